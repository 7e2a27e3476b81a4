"""Opening and closing a table, its seats and its rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scorekeeper.domain.actions import allowed
from scorekeeper.domain.agreed import (
    AgreedRules,
    verify_own_rule,
    verify_target,
    verify_total_rounds,
)
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.formations import fits
from scorekeeper.domain.names import verify_name
from scorekeeper.domain.payloads import (
    MAX_SEATS,
    GameStarted,
    PlayerRenamed,
    PlayerSeated,
    RulesAgreed,
    SeatingChanged,
    TableClosed,
    TableOpened,
)
from scorekeeper.domain.refusals import RulesRefused, SeatingRefused, TableRefused
from scorekeeper.domain.state import TableState
from scorekeeper.domain.variants import Formation

MIN_SEATS = 2


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody about to sit down."""

    player: str
    name: str
    colour: int


def verify_formation_seats(formation: Formation, players: int) -> None:
    """Raises SeatingRefused where a formation does not go with so many players.

    Partners are four, with changing partners four or eight (`deluxe-1999#partners`).
    """
    if not fits(formation, players):
        raise SeatingRefused("seats-formation", formation=formation, players=players)


can_seat_formation = allowed(verify_formation_seats)


def verify_open_table(
    name: str, newcomers: Sequence[Newcomer], dealer: str, formation: Formation = "individual"
) -> None:
    """Raises NameRefused or SeatingRefused where this table cannot be opened.

    Two to ten players (`deluxe-1999#cover`, `article-112#setup`).
    """
    verify_name(name)
    if len(newcomers) < MIN_SEATS:
        raise SeatingRefused("seats-too-few", minimum=MIN_SEATS)
    if len(newcomers) > MAX_SEATS:
        raise SeatingRefused("seats-too-many", limit=MAX_SEATS)
    seen: list[str] = []
    for newcomer in newcomers:
        seen.append(verify_name(newcomer.name, seen))
    if len({newcomer.player for newcomer in newcomers}) != len(newcomers):
        raise SeatingRefused("seat-taken-twice")
    if dealer not in {newcomer.player for newcomer in newcomers}:
        raise SeatingRefused("dealer-not-seated")
    verify_formation_seats(formation, len(newcomers))


can_open_table = allowed(verify_open_table)


def open_table(
    pen: Pen, name: str, newcomers: Sequence[Newcomer], dealer: str, rules: AgreedRules
) -> tuple[Event, ...]:
    """A table with its seats in playing order, its rules and its first game."""
    verify_open_table(name, newcomers, dealer, rules.formation)
    return pen.write(
        TableOpened(name=verify_name(name)),
        *(
            PlayerSeated(
                player=newcomer.player, name=verify_name(newcomer.name), colour=newcomer.colour
            )
            for newcomer in newcomers
        ),
        RulesAgreed(rules=rules),
        GameStarted(players=tuple(newcomer.player for newcomer in newcomers), dealer=dealer),
    )


def verify_rename_player(state: TableState, player: str, name: str) -> str:
    """The tidied name. Raises NameRefused, or SeatingRefused for somebody not seated."""
    if player not in state.seats:
        raise SeatingRefused("player-not-seated")
    others = [seat.name for seat in state.seats.values() if seat.player != player]
    return verify_name(name, others)


can_rename_player = allowed(verify_rename_player)


def rename_player(state: TableState, pen: Pen, player: str, name: str) -> tuple[Event, ...]:
    """A new name for a seat; what was scored stays where it is."""
    return pen.write(PlayerRenamed(player=player, name=verify_rename_player(state, player, name)))


def verify_change_seating(state: TableState, order: Sequence[str]) -> None:
    """Raises SeatingRefused unless `order` holds everyone present exactly once."""
    present = [seat.player for seat in state.present]
    if sorted(order) != sorted(present):
        raise SeatingRefused("seating-incomplete")


can_change_seating = allowed(verify_change_seating)


def change_seating(state: TableState, pen: Pen, order: Sequence[str]) -> tuple[Event, ...]:
    """Another playing order from the next round on."""
    verify_change_seating(state, order)
    return pen.write(SeatingChanged(order=tuple(order)))


def verify_change_target(state: TableState, target: int) -> AgreedRules:
    """The rules with the new target.

    Raises RulesRefused where the target cannot be or somebody has already reached it.
    """
    game = state.game
    if game is None:
        raise TableRefused("table-no-game")
    verify_target(target)
    best = max(game.totals.values(), default=0)
    if target <= best:
        raise RulesRefused("rules-target-reached", best=best)
    return game.rules.model_copy(update={"target": target})


can_change_target = allowed(verify_change_target)


def change_target(state: TableState, pen: Pen, target: int) -> tuple[Event, ...]:
    """Another target for the game in progress and those to come."""
    rules = verify_change_target(state, target)
    assert state.game is not None
    return pen.write(RulesAgreed(rules=rules, game=state.game.id), RulesAgreed(rules=rules))


FIXED: Final = ("variant", "deck", "card_points", "scoring", "formation", "knock_out")
"""What cannot change in a game: the rounds played would be counted by other rules."""

FIXED_ONCE_PLAYED: Final = ("knock_out_to", "knocked_out_pay")


def verify_change_rules(state: TableState, rules: AgreedRules) -> None:
    """Raises RulesRefused for what cannot change in a game that has begun, TableRefused."""
    game = state.game
    if game is None:
        raise TableRefused("table-no-game")
    if state.closed:
        raise TableRefused("table-closed")
    fixed = (*FIXED, *(FIXED_ONCE_PLAYED if game.played else ()))
    if any(getattr(rules, name) != getattr(game.rules, name) for name in fixed):
        raise RulesRefused("rules-fixed")
    if rules.target != game.rules.target:
        verify_change_target(state, rules.target)
    if rules.total_rounds != game.rules.total_rounds:
        verify_total_rounds(rules.total_rounds)
        if rules.total_rounds is not None and rules.total_rounds <= game.played:
            raise RulesRefused("rules-rounds-played", played=game.played)
    verify_own_rule(rules.own_rule)


can_change_rules = allowed(verify_change_rules)


def change_rules(state: TableState, pen: Pen, rules: AgreedRules) -> tuple[Event, ...]:
    """Other rules for the game in progress and those to come; none are no event."""
    verify_change_rules(state, rules)
    assert state.game is not None
    if rules == state.game.rules:
        return ()
    return pen.write(RulesAgreed(rules=rules, game=state.game.id), RulesAgreed(rules=rules))


def verify_close_table(state: TableState) -> None:
    """Raises TableRefused where the table is closed already."""
    if state.closed:
        raise TableRefused("table-closed")


can_close_table = allowed(verify_close_table)


def close_table(state: TableState, pen: Pen) -> tuple[Event, ...]:
    """The end of the sitting; retracting it opens the table again."""
    verify_close_table(state)
    return pen.write(TableClosed())
