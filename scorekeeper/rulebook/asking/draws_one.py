"""Whether one card is drawn where nothing fits, asked in a few plain words.

"If you can't go, do you draw one?": the condition is denied, and nothing of what is asked. Every
word has to be listed; of games in which one goes on until a card fits other readers know more.
"""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_NOT: Final = word_list("draws-one.not")
_LAYS: Final = word_list("draws-one.lays")
_DRAWS: Final = word_list("draws-one.draws")
_ONE: Final = word_list("draws-one.one")
_SMALL: Final = word_list("draws-one.small")
_KNOWN: Final = _NOT | _LAYS | _DRAWS | _ONE | _SMALL


def draws_one(story: Story) -> Compared | None:
    """Yes; None where a word is not listed, or what is denied is what is asked."""
    situation = story.situation
    told, asked = situation.keys[: situation.begins], situation.keys[situation.begins :]
    if not told:
        # "If you can't go you draw one?": the word for drawing begins what is asked.
        draws = next((at for at, key in enumerate(asked) if key in _DRAWS), 0)
        told, asked = asked[:draws], asked[draws:]
    plain = situation.ask in {"yes-no", "any"} and not (situation.negated or situation.doubted)
    if not plain or story.facts.values.get("draw") != "one" or not {*told, *asked} <= _KNOWN:
        return None
    none_fits = not _NOT.isdisjoint(told) and not _LAYS.isdisjoint(told)
    draws = not _DRAWS.isdisjoint(asked) and not _ONE.isdisjoint(asked)
    answers = none_fits and draws and _NOT.isdisjoint(asked)
    return Compared("no-playable", "yes") if answers else None
