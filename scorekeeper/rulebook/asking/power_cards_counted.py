"""How many power cards show green or red: all turn with a Flip Wild, or back when all are red.

"Three green, two red, and a Flip Wild comes: how many are green then?": those that were red.
Everybody has one power card, so that the players told are as many.
"""

from collections.abc import Iterator
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS, ONE
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_FLIPS: Final = "flip-wild"
_BACK: Final = "power-card-back"
_SIDES: Final = frozenset({"green", "red"})
_OTHERWISE: Final = frozenset({"points", "draw", "who", "deck-size", "deal"})


def power_cards_counted(story: Story) -> Sum | None:
    """How many of the power cards in play it is; None where another thing is asked or told."""
    situation = story.situation
    if _FLIPS not in story.kinds or situation.ask != "number" or situation.claimed:
        return None
    if situation.asked & _OTHERWISE or not _of_power_cards(story):
        return None
    told = dict(_told(situation))
    side = _side_asked(situation)
    number = _players(story, told)
    if story.has(_FLIPS):
        turned = {"green": told.get("red"), "red": told.get("green"), "": number}[side]
        return None if turned is None else Sum(turned, str(turned), _BACK, _FLIPS, "cards")
    if number is None:
        return None
    if not _RED_ALL.isdisjoint(situation.keys) and "red" in _sides(situation):
        left = 0 if side == "red" else number
        return Sum(left, str(left), _BACK, "turns", "cards")
    if _START.isdisjoint(situation.keys) and (side or not _of_all(situation)):
        return None
    shown = 0 if side == "red" else number
    return Sum(shown, str(shown), "power-card", "start", "cards")


def _of_power_cards(story: Story) -> bool:
    """Power cards are spoken of, or sides of which there are two only for them."""
    said = story.said
    flexed = not _FLEXED.isdisjoint(story.situation.keys)
    sides = _sides(story.situation)
    return "power-card" in said or (bool(sides) and (story.has(_FLIPS) or flexed))


def _sides(situation: Situation) -> frozenset[str]:
    return frozenset(COLOURS[key] for key in situation.keys if key in COLOURS) & _SIDES


def _side_asked(situation: Situation) -> str:
    """ "How many are green": one side alone is asked for."""
    own = {COLOURS[key] for key in situation.keys[situation.begins :] if key in COLOURS} & _SIDES
    return next(iter(own)) if len(own) == 1 else ""


def _told(situation: Situation) -> Iterator[tuple[str, int]]:
    """How many are told to show which side: "three green", "drei sind rot"."""
    numbers = {number.at: number.value for number in situation.numbers}
    numbers |= {c.start: int(c.kind) for c in situation.cards if c.kind.isdecimal()}
    amount: int | None = None
    for at, key in enumerate(situation.keys[: situation.begins]):
        if at in numbers or key in ONE:
            amount = numbers.get(at, 1)
        elif COLOURS.get(key) in _SIDES and amount is not None:
            yield COLOURS[key], amount
            amount = None


def _of_all(situation: Situation) -> bool:
    """ "How many lie on the table?": those of all who play, and not of one of them."""
    own = frozenset(situation.keys[situation.begins :])
    one = _EACH | PERSONS[situation.language].i | PERSONS[situation.language].my
    return bool(own & _LIE) and not own & one


def _players(story: Story, told: dict[str, int]) -> int | None:
    """Who is told to play, and so many cards; else those of both sides together."""
    if story.situation.players is not None:
        return story.situation.players
    return sum(told.values()) if told.keys() == _SIDES else None


_RED_ALL: Final = word_list("power-cards-counted.red-all")
_FLEXED: Final = word_list("power-cards-counted.flexed")
_START: Final = word_list("power-cards-counted.start")
_EACH: Final = word_list("power-cards-counted.each")
_LIE: Final = word_list("power-cards-counted.lie")
