"""The guest page looks like the app: the same colours, the same shapes, contrast that suffices."""

import re

import pytest
from fontTools.ttLib import TTFont

from scorekeeper.resources import assets_dir
from scorekeeper.server.guest.symbols import SEATS, card_symbol, seat_middle, sprite
from scorekeeper.ui.theme import DARK, LIGHT, SEAT_SHAPES, Palette
from tests.making.guest_font import LETTERS

CSS = (assets_dir() / "guest" / "guest.css").read_text(encoding="utf-8")
TEXTS = 4.5
"""The contrast that WCAG 2.2 AA asks of text; of large text and shapes it asks 3."""


def tokens(block: str) -> dict[str, str]:
    return dict(re.findall(r"--([a-z0-9-]+): (#[0-9A-F]{6})", block))


def blocks() -> tuple[dict[str, str], dict[str, str]]:
    """The colours by day and by night."""
    light, dark = re.findall(r":root \{(.*?)\n *\}", CSS, re.DOTALL)[:2]
    return tokens(light), tokens(dark)


def expected(palette: Palette) -> dict[str, str]:
    return {
        "paper": palette.paper,
        "sheet": palette.sheet,
        "ink": palette.ink,
        "soft": palette.soft_ink,
        "line": palette.line,
        "edge": palette.edge,
        "primary": palette.primary,
        "on-primary": palette.on_primary,
        "tint": palette.tint,
        "key": palette.key,
        "danger": palette.danger,
        "gain": palette.gain,
        "on-seat": palette.on_seat,
        **{f"s{number}": colour for number, colour in enumerate(palette.seats)},
        "red": palette.red.mark,
        "yellow": palette.yellow.mark,
        "green": palette.green.mark,
        "blue": palette.blue.mark,
    }


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_its_colours_are_those_of_the_app() -> None:
    light, dark = blocks()
    assert light == expected(LIGHT)
    assert dark == expected(DARK)


@pytest.mark.parametrize("mode", [0, 1], ids=["light", "dark"])
def test_every_text_can_be_read_where_it_stands(mode: int) -> None:
    colours = blocks()[mode]
    pairs = [
        *(("ink", ground) for ground in ("paper", "sheet", "tint", "key")),
        *(("soft", ground) for ground in ("paper", "sheet", "tint")),
        *((sign, ground) for sign in ("gain", "danger") for ground in ("paper", "sheet")),
        ("danger", "tint"),
        ("on-primary", "primary"),
    ]
    faint = [pair for pair in pairs if contrast(*(colours[name] for name in pair)) < TEXTS]
    assert faint == []
    seats = [f"s{number}" for number in range(10)]
    assert [seat for seat in seats if contrast(colours[seat], colours["on-seat"]) < TEXTS] == []
    assert [seat for seat in seats if contrast(colours[seat], colours["sheet"]) < 3] == []


def test_no_other_place_of_the_style_names_a_colour() -> None:
    rest = re.sub(r":root \{.*?\n *\}", "", CSS, flags=re.DOTALL)
    # White behind a QR code in both modes: many cameras cannot read the inverse.
    assert set(re.findall(r"#[0-9A-Fa-f]{3,8}\b", rest)) <= {"#FFFFFF"}


def test_seats_have_the_shapes_of_the_app_in_its_order() -> None:
    assert tuple(shape.value for shape in SEAT_SHAPES) == SEATS
    assert all(f'id="s{number}"' in sprite() for number in range(len(SEATS)))
    assert 28 < float(seat_middle(2)) < float(seat_middle(0)) < float(seat_middle(5)) < 36


def test_a_card_without_a_drawing_has_that_of_a_card_filled_in_by_hand() -> None:
    blank = card_symbol("customizable")
    assert card_symbol("own-card") == blank
    assert card_symbol("../../icon") == blank
    assert card_symbol("skip") != blank


def test_the_font_has_the_letters_of_our_languages() -> None:
    font = TTFont(assets_dir() / "guest" / "display.woff2")
    there = font.getBestCmap()
    assert [letter for letter in LETTERS if ord(letter) not in there] == []
    widths = {font["hmtx"][there[ord(digit)]][0] for digit in "0123456789"}
    assert len(widths) == 1
