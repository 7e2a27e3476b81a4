"""Whether somebody is out who only laid draw cards from their hand.

"I hold 17 and lay a draw 6 on a draw 2. Am I out?": what I lay others draw, and my own hand only
shrinks. Beside a word of anything else nothing is read.
"""

from typing import Final

from scorekeeper.rulebook.asking.limits_told import Reached, is_out
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_HELD: Final = word_list("mercy-room.held")
_HAS: Final = word_list("laid-from-hand.has")
_LAYS: Final = word_list("places.lays")
_BESIDE: Final = word_list("laid-from-hand.known")
_DRAWN: Final = word_list("mercy-room.drawn") - _BESIDE
_KNOWN: Final = word_list("mercy-room.known") | _BESIDE | _HELD | _LAYS | _DRAWN
"""Every word of such a story."""


def laid_from_hand(story: Story) -> Compared | None:
    """Whether who laid is out; None where another matter is told or asked."""
    limit, situation = story.rules.mercy_limit, story.situation
    if limit is None or not situation.begins or situation.claimed or situation.negated:
        return None
    held = _held(story)
    if held is None or held >= limit.value:
        return None
    out = is_out(situation, Reached(held, limit.value))
    return None if out is None else Compared("mercy", yes_or_no(out))


def _held(story: Story) -> int | None:
    """The cards held before one's own card was laid, where nothing else is told."""
    situation = story.situation
    cards, begins = situation.named, situation.begins
    persons = PERSONS[situation.language]
    inside = {at for card in cards for at in range(card.start, card.end)}
    if not inside or max(inside) >= begins:
        return None
    told = [one for at, one in enumerate(situation.heard[:begins]) if at not in inside]
    numbers = [one.value for one in told if one.value is not None]
    keys = [one.key for one in told if one.value is None]
    laid = next((at for at, key in enumerate(keys) if key in _LAYS), None)
    if len(numbers) != 1 or laid is None or not _DRAWN.isdisjoint(keys[laid:]):
        return None
    holds = not (_HELD | _HAS).isdisjoint(keys[:laid]) and not persons.i.isdisjoint(keys)
    known = _KNOWN | persons.i | persons.my
    return numbers[0] if holds and known.issuperset(keys) else None
