"""The keys to tap the cards of a hand: the deck of the table, grouped by what a card is worth."""

from dataclasses import dataclass
from itertools import groupby

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.variants import CardKind
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library


@dataclass(frozen=True, slots=True)
class PadKey:
    """A card kind to tap, with how many are in the hand."""

    kind: str
    label: str
    name: str
    count: int
    wild: bool
    face: bool


@dataclass(frozen=True, slots=True)
class PadGroup:
    """Keys of the same worth."""

    label: str
    keys: tuple[PadKey, ...]


def key_groups(
    t: Translator, library: Library, language: str, rules: AgreedRules, tally: HandTally
) -> tuple[PadGroup, ...]:
    """The keys for the cards of a table's deck, with how many of each are in the hand."""
    kinds = library.variant(rules.variant).cards_of(rules.deck)

    def worth(card: CardKind) -> tuple[bool, int]:
        return (card.face, 0 if card.face else card.points.value)

    groups: list[PadGroup] = []
    for (face, points), cards in groupby(kinds, key=worth):
        keys = tuple(
            PadKey(
                kind=card.kind,
                label=library.card_label(card.kind, language),
                name=t(
                    "entry-key-name",
                    card=library.card_name(card.kind, language),
                    points=card.points.value,
                    count=tally.cards.get(card.kind, 0),
                ),
                count=tally.cards.get(card.kind, 0),
                wild=not card.colour,
                face=card.face,
            )
            for card in cards
        )
        label = t("entry-face-value") if face else t("entry-each", points=points)
        groups.append(PadGroup(label, keys))
    return tuple(groups)
