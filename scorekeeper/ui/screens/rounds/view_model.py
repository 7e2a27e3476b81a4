"""What the grid of rounds and one round's page show; nothing of Flet."""

from dataclasses import dataclass
from datetime import datetime

from scorekeeper.domain.events import RoundEntry
from scorekeeper.domain.state import GameState, RoundState, TableState
from scorekeeper.l10n import Translator
from scorekeeper.ui.screens.table.view_model import SeatView, seat_view
from scorekeeper.ui.words import gain_of, signed


@dataclass(frozen=True, slots=True)
class Cell:
    """What one player got or held in a round. `out`: went out; `held`: worth of the cards left."""

    player: str
    text: str
    out: bool
    spoken: str


@dataclass(frozen=True, slots=True)
class GridRow:
    """A round in the grid."""

    round: str
    number: str
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
    """One player's line on a round's page."""

    seat: SeatView
    out: bool
    text: str
    value: str


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
                number=str(played.number),
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
    out = played.entry.out == player
    hand = played.entry.hands.get(player)
    if out:
        text = signed(played.points.get(player, 0))
    else:
        text = "–" if hand is None else str(hand.points(game.rules.card_points))
    key = "cell-out" if out else "cell-held"
    spoken = t(key, name=state.name_of(player), number=played.number, points=text)
    return Cell(player, text, out, spoken)


def round_page_of(
    t: Translator, state: TableState, game: GameState, played: RoundState
) -> RoundPage:
    """The page of one round."""
    points = game.rules.card_points
    lines = [
        HandLine(
            seat=seat_view(state, player),
            out=player == played.entry.out,
            text=t("round-went-out")
            if player == played.entry.out
            else t("round-held")
            if player in played.entry.hands
            else t("round-no-hand"),
            value=signed(played.points.get(player, 0))
            if player == played.entry.out
            else str(played.entry.hands[player].points(points))
            if player in played.entry.hands
            else "–",
        )
        for player in played.players
    ]
    return RoundPage(
        round=played.id,
        title=t("round-title", number=played.number),
        entered=t("round-entered", when=moment(t, played.at)),
        lines=tuple(lines),
        gain=signed(played.points.get(played.entry.out, 0)),
        history=tuple(
            line
            for revision in reversed(played.revisions)
            for line in _changes(t, state, points, revision.before, revision.after, revision.at)
        ),
        voided=played.voided,
        rivals=tuple(
            Rival(rival.id, _in_short(t, state, game, rival))
            for rival in game.waiting
            if rival.id in played.rivals
        ),
        notices=tuple(t(f"notice-{notice.value}") for notice in played.notices),
    )


def _in_short(t: Translator, state: TableState, game: GameState, rival: RoundState) -> str:
    points = game.rules.card_points
    hands = ", ".join(
        f"{state.name_of(player)} {hand.points(points)}"
        for player, hand in rival.entry.hands.items()
    )
    return t("round-rival", gain=gain_of(state, rival), hands=hands, when=moment(t, rival.at))


def _changes(
    t: Translator,
    state: TableState,
    points: dict[str, int],
    before: RoundEntry,
    after: RoundEntry,
    at: datetime,
) -> list[str]:
    when = moment(t, at)
    lines: list[str] = []
    if before.out != after.out:
        lines.append(
            t(
                "history-out",
                when=when,
                before=state.name_of(before.out),
                after=state.name_of(after.out),
            )
        )
    for player in {**before.hands, **after.hands}:
        old, new = before.hands.get(player), after.hands.get(player)
        if old == new:
            continue
        lines.append(
            t(
                "history-hand",
                when=when,
                name=state.name_of(player),
                before="–" if old is None else str(old.points(points)),
                after="–" if new is None else str(new.points(points)),
            )
        )
    return lines


def moment(t: Translator, at: datetime) -> str:
    """Day and time of day, in the host's time zone."""
    local = at.astimezone()
    return t(
        "moment",
        day=local.day,
        month=t(f"month-{local.month}"),
        time=f"{local.hour:02}:{local.minute:02}",
    )
