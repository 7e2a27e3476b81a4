"""The screen for looking up a rule, at a table or without one."""

from functools import partial

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.rulebook import RulesFileBroken
from scorekeeper.rulebook.asking import Rulebase, TableRules
from scorekeeper.rulebook.asking.at_table import rules_of
from scorekeeper.tables.lookup import Under
from scorekeeper.tables.shown.choices import under_line
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, unavailable, use_refusal, view
from scorekeeper.ui.hooks import Setter, keyed, use_memory, use_value
from scorekeeper.ui.live import Seen, use_table
from scorekeeper.ui.screens.rules.answer import AnswerPage
from scorekeeper.ui.screens.rules.ask import AskLine, Offers, Suggestions
from scorekeeper.ui.screens.rules.asking import Asking
from scorekeeper.ui.screens.rules.book import Book
from scorekeeper.ui.screens.rules.builder import Builder
from scorekeeper.ui.screens.rules.evening import Evening
from scorekeeper.ui.screens.rules.place import Mode, Shown
from scorekeeper.ui.session import Session, use_session

FIRST_GAME = "classic"
Read = Rulebase | RulesFileBroken | None
"""The rulebook, why it cannot be read, or None until it has been."""


@ft.component
def TableRulesScreen() -> ft.View:
    """Rules as they are played at a table."""
    session = use_session()
    table = ft.use_route_params().get("table", "")
    seen = use_table(session.live, session.services.tables, table)
    here = use_memory(came_from(session.page.route, table))
    shown, set_shown = use_value(Shown)
    typed, set_typed = ft.use_state("")
    refusal, set_refusal = use_refusal()
    rulebase = use_rulebase(session)
    if seen.state is None:
        return unavailable(session, seen)
    try:
        rules = table_rules(session, seen.state)
    except Refusal as fault:
        return unavailable(session, Seen(refusal=fault))
    if not isinstance(rulebase, Rulebase):
        return _unread(session, rulebase, here.current)
    asking = Asking(
        session, rulebase, rules, seen.state, shown, set_shown, set_refusal, here.current
    )
    return _page(asking, typed, set_typed, refusal)


@ft.component
def RulesScreen() -> ft.View:
    """Rules of any game, where there is no table."""
    session = use_session()
    shown, set_shown = use_value(lambda: Shown(under=Under(FIRST_GAME)))
    typed, set_typed = ft.use_state("")
    refusal, set_refusal = use_refusal()
    rulebase = use_rulebase(session)
    if not isinstance(rulebase, Rulebase):
        return _unread(session, rulebase, "/")
    rules = session.services.lookup.rules(shown.under or Under(FIRST_GAME))
    asking = Asking(session, rulebase, rules, None, shown, set_shown, set_refusal, "/")
    return _page(asking, typed, set_typed, refusal)


def table_rules(session: Session, state: TableState) -> TableRules:
    """What is played at a table. Raises RulesRefused for a game that is not known here."""
    game = state.game
    agreed = game.rules if game else state.rules
    library = session.services.library
    if agreed is None:
        return session.services.lookup.rules(Under(FIRST_GAME))
    return rules_of(agreed, library, len(game.players if game else state.present))


def came_from(route: str | None, table: str) -> str:
    """Where the screen was opened from: a hand that is being entered, or the board."""
    board = f"/table/{table}"
    _path, _, query = (route or "").partition("?from=")
    return query if query.startswith(f"{board}/") else board


def use_rulebase(session: Session) -> Read:
    """The rulebook once it has been read, or why it cannot be. A hook."""
    lookup = session.services.lookup

    def opened() -> Read:
        return lookup.opened

    found, set_found = use_value(opened)

    async def read() -> None:
        try:
            set_found(await session.work(lookup.open))
        except RulesFileBroken as fault:
            set_found(fault)

    ft.use_effect(read, dependencies=[])
    return found


def _unread(session: Session, found: RulesFileBroken | None, back: str) -> ft.View:
    t = session.t
    top = parts.top_bar(t("rules-title"), on_back=lambda: session.go(back), back_label=t("back"))
    if found is None:
        return view(parts.screen(top, []))
    return view(
        parts.screen(top, [parts.error_panel(t("rules-broken-title"), t("rules-broken-text"))])
    )


def _page(asking: Asking, typed: str, set_typed: Setter[str], refusal: Refusal | None) -> ft.View:
    session, shown = asking.session, asking.shown
    body: list[ft.Control] = []
    if refusal is not None:
        body.append(refusal_panel(session, refusal))
    if typed.strip() and shown.mode == "ask":
        body.append(Suggestions(asking, typed, lambda: set_typed("")))
    elif shown.mode == "cards":
        body.append(Builder(asking))
    elif shown.mode == "book":
        body.append(Book(asking))
    elif shown.mode == "evening":
        body.append(Evening(asking))
    elif shown.inquiry is not None:
        body.append(AnswerPage(asking, shown.inquiry))
    else:
        body.append(Offers(asking))
    bottom = [keyed("line", AskLine, asking, typed, set_typed)] if shown.mode == "ask" else []
    return view(
        parts.screen(
            _top(asking),
            body,
            bottom,
            scroll_key=f"{shown.mode}-{shown.times}-{bool(typed)}",
            # What is found while typing would push the line away from under the fingers.
            pinned=True,
        )
    )


def _top(asking: Asking) -> ft.Control:
    session, mode = asking.session, asking.shown.mode
    t = session.t
    titles: dict[Mode, str] = {
        "ask": "rules-title",
        "cards": "rules-cards",
        "book": "rules-book",
        "evening": "rules-evening",
    }
    icons: tuple[tuple[Mode, str], ...] = (
        ("book", "book-open"),
        ("evening", "history"),
    )
    under = under_line(t, session.services.library, session.language, Under.of(asking.rules))
    return parts.top_bar(
        t(titles[mode]),
        subtitle=under if asking.state and asking.shown.inquiry is None else None,
        on_back=asking.leave,
        back_label=t("back"),
        actions=[
            parts.icon_button(
                icon, t(titles[other]), partial(asking.turn_to, other), identifier=other
            )
            for other, icon in icons
            if mode == "ask"
        ],
    )
