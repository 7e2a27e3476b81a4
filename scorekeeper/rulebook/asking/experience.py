"""What a question asks for, judged by the questions that were rightly answered before.

A linear model over traits (`traits.py`): each trait speaks for some rulings and verdicts and
against others, and what all of them say is added up. The weights are learned from
`tests/questions` by `tests/making/experience.py` and lie in `rules/experience.bin`.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from math import exp
from operator import add
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from scorekeeper.rulebook.broken import RulesFileBroken, first_fault, written_place

SILENT: Final = "unknown"
"""What stands in the place of a ruling where the rules are silent, or the question is none."""
_MOST: Final = 20_000


class Head(BaseModel):
    """The first line of the file. For each trait a row of weights follows: a byte for each ruling
    and each verdict.

    A weight of one counts `step` in the logarithm of the odds; so do the numbers in `before`,
    which is what speaks for a ruling or a verdict before anything is said.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    rulings: Annotated[tuple[str, ...], Field(min_length=2, max_length=_MOST)]
    verdicts: Annotated[tuple[str, ...], Field(min_length=2, max_length=_MOST)]
    traits: Annotated[tuple[str, ...], Field(max_length=_MOST)]
    before: Annotated[tuple[int, ...], Field(max_length=_MOST)]
    step: Annotated[float, Field(gt=0, lt=1)]

    @property
    def width(self) -> int:
        """How many weights a trait has."""
        return len(self.rulings) + len(self.verdicts)


class Chances(NamedTuple):
    """How likely each ruling and each verdict is, between 0 and 1; all of a kind together are 1."""

    rulings: Mapping[str, float]
    verdicts: Mapping[str, float]


class Experience:
    """What is known of earlier questions: the chances for those to come."""

    def __init__(self, head: Head, weights: bytes) -> None:
        self.rulings = head.rulings
        self._head = head
        self._rows = {trait: at for at, trait in enumerate(head.traits)}
        self._weights = memoryview(weights).cast("b")

    def chances(self, traits: Iterable[str]) -> Chances:
        """What a question with these traits may ask for."""
        head, width = self._head, self._head.width
        total: Sequence[int] = head.before
        for at in (self._rows[trait] for trait in traits if trait in self._rows):
            total = list(map(add, total, self._weights[at * width : (at + 1) * width]))
        rulings = len(head.rulings)
        return Chances(
            _shares(head.rulings, total[:rulings], head.step),
            _shares(head.verdicts, total[rulings:], head.step),
        )


def _shares(names: Sequence[str], totals: Sequence[int], step: float) -> Mapping[str, float]:
    best = max(totals)
    odds = [exp((one - best) * step) for one in totals]
    every = sum(odds)
    return {name: chance / every for name, chance in zip(names, odds, strict=True)}


def load_experience(path: Path) -> Experience:
    """Experience as it was written by `written`. Raises RulesFileBroken."""
    try:
        first, _, weights = path.read_bytes().partition(b"\n")
        head = Head.model_validate_json(first)
    except OSError as fault:
        raise RulesFileBroken(path, "", str(fault)) from None
    except ValidationError as fault:
        place, reason = first_fault(fault)
        raise RulesFileBroken(path, written_place(place), reason) from None
    if len(head.before) != head.width:
        raise RulesFileBroken(path, "before", "there must be one number for each ruling or verdict")
    if len(weights) != head.width * len(head.traits):
        raise RulesFileBroken(path, "", "there must be one row of weights for each trait")
    return Experience(head, weights)


def written(head: Head, rows: Iterable[Sequence[int]]) -> bytes:
    """The content of the file; weights are between -127 and 127."""
    first = json.dumps(head.model_dump(mode="json"), ensure_ascii=False, separators=(",", ":"))
    signed = (weight & 0xFF for row in rows for weight in row)
    return first.encode() + b"\n" + bytes(signed)
