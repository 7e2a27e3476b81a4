"""Cards and players as a question tells of them, and as this game knows them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.domain.laying import Fit, Laid, fit
from scorekeeper.domain.variants import CardKind, Variant
from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.situation import SaidCard, Situation

_FITS: Final[frozenset[Fit]] = frozenset({"same", "colour", "wild"})


def players_fit(variant: Variant, players: int) -> bool | None:
    """Whether so many may play; None where it is not said."""
    least, most = variant.players.min, variant.players.max
    if most is not None and players > most.value:
        return False
    if least is not None and players < least.value:
        return False
    return None if most is None else True


def of_this_game(card: SaidCard, kinds: Mapping[str, CardKind]) -> SaidCard:
    """A wild of this game, where somebody just says "wild": all of them count alike there."""
    if card.kind != "wild" or "wild" in kinds:
        return card
    wilds = [kind for kind in kinds if kind in WILDS]
    alike = len({kinds[kind].points.value for kind in wilds}) == 1
    return replace(card, kind=wilds[0]) if alike else card


def is_beside_knock_out(situation: Situation, card: SaidCard) -> bool:
    """ "She flew out with a wild": in the clause that tells of it, and nobody else's."""
    # What was put together without words has none.
    heard = situation.heard
    for at in range(min(card.start, len(heard)) - 1, -1, -1):
        if (at + 1 < len(heard) and heard[at + 1].breaks) or "hold" in heard[at].concepts:
            return False
        if "knock-out" in heard[at].concepts:
            return True
    return False


def copies(cards: Sequence[SaidCard], kinds: Mapping[str, CardKind]) -> Iterable[CardKind]:
    """The kinds of the cards said, each as often as said."""
    for card in cards:
        if card.kind in kinds:
            yield from [kinds[card.kind]] * card.count


def laid(card: SaidCard | None, kinds: Mapping[str, CardKind]) -> Laid | None:
    """The card as it lies, None where this game has none of the kind."""
    if card is None or card.kind not in kinds:
        return None
    return Laid(kinds[card.kind], card.colour)


def goes_on(card: SaidCard, pile: SaidCard, kinds: Mapping[str, CardKind]) -> bool:
    """Whether the card may be laid on that one for its colour, its kind, or as a wild."""
    lays, lies = laid(card, kinds), laid(pile, kinds)
    return lays is not None and lies is not None and fit(lays, lies) in _FITS
