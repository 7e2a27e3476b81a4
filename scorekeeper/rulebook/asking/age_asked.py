"""From what age somebody may play, where nothing but that is asked.

"How many years old should a child be to join in?": by the sheets of the classic game, which alone
tell one. Every word of the question has to be a listed one.
"""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_AGE: Final = 7
_MAY: Final = word_list("age-asked.may")
_PLAYS: Final = word_list("age-asked.plays")
_SMALL: Final = word_list("age-asked.small")
_WHO: Final = word_list("age-asked.who")
_YEARS: Final = word_list("age-asked.years")
_KNOWN: Final = _MAY | _PLAYS | _SMALL | _WHO | _YEARS


def age_asked(story: Story) -> Compared | None:
    """The age that is told for the classic game; None where more is said, or a number named."""
    situation = story.situation
    keys = frozenset(situation.keys)
    asks = situation.ask in {"number", "open"} and "age" in situation.asked
    plain = not (situation.claimed or situation.negated or situation.numbers or situation.cards)
    # "How old is the game?" tells of nobody who may or must.
    told = all(keys & words for words in (_YEARS, _PLAYS, _MAY, _WHO))
    if story.facts.values.get("variant") != "classic" or not (
        asks and plain and told and keys <= _KNOWN
    ):
        return None
    return Compared("players", "value", _AGE)
