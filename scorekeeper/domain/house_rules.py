"""House rules: small overlays over the play rules of a variant.

What each parameter means is in `play_rules.py`; the house rules themselves are in
`rules/house-rules/`.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Literal, Self

from pydantic import Field, StrictBool, StrictInt, StrictStr, ValidationError, model_validator

from scorekeeper.domain.cited import Citation, Data, Slug
from scorekeeper.domain.play_rules import PlayRules
from scorekeeper.domain.variants import Variant


class HouseRule(Data):
    """Another way to play some variants: which parameters it sets, and where it is printed."""

    format: Literal[1] = 1
    id: Slug
    variants: tuple[Slug, ...] = Field(min_length=1)
    cite: tuple[Citation, ...] = Field(min_length=1)
    overlay: dict[str, StrictBool | StrictInt | StrictStr] = Field(min_length=1)

    @model_validator(mode="after")
    def _sets_what_there_is(self) -> Self:
        try:
            self._laid_over()
        except ValidationError as fault:
            first = fault.errors()[0]
            raise ValueError(f"overlay.{first['loc'][0]}: {first['msg']}") from None
        return self

    @cached_property
    def parameters(self) -> dict[str, Any]:
        """The parameters that the rule sets, each cited as the rule is."""
        rules = self._laid_over()
        return {name: getattr(rules, name) for name in self.overlay}

    def _laid_over(self) -> PlayRules:
        return PlayRules.model_validate(
            {name: {"value": value, "cite": self.cite} for name, value in self.overlay.items()}
        )

    def goes_with(self, variant: Variant) -> bool:
        """Whether the variant, or the one that it is based on, may be played with it."""
        return bool({variant.id, variant.based_on} & set(self.variants))


def play_rules(variant: Variant, house_rules: Iterable[HouseRule]) -> PlayRules:
    """How the variant is played under these house rules; of two that clash the later counts.

    That house rules may be combined, and that the table settles a clash, is in
    `deluxe-1999#jump-in`.
    """
    overlays: dict[str, Any] = {}
    for rule in house_rules:
        overlays.update(rule.parameters)
    return variant.play.model_copy(update=overlays)
