"""What the board shows, from the table's state."""

from dataclasses import dataclass

from scorekeeper.domain.formations import ONLY_TABLE
from scorekeeper.domain.names import initial_of
from scorekeeper.domain.standings import Standing, leaders, standings
from scorekeeper.domain.state import GameState, RoundState, TableState
from scorekeeper.l10n import Translator, isolated
from scorekeeper.rulebook import Library
from scorekeeper.tables.shown.reports import arrived_line
from scorekeeper.tables.shown.words import (
    names,
    pairs_line,
    round_to_come,
    rules_line,
    signed,
    won_line,
)


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as it is drawn."""

    player: str
    name: str
    initial: str
    colour: int


@dataclass(frozen=True, slots=True)
class BoardLine:
    """One line of the board: a player or, of partners, a pair with the second one as `mate`.

    `progress` is the way to the number played to, 0 to 1, None where none is. `dealing` says that
    it is the deal of this line and, of a pair, whose; empty where it is not. `brief` is the `note`
    where there is room for one line. `warned`: the next
    to reach a number that is better not reached. `gone`: out of the race, or went home.
    """

    seat: SeatView
    rank: str
    total: str
    note: str
    brief: str
    delta: str | None
    progress: float | None
    leads: bool
    dealing: str
    mate: SeatView | None = None
    warned: bool = False
    gone: bool = False
    low_is_good: bool = False

    @property
    def name(self) -> str:
        """The player's name, or both names of a pair."""
        if self.mate is None:
            return self.seat.name
        return f"{isolated(self.seat.name)} + {isolated(self.mate.name)}"


@dataclass(frozen=True, slots=True)
class Question:
    """Who went out in the round that comes next at a table; `plan` says who plays for whom.

    `first` says what another table has to play before, `sent` whose hands have arrived already.
    """

    table: int
    text: str
    plan: str | None
    seats: tuple[SeatView, ...]
    first: str | None = None
    sent: str = ""


@dataclass(frozen=True, slots=True)
class Board:
    """The board of the game being played or played last.

    `rules` is the `subtitle` without the round, where the question below says which that is.
    `fallen` announces who is out of the race since the last round; `two_players` says, with its
    source in `cited`, what changes when only two play.
    """

    title: str
    subtitle: str
    rules: str
    lines: tuple[BoardLine, ...]
    questions: tuple[Question, ...]
    over: str | None
    disputed: bool
    planned: bool
    fallen: str | None = None
    two_players: str | None = None
    cited: str = ""


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
    first = leaders(game)
    return Board(
        title=state.name,
        subtitle=_subtitle(t, library, language, game),
        rules=rules_line(t, library, language, game.rules),
        lines=tuple(_line(t, state, game, line, line.player in first) for line in standings(game)),
        questions=_questions(t, state, game),
        over=won_line(t, "board-over", state, game),
        disputed=bool(game.aside),
        planned=game.rules.formation == "rotating-partners",
        fallen=_fallen(t, state, game),
        two_players=_for_two(library, language, game),
        cited=_cited(library, language, game),
    )


def _subtitle(t: Translator, library: Library, language: str, game: GameState) -> str:
    """The rules, and which round comes next; of two tables each asks for a round of its own."""
    rules = rules_line(t, library, language, game.rules)
    if len(game.tips) > 1:
        return rules
    return t("board-subtitle", rules=rules, number=round_to_come(game))


def _fallen(t: Translator, state: TableState, game: GameState) -> str | None:
    """Who is out of the race since the last round, and the final two once they are found."""
    fell = tuple(player for player, number in game.out_after.items() if number == len(game.rounds))
    if not fell or game.ending is not None:
        return None
    said = t("board-fallen", names=names(state, fell), count=len(fell))
    if len(game.players) != 2:
        return said
    one, other = map(state.name_of, game.players)
    return f"{said} {t('board-final-two', one=one, other=other)}"


def _for_two(library: Library, language: str, game: GameState) -> str | None:
    if len(game.players) != 2 or game.ending is not None:
        return None
    return library.two_players(game.rules.variant, language) or None


