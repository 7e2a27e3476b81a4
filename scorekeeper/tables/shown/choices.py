"""What a question is asked for: the game, how many play, the house rules."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking.table_cards import players_fit
from scorekeeper.tables.lookup import Under

PLAYER_CHOICES = (2, 3, 4, 8)
"""Numbers of players that make a difference: two, more, partners, two tables."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A chip that asks the same for something else. `usual`: whether it is chosen, or not, as it is
    played here.
    """

    text: str
    under: Under
    chosen: bool
    group: Literal["variant", "players", "house"]
    usual: bool = True

    @property
    def stands_out(self) -> bool:
        """Whether it is shown at first: the games, and the house rules that are not as usual."""
        return self.group == "variant" or (self.group == "house" and not self.usual)


def at_first(choices: Sequence[Choice], *, asked: bool, large: bool) -> tuple[Choice, ...]:
    """Those that are shown without a tap for the rest.

    With large letters none of them once something was asked, so that the answer stays in sight;
    before that nothing is more worth its room than the games.
    """
    return () if asked and large else tuple(choice for choice in choices if choice.stands_out)


def under_in_short(t: Translator, library: Library, language: str, under: Under) -> str:
    """As `under_line`, where there is room for one house rule only: of several, how many."""
    if len(under.house) <= 1:
        return under_line(t, library, language, under)
    said = under_line(t, library, language, replace(under, house=()))
    return f"{said}, {t('rules-under-houses', count=len(under.house))}"


def under_line(t: Translator, library: Library, language: str, under: Under) -> str:
    """What the question was asked for, such as "No Mercy, 2 players, Progressive"."""
    said = t(
        "rules-under",
        game=library.variant_name(under.variant, language),
        players=under.players or 0,
    )
    return ", ".join([said, *(library.house_rule_name(rule, language) for rule in under.house)])


def is_same(one: Under, other: Under) -> bool:
    """Whether two questions are asked for the same rules."""
    return is_played_alike(one, other) and one.players == other.players


def is_played_alike(one: Under, other: Under) -> bool:
    """Whether it is the same game with the same house rules, however many play."""
    return (one.variant, set(one.house)) == (other.variant, set(other.house))


def choices_of(
    t: Translator, library: Library, language: str, under: Under, home: Under | None
) -> tuple[Choice, ...]:
    """Other games, other numbers of players, house rules on or off: each one tap.

    `home`: the rules that are played here; None where no table says so.
    """
    players, usual = (home.players, home.house) if home else (None, ())
    variant = library.variant(under.variant)
    games = [
        Choice(
            library.variant_name(other, language),
            Under(other, under.players, under.house),
            other == under.variant,
            "variant",
        )
        for other in library.variants
    ]
    telling = (number for number in PLAYER_CHOICES if players_fit(variant, number) is not False)
    numbers = sorted({*telling, *(n for n in (players, under.players) if n)})
    people = [
        Choice(
            t("rules-players", count=number),
            Under(under.variant, number, under.house),
            number == under.players,
            "players",
        )
        for number in numbers
    ]
    houses = [
        Choice(
            library.house_rule_name(rule.id, language),
            Under(under.variant, under.players, _toggled(under.house, rule.id)),
            rule.id in under.house,
            "house",
            usual=(rule.id in under.house) == (rule.id in usual),
        )
        for rule in library.house_rules_for(variant)
    ]
    return (*games, *people, *houses)


def _toggled(house: tuple[str, ...], rule: str) -> tuple[str, ...]:
    if rule in house:
        return tuple(other for other in house if other != rule)
    return (*house, rule)
