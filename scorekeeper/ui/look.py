"""What one session sees: its palette, text size, motion and width, handed down as a context.

The tokens are in ``theme.py``. Nothing here is remembered between sessions.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

import flet as ft

from scorekeeper.ui.theme import (
    DARK,
    FALLBACK_FAMILIES,
    LARGEST_TEXT,
    LIGHT,
    NARROW_BELOW,
    SHORT_BELOW,
    SMALLEST_WIDTH,
    WIDE_FROM,
    Motion,
    Palette,
    ThemeChoice,
    TypeRole,
    seat_colour,
)

STACKED_FROM = 1.5
"""Text scale from which rows put their number below the name instead of beside it."""


@lru_cache(maxsize=512)
def _style(
    role: TypeRole,
    colour: str,
    size: float,
    height: float,
    family: str,
    decoration: ft.TextDecoration | None,
) -> ft.TextStyle:
    # Flet compares a new style field by field, and passes over one that it has already seen.
    return ft.TextStyle(
        size=size,
        height=height,
        letter_spacing=role.spacing,
        font_family=family,
        font_family_fallback=[family.value for family in FALLBACK_FAMILIES],
        color=colour,
        decoration=decoration,
    )


@cache
def _animation(milliseconds: int) -> ft.Animation:
    return ft.Animation(milliseconds, ft.AnimationCurve.EASE_OUT_CUBIC)


@dataclass(frozen=True, slots=True)
class Look:
    """Everything a part needs to know about how to draw itself."""

    palette: Palette = LIGHT
    text_scale: float = 1.0
    """How large letters are in the end: what the app makes of them times what the device does."""
    enlarged: float = 1.0
    """How many times larger than asked for the device draws letters."""
    reduced_motion: bool = False
    wide: bool = False
    short: bool = False
    narrow: bool = False

    @property
    def stacked(self) -> bool:
        """Whether text is so large that rows have to become columns."""
        return self.text_scale >= STACKED_FROM and not self.wide

    @property
    def least_width(self) -> float:
        """The width that this window has at least, in logical pixels."""
        return WIDE_FROM if self.wide else SMALLEST_WIDTH if self.narrow else NARROW_BELOW

    def style(
        self,
        role: TypeRole,
        colour: str | None = None,
        *,
        size: float | None = None,
        height: float | None = None,
        like: TypeRole | None = None,
        decoration: ft.TextDecoration | None = None,
    ) -> ft.TextStyle:
        """Text style of a role at this session's text size; ink unless a colour is given.

        `size`: in logical pixels as they will be seen. `like`: the role whose family it takes.
        Everybody is given the same one: it is not to be changed afterwards.
        """
        return _style(
            role,
            colour or self.palette.ink,
            (role.scaled(self.text_scale) if size is None else size) / self.enlarged,
            role.line_height if height is None else height,
            (like or role).family.value,
            decoration,
        )

    def line_height(self, style: ft.TextStyle) -> float:
        """Height of one line in a style of this look, in logical pixels as they will be seen."""
        return float(style.size or 16) * float(style.height or 1.2) * self.enlarged

    def eyebrow(self, colour: str | None = None) -> ft.TextStyle:
        """13: a small line above a heading or a group."""
        return self.style(TypeRole.EYEBROW, colour or self.palette.soft_ink)

    def note(self, colour: str | None = None) -> ft.TextStyle:
        """14: what is said beside the main thing."""
        return self.style(TypeRole.NOTE, colour or self.palette.soft_ink)

    def body(self, colour: str | None = None) -> ft.TextStyle:
        """16: running text."""
        return self.style(TypeRole.BODY, colour)

    def strong(self, colour: str | None = None) -> ft.TextStyle:
        """16 semibold: chips, tabs, second buttons."""
        return self.style(TypeRole.BODY_STRONG, colour)

    def emphasis(self, colour: str | None = None) -> ft.TextStyle:
        """16 extra bold: what has just changed, and the way back."""
        return self.style(TypeRole.EMPHASIS, colour)

    def name(self, colour: str | None = None) -> ft.TextStyle:
        """19: names of people and tables, the main button."""
        return self.style(TypeRole.NAME, colour)

    def title(self, colour: str | None = None) -> ft.TextStyle:
        """21: title of a screen or a card."""
        return self.style(TypeRole.TITLE, colour)

    def headline(self, colour: str | None = None) -> ft.TextStyle:
        """27: the one heading of a main screen."""
        return self.style(TypeRole.HEADLINE, colour)

    def number(self, colour: str | None = None) -> ft.TextStyle:
        """34: a total."""
        return self.style(TypeRole.NUMBER, colour)

    def leader_number(self, colour: str | None = None) -> ft.TextStyle:
        """46: the leader's total."""
        return self.style(TypeRole.LEADER_NUMBER, colour)

    def subtotal(self, colour: str | None = None) -> ft.TextStyle:
        """58: the largest thing on a screen."""
        return self.style(TypeRole.SUBTOTAL, colour)

    def duration(self, motion: Motion) -> int:
        """Milliseconds of a motion; 0 when the person asked for less motion."""
        return 0 if self.reduced_motion else int(motion)

    def animation(self, motion: Motion) -> ft.Animation | None:
        """Implicit animation of a motion, or None when the person asked for less motion."""
        if self.reduced_motion:
            return None
        return _animation(int(motion))

    def seat_colour(self, seat_index: int) -> str:
        """Colour of a seat in this palette."""
        return seat_colour(self.palette, seat_index)


def look_for(
    choice: ThemeChoice,
    system: ft.Brightness | None,
    *,
    text_scale: float = 1.0,
    enlarged: float = 1.0,
    reduced_motion: bool = False,
    width: float | None = None,
    height: float | None = None,
) -> Look:
    """Work out the look from a person's settings, the device and the window.

    Letters that app and device both enlarge grow to the largest size the screens are made for.
    """
    system_dark = choice is ThemeChoice.SYSTEM and system == ft.Brightness.DARK
    return Look(
        palette=DARK if system_dark or choice is ThemeChoice.DARK else LIGHT,
        text_scale=max(text_scale, min(LARGEST_TEXT, text_scale * enlarged)),
        enlarged=enlarged,
        reduced_motion=reduced_motion,
        wide=width is not None and width >= WIDE_FROM,
        short=height is not None and height < SHORT_BELOW,
        narrow=width is not None and width < NARROW_BELOW,
    )


LookContext = ft.create_context(Look())


def use_look() -> Look:
    """Return the look of the session that is being drawn.

    This is a hook: a component calls its own ``use_state`` and ``use_effect`` before the first
    part, because parts call this one and their number may change from one drawing to the next.
    """
    return ft.use_context(LookContext)
