"""Whether a hand and a chain of draw cards that has to be taken come to the Mercy limit.

"I hold 17. A draw 2 with a draw 6 on it came to me, and I can't stack. Am I out?": what is held is
one number, what comes is told card by card, and beside a word of anything else nothing is read.
"""

from typing import Final

from scorekeeper.rulebook.asking.limits_told import Reached, is_out
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_HELD: Final = word_list("mercy-room.held")
_DRAWN: Final = word_list("mercy-room.drawn")
_COMES: Final = word_list("chain-on-hand.comes")
_STACK: Final = word_list("chain-on-hand.stack")
_NOT: Final = word_list("chain-on-hand.not")
_KNOWN: Final = (
    word_list("mercy-room.known") | word_list("chain-on-hand.known") | _HELD | _DRAWN | _COMES
    | _STACK | _NOT
)  # fmt: skip
"""Every word of such a story."""


def chain_on_hand(story: Story) -> Compared | None:
    """Whether who is asked about is out; None where another matter is told or asked."""
    limit, situation = story.rules.mercy_limit, story.situation
    if limit is None or not situation.begins or situation.claimed or situation.negated:
        return None
    held = _held(story)
    if held is None or situation.stacked is None or held >= limit.value:
        return None
    out = is_out(situation, Reached(held + situation.stacked, limit.value))
    return None if out is None else Compared("mercy", yes_or_no(out))


def _held(story: Story) -> int | None:
    """The cards held before the chain comes, where it is told that it has to be taken."""
    situation = story.situation
    cards, begins = situation.named, situation.begins
    kinds = [story.kinds.get(card.kind) for card in cards]
    draws = [kind.draws.value for kind in kinds if kind is not None and kind.draws is not None]
    inside = {at for card in cards for at in range(card.start, card.end)}
    if len(draws) < _TWO or len(draws) < len(cards) or max(inside) >= begins:
        return None
    told = [one for at, one in enumerate(situation.heard[:begins]) if at not in inside]
    numbers = [one.value for one in told if one.value is not None]
    keys = frozenset(one.key for one in told if one.value is None)
    persons = PERSONS[situation.language]
    mine = persons.i | persons.me | persons.my
    if len(numbers) != 1 or not keys <= _KNOWN | mine or not (keys & _HELD and keys & persons.i):
        return None
    takes = bool(keys & _DRAWN) or bool(keys & _COMES and keys & persons.me)
    answers = bool(keys & _STACK) and not keys & _NOT
    return numbers[0] if takes and not answers else None
