"""Whether somebody may pass, where nothing else is told: whoever lays nothing draws.

"Can I just pass?" Where it is told that a card fits or none does, other readers know more.
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_PASSES: Final = word_list("may-pass.passes")
_SMALL: Final = word_list("may-pass.small")


def may_pass(story: Story) -> Compared | None:
    """No; None where a word is not listed, and where the table draws on until one fits."""
    situation, keys = story.situation, frozenset(story.situation.keys)
    asks = situation.ask == "yes-no" and situation.modal == "may"
    plain = asks and not (situation.negated or situation.named or situation.numbers)
    if not plain or not keys & _PASSES or story.facts.values.get("draw") != "one":
        return None
    known = _PASSES | _SMALL | PERSONS[situation.language].i
    return Compared("no-playable", "no") if keys <= known else None
