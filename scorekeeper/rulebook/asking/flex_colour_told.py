"""Whether a card may be laid by a Flex colour that is told, by the side of my power card.

"My power card is red, my blue 5 has the flex colour yellow and a yellow 2 lies there. Does it go?":
on the red side only the main colour counts, on the green one either does. Where it is told that one
of them fits, and not which colours they are, `flex_colour_fits.py` answers.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.persons import PERSONS, clauses_cut
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_JOINTS: Final = word_list("flex-colour-told.joints")
_OTHERWISE: Final = frozenset(
    {"all-red", "flip-symbol", "turn-over", "back", "first-card", "until", "not", "wild-card"}
)
_ON_TOP: Final = frozenset({"pile-word"})
_POWER: Final = frozenset({"power-card"})
_FLEX: Final = frozenset({"flex-side"})
_THEY: Final = word_list("flex-colour-told.they")
"""Pronouns that may stand for the card: "mag hij", "geht sie"."""
_TWO: Final = 2


class _Colours(NamedTuple):
    power: str
    main: str
    flex: str
    top: str


def flex_colour_told(story: Story) -> Compared | None:
    """Yes or no once all four colours are told; None where one of them is not."""
    situation = story.situation
    asks = situation.ask == "yes-no" and situation.begins > 0
    plain = not (situation.claimed or situation.negated or situation.doubted)
    if story.facts.values.get("variant") != "flex" or not (asks and plain):
        return None
    if story.said & _OTHERWISE or not story.said >= (_FLEX | _POWER) or not _is_mine(situation):
        return None
    told = _told(situation)
    if told is None or told.power not in {"red", "green"} or told.main == told.flex:
        return None
    numbers = [card.kind for card in situation.named]
    if (
        len(numbers) > _TWO
        or len(set(numbers)) < len(numbers)
        or not all(map(str.isdecimal, numbers))
    ):
        # The same number fits whatever the colours are.
        return None
    own = situation.heard[situation.begins :]
    by_flex = any(_FLEX.intersection(word.concepts) for word in own)
    fits_main = told.main == told.top and not by_flex
    fits_flex = told.flex == told.top and told.power == "green"
    return Compared("power-card", yes_or_no(fits_main or fits_flex))


def _is_mine(situation: Situation) -> bool:
    """Whether nobody but whoever asks is spoken of."""
    persons = PERSONS[situation.language]
    others = (persons.they | persons.them | persons.perhaps_they | KIN) - _THEY
    named = any(word.is_name for word in situation.heard[: situation.begins])
    return not named and others.isdisjoint(situation.keys)


def _told(situation: Situation) -> _Colours | None:
    power = main = flex = top = ""
    heard = situation.heard
    for part in clauses_cut(heard[: situation.begins], _JOINTS):
        colours = [(at, COLOURS[heard[at].key]) for at in part if heard[at].key in COLOURS]
        said = {concept for at in part for concept in heard[at].concepts}
        if not colours:
            continue
        if said & _POWER and len(colours) == 1 and not power:
            power = colours[0][1]
        elif said & _FLEX and len(colours) == _TWO and not flex:
            flex = _nearest(situation, part, colours)
            # A card with the same colour twice is none; told so, it is left open below.
            main = next((colour for _, colour in colours if colour != flex), flex)
        elif said & _FLEX and len(colours) == 1 and main and not flex:
            flex = colours[0][1]
        elif said & _ON_TOP and len(colours) == 1 and not top:
            top = colours[0][1]
        elif len(colours) == 1 and not main:
            main = colours[0][1]
        else:
            return None
    return _Colours(power, main, flex, top) if power and main and flex and top else None


def _nearest(situation: Situation, part: range, colours: Sequence[tuple[int, str]]) -> str:
    """ "Heeft groen als flexkleur", "with flex colour green": the colour beside that word."""
    word = max(at for at in part if _FLEX.intersection(situation.heard[at].concepts))
    return min(colours, key=lambda one: (abs(one[0] - word), one[0] < word))[1]
