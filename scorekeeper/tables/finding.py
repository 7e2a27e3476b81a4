"""What is being typed, and the entries of the rulebook and the cards it may lead to."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from rapidfuzz import fuzz

from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking import Rulebase, TableRules
from scorekeeper.rulebook.asking.asks import ranked, said_by
from scorekeeper.rulebook.asking.one_question import lexicon_of
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.understanding import understand

MOST_SUGGESTED: Final = 5
MOST_CARDS: Final = 2
SHORTEST: Final = 2
MOST_READ: Final = 200
"""Characters of what is being typed; a heading is a few words."""
BEGINS_SO: Final = 100.0
ENOUGH_ALIKE: Final = 62.0
"""How alike, of 100, what is typed and a heading have to be."""
_NEAR: Final = 12
_WORD: Final = re.compile(r"\w+")
_TO_DRAW: Final = re.compile(r"\+\s*(\d+)")
_SPOKEN_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "penalty": ("uno-penalty", "wrong-card", "false-call", "challenge-innocent", "draw-count"),
    "mercy": ("mercy", "mercy-cards", "mercy-back"),
    "caught": ("uno-caught", "uno-penalty"),
}
"""Entries that a word alone asks for, whether or not it stands in their headings."""


def typed_as(text: str) -> str:
    """What is looked for; "" where it is too short to mean anything."""
    typed = text.strip().casefold()[:MOST_READ]
    return typed if len(typed) >= SHORTEST else ""


def entries_like(
    typed: str,
    language: str,
    rulebase: Rulebase,
    listed: Callable[[str], bool],
    meant: Sequence[str],
) -> tuple[str, ...]:
    """The entries that may be looked for, of those that are `listed`: any whose heading or question
    has words that begin so, those that are `meant`, and those that speak of the same things. Where
    only entries of another game have such words, it is these.
    """
    headings = rulebase.texts[language].rulings
    alike = {
        ruling: _alike(typed, heading.name, heading.ask) for ruling, heading in headings.items()
    }
    begun = [ruling for ruling, score in alike.items() if score == BEGINS_SO]
    if begun and not any(map(listed, [*begun, *meant])):
        return tuple(begun[:MOST_SUGGESTED])
    near = [passage.ruling for passage in rulebase.passages.nearest(typed, language, _NEAR)]
    best = sorted(alike, key=lambda ruling: -alike[ruling])
    like = (ruling for ruling in best if alike[ruling] >= ENOUGH_ALIKE)
    # What a word means comes before an entry that only has a word like it.
    found = dict.fromkeys([*meant, *begun, *near, *like])
    return tuple(filter(listed, found))[:MOST_SUGGESTED]


def entries_meant(
    typed: str, rules: TableRules, language: str, rulebase: Rulebase, library: Library
) -> tuple[str, ...]:
    """The entries that what is typed asks for when it is read as a question."""
    said = _understood(typed, rules, language, rulebase, library)
    spoken = (ruling for name in sorted(said.concepts) for ruling in _SPOKEN_OF.get(name, ()))
    asked = (one.ruling for one in ranked(said_by(said, rulebase.strong), rulebase.patterns))
    return tuple(dict.fromkeys([*spoken, *asked]))


def cards_like(typed: str, rules: TableRules, language: str, library: Library) -> tuple[str, ...]:
    """The cards of the deck whose names have words that begin so. "+4" names no number 4, but every
    card that makes somebody draw four.
    """
    to_draw, words = _TO_DRAW.findall(typed), _WORD.findall(_TO_DRAW.sub(" ", typed))

    def is_meant(card: CardKind) -> bool:
        drawn = str(card.draws.value) if card.draws else ""
        named = not words or _all_begin(words, _words(library.card_name(card.kind, language)))
        return named and all(drawn.startswith(number) for number in to_draw)

    if not to_draw and not words:
        return ()
    meant = (card.kind for card in rules.variant.cards_of(rules.deck) if is_meant(card))
    return tuple(meant)[:MOST_CARDS]


def _understood(
    typed: str, rules: TableRules, language: str, rulebase: Rulebase, library: Library
) -> Situation:
    lexicon = lexicon_of(rules.variant, language, library)
    return understand(typed, rulebase.tongues[language], lexicon)


def _alike(typed: str, name: str, ask: str) -> float:
    """How alike, of 100: every word that is typed may be the beginning of one that is there."""
    name, ask = name.casefold(), ask.casefold()
    if _all_begin(_WORD.findall(typed), [*_words(name), *_words(ask)]):
        return BEGINS_SO
    return max(
        0.99 * fuzz.partial_token_sort_ratio(typed, name),
        0.98 * fuzz.token_set_ratio(typed, f"{name} {ask}"),
        0.9 * fuzz.partial_ratio(typed, ask),
    )


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())


def _all_begin(begun: Sequence[str], there: Iterable[str]) -> bool:
    there = tuple(there)
    return bool(begun) and all(any(word.startswith(part) for word in there) for part in begun)
