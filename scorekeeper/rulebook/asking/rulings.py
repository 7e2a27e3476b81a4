"""The shape of the ruling files: how a ruling is asked for, and what is answered in which case.

The files are `rules/rulings/*.toml`, `rules/concepts.toml` and `rules/sections.toml`; their texts
are in `rules/text/<language>/rulings.toml`.
"""

from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from scorekeeper.domain.cited import Slug

Truth = Literal["yes", "no", "depends", "unknown"]
Cite = Annotated[str, Field(pattern=r"^(@[a-z_]+|[a-z0-9-]+#[a-z0-9-]+)$", max_length=80)]
"""`source#section`, or `@` and a name that is resolved for the variant played."""
Condition = Annotated[str, Field(pattern=r"^[a-z_:.-]+=[A-Za-z0-9*|_.-]+$", max_length=200)]
Claims = Annotated[str, Field(pattern=r"^[a-z_:.-]+=[A-Za-z0-9*|_. =:-]+$", max_length=200)]
"""Conditions of which all must hold."""
Computed = Annotated[str, Field(pattern=r"^@[a-z_]+$")]


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Case(_Data):
    """What is answered where all of `when` holds.

    `may` and `must` stand in for `truth` where the answer differs by how it is asked. `shown` is
    a number for the text that is not the answer; `house`: the house rule that would change it.
    `contrary`: what a question claims that the case refutes, each the conditions that tell so;
    `agrees`: what it claims that is as the case says, however it was found.
    """

    id: Slug
    when: tuple[Condition, ...] = ()
    truth: Truth | None = None
    may: Truth | None = None
    must: Truth | None = None
    value: Annotated[int, Field(ge=0)] | Computed | None = None
    shown: Computed | None = None
    cite: tuple[Cite, ...] = ()
    differs: tuple[Slug, ...] = ()
    house: Slug | None = None
    contrary: tuple[Claims, ...] = ()
    agrees: tuple[Claims, ...] = ()


class Ruling(_Data):
    """What the rules say on one matter. `asks_not` are questions whose yes is this ruling's no.

    `compares`: a number in a yes-or-no question is compared with the value.
    """

    topic: Slug
    asks: tuple[Annotated[str, Field(min_length=1, max_length=160)], ...] = Field(min_length=1)
    asks_not: tuple[Annotated[str, Field(min_length=1, max_length=160)], ...] = ()
    compares: bool = False
    case: tuple[Case, ...] = Field(min_length=1)


class Likely(_Data):
    """A ruling that people are likely to ask for where `when` holds."""

    ruling: Slug
    when: tuple[Condition, ...] = ()


class LikelyFile(_Data):
    """`rules/likely.toml`."""

    likely: tuple[Likely, ...]


class Concepts(_Data):
    """All concepts; a strong one that a ruling does not speak of counts against that ruling."""

    strong: tuple[Slug, ...]
    light: tuple[Slug, ...]


Sentence = Annotated[str, Field(min_length=1, max_length=300)]
Reason = Annotated[str, Field(min_length=1, max_length=500)]


class Instead(_Data):
    """What is told instead where more is known; what is not here stays as it is."""

    answer: Sentence | None = None
    one: Sentence | None = None
    why: Reason | None = None


class CaseText(_Data):
    """One sentence that settles it, and why; `one`: the sentence where its value is 1.

    `at`: what is told instead at a table, of a card or for so many players where the conditions
    hold, the first that does.
    """

    answer: Sentence
    one: Sentence | None = None
    why: Reason
    at: dict[Claims, Instead] = {}

    def where(self, holds: Callable[[str], bool]) -> "CaseText":
        """The text as it is told where these conditions hold."""
        for written, instead in self.at.items():
            if all(map(holds, written.split())):
                answer = instead.answer or self.answer
                one = instead.one if instead.answer else self.one
                return CaseText(answer=answer, one=one, why=instead.why or self.why)
        return self

    def counted(self, value: int | None) -> str:
        """The sentence for so many."""
        return self.one if self.one is not None and value == 1 else self.answer


class RulingText(_Data):
    """A ruling's heading, a likely question, and the text of each case."""

    name: Annotated[str, Field(min_length=1, max_length=60)]
    ask: Annotated[str, Field(min_length=1, max_length=80)]
    cases: dict[Slug, CaseText]
