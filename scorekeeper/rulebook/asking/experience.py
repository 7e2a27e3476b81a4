"""What a question asks for, judged by the questions that were rightly answered before.

Small neural networks (`networks.py`) say which ruling is asked for, and with which verdict, from
what a question is known by (`traits.py`, `word_order.py`). They are learned from `tests/questions`
by `tests/learning/experience.py` and lie in `rules/experience/`.

Traits and words are kept by the checksums of their names alone: names would take ten times the
room, and to know a name from all others thirty-two bits are enough.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Annotated, Final, NamedTuple
from zipfile import BadZipFile
from zlib import crc32

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from scorekeeper.rulebook.asking.networks import (
    Floats,
    Network,
    Places,
    Sizes,
    Together,
    load_network,
    save_network,
)
from scorekeeper.rulebook.asking.word_order import Said
from scorekeeper.rulebook.broken import RulesFileBroken, first_fault, written_place

SILENT: Final = "unknown"
"""What stands in the place of a ruling where the rules are silent, or the question is none."""
_HEAD: Final = "head.json"
_NAMES: Final = "names.npz"

Checksums = NDArray[np.uint32]


class Head(BaseModel):
    """What the networks have in common.

    `outcomes`: rulings, each with a verdict; `together`: how many networks there are; `trust`: what
    each sign counts that speaks for an answer (`second_thoughts.py`).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    outcomes: Annotated[tuple[tuple[str, str], ...], Field(min_length=2, max_length=40_000)]
    sizes: Sizes
    together: Annotated[int, Field(ge=1, le=9)]
    trust: Annotated[tuple[float, ...], Field(max_length=100)]


class Known(NamedTuple):
    """What a question is known by: its traits, the order of its words, and what each word says."""

    traits: frozenset[str]
    orders: frozenset[str] = frozenset()
    words: tuple[Said, ...] = ()


class Chances(NamedTuple):
    """How likely each ruling with each verdict is, between 0 and 1; all together are 1."""

    outcomes: Mapping[tuple[str, str], float]
    rulings: Mapping[str, float]
    verdicts: Mapping[str, float]


class Names(NamedTuple):
    """The checksums of the names of traits and words, ascending: each stands where its row does.

    `trust`: for each trait how far an answer to a question that has it is to be trusted more.
    """

    traits: Checksums
    words: Checksums
    trust: Floats


class Experience:
    """What is known of earlier questions: the chances for those to come."""

    def __init__(self, head: Head, names: Names, networks: Sequence[Network]) -> None:
        self._head = head
        self._names = names
        self._networks = Together(networks)

    @property
    def trust(self) -> tuple[float, ...]:
        """What each sign counts that speaks for an answer."""
        return self._head.trust

    @cached_property
    def rulings(self) -> frozenset[str]:
        """The rulings it knows."""
        return frozenset(ruling for ruling, _ in self._head.outcomes)

    def trusted(self, traits: Iterable[str]) -> float:
        """How far an answer to a question with these traits is to be trusted more, or less."""
        return float(self._names.trust[rows_of(traits, self._names.traits)].sum())

    def chances(self, known: Known) -> Chances:
        """What a question that is known by this may ask for."""
        traits = rows_of(known.traits | known.orders, self._names.traits)
        words = _rows_of_words(known.words, self._names.words)
        odds = self._networks.odds(traits, words).mean(0)
        odds = np.exp(odds - odds.max())
        return chances_of(dict(zip(self._head.outcomes, odds.tolist(), strict=True)))


def checksum(name: str) -> int:
    """That by which the name of a trait, or of what a word says, is known."""
    return crc32(name.encode())


def rows_of(names: Iterable[str], known: Checksums) -> Places:
    """The rows of the names that are known."""
    return found_among(_checksums(names), known)


def found_among(wanted: Checksums, known: Checksums) -> Places:
    """The rows of those that are known."""
    rows, there = _looked_up(wanted, known)
    return rows[there]


def _rows_of_words(words: Sequence[Said], known: Checksums) -> list[Places]:
    """The rows of what each word says, all looked up at once."""
    rows, there = _looked_up(_checksums(chain.from_iterable(words)), known)
    found, begins = [], 0
    for word in words:
        its = slice(begins, begins := begins + len(word))
        found.append(rows[its][there[its]])
    return found


def _checksums(names: Iterable[str]) -> Checksums:
    return np.fromiter(map(checksum, names), np.uint32)


def _looked_up(wanted: Checksums, known: Checksums) -> tuple[Places, NDArray[np.bool_]]:
    """Where each stands, or would stand, among those known, and whether it is there."""
    if not len(known):
        return np.zeros(len(wanted), np.intp), np.zeros(len(wanted), np.bool_)
    rows = np.minimum(np.searchsorted(known, wanted), len(known) - 1)
    return rows, known[rows] == wanted


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


def load_experience(folder: Path) -> Experience:
    """Experience as it was written by `save_experience`. Raises RulesFileBroken."""
    try:
        head = Head.model_validate_json((folder / _HEAD).read_bytes())
        with np.load(folder / _NAMES) as stored:
            names = Names(*(stored[name] for name in Names._fields))
    except ValidationError as fault:
        place, reason = first_fault(fault)
        raise RulesFileBroken(folder / _HEAD, written_place(place), reason) from None
    except (OSError, ValueError, EOFError, KeyError, BadZipFile) as fault:
        raise RulesFileBroken(folder, "", str(fault)) from None
    if head.sizes.outcomes != len(head.outcomes):
        raise RulesFileBroken(folder / _HEAD, "sizes", "there must be a size for each outcome")
    wanted = (head.sizes.traits, head.sizes.words, head.sizes.traits)
    if tuple(map(len, names)) != wanted or not all(map(_ascends, names[:2])):
        raise RulesFileBroken(folder, _NAMES, "there must be one name for each row, in order")
    networks = (load_network(folder / str(one), head.sizes) for one in range(head.together))
    return Experience(head, names._replace(trust=names.trust.astype(np.float32)), tuple(networks))


def save_experience(folder: Path, head: Head, names: Names, networks: Sequence[Network]) -> None:
    """Writes it into a folder, which is made."""
    for place, network in enumerate(networks):
        save_network(network, folder / str(place))
    trust = names.trust.astype(np.float16)
    np.savez(folder / _NAMES, traits=names.traits, words=names.words, trust=trust)
    (folder / _HEAD).write_text(head.model_dump_json(indent=1), encoding="utf-8")


def _ascends(sums: Checksums) -> bool:
    return bool((sums[1:] > sums[:-1]).all())
