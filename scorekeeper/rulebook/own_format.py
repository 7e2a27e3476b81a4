"""The format of a table's own variant file, as `docs/own-variants.md` explains it to people.

Here is what may be written; what it comes to, beside the built-in games, is in `own_variants.py`.
"""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from scorekeeper.domain.hands import MAX_AMOUNT
from scorekeeper.domain.variants import MAX_TARGET, ScoringMethod

MAX_BYTES: Final = 100_000
MAX_FILES: Final = 50
MAX_KINDS: Final = 40
MAX_NAME: Final = 30
MAX_LABEL: Final = 10
MAX_LINE: Final = 120
MAX_WORDS: Final = 20

# Variant and card together are the id of a card kind, which has 40 characters at most.
_ID: Final = r"^[a-z0-9]+(?:-[a-z0-9]+)*$"
OwnVariantId = Annotated[str, StringConstraints(pattern=_ID, max_length=20, strict=True)]
OwnCardId = Annotated[str, StringConstraints(pattern=_ID, max_length=18, strict=True)]

AnyLanguage = Literal["", "en", "de", "nl"]
"""The empty one stands for all of them."""


def _in_any_language(value: object) -> object:
    return {"": value} if isinstance(value, str) else value


def _text(length: int) -> StringConstraints:
    return StringConstraints(strip_whitespace=True, min_length=1, max_length=length, strict=True)


Word = Annotated[str, _text(MAX_NAME)]
Words = Annotated[tuple[Word, ...], Field(max_length=MAX_WORDS)]
Names = Annotated[
    dict[AnyLanguage, Word], BeforeValidator(_in_any_language), Field(min_length=1, max_length=3)
]
Lines = Annotated[
    dict[AnyLanguage, Annotated[str, _text(MAX_LINE)]],
    BeforeValidator(_in_any_language),
    Field(min_length=1, max_length=3),
]
Points = Annotated[int, Field(ge=0, le=MAX_AMOUNT, strict=True)]
Digit = Annotated[int, Field(ge=0, le=9, strict=True)]


class _Written(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class OwnCard(_Written):
    """One kind of card. Without a name it is the well-known card of that id."""

    name: Names | None = None
    points: Points | None = None
    label: Annotated[str, _text(MAX_LABEL)] | None = None
    words: Words = ()
    plurals: Words = ()
    count: Annotated[int, Field(ge=1, le=200, strict=True)] | None = None
    wild: Annotated[bool, Field(strict=True)] | None = None


class OwnPlayers(_Written):
    """For how many people the game is."""

    min: Annotated[int, Field(ge=2, le=20, strict=True)] | None = None
    max: Annotated[int, Field(ge=2, le=20, strict=True)] | None = None


class OwnVariant(_Written):
    """A game as a table writes it down; what is left out comes from the game it is based on."""

    name: Names
    line: Lines | None = None
    aliases: Words = ()
    based_on: Annotated[str, _text(40)] | None = None
    deck: Annotated[str, _text(40)] | None = None
    without: Annotated[tuple[Annotated[str, _text(40)], ...], Field(max_length=60)] = ()
    numbers: tuple[Digit, Digit] | None = None
    target: Annotated[int, Field(ge=1, le=MAX_TARGET, strict=True)] | None = None
    scoring: ScoringMethod | None = None
    knock_out: Points | None = None
    dealt: Annotated[int, Field(ge=1, le=30, strict=True)] | None = None
    players: OwnPlayers | None = None
    size: Annotated[int, Field(ge=1, le=1000, strict=True)] | None = None
    cards: Annotated[dict[OwnCardId, OwnCard], Field(max_length=MAX_KINDS)] = Field(
        default_factory=dict
    )
