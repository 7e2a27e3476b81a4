"""One line of the file that `scorekeeper ask --batch` reads, and what may be wrong with it."""

import json
import re
from typing import Annotated, Any, Final

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StrictInt,
    StrictStr,
    ValidationError,
)

from scorekeeper.cli.chosen import FEWEST, MOST
from scorekeeper.domain.refusals import Refusal

MAX_NAME: Final = 80
"""Characters of the name of a game, a house rule or a language."""
_HALF_LETTERS: Final = re.compile("[\ud800-\udfff]")

LineId = str | int | None


class LineRefused(Refusal):
    """A line that is no question; `id` is what it calls itself, None where that is unclear."""

    def __init__(self, key: str, line_id: LineId, **params: str | int) -> None:
        super().__init__(key, **params)
        self.id = line_id


def readable(text: str) -> str:
    """The text with a mark for every byte that is no letter, as a file of questions has it too.

    >>> readable("what \\udcff is a wild")
    'what � is a wild'
    """
    return _HALF_LETTERS.sub("\N{REPLACEMENT CHARACTER}", text)


def _readable(value: Any) -> Any:
    return readable(value) if isinstance(value, str) else value


def _no_truth_value(value: Any) -> Any:
    if isinstance(value, bool):
        raise ValueError("true is not 1")
    return value


def _listed(value: Any) -> Any:
    return [value] if isinstance(value, str) else value


Words = Annotated[str, BeforeValidator(_readable)]
Name = Annotated[str, Field(max_length=MAX_NAME), BeforeValidator(_readable)]


class AskedLine(BaseModel):
    """One question of a batch. What is None is as the options of the command have it."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    id: StrictStr | StrictInt
    q: Words
    lang: Name | None = None
    variant: Name | None = None
    players: Annotated[
        Annotated[int, Field(ge=FEWEST, le=MOST)] | None, BeforeValidator(_no_truth_value)
    ] = None
    house: Annotated[
        Annotated[tuple[Name, ...], Field(max_length=20)] | None, BeforeValidator(_listed)
    ] = None


def read_line(text: str, number: int) -> AskedLine:
    """The question on the line of that number. Raises LineRefused, which names the key at fault."""
    try:
        data = json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise LineRefused("ask-line-broken", None, line=number) from None
    if not isinstance(data, dict):
        raise LineRefused("ask-line-broken", None, line=number)
    try:
        return AskedLine.model_validate(data)
    except ValidationError as faults:
        fault = faults.errors(include_url=False, include_context=False)[0]
        line_id = data.get("id")
        known = line_id if isinstance(line_id, str | int) else None
        name = str(fault["loc"][0])
        if fault["type"] == "missing":
            raise LineRefused("ask-line-key-missing", known, name=name) from None
        raise LineRefused(
            "ask-line-key-wrong", known, name=name, limit=MAX_NAME, fewest=FEWEST, most=MOST
        ) from None


def _refuse(constant: str) -> None:
    raise ValueError(constant)
