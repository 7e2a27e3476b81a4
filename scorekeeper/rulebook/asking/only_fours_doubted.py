"""Whether a card may be challenged that is no Wild Draw Four: no card but that one may.

"Plus two on plus two: may I challenge it instead?", "she laid a skip, can I doubt that?". Every
word has to be a listed one, and a bare wild may be meant for the one that may be challenged.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.heard_parts import BESIDE
from scorekeeper.rulebook.asking.hit_words import DOUBTS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_SMALL: Final = (
    BESIDE | word_list("hit.small") | word_list("hit.lays") | word_list("only-fours-doubted.small")
)
_OTHERWISE: Final = frozenset({"uno", "not", "guilty", "innocent", "bluff", "house-rule"})


def only_fours_doubted(story: Story) -> Compared | None:
    """No; None where a Wild Draw Four may be meant, or anything else is told."""
    situation = story.situation
    asks = "challenge" in situation.asked and situation.ask in {"yes-no", "any"}
    plain = asks and situation.modal != "must" and not (situation.negated or situation.doubted)
    if not plain or story.said & _OTHERWISE or story.facts.values.get("challenge") != "yes":
        return None
    cards = situation.named
    if not cards or any(card.kind in WILDS for card in cards):
        return None
    inside = {at for card in cards for at in range(card.start, card.end)}
    heard = [word for at, word in enumerate(situation.heard) if at not in inside]
    if not all(_is_known(word, situation.language) for word in heard):
        return None
    return Compared("challenge-who", "no")


def _is_known(word: Heard, language: str) -> bool:
    """A listed word, a person, or one that tells of a challenge."""
    persons = PERSONS[language]
    people = persons.i | persons.me | persons.my | persons.they | persons.them
    listed = word.key in _SMALL or word.key in people or word.key in persons.perhaps_they
    somebody = word.is_name or word.key in KIN
    return listed or somebody or word.key.startswith(DOUBTS)
