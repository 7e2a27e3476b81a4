"""To how many points, with which deck, under which name."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from scorekeeper.ui import parts
from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.new_table.view_model import TARGETS, Choices
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def TargetCard(choices: Choices, change: Callable[[Choices], None], name: str) -> ft.Control:
    """Target in one tap or typed; the deck; the name of the sitting."""
    session = use_session()
    field = use_memory(NO_FIELD)
    name_field = use_memory(NO_FIELD)
    other, set_other = ft.use_state(False)
    t = session.t
    variant = session.services.library.variant(choices.variant)
    typed = other or choices.target not in map(str, TARGETS)

    def choose(target: int) -> None:
        set_other(False)
        change(replace(choices, target=str(target)))

    targets = [
        parts.chip(
            str(target),
            partial(choose, target),
            selected=not typed and choices.target == str(target),
        )
        for target in TARGETS
    ]
    targets.append(parts.chip(t("new-target-other"), lambda: set_other(True), selected=typed))
    rows: list[ft.Control] = [
        ft.Row(controls=targets, wrap=True, spacing=Space.S, run_spacing=Space.S)
    ]
    if typed:
        rows.append(
            parts.text_field(
                label=t("new-target-label"),
                value=choices.target,
                on_change=lambda text: change(replace(choices, target=text)),
                keyboard=ft.KeyboardType.NUMBER,
                ref=field,
            )
        )
    deck = choices.deck or variant.default_deck.id
    rows += [
        parts.segmented(
            [
                (option.id, t("new-deck", count=option.size.value) if option.size else option.id)
                for option in variant.decks
            ],
            deck,
            lambda value: change(replace(choices, deck=value)),
            label=t("new-deck-label"),
        ),
        parts.text_field(
            label=t("new-name-label"),
            hint=name,
            value=choices.name,
            on_change=lambda text: change(replace(choices, name=text)),
            ref=name_field,
        ),
    ]
    return parts.titled_card(t("new-target"), rows)
