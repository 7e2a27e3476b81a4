"""What our pair gets where the hands of all are told by name (RULES.md §2.4).

"Mum and I are a team and she's out. I have a wild, Dad a 4, Sam a skip": whoever is no "I" and not
my partner plays against us, and only their hands count.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from scorekeeper.rulebook.asking.card_words import COLOURS, ONE
from scorekeeper.rulebook.asking.persons import PERSONS, who_are_somebody
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import BEFORE_POINTS, EACH, OTHERS
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_THEY: Final = "they"
"""The two others, where they are not told apart."""
_PLAYERS: Final = frozenset({"two-players", "players-word"})
_ENDED: Final = frozenset({"finish", "empty", "last-card", "win", "knock-out"})


class Hand(NamedTuple):
    """A card or a number of points that somebody is left with: from where to where, how much."""

    start: int
    end: int
    value: int


class _Owner(NamedTuple):
    side: Literal["ours", "theirs", "unknown"]
    name: str = ""


def named_hands(story: Story, hands: Sequence[Hand]) -> Sum | None:
    """The hands of the other two, where ours are told beside them; None where it is not clear."""
    situation = story.situation
    mates = _mates(story)
    if mates is None or not _ask_for_us(story) or not _we_ended(story, mates):
        return None
    if not EACH.isdisjoint(situation.keys):
        return None
    owners: list[_Owner] = []
    since = 0
    for hand in sorted(hands):
        named = list(_named(story, mates, situation.heard[since : hand.start]))
        owners.append(named[-1] if named else owners[-1] if owners else _Owner("unknown"))
        since = hand.end
    theirs = [
        hand.value for hand, one in zip(sorted(hands), owners, strict=True) if one.side == "theirs"
    ]
    names = {owner.name for owner in owners if owner.side == "theirs"}
    unclear = any(owner.side == "unknown" for owner in owners)
    # Where one hand alone is told of, the other may have been left out.
    both = names == {_THEY} and len(theirs) == _TWO
    if unclear or not (both or (len(names) == _TWO and _THEY not in names)):
        return None
    value = sum(theirs)
    shown = f"{' + '.join(str(one) for one in theirs)} = {value}"
    return Sum(value, shown, "partners", "sum", "points", certain=True)


def two_against_two(story: Story) -> frozenset[int]:
    """Where it is said that two play against two: those numbers are nobody's hand."""
    heard = story.situation.heard
    return frozenset(
        place
        for at in range(len(heard) - _TWO)
        if heard[at].value == heard[at + _TWO].value == _TWO and heard[at + 1].key in _VERSUS
        for place in (at, at + _TWO)
    )


def _mates(story: Story) -> frozenset[str] | None:
    """The names of whoever plays with me, if they are told; None where nobody does."""
    heard, begins = story.situation.heard, story.situation.begins
    persons = PERSONS[story.situation.language]
    mine = any(_is_my_partner(story, at) for at in range(1, len(heard)))
    found = set()
    for before, joint, after in zip(heard, heard[1:], heard[2:], strict=False):
        if joint.key not in _AND or joint.breaks or after.breaks:
            continue
        # "Mum and I" are two players, and so is "my husband".
        pair = [one for one in (before, after) if one.key not in persons.i | persons.me]
        two = len(pair) == 1 and {*before.concepts, *after.concepts} <= _PLAYERS
        found |= {
            one.key for one in pair if two and _may_be_a_name(replace(one, concepts=()), story)
        }
    team = "partners" in story.said or any(word.key in _TEAM | _AGAINST for word in heard)
    # "Ted and I won. What's that worth to us?": there is one winner, or one pair.
    team = team or any(word.key in _WE for word in heard[begins:])
    return frozenset(found) if team and (found or mine) else None


def _is_my_partner(story: Story, at: int) -> bool:
    my = PERSONS[story.situation.language].my
    keys = story.situation.keys
    return at > 0 and keys[at] in _PARTNER and keys[at - 1] in my


def _ask_for_us(story: Story) -> bool:
    situation = story.situation
    persons = PERSONS[situation.language]
    asked = frozenset(situation.keys[situation.begins :])
    return not asked.isdisjoint(_US | persons.i | persons.me)


def _we_ended(story: Story, mates: frozenset[str]) -> bool:
    """Whether I or my partner went out, and none of the others."""
    heard, begins = story.situation.heard, story.situation.begins
    ends = [
        at
        for at, word in enumerate(heard[:begins])
        if _ENDED.intersection(word.concepts) or word.key in _DONE
    ]
    first = next((at for at in ends if not heard[at].breaks), None)
    if first is None:
        return False
    start = next((at for at in range(first, 0, -1) if heard[at].breaks or heard[at].key in _AND), 0)
    named = list(_named(story, mates, heard[start:first]))
    if not named or named[0].side == "unknown":
        # "She's gone out": of whom was told before.
        told = [word.key in _AGAINST for word in heard[:start]]
        before = heard[: told.index(True) if any(told) else start]
        named = [one for one in _named(story, mates, before) if one.side != "unknown"]
        return bool(named) and all(one.side == "ours" for one in named)
    return named[0].side == "ours"


def _named(story: Story, mates: frozenset[str], heard: Sequence[Heard]) -> Iterator[_Owner]:
    """Who is named in these words, in order."""
    language = story.situation.language
    persons, before, fresh = PERSONS[language], _Owner("unknown"), True
    they = who_are_somebody(persons.they, language)
    keys = ["", *(word.key for word in heard)]
    for (last, key), word in zip(pairwise(keys), heard, strict=True):
        fresh = fresh or word.breaks or key in _AND | _WHILE
        if key in persons.i | persons.me | _SELF or key in mates:
            before = _Owner("ours")
        elif key in _PARTNER:
            if last not in persons.my:
                before = _Owner("theirs", key)
                yield before
                continue
            before = _Owner("ours")
        elif key in OTHERS or "opponents" in word.concepts:
            before = _Owner("theirs", _THEY)
        elif key in they:
            before = _Owner("unknown")
        elif _may_be_a_name(word, story) and (fresh or last in _PARTNER):
            # "I came away with 12": behind "I" nobody is named before a comma.
            # "My partner Eric": no other one.
            ours = before.side == "ours" and last in _PARTNER
            theirs = before.side == "theirs" and last in _PARTNER
            before = before if ours else _Owner("theirs", before.name if theirs else key)
        else:
            continue
        fresh = before.side != "ours"
        yield before


def _may_be_a_name(word: Heard, story: Story) -> bool:
    known = _SMALL | BEFORE_POINTS | ONE | COLOURS.keys() | PERSONS[story.situation.language].my
    return word.value is None and not word.concepts and word.key not in known


_AND: Final = word_list("pair-hands.and")
_AGAINST: Final = word_list("pairs-named.against")
_VERSUS: Final = _AGAINST | word_list("pair-hands.versus")
_WHILE: Final = word_list("pair-hands.while")
_TEAM: Final = word_list("pair-hands.team")
_PARTNER: Final = word_list("pair-hands.partner")
_WE: Final = word_list("pair-hands.we")
_US: Final = word_list("pair-hands.us")
_SELF: Final = word_list("pair-hands.self")
_DONE: Final = word_list("pairs-named.done")
_SMALL: Final = word_list("pair-hands.small")
"""Words beside hands that name nobody."""
