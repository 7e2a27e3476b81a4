"""The answer: verdict first, one sentence, why, where it is printed, what would change it."""

from functools import partial

import flet as ft

from scorekeeper.tables.lookup import Inquiry, Words
from scorekeeper.tables.shown.agreements import AgreedView
from scorekeeper.tables.shown.answers import AnswerView, CardView, answer_view
from scorekeeper.tables.shown.verdicts import Verdict
from scorekeeper.ui import insets, parts
from scorekeeper.ui.hooks import keyed
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.rules.agree import Agree, TakeBack
from scorekeeper.ui.screens.rules.ask import LikelyNow
from scorekeeper.ui.screens.rules.asking import Asking
from scorekeeper.ui.screens.rules.columns import column, flow
from scorekeeper.ui.screens.rules.corrections import Corrections, Elsewhere
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Radius, Space


@ft.component
def AnswerPage(asking: Asking, inquiry: Inquiry) -> ft.Control:
    """The question as understood, what the table agreed, what the rules say, what to ask next."""
    session = use_session()
    services, language = session.services, session.language
    answer = services.lookup.answer(inquiry, asking.rules, language)
    shown = answer_view(
        session.t, services.library, asking.rulebase, inquiry, answer, asking.rules, asking.state
    )
    controls: list[ft.Control] = [
        parts.bubble(
            shown.asked,
            partial(asking.word_anew, shown.asked),
            name=session.t("rules-change-question", question=shown.asked),
        ),
        Understood(asking, shown),
    ]
    # With large letters on a small phone the answer would be out of sight below them.
    below = use_look().stacked
    if not below:
        controls.append(AskedFor(asking, shown))
    if shown.agreed:
        controls.append(AgreedCard(asking, shown.agreed))
    if shown.beside:
        controls.append(AgreedBeside(asking, shown.beside))
    controls.append(AnswerCard(asking, shown))
    if below:
        controls.append(AskedFor(asking, shown))
    if asking.can_agree(shown):
        key = f"agree-{asking.address}-{shown.agreed.id if shown.agreed else ''}"
        controls.append(keyed(key, Agree, asking, shown))
    controls.append(FollowUps(asking, shown) if shown.follow_ups else LikelyNow(asking))
    return column(controls, Space.M)


@ft.component
def Understood(asking: Asking, shown: AnswerView) -> ft.Control:
    """What the question was taken to be about; a tap on the cards puts them right."""
    t = use_session().t
    content = flow([*(_glyph(card) for card in shown.cards), parts.note(shown.under)])
    asked = t("rules-asked", question=shown.asked, under=shown.under)
    if shown.cards:
        asked = t(
            "rules-asked-cards", question=shown.asked, cards=shown.understood, under=shown.under
        )
        return parts.tappable(
            content,
            label=f"{asked}. {t('rules-change-cards')}",
            on_click=partial(asking.put_together_anew, shown.answer),
            identifier="change-cards",
            face=parts.Face(
                radius=Radius.CHIP,
                padding=insets.symmetric(vertical=Space.S),
                align=ft.Alignment.CENTER_LEFT,
            ),
        )
    return ft.Semantics(label=asked, exclude_semantics=True, content=content)


@ft.component
def AskedFor(asking: Asking, shown: AnswerView) -> ft.Control:
    """What game it was asked for, to be put right, and whether that is the table's own."""
    home = [Elsewhere(asking, shown)] if shown.home else []
    return column([*home, Corrections(asking, shown.choices)])


def _glyph(card: CardView) -> ft.Control:
    return parts.card_glyph(
        card.label,
        colour=card.colour,
        symbol=None if card.face else card.kind,
        wild=card.wild,
    )


