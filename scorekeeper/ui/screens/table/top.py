"""What stands above the board, the rounds and the plan: the table, its rules, ways elsewhere."""

import flet as ft

from scorekeeper.sharing.roles import Act
from scorekeeper.ui import parts
from scorekeeper.ui.look import use_look
from scorekeeper.ui.session import Session


def table_top(
    session: Session,
    table: str,
    active: str,
    *,
    title: str,
    subtitle: str | ft.Control,
    planned: bool,
) -> ft.Control:
    """Name of the table, its rules, the round; the way home and to what can be changed; the views
    of a table side by side, one more where the evening is `planned`.
    """
    t = session.t
    bar = parts.top_bar(
        title,
        subtitle=subtitle,
        actions=[
            _way_out(session, table),
            parts.icon_button(
                "scale",
                t("rules-title"),
                lambda: session.go(f"/table/{table}/rules"),
                identifier="rules",
            ),
            parts.icon_button(
                "ellipsis-vertical", t("setup-title"), lambda: session.go(f"/table/{table}/setup")
            ),
        ],
    )
    tabs = [("board", f"/table/{table}"), ("rounds", f"/table/{table}/rounds")]
    if planned:
        tabs.append(("plan", f"/table/{table}/plan"))
    strip = parts.tab_strip(
        [(t(f"tab-{name}"), route, name == active) for name, route in tabs],
        lambda route: session.go(str(route)),
    )
    return ft.Column(controls=[bar, strip], spacing=0, tight=True)


def rules_note(subtitle: str, rules: str) -> ft.Control:
    """The rules and the round; on a short screen the rules in one line: the question at the thumb
    and the rounds themselves say which round it is.
    """
    look = use_look()
    if look.short and not look.stacked:
        return parts.note(rules, max_lines=1)
    return parts.note(subtitle)


def _way_out(session: Session, table: str) -> ft.Control:
    """The way to share the table; for those who cannot, the way home."""
    t = session.t
    if session.services.hosting is None or not session.may(Act.INVITE, table):
        return parts.icon_button("house", t("back-home"), lambda: session.go("/"))
    return parts.icon_button(
        "qr-code",
        t("share-title"),
        lambda: session.go(f"/table/{table}/share"),
        identifier="share",
    )
