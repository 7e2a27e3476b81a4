"""What the grid of rounds and one round's page show."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from scorekeeper.domain.formations import pair_of
from scorekeeper.domain.notices import noticed
from scorekeeper.domain.scoring import each_alone, knock_out_credits, knocked_out
from scorekeeper.domain.state import GameState, Notice, RoundState, TableState
from scorekeeper.l10n import Translator
from scorekeeper.tables.shown.board import SeatView, seat_view
from scorekeeper.tables.shown.changes import newest_first, revision_parts
from scorekeeper.tables.shown.words import (
    gain_of,
    moment_by,
    notice_line,
    number_of,
    short_number_of,
    signed,
    with_number,
)

KNOCKED_OUT: Final = "KO"
"""The same in all three languages."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What one player got or held in a round. `won`: they or their partner went out.

    `hand`: there is a hand to correct. Empty where somebody did not play.
    """

    player: str
    text: str
    won: bool
    hand: bool
    spoken: str


@dataclass(frozen=True, slots=True)
class GridRow:
    """A round in the grid; `spoken` is its number in full."""

    round: str
    number: str
    spoken: str
    cells: tuple[Cell, ...]
    voided: bool
    changed: bool
    disputed: bool


@dataclass(frozen=True, slots=True)
class Grid:
    """All rounds of a game, newest first, with the totals."""

    seats: tuple[SeatView, ...]
    totals: tuple[str, ...]
    rows: tuple[GridRow, ...]


@dataclass(frozen=True, slots=True)
class HandLine:
    """One player's line on a round's page. `won`: they or their partner went out; `hand`: there
    is a hand to correct.
    """

    seat: SeatView
    won: bool
    hand: bool
    text: str
    value: str
    spoken: str


@dataclass(frozen=True, slots=True)
class Rival:
    """Another entry for the same round, in a few words."""

    round: str
    text: str


@dataclass(frozen=True, slots=True)
class RoundPage:
    """One round: who went out, what everyone held, who entered it, what was changed."""

    round: str
    title: str
    subtitle: str
    entered: str
    lines: tuple[HandLine, ...]
    gain: str
    history: tuple[str, ...]
    voided: bool
    rivals: tuple[Rival, ...]
    notices: tuple[str, ...]


def grid_of(t: Translator, state: TableState, game: GameState) -> Grid:
    """The grid of a game."""
    players = game.seating
    return Grid(
        seats=tuple(seat_view(state, player) for player in players),
        totals=tuple(str(game.totals.get(player, 0)) for player in players),
        rows=tuple(
            GridRow(
                round=played.id,
                number=short_number_of(played),
                spoken=number_of(t, played),
                cells=tuple(_cell(t, state, game, played, player) for player in players),
                voided=played.voided,
                changed=bool(played.revisions),
                disputed=bool(played.rivals),
            )
            for played in reversed(game.rounds)
        ),
    )


def _cell(
    t: Translator, state: TableState, game: GameState, played: RoundState, player: str
) -> Cell:
    name, number = state.name_of(player), number_of(t, played)
    if player not in played.players:
        spoken = t("cell-not-playing", name=name, number=number)
        return Cell(player, "", won=False, hand=False, spoken=spoken)
    won = player in _winners(played)
    hand = not won
    text = _value(game, played, player)
    key = "cell-out" if player == played.entry.out else "cell-partner" if won else "cell-held"
    if player in played.entry.knocked_out:
        key = "cell-knocked-out"
    return Cell(player, text, won, hand, t(key, name=name, number=number, points=text))


def _winners(played: RoundState) -> tuple[str, ...]:
    """Whoever went out, with their partner where they have one."""
    pair = pair_of(played.entry.out, played.pairs) if played.pairs else None
    return pair or (played.entry.out,)


def _value(game: GameState, played: RoundState, player: str) -> str:
    """What stands for a player in a round: what they gained, or what they still held."""
    entry = played.entry
    if player in _winners(played):
        return signed(played.points.get(player, 0))
    if player in entry.knocked_out:
        return KNOCKED_OUT
    hand = entry.hands.get(player)
    return "–" if hand is None else str(hand.points(game.rules.card_points))


def round_page_of(
    t: Translator, state: TableState, game: GameState, played: RoundState
) -> RoundPage:
    """The page of one round."""
    lines = [
        HandLine(
            seat=seat_view(state, player),
            won=player in _winners(played),
            hand=player not in _winners(played),
            text=" · ".join(
                filter(
                    None,
                    (
                        _part(t, state, played, player),
                        _reported(t, state, game, played, player),
                    ),
                )
            ),
            value=_worth(game, played, player),
            spoken=t(
                _spoken(played, player),
                name=state.name_of(player),
                points=_worth(game, played, player),
                part=_part(t, state, played, player),
            ),
        )
        for player in played.players
    ]
    return RoundPage(
        round=played.id,
        title=t("round-title", number=number_of(t, played)),
        subtitle=t("round-is-void")
        if played.voided
        else t("receipt-went-out", name=state.name_of(played.entry.out)),
        entered=t("round-entered", when=moment_by(t, played.at, played.by)),
        lines=tuple(lines),
        gain=signed(played.points.get(played.entry.out, 0)),
        history=tuple(_history(t, state, game, played)),
        voided=played.voided,
        rivals=tuple(
            Rival(rival.id, in_short(t, state, game, rival))
            for rival in game.waiting
            if rival.id in played.rivals
        ),
        notices=tuple(
            notice_line(t, state, notice, players)
            for notice, players in _noticed(game, played).items()
        ),
    )


def _noticed(game: GameState, played: RoundState) -> dict[Notice, tuple[str, ...]]:
    if not played.notices:
        return {}
    return noticed(game.rules, played.entry, played.players, played.pairs)


def _worth(game: GameState, played: RoundState, player: str) -> str:
    """What stands for a player on the round's page: also what being knocked out was worth, so that
    the column adds up by eye.
    """
    if player not in knocked_out(played.entry, played.players):
        return _value(game, played, player)
    if game.rules.scoring != "winner-takes-all":
        return str(played.points.get(player, 0))
    sides = played.pairs or each_alone(played.players)
    credited = dict(knock_out_credits(game.rules, played.entry, sides))
    return "0" if credited.get(player) is None else str(game.rules.knock_out)


def _part(t: Translator, state: TableState, played: RoundState, player: str) -> str:
    entry = played.entry
    if player == entry.out:
        return t("round-last-standing") if entry.last_standing else t("round-went-out")
    if player in entry.knocked_out:
        cause = entry.knocked_out[player]
        if cause is None:
            return t("round-knocked-out")
        return t("round-knocked-out-by", name=state.name_of(cause))
    if player in _winners(played):
        return t("round-partner")
    return t("round-held") if player in entry.hands else t("round-no-hand")


def _reported(
    t: Translator, state: TableState, game: GameState, played: RoundState, player: str
) -> str:
    """What a player reported, where another hand was entered for them in the end."""
    report = state.reports.get((_before(game, played), player))
    held = played.entry.hands.get(player)
    if report is None or held is None:
        return ""
    if report.knocked_out:
        return "" if player in played.entry.knocked_out else t("round-reported-out")
    points = game.rules.card_points
    told, counted = report.hand.points(points), held.points(points)
    return "" if told == counted else t("round-reported", points=told)


def _before(game: GameState, played: RoundState) -> str:
    """What a round was entered after: the one before it at its table, or the game."""
    before = game.id
    for one in game.rounds:
        if one.id == played.id:
            break
        if one.entry.table == played.entry.table:
            before = one.id
    return before


def _spoken(played: RoundState, player: str) -> str:
    """The message for what a screen reader says of a player's line."""
    if player in _winners(played) or played.voided:
        return "round-receipt"
    counted = player in played.entry.hands and player not in played.entry.knocked_out
    return "round-revise-hand" if counted else "round-revise-part"


def in_short(t: Translator, state: TableState, game: GameState, rival: RoundState) -> str:
    """A round in one line: what it gained whom, what everybody held in seat order, who entered it
    and when.
    """
    points, hands_in = game.rules.card_points, rival.entry.hands
    # A hand of somebody who did not play stands behind: it is not counted, but it was entered.
    holders = dict.fromkeys((*rival.players, *hands_in))
    hands = ", ".join(
        with_number(state.name_of(player), str(hands_in[player].points(points)))
        for player in holders
        if player in hands_in
    )
    when = moment_by(t, rival.at, rival.by)
    return t("round-rival", gain=gain_of(state, rival), hands=hands, when=when)


def _history(t: Translator, state: TableState, game: GameState, played: RoundState) -> list[str]:
    """What was done to a round since it was entered, newest first."""
    points = game.rules.card_points
    changes: list[tuple[datetime, list[str]]] = []
    for revision in played.revisions:
        when = moment_by(t, revision.at, revision.by)
        parts = revision_parts(t, state, points, revision.before, revision.after)
        said = [t("history-line", when=when, what=what) for what in parts]
        changes.append((revision.at, said))
    return newest_first(t, state, points, played, changes)
