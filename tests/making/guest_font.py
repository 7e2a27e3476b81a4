"""Makes the font of the guest page: the display font of the app with the letters people use most.

`python -m tests.making.guest_font`. What is missing from it is shown in the browser's own font. The
figures are those of equal width that `fonts.py` has made the only ones; kerning is left out, since
all of it together may weigh no more than a picture of a stamp.
"""

from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ASSETS: Final = Path(__file__).parents[2] / "assets"
SOURCE: Final = ASSETS / "fonts" / "bricolage-grotesque" / "BricolageGrotesque-ExtraBold.ttf"
TARGET: Final = ASSETS / "guest" / "display.woff2"

LETTERS: Final = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    "äöüÄÖÜßéèêëïíóôáàçñÉ0123456789"
    " +−–-·.,:;%×?!'’“”„&()/\u00a0"
)
LICENCE_RECORDS: Final = [0, 13, 14]
"""Copyright, licence and its address stay in the file."""


def main() -> None:
    """Writes the font and says what it weighs."""
    font = TTFont(SOURCE, recalcTimestamp=False)
    options = Options()
    options.layout_features = []
    options.hinting = False
    options.name_IDs = LICENCE_RECORDS
    subsetter = Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET)
    print(f"{TARGET.relative_to(ASSETS)}  {TARGET.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
