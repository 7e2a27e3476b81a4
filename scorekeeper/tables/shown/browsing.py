"""What is offered before anything is asked: likely questions, topics, cards, the evening so far."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby

from scorekeeper.domain.state import TableState
from scorekeeper.domain.variants import CardKind
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking import Answer, Rulebase, TableRules, likely_rulings
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.tables.inquiries import Inquired
from scorekeeper.tables.logs import utc_now
from scorekeeper.tables.lookup import Inquiry, Lookup, Under
from scorekeeper.tables.shown.agreements import AgreedView, agreed_view, agreement_on
from scorekeeper.tables.shown.answers import CardView, asked_text, card_view, verdict_on
from scorekeeper.tables.shown.choices import is_same, under_line
from scorekeeper.tables.shown.matters import Agreed
from scorekeeper.tables.shown.verdicts import verdict_said
from scorekeeper.tables.shown.words import moment_since

TOPICS = (
    "playing", "draw-cards", "cards", "challenge", "uno", "no-mercy", "flex", "scoring",
    "two-players", "formations", "house-rules", "silent",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Heading:
    """A ruling by its heading and the question it answers. `game`: what it belongs to, where that
    is another game.
    """

    ruling: str
    name: str
    ask: str
    game: str = ""


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


def found(
    library: Library,
    lookup: Lookup,
    rulebase: Rulebase,
    language: str,
    rules: TableRules,
    typed: str,
) -> tuple[Heading, ...]:
    """What is like something typed; what belongs to another game says so."""

    def elsewhere(ruling: str) -> str:
        game = None if lookup.is_listed(ruling, rules) else lookup.game_of(ruling)
        return library.variant_name(game, language) if game else ""

    return tuple(
        replace(heading, game=elsewhere(heading.ruling))
        for heading in headings(rulebase, language, lookup.suggestions(typed, rules, language))
    )


def cards_found(
    library: Library, lookup: Lookup, language: str, rules: TableRules, typed: str
) -> tuple[CardKey, ...]:
    """The cards that something typed may name."""
    kinds = {card.kind: card for card in rules.variant.cards}
    return tuple(
        CardKey(card_view(library, language, kinds[kind]), library.card_name(kind, language))
        for kind in lookup.cards_found(typed, rules, language)
    )


def likely(rulebase: Rulebase, language: str, rules: TableRules) -> tuple[Heading, ...]:
    """What people are likely to ask now."""
    return headings(rulebase, language, likely_rulings(rules, rulebase))


def topics(
    t: Translator, lookup: Lookup, rulebase: Rulebase, language: str, rules: TableRules
) -> tuple[Topic, ...]:
    """The rulebook by topic, without what this game does not have."""
    entries = lookup.entries(rules)
    by_topic: dict[str, list[str]] = {topic: [] for topic in TOPICS}
    for ruling, content in rulebase.rulings.items():
        if ruling in entries:
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
    base: TableRules,
    state: TableState | None = None,
    now: datetime | None = None,
) -> tuple[AskedBefore, ...]:
    """What was asked on this device, newest first, as it is answered now."""
    today = now or utc_now()

    def line(one: Inquired, answer: Answer) -> AskedBefore:
        question = asked_text(t, library, rulebase, language, one.inquiry)
        agreed = agreement_on(answer, question, base, state)
        short = (
            _agreed_in_short(t, agreed, answer.situation)
            if agreed
            else _in_short(t, rulebase, answer)
        )
        under = Under.of(answer.table or base)
        if one.inquiry.under is not None and not is_same(under, Under.of(base)):
            short = f"{short} · {under_line(t, library, language, under)}"
        return AskedBefore(question, short, moment_since(t, one.at, today), one.inquiry)

    return tuple(line(one, answer) for one, answer in asked)


def _in_short(t: Translator, rulebase: Rulebase, answer: Answer) -> str:
    verdict = verdict_on(t, rulebase, answer)
    return answer.answer if verdict.in_words else verdict.text


def _agreed_in_short(t: Translator, agreed: Agreed, asked: Situation) -> str:
    verdict = verdict_said(t, agreed.verdict, asked, agreed.ruling.value)
    said = agreed.ruling.answer if verdict.in_words else verdict.text
    return t("rules-evening-agreed", answer=said)


def agreed_on(t: Translator, state: TableState) -> tuple[AgreedView, ...]:
    """What the table has agreed on, newest first."""
    return tuple(agreed_view(t, Agreed(ruling)) for ruling in reversed(state.rulings))
