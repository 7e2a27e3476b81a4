"""Who may come and go at a table being played at, and what cannot change any more; no Flet.

Whether something is possible is asked of the domain; its refusals are the reasons shown.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from scorekeeper.domain.actions.people import average_points, can_join, verify_join, verify_leave
from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.formations import rounds_at_a_table, schedule, tables_of
from scorekeeper.domain.refusals import Refusal, RulesRefused
from scorekeeper.domain.scoring import SCORERS, own_cards
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.tables.roster import RosterEntry, joiner
from scorekeeper.ui.screens.new_table.offers import deck_name, refusal_of

SOMEBODY = Newcomer("somebody", "…", 0)
"""Stands for whoever might come."""

Start = Literal["zero", "average", "chosen"]
"""What a late joiner starts with."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody who could join now; `back_to` is the total of who was in the game before."""

    newcomer: Newcomer
    back_to: int | None = None


def join_refusal(state: TableState) -> Refusal | None:
    """Why nobody can join now, or None."""
    return refusal_of(lambda: verify_join(state, SOMEBODY, 0))


def leave_refusal(state: TableState) -> Refusal | None:
    """Why nobody can leave now, or None where at least one person can."""
    refusals = _leave_refusals(state).values()
    return next(iter(refusals), None) if all(refusals) else None


def who_can_leave(state: TableState) -> tuple[str, ...]:
    """The players who may go home."""
    return tuple(player for player, refusal in _leave_refusals(state).items() if not refusal)


def _leave_refusals(state: TableState) -> dict[str, Refusal | None]:
    def refusal(player: str) -> Refusal | None:
        return refusal_of(lambda: verify_leave(state, player))

    return {player: refusal(player) for player in (state.game.players if state.game else ())}


def candidates(state: TableState, roster: Sequence[RosterEntry]) -> tuple[Candidate, ...]:
    """Who could join: first those who have left, then everybody known here."""
    left = [seat for seat in state.seats.values() if seat.left]
    people = [RosterEntry(seat.player, seat.name, seat.colour) for seat in left]
    gone = {seat.player for seat in left}
    people += [entry for entry in roster if entry.player not in gone]
    totals = state.game.totals if state.game else {}
    return tuple(
        Candidate(newcomer, totals.get(newcomer.player))
        for newcomer in (joiner(entry, state) for entry in people)
        if can_join(state, newcomer, 0)
    )


def points_to_start(start: Start, typed: str, game: GameState) -> int:
    """The points that a late joiner brings. Raises RulesRefused for what is no whole number."""
    if start == "average":
        return average_points(game)
    if start == "zero":
        return 0
    digits = typed.strip()
    if not digits.isdecimal() or len(digits) > 9:
        raise RulesRefused("points-number")
    return int(digits)


def by_rounds(game: GameState) -> bool:
    """Whether the game ends after a number of rounds that may still change."""
    return game.rules.formation == "rotating-partners" and not two_tables(game)


def two_tables(game: GameState) -> bool:
    """Whether the people play at two tables."""
    return len(tables_of(game.rules, game.order)) > 1


def total_rounds(game: GameState) -> int:
    """How many rounds an evening with changing partners has."""
    return rounds_at_a_table(schedule(len(game.order), game.rules.total_rounds))


def fixed_lines(
    t: Translator, library: Library, language: str, state: TableState, game: GameState
) -> tuple[tuple[str, str], ...]:
    """What cannot change in this game, as pairs of what it is and how it was agreed."""
    rules = game.rules
    variant = library.variants.get(rules.variant)
    deck = variant.deck(rules.deck) if variant else None
    lines = [(t("setup-fixed-game"), library.variant_name(rules.variant, language))]
    if variant and deck and len(variant.decks) > 1:
        lines.append((t("setup-fixed-deck"), deck_name(t, deck)))
    lines += [
        (t("setup-fixed-scoring"), t(f"new-scoring-{rules.scoring}")),
        (t("setup-fixed-formation"), t(f"new-formation-{rules.formation}")),
    ]
    if game.pairs:
        (one, two), (three, four) = game.pairs
        lines.append(
            (
                t("setup-fixed-pairs"),
                t(
                    "new-pairs-spoken",
                    one=state.name_of(one),
                    two=state.name_of(two),
                    three=state.name_of(three),
                    four=state.name_of(four),
                ),
            )
        )
    if rules.knock_out:
        if SCORERS[rules.scoring] is own_cards:
            said = t(f"new-knocked-out-pay-{rules.knocked_out_pay}", bonus=rules.knock_out)
        else:
            who = t(f"new-knock-out-to-{rules.knock_out_to}")
            said = t("setup-fixed-bonus", who=who, bonus=rules.knock_out)
        lines.append((t("setup-fixed-knock-out"), said))
    return tuple(lines)
