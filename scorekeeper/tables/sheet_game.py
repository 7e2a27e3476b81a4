"""Playing a score sheet: the same events as at a table at home, folded by the same rules.

Nothing here knows how a round is scored, and nothing is stored. The format is in `score_sheet.py`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Final, cast

from scorekeeper.domain.actions.people import average_points, join, leave
from scorekeeper.domain.actions.rounds import score_round
from scorekeeper.domain.actions.tables import Newcomer, open_table
from scorekeeper.domain.agreed import AgreedRules, Wishes, agree_on
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.fold import advance, fold
from scorekeeper.domain.formations import tables_of
from scorekeeper.domain.hands import MAX_AMOUNT, NO_CARDS, HandTally, typed
from scorekeeper.domain.names import same_name
from scorekeeper.domain.payloads import MAX_SEATS, RoundEntry
from scorekeeper.domain.refusals import Refusal, SheetRefused
from scorekeeper.domain.standings import standings
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.domain.variants import Variant
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.handwords import read_hand
from scorekeeper.tables.score_sheet import ScoreSheet, SheetRound

Step = Callable[[TableState], tuple[Event, ...]]
_PLACE: Final = "score-sheet"
_WHEN: Final = datetime(2000, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class SheetStanding:
    """One line of the result; equal totals share a rank, whoever left has none."""

    rank: int | None
    player: str
    total: int
    out_after: int | None
    team: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetResult:
    """What a sheet adds up to; `winners` is empty while the game goes on."""

    rules: AgreedRules
    rounds: int
    finished: bool
    winners: tuple[str, ...]
    standings: tuple[SheetStanding, ...]


def play_sheet(sheet: ScoreSheet, library: Library) -> SheetResult:
    """The game played to the sheet's last round.

    Raises SheetRefused, with the `round` it happened in, for anything the rules do not allow.
    """
    try:
        variant = library.variant(sheet.variant)
        rules = _agreed(sheet, variant)
        opening = _open(sheet, rules)
    except Refusal as refusal:
        raise _about(refusal, None) from None
    events: list[Event] = list(opening)
    state = fold(events)
    for number, played in enumerate(sheet.rounds, start=1):
        try:
            for step in _steps(played, variant, library):
                written = step(state)
                if not written:
                    continue
                events.extend(written)
                state = (advance(state, written[0]) if len(written) == 1 else None) or fold(events)
        except Refusal as refusal:
            raise _about(refusal, number) from None
    return _result(state)


def _about(refusal: Refusal, number: int | None) -> SheetRefused:
    params = dict(refusal.params)
    if number is not None:
        params["round"] = number
    return SheetRefused(refusal.key, **params)


def _agreed(sheet: ScoreSheet, variant: Variant) -> AgreedRules:
    return agree_on(
        variant,
        Wishes(
            deck=sheet.deck,
            scoring=sheet.scoring,
            formation=sheet.formation,
            target=sheet.target,
            total_rounds=sheet.total_rounds,
            knock_out_to=sheet.knock_out_to,
            knocked_out_pay=sheet.knocked_out_pay,
        ),
    )


def _open(sheet: ScoreSheet, rules: AgreedRules) -> tuple[Event, ...]:
    newcomers = [
        Newcomer(f"seat-{place}", name, place % MAX_SEATS)
        for place, name in enumerate(_in_seats(sheet))
    ]
    dealer = newcomers[0].player if newcomers else ""
    return open_table(_pen(1), _PLACE, newcomers, dealer, rules)


def _in_seats(sheet: ScoreSheet) -> tuple[str, ...]:
    """The players in their seats: partners opposite each other, whatever the list's order."""
    if sheet.teams is None:
        return sheet.players
    if sheet.formation != "partners":
        raise SheetRefused("sheet-teams-not-here")
    (one, two), (three, four) = sheet.teams
    seated = (one, three, two, four)
    strangers = [name for name in seated if not _among(name, sheet.players)]
    if strangers:
        raise SheetRefused("sheet-player-unknown", name=strangers[0])
    if not all(_among(name, seated) for name in sheet.players):
        raise SheetRefused("sheet-teams-incomplete")
    return seated


def _among(name: str, names: Iterable[str]) -> bool:
    return any(same_name(name, other) for other in names)


def _pen(lamport: int) -> Pen:
    return Pen(table=_PLACE, device=_PLACE, lamport=lamport, at=_WHEN, by="")


