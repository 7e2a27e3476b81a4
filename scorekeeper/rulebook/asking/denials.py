"""What denies a claim: "can't", "nothing", "it is optional", and which word of it that is.

What is left when it is taken out is the plain question.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.frames import Frames, Span
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.if_not import denies_condition, is_thing
from scorekeeper.rulebook.asking.others_not import (
    is_nothing_more,
    is_of_another_moment,
    is_of_the_others,
)
from scorekeeper.rulebook.asking.stems import stem_of
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_TOO: Final = word_list("denials.too")
_WITH: Final = word_list("denials.with")
_CALLED: Final = word_list("denials.called")


def word_set(written: str) -> frozenset[str]:
    return frozenset(written.split())


AND: Final = word_list("denials.and")
SO: Final = word_list("denials.so")
CLAIMS: Final = word_list("denials.claims")
"""Words within a statement that somebody wants to be told is so."""
SHORTEST: Final = 2
"""Words of a clause that says anything."""
_THAT: Final = word_list("denials.that")
_NEED: Final = {"brauch": "muss", "brauche": "muss", "braucht": "muss", "brauchen": "mussen",
                "brauchst": "musst"}  # fmt: skip
_ASKS_MYSELF: Final = {("i",), ("ich",), ("ik",), ("darf",), ("mag",)}
SUBJECTS: Final = word_list("denials.subjects")
_ZU: Final = re.compile(r"(?:an|aus|ab|auf|ein|weiter|zuruck|vor|hin|um)zu.{4}")
"""How "anzuzweifeln" begins."""
_TURN: Final = word_list("denials.turn")
_IS: Final = word_list("denials.is")
_CANNOT: Final = word_list("denials.cannot")
_ABLE: Final = word_list("denials.able")
_PLACING: Final = word_list("denials.placing")
"""Words before the one with whom play goes on."""
_WHOM: Final = word_list("denials.whom")
_WHO: Final = word_list("denials.who")
_ON: Final = word_list("denials.goes-on")
"""What stands behind it in "it goes on with them", in German."""
_NEAR: Final = 4
_FAR: Final = 10
_HELD: Final = 6
_NONE: Final = word_list("not-but.none")
_ONLY: Final = word_list("not-but.only")
_NONE_OF: Final = word_list("denials.none-of")
_OF_OTHERS: Final = word_list("denials.of-others")
"""What may stand behind it in "none of my old ones", "no other of my hand"."""


def without_opposite(words: list[Word], low: int, glossary: Glossary) -> tuple[list[Word], bool]:
    """ "The swap is optional": that one must is denied by a word that is no negation."""
    clauses = list(_clauses(words, low, glossary)) or [(low, len(words))]
    for place in (at for start, end in clauses for at in range(start, end)):
        span = glossary.frames.at(words, place, "opposites")
        if span is not None and not _is_told(words, place):
            plain = cut(words, span, glossary)
            after = span.start + len(span.put)
            if span.put[-1:] in _ASKS_MYSELF and after < len(plain):
                # "Ist es verboten, … zu legen?" is one clause as a plain question.
                plain[after] = replace(plain[after], breaks=False)
            return plain, True
    return words, False


def _is_told(words: Sequence[Word], place: int) -> bool:
    """ "Thrown out with too many cards", "said UNO too late": told, and nothing denied."""
    near = [] if words[place].breaks else [word.key for word in words[max(place - 2, 0) : place]]
    return words[place].key in _TOO and not (
        _WITH.isdisjoint(near[-1:]) and _CALLED.isdisjoint(near)
    )


def without_negation(
    words: list[Word], low: int, glossary: Glossary, anywhere: bool
) -> tuple[list[Word], bool]:
    """The words without what denies the claim that begins there, and whether there was any."""
    frames = glossary.frames
    words, story = _without_contrast(words, low, frames)
    # "If I finish on a +2 the next one doesn't draw": nothing tells where the condition ends.
    clauses = list(_clauses(words, low, glossary))
    unmarked = not clauses
    for start, end in reversed(clauses or [(low, len(words))]):
        found = [
            span
            for place in range(start, end)
            if (span := frames.at(words, place, "negations")) is not None
            and span.end <= end
            and place not in story
            and not _denies_nothing(words, place, frames, glossary.lists["have"])
            and not (unmarked and denies_condition(words, low, span, glossary))
        ]
        if found:
            # Words of one phrase are found once: "don t need to", and not "don t" again.
            return cut(words, _chosen(found), glossary), True
        goes_on = words[start].key in _THAT or any(
            word.key in {"zu", "te"} or _ZU.match(word.key) for word in words[start:end]
        )
        if words[start].key in AND and not any(
            word.key in SUBJECTS for word in words[start + 1 : start + 4]
        ):
            # "You can't take one card and pass": one thing that is done in two steps.
            goes_on = True
        if _tells_whom(words, start) or _tells_which(words, start, end, glossary):
            goes_on = True
        if end - start >= SHORTEST and not anywhere and not goes_on:
            break
    return words, False


def _tells_whom(words: Sequence[Word], start: int) -> bool:
    """ "It does not go on with the one, who was next": the last clause says with whom."""
    last = start - 1 if start and words[start - 1].key not in _ON else start - 2
    return last > 0 and words[last].key in _WHOM and words[start].key in _WHO


def _tells_which(words: Sequence[Word], start: int, end: int, glossary: Glossary) -> bool:
    """ "One may never choose the colour, that lies there anyway": the last clause says which."""
    verbs = glossary.lists["yes-no"]
    relative = start > 0 and words[start].breaks and words[start].key in _WHO
    # "Die darf ich legen": its verb stands behind the first word, and not at the end.
    plain = end - start > SHORTEST and words[start + 1].key not in verbs
    return relative and plain and words[end - 1].key in verbs


def _chosen(found: Sequence[Span]) -> Span:
    """The last negation, and of one phrase the whole: "don t need to", and not "t need"."""
    last = found[-1]
    return next(span for span in found if span.end >= last.end or span.end > last.start)


def cut(words: Sequence[Word], span: Span, glossary: Glossary) -> list[Word]:
    """The words with what the span stands for instead of it."""
    language = glossary.language
    first = words[span.start]
    put = [
        replace(first, key=key, stem=stem_of(key, language), breaks=first.breaks and at == 0)
        for at, key in enumerate(span.put)
    ]
    behind = list(words[span.end :])
    if not put and behind and first.breaks:
        behind[0] = replace(behind[0], breaks=True)
    result = [*words[: span.start], *put, *behind]
    return [
        replace(word, key=_NEED[word.key], stem=stem_of(_NEED[word.key], language))
        if language == "de" and word.key in _NEED
        else word
        for word in result
    ]


def _denies_nothing(
    words: Sequence[Word], place: int, frames: Frames, have: frozenset[str]
) -> bool:
    """ "Not only", "no red": it is something else that is told so."""
    for start in range(max(place - _NEAR, 0), place + 1):
        span = frames.at(words, start, "no-negations")
        if span is not None and span.start <= place < span.end:
            return True
    coloured = place + 1 < len(words) and words[place + 1].key in COLOURS
    # "I have no red" tells of a hand, "no yellow skip may" denies that it may.
    return coloured and any(
        word.key in have for word in words[max(place - _HELD, 0) : place + _HELD]
    )


def _without_contrast(words: list[Word], low: int, frames: Frames) -> tuple[list[Word], range]:
    """ "It is yellow again, and not green": what it is not only says it again.

    The places of "…, not my turn, …", which tells what was not told before, are given back.
    """
    for place in range(low + SHORTEST, len(words) - 1):
        end = _next_break(words, place)
        # "That does not count, though" ends with its "not" in German and Dutch.
        both = words[place].key in AND and end - place > SHORTEST
        both = both and _contrasts(words, low, place + 1, frames)
        alone = words[place].breaks and _contrasts(words, low, place, frames)
        opens = words[place].breaks or words[place].key in AND
        others = is_of_the_others(words[place:end]) or _no_others(words, low, place, end)
        others = others or is_of_another_moment(words[low:place], words[place:end])
        others = others or is_nothing_more(words[low:place], words[place:end])
        if opens and others:
            # "…, not the rest of them", "…, the others don't".
            return [*words[:place], *words[end:]], range(0)
        if both or alone:
            again = _says_where_again(words, low, place, place + both + 1)
            if end - place > (_FAR if again else _NEAR) + both:
                continue
            turn = {word.key for word in words[place:end]} & _TURN
            first = turn and not any(word.key in turn for word in words[:place])
            if first and end < len(words) and not again:
                return words, range(place, end)
            if end < len(words) and words[end - 1].key in _WHOM and words[end].key in _WHO:
                # "Not with the one, who was next": the clause tells whom.
                end = _next_break(words, end)
            return [*words[:place], *words[end:]], range(0)
    return words, range(0)


def _contrasts(words: Sequence[Word], low: int, place: int, frames: Frames) -> bool:
    """ "… and not green", "there are four of them, and no eight"."""
    number = words[place].key in _NONE and words[place + 1 : place + 2]
    counted = bool(number) and words[place + 1].value is not None
    told = counted and any(word.value is not None for word in words[low:place])
    return told or frames.starts(words[place], "contrasts")


def _no_others(words: Sequence[Word], low: int, place: int, end: int) -> bool:
    """ "He may only play the drawn card and none of the old ones"."""
    only = any(word.key in _ONLY for word in words[low:place])
    at = place + (words[place].key in AND)
    none = words[at : at + 1] and words[at].key in _NONE_OF
    return bool(only and none and all(word.key in _OF_OTHERS for word in words[at + 1 : end]))


def _next_break(words: Sequence[Word], place: int) -> int:
    """Where the next part of a sentence begins."""
    return next((at for at in range(place + 1, len(words)) if words[at].breaks), len(words))


def _says_where_again(words: Sequence[Word], low: int, place: int, at: int) -> bool:
    """ "Back to whose turn it was, and not to whoever jumped in": to, and not to."""
    names = at < len(words) and words[at].key in _PLACING
    return names and any(word.key == words[at].key for word in words[low:place])


def _is_purpose(words: Sequence[Word], place: int, low: int) -> bool:
    """ "I lay a skip so I don't have to draw": what for, and no conclusion."""
    plain = place > low and words[place].key == "so" and not words[place].breaks
    # "The round is over so he need not draw": that follows from it.
    plain = plain and not any(word.key in _IS for word in words[low:place])
    if not plain or place + 1 == len(words) or words[place + 1].key not in SUBJECTS:
        return False
    # "I can't play so I draw": whoever cannot does something else.
    before = frozenset(word.key for word in words[low:place])
    able = any(word.key in _ABLE for word in words[place + 2 : place + _NEAR])
    return able or words[place + 1].key not in before or before.isdisjoint(_CANNOT)


def _goes_around(words: Sequence[Word], start: int, place: int, verbs: frozenset[str]) -> bool:
    """ "Wenn man von der Farbe, die oben liegt, nichts hat": the condition ends behind it."""
    back = _next_break(words, place)
    end = _next_break(words, back) if back < len(words) else back
    pieces = words[place].key in _WHO and words[back - 1].key in verbs and end > back
    begun = verbs.isdisjoint(word.key for word in words[start:place])
    return pieces and begun and words[back].key not in verbs and words[end - 1].key in verbs


def _clauses(words: Sequence[Word], low: int, glossary: Glossary) -> Iterator[tuple[int, int]]:
    """The clauses of a claim that do not just say when or why."""
    frames, verbs = glossary.frames, glossary.lists["yes-no"] | glossary.lists["have"]
    start, closed = low, low
    condition = False
    for place in range(low, len(words) + 1):
        last = place == len(words)
        begins = not last and place > low and (words[place].breaks or words[place].key in SO | AND)
        begins = begins and place > closed
        if (
            begins
            and condition
            and words[place].breaks
            and _goes_around(words, start, place, verbs)
        ):
            closed, begins = _next_break(words, place), False
        conditional = not last and (
            (frames.at(words, place, "conditions") is not None and not is_thing(words, place))
            or _is_purpose(words, place, low)
        )
        if last or begins or conditional:
            if place > start and not condition:
                yield start, place
            if last:
                return
            start = place
            goes_on = not last and words[place].key in AND and not words[place].breaks
            condition = conditional or (condition and (goes_on or not begins))
