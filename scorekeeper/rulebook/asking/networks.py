"""The small networks that judge what a question asks for: how they reckon, not how they learn.

Each has two halves. The one adds up what every trait of a question says to some hidden units. The
other reads the words in order, as a transformer does: each looks at all others in a few layers.
Both together say how much speaks for each outcome. Learned by `tests/learning/network.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
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

    def odds(self, traits: Places, words: Sequence[Places]) -> Floats:
        """What speaks for each outcome, told by the rows of the traits and of each word."""
        units = _added_up(self.traits[traits]) * self.small["traits.step"]
        hidden = np.maximum(units + self.small["traits.before"], 0)
        read = self._read(words)
        told = np.concatenate((hidden, read[0], read[1:].mean(0) if words else read[0] * 0))
        return _straight(told, self.small, "outcomes")

    def _read(self, words: Sequence[Places]) -> Floats:
        """What is made of the question as a whole, and of each word."""
        small = self.small
        said = [_added_up(self.words[rows]) * small["words.step"] for rows in words]
        line = np.stack((small["whole"], *said)) + small["places"][: len(words) + 1]
        line = _even(line, small, "first")
        for layer in range(self.sizes.layers):
            line = line + self._looked_around(_even(line, small, f"{layer}.looks"), layer)
            wide = _straight(_even(line, small, f"{layer}.thinks"), small, f"{layer}.wide")
            line = line + _straight(np.maximum(wide, 0), small, f"{layer}.narrow")
        return _even(line, small, "last")

    def _looked_around(self, line: Floats, layer: int) -> Floats:
        """What each word takes from the others, the more the better they fit its question."""
        parts = _straight(line, self.small, f"{layer}.parts")
        asks, offers, gives = (
            _in_heads(parts[:, start : start + line.shape[1]])
            for start in range(0, parts.shape[1], line.shape[1])
        )
        fits = asks @ offers.transpose(0, 2, 1) / np.float32(asks.shape[2] ** 0.5)
        shares = np.exp(fits - fits.max(2, keepdims=True))
        taken = (shares / shares.sum(2, keepdims=True)) @ gives
        return _straight(taken.transpose(1, 0, 2).reshape(line.shape), self.small, f"{layer}.taken")


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
        # By columns, because each line is multiplied with what is turned about.
        with np.load(folder / _SMALL) as stored:
            small = {name: np.asarray(stored[name], np.float32, "F") for name in stored.files}
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


def _straight(line: Floats, small: dict[str, Floats], name: str) -> Floats:
    said: Floats = line @ small[f"{name}.weights"].T + small[f"{name}.before"]
    return said


def _even(line: Floats, small: dict[str, Floats], name: str) -> Floats:
    """Each row with a mean of 0 and a spread of 1, then scaled and shifted as learned."""
    apart = line - _averages(line)
    spread = np.sqrt(_averages(apart * apart) + np.float32(_TINY))
    evened: Floats = apart / spread * small[f"{name}.scale"] + small[f"{name}.shift"]
    return evened


def _averages(line: Floats) -> Floats:
    averages: Floats = np.add.reduce(line, 1, keepdims=True)
    averages /= np.float32(line.shape[1])
    return averages


def _in_heads(line: Floats) -> Floats:
    words, width = line.shape
    return line.reshape(words, HEADS, width // HEADS).transpose(1, 0, 2)
