"""Fields for typed text."""

from collections.abc import Awaitable, Callable
from typing import Protocol

import flet as ft

from scorekeeper.ui import insets
from scorekeeper.ui.faults import carry_out
from scorekeeper.ui.look import use_look
from scorekeeper.ui.theme import MIN_TARGET, Radius, Space


class LineRef(Protocol):
    """Holds the field that is shown, as ``ft.use_ref`` gives it."""

    current: ft.TextField | None


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
        value=latest_text(ref, value, renewed),
        hint_text=hint,
        error=error,
        helper=helper,
        on_change=typed_in(on_change),
        on_submit=typed_in(on_submit),
        on_blur=typed_in(on_blur),
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
        hint_max_lines=lines,
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
            ft.ControlState.ERROR: field_border(palette.danger, 2),
            ft.ControlState.FOCUSED: field_border(palette.primary, 2.5),
            ft.ControlState.DEFAULT: field_border(palette.edge, 1.2),
        },
        key=key,
        ref=ref,  # type: ignore[arg-type]
    )
    named: ft.Control = named_field(label, field)
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


def named_field(label: str, field: ft.TextField) -> ft.MergeSemantics:
    """Give a field its spoken name; its own label would be drawn inside the box."""
    return ft.MergeSemantics(content=ft.Semantics(label=label, content=field))


def field_border(colour: str, width: float) -> ft.OutlineInputBorder:
    return ft.OutlineInputBorder(
        side=ft.BorderSide(width, colour), border_radius=ft.BorderRadius.all(Radius.CARD)
    )


def latest_text(ref: LineRef | None, value: str, renewed: bool) -> str:
    # A drawing may start before the last keystroke's event has been handled; sending the older
    # text back would swallow what was typed since.
    shown = ref.current if ref else None
    return value if shown is None or renewed else shown.value


def typed_in(
    action: Callable[[str], object] | None,
) -> Callable[[ft.Event[ft.TextField]], Awaitable[None]] | None:
    if action is None:
        return None

    async def handle(event: ft.Event[ft.TextField]) -> None:
        await carry_out(lambda: action(event.control.value))

    return handle
