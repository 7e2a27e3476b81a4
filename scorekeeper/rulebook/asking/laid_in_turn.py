"""Whether cards that are told to be laid one on the other all fit: "a red 3 lies there, …, is that
right?".

Each has to fit the one below it, and not only the first. Every word of the story has to be known,
beside one at the beginning of a clause, which is somebody's name.
"""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_LEAST: Final = 3
_ACTIONS: Final = frozenset({"skip", "reverse", "draw-two"})
_HITS: Final = frozenset({"draw-two"})
"""Whoever comes next draws and lays nothing, so that it can only be the last one."""
_AND: Final = word_list("laid-in-turn.and")
_LIES: Final = word_list("laid-in-turn.lies")
_SMALL: Final = word_list("laid-in-turn.small")
_OTHERWISE: Final = frozenset(
    {"not", "hold", "draw", "stack", "out-of-turn", "several", "challenge"}
)


def laid_in_turn(story: Story) -> Compared | None:
    """Yes where each of three cards or more fits the one below it."""
    situation, cards = story.situation, story.situation.named
    plain = situation.ask == "yes-no" and not (situation.negated or situation.doubted)
    if not plain or len(cards) < _LEAST or story.said & _OTHERWISE:
        return None
    if not all(_is_plain(card) for card in cards) or {c.kind for c in cards[:-1]} & _HITS:
        return None
    if not _LIES.intersection(situation.keys[: cards[1].start]) or not _is_read(situation):
        return None
    pairs = [(card, below) for below, card in pairwise(cards)]
    wrong = [pair for pair in pairs if not _fits(*pair)]
    if wrong and wrong[0] is not pairs[-1] and situation.modal == "may":
        # Only of the last one it is asked if it may be laid.
        return None
    return Compared("match", yes_or_no(not wrong), pair=(wrong or pairs[-1:])[0])


def _is_plain(card: SaidCard) -> bool:
    known = card.kind.isdecimal() or card.kind in _ACTIONS
    return known and card.colour is not None and card.count == 1


def _fits(card: SaidCard, below: SaidCard) -> bool:
    return below.colour == card.colour or below.kind == card.kind


def _is_read(situation: Situation) -> bool:
    """Whether every word is known, and nobody lays more than one card: "I laid a 3, and a 7"."""
    persons, heard = PERSONS[situation.language], situation.heard
    people = persons.i | persons.they | persons.my | persons.perhaps_they | KIN
    inside = {at for card in situation.named for at in range(card.start, card.end)}
    named = 0
    for at, word in enumerate(heard):
        opens = at == 0 or word.breaks or heard[at - 1].key in _AND
        known = word.key in _SMALL | _LIES | _AND | people | persons.me | COLOURS.keys()
        if at in inside or known:
            named += word.key in persons.i | persons.they | KIN and at not in inside
        elif (opens or word.is_name) and word.value is None:
            named += 1
        else:
            return False
    return named >= len(situation.named) - 1
