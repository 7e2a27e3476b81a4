"""The small networks that judge what a question asks for: how they reckon, not how they learn.

Each has two halves. The one adds up what every trait of a question says to some hidden units. The
other reads the words in order, as a transformer does: each looks at all others in a few layers.
Both together say how much speaks for each outcome. Learned by `tests/learning/network.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, Field

from scorekeeper.rulebook.broken import RulesFileBroken

Floats = NDArray[np.float32]
Places = NDArray[np.intp]

HEADS: Final = 4
"""In so many parts does a word look at the others, each for another reason."""
_TINY: Final = 1e-5
_SIGNED: Final = np.dtype(np.int8)


class Sizes(BaseModel):
    """How large the networks are; `words` is the number of names a word may be known by."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    traits: Annotated[int, Field(ge=0, le=200_000)]
    words: Annotated[int, Field(ge=0, le=200_000)]
    units: Annotated[int, Field(ge=1, le=1_000)]
    width: Annotated[int, Field(ge=HEADS, le=1_000, multiple_of=HEADS)]
    layers: Annotated[int, Field(ge=1, le=10)]
    places: Annotated[int, Field(ge=1, le=500)]
    outcomes: Annotated[int, Field(ge=2, le=40_000)]


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """One network. `traits` and `words` are whole numbers, a row for each; all else is `small`."""

    sizes: Sizes
    traits: NDArray[np.int8]
    words: NDArray[np.int8]
    small: dict[str, Floats]


class Together:
    """Networks of one size that judge a question in one go: half the steps for two of them.

    All arrays of theirs have the network first, then the word.
    """

    def __init__(self, networks: Sequence[Network]) -> None:
        self._layers = networks[0].sizes.layers
        self._traits = [network.traits for network in networks]
        self._words = [network.words for network in networks]
        self._small = {
            name: _side_by_side([network.small[name] for network in networks], name)
            for name in networks[0].small
        }

    def odds(self, traits: Places, words: Sequence[Places]) -> Floats:
        """What speaks for each outcome, a row for each network.

        Told by the rows of the traits and of each word.
        """
        added = np.stack([_added_up(table.take(traits, 0)) for table in self._traits])
        units = added[:, None] * self._small["traits.step"] + self._small["traits.before"]
        read = self._read(words)
        every = read[:, 1:].mean(1, keepdims=True) if words else read[:, :1] * 0
        told = np.concatenate((np.maximum(units, 0), read[:, :1], every), 2)
        odds: Floats = self._straight(told, "outcomes")[:, 0]
        return odds

    def _read(self, words: Sequence[Places]) -> Floats:
        """What is made of the question as a whole, and of each word."""
        line = self._said(words) * self._small["words.step"]
        line[:, 0] = self._small["whole"][:, 0]
        line = self._even(line + self._small["places"][:, : len(words) + 1], "first")
        for layer in map(str, range(self._layers)):
            line += self._looked_around(self._even(line, f"{layer}.looks"), layer)
            wide = self._straight(self._even(line, f"{layer}.thinks"), f"{layer}.wide")
            line += self._straight(np.maximum(wide, 0), f"{layer}.narrow")
        return self._even(line, "last")

    def _said(self, words: Sequence[Places]) -> Floats:
        """The sum of what each word says; nothing at the first place, which is of the whole."""
        rows = np.concatenate((np.zeros(0, np.intp), *words))
        of_word = np.zeros((len(words) + 1, len(rows)), np.float32)
        ends = np.cumsum([0, *map(len, words)])
        for word, (begins, end) in enumerate(pairwise(ends.tolist()), 1):
            of_word[word, begins:end] = 1
        # Whole numbers below 2^24 are added up exactly.
        return np.stack([of_word @ table.take(rows, 0).astype(np.float32) for table in self._words])

    def _looked_around(self, line: Floats, layer: str) -> Floats:
        """What each word takes from the others, the more the better they fit its question."""
        parts = self._straight(line, f"{layer}.parts")
        width = line.shape[2]
        asks, offers, gives = (
            _in_heads(parts[:, :, start : start + width]) for start in (0, width, 2 * width)
        )
        fits = asks @ offers.transpose(0, 1, 3, 2)
        fits /= np.float32(asks.shape[3] ** 0.5)
        fits -= fits.max(3, keepdims=True)
        shares = np.exp(fits, out=fits)
        shares /= np.add.reduce(shares, 3, keepdims=True)
        taken = (shares @ gives).transpose(0, 2, 1, 3)
        return self._straight(taken.reshape(line.shape), f"{layer}.taken")

    def _straight(self, line: Floats, name: str) -> Floats:
        said: Floats = line @ self._small[f"{name}.weights"]
        said += self._small[f"{name}.before"]
        return said

    def _even(self, line: Floats, name: str) -> Floats:
        """Each row with a mean of 0 and a spread of 1, then scaled and shifted as learned."""
        apart = line - _averages(line)
        spread = _averages(apart * apart)
        spread += np.float32(_TINY)
        apart /= np.sqrt(spread, out=spread)
        apart *= self._small[f"{name}.scale"]
        apart += self._small[f"{name}.shift"]
        return apart


