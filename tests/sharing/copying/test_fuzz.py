"""The decoder under whatever anybody may send: an answer or a refusal, quickly, never a crash.

`make test` tries a few thousand inputs; `make soak` more than 200,000.
"""

import random
from collections import Counter
from time import perf_counter
from typing import Final, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.events import Event
from scorekeeper.domain.payloads import (
    HandReported,
    RulesAgreed,
    Unknown,
)
from scorekeeper.domain.refusals import CopyRefused
from scorekeeper.sharing.copying import codes_in, pack, read_frame, to_frames, unpack
from scorekeeper.sharing.copying.codec import MAX_BYTES, VERSION, _check
from scorekeeper.sharing.copying.known import GAMES
from tests.domain.builders import Sitting, cards, pen
from tests.sharing.copying.evenings import Evening, Style
from tests.soaking import SOAKING

SMALL: Final = pack(Evening(players=3, rounds=4).log())
INPUTS: Final = 250_000 if SOAKING else 3_000
SLOWEST: Final = 20.0
"""Seconds that no input of any kind may take on a slow machine with other work to do."""


def sealed(body: bytes) -> bytes:
    """A body with the right version and check, so that the decoder itself has to cope."""
    return bytes((VERSION,)) + _check(body) + body


def answer(data: bytes) -> list[Event] | str:
    """The events, or the key of the refusal."""
    try:
        return unpack(data)
    except CopyRefused as refused:
        return refused.key


def test_thousands_of_sealed_inputs_are_answered_or_refused() -> None:
    chance = random.Random(6 if not SOAKING else None)
    real = [
        pack(Evening(seed, 3, 4, style, reports).log())[5:]
        for seed, style in enumerate(get_args(Style))
        for reports in (False, True)
    ]
    answers: Counter[str] = Counter()
    for number in range(INPUTS):
        body = bytearray(chance.choice(real))
        match number % 4:
            case 0:
                body = bytearray(chance.randbytes(chance.randint(1, 300)))
            case 1:
                for _ in range(chance.randint(1, 4)):
                    body[chance.randrange(len(body))] = chance.randrange(256)
            case 2:
                del body[chance.randrange(len(body)) :]
            case _:
                start = chance.randrange(len(body))
                body[start:start] = chance.randbytes(chance.randint(1, 40))
        got = answer(sealed(bytes(body)))
        if isinstance(got, str):
            answers[got] += 1
        else:
            # What is read as a log is one: it goes out again as it came in.
            answers["read"] += 1
            if number % 50 == 1:
                assert unpack(pack(got)) == sorted(got, key=lambda event: event.order)
    assert set(answers) <= {"read", "copy-damaged", "copy-too-long", "copy-truncated"}
    assert answers["read"] > INPUTS // 200
    assert answers["copy-damaged"] > INPUTS // 200


@given(st.binary(max_size=400))
def test_any_bytes_are_answered_or_refused(data: bytes) -> None:
    answer(data)
    answer(sealed(data))


@given(st.text(max_size=300) | st.text("SK1:0123456789ABCXYZ $%*+-./:_\n", max_size=300))
def test_any_text_is_answered_or_refused(text: str) -> None:
    try:
        for code in codes_in(text + "SK1:" + text):
            read_frame(code)
    except CopyRefused:
        return


@given(st.data())
def test_a_copy_with_any_byte_changed_or_missing_is_refused(data: st.DataObject) -> None:
    packed = SMALL
    place = data.draw(st.integers(0, len(packed) - 1))
    changed = bytearray(packed)
    changed[place] ^= data.draw(st.integers(1, 255))
    for broken in (bytes(changed), packed[:place]):
        with pytest.raises(CopyRefused):
            unpack(broken)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "copy-truncated"),
        (b"\x01abcd", "copy-truncated"),
        (b"\x02abcdefgh", "copy-newer-version"),
        (b"\x00abcdefgh", "copy-not-a-table"),
        (b"\x01abcdefgh", "copy-damaged"),
        (bytes(MAX_BYTES + 1), "copy-too-long"),
        (sealed(b"\xff" * 40), "copy-damaged"),
    ],
)
def test_bad_input_is_refused_with_its_own_reason(data: bytes, key: str) -> None:
    assert answer(data) == key


@pytest.mark.parametrize("byte", [0, 1, 0x55, 0x7F, 0x80, 0xAA, 0xFE, 0xFF])
def test_a_long_run_of_one_byte_is_no_bomb(byte: int) -> None:
    start = perf_counter()
    answer(sealed(bytes([byte]) * (MAX_BYTES - 5)))
    assert perf_counter() - start < SLOWEST


def test_long_random_input_is_no_bomb() -> None:
    start = perf_counter()
    answer(sealed(random.Random(1).randbytes(MAX_BYTES - 5)))
    assert perf_counter() - start < SLOWEST


def test_a_log_too_large_for_a_copy_is_refused_in_bounded_time() -> None:
    sitting = Sitting(3)
    many = [
        *sitting.log,
        *pen(100).write(
            *(Unknown.model_validate({"kind": "note", "text": "ha" * 20_000}) for _ in range(30))
        ),
    ]
    big_hands = [
        *sitting.log,
        *pen(100).write(
            *(RulesAgreed(rules=GAMES[number % 4]) for number in range(500)),
            *(
                HandReported(game="game", after="tip-1", player="anna", hand=cards(*"7" * 59))
                for _ in range(1_000)
            ),
        ),
    ]
    for log in (many, big_hands):
        start = perf_counter()
        assert refused_or_same(log) in ("copy-too-long", "same")
        assert perf_counter() - start < 3 * SLOWEST


def refused_or_same(log: list[Event]) -> str:
    try:
        packed = pack(log)
    except CopyRefused as refused:
        return refused.key
    return "same" if unpack(packed) == sorted(log, key=lambda event: event.order) else "another"


def test_a_copy_of_thousands_of_events_comes_back() -> None:
    log = Evening(players=10, rounds=120, reports=True).log()
    packed = pack(log)
    assert unpack(packed) == log
    assert len(to_frames(packed)) == 4
