"""What an answer shows: the verdict, one sentence, why, where it is printed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from scorekeeper.domain.state import TableState
from scorekeeper.domain.variants import CardKind
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import CitationText, Library
from scorekeeper.rulebook.asking import Answer, Rulebase, TableRules
from scorekeeper.rulebook.asking.builder import Act, Chosen
from scorekeeper.rulebook.asking.named import name_of
from scorekeeper.rulebook.asking.rulings import RulingText
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.tables.lookup import Inquiry, Named, Pieced, Under, Words
from scorekeeper.tables.shown.agreements import (
    AgreedView,
    agreed_beside,
    agreed_view,
    agreement_on,
)
from scorekeeper.tables.shown.choices import Choice, choices_of, is_same, under_line
from scorekeeper.tables.shown.matters import Agreed, can_be_a_matter, matter_for
from scorekeeper.tables.shown.verdicts import Verdict, verdict_of, verdict_said

_SILENT = "silent"
_NO_QUESTION = ("too-long", "outside", "nothing")
"""Why a question was not answered, where it was not the rules that said nothing."""
_LAID: Final = frozenset[Act]({"play", "out-of-turn"})
"""Questions of the builder in which the card is what is laid: "Darf ich den Joker auf …"."""
_FOLLOWED_BY: dict[Act, tuple[Act, ...]] = {
    "effect": ("points", "finish", "turned-up"),
    "points": ("effect", "finish", "turned-up"),
    "finish": ("effect", "points", "turned-up"),
    "turned-up": ("effect", "points", "finish"),
}


@dataclass(frozen=True, slots=True)
class CardView:
    """A card as it was understood: its kind, what stands on it, its colour where it has one."""

    kind: str
    label: str
    face: bool
    wild: bool
    colour: str | None


@dataclass(frozen=True, slots=True)
class AnswerView:
    """An answer. `house` names the house rule that would change it, with what it leads to.

    `understood` names the cards that the question was taken to be about. `beside`: what the table
    has agreed that bears on it. `home`: the rules of the
    table, where the answer is for others; `elsewhere` says so. `doubt`: what is said before an
    answer that may be to something else; `passages` are what else may be meant, below
    `passages_title`. `can_agree`: whether it is a matter that a table could agree on.
    """

    asked: str
    under: str
    cards: tuple[CardView, ...]
    understood: str
    home: Under | None
    elsewhere: str
    verdict: Verdict
    sentence: str
    why: str
    citations: tuple[tuple[str, str], ...]
    differs: tuple[str, ...]
    house: tuple[str, Under] | None
    doubt: str
    passages_title: str
    passages: tuple[tuple[str, str], ...]
    choices: tuple[Choice, ...]
    agreed: AgreedView | None
    beside: tuple[AgreedView, ...]
    follow_ups: tuple[tuple[str, Pieced], ...]
    matter: str
    can_agree: bool
    answer: Answer = field(repr=False)


def answer_view(
    t: Translator,
    library: Library,
    rulebase: Rulebase,
    inquiry: Inquiry,
    answer: Answer,
    base: TableRules,
    state: TableState | None,
) -> AnswerView:
    """Everything that the screen of an answer shows. `base`: what is played here."""
    language, rules = answer.language, answer.table or base
    headings = rulebase.texts[language].rulings
    asked = asked_text(t, library, rulebase, language, inquiry)
    matter = matter_for(answer, asked)
    under, home = Under.of(rules), Under.of(base)
    away = state is not None and not is_same(under, home)
    agreed = agreement_on(answer, asked, base, state)
    silence = silence_of(answer, rulebase)
    near = () if silence in _NO_QUESTION else _nearest(answer, headings)
    sentence, why = answer.answer, answer.why
    if silence == _SILENT:
        sentence = t("rules-silent", at="home" if state is None else "table")
        why = t(
            "rules-silent-why",
            near="yes" if near else "no",
            agree="no" if state is None or away else "yes",
        )
    cards = _cards(library, language, answer, rules)
    return AnswerView(
        asked=asked,
        under=under_line(t, library, language, under),
        cards=cards,
        understood=", ".join(
            _said(t, library, language, Chosen(card.kind, card.colour)) for card in cards
        ),
        home=home if away else None,
        elsewhere=t("rules-not-yours", under=under_line(t, library, language, home))
        if away
        else "",
        verdict=verdict_on(t, rulebase, answer),
        sentence=sentence,
        why=why,
        citations=_cited([library.citation(cite, language) for cite in answer.citations]),
        differs=answer.differs,
        house=_house(library, language, answer, rules),
        doubt="" if answer.sure else t("ask-unsure"),
        passages_title=t("rules-near" if answer.sure else "rules-or-else"),
        passages=near,
        choices=choices_of(t, library, language, under, home),
        agreed=agreed_view(t, agreed, answer.situation) if agreed else None,
        beside=tuple(
            agreed_view(t, Agreed(one))
            for one in agreed_beside(answer, matter, base, state, but=agreed)
        ),
        follow_ups=_follow_ups(t, inquiry),
        matter=matter,
        can_agree=agreed is not None or (can_be_a_matter(matter) and silence not in _NO_QUESTION),
        answer=answer,
    )


def verdict_on(t: Translator, rulebase: Rulebase, answer: Answer) -> Verdict:
    """The verdict; where the question was no question, that."""
    silence = silence_of(answer, rulebase)
    if silence in _NO_QUESTION:
        return verdict_of(t, silence)
    return verdict_said(t, answer.verdict, answer.situation, answer.value)


def silence_of(answer: Answer, rulebase: Rulebase) -> str:
    """Why no ruling answers; "" where one does."""
    if answer.verdict != "unknown":
        return ""
    reasons = rulebase.texts[answer.language].unknown
    told = (key for key in (_SILENT, *_NO_QUESTION) if reasons[key].answer == answer.answer)
    return next(told, "")


def _nearest(answer: Answer, headings: Mapping[str, RulingText]) -> tuple[tuple[str, str], ...]:
    found = ((passage.ruling, headings[passage.ruling].name) for passage in answer.passages)
    return tuple(dict.fromkeys(found))


def _cited(citations: Sequence[CitationText]) -> tuple[tuple[str, str], ...]:
    """Each edition once, with its sections."""
    sections: dict[str, list[str]] = {}
    for cite in citations:
        source = ", ".join(part for part in (cite.source_title, cite.edition) if part)
        sections.setdefault(source, []).append(cite.section)
    return tuple((source, " · ".join(dict.fromkeys(found))) for source, found in sections.items())


def asked_text(
    t: Translator, library: Library, rulebase: Rulebase, language: str, inquiry: Inquiry
) -> str:
    """The question in words, whichever way it was asked."""
    question = inquiry.question
    if isinstance(question, Words):
        return question.text
    if isinstance(question, Named):
        return rulebase.texts[language].rulings[question.ruling].ask
    told = {True: "yes", False: "no", None: "none"}
    article = "den" if question.act in _LAID else "der"
    return t(
        f"rules-built-{question.act}",
        card=_said(t, library, language, question.played, article),
        pile=_said(t, library, language, question.pile, article),
        held=told[question.has_colour],
        hit=told[question.hit],
    )


def _said(
    t: Translator, library: Library, language: str, card: Chosen | None, article: str = ""
) -> str:
    """What a card is called, with its article in that case (`named.py`)."""
    if card is None:
        return ""
    name = format(name_of(card.kind, library, language), article)
    if card.colour is None:
        return name
    return t("rules-card-coloured", card=name, colour=t(f"rules-colour-{card.colour}"))


def _cards(
    library: Library, language: str, answer: Answer, rules: TableRules
) -> tuple[CardView, ...]:
    """The cards understood: the one played first, then the one on the pile."""
    said = answer.situation
    shown: dict[int, SaidCard] = {}
    for card in (said.played, said.pile, *(said.named or said.cards)):
        if card is not None:
            # Understood once more with the colour called for it: it is one card all the same.
            shown.setdefault(card.start, card)
    kinds = {card.kind: card for variant in library.variants.values() for card in variant.cards}
    kinds |= {card.kind: card for card in rules.variant.cards}
    return tuple(
        card_view(library, language, kinds[card.kind], card.colour)
        for card in shown.values()
        if card.kind in kinds
    )[:4]


def card_view(
    library: Library, language: str, card: CardKind, colour: str | None = None
) -> CardView:
    """A card kind as it is drawn small."""
    label = library.card_label(card.kind, language)
    return CardView(card.kind, label, card.face, not card.colour, colour)


def _house(
    library: Library, language: str, answer: Answer, rules: TableRules
) -> tuple[str, Under] | None:
    rule = answer.house_rule
    if rule is None or rule not in library.house_rules:
        return None
    if not library.house_rules[rule].goes_with(rules.variant):
        return None
    under = Under.of(rules)
    wanted = Under(under.variant, under.players, (*under.house, rule))
    return library.house_rule_name(rule, language), wanted


def _follow_ups(t: Translator, inquiry: Inquiry) -> tuple[tuple[str, Pieced], ...]:
    question = inquiry.question
    if not isinstance(question, Pieced) or question.played is None:
        return ()
    return tuple(
        (t(f"rules-act-{act}"), Pieced(act, question.played))
        for act in _FOLLOWED_BY.get(question.act, ())
    )
