"""The deck guard: more copies of a card in one round than the deck holds.

It warns and never refuses: a table may play with two decks, or with cards of its own. Where a
leaflet does not count the copies of a kind, the size of the deck bounds all cards together.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.variants import Deck, Variant

CUSTOMIZABLE: Final = "customizable"
"""The kind of card of which a table agrees how many it uses (`article-112#customizable`)."""


@dataclass(frozen=True, slots=True)
class DeckWarning:
    """More cards than there are: `held` of a kind, or of the whole deck where `kind` is None.

    `holders` are the players who hold them with how many each, in the order of the hands.
    """

    kind: str | None
    held: int
    available: int
    holders: tuple[tuple[str, int], ...]


def deck_warnings(
    variant: Variant, deck_id: str, hands: Mapping[str, HandTally], *, customizable: int = 0
) -> tuple[DeckWarning, ...]:
    """What the hands of one round hold too many of: kinds as on the pad, the whole deck last.

    `customizable` is how many of these cards the table plays with, 0 where it has not said. Typed
    amounts count no cards; of a deck that the variant does not know nothing can be said.
    """
    deck = variant.deck(deck_id)
    if deck is None:
        return ()
    removed = _removed(deck, customizable)
    counts = _counts(variant, deck, removed)
    kinds = dict.fromkeys((*counts, *(kind for hand in hands.values() for kind in hand.cards)))
    found = [
        _warning(kind, {player: hand.cards.get(kind, 0) for player, hand in hands.items()}, there)
        for kind in kinds
        # A card that the deck does not have at all is one too many.
        if (there := counts.get(kind, 0)) is not None
    ]
    if deck.size is not None:
        everything = {player: hand.number_of_cards() for player, hand in hands.items()}
        found.append(_warning(None, everything, deck.size.value - removed))
    return tuple(warning for warning in found if warning.held > warning.available)


def round_warnings(
    variant: Variant, rules: AgreedRules, entry: RoundEntry
) -> tuple[DeckWarning, ...]:
    """What a round as entered holds too many of, by the rules of its table.

    The cards of somebody knocked out are left out: after the next shuffle others can hold them
    (`nm-2023#mercy`).
    """
    hands = {
        player: hand for player, hand in entry.hands.items() if player not in entry.knocked_out
    }
    return deck_warnings(variant, rules.deck, hands, customizable=len(rules.customizable))


def _removed(deck: Deck, customizable: int) -> int:
    there_are = deck.customizable.value if deck.customizable else 0
    return max(0, there_are - customizable) if customizable else 0


def _counts(variant: Variant, deck: Deck, removed: int) -> dict[str, int | None]:
    """Copies of each kind of the deck, None where nobody has counted them."""
    counts = {
        card.kind: card.count.value if card.count else None for card in variant.cards_of(deck.id)
    }
    printed = counts.get(CUSTOMIZABLE)
    if printed is not None:
        counts[CUSTOMIZABLE] = printed - removed
    return counts


def _warning(kind: str | None, held: Mapping[str, int], available: int) -> DeckWarning:
    holders = tuple((player, count) for player, count in held.items() if count)
    return DeckWarning(kind, sum(held.values()), available, holders)
