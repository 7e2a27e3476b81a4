"""The roles of a table and what each of them may do; a table of data, no decisions elsewhere.

Who has which role is `tables/access.py`'s business.
"""

from enum import StrEnum
from typing import Final

from scorekeeper.domain.refusals import Refusal


class AccessRefused(Refusal):
    """Somebody is not let in, or may not do this here."""


class Role(StrEnum):
    """What somebody is at a table, the least first."""

    VIEWER = "viewer"
    PLAYER = "player"
    SCORER = "scorer"
    OWNER = "owner"


class Act(StrEnum):
    """What somebody wants to do."""

    WATCH = "watch"
    """See the board, the rounds and receipts; ask a rule."""

    REPORT = "report"
    """Report the own hand."""

    ENTER = "enter"
    """Enter and correct rounds, reorder seats, agree on rulings; report anybody's hand."""

    INVITE = "invite"
    """Show the links to watch and to play along; hand the score-keeping over."""

    MANAGE = "manage"
    """Let scorers in, send devices away, renew links; open and import tables."""


_ALLOWED: Final = {
    Role.VIEWER: frozenset({Act.WATCH}),
    Role.PLAYER: frozenset({Act.WATCH, Act.REPORT}),
    Role.SCORER: frozenset({Act.WATCH, Act.REPORT, Act.ENTER, Act.INVITE}),
    Role.OWNER: frozenset(Act),
}
_RANKS: Final = {role: rank for rank, role in enumerate(Role)}


def may(role: Role | None, act: Act) -> bool:
    """Whether a role allows an act; None is somebody who has not been let in.

    >>> may(Role.PLAYER, Act.REPORT), may(Role.VIEWER, Act.REPORT), may(None, Act.WATCH)
    (True, False, False)
    """
    return role is not None and act in _ALLOWED[role]


def higher(one: Role | None, other: Role | None) -> Role | None:
    """The role that allows more.

    >>> higher(Role.SCORER, Role.VIEWER), higher(None, Role.VIEWER)
    (<Role.SCORER: 'scorer'>, <Role.VIEWER: 'viewer'>)
    """
    if one is None or other is None:
        return one or other
    return max(one, other, key=_RANKS.__getitem__)
