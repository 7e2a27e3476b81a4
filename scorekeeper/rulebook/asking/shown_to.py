"""Whether a hand is shown to whoever only looks on when a Wild Draw Four is challenged."""

from typing import Final

from scorekeeper.rulebook.asking.heard_parts import is_plain_claim
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story

_ASKED: Final = frozenset({"show", "bystander"})
_OTHERWISE: Final = frozenset({"everyone", "not", "first-card", "i-was-hit", "may"})


def shown_to_onlooker(story: Story) -> Compared | None:
    """ "Ellen challenges Jo. Must Jo show me his cards, too? I'm only watching.": not to me."""
    situation, persons = story.situation, PERSONS[story.situation.language]
    if not situation.asked >= _ASKED or "challenge" not in story.said or story.said & _OTHERWISE:
        return None
    if situation.ask != "yes-no" or is_plain_claim(situation):
        return None
    told, own = situation.keys[: situation.begins], situation.keys[situation.begins :]
    concerns = (persons.i | persons.me | persons.my).intersection(told)
    if concerns or not told or not persons.me.intersection(own):
        return None
    return Compared("challenge-show", "no")
