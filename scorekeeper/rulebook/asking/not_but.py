"""What is not so, told beside what is so: "not my neighbour but me again", "nicht er, sondern ich".

Only what is so is claimed: "you draw not two but four" says that you draw four. What is left reads
as if nothing had been denied.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.denials import AND, SO, cut
from scorekeeper.rulebook.asking.frames import Span
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_NOT: Final = word_list("not-but.not")
_NONE: Final = word_list("not-but.none")
"""Words that deny a number: "keine vier, sondern sechs"."""
_BUT: Final = word_list("not-but.but")
_SURE: Final = word_list("not-but.sure")
"""Words that join nothing else than what is so to what is not."""
_ONLY: Final = word_list("not-but.only")
"""Words behind a "not" that denies nothing: "not only"."""
_ONE: Final = word_list("deck.one")
_DO: Final = word_list("not-but.do")
_TURN: Final = word_list("denials.turn")
_TAIL: Final = word_list("not-but.tail")
"""Words that end a clause of whose turn it is, and are said once for both halves."""
_IS: Final = word_list("framing.is") | word_list("denials.is")
_IT: Final = word_list("not-but.it")
_WHO: Final = word_list("denials.who")
_HAVE: Final = word_list("not-but.have")
"""Verbs as they are put together with who does something: "I'm", "I've"."""
_OPENS: Final = word_list("not-but.opens")
"""Words that a clause may begin with before its "not"."""
_LONGEST: Final = 6
"""Words of what is not so."""
_SO: Final = 8
"""Words of what is so."""
_FIRST: Final = 3
"""Words of what is not so, of which one is how the other half begins: "go to him but to me"."""
_FARTHEST: Final = 12
"""Words of what is not so, where the other half begins as it does: "not to him who …, but to"."""


class _Halves(NamedTuple):
    """The negation, what is not so, and what is so; `end`: the place behind; `opens`: it begins."""

    negation: Span
    denied: Sequence[Word]
    so: Sequence[Word]
    end: int
    opens: bool


def without_denied_half(
    words: list[Word], low: int, glossary: Glossary, at_the_end: bool = False
) -> list[Word]:
    """The words from that place on without what is told not to be so, where its contrary is told.

    `at_the_end`: nothing may follow, so that "I want not to lay but to draw, may I?" stays.

    "It is not his turn but mine" becomes "it is mine turn", which reads well enough.
    """
    other = _it_is(words, low, glossary)
    if other is not None:
        return other
    for but in range(low + 1, len(words) - 1):
        halves = _halves(words, low, but, glossary) if words[but].key in _BUT else None
        if halves is not None and at_the_end and halves.end < len(words):
            return words
        claimed = None if halves is None else _claimed(halves, glossary)
        if halves is not None and claimed is not None:
            span = halves.negation
            plain = [replace(word, breaks=False) for word in claimed]
            return cut([*words[: span.end], *plain, *words[halves.end :]], span, glossary)
    return words


def _it_is(words: Sequence[Word], low: int, glossary: Glossary) -> list[Word] | None:
    """ "It isn't the youngest who deals, it's whoever draws the highest card"."""
    start = low + (words[low].key in AND | SO)
    begins = next(
        (
            at
            for at in range(len(words) - _FIRST, start, -1)
            if words[at].breaks and words[at].key in _IT and words[at + 1].key in _IS
        ),
        None,
    )
    if begins is None or words[start].key not in _IT:
        return None
    opens = range(start + 1, min(start + _FIRST, begins))
    spans = [glossary.frames.at(words, at, "negations") for at in opens]
    denies = next((span for span in spans if span is not None), None)
    so = words[begins:]
    again = any(
        glossary.frames.at(so, at, "negations") is not None or (at and so[at].breaks)
        for at in range(len(so))
    )
    if denies is None or again:
        return None
    which = next((at for at in range(denies.end + 1, begins) if words[at].key in _WHO), None)
    if which is None:
        # "It's not my turn, it's hers": what it is about was told of what is not so.
        return None
    opening = replace(so[0], breaks=words[start].breaks)
    tail = [replace(word, breaks=False) for word in words[which:begins]]
    return [*words[:start], opening, *so[1:], *tail]


def _halves(words: Sequence[Word], low: int, but: int, glossary: Glossary) -> _Halves | None:
    """Both halves, where they are of one clause: what is so brings no verb of its own."""
    end = next((at for at in range(but + 1, len(words)) if words[at].breaks), len(words))
    for place in range(but - 2, max(low, but - _FARTHEST) - 1, -1):
        span = _negation(words, place, low, glossary)
        if span is None:
            continue
        denied, so = words[span.end : but], words[but + 1 : end]
        if not so or len(so) > _SO or _not_only(denied) or _not_only(so):
            return None
        sure = words[but].key in _SURE or any(word.key == so[0].key for word in denied[:_FIRST])
        if not sure and (len(denied) > _LONGEST or any(word.breaks for word in denied)):
            return None
        bare = not _has_verb(so, glossary) and (sure or not _has_verb(denied, glossary))
        opens = _opens(words, low, span)
        # "Not my turn, but I have the same card" tells two things, and none is left out.
        whole = opens and end == len(words) and not any(word.key in _TURN for word in denied)
        return _Halves(span, denied, so, end, opens) if bare or whole else None
    return None


def _not_only(half: Sequence[Word]) -> bool:
    """ "Not only they", "but only they", which tell of others, too; "only one" does not."""
    number = any(word.value is not None or word.key in _ONE for word in half[1:2])
    return bool(half) and half[0].key in _ONLY and not number


def _has_verb(half: Sequence[Word], glossary: Glossary) -> bool:
    """Whether it brings a verb of its own, and not only behind "until"."""
    conditions = (at for at, w in enumerate(half) if glossary.frames.starts(w, "conditions"))
    before = half[: next(conditions, len(half))]
    return any(word.key in glossary.lists["yes-no"] | _HAVE for word in before)


def _negation(words: Sequence[Word], place: int, low: int, glossary: Glossary) -> Span | None:
    """The negation that ends at this place: "nicht", "doesn't", and "keine" before a number."""
    if words[place].key in _NONE:
        denies = words[place + 1].value is not None
    else:
        denies = words[place].key in _NOT
    if not denies:
        return None
    starts = (place - 1, place) if place > low else (place,)
    spans = (glossary.frames.at(words, start, "negations") for start in starts)
    return next((span for span in spans if span is not None and span.end == place + 1), None)


def _opens(words: Sequence[Word], low: int, span: Span) -> bool:
    """ "Not he but I go next": the verb stands behind, and is of whom is named last."""
    start = next((at for at in range(span.start, low, -1) if words[at].breaks), low)
    return all(word.key in _OPENS for word in words[start : span.start])


def _claimed(halves: _Halves, glossary: Glossary) -> list[Word] | None:
    """What is so in the place of what is not; None where nothing tells which words those are."""
    denied, so = list(halves.denied), list(halves.so)
    denied = denied[1:] if denied[0].key in _ONLY else denied
    if any(word.value is not None for word in so[:2]):
        # "You don't draw two cards but four".
        at = next((at for at, word in enumerate(denied) if word.value is not None), None)
        if at is not None:
            alone = sum(word.key not in _ONLY for word in so) == 1
            return [*denied[:at], *so, *(denied[at + 1 :] if alone else ())]
    again = next((at for at, word in enumerate(denied) if word.key == so[0].key), None)
    if again:
        # "It doesn't go to him but to me".
        return [*denied[:again], *so]
    # "You don't draw one but keep drawing", and not "I can't stack but draw".
    if halves.negation.put and not (_IS | _DO).intersection(halves.negation.put):
        return None
    tail: list[Word] = []
    verbs = glossary.lists["yes-no"]
    whole = so[-1].key in _TAIL or any(word.key in verbs for word in so)
    ends = _TAIL | (verbs if halves.opens else frozenset())
    while denied and not whole and denied[-1].key in ends:
        tail.insert(0, denied.pop())
    return [*so, *tail]
