"""The tokens keep their promises: contrast, distinguishable seats, type scale, still motion."""

import dataclasses
import itertools
import math
import re
from pathlib import Path

import flet as ft
import pytest

from scorekeeper.resources import assets_dir
from scorekeeper.ui import theme
from scorekeeper.ui.look import Look, look_for
from scorekeeper.ui.material import build_theme
from scorekeeper.ui.theme import DARK, LIGHT, Motion, Palette, SeatShape, ThemeChoice, TypeRole

TEXT = 4.5
GRAPHIC = 3.0
"""WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for graphics, outlines and the focus ring."""

PAIRS = [
    ("ink", "paper", TEXT),
    ("ink", "sheet", TEXT),
    ("ink", "tint", TEXT),
    ("ink", "key", TEXT),
    ("soft_ink", "paper", TEXT),
    ("soft_ink", "sheet", TEXT),
    ("soft_ink", "tint", TEXT),
    ("soft_ink", "key", TEXT),
    ("primary", "paper", TEXT),
    ("primary", "sheet", TEXT),
    ("primary", "tint", TEXT),
    ("primary", "key", GRAPHIC),
    ("on_primary", "primary", TEXT),
    ("danger", "paper", TEXT),
    ("danger", "sheet", TEXT),
    ("danger", "tint", TEXT),
    ("on_danger", "danger", TEXT),
    ("gain", "paper", TEXT),
    ("gain", "sheet", TEXT),
    ("gain", "tint", TEXT),
    ("on_gain", "gain", TEXT),
    ("on_inverse", "inverse", TEXT),
    ("inverse", "paper", GRAPHIC),
    ("edge", "paper", GRAPHIC),
    ("edge", "sheet", GRAPHIC),
]

SURFACES = ("paper", "sheet", "tint", "key")

PALETTES = [pytest.param(LIGHT, id="light"), pytest.param(DARK, id="dark")]


