"""Whether I may take the hand that I want for a 7, whatever somebody says of whose it must be.

"Grandad says with a seven you swap with your neighbour. But I want Greta's hand. May I take it?":
whoever lays the 7 chooses. Every word of the wish and of what is asked has to be known.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import ME, THEY
from scorekeeper.rulebook.asking.jump_heard import SMALL, Person, people_heard
from scorekeeper.rulebook.asking.persons import clauses
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_SWAPS: Final = frozenset({"must-swap", "may-swap"})
_WANTS: Final = word_list("hand-wished.wants")
_TAKES: Final = word_list("hand-wished.takes")
_HANDS: Final = word_list("hand-wished.hands")
_SMALL: Final = word_list("hand-wished.small") | SMALL
_SITS: Final = word_list("hand-wished.sits")
_OTHERWISE: Final = frozenset({"not", "out", "knock-out", "finish", "first-card", "points", "0"})
_TWO: Final = 2


def hand_wished(story: Story) -> Compared | None:
    """ "I'd rather have Greta's cards. Can I choose her?"."""
    situation = story.situation
    sevens = [card.kind for card in situation.named] == ["7"] and not story.said & _OTHERWISE
    plain = situation.ask == "yes-no" and situation.modal == "may" and not situation.claimed
    if not (sevens and plain) or situation.negated or situation.doubted:
        return None
    if story.facts.values.get("seven") not in _SWAPS or story.facts.values.get("players") == "2":
        return None
    parts = list(clauses(situation.heard))
    asked = [one for one in parts if one.start >= situation.begins]
    wishes = [one for one in parts if one not in asked and _is_wish(situation, one)]
    if len(asked) != 1 or len(wishes) != 1 or not _asks_for_it(situation, asked[0]):
        return None
    if not _is_mine_to_choose(situation, parts):
        return None
    at = parts.index(wishes[0])
    between = parts[at + 1 : -1]
    plain = all(_is_seat(situation, clause) for clause in between)
    return Compared("seven", "yes") if plain else None


def _is_mine_to_choose(situation: Situation, parts: Sequence[range]) -> bool:
    """Whether I laid the 7, or nobody is said to have: "Tom played a 7"."""
    clause = next(part for part in parts if situation.named[0].start in part)
    laying = range(clause.start, situation.named[0].start)
    doers = {one.who for one in people_heard(situation, laying)}
    lays = any("play" in situation.heard[at].concepts for at in clause)
    return not lays or doers == {ME}


def _is_wish(situation: Situation, clause: range) -> bool:
    """ "But I want Greta's hand": mine, and of one other person."""
    people = people_heard(situation, clause)
    keys = {situation.heard[at].key for at in clause}
    mine = bool(people) and people[0].who == ME
    two = len(people) == _TWO and people[1].who not in {ME, THEY}
    two = two or (len(people) == 1 and _is_owned_by_name(situation, clause))
    return mine and two and bool(keys & _WANTS) and bool(keys & (_HANDS | _TAKES))


def _is_owned_by_name(situation: Situation, clause: range) -> bool:
    """ "Gretas Hand": a name that nobody can know."""
    pairs = pairwise(situation.heard[at] for at in clause)
    return any(
        one.key.endswith("s") and one.key not in _SMALL and not one.concepts and after.key in _HANDS
        for one, after in pairs
    )


def _asks_for_it(situation: Situation, clause: range) -> bool:
    """ "May I take it?"."""
    people: Sequence[Person] = people_heard(situation, clause)
    places = {one.at for one in people}
    heard = situation.heard
    takes = any(heard[at].key in _TAKES for at in clause)
    known = all(
        at in places or heard[at].key in _TAKES | _SMALL | _HANDS or "may" in heard[at].concepts
        for at in clause
    )
    mine = [one.who for one in people if not one.owns]
    return takes and known and ME in mine and set(mine) <= {ME, THEY}


def _is_seat(situation: Situation, clause: range) -> bool:
    """ "She sits opposite me": where they sit is of no matter."""
    return any(situation.heard[at].key in _SITS for at in clause)
