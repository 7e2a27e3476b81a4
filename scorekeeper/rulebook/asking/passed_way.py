"""To whom a 0 takes one's hand: the neighbour in the direction of play, if that is told.

"A zero is laid, we go anticlockwise, Lou is on my left. Does my hand go to Lou?": to the left hands
go clockwise only, and with no direction told it hangs on that.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.asking.way_of_play import goes_against, goes_left
from scorekeeper.rulebook.word_lists import word_list

_ROUND: Final = word_list("passed.round")
_AGAINST: Final = word_list("passed.against")
_WITH: Final = word_list("passed.with")
_TURNED: Final = word_list("passed.turned")
"""What tells that it goes the other way, or is not clear about which."""
_LEFT: Final = word_list("passed.left")
_RIGHT: Final = word_list("passed.right")
_HANDS: Final = word_list("passed.hands")
_GETS: Final = word_list("passed.gets")
_GOES: Final = word_list("passed.goes")
_FROM: Final = word_list("passed.from")
_TO: Final = word_list("passed.to")
_WHOEVER: Final = word_list("passed.whoever")
_SMALL: Final = word_list("passed.small")
_WHOLE: Final = word_list("passed.whole")
_OTHERWISE: Final = frozenset({"swap", "not", "who", "several", "choose", "refuse", "again"})
_BACK: Final = 4
_WAY: Final = 3
"""Words of "to the right"."""
_TWO: Final = "2"
_AS_MANY: Final = word_list("passed.as-many")


def passed_to_neighbour(story: Story) -> Compared | None:
    """Whether one's hand goes to a neighbour, or comes from one, when a 0 is laid."""
    situation, values = story.situation, story.facts.values
    passes = values.get("zero") == "pass-on" and _lays_zero(situation, values.get("players"))
    plain = situation.ask == "yes-no" and not situation.negated and not situation.doubted
    if not passes or not plain or values.get("players") == _TWO or _is_otherwise(story):
        return None
    told = situation.heard[: situation.begins]
    way, goes = _way(situation.heard), _goes(situation)
    if way is None or way == "open":
        way = _towards(told) or way
    side = _side(situation)
    if way is None or not goes or not side:
        return None
    if way == "open":
        return Compared("zero", "depends")
    return Compared("zero", yes_or_no((way == "clockwise") == ((side == "left") == (goes == "to"))))


def _is_otherwise(story: Story) -> bool:
    """Whether more is spoken of; "to whoever sits to my right" asks for nobody."""
    asked = story.situation.keys[story.situation.begins :]
    whoever = any(one in _TO and who in _WHOEVER for one, who in pairwise(asked))
    return bool(story.said & (_OTHERWISE - ({"who"} if whoever else set())))


def _lays_zero(situation: Situation, players: str | None) -> bool:
    """A zero alone, or behind a reverse after which it is told which way play goes."""
    keys = situation.keys
    # "We zitten met vieren": four people, and no fours.
    cards = [c for c in situation.cards if c.kind != players or keys[c.start - 1] not in _AS_MANY]
    turned = [card for card in cards[:-1] if card.kind == "reverse"]
    alone = bool(cards) and cards[-1].kind == "0" and len(turned) == len(cards) - 1
    return alone and (not turned or _towards(situation.heard[: situation.begins]) is not None)


def _towards(heard: Sequence[Heard]) -> Literal["clockwise", "against"] | None:
    """ "Play goes to the right now": the way that is told last; None where none is."""
    told = ["against" if goes_against(heard, at) else "clockwise" for at in _ways(heard)]
    return None if len(set(told)) != 1 else "against" if told[0] == "against" else "clockwise"


def _ways(heard: Sequence[Heard]) -> list[int]:
    return [at for at in range(len(heard)) if goes_against(heard, at) or goes_left(heard, at)]


def _way(heard: Sequence[Heard]) -> Literal["clockwise", "against", "open"] | None:
    """The direction of play; open where nothing is told of it, None where that is unclear."""
    rounds = [at for at, word in enumerate(heard) if word.key in _ROUND]
    if any(word.key in _TURNED for word in heard) or len(rounds) > 1:
        return None
    if not rounds:
        told = any("direction" in word.concepts for word in heard)
        return None if told else "open"
    near = {word.key for word in heard[max(rounds[0] - _BACK, 0) : rounds[0] + 1]}
    if near & _AGAINST:
        return "against"
    return "clockwise" if near & _WITH else None


def _goes(situation: Situation) -> Literal["to", "from", ""]:
    """Whether it is asked where one's own hand goes, or whose comes to one."""
    persons = PERSONS[situation.language]
    asked = situation.keys[situation.begins :]
    # "My whole hand".
    said = [key for key in asked if key not in _WHOLE]
    own = any(one in persons.my and after in _HANDS for one, after in pairwise(said))
    keys = frozenset(asked)
    if own:
        # "To whoever sits left of me" comes from nobody.
        sides = _LEFT | _RIGHT
        comes = any(of in _FROM and one not in sides for one, of in pairwise(("", *asked)))
        return "to" if keys & (_GOES | _GETS) and not comes else ""
    mine = bool(keys & persons.i)
    return "from" if mine and keys & _GETS and not keys & _GOES else ""


def _side(situation: Situation) -> Literal["left", "right", ""]:
    """On which side whoever is asked about sits."""
    heard, begins = situation.heard, situation.begins
    asked = _one_side(heard[begins:])
    # "It goes to the right": which way, and not where somebody sits.
    ways = {at + more for at in _ways(heard[:begins]) for more in range(_WAY)}
    told = _one_side([word for at, word in enumerate(heard[:begins]) if at not in ways])
    if asked or any(word.key in _LEFT | _RIGHT for word in heard[begins:]):
        return "" if told else asked
    before = {word.key for word in heard[:begins] if not word.concepts}
    named = any(word.key in before and _is_name(word, situation) for word in heard[begins:])
    mine = PERSONS[situation.language].my | PERSONS[situation.language].me
    return told if named and any(word.key in mine for word in heard[:begins]) else ""


def _is_name(word: Heard, situation: Situation) -> bool:
    persons = PERSONS[situation.language]
    people = persons.i | persons.me | persons.my | persons.perhaps_they
    known = people | _HANDS | _GETS | _GOES | _FROM | _SMALL
    return not word.concepts and word.value is None and word.key not in known


def _one_side(heard: Sequence[Heard]) -> Literal["left", "right", ""]:
    keys = {word.key for word in heard}
    left, right = bool(keys & _LEFT), bool(keys & _RIGHT)
    return "" if left == right else "left" if left else "right"
