"""Whether one of several draw cards that are held may answer another: "may I lay any of them?".

One that is high enough is enough, whatever the others are.
"""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_LEAST: Final = 3
_HAVE: Final = word_list("any-of-them.have")
_ANY: Final = word_list("any-of-them.any")
_OF: Final = word_list("knocked-told.of")
_THE: Final = word_list("any-of-them.the")
_BOTH: Final = word_list("of-another.both")
_OTHERWISE: Final = frozenset({"not", "several", "points", "no-match", "mercy", "how-many"})


def any_of_them(story: Story) -> Compared | None:
    """Yes where the highest is not lower; None where not all are draw cards, or both are meant."""
    situation = story.situation
    begins, keys, cards = situation.begins, situation.keys, situation.named
    asked = [card for card in cards if card.start >= begins]
    plain = situation.ask == "yes-no" and situation.modal == "may" and not situation.negated
    if not story.stacks or not plain or len(cards) < _LEAST or len(asked) > 1:
        return None
    if any(keys[card.start - 1] not in _THE for card in asked):
        # Of "one of the two" the number is heard as the last card told.
        return None
    own = frozenset(keys[begins:])
    one_of = any(key in _ANY and then in _OF for key, then in pairwise(keys[begins:]))
    between = frozenset(keys[cards[0].end : cards[1].start])
    behind = frozenset(keys[cards[1].start : begins])
    if not between & _HAVE or behind & _HAVE or (own & _BOTH and not one_of) or not own & _ANY:
        return None
    kinds = [story.kinds.get(card.kind) for card in cards]
    drawn = [0 if kind is None or kind.draws is None else kind.draws.value for kind in kinds]
    otherwise = _OTHERWISE - ({"several"} if one_of else set())
    if not all(drawn) or story.said & otherwise or situation.doubted:
        return None
    highest = max(range(1, len(cards)), key=drawn.__getitem__)
    pair = (cards[highest], cards[0])
    return Compared("stacking", yes_or_no(drawn[highest] >= drawn[0]), pair=pair)