def _linear(colour: str) -> tuple[float, float, float]:
    def channel(start: int) -> float:
        value = int(colour[start : start + 2], 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return channel(1), channel(3), channel(5)


def _contrast(one: str, other: str) -> float:
    """Contrast ratio as WCAG 2.2 defines it."""

    def luminance(colour: str) -> float:
        red, green, blue = _linear(colour)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _distance(one: str, other: str) -> float:
    """How different two colours look: distance in OKLab, where black to white is 1."""

    def lab(colour: str) -> tuple[float, float, float]:
        red, green, blue = _linear(colour)
        long = (0.41222147 * red + 0.53633254 * green + 0.05144599 * blue) ** (1 / 3)
        middle = (0.21190350 * red + 0.68069955 * green + 0.10739696 * blue) ** (1 / 3)
        short = (0.08830246 * red + 0.28171884 * green + 0.62997870 * blue) ** (1 / 3)
        return (
            0.21045426 * long + 0.79361779 * middle - 0.00407205 * short,
            1.97799850 * long - 2.42859221 * middle + 0.45059371 * short,
            0.02590404 * long + 0.78277177 * middle - 0.80867577 * short,
        )

    return math.dist(lab(one), lab(other))


def test_contrast_is_measured_as_wcag_defines_it() -> None:
    assert _contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert _contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(("front", "back", "least"), PAIRS)
def test_every_used_pair_reaches_its_contrast(
    palette: Palette, front: str, back: str, least: float
) -> None:
    assert _contrast(getattr(palette, front), getattr(palette, back)) >= least


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("seat", range(len(SeatShape)))
def test_a_seat_shows_its_initial_and_stands_out_on_every_surface(
    palette: Palette, seat: int
) -> None:
    colour = theme.seat_colour(palette, seat)
    assert _contrast(palette.on_seat, colour) >= TEXT
    for surface in SURFACES:
        assert _contrast(colour, getattr(palette, surface)) >= GRAPHIC, surface


@pytest.mark.parametrize("palette", PALETTES)
def test_card_colours_carry_text_and_stand_out_as_bare_marks(palette: Palette) -> None:
    for colour in palette.card_colours:
        assert _contrast(colour.on_fill, colour.fill) >= TEXT
        for surface in SURFACES:
            assert _contrast(colour.mark, getattr(palette, surface)) >= GRAPHIC, (colour, surface)


@pytest.mark.parametrize("palette", PALETTES)
def test_any_two_of_the_ten_seats_can_be_told_apart(palette: Palette) -> None:
    nearest = min(itertools.combinations(palette.seats, 2), key=lambda pair: _distance(*pair))
    # A just noticeable difference is about 0.02; the shapes differ besides.
    assert _distance(*nearest) >= 0.07, nearest


@pytest.mark.parametrize("palette", PALETTES)
def test_there_is_a_colour_for_each_seat_shape_and_the_eleventh_starts_over(
    palette: Palette,
) -> None:
    assert len(palette.seats) == len(set(palette.seats)) == len(SeatShape)
    assert theme.seat_shape(10) is SeatShape.CIRCLE
    assert theme.seat_colour(palette, 10) == palette.seats[0]


def test_no_colour_literal_stands_outside_the_theme() -> None:
    folder = Path(theme.__file__).parent
    literal = re.compile(r"""["']#[0-9A-Fa-f]{3,8}["']|\bft\.Colors\.|\bColors\.[A-Z]""")
    found = [
        f"{path.relative_to(folder)}: {match.group()}"
        for path in sorted(folder.rglob("*.py"))
        if path != Path(theme.__file__)
        for match in literal.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize("palette", PALETTES)
def test_material_gets_no_colour_that_is_not_ours(palette: Palette) -> None:
    ours = {value for value in _values(palette) if isinstance(value, str)} | {theme.CLEAR}
    scheme = build_theme(palette).color_scheme
    assert scheme is not None
    every = {item.name: getattr(scheme, item.name) for item in dataclasses.fields(scheme)}
    given = {name: value for name, value in every.items() if isinstance(value, str)}
    assert len(given) > 25
    assert {name: value for name, value in given.items() if value not in ours} == {}


def _values(palette: Palette) -> list[object]:
    return [getattr(palette, name) for name in Palette.__dataclass_fields__]


@pytest.mark.parametrize("palette", PALETTES)
def test_pages_change_without_a_transition(palette: Palette) -> None:
    transitions = build_theme(palette).page_transitions
    for platform in ("android", "ios", "linux", "macos", "windows"):
        assert getattr(transitions, platform) is ft.PageTransitionTheme.NONE


def test_the_type_scale_has_the_sizes_of_the_design() -> None:
    sizes = sorted({role.size for role in TypeRole})
    assert sizes == [13, 14, 16, 19, 21, 27, 34, 46, 58]


@pytest.mark.parametrize("role", list(TypeRole))
def test_text_grows_with_each_step_and_running_text_doubles(role: TypeRole) -> None:
    grown = [role.scaled(factor) for factor in theme.TEXT_SCALES]
    assert grown[0] == role.size
    assert grown == sorted(set(grown))
    if role.size <= 16:
        assert grown[-1] == 2 * role.size


def test_larger_roles_stay_larger_at_every_text_size() -> None:
    for factor in theme.TEXT_SCALES:
        by_size = sorted(TypeRole, key=lambda role: role.size)
        scaled = [role.scaled(factor) for role in by_size]
        assert scaled == sorted(scaled)


def test_motion_ends_within_300_ms_and_stops_when_asked() -> None:
    still = Look(reduced_motion=True)
    for motion in Motion:
        assert 0 < Look().duration(motion) <= 300
        assert still.duration(motion) == 0
        assert still.animation(motion) is None


@pytest.mark.parametrize("woff2", [True, False])
def test_every_registered_font_lies_in_assets(woff2: bool) -> None:
    sources = theme.font_sources(woff2=woff2)
    assert set(sources) == {family.value for family in theme.Family}
    missing = [source for source in sources.values() if not (assets_dir() / source).is_file()]
    assert missing == []


def test_fonts_of_other_scripts_can_wait_until_after_the_first_drawing() -> None:
    first = theme.font_sources(woff2=True, fallbacks=False)
    late = set(theme.font_sources(woff2=True)) - set(first)
    assert late == {family.value for family in theme.OTHER_SCRIPTS}


@pytest.mark.parametrize(
    ("choice", "system", "dark"),
    [
        (ThemeChoice.SYSTEM, ft.Brightness.DARK, True),
        (ThemeChoice.SYSTEM, ft.Brightness.LIGHT, False),
        (ThemeChoice.SYSTEM, None, False),
        (ThemeChoice.LIGHT, ft.Brightness.DARK, False),
        (ThemeChoice.DARK, ft.Brightness.LIGHT, True),
    ],
)
def test_a_persons_choice_goes_before_the_system(
    choice: ThemeChoice, system: ft.Brightness | None, dark: bool
) -> None:
    assert look_for(choice, system).palette.dark is dark


@pytest.mark.parametrize(
    ("width", "height", "wide", "short", "narrow"),
    [
        (360, 640, False, True, True),
        (390, 844, False, False, False),
        (1280, 720, True, False, False),
        (840, 719, True, True, False),
        (None, None, False, False, False),
    ],
)
def test_the_window_decides_what_has_to_be_saved(
    width: float | None, height: float | None, wide: bool, short: bool, narrow: bool
) -> None:
    look = look_for(ThemeChoice.LIGHT, None, width=width, height=height)
    assert (look.wide, look.short, look.narrow) == (wide, short, narrow)


def test_very_large_text_stacks_rows_unless_the_window_is_wide() -> None:
    assert Look(text_scale=2.0).stacked
    assert not Look(text_scale=1.3).stacked
    assert not Look(text_scale=2.0, wide=True).stacked


def test_letters_that_the_device_enlarges_count_as_if_the_app_had_done_it() -> None:
    usual = look_for(ThemeChoice.LIGHT, None, text_scale=2.0)
    enlarged = look_for(ThemeChoice.LIGHT, None, enlarged=2.0)
    assert enlarged.stacked
    assert enlarged.text_scale == usual.text_scale
    for role in TypeRole:
        style, other = enlarged.style(role), usual.style(role)
        # The device doubles it once more when it draws.
        assert style.size is not None
        assert style.size * 2 == other.size
        assert enlarged.line_height(style) == pytest.approx(usual.line_height(other))
    assert enlarged.style(TypeRole.BODY, size=30.0).size == 15.0


def test_letters_that_app_and_device_both_enlarge_grow_to_what_the_screens_are_made_for() -> None:
    both = look_for(ThemeChoice.LIGHT, None, text_scale=1.5, enlarged=2.0)
    assert both.text_scale == theme.LARGEST_TEXT
    assert look_for(ThemeChoice.LIGHT, None, text_scale=2.0, enlarged=0.5).text_scale == 2.0


def test_fading_puts_the_opacity_in_front() -> None:
    assert theme.faded("#17153B", 0.5) == "#8017153B"
    assert theme.faded("#17153B", 0) == "#0017153B"
