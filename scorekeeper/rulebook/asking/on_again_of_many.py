"""Whether it is one's own turn again after a card, where more than two play the classic game.

"After my reverse I get another go, don't I?": nobody plays on at once there. Every word of the
question has to be a listed one (`two-on-again.*`, `on-again-of-many.*`), and nobody else may be
told of.
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_CARDS: Final = frozenset({"skip", "reverse", "draw-two", "wild-draw-four"})
_AGAIN: Final = word_list("two-on-again.again") | word_list("on-again-of-many.again")
_LAYS: Final = word_list("two-on-again.lays") | word_list("on-again-of-many.laid")
_KNOWN: Final = word_list("two-on-again.turn") | word_list("two-on-again.small")
_SMALL: Final = word_list("on-again-of-many.small")
_CLASSIC: Final = "classic"
_TWO: Final = 2


def on_again_of_many(story: Story) -> Compared | None:
    """ "After my reverse I get another go, don't I?"."""
    situation, values = story.situation, story.facts.values
    players = values.get("players", "")
    if situation.ask not in {"yes-no", "any"} or situation.negated or situation.doubted:
        return None
    if not players.isdecimal() or int(players) <= _TWO or values.get("variant") != _CLASSIC:
        return None
    cards = situation.named or situation.cards
    if len(cards) != 1 or cards[0].kind not in _CARDS or cards[0].count != 1:
        return None
    persons = PERSONS[situation.language]
    inside = range(cards[0].start, cards[0].end)
    keys = [key for at, key in enumerate(situation.keys) if at not in inside]
    said = frozenset(keys)
    me = persons.i | persons.me | persons.my
    # "Can I lay a reverse again?" asks for another one; whose turn it is then: `more_on_again.py`.
    mine = not persons.my.isdisjoint(situation.keys[max(inside.start - _TWO, 0) : inside.start])
    known = said <= _AGAIN | _LAYS | _KNOWN | _SMALL | me
    asks = not said.isdisjoint(_AGAIN) and not said.isdisjoint(me)
    return Compared("play-again", "no") if mine and known and asks else None
