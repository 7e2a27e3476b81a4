"""Points of a round for one alone: the bonus for one who is out, and what each of a pair gets.

"Marek has 45 points and Aylin flew out before. How many do I get just for Aylin?" asks for her
bonus; and where partners change, both are credited with all that the pair made (RULES.md §2.5).
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.whose_points import clause_of, names_at
from scorekeeper.rulebook.word_lists import word_list

_MANY: Final = 10
"""Points; a smaller number counts people."""
_OTHERWISE: Final = frozenset({"partners", "keep-own", "lowest", "elimination", "tie", "target"})
_NO_SHARE: Final = frozenset({"who", "when", "still", "change", "highest", "lowest", "knock-out"})
_ALONE: Final = word_list("points-alone.alone")
_FOR: Final = word_list("own-points.for")
_HELD: Final = word_list("points-alone.held")
_ROUNDS: Final = word_list("points-alone.rounds")


def asks_for_one(story: Story) -> bool:
    """ "How many points do I get just for Tom?": not for all that is told."""
    situation = story.situation
    asked = situation.keys[situation.begins :]
    alone = not _ALONE.isdisjoint(asked) and not PERSONS[situation.language].i.isdisjoint(asked)
    return bool(situation.begins) and alone and bool(_for_whom(story))


def _for_whom(story: Story) -> list[str]:
    situation = story.situation
    places = range(situation.begins, len(situation.keys))
    at = next((at for at in places if situation.keys[at] in _FOR), len(situation.keys))
    return names_at(situation, range(at, len(situation.keys)))


def bonus_for_one(story: Story) -> Sum | None:
    """The bonus for one of those named, who was knocked out; None for anybody else."""
    situation, each = story.situation, story.facts.numbers.get("knock_out")
    if each is None or situation.ask != "number" or situation.claimed or not asks_for_one(story):
        return None
    to_winner = story.facts.holds("knock_out_to=winner")
    wins = to_winner and story.facts.holds("scoring=winner-takes-all") and not situation.others_win
    if story.said & _OTHERWISE or situation.cards or not wins:
        return None
    whom = _for_whom(story)
    if len(whom) != 1 or whom[0] not in _out(story):
        return None
    return Sum(each, str(each), "knock-out-bonus", None, "points")


def _out(story: Story) -> frozenset[str]:
    """Who is told to be knocked out: the one named first in the clause that tells it."""
    situation = story.situation
    found = set()
    for at in range(situation.begins):
        if "knock-out" in situation.heard[at].concepts:
            found |= {*names_at(situation, range(clause_of(situation, 0, at), at))[:1]}
    return frozenset(found)


def rotating_points(story: Story) -> Sum | None:
    """ "Partners change; Tom and Ann won 84 together. How many does Tom write down?": all of it."""
    situation = story.situation
    asks = situation.ask == "number" and "points" in situation.asked and not situation.claimed
    if "rotating" not in story.said or not asks or situation.cards or situation.out:
        return None
    asked = frozenset(situation.keys[situation.begins :])
    if situation.asked & _NO_SHARE or asked & _ROUNDS or not situation.begins:
        return None
    if not _HELD.isdisjoint(situation.keys[: situation.begins]):
        # "Ann and I won, Bo and Cy hold 60": those who are left with them get nothing.
        return None
    told = [n for n in situation.numbers if n.unit in {"", "points"} and n.value > _MANY]
    if len(told) != 1 or told[0].at >= situation.begins or told[0].limit:
        return None
    return Sum(told[0].value, str(told[0].value), "rotating-partners", None, "points")
