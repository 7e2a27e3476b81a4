"""A copy as the texts of QR codes: one, or as many numbered ones as it takes.

Each text is `SK1:` and base45, so that a QR code holds it in its alphanumeric alphabet; a copy that
would just not fit in one code is written a little denser, `SK1/`. Frames may be read in any order,
more than once, and among frames of other copies. How a text becomes a picture is `sharing/qr.py`'s
work.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

import base45  # type: ignore[import-untyped]

from scorekeeper.domain.refusals import CopyRefused
from scorekeeper.sharing.copying.codec import MAX_BYTES, VERSION

PREFIX: Final = "SK"
MAX_CHARACTERS: Final = 970
"""What a QR code of version 20 holds in the alphanumeric alphabet at error correction M."""

MAX_TEXT: Final = 400_000
"""Characters of pasted text; the largest copy has about 250,000."""

_HEAD: Final = f"{PREFIX}{VERSION}:"
_PART: Final = 0x80
_ID: Final = slice(1, 5)
"""Where the check of a packed copy stands; as good as a name for it."""

_PART_HEAD: Final = 1 + 2 + 4
_PART_CHECK: Final = 2
WHOLE: Final = (MAX_CHARACTERS - len(_HEAD)) // 3 * 2
"""Bytes of a copy that fits in one code."""

_DENSE_HEAD: Final = f"{PREFIX}{VERSION}/"
_DENSE_END: Final = "."
"""Closes a dense text, whose last digit may be a blank."""

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
DENSE: Final = 662
"""Bytes of a copy that fits in one code as one large number in base 45."""

_CHUNK: Final = WHOLE - _PART_HEAD - _PART_CHECK
_MOST: Final = 255
_MOST_AT_ONCE: Final = 8
"""Copies of which frames are kept; whoever scans more has long been lost."""

_ALPHABET: Final = r"0-9A-Z_ $%*+./:\-"
_ONE_CODE: Final = re.compile(
    rf"(?<![0-9A-Za-z]){PREFIX}(?P<version>\d{{1,3}})(?P<way>[:/])(?P<rest>[{_ALPHABET}]*"
    rf"(?:\r?\n(?!{PREFIX}\d{{1,3}}[:/])[{_ALPHABET}]+(?=\r?\n|$))*)"
)


@dataclass(frozen=True, slots=True)
class Frame:
    """One code read: number `place` (from 0) of `count` of the copy called `copy`."""

    copy: bytes
    place: int
    count: int
    data: bytes


def to_frames(packed: bytes) -> tuple[str, ...]:
    """The texts of the codes of a packed copy, of about equal length."""
    if len(packed) <= WHOLE:
        return (_written(packed),)
    if len(packed) <= DENSE:
        return (_written_densely(packed),)
    count = -(-len(packed) // _CHUNK)
    size = -(-len(packed) // count)
    return tuple(
        _written(_part(packed[_ID], place, count, packed[place * size : (place + 1) * size]))
        for place in range(count)
    )


def _part(copy: bytes, place: int, count: int, chunk: bytes) -> bytes:
    frame = bytes((_PART | VERSION, place, count)) + copy + chunk
    return frame + _check(frame)


def _check(frame: bytes) -> bytes:
    return hashlib.blake2b(frame, digest_size=_PART_CHECK, person=b"scorekeeperframe").digest()


def _written(frame: bytes) -> str:
    return _HEAD + str(base45.b45encode(frame).decode())


def _written_densely(packed: bytes) -> str:
    # No zero byte is lost in front: a packed copy begins with its version.
    number = int.from_bytes(packed, "big")
    digits = []
    while number:
        number, digit = divmod(number, len(_DIGITS))
        digits.append(_DIGITS[digit])
    return f"{_DENSE_HEAD}{''.join(digits)}{_DENSE_END}"


def _read_densely(written: str) -> bytes:
    if len(written) > MAX_CHARACTERS:
        raise CopyRefused("copy-too-long")
    if not written.endswith(_DENSE_END):
        raise CopyRefused("copy-truncated")
    number = 0
    for character in reversed(written[: -len(_DENSE_END)]):
        digit = _DIGITS.find(character)
        if digit < 0:
            raise CopyRefused("copy-damaged")
        number = number * len(_DIGITS) + digit
    return number.to_bytes(-(-number.bit_length() // 8), "big")


def to_text(frames: Iterable[str]) -> str:
    """Codes as a text to send: one a line, with no blanks for a messenger to swallow."""
    return "\n".join(frame.replace(" ", "_") for frame in frames)


def codes_in(text: str) -> Iterator[str]:
    """The codes in a pasted text, whatever stands around them and however lines were broken.

    Raises CopyRefused where the text is too long or a code in it comes from a newer version.
    """
    if len(text) > MAX_TEXT:
        raise CopyRefused("copy-too-long")
    for found in _ONE_CODE.finditer(text):
        if int(found["version"]) > VERSION:
            raise CopyRefused("copy-newer-version")
        rest = found["rest"].replace("\r", "").replace("\n", "").replace("_", " ")
        yield f"{PREFIX}{found['version']}{found['way']}{rest}"


def read_frame(code: str) -> Frame:
    """One code. Raises CopyRefused where it is none of ours, cut off, damaged, or too new."""
    if code.startswith(_DENSE_HEAD):
        packed = _read_densely(code[len(_DENSE_HEAD) :])
        return Frame(packed[_ID], 0, 1, packed)
    if not code.startswith(_HEAD):
        version = re.match(rf"{PREFIX}(\d{{1,3}})[:/]", code)
        newer = version is not None and int(version[1]) > VERSION
        raise CopyRefused("copy-newer-version" if newer else "copy-not-a-table")
    frame = _bytes_of(code[len(_HEAD) :])
    if not frame[0] & _PART:
        return Frame(frame[_ID], 0, 1, frame)
    if frame[0] & ~_PART > VERSION:
        raise CopyRefused("copy-newer-version")
    if len(frame) <= _PART_HEAD + _PART_CHECK:
        raise CopyRefused("copy-truncated")
    body, check = frame[:-_PART_CHECK], frame[-_PART_CHECK:]
    place, count = frame[1], frame[2]
    if check != _check(body) or not place < count:
        raise CopyRefused("copy-damaged")
    return Frame(frame[3:_PART_HEAD], place, count, body[_PART_HEAD:])


def _bytes_of(written: str) -> bytes:
    if len(written) > MAX_CHARACTERS:
        raise CopyRefused("copy-too-long")
    try:
        frame: bytes = base45.b45decode(written)
    except ValueError:
        raise CopyRefused("copy-damaged") from None
    if not frame:
        raise CopyRefused("copy-truncated")
    return frame


Key = tuple[bytes, int]
"""The copy a frame is of, and how many frames it says there are."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Frames read so far; `latest` is the copy that the last of them is of."""

    frames: dict[Key, dict[int, bytes]] = field(default_factory=dict)
    latest: Key | None = None

    def plus(self, frame: Frame) -> "Pile":
        """The pile with one more frame; one that is there already changes nothing."""
        key = (frame.copy, frame.count)
        of_it = {**self.frames.get(key, {}), frame.place: frame.data}
        others = [(other, data) for other, data in self.frames.items() if other != key]
        return Pile(dict([*others[1 - _MOST_AT_ONCE :], (key, of_it)]), key)

    def without_latest(self) -> "Pile":
        """The pile without the copy read last, which was taken or could not be."""
        return Pile({key: data for key, data in self.frames.items() if key != self.latest})

    @property
    def progress(self) -> tuple[int, int]:
        """How many frames of the latest copy are there, and of how many."""
        if self.latest is None:
            return 0, 0
        return len(self.frames[self.latest]), self.latest[1]

    @property
    def missing(self) -> tuple[int, ...]:
        """The numbers, from 1, of the frames of the latest copy that are not there."""
        if self.latest is None:
            return ()
        there = self.frames[self.latest]
        return tuple(place + 1 for place in range(self.latest[1]) if place not in there)

    @property
    def packed(self) -> bytes | None:
        """The latest copy, once all its frames are there.

        Raises CopyRefused where they are too many.
        """
        if self.latest is None or self.missing:
            return None
        there = self.frames[self.latest]
        packed = b"".join(there[place] for place in range(self.latest[1]))
        if len(packed) > MAX_BYTES:
            raise CopyRefused("copy-too-long")
        return packed
