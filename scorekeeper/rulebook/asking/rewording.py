"""What is said in a roundabout way, put plainly: verbs made from cards, slips corrected, "0 blue".

"She plus foured me" tells of a card played, "green 3, no wait, green 4" of one card only.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.held_by_another import without_those_of_another
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.stems import stem_of
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_PLAYED: Final = {"en": "played", "de": "gelegt", "nl": "gelegd"}
_PLAYS: Final = {"en": "plays", "de": "legt", "nl": "legt"}
_TO_PLAY: Final = {"en": ("play",), "de": ("legen",), "nl": ("leggen",)}
_BACK: Final = {"en": ("back",), "de": ("drauf",), "nl": ("erop",)}
_PARTICIPLES: Final = {
    "twoed": "two", "twod": "two", "foured": "four", "fored": "four", "sixed": "six",
    "tenned": "ten", "tened": "ten",
}  # fmt: skip
_GERMAN_VERBS: Final = {
    "zweit": "zwei", "zweie": "zwei", "viert": "vier", "viere": "vier", "sechst": "sechs",
    "sechse": "sechs", "zehnt": "zehn", "zehne": "zehn",
}  # fmt: skip
_THEY_PLAY: Final = {"twos": "two", "fours": "four", "sixes": "six", "tens": "ten"}
_OBJECTS: Final = word_list("rewording.objects")
_DRAW: Final = word_list("rewording.draw")
_VERB: Final = re.compile(
    r"(?P<back>terug|zuruck)?(?P<done>ge)?plus(?P<number>twee|twe|vier|zes|tien|zwei|sechs|zehn)"
    r"(?P<end>d|t|de|te|den|ten|en|n|e)?"
)
_MARKERS: Final = word_list("rewording.markers")
_AROUND: Final = word_list("rewording.around")
_MINE_TOO: Final = word_list("rewording.mine-too")
_VERBS: Final = word_list("rewording.verbs")
_MOST: Final = 6
"""Words between what was said and what is said instead."""
_ADJACENT: Final = 1


def plainly(words: Sequence[Word], glossary: Glossary) -> list[Word]:
    """The words, number words read, with slips left out and "0 blue" as "no blue"."""
    told = without_those_of_another(words, glossary.language)
    return _without_zeros(_without_slips(told), glossary)


def with_verbs(words: Sequence[Word], glossary: Glossary) -> list[Word]:
    """ "He +4'd me", "hij heeft me geplusvierd": a card, and that it is played."""
    language = glossary.language
    result: list[Word] = []
    for place, word in enumerate(words):
        before = result[-1] if result and not word.breaks else None
        close = before is not None and word.start - before.end <= _ADJACENT
        after = words[place + 1].key if place + 1 < len(words) else ""
        number = before is not None and before.value is not None
        plus = before is not None and (before.plus or before.key in _DRAW)
        drawn = number and len(result) > 1 and result[-2].key in _DRAW
        numbered = _THEY_PLAY.get(word.key) if after in _OBJECTS else None
        numbered = _PARTICIPLES.get(word.key) or numbered
        if language == "de":
            numbered = _GERMAN_VERBS.get(word.key, numbered)
        verb = _VERB.fullmatch(word.key) if word.value is None else None
        if number and close and (plus or drawn) and word.key in {"d", "ed"}:
            result.append(_said(word, _PLAYED[language], language))
        elif number and close and (plus or drawn) and word.key in {"s", "t"} and after in _OBJECTS:
            result.append(_said(word, _PLAYS[language], language))
        elif plus and not number and numbered is not None:
            result.append(_said(word, numbered, language))
            result.append(_said(word, _PLAYED[language], language))
        elif verb is not None and (verb["done"] or verb["end"] or verb["back"]):
            result.extend(_said(word, key, language) for key in _parts(verb, language))
        else:
            result.append(word)
    return result


def _parts(verb: re.Match[str], language: str) -> tuple[str, ...]:
    number = "twee" if verb["number"] == "twe" else verb["number"]
    back = _BACK[language] if verb["back"] else ()
    if verb["done"]:
        return ("plus", number, *back, _PLAYED[language])
    if (verb["end"] or "").endswith("n"):
        return ("plus", number, *back, *_TO_PLAY[language])
    return ("plus", number, *back, _PLAYS[language])


def _said(word: Word, key: str, language: str) -> Word:
    return replace(word, key=key, stem=stem_of(key, language), breaks=False)


def _without_slips(words: Sequence[Word]) -> list[Word]:
    """ "Green 3, no wait, green 4": what is said instead counts, with what it leaves as it was."""
    result = list(words)
    place = 1
    while place < len(result) - 1:
        slip = _slip(result, place)
        if slip is not None:
            first, last, put = slip
            opens = result[first].breaks
            result[first:last] = [
                replace(word, breaks=opens and at == 0) for at, word in enumerate(put)
            ]
        place += 1
    return result


def _marks(words: Sequence[Word], place: int) -> bool:
    """Whether somebody takes back what was said; "meine" does so behind "ich" only."""
    key = words[place].key
    own = key in _MINE_TOO and (not place or words[place - 1].key != "ich")
    holds = key == "halt" and place > 0 and words[place - 1].key in {"ich", "mal"}
    return key in _MARKERS and key != "ne" and not own and not holds


def without_slips_of(words: Sequence[Word], cards: Sequence[SaidCard]) -> list[SaidCard]:
    """ "A skip, no, a reverse": the cards without those that were taken back."""
    return [
        card
        for card, after in zip_longest(cards, cards[1:])
        if after is None or not _taken_back(words, card.end, after.start)
    ]


def _taken_back(words: Sequence[Word], first: int, last: int) -> bool:
    while first < last and words[first].key in _VERBS:
        first += 1
    between = range(first, last)
    return any(_marks(words, place) for place in between) and all(
        words[place].key in _MARKERS | _AROUND | COLOURS.keys() for place in between
    )


def _slip(words: Sequence[Word], place: int) -> tuple[int, int, list[Word]] | None:
    """Where a slip and its correction stand, and what is meant; the marker is at this place."""
    if not _marks(words, place):
        return None
    first, last = place, place
    while first > 0 and place - first < _MOST and words[first - 1].key in _MARKERS | _AROUND:
        first -= 1
    while last < len(words) and last - place < _MOST and words[last].key in _MARKERS | _AROUND:
        last += 1
    said = first
    while first > 0 and said - first < _ADJACENT and words[first - 1].key in _VERBS:
        first -= 1
    before, after = _described(words, first, -1), _described(words, last, 1)
    if not before or not after or not after.keys() & before.keys():
        return None
    if _has_none(words, place, after) and "number" in before:
        return None
    colour = after.get("colour", before.get("colour"))
    number = after.get("number", before.get("number"))
    put = [words[at] for at in (colour, number) if at is not None]
    put += words[first:said]
    return min(before.values()), max(after.values()) + 1, put


def _has_none(words: Sequence[Word], place: int, after: Mapping[str, int]) -> bool:
    """ "A blue 5, no red": nothing is taken back, there is no red card."""
    alone = after == {"colour": place + 1} and not words[place + 1].breaks
    return words[place].key == "no" and words[place].breaks and alone


def _described(words: Sequence[Word], place: int, step: int) -> dict[str, int]:
    """The colour and the number that stand together behind or before a place."""
    found: dict[str, int] = {}
    at = place if step > 0 else place - 1
    while 0 <= at < len(words) and len(found) < 2:
        kind = "colour" if words[at].key in COLOURS else "number" if _counts(words[at]) else ""
        if not kind or kind in found:
            break
        found[kind] = at
        at += step
    return found


def _counts(word: Word) -> bool:
    return word.value is not None


def _without_zeros(words: Sequence[Word], glossary: Glossary) -> list[Word]:
    """ "Heb 0 groen": none of the colour, and no green 0."""
    result = list(words)
    none = {"en": "no", "de": "kein", "nl": "geen"}[glossary.language]
    for place, word in enumerate(words[:-1]):
        held = place and words[place - 1].key in glossary.lists["have"] | {"nog", "noch", "got"}
        apart = word.value == 0 and words[place + 1].key in COLOURS
        if held and apart and not word.plus and not words[place + 1].breaks:
            result[place] = replace(_said(word, none, glossary.language), value=None)
    return result
