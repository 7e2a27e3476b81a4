"""What follows from the cards that a question speaks of: what fits, is drawn, and counts."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from scorekeeper.domain.laying import fit, may_stack, penalty
from scorekeeper.domain.play_rules import PlayRules
from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.asking.asks import DRAWING, WILDS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.chain_words import KNOWN
from scorekeeper.rulebook.asking.classes_told import class_points
from scorekeeper.rulebook.asking.facts import Facts, added_up
from scorekeeper.rulebook.asking.last_named_again import names_last_again
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.asking.sum_words import says_together
from scorekeeper.rulebook.asking.table_cards import copies, is_beside_knock_out, laid, of_this_game
from scorekeeper.rulebook.asking.told import LESS, MORE
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_FOUR: Final = 4
_MANY: Final = 10
_OTHERS: Final = word_list("card-facts.others")
_EACH: Final = word_list("card-facts.each")
_TOGETHER: Final = word_list("card-facts.together")
_FLEXES: Final = word_list("card-facts.flexes")
_ONE_PERSON: Final = word_list("card-facts.one-person")
_BOTH: Final = word_list("card-facts.both")
_MYSELF: Final = word_list("card-facts.myself")
_FLEXED_DRAWS: Final = frozenset({"flex-draw-two", "draw-two"})


def add_cards(
    facts: Facts, situation: Situation, kinds: Mapping[str, CardKind], rules: PlayRules
) -> None:
    subject = situation.subject
    if subject is not None:
        one_colour = subject.colour is not None or _of_one_colour(situation)
        _of_the_subject(facts, subject, kinds, rules, one_colour)
        _compared(facts, subject, situation, kinds)
    played = laid(situation.played, kinds)
    pile = laid(situation.pile, kinds)
    if played is None and situation.pile is not None and situation.pile is not subject:
        played = laid(subject, kinds)
    if played is not None and pile is not None:
        flexing = "flex-side" in situation.concepts
        facts.values["fit"] = fit(played, pile, flexing)
        facts.values["on.called"] = "yes" if pile.colour and not pile.card.colour else "no"
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
        elif rules.stacking is not None and pile.card.draws:
            # A card that has nobody draw passes no penalty on.
            facts.values["stack"] = "no"
    on = situation.pile or situation.compared
    if on is not None:
        facts.values["pile"] = on.kind
    kinds_said = {card.kind for card in situation.cards}
    if "color-roulette" in kinds_said:
        facts.values["roulette.named"] = "yes"
    if kinds_said & WILDS and kinds_said - WILDS:
        facts.values["wild.named"] = "yes"
    draws = [card for card in situation.cards if card.kind in DRAWING]
    same_again = rules.stacking is not None and "one-too" in situation.facets
    same_again = same_again and len(draws) == 1 and not _is_the_other(draws[0], situation)
    if same_again and "stack" not in facts.values:
        # "A +6 lies there, and I have one too".
        facts.values["stack"] = "no" if facts.values.get("stacking") == "none" else "yes"
    _fit_by_colour(facts, situation, kinds)
    singly = [_one_of(card, situation) for card in situation.cards]
    chain = [card for card in copies(singly, kinds) if card.draws is not None]
    people = {number.unit for number in situation.numbers} & {"players-word"}
    if len(chain) == 1 and (
        "stack" in situation.concepts or (people and "play" in situation.concepts)
    ):
        # "Four of us in a row played one": as many as played.
        times = [
            n.value
            for n in situation.numbers
            if n.unit != "card" and 1 < n.value < _MANY
            if not (n.value == _TWO and "two-players" in situation.concepts)
        ]
        chain *= times[0] if times else 1
    # What is claimed is a number, too, and no card.
    told = situation.stacked is not None and situation.ask != "yes-no"
    if situation.stacked and told and chain and facts.values.get("stacking") != "none":
        facts.numbers["chain"] = situation.stacked
        facts.values["chain.several"] = "yes"
    elif chain:
        facts.numbers["chain"] = penalty(chain)
        facts.sums["chain"] = added_up([penalty([card]) for card in chain])
        facts.numbers["last_draws"] = chain[-1].draws.value if chain[-1].draws else 0
        facts.values["chain.several"] = "yes" if len(chain) > 1 else "no"
    _drawn_by_all(facts, situation)
    revealed = [card for card in situation.cards if card.kind != "color-roulette"]
    if 1 < len(revealed) < len(situation.cards):
        facts.numbers["revealed"] = sum(card.count for card in revealed)
    _alike(facts, situation)
    _hand(facts, situation, kinds)
    if facts.values["variant"] == "flex" and _holds_a_wild(situation):
        facts.values["held.colour"] = "yes"
    elif situation.has_colour is not None:
        facts.values["held.colour"] = "yes" if situation.has_colour else "no"


def _is_the_other(card: SaidCard, situation: Situation) -> bool:
    """ "A draw card lies there, I have a +4 myself": what I have is named, and not what lies."""
    return bool(_MYSELF.intersection(situation.keys[max(card.start - 2, 0) : card.start]))


def _of_one_colour(situation: Situation) -> bool:
    """ "How many 5s per colour?", "the nought in yellow": the colour stands apart from the card."""
    alone = len(situation.cards) == 1 and len(set(situation.colours)) == 1
    return alone or "per-colour" in situation.facets


def _compared(
    facts: Facts, subject: SaidCard, situation: Situation, kinds: Mapping[str, CardKind]
) -> None:
    """Whether the card counts as much as the one that it is compared with."""
    if situation.compared is None or situation.numbers:
        return
    one, other = kinds.get(subject.kind), kinds.get(situation.compared.kind)
    if one is None or other is None:
        return
    counts = (subject.count, situation.compared.count)
    keys = frozenset(situation.keys)
    more = one.points.value * counts[0] - other.points.value * counts[1]
    true = more > 0 if keys & MORE else more < 0 if keys & LESS else more == 0
    if any(one == "no" and other in MORE | LESS for one, other in pairwise(situation.keys)):
        # "Is a Draw 10 no dearer than a Draw 6?".
        true = not true
    than = "more" if more > 0 else "less" if more < 0 else "same"
    facts.values["worth.than"] = than if counts == (1, 1) else "several"
    facts.values["worth.so"] = "yes" if true else "no"


def _holds_a_wild(situation: Situation) -> bool:
    """Whether another wild is held beside the Wild Draw Four of Flex: it counts as matching."""
    named = any(card.kind == "flex-wild-draw-four" for card in situation.cards)
    return named and any(
        card.kind in WILDS and card.kind != "flex-wild-draw-four" for card in situation.held
    )


def _one_of(card: SaidCard, situation: Situation) -> SaidCard:
    """ "I have three +2s; if I stack one": of several that are held one is laid."""
    several = card.count > 1 and card in situation.held
    return replace(card, count=1) if several and situation.asked & {"stack", "play"} else card


def _fit_by_colour(facts: Facts, situation: Situation, kinds: Mapping[str, CardKind]) -> None:
    """Whether the card fits, where only the colour that lies is told: "green lies, I have …"."""
    subject = situation.subject
    known = "fit" not in facts.values and situation.pile is None and subject is not None
    if not known or subject is None or subject.colour is None or situation.has_colour is None:
        return
    card = kinds.get(subject.kind)
    alone = len(situation.cards) == 1 and "pile-word" in situation.concepts
    if card is not None and card.colour and alone and len(situation.colours) > 1:
        facts.values["fit"] = "colour" if situation.has_colour else "none"


def _drawn_by_all(facts: Facts, situation: Situation) -> None:
    """What all others draw together, where the question says how many play."""
    keys = situation.keys
    told = [n.value for n in situation.numbers if n.unit == "players-word"]
    players = situation.players or (told[0] if told else 0)
    players = players or int(facts.values.get("players", "0"))
    others = [n.value for n in situation.numbers if set(keys[n.at + 1 : n.at + 2]) & _OTHERS]
    players = others[0] + 1 if others else players
    kinds = {card.kind for card in situation.cards}
    inside = {at for card in situation.cards for at in range(card.start, card.end)}
    says = any(key in _FLEXES for at, key in enumerate(keys) if at not in inside)
    # "Without flex" says the word, too.
    normal = "main-colour" in situation.concepts and "flex-side" not in situation.concepts
    flexed = (says and not normal) or "flex-side" in situation.concepts
    flexed = flexed and facts.values["variant"] == "flex"
    to_all = "flex-all-draw" in kinds and not normal
    each = 2 if to_all else int(flexed and bool(kinds & _FLEXED_DRAWS))
    together = bool(_TOGETHER.intersection(keys)) or says_together(keys)
    alone = bool(_EACH.intersection(keys)) and not together
    # "How many does my neighbour take?" is asked of one of them.
    alone = alone or not _ONE_PERSON.isdisjoint(keys[situation.begins :])
    alone = alone or (not together and _asks_of_one(situation))
    if players > _TWO and each and not alone:
        facts.numbers["draws_all"] = (players - 1) * each


def _asks_of_one(situation: Situation) -> bool:
    """ "… and Anna is next: how many does Anna draw?", "how many do I take?"."""
    persons, begins = PERSONS[situation.language], situation.begins
    own, told = frozenset(situation.keys[begins:]), frozenset(situation.keys[:begins])
    named = {at for card in situation.cards for at in range(card.start, card.end)}
    cards = {key for at, key in enumerate(situation.keys) if at in named}
    return bool(own & persons.i) or bool((own & told) - KNOWN - cards - COLOURS.keys() - _FLEXES)


def _of_the_subject(
    facts: Facts,
    subject: SaidCard,
    kinds: Mapping[str, CardKind],
    rules: PlayRules,
    one_colour: bool,
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
        # As many in each of the four colours, where one of them is asked for.
        facts.numbers["count"] = card.count.value // (_FOUR if one_colour and card.colour else 1)
        facts.cites["count"] = card.count.cite
    if card.draws is not None:
        facts.numbers["draws"] = card.draws.value
        facts.cites["draws"] = card.draws.cite
    first = rules.first_cards.get(subject.kind)
    if first is not None:
        facts.values["first_card"] = first.value
        facts.cites["first_card"] = first.cite


def _hand(facts: Facts, situation: Situation, kinds: Mapping[str, CardKind]) -> None:
    gone = situation.ended_with if len(situation.cards) > 1 else None
    left = [c for c in situation.cards if c is not gone and not names_last_again(situation, c)]
    # What somebody held who was knocked out counts nothing, and is told without names.
    alike = [
        card if is_beside_knock_out(situation, card) else of_this_game(card, kinds) for card in left
    ]
    cards = list(copies(alike, kinds))
    of_class = class_points(situation, kinds)
    known = not situation.unread and all(card.kind in kinds for card in alike)
    if (cards or of_class is not None) and known:
        each = holders(situation, left)
        listed = sum(card.points.value for card in cards) * each
        facts.numbers["hand_points"] = listed + (of_class or 0)
        if of_class is None:
            added = added_up([card.points.value for card in cards])
            facts.sums["hand_points"] = added if each == 1 else _times(each, added, listed)


def _times(holders: int, added: str, listed: int) -> str:
    """ "2 × (50 + 9)", "2 × 20": what several hold, each the same."""
    return f"{holders} × ({added})" if added else f"{holders} × {listed // holders}"


def holders(situation: Situation, cards: Sequence[SaidCard]) -> int:
    """ "The other two have a wild and a 9 each": how many hold all that is listed."""
    keys = situation.keys
    told = [(n.at, n.value) for n in situation.numbers if n.unit == "others"]
    told += [
        (at, _TWO)
        for at, key in enumerate(keys)
        if key in _BOTH and not _OTHERS.isdisjoint(keys[at + 1 : at + _TWO + 1])
    ]
    if len(told) != 1 or not cards or told[0][0] > cards[0].start:
        return 1
    each = keys[told[0][0] : cards[0].start] + keys[cards[-1].end :][:1]
    # Dutch "je" is "you".
    said = _EACH | {"je", "jeweils"} if situation.language == "de" else _EACH
    return 1 if said.isdisjoint(each) else told[0][1]


def _alike(facts: Facts, situation: Situation) -> None:
    """Whether cards spoken of are one another's twins: of one kind and one colour."""
    cards = situation.cards
    if "same" not in facts.values and len(cards) > 1:
        twins = (cards[0].kind, cards[0].colour) == (cards[1].kind, cards[1].colour)
        facts.values["same"] = "yes" if twins else "no"
    if "same" not in facts.values and "different" in situation.concepts:
        facts.values["same"] = "no"
    # "Only if colour and number are the same": both of them are.
    both = "only-if" in situation.facets and "number-card" in situation.concepts
    only = {"colour", "only", "out-of-turn"} <= situation.concepts and not both
    if "same" not in facts.values and only:
        # "If only the colour is the same".
        facts.values["same"] = "no"
    alone = len(cards) == 1 and cards[0].count == 1
    coloured = alone and cards[0].colour and "out-of-turn" in situation.concepts
    if coloured and set(situation.colours) - {cards[0].colour}:
        # "A red six lies there, mine is blue".
        facts.values.setdefault("same", "no")
    asks = situation.modal == "may" and "out-of-turn" in situation.asked
    alone = alone or (not cards and (asks or "card" in situation.concepts))
    if "same" not in facts.values and alone and not situation.concepts & {"same", "pile-word"}:
        facts.values["same"] = "open"
    if "one-too" in situation.facets and alone and cards and cards[0].colour:
        # "He lays a blue 6, I have one, too".
        facts.values["same"] = "yes"
    colours = {card.colour for card in cards} & set(situation.colours)
    several = len(set(situation.colours)) > 1 and any(c.kind == "discard-all" for c in cards)
    if several or (colours and set(situation.colours) - colours):
        facts.values["other.colour"] = "yes"
    both = len(cards) == 1 and "several" in situation.concepts
    # "Both green 9s", "zwei grüne Neunen".
    pair = any((card.count > 1 or both) and card.colour for card in cards)
    if pair or "same" in situation.concepts:
        facts.values["identical"] = "yes"
