"""How many play, and whether "only two" are two who play or two cards: "I have just two left"."""

from collections.abc import Container, Sequence
from itertools import pairwise
from operator import gt
from typing import Final

from scorekeeper.rulebook.asking.comparisons import comparison_before
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.numbers_of_people import are_some_of_all
from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_MORE_THAN: Final = frozenset({("more", "than"), ("mehr", "als"), ("meer", "dan")})
_HAD: Final = ("hold", "draw", "discard", "play")
_COUNTED: Final = ("card", "points", "hand-word")
_PEOPLE: Final = ("players-word", "opponents", "everyone")
_TWO: Final = 2
_CROWD: Final = 20
_MOST: Final = 15
_AT_TABLE: Final = frozenset(
    {("at", "the"), ("am", "tisch"), ("aan", "tafel"), ("around", "the"), ("an", "einem")}
)
_PLAYING: Final = word_list("company.playing")
_OF_PLAYING: Final = frozenset({"may", "players-word", "game", "n-may-play", "name-no-mercy"})
_WERE: Final = "were"
_ASKS: Final = word_list("company.asks")
_NONE: Final = word_list("bindings.not")
_ENOUGH: Final = word_list("company.enough")
_NEAR: Final = 3
"""Words: "only two left in my hand"."""


def without_two_cards(
    mentions: Sequence[Mention], words: Sequence[Word], glossary: Glossary
) -> list[Mention]:
    """The mentions without two who play where two cards are meant, or two of more who play."""
    return [
        mention
        for mention in mentions
        if mention.concept != "two-players"
        or not (
            _are_cards(mention, words, glossary)
            or any(are_some_of_all(words, place) for place in mention.places)
            or _are_more(mention, words)
        )
    ]


def _are_more(mention: Mention, words: Sequence[Word]) -> bool:
    """ "With more than two players"."""
    keys = [word.key for word in words]
    return any(words[at].value is not None and _more_than(keys, at) for at in mention.places)


def _are_cards(mention: Mention, words: Sequence[Word], glossary: Glossary) -> bool:
    if not any(words[at].value for at in mention.places):
        return False
    if any(glossary.names(words[at], people) for at in mention.places for people in _PEOPLE):
        return False
    behind = words[mention.end : mention.end + _NEAR]
    clause = next((at for at, word in enumerate(behind) if word.breaks), len(behind))
    if any(glossary.names(word, name) for word in behind[:clause] for name in _COUNTED):
        return True
    if not mention.start or words[mention.start].breaks:
        return False
    before = words[mention.start - 1]
    held = before.key in glossary.lists["have"]
    return held or any(glossary.names(before, name) for name in _HAD)


def sits_at_table(words: Sequence[Word], place: int) -> bool:
    """ "Six at the table", "six of us": the number right before it counts who plays."""
    behind = words[place + 1 : place + 1 + _TWO]
    many = 1 < (words[place].value or 0) <= _MOST
    if many and _are_we(words, place):
        return True
    return (
        many
        and not any(word.breaks for word in behind)
        and tuple(word.key for word in behind) in _AT_TABLE
    )


def asks_if_so_many_may(situation: Situation) -> bool:
    """ "Nine of us, is that enough?", "seven, is that ok?": nothing else is told or asked."""
    told = [number.value for number in situation.numbers]
    people = any(n.unit == "players-word" or n.of_players for n in situation.numbers)
    asked = "may" in situation.concepts or not _ENOUGH.isdisjoint(situation.keys)
    others = situation.concepts - _OF_PLAYING
    alone = len(told) == 1 and people and not others and not situation.cards
    # "Is the seven-player free to rob whomever she fancies?": of something else.
    alone = alone and situation.unknown <= 1
    return alone and asked and situation.ask in {"yes-no", "any"} and not situation.claimed


def asks_if_too_many(situation: Situation) -> bool:
    """ "Eleven of us. Is that more than is allowed?", where yes says that they are."""
    return any(pair in _MORE_THAN for pair in pairwise(situation.keys[situation.begins :]))


def _are_we(words: Sequence[Word], place: int) -> bool:
    """ "Six of us, fine?", and not "two of us have 64"."""
    after = words[place + 1] if place + 1 < len(words) else None
    if place == 1 and words[0].key == _WERE:
        # "Were seven is that ok": "we're", as it is typed.
        return after is None or after.breaks or after.key in _ASKS
    opens = place == 0 or words[place].breaks
    behind = tuple(word.key for word in words[place + 1 : place + 1 + _TWO])
    further = words[place + 1 + _TWO : place + 2 + _TWO]
    goes_on = bool(further) and not further[0].breaks and further[0].key not in _PLAYING
    return opens and behind == ("of", "us") and not goes_on


def players_told(
    concepts: Container[str], numbers: Sequence[SaidNumber], words: Sequence[Word]
) -> int | None:
    """How many are said to play; "two people forgot UNO" tells of some of them."""
    if "two-players" in concepts:
        return _TWO
    keys = [word.key for word in words]
    told = [
        number.value + _more_than(keys, number.at)
        for number in numbers
        if number.unit in {"players-word", "n-may-play"} and not are_some_of_all(words, number.at)
    ]
    # "Lee was stuck with 65 and Max …": points, beside a name that means something else.
    told = [value for value in told if value <= _CROWD or len(numbers) == 1]
    if "n-may-play" in concepts and len(numbers) == 1 and not numbers[0].unit:
        told = [numbers[0].value + _more_than(keys, numbers[0].at)]
    if told:
        return told[0]
    return 8 if "eight-players" in concepts else 4 if "four-players" in concepts else None


def _more_than(keys: Sequence[str], at: int) -> bool:
    """ "More than ten" are eleven, if not more; "no more than ten" are ten."""
    more = comparison_before(keys, at) is gt
    return more and _NONE.isdisjoint(keys[max(at - _NEAR, 0) : at])
