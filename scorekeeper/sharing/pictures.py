"""QR codes out of photos and screenshots, read on the host.

The two libraries it takes are not there on a phone; then it says so. Whatever a picture holds, the
time and memory spent on it are bounded.
"""

import io
from typing import TYPE_CHECKING, Final

from scorekeeper.domain.refusals import CopyRefused

if TYPE_CHECKING:
    from PIL import Image

MAX_FILE: Final = 15_000_000
"""Bytes of one picture file; a phone's photo has some five million."""

MAX_PIXELS: Final = 64_000_000
FORMATS: Final = ("PNG", "JPEG", "WEBP")
_LONG_SIDE: Final = 4000
"""Pixels; no code needs more, and large photos are read faster without them."""

_SMALLER: Final = (1600, 800)
"""Long sides tried after the picture itself: noise and the grid of a screen go away."""

_MOST: Final = 40
"""Codes taken from one picture."""


def read_codes(data: bytes) -> list[str]:
    """The texts of all QR codes in a picture, each once.

    Raises CopyRefused where the file or the picture is too large, is no picture that can be read
    here, holds no QR code, or where pictures cannot be read on this device.
    """
    if len(data) > MAX_FILE:
        raise CopyRefused("picture-too-large", limit=MAX_FILE // 1_000_000)
    try:
        import zxingcpp
        from PIL import ImageOps
    except ImportError:
        raise CopyRefused("picture-not-here") from None
    picture = ImageOps.autocontrast(_opened(data))
    wanted = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
    found: dict[str, None] = {}
    for side in (max(picture.size), *_SMALLER):
        if side > max(picture.size):
            continue
        tried = picture.copy()
        tried.thumbnail((side, side))
        for code in zxingcpp.read_barcodes(tried, formats=wanted)[:_MOST]:
            found.setdefault(code.text)
        if found:
            return list(found)
    raise CopyRefused("picture-no-code")


def _opened(data: bytes) -> "Image.Image":
    from PIL import Image, ImageOps

    try:
        picture: Image.Image = Image.open(io.BytesIO(data), formats=FORMATS)
        if picture.width * picture.height > MAX_PIXELS:
            raise Image.DecompressionBombError
        picture.draft("L", (_LONG_SIDE, _LONG_SIDE))
        picture = ImageOps.exif_transpose(picture)
        if "A" in picture.getbands() or "transparency" in picture.info:
            # What can be seen through is taken for paper.
            paper = Image.new("RGBA", picture.size, "white")
            picture = Image.alpha_composite(paper, picture.convert("RGBA"))
        picture = picture.convert("L")
    except Image.DecompressionBombError:
        raise CopyRefused("picture-too-many-pixels", limit=MAX_PIXELS // 1_000_000) from None
    # Pillow's readers raise whatever a broken file leads them to.
    except Exception:
        raise CopyRefused("picture-unreadable") from None
    picture.thumbnail((_LONG_SIDE, _LONG_SIDE))
    return picture
