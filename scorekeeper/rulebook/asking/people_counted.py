"""Numbers that count who plays, who loses and who is out: people, and no cards of a list."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.losers_told import are_losers
from scorekeeper.rulebook.asking.numbers_of_people import counts_players
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_MANY_PEOPLE: Final = 10
_NEAR: Final = 4
_OUT: Final = frozenset({"knock-out", "mercy", "elimination"})


def counts_people_told(words: Sequence[Word], place: int, mentions: Sequence[Mention]) -> bool:
    """ "Fünf spieler", "die drei anderen Verlierer", "drie liggen eruit": people."""
    if counts_players(words, place, mentions):
        return True
    word = words[place]
    if _follows_one_of(words, place) and any(m.concept in _OUT for m in mentions):
        return True
    if word.plus or not 1 < (word.value or 0) <= _MANY_PEOPLE:
        return False
    behind = []
    for after in words[place + 1 : place + 1 + _NEAR]:
        if after.breaks:
            break
        behind.append(after.key)
    if tuple(behind[:2]) in _OF_US:
        return True
    nearest = [key for key in behind if key not in _BETWEEN][:1]
    if nearest and nearest[0] in _PEOPLE:
        return True
    if behind and behind[0] in _PLAY and (place == 0 or word.breaks) and _is_race(mentions, place):
        return True
    outs = [m.start for m in mentions if m.concept in _OUT]
    opens = place == 0 or word.breaks
    if outs and opens and behind and behind[0] in _PLAY and (len(behind) == 1 or _is_game(behind)):
        return True
    if (opens and behind and behind[0] in _BEGAN) or are_losers(words, place):
        return True
    are = bool(behind) and behind[0] in _ARE
    return are and any(place < at <= place + len(behind) for at in outs)


def _follows_one_of(words: Sequence[Word], place: int) -> bool:
    """ "One of our four", "einer von uns vieren", "een van de vier"."""
    if place < _OF_SO_MANY or any(word.breaks for word in words[place - 2 : place + 1]):
        return False
    before = [word.key for word in words[place - _OF_SO_MANY : place]]
    return before[0] in _SOMEBODY and before[1] in _OF and before[2] in _OURS


def _is_race(mentions: Sequence[Mention], place: int) -> bool:
    """ "Five play an elimination race"."""
    return any(m.concept == "elimination" and 2 <= m.start - place <= _NEAR for m in mentions)


def _is_game(behind: Sequence[str]) -> bool:
    """ "Five playing No Mercy: …"."""
    return tuple(behind[1:3]) == _NO_MERCY


_OF_SO_MANY: Final = 3
_SOMEBODY: Final = word_list("people-counted.somebody")
_OF: Final = word_list("people-counted.of")
_OURS: Final = word_list("people-counted.ours")
_OF_US: Final = frozenset({("of", "us"), ("von", "uns"), ("van", "ons")})
_NO_MERCY: Final = ("no", "mercy")
_BEGAN: Final = word_list("people-counted.began")
_BETWEEN: Final = word_list("people-counted.between")
_PEOPLE: Final = word_list("people-counted.people")
_PLAY: Final = word_list("people-counted.play")
_ARE: Final = word_list("people-counted.are")
