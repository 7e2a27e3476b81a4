"""What a table agrees on before it plays: variant, values, scoring method, formation, target.

The card values are copied from the variant into the agreement, so a log can be folded years later
and on another phone without the variant's file.
"""

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from scorekeeper.domain.hands import MAX_AMOUNT, CardKindId
from scorekeeper.domain.refusals import RulesRefused
from scorekeeper.domain.variants import MAX_TARGET, Formation, ScoringMethod, Slug, Variant

MAX_ROUNDS: Final = 100
"""Rounds of an evening with changing partners."""

MAX_OWN_RULE: Final = 500
"""Characters of what a table writes down for itself."""

MAX_MEANING: Final = 80
"""Characters of what one customizable card means."""

KnockOutTo = Literal["winner", "cause"]
"""Who gets the bonus: the round's winner (`nm-2023#knock-out-bonus`) or whoever caused it."""

KnockedOutPay = Literal["bonus", "cards"]
"""What a knocked-out player is charged where everyone keeps their own cards."""

Deal = Literal["left", "winner", "stays"]
"""Who deals next: the player to the left, the round's winner, or the same again."""


class AgreedRules(BaseModel):
    """The rules in force at a table; changed only by a new RulesAgreed event.

    `total_rounds` is how long partners change for (None: as the schedule has it). `knock_out` are
    the points for each player knocked out, 0 where the game knows no such thing. `customizable`
    is what each customizable card means here, `own_rule` whatever else the table has agreed.
    `deal`, `knocked_out_pay` and `knock_out_to` have the app's conventions as defaults
    (RULES.md §2.8 and §2.9).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    variant: Slug
    deck: Slug
    card_points: dict[CardKindId, Annotated[int, Field(ge=0, le=MAX_AMOUNT)]] = Field(max_length=60)
    scoring: ScoringMethod = "winner-takes-all"
    formation: Formation = "individual"
    target: Annotated[int, Field(ge=1, le=MAX_TARGET)] = 500
    total_rounds: Annotated[int, Field(ge=1, le=MAX_ROUNDS)] | None = None
    knock_out: Annotated[int, Field(ge=0, le=MAX_AMOUNT)] = 0
    knock_out_to: KnockOutTo = "winner"
    knocked_out_pay: KnockedOutPay = "bonus"
    deal: Deal = "left"
    house_rules: tuple[Slug, ...] = Field(default=(), max_length=20)
    own_rule: Annotated[str, Field(max_length=MAX_OWN_RULE)] = ""
    customizable: tuple[Annotated[str, Field(max_length=MAX_MEANING)], ...] = Field(
        default=(), max_length=3
    )


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a table wants otherwise than its variant has it; None is the variant's own."""

    deck: str | None = None
    scoring: ScoringMethod | None = None
    formation: Formation = "individual"
    target: int | None = None
    total_rounds: int | None = None
    knock_out_to: KnockOutTo = "winner"
    knocked_out_pay: KnockedOutPay = "bonus"
    deal: Deal = "left"
    house_rules: tuple[str, ...] = ()
    own_rule: str = ""
    customizable: tuple[str, ...] = ()


def agree_on(variant: Variant, wishes: Wishes = Wishes()) -> AgreedRules:
    """The rules of a variant with what the table wants otherwise.

    Raises RulesRefused where the deck is not one of the variant's, the target or the number of
    rounds cannot be, or the formation does not go with the way of counting.
    """
    chosen = variant.default_deck if wishes.deck is None else variant.deck(wishes.deck)
    if chosen is None:
        raise RulesRefused("rules-deck-unknown", deck=str(wishes.deck), variant=variant.id)
    goal = variant.target.value if wishes.target is None else wishes.target
    scoring = wishes.scoring or variant.scoring
    verify_target(goal)
    verify_total_rounds(wishes.total_rounds)
    if wishes.total_rounds is not None and wishes.formation != "rotating-partners":
        raise RulesRefused("rules-rounds-not-here")
    verify_formation(scoring, wishes.formation)
    return AgreedRules(
        variant=variant.id,
        deck=chosen.id,
        card_points=variant.card_points(chosen.id),
        scoring=scoring,
        formation=wishes.formation,
        target=goal,
        total_rounds=wishes.total_rounds,
        knock_out=variant.knock_out.value if variant.knock_out else 0,
        knock_out_to=wishes.knock_out_to,
        knocked_out_pay=wishes.knocked_out_pay,
        deal=wishes.deal,
        house_rules=wishes.house_rules,
        own_rule=verify_own_rule(wishes.own_rule),
        customizable=tuple(verify_meaning(meaning) for meaning in wishes.customizable),
    )


def verify_formation(scoring: ScoringMethod, formation: Formation) -> None:
    """Raises RulesRefused for partners where everyone keeps their own cards.

    Partners take the opposing pair's hands (`deluxe-1999#partners`); of a pair that collects its
    own cards no leaflet speaks.
    """
    if formation != "individual" and scoring != "winner-takes-all":
        raise RulesRefused("rules-formation-scoring")


def verify_total_rounds(rounds: int | None) -> None:
    """Raises RulesRefused for a number of rounds that nobody could play."""
    if rounds is not None and not 1 <= rounds <= MAX_ROUNDS:
        raise RulesRefused("rules-rounds-range", limit=MAX_ROUNDS)


def verify_own_rule(text: str) -> str:
    """The table's own rule without blanks around it. Raises RulesRefused where it is too long."""
    tidy = text.strip()
    if len(tidy) > MAX_OWN_RULE:
        raise RulesRefused("rules-own-too-long", limit=MAX_OWN_RULE)
    return tidy


def verify_meaning(text: str) -> str:
    """What a customizable card means, tidied. Raises RulesRefused where it is too long."""
    tidy = " ".join(text.split())
    if len(tidy) > MAX_MEANING:
        raise RulesRefused("rules-meaning-too-long", limit=MAX_MEANING)
    return tidy


def verify_target(target: int) -> None:
    """Raises RulesRefused for a target that nobody could play to.

    Any number that all agree on may be the target (`article-112`, the course of the game).
    """
    if not 1 <= target <= MAX_TARGET:
        raise RulesRefused("rules-target-range", limit=MAX_TARGET)
