"""Whether whoever a Wild Color Roulette hits turns the cards over: that one does, and takes them.

"Only the victim turns cards over for the roulette, right?". Every word has to be a listed one.
"""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_CARD: Final = "color-roulette"
_VICTIM: Final = word_list("roulette-victim.victim")
_REVEALS: Final = word_list("roulette-victim.reveals")
_SMALL: Final = word_list("roulette-victim.small")


def roulette_victim(story: Story) -> Compared | None:
    """ "The victim reveals cards": so it is; None where anything else is said."""
    situation = story.situation
    plain = situation.ask in {"yes-no", "any"} and not (situation.negated or situation.doubted)
    card = next((one for one in situation.named if one.kind == _CARD), None)
    if not plain or card is None or len(situation.named) != 1:
        return None
    if story.facts.values.get("variant") != "no-mercy":
        return None
    named = range(card.start, card.end)
    keys = {word.key for at, word in enumerate(situation.heard) if at not in named}
    if keys.isdisjoint(_VICTIM) or keys.isdisjoint(_REVEALS):
        return None
    return Compared("roulette", "yes") if keys <= _VICTIM | _REVEALS | _SMALL else None
