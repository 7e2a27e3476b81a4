"""What holds at this table for this question: the parameters of play, and what is computed.

A case of a ruling is chosen by these facts; nothing here knows any ruling.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from scorekeeper.domain.house_rules import play_rules
from scorekeeper.domain.play_rules import PlayRules
from scorekeeper.rulebook.asking.also_said import also_said
from scorekeeper.rulebook.asking.bindings import loses_by_own_card, said_by_bindings
from scorekeeper.rulebook.asking.card_facts import add_cards
from scorekeeper.rulebook.asking.drawn_for_deal import deals_if_claimed, deals_with_highest
from scorekeeper.rulebook.asking.effect_claims import effect_claimed
from scorekeeper.rulebook.asking.facts import Cites, Facts, TableRules
from scorekeeper.rulebook.asking.jump_in_told import same_as_pile
from scorekeeper.rulebook.asking.left_open import (
    leaves_colour_open,
    leaves_hit_open,
    leaves_pile_open,
    leaves_symbol_open,
    leaves_time_open,
)
from scorekeeper.rulebook.asking.number_facts import add_numbers
from scorekeeper.rulebook.asking.round_ended import leaves_uncounted
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.table_cards import players_fit
from scorekeeper.rulebook.asking.who_laid import is_laid_by_other

_TWO: Final = 2
_FOUR: Final = 4
"""Colours."""
_EIGHT: Final = 8
"""Players: two tables of partners."""


def facts_of(
    situation: Situation, table: TableRules, sections: Mapping[str, Mapping[str, Cites]]
) -> Facts:
    """Everything that a case may ask about."""
    variant = table.variant
    based = variant.based_on or variant.id
    facts = Facts(
        said=set(situation.concepts) | also_said(situation) | situation.facets,
        asked=situation.asked | situation.facets | said_by_bindings(situation.bindings),
    )
    facts.values["variant"] = based
    facts.values["ask"] = situation.ask
    facts.values["claimed"] = "yes" if situation.claimed else "no"
    facts.values["one.asked"] = "yes" if "one-left" in situation.asked else "no"
    facts.cites.update({name: known[based] for name, known in sections.items() if based in known})
    rules = play_rules(variant, table.house)
    _parameters(facts, rules)
    _of_the_game(facts, table)
    facts.values["asked.side"] = situation.side or "open"
    facts.values["asked.of"] = "open" if situation.another is None else "another"
    others = situation.mercy is not None and situation.mercy.cards is None
    facts.values["mercy.of"] = "another" if others else "open"
    facts.values["others.win"] = "yes" if situation.others_win else "no"
    if not situation.concepts & {"guilty", "innocent", "caught", "bluff"}:
        facts.values["challenge.outcome"] = "open"
    players = situation.players or table.players
    if players is not None:
        facts.values["players"] = str(players)
        if players == _EIGHT:
            facts.said.add("eight-players")
        fits = players_fit(variant, players)
        if fits is not None:
            facts.values["players.fit"] = "yes" if fits else "no"
    for rule in table.house:
        facts.values[f"house:{rule.id}"] = "yes"
    kinds = {card.kind: card for card in variant.cards}
    add_cards(facts, situation, kinds, rules)
    does = effect_claimed(situation, kinds, players)
    if does is not None:
        facts.values["effect.claimed"] = "yes" if does else "no"
    coloured = [card.count.value for card in variant.cards if card.colour and card.count]
    if len(situation.colours) == 1 and not situation.cards and coloured:
        facts.numbers["colour_cards"] = sum(coloured) // _FOUR
    tagged = situation.asked <= {"how-many"} and "colour" in situation.concepts
    of_one = len(situation.colours) == 1 or "colour" in situation.asked or tagged
    if of_one and "number_cards" in facts.numbers:
        facts.numbers["number_cards"] //= _FOUR
    add_numbers(facts, situation, rules)
    if leaves_uncounted(situation, facts.numbers["target"]):
        facts.values["race.reached"] = "open"
    facts.values["stack.open"] = "yes" if leaves_pile_open(situation) else "no"
    two = facts.values.get("players") == str(_TWO)
    facts.values["laid.by"] = "other" if two and is_laid_by_other(situation) else "open"
    facts.values["hit"] = "open" if not two and leaves_hit_open(situation) else "told"
    facts.values["next.begun"] = "open" if leaves_time_open(situation) else "told"
    same = "open" if leaves_colour_open(situation) else same_as_pile(situation)
    if same is not None:
        facts.values["same"] = same
        # "But it is my uncle's turn": told, and who is next not asked for.
        facts.said.discard("turn-follows")
    facts.values["swap.asked"] = "yes" if situation.asked & {"swap", "refuse"} else "no"
    facts.values["card.named"] = "yes" if situation.cards else "no"
    if "lose-turn" in situation.asked:
        facts.values["turn.lost"] = loses_by_own_card(situation.bindings)
    claimed = deals_if_claimed(situation)
    deals = deals_with_highest(situation) if claimed is None else claimed
    if deals is not None:
        facts.values["deals"] = "yes" if deals else "no"
    facts.values["flip.symbol"] = "open" if leaves_symbol_open(situation) else "told"
    return facts


def seated(facts: Facts, seat: str, who: str) -> Facts:
    """The same facts, with the seat that has the turn, and who sits there if that is known."""
    own = replace(facts, values=dict(facts.values))
    own.values["next"] = seat
    own.values["who"] = who
    return own


def resting_on(facts: Facts, told: tuple[tuple[str, str], ...]) -> Facts:
    """The same facts, but for those that were told."""
    return replace(facts, values={**facts.values, **dict(told)})


def _parameters(facts: Facts, rules: PlayRules) -> None:
    for name in PlayRules.model_fields:
        known: Any = getattr(rules, name)
        if name in {"challenge", "first_cards"}:
            continue
        if known is None:
            facts.values[name] = "silent"
            continue
        value = known.value
        facts.values[name] = (
            {True: "yes", False: "no"}.get(value, str(value))
            if isinstance(value, bool)
            else str(value)
        )
        if isinstance(value, int) and not isinstance(value, bool):
            facts.numbers[name] = value
        facts.cites[name] = known.cite
    challenge = rules.challenge
    facts.values["challenge"] = "no" if challenge is None else "yes"
    if challenge is not None:
        facts.numbers["guilty"] = challenge.guilty.value
        facts.numbers["innocent"] = challenge.innocent.value
        facts.cites["challenge"] = challenge.guilty.cite


def _of_the_game(facts: Facts, table: TableRules) -> None:
    variant = table.variant
    facts.numbers["target"] = table.target or variant.target.value
    facts.cites["target"] = variant.target.cite
    facts.values["scoring"] = table.scoring or variant.scoring
    facts.values["knock_out"] = (
        "silent" if variant.knock_out is None else str(variant.knock_out.value)
    )
    facts.values["knock_out_to"] = table.knock_out_to or "winner"
    if variant.knock_out is not None:
        facts.numbers["knock_out"] = variant.knock_out.value
    if variant.dealt is not None:
        facts.numbers["dealt"] = variant.dealt.value
        facts.cites["dealt"] = variant.dealt.cite
    if variant.players.max is not None:
        facts.numbers["players_max"] = variant.players.max.value
        facts.cites["players"] = variant.players.max.cite
    if variant.players.min is not None:
        facts.numbers["players_min"] = variant.players.min.value
    deck = variant.deck(table.deck)
    if deck is not None and deck.size is not None:
        facts.numbers["deck_size"] = deck.size.value
        facts.cites["deck_size"] = deck.size.cite
    sizes = [deck.size.value for deck in variant.decks if deck.size is not None]
    if sizes:
        facts.numbers["deck_least"], facts.numbers["deck_most"] = min(sizes), max(sizes)
    counted = [card.count.value for card in variant.cards if card.face and card.count]
    if counted:
        facts.numbers["number_cards"] = sum(counted)
