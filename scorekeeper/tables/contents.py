"""What the rulebook of one game contains: every ruling but those on what the game does not have.

That a leaflet is silent on something belongs into the book; a card of another game does not.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking import Answer, Rulebase, TableRules, answer_ruling
from scorekeeper.rulebook.asking.at_table import rules_for

_NOT_OF_THIS_GAME: Final = "not-here"
_TAKES_MORE: Final = "open"
"""Cases that are no entry: of a card of another deck, and of what has to be told first."""
_ON_SILENCE: Final = "silent"
"""The topic that is about what no leaflet says."""
_READ_IN: Final = "en"
"""A book has the same entries in every language, so one reading tells what they are about."""


def contents(
    rulings: Iterable[str], rules: TableRules, rulebase: Rulebase, library: Library
) -> frozenset[str]:
    """Those of the rulings that are entries of this game's book."""
    said = {name: answer_ruling(name, rules, _READ_IN, rulebase, library) for name in rulings}
    topics = {name: rulebase.rulings[name].topic for name in said}
    spoken_of = {topics[name] for name, answer in said.items() if answer.verdict != "unknown"}
    kinds = {card.kind for card in rules.variant.cards_of(rules.deck)}
    return frozenset(
        name
        for name, answer in said.items()
        if answer.verdict != "unknown"
        or (
            answer.case not in {_NOT_OF_THIS_GAME, _TAKES_MORE}
            and topics[name] in {*spoken_of, _ON_SILENCE}
            and _cards_of(name, answer, rulebase, library) <= kinds
        )
    )


def has_entry(answer: Answer) -> bool:
    """Whether an answer says something of the game it is for."""
    return answer.verdict != "unknown" and answer.case not in {_NOT_OF_THIS_GAME, _TAKES_MORE}


def _cards_of(name: str, answer: Answer, rulebase: Rulebase, library: Library) -> frozenset[str]:
    """The cards that an entry speaks of: as this game calls them, or else as another does."""

    def read() -> Iterator[Answer]:
        yield answer
        for variant in library.variants.values():
            yield answer_ruling(name, rules_for(variant, library), _READ_IN, rulebase, library)

    named = (frozenset(card.kind for card in one.situation.cards) for one in read())
    return next((cards for cards in named if cards), frozenset())
