"""Icons, symbols and seat shapes: complete, tintable, and the ones that their scripts draw."""

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path
from PIL import Image

from tests.making import card_symbols, line_icons, seat_shapes

ASSETS = Path(__file__).parents[2] / "assets"
SVG = "{http://www.w3.org/2000/svg}"

CARD_KINDS = {
    *("skip", "reverse", "draw-two", "wild", "wild-draw-four", "swap-hands", "customizable"),
    *("draw-four", "discard-all", "skip-everyone", "wild-reverse-draw-four", "wild-draw-six"),
    *("wild-draw-ten", "color-roulette", "flip-wild", "flex-skip", "flex-reverse"),
    *("flex-draw-two", "flex-target-draw-two", "flex-all-draw", "flex-wild-draw-four"),
}
COLOURS = {"red", "yellow", "green", "blue", "wild"}
SEATS = {
    *("circle", "hexagon", "shield", "diamond", "squircle"),
    *("triangle", "drop", "star", "clover", "pentagon"),
}
TINTABLE = sorted(
    path.relative_to(ASSETS).as_posix()
    for folder in ("icons/ui", "symbols")
    for path in (ASSETS / folder).rglob("*.svg")
    if path.name != "wild.svg" or path.parent.name == "cards"
)
PICTURES = {
    "icon.png": 1024,
    "icon_android.png": 1024,
    "icon_ios.png": 1024,
    "splash.png": 768,
    "splash_dark.png": 768,
    "favicon.png": 192,
    "icons/icon-192.png": 192,
    "icons/icon-512.png": 512,
    "icons/icon-maskable-192.png": 192,
    "icons/icon-maskable-512.png": 512,
    "icons/apple-touch-icon-192.png": 192,
}


def names(folder: str) -> set[str]:
    return {path.stem for path in (ASSETS / folder).glob("*.svg")}


def test_every_card_kind_colour_and_seat_has_its_drawing() -> None:
    assert names("symbols/cards") == CARD_KINDS
    assert names("symbols/colours") == COLOURS
    assert names("symbols/seats") == SEATS


@pytest.mark.parametrize("file", TINTABLE)
def test_a_drawing_takes_the_colour_of_the_text_around_it(file: str) -> None:
    root = ElementTree.parse(ASSETS / file).getroot()
    paints = {element.get(paint) for element in root.iter() for paint in ("fill", "stroke")} - {
        None,
        "none",
    }
    assert root.tag == f"{SVG}svg"
    assert paints == {"currentColor"}


@pytest.mark.parametrize("shape", sorted(SEATS))
def test_a_seat_covers_the_same_area_as_every_other_and_stays_in_its_square(shape: str) -> None:
    root = ElementTree.parse(ASSETS / "symbols" / "seats" / f"{shape}.svg").getroot()
    path = root.find(f"{SVG}path")
    assert path is not None
    area, bounds = AreaPen(), BoundsPen(None)
    parse_path(path.attrib["d"], area)
    parse_path(path.attrib["d"], bounds)
    left, top, right, bottom = bounds.bounds
    assert abs(area.value) == pytest.approx(seat_shapes.AREA, rel=0.005)
    assert min(left, top) >= 0.5
    assert max(right, bottom) <= 47.5
    assert top + 15 < float(root.attrib["data-cy"]) < bottom - 15, "an initial has room"


@pytest.mark.parametrize(
    ("drawings", "folder"),
    [(card_symbols.drawings, "symbols"), (seat_shapes.drawings, "symbols/seats")],
    ids=["symbols", "seats"],
)
def test_the_shipped_drawings_are_the_ones_their_script_draws(
    drawings: Callable[[], dict[str, str]], folder: str
) -> None:
    for name, text in drawings().items():
        assert (ASSETS / folder / name).read_text(encoding="utf-8") == text, name


def test_the_line_icons_are_the_ones_named_and_their_licence_lies_beside_them() -> None:
    assert names("icons/ui") == set(line_icons.ICONS)
    licence = (ASSETS / "icons" / "ui" / "LICENSE").read_text(encoding="utf-8")
    assert licence.startswith("ISC License")


@pytest.mark.parametrize(("file", "size"), PICTURES.items())
def test_the_app_icon_has_the_size_its_reader_expects(file: str, size: int) -> None:
    with Image.open(ASSETS / file) as picture:
        assert picture.size == (size, size)


@pytest.mark.parametrize("file", ["icon_ios.png", "icons/icon-maskable-512.png"])
def test_systems_that_cut_the_corners_get_a_full_square(file: str) -> None:
    with Image.open(ASSETS / file) as picture:
        assert picture.convert("RGBA").getchannel("A").getextrema() == (255, 255)


def test_no_launcher_cuts_into_the_android_icon() -> None:
    with Image.open(ASSETS / "icon_android.png") as picture:
        alpha = picture.convert("RGBA").getchannel("A")
    safe = 66 / 108 / 2 * alpha.width
    middle = alpha.width / 2
    outside = [
        (x, y)
        for x in range(0, alpha.width, 4)
        for y in range(0, alpha.height, 4)
        if alpha.getpixel((x, y)) and (x - middle) ** 2 + (y - middle) ** 2 > safe**2
    ]
    assert outside == []


def test_no_drawing_carries_more_than_it_draws() -> None:
    for path in ASSETS.rglob("*.svg"):
        text = path.read_text(encoding="utf-8")
        assert len(text) < 2_500, path.name
        assert not re.search(r"<!--|<script|href=", text), path.name
