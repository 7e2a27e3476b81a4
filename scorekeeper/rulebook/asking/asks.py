"""Finding the ruling that a question asks for: patterns of concepts and cards, the best wins."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from scorekeeper.rulebook.asking.situation import SaidCard, Situation

STRONG: Final = 1.0
LIGHT: Final = 0.3
IMPLIED: Final = 0.3
"""What a concept weighs that is true of the table and was not said."""
OPTIONAL: Final = 0.5
UNSAID: Final = 0.4
"""What a strong concept costs that a question has and a pattern does not speak of."""
UNSAID_IN_STORY: Final = 0.15
"""The same, of what was told before the question."""
MOST_UNSAID: Final = 1.2
UNUSED_CARD: Final = 0.4

_CARD_WEIGHT: Final = {"any": 0.6, "number": 0.8, "action": 0.8, "coloured": 0.8, "wild-any": 0.8}
_CARD_OTHERS: Final = 1.1
_CARD_PLACES: Final = ("card", "played", "pile", "held")

_POINTS: Final = frozenset(range(200, 1_500))
"""Numbers that are points, also where nobody says so: no deck has as many cards."""

_FULL: Final = frozenset(range(15, 60))
"""Cards in a hand, or points; near the limit of a hand where there is one."""
ONLY_FLEXED: Final = ("flex-all-draw", "flex-target-draw-two")
"""What they make draw hangs on the side, and nothing is laid on them."""
DRAWING: Final = frozenset(
    {
        "draw-two", "draw-four", "wild-draw-four", "wild-reverse-draw-four", "wild-draw-six",
        "wild-draw-ten", "flex-draw-two", "flex-wild-draw-four", "flex-target-draw-two",
        "flex-all-draw",
    }
)  # fmt: skip
WILD_FOURS: Final = frozenset({"wild-draw-four", "flex-wild-draw-four"})
WILDS: Final = frozenset(
    {
        "wild", "wild-draw-four", "swap-hands", "customizable", "wild-reverse-draw-four",
        "wild-draw-six", "wild-draw-ten", "color-roulette", "flip-wild", "flex-target-draw-two",
        "flex-all-draw", "flex-wild-draw-four",
    }
)  # fmt: skip
_MORE_CLASSES: Final[Mapping[str, tuple[str, ...]]] = {
    "wild": ("plain-wild",),
    "flip-wild": ("plain-wild",),
    "flex-target-draw-two": ("plain-wild",),
    "flex-all-draw": ("plain-wild",),
    "flex-wild-draw-four": ("wild-draw-four",),
    "flex-draw-two": ("draw-two",),
    "flex-skip": ("skip", "turn-changing"),
    "flex-reverse": ("reverse", "turn-changing"),
    "skip": ("turn-changing",),
    "reverse": ("turn-changing",),
}


def classes_of(kind: str) -> frozenset[str]:
    """What a pattern may call a card of this kind."""
    if kind.isdecimal():
        return frozenset({"any", "number", "coloured", kind})
    more = {"any", "action", kind, *_MORE_CLASSES.get(kind, ())}
    if kind in DRAWING:
        more.add("draw")
    more |= {"wild-any"} if kind in WILDS else {"coloured"}
    if kind in WILDS:
        more.add("wild-class")
    return frozenset(more)


@dataclass(frozen=True, slots=True)
class _Option:
    place: str
    name: str
    weight: float


@dataclass(frozen=True, slots=True)
class _Term:
    options: tuple[_Option, ...]
    optional: bool
    absent: bool


@dataclass(frozen=True, slots=True)
class Pattern:
    """One way to ask for a ruling. `needs`: what must be said, by place and name."""

    ruling: str
    inverted: bool
    terms: tuple[_Term, ...]
    written: str
    needs: frozenset[tuple[str, str]] = frozenset()


@dataclass(frozen=True, slots=True)
class Found:
    """A ruling asked for, how well its best pattern fits, and whether asked the other way round."""

    ruling: str
    score: float
    inverted: bool = False
    pattern: str = ""


@dataclass(frozen=True, slots=True)
class Said:
    """What a question says, as patterns see it."""

    concepts: frozenset[str]
    places: Mapping[str, frozenset[str]]
    units: frozenset[str]
    strong: frozenset[str]
    told: frozenset[str]
    implied: frozenset[str] = frozenset()

    def everything(self) -> frozenset[tuple[str, str]]:
        """All that is said or implied, by place and name."""
        concepts = {("", name) for name in self.concepts | self.implied}
        units = {("n", name) for name in self.units}
        placed = {(place, name) for place, names in self.places.items() for name in names}
        return frozenset(concepts | units | placed)


def said_by(
    situation: Situation, strong: frozenset[str], implied: frozenset[str] = frozenset()
) -> Said:
    """The view of the patterns on a situation; `implied` is true of the table and was not said."""
    places = {
        "card": _classes(situation.cards) | _together(situation.cards),
        "played": _classes([situation.played]),
        "pile": _classes([situation.pile]),
        "held": _classes(situation.held),
    }
    units = {number.unit for number in situation.numbers} | (
        {"any"} if situation.numbers else set()
    )
    if any(number.unit == "" and number.value in _POINTS for number in situation.numbers):
        units |= {"points"}
    if any(n.unit in {"", "card"} and n.value in _FULL for n in situation.numbers):
        units |= {"mercy"}
    return Said(
        situation.concepts,
        places,
        frozenset(units),
        situation.asked & strong,
        (situation.concepts - situation.asked) & strong,
        implied - situation.concepts,
    )


def parse(ruling: str, written: str, inverted: bool, strong: frozenset[str]) -> Pattern:
    """A pattern as written in a ruling file (`rules/rulings/playing.toml` explains the terms)."""
    terms = []
    for part in written.split():
        optional, absent = part.startswith("~"), part.startswith("!")
        options = tuple(_option(name, strong) for name in part.lstrip("~!").split("|"))
        terms.append(_Term(options, optional, absent))
    needs = {
        (option.place, option.name)
        for term in terms
        if not term.optional and not term.absent and len(term.options) == 1
        for option in term.options
    }
    return Pattern(ruling, inverted, tuple(terms), written, frozenset(needs))


def names_in(patterns: Iterable[Pattern]) -> set[str]:
    """Every concept that the patterns speak of."""
    return {
        option.name
        for pattern in patterns
        for term in pattern.terms
        for option in term.options
        if option.place == ""
    }


def ranked(said: Said, patterns: Sequence[Pattern]) -> list[Found]:
    """The rulings asked for, the best first, each by its best pattern."""
    best: dict[str, Found] = {}
    everything = said.everything()
    for pattern in patterns:
        # Most patterns need what was not said: those are passed over at once.
        if not pattern.needs <= everything:
            continue
        score = _score(said, pattern)
        if score is None:
            continue
        known = best.get(pattern.ruling)
        if known is None or score > known.score:
            best[pattern.ruling] = Found(pattern.ruling, score, pattern.inverted, pattern.written)
    return sorted(best.values(), key=lambda found: -found.score)


def _score(said: Said, pattern: Pattern) -> float | None:
    total = 0.0
    used: set[str] = set()
    with_card = False
    for term in pattern.terms:
        held = [option for option in term.options if _holds(said, option)]
        if term.absent:
            if any(option.name not in said.implied for option in held):
                return None
            continue
        if not held and not term.optional:
            return None
        if held:
            weight = max(
                IMPLIED if option.name in said.implied else option.weight for option in held
            )
            total += weight * (OPTIONAL if term.optional else 1)
            with_card = with_card or any(option.place in _CARD_PLACES for option in held)
            used.update(option.name for option in held if option.place == "")
    unsaid = UNSAID * len(said.strong - used) + UNSAID_IN_STORY * len(said.told - used)
    total -= min(unsaid, MOST_UNSAID)
    if said.places["card"] and not with_card:
        total -= UNUSED_CARD
    return total


def _holds(said: Said, option: _Option) -> bool:
    if option.place == "":
        return option.name in said.concepts or option.name in said.implied
    if option.place == "n":
        return option.name in said.units
    return option.name in said.places[option.place]


def _option(name: str, strong: frozenset[str]) -> _Option:
    place, colon, rest = name.partition(":")
    if colon:
        return _Option(place, rest, _CARD_WEIGHT.get(rest, _CARD_OTHERS))
    if name.startswith("n."):
        return _Option("n", name[2:], STRONG * 0.6)
    return _Option("", name, STRONG if name in strong else LIGHT)


def _classes(cards: Iterable[SaidCard | None]) -> frozenset[str]:
    return frozenset(name for card in cards if card is not None for name in classes_of(card.kind))


def _together(cards: Sequence[SaidCard]) -> frozenset[str]:
    found = set()
    if sum(card.count for card in cards) > 1:
        found.add("several")
    if sum(card.count for card in cards if card.kind in DRAWING) > 1:
        found.add("chain")
    if len(cards) == 1 and cards[0].count > 1:
        found.add("copies")
    return frozenset(found)
