"""Where in a TOML text something stands."""

from pathlib import Path

import pytest

from scorekeeper.rulebook.broken import RulesFileBroken, line_of, written_place

TEXT = """name = "Farm"
players = { min = 2, max = 8 }
cards.pig.points = 3

[cards.goat]   # a goat
points = 15
words = [
    "billy",
]

["cards"."bad dog"]
"points" = 75
"""


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (("name",), 1),
        (("players", "max"), 2),
        (("cards", "pig", "points"), 3),
        (("cards", "goat"), 5),
        (("cards", "goat", "points"), 6),
        (("cards", "goat", "words", 0), 7),
        (("cards", "goat", "name"), 5),
        (("cards", "bad dog", "points"), 12),
        (("cards",), 3),
        (("target",), None),
        ((), None),
    ],
)
def test_the_line_of_a_place_or_of_what_is_nearest_to_it(
    place: tuple[str | int, ...], line: int | None
) -> None:
    assert line_of(TEXT, place) == line


def test_a_line_of_a_hundred_thousand_blanks_is_passed_over() -> None:
    text = f"{' ' * 100_000}\n[{']' * 100_000}\nname = 1\n"
    assert line_of(text, ("name",)) == 3


def test_a_fault_says_file_line_place_and_reason() -> None:
    fault = RulesFileBroken(Path("a.toml"), written_place(("cards", 0, "points")), "no", line=7)
    assert str(fault) == "a.toml: line 7: cards[0].points: no"
    assert str(RulesFileBroken(Path("a.toml"), "", "no")) == "a.toml: no"
