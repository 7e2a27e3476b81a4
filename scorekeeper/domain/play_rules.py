"""How a variant is played, as parameters: the part of the rules that is not about points.

House rules (`house_rules.py`) lay other values over these. A parameter that is None is one of
which the variant's leaflets say nothing; nothing is filled in from other variants.
"""

from typing import Annotated, Literal

from pydantic import Field

from scorekeeper.domain.cited import Cited, Data
from scorekeeper.domain.hands import CardKindId

Flag = Annotated[bool, Field(strict=True)]
NumberOfCards = Annotated[int, Field(ge=1, le=200, strict=True)]

Stacking = Literal["none", "same-kind", "equal-or-higher"]
"""What may be laid on a draw card to pass its penalty on."""
Draw = Literal["one", "until-playable"]
"""What is drawn without a card to play."""
DrawnCard = Literal["may-play", "must-play"]
Seven = Literal["nothing", "must-swap", "may-swap"]
"""Whether who plays a 7 swaps hands with somebody."""
Zero = Literal["nothing", "pass-on"]
"""Whether a 0 makes all hands move on in the direction of play."""
WildDrawFour = Literal["any-time", "only-without-colour"]
"""Whether it takes a hand without the colour that lies on top."""
FirstCardAction = Literal["applies", "ignored-turn-next"]
FirstCard = Literal[
    "first-player-draws-and-is-skipped",
    "first-player-is-skipped",
    "dealer-plays-first",
    "first-player-calls-colour",
    "first-player-calls-colour-and-may-swap",
    "back-into-the-pile",
]
"""What a kind of card does that is turned up before anybody has played."""


class Challenge(Data):
    """A Wild Draw Four may be doubted by who has to draw: the cards that whoever is wrong draws.

    `wilds_match`: whether wilds in the doubted hand count as cards of the colour.
    """

    guilty: Cited[NumberOfCards]
    innocent: Cited[NumberOfCards]
    wilds_match: Cited[Flag] | None = None


class PlayRules(Data):
    """The parameters of play. `first_cards` tells apart the kinds where the first one applies."""

    stacking: Cited[Stacking] | None = None
    draw: Cited[Draw] | None = None
    drawn_card: Cited[DrawnCard] | None = None
    may_draw_when_able: Cited[Flag] | None = None
    then_only_the_drawn_card: Cited[Flag] | None = None
    mercy_limit: Cited[NumberOfCards] | None = None
    seven: Cited[Seven] | None = None
    zero: Cited[Zero] | None = None
    jump_in: Cited[Flag] | None = None
    wild_draw_four: Cited[WildDrawFour] | None = None
    challenge: Challenge | None = None
    challenge_grows: Cited[Flag] | None = None
    first_card_action: Cited[FirstCardAction] | None = None
    first_cards: dict[CardKindId, Cited[FirstCard]] = Field(default_factory=dict, max_length=60)
    last_card_draws: Cited[Flag] | None = None
    two_players_reverse_skips: Cited[Flag] | None = None
    uno_penalty: Cited[NumberOfCards] | None = None
    wrong_card_penalty: Cited[NumberOfCards] | None = None
    suggestion_penalty: Cited[NumberOfCards] | None = None
