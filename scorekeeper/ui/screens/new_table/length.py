"""How long it goes on: to how many points, or for how many rounds."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from scorekeeper.ui import parts
from scorekeeper.ui.hooks import Setter, use_memory
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.new_table.offers import (
    ROUNDS,
    evening_line,
    shown_rounds,
    shown_target,
    targets,
)
from scorekeeper.ui.screens.new_table.view_model import Choices, scoring_of
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def LengthCard(choices: Choices, change: Setter[Choices]) -> ft.Control:
    """The target, or where partners change what their evening is made of."""
    session = use_session()
    t = session.t
    variant = session.services.library.variant(choices.variant)
    if choices.two_tables:
        return parts.titled_card(t("new-rounds"), [parts.body(evening_line(t, choices))])
    if choices.by_rounds:
        return NumberCard(
            t("new-rounds"),
            evening_line(t, choices),
            t("new-rounds-label"),
            ROUNDS,
            shown_rounds(choices),
            lambda rounds: change(lambda now: replace(now, rounds=rounds)),
        )
    scoring = scoring_of(choices, variant)
    return NumberCard(
        t(f"new-target-{scoring}"),
        t(f"new-target-{scoring}-note"),
        t(f"new-target-{scoring}-label"),
        targets(variant),
        shown_target(choices, variant),
        lambda target: change(lambda now: replace(now, target=target)),
    )


@ft.component
def NumberCard(
    title: str,
    note: str,
    label: str,
    offered: Sequence[int],
    value: str,
    change: Callable[[str], None],
) -> ft.Control:
    """A number in one tap, or typed."""
    session = use_session()
    other, set_other = ft.use_state(False)
    field = use_memory(NO_FIELD)
    was_typed = use_memory(False)
    typed = other or value not in map(str, offered)
    appears, was_typed.current = typed and not was_typed.current, typed

    def choose(number: int) -> None:
        set_other(False)
        change(str(number))

    chips = [
        parts.chip(
            str(number), partial(choose, number), selected=not typed and value == str(number)
        )
        for number in offered
    ]
    chips.append(parts.chip(session.t("new-target-other"), lambda: set_other(True), selected=typed))
    rows: list[ft.Control] = [
        parts.note(note),
        ft.Row(controls=chips, wrap=True, spacing=Space.S, run_spacing=Space.S),
    ]
    if typed:
        rows.append(
            parts.text_field(
                label=label,
                value=value,
                on_change=change,
                keyboard=ft.KeyboardType.NUMBER,
                ref=field,
                renewed=appears,
            )
        )
    return parts.titled_card(title, rows)
