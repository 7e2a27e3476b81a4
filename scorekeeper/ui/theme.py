"""Design tokens: every colour, type size, distance, radius, duration and font file of the app.

Only values live here, as frozen data. How Material controls wear them is in ``material.py``;
what one session sees (palette, text size, motion) is in ``look.py``. No other module of the
user interface contains a colour literal.
"""

from dataclasses import dataclass
from enum import Enum, IntEnum, StrEnum

WIDE_FROM = 840
"""Window width in logical pixels from which a screen may use more than one column."""

SMALLEST_WIDTH = 360
"""Window width in logical pixels that every screen has to do with."""

NARROW_BELOW = 380
"""Window width in logical pixels below which labels on keys have to be smaller."""

SHORT_BELOW = 720
"""Window height in logical pixels below which a screen saves height."""

CONTENT_WIDTH = 560
"""Widest single column of content in logical pixels."""

MIN_TARGET = 48
"""Smallest width and height of anything tappable, in logical pixels (WCAG 2.2, 2.5.8 asks 24)."""

TEXT_SCALES = (1.0, 1.15, 1.3, 1.5, 2.0)
LARGEST_TEXT = TEXT_SCALES[-1]
"""Text sizes a person can choose from, as factors."""


class ThemeChoice(StrEnum):
    """What a person set: follow the system, or always light, or always dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class SeatShape(StrEnum):
    """Shape of a seat, in seating order; also the name of its file in assets/symbols/seats."""

    CIRCLE = "circle"
    HEXAGON = "hexagon"
    SHIELD = "shield"
    DIAMOND = "diamond"
    SQUIRCLE = "squircle"
    TRIANGLE = "triangle"
    DROP = "drop"
    STAR = "star"
    CLOVER = "clover"
    PENTAGON = "pentagon"


SEAT_SHAPES = tuple(SeatShape)


class Space(IntEnum):
    """Distances in logical pixels."""

    XS = 4
    S = 8
    M = 12
    L = 14
    XL = 20


class Radius(IntEnum):
    """Corner radii in logical pixels."""

    CHIP = 12
    KEY = 16
    CARD = 20
    HERO = 28


class Motion(IntEnum):
    """Durations in milliseconds; ``Look.duration`` turns them to 0 under reduced motion."""

    QUICK = 120
    CALM = 200
    LONG = 300


class Family(StrEnum):
    """Font families as registered; each weight is its own family, as one file makes one family."""

    DISPLAY_BOLD = "Scorekeeper Display Bold"
    DISPLAY = "Scorekeeper Display ExtraBold"
    TEXT = "Scorekeeper Text"
    TEXT_SEMIBOLD = "Scorekeeper Text SemiBold"
    TEXT_EXTRABOLD = "Scorekeeper Text ExtraBold"
    ARABIC = "Scorekeeper Arabic"
    HEBREW = "Scorekeeper Hebrew"
    EMOJI = "Scorekeeper Emoji"


_ATKINSON = "fonts/atkinson-hyperlegible-next/AtkinsonHyperlegibleNext"
_BRICOLAGE = "fonts/bricolage-grotesque/BricolageGrotesque"

FONT_FILES: dict[Family, str] = {
    Family.DISPLAY_BOLD: f"{_BRICOLAGE}-Bold",
    Family.DISPLAY: f"{_BRICOLAGE}-ExtraBold",
    Family.TEXT: f"{_ATKINSON}-Regular",
    Family.TEXT_SEMIBOLD: f"{_ATKINSON}-SemiBold",
    Family.TEXT_EXTRABOLD: f"{_ATKINSON}-ExtraBold",
    Family.ARABIC: "fonts/noto/NotoSansArabic-Regular",
    Family.HEBREW: "fonts/noto/NotoSansHebrew-Regular",
    Family.EMOJI: "fonts/noto/NotoEmoji-Regular",
}
"""Font files below assets/, without their ending."""

OTHER_SCRIPTS = (Family.HEBREW, Family.ARABIC, Family.EMOJI)

FALLBACK_FAMILIES = (Family.TEXT, *OTHER_SCRIPTS)
"""Families asked in turn for a character that the wanted family does not have."""


class TypeRole(Enum):
    """Type scale: family, size in logical pixels, line height as a factor, letter spacing."""

    EYEBROW = (Family.TEXT_SEMIBOLD, 13, 1.3, 0.0)
    NOTE = (Family.TEXT, 14, 1.35, 0.0)
    BODY = (Family.TEXT, 16, 1.45, 0.0)
    KEY = (Family.TEXT_SEMIBOLD, 14, 1.15, 0.0)
    EMPHASIS = (Family.TEXT_EXTRABOLD, 16, 1.25, 0.0)
    BODY_STRONG = (Family.TEXT_SEMIBOLD, 16, 1.3, 0.0)
    NAME = (Family.DISPLAY_BOLD, 19, 1.2, 0.0)
    TITLE = (Family.DISPLAY, 21, 1.2, -0.2)
    HEADLINE = (Family.DISPLAY, 27, 1.12, -0.4)
    NUMBER = (Family.DISPLAY, 34, 1.05, -0.5)
    LEADER_NUMBER = (Family.DISPLAY, 46, 1.0, -0.8)
    SUBTOTAL = (Family.DISPLAY, 58, 0.95, -1.0)

    def __init__(self, family: Family, size: int, line_height: float, spacing: float) -> None:
        self.family = family
        self.size = size
        self.line_height = line_height
        self.spacing = spacing

    def scaled(self, factor: float) -> float:
        """Size in logical pixels at a text scale.

        Running text grows by the whole factor. Larger sizes are easy to read already and grow
        less, as Android does it, so that doubled text still leaves room for what it stands with.
        """
        damping = min(1.0, 16 / self.size)
        return round(self.size * (1 + (factor - 1) * damping), 1)


@dataclass(frozen=True, slots=True)
class CardColour:
    """One of the four card colours: a filled face, what is drawn on it, and bare marks."""

    fill: str
    on_fill: str
    mark: str
    """The colour where it stands alone on a surface, such as a stripe or a small shape."""


@dataclass(frozen=True, slots=True)
class Palette:
    """All colours of one mode; seat colours are in the order of ``SEAT_SHAPES``."""

    dark: bool
    paper: str
    sheet: str
    ink: str
    soft_ink: str
    line: str
    edge: str
    """Outline that has to be seen, such as the border of a text field (3:1)."""
    primary: str
    on_primary: str
    tint: str
    key: str
    danger: str
    on_danger: str
    gain: str
    on_gain: str
    inverse: str
    on_inverse: str
    scrim: str
    on_seat: str
    plate: str
    """What QR codes lie on, by night too: many phones read no light code on dark ground."""
    seats: tuple[str, ...]
    red: CardColour
    yellow: CardColour
    green: CardColour
    blue: CardColour

    @property
    def card_colours(self) -> tuple[CardColour, CardColour, CardColour, CardColour]:
        """The four card colours in the order of the stripe on a wild card."""
        return (self.red, self.yellow, self.green, self.blue)


LIGHT = Palette(
    dark=False,
    paper="#FBF6EC",
    sheet="#FFFFFF",
    ink="#17153B",
    soft_ink="#5B587A",
    line="#E7DFD0",
    edge="#928A77",
    primary="#2B2480",
    on_primary="#FFFFFF",
    tint="#ECE7FB",
    key="#F4EEE1",
    danger="#C62839",
    on_danger="#FFFFFF",
    gain="#0F766E",
    on_gain="#FFFFFF",
    inverse="#17153B",
    on_inverse="#FFFFFF",
    scrim="#8017153B",
    on_seat="#FFFFFF",
    plate="#FFFFFF",
    seats=(
        "#C2410C",
        "#0F766E",
        "#7C3AED",
        "#8A6100",
        "#1D4ED8",
        "#BE185D",
        "#3F7A0B",
        "#334155",
        "#A21CAF",
        "#6B3410",
    ),
    red=CardColour(fill="#C62839", on_fill="#FFFFFF", mark="#C62839"),
    yellow=CardColour(fill="#E8B100", on_fill="#17153B", mark="#A77F00"),
    green=CardColour(fill="#1E7B45", on_fill="#FFFFFF", mark="#1E7B45"),
    blue=CardColour(fill="#1F5FBF", on_fill="#FFFFFF", mark="#1F5FBF"),
)

DARK = Palette(
    dark=True,
    paper="#121029",
    sheet="#1D1A3D",
    ink="#F6F1E6",
    soft_ink="#B5B0D6",
    line="#322E5C",
    edge="#7A769E",
    primary="#C9BEFF",
    on_primary="#17153B",
    tint="#2B2663",
    key="#282452",
    danger="#FF8C94",
    on_danger="#17153B",
    gain="#5EE0C8",
    on_gain="#17153B",
    inverse="#F6F1E6",
    on_inverse="#17153B",
    scrim="#B3000000",
    on_seat="#17153B",
    plate="#FFFFFF",
    seats=(
        "#FB923C",
        "#2DD4BF",
        "#B79CFF",
        "#FBBF24",
        "#7DA8FF",
        "#FF7AB6",
        "#BEF264",
        "#DDE5F0",
        "#F0ABFC",
        "#C9916B",
    ),
    red=CardColour(fill="#C62839", on_fill="#FFFFFF", mark="#FF7377"),
    yellow=CardColour(fill="#E8B100", on_fill="#17153B", mark="#F2C230"),
    green=CardColour(fill="#1E7B45", on_fill="#FFFFFF", mark="#4CC38A"),
    blue=CardColour(fill="#1F5FBF", on_fill="#FFFFFF", mark="#79A9FF"),
)

CLEAR = "#00000000"
"""No colour at all: what lies below is seen."""
OPAQUE = "#ff000000"
"""What a mask leaves as it is; the colour itself is not seen."""

QR_DARK, QR_LIGHT = LIGHT.ink, LIGHT.sheet
"""QR codes are dark on light in both modes; many cameras cannot read the inverse."""


def faded(colour: str, opacity: float) -> str:
    """Return a ``#RRGGBB`` colour as ``#AARRGGBB`` with an opacity between 0 and 1."""
    return f"#{round(opacity * 255):02X}{colour.removeprefix('#')}"


def seat_shape(seat_index: int) -> SeatShape:
    """Shape of the seat with this index (0 is the first seat); the eleventh starts over."""
    return SEAT_SHAPES[seat_index % len(SEAT_SHAPES)]


def seat_colour(palette: Palette, seat_index: int) -> str:
    """Colour of the seat with this index; it always goes with ``seat_shape``."""
    return palette.seats[seat_index % len(palette.seats)]


def font_sources(*, woff2: bool, fallbacks: bool = True) -> dict[str, str]:
    """Families and files for ``page.fonts``: WOFF2 for browsers, TTF for installed apps.

    The files for other scripts and emoji weigh half a megabyte. A session may register the rest
    first and all of them after its first drawing: texts that need them are drawn again by Flet.
    """
    ending = "woff2" if woff2 else "ttf"
    return {
        family.value: f"{stem}.{ending}"
        for family, stem in FONT_FILES.items()
        if fallbacks or family not in OTHER_SCRIPTS
    }
