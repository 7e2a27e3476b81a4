"""How likely the next bit of a text is, from the one to three bytes before it.

Each length of context guesses; the guesses are weighed by how good they have been. Learned from a
few hundred letters beforehand, since a table has only some ten names to learn from. Whole numbers
only: the same on every machine.
"""

from functools import lru_cache
from operator import mul
from typing import Final

from scorekeeper.sharing.copying.arithmetic import ONE, BitCoder
from scorekeeper.sharing.copying.known import SCHOOLING

END: Final = 0xFF
"""Ends a text; no byte of UTF-8 is 255."""

START: Final = b"\n"
"""What every text comes after."""

_Seen = dict[int, list[int]]
"""By context and bits so far: the chance of a 1 in 65,536ths, and how often it was needed."""

_ORDERS: Final = 4
_SURE: Final = 2047
_OFTEN: Final = 60
_RATES: Final = tuple(round(ONE / (count + 1.6)) for count in range(_OFTEN + 1))
_LEARNING: Final = 4
_AT_FIRST: Final = (16000, 16000, 16000, 16000)
_SMALLEST: Final = 48

_CURVE: Final = (
    1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348,
    3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
)  # fmt: skip


def squash(stretched: int) -> int:
    """The chance in 4,096ths that belongs to a weight of evidence, -2047 to 2047."""
    if stretched > _SURE:
        return 4095
    if stretched < -_SURE:
        return 1
    part = stretched & 127
    place = (stretched >> 7) + 16
    return (_CURVE[place] * (128 - part) + _CURVE[place + 1] * part + 64) >> 7


def _stretches() -> tuple[int, ...]:
    table = [0] * 4096
    known = 0
    for stretched in range(-_SURE, _SURE + 1):
        chance = squash(stretched)
        for missing in range(known, chance + 1):
            table[missing] = stretched
        known = max(known, chance + 1)
    for missing in range(known, 4096):
        table[missing] = _SURE
    return tuple(table)


_STRETCH: Final = _stretches()


class Wording:
    """What has been learned of texts so far, on top of what another has learned `before`."""

    def __init__(self, before: "Wording | None" = None) -> None:
        self._seen: tuple[_Seen, ...] = tuple({} for _ in range(_ORDERS))
        self._before: tuple[_Seen, ...] = before._seen if before else self._seen
        weights = before._weights if before else {}
        self._weights: dict[int, list[int]] = {known: [*each] for known, each in weights.items()}

    def code(self, coder: BitCoder, byte: int, said: bytes) -> int:
        """One byte of a text, coming after the bytes `said`."""
        history = int.from_bytes(said[-3:], "big")
        contexts = (0, history & 0xFF, history & 0xFFFF, history)
        node = 1
        for place in range(7, -1, -1):
            node = node << 1 | self._bit(coder, byte >> place & 1, contexts, node)
        return node & 0xFF

    def _bit(self, coder: BitCoder, bit: int, contexts: tuple[int, ...], node: int) -> int:
        guesses = []
        evidence = []
        known = 0
        for order, seen in enumerate(self._seen):
            guess = self._guess(order, seen, contexts[order] << 8 | node)
            if guess[1]:
                known = order
            guesses.append(guess)
            evidence.append(_STRETCH[guess[0] >> 4])
        weights = self._weights.get(known)
        if weights is None:
            weights = self._weights[known] = [*_AT_FIRST]
        chance = squash(sum(map(mul, weights, evidence)) >> 16)
        bit = coder.code(bit, min(max(chance << 4, _SMALLEST), ONE - _SMALLEST))
        error = ((bit << 12) - chance) * _LEARNING
        for order, guess in enumerate(guesses):
            weights[order] += evidence[order] * error + 0x2000 >> 14
            count = guess[1]
            guess[0] += ((bit << 16) - bit - guess[0]) * _RATES[count] >> 16
            if count < _OFTEN:
                guess[1] = count + 1
        return bit

    def _guess(self, order: int, seen: _Seen, context: int) -> list[int]:
        guess = seen.get(context)
        if guess is None:
            before = self._before[order].get(context)
            guess = seen[context] = [*before] if before else [ONE >> 1, 0]
        return guess


class _Listener:
    """Takes bits only to be learned from."""

    writing = True

    def code(self, bit: int, chance: int) -> int:  # noqa: ARG002
        return bit


@lru_cache(maxsize=1)
def _schooled() -> Wording:
    wording = Wording()
    for text in SCHOOLING:
        said = START
        for byte in (*text.encode(), END):
            wording.code(_Listener(), byte, said)
            said += bytes((byte,))
    return wording


def schooled() -> Wording:
    """A model that has read the texts of `known.py`, for one copy to go on learning with."""
    return Wording(_schooled())
