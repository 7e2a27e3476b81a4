"""How many cards may still come, or are missing until the Mercy rule strikes, to a hand told.

"I had 14 and took six for the wild draw six. How many more can I take at most and stay in?": what
was held, with what was drawn, against the limit.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_KNOWN: Final = word_list("mercy-room.known")
"""Every word of a story of a hand and what came to it."""
_HELD: Final = word_list("mercy-room.held")
_DRAWN: Final = word_list("mercy-room.drawn")
_HAS_GOT: Final = word_list("mercy-room.has-got")
_NUMBERED: Final = word_list("mercy-room.numbered")
_MORE: Final = word_list("mercy-room.more")
_AT_MOST: Final = word_list("mercy-room.at-most")
_STAYS: Final = word_list("mercy-room.stays")
_WITHOUT: Final = word_list("mercy-room.without")
_OUT: Final = word_list("mercy-room.out")
_UNTIL: Final = word_list("mercy-room.until")
_THEN: Final = word_list("mercy-room.then")
_AT_LEAST: Final = word_list("mercy-room.at-least")


def mercy_room(story: Story) -> Sum | None:
    """The number that may still come or has to; None where another matter is told or asked."""
    limit, situation = story.rules.mercy_limit, story.situation
    asks = situation.ask == "number" or "how-many" in story.said
    if limit is None or not asks or situation.claimed:
        return None
    told, asked = _parted(situation)
    out = _asked_for(frozenset(word.key for word in asked), asked)
    held = None if out is None else _hand(story, told)
    if out is None or held is None or held >= limit.value:
        return None
    most = limit.value if out else limit.value - 1
    value = most - held
    return Sum(value, f"{most} − {held} = {value}", "mercy", None, "missing", certain=True)


def _parted(situation: Situation) -> tuple[Sequence[Heard], Sequence[Heard]]:
    """What is told, and what is asked, which may come first."""
    heard, begins = situation.heard, situation.begins
    if begins:
        # "On 22 cards. How many more, then I'm out?": it asks from behind what is counted.
        last = max((at for at in range(begins) if heard[at].value is not None), default=begins)
        ends = (at for at in range(last + 1, begins) if heard[at].breaks)
        begins = next(ends, begins)
        return heard[:begins], heard[begins:]
    counted = next((at for at, word in enumerate(heard) if word.value is not None), 0)
    end = max((at for at in range(counted + 1) if heard[at].breaks), default=0)
    return heard[end:], heard[:end]


def _asked_for(keys: frozenset[str], asked: Sequence[Heard]) -> bool | None:
    """Whether it is asked how many throw somebody out, or how many do not; None for neither."""
    if not keys & (_MORE | _AT_MOST) or any(word.value is not None for word in asked):
        return None
    before = bool(keys & _UNTIL)
    least, most = bool(keys & _AT_LEAST), bool(keys & _AT_MOST)
    out = bool(keys & _OUT)
    safe = bool(keys & _STAYS) or (out and bool(keys & _WITHOUT)) or (most and before and out)
    if safe:
        return None if least else False
    # "How many more, then I'm out?".
    then = bool(keys & _THEN) and not most
    return True if out and (then or (before and least and not most)) else None


def _hand(story: Story, told: Sequence[Heard]) -> int | None:
    """The cards held and drawn; None where a word tells of anything else."""
    situation = story.situation
    persons = PERSONS[situation.language]
    known = _KNOWN | _HELD | _DRAWN | _NUMBERED | persons.i | persons.me | persons.my
    numbers, cards = _numbers(situation, told)
    if numbers is None or not numbers or len(numbers) > _TWO or len(cards) > 1:
        return None
    first = situation.heard.index(told[0])
    inside = {at - first for c in situation.named for at in range(c.start, c.end)}
    loose = [word for at, word in enumerate(told) if at not in inside and word.value is None]
    if any(word.key not in known for word in loose):
        return None
    alone = len(numbers) == 1 and not cards
    # "I've got 17" holds them; "I got a +6" drew them.
    draws = any(word.key in (_DRAWN - _HAS_GOT if alone else _DRAWN) for word in loose)
    of_card = [_draws_of(story, kind) for kind in cards]
    if len(numbers) == 1:
        # "I had 14 and took a +6", or a hand and nothing else.
        came = of_card[0] if of_card else 0
        return numbers[0] + came if came is not None and bool(came) == draws else None
    fits = not of_card or of_card[0] == numbers[1]
    return sum(numbers) if draws and fits else None


def _numbers(situation: Situation, told: Sequence[Heard]) -> tuple[list[int] | None, list[str]]:
    """The numbers told that are no card's, and the draw cards."""
    first = situation.heard.index(told[0]) if told else 0
    places = range(first, first + len(told))
    cards = [card for card in situation.named if card.start in places]
    inside = {at for card in cards for at in range(card.start, card.end)}
    values = [
        word.value
        for at, word in zip(places, told, strict=True)
        if at not in inside and word.value is not None
    ]
    plain = not any(card.kind.isdecimal() or card.count > 1 for card in cards)
    return (values if plain else None), [card.kind for card in cards]


def _draws_of(story: Story, kind: str) -> int | None:
    card = story.kinds.get(kind)
    return None if card is None or card.draws is None else card.draws.value
