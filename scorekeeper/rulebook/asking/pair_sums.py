"""What the winning pair gets from the hands of the other two, told one by one (RULES.md §2.4).

Whose a hand is tells the nearest word before it: a seat ("East holds …"), "my partner", "the
opponents". Of the winner's own pair nothing counts.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS, ONE
from scorekeeper.rulebook.asking.pair_hands import Hand, named_hands, two_against_two
from scorekeeper.rulebook.asking.pairs_named import named_pairs, side_of, winners
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import EACH, OTHERS
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_FEW: Final = 10
_AXES: Final = {
    "north": 0, "south": 0, "nord": 0, "sud": 0, "noord": 0, "zuid": 0,
    "east": 1, "west": 1, "ost": 1, "oost": 1, "norden": 0, "suden": 0, "osten": 1, "westen": 1,
}  # fmt: skip
"""Which pair sits there: those opposite each other are partners."""
_OWN: Final = word_list("pair-sums.own")
_MY: Final = word_list("pair-sums.my")
"""Whose husband, whose wife: somebody of the own pair."""
_PARTNER: Final = word_list("pair-sums.partner")
_THEIRS: Final = OTHERS | word_list("pair-sums.theirs")
"""Also who sits beside somebody: partners sit opposite each other."""


def pair_sum(story: Story) -> Sum | None:
    """What is counted where pairs play; None where nothing of it is asked for."""
    counted = _players(story) or _own_hand(story) or _hands(story)
    return counted or _by_owner(story) or _two_hands(story)


def _players(story: Story) -> Sum | None:
    """How many it takes to play in pairs: two and two."""
    situation = story.situation
    asks = situation.ask == "number" or "n-may-play" in situation.asked
    people = "n-may-play" in situation.asked or not _NEEDS.isdisjoint(situation.keys)
    other = story.said & {"rotating", "eight-players", "points", "round", "finish", "tie"}
    if "partners" not in story.said or not (asks and people) or situation.claimed or other:
        return None
    if (
        situation.ask == "yes-no"
        or situation.cards
        or any(n.value > _TWO for n in situation.numbers)
    ):
        return None
    return Sum(_TWO * _TWO, str(_TWO * _TWO), "partners", "seats", "players")


def _own_hand(story: Story) -> Sum | None:
    """What the partner of whoever went out still holds counts nothing."""
    situation = story.situation
    asked = frozenset(situation.keys[situation.begins :])
    held = situation.asked & {"hand-word", "knocked-cards"} or len(_of_own(story)) > 0
    if situation.ask != "number" or "partners" not in story.said or "finish" not in story.said:
        return None
    if not held or "opponents" in story.said or situation.cards or not asked & (_OWN | _THAT):
        return None
    told = [n for n in situation.numbers if n.unit in {"", "points"} and n.value > _TWO]
    if len({n.value for n in told}) > 1:
        return None
    return Sum(0, "0", "partners", "own-cards", "points")


def _of_own(story: Story) -> list[int]:
    """The points that are told of the own side and asked about: "how many of those 45?"."""
    return [
        n.value for n in story.situation.numbers if n.of_partner is not False and n.value > _TWO
    ]


def _hands(story: Story) -> Sum | None:
    """ "How many hands are counted for the winning pair?": those of the two others."""
    keys = story.situation.keys
    asks = any(how in _HOW_MANY and what in _HAND_WORDS for how, what in pairwise(keys))
    if not asks or "partners" not in story.said or story.situation.ask != "number":
        return None
    counted = story.said & {"points", "win"} and not story.said & {"draw", "swap"}
    return Sum(_TWO, str(_TWO), "partners", "points", "number") if counted else None


def _by_owner(story: Story) -> Sum | None:
    """The hands of the other two, where our own are told by "I" and theirs by their names."""
    situation = story.situation
    if situation.ask == "yes-no" or situation.claimed or situation.unread:
        return None
    # Where nobody can be knocked out, "raus" is whoever has laid the last card.
    out = {"knock-out"} if "knock_out" in story.facts.numbers else set()
    if story.said & (_OTHERWISE | out) or situation.asked & {"who", "when"}:
        return None
    told = [card for card in situation.cards if card is not situation.ended_with]
    if any(card.kind not in story.kinds for card in told):
        return None
    hands = [
        Hand(card.start, card.end, story.kinds[card.kind].points.value * card.count)
        for card in told
    ]
    sides = two_against_two(story)
    numbers = [n for n in situation.numbers if n.unit in {"", "points"} and n.at not in sides]
    keys = situation.keys
    if any(
        (n.value < _FEW and keys[n.at - 1] not in ONE) or n.at >= situation.begins for n in numbers
    ):
        # A number that may be a card nobody has read.
        return None
    hands += [Hand(n.at, n.at + 1, n.value) for n in numbers]
    return named_hands(story, hands) if len(hands) > 1 else None


def _two_hands(story: Story) -> Sum | None:
    """The two hands of the pair that did not go out; None where it is not told whose they are."""
    situation = story.situation
    hands = [
        (card.start, story.kinds[card.kind].points.value * card.count * _times(story, card.start))
        for card in situation.cards
        if card.kind in story.kinds
    ]
    hands += [
        (n.at, n.value * _times(story, n.at))
        for n in situation.numbers
        if n.unit in {"", "points"} or (n.unit == "n-may-play" and n.value >= _FEW)
        if not situation.begins or n.at < situation.begins
        if n.value > _TWO and (not n.of_players or n.value >= _FEW)
    ]
    asks = situation.ask == "number" or (
        situation.ask in {"open", "any"}
        and (bool(story.said & {"points", "finish", "win"}) or "what" in situation.asked)
    )
    if not asks or situation.claimed or not hands or situation.asked & {"who", "when"}:
        return None
    if len(hands) < len(situation.cards) or story.said & {"target", "rotating"}:
        return None
    bonus = (situation.out or 0) * story.facts.numbers.get("knock_out", 0)
    if len(hands) < _TWO and not bonus and not any(_times(story, at) > 1 for at, _ in hands):
        return None
    whose = _by_seat(story, hands) or _by_name(story, hands)
    if whose is None or all(whose):
        # "Mine still holds 12": where no name tells it apart.
        whose = _by_side(story, hands) or whose
    if whose is None:
        return None
    theirs = [value for (_, value), other in zip(sorted(hands), whose, strict=True) if other]
    if not theirs:
        return None
    theirs += [bonus] * bool(bonus)
    value = sum(theirs)
    shown = f"{' + '.join(str(one) for one in theirs)} = {value}"
    return Sum(value, shown, "partners", "sum", "points")


def _times(story: Story, place: int) -> int:
    """ "The opponents 35 each", "elk een joker en een skip": both of them."""
    keys = story.situation.keys
    cards = {at for card in story.situation.cards for at in range(card.start, card.end)}
    first = place
    while first and (first - 1 in cards or keys[first - 1] in _BESIDE_CARDS):
        first -= 1
    near = {*keys[max(min(place - _TWO, first - 1), 0) : place + _TWO]} - {"per", "pro"}
    return _TWO if near & (EACH | {"je", "elk"}) else 1


def _by_seat(story: Story, hands: Sequence[tuple[int, int]]) -> list[bool] | None:
    """Whether each hand is of the other pair, where seats are named as on a compass."""
    keys, begins = story.situation.keys, story.situation.begins
    seats = [(at, _AXES[key]) for at, key in enumerate(keys) if key in _AXES]
    partner = not _PARTNER.isdisjoint(keys)
    if not seats or (len({axis for _, axis in seats}) < _TWO and not partner):
        return None
    if len({axis for _, axis in seats}) < _TWO:
        # "East has 34 and West 50, my partner 12": theirs alone are named.
        ours = 1 - seats[0][1]
    else:
        own = (axis for at, axis in seats if at and keys[at - 1] in _OWN)
        ours = next((axis for at, axis in seats if at >= begins), next(own, seats[0][1]))
    # "The winner's partner 12": of no seat that was named before.
    seats = sorted([*seats, *((at, ours) for at, key in enumerate(keys) if key in _PARTNER)])
    found = [next((axis for at, axis in reversed(seats) if at < place), None)
             for place, _ in sorted(hands)]  # fmt: skip
    return None if None in found else [axis != ours for axis in found]


def _by_name(story: Story, hands: Sequence[tuple[int, int]]) -> list[bool] | None:
    """The same, where it is told by name who plays with whom."""
    keys = story.situation.keys
    pairs = named_pairs(keys)
    if pairs is None or not ("partners" in story.said or story.facts.values.get("players") == "4"):
        return None
    won = winners(keys, story.situation.begins, pairs)
    if won is None:
        return None
    sides = [
        (at, side if side is not None else 1 - won)
        for at, key in enumerate(keys)
        if (side := side_of(key, pairs)) is not None or key in _THEIRS
    ]
    found = [next((side for at, side in reversed(sides) if at < place), None)
             for place, _ in sorted(hands)]  # fmt: skip
    return None if None in found else [side != won for side in found]


def _by_side(story: Story, hands: Sequence[tuple[int, int]]) -> list[bool] | None:
    """The same, where the partner and the opponents are spoken of."""
    keys = story.situation.keys
    sides = [
        (at, key in _THEIRS)
        for at, key in enumerate(keys)
        if key in _OWN | _THEIRS | _MY and not _says_beside_whom(keys, at)
    ]
    if "partners" not in story.said or not any(other for _, other in sides):
        return None
    found = [next((other for at, other in reversed(sides) if at < place), None)
             for place, _ in sorted(hands)]  # fmt: skip
    return None if None in found else [bool(other) for other in found]


def _says_beside_whom(keys: Sequence[str], at: int) -> bool:
    """ "Left of me 33": the "me" of whoever sits beside me."""
    return at > 1 and keys[at - 1] in {"of", "from", "von", "van"} and keys[at - 2] in _THEIRS


_OTHERWISE: Final = frozenset({"target", "rotating", "keep-own", "lowest", "tie", "draw-pile"})
_BESIDE_CARDS: Final = ONE | COLOURS.keys() | {"and", "und", "en"}
_NEEDS: Final = word_list("pair-sums.needs")
_THAT: Final = word_list("pair-sums.that")
_HOW_MANY: Final = word_list("pair-sums.how-many")
_HAND_WORDS: Final = word_list("pair-sums.hand-words")
