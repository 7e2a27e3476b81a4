"""The shape of the text files: what cards, variants, house rules, editions and numbers are called.

One folder of files per language (`rules/text/<language>/`); the ids are the same in all of them.
Numbers and values of the rules are never in here: they are in `rules/variants/`.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from scorekeeper.domain.variants import Slug

Text = Annotated[str, Field(min_length=1, max_length=200)]
Words = tuple[Annotated[str, Field(min_length=1, max_length=60)], ...]
Phrases = tuple[Text, ...]
"""Words of which some may be in brackets: see `ways`."""

SmallNumber = Annotated[int, Field(ge=0, le=100)]

_BRACKETS: Final = re.compile(r"([^()\[\]]+)|\(([^()]*)\)|\[([^\[\]]*)\]")


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
    """How an edition is named to the reader; `sections` are headings that are printed nowhere."""

    title: Text
    edition: Text
    sections: dict[Slug, Text] = Field(default_factory=dict)


class VariantText(_Data):
    """A variant's name, one line that tells people what it is, and what else they call it.

    `two_players` says what changes when only two play; empty where the leaflets say nothing.
    """

    name: Text
    line: Text
    aliases: Words = ()
    two_players: str = Field(default="", max_length=400)


class HouseRuleText(_Data):
    """A house rule's name, one line that says what it changes, and what else people call it."""

    name: Text
    line: Text
    aliases: Words = ()


class CardText(_Data):
    """What one card kind is called.

    `article` is said before the name in a sentence; many names have none. `words` mean one card,
    `plurals` several (in both: one or several); `joined` mean this card only when hyphenated or
    written as one word, spaced they are two cards' names; `alike` are those of the words that have
    no plural and may be counted all the same; `doubtful` may
    mean this card or another one, and are never guessed at. `made_of` are two cards whose names,
    said in one breath, are this card's name; names of those `beside` say only what kind of card it
    is ("joker +6").
    """

    name: Text
    label: Text
    article: Literal["der", "die", "das", "de", "het"] | None = None
    words: Phrases = Field(min_length=1)
    plurals: Phrases = ()
    joined: Phrases = ()
    alike: Phrases = ()
    doubtful: Phrases = ()
    made_of: tuple[Slug, Slug] | None = None
    beside: tuple[Slug, ...] = ()

    def written_out(self) -> "CardText":
        """The text with every phrase in all the ways that its brackets allow."""
        return self.model_copy(
            update={
                field: tuple(way for phrase in getattr(self, field) for way in ways(phrase))
                for field in ("words", "plurals", "joined", "alike", "doubtful")
            }
        )


class WrittenOut(Mapping[str, CardText]):
    """Card texts by kind, each written out when it is first asked for."""

    def __init__(self, texts: Mapping[str, CardText]) -> None:
        self._texts = texts
        self._written: dict[str, CardText] = {}

    def __getitem__(self, kind: str) -> CardText:
        if kind not in self._written:
            self._written[kind] = self._texts[kind].written_out()
        return self._written[kind]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)


def ways(phrase: str) -> list[str]:
    """Every way to say a phrase with optional (a|b) and alternative [a|b] words.

    >>> ways("(wild) [draw|take] 2")
    ['draw 2', 'take 2', 'wild draw 2', 'wild take 2']
    """
    if "(" not in phrase and "[" not in phrase:
        return [" ".join(phrase.split())]
    said = [""]
    for words, optional, choice in _BRACKETS.findall(phrase):
        choices = [words] if words else (optional or choice).split("|")
        said = [f"{before}{way}" for before in said for way in ["", *choices][not optional :]]
    return [" ".join(way.split()) for way in said]


class Endings(_Data):
    """What is stuck to a number to make it a noun: several ("7s"), one ("4tje"), either ("7er")."""

    plural: Words = ()
    single: Words = ()
    either: Words = ()


class NumberWords(_Data):
    """Number words by value; `nouns` are amounts that can be counted ("two fifties").

    `heard_as` are words that dictation writes for a number: "green to".
    """

    endings: Endings
    words: dict[SmallNumber, Words]
    nouns: dict[SmallNumber, Words]
    heard_as: dict[SmallNumber, Words] = {}