def shapes_of(sizes: Sizes) -> dict[str, tuple[int, ...]]:
    """The names of all small arrays of a network, and the shape of each."""
    width, units = sizes.width, sizes.units
    shapes: dict[str, tuple[int, ...]] = {
        "traits.step": (units,),
        "traits.before": (units,),
        "words.step": (width,),
        "whole": (width,),
        "places": (sizes.places + 1, width),
    }
    lines = {"outcomes": (sizes.outcomes, units + 2 * width)}
    evened = ["first", "last"]
    for layer in map(str, range(sizes.layers)):
        lines |= {
            f"{layer}.parts": (3 * width, width),
            f"{layer}.taken": (width, width),
            f"{layer}.wide": (2 * width, width),
            f"{layer}.narrow": (width, 2 * width),
        }
        evened += [f"{layer}.looks", f"{layer}.thinks"]
    for name, shape in lines.items():
        shapes |= {f"{name}.weights": shape, f"{name}.before": shape[:1]}
    for name in evened:
        shapes |= {f"{name}.scale": (width,), f"{name}.shift": (width,)}
    return shapes


def load_network(folder: Path, sizes: Sizes) -> Network:
    """The network in a folder as `save_network` wrote it. Raises RulesFileBroken.

    The two great tables stay on the disk; only the rows that are asked for are read.
    """
    try:
        # Plain arrays over the files: numpy's own kind is slow at handing out rows.
        traits, words = (
            np.asarray(np.load(folder / f"{name}.npy", mmap_mode="r")) for name in _TABLES
        )
        with np.load(folder / _SMALL) as stored:
            small = {name: stored[name].astype(np.float32) for name in stored.files}
    except (OSError, ValueError, EOFError, KeyError, BadZipFile) as fault:
        raise RulesFileBroken(folder, "", str(fault)) from None
    wanted = {"traits": (sizes.traits, sizes.units), "words": (sizes.words, sizes.width)}
    for name, table in zip(_TABLES, (traits, words), strict=True):
        if table.dtype != _SIGNED or table.shape != wanted[name]:
            raise RulesFileBroken(folder, f"{name}.npy", f"there must be {wanted[name]} bytes")
    shapes = shapes_of(sizes)
    if {name: array.shape for name, array in small.items()} != shapes:
        raise RulesFileBroken(folder, _SMALL, "arrays are missing or have another shape")
    return Network(sizes, traits, words, small)


def save_network(network: Network, folder: Path) -> None:
    """Writes it into a folder, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    np.save(folder / "traits.npy", network.traits)
    np.save(folder / "words.npy", network.words)
    small: dict[str, Any] = {
        name: array.astype(np.float16 if array.ndim > 1 else np.float32)
        for name, array in network.small.items()
    }
    np.savez(folder / _SMALL, **small)


_TABLES: Final = ("traits", "words")
_SMALL: Final = "small.npz"


def _added_up(rows: NDArray[np.int8]) -> Floats:
    """The sum of whole numbers, exact, of the kind all else is reckoned in.

    Left as they are they would make all that follows numbers of twice the size.
    """
    added: Floats = np.add.reduce(rows, 0, dtype=np.float32)
    return added


def _side_by_side(arrays: Sequence[Floats], name: str) -> Floats:
    """The same array of each network; what lines are multiplied with is turned about for it."""
    stacked: Floats = np.stack(arrays).astype(np.float32)
    if name.endswith(".weights"):
        return np.ascontiguousarray(stacked.transpose(0, 2, 1))
    # "places" has a row for each word; all else is the same for every word.
    return stacked if name == "places" else stacked[:, None]


def _averages(line: Floats) -> Floats:
    averages: Floats = np.add.reduce(line, 2, keepdims=True)
    averages /= np.float32(line.shape[2])
    return averages


def _in_heads(line: Floats) -> Floats:
    networks, words, width = line.shape
    return line.reshape(networks, words, HEADS, width // HEADS).transpose(0, 2, 1, 3)
