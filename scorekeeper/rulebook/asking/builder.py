"""A situation put together without words: what lies on the pile, what is held, what is wanted.

Each act stands for the concepts that somebody would have said; the ruling is then found as for a
question in words.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

from scorekeeper.rulebook.asking.facts import TableRules
from scorekeeper.rulebook.asking.situation import SaidCard, Situation

Act = Literal[
    "play", "draw-instead", "challenge", "finish", "turned-up", "effect", "points", "out-of-turn"
]


@dataclass(frozen=True, slots=True)
class ActShape:
    """What an act says, and which cards it takes to ask about it."""

    concepts: frozenset[str]
    ask: Literal["yes-no", "number", "open"]
    needs_played: bool = False
    needs_pile: bool = False
    takes_colour: bool = False
    takes_hit: bool = False


ACTS: Final[Mapping[Act, ActShape]] = {
    "play": ActShape(frozenset({"may", "play"}), "yes-no", True, True, True, True),
    "effect": ActShape(frozenset({"what", "mean"}), "open", True),
    "finish": ActShape(frozenset({"may", "finish", "last-card"}), "yes-no", True),
    "turned-up": ActShape(frozenset({"first-card", "what"}), "open", True),
    "points": ActShape(frozenset({"points", "how-many"}), "number", True),
    "draw-instead": ActShape(frozenset({"may", "able", "draw"}), "yes-no"),
    "challenge": ActShape(frozenset({"challenge", "may"}), "yes-no"),
    "out-of-turn": ActShape(frozenset({"out-of-turn", "same", "may", "play"}), "yes-no", True),
}


@dataclass(frozen=True, slots=True)
class Chosen:
    """A card chosen: its kind, and its colour where it has one and that was chosen too."""

    kind: str
    colour: str | None = None


def built(
    act: Act,
    language: str,
    played: Chosen | None = None,
    pile: Chosen | None = None,
    has_colour: bool | None = None,
    hit: bool | None = None,
) -> Situation:
    """The situation: "may I play this on that, with or without the colour in hand".

    Where the card on the pile hits whoever asks, no colour saves them.
    """
    shape = ACTS[act]
    if hit:
        played, pile = _uncoloured(played), _uncoloured(pile)
    card = _said(played, 0) if played else None
    below = _said(pile, 1) if pile else None
    return Situation(
        language=language,
        ask=shape.ask,
        concepts=shape.concepts,
        asked=shape.concepts,
        cards=tuple(said for said in (card, below) if said is not None),
        played=card,
        pile=below,
        has_colour=has_colour,
        modal="may" if "may" in shape.concepts else "",
    )


def ruling_on_hit(hit: bool, played: Chosen, table: TableRules) -> str | None:
    """The ruling that a card on a draw card asks for, once it is known whether that hits whoever
    asks; None where it is to be found by the cards.

    Whoever is hit may at most put another draw card on it; any other card is a way to dodge.
    """
    kind = next((card for card in table.variant.cards if card.kind == played.kind), None)
    if hit:
        return "stacking" if kind is not None and kind.draws else "dodge"
    return "match" if kind is not None and kind.colour else None


def _uncoloured(chosen: Chosen | None) -> Chosen | None:
    return replace(chosen, colour=None) if chosen else None


def _said(chosen: Chosen, place: int) -> SaidCard:
    return SaidCard(chosen.kind, place, place + 1, colour=chosen.colour)
