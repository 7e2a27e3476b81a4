""" "Two flex": some cards of a kind that is not told, and no 2."""

import pytest

from tests.rulebook.at_hand import cards, read


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("two flex, a 7", "two flex"),
        ("zwei flex und eine 7", "zwei flex"),
        ("twee flex en een 7", "twee flex"),
        ("3 flex and a 7", "3 flex"),
    ],
)
def test_so_many_flex_are_asked_about(text: str, unread: str) -> None:
    found = read(text, "flex")
    assert unread in found.not_understood
    assert dict(found.tally.cards) == {"7": 1}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("flex 6 and a normal 6", {"6": 2}),
        ("zwei Flex-Aussetzen", {"flex-skip": 2}),
        ("twee flex keer om", {"flex-reverse": 2}),
    ],
)
def test_with_its_card_nothing_is_asked(text: str, expected: dict[str, int]) -> None:
    assert cards(text, "flex") == expected