@ft.component
def AnswerCard(asking: Asking, shown: AnswerView) -> ft.Control:
    """What the rules say."""
    t = use_session().t
    soft = use_look().palette.soft_ink
    controls: list[ft.Control] = []
    if shown.agreed:
        controls.append(parts.eyebrow(t("rules-printed")))
    controls += _settled(shown.verdict, shown.sentence, huge=not shown.agreed, doubt=shown.doubt)
    controls.append(parts.body(shown.why, soft))
    # In doubt, what else was meant is looked for before where this is printed.
    near = Passages(asking, shown.passages_title, shown.passages) if shown.passages else None
    if near and shown.doubt:
        controls.append(near)
    if shown.citations:
        controls.append(parts.source_block(shown.citations))
    if shown.differs:
        controls.append(parts.marked_block("git-compare", t("rules-elsewhere"), shown.differs))
    if shown.house:
        controls.append(HouseRule(asking, shown.house[0], shown))
    if near and not shown.doubt:
        controls.append(near)
    return parts.card_sheet(column(controls, Space.M), padding=Space.L)


def _settled(
    verdict: Verdict, sentence: str, *, huge: bool = True, doubt: str = ""
) -> list[ft.Control]:
    """The verdict and the sentence; a sentence that is the whole answer stands for both."""
    if verdict.in_words:
        return [parts.eyebrow(doubt or verdict.text), parts.told(sentence)]
    before = [parts.eyebrow(doubt)] if doubt else []
    large = parts.verdict(verdict.text, verdict.tone, huge=verdict.short and huge)
    return [*before, large, parts.strong(sentence)] if sentence else [*before, large]


@ft.component
def HouseRule(asking: Asking, name: str, shown: AnswerView) -> ft.Control:
    """The house rule that would change it, and what it would change it to."""
    t = use_session().t
    assert shown.house is not None
    return column(
        [
            parts.note(t("rules-house-differs")),
            ft.Row(
                controls=[
                    parts.chip(
                        t("rules-house-see", name=name),
                        partial(asking.correct, shown.house[1]),
                        name=t("rules-house-see-name", name=name),
                    )
                ]
            ),
        ],
        Space.XS,
    )


@ft.component
def Passages(asking: Asking, title: str, passages: tuple[tuple[str, str], ...]) -> ft.Control:
    """What comes nearest where the rules do not settle it, or what else may be meant."""
    return column(
        [
            parts.eyebrow(title),
            *(
                parts.outline_row(
                    name,
                    None,
                    partial(asking.open_ruling, ruling),
                    icon="book-open",
                    identifier=f"near-{ruling}",
                )
                for ruling, name in passages
            ),
        ]
    )


@ft.component
def AgreedCard(asking: Asking, agreed: AgreedView) -> ft.Control:
    """What this table has agreed: it comes before what is printed."""
    t = use_session().t
    # What it is about comes first; only where the opposite had been asked, the verdict on this
    # question does, as the other one would be taken for it.
    told = [parts.note(agreed.told)]
    settled = [*told, *_settled(agreed.verdict, agreed.answer)]
    if agreed.turned:
        words = [parts.strong(agreed.answer)] if agreed.answer else []
        settled = [*_settled(agreed.verdict, ""), *told, *words]
    controls: list[ft.Control] = [
        parts.eyebrow(t("rules-agreed")),
        *settled,
        parts.note(agreed.line),
        TakeBack(asking, agreed.id),
    ]
    return parts.hero_card(column(controls))


@ft.component
def AgreedBeside(asking: Asking, agreed: tuple[AgreedView, ...]) -> ft.Control:
    """What this table has agreed that bears on the question, each to be read."""
    t = use_session().t
    return column(
        [
            parts.eyebrow(t("rules-agreed-beside")),
            *(
                parts.list_row(
                    one.question,
                    note=one.in_short,
                    icon="gavel",
                    on_click=partial(asking.look_up, Words(one.question)),
                    identifier=f"beside-{one.id}",
                )
                for one in agreed
            ),
        ]
    )


@ft.component
def FollowUps(asking: Asking, shown: AnswerView) -> ft.Control:
    """More questions about the same card."""
    return column(
        [
            parts.eyebrow(use_session().t("rules-more-card")),
            flow(
                [
                    parts.chip(text, partial(asking.look_up, question))
                    for text, question in shown.follow_ups
                ],
                Space.S,
            ),
        ]
    )
