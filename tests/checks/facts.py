"""The facts that a case of a ruling may ask about.

Their names are read off the source of `gathering.py` and of the modules it asks for facts, in
`scorekeeper/rulebook/asking/`, so that what is set there is known here.
"""

import ast
import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args, get_origin

from pydantic import BaseModel

from scorekeeper.domain.laying import Fit
from scorekeeper.domain.play_rules import FirstCard, PlayRules
from scorekeeper.domain.variants import Variant
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking import Rulebase, card_facts, gathering, lowest_told, number_facts
from scorekeeper.rulebook.asking.also_said import COMBINED

_SOURCE: Final = "\n".join(
    map(inspect.getsource, (gathering, card_facts, number_facts, lowest_told))
)
_YES_NO: Final = frozenset({"yes", "no"})
_ANY: Final = "*"
_SILENT: Final = "silent"
_APART: Final = frozenset({"challenge", "first_cards"})
"""Parameters of play that are tables; what is asked of them has names of its own."""


@dataclass(frozen=True, slots=True)
class Condition:
    """`name=value|value` of a case."""

    name: str
    options: tuple[str, ...]

    @classmethod
    def of(cls, written: str) -> "Condition":
        """The condition as it is written."""
        name, _, wanted = written.partition("=")
        return cls(name, tuple(wanted.split("|")))


@dataclass(frozen=True, slots=True)
class FactNames:
    """The names of facts, with the values they may have where those are few; None: any value.

    `said` are the concepts, and what is made of several; `numbers` are computed, `cites` are what
    `@name` may be in a citation.
    """

    values: Mapping[str, frozenset[str] | None]
    numbers: frozenset[str]
    said: frozenset[str]
    cites: frozenset[str]

    def faults(self, condition: Condition) -> Iterator[str]:
        """What keeps the condition from ever holding."""
        name, options = condition.name, set(condition.options)
        if name in {"said", "asked"}:
            yield from (f"nobody says {option}" for option in sorted(options - self.said))
        elif name not in self.values and name not in self.numbers:
            yield f"there is no fact {name}"
        else:
            known = self.values.get(name)
            if known is not None:
                for option in sorted(options - known - {_ANY}):
                    yield f"{name} is never {option}"


def fact_names(library: Library, rulebase: Rulebase) -> FactNames:
    """The facts of these rules."""
    values: dict[str, frozenset[str] | None] = dict.fromkeys(_set_in("values"))
    parameters = PlayRules.model_fields.keys() - _APART
    values |= {name: _parameter_values(name) for name in parameters}
    values |= {f"house:{rule}": frozenset({"yes"}) for rule in library.house_rules}
    kinds = {card.kind for variant in library.variants.values() for card in variant.cards}
    values |= {
        "variant": frozenset(library.variants),
        "card": frozenset(kinds),
        "challenge": _YES_NO,
        "fit": frozenset(get_args(Fit)),
        "first_card": frozenset(get_args(FirstCard)),
        "scoring": _literals(Variant.model_fields["scoring"].annotation),
    }
    counts = {name for name in parameters if _value_type(name) is int}
    concepts = {*rulebase.concepts.strong, *rulebase.concepts.light}
    return FactNames(
        values,
        frozenset(_set_in("numbers") | counts),
        frozenset(concepts | COMBINED | _also_said()),
        frozenset(_set_in("cites") | rulebase.sections.keys() | parameters),
    )


def _set_in(table: str) -> set[str]:
    """The names written out in `facts.<table>["…"] = …`."""
    return {
        part.value
        for node in ast.walk(ast.parse(_SOURCE))
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)
        if isinstance(node.value, ast.Attribute) and node.value.attr == table
        if not isinstance(node.slice, ast.JoinedStr)
        for part in ast.walk(node.slice)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def _also_said() -> set[str]:
    """The names that are added as they stand: `facts.said.add("…")`."""
    return {
        part.value
        for node in ast.walk(ast.parse(_SOURCE))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr == "add"
        for part in node.args
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def _parameter_values(name: str) -> frozenset[str] | None:
    shape = _value_type(name)
    if shape is int:
        return None
    return frozenset({_SILENT}) | (_YES_NO if shape is bool else _literals(shape))


def _value_type(name: str) -> Any:
    """What a parameter of play is: bool, int or a Literal."""
    for part in get_args(PlayRules.model_fields[name].annotation):
        if isinstance(part, type) and issubclass(part, BaseModel):
            return part.model_fields["value"].annotation
    raise TypeError(name)


def _literals(shape: Any) -> frozenset[str]:
    return frozenset(get_args(shape)) if get_origin(shape) is Literal else frozenset()
