"""What one of several people who are told of by name is left with, or gets for a round.

"I'm out, my father has a 3 and a skip, Grandma a wild and an 8: what is Grandma's hand worth?" asks
of one hand alone; and who did not go out gets nothing where the winner gets all (RULES.md §2.1).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.hands_told import WRITES
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import SaidCard, SaidNumber, Situation
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import WINNER
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_OTHERWISE: Final = frozenset(
    {
        "partners",
        "rotating",
        "elimination",
        "lowest",
        "keep-own",
        "bonus",
        "mercy",
        "swap",
        "target",
    }
    | {"next-player", "challenge", "who", "uno", "house-rule", "tie"}
)
"""What makes it turn on more than who holds what."""
_ENDED: Final = frozenset({"finish", "win", "knock-out", "last-card", "empty", "who-gets"})
_SMALL: Final = word_list("whose-points.small")
"""Words that are nobody's name."""
_KIN: Final = word_list("whose-points.kin")
"""Who may be told of without a name."""
_HAS: Final = word_list("whose-points.has")
_HAND: Final = word_list("whose-points.hand")
_GETS: Final = word_list("whose-points.gets")
_EARLIER: Final = word_list("round-sums.earlier")
_AGAINST: Final = word_list("whose-points.against")
"""Those who play in pairs."""
_AND: Final = word_list("those-told.and")
_IF: Final = word_list("whose-points.if")


@dataclass(slots=True)
class _Holder:
    """Who is told to hold what."""

    names: frozenset[str]
    cards: list[SaidCard] = field(default_factory=list)
    numbers: list[SaidNumber] = field(default_factory=list)


def points_of_one(story: Story) -> Sum | None:
    """What the one who is asked about holds or gets; None where it may be more than one."""
    situation = story.situation
    otherwise = _OTHERWISE - _only_out(situation)
    # "How many cards does she have to draw?": no points, as "hoeveel krijgt ze?" are.
    draws = {"draw", "must"} <= situation.asked and "points" not in situation.asked
    if situation.claimed or situation.unread or story.said & otherwise or draws:
        return None
    keys = frozenset(situation.keys)
    # Whoever is knocked out holds no points, and totals of before are none of a hand.
    knocked = "knock_out" in story.facts.numbers and "knock-out" in story.said
    if knocked or keys & (_EARLIER | _AGAINST):
        return None
    asks = situation.ask == "number" or (situation.ask == "open" and "what" in situation.asked)
    asked_from, asked_to = _asked(situation)
    told = range(asked_to, len(situation.keys)) if asked_to else range(asked_from)
    holders = _holders(story, told)
    if not asks or not holders or len(holders) < _TWO:
        return None
    asked = situation.keys[asked_from : asked_to or None]
    found = _one_asked(situation, holders, asked, told)
    if found is None or not WINNER.isdisjoint(asked):
        return None
    if found is _WINNER:
        return _all_hands(story, holders)
    if found.names <= _i(situation) and not WRITES.isdisjoint(asked):
        # "What do I write down?": who keeps the score may ask so of the winner.
        return None
    if not _GETS.isdisjoint(asked):
        wins = bool(story.said & _ENDED) and story.facts.holds("scoring=winner-takes-all")
        return Sum(0, "0", "round-score", "winner", "points", certain=True) if wins else None
    # "I've none left. How many cards do I draw?": no points.
    worth = "points" in situation.asked or not found.names <= _i(situation)
    return _hand(story, found) if worth and not _HAND.isdisjoint(asked) else None


def _only_out(situation: Situation) -> frozenset[str]:
    """ "Ben is out": of a round, where nothing else speaks of a race."""
    of_race = [word.concepts for word in situation.heard if "elimination" in word.concepts]
    ends = all(not _ENDED.isdisjoint(concepts) for concepts in of_race)
    return frozenset({"elimination"}) if ends else frozenset()


_WINNER: Final = _Holder(frozenset())
"""Whoever is told of without anything left."""


def _asked(situation: Situation) -> tuple[int, int]:
    """Where it is asked: from, and to where it is asked before it is told ("…, if …", "…? …")."""
    if situation.begins:
        return situation.begins, 0
    heard = situation.heard
    places = range(_TWO + 1, len(heard))
    place = next((at for at in places if heard[at].key in _IF), 0)
    return 0, place or next((at for at in places if heard[at].breaks), 0)


