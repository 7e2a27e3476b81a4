"""Rows of the scoreboard."""

from functools import cache

import flet as ft

from scorekeeper.ui import insets, symbols
from scorekeeper.ui.look import Look, use_look
from scorekeeper.ui.parts.seats import drawn_badge
from scorekeeper.ui.parts.surfaces import card_shadow
from scorekeeper.ui.parts.tappable import Action, Face, tappable
from scorekeeper.ui.theme import Motion, Radius, Space

_BAR = 5
_RING = 2.5
_BADGE = 46
_STEPS = 1000
_BAR_END = ft.BorderRadius.only(top_right=3, bottom_right=3)


def board_row(
    rank: str,
    seat_index: int,
    initial: str,
    player: str,
    total: str,
    *,
    note: str | None = None,
    delta: str | None = None,
    progress: float | None = None,
    leader: bool = False,
    dealer_label: str | None = None,
    dimmed: bool = False,
    mate: tuple[int, str] | None = None,
    low_is_good: bool = False,
    warned: bool = False,
    label: str | None = None,
    on_click: Action | None = None,
    identifier: str | None = None,
    badge: ft.Control | None = None,
) -> ft.Control:
    """One player on the board; ``progress`` is the way to the target from 0 to 1.

    ``mate`` is the second seat of a pair. ``low_is_good`` draws points gained as bad news,
    ``warned`` the bar as well.
    ``label`` is what screen readers say; without it the visible texts are put together.
    ``badge`` is what `board_badge` made before, for rows that are drawn again and again.
    """
    look = use_look()
    palette = look.palette
    said = [rank, player, total, delta, note, dealer_label]
    spoken = label or ", ".join(part for part in said if part)
    numbers = _numbers(look, total, delta, leader, low_is_good)
    words = _words(look, player, note, dealer_label)
    place = ft.Container(
        content=ft.Text(rank, style=look.emphasis(palette.soft_ink), no_wrap=True),
        width=18 * look.text_scale,
    )
    badge = badge or board_badge(look, (seat_index, initial), mate, dimmed=dimmed)
    if look.stacked:
        first = ft.Row(controls=[place, badge, ft.Container(expand=True), numbers], spacing=Space.M)
        content: ft.Control = ft.Column(controls=[first, *words], spacing=Space.XS, tight=True)
    else:
        middle = ft.Column(controls=words, spacing=1, expand=True, tight=True)
        content = ft.Row(controls=[place, badge, middle, numbers], spacing=Space.M)
    inner = ft.Container(
        content=content,
        padding=insets.symmetric(horizontal=16, vertical=_edge(look, leader)),
    )
    bar = look.palette.danger if warned else look.seat_colour(seat_index)
    return _card(look, inner, bar, progress, leader, spoken, on_click, identifier)


def _edge(look: Look, leader: bool) -> float:
    """Room above and below a row: on a short screen four of them are to be seen whole."""
    if look.short:
        return 9 if leader else Space.S
    return 18 if leader else 12


def board_badge(
    look: Look,
    seat: tuple[int, str],
    mate: tuple[int, str] | None = None,
    *,
    dimmed: bool = False,
) -> ft.Control:
    """The seat of a row, or both seats of a pair: each its index and its initial."""
    if mate is None:
        return drawn_badge(look, *seat, _BADGE, dimmed=dimmed)
    both = [drawn_badge(look, *one, _BADGE - 8, dimmed=dimmed) for one in (seat, mate)]
    return ft.Row(controls=both, spacing=0, tight=True)


def _words(look: Look, player: str, note: str | None, dealer_label: str | None) -> list[ft.Control]:
    name: ft.Control = ft.Text(
        player,
        style=look.name(),
        max_lines=None if look.stacked else 2,
        overflow=ft.TextOverflow.CLIP if look.stacked else ft.TextOverflow.ELLIPSIS,
    )
    below: list[ft.Control] = [ft.Text(note, style=look.note())] if note else []
    if not dealer_label:
        return [name, *below]
    dealer = _dealer(look, dealer_label)
    if look.short and not look.stacked:
        # Beside a long name there is no room, and a line of its own costs a row of the board.
        return [name, _wrapped(dealer, *below)]
    return [_wrapped(name, dealer), *below]


def _wrapped(*controls: ft.Control) -> ft.Control:
    return ft.Row(
        controls=list(controls),
        spacing=Space.S,
        run_spacing=2,
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _dealer(look: Look, dealer_label: str) -> ft.Control:
    palette = look.palette
    return ft.Container(
        content=ft.Row(
            controls=[
                symbols.icon("layers", palette.ink, 14),
                ft.Text(dealer_label, style=look.eyebrow(palette.ink)),
            ],
            spacing=Space.XS,
            tight=True,
        ),
        bgcolor=palette.tint,
        border_radius=10,
        padding=insets.symmetric(horizontal=Space.S, vertical=3),
    )


def _numbers(
    look: Look, total: str, delta: str | None, leader: bool, low_is_good: bool
) -> ft.Control:
    style = look.leader_number() if leader else look.number()
    controls: list[ft.Control] = [ft.Text(total, style=style, no_wrap=True)]
    if delta:
        less = delta.startswith(("-", "−"))
        colour = look.palette.gain if less == low_is_good else look.palette.danger
        controls.append(ft.Text(delta, style=look.emphasis(colour), no_wrap=True))
    return ft.Column(
        controls=controls,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.END,
        tight=True,
    )


def _bar(look: Look, colour: str, progress: float, lift: float) -> ft.Control:
    done = round(max(0.0, min(1.0, progress)) * _STEPS)
    return ft.Row(
        controls=[
            *(
                [
                    ft.Container(
                        height=_BAR,
                        bgcolor=colour,
                        border_radius=_BAR_END,
                        animate=look.animation(Motion.LONG),
                        expand=done,
                    )
                ]
                if done
                else []
            ),
            *([ft.Container(expand=_STEPS - done)] if done < _STEPS else []),
        ],
        spacing=0,
        left=0,
        right=0,
        bottom=lift,
    )


@cache
def _ring(colour: str) -> ft.BoxDecoration:
    corners = ft.BorderRadius.all(Radius.HERO)
    return ft.BoxDecoration(border=ft.Border.all(_RING, colour), border_radius=corners)


def _card(
    look: Look,
    inner: ft.Control,
    bar: str,
    progress: float | None,
    leader: bool,
    spoken: str,
    on_click: Action | None,
    identifier: str | None,
) -> ft.Control:
    palette = look.palette
    radius = Radius.HERO if leader else Radius.CARD
    lift = _RING if leader else 0
    layers = [inner] if progress is None else [inner, _bar(look, bar, progress, lift)]
    # The content is clipped, not the button: clipping the button would cut off its focus ring.
    clipped = ft.Container(
        content=ft.Stack(controls=layers, fit=ft.StackFit.PASS_THROUGH),
        border_radius=radius,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    if on_click:
        face = Face(fill=palette.sheet, radius=radius)
        content = tappable(
            clipped, label=spoken, on_click=on_click, face=face, identifier=identifier
        )
    else:
        clipped.bgcolor = palette.sheet
        content = ft.Semantics(label=spoken, exclude_semantics=True, content=clipped)
    return ft.Container(
        content=content,
        border_radius=radius,
        clip_behavior=ft.ClipBehavior.NONE,
        foreground_decoration=_ring(palette.primary) if leader else None,
        shadow=card_shadow(),
    )
