"""Text in the type scale: one function a role, so that screens never spell out a text style."""

import flet as ft

from scorekeeper.ui import symbols
from scorekeeper.ui.look import Look, use_look
from scorekeeper.ui.theme import Space, TypeRole

COLUMN_SCALE = 1.6
"""How far columns grow with the letters: many of them share the width of a phone."""
_USUAL_DIGITS = 3
"""How many digits a total mostly has."""
_LETTER = 0.62
"""Width of a letter of the display font against its size, on average and a little more."""
_SMALLEST = 14.0


def unbroken(look: Look, style: ft.TextStyle, value: str, room: float) -> ft.TextStyle:
    """The style, smaller where the longest word of `value` would be broken to fit the `room`.

    Long names of our own making, such as a Sunday afternoon in German, meet small phones.
    """
    longest = max((len(word) for word in value.replace("-", "- ").split()), default=0)
    fitting = max(_SMALLEST, room / (longest * _LETTER)) if longest else room
    fitting /= look.enlarged
    if style.size is None or style.size <= fitting:
        return style
    smaller: ft.TextStyle = style.copy(size=fitting)
    return smaller


def lines_of(look: Look, style: ft.TextStyle, value: str, room: float) -> int:
    """How many lines a text takes in that room, at most."""
    lines, filled = 0, room + 1
    for word in value.split():
        wide = width_of(look, style, word)
        blank = width_of(look, style, " ")
        if filled + blank + wide > room:
            lines, filled = lines + 1, wide
        else:
            filled += blank + wide
    return lines


def within(look: Look, style: ft.TextStyle, value: str, room: float, lines: int) -> ft.TextStyle:
    """The style, smaller where the text would take more lines than there may be in its room."""
    size = float(style.size or _SMALLEST)
    while size * look.enlarged > _SMALLEST and lines_of(look, style, value, room) > lines:
        size = max(_SMALLEST / look.enlarged, size - 1)
        style = style.copy(size=size)
    return style


def width_of(look: Look, style: ft.TextStyle | None, value: str) -> float:
    """How wide a line in the display font is, in logical pixels as they will be seen: on average
    and a little more.
    """
    size = style.size if style and style.size is not None else 16.0
    return len(value) * float(size) * look.enlarged * _LETTER


def _text(
    value: str,
    style: ft.TextStyle,
    align: ft.TextAlign | None,
    max_lines: int | None,
    expand: bool | None,
) -> ft.Text:
    return ft.Text(
        value,
        style=style,
        text_align=align or ft.TextAlign.START,
        max_lines=max_lines,
        overflow=ft.TextOverflow.ELLIPSIS if max_lines else ft.TextOverflow.CLIP,
        expand=expand,
    )


def eyebrow(
    value: str,
    colour: str | None = None,
    *,
    align: ft.TextAlign | None = None,
    max_lines: int | None = None,
    expand: bool | None = None,
) -> ft.Text:
    """Small line above a heading or a group of things."""
    return _text(value, use_look().eyebrow(colour), align, max_lines, expand)


def column_label(value: str, align: ft.TextAlign | None = None) -> ft.Text:
    """What stands at the head of a column, on one line; it grows no further than the column."""
    look = use_look()
    size = TypeRole.EYEBROW.scaled(min(COLUMN_SCALE, look.text_scale))
    style = look.style(TypeRole.EYEBROW, look.palette.soft_ink, size=size)
    return _text(value, style, align, 1, None)


def note(
    value: str,
    colour: str | None = None,
    *,
    align: ft.TextAlign | None = None,
    max_lines: int | None = None,
    expand: bool | None = None,
) -> ft.Text:
    """What is said beside the main thing."""
    return _text(value, use_look().note(colour), align, max_lines, expand)


def body(
    value: str,
    colour: str | None = None,
    *,
    align: ft.TextAlign | None = None,
    max_lines: int | None = None,
    expand: bool | None = None,
) -> ft.Text:
    """Running text."""
    return _text(value, use_look().body(colour), align, max_lines, expand)


def strong(
    value: str,
    colour: str | None = None,
    *,
    align: ft.TextAlign | None = None,
    max_lines: int | None = None,
    expand: bool | None = None,
    struck: bool = False,
) -> ft.Text:
    """Running text that stands out; ``struck`` through where it no longer counts."""
    line = ft.TextDecoration.LINE_THROUGH if struck else None
    style = use_look().style(TypeRole.BODY_STRONG, colour, decoration=line)
    return _text(value, style, align, max_lines, expand)


