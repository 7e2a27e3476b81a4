"""Who deals where everybody drew a card for it: the highest number, and action cards count zero."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.word_lists import word_list

_GIVES: Final = word_list("deals-first.gives")
_LEAST: Final = 2
"""Cards that are compared."""
_NEAR: Final = 4
"""Words between whose card it is and the card."""
_SMALL: Final = word_list("whose-points.small")
"""Words that are nobody's name."""


class Drawn(NamedTuple):
    """A card somebody drew: its number, where it is said, and the place behind."""

    worth: int
    start: int
    end: int


def deals_with_highest(situation: Situation, who: frozenset[str] | None = None) -> bool | None:
    """Whether the one asked about drew the highest card; None where that is not told.

    `who`: the word for that one, where it is known; else it is looked for in the question.
    """
    drawn = cards_drawn(situation)
    if len(drawn) < _LEAST or (who is None and "dealer" not in situation.concepts):
        return None
    ends = [0, *(card.end for card in drawn)]
    whose = [
        frozenset(situation.keys[_clause_at(situation, end, card.start) : card.start])
        for end, card in zip(ends, drawn, strict=False)
    ]
    asked = who or frozenset(situation.keys[situation.begins :])
    asked = asked & PERSONS[situation.language].i or asked
    # A word that stands before every card ("a", "and") tells nobody apart.
    common = frozenset.intersection(*whose)
    of_asked = [
        card.worth for card, near in zip(drawn, whose, strict=True) if (near - common) & asked
    ]
    if not of_asked:
        of_asked = _of_the_other(situation, drawn, whose, asked if who else frozenset())
    if len(of_asked) != 1:
        return None
    worth = [card.worth for card in drawn]
    return of_asked[0] == max(worth) and worth.count(of_asked[0]) == 1


def deals_if_claimed(situation: Situation) -> bool | None:
    """Whether it is so of the one who stands next to the verb behind the cards that two drew."""
    drawn = cards_drawn(situation)
    yes_no = situation.ask in {"yes-no", "any"} and not situation.negated and not situation.doubted
    if len(drawn) != _LEAST or not yes_no or not situation.concepts & {"draw", "dealer"}:
        return None
    behind = situation.heard[drawn[-1].end :]
    gives = [at for at, word in enumerate(behind) if _deals(word)]
    persons = PERSONS[situation.language]
    known = persons.i | persons.they | KIN
    people = [at for at, word in enumerate(behind) if word.is_name or word.key in known]
    if not gives or not people or any("who" in word.concepts for word in behind):
        return None
    near = min(people, key=lambda at: abs(at - gives[-1]))
    who = behind[near].key
    named = {behind[at].key for at in people if behind[at].key not in persons.i | persons.they}
    if who in persons.they and len(named) == 1:
        # "Max says he deals".
        who = named.pop()
    return deals_with_highest(situation, frozenset({who}))


def _deals(word: Heard) -> bool:
    return "dealer" in word.concepts or "dealt" in word.concepts or word.key in _GIVES


def _clause_at(situation: Situation, end: int, start: int) -> int:
    """Where what tells whose card it is begins: "We draw for the deal. I draw a 4"."""
    first = max(end, start - _NEAR)
    breaks = [at for at in range(first, start) if situation.heard[at].breaks]
    return breaks[-1] if breaks else first


def _of_the_other(
    situation: Situation,
    drawn: Sequence[Drawn],
    whose: Sequence[frozenset[str]],
    who: frozenset[str],
) -> list[int]:
    """ "Kai and I draw. I draw a 4, he a 3. Does Kai deal?": of two the card that is not mine."""
    persons, begins = PERSONS[situation.language], situation.begins
    theirs = [card.worth for card, near in zip(drawn, whose, strict=True) if not near & persons.i]
    if who & persons.they and len(drawn) == _LEAST and len(theirs) == 1:
        # "Max draws an 8 and I a 9. He says he deals".
        return theirs
    he = any(near & persons.they for near in whose)
    told, asked = {*situation.keys[:begins]} - _SMALL, situation.heard[begins:]
    named = any(word.key in told and not word.concepts for word in asked)
    named = named or any(word.key in persons.they for word in asked)
    return theirs if he and named and len(drawn) == _LEAST and len(theirs) == 1 else []


def cards_drawn(situation: Situation) -> list[Drawn]:
    """Those drawn, in order; "Kim has a 4" tells of one as well. Action cards count zero."""
    cards = [
        Drawn(int(card.kind) if card.kind.isdecimal() else 0, card.start, card.end)
        for card in situation.cards
    ]
    bare = [Drawn(n.value, n.at, n.at + 1) for n in situation.numbers if not n.unit and not n.asked]
    return sorted([*cards, *bare], key=lambda card: card.start)
