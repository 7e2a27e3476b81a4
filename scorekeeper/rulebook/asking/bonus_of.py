"""Whose the bonus of a round is, where it is told who won it: not whose card threw somebody out.

"I knocked two out, but Fred won. Do I get the 500?": whoever wins the round gets 250 for each who
was knocked out in it (RULES.md §2.7), unless the table gives them to the one who caused it.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal

from scorekeeper.rulebook.asking.persons import PERSONS, who_are_somebody
from scorekeeper.rulebook.asking.situation import Heard, SaidNumber, Situation
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import WINNER
from scorekeeper.rulebook.word_lists import word_list

_Person = Literal["me", "other"]
_RULING: Final = "knock-out-bonus"
_WINS: Final = frozenset({"win", "finish"})
_FEW: Final = 10
_TWO: Final = 2
_ASKS_IF_SO: Final = frozenset({"who-gets", "really-true"})


def bonus_claimed(story: Story) -> Sum | None:
    """ "Ivy and Jo were knocked out and Greg won. Does he get 500 in bonus?"."""
    situation = story.situation
    told = [n for n in situation.numbers if n.value >= _FEW and n.at >= situation.begins]
    if not told and situation.asked & _ASKS_IF_SO:
        # "She wants the 500 bonus points. Are they hers?"
        told = [n for n in situation.numbers if n.value >= _FEW and _counts_bonus(story, n)]
    each, right = story.facts.numbers.get("knock_out", 0), _bonus(story)
    if situation.ask != "yes-no" or right is None or len(told) != 1 or situation.negated:
        return None
    claimed = told[0].value
    if claimed % each or told[0].unit not in {"", "points", "bonus"}:
        return None
    return Sum(right, str(right), _RULING, None, "points", claimed == right, certain=True)


def _counts_bonus(story: Story, number: SaidNumber) -> bool:
    """ "The 500 bonus points", "tausend Bonuspunkte"."""
    heard = story.situation.heard[number.at : number.at + _TWO]
    return any("bonus" in word.concepts for word in heard)


def bonus_of(story: Story) -> Sum | None:
    """ "Three of them got knocked out and Dad won. What's his bonus?"."""
    situation = story.situation
    asks = situation.ask == "number" or {"what", "bonus"} <= situation.asked
    named = "bonus" in situation.asked and not situation.asked & {"who", "when", "why"}
    if not asks or not named or situation.claimed or situation.out == 0:
        return None
    value = _bonus(story)
    if value is None:
        return None
    each = story.facts.numbers["knock_out"]
    shown = f"{value // each} × {each} = {value}" if value > each else str(value)
    return Sum(value, shown, _RULING, None, "points", certain=True)


def _bonus(story: Story) -> int | None:
    """What whoever is asked about gets as a bonus; None where it is not told."""
    situation, each = story.situation, story.facts.numbers.get("knock_out")
    to_winner = story.facts.holds("knock_out_to=winner")
    if each is None or not to_winner or not story.facts.holds("scoring=winner-takes-all"):
        return None
    if situation.cards:
        return None
    said = story.said - (frozenset({"target"}) if _goes_to_somebody(story) else frozenset())
    if said & _OTHERWISE or not said & {"knock-out", "mercy"}:
        return None
    parts = list(_parts(situation.heard[: situation.begins]))
    if situation.out and situation.players == situation.out + 1 and _i_am_left(parts, situation):
        return situation.out * each
    won = [at for at, part in enumerate(parts) if _tells_of_a_win(part)]
    if len(won) != 1 or _is_denied(parts[won[0]]):
        return None
    found = _winner(parts, won[0], situation.language)
    gets = None if found is None else _gets(story, parts, *found)
    if gets is False:
        return 0
    return situation.out * each if gets and situation.out else None


def _goes_to_somebody(story: Story) -> bool:
    """ "The 250 goes to her", and not "the game goes to 500"."""
    persons = PERSONS[story.situation.language]
    return any(
        "target" in one.concepts
        and (other.is_name or other.key in persons.me or (one.key, other.key) in _FOR_THEM)
        for one, other in pairwise(story.situation.heard)
    )


def _parts(heard: Sequence[Heard]) -> Iterator[tuple[Heard, ...]]:
    """The story, cut at its commas and full stops, and where "but" or "and" goes on."""
    start = 0
    for at in range(1, len(heard) + 1):
        # "Gewonnen hat aber Fred", "I have but won": one part still.
        cuts = at < len(heard) and heard[at].key in _CUTS and heard[at - 1].key not in _HAS
        if at == len(heard) or heard[at].breaks or cuts:
            yield tuple(heard[start:at])
            start = at


def _tells_of_a_win(part: Sequence[Heard]) -> bool:
    keys = [word.key for word in part]
    concepts = {concept for word in part for concept in word.concepts}
    # Who "is out" is knocked out there, and has not laid the last card.
    wins = concepts & (_WINS - ({"finish"} if "knock-out" in concepts else set()))
    first = not _FIRST.isdisjoint(keys) and not _EMPTIED.isdisjoint(keys)
    return bool(wins) or first or (not _MADE.isdisjoint(keys) and not _ROUND.isdisjoint(keys))


def _i_am_left(parts: Sequence[Sequence[Heard]], situation: Situation) -> bool:
    """ "Only I am still there", where all others are told to be out."""
    mine = PERSONS[situation.language].i
    keys = [frozenset(word.key for word in part) for part in parts]
    return any(one & _ONLY and one & mine and one & _LEFT for one in keys)


def _is_denied(part: Sequence[Heard]) -> bool:
    return any(word.key in _NOT for word in part)


def _winner(parts: Sequence[Sequence[Heard]], at: int, language: str) -> tuple[_Person, int] | None:
    """Who has won, and in which part it is told: the one before where it is only "and won"."""
    i = PERSONS[language].i | _WE
    keys = {word.key for word in parts[at]}
    if keys & i:
        return "me", at
    if keys & who_are_somebody(_THEY, language) or _names(parts[at], language):
        return "other", at
    return _winner(parts, at - 1, language) if at else None


def _names(part: Sequence[Heard], language: str) -> list[str]:
    """The words of a part that mean nothing here, as names do."""
    known = _SMALL | PERSONS[language].my | _CAUSE
    return [
        word.key
        for word in part
        if word.value is None and not word.concepts and word.key not in known
    ]


def _gets(story: Story, parts: Sequence[Sequence[Heard]], winner: _Person, at: int) -> bool | None:
    """Whether the winner is asked about; None where it may be somebody else."""
    situation = story.situation
    keys, language = situation.keys[situation.begins :], situation.language
    persons = PERSONS[language]
    mine = not (persons.i | persons.me | _WE).isdisjoint(keys)
    if mine or any(one in persons.my and other in _BONUS for one, other in pairwise(keys)):
        return winner == "me" if _THEIRS.isdisjoint(keys) else None
    causers = [
        _with_subject(parts, place, at)
        for place, part in enumerate(parts)
        if _throws_out(part) and place != at
    ]
    named = frozenset(_names(parts[at], language) if winner == "other" else ())
    others = frozenset(name for part in causers for name in _names(part, language)[:1])
    if not (named | others).isdisjoint(keys):
        both = not named.isdisjoint(keys) and not others.isdisjoint(keys)
        return None if both or named & others else not named.isdisjoint(keys)
    if not WINNER.isdisjoint(keys):
        return True
    told = {name for part in parts for name in _names(part, language)}
    if not told.isdisjoint(keys):
        return None
    they = not who_are_somebody(_THEY, language).isdisjoint(keys)
    they = they or not _THEIRS.isdisjoint(keys) or any(pair in _FOR_THEM for pair in pairwise(keys))
    # "Ida threw two out and Fred won. Does she get it?": it may be either of them.
    by_me = any(not (persons.i | _WE).isdisjoint(word.key for word in part) for part in causers)
    if they and winner == "me":
        # "Kayla threw Jess out, but I won. She says they go to her": whoever she is, she is not me.
        return False
    if they:
        return True if winner == "other" and (by_me or not causers) else None
    return True if winner == "me" or not causers else None


def _with_subject(parts: Sequence[Sequence[Heard]], at: int, other: int) -> list[Heard]:
    """The part with those before it that it goes on: "Ida threw Max | and Tom out"."""
    first = at
    while first and first - 1 != other and not parts[first][0].breaks:
        first -= 1
    return [word for part in parts[first : at + 1] for word in part]


def _throws_out(part: Sequence[Heard]) -> bool:
    """ "Ida threw two out", and not "two were thrown out"."""
    keys = {word.key for word in part}
    return bool(keys & _CAUSE) and not keys & _PASSIVE


_BONUS: Final = word_list("bonus-of.bonus")
_CUTS: Final = word_list("bonus-of.cuts")
_HAS: Final = word_list("bonus-of.has")
_ONLY: Final = word_list("bonus-of.only")
_LEFT: Final = word_list("bonus-of.left")
_FIRST: Final = word_list("bonus-of.first")
_EMPTIED: Final = word_list("bonus-of.emptied")
"""Who has laid the last card "first", and not in a certain round."""
_MADE: Final = word_list("bonus-of.made")
_ROUND: Final = word_list("bonus-of.round")
_WE: Final = word_list("bonus-of.we")
_THEY: Final = word_list("bonus-of.they")
_THEIRS: Final = word_list("bonus-of.theirs")
_FOR_THEM: Final = frozenset(
    {("for", "him"), ("for", "her"), ("to", "him"), ("to", "her"), ("an", "ihn"), ("an", "sie")}
    | {("voor", "hem"), ("voor", "haar"), ("naar", "hem"), ("naar", "haar"), ("fur", "ihn")}
)
_NOT: Final = word_list("bonus-of.not")
_CAUSE: Final = word_list("bonus-of.cause")
"""What tells that somebody threw others out."""
_PASSIVE: Final = word_list("bonus-of.passive")
_SMALL: Final = word_list("bonus-of.small")
"""Words of a part that are no names."""
_OTHERWISE: Final = frozenset(
    {"partners", "keep-own", "lowest", "elimination", "house-rule", "tie", "target"}
)
