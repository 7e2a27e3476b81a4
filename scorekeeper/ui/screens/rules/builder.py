"""The situation builder: an act, the card on the pile, the card in hand, a colour; no words."""

from collections.abc import Callable
from functools import partial
from typing import Literal

import flet as ft

from scorekeeper.domain.laying import COLOURS
from scorekeeper.rulebook.asking.builder import ACTS
from scorekeeper.tables.shown.browsing import card_keys
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import keyed
from scorekeeper.ui.screens.rules.asking import Asking
from scorekeeper.ui.screens.rules.columns import column
from scorekeeper.ui.screens.rules.keys import key_rows
from scorekeeper.ui.screens.rules.place import Step, next_step
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def Builder(asking: Asking) -> ft.Control:
    """One step after the other; what is chosen stands above and can be changed."""
    t = use_session().t
    pieces = asking.shown.pieces
    step = next_step(pieces, asking.rules)
    asked = "card-play" if step == "card" and pieces.act == "play" else step
    controls: list[ft.Control] = [Chosen(asking)]
    if step != "done":
        controls.append(parts.heading(t(f"rules-step-{asked}")))
    controls.append(_step(asking, step))
    return column(controls, Space.M)


def _step(asking: Asking, step: Step) -> ft.Control:
    match step:
        case "act":
            return keyed("act", Acts, asking)
        case "pile" | "card":
            return keyed(step, Cards, asking, step)
        case "pile-colour" | "card-colour":
            return keyed(step, Colours, asking, step)
        case "hit":
            return keyed("hit", Hit, asking)
        case _:
            return keyed(step, HasColour, asking)


@ft.component
def Chosen(asking: Asking) -> ft.Control:
    """What has been chosen, each to be tapped for another choice."""
    session = use_session()
    t, library, language = session.t, session.services.library, session.language
    pieces = asking.shown.pieces
    chosen: list[tuple[Step, str]] = []
    if pieces.act:
        chosen.append(("act", t(f"rules-act-{pieces.act}")))
    if pieces.pile:
        card = library.card_name(pieces.pile, language)
        chosen.append(("pile", t("rules-on-pile", card=card)))
    if pieces.card:
        card = library.card_name(pieces.card, language)
        chosen.append(("card", t("rules-your-card", card=card)))
    if pieces.hit is not None:
        chosen.append(("hit", t("rules-hit-me" if pieces.hit else "rules-hit-another")))
    if pieces.pile_colour:
        colour = t(f"rules-colour-{pieces.pile_colour}")
        chosen.append(("pile-colour", t("rules-pile-coloured", colour=colour)))
    return ft.Row(
        controls=[
            parts.chip(
                text,
                partial(asking.put_back, pieces.at(step)),
                name=t("rules-step-change", what=text),
            )
            for step, text in chosen
        ],
        wrap=True,
        spacing=6,
        run_spacing=6,
        visible=bool(chosen),
    )


@ft.component
def Acts(asking: Asking) -> ft.Control:
    """What it is about."""
    t = use_session().t
    return column(
        [
            parts.outline_row(
                t(f"rules-act-{act}"),
                None,
                partial(asking.choose, act=act),
                identifier=f"act-{act}",
            )
            for act in ACTS
        ],
        6,
    )


@ft.component
def Cards(asking: Asking, step: Literal["pile", "card"]) -> ft.Control:
    """The cards of the deck, to choose one for the pile or in the hand."""
    session = use_session()
    groups = card_keys(session.services.library, session.language, asking.rules)
    return key_rows(groups, lambda kind: asking.choose(**{step: kind}), step)


@ft.component
def Colours(asking: Asking, step: Literal["pile-colour", "card-colour"]) -> ft.Control:
    """The four colours, or none in particular."""
    t = use_session().t
    field = step.replace("-", "_")
    keys = [
        parts.colour_key(
            t(f"rules-colour-{colour}"), colour, partial(asking.choose, **{field: colour})
        )
        for colour in COLOURS
    ]
    return column(
        [
            ft.Row(controls=keys[:2], spacing=Space.S),
            ft.Row(controls=keys[2:], spacing=Space.S),
            parts.secondary_button(
                t("rules-colour-unknown"), partial(asking.choose, **{field: ""})
            ),
        ]
    )


@ft.component
def Hit(asking: Asking) -> ft.Control:
    """Whether it is the draw card on the pile that hits whoever asks."""
    return _either(
        ("rules-hit-yes", partial(asking.choose, hit=True), "hit-me"),
        ("rules-hit-no", partial(asking.choose, hit=False), "hit-another"),
    )


@ft.component
def HasColour(asking: Asking) -> ft.Control:
    """Whether the colour is in the hand, too."""
    return _either(
        ("rules-has-colour", partial(asking.choose, has_colour=True), "has"),
        ("rules-has-no-colour", partial(asking.choose, has_colour=False), "has-not"),
    )


def _either(*answers: tuple[str, Callable[[], None], str]) -> ft.Control:
    t = use_session().t
    return column(
        [
            parts.secondary_button(t(words), choose, identifier=name)
            for words, choose, name in answers
        ]
    )
