"""Where somebody is while looking up a rule: what is shown, what has been put together so far.

What an answer shows is in `tables/shown/answers.py`.
"""

from dataclasses import dataclass, replace
from typing import Literal

from scorekeeper.domain.house_rules import play_rules
from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.asking import TableRules
from scorekeeper.rulebook.asking.builder import ACTS, Act, Chosen
from scorekeeper.tables.lookup import Inquiry, Pieced, Under

Mode = Literal["ask", "cards", "book", "evening"]
Step = Literal["act", "pile", "card", "pile-colour", "card-colour", "has-colour", "done"]


@dataclass(frozen=True, slots=True)
class Pieces:
    """A situation in the making. A colour of "" means that it is not known or does not matter."""

    act: Act | None = None
    pile: str | None = None
    card: str | None = None
    pile_colour: str | None = None
    card_colour: str | None = None
    has_colour: bool | None = None

    def at(self, step: Step) -> "Pieces":
        """Back to a step: what was chosen there, and what depends on it, is forgotten."""
        match step:
            case "act":
                return Pieces()
            case "pile":
                return Pieces(act=self.act)
            case "card":
                return Pieces(act=self.act, pile=self.pile)
            case "pile-colour":
                return replace(self, pile_colour=None, card_colour=None, has_colour=None)
            case _:
                return replace(self, card_colour=None, has_colour=None)


@dataclass(frozen=True, slots=True)
class Shown:
    """What the screen shows. `times` counts the answers, so that each is read from its top.

    `under` is what is asked for where there is no table.
    """

    mode: Mode = "ask"
    inquiry: Inquiry | None = None
    pieces: Pieces = Pieces()
    under: Under | None = None
    by_card: bool = False
    times: int = 0

    def to(self, mode: Mode) -> "Shown":
        """Another part of the screen; a second tap on the same one leads back."""
        wanted: Mode = "ask" if mode == self.mode else mode
        return replace(self, mode=wanted, inquiry=None, pieces=Pieces(), times=self.times + 1)

    def asking(self, inquiry: Inquiry) -> "Shown":
        """An answer is read."""
        return replace(self, mode="ask", inquiry=inquiry, pieces=Pieces(), times=self.times + 1)


def next_step(pieces: Pieces, rules: TableRules) -> Step:
    """What has to be chosen next; no more is asked than makes a difference."""
    if pieces.act is None:
        return "act"
    shape = ACTS[pieces.act]
    kinds = {card.kind: card for card in rules.variant.cards}
    if shape.needs_pile and pieces.pile is None:
        return "pile"
    if shape.needs_played and pieces.card is None:
        return "card"
    played, pile = kinds.get(pieces.card or ""), kinds.get(pieces.pile or "")
    if played is not None and pile is not None and _by_colour(played, pile):
        if pieces.pile_colour is None:
            return "pile-colour"
        if pieces.card_colour is None and pieces.pile_colour:
            return "card-colour"
    if shape.takes_colour and pieces.has_colour is None and _tied_to_colour(played, rules):
        return "has-colour"
    return "done"


def _by_colour(played: CardKind, pile: CardKind) -> bool:
    """Whether it takes the colours to know if one card fits on the other."""
    if not played.colour or (played.draws and pile.draws):
        return False
    return played.kind.removeprefix("flex-") != pile.kind.removeprefix("flex-")


def _tied_to_colour(played: CardKind | None, rules: TableRules) -> bool:
    """Whether the card may be played only without the colour in hand."""
    if played is None or not played.kind.endswith("wild-draw-four"):
        return False
    rule = play_rules(rules.variant, rules.house).wild_draw_four
    return rule is not None and rule.value == "only-without-colour"


def question_of(pieces: Pieces) -> Pieced | None:
    """The question that the pieces make up, once there is an act."""
    if pieces.act is None:
        return None
    return Pieced(
        act=pieces.act,
        played=Chosen(pieces.card, pieces.card_colour or None) if pieces.card else None,
        pile=Chosen(pieces.pile, pieces.pile_colour or None) if pieces.pile else None,
        has_colour=pieces.has_colour,
    )
