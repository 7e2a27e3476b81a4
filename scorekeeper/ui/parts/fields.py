"""Fields for typed text."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import flet as ft

from scorekeeper.ui import insets
from scorekeeper.ui.faults import carry_out
from scorekeeper.ui.look import use_look
from scorekeeper.ui.theme import CLEAR, MIN_TARGET, OPAQUE, Radius, Space


class LineRef(Protocol):
    """Holds the field that is shown, as ``ft.use_ref`` gives it."""

    current: ft.TextField | None


_TWO_LINES = 2 * MIN_TARGET + 4
_GAP = 6
_FADING, _FADING_BESIDE = 0.02, 0.04
"""Part of the line of chips, at its edge, in which they fade: on its own, and beside the field."""
"""Height of the chips and the line below them."""

NO_FIELD: ft.TextField | None = None
"""What a memory of the field starts as."""


def text_field(
    *,
    label: str,
    value: str = "",
    hint: str | None = None,
    error: str | None = None,
    helper: str | None = None,
    on_change: Callable[[str], object] | None = None,
    on_submit: Callable[[str], object] | None = None,
    on_blur: Callable[[str], object] | None = None,
    keyboard: ft.KeyboardType = ft.KeyboardType.TEXT,
    capitalization: ft.TextCapitalization | None = None,
    max_length: int | None = None,
    autofocus: bool = False,
    show_label: bool = True,
    trailing: ft.Control | None = None,
    key: str | None = None,
    expand: bool | int | None = None,
    ref: LineRef | None = None,
    renewed: bool = False,
    lines: int = 1,
) -> ft.Control:
    """A line to type in, 52 high; ``label`` stands above it, or is only read aloud.

    With more ``lines`` Enter begins another one and the box grows to so many. With a ``ref`` what
    somebody has typed meanwhile wins over ``value``, unless ``renewed``.
    """
    look = use_look()
    palette = look.palette
    field = ft.TextField(
        value=_latest(ref, value, renewed),
        hint_text=hint,
        error=error,
        helper=helper,
        on_change=_typed(on_change),
        on_submit=_typed(on_submit),
        on_blur=_typed(on_blur),
        keyboard_type=keyboard,
        capitalization=capitalization,
        max_length=max_length,
        multiline=lines > 1,
        max_lines=lines,
        counter="",
        autofocus=autofocus,
        autocorrect=False,
        text_style=look.body(),
        hint_style=look.body(palette.soft_ink),
        helper_style=look.note(),
        error_style=look.note(palette.danger),
        error_max_lines=8,
        helper_max_lines=4,
        hint_max_lines=1,
        cursor_color=palette.primary,
        filled=True,
        fill_color=palette.sheet,
        content_padding=insets.only(
            left=Space.L,
            right=MIN_TARGET + Space.XS if trailing else Space.L,
            top=Space.M,
            bottom=Space.M,
        ),
        border={
            ft.ControlState.ERROR: _border(palette.danger, 2),
            ft.ControlState.FOCUSED: _border(palette.primary, 2.5),
            ft.ControlState.DEFAULT: _border(palette.edge, 1.2),
        },
        key=key,
        ref=ref,  # type: ignore[arg-type]
    )
    named: ft.Control = _named(label, field)
    if trailing:
        # Not as a suffix: merging the name into the field would swallow the button.
        end = ft.Container(content=trailing, right=Space.XS, top=2)
        named = ft.Stack(controls=[named, end], fit=ft.StackFit.PASS_THROUGH)
    if not show_label:
        named.expand = expand
        return named
    above = ft.Semantics(
        exclude_semantics=True, content=ft.Text(label, style=look.eyebrow(palette.soft_ink))
    )
    return ft.Column(
        controls=[above, named],
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
        expand=expand,
    )


def entry_box(
    chips: Sequence[ft.Control],
    *,
    label: str,
    value: str = "",
    hint: str | None = None,
    wrong: bool = False,
    on_change: Callable[[str], object] | None = None,
    on_submit: Callable[[str], object] | None = None,
    on_focus: Callable[[bool], object] | None = None,
    trailing: ft.Control | None = None,
    autofocus: bool = False,
    key: str | None = None,
    ref: LineRef | None = None,
    renewed: bool = False,
) -> ft.Control:
    """What was entered as chips, and below it a line to type more; one soft box.

    With a ``ref`` what somebody has typed meanwhile wins over ``value``, unless ``renewed``.
    Where something is ``wrong`` with the line the box shows it; what, is said below it.
    ``on_focus`` is told whenever the line gets the focus (True) or loses it (False).
    """
    look = use_look()
    palette = look.palette
    field = ft.TextField(
        value=_latest(ref, value, renewed),
        hint_text=hint,
        on_change=_typed(on_change),
        on_submit=_typed(on_submit),
        on_focus=_told(on_focus, True),
        on_blur=_told(on_focus, False),
        autofocus=autofocus,
        autocorrect=False,
        text_style=look.body(),
        hint_style=look.body(palette.soft_ink),
        hint_max_lines=1,
        cursor_color=palette.primary,
        filled=False,
        dense=True,
        content_padding=insets.symmetric(horizontal=_GAP, vertical=Space.M),
        border={
            ft.ControlState.FOCUSED: ft.UnderlineInputBorder(
                side=ft.BorderSide(2.5, palette.primary)
            ),
            ft.ControlState.DEFAULT: _border(CLEAR, 0),
        },
        key=key,
        ref=ref,  # type: ignore[arg-type]
    )
    typed = _named(label, field)
    typed.expand = True
    end = [trailing] if trailing else []
    if look.short and not look.stacked:
        rows: list[ft.Control] = [_one_line(chips, typed, end)]
    else:
        rows = [ft.Row(controls=[typed, *end], spacing=0, key="line")]
        if chips:
            rows.insert(0, _wrapping(chips) if look.stacked else _scrolling(chips, _FADING))
    # Of one height whatever is in it: keys below that move under a quick finger are hit wrongly.
    steady = not look.short and not look.stacked
    return ft.Container(
        content=ft.Column(
            controls=rows, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER
        ),
        height=_TWO_LINES * max(1.0, look.text_scale) if steady else None,
        bgcolor=palette.sheet,
        border=ft.Border.all(1.2, palette.danger if wrong else palette.edge),
        border_radius=Radius.CARD,
        padding=insets.only(left=Space.M, right=Space.XS, top=2, bottom=2),
    )


def _named(label: str, field: ft.TextField) -> ft.MergeSemantics:
    """Give a field its spoken name; its own label would be drawn inside the box."""
    return ft.MergeSemantics(content=ft.Semantics(label=label, content=field))


def _one_line(
    chips: Sequence[ft.Control], typed: ft.Control, end: Sequence[ft.Control]
) -> ft.Control:
    """Chips and field share a line on a short screen: the chips scroll, the field keeps room."""
    typed.key = "typed"
    if not chips:
        return ft.Row(controls=[typed, *end], spacing=0, key="line")
    entered = _scrolling(chips, _FADING_BESIDE)
    entered.expand = 3
    typed.expand = 2
    return ft.Row(controls=[entered, typed, *end], spacing=_GAP, key="line")


def _wrapping(chips: Sequence[ft.Control]) -> ft.LayoutControl:
    """As many lines as it takes."""
    return ft.Row(controls=list(chips), spacing=_GAP, run_spacing=0, wrap=True, key="chips")


def _scrolling(chips: Sequence[ft.Control], fading: float) -> ft.LayoutControl:
    """One line that scrolls to the newest chip; what is scrolled away fades at the edge."""
    row = ft.Row(
        # Where nothing is scrolled away the first chip begins beside the fading, not in it.
        controls=[ft.Container(width=0), *chips],
        spacing=_GAP,
        scroll=ft.ScrollMode.HIDDEN,
        auto_scroll=True,
        key="chips",
    )
    return ft.ShaderMask(
        content=row,
        shader=ft.LinearGradient(
            begin=ft.Alignment.CENTER_LEFT,
            end=ft.Alignment.CENTER_RIGHT,
            colors=[CLEAR, OPAQUE],
            stops=[0, fading],
        ),
        blend_mode=ft.BlendMode.DST_IN,
    )


def _border(colour: str, width: float) -> ft.OutlineInputBorder:
    return ft.OutlineInputBorder(
        side=ft.BorderSide(width, colour), border_radius=ft.BorderRadius.all(Radius.CARD)
    )


def _latest(ref: LineRef | None, value: str, renewed: bool) -> str:
    # A drawing may start before the last keystroke's event has been handled; sending the older
    # text back would swallow what was typed since.
    shown = ref.current if ref else None
    return value if shown is None or renewed else shown.value


def _typed(
    action: Callable[[str], object] | None,
) -> Callable[[ft.Event[ft.TextField]], Awaitable[None]] | None:
    if action is None:
        return None

    async def handle(event: ft.Event[ft.TextField]) -> None:
        await carry_out(lambda: action(event.control.value))

    return handle


def _told(
    action: Callable[[bool], object] | None, there: bool
) -> Callable[[ft.Event[ft.TextField]], object] | None:
    return None if action is None else lambda _event: action(there)
