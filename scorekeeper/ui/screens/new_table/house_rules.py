"""House rules as switches, and a rule that the table writes down itself."""

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.domain.variants import Variant
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.new_table.offers import house_rules, own_rule_refusal
from scorekeeper.ui.session import use_session

LINES = 5
"""Lines that the field for an own rule grows to."""


@ft.component
def HouseRulesCard(
    variant: Variant,
    chosen: tuple[str, ...],
    own_rule: str,
    switch: Callable[[str, bool], object],
    write: Callable[[str], object],
) -> ft.Control:
    """A switch for each house rule that fits the game, and a line for one of their own."""
    t = use_session().t
    return parts.option_card(
        t("new-house-rules"),
        switches(variant, chosen, switch),
        after=[OwnRuleField(own_rule, write)],
    )


def switches(
    variant: Variant, chosen: tuple[str, ...], switch: Callable[[str, bool], object]
) -> list[ft.Control]:
    """The switches, each with the one line that says what it changes."""
    session = use_session()
    return [
        parts.switch_row(
            rule.title,
            rule.selected,
            partial(switch, rule.value),
            note=rule.line,
            identifier=f"house-rule-{rule.value}",
        )
        for rule in house_rules(session.services.library, session.language, variant, chosen)
    ]


@ft.component
def OwnRuleField(
    own_rule: str, write: Callable[[str], object], *, show_label: bool = True
) -> ft.Control:
    """Whatever else the table has agreed, in its own words."""
    session = use_session()
    field = use_memory(NO_FIELD)
    t = session.t
    refusal = own_rule_refusal(own_rule)
    return parts.text_field(
        label=t("new-own-rule"),
        hint=t("new-own-rule-hint"),
        helper=t("new-own-rule-note"),
        value=own_rule,
        error=session.say(refusal) if refusal else None,
        on_change=write,
        capitalization=ft.TextCapitalization.SENTENCES,
        show_label=show_label,
        lines=LINES,
        ref=field,
    )
