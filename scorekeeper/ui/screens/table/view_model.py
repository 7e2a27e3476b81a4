"""What the board shows, from the table's state; nothing of Flet."""

from dataclasses import dataclass

from scorekeeper.domain.names import initial_of
from scorekeeper.domain.standings import leaders, standings
from scorekeeper.domain.state import GameState, RoundState, TableState
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.ui.words import names, round_to_come, rules_line, signed


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as it is drawn."""

    player: str
    name: str
    initial: str
    colour: int


@dataclass(frozen=True, slots=True)
class BoardLine:
    """One line of the board. `progress` is the way to the target, 0 to 1."""

    seat: SeatView
    rank: str
    total: str
    note: str
    delta: str | None
    progress: float
    leads: bool
    deals: bool


@dataclass(frozen=True, slots=True)
class Board:
    """The board of the game being played or played last."""

    title: str
    subtitle: str
    lines: tuple[BoardLine, ...]
    seats: tuple[SeatView, ...]
    question: str
    over: str | None
    disputed: bool


def seat_view(state: TableState, player: str) -> SeatView:
    """A player's seat; somebody unknown to the table gets the first colour."""
    seat = state.seats.get(player)
    name = state.name_of(player)
    return SeatView(player, name, initial_of(name), seat.colour if seat else 0)


def board_of(t: Translator, library: Library, language: str, state: TableState) -> Board | None:
    """The board, or None while the table has no game."""
    game = state.game
    if game is None:
        return None
    last = next((played for played in reversed(game.rounds) if not played.voided), None)
    first = leaders(game)
    over = None
    if game.ending is not None:
        over = t(
            "board-over",
            names=names(state, game.ending.winners),
            count=len(game.ending.winners),
        )
    return Board(
        title=state.name,
        subtitle=t(
            "board-subtitle",
            rules=rules_line(t, library, language, game.rules),
            number=round_to_come(game),
        ),
        lines=tuple(
            BoardLine(
                seat=seat_view(state, line.player),
                rank=str(line.rank),
                total=str(line.total),
                note=_note(t, game, last, line.player, line.total),
                delta=_delta(last, line.player),
                progress=min(1.0, line.total / game.rules.target),
                leads=line.player in first,
                deals=line.player == game.dealer and game.ending is None,
            )
            for line in standings(game)
        ),
        seats=tuple(seat_view(state, player) for player in game.players),
        question=t("board-question", number=game.next_number),
        over=over,
        disputed=bool(game.aside),
    )


def _delta(last: RoundState | None, player: str) -> str | None:
    if last is None or not last.points.get(player):
        return None
    return signed(last.points[player])


def _note(t: Translator, game: GameState, last: RoundState | None, player: str, total: int) -> str:
    if game.ending is not None and player in game.ending.winners:
        return t("board-won")
    if game.ending is None and last is not None and last.entry.out == player:
        return t("board-won-round", number=last.number)
    return t("board-to-go", points=max(0, game.rules.target - total))
