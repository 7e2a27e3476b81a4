"""Putting right what a question is asked for: another game, other people, other house rules."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from scorekeeper.tables.lookup import Under
from scorekeeper.tables.shown.answers import AnswerView
from scorekeeper.tables.shown.choices import Choice, at_first, choices_of
from scorekeeper.ui import parts
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.rules.asking import Asking
from scorekeeper.ui.screens.rules.columns import column, flow
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def Corrections(asking: Asking, choices: Sequence[Choice], asked: bool = True) -> ft.Control:
    """The games and what is not as it is played here, each one tap; the rest behind one more.

    `asked`: whether they correct a question, which nobody has asked yet where a game is chosen.
    """
    t = use_session().t
    opened, set_opened = ft.use_state(False)
    folded = at_first(choices, asked=asked, large=use_look().stacked)

    def choose(choice: Choice) -> None:
        set_opened(False)
        asking.correct(choice.under)

    def chip(choice: Choice) -> ft.Control:
        return parts.chip(choice.text, partial(choose, choice), selected=choice.chosen)

    def turn() -> None:
        set_opened(not opened)

    name = t("rules-correct-less" if opened else "rules-correct-more")
    # Beside the three games there is room for no word on a small phone.
    more = (
        parts.icon_button("x" if opened else "chevron-down", name, turn, identifier="correct-more")
        if folded
        else parts.chip(t("rules-correct"), turn, name=name, identifier="correct-more")
    )
    first = [choice for choice in choices if choice.group == "variant"] if opened else folded
    lines = [flow([*map(chip, first), more])]
    if opened:
        for group in ("players", "house"):
            found = [choice for choice in choices if choice.group == group]
            if found:
                lines.append(flow([*map(chip, found)]))
    label = t("rules-correct" if asked else "rules-which-game")
    return ft.Semantics(label=label, container=True, content=column(lines))


@ft.component
def GameChoices(asking: Asking) -> ft.Control:
    """Which game, how many play, which house rules: where no table says so."""
    session = use_session()
    under = Under.of(asking.rules)
    choices = choices_of(session.t, session.services.library, session.language, under, None)
    return Corrections(asking, choices, asked=False)


@ft.component
def Elsewhere(asking: Asking, shown: AnswerView) -> ft.Control:
    """That the answer is not for the rules of this table, and the way back to those."""
    t = use_session().t
    assert shown.home is not None
    return column(
        [
            parts.note(shown.elsewhere),
            flow(
                [
                    parts.quiet_button(
                        t("rules-back-to-yours"),
                        partial(asking.correct, shown.home),
                        icon="undo-2",
                        outlined=True,
                        identifier="back-to-yours",
                    )
                ]
            ),
        ],
        Space.XS,
    )
