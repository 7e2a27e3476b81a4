"""A long word on a small phone becomes smaller; it is not broken in its middle."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from scorekeeper.l10n import translator
from scorekeeper.ui.look import Look
from scorekeeper.ui.parts.words import lines_of, unbroken, within
from scorekeeper.ui.screens.entry.pad import title_room

FONT = TTFont(
    Path(__file__).parents[2] / "assets/fonts/bricolage-grotesque/BricolageGrotesque-ExtraBold.ttf"
)
BESIDE_THREE_BUTTONS = 176


def measured(word: str, size: float) -> float:
    """How wide a word is in the display font."""
    cmap, metrics = FONT.getBestCmap(), FONT["hmtx"]
    advance = float(sum(metrics[cmap[ord(letter)]][0] for letter in word))
    return advance * size / float(FONT["head"].unitsPerEm)


@pytest.mark.parametrize("day", range(1, 8))
@pytest.mark.parametrize("part", ["morning", "afternoon", "evening"])
def test_the_names_that_the_app_itself_gives_to_tables_fit_beside_the_buttons(
    day: int, part: str
) -> None:
    t = translator("de")
    name = t(f"new-name-{part}", day=t(f"weekday-{day}"))
    look = Look(narrow=True, short=True)
    size = unbroken(look, look.title(), name, BESIDE_THREE_BUTTONS).size
    assert size is not None
    assert measured(name, size) <= BESIDE_THREE_BUTTONS


def test_what_fits_keeps_its_size_and_nothing_becomes_too_small_to_read() -> None:
    look = Look()
    title = look.title()
    assert unbroken(look, title, "Friday kitchen", BESIDE_THREE_BUTTONS) is title
    assert unbroken(look, title, "", BESIDE_THREE_BUTTONS) is title
    assert unbroken(look, title, "x" * 60, BESIDE_THREE_BUTTONS).size == 14


def test_a_long_name_beside_the_knock_out_keeps_all_its_letters_on_the_smallest_phone() -> None:
    look = Look(narrow=True, short=True)
    room = title_room(look)
    for title in ("Karten von Großvater Ferdinand", "Kaarten van Opa Willem", "Mira’s hand"):
        style = within(look, look.title(), title, room, 2)
        assert style.size is not None
        assert lines_of(look, style, title, room) <= 2
        assert style.size >= 14
    assert measured("Großvater Ferdinand", 21) > room
    assert within(look, look.title(), "Karten von Tom", room, 2) is look.title()
