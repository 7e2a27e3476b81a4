"""The frame of a screen: what stays at the top, what scrolls, what stays at the thumb."""

from collections.abc import Callable, Sequence
from typing import Protocol

import flet as ft

from scorekeeper.ui import insets
from scorekeeper.ui.look import Look, use_look
from scorekeeper.ui.theme import CONTENT_WIDTH, Space


class ScrollRef(Protocol):
    """Holds what scrolls, as ``ft.use_ref`` gives it."""

    current: ft.Column | None


NO_SCROLLER: ft.Column | None = None
"""What a memory of what scrolls starts as."""


def screen(
    top: ft.Control | None,
    body: Sequence[ft.Control],
    bottom: Sequence[ft.Control] = (),
    *,
    nav: ft.Control | None = None,
    max_width: float = CONTENT_WIDTH,
    spacing: float | None = None,
    scroll: bool = True,
    scroll_key: str | None = None,
    scroll_ref: ScrollRef | None = None,
    on_room: Callable[[float], None] | None = None,
    pinned: bool = False,
    high_bottom: bool = False,
) -> ft.Control:
    """Lay out a screen inside the safe area; it fills the view it is put into.

    ``body`` is a column as wide as ``max_width`` allows, ``bottom`` stays at the thumb (with very
    large text on a short phone, or on any where it is a ``high_bottom``, it follows the body unless
    it is ``pinned``), and ``nav`` below it takes the whole width.
    Without ``scroll`` the body fills the room it has. ``scroll_ref`` is given what scrolls,
    ``on_room`` how tall it is drawn.
    """
    look = use_look()
    follows = follows_body(look) or (high_bottom and look.stacked)
    pinned = pinned or not (follows and scroll)
    column = ft.Column(
        controls=[*body] if pinned else [*body, *bottom],
        spacing=(6 if look.short else 10) if spacing is None else spacing,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=scroll,
    )
    # A fixed width inside loose constraints acts as a maximum: Flet has no other.
    middle = ft.Container(
        content=ft.Container(
            content=column,
            width=max_width,
            padding=insets.symmetric(
                vertical=Space.XS if look.short else Space.S, horizontal=Space.L
            ),
        ),
        alignment=ft.Alignment.TOP_CENTER,
    )
    rows: list[ft.Control] = [_centred(top, max_width)] if top else []
    if scroll:
        rows.append(
            ft.Column(
                controls=[middle],
                scroll=ft.ScrollMode.AUTO,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                key=scroll_key,
                ref=scroll_ref,  # type: ignore[arg-type]
                on_size_change=(lambda event: on_room(event.height)) if on_room else None,
                expand=True,
            )
        )
    else:
        middle.expand = True
        rows.append(middle)
    if bottom and pinned:
        thumb = ft.Column(
            controls=list(bottom),
            spacing=6 if look.short else 10,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        )
        rows.append(
            _centred(
                ft.Container(
                    content=thumb,
                    padding=insets.symmetric(
                        vertical=Space.S if look.short else Space.L, horizontal=Space.L
                    ),
                ),
                max_width,
            )
        )
    if nav:
        rows.append(nav)
    return ft.Container(
        content=ft.SafeArea(
            content=ft.Column(
                controls=rows,
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                expand=True,
            ),
            expand=True,
        ),
        bgcolor=look.palette.paper,
        expand=True,
    )


def follows_body(look: Look) -> bool:
    """Whether the bottom scrolls with the body: pinned below doubled text on a short phone it
    would leave no room for the rest.
    """
    return look.stacked and look.short


def _centred(content: ft.Control, max_width: float) -> ft.Control:
    return ft.Container(
        content=ft.Container(content=content, width=max_width), alignment=ft.Alignment.TOP_CENTER
    )
