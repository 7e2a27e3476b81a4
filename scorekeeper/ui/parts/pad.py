"""Keys of the hand pad."""

import flet as ft

from scorekeeper.ui import insets, symbols
from scorekeeper.ui.look import Look, use_look
from scorekeeper.ui.parts.buttons import tall
from scorekeeper.ui.parts.tappable import Action, Face, tappable
from scorekeeper.ui.theme import MIN_TARGET, Radius, TypeRole

KEY_HEIGHT = 52
WILD_KEY_HEIGHT = 58
ROOMY_WILD_HEIGHT = 72
_BADGE = 22
_STRIPE = 5
_MARK = 28
_MARK_RADIUS = 8
_LABEL_SCALE = 1.3
"""Labels on keys stop growing here: their symbols and spoken names carry the rest."""
_SMALLEST_LABEL = 11.0
_ACTION_LETTERS = (8.8, 7.5)
_WILD_LETTERS = (10.8, 9.5)
"""How many letters of a label fit on a line, on a usual and on a narrow phone; with text so large
that rows have half as many keys, twice as many.
"""
_ROOMY_LETTERS = (13.0, 11.0)
_WHOLE_LINE = 30.0
"""The same for roomy keys: two of them in a row, or one where the letters are large."""


def key_height(look: Look, *, wild: bool = False, roomy: bool = False) -> float:
    """Height of a key in logical pixels: lower on a short screen, never below the target size, and
    as high as its letters take where there is room.
    """
    if roomy:
        return (ROOMY_WILD_HEIGHT if wild else KEY_HEIGHT) * max(1.0, 0.8 * look.text_scale)
    if look.short:
        return MIN_TARGET
    return WILD_KEY_HEIGHT if wild else KEY_HEIGHT


def pad_key(
    label: str,
    on_click: Action | None,
    *,
    name: str,
    count: int = 0,
    symbol: str | None = None,
    note: str | None = None,
    wild: bool = False,
    roomy: bool = False,
    disabled: bool = False,
    on_long_press: Action | None = None,
    height: float | None = None,
    identifier: str | None = None,
) -> ft.Control:
    """One card kind to tap; ``count`` is how many were entered, ``name`` what is read aloud.

    A number stands alone on the key; with ``symbol`` the label stands beside it, and on a
    ``wild`` key, striped in the four colours, below it. A ``roomy`` key is at least as wide as half
    of a phone, and its label grows with the letters of the phone.
    """
    look = use_look()
    palette = look.palette
    high: float | None = height or key_height(look, wild=wild, roomy=roomy)
    if roomy and symbol and not wild:
        # The letters that the phone itself makes larger take a second line, and the key grows.
        content, high = _growing(look, label, symbol), None
    elif wild:
        content = _wild(look, label, symbol, note, roomy)
    elif symbol:
        content = _action(look, label, symbol, note)
    else:
        content = ft.Text(label, style=look.title(), no_wrap=True)
    key = tappable(
        content,
        label=name,
        on_click=on_click,
        on_long_press=on_long_press,
        disabled=disabled,
        identifier=identifier,
        face=Face(fill=palette.tint if symbol and not wild else palette.key, radius=Radius.KEY),
        height=high,
    )
    layers: list[ft.Control] = [key]
    if count:
        layers.append(_count(look, count))
    return ft.Stack(
        controls=layers,
        clip_behavior=ft.ClipBehavior.NONE,
        fit=ft.StackFit.PASS_THROUGH,
        expand=True,
    )


def card_mark(symbol: str, *, key: str | None = None, wild: bool = False) -> ft.Control:
    """The card's key in small, to tell it by: its symbol, or what stands on a ``key`` without."""
    look = use_look()
    drawn = (
        ft.Text(key, style=look.strong(), no_wrap=True)
        if key
        else symbols.card_symbol(symbol, look.palette.ink, 18)
    )
    inner = ft.Container(content=drawn, alignment=ft.Alignment.CENTER)
    return ft.Container(
        content=ft.Stack(
            controls=[inner, _stripe(look, 3)] if wild else [inner], fit=ft.StackFit.EXPAND
        ),
        bgcolor=look.palette.key if wild or key else look.palette.tint,
        border_radius=_MARK_RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        width=_MARK,
        height=_MARK,
    )


