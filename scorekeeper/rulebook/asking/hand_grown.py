"""What a hand comes to with cards that are drawn, where it is asked for as a mere amount.

"Three Draw Twos are stacked and Mia has to draw. She already had four cards. How many is it after
drawing?": the cards drawn, and those she had.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_OTHERWISE: Final = frozenset(
    {"points", "bonus", "challenge", "bluff", "innocent", "guilty", "penalty", "caught", "swap"}
    | {"mercy", "knock-out", "uno", "until", "dealt", "discard-all", "roulette", "finish"}
)


def grown_hand(story: Story) -> Sum | None:
    """A hand that is told and what is drawn on top of it; None where only the draws are asked."""
    situation = story.situation
    if situation.ask != "number" or situation.claimed or story.said & _OTHERWISE:
        return None
    told = situation.numbers[0] if len(situation.numbers) == 1 else None
    if told is None or not _asks_for_all(situation) or not _was_held(situation, told):
        return None
    drawn, several = _drawn(story)
    if not drawn:
        return None
    value = told.value + drawn
    ruling, case = ("stack-total", "total") if several else ("draw-count", "draws")
    return Sum(value, f"{told.value} + {drawn} = {value}", ruling, case, certain=True)


def _asks_for_all(situation: Situation) -> bool:
    """ "How many is it after drawing?", "hoeveel zijn het er dan samen?": and nobody draws them."""
    own = situation.keys[situation.begins :]
    persons = PERSONS[situation.language]
    somebody = persons.i | (persons.they - _IT)
    amount = next((at for at, key in enumerate(own) if key in _HOW), None)
    comes = amount is not None and any(pair in _COMES_TO for pair in pairwise(own))
    return comes and not _THEN.isdisjoint(own) and somebody.isdisjoint(own)


def _was_held(situation: Situation, told: SaidNumber) -> bool:
    """ "She already had four cards": before the others came, and of the one who draws."""
    keys = situation.keys
    clause = _clause(situation, told.at)
    before = not _ALREADY.isdisjoint(keys[at] for at in clause)
    holds = not _HAD.isdisjoint(keys[at] for at in clause)
    # "She already had a 5": its face.
    counts = told.unit == "card" or (told.unit == "" and keys[told.at - 1] not in _ARTICLES)
    if not (counts and before and holds and told.at < situation.begins):
        return False
    draws = next((at for at, one in enumerate(situation.heard) if "draw" in one.concepts), None)
    if draws is None or draws >= situation.begins:
        return True
    return _is_mine(situation, clause) == _is_mine(situation, _clause(situation, draws))


def _clause(situation: Situation, place: int) -> range:
    heard, end = situation.heard, len(situation.heard)
    start = next((at for at in range(place, 0, -1) if heard[at].breaks), 0)
    return range(start, next((at for at in range(place + 1, end) if heard[at].breaks), end))


def _is_mine(situation: Situation, clause: Sequence[int]) -> bool:
    persons = PERSONS[situation.language]
    return not (persons.i | persons.me).isdisjoint(situation.keys[at] for at in clause)


def _drawn(story: Story) -> tuple[int, bool]:
    """What is drawn, and whether several cards make it; 0 where nobody can tell."""
    cards = [card for card in story.cards() if card.start < story.situation.begins]
    draws = [(c, k.draws.value) for c in cards if (k := story.kinds.get(c.kind)) and k.draws]
    if len(draws) < len(cards):
        return 0, False
    stacked = story.situation.stacked
    adds = story.facts.values.get("stacking") not in {"none", "silent"}
    alone = draws[0] if len(draws) == 1 else None
    if stacked is None and alone is not None and alone[0].count > 1:
        # "Two plus twos … he had six already": a bare number leaves the sum of all unclear.
        stacked = alone[0].count * alone[1]
    if stacked is not None:
        return (stacked if adds else 0), True
    plain = alone is not None and "stack" not in story.said and not story.hand.again
    bare = any(number.unit != "card" for number in story.situation.numbers)
    return (alone[1] if alone is not None and plain and not bare else 0), False


_ALREADY: Final = word_list("hand-grown.already")
_ARTICLES: Final = word_list("last-card-held.articles")
_COMES_TO: Final = frozenset(
    {("is", "it"), ("is", "that"), ("are", "there"), ("are", "they"), ("does", "that")}
    | {("are", "those"), ("sind", "es"), ("sind", "das"), ("macht", "das"), ("werden", "es")}
    | {("zijn", "het"), ("zijn", "dat"), ("zijn", "er"), ("zijn", "t"), ("worden", "het")}
    | {("maakt", "dat"), ("is", "dat"), ("ist", "das"), ("worden", "dat")}
)
_HAD: Final = word_list("hand-grown.had")
_HOW: Final = word_list("last-card-held.how")
_IT: Final = word_list("hand-grown.it")
_THEN: Final = word_list("hand-grown.then")
