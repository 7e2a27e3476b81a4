"""What most tables leave as it is: deck, knock-outs, the deal, house rules, the table's name."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from scorekeeper.domain.agreed import Deal
from scorekeeper.domain.variants import Variant
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import Setter, keyed, use_memory
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.new_table.house_rules import HouseRulesCard
from scorekeeper.ui.screens.new_table.offers import (
    deals,
    deck_name,
    deck_of,
    keeps_own_cards,
    knock_out_to,
    knocked_out_pay,
    meaning_refusal,
    more_line,
)
from scorekeeper.ui.screens.new_table.view_model import Choices, meanings_of
from scorekeeper.ui.screens.new_table.way import option_rows, stacked
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def MoreSection(choices: Choices, change: Setter[Choices], name: str) -> ft.Control:
    """A line that says what is set otherwise, and unfolded one card for each question."""
    session = use_session()
    opened, set_opened = ft.use_state(False)
    t, library = session.t, session.services.library
    variant = library.variant(choices.variant)
    cards: list[ft.Control] = [
        parts.folding_row(
            t("new-more"),
            more_line(t, choices, variant, library, session.language),
            lambda: set_opened(not opened),
            opened=opened,
            identifier="more",
        )
    ]
    if not opened:
        return stacked(cards)
    if len(variant.decks) > 1 or meanings_of(choices, variant):
        cards.append(keyed("deck", DeckCard, variant, choices, change))
    cards.append(
        keyed(
            "house-rules",
            HouseRulesCard,
            variant,
            choices.house_rules,
            choices.own_rule,
            lambda rule, on: change(lambda now: now.with_house_rule(rule, on)),
            lambda text: change(lambda now: replace(now, own_rule=text)),
        )
    )
    if variant.knock_out:
        cards.append(keyed("knock-out", KnockOutCard, variant, choices, change))
    if not choices.two_tables:
        cards.append(
            keyed(
                "deal",
                DealCard,
                choices.deal,
                lambda deal: change(lambda now: replace(now, deal=deal)),
            )
        )
    cards.append(keyed("name", NameCard, choices, change, name))
    return stacked(cards)


@ft.component
def DeckCard(variant: Variant, choices: Choices, change: Setter[Choices]) -> ft.Control:
    """Which of the game's decks, and what its customizable cards mean."""
    t = use_session().t
    meanings = meanings_of(choices, variant)
    rows: list[ft.Control] = []
    if len(variant.decks) > 1:
        rows.append(
            parts.segmented(
                [(deck.id, deck_name(t, deck)) for deck in variant.decks],
                deck_of(choices, variant).id,
                lambda deck: change(lambda now: replace(now, deck=deck)),
                label=t("new-deck-label"),
            )
        )
    most = deck_of(choices, variant).customizable
    if most:
        rows += [
            parts.strong(t("new-customizable")),
            parts.note(t("new-customizable-note")),
            ft.Row(
                controls=[
                    parts.chip(
                        str(count),
                        partial(_use, change, variant, count),
                        selected=count == len(meanings),
                        name=t("new-customizable-count", count=count),
                    )
                    for count in range(1, most.value + 1)
                ],
                spacing=Space.S,
            ),
            *(
                keyed(f"meaning-{place}", MeaningLine, variant, choices, place, change)
                for place in range(len(meanings))
            ),
        ]
    return parts.titled_card(t("new-deck-title"), rows)


def _use(change: Setter[Choices], variant: Variant, count: int) -> None:
    """Uses so many of the customizable cards; what is written on the first ones stays."""

    def used(now: Choices) -> Choices:
        texts = (*meanings_of(now, variant), *("",) * count)
        return replace(now, meanings=texts[:count])

    change(used)


@ft.component
def MeaningLine(
    variant: Variant, choices: Choices, place: int, change: Setter[Choices]
) -> ft.Control:
    """What one customizable card means."""
    session = use_session()
    field = use_memory(NO_FIELD)
    t = session.t
    text = meanings_of(choices, variant)[place]
    refusal = meaning_refusal(text)

    def write(typed: str) -> None:
        def written(now: Choices) -> Choices:
            texts = list(meanings_of(now, variant))
            texts[place : place + 1] = [typed]
            return replace(now, meanings=tuple(texts))

        change(written)

    return parts.text_field(
        label=t("new-customizable-meaning", number=place + 1),
        hint=t("new-customizable-hint") if place == 0 else None,
        value=text,
        error=session.say(refusal) if refusal else None,
        on_change=write,
        ref=field,
    )


@ft.component
def KnockOutCard(variant: Variant, choices: Choices, change: Setter[Choices]) -> ft.Control:
    """Who gets the bonus or, where everyone keeps their own points, what a knock-out costs."""
    session = use_session()
    t, library = session.t, session.services.library
    if variant.knock_out is None:
        return stacked([])
    bonus = variant.knock_out.value
    if keeps_own_cards(choices, variant):
        return parts.option_card(
            t("new-knocked-out-pay"),
            option_rows(
                session,
                knocked_out_pay(t, choices, bonus),
                lambda pay: change(lambda now: replace(now, knocked_out_pay=pay)),
            ),
            after=[parts.note(t("new-knocked-out-pay-note", bonus=bonus))],
        )
    source = library.citation(variant.knock_out.cite[0], session.language).source_title
    together = choices.formation != "individual"
    return parts.option_card(
        t("new-knock-out-to", bonus=bonus),
        option_rows(
            session,
            knock_out_to(t, choices, source),
            lambda to: change(lambda now: replace(now, knock_out_to=to)),
        ),
        after=[parts.note(t("new-knock-out-partners", bonus=bonus))] if together else [],
    )


@ft.component
def DealCard(deal: Deal, choose: Callable[[Deal], object]) -> ft.Control:
    """Who deals the next round."""
    session = use_session()
    t = session.t
    return parts.option_card(
        t("new-deal"),
        option_rows(session, deals(t, deal), choose),
        after=[parts.note(t("new-deal-note"))],
    )


@ft.component
def NameCard(choices: Choices, change: Setter[Choices], name: str) -> ft.Control:
    """The name of the sitting; left blank it is the day."""
    t = use_session().t
    field = use_memory(NO_FIELD)
    return parts.titled_card(
        t("new-name-title"),
        [
            parts.text_field(
                label=t("new-name-label"),
                hint=name,
                value=choices.name,
                on_change=lambda text: change(lambda now: replace(now, name=text)),
                show_label=False,
                ref=field,
            )
        ],
    )