def _words(
    look: Look, label: str, note: str | None, align: ft.TextAlign, roomy: bool = False
) -> ft.Control:
    wild = align is ft.TextAlign.CENTER
    letters = (_WILD_LETTERS if wild else _ACTION_LETTERS)[look.narrow] * (1 + look.stacked)
    if roomy:
        letters = _WHOLE_LINE if look.stacked else _ROOMY_LETTERS[look.narrow]
    size = _fitting(
        label, look.text_scale if roomy else min(look.text_scale, _LABEL_SCALE), letters
    )
    text = ft.Text(
        label,
        style=look.style(TypeRole.KEY, size=size),
        text_align=align,
        max_lines=1 if wild and look.short and not roomy else 2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    if not note:
        return text
    return ft.Column(controls=[text, ft.Text(note, style=look.note())], spacing=0, tight=True)


def _fitting(label: str, scale: float, letters: float) -> float:
    """Smaller letters for a long word, so that it is not broken in two on a narrow key."""
    longest = max(len(word) for word in label.replace("-", "- ").split(" "))
    room = TypeRole.KEY.size * letters / longest
    return max(_SMALLEST_LABEL, min(TypeRole.KEY.scaled(scale), room))


def _growing(look: Look, label: str, symbol: str) -> ft.Control:
    """The label beside the symbol, or below it where that is too narrow."""
    style = look.style(TypeRole.KEY)
    return ft.Container(
        content=ft.Row(
            controls=[
                symbols.card_symbol(symbol, look.palette.ink, 22),
                ft.Text(label, style=style),
            ],
            spacing=6,
            run_spacing=0,
            wrap=True,
        ),
        padding=tall(style, KEY_HEIGHT, 8),
        alignment=ft.Alignment.CENTER_LEFT,
    )


def _action(look: Look, label: str, symbol: str, note: str | None) -> ft.Control:
    words = _words(look, label, note, ft.TextAlign.START)
    words.expand = True
    return ft.Container(
        content=ft.Row(
            controls=[symbols.card_symbol(symbol, look.palette.ink, 22), words], spacing=6
        ),
        padding=insets.symmetric(horizontal=10),
    )


def _wild(look: Look, label: str, symbol: str | None, note: str | None, roomy: bool) -> ft.Control:
    drawn = (
        [symbols.card_symbol(symbol, look.palette.ink, 18 if look.short else 22)] if symbol else []
    )
    inner = ft.Container(
        content=ft.Column(
            controls=[*drawn, _words(look, label, note, ft.TextAlign.CENTER, roomy)],
            spacing=0 if look.short else 2,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=insets.only(top=_STRIPE, left=2, right=2),
        alignment=ft.Alignment.CENTER,
    )
    return ft.Container(
        content=ft.Stack(controls=[inner, _stripe(look, _STRIPE)], fit=ft.StackFit.EXPAND),
        border_radius=Radius.KEY,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def _stripe(look: Look, height: float) -> ft.Control:
    """The four colours along the top of a wild card."""
    return ft.Row(
        controls=[
            ft.Container(bgcolor=colour.mark, height=height, expand=True)
            for colour in look.palette.card_colours
        ],
        spacing=0,
        left=0,
        right=0,
        top=0,
    )


def _count(look: Look, count: int) -> ft.Control:
    palette = look.palette
    style = look.style(TypeRole.NOTE, palette.on_primary, size=13, height=1.0, like=TypeRole.NAME)
    badge = ft.Container(
        content=ft.Text(str(count), style=style),
        alignment=ft.Alignment.CENTER,
        bgcolor=palette.primary,
        border_radius=_BADGE / 2,
        height=_BADGE,
        width=_BADGE if count < 10 else _BADGE + 8,
    )
    return ft.TransparentPointer(
        content=ft.Semantics(exclude_semantics=True, content=badge), right=-4, top=-6
    )
