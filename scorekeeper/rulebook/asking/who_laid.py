"""Who laid the one card that a question tells of: whoever asks, or somebody else."""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS, Whose
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.word_lists import word_list

AND: Final = word_list("two-alone.and")
_THEIRS: Final = word_list("persons.theirs")
_GETS: Final = word_list("two-on-again.gets")
_NEAR: Final = 2


def is_laid_by_other(situation: Situation) -> bool:
    """ "He lays a skip, me again?": whether the only card was laid by somebody else."""
    cards = [card for card in situation.named or situation.cards if not card.kind.isdecimal()]
    alone = len(cards) == 1 and bool(situation.heard)
    return alone and who_laid(situation, cards[0]) == "other"


def who_laid(situation: Situation, card: SaidCard) -> Whose:
    """Whose card it is: by "my" before it, or by who lays it, and not by who draws for it."""
    persons, keys = PERSONS[situation.language], situation.keys
    near = {key for key in keys[max(card.start - _NEAR, 0) : card.start] if key not in KIN}
    if near & persons.my:
        return "me"
    clause = frozenset(keys[: card.start])
    if near & _THEIRS or clause & _GETS:
        return ""
    return layer_of(situation, card)


def layer_of(situation: Situation, card: SaidCard) -> Whose:
    """Who laid the card, by the words of its clause."""
    heard, persons = situation.heard, PERSONS[situation.language]
    start = card.start
    while start and not heard[start].breaks and heard[start - 1].key not in AND:
        start -= 1
    clause = heard[start : card.end]
    if any("not" in word.concepts for word in clause):
        return ""
    keys = {word.key for word in clause}
    mine, theirs = bool(keys & persons.i), bool(keys & (persons.they | KIN))
    if mine == theirs:
        # "Tom plays a skip": no other word tells of somebody else.
        return "other" if not mine and keys & persons.they_do else ""
    return "me" if mine else "other"
