"""What the next player's hand counts when somebody has ended the round, told card by card.

"Opa ends on a plus four and I'm next. I had a red 7 and then draw a 3, another 3, a skip and a
wild. How many points do I yield?": what was held, and what was drawn for the last card.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.heard_parts import keys_of
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_OTHERWISE: Final = frozenset(
    {"challenge", "bluff", "swap", "stack", "bonus", "partners", "mercy", "knock-out", "not"}
    | {"elimination", "lowest", "keep-own", "flex-side", "two-players", "first-card"}
)
_YIELDS: Final = word_list("next-ones-points.yields")
_HELD: Final = word_list("next-ones-points.held")
_DRAWS: Final = word_list("next-ones-points.draws")
_NEXT: Final = word_list("next-ones-points.next")
_SMALL: Final = word_list("next-ones-points.small")


def next_ones_points(story: Story) -> Sum | None:
    """The points in the hand of whoever asks, and comes after the one who went out."""
    situation, last = story.situation, story.situation.ended_with
    if last is None or situation.ask != "number" or "points" not in situation.asked:
        return None
    if story.said & _OTHERWISE or situation.claimed or situation.unread:
        return None
    others = [card for card in situation.named if card != last]
    if situation.named[0] != last or not others or situation.numbers:
        return None
    if others[-1].start >= situation.begins or not _are_mine(situation, last, others):
        return None
    draw = _draw_at(situation, others)
    drawn = [card for card in others if draw is not None and card.start > draw]
    card = story.kinds.get(last.kind)
    draws = 0 if card is None or card.draws is None else card.draws.value
    if sum(one.count for one in drawn) != draws or len(drawn) == len(others):
        return None
    points = [(story.kinds[one.kind].points.value, one.count) for one in others]
    each = [value for value, count in points for _ in range(count)]
    total = sum(each)
    shown = f"{' + '.join(map(str, each))} = {total}" if len(each) > 1 else str(total)
    ruling = "last-card-draws" if draws else "hand-points"
    return Sum(total, shown, ruling, None, "points", certain=True)


def _are_mine(situation: Situation, last: SaidCard, others: Sequence[SaidCard]) -> bool:
    """Whether another went out, whoever asks comes next and held the rest, and is asked of."""
    persons, heard = PERSONS[situation.language], situation.heard
    mine = persons.i | persons.me
    before = keys_of([heard[: last.start]])
    middle = heard[last.end : others[0].start]
    asked = keys_of([heard[situation.begins :]])
    behind = keys_of([middle])
    # "My last card", and not "my uncle".
    own = before & persons.my and not before & KIN
    if before & mine or own or not behind & persons.i or not behind & _HELD:
        return False
    inside = {at for card in others for at in range(card.start, card.end)}
    rest = keys_of(
        [[heard[at] for at in range(others[0].start, situation.begins) if at not in inside]]
    )
    known = _SMALL | _DRAWS | _HELD | _NEXT | COLOURS.keys() | persons.i
    told = rest | (behind - keys_of([heard[: last.start]]))
    them = persons.they | persons.them | persons.perhaps_they
    plain = not told - known - them and not rest & them
    asks = asked & mine and not asked - _YIELDS - _SMALL - mine
    return bool(behind & _NEXT) and plain and bool(asks)


def _draw_at(situation: Situation, others: Sequence[SaidCard]) -> int | None:
    """Where it is told that cards are drawn; those behind it are the ones."""
    places = range(others[0].start, others[-1].start)
    return next((at for at in places if situation.heard[at].key in _DRAWS), None)
