"""Whether draw cards are stacked in this game at all: "Ann says I can't stack", "no stacking?".

Every word has to be a listed one or somebody's name: which card goes on which is another matter.
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_SAID: Final = frozenset(
    {"may", "stack", "say", "draw-card", "card", "everyone", "n-may-play", "really-true"}
    | {"name-no-mercy", "name-classic", "name-flex", "forbidden"}
)
_SMALL: Final = word_list("stacking-at-all.small")
_STACKS: Final = word_list("stacking-at-all.stacks")
_NONE: Final = word_list("stacking-at-all.none")


def stacking_at_all(story: Story) -> Compared | None:
    """Yes where it is; None where a card is named, or anything beside it is told."""
    situation = story.situation
    asks = situation.ask in {"yes-no", "any"} and "stack" in situation.asked
    # Bare "may I stack?" leaves open what lies there; a claim is about the game.
    asks = asks and situation.claimed
    plain = not (situation.cards or situation.numbers or situation.doubted or situation.negated)
    if not (asks and plain) or situation.concepts - _SAID or situation.modal == "must":
        return None
    keys = {word.key for word in situation.heard}
    if not keys & _STACKS or not all(
        _is_known(word, situation.language) for word in situation.heard
    ):
        return None
    denied = bool(keys & _NONE) != ("forbidden" in situation.concepts)
    stacks = story.facts.values.get("stacking") != "none"
    return Compared("stacking", yes_or_no(stacks != denied))


def _is_known(word: Heard, language: str) -> bool:
    persons = PERSONS[language]
    people = persons.i | persons.they | persons.perhaps_they | KIN
    listed = word.key in _SMALL | _STACKS | _NONE | people
    return listed or word.is_name or bool({"may", "draw-card", "forbidden"} & {*word.concepts})
