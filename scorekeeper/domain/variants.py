"""A variant as data: its cards, values, decks, players, target and bonuses, each with citation.

Reading the files is `rulebook/`'s work; how a variant is played is in `play_rules.py`, what a
table agrees on in `agreed.py`.
"""

from functools import cached_property
from typing import Annotated, Final, Literal, Self

from pydantic import Field, model_validator

from scorekeeper.domain.card_effects import CardEffect
from scorekeeper.domain.cited import Citation, Cited, Data, Slug
from scorekeeper.domain.hands import MAX_AMOUNT, CardKindId
from scorekeeper.domain.play_rules import PlayRules

__all__ = [
    "MAX_TARGET",
    "SCORING_METHODS",
    "CardKind",
    "Citation",
    "Cited",
    "Deck",
    "Formation",
    "Players",
    "ScoringMethod",
    "Slug",
    "Variant",
]

ScoringMethod = Literal["winner-takes-all", "lowest-total-wins", "elimination-race"]
Formation = Literal["individual", "partners", "rotating-partners"]
SCORING_METHODS: Final[tuple[ScoringMethod, ...]] = (
    "winner-takes-all",
    "lowest-total-wins",
    "elimination-race",
)
MAX_TARGET: Final = 1_000_000


class CardKind(Data):
    """One kind of card: what it is worth and, where a source counts them, how many there are.

    `face` cards show their value; `colour` tells coloured cards from wilds. `draws`: how many
    cards the next player has to draw. `decks` limits the kind to those decks of the variant (None:
    all of them). `effect`: what it does, `flexed`: on its Flex side; None where nobody has told.
    """

    kind: CardKindId
    face: bool = False
    colour: bool = True
    points: Cited[Annotated[int, Field(ge=0, le=MAX_AMOUNT)]]
    count: Cited[Annotated[int, Field(ge=1, le=200)]] | None = None
    draws: Cited[Annotated[int, Field(ge=1, le=50)]] | None = None
    decks: tuple[Slug, ...] | None = None
    effect: CardEffect | None = None
    flexed: CardEffect | None = None


class Deck(Data):
    """A deck of the variant and its number of cards, None where nobody has counted them.

    `customizable`: how many of its customizable cards a table may use at most; it may use fewer,
    but not none (`article-112#customizable`).
    """

    id: Slug
    size: Cited[Annotated[int, Field(ge=1, le=1000)]] | None = None
    customizable: Cited[Annotated[int, Field(ge=1, le=3)]] | None = None


class Players(Data):
    """How many people the leaflet is written for; None where it gives no number."""

    min: Cited[Annotated[int, Field(ge=2, le=20)]] | None = None
    max: Cited[Annotated[int, Field(ge=2, le=20)]] | None = None


class Variant(Data):
    """A game system as its leaflets, or this table's own file, describe it.

    `based_on`: the built-in variant that an own one grew from; its house rules fit this one too.
    `knock_out`: the bonus for each player knocked out in a round, None without a Mercy rule.
    """

    format: Literal[1] = 1
    id: Slug
    based_on: Slug | None = None
    sources: tuple[Slug, ...] = Field(min_length=1)
    players: Players
    dealt: Cited[Annotated[int, Field(ge=1, le=30)]] | None = None
    target: Cited[Annotated[int, Field(ge=1, le=MAX_TARGET)]]
    scoring: ScoringMethod
    play: PlayRules = PlayRules()
    knock_out: Cited[Annotated[int, Field(ge=0, le=MAX_AMOUNT)]] | None = None
    decks: tuple[Deck, ...] = Field(min_length=1)
    cards: tuple[CardKind, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _unique_and_resolvable(self) -> Self:
        kinds = [card.kind for card in self.cards]
        if len(set(kinds)) != len(kinds):
            raise ValueError("a card kind is listed twice")
        deck_ids = {deck.id for deck in self.decks}
        if len(deck_ids) != len(self.decks):
            raise ValueError("a deck is listed twice")
        for card in self.cards:
            if card.decks is not None and not set(card.decks) <= deck_ids:
                raise ValueError(f"card {card.kind} names an unknown deck")
        for kind in self.play.first_cards:
            if kind not in kinds:
                raise ValueError(f"play.first_cards names an unknown card {kind}")
        return self

    @cached_property
    def default_deck(self) -> Deck:
        """The deck listed first."""
        return self.decks[0]

    def deck(self, deck_id: str) -> Deck | None:
        """The deck of that id, or None."""
        return next((deck for deck in self.decks if deck.id == deck_id), None)

    def cards_of(self, deck_id: str) -> tuple[CardKind, ...]:
        """The card kinds of one deck, in the order of the pad."""
        return tuple(card for card in self.cards if card.decks is None or deck_id in card.decks)

    def card_points(self, deck_id: str) -> dict[str, int]:
        """Points per card kind of one deck."""
        return {card.kind: card.points.value for card in self.cards_of(deck_id)}
