"""Whether a number counts people: those who play, a company, the last of so many."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.words import GROUP_BEFORE, Word
from scorekeeper.rulebook.word_lists import word_list

_WORDS_BEFORE: Final = 2
_MANY_PEOPLE: Final = 10
_AND: Final = word_list("numbers-of-people.and")
_OF: Final = word_list("numbers-of-people.of")
_LAST: Final = word_list("numbers-of-people.last")
_FOR: Final = word_list("numbers-of-people.for")
_GROUP_OF: Final = word_list("numbers-of-people.group-of")
_COMPANY: Final = "met"
_OF_OURS: Final = (_COMPANY, "ons")
_TO_PLAY: Final = word_list("numbers-of-people.to-play")
_GAMES: Final = word_list("numbers-of-people.games")
"""How the name of a game ends: "No Mercy met drie: …"."""
_IF: Final = word_list("numbers-of-people.if")
_CARDS: Final = word_list("numbers-of-people.cards")
_PEOPLE: Final = word_list("numbers-of-people.people")
_DEEDS: Final = word_list("numbers-of-people.deeds")
"""What some of those who play do, and not all who are there."""
_ARE: Final = word_list("numbers-of-people.are")
_GONE: Final = word_list("numbers-of-people.gone")
_WE_ARE: Final = word_list("numbers-of-people.we-are")


def is_last_of_so_many(words: Sequence[Word], place: int) -> bool:
    """ "The last of four", "als Einzige von vieren", "als enige van de vijf": how many play."""
    before = [word.key for word in words[max(place - _WORDS_BEFORE, 0) : place]]
    if not before or not _OF.intersection(before):
        return False
    of = place - len(before) + max(at for at, key in enumerate(before) if key in _OF)
    # "The last one out of five".
    last = of - 1 - (of > 1 and words[of - 1].key == "out")
    if words[last].key == "one" and (last == 0 or words[last - 1].key not in _LAST):
        # "One of our four was knocked out": any of them.
        return False
    return of > 0 and words[last].key in _LAST and 1 < (words[place].value or 0) <= _MANY_PEOPLE


def counts_players(words: Sequence[Word], place: int, mentions: Sequence[Mention]) -> bool:
    """ "The last of four", "the bonus for the three", "met z'n tweetjes": people, and no card."""
    group = place > 0 and not words[place].breaks and words[place - 1].key in {"n", "zn"}
    last = is_last_of_so_many(words, place) or are_those_out(words, place, mentions)
    short = group and words[place - 1].key == "n"
    ours = _is_of_ours(words, place) and not words[place].breaks
    return ours or (group and (not short or words[place - 2].key in _GROUP_OF)) or last


def are_those_out(words: Sequence[Word], place: int, mentions: Sequence[Mention]) -> bool:
    """ "What bonus do I get for the three?": those who are out."""
    ends = place + 1 == len(words) or words[place + 1].breaks
    before = [word.key for word in words[max(place - _WORDS_BEFORE, 0) : place]]
    asked_for = ends and bool(before) and before[0] in _FOR
    return asked_for and any(mention.concept == "bonus" for mention in mentions)


def are_some_of_all(words: Sequence[Word], place: int) -> bool:
    """ "Two people forgot UNO", "zwei Leute sind schon fertig": how many play is not told."""
    behind = words[place + 1 : place + 3]
    if len(behind) < _WORDS_BEFORE or any(word.breaks for word in behind):
        return False
    gone = behind[1].key in _ARE and any(
        word.key in _GONE for word in words[place + 3 : place + 3 + _WORDS_BEFORE]
    )
    # "With two people have I …" counts all of them.
    begins = place == 0 or words[place].breaks or words[place - 1].key in _IF
    return begins and behind[0].key in _PEOPLE and (gone or behind[1].key in _DEEDS)


def counts_group(words: Sequence[Word], place: int) -> bool:
    """ "Zu neunt", "met z'n negenen", and not "ik leg 'n 0" or "zijn twee kaarten"."""
    before = words[place - 1].key if place else ""
    if place + 1 < len(words) and words[place + 1].key in _CARDS and not words[place + 1].breaks:
        return False
    if _is_of_ours(words, place):
        return True
    return before in GROUP_BEFORE and (before != "n" or words[place - 2].key in _GROUP_OF)


def _is_of_ours(words: Sequence[Word], place: int) -> bool:
    """ "Met ons negenen", "met ons getienen", and not "geef ons 4"."""
    before = tuple(word.key for word in words[max(place - _WORDS_BEFORE, 0) : place])
    return before == _OF_OURS


def is_company(words: Sequence[Word], place: int) -> bool:
    """ "We zijn met twee": a number behind "met" that counts nothing."""
    after = words[place + 1] if place + 1 < len(words) else None
    sits = after is not None and after.key in _TO_PLAY | {"aan"}
    if sits and place and words[place - 1].key == _COMPANY:
        return True
    ends = after is None or after.breaks or after.key in _AND
    if not ends or place == 0 or words[place].breaks or words[place - 1].key != _COMPANY:
        return False
    before = words[place - 2].key if place > 1 else ""
    return place == 1 or words[place - 1].breaks or before in _WE_ARE | _GAMES
