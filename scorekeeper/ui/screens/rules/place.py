"""Where somebody is while looking up a rule: what is shown, what has been put together so far.

What an answer shows is in `tables/shown/answers.py`.
"""

from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from scorekeeper.domain.house_rules import play_rules
from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.asking import TableRules
from scorekeeper.rulebook.asking.builder import ACTS, Act, Chosen
from scorekeeper.rulebook.asking.no_questions import MAX_QUESTION
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.tables.lookup import Inquiry, Pieced, Question, Under

Mode = Literal["ask", "cards", "book", "evening"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
Step = Literal["act", "pile", "card", "hit", "pile-colour", "card-colour", "has-colour", "done"]


@dataclass(frozen=True, slots=True)
class Pieces:
    """A situation in the making. A colour of "" means that it is not known or does not matter."""

    act: Act | None = None
    pile: str | None = None
    card: str | None = None
    pile_colour: str | None = None
    card_colour: str | None = None
    has_colour: bool | None = None
    hit: bool | None = None

    def at(self, step: Step) -> "Pieces":
        """Back to a step: what was chosen there, and what depends on it, is forgotten."""
        match step:
            case "act":
                return Pieces()
            case "pile":
                return Pieces(act=self.act)
            case "card":
                return Pieces(act=self.act, pile=self.pile)
            case "hit":
                return Pieces(act=self.act, pile=self.pile, card=self.card)
            case "pile-colour":
                return replace(self, pile_colour=None, card_colour=None, has_colour=None)
            case _:
                return replace(self, card_colour=None, has_colour=None)


@dataclass(frozen=True, slots=True)
class Shown:
    """What the screen shows; it stands in the address (`address.py`).

    `via`: the part of the screen that an answer was opened from, to go back to. `under` is what is
    asked for where there is no table.
    """

    mode: Mode = "ask"
    inquiry: Inquiry | None = None
    pieces: Pieces = Pieces()
    under: Under | None = None
    by_card: bool = False
    via: Mode = "ask"

    def to(self, mode: Mode) -> "Shown":
        """Another part of the screen; a second tap on the same one leads back."""
        wanted: Mode = "ask" if mode == self.mode else mode
        return Shown(mode=wanted, under=self.under, by_card=self.by_card)

    def asking(self, inquiry: Inquiry) -> "Shown":
        """An answer is read. One that was led to from an entry of the book is of the book, too."""
        opened = self.mode if self.mode in {"book", "evening"} else "ask"
        via = self.via if self.inquiry is not None else opened
        return replace(self, mode="ask", inquiry=inquiry, pieces=Pieces(), via=via)

    def back(self) -> "Shown | None":
        """What the arrow leads back to; None: out, to where somebody came from."""
        if self.mode != "ask":
            return self.to("ask")
        if self.inquiry is not None and self.via != "ask":
            return replace(self, mode=self.via, inquiry=None, via="ask")
        return None


@dataclass(frozen=True, slots=True)
class Line:
    """The line to ask in. `times` counts how often something was put into it by other means than
    typing; `fault`: why what stands there was not asked, a key of the texts.
    """

    text: str = ""
    times: int = 0
    fault: str = ""

    def typed(self, text: str) -> "Line":
        """Somebody has typed."""
        return replace(self, text=text, fault=fault_in(text) if len(text) > MAX_QUESTION else "")

    def put(self, text: str = "", fault: str = "") -> "Line":
        """Something else stands in it now, to begin with nothing."""
        return Line(text, self.times + 1, fault)


def fault_in(text: str) -> str:
    """Why a text cannot be asked, a key of the texts; "" where it can."""
    if not text.strip():
        return "rules-ask-empty"
    return "rules-ask-too-long" if len(text.strip()) > MAX_QUESTION else ""


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
    if shape.takes_hit and _may_hit(played, pile):
        if pieces.hit is None:
            return "hit"
        if pieces.hit:
            # Whoever has to draw may lay nothing else, whatever its colour.
            return "done"
    if played is not None and pile is not None and _by_colour(played, pile):
        if pieces.pile_colour is None:
            return "pile-colour"
        if pieces.card_colour is None and pieces.pile_colour:
            return "card-colour"
    if shape.takes_colour and pieces.has_colour is None and _tied_to_colour(played, rules):
        return "has-colour"
    return "done"


def _may_hit(played: CardKind | None, pile: CardKind | None) -> bool:
    """Whether it makes a difference if the card on the pile hits whoever asks: a draw card may have
    hit somebody else before, and another draw card is asked about only where it hits.
    """
    return played is not None and pile is not None and bool(pile.draws) and not played.draws


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
    """The question that the pieces make up, once there is an act; of cards, those it is about."""
    if pieces.act is None:
        return None
    shape = ACTS[pieces.act]
    card = pieces.card if shape.needs_played else None
    pile = pieces.pile if shape.needs_pile else None
    return Pieced(
        act=pieces.act,
        played=Chosen(card, pieces.card_colour or None) if card else None,
        pile=Chosen(pile, pieces.pile_colour or None) if pile else None,
        has_colour=pieces.has_colour if shape.takes_colour else None,
        hit=pieces.hit if shape.takes_hit else None,
    )


def pieces_in(question: Question) -> Pieces:
    """The pieces of a question that was put together; none of any other."""
    if not isinstance(question, Pieced):
        return Pieces()
    played, pile = question.played, question.pile
    return Pieces(
        act=question.act,
        pile=pile.kind if pile else None,
        card=played.kind if played else None,
        pile_colour=pile.colour if pile else None,
        card_colour=played.colour if played else None,
        has_colour=question.has_colour,
        hit=question.hit,
    )


def pieces_understood(said: Situation) -> Pieces:
    """The cards that a question was understood to be about; for what, is chosen anew."""
    card = said.played or next((one for one in said.cards if one is not said.pile), None)
    return Pieces(
        pile=_kind(said.pile),
        card=_kind(card),
        pile_colour=said.pile.colour if said.pile else None,
        card_colour=card.colour if card else None,
        has_colour=said.has_colour,
    )


def _kind(card: SaidCard | None) -> str | None:
    return card.kind if card else None
