"""Facts by name, and the rules of a table that a question is asked under."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from scorekeeper.domain.house_rules import HouseRule
from scorekeeper.domain.variants import Variant

Cites = tuple[str, ...]
_POINTS = frozenset({"hand_points", "round_points", "told_points"})
"""What is known of the points of a round: of the cards alone, or of what is told alone."""


def added_up(numbers: Sequence[int]) -> str:
    """ "40 + 2 × 50 + 3"; empty where there is nothing to add."""
    runs = [(value, len(tuple(run))) for value, run in groupby(numbers)]
    told = [str(value) if times == 1 else f"{times} × {value}" for value, times in runs]
    return " + ".join(told) if len(numbers) > 1 else ""


@dataclass(frozen=True, slots=True)
class TableRules:
    """What a question is asked about: the game, its deck, the house rules, and how it is scored."""

    variant: Variant
    deck: str
    house: tuple[HouseRule, ...] = ()
    players: int | None = None
    target: int | None = None
    scoring: str | None = None
    knock_out_to: str | None = None


@dataclass(slots=True)
class Facts:
    """Facts by name, computed numbers, what was said, and where each parameter is printed.

    `sums`: what a computed number is added up of, where that is more than one: "40 + 50 + 3".
    """

    values: dict[str, str] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    sums: dict[str, str] = field(default_factory=dict)
    said: set[str] = field(default_factory=set)
    asked: frozenset[str] = frozenset()
    cites: dict[str, Cites] = field(default_factory=dict)

    def without_points(self) -> "Facts":
        """These, for a sum of which they know a part: of "50 and a 9" the cards alone."""
        numbers = {name: value for name, value in self.numbers.items() if name not in _POINTS}
        return replace(self, numbers=numbers)

    def holds(self, condition: str) -> bool:
        """Whether `name=value|value` is so; `name=*`: whether it is known at all."""
        name, _, wanted = condition.partition("=")
        options = wanted.split("|")
        if name in {"said", "asked"}:
            known_said = self.said if name == "said" else self.asked
            return any(option in known_said for option in options)
        known = self.values.get(name)
        if known is None and name in self.numbers:
            known = str(self.numbers[name])
        if wanted == "*":
            return known is not None and known != "silent"
        return known in options
