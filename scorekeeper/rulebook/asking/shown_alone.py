"""Whether it is enough that whoever challenged sees the hand, and nobody else does.

"He doubts my Wild Draw Four. Is it enough if only he looks at my hand and not all the others?": it
is. Asked of the whole table it is another matter (`shown_to.py`).
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.shown_to import doubter_told
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_ONLY: Final = word_list("shown-to.only")
_SEES: Final = word_list("shown-to.sees")
_SHOWS: Final = word_list("shown-to.shows")
_TO: Final = word_list("shown-to.to")
_NOT: Final = word_list("shown-to.not") | word_list("bindings.not")
_ALL: Final = word_list("shown-to.all") | word_list("shown-alone.all")
_NOBODY: Final = word_list("shown-alone.nobody")
_CHALLENGER: Final = word_list("shown-alone.challenger")
_HAND: Final = word_list("passed.hands")
_NEAR: Final = 4
_OTHERWISE: Final = frozenset(
    {"first-card", "forbidden", "guilty", "innocent", "who", "refuse", "points"}
)


def shown_alone(story: Story) -> Compared | None:
    """Yes where only whoever challenged sees it; None where it is not told who that is."""
    situation = story.situation
    plain = situation.ask in {"yes-no", "any"} and not (situation.negated or situation.doubted)
    if not plain or "challenge" not in story.said or story.said & _OTHERWISE:
        return None
    begins = 0 if situation.ask == "any" else situation.begins
    told, asked = situation.heard[:begins], situation.heard[begins:]
    keys = [word.key for word in asked]
    if story.facts.values.get("challenge") != "yes" or not _leaves_others_out(keys):
        return None
    alone = any(_is_challenger(asked, at, told, situation) for at in _only(keys))
    return Compared("challenge-show", "yes") if alone else None


def _only(keys: Sequence[str]) -> list[int]:
    return [at for at, key in enumerate(keys) if key in _ONLY and not _NOT & {*keys[:at][-1:]}]


def _leaves_others_out(keys: Sequence[str]) -> bool:
    """Whether the others are all that is denied, "and not the rest", and nothing is said of any."""
    everybody = [at for at, key in enumerate(keys) if key in _ALL]
    denied = [at for at, key in enumerate(keys) if key in _NOT - _NOBODY]
    left_out = all(_NOT.intersection(keys[max(at - _NEAR, 0) : at]) for at in everybody)
    return left_out and all(any(0 < one - at <= _NEAR for one in everybody) for at in denied)


def _is_challenger(
    asked: Sequence[Heard], only: int, told: Sequence[Heard], situation: Situation
) -> bool:
    """Whether "only" is said of whoever challenged, who sees the hand or is shown it."""
    keys, persons = {word.key for word in asked}, PERSONS[situation.language]
    shows, sees = bool(keys & _SHOWS), bool(keys & _SEES)
    behind = next(
        (word for word in asked[only + 1 : only + _NEAR] if word.key not in _TO | _SHOWS), None
    )
    near = (*asked[max(only - 1, 0) : only], *([behind] if behind is not None else []))
    if any("challenge" in word.concepts or word.key in _CHALLENGER for word in near):
        return shows or sees
    after = asked[only + 1 : only + 3]
    mine = persons.i if sees and not shows else persons.me
    theirs = persons.they if sees and not shows else persons.them | persons.perhaps_they
    if not (shows or sees) or not after or not keys & _HAND:
        return False
    who = next((w.key for w in after if w.key in mine | theirs), "")
    doubter = doubter_told(told, persons.i)
    return bool(who) and doubter is not None and doubter == (who in mine)
