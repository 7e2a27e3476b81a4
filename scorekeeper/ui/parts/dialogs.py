"""The question before something that matters."""

import flet as ft

from scorekeeper.ui import insets
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.buttons import primary_button, quiet_button
from scorekeeper.ui.parts.tappable import Action, on_event
from scorekeeper.ui.theme import Radius, Space


@ft.component
def confirm_dialog(
    *,
    open: bool,
    title: str,
    text: str,
    confirm_label: str,
    cancel_label: str,
    on_confirm: Action,
    on_cancel: Action,
    danger: bool = False,
) -> ft.Control:
    """A dialog that is shown while ``open``; closing it in any other way counts as cancelling."""
    look = use_look()
    palette = look.palette
    dialog = ft.AlertDialog(
        modal=False,
        scrollable=True,
        title=ft.Text(title, style=look.title()),
        content=ft.Column(
            controls=[
                ft.Text(text, style=look.body()),
                primary_button(confirm_label, on_confirm, danger=danger, autofocus=not danger),
                quiet_button(cancel_label, on_cancel, autofocus=danger),
            ],
            spacing=Space.M,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
            width=360,
        ),
        bgcolor=palette.sheet,
        barrier_color=palette.scrim,
        shape=ft.RoundedRectangleBorder(radius=Radius.HERO),
        inset_padding=Space.XL,
        title_padding=insets.only(left=Space.XL, right=Space.XL, top=Space.XL),
        content_padding=insets.only(left=Space.XL, right=Space.XL, top=Space.S, bottom=Space.XS),
        semantics_label=title,
        on_dismiss=on_event(on_cancel),
    )
    ft.use_dialog(dialog if open else None)
    return ft.Container(width=0, height=0)