def _steps(played: SheetRound, variant: Variant, library: Library) -> list[Step]:
    """What happens around a round, in order: people come, go, play, go."""
    playing = (played.out, *played.hands, *played.knocked_out)
    late = [name for name in played.leave if _among(name, playing)]
    early = [name for name in played.leave if name not in late]
    joining = played.join if isinstance(played.join, dict) else dict.fromkeys(played.join, 0)
    return [
        *(partial(_join, name=name, points=points) for name, points in joining.items()),
        *(partial(_leave, name=name) for name in early),
        partial(_score, played=played, variant=variant, library=library),
        *(partial(_leave, name=name) for name in late),
    ]


def _join(state: TableState, name: str, points: int | str) -> tuple[Event, ...]:
    game = _game(state)
    known = next((seat for seat in state.seats.values() if same_name(seat.name, name)), None)
    place = len(state.seats)
    newcomer = Newcomer(known.player if known else f"seat-{place}", name, place % MAX_SEATS)
    start = average_points(game) if isinstance(points, str) else points
    return join(state, _next_pen(state), newcomer, start)


def _leave(state: TableState, name: str) -> tuple[Event, ...]:
    player = _player(state, name)
    if _game(state).ending is not None:
        # Whoever goes home after the last round was there when it ended.
        return ()
    return leave(state, _next_pen(state), player)


def _score(
    state: TableState, played: SheetRound, variant: Variant, library: Library
) -> tuple[Event, ...]:
    game = _game(state)
    if game.ending is not None:
        raise SheetRefused("sheet-after-the-end", last=len(game.rounds))
    hands: dict[str, HandTally] = {}
    for name, held in played.hands.items():
        player = _player(state, name)
        if player in hands:
            raise SheetRefused("sheet-hand-twice", name=state.name_of(player))
        hands[player] = _tally(name, held, game.rules, variant, library)
    causes = played.knocked_out
    entry = RoundEntry(
        out=_player(state, played.out),
        hands=hands,
        knocked_out={
            _player(state, name): _cause(state, causes[name]) if isinstance(causes, dict) else None
            for name in causes
        },
        last_standing=played.last_standing,
        table=_table(game, played.table),
    )
    return score_round(state, _next_pen(state), entry, game.tip_of(entry.table))


def _cause(state: TableState, name: str) -> str | None:
    return _player(state, name) if name.strip() else None


def _table(game: GameState, table: int) -> int:
    tables = tables_of(game.rules, game.order)
    if table not in tables and table == 1 and len(tables) == 1:
        return tables[0]
    if table not in tables:
        raise SheetRefused("round-table-unknown", table=table)
    return table


def _next_pen(state: TableState) -> Pen:
    return _pen(state.last[0] + 1)


def _game(state: TableState) -> GameState:
    return cast(GameState, state.game)


def _player(state: TableState, name: str) -> str:
    # A seat's name is tidied, the sheet's is as typed: both must mean the same person.
    for seat in state.present:
        if same_name(seat.name, name):
            return seat.player
    raise SheetRefused("sheet-player-unknown", name=name)


def _tally(
    name: str, held: int | float | str, rules: AgreedRules, variant: Variant, library: Library
) -> HandTally:
    if isinstance(held, str):
        return _in_words(name, held, rules, variant, library)
    if not isinstance(held, int) or not 0 <= held <= MAX_AMOUNT:
        raise SheetRefused("sheet-hand-range", name=name, limit=MAX_AMOUNT)
    return typed(held) if held else NO_CARDS


def _in_words(
    name: str, text: str, rules: AgreedRules, variant: Variant, library: Library
) -> HandTally:
    reading = read_hand(text, variant, rules.deck, library)
    if reading.not_understood:
        words = _listed(reading.not_understood)
        raise SheetRefused("sheet-hand-not-understood", name=name, words=words)
    if not reading.items:
        raise SheetRefused("sheet-hand-empty", name=name)
    return reading.tally


def _listed(texts: Iterable[str]) -> str:
    return ", ".join(" ".join(text.split()) for text in texts)[:80]


def _result(state: TableState) -> SheetResult:
    game = _game(state)
    winners = game.ending.winners if game.ending else ()
    return SheetResult(
        rules=game.rules,
        rounds=len(game.rounds),
        finished=game.ending is not None,
        winners=tuple(state.name_of(player) for player in winners),
        standings=tuple(
            SheetStanding(
                line.rank,
                state.name_of(line.player),
                line.total,
                line.out_after,
                tuple(state.name_of(player) for player in line.team),
            )
            for line in standings(game)
        ),
    )
