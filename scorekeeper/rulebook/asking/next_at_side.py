"""Whether whoever asks is next, where it is told which way play goes and beside whom they sit.

"We go to the left, Tom lays a Reverse, I'm on his left. Am I next?": it goes on to Tom's right. The
way has to be told and the card be laid by whoever sits beside; of more people the seats tell
(`seat_answers.py`).
"""

from collections.abc import Sequence
from typing import Final, Literal

from scorekeeper.rulebook.asking.heard_parts import is_plain_claim
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.asking.way_of_play import goes_against, goes_left
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = "2"
_WAY: Final = 3
"""Words of "to the right"."""
_NEAR: Final = 3
_LEFT: Final = word_list("next-at-side.left")
_RIGHT: Final = word_list("next-at-side.right")
_NEXT: Final = word_list("next-at-side.next")
_GOES: Final = word_list("way-of-play.moves")
_OF: Final = word_list("next-at-side.of")
_SMALL: Final = word_list("next-at-side.small")
_OTHERWISE: Final = frozenset(
    {"first-card", "dealer", "dealt", "out-of-turn", "flex-side", "swap", "not", "partners"}
)


def next_at_side(story: Story) -> Compared | None:
    """Yes where play goes on to my side of whoever laid the card; None where that is not told."""
    situation = story.situation
    plain = situation.ask in {"yes-no", "any"} and not is_plain_claim(situation)
    if not plain or story.said & _OTHERWISE or story.facts.values.get("players") == _TWO:
        return None
    turns = _turns(story)
    ways = {at: way for at in range(len(situation.heard)) if (way := _way_at(situation.heard, at))}
    if turns is None or not ways or not _asks_of_me(situation):
        return None
    left = _sits_left(situation, frozenset(at + more for at in ways for more in range(_WAY)))
    # "Tom lays a Reverse, we go left": before it, or since?
    later = turns and max(ways) > max(card.start for card in situation.named)
    if left is None or later or len(set(ways.values())) != 1:
        return None
    clockwise = "clockwise" in ways.values()
    return Compared("direction", yes_or_no(left == (clockwise != turns)))


def _turns(story: Story) -> bool | None:
    """Whether the one card that is laid turns the way; None where it does anything else."""
    cards = story.situation.named
    kind = story.kinds.get(cards[0].kind) if len(cards) == 1 and cards[0].count == 1 else None
    if kind is None or kind.draws is not None or kind.flexed is not None:
        return None
    if kind.effect is None:
        return False if kind.kind.isdecimal() and kind.kind not in {"0", "7"} else None
    return True if kind.effect.turns and not kind.effect.skips else None


def _way_at(heard: Sequence[Heard], at: int) -> Literal["clockwise", "against", ""]:
    """The way that is told of play here: "to the left", or just "we're going left"."""
    if goes_against(heard, at):
        return "against"
    if goes_left(heard, at):
        return "clockwise"
    of = heard[at + 1].key if at + 1 < len(heard) else ""
    bare = at > 0 and heard[at - 1].key in _GOES and of not in _OF
    if not bare or heard[at].key not in _LEFT | _RIGHT:
        return ""
    return "clockwise" if heard[at].key in _LEFT else "against"


def _asks_of_me(situation: Situation) -> bool:
    """ "Am I up next?", "my turn?": of nobody else, and nothing but that."""
    persons = PERSONS[situation.language]
    breaks = [at for at, word in enumerate(situation.heard) if word.breaks]
    own = situation.keys[max([situation.begins, *breaks]) :]
    mine = persons.i | persons.me | persons.my
    return bool(mine.intersection(own) and _NEXT.intersection(own)) and _SMALL | _NEXT | mine >= {
        *own
    }


def _sits_left(situation: Situation, ways: frozenset[int]) -> bool | None:
    """Whether I sit on the left of whoever laid the card, by the one side that is named."""
    heard, persons = situation.heard, PERSONS[situation.language]
    sides = [at for at, w in enumerate(heard) if w.key in _LEFT | _RIGHT and at not in ways]
    if len(sides) != 1:
        return None
    at = sides[0]
    left = heard[at].key in _LEFT
    start = next((n for n in range(at, -1, -1) if heard[n].breaks), 0)
    stop = next((n for n in range(at + 1, len(heard)) if heard[n].breaks), len(heard))
    beside = {
        w.key for w in (*heard[max(at - 1, start) : at], *heard[at + 1 : min(at + _NEAR, stop)])
    }
    if beside & (persons.my | persons.me):
        # "Tom sits on my left": I am on his right.
        return not left
    return left if any(w.key in persons.i for w in heard[start:stop]) else None
