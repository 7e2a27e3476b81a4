"""An arithmetic coder for single bits: each costs what its chance says, down to fractions of a bit.

Whole numbers only, so that every machine writes and reads the same. What the chances are is
`tape.py`'s work.
"""

from typing import Final, Protocol

ONE: Final = 1 << 16
"""Chances are counted in 65,536ths."""

_BITS: Final = 48
_LAST: Final = (1 << _BITS) - 1
_TOP: Final = _BITS - 8
_SLACK: Final = _BITS // 8
"""Bytes a reader looks ahead of what it has understood."""


class RanOut(Exception):
    """More was read than had been written."""


class BitCoder(Protocol):
    """One direction of the coder. `chance` is that of a 1, between 1 and ONE - 1."""

    writing: bool

    def code(self, bit: int, chance: int) -> int:
        """Writes the bit, or reads one and takes no notice of `bit`; the bit either way."""
        ...


class BitWriter:
    """Turns bits into bytes."""

    writing = True

    def __init__(self) -> None:
        self._low, self._high = 0, _LAST
        self._out = bytearray()

    def code(self, bit: int, chance: int) -> int:
        """Writes the bit; the bit."""
        low, high = self._low, self._high
        middle = low + ((high - low) * chance >> 16)
        if bit:
            high = middle
        else:
            low = middle + 1
        while low >> _TOP == high >> _TOP:
            self._out.append(low >> _TOP)
            low = (low << 8) & _LAST
            high = (high << 8) & _LAST | 255
        self._low, self._high = low, high
        return bit

    def finish(self) -> bytes:
        """Everything written, with as few bytes at the end as tell it from anything else."""
        for count in range(_SLACK + 1):
            step = 1 << (_BITS - 8 * count)
            rest = -(-self._low // step)
            if rest * step <= self._high:
                return bytes(self._out) + rest.to_bytes(count, "big")
        raise AssertionError("the low end is always a way to end")


class BitReader:
    """Turns bytes back into bits; past their end come zeros, but not for long."""

    writing = False

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._place = _SLACK
        self._low, self._high = 0, _LAST
        self._now = int.from_bytes(data[:_SLACK].ljust(_SLACK, b"\0"), "big")

    def code(self, bit: int, chance: int) -> int:
        """The next bit. Raises RanOut where the bytes ended long ago."""
        low, high = self._low, self._high
        middle = low + ((high - low) * chance >> 16)
        bit = 1 if self._now <= middle else 0
        if bit:
            high = middle
        else:
            low = middle + 1
        while low >> _TOP == high >> _TOP:
            low = (low << 8) & _LAST
            high = (high << 8) & _LAST | 255
            self._now = (self._now << 8) & _LAST | self._next()
        self._low, self._high = low, high
        return bit

    def _next(self) -> int:
        place = self._place
        self._place += 1
        if place < len(self._data):
            return self._data[place]
        if place > len(self._data) + _SLACK:
            raise RanOut
        return 0
