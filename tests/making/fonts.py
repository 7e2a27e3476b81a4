"""Makes the fonts in `assets/fonts/` from the published `@fontsource` packages.

Run again whenever a package is updated:

    npm install --prefix build/packages \\
        @fontsource/bricolage-grotesque@5.3.0 @fontsource/atkinson-hyperlegible-next@5.3.0 \\
        @fontsource/noto-sans-hebrew@5.3.0 @fontsource/noto-sans-arabic@5.3.0 \\
        @fontsource/noto-emoji@5.3.2
    python -m tests.making.fonts build/packages/node_modules

What was changed in which font, for readers of the licence, stands in the NOTICE.md beside each
font. The check that the results are what the screens count on is tests/assets/test_fonts.py.
"""

import argparse
import shutil
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fontTools.merge import Merger
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[2] / "assets" / "fonts"

# These, and pnum which is never kept, would bring digits of unequal width back.
FRACTIONS = {"frac", "numr", "dnom"}

# Ids of the `name` table.
FAMILY, STYLE, UNIQUE, FULL, VERSION, POSTSCRIPT = 1, 2, 3, 4, 5, 6
TYPO_FAMILY, TYPO_STYLE = 16, 17
WINDOWS_UNICODE_ENGLISH = (3, 1, 0x409)
REGULAR, BOLD = 400, 700


@dataclass(frozen=True, slots=True)
class Cut:
    """One weight of one family, and the file (without its suffix) that it becomes."""

    package: str
    subsets: tuple[str, ...]
    weight: int
    file: str
    family: str
    style: str


CUTS = (
    *(
        Cut(
            "bricolage-grotesque",
            ("latin", "latin-ext"),
            weight,
            f"bricolage-grotesque/BricolageGrotesque-{style}",
            "Scorekeeper Display",
            style,
        )
        for weight, style in ((700, "Bold"), (800, "ExtraBold"))
    ),
    *(
        Cut(
            "atkinson-hyperlegible-next",
            ("latin", "latin-ext"),
            weight,
            f"atkinson-hyperlegible-next/AtkinsonHyperlegibleNext-{style}",
            "Scorekeeper Text",
            style,
        )
        for weight, style in ((400, "Regular"), (600, "SemiBold"), (800, "ExtraBold"))
    ),
    Cut(
        "noto-sans-hebrew",
        ("hebrew",),
        REGULAR,
        "noto/NotoSansHebrew-Regular",
        "Scorekeeper Hebrew",
        "Regular",
    ),
    Cut(
        "noto-sans-arabic",
        ("arabic",),
        REGULAR,
        "noto/NotoSansArabic-Regular",
        "Scorekeeper Arabic",
        "Regular",
    ),
    Cut(
        "noto-emoji", ("emoji",), REGULAR, "noto/NotoEmoji-Regular", "Scorekeeper Emoji", "Regular"
    ),
)


def published(packages: Path, cut: Cut, subset: str) -> Path:
    """Return the file in which a package publishes one subset of one weight."""
    name = f"{cut.package}-{subset}-{cut.weight}-normal.woff2"
    return packages / "@fontsource" / cut.package / "files" / name


def merged(files: list[Path]) -> TTFont:
    """Return one font that holds the glyphs of all files."""
    if len(files) == 1:
        return TTFont(files[0], recalcTimestamp=False)
    joined = Merger().merge([str(file) for file in files])
    # A merge is dated with today; the source's date lets two runs make the same bytes.
    joined["head"].modified = TTFont(files[0])["head"].modified
    joined["head"].created = TTFont(files[0])["head"].created
    return joined


def freeze_tabular_digits(font: TTFont) -> None:
    """Make the font's `tnum` digits the ones that the characters 0 to 9 lead to."""
    substitutes = single_substitutions(font, "tnum")
    for table in font["cmap"].tables:
        for code, glyph in table.cmap.items():
            table.cmap[code] = substitutes.get(glyph, glyph)


def open_zero(font: TTFont) -> bool:
    """Take the slash out of the zero; whether there was one.

    A slash leaves two holes in the zero. One hole takes their place, as large as both: the outer
    line once more, turned round. From across a table a slashed 0 reads like an 8.
    """
    zero = font.getBestCmap()[ord("0")]
    glyphs = font.getGlyphSet()
    drawn = DecomposingRecordingPen(glyphs)
    glyphs[zero].draw(drawn)
    outer, *holes = sorted(contours(drawn), key=lambda one: -width(one))
    if len(holes) != 2:
        return False
    (left, bottom, right, top), (l1, b1, r1, t1) = bounds(outer), bounds(*holes)
    across, up = (r1 - l1) / (right - left), (t1 - b1) / (top - bottom)
    pen = TTGlyphPen(None)
    outer.replay(pen)
    inwards = (across, 0, 0, up, l1 - left * across, b1 - bottom * up)
    outer.replay(TransformPen(ReverseContourPen(pen), inwards))
    font["glyf"][zero] = pen.glyph()
    # The glyph's left edge is where its outline begins.
    font["hmtx"][zero] = (font["hmtx"][zero][0], round(left))
    return True


