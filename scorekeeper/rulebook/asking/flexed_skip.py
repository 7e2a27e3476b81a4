"""Whose turn it is not after a skip: whoever comes next, with its Flex option or without.

"I flexed the Flex Skip. Is my neighbour up now?": all are skipped, and whoever laid it goes on.
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.asking.who_laid import who_laid
from scorekeeper.rulebook.word_lists import word_list

_SKIPS: Final = frozenset({"flex-skip"})
_OTHERWISE: Final = frozenset({"not", "again", "lose-turn", "first-card", "two-players"})
_NEXT: Final = word_list("flexed-skip.next")
_SMALL: Final = word_list("flexed-skip.small")
_AFTER: Final = word_list("flexed-skip.after")


def next_one_is_skipped(story: Story) -> Compared | None:
    """ "Is it the next player's turn?": no, whichever side of the card was used."""
    situation, persons = story.situation, PERSONS[story.situation.language]
    begins = situation.begins
    plain = situation.ask == "yes-no" and not (situation.negated or situation.doubted)
    if not plain or len(situation.named) != 1 or situation.named[0].kind not in _SKIPS:
        return None
    own = frozenset(situation.keys[begins:])
    mine, next_one = own & (persons.me | persons.my), bool(own & _NEXT)
    after = bool(own & _AFTER and own & persons.me)
    if situation.named[0].start >= begins or not (next_one or after):
        return None
    strange = own - _NEXT - _SMALL - _AFTER - persons.me - persons.my
    if strange or situation.asked & _OTHERWISE or "two-players" in story.said:
        return None
    if mine and who_laid(situation, situation.named[0]) == "other":
        # "She lays it. Is my neighbour next?": nobody says where they sit.
        return None
    return Compared("play-again", "no")
