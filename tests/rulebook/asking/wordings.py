"""Facts of play, each asked in many everyday wordings.

They are put together from the frames, words and facts of `tests/questions/wordings/`. Chance says
which wordings of a fact are asked, but always the same ones: it starts from the name of the fact.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from itertools import cycle, islice
from random import Random
from typing import Final

from pydantic import BaseModel, ConfigDict

from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.asking.question_lines import FOLDER, Line

A_FACT: Final = 4
"""How many wordings of a fact are asked, where it has so many."""
TRIES: Final = 6
"""How often it is tried for each of them: what comes out twice is asked once."""
PART: Final = re.compile(r"<([a-z-]+)>")
_CHOICE: Final = re.compile(r"\{([^{}]*)\}")
_OPENING: Final = re.compile(r"(?:^|(?<=[.?!] ))\w")


class Fact(BaseModel):
    """What is so at a table, the frames in which it is asked, and what is put into them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    variant: str
    players: int | None = None
    house: tuple[str, ...] = ()
    verdict: str
    value: int | None = None
    ruling: str | None = None
    frames: tuple[str, ...]
    parts: dict[str, str] = {}


class Wordings(BaseModel):
    """What is known of one language: parts of any frame, frames, and facts."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    words: dict[str, str]
    frames: dict[str, tuple[str, ...]]
    fact: tuple[Fact, ...]


def read(language: str) -> Wordings:
    """The file of a language."""
    text = (FOLDER / "wordings" / f"{language}.toml").read_text(encoding="utf-8")
    return Wordings.model_validate(tomllib.loads(text))


def wordings(library: Library, language: str, count: int = A_FACT) -> Iterator[Line]:
    """So many questions of each fact of a language, with the answer expected."""
    file = read(language)
    for at, fact in enumerate(file.fact):
        table = rules_for(library.variant(fact.variant), library, fact.house, fact.players)
        for number, text in enumerate(_asked(fact, file, count)):
            name = f"wording-{language}-{at:03d}-{number:03d}"
            yield Line(name, text, language, table, fact.verdict, fact.value, fact.ruling)


def _asked(fact: Fact, file: Wordings, count: int) -> list[str]:
    """Different wordings, of as many frames as there can be."""
    chance = Random(fact.id)
    every = [wording for frame in fact.frames for wording in file.frames[frame]]
    chance.shuffle(every)
    tried = islice(cycle(every), TRIES * count)
    return list(dict.fromkeys(_said(each, file.words | fact.parts, chance) for each in tried))[
        :count
    ]


def _said(wording: str, parts: Mapping[str, str], chance: Random) -> str:
    """A wording with its parts put in, one of each choice taken, and its capital letters."""
    text = wording
    while PART.search(text):
        text = PART.sub(lambda found: parts[found[1]], text)
    while _CHOICE.search(text):
        text = _CHOICE.sub(lambda found: chance.choice(found[1].split("|")), text)
    text = re.sub(r" +(?=[?.,]|$)", "", re.sub(r"  +", " ", text)).strip()
    return _OPENING.sub(lambda found: found[0].upper(), text)