def contours(drawn: RecordingPen) -> list[RecordingPen]:
    """Return each closed line of what was drawn by itself."""
    found: list[RecordingPen] = []
    for step in drawn.value:
        if step[0] == "moveTo":
            found.append(RecordingPen())
        found[-1].value.append(step)
    return found


def bounds(*lines: RecordingPen) -> tuple[float, float, float, float]:
    """Return how far lines reach to the left, down, to the right and up."""
    pen = BoundsPen(None)
    for line in lines:
        line.replay(pen)
    reach: tuple[float, float, float, float] = pen.bounds
    return reach


def width(line: RecordingPen) -> float:
    """Return how wide a line is."""
    left, _, right, _ = bounds(line)
    return right - left


def single_substitutions(font: TTFont, feature: str) -> dict[str, str]:
    """Return which glyph a feature puts in the place of which; empty where it is not offered."""
    if "GSUB" not in font:
        return {}
    gsub: Any = font["GSUB"].table
    lookups = {
        index
        for record in gsub.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for index in record.Feature.LookupListIndex
    }
    return {
        source: target
        for index in lookups
        for subtable in gsub.LookupList.Lookup[index].SubTable
        for source, target in getattr(subtable, "ExtSubTable", subtable).mapping.items()
    }


def drop_what_is_not_reached(font: TTFont) -> None:
    """Remove unused features, the glyphs only they reached, and the glyphs' names."""
    options = Options()
    options.layout_features = [tag for tag in options.layout_features if tag not in FRACTIONS]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["STAT", "vhea", "vmtx"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)


def rename(font: TTFont, cut: Cut) -> None:
    """Give the font the family name of our own, keeping its copyright and licence records."""
    names = font["name"]
    version = names.getDebugName(VERSION) or "Version 1.000"
    for name_id in (FAMILY, STYLE, UNIQUE, FULL, POSTSCRIPT, TYPO_FAMILY, TYPO_STYLE):
        names.removeNames(nameID=name_id)
    # Old programs know only Regular and Bold: any other weight is a family to them.
    classic = cut.weight in (REGULAR, BOLD)
    full = f"{cut.family} {cut.style}"
    records = {
        FAMILY: cut.family if classic else full,
        STYLE: cut.style if classic else "Regular",
        UNIQUE: f"{version};{full}",
        FULL: full,
        POSTSCRIPT: f"{cut.family.replace(' ', '')}-{cut.style}",
        TYPO_FAMILY: cut.family,
        TYPO_STYLE: cut.style,
    }
    for name_id, text in records.items():
        names.setName(text, name_id, *WINDOWS_UNICODE_ENGLISH)


def make(packages: Path, cut: Cut) -> list[Path]:
    """Write one cut as .ttf for packaged apps and .woff2 for browsers; return both paths."""
    font = merged([published(packages, cut, subset) for subset in cut.subsets])
    font.flavor = None
    font.recalcTimestamp = False
    with TemporaryDirectory() as folder:
        # Merging leaves lookups half compiled; the subsetter wants a font as read from a file.
        joined = Path(folder) / "joined.ttf"
        font.save(joined)
        font = TTFont(joined, recalcTimestamp=False)
        freeze_tabular_digits(font)
        open_zero(font)
        drop_what_is_not_reached(font)
        rename(font, cut)
        target = FONTS / f"{cut.file}.ttf"
        target.parent.mkdir(parents=True, exist_ok=True)
        font.save(target)
        font.flavor = "woff2"
        font.save(target.with_suffix(".woff2"))
    return [target, target.with_suffix(".woff2")]


def copy_licences(packages: Path) -> None:
    """Put each package's licence text beside the fonts made from it."""
    for cut in CUTS:
        folder = (FONTS / cut.file).parent
        name = "OFL.txt" if folder.name == cut.package else f"OFL-{cut.package}.txt"
        shutil.copyfile(packages / "@fontsource" / cut.package / "LICENSE", folder / name)


def main() -> None:
    """Read the folder of packages from the command line and make every font."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("packages", type=Path, help="the node_modules that npm installed into")
    packages = parser.parse_args().packages
    for cut in CUTS:
        for path in make(packages, cut):
            print(f"{path.relative_to(FONTS)}  {path.stat().st_size:,} bytes")
    copy_licences(packages)


if __name__ == "__main__":
    main()
