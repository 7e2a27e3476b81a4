"""What a table agrees on before it plays: variant, values, scoring method, formation, target.

The card values are copied from the variant into the agreement, so a log can be folded years later
and on another phone without the variant's file.
"""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from scorekeeper.domain.hands import MAX_AMOUNT, CardKindId
from scorekeeper.domain.refusals import RulesRefused
from scorekeeper.domain.variants import MAX_TARGET, Formation, ScoringMethod, Slug, Variant


class AgreedRules(BaseModel):
    """The rules in force at a table; changed only by a new RulesAgreed event."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    variant: Slug
    deck: Slug
    card_points: dict[CardKindId, Annotated[int, Field(ge=0, le=MAX_AMOUNT)]] = Field(max_length=60)
    scoring: ScoringMethod = "winner-takes-all"
    formation: Formation = "individual"
    target: Annotated[int, Field(ge=1, le=MAX_TARGET)] = 500


def agree_on(
    variant: Variant,
    *,
    deck: str | None = None,
    scoring: ScoringMethod | None = None,
    formation: Formation = "individual",
    target: int | None = None,
) -> AgreedRules:
    """The rules of a variant with what the table wants otherwise.

    Raises RulesRefused where the deck is not one of the variant's or the target cannot be.
    """
    chosen = variant.default_deck if deck is None else variant.deck(deck)
    if chosen is None:
        raise RulesRefused("rules-deck-unknown", deck=str(deck), variant=variant.id)
    goal = variant.target.value if target is None else target
    verify_target(goal)
    return AgreedRules(
        variant=variant.id,
        deck=chosen.id,
        card_points=variant.card_points(chosen.id),
        scoring=scoring or variant.scoring,
        formation=formation,
        target=goal,
    )


def verify_target(target: int) -> None:
    """Raises RulesRefused for a target that nobody could play to.

    Any number that all agree on may be the target (`article-112`, the course of the game).
    """
    if not 1 <= target <= MAX_TARGET:
        raise RulesRefused("rules-target-range", limit=MAX_TARGET)
