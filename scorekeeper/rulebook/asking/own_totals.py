"""Totals where everybody keeps their own points: what comes to them, and what they stand at."""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.point_rulings import asked_keys, ruling_of
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import OTHERS, STANDING
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_FEW: Final = 10
_NEAR: Final = 5


def none_for_winner(story: Story) -> Sum | None:
    """Whoever went out has no cards left to write down."""
    situation = story.situation
    left = situation.cards or (situation.numbers and not _asks_what_is_added(story))
    done = story.said & {"finish", "empty"} or not _NONE_LEFT.isdisjoint(situation.keys)
    done = done or not _NO_CARDS.isdisjoint(pairwise(situation.keys))
    asks = situation.ask == "number" or "what" in situation.asked
    if left or not done or not asks or situation.claimed or not keeps_own(story):
        return None
    # "How many points does whoever is rid of all get?"
    person = "who" in situation.asked and situation.ask != "number"
    if person or story.said & {"partners", "draw-pile"}:
        return None
    gets = "points" in story.said or not asked_keys(story).isdisjoint(_ADDS)
    return Sum(0, "0", ruling_of(story, "lowest-total"), None, "points") if gets else None


def _asks_what_is_added(story: Story) -> bool:
    """ "488 on my sheet, and I go out. How many are added?": the total told is one of before."""
    told = [n.value for n in story.situation.numbers if not n.limit]
    added = not asked_keys(story).isdisjoint(_ADDED) and story.situation.ask == "number"
    return added and min(told, default=0) >= _FEW and "finish" in story.said


def own_cards(story: Story) -> Sum | None:
    """ "Lowest wins, and I hold a wild and a 3. What do I add?": what the cards count."""
    situation = story.situation
    value = story.facts.numbers.get("hand_points")
    faces = [n.value for n in situation.numbers]
    if faces and max(faces) < _FEW and {n.unit for n in situation.numbers} == {""}:
        # "I have 7 and 3 left": cards, told by their numbers.
        value = (value or 0) + sum(faces)
    elif faces:
        return None
    adds = story.said & {"points", "how-many"} or not asked_keys(story).isdisjoint(_ADDS)
    if value is None or situation.unread or situation.ask == "yes-no":
        return None
    if situation.claimed or not adds or not keeps_own(story) or situation.asked & {"who", "when"}:
        return None
    gains = "points" in story.said or not asked_keys(story).isdisjoint(_ADDS)
    lowest = "lowest" in story.said and ("win" in story.said or gains)
    lowest = lowest or "keep-own" in story.said
    raced = "elimination" in story.said
    if story.said & {"partners", "stack", "draw", "finish"} or not (lowest or raced):
        return None
    return Sum(value, str(value), ruling_of(story, "lowest-total"), None, "points")


def own_total(story: Story) -> Sum | None:
    """ "The race: I was on 300 and am caught with 210. What am I on?": both together."""
    situation = story.situation
    cards = [card for card in situation.cards if card is not situation.ended_with]
    hand = story.facts.numbers.get("hand_points") if cards else 0
    if situation.claimed or hand is None or situation.unread or not _asks_for_total(story):
        return None
    if not (keeps_own(story) or _wins_from_others(story)):
        return None
    if _went_out_from(story):
        value = situation.numbers[0].value
        return Sum(
            value, f"{value} + 0 = {value}", ruling_of(story, "lowest-total"), None, "points"
        )
    told = [n for n in situation.numbers if n.unit in {"", "points"} and not n.limit]
    told += [n for n in situation.numbers if n.unit == "round" and n.value >= _FEW]
    told.sort(key=lambda number: number.at)
    parts = [n.value for n in told] + [hand] * bool(cards)
    if len(parts) < _TWO or not told or told[0].value < _FEW or min(parts) < 0:
        return None
    parts += [bonus for bonus in [_bonus(story)] if bonus]
    among = cards and len(told) == _TWO and told[0].at < cards[0].start < told[1].at
    listed = among or _wins_from_others(story)
    listed = listed or bool(told[1:] and _lists_own_hand(story, told[1].at))
    if len(told) + bool(cards) > _TWO and not listed:
        return None
    value = sum(parts)
    shown = f"{' + '.join(str(part) for part in parts)} = {value}"
    return Sum(value, shown, ruling_of(story, "round-score"), None, "points")


def _went_out_from(story: Story) -> bool:
    """ "Everyone keeps their own. I had 60 and went out. What am I on?": nothing is added."""
    situation = story.situation
    told = [n for n in situation.numbers if n.unit in {"", "points"} and n.value >= _FEW]
    alone = len(told) == len(situation.numbers) == 1 and not situation.cards
    done = "finish" in story.said and not situation.others_win
    return alone and done and keeps_own(story)


def keeps_own(story: Story) -> bool:
    """Whether what is told is of a way of counting in which everybody keeps their own points."""
    # Where players are knocked out, who is eliminated need not be in a race.
    raced = "elimination" in story.said and "knock_out" not in story.facts.numbers
    return raced or bool(story.said & {"keep-own", "lowest"})


def _wins_from_others(story: Story) -> bool:
    """ "I was on 280 and went out, the others hold 60 together"."""
    other = {"partners"} if _bonus(story) else {"knock-out", "mercy", "partners"}
    ended = story.said & {"finish", "win"} and not story.said & other
    numbers = story.situation.numbers
    if not ended or story.situation.others_win or len(numbers) < _TWO:
        return False
    between = frozenset(story.situation.keys[numbers[0].at : numbers[1].at + _NEAR])
    before = frozenset(story.situation.keys[: numbers[0].at])
    return bool(between & OTHERS) and bool(before & _STOOD)


def _bonus(story: Story) -> int:
    """What those bring who are told to be knocked out."""
    out = story.situation.out
    each = story.facts.numbers.get("knock_out", 0)
    return 0 if "knock-out" not in story.said or not out else each * out


def _asks_for_total(story: Story) -> bool:
    """ "My new total?", "what am I on now?", "hoeveel wordt dat?"."""
    asked = asked_keys(story)
    stands = bool({*pairwise(story.situation.keys)} & _WHERE_ONE_STANDS)
    if story.situation.ask == "yes-no" and not stands:
        return False
    if story.situation.asked & {"card", "who", "when"}:
        return False
    adds = story.situation.ask == "number" and "erbij" in asked
    if adds or asked & _MISSING or "players-word" in story.situation.asked:
        return False
    keys = story.situation.keys
    return bool(asked & (STANDING | _COMES)) or keys[-2:] == ("i", "on") or keys[-1:] == ("is",)


def _lists_own_hand(story: Story, place: int) -> bool:
    """ "And my hand's 50, 20 and 3": whose cards the numbers from there on are."""
    before = story.situation.keys[max(place - 4, 0) : place]
    return not _OWN_HAND.isdisjoint(before)


_WHERE_ONE_STANDS: Final = frozenset({("sta", "ik"), ("steh", "ich"), ("stehe", "ich")})
"""Dutch "waar" is "where", and asks for yes or no where it means "true"."""
_NONE_LEFT: Final = word_list("own-totals.none-left")
_NO_CARDS: Final = frozenset(
    {("no", "cards"), ("keine", "karte"), ("keine", "karten"), ("geen", "kaarten"), ("no", "card")}
)
_ADDS: Final = word_list("own-totals.adds")
"""What a round brings to somebody's own account."""
_ADDED: Final = word_list("own-totals.added")
_COMES: Final = word_list("own-totals.comes")
_MISSING: Final = word_list("own-totals.missing")
_OWN_HAND: Final = word_list("own-totals.own-hand")
_STOOD: Final = word_list("own-totals.stood")
