"""Flags, numbers, choices and texts on a tape that learns how they usually fall.

The same calls write and read: when writing, each takes the value and gives it back; when reading,
each takes no notice of the value and gives back the one that was written. So one description of a
log serves both ways, and the two cannot drift apart.
"""

from collections.abc import Hashable, Mapping
from typing import Final

from scorekeeper.domain.refusals import CopyRefused
from scorekeeper.sharing.copying.arithmetic import ONE, BitCoder
from scorekeeper.sharing.copying.wording import END, START, Wording, schooled

MAX_STEPS: Final = 6_000_000
"""Bits coded for one copy, each some millionths of a second; far more than 5,000 events take."""

MAX_TEXT: Final = 150_000
"""Bytes of all texts of one copy."""

_TEXT_STEPS: Final = 24
_LONGEST: Final = 53
_RATES: Final = tuple(round(ONE / (count + 1.6)) for count in range(256))
_SHARP: Final = 2
"""Leading bits of a number whose chances are learned one by one."""


class Tape:
    """One copy being written or read."""

    def __init__(self, coder: BitCoder) -> None:
        self._coder = coder
        self.writing = coder.writing
        self._learned: dict[Hashable, list[int]] = {}
        self._wording: Wording | None = None
        self._steps = 0
        self._text = 0

    def spend(self, steps: int) -> None:
        """Counts work. Raises CopyRefused where it is more than one copy may take."""
        self._steps += steps
        if self._steps > MAX_STEPS:
            raise CopyRefused("copy-too-long")

    def flag(self, key: Hashable, value: object, chance: float = 0.5, trust: int = 0) -> bool:
        """Yes or no. `chance` of a yes is where learning begins, after `trust` cases as it were."""
        learned = self._learned.get(key)
        if learned is None:
            learned = self._learned[key] = [round(chance * ONE), trust]
        guess, count = learned
        self.spend(1)
        bit = self._coder.code(1 if value else 0, min(max(guess, 32), ONE - 32))
        learned[0] = guess + (((bit << 16) - guess) * _RATES[count] >> 16)
        if count < 255:
            learned[1] = count + 1
        return bit == 1

    def weighed(self, value: object, chance: int) -> bool:
        """Yes or no where the chance of a yes is known, in 65,536ths."""
        self.spend(1)
        return self._coder.code(1 if value else 0, min(max(chance, 32), ONE - 32)) == 1

    def raw(self, value: int | None, bits: int) -> int:
        """A number that nothing is known of, of so many bits."""
        self.spend(bits)
        known = value or 0
        result = 0
        for place in range(bits - 1, -1, -1):
            result = result << 1 | self._coder.code(known >> place & 1, ONE >> 1)
        return result

    def choice(self, key: Hashable, value: int | None, size: int, trust: int = 2) -> int:
        """One of 0 to `size` - 1, all alike for the first `trust` cases or so."""
        known = value or 0
        low, high = 0, size
        while high - low > 1:
            middle = (low + high) // 2
            chance = (high - middle) / (high - low)
            if self.flag((key, low, high), known >= middle, chance, trust):
                low = middle
            else:
                high = middle
        return low

    def number(self, key: Hashable, value: int | None, *, usual: int = 8) -> int:
        """A number from 0 up, at most 2**53; `usual` is about how large it mostly is."""
        known = value or 0
        size = known.bit_length()
        expected = usual.bit_length()
        bits = 0
        while bits <= _LONGEST and self.flag(
            (key, bits), size > bits, 0.9 if bits < expected else 0.35
        ):
            bits += 1
        if bits < 2:
            return bits
        result = 1
        for place in range(bits - 2, -1, -1):
            depth = bits - 2 - place
            context = (key, bits, result) if depth < _SHARP else (key, bits, -depth)
            trust = 8 if depth < _SHARP else 30
            result = result << 1 | self.flag(context, known >> place & 1, 0.5, trust)
        return result

    def signed(self, key: Hashable, value: int | None, *, usual: int = 8) -> int:
        """A number of either sign, mostly not below 0."""
        below = self.flag((key, "below"), value is not None and value < 0, 0.02)
        amount = self.number(key, None if value is None else abs(value), usual=usual)
        return -amount if below else amount

    def text(self, value: str | None) -> str:
        """Any text. Raises CopyRefused for one that is none, or where all are too long together."""
        if self._wording is None:
            self._wording = schooled()
        written = (value or "").encode()
        said = bytearray(START)
        while True:
            self._text += 1
            if self._text > MAX_TEXT:
                raise CopyRefused("copy-too-long")
            self.spend(_TEXT_STEPS)
            place = len(said) - 1
            byte = written[place] if place < len(written) else END
            byte = self._wording.code(self._coder, byte, bytes(said[-3:]))
            if byte == END:
                break
            said.append(byte)
        try:
            return said[1:].decode()
        except UnicodeDecodeError:
            raise CopyRefused("copy-damaged") from None

    def listed(self, key: Hashable, value: str | None, among: Mapping[str, int]) -> str | None:
        """A thing that both sides know the place of, or None for one that is not among them."""
        if not among:
            return None
        place = among.get(value) if value is not None else None
        if self.flag((key, "new"), value is not None and place is None, 0.05):
            return None
        return list(among)[self.choice(key, place, len(among))]
