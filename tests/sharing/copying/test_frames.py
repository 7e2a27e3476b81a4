"""Copies as texts of codes: one or many, in any order, twice, mixed, and damaged on the way."""

import random

import base45  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.refusals import CopyRefused
from scorekeeper.sharing.copying import Pile, codes_in, pack, read_frame, to_frames, to_text
from scorekeeper.sharing.copying.frames import DENSE, MAX_CHARACTERS, MAX_TEXT, WHOLE, Frame
from scorekeeper.sharing.qr import table_code
from tests.sharing.copying.evenings import Evening

ALPHANUMERIC = set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")
OF_MANY = to_frames(pack(Evening(style="cards", reports=True).log()))
SIZES = st.integers(6, 4000) | st.integers(WHOLE - 3, DENSE + 3)
PACKED = st.builds(
    lambda size, seed: b"\x01" + random.Random(seed).randbytes(size - 1), SIZES, st.integers()
)


def gathered(frames: list[Frame]) -> Pile:
    pile = Pile()
    for frame in frames:
        pile = pile.plus(frame)
    return pile


@given(st.data(), PACKED)
def test_frames_in_any_order_and_read_twice_give_the_copy_back(
    data: st.DataObject, packed: bytes
) -> None:
    texts = to_frames(packed)
    again = data.draw(st.lists(st.sampled_from(texts), max_size=5))
    order = data.draw(st.permutations([*texts, *again]))
    pile = gathered([read_frame(text) for text in order])
    assert pile.packed == packed
    assert pile.progress == (len(texts), len(texts))
    assert pile.missing == ()


@given(PACKED)
def test_every_frame_fits_in_a_code_of_version_20_in_the_alphanumeric_alphabet(
    packed: bytes,
) -> None:
    for text in to_frames(packed):
        assert text.startswith("SK1:" if len(packed) <= WHOLE or len(packed) > DENSE else "SK1/")
        assert len(text) <= MAX_CHARACTERS
        assert set(text) <= ALPHANUMERIC


def test_what_fits_in_one_code_is_one_and_one_byte_more_is_two() -> None:
    most = b"\x01" + random.Random(1).randbytes(WHOLE - 1)
    (text,) = to_frames(most)
    assert table_code(text).version == 20
    (dense,) = to_frames(most + bytes(DENSE - WHOLE))
    assert table_code(dense).version == 20
    assert len(to_frames(most + bytes(DENSE - WHOLE + 1))) == 2


@given(PACKED)
def test_the_pile_says_which_frames_are_missing(packed: bytes) -> None:
    texts = to_frames(packed + bytes(DENSE))
    pile = gathered([read_frame(text) for text in texts[1:]])
    assert pile.packed is None
    assert pile.missing == (1,)
    assert pile.progress == (len(texts) - 1, len(texts))


@given(PACKED, PACKED)
def test_frames_of_two_copies_do_not_mix(one: bytes, other: bytes) -> None:
    one, other = one[:1] + b"one!" + one + b"1" * 1000, other[:1] + b"two!" + other + b"2" * 1000
    texts = [text for pair in zip(to_frames(one), to_frames(other), strict=False) for text in pair]
    rest = [*to_frames(one), *to_frames(other)]
    pile = gathered([read_frame(text) for text in [*texts, *rest]])
    assert pile.packed == other
    assert pile.plus(read_frame(to_frames(one)[0])).packed == one
    assert pile.without_latest().plus(read_frame(to_frames(one)[0])).packed == one


def test_frames_of_many_copies_are_forgotten_in_turn() -> None:
    pile = Pile()
    for number in range(50):
        pile = pile.plus(Frame(bytes(4), 0, number + 2, b"x"))
    assert len(pile.frames) == 8
    assert pile.progress == (1, 51)


@given(PACKED, st.sampled_from(["", "Hello,\n", "https://example.org/?x=1 ", "»"]))
def test_a_sent_text_is_found_whatever_stands_around_it(packed: bytes, before: str) -> None:
    text = f"{before}{to_text(to_frames(packed))}\nSent from my phone"
    pile = gathered([read_frame(code) for code in codes_in(text)])
    assert pile.packed == packed


@given(PACKED)
def test_a_text_broken_into_lines_is_put_together(packed: bytes) -> None:
    broken = "\r\n".join(
        text[start : start + 60]
        for text in to_text(to_frames(packed)).split("\n")
        for start in range(0, len(text), 60)
    )
    assert gathered([read_frame(code) for code in codes_in(broken)]).packed == packed


@given(PACKED)
def test_no_code_ends_in_a_blank_that_could_get_lost(packed: bytes) -> None:
    assert not any(text.endswith(" ") for text in to_frames(packed))


def resigned(frame: bytes) -> str:
    return f"SK1:{base45.b45encode(frame).decode()}"


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("https://example.org", "copy-not-a-table"),
        ("SK2:ABC", "copy-newer-version"),
        ("SK1:", "copy-truncated"),
        ("SK1:lower", "copy-damaged"),
        ("SK1/lower.", "copy-damaged"),
        ("SK1/ABC", "copy-truncated"),
        ("SK2/ABC.", "copy-newer-version"),
        ("SK1/" + "A" * 971, "copy-too-long"),
        ("SK1:::::", "copy-damaged"),
        ("SK1:" + "A" * 971, "copy-too-long"),
        (resigned(b"\x81\x00"), "copy-truncated"),
        (resigned(b"\x82" + bytes(30)), "copy-newer-version"),
        (resigned(b"\x81\x00\x02" + bytes(30)), "copy-damaged"),
    ],
)
def test_a_code_that_is_no_frame_is_refused_with_its_reason(code: str, key: str) -> None:
    with pytest.raises(CopyRefused) as refused:
        read_frame(code)
    assert refused.value.key == key


@given(st.data())
def test_one_wrong_character_in_a_frame_of_many_is_noticed(data: st.DataObject) -> None:
    text = OF_MANY[0]
    place = data.draw(st.integers(4, len(text) - 1))
    letter = data.draw(st.sampled_from(sorted(ALPHANUMERIC - {text[place]})))
    damaged = text[:place] + letter + text[place + 1 :]
    try:
        frame = read_frame(damaged)
    except CopyRefused:
        return
    # Only what makes it look like a code of its own can pass here; that has its own check.
    assert frame.count == 1


def test_a_pasted_book_is_refused_unread() -> None:
    with pytest.raises(CopyRefused) as refused:
        list(codes_in("x" * (MAX_TEXT + 1)))
    assert refused.value.key == "copy-too-long"


def test_a_code_of_a_newer_version_in_a_text_is_named() -> None:
    with pytest.raises(CopyRefused) as refused:
        list(codes_in("look: SK7:ABC"))
    assert refused.value.key == "copy-newer-version"
