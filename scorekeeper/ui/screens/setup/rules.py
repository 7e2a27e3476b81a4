"""What may still change in a game that has begun: how long, house rules, the deal; and what not."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.domain.refusals import Refusal, RulesRefused, TableRefused
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, use_refusal
from scorekeeper.ui.hooks import keyed, use_memory, use_value
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.new_table.house_rules import OwnRuleField, switches
from scorekeeper.ui.screens.new_table.more import DealCard
from scorekeeper.ui.screens.new_table.view_model import read_rounds, read_target, switched
from scorekeeper.ui.screens.setup.view_model import by_rounds, fixed_lines, total_rounds, two_tables
from scorekeeper.ui.session import Session, use_session


def rules_cards(state: TableState, game: GameState) -> list[ft.Control]:
    """The cards for the rules of a game that goes on."""
    cards: list[ft.Control] = []
    if by_rounds(game):
        rounds = total_rounds(game)
        cards.append(keyed(f"rounds-{rounds}", RoundsChange, state.id, rounds))
    elif not two_tables(game):
        cards.append(keyed(f"target-{game.rules.target}", TargetChange, state.id, game))
    cards.append(keyed("house-rules", HouseRules, state.id, game))
    cards.append(keyed(f"own-rule-{game.rules.own_rule}", OwnRule, state.id, game))
    if not two_tables(game):
        cards.append(keyed("deal", DealChange, state.id, game))
    cards.append(keyed("fixed", FixedCard, state, game))
    return cards


def _agree(session: Session, table: str, **wanted: Any) -> None:
    """Agrees on the rules as they are now, with something otherwise. Raises Refusal."""
    tables = session.services.tables
    game = tables.state(table).game
    if game is None:
        raise TableRefused("table-no-game")
    tables.change_rules(table, game.rules.model_copy(update=wanted))


@ft.component
def NumberChange(title: str, label: str, now: int, save: Callable[[str], None]) -> ft.Control:
    """A number to type and to save."""
    session = use_session()
    typed, set_typed = use_value(lambda: str(now))
    refusal, set_refusal = use_refusal()
    field = use_memory(NO_FIELD)

    async def submit(raw: str = "") -> None:
        try:
            await session.work(partial(save, raw or typed))
            set_refusal(None)
        except Refusal as fault:
            set_refusal(fault)

    return parts.titled_card(
        title,
        [
            parts.text_field(
                label=label,
                value=typed,
                error=session.say(refusal) if refusal else None,
                on_change=set_typed,
                on_submit=submit,
                keyboard=ft.KeyboardType.NUMBER,
                show_label=False,
                ref=field,
            ),
            parts.secondary_button(
                session.t("setup-save"), submit, disabled=typed.strip() == str(now), compact=True
            ),
        ],
    )


@ft.component
def TargetChange(table: str, game: GameState) -> ft.Control:
    """Another number of points, whatever that number means here."""
    session = use_session()
    t, scoring = session.t, game.rules.scoring

    def save(raw: str) -> None:
        session.services.tables.change_target(table, read_target(raw))

    plain = scoring == "winner-takes-all"
    return NumberChange(
        t("setup-target") if plain else t(f"setup-target-{scoring}"),
        t("setup-target-label") if plain else t(f"setup-target-{scoring}"),
        game.rules.target,
        save,
    )


@ft.component
def RoundsChange(table: str, rounds: int) -> ft.Control:
    """Another number of rounds for an evening with changing partners."""
    session = use_session()
    t = session.t

    def save(raw: str) -> None:
        _agree(session, table, total_rounds=read_rounds(raw))

    return NumberChange(t("setup-rounds"), t("setup-rounds"), rounds, save)


@ft.component
def HouseRules(table: str, game: GameState) -> ft.Control:
    """The switches; each change counts at once, and for everybody."""
    session = use_session()
    refusal, set_refusal = use_refusal()
    rules = game.rules
    variant = session.services.library.variants.get(rules.variant)

    async def switch(rule: str, on: bool) -> None:
        wanted = switched(rules.house_rules, rule, on)
        try:
            await session.work(partial(_agree, session, table, house_rules=wanted))
            set_refusal(None)
        except Refusal as fault:
            set_refusal(fault)

    rows = switches(variant, rules.house_rules, switch) if variant else []
    if not rows:
        return ft.Container(visible=False)
    after = [refusal_panel(session, refusal)] if refusal else []
    return parts.option_card(session.t("new-house-rules"), rows, after=after)


@ft.component
def OwnRule(table: str, game: GameState) -> ft.Control:
    """What the table has written down itself."""
    session = use_session()
    agreed = game.rules.own_rule
    typed, set_typed = use_value(lambda: agreed)
    refusal, set_refusal = use_refusal()
    t = session.t

    async def save() -> None:
        try:
            await session.work(partial(_agree, session, table, own_rule=typed.strip()))
            set_refusal(None)
        except Refusal as fault:
            set_refusal(fault)

    rows: list[ft.Control] = [
        OwnRuleField(typed, set_typed, show_label=False),
        parts.secondary_button(
            t("setup-save"),
            save,
            disabled=typed.strip() == agreed,
            name=f"{t('setup-save')}: {t('new-own-rule')}",
            compact=True,
        ),
    ]
    if refusal:
        rows.append(refusal_panel(session, refusal))
    return parts.titled_card(t("new-own-rule"), rows)


@ft.component
def DealChange(table: str, game: GameState) -> ft.Control:
    """Who deals next."""
    session = use_session()
    refusal, set_refusal = use_refusal()

    async def choose(deal: str) -> None:
        try:
            await session.work(partial(_agree, session, table, deal=deal))
            set_refusal(None)
        except Refusal as fault:
            set_refusal(fault)

    card = DealCard(game.rules.deal, choose)
    if refusal is None:
        return card
    return ft.Column(controls=[card, refusal_panel(session, refusal)], tight=True)


@ft.component
def FixedCard(state: TableState, game: GameState) -> ft.Control:
    """What was agreed for the whole game, and why it stays so."""
    session = use_session()
    t, soft = session.t, use_look().palette.soft_ink
    lines = fixed_lines(t, session.services.library, session.language, state, game)
    return parts.titled_card(
        t("setup-fixed"),
        [
            *(
                ft.Semantics(
                    label=f"{what}: {how}",
                    exclude_semantics=True,
                    content=ft.Column(
                        controls=[parts.eyebrow(what, soft), parts.strong(how)],
                        spacing=0,
                        tight=True,
                    ),
                )
                for what, how in lines
            ),
            parts.note(session.say(RulesRefused("rules-fixed"))),
        ],
    )
