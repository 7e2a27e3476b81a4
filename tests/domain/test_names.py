"""Names people type, and names nobody should."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.names import (
    MAX_NAME_LENGTH,
    initial_of,
    same_name,
    tidy_name,
    verify_name,
)
from scorekeeper.domain.payloads import PlayerSeated
from scorekeeper.domain.refusals import NameRefused

# Letters alone would hardly ever meet the characters that make trouble, nor each other.
INVISIBLE = "\x00\u200b\u200c\u200d\u202e\u2069\ufe0f\ufeff\u3164\u2800\ud800"
TROUBLE = f"{INVISIBLE} \t\neß\u0301\u0308👨👩🇩🇪"
any_text = st.text(st.sampled_from(TROUBLE), max_size=6) | st.text(
    st.characters(exclude_categories=())
)


@given(any_text)
def test_tidying_a_tidy_name_changes_nothing(raw: str) -> None:
    tidy = tidy_name(raw)
    assert tidy_name(tidy) == tidy
    assert unicodedata.is_normalized("NFC", tidy)


@given(any_text, st.lists(any_text, max_size=2))
def test_any_text_is_a_name_or_refused(raw: str, taken: list[str]) -> None:
    reason = ""
    try:
        name = verify_name(raw, taken)
    except NameRefused as refused:
        reason = refused.key
    else:
        assert 1 <= len(name) <= MAX_NAME_LENGTH
        assert PlayerSeated(player="anna", name=name, colour=0).name == name
        assert verify_name(name) == name
        assert same_name(raw, name)
        assert not any(same_name(other, name) for other in taken)
    assert reason in {"", "name-empty", "name-too-long", "name-taken"}


@given(any_text)
def test_an_initial_is_never_empty(raw: str) -> None:
    assert initial_of(raw).strip()
    assert initial_of(tidy_name(raw)).strip("\u200c\u200d\ufe0f")


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("  Anna \t\n Maria ", "Anna Maria"),
        ("Oma \u202e Lotte", "Oma Lotte"),
        ("\u2066Anna\u2069\u200e", "Anna"),
        ("An\u200bna\ufeff", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("Zoe\u202e\u0308", "Zoë"),
        ("An\x00na\x07", "Anna"),
        ("أحمد", "أحمد"),
        ("דָּוִד", unicodedata.normalize("NFC", "דָּוִד")),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
        ("🏳️‍🌈", "🏳️‍🌈"),
        ("小明", "小明"),
        ("José", "José"),
        ("X Æ A-12", "X Æ A-12"),
        ("O'Neill; DROP TABLE", "O'Neill; DROP TABLE"),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("{anna}", "{anna}"),
    ],
    ids=ascii,
)
def test_a_name_is_tidied_and_otherwise_left_alone(raw: str, name: str) -> None:
    assert verify_name(raw) == name


@pytest.mark.parametrize("symbol", ["\U0001fa77", "\U0001fae8"], ids=("pink-heart", "shaking-face"))
def test_a_symbol_newer_than_this_python_stays_in_the_name(symbol: str) -> None:
    assert verify_name(f"Mia {symbol}") == f"Mia {symbol}"
    assert verify_name(symbol) == symbol


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "   ",
        "\t\r\n",
        "\u00a0\u2003\u3000",
        "\u200b",
        "\u200d\u200c",
        "\ufe0f",
        "\u202e\u2066",
        "\ud800",
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\uffa0",
        "\u034f",
        "\ufe00",
        "\U000e0100",
        "\u00ad",
    ],
    ids=ascii,
)
def test_a_name_in_which_nothing_can_be_seen_is_empty(raw: str) -> None:
    with pytest.raises(NameRefused) as refused:
        verify_name(raw)
    assert refused.value.key == "name-empty"


@pytest.mark.parametrize("raw", ["x" * 31, "x" * 200, "e\u0301" * 31, "x" * 10**6], ids=len)
def test_a_long_name_is_refused_with_the_limit(raw: object) -> None:
    with pytest.raises(NameRefused) as refused:
        verify_name(str(raw))
    assert (refused.value.key, refused.value.params) == ("name-too-long", {"limit": 30})


def test_a_name_of_thirty_letters_with_accents_fits() -> None:
    assert verify_name(" " + "e\u0301" * 30) == "é" * 30


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", " anna "),
        ("Zoë", "ZOE\u0308"),
        ("Weiß", "WEISS"),
        ("Anna", "\uff21\uff4e\uff4e\uff41"),
        ("Anna", "An\u200dna"),
        ("Anna", "Anna\ufe0f"),
        ("Ÿann", "ÿANN"),
        ("Σοφία", "σοφία"),
    ],
)
def test_two_names_that_sound_or_look_alike_are_one(one: str, other: str) -> None:
    assert same_name(one, other)
    with pytest.raises(NameRefused) as refused:
        verify_name(other, [one])
    assert refused.value.key == "name-taken"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anne"),
        ("Zoë", "Zoe"),
        ("Jo", "Jo 2"),
        ("रीमा", "रमा"),
        ("กัน", "กิน"),
        ("👩", "👨"),
    ],
    ids=ascii,
)
def test_two_names_that_differ_may_sit_side_by_side(one: str, other: str) -> None:
    assert not same_name(one, other)
    assert verify_name(other, [one]) == other


@pytest.mark.parametrize(
    ("name", "initial"),
    [
        ("anna", "A"),
        ("Östen", "Ö"),
        ("O\u0308sten", "Ö"),
        ("أحمد", "أ"),
        ("小明", "小"),
        ("👨‍👩‍👧", "👨"),
        ("\u200dAnna", "A"),
        ("\ufe0fAnna", "A"),
        ("4 Fäuste", "4"),
        ("", "?"),
        ("\u200d", "?"),
        (" ", "?"),
        ("Q\u0323\u0304", "Q\u0323\u0304"),
    ],
    ids=ascii,
)
def test_an_initial_is_one_letter_with_its_accents(name: str, initial: str) -> None:
    assert unicodedata.normalize("NFC", initial_of(name)) == initial
