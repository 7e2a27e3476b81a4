"""Who gets the 250 for one who was knocked out, where it is told who won the round.

"I kicked Nils out with a +10, and then Vera won. Does Vera get the 250 for him?": the winner does,
whoever caused it (RULES.md §2.7). Where nobody or more than one is told to have won, nothing is
read.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import ME, THEY
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_RULING: Final = "knock-out-bonus"
_BONUS: Final = 250
_OTHERWISE: Final = frozenset(
    {"not", "partners", "house-rule", "knocked-cards", "elimination", "who", "how-many", "what"}
    | {"lowest", "keep-own", "set-aside", "last-card"}
)
_WON: Final = word_list("bonus-told.won")
_OUT: Final = word_list("bonus-told.out")
_AND: Final = word_list("bonus-told.and")
_MINE: Final = word_list("bonus-told.mine")
_CAUSED: Final = frozenset({"knock-out", "caused", "mercy"})
_SMALL_NUMBERS: Final = frozenset({1, 2, 4, 6, 10})
"""Those of draw cards, and of people."""


def bonus_told(story: Story) -> Compared | None:
    """ "Ann threw Tim out, I won. Do I get the 250?": yes, and Ann does not."""
    situation = story.situation
    values = story.facts.values
    known = values.get("knock_out") != "silent" and values.get("knock_out_to") == "winner"
    bonus = "bonus" in situation.asked or any(n.value == _BONUS for n in situation.numbers)
    asks = bonus and situation.ask in {"yes-no", "any"} and situation.begins > 0
    others = any(n.value != _BONUS and n.value not in _SMALL_NUMBERS for n in situation.numbers)
    if not known or not asks or situation.negated or situation.doubted or others:
        return None
    several = (situation.out or 0) > 1
    if several or situation.concepts & _OTHERWISE or not _knocked_out(situation):
        return None
    told = _clauses(situation.heard[: situation.begins])
    winners = {one for clause in told if _tells_win(clause) for one in _people(clause, situation)}
    asked = _asked(situation)
    if len(winners) != 1 or asked is None:
        return None
    winner = winners.pop()
    if asked == THEY and winner not in {ME, THEY}:
        # "I threw Tim out, Ann won. Does she get it?": whoever was named last.
        named = [one for clause in told for one in _people(clause, situation) if one != ME]
        asked = winner if _threw_myself(told, situation) and named[-1] == winner else asked
        if asked == THEY:
            return None
    if winner == THEY and asked not in {ME, THEY}:
        return None
    return Compared(_RULING, yes_or_no(asked == winner))


def _knocked_out(situation: Situation) -> bool:
    told = situation.heard[: situation.begins]
    return bool(situation.concepts & _CAUSED) or any(word.key in _OUT for word in told)


def _clauses(heard: Sequence[Heard]) -> list[Sequence[Heard]]:
    """Cut at marks, at "and" and at "but"."""
    cuts = [at for at, word in enumerate(heard) if at and (word.breaks or word.key in _AND)]
    ends = [0, *cuts, len(heard)]
    return [heard[one:two] for one, two in pairwise(ends)]


def _tells_win(clause: Sequence[Heard]) -> bool:
    return any("win" in word.concepts or word.key in _WON for word in clause)


def _people(clause: Sequence[Heard], situation: Situation) -> list[str]:
    """Whoever acts in a clause, in order; one who is thrown out there wins nothing."""
    persons = PERSONS[situation.language]
    found: list[str] = []
    for word in clause:
        if word.key in persons.i | persons.me | _MINE:
            found.append(ME)
        elif word.is_name or word.key in KIN:
            found.append(word.key)
        elif word.key in persons.they:
            found.append(THEY)
    return found


def _threw_myself(told: Sequence[Sequence[Heard]], situation: Situation) -> bool:
    return any(ME in _people(clause, situation) for clause in told if not _tells_win(clause))


def _asked(situation: Situation) -> str | None:
    """Whom it is asked of: whoever asks, or one who is named; a pronoun where nobody is."""
    own = situation.heard[situation.begins :]
    people = set(_people(own, situation))
    if ME in people:
        return ME
    named = people - {THEY}
    if len(named) == 1:
        return named.pop()
    hers = PERSONS[situation.language].them | PERSONS[situation.language].perhaps_they
    any_they = THEY in people or any(word.key in hers for word in own)
    return THEY if not named and any_they else None
