"""Whether whoever laid a 7 may take a certain person's hand, whatever the others say of neighbours.

"I laid the 7 and want to swap with Jo. Lea says it's always the neighbour. May I take his hand all
the same?": whoever laid it chooses. Every word of what is asked has to be a listed one or a person.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_SWAPS: Final = frozenset({"must-swap", "may-swap"})
_OTHERWISE: Final = frozenset(
    {"knock-out", "finish", "leave", "partners", "refuse", "two-players", "last-card", "jump-in"}
    | {"again", "uno", "draw-card", "win", "challenge"}
)
_TAKES: Final = word_list("partner-taken.takes")
_HAND: Final = word_list("partner-taken.hand")
_SWAP: Final = word_list("partner-taken.swap")
_SMALL: Final = word_list("partner-taken.small")
_LAYS: Final = word_list("partner-taken.lays")
_NEAR: Final = 5
"""Words beside the card in which it is told who laid it."""


def partner_taken(story: Story) -> Compared | None:
    """ "I laid a 7. May I take Jo's hand, though he sits across?": yes, of nobody else's 7."""
    situation = story.situation
    plain = situation.ask == "yes-no" and not (situation.negated or situation.claimed)
    sevens = [card.kind for card in situation.named] == ["7"] and "swap" in story.said
    swaps = story.facts.values.get("seven") in _SWAPS
    if not (plain and sevens and swaps and situation.begins) or situation.modal != "may":
        return None
    if story.said & _OTHERWISE or not _asks_for_hand(situation):
        return None
    if _i_laid_it(situation):
        return Compared("seven", "yes")
    return Compared("seven", "no") if _another_chooses(situation) else None


def _another_chooses(situation: Situation) -> bool:
    """ "Emma lays the 7 and I want to swap with Jonas": it is Emma who chooses."""
    card = situation.named[0]
    told = situation.heard[: situation.begins]
    layers = [word.key for word in told[: card.start] if _is_person(word)]
    wanted = [word.key for word in told[card.end :] if _is_person(word)]
    persons = PERSONS[situation.language]
    laid = {word.key for word in told[: card.end + 1]}
    if card.start >= situation.begins or laid & (persons.i | persons.me) or len(layers) != 1:
        return False
    mine = any(word.key in persons.i for word in told[card.end :])
    again = any(word.key == layers[0] for word in situation.heard[card.end :])
    return mine and len(wanted) == 1 and not again and bool(laid & _LAYS)


def _is_person(word: Heard) -> bool:
    return word.is_name or word.key in KIN


def _i_laid_it(situation: Situation) -> bool:
    """ "I played the yellow 7", "leg ich die 7"; not "Jo laid a 7 and I …"."""
    persons, card = PERSONS[situation.language], situation.named[0]
    if card.start >= situation.begins:
        return False
    before = situation.heard[max(card.start - _NEAR, 0) : card.start]
    nobody = not any(_is_other(word, situation) for word in situation.heard[: card.start])
    return nobody and any(word.key in persons.i for word in before)


def _asks_for_hand(situation: Situation) -> bool:
    """ "May I take his hand", "darf ich mit Jonas tauschen", and nothing beside it."""
    persons = PERSONS[situation.language]
    own = situation.heard[situation.begins :]
    mine = persons.i | persons.me
    keys = {word.key for word in own}
    others = [word for word in own if _is_other(word, situation)]
    known = mine | _TAKES | _HAND | _SWAP | _SMALL
    if any(word.key not in known and word not in others for word in own):
        return False
    takes = bool(keys & _TAKES and keys & _HAND) or bool(keys & _SWAP)
    return takes and bool(keys & persons.i) and bool(others) and not _two_people(others)


def _two_people(others: Sequence[Heard]) -> bool:
    """ "Jo and Lea": only one is swapped with."""
    return len({word.key for word in others if _is_person(word)}) > 1


def _is_other(word: Heard, situation: Situation) -> bool:
    persons = PERSONS[situation.language]
    others = persons.they | persons.them | persons.perhaps_they | word_list("exchange.theirs")
    return word.is_name or word.key in KIN or word.key in others
