"""The evening's questions: what the table has agreed on, and what was asked on this device."""

from functools import partial

import flet as ft

from scorekeeper.tables.shown.browsing import agreed_on, evening
from scorekeeper.ui import parts
from scorekeeper.ui.screens.rules.answer import AgreedCard
from scorekeeper.ui.screens.rules.asking import Asking
from scorekeeper.ui.screens.rules.columns import column
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def Evening(asking: Asking) -> ft.Control:
    """Agreed first, then what was asked, newest first."""
    session = use_session()
    t, services, language = session.t, session.services, session.language
    asked = [
        (one, services.lookup.answer(one.inquiry, asking.rules, language))
        for one in services.inquiries.asked(session.desk.name, asking.table)
    ]
    before = evening(
        t, services.library, asking.rulebase, language, asked, asking.rules, asking.state
    )
    agreed = agreed_on(t, asking.state) if asking.state else ()
    controls: list[ft.Control] = [AgreedCard(asking, ruling) for ruling in agreed]
    controls += [
        parts.list_row(
            one.question,
            note=one.answer,
            trailing=one.when,
            on_click=partial(asking.show, one.inquiry),
        )
        for one in before
    ]
    if not controls:
        controls.append(
            parts.empty_state(
                "history", t("rules-evening-empty-title"), t("rules-evening-empty-text")
            )
        )
    return column(controls, Space.S)
