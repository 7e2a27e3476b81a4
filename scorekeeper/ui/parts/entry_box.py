"""The box of the pad: what was entered as chips, and the line to type more."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui import insets
from scorekeeper.ui.look import Look, use_look
from scorekeeper.ui.parts.fields import LineRef, field_border, latest_text, named_field, typed_in
from scorekeeper.ui.theme import CLEAR, MIN_TARGET, OPAQUE, Radius, Space

_TWO_LINES = 2 * MIN_TARGET + 4
"""Height of the chips and the line below them."""
_ROUND_CHIPS, _ROUND_LINE, _ROUND_BOX = 30.0, 24.0, 6.4
"""What a line of chips, the line to type in and the box are higher than their text."""
_GAP = 6
_FADING, _FADING_BESIDE = 0.02, 0.04
"""Part of the line of chips, at its edge, in which they fade: on its own, and beside the field."""
_LETTER, _ROUND_CHIP, _SHARED = 8.8, 64.0, 300.0
"""Widths: of a letter of a chip, of what is round it, and of a line that both share."""
_CHIPS_SHARE = 60
"""Percent of a shared line that the chips may take at most."""

_SCROLLS_TOLD = 200
"""Milliseconds between two words of how far the chips have been scrolled."""


@dataclass(frozen=True, slots=True)
class Strip:
    """How the chips scroll: ``to_the_last`` of them, or they stay where they are.

    ``on_away`` is told whether the last one has been scrolled out of sight (True) or is to be seen.
    They then stay so, until they are drawn ``anew``.
    """

    to_the_last: bool = True
    anew: int = 0
    on_away: Callable[[bool], object] | None = None


_AT_REST = Strip()


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
    key: str | None = None,
    ref: LineRef | None = None,
    renewed: bool = False,
    at_end: int = 0,
    letters: int = 0,
    strip: Strip = _AT_REST,
) -> ft.Control:
    """What was entered as chips, and below it a line to type more; one soft box.

    With a ``ref`` what somebody has typed meanwhile wins over ``value``, unless ``renewed``.
    Where something is ``wrong`` with the line the box shows it; what, is said below it.
    ``on_focus`` is told whenever the line gets the focus (True) or loses it (False); ``at_end``
    puts the caret behind the text, once for each number.
    ``letters`` stand on the chips, which scroll as ``strip`` says.
    """
    look = use_look()
    palette = look.palette
    text = latest_text(ref, value, renewed)
    field = ft.TextField(
        value=text,
        selection=_behind(text, at_end) if at_end else None,
        hint_text=hint,
        on_change=typed_in(on_change),
        on_submit=typed_in(on_submit),
        on_focus=_told(on_focus, True),
        on_blur=_told(on_focus, False),
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
            ft.ControlState.DEFAULT: field_border(CLEAR, 0),
        },
        key=key,
        ref=ref,  # type: ignore[arg-type]
    )
    typed = named_field(label, field)
    typed.expand = True
    if look.short and not look.stacked:
        share = chips_share(len(chips), letters, look.text_scale)
        rows: list[ft.Control] = [_one_line(chips, typed, share, strip)]
    else:
        rows = [ft.Row(controls=[typed], spacing=0, key="line")]
        if chips:
            rows.insert(0, _scrolling(chips, _FADING, strip))
    return ft.Container(
        # Of one height whatever is in it: keys that move under a quick finger are hit wrongly.
        content=ft.Row(
            controls=[
                _strut(look),
                ft.Column(controls=rows, spacing=0, tight=True, expand=True),
            ],
            spacing=0,
        ),
        bgcolor=palette.sheet,
        border=ft.Border.all(1.2, palette.danger if wrong else palette.edge),
        border_radius=Radius.CARD,
        padding=insets.only(left=Space.M, right=Space.XS, top=2, bottom=2),
    )


def _behind(text: str, turn: int) -> ft.TextSelection:
    # What is the same as before is not sent again; of nothing both sides are alike.
    side = ft.TextAffinity.UPSTREAM if turn % 2 else ft.TextAffinity.DOWNSTREAM
    return ft.TextSelection(len(text), len(text), affinity=side)


def entry_box_height(look: Look) -> float:
    """Height of the box for what is entered: room for the chips, whether there are any or not."""
    line = look.line_height(look.body())
    if look.stacked:
        return 2 * line + _ROUND_CHIPS + _ROUND_LINE + _ROUND_BOX
    if look.short:
        return line + _ROUND_CHIPS + _ROUND_BOX
    return _TWO_LINES * max(1.0, look.text_scale) + _ROUND_BOX


def _strut(look: Look) -> ft.Control:
    """Holds the box open. Its lines are text: letters that the phone itself enlarges enlarge it."""
    body = look.body()
    lines = 2 if look.stacked else 1 if look.short else 0
    text = lines * look.line_height(body)
    return ft.Column(
        controls=[
            ft.Container(height=entry_box_height(look) - _ROUND_BOX - text),
            *(ft.Text("0", style=body, no_wrap=True) for _ in range(lines)),
        ],
        spacing=0,
        tight=True,
        width=1,
        opacity=0,
    )


def chips_share(chips: int, letters: int, text_scale: float) -> int:
    """Percent of a line that chips take which share it with what is typed: what they need."""
    needed = chips * _ROUND_CHIP + letters * _LETTER * text_scale
    return max(1, min(_CHIPS_SHARE, round(100 * needed / _SHARED)))


def _one_line(
    chips: Sequence[ft.Control], typed: ft.Control, share: int, strip: Strip
) -> ft.Control:
    """Chips and field share a line on a short screen: the chips scroll, the field keeps room."""
    typed.key = "typed"
    if not chips:
        return ft.Row(controls=[typed], spacing=0, key="line")
    entered = _scrolling(chips, _FADING_BESIDE, strip)
    entered.expand = share
    typed.expand = 100 - share
    return ft.Row(controls=[entered, typed], spacing=_GAP, key="line")


def _scrolling(chips: Sequence[ft.Control], fading: float, strip: Strip) -> ft.LayoutControl:
    """One line that can be scrolled; what is scrolled away fades at the edge."""
    row = ft.Row(
        # Where nothing is scrolled away the first chip begins beside the fading, not in it.
        controls=[ft.Container(width=0), *chips],
        spacing=_GAP,
        scroll=ft.ScrollMode.HIDDEN,
        auto_scroll=strip.to_the_last,
        # At once: what is tapped while it glides along is tapped in vain.
        auto_scroll_animation=0,
        on_scroll=_away(strip.on_away),
        scroll_interval=_SCROLLS_TOLD,
        key=f"chips-{strip.anew}",
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


def _away(
    action: Callable[[bool], object] | None,
) -> Callable[[ft.OnScrollEvent], object] | None:
    return None if action is None else lambda event: action(event.extent_after > 1)


def _told(
    action: Callable[[bool], object] | None, there: bool
) -> Callable[[ft.Event[ft.TextField]], object] | None:
    return None if action is None else lambda _event: action(there)
