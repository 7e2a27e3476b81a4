"""The shape of the text files: what cards, variants, house rules, editions and numbers are called.

One folder of files per language (`rules/text/<language>/`); the ids are the same in all of them.
Numbers and values of the rules are never in here: they are in `rules/variants/`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from scorekeeper.domain.variants import Slug

Text = Annotated[str, Field(min_length=1, max_length=200)]
Words = tuple[Annotated[str, Field(min_length=1, max_length=60)], ...]
SmallNumber = Annotated[int, Field(ge=0, le=100)]


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Source(_Data):
    """A printed edition; `sections` maps the ids used in citations to the headings as printed."""

    title: Text
    publisher: Text | None = None
    year: Annotated[int, Field(ge=1970, le=2100)] | None = None
    language: Annotated[str, Field(pattern=r"^[a-z]{2}$")]
    sections: dict[Slug, Text] = Field(min_length=1)


class SourceText(_Data):
    """How an edition is named to the reader."""

    title: Text
    edition: Text


class VariantText(_Data):
    """A variant's name, one line that tells people what it is, and what else they call it.

    `two_players` says what changes when only two play; empty where the leaflets say nothing.
    """

    name: Text
    line: Text
    aliases: Words = ()
    two_players: str = Field(default="", max_length=400)


class HouseRuleText(_Data):
    """A house rule's name and one line that says what it changes."""

    name: Text
    line: Text


class CardText(_Data):
    """What one card kind is called.

    `words` mean one card, `plurals` several (in both: one or several); `joined` mean this card
    only when hyphenated or written as one word, spaced they are two cards' names.
    """

    name: Text
    label: Text
    words: Words = Field(min_length=1)
    plurals: Words = ()
    joined: Words = ()


class Endings(_Data):
    """What is stuck to a number to make it a noun: several ("7s"), one or several ("7er")."""

    plural: Words = ()
    either: Words = ()


class NumberWords(_Data):
    """Number words by value."""

    endings: Endings
    words: dict[SmallNumber, Words]


class Connectors(_Data):
    """The small words around the cards; `multiples` and `colours` by their meaning."""

    separators: Words = Field(alias="and")
    plus: Words
    times: Words
    article: Words
    filler: Words
    points: Words = Field(min_length=1)
    card: Words
    cards: Words
    nothing: Words
    multiples: dict[SmallNumber, Words]
    colours: dict[Slug, Words]


@dataclass(frozen=True, slots=True)
class LanguageTexts:
    """All texts of one language, by id."""

    sources: Mapping[str, SourceText]
    variants: Mapping[str, VariantText]
    house_rules: Mapping[str, HouseRuleText]
    cards: Mapping[str, CardText]
    numbers: NumberWords
    connectors: Connectors


@dataclass(frozen=True, slots=True)
class OwnTexts:
    """What a table's own variant and its own cards are called, by language."""

    variant: Mapping[str, VariantText]
    cards: Mapping[str, Mapping[str, CardText]]
