"""Cards that are joined by hyphens: "wild-wild-skip-red7"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.roles import CARD_ROLES, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_HYPHENS: Final = frozenset("-‐‑–—_")
_CARDS: Final = CARD_ROLES | {Role.DIGITS}
_LEAST: Final = 3
"""Cards of a chain: of two, one may be said of the other."""


def with_chains(found: Sequence["Unit"], text: str) -> Sequence["Unit"]:
    """The units, with the links of chains as if there were spaces between them.

    A name of several words may be one card or two, and is none that is sure: "wild-4-skip".
    """
    if _HYPHENS.isdisjoint(text):
        return found
    result = list(found)
    for chain in _chains(found, text):
        links = [unit for unit in chain if unit.role in _CARDS]
        known = all(unit.role in _CARDS | {Role.COLOUR} for unit in chain)
        whole = all(text[unit.start : unit.end].isalnum() for unit in links)
        if len(links) >= _LEAST and known and whole:
            for unit in chain:
                if unit.start and text[unit.start - 1] in _HYPHENS:
                    result[found.index(unit)] = replace(unit, tight=False)
    return result


def _chains(found: Sequence["Unit"], text: str) -> Iterator[list["Unit"]]:
    """Units that stand together without a space."""
    chain: list[Unit] = []
    for unit in found:
        between = text[chain[-1].end : unit.start] if chain else ""
        if chain and between not in _HYPHENS | {""}:
            yield chain
            chain = []
        chain.append(unit)
    yield chain
