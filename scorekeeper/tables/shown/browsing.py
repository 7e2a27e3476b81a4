"""What is offered before anything is asked: likely questions, topics, cards, the evening so far."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from scorekeeper.domain.state import TableState
from scorekeeper.domain.variants import CardKind
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking import Answer, Rulebase, TableRules, likely_rulings
from scorekeeper.tables.inquiries import Inquired
from scorekeeper.tables.lookup import Inquiry, Lookup
from scorekeeper.tables.shown.answers import (
    AgreedView,
    CardView,
    agreed_view,
    asked_text,
    card_view,
    verdict_of,
)
from scorekeeper.tables.shown.words import moment

TOPICS = (
    "playing", "draw-cards", "cards", "challenge", "uno", "no-mercy", "flex", "scoring",
    "two-players", "formations", "house-rules", "silent",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Heading:
    """A ruling by its heading and the question it answers."""

    ruling: str
    name: str
    ask: str


@dataclass(frozen=True, slots=True)
class Topic:
    """Rulings that belong together."""

    name: str
    headings: tuple[Heading, ...]


@dataclass(frozen=True, slots=True)
class CardKey:
    """A card to tap: what stands on the key, and its name as it is read aloud."""

    card: CardView
    name: str


@dataclass(frozen=True, slots=True)
class AskedBefore:
    """A line of the evening: what was asked, what the answer was, and when."""

    question: str
    answer: str
    when: str
    inquiry: Inquiry


def headings(rulebase: Rulebase, language: str, rulings: Sequence[str]) -> tuple[Heading, ...]:
    """These rulings by their headings."""
    texts = rulebase.texts[language].rulings
    return tuple(Heading(ruling, texts[ruling].name, texts[ruling].ask) for ruling in rulings)


def likely(rulebase: Rulebase, language: str, rules: TableRules) -> tuple[Heading, ...]:
    """What people are likely to ask now."""
    return headings(rulebase, language, likely_rulings(rules, rulebase))


def topics(
    t: Translator, lookup: Lookup, rulebase: Rulebase, language: str, rules: TableRules
) -> tuple[Topic, ...]:
    """The rulebook by topic, without what is of another game only."""
    by_topic: dict[str, list[str]] = {topic: [] for topic in TOPICS}
    for ruling, content in rulebase.rulings.items():
        if lookup.concerns(ruling, rules):
            by_topic.setdefault(content.topic, []).append(ruling)
    return tuple(
        Topic(t(f"rules-topic-{topic}"), headings(rulebase, language, found))
        for topic, found in by_topic.items()
        if found
    )


def card_keys(
    library: Library, language: str, rules: TableRules
) -> tuple[tuple[CardKey, ...], ...]:
    """The cards of the deck in the groups of the hand pad: numbers, actions, wilds."""

    def group(card: CardKind) -> tuple[bool, bool]:
        return card.face, card.colour

    return tuple(
        tuple(
            CardKey(card_view(library, language, card), library.card_name(card.kind, language))
            for card in cards
        )
        for _group, cards in groupby(rules.variant.cards_of(rules.deck), key=group)
    )


def evening(
    t: Translator,
    library: Library,
    rulebase: Rulebase,
    language: str,
    asked: Sequence[tuple[Inquired, Answer]],
) -> tuple[AskedBefore, ...]:
    """What was asked on this device, newest first."""
    return tuple(
        AskedBefore(
            question=asked_text(t, library, rulebase, language, one.inquiry),
            answer=_in_short(t, answer),
            when=moment(t, one.at),
            inquiry=one.inquiry,
        )
        for one, answer in asked
    )


def _in_short(t: Translator, answer: Answer) -> str:
    verdict = verdict_of(t, answer.verdict, answer.value)
    return answer.answer if verdict.in_words else verdict.text


def agreed_on(t: Translator, state: TableState) -> tuple[AgreedView, ...]:
    """What the table has agreed on, newest first."""
    return tuple(agreed_view(t, ruling) for ruling in reversed(state.rulings))
