"""Our tokens put on Flet's Material controls, so that none of them shows a colour of its own.

The values are in ``theme.py``. Parts style themselves; this theme is for what they leave to
Material: cursors, selections, menus, switches, sheets, tooltips, scroll bars, page transitions.
"""

import flet as ft

from scorekeeper.ui import insets
from scorekeeper.ui.theme import CLEAR, Family, Palette, Radius, Space, TypeRole, faded

_STILL = ft.PageTransitionTheme.NONE


def _text(role: TypeRole, colour: str) -> ft.TextStyle:
    return ft.TextStyle(
        size=role.size,
        height=role.line_height,
        font_family=role.family.value,
        color=colour,
    )


def _color_scheme(palette: Palette) -> ft.ColorScheme:
    return ft.ColorScheme(
        primary=palette.primary,
        on_primary=palette.on_primary,
        primary_container=palette.tint,
        on_primary_container=palette.ink,
        secondary=palette.primary,
        on_secondary=palette.on_primary,
        secondary_container=palette.tint,
        on_secondary_container=palette.ink,
        tertiary=palette.gain,
        on_tertiary=palette.on_gain,
        tertiary_container=palette.tint,
        on_tertiary_container=palette.ink,
        error=palette.danger,
        on_error=palette.on_danger,
        error_container=palette.sheet,
        on_error_container=palette.danger,
        surface=palette.paper,
        on_surface=palette.ink,
        on_surface_variant=palette.soft_ink,
        surface_bright=palette.sheet,
        surface_dim=palette.key,
        surface_container_lowest=palette.sheet,
        surface_container_low=palette.sheet,
        surface_container=palette.sheet,
        surface_container_high=palette.sheet,
        surface_container_highest=palette.key,
        surface_tint=CLEAR,
        outline=palette.edge,
        outline_variant=palette.line,
        shadow=palette.scrim,
        scrim=palette.scrim,
        inverse_surface=palette.inverse,
        on_inverse_surface=palette.on_inverse,
        inverse_primary=palette.on_inverse,
    )


def _text_theme(palette: Palette) -> ft.TextTheme:
    return ft.TextTheme(
        display_large=_text(TypeRole.SUBTOTAL, palette.ink),
        display_medium=_text(TypeRole.LEADER_NUMBER, palette.ink),
        display_small=_text(TypeRole.NUMBER, palette.ink),
        headline_large=_text(TypeRole.HEADLINE, palette.ink),
        headline_medium=_text(TypeRole.HEADLINE, palette.ink),
        headline_small=_text(TypeRole.TITLE, palette.ink),
        title_large=_text(TypeRole.TITLE, palette.ink),
        title_medium=_text(TypeRole.NAME, palette.ink),
        title_small=_text(TypeRole.BODY_STRONG, palette.ink),
        body_large=_text(TypeRole.BODY, palette.ink),
        body_medium=_text(TypeRole.BODY, palette.ink),
        body_small=_text(TypeRole.NOTE, palette.ink),
        label_large=_text(TypeRole.BODY_STRONG, palette.ink),
        label_medium=_text(TypeRole.EYEBROW, palette.ink),
        label_small=_text(TypeRole.EYEBROW, palette.ink),
    )


def _switch(palette: Palette) -> ft.SwitchTheme:
    on, rest = ft.ControlState.SELECTED, ft.ControlState.DEFAULT
    return ft.SwitchTheme(
        thumb_color={on: palette.on_primary, rest: palette.edge},
        track_color={on: palette.primary, rest: palette.key},
        track_outline_color={on: palette.primary, rest: palette.edge},
        overlay_color={
            ft.ControlState.FOCUSED: faded(palette.ink, 0.2),
            rest: faded(palette.ink, 0.06),
        },
    )


def build_theme(palette: Palette) -> ft.Theme:
    """Build the Material theme of one palette."""
    card = ft.RoundedRectangleBorder(radius=Radius.CARD)
    hero = ft.RoundedRectangleBorder(radius=Radius.HERO)
    return ft.Theme(
        color_scheme_seed=palette.primary,
        color_scheme=_color_scheme(palette),
        font_family=Family.TEXT.value,
        text_theme=_text_theme(palette),
        # Compact density on desktops would shrink targets below 48.
        visual_density=ft.VisualDensity.STANDARD,
        page_transitions=ft.PageTransitionsTheme(
            android=_STILL, ios=_STILL, linux=_STILL, macos=_STILL, windows=_STILL
        ),
        scaffold_bgcolor=palette.paper,
        canvas_color=palette.paper,
        card_bgcolor=palette.sheet,
        divider_color=palette.line,
        hint_color=palette.soft_ink,
        disabled_color=palette.soft_ink,
        unselected_control_color=palette.edge,
        splash_color=faded(palette.ink, 0.1),
        highlight_color=faded(palette.ink, 0.04),
        hover_color=faded(palette.ink, 0.05),
        focus_color=faded(palette.ink, 0.16),
        switch_theme=_switch(palette),
        dialog_theme=ft.DialogTheme(
            bgcolor=palette.sheet,
            shape=hero,
            elevation=0,
            barrier_color=palette.scrim,
            title_text_style=_text(TypeRole.TITLE, palette.ink),
            content_text_style=_text(TypeRole.BODY, palette.ink),
        ),
        bottom_sheet_theme=ft.BottomSheetTheme(
            bgcolor=palette.paper,
            elevation=0,
            barrier_color=palette.scrim,
            drag_handle_color=palette.edge,
            shape=ft.RoundedRectangleBorder(
                radius=ft.BorderRadius.only(top_left=Radius.HERO, top_right=Radius.HERO)
            ),
        ),
        snackbar_theme=ft.SnackBarTheme(
            bgcolor=palette.inverse,
            action_text_color=palette.on_inverse,
            close_icon_color=palette.on_inverse,
            content_text_style=_text(TypeRole.NOTE, palette.on_inverse),
            elevation=0,
            behavior=ft.SnackBarBehavior.FLOATING,
            shape=card,
        ),
        popup_menu_theme=ft.PopupMenuTheme(
            color=palette.sheet,
            elevation=3,
            shape=card,
            menu_padding=insets.symmetric(vertical=Space.S),
        ),
        card_theme=ft.CardTheme(color=palette.sheet, elevation=0, shape=card),
        divider_theme=ft.DividerTheme(color=palette.line, thickness=1),
        icon_theme=ft.IconTheme(color=palette.ink, size=24),
        progress_indicator_theme=ft.ProgressIndicatorTheme(
            color=palette.primary,
            linear_track_color=palette.key,
            circular_track_color=CLEAR,
        ),
        scrollbar_theme=ft.ScrollbarTheme(
            thumb_color=faded(palette.ink, 0.35), thickness=6, radius=3
        ),
        tooltip_theme=ft.TooltipTheme(
            text_style=_text(TypeRole.NOTE, palette.on_inverse),
            decoration=ft.BoxDecoration(
                bgcolor=palette.inverse, border_radius=ft.BorderRadius.all(Radius.CHIP)
            ),
        ),
    )
