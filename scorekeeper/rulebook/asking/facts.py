"""Facts by name, and the rules of a table that a question is asked under."""

from dataclasses import dataclass, field

from scorekeeper.domain.house_rules import HouseRule
from scorekeeper.domain.variants import Variant

Cites = tuple[str, ...]


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
    """Facts by name, computed numbers, what was said, and where each parameter is printed."""

    values: dict[str, str] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    said: set[str] = field(default_factory=set)
    asked: frozenset[str] = frozenset()
    cites: dict[str, Cites] = field(default_factory=dict)

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
