"""Browsing the rulebook, by topic and by card."""

from functools import partial

import flet as ft

from scorekeeper.tables.lookup import Under
from scorekeeper.tables.shown.browsing import Topic, card_keys, topics
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import use_value
from scorekeeper.ui.screens.rules.asking import Asking
from scorekeeper.ui.screens.rules.columns import Landing, column
from scorekeeper.ui.screens.rules.keys import key_rows
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def Book(asking: Asking) -> ft.Control:
    """Every ruling under its topic, or what each card does."""
    t, by_card = use_session().t, asking.shown.by_card
    chosen = parts.segmented(
        [("topic", t("rules-by-topic")), ("card", t("rules-by-card"))],
        "card" if by_card else "topic",
        lambda value: asking.browse(value == "card"),
        label=t("rules-by"),
    )
    return column([chosen, ByCard(asking) if by_card else ByTopic(asking)], Space.M)


@ft.component
def ByTopic(asking: Asking) -> ft.Control:
    """The topics, at the entry that was opened last."""
    session = use_session()
    t, services = session.t, session.services
    unread: tuple[Topic, ...] = ()
    found, set_found = use_value(lambda: unread)

    async def read() -> None:
        # Which entries a game has is found out by answering them all, the first time.
        set_found(
            await session.work(
                lambda: topics(t, services.lookup, asking.rulebase, session.language, asking.rules)
            )
        )

    ft.use_effect(read, dependencies=[str(Under.of(asking.rules)), session.language])
    if not found:
        return parts.note(t("rules-book-opening"))
    return column([TopicCard(asking, topic) for topic in found], Space.M)


@ft.component
def TopicCard(asking: Asking, topic: Topic) -> ft.Control:
    """A topic with its rulings."""
    return parts.titled_card(
        topic.name,
        [
            column(
                [
                    Landing(
                        heading.ruling,
                        parts.outline_row(
                            heading.name,
                            None,
                            partial(asking.open_ruling, heading.ruling),
                            name=f"{heading.name}. {heading.ask}",
                            identifier=f"ruling-{heading.ruling}",
                        ),
                        asking.scroll_to if heading.ruling == asking.opened.current else None,
                    )
                    for heading in topic.headings
                ],
                6,
            )
        ],
    )


@ft.component
def ByCard(asking: Asking) -> ft.Control:
    """The cards of the deck; a tap says what a card does."""
    session = use_session()
    groups = card_keys(session.services.library, session.language, asking.rules)
    return key_rows(groups, asking.open_card, "about")