def _holders(story: Story, told: range) -> list[_Holder] | None:
    """Who is told to hold what; None where something told is of nobody."""
    situation = story.situation
    cards = [card for card in situation.cards if card.start in told]
    numbers = [number for number in situation.numbers if number.at in told]
    if any(number.unit not in {"", "points"} or number.limit for number in numbers):
        return None
    if any(not number.unit and number.value <= _TWO for number in numbers):
        return None
    # "The two cards of Fleur": counted in what is asked.
    beside = [n for n in situation.numbers if n.at not in told and n.unit != "card"]
    if len(cards) < len(situation.cards) or beside:
        return None
    items: list[tuple[int, int, SaidCard | SaidNumber]] = [(c.start, c.end, c) for c in cards]
    items += [(number.at, number.at + 1, number) for number in numbers]
    holders: list[_Holder] = []
    last = told.start
    for start, end, item in sorted(items, key=lambda one: one[0]):
        since = clause_of(situation, last, start)
        names = _told_of(situation, range(since, start))
        told_of = not _HAS.isdisjoint(situation.keys[last:start])
        if not names and (told_of or not holders or isinstance(item, SaidNumber)):
            # Somebody has it whose name was not read.
            return None
        if names:
            holders.append(_Holder(frozenset(names)))
        if not holders[-1].names:
            return None
        if isinstance(item, SaidCard):
            holders[-1].cards.append(item)
        else:
            holders[-1].numbers.append(item)
        last = end
    return holders


def _told_of(situation: Situation, places: range) -> list[str]:
    """Names, and whoever asks where it is told what they are left with: "I hold a 9"."""
    mine = [situation.keys[at] for at in places if situation.keys[at] in _i(situation)]
    return mine[-1:] or names_at(situation, places)


def _i(situation: Situation) -> frozenset[str]:
    return PERSONS[situation.language].i


def _my(situation: Situation) -> frozenset[str]:
    return PERSONS[situation.language].my


def clause_of(situation: Situation, start: int, stop: int) -> int:
    """ "Tom is out, Ann has a 9": where what is told of her begins."""
    heard = situation.heard
    cuts = [at for at in range(start, stop) if heard[at].breaks or heard[at].key in _AND]
    ended = [at + 1 for at in range(start, stop) if _ENDED & {*heard[at].concepts}]
    return max([start, *cuts, *ended])


def names_at(situation: Situation, places: range) -> list[str]:
    """Names, in order: words that mean nothing here, and who is somebody's kin."""
    heard = situation.heard
    found = []
    for at in places:
        word = heard[at]
        opens = at == 0 or word.breaks or heard[at - 1].key in _AND
        # "Roos heeft 12": also a name that sounds like something else.
        has = opens and at + 1 < len(heard) and heard[at + 1].key in _HAS
        named = word.key not in _SMALL and (has or not word.concepts)
        if word.value is None and (named or word.key in _KIN):
            found.append(word.key)
    return found


def _one_asked(
    situation: Situation, holders: Sequence[_Holder], asked: Sequence[str], told: range
) -> _Holder | None:
    """The one of them who is asked about, or the winner; None where it is nobody of them."""
    names = [name for holder in holders for name in holder.names]
    shared = {name for name in names if names.count(name) > 1}
    if any(holder.names <= shared for holder in holders):
        return None
    here = [key for key in asked if key in _KIN | _i(situation) or key not in _SMALL]
    if any(one in here and key in _AND for one, key in pairwise(asked)):
        # "What do Tom and Ines get?"
        return None
    if any(one in _my(situation) and key in _HAND for one, key in pairwise(asked)):
        here += _i(situation)
    known = [one for one in holders if (one.names - shared) & _possessors(here)]
    first = min(
        [card.start for holder in holders for card in holder.cards]
        + [number.at for holder in holders for number in holder.numbers]
    )
    won = [at for at in range(told.start, first) if _ENDED & {*situation.heard[at].concepts}]
    # Who is told of before the last card lies has nothing left.
    others = names_at(situation, range(told.start, won[-1] + 1)) if won else []
    winner = not ({*others} - {*names}).isdisjoint(here)
    if winner == bool(known) or len(known) > 1:
        return None
    return _WINNER if winner else known[0]


def _possessors(names: Sequence[str]) -> frozenset[str]:
    """ "Lena's", "mums", "Omas": whose something is."""
    return frozenset(names) | {name.removesuffix("s") for name in names}


def _hand(story: Story, holder: _Holder) -> Sum | None:
    """What the cards and the points come to that one person holds."""
    kinds = story.kinds
    if any(card.kind not in kinds for card in holder.cards):
        return None
    parts = [kinds[card.kind].points.value for card in holder.cards for _ in range(card.count)]
    parts += [number.value for number in holder.numbers]
    value = sum(parts)
    shown = f"{' + '.join(map(str, parts))} = {value}" if len(parts) > 1 else str(value)
    return Sum(value, shown, "hand-points", "sum", "points", certain=True)


def _all_hands(story: Story, holders: Sequence[_Holder]) -> Sum | None:
    """What the winner gets for all of them."""
    hands = [_hand(story, holder) for holder in holders]
    asked = frozenset(story.situation.keys)
    wins = story.said & _ENDED and story.facts.holds("scoring=winner-takes-all")
    if not wins or asked.isdisjoint(_GETS) or "knock_out" in story.facts.numbers:
        return None
    values = [hand.value for hand in hands if hand is not None]
    if len(values) < len(hands):
        return None
    value = sum(values)
    shown = f"{' + '.join(map(str, values))} = {value}"
    return Sum(value, shown, "round-score", None, "points")
