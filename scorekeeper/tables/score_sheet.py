"""Score sheets: a game written down round by round in TOML, read and played by the real rules.

The format is for people with paper sheets and for tests. Playing one writes the same events as a
table at home and folds them; nothing here knows how a round is scored, and nothing is stored.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, cast

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StrictFloat,
    StrictInt,
    StrictStr,
    ValidationError,
)

from scorekeeper.domain.actions.rounds import score_round
from scorekeeper.domain.actions.tables import Newcomer, open_table
from scorekeeper.domain.agreed import AgreedRules, agree_on
from scorekeeper.domain.events import MAX_SEATS, Event, Pen, RoundEntry
from scorekeeper.domain.fold import advance, fold
from scorekeeper.domain.hands import MAX_AMOUNT, NO_CARDS, HandTally, typed
from scorekeeper.domain.names import same_name
from scorekeeper.domain.refusals import Refusal, SheetRefused
from scorekeeper.domain.scoring import FORMATIONS
from scorekeeper.domain.standings import standings
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.domain.variants import Formation, ScoringMethod, Variant
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.handwords import read_hand

MAX_SHEET: Final = 1_000_000
"""Characters. Ten thousand rounds fit."""

_PLACE: Final = "score-sheet"
_WHEN: Final = datetime(2000, 1, 1, tzinfo=UTC)


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class SheetRound(_Data):
    """Who went out, and everyone else's hand: a total or the cards in words."""

    out: StrictStr
    hands: dict[str, StrictInt | StrictFloat | StrictStr] = Field(default_factory=dict)


class ScoreSheet(_Data):
    """A whole game on paper. What is left out is the variant's default."""

    variant: StrictStr
    deck: StrictStr | None = None
    scoring: ScoringMethod | None = None
    formation: Formation = "individual"
    target: StrictInt | None = None
    players: tuple[StrictStr, ...]
    rounds: tuple[SheetRound, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetStanding:
    """One line of the result; equal totals share a rank."""

    rank: int
    player: str
    total: int
    out_after: int | None


@dataclass(frozen=True, slots=True)
class SheetResult:
    """What a sheet adds up to; `winners` is empty while the game goes on."""

    rules: AgreedRules
    rounds: int
    finished: bool
    winners: tuple[str, ...]
    standings: tuple[SheetStanding, ...]


def read_sheet(text: str) -> ScoreSheet:
    """The sheet that the TOML text describes.

    Raises SheetRefused for the first thing wrong; its `round` parameter, where there is one,
    says in which round.
    """
    if len(text) > MAX_SHEET:
        raise SheetRefused("sheet-too-large")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as fault:
        raise SheetRefused("sheet-not-toml", reason=str(fault)) from None
    try:
        return ScoreSheet.model_validate(data)
    except ValidationError as fault:
        raise _refused_field(fault) from None


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
            (event,) = _score(state, played, variant, library)
        except Refusal as refusal:
            raise _about(refusal, number) from None
        events.append(event)
        state = advance(state, event) or fold(events)
    return _result(state)


def _refused_field(fault: ValidationError) -> SheetRefused:
    first = fault.errors()[0]
    place = [str(part) for part in first["loc"]]
    params: dict[str, str | int] = {}
    if len(place) > 1 and place[0] == "rounds":
        params["round"] = int(place[1]) + 1
        place = place[2:] or place[:1]
    # The last part names the branch of a union, which means nothing to the reader.
    name = ".".join(place[:2] if place[0] == "hands" else place)
    keys = {"extra_forbidden": "sheet-field-unknown", "missing": "sheet-field-missing"}
    return SheetRefused(keys.get(first["type"], "sheet-field-wrong"), field=name, **params)


def _about(refusal: Refusal, number: int | None) -> SheetRefused:
    params = dict(refusal.params)
    if number is not None:
        params["round"] = number
    return SheetRefused(refusal.key, **params)


def _agreed(sheet: ScoreSheet, variant: Variant) -> AgreedRules:
    rules = agree_on(
        variant,
        deck=sheet.deck,
        scoring=sheet.scoring,
        formation=sheet.formation,
        target=sheet.target,
    )
    if rules.formation not in FORMATIONS:
        raise SheetRefused("sheet-formation-unsupported", formation=rules.formation)
    return rules


def _open(sheet: ScoreSheet, rules: AgreedRules) -> tuple[Event, ...]:
    newcomers = [
        Newcomer(f"seat-{place}", name, place % MAX_SEATS)
        for place, name in enumerate(sheet.players)
    ]
    dealer = newcomers[0].player if newcomers else ""
    return open_table(_pen(1), _PLACE, newcomers, dealer, rules)


def _pen(lamport: int) -> Pen:
    return Pen(table=_PLACE, device=_PLACE, lamport=lamport, at=_WHEN, by="")


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
    entry = RoundEntry(out=_player(state, played.out), hands=hands)
    return score_round(state, _pen(state.last[0] + 1), entry, game.tip)


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
            SheetStanding(line.rank, state.name_of(line.player), line.total, line.out_after)
            for line in standings(game)
        ),
    )