def _cited(library: Library, language: str, game: GameState) -> str:
    variant = library.variants.get(game.rules.variant)
    fact = variant.play.two_players_reverse_skips if variant else None
    if fact is None:
        return ""
    source = library.citation(fact.cite[0], language)
    return " · ".join(filter(None, (source.source_title, source.edition, source.section)))


def _line(
    t: Translator, state: TableState, game: GameState, line: Standing, leads: bool
) -> BoardLine:
    last = next((played for played in reversed(game.rounds) if not played.voided), None)
    low = game.rules.scoring != "winner-takes-all"
    gone = line.rank is None or line.out_after is not None
    rotating = game.rules.formation == "rotating-partners"
    dealers = {sitting.dealer for sitting in game.sittings} if game.tips else {game.dealer}
    seats = line.team or (line.player,)
    return BoardLine(
        seat=seat_view(state, seats[0]),
        mate=seat_view(state, seats[1]) if line.team else None,
        rank="–" if line.rank is None else str(line.rank),
        total=str(line.total),
        note=_note(t, game, last, line),
        brief=_note(t, game, last, line, brief=True),
        delta=_delta(last, line.player),
        progress=None if rotating or gone else min(1.0, line.total / game.rules.target),
        leads=leads,
        dealing="" if game.ending is not None or gone else _dealing(t, state, dealers, seats),
        warned=low and not gone and line.player in _nearest(game),
        gone=gone,
        low_is_good=low,
    )


def _dealing(t: Translator, state: TableState, dealers: set[str], seats: tuple[str, ...]) -> str:
    dealer = next((player for player in seats if player in dealers), None)
    if dealer is None:
        return ""
    return t("board-deals") if len(seats) == 1 else t("board-one-deals", name=state.name_of(dealer))


def _nearest(game: GameState) -> tuple[str, ...]:
    """Who is next to reach the number, of those who still play; nobody before anyone has points."""
    most = max((game.totals[player] for player in game.players), default=0)
    if not most or game.ending is not None:
        return ()
    return tuple(player for player in game.players if game.totals[player] == most)


def _questions(t: Translator, state: TableState, game: GameState) -> tuple[Question, ...]:
    if game.ending is not None:
        return ()
    if game.rules.formation != "rotating-partners":
        seats = tuple(seat_view(state, player) for player in game.players)
        asked = t("board-question", number=game.next_number)
        sent = arrived_line(t, state, game.tip, game.players)
        return (Question(ONLY_TABLE, asked, None, seats, sent=sent),)
    return tuple(
        Question(
            table=sitting.table,
            text=t("board-question", number=game.rounds_at(sitting.table) + 1),
            plan=pairs_line(state, sitting.pairs),
            seats=tuple(seat_view(state, player) for player in sitting.players),
            first=_other_table_first(t, game, sitting.table),
            sent=arrived_line(t, state, game.tip_of(sitting.table), sitting.players),
        )
        for sitting in game.sittings
    )


def _other_table_first(t: Translator, game: GameState, table: int) -> str | None:
    before = game.comes_before(table)
    return t("board-other-first", table=before[0].table, left=len(before)) if before else None


def _delta(last: RoundState | None, player: str) -> str | None:
    if last is None or not last.points.get(player):
        return None
    return signed(last.points[player])


def _note(
    t: Translator,
    game: GameState,
    last: RoundState | None,
    line: Standing,
    *,
    brief: bool = False,
) -> str:
    players = line.team or (line.player,)
    if line.rank is None:
        return t("board-went-home")
    if line.out_after is not None:
        return t("board-out-after", number=line.out_after)
    if game.ending is not None:
        return t("board-won") if line.player in game.ending.winners else ""
    to_go = max(0, game.rules.target - line.total)
    if game.rules.scoring != "winner-takes-all":
        key = "board-warned" if line.player in _nearest(game) else "board-below"
        # The red bar says who is nearest, too, as the points gained say who won the round.
        return t("board-to-go" if brief else key, points=to_go)
    if last is not None and last.entry.out in players and not brief:
        return t("board-won-round", number=last.number)
    if game.rules.formation == "rotating-partners":
        return ""
    return t("board-to-go", points=to_go)
