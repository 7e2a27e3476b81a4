"""What holds at this table for this question: the parameters of play, and what is computed.

A case of a ruling is chosen by these facts; nothing here knows any ruling.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from scorekeeper.domain.house_rules import HouseRule, play_rules
from scorekeeper.domain.laying import fit, may_stack, penalty
from scorekeeper.domain.play_rules import PlayRules
from scorekeeper.domain.variants import CardKind, Variant
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.asking.table_cards import copies, laid, of_this_game, players_fit

Cites = tuple[str, ...]
_TWO: Final = 2
_FOUR: Final = 4
"""Colours."""
_MANY: Final = 10
_FLEXED_DRAWS: Final = frozenset({"flex-draw-two", "draw-two"})


@dataclass(frozen=True, slots=True)
class TableRules:
    """What a question is asked about: the game, its deck, the house rules, and how it is scored."""

    variant: Variant
    deck: str
    house: tuple[HouseRule, ...] = ()
    players: int | None = None
    target: int | None = None
    scoring: str | None = None
    knock_out_to: str | None = None


@dataclass(slots=True)
class Facts:
    """Facts by name, computed numbers, what was said, and where each parameter is printed."""

    values: dict[str, str] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    said: set[str] = field(default_factory=set)
    cites: dict[str, Cites] = field(default_factory=dict)

    def holds(self, condition: str) -> bool:
        """Whether `name=value|value` is so; `name=*`: whether it is known at all."""
        name, _, wanted = condition.partition("=")
        options = wanted.split("|")
        if name == "said":
            return any(option in self.said for option in options)
        known = self.values.get(name)
        if known is None and name in self.numbers:
            known = str(self.numbers[name])
        if wanted == "*":
            return known is not None and known != "silent"
        return known in options


def facts_of(
    situation: Situation, table: TableRules, sections: Mapping[str, Mapping[str, Cites]]
) -> Facts:
    """Everything that a case may ask about."""
    variant = table.variant
    based = variant.based_on or variant.id
    facts = Facts(said=set(situation.concepts) | _also_said(situation))
    facts.values["variant"] = based
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
        fits = players_fit(variant, players)
        if fits is not None:
            facts.values["players.fit"] = "yes" if fits else "no"
    for rule in table.house:
        facts.values[f"house:{rule.id}"] = "yes"
    kinds = {card.kind: card for card in variant.cards}
    _of_the_cards(facts, situation, kinds, rules)
    if len(situation.colours) == 1 and "number_cards" in facts.numbers:
        facts.numbers["number_cards"] //= _FOUR
    _of_the_numbers(facts, situation, rules)
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
    deck = variant.deck(table.deck)
    if deck is not None and deck.size is not None:
        facts.numbers["deck_size"] = deck.size.value
        facts.cites["deck_size"] = deck.size.cite
    counted = [card.count.value for card in variant.cards if card.face and card.count]
    if counted:
        facts.numbers["number_cards"] = sum(counted)


def _of_the_cards(
    facts: Facts, situation: Situation, kinds: Mapping[str, CardKind], rules: PlayRules
) -> None:
    subject = situation.subject
    if subject is not None:
        _of_the_subject(facts, subject, kinds, rules)
    played = laid(situation.played, kinds)
    pile = laid(situation.pile, kinds)
    if played is None and situation.pile is not None and situation.pile is not subject:
        played = laid(subject, kinds)
    if played is not None and pile is not None:
        flexing = "flex-side" in situation.concepts
        facts.values["fit"] = fit(played, pile, flexing)
        facts.values["same"] = (
            "no"
            if (played.card, played.colour) != (pile.card, pile.colour)
            else "yes"
            if played.colour or not played.card.colour or "same" in situation.concepts
            else "open"
        )
        if rules.stacking is not None and played.card.draws and pile.card.draws:
            may = may_stack(played.card, pile.card, rules.stacking.value)
            facts.values["stack"] = "yes" if may else "no"
    chain = [card for card in copies(situation.cards, kinds) if card.draws is not None]
    if len(chain) == 1 and "stack" in situation.concepts:
        # "Four of us in a row played one": as many as played.
        times = [
            n.value
            for n in situation.numbers
            if n.unit != "card" and 1 < n.value < _MANY
            if not (n.value == _TWO and "two-players" in situation.concepts)
        ]
        chain *= times[0] if times else 1
    if chain:
        facts.numbers["chain"] = penalty(chain)
        facts.numbers["last_draws"] = chain[-1].draws.value if chain[-1].draws else 0
        facts.values["chain.several"] = "yes" if len(chain) > 1 else "no"
    _drawn_by_all(facts, situation)
    revealed = [card for card in situation.cards if card.kind != "color-roulette"]
    if 1 < len(revealed) < len(situation.cards):
        facts.numbers["revealed"] = sum(card.count for card in revealed)
    _alike(facts, situation)
    _hand(facts, situation, kinds)
    if situation.has_colour is not None:
        facts.values["held.colour"] = "yes" if situation.has_colour else "no"


def _drawn_by_all(facts: Facts, situation: Situation) -> None:
    """What all others draw together, where the question says how many play."""
    told = [n.value for n in situation.numbers if n.unit == "players-word"]
    players = situation.players or (told[0] if told else 0)
    kinds = {card.kind for card in situation.cards}
    flexed = facts.values["variant"] == "flex" and "flex-side" in situation.concepts
    each = 2 if "flex-all-draw" in kinds else int(flexed and bool(kinds & _FLEXED_DRAWS))
    if players > _TWO and each:
        facts.numbers["draws_all"] = (players - 1) * each


def _of_the_subject(
    facts: Facts, subject: SaidCard, kinds: Mapping[str, CardKind], rules: PlayRules
) -> None:
    card = kinds.get(subject.kind)
    facts.values["card"] = subject.kind
    facts.values["card.class"] = "number" if subject.kind.isdecimal() else "action"
    facts.values["card.here" if card else "card.elsewhere"] = "yes"
    if card is None:
        return
    facts.numbers["points"] = card.points.value
    facts.cites["points"] = card.points.cite
    if card.count is not None:
        facts.numbers["count"] = card.count.value
        facts.cites["count"] = card.count.cite
    if card.draws is not None:
        facts.numbers["draws"] = card.draws.value
        facts.cites["draws"] = card.draws.cite
    first = rules.first_cards.get(subject.kind)
    if first is not None:
        facts.values["first_card"] = first.value
        facts.cites["first_card"] = first.cite


def _hand(facts: Facts, situation: Situation, kinds: Mapping[str, CardKind]) -> None:
    alike = [of_this_game(card, kinds) for card in situation.cards]
    cards = list(copies(alike, kinds))
    if cards and all(card.kind in kinds for card in alike):
        facts.numbers["hand_points"] = sum(card.points.value for card in cards)


def _alike(facts: Facts, situation: Situation) -> None:
    """Whether cards spoken of are one another's twins: of one kind and one colour."""
    cards = situation.cards
    if "same" not in facts.values and len(cards) > 1:
        twins = (cards[0].kind, cards[0].colour) == (cards[1].kind, cards[1].colour)
        facts.values["same"] = "yes" if twins else "no"
    pair = any(card.count > 1 and card.colour for card in cards)
    if pair or "same" in situation.concepts:
        facts.values["identical"] = "yes"


