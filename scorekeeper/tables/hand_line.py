"""The line that takes a hand as words and numbers, read with the cards of a table."""

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.hands import MAX_COUNT, HandTally
from scorekeeper.l10n import LANGUAGES
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.handwords import HandReading, read_hand


def languages_of(language: str) -> tuple[str, ...]:
    """All languages the line is understood in, the user's first."""
    return tuple(dict.fromkeys((language, *LANGUAGES)))


def read_line(library: Library, language: str, rules: AgreedRules, text: str) -> HandReading | None:
    """What the line means with the cards of these rules; None for an empty line."""
    if not text.strip():
        return None
    variant = library.variant(rules.variant)
    return read_hand(text, variant, rules.deck, library, languages_of(language))


def combined(tally: HandTally, reading: HandReading | None) -> HandTally:
    """What the keys counted and what the line says, together."""
    if reading is None:
        return tally
    cards = dict(tally.cards)
    for kind, count in reading.tally.cards.items():
        cards[kind] = min(MAX_COUNT, cards.get(kind, 0) + count)
    return HandTally(cards=cards, amounts=(*tally.amounts, *reading.tally.amounts))
