"""What a question asks for, judged by the questions that were rightly answered before.

A small neural network over traits (`traits.py`) with one hidden layer: which ruling is asked for,
and with which verdict. It is learned from `tests/questions` by `tests/making/experience.py` and
lies in `rules/experience.bin`.

A row of weights becomes one great whole number, a lane of four bytes for each weight, so that rows
are added and multiplied at once: thirty times as fast as a weight at a time.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from math import exp
from pathlib import Path
from struct import unpack
from typing import Annotated, Final, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from scorekeeper.rulebook.broken import RulesFileBroken, first_fault, written_place

SILENT: Final = "unknown"
"""What stands in the place of a ruling where the rules are silent, or the question is none."""
ZERO: Final = 128
"""How a weight of nothing is written: lanes know no sign."""
_LANE: Final = 4
_FINE: Final = 64
"""Steps in which what the hidden layer says is counted, for each whole one."""
_MOST_SAID: Final = 1 << 12
_MOST: Final = 40_000
_MOST_TRAITS: Final = 2_000
"""Of one question. With more, the lanes could overflow."""


class Head(BaseModel):
    """The first line of the file. Rows of weights follow, a byte for each, `ZERO` for nothing.

    First for each trait one for every hidden unit, then for each hidden unit one for every
    outcome, which is a ruling with a verdict; in the end for each trait how far an answer to a
    question that has it is to be trusted more. A weight of one counts `step`, in the second layer
    `second_step`, in the end `trust_step`; `before` and `second_before` are what is said before any
    trait is known. `trust`: what each sign counts that speaks for an answer (`second_thoughts.py`).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    outcomes: Annotated[tuple[tuple[str, str], ...], Field(min_length=2, max_length=_MOST)]
    traits: Annotated[tuple[str, ...], Field(max_length=_MOST)]
    before: Annotated[tuple[float, ...], Field(min_length=1, max_length=1_000)]
    second_before: Annotated[tuple[float, ...], Field(max_length=_MOST)]
    step: Annotated[float, Field(gt=0, lt=1)]
    second_step: Annotated[float, Field(gt=0, lt=1)]
    trust_step: Annotated[float, Field(gt=0, lt=1)]
    trust: Annotated[tuple[float, ...], Field(max_length=100)]

    @property
    def units(self) -> int:
        """How many hidden units there are."""
        return len(self.before)

    @property
    def size(self) -> int:
        """How many weights follow."""
        return self.units * (len(self.traits) + len(self.outcomes)) + len(self.traits)


class Chances(NamedTuple):
    """How likely each ruling with each verdict is, between 0 and 1; all together are 1."""

    outcomes: Mapping[tuple[str, str], float]
    rulings: Mapping[str, float]
    verdicts: Mapping[str, float]


class Experience:
    """What is known of earlier questions: the chances for those to come."""

    def __init__(self, head: Head, weights: bytes) -> None:
        self._head = head
        self._rows = {trait: at for at, trait in enumerate(head.traits)}
        self._weights = weights

    @property
    def trust(self) -> tuple[float, ...]:
        """What each sign counts that speaks for an answer."""
        return self._head.trust

    @cached_property
    def rulings(self) -> frozenset[str]:
        """The rulings it knows."""
        return frozenset(ruling for ruling, _ in self._head.outcomes)

    @cached_property
    def _second(self) -> tuple[int, ...]:
        """The rows of the second layer, of which every question takes most."""
        head, width = self._head, len(self._head.outcomes)
        before = head.units * len(head.traits)
        return tuple(self._row(before + unit * width, width) for unit in range(head.units))

    def trusted(self, traits: Iterable[str]) -> float:
        """How far an answer to a question with these traits is to be trusted more, or less."""
        every = len(self._head.traits)
        last = self._weights[len(self._weights) - every :]
        known = (last[self._rows[trait]] for trait in traits if trait in self._rows)
        return sum(weight - ZERO for weight in known) * self._head.trust_step

    def chances(self, traits: Iterable[str]) -> Chances:
        """What a question with these traits may ask for."""
        head = self._head
        known = [self._rows[trait] for trait in traits if trait in self._rows][:_MOST_TRAITS]
        hidden = self._said_by_hidden(known)
        width = len(head.outcomes)
        total = sum(said * row for said, row in zip(hidden, self._second, strict=True) if said)
        zero = ZERO * sum(hidden)
        step = head.second_step / _FINE
        odds = (
            bias + (lane - zero) * step
            for bias, lane in zip(head.second_before, _unpacked(total, width), strict=True)
        )
        return _chances(head.outcomes, list(odds))

    def _said_by_hidden(self, traits: Sequence[int]) -> list[int]:
        head, units = self._head, self._head.units
        total = sum(self._row(at * units, units) for at in traits)
        zero = ZERO * len(traits)
        return [
            min(max(round((bias + (lane - zero) * head.step) * _FINE), 0), _MOST_SAID)
            for bias, lane in zip(head.before, _unpacked(total, units), strict=True)
        ]

    def _row(self, start: int, width: int) -> int:
        lanes = bytearray(_LANE * width)
        lanes[::_LANE] = self._weights[start : start + width]
        return int.from_bytes(lanes, "little")


def _unpacked(lanes: int, width: int) -> tuple[int, ...]:
    return unpack(f"<{width}I", lanes.to_bytes(width * _LANE, "little"))


def _chances(outcomes: Sequence[tuple[str, str]], totals: Sequence[float]) -> Chances:
    best = max(totals)
    return chances_of(
        {outcome: exp(one - best) for outcome, one in zip(outcomes, totals, strict=True)}
    )


def chances_of(odds: Mapping[tuple[str, str], float]) -> Chances:
    """The chances of outcomes that are so many times as likely as one another."""
    every = sum(odds.values())
    shares = {outcome: one / every for outcome, one in odds.items()}
    rulings: dict[str, float] = {}
    verdicts: dict[str, float] = {}
    for (ruling, verdict), share in shares.items():
        rulings[ruling] = rulings.get(ruling, 0.0) + share
        verdicts[verdict] = verdicts.get(verdict, 0.0) + share
    return Chances(shares, rulings, verdicts)


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
    if len(head.second_before) != len(head.outcomes):
        raise RulesFileBroken(path, "second_before", "there must be one number for each outcome")
    if len(weights) != head.size:
        raise RulesFileBroken(path, "", "there must be a row for each trait and each hidden unit")
    return Experience(head, weights)


def written(head: Head, weights: bytes) -> bytes:
    """The content of the file."""
    first = json.dumps(head.model_dump(mode="json"), ensure_ascii=False, separators=(",", ":"))
    return first.encode() + b"\n" + weights
