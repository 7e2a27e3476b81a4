"""The shipped fonts are what the screens count on; tests/making/fonts.py makes them."""

from pathlib import Path
from typing import Any

import pytest
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
TEXT_FONTS = sorted(
    path.relative_to(FONTS).as_posix()
    for folder in ("bricolage-grotesque", "atkinson-hyperlegible-next")
    for path in (FONTS / folder).glob("*.*")
    if path.suffix in {".ttf", ".woff2"}
)
FAMILIES = {
    "bricolage-grotesque/BricolageGrotesque-Bold": ("Scorekeeper Display", 700),
    "bricolage-grotesque/BricolageGrotesque-ExtraBold": ("Scorekeeper Display", 800),
    "atkinson-hyperlegible-next/AtkinsonHyperlegibleNext-Regular": ("Scorekeeper Text", 400),
    "atkinson-hyperlegible-next/AtkinsonHyperlegibleNext-SemiBold": ("Scorekeeper Text", 600),
    "atkinson-hyperlegible-next/AtkinsonHyperlegibleNext-ExtraBold": ("Scorekeeper Text", 800),
    "noto/NotoSansHebrew-Regular": ("Scorekeeper Hebrew", 400),
    "noto/NotoSansArabic-Regular": ("Scorekeeper Arabic", 400),
    "noto/NotoEmoji-Regular": ("Scorekeeper Emoji", 400),
}
DIGITS = "0123456789"
LETTERS = "äöüßÄÖÜẞéèêëïíóúáàâçñĳĲÉËÏ"
SIGNS = "−+×·–—…„“”‚‘’½€%?!&/@#"
NEIGHBOURS = "ąćęłńśźżčďěňřšťůžāēģķļņūğışőűøåæœðþ"


def opened(file: str) -> TTFont:
    return TTFont(FONTS / file)


def glyphs(font: TTFont, text: str) -> list[str]:
    cmap = font.getBestCmap()
    return [cmap[ord(character)] for character in text]


def pair_adjustment(font: TTFont, left: str, right: str) -> int:
    """Return by how many units any kerning pair moves the right glyph, in font units."""
    moved = 0
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for outer in lookup.SubTable:
            subtable: Any = getattr(outer, "ExtSubTable", outer)
            if type(subtable).__name__ != "PairPos" or left not in subtable.Coverage.glyphs:
                continue
            if subtable.Format == 1:
                records = subtable.PairSet[subtable.Coverage.glyphs.index(left)].PairValueRecord
                values = [record.Value1 for record in records if record.SecondGlyph == right]
            else:
                first = subtable.ClassDef1.classDefs.get(left, 0)
                second = subtable.ClassDef2.classDefs.get(right, 0)
                values = [subtable.Class1Record[first].Class2Record[second].Value1]
            moved += sum(getattr(value, "XAdvance", 0) for value in values if value)
    return moved


def test_every_weight_is_there_for_packaged_apps_and_for_browsers() -> None:
    expected = {f"{file}{suffix}" for file in FAMILIES for suffix in (".ttf", ".woff2")}
    found = {
        path.relative_to(FONTS).as_posix()
        for path in FONTS.rglob("*")
        if path.suffix in {".ttf", ".woff2"}
    }
    assert found == expected


@pytest.mark.parametrize("file", TEXT_FONTS)
def test_all_digits_are_equally_wide(file: str) -> None:
    font = opened(file)
    assert len({font["hmtx"][glyph][0] for glyph in glyphs(font, DIGITS)}) == 1


@pytest.mark.parametrize("file", TEXT_FONTS)
def test_the_zero_has_one_hole_and_no_slash(file: str) -> None:
    font = opened(file)
    (zero,) = glyphs(font, "0")
    drawn = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[zero].draw(drawn)
    assert [step for step, _ in drawn.value].count("closePath") == 2
    area = AreaPen()
    drawn.replay(area)
    outer = AreaPen()
    for step in drawn.value[: 1 + [step for step, _ in drawn.value].index("closePath")]:
        getattr(outer, step[0])(*step[1])
    # The hole is turned the other way round, and so taken off.
    assert 0 < abs(area.value) < abs(outer.value)


@pytest.mark.parametrize("file", TEXT_FONTS)
def test_no_two_digits_are_kerned(file: str) -> None:
    font = opened(file)
    digits = glyphs(font, DIGITS)
    moved = {(a, b): pair_adjustment(font, a, b) for a in digits for b in digits}
    assert {pair: units for pair, units in moved.items() if units} == {}
    assert pair_adjustment(font, *glyphs(font, "AV")) < 0, "kerning of letters is kept"


@pytest.mark.parametrize("file", TEXT_FONTS)
@pytest.mark.parametrize("text", [LETTERS, SIGNS, NEIGHBOURS])
def test_the_letters_of_our_languages_and_their_neighbours_are_there(file: str, text: str) -> None:
    assert [letter for letter in text if ord(letter) not in opened(file).getBestCmap()] == []


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("noto/NotoSansHebrew-Regular.ttf", "שירה"),
        ("noto/NotoSansArabic-Regular.ttf", "عائشة"),
        ("noto/NotoEmoji-Regular.ttf", "😀🎉👑"),
    ],
)
def test_names_in_other_scripts_have_a_font(file: str, name: str) -> None:
    assert glyphs(opened(file), name)


@pytest.mark.parametrize("suffix", [".ttf", ".woff2"])
@pytest.mark.parametrize("file", FAMILIES)
def test_modified_fonts_carry_names_of_our_own(file: str, suffix: str) -> None:
    font = opened(file + suffix)
    family, weight = FAMILIES[file]
    assert font["name"].getDebugName(16) == family
    assert font["name"].getDebugName(0).startswith("Copyright")
    assert font["OS/2"].usWeightClass == weight


@pytest.mark.parametrize("folder", sorted({file.split("/")[0] for file in FAMILIES}))
def test_the_licence_and_the_list_of_changes_lie_beside_the_fonts(folder: str) -> None:
    licences = list((FONTS / folder).glob("OFL*.txt"))
    assert licences
    for licence in licences:
        text = licence.read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
        assert "Reserved Font Name" not in text.partition("PREAMBLE")[0]
    assert "modified versions" in (FONTS / folder / "NOTICE.md").read_text(encoding="utf-8")


def test_fonts_stay_small() -> None:
    sizes = {path.name: path.stat().st_size for path in FONTS.rglob("*.*tf")}
    assert sizes["NotoEmoji-Regular.ttf"] < 1_000_000
    assert sizes["NotoSansHebrew-Regular.ttf"] + sizes["NotoSansArabic-Regular.ttf"] < 300_000
    assert all(sizes[name] < 80_000 for name in sizes if not name.startswith("Noto"))
