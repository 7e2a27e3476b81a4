"""What the winning pair gets from the hands of the other two, told one by one (RULES.md §2.4).

Whose a hand is tells the nearest word before it: a seat ("East holds …"), "my partner", "the
opponents". Of the winner's own pair nothing counts.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import OTHERS

_TWO: Final = 2
_AXES: Final = {
    "north": 0, "south": 0, "nord": 0, "sud": 0, "noord": 0, "zuid": 0,
    "east": 1, "west": 1, "ost": 1, "oost": 1, "norden": 0, "suden": 0, "osten": 1, "westen": 1,
}  # fmt: skip
"""Which pair sits there: those opposite each other are partners."""
_OWN: Final = frozenset(
    {"partner", "partners", "partnerin", "teammate", "mate", "maat", "mitspieler", "teampartner"}
    | {"me", "mir", "mij", "i", "ich", "ik", "own", "eigene", "eigenen", "eigen"}
)
_THEIRS: Final = OTHERS | {
    "opponent", "gegner", "gegnern", "gegnerin", "gegnerpaar", "tegenstander", "enemy", "rivals",
    "gegnerteam", "tegenpartij", "gegenseite",
    "left", "right", "links", "rechts", "linke", "rechte", "linker", "rechter",
}  # fmt: skip
"""Also who sits beside somebody: partners sit opposite each other."""


def pair_sum(story: Story) -> Sum | None:
    """The two hands of the pair that did not go out; None where it is not told whose they are."""
    situation = story.situation
    hands = [(card.start, story.kinds[card.kind].points.value * card.count)
             for card in situation.cards if card.kind in story.kinds]  # fmt: skip
    hands += [
        (n.at, n.value)
        for n in situation.numbers
        if n.unit in {"", "points"} and n.at < situation.begins and not n.of_players
        if n.value > _TWO
    ]
    asks = situation.ask == "number" or (
        situation.ask == "open" and bool(story.said & {"points", "finish", "win"})
    )
    if not asks or situation.claimed or len(hands) < _TWO:
        return None
    if len(hands) < len(situation.cards) or story.said & {"target", "rotating"}:
        return None
    whose = _by_seat(story, hands) or _by_side(story, hands)
    if whose is None:
        return None
    theirs = [value for (_, value), other in zip(sorted(hands), whose, strict=True) if other]
    if not theirs:
        return None
    value = sum(theirs)
    shown = f"{' + '.join(str(one) for one in theirs)} = {value}"
    return Sum(value, shown, "partners", "sum", "points")


def _by_seat(story: Story, hands: Sequence[tuple[int, int]]) -> list[bool] | None:
    """Whether each hand is of the other pair, where seats are named as on a compass."""
    keys, begins = story.situation.keys, story.situation.begins
    seats = [(at, _AXES[key]) for at, key in enumerate(keys) if key in _AXES]
    if len({axis for _, axis in seats}) < _TWO:
        return None
    ours = next((axis for at, axis in seats if at >= begins), seats[0][1])
    found = [next((axis for at, axis in reversed(seats) if at < place), None)
             for place, _ in sorted(hands)]  # fmt: skip
    return None if None in found else [axis != ours for axis in found]


def _by_side(story: Story, hands: Sequence[tuple[int, int]]) -> list[bool] | None:
    """The same, where the partner and the opponents are spoken of."""
    keys = story.situation.keys
    sides = [(at, key in _THEIRS) for at, key in enumerate(keys) if key in _OWN | _THEIRS]
    if "partners" not in story.said or not any(other for _, other in sides):
        return None
    found = [next((other for at, other in reversed(sides) if at < place), None)
             for place, _ in sorted(hands)]  # fmt: skip
    return None if None in found else [bool(other) for other in found]
