"""How it is counted and who plays for whom: one quiet line, unfolded by whoever wants another."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

import flet as ft

from scorekeeper.ui import parts
from scorekeeper.ui.hooks import Setter
from scorekeeper.ui.screens.new_table.offers import (
    Option,
    formation_cannot_be,
    formations,
    scorings,
    way_line,
)
from scorekeeper.ui.screens.new_table.view_model import Choices
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Space

Value = TypeVar("Value")


@ft.component
def WaySection(choices: Choices, change: Setter[Choices]) -> ft.Control:
    """The line and, when unfolded, both questions; open where the choice no longer holds."""
    session = use_session()
    unfolded, set_unfolded = ft.use_state(False)
    t = session.t
    variant = session.services.library.variant(choices.variant)
    opened = unfolded or formation_cannot_be(t, choices, variant)
    cards: list[ft.Control] = [
        parts.folding_row(
            t("new-way"),
            way_line(t, choices, variant),
            lambda: set_unfolded(not opened),
            opened=opened,
            identifier="way",
        )
    ]
    if opened:
        cards += [
            parts.option_card(
                t("new-scoring"),
                option_rows(
                    session,
                    scorings(t, choices, variant),
                    lambda scoring: change(lambda now: replace(now, scoring=scoring)),
                ),
            ),
            parts.option_card(
                t("new-formation"),
                option_rows(
                    session,
                    formations(t, choices, variant),
                    lambda formation: change(lambda now: replace(now, formation=formation)),
                ),
            ),
        ]
    return stacked(cards)


def option_rows(
    session: Session, options: Sequence[Option[Value]], choose: Callable[[Value], object]
) -> list[ft.Control]:
    """A row for each option, with the reason under those that cannot be chosen."""
    return [
        parts.option_row(
            option.title,
            partial(choose, option.value),
            selected=option.selected,
            note=option.line,
            why_not=session.say(option.why_not) if option.why_not else None,
        )
        for option in options
    ]


def stacked(cards: Sequence[ft.Control]) -> ft.Control:
    """Cards one below the other, as on any screen."""
    return ft.Column(
        controls=list(cards),
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )
