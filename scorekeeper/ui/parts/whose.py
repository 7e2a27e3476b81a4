"""Whose number it is: seat, name and number, so that no letters make a name break in a word."""

import flet as ft

from scorekeeper.ui.look import Look, use_look
from scorekeeper.ui.parts.words import name, unbroken, width_of
from scorekeeper.ui.theme import Space


def whose(
    badge: ft.Control,
    size: float,
    player: str,
    number: ft.Text,
    *,
    edges: float,
    note: ft.Control | None = None,
) -> ft.Control:
    """A seat's badge of that size, the name beside it and the number at the end.

    With very large letters the name stands below both. ``edges`` is what the screen and its cards
    leave free on both sides together.
    """
    look = use_look()
    whole = look.least_width - edges
    style = number.style or look.number()
    # Large enough, not even the number alone has room beside the badge.
    number.style = unbroken(look, style, number.value, whole - size - Space.M)
    room = name_room(look, whole, size, width_of(look, number.style, number.value))
    words = [name(player, room=room), *([note] if note else [])]
    if look.stacked:
        first = ft.Row(controls=[badge, ft.Container(expand=True), number], spacing=Space.M)
        return ft.Column(controls=[first, *words], spacing=Space.XS, tight=True)
    middle = ft.Column(controls=words, spacing=0, expand=True, tight=True)
    return ft.Row(controls=[badge, middle, number], spacing=Space.M)


def name_room(look: Look, whole: float, badge: float, number: float) -> float:
    """The room of a name in a row that is as wide as ``whole``, between a badge and a number.

    >>> name_room(Look(), 300, 40, 60)
    176
    """
    return whole if look.stacked else whole - badge - number - 2 * Space.M
