"""Whether one card may be laid on another, and what a chain of draw cards adds up to.

Only what the play rules say of cards; who asks, and in what words, is `rulebook/`'s work.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from scorekeeper.domain.play_rules import Stacking
from scorekeeper.domain.variants import CardKind

Fit = Literal["wild", "colour", "same", "flex-colour", "if-colour", "none"]
"""Why a card fits, or that it depends on its colour, or does not."""

COLOURS: Final = ("red", "yellow", "green", "blue")


@dataclass(frozen=True, slots=True)
class Laid:
    """A card as somebody speaks of it: its kind, and its colour where that was said.

    The colour of a wild is the one called for it; `second` is the Flex colour of a card.
    """

    card: CardKind
    colour: str | None = None
    second: str | None = None


def fit(played: Laid, pile: Laid, flexing: bool = False) -> Fit:
    """Whether a card matches by colour, number or symbol (`deluxe-1999#play`, `nm-2023#play`).

    `flexing`: the player's power card shows green, so that the Flex colour counts too
    (`flex#flex-cards`).
    """
    if not played.card.colour:
        return "wild"
    if played.card.kind == pile.card.kind:
        return "same"
    if _same_symbol(played.card.kind, pile.card.kind):
        return "same"
    if played.colour is None or pile.colour is None:
        return "if-colour"
    if played.colour == pile.colour:
        return "colour"
    return "flex-colour" if flexing and played.second == pile.colour else "none"


def _same_symbol(one: str, other: str) -> bool:
    """A Flex card's normal side is that of the plain card (`flex#flex-action-cards`)."""
    return one.removeprefix("flex-") == other.removeprefix("flex-")


def may_stack(played: CardKind, pile: CardKind, stacking: Stacking) -> bool:
    """Whether a draw card passes the penalty of another one on.

    By the same kind in Progressive (`deluxe-1999#progressive`), by an equal or higher number in No
    Mercy (`nm-2023#stacking`), never by the printed classic rules (`deluxe-1999#draw-two`).
    """
    if played.draws is None or pile.draws is None:
        return False
    match stacking:
        case "none":
            return False
        case "same-kind":
            return _same_symbol(played.kind, pile.kind)
        case "equal-or-higher":
            return played.draws.value >= pile.draws.value


def penalty(chain: Iterable[CardKind]) -> int:
    """Cards drawn by the one who ends a chain of stacked draw cards (`nm-2023#stacking`)."""
    return sum(card.draws.value for card in chain if card.draws is not None)