def warning(value: str) -> ft.Control:
    """What somebody should look at before going on; its sign says that it is no mere hint."""
    look = use_look()
    return ft.Row(
        controls=[
            symbols.icon("triangle-alert", look.palette.danger, 20),
            ft.Text(value, style=look.strong(look.palette.ink), expand=True),
        ],
        spacing=Space.S,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def questioned(value: str, part: str) -> ft.Text:
    """What is said beside, with the ``part`` of it that something is wrong with underlined."""
    look = use_look()
    wrong = look.strong(look.palette.danger).copy(
        decoration=ft.TextDecoration.UNDERLINE,
        decoration_style=ft.TextDecorationStyle.WAVY,
        decoration_color=look.palette.danger,
    )
    before, found, after = value.partition(part)
    return ft.Text(
        spans=[ft.TextSpan(before), ft.TextSpan(found, style=wrong), ft.TextSpan(after)],
        style=look.note(),
    )


def name(
    value: str,
    colour: str | None = None,
    *,
    align: ft.TextAlign | None = None,
    max_lines: int | None = None,
    expand: bool | None = None,
    room: float | None = None,
) -> ft.Text:
    """Name of a person or a table; with the ``room`` it has, so small that no word is broken."""
    look = use_look()
    style = look.name(colour)
    if room is not None:
        style = unbroken(look, style, value, room)
    return _text(value, style, align, max_lines, expand)


def number(
    value: str,
    colour: str | None = None,
    *,
    align: ft.TextAlign | None = None,
    struck: bool = False,
) -> ft.Text:
    """A total; ``struck`` through where it does not count."""
    style = use_look().number(colour)
    if struck:
        style = style.copy(decoration=ft.TextDecoration.LINE_THROUGH)
    return _text(value, style, align, 1, None)


def subtotal(
    value: str, colour: str | None = None, *, align: ft.TextAlign | None = None
) -> ft.Text:
    """The largest number on a screen."""
    look = use_look()
    style = look.leader_number(colour) if look.short else look.subtotal(colour)
    return _text(value, style, align, 1, None)


def running_total(value: str, *, small: bool = False) -> ft.Control:
    """The total that grows under the fingers. It takes the same room whatever it is, so that
    nothing beside or below it moves; more than three digits are drawn smaller.
    """
    look = use_look()
    role = TypeRole.NUMBER if small else TypeRole.LEADER_NUMBER if look.short else TypeRole.SUBTOTAL
    size = role.scaled(look.text_scale)
    style = look.style(role, size=fitting_digits(size, value))
    # Unseen digits keep the room: letters that the phone itself enlarges enlarge it, too.
    room = ft.Text("0" * _USUAL_DIGITS, style=look.style(role, size=size), no_wrap=True, opacity=0)
    shown = ft.Text(value, style=style, no_wrap=True)
    return ft.Stack(controls=[room, ft.Container(content=shown, right=0, bottom=0)])


def fitting_digits(size: float, value: str) -> float:
    """The size in which a number takes no more room than three digits of the usual ``size``."""
    return size * min(1.0, _USUAL_DIGITS / max(1, len(value)))


def heading(
    value: str,
    *,
    level: int = 2,
    large: bool = False,
    colour: str | None = None,
    max_lines: int | None = None,
    room: float | None = None,
) -> ft.Control:
    """Heading that screen readers can jump to; ``large`` for the one of a main screen.

    With the ``room`` it has it is so small that ``max_lines`` are enough for it.
    """
    look = use_look()
    style = look.headline(colour) if large and not look.short else look.title(colour)
    style = unbroken(look, style, value, look.least_width - 2 * (Space.L + Space.XL))
    if room is not None and max_lines is not None:
        style = within(look, style, value, room, max_lines)
    content = _text(value, style, None, max_lines, None)
    # What is cut off for want of room is read out all the same.
    return ft.Semantics(heading_level=level, content=content)


def announced(value: str, content: ft.Control) -> ft.Control:
    """Content whose changes are read aloud as ``value``."""
    return ft.Semantics(label=value, live_region=True, exclude_semantics=True, content=content)


def decoration(content: ft.Control) -> ft.Control:
    """Content that screen readers skip, because what it shows is said elsewhere."""
    return ft.Semantics(exclude_semantics=True, content=content)
