"""The rules that a question is asked under: a table's own, or a game by name."""

from collections.abc import Iterable
from dataclasses import replace

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.house_rules import HouseRule
from scorekeeper.domain.variants import Variant
from scorekeeper.rulebook.asking.facts import TableRules
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.library import Library


def rules_of(agreed: AgreedRules, library: Library, players: int | None = None) -> TableRules:
    """The rules in force at a table. Raises RulesRefused where its variant is not known here."""
    return TableRules(
        variant=library.variant(agreed.variant),
        deck=agreed.deck,
        house=_known(agreed.house_rules, library),
        players=players,
        target=agreed.target,
        scoring=agreed.scoring,
        knock_out_to=agreed.knock_out_to,
    )


def rules_for(
    variant: Variant, library: Library, house: Iterable[str] = (), players: int | None = None
) -> TableRules:
    """A game as its leaflets have it, with these house rules."""
    return TableRules(variant, variant.default_deck.id, _known(house, library), players)


def as_told(table: TableRules, situation: Situation, library: Library) -> TableRules:
    """The rules with what the question itself says: another game, a house rule, so many players."""
    changed = table
    told = situation.variant
    if told is not None and told not in {table.variant.id, table.variant.based_on}:
        changed = rules_for(library.variant(told), library)
    added = tuple(
        rule
        for rule in _known(sorted(situation.house), library)
        if rule not in changed.house and rule.goes_with(changed.variant)
    )
    return replace(
        changed,
        house=(*changed.house, *added),
        players=situation.players or table.players,
    )


def _known(house: Iterable[str], library: Library) -> tuple[HouseRule, ...]:
    return tuple(library.house_rules[rule] for rule in house if rule in library.house_rules)
