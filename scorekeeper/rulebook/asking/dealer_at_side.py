"""Whether whoever asks begins, where it is told on which side of them the dealer sits.

"The dealer sits on my right, do I begin?", "ich sitze links vom Geber": whoever sits to the left of
the dealer begins. Nothing is told where the question has a word of its own. Where people are told
to sit on both sides of the dealer, `beside_dealer.py` answers.
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_NEAR: Final = 3
_LEFT: Final = word_list("dealer-side.left")
_RIGHT: Final = word_list("dealer-side.right")
_DEALER: Final = word_list("dealer-side.dealer")
_DEALT: Final = word_list("dealer-side.dealt")
_BEGIN: Final = word_list("dealer-side.begin")
_SMALL: Final = word_list("dealer-side.small")
_KNOWN: Final = _LEFT | _RIGHT | _DEALER | _DEALT | _BEGIN | _SMALL


def begins_beside(story: Story) -> Compared | None:
    """Yes to whoever sits on the dealer's left; None where that is not told of whoever asks."""
    situation = story.situation
    if situation.ask not in {"yes-no", "any"} or situation.negated or situation.doubted:
        return None
    if story.facts.values.get("players") == str(_TWO) or story.said & {"youngest", "direction"}:
        return None
    # An action card turned up may change it.
    if any(not card.kind.isdecimal() for card in situation.cards) or not _is_understood(situation):
        return None
    left = _sits_left(situation)
    return None if left is None else Compared("first-player", yes_or_no(left))


def _is_understood(situation: Situation) -> bool:
    persons = PERSONS[situation.language]
    known = _KNOWN | persons.i | persons.me | persons.my
    cards = {at for card in situation.cards for at in range(card.start, card.end)}
    others = [
        word
        for at, word in enumerate(situation.heard)
        if not (word.key in known or word.value is not None or at in cards)
    ]
    # "Grandpa deals and sits on my right": nobody else is named.
    dealer = len(others) == 1 and not _DEALT.isdisjoint(situation.keys[: situation.begins])
    dealer = dealer and (others[0].is_name or others[0].key in KIN)
    return bool(_BEGIN.intersection(situation.keys)) and (not others or dealer)


def _sits_left(situation: Situation) -> bool | None:
    """Whether whoever asks sits to the left of the dealer, by the one side that is named."""
    keys, persons = situation.keys, PERSONS[situation.language]
    sides = [at for at, key in enumerate(keys) if key in _LEFT | _RIGHT]
    if len(sides) != 1:
        return None
    at = sides[0]
    left = keys[at] in _LEFT
    start = next((n for n in range(at, -1, -1) if situation.heard[n].breaks), 0)
    stop = next((n for n in range(at + 1, len(keys)) if situation.heard[n].breaks), len(keys))
    behind, before = keys[at + 1 : min(at + 1 + _NEAR, stop)], keys[max(at - _TWO, start) : at]
    mine = not (persons.me | persons.my).isdisjoint(behind) or not persons.my.isdisjoint(before)
    deals = not (_DEALER | _DEALT).isdisjoint(keys[start:stop])
    if mine:
        # "The dealer sits to my right".
        return not left if deals else None
    of_dealer = not _DEALER.isdisjoint(behind) or not _DEALER.isdisjoint(before)
    i_sit = not persons.i.isdisjoint(keys[start:at])
    return left if of_dealer and i_sit else None
