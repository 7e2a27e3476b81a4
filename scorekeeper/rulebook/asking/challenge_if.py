"""Whether I draw if I challenge, and it comes out so or so.

"Do I have to draw if I challenge a Wild Draw Four and I am right?", "… and the other one bluffed?":
where every word is a listed one, and nobody else challenges or is asked about.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS, clauses_cut
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_IF: Final = word_list("challenge-if.if")
_AND: Final = word_list("challenge-if.and")
_RIGHT: Final = word_list("challenge-if.right")
_WRONG: Final = word_list("challenge-if.wrong")
_BLUFFS: Final = word_list("challenge-if.bluffs")
_DRAWS: Final = word_list("challenge-if.draws")
_DOUBTS: Final = word_list("challenge-if.doubts")
_SMALL: Final = word_list("challenge-if.small")
_KNOWN: Final = _IF | _AND | _RIGHT | _WRONG | _BLUFFS | _DRAWS | _DOUBTS | _SMALL
_FOURS: Final = frozenset({"wild-draw-four"})


def challenge_if(story: Story) -> Compared | None:
    """Yes or no of what I draw; None where another matter is told or asked."""
    situation, penalty = story.situation, story.facts.numbers.get("innocent")
    if penalty is None or situation.ask not in {"yes-no", "any"} or situation.negated:
        return None
    if situation.claimed or any(card.kind not in _FOURS for card in situation.named):
        return None
    inside = {at for card in situation.named for at in range(card.start, card.end)}
    heard = [word for at, word in enumerate(situation.heard) if at not in inside]
    amounts = [word.value for word in heard if word.value is not None]
    language = situation.language
    mine = PERSONS[language].i
    words = [word for word in heard if word.value is None]
    if len(amounts) > 1 or any(word.key not in _KNOWN | mine for word in words):
        return None
    outcome = _outcome(words, mine)
    if outcome is None:
        return None
    if outcome == "guilty":
        return Compared("challenge-guilty", "no")
    return Compared("challenge-innocent", yes_or_no(amounts in ([], [penalty])))


def _outcome(words: Sequence[Heard], mine: frozenset[str]) -> str | None:
    """What comes of my challenge; None where it is another's, or nothing is told of it."""
    parts = [[words[at].key for at in part] for part in clauses_cut(words, _IF | _AND)]
    draws = [part for part in parts if _DRAWS.intersection(part)]
    doubts = [part for part in parts if _DOUBTS.intersection(part)]
    if len(draws) != 1 or len(doubts) != 1 or draws == doubts:
        return None
    told = [part for part in parts if part != draws[0]]
    own = mine.intersection(draws[0]) and mine.intersection(doubts[0])
    if not own or _IF.isdisjoint(key for part in parts for key in part):
        return None
    keys = {key for part in told for key in part}
    if any(_BLUFFS.intersection(part) and mine.intersection(part) for part in told):
        return None
    right, wrong = bool(keys & (_RIGHT | _BLUFFS)), bool(keys & _WRONG)
    if right == wrong:
        return None
    return "guilty" if right else "innocent"
