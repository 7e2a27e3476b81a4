"""Codes for cameras."""

import flet as ft

from scorekeeper.ui.look import use_look
from scorekeeper.ui.theme import Radius


def code_plate(picture: str, label: str, side: float) -> ft.Control:
    """A QR code on a white plate, by night too: many phones read no other."""
    palette = use_look().palette
    return ft.Container(
        content=ft.Image(
            src=picture,
            width=side - 2,
            height=side - 2,
            # Codes that take turns do so without a flash between them.
            gapless_playback=True,
            semantics_label=label,
        ),
        width=side,
        height=side,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        bgcolor=palette.plate,
        border_radius=Radius.HERO,
        border=ft.Border.all(1, palette.line),
    )
