"""Score sheets: a game written down round by round in TOML, for people with paper and for tests.

Reading one is done here; what it adds up to is found in `sheet_game.py`.
"""

import tomllib
from typing import Annotated, Final, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StrictBool,
    StrictFloat,
    StrictInt,
    StrictStr,
    ValidationError,
)

from scorekeeper.domain.agreed import KnockedOutPay, KnockOutTo
from scorekeeper.domain.refusals import SheetRefused
from scorekeeper.domain.variants import Formation, ScoringMethod

MAX_SHEET: Final = 1_000_000
"""Characters. Ten thousand rounds fit."""


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


Names = Annotated[tuple[StrictStr, ...], BeforeValidator(lambda raw: _listed_names(raw))]
"""One name, or several in a list."""


class SheetRound(_Data):
    """Who went out, and everyone else's hand: a total or the cards in words.

    `knocked_out` names who caused it ("" where nobody knows), or just lists who was. `join` come
    before the round, with their points or "average"; `leave` go before it or, where they still
    play it, after it.
    """

    out: StrictStr
    hands: dict[str, StrictInt | StrictFloat | StrictStr] = Field(default_factory=dict)
    knocked_out: dict[str, StrictStr] | Names = ()
    last_standing: StrictBool = False
    table: StrictInt = 0
    join: dict[str, StrictInt | Literal["average"]] | Names = ()
    leave: Names = ()


class ScoreSheet(_Data):
    """A whole game on paper. What is left out is the variant's default."""

    variant: StrictStr
    deck: StrictStr | None = None
    scoring: ScoringMethod | None = None
    formation: Formation = "individual"
    teams: tuple[tuple[StrictStr, StrictStr], tuple[StrictStr, StrictStr]] | None = None
    target: StrictInt | None = None
    total_rounds: StrictInt | None = None
    knock_out_to: KnockOutTo = "winner"
    knocked_out_pay: KnockedOutPay = "bonus"
    players: tuple[StrictStr, ...]
    rounds: tuple[SheetRound, ...] = ()


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


def _listed_names(raw: object) -> object:
    return [raw] if isinstance(raw, str) else raw
