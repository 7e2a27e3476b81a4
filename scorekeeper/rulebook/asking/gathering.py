"""What holds at this table for this question: the parameters of play, and what is computed.

A case of a ruling is chosen by these facts; nothing here knows any ruling.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from scorekeeper.domain.house_rules import play_rules
from scorekeeper.domain.play_rules import PlayRules
from scorekeeper.rulebook.asking.bindings import said_by_bindings
from scorekeeper.rulebook.asking.card_facts import add_cards
from scorekeeper.rulebook.asking.drawn_for_deal import deals_with_highest
from scorekeeper.rulebook.asking.effect_claims import effect_claimed
from scorekeeper.rulebook.asking.facts import Cites, Facts, TableRules
from scorekeeper.rulebook.asking.left_open import (
    leaves_hit_open,
    leaves_pile_open,
    leaves_symbol_open,
    leaves_time_open,
)
from scorekeeper.rulebook.asking.number_facts import add_numbers
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.table_cards import players_fit
from scorekeeper.rulebook.word_lists import word_list

_SOME: Final = frozenset({"two-players", "four-players", "players-word"})
_POSSESSED: Final = word_list("gathering.possessed")
_OF_MINE: Final = frozenset({("van", "mij"), ("von", "mir"), ("of", "mine")})
_PART_OF: Final = word_list("gathering.part-of")
_PARTNERS: Final = frozenset(
    {"partner", "partnerin", "mate", "teammate", "mitspieler", "maat", "team", "pair", "", "we"}
)
_TWO: Final = 2
_HUNDRED: Final = 100
"""The least points anybody plays to."""
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
        said=set(situation.concepts) | _also_said(situation) | situation.facets,
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
    facts.values["stack.open"] = "yes" if leaves_pile_open(situation) else "no"
    alone = facts.values.get("players") != str(_TWO)
    facts.values["hit"] = "open" if alone and leaves_hit_open(situation) else "told"
    facts.values["next.begun"] = "open" if leaves_time_open(situation) else "told"
    facts.values["swap.asked"] = "yes" if situation.asked & {"swap", "refuse"} else "no"
    facts.values["card.named"] = "yes" if situation.cards else "no"
    deals = deals_with_highest(situation)
    if deals is not None:
        facts.values["deals"] = "yes" if deals else "no"
    facts.values["flip.symbol"] = "open" if leaves_symbol_open(situation) else "told"
    return facts


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


def _speaks_of_own(situation: Situation) -> bool:
    """ "Do my 57 points go to them?", and not "does my partner get any?"."""
    keys = situation.keys[situation.begins :]
    return any(
        (key in _POSSESSED and after not in _PARTNERS) or (key, after) in _OF_MINE
        for key, after in pairwise((*keys, ""))
    )


def _other_target(situation: Situation) -> bool:
    """ "Can we play to 300?", "must it be 500?": whether the table may take a number of its own."""
    told = [n.value for n in situation.numbers if n.asked and n.value >= _HUNDRED]
    wins = situation.asked & {"win", "lose", "elimination", "finish", "who-gets"}
    # Whoever must reach it to win is not asked what is agreed.
    # "May it be 600, too?", "must we play to 1000?": the target need not be named.
    limits = any(n.limit and n.value >= _HUNDRED for n in situation.numbers)
    meant = "target" in situation.concepts or situation.modal == "may" or limits
    return meant and bool(situation.modal and told) and not wins


def _is_a_part(situation: Situation) -> bool:
    """ "Three of us four", "two of the five": some, and not all."""
    told = situation.numbers
    return any(
        one.value < other.value
        and other.at - one.at <= _FOUR
        and situation.keys[one.at + 1] in _PART_OF
        for one, other in pairwise(told)
    )


def _also_said(situation: Situation) -> set[str]:
    """Combinations of concepts that cases speak of by one name."""
    said = situation.concepts
    also = set()
    if said & {"turn", "next-player", "after", "begin"}:
        also.add("turn-follows")
    if "turn-over" in situation.asked and not {"red-side", "still"} <= situation.asked:
        also.add("turn-asked")
    if said & {"next-player", "round", "after", "again"}:
        also.add("next")
    if "dealer" in said and not said & {"next-player", "opposite"}:
        also.add("dealer-alone")
    asked = situation.asked
    own = asked & {"knocked-cards", "hand-word", "hold"} and "opposite" not in asked
    own = own or (situation.ask == "yes-no" and "hold" in said and "points" in asked)
    own = own or ("keep-own" in asked and "opposite" not in asked)
    own = own or ({"card", "points"} <= asked and "opponents" not in said)
    own = own or (bool(asked & {"points", "who-gets", "opponents"}) and _speaks_of_own(situation))
    if "partners" in said and own:
        also.add("partners-own-cards")
    sides = {"red-side", "green-side"} <= said and "all-red" not in said
    if sides and said & {"still", "everyone", "not", "players-word"}:
        also.add("not-all-red")
    if {"power-card", "turn-over", "round", "after"} <= said and "all-red" not in said:
        # "After a round": that turns nothing.
        also.add("not-all-red")
    both = "several" in said and situation.players == _TWO
    if {"power-card", "red-side"} <= said and said & _SOME and "all-red" not in said and not both:
        also.add("not-all-red")
    left = {"power-card", "green-side", "still"} <= said and "green-side" not in asked
    if left and "turn-over" in asked and "all-red" not in said:
        # "One of them is still green. Do we turn them?".
        also.add("not-all-red")
    if "red-side" in said and _is_a_part(situation):
        also.add("not-all-red")
    few = (situation.numbers or "everyone" not in said) and {
        "power-card",
        "red-side",
        "turn-over",
        "only",
    } <= said
    if few and "all-red" not in said:
        # "Only two of four are red".
        also.add("not-all-red")
    if _other_target(situation):
        also.add("other-target")
    if any(not card.kind.isdecimal() for card in situation.cards):
        also.add("action-said")
    if any(card.kind in {"wild", "flip-wild"} for card in situation.cards):
        also.add("wild-card")
    if not said & {"fits", "able", "no-match"} and not situation.cards:
        also.add("fit-open")
    reds = {"power-card", "red-side"} <= said and not said & {"turn-over", "all-red"}
    if "flex-side" not in said and ("main-colour" in said or reds):
        # "Played as a plain wild", "my power card is red": without its Flex option.
        also.add("plain-side")
    blanks = [card.count for card in situation.cards if card.kind == "customizable"]
    if situation.modal == "must" and blanks and ("several" in said or max(blanks) > 1):
        # "Must all three blanks be in?"
        also.add("all-blanks")
    # Said in phrases that are facets: what of it is a case of its own.
    if "demanded" in situation.facets:
        also.add("demanded")
    if "flip-of-other" in situation.facets:
        also.add("flip-of-other")
    if "most-safe" in situation.facets:
        also.add("most-safe")
    if "single-penalty" in situation.facets:
        also.add("single-penalty")
    if {"how-many", "hold", "stay"} <= asked:
        # "The most that I may hold and stay in".
        also.add("most-safe")
    if "same-size" in situation.facets:
        also.add("same-size")
    if "lowest-tie" in situation.facets:
        also.add("lowest-tie")
    if "from-zero" in situation.facets:
        also.add("from-zero")
    if "carry" in situation.facets:
        also.add("carry")
    if "nothing-to-shuffle" in situation.facets:
        also.add("nothing-to-shuffle")
    if "tables-asked" in situation.facets:
        also.add("tables-asked")
    if "partners-counted" in situation.facets:
        also.add("partners-counted")
    if "power-counted" in situation.facets:
        also.add("power-counted")
    if "colours-counted" in situation.facets:
        also.add("colours-counted")
    if "any-hand" in situation.facets:
        also.add("any-hand")
    if "at-will" in situation.facets:
        also.add("at-will")
    return also
