"""The screen for looking up a rule, at a table or without one."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.rulebook import RulesFileBroken
from scorekeeper.rulebook.asking import Rulebase, TableRules
from scorekeeper.rulebook.asking.at_table import rules_of
from scorekeeper.tables.lookup import Under
from scorekeeper.tables.shown.choices import under_in_short
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, unavailable, use_refusal, view
from scorekeeper.ui.hooks import Memory, Setter, keyed, use_memory, use_value
from scorekeeper.ui.live import Seen, use_table
from scorekeeper.ui.screens.rules.address import begun_at, known_here, shown_at
from scorekeeper.ui.screens.rules.answer import AnswerPage
from scorekeeper.ui.screens.rules.ask import AskLine, Offers, Suggestions
from scorekeeper.ui.screens.rules.asking import Asking
from scorekeeper.ui.screens.rules.book import Book
from scorekeeper.ui.screens.rules.builder import Builder
from scorekeeper.ui.screens.rules.evening import Evening
from scorekeeper.ui.screens.rules.place import Line, Mode, Shown
from scorekeeper.ui.session import Session, use_session

FIRST_GAME = "classic"
PARTS: dict[Mode, Callable[[Asking], ft.Control]] = {
    "ask": Offers,
    "cards": Builder,
    "book": Book,
    "evening": Evening,
}
SUBTITLE_LINES = 2
Read = Rulebase | RulesFileBroken | None
"""The rulebook, why it cannot be read, or None until it has been."""


@ft.component
def TableRulesScreen() -> ft.View:
    """Rules as they are played at a table. Another table's address begins anew."""
    table = ft.use_route_params().get("table", "")
    return keyed(table, AtTable, table)


@ft.component
def AtTable(table: str) -> ft.View:
    """What is shown at one table."""
    session = use_session()
    seen = use_table(session.live, session.services.tables, table)
    kept, begun = use_kept(), came_from(session.page.route, table)
    if seen.state is None:
        return unavailable(session, seen)
    try:
        rules = table_rules(session, seen.state)
    except Refusal as fault:
        return unavailable(session, Seen(refusal=fault))
    return _page(session, kept, begun, seen.state, lambda _shown: rules)


@ft.component
def RulesScreen() -> ft.View:
    """Rules of any game, where there is no table."""
    session = use_session()
    kept = use_kept()
    # Another place of this screen is another address, and no other screen.
    ft.use_route_location()
    lookup = session.services.lookup

    def rules_under(shown: Shown) -> TableRules:
        return lookup.rules(shown.under or Under(FIRST_GAME))

    return _page(session, kept, "/", None, rules_under)


@dataclass(frozen=True, slots=True)
class Kept:
    """What the screen keeps beside its address."""

    opened: Memory[str]
    scroller: Memory[ft.Column | None]
    line: Line
    set_line: Setter[Line]
    refusal: Refusal | None
    set_refusal: Setter[Refusal | None]
    rulebase: Read


def use_kept() -> Kept:
    """What the screen keeps from one drawing to the next. A hook."""
    line, set_line = use_value(Line)
    refusal, set_refusal = use_refusal()
    nothing: ft.Column | None = None
    return Kept(
        use_memory(""),
        use_memory(nothing),
        line,
        set_line,
        refusal,
        set_refusal,
        use_rulebase(use_session()),
    )


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
    begun = begun_at(route)
    return begun if begun.startswith(f"{board}/") else board


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
        opening = t("rules-book-opening")
        return view(parts.screen(top, [parts.announced(opening, parts.note(opening))]))
    return view(
        parts.screen(top, [parts.error_panel(t("rules-broken-title"), t("rules-broken-text"))])
    )


def _page(
    session: Session,
    kept: Kept,
    begun: str,
    state: TableState | None,
    rules_under: Callable[[Shown], TableRules],
) -> ft.View:
    """The screen at the place that its address tells."""
    rulebase = kept.rulebase
    if not isinstance(rulebase, Rulebase):
        return _unread(session, rulebase, begun)
    shown = known_here(shown_at(session.page.route), rulebase, session.services.library)
    asking = Asking(
        session,
        rulebase,
        rules_under(shown),
        state,
        shown,
        kept.set_line,
        kept.set_refusal,
        begun,
        kept.opened,
        kept.scroller,
    )
    line = kept.line
    bottom = [keyed("line", AskLine, asking, line)] if shown.mode == "ask" else []
    return view(
        parts.screen(
            _top(asking),
            _body(asking, line.text, kept.refusal),
            bottom,
            scroll_key=f"{asking.address}-{line.times}-{bool(line.text)}",
            scroll_ref=kept.scroller,
            # What is found while typing would push the line away from under the fingers.
            pinned=True,
        )
    )


def _body(asking: Asking, typed: str, refusal: Refusal | None) -> list[ft.Control]:
    shown = asking.shown
    body = [] if refusal is None else [refusal_panel(asking.session, refusal)]
    if typed.strip() and shown.mode == "ask":
        return [*body, Suggestions(asking, typed)]
    if shown.inquiry is not None:
        return [*body, AnswerPage(asking, shown.inquiry)]
    return [*body, PARTS[shown.mode](asking)]


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
    under = under_in_short(t, session.services.library, session.language, Under.of(asking.rules))
    return parts.top_bar(
        t(titles[mode]),
        subtitle=parts.note(under, max_lines=SUBTITLE_LINES)
        if asking.state and asking.shown.inquiry is None
        else None,
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
