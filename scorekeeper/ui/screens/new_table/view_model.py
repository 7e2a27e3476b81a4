"""The choices of a new table and what follows from them; nothing of Flet."""

import random
from dataclasses import dataclass, replace
from datetime import datetime

from scorekeeper.domain.actions.tables import Newcomer, verify_open_table
from scorekeeper.domain.agreed import AgreedRules, Wishes, agree_on
from scorekeeper.domain.events import MAX_SEATS
from scorekeeper.domain.names import same_name
from scorekeeper.domain.refusals import Refusal, RulesRefused
from scorekeeper.domain.state import TableState
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.tables.roster import RosterEntry

TARGETS = (200, 300, 500, 1000)
"""Offered in one tap; any other number can be typed."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What was chosen so far. `players` are roster ids in playing order."""

    players: tuple[str, ...] = ()
    dealer: str | None = None
    drawn: bool = False
    target: str = "500"
    deck: str | None = None
    name: str = ""
    variant: str = "classic"

    def toggled(self, player: str) -> "Choices":
        """The player sits down, or gets up again."""
        if player in self.players:
            rest = tuple(seated for seated in self.players if seated != player)
            dealer = None if self.dealer == player else self.dealer
            return replace(self, players=rest, dealer=dealer)
        if len(self.players) >= MAX_SEATS:
            return self
        return replace(self, players=(*self.players, player))

    def moved(self, old: int, new: int) -> "Choices":
        """The seat at one place goes to another."""
        if not (0 <= old < len(self.players) and 0 <= new < len(self.players)):
            return self
        order = list(self.players)
        order.insert(new, order.pop(old))
        return replace(self, players=tuple(order))

    def with_random_dealer(self) -> "Choices":
        """Somebody at the table, by lot."""
        if not self.players:
            return self
        return replace(self, dealer=random.choice(self.players), drawn=True)

    @property
    def dealing(self) -> str | None:
        """Who deals first: whoever was chosen, else the first seat."""
        if self.dealer in self.players:
            return self.dealer
        return self.players[0] if self.players else None


def first_choices(recent: list[TableState]) -> Choices:
    """The line-up, dealer and target of the last table, so that a regular group starts at once."""
    for state in recent:
        game = state.game
        if game is not None:
            return Choices(
                players=tuple(seat.player for seat in state.present),
                dealer=game.dealer,
                target=str(game.rules.target),
                deck=game.rules.deck,
            )
    return Choices()


def default_name(t: Translator, now: datetime) -> str:
    """A name for the sitting, such as "Saturday evening"."""
    part = "morning" if now.hour < 12 else "afternoon" if now.hour < 18 else "evening"
    return t(f"new-name-{part}", day=t(f"weekday-{now.isoweekday()}"))


def newcomers(choices: Choices, roster: list[RosterEntry]) -> list[Newcomer]:
    """The seats in playing order; everyone keeps their colour where it is still free."""
    known = {entry.player: entry for entry in roster}
    free = list(range(MAX_SEATS))
    colours: dict[str, int] = {}
    for player in choices.players:
        wished = known[player].colour if player in known else 0
        if wished in free:
            colours[player] = wished
            free.remove(wished)
    for player in choices.players:
        if player not in colours:
            colours[player] = free.pop(0)
    return [
        Newcomer(player, known[player].name, colours[player])
        for player in choices.players
        if player in known
    ]


def read_target(raw: str) -> int:
    """The target typed or chosen. Raises RulesRefused where it is no whole number."""
    digits = raw.strip()
    if not digits.isdecimal() or len(digits) > 9:
        raise RulesRefused("rules-target-number")
    return int(digits)


def agreed(choices: Choices, library: Library) -> AgreedRules:
    """The rules as chosen. Raises RulesRefused."""
    variant = library.variant(choices.variant)
    return agree_on(variant, Wishes(deck=choices.deck, target=read_target(choices.target)))


def obstacle(
    choices: Choices, roster: list[RosterEntry], library: Library, name: str
) -> Refusal | None:
    """Why this table cannot be opened yet, or None."""
    try:
        agreed(choices, library)
        verify_open_table(name, newcomers(choices, roster), choices.dealing or "")
    except Refusal as refusal:
        return refusal
    return None


def known_as(roster: list[RosterEntry], raw: str) -> RosterEntry | None:
    """The person of that name, where there is one already."""
    return next((entry for entry in roster if same_name(entry.name, raw)), None)
