"""Whether whoever lays a wild has to name a colour: "muss ich bei +4 angeben welche Farbe?".

Every word has to be a listed one: who else names it, or which colour, is another matter. Whether it
has to be another colour than the one that lay there is told by how it is asked: "Blau war schon,
muss er was anderes nehmen?".
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_NAMES: Final = word_list("must-name-colour.names")
_COLOUR: Final = word_list("must-name-colour.colour")
_SMALL: Final = word_list("must-name-colour.small")
_OTHER_COLOUR: Final = frozenset({"must-change", "other-tint"})
_MODALS: Final = frozenset({"may", "must"})
_OTHERWISE: Final = frozenset({"stack", "challenge", "flex-side", "first-card", "finish"})


def must_name_colour(story: Story) -> Compared | None:
    """Yes of a wild, no of other cards; None where anything else is told."""
    situation, keys = story.situation, frozenset(story.situation.keys)
    plain = situation.ask == "yes-no" and situation.modal == "must" and not situation.begins
    if not plain or situation.negated or len(situation.named) != 1 or situation.numbers:
        return None
    card = situation.named[0]
    known = card.kind in story.kinds and card.kind != "color-roulette" and not card.colour
    if not known or not keys & _NAMES or not keys & _COLOUR:
        return None
    inside = range(card.start, card.end)
    beside = [key for at, key in enumerate(situation.keys) if at not in inside]
    listed = _NAMES | _COLOUR | _SMALL | PERSONS[situation.language].i
    if not listed.issuperset(beside):
        return None
    return Compared("wild-colour", yes_or_no(card.kind in WILDS))


def other_colour_named(story: Story) -> Compared | None:
    """One may, and need not; None where no wild is told of, or no colour that lies already."""
    situation, colours = story.situation, story.situation.colours
    modal = situation.modal if situation.facets & _OTHER_COLOUR else ""
    plain = situation.ask in {"yes-no", "any"} and not situation.negated
    # "He says I must, but I may, may I not?" asks for one of them only.
    plain = plain and not {"may", "must"} <= story.said
    if modal not in _MODALS or not plain or len(situation.named) != 1 or story.said & _OTHERWISE:
        return None
    kind = situation.named[0].kind
    lies = "current" in story.said or "pile-word" in story.said or len(colours) > len(set(colours))
    wild = kind in WILDS and kind in story.kinds and kind != "color-roulette"
    if not wild or not lies or story.facts.values.get("variant") == "no-mercy":
        return None
    return Compared("wild-colour", yes_or_no(modal == "may"))
