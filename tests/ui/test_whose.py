"""A name and its number are not broken inside a word, whatever the size of the letters."""

import pytest

from scorekeeper.ui.look import Look
from scorekeeper.ui.parts.whose import name_room
from scorekeeper.ui.parts.words import unbroken, width_of
from tests.ui.test_long_words import measured

ON_A_ROUND_PAGE = 304
BADGE = 40


@pytest.mark.parametrize("name", ["Sanne", "Annegreet", "Maximilian", "Großvater Ferdinand"])
@pytest.mark.parametrize(("scale", "enlarged"), [(1.0, 1.0), (1.3, 1.0), (2.0, 1.0), (2.0, 2.0)])
def test_a_name_beside_a_number_keeps_its_words_whole_and_stays_readable(
    name: str, scale: float, enlarged: float
) -> None:
    look = Look(text_scale=scale, enlarged=enlarged, narrow=True, short=True)
    number = width_of(look, look.number(), "+329")
    room = name_room(look, ON_A_ROUND_PAGE, BADGE, number)
    size = unbroken(look, look.name(), name, room).size
    assert size is not None
    seen = size * enlarged
    assert max(measured(word, seen) for word in name.split()) <= room
    assert seen >= 0.8 * 19 * scale


def test_what_is_beside_a_name_is_as_wide_as_it_is_drawn() -> None:
    look = Look(text_scale=2.0, enlarged=2.0)
    size = look.number().size
    assert size is not None
    drawn = measured("+329", size * look.enlarged)
    assert drawn <= width_of(look, look.number(), "+329") <= 1.2 * drawn
