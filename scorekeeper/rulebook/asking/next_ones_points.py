"""What the next player's hand counts when somebody has ended the round, told card by card.

"Opa ends on a plus four and I'm next. I had a red 7 and then draw a 3, another 3, a skip and a
wild. How many points do I yield?": what was held, and what was drawn for the last card.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS, ONE
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
_NEAR: Final = 3
_CLAUSE: Final = 5
"""Words."""
_MUST: Final = word_list("next-ones-points.must")
_NO_END: Final = _OTHERWISE - {"knock-out", "not"}
_ENDS: Final = word_list("next-ones-points.ends")
_FOR: Final = word_list("next-ones-points.for")
_HAND: Final = word_list("next-ones-points.hand")
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


def drawn_in_the_end(story: Story) -> Sum | None:
    """ "I had a 5 and a skip, and for the +2 at the end I drew a wild and a 3. My hand?".

    As many cards are told to be drawn as the card has one draw; where they stand before it, or
    behind it and before what is drawn, all others were held.
    """
    situation = story.situation
    asks = situation.ask == "number" or "what" in situation.asked
    if not asks or "points" not in situation.asked or situation.claimed or situation.unread:
        return None
    if story.said & _NO_END or any(n.unit != "knock-out" for n in situation.numbers):
        return None
    last = _drawn_for(situation)
    card = None if last is None else story.kinds.get(last.kind)
    if last is None or card is None or card.draws is None or not _asks_of_holder(situation, last):
        return None
    others = _as_drawn(story, [one for one in situation.named if one != last])
    behind = [one for one in others if one.start > last.start]
    if len(behind) == len(others):
        draw = _draw_at(situation, behind) if behind else None
        behind = [one for one in behind if draw is not None and one.start > draw]
    drawn = sum(one.count for one in behind)
    told = others and not _DRAWS.isdisjoint(situation.keys[last.end :])
    if drawn != card.draws.value or not told or any(one.kind not in story.kinds for one in others):
        return None
    each = [story.kinds[one.kind].points.value for one in others for _ in range(one.count)]
    shown = f"{' + '.join(map(str, each))} = {sum(each)}"
    return Sum(sum(each), shown, "last-card-draws", None, "points", certain=True)


def _as_drawn(story: Story, cards: Sequence[SaidCard]) -> list[SaidCard]:
    """ "En trek twee nullen": two that are drawn, and no Draw Two."""
    keys, found = story.situation.keys, list[SaidCard]()
    count = 1
    for card, behind in zip_longest(cards, cards[1:]):
        kind = story.kinds.get(card.kind)
        draws = kind.draws.value if kind is not None and kind.draws is not None else 0
        verb = keys[card.start] in _DRAWS and keys[card.start - 1] not in ONE
        if verb and draws and behind is not None and behind.start == card.end:
            count = draws
            continue
        found.append(card if count == 1 else replace(card, count=count))
        count = 1
    return found


def _drawn_for(situation: Situation) -> SaidCard | None:
    """The card that ended the round, or for which cards were drawn in the end."""
    if situation.ended_with is not None:
        return situation.ended_with
    keys = situation.keys
    if _ENDS.isdisjoint(keys):
        return None
    told = [
        card
        for card in situation.named
        if card.count == 1 and not _FOR.isdisjoint(keys[max(card.start - _NEAR, 0) : card.start])
    ]
    return told[0] if len(told) == 1 else None


def _asks_of_holder(situation: Situation, last: SaidCard) -> bool:
    """Whether it is asked of whoever is told to hold cards, and not of the one who went out."""
    persons = PERSONS[situation.language]
    begins = situation.begins
    asked, told = situation.keys[begins:], situation.keys[:begins]
    if not begins:
        end = next((at for at, one in enumerate(situation.heard) if at and one.breaks), 0)
        asked, told = situation.keys[:end], situation.keys[end:]
    mine = not (persons.i | persons.my | persons.me).isdisjoint(asked)
    # A round is over for whoever ended it: "I went out on a +2. Tom had a 3 and drew …".
    before = situation.keys[max(last.start - _CLAUSE, 0) : last.start]
    by_me = not persons.i.isdisjoint(before) and _MUST.isdisjoint(before)
    of_me = not persons.i.isdisjoint(told) and not by_me
    return not _HAND.isdisjoint(asked) and mine == of_me


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
