"""Which card of a hand that is told may be played: "Blue 0 lies. I hold red 0, green 7. Can I go?".

No card is named in the question itself, so that it asks whether any of them fits.
"""

from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.persons import clause_at
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.table_cards import goes_on
from scorekeeper.rulebook.asking.words import Word

_HAND: Final = frozenset({"hold", "hand-word", "still"})
_CALLING: Final = frozenset({"choose", "say"})
_ASKS: Final = frozenset({"play", "able", "may", "fits", "draw"})
_OTHERWISE: Final = frozenset(
    {"uno", "stack", "challenge", "out-of-turn", "finish", "points", "bluff", "flex-side", "dodge"}
    | {"main-colour", "power-card", "last-card", "several", "win", "reveal", "who", "how-many"}
    | {"drawn-card", "draw-although-able", "discard-all", "same", "at-once", "i-was-hit"}
)
_BESIDE: Final = frozenset({"current", "colour", "draw-pile", "only", "what", "after"})
_WILD: Final = "wild"
_ONLY_WITHOUT: Final = "draw-four"
_NEAR: Final = 4


class OfHand(NamedTuple):
    """The card that fits best, the one it would go on, the rest of the hand, and if it fits."""

    played: SaidCard
    pile: SaidCard
    held: tuple[SaidCard, ...]
    fits: bool

    def told(self) -> tuple[SaidCard, SaidCard, tuple[SaidCard, ...], list[SaidCard]]:
        """The card played, the one on the pile, those held, and those that it is about.

        For a colour that was called it is all the same which wild it was called for.
        """
        if self.pile.kind not in WILDS:
            return self.played, self.pile, self.held, [self.played, self.pile]
        return self.played, replace(self.pile, kind=_WILD), self.held, [self.played]


def of_hand(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    colours: Sequence[tuple[int, str]],
    begins: int,
    kinds: Mapping[str, CardKind],
    have: Container[str],
) -> OfHand | None:
    """None where no whole hand and no card on the pile are told, or another thing is asked."""
    asked = {mention.concept for mention in mentions if mention.end > begins}
    said = {mention.concept for mention in mentions}
    holds = [m.start for m in mentions if m.concept in _HAND]
    holds += [at for at, word in enumerate(words) if word.key in have and at < begins]
    if not begins or not asked & _ASKS or said & _OTHERWISE or not holds:
        return None
    if any(card.end > begins or card.count > 1 or card.kind not in kinds for card in cards):
        return None
    pile = _on_pile(words, cards, mentions, _apart(colours, cards), min(holds))
    hand = [card for card in cards if pile is not None and card.start != pile.start]
    if pile is None or not hand or not _is_told_whole(hand, pile):
        return None
    if any(card.kind.endswith(_ONLY_WITHOUT) and card.kind in WILDS for card in hand):
        # Whether it may be laid hangs on the rest: another ruling tells.
        return None
    fitting = [card for card in hand if goes_on(card, pile, kinds)]
    coloured = [card for card in fitting if card.kind not in WILDS]
    best = next(iter([*coloured, *fitting, *hand]))
    return OfHand(best, pile, tuple(card for card in hand if card is not best), bool(fitting))


def asking_of_hand(concepts: frozenset[str], found: OfHand) -> frozenset[str]:
    """What is asked, put as one asks for a single card: if it goes, or if one has to draw."""
    rest = concepts - _HAND - _CALLING - _BESIDE
    if "draw" in rest and "must" in rest:
        return (rest - {"play", "may", "pile-word"}) | {"able" if found.fits else "no-match"}
    return (rest - {"draw", "able"}) | {"may", "play"}


def _is_told_whole(hand: Sequence[SaidCard], pile: SaidCard) -> bool:
    """Whether each card has its colour, and so has the one on the pile."""
    known = all(card.colour is not None or card.kind in WILDS for card in hand)
    return known and pile.colour is not None


def _on_pile(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    colours: Sequence[tuple[int, str]],
    held: int,
) -> SaidCard | None:
    """The one card that is said to lie there, or the colour that was called."""
    lying = [card for card in cards if _is_said_of(words, card, mentions, "pile-word")]
    if not lying:
        lying = [
            card
            for card in cards
            if card.start < held
            if _is_said_of(words, card, mentions, "play")
            or (card.kind in WILDS and _called(card, mentions, colours))
        ]
    if len(lying) != 1:
        return None
    return _called(lying[0], mentions, colours) if lying[0].kind in WILDS else lying[0]


def _apart(colours: Sequence[tuple[int, str]], cards: Sequence[SaidCard]) -> list[tuple[int, str]]:
    """The colours that are said of no card."""
    own = {at for card in cards for at in range(card.start - 1, card.end + 1)}
    return [(at, colour) for at, colour in colours if at not in own]


def _called(
    wild: SaidCard, mentions: Sequence[Mention], colours: Sequence[tuple[int, str]]
) -> SaidCard | None:
    """The wild with the colour that was called for it."""
    calls = [m.start for m in mentions if m.concept in _CALLING]
    near = {c for at, c in colours if any(abs(at - call) <= _NEAR for call in calls)}
    return replace(wild, colour=next(iter(near))) if len(near) == 1 else None


def _is_said_of(
    words: Sequence[Word], card: SaidCard, mentions: Sequence[Mention], concept: str
) -> bool:
    """Whether the clause of the card has it, or the word right before: "Lies: blue 0"."""
    clause = clause_at(words, card.start)
    return any(
        m.concept == concept and (m.start in clause or card.start - m.end in {0, 1})
        for m in mentions
    )
