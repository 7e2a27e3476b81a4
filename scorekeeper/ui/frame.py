"""A screen as a view of the router, and what stands there while its table is not to be had."""

import flet as ft

from scorekeeper.domain.refusals import Refusal, TableRefused
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import Setter, use_memory, use_value
from scorekeeper.ui.live import Seen
from scorekeeper.ui.look import use_look
from scorekeeper.ui.session import Session


def view(content: ft.Control, place: str | None = None) -> ft.View:
    """One level of the router's stack.

    Views of the same `place` are one to Flutter: what has the focus keeps it from one to the next.
    """
    return ft.View(
        route=place or ft.use_view_path(),
        controls=[content],
        padding=0,
        spacing=0,
        bgcolor=use_look().palette.paper,
    )


def use_fresh_place() -> str:
    """A place that is new to Flutter each time somebody comes back to the screen. A hook.

    Flutter leaves the screen that was above on top for the 300 ms of its transition, even where
    the theme has none; a new screen is shown at once.
    """
    path, location = ft.use_view_path(), ft.use_route_location()
    arrivals, was_here = use_memory(0), use_memory(False)
    here = location == path
    if here and not was_here.current:
        arrivals.current += 1
    was_here.current = here
    return f"{path}#{arrivals.current}"


def unavailable(session: Session, seen: Seen, way_out: str = "/") -> ft.View:
    """The screen of what cannot be shown, with the way to the tables, or to a table."""
    refusal = seen.refusal or TableRefused("table-no-game")
    t = session.t
    label = t("back-home") if way_out == "/" else t("back-to-table")
    return view(
        parts.screen(
            parts.top_bar(
                t("unavailable-title"), on_back=lambda: session.go(way_out), back_label=label
            ),
            [refusal_panel(session, refusal)],
            [parts.primary_button(label, lambda: session.go(way_out))],
        )
    )


def use_refusal() -> tuple[Refusal | None, Setter[Refusal | None]]:
    """The refusal a screen has to show, if there is one. A hook."""

    def none() -> Refusal | None:
        return None

    return use_value(none)


def refusal_panel(session: Session, refusal: Refusal) -> ft.Control:
    """What went wrong and what to do about it."""
    return parts.error_panel(session.t("refused-title"), session.say(refusal))