def _of_the_numbers(facts: Facts, situation: Situation, rules: PlayRules) -> None:
    if rules.mercy_limit is not None:
        _mercy(facts, situation, rules.mercy_limit.value)
    _race(facts, situation)
    people = [n.value for n in situation.numbers if n.unit == "knock-out"] or [
        n.value
        for n in situation.numbers
        if n.unit == "players-word" and n.value < _MANY and n.value != situation.players
    ]
    each = facts.numbers.get("knock_out")
    out = 0
    if each is not None and "knock-out" in situation.concepts:
        out = (people[-1] if people else 1) * each
        if people:
            facts.numbers["knock_outs"] = out
    _partners(facts, situation)
    if "caught" not in situation.concepts:
        facts.values["caught"] = "open"
    if "hand_points" in facts.numbers:
        facts.numbers["round_points"] = facts.numbers["hand_points"] + out


def _partners(facts: Facts, situation: Situation) -> None:
    """The two hands of the opposing pair, of the points told (RULES.md §2.4)."""
    if "partners" not in situation.concepts:
        return
    told = [
        n.value for n in situation.numbers if n.unit in {"points", ""} and n.of_partner is False
    ]
    if len(told) == _TWO:
        facts.numbers["partner_points"] = sum(told)


def _mercy(facts: Facts, situation: Situation, limit: int) -> None:
    """Whether the cards told of reach the limit: those held, and those drawn to them."""
    told = [n.value for n in situation.numbers if n.unit in {"card", "", "knock-out"}]
    drawn = facts.numbers.get("chain", 0)
    if told == [drawn] and "hold" not in situation.concepts:
        told = []
    both = len(told) > 1 or (told and drawn)
    hit = situation.concepts & {"i-was-hit", "stack"}
    if told and (max(told) >= limit or sum(told) + drawn >= limit):
        facts.values["mercy.reached"] = "yes"
    elif both or (told and not hit and "draw" not in situation.asked):
        facts.values["mercy.reached"] = "no"
    elif told or drawn:
        facts.values["mercy.open"] = "yes"


def _race(facts: Facts, situation: Situation) -> None:
    """Whether the totals told of reach the number that puts somebody out of the race."""
    limit = facts.numbers["target"]
    told = [number.value for number in situation.numbers if number.value > _MANY]
    others = list(told)
    if limit in others and len(others) > 1:
        others.remove(limit)
    if len(others) > _TWO and "how-many" in situation.concepts:
        facts.values["race.several"] = "yes"
        facts.numbers["race_out"] = sum(value >= limit for value in others)
    if others != [limit] and others:
        reached = max(others) >= limit or sum(others) >= limit or told.count(limit) > 1
        facts.values["race.reached"] = "yes" if reached else "no"


def _also_said(situation: Situation) -> set[str]:
    """Combinations of concepts that cases speak of by one name."""
    said = situation.concepts
    also = set()
    if said & {"turn", "next-player", "after", "begin"}:
        also.add("turn-follows")
    if "turn-over" in situation.asked:
        also.add("turn-asked")
    if said & {"next-player", "round", "after", "again"}:
        also.add("next")
    if "dealer" in said and not said & {"next-player", "opposite"}:
        also.add("dealer-alone")
    asked = situation.asked
    own = asked & {"knocked-cards", "hand-word", "hold"} and "opposite" not in asked
    own = own or (situation.ask == "yes-no" and "hold" in said and "points" in asked)
    if "partners" in said and own:
        also.add("partners-own-cards")
    if any(not card.kind.isdecimal() for card in situation.cards):
        also.add("action-said")
    if any(card.kind in {"wild", "flip-wild"} for card in situation.cards):
        also.add("wild-card")
    return also