class Connectors(_Data):
    """The small words around the cards; `multiples`, `beside` and `colours` by their meaning.

    `misspelt_colours` are plain forms that are often written otherwise.

    `total` comes before or after a sum of what was listed, `each` beside what is so of every card,
    `so` before a sum or anything else,
    `without` before what is not there, `pieces` after a number that counts. `done` ends a list,
    `gone` is nothing where it is no card's name, `left` stands behind the number of all cards,
    `explains` behind a total and before what it is made of,
    `one_card` says how many cards follow; `vague` is never guessed at, nor taken for a slip.
    `hedges` say nothing, but make a number behind them doubtful; `second_thoughts` say nothing at
    the beginning of a line, and may later take back what was said. `people` say nothing at the ends
    of a line, `anymore` nothing behind what is not there; `before_names` and `behind_names` stand
    beside the name of who speaks. `closing` says nothing, but a number behind it sums up; `the` is
    said before one card, `were` between a number of cards and the cards. `rest` is all that no card
    is named for, `worth_of` stands between a worth and its card, `both` counts what is named behind
    it, and `instead` takes back what stands before it, as `waits` does before the same thing said
    better; `number_card` says nothing before a number. `of_all` stands before the colour of all
    that is listed, `flex_hue` beside a card's second one, `many` and `headings` before a colon,
    `rounds` before the number of a round. `guesses` and `either` change nothing where they are
    about a colour, `on_top` nothing behind a card. `others` may belong to a card or be the rest,
    `of_numbers` and `of_actions` are rests of such cards.
    `names` are first names, `says` what stands behind the name of whose hand it is, `says_behind`
    what stands before it: "Anna has", "hatte Kevin"; with `me` in the line it is perhaps not the
    only one. `idle` are words that say nothing, looked up when a word is nothing else and no slip
    of anything; `particles` are names of cards that say nothing beside other words, `adverbs` such
    as say nothing before what they belong to, `when` begins what somebody else did, `alone` says
    that there is nothing but what follows, `made_of` stands between a sum and its cards, `again`
    says that it is another, and `besides` that points are other ones than the cards'; `affirms`
    is said before a number that is told again, `relative`
    begins what a card does, and `talk` are everyday words that say nothing
    where a clause before the cards has no other. `no_cards` are such as are near to the names of
    cards, and no slips of them.
    `beside_sums` say nothing beside the sum that ends a line, `sums_gone` that it is one,
    and `one_hundred` is a hundred before tens there. `but` ends what is told before the cards.
    `also` says nothing behind a card that has an article, where it is no slip of a number.
    `initials` are letters that mean a card among others whose colour is a letter.
    """

    separators: Words = Field(alias="and")
    plus: Words
    times: Words
    article: Words
    filler: Words
    the: Words
    were: Words
    closing: Words
    both: Words
    rest: Words
    worth_of: Words
    instead: Words
    waits: Words
    points: Words = Field(min_length=1)
    card: Words
    cards: Words
    number_card: Words
    one_card: Words
    nothing: Words
    done: Words
    gone: Words
    without: Words
    total: Words
    each: Words
    so: Words
    left: Words
    explains: Words
    pieces: Words
    vague: Words
    no_cards: Words
    hedges: Words
    second_thoughts: Words
    people: Words
    anymore: Words
    of_all: Words
    flex_hue: Words
    many: Words
    headings: Words
    rounds: Words
    guesses: Words
    either: Words
    on_top: Words
    also: Words = ()
    others: Words
    of_numbers: Words
    of_actions: Words
    names: Words
    says: Words
    says_behind: Words
    me: Words
    idle: Words
    particles: Words
    adverbs: Words
    when: Words
    again: Words
    made_of: Words
    besides: Words
    beside_sums: Words
    sums_gone: Words
    but: Words
    one_hundred: Words = ()
    relative: Words
    affirms: Words
    alone: Words
    talk: Words
    before_names: Words
    behind_names: Words
    multiples: dict[SmallNumber, Words]
    beside: dict[Slug, Words]
    initials: dict[Slug, Words] = {}
    letters: Words
    colours: dict[Slug, Words]
    misspelt_colours: dict[Slug, Words] = {}


@dataclass(frozen=True, slots=True, eq=False)
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
