"""A claim that is asked about: what it says without what stands around it, and if it denies that.

"He says I can't stack. Is he wrong?" asks whether I can stack: the words that are left are those of
the plain question, `denied` tells whether its answer is to be turned round. Whoever understands the
rest needs to know nothing of tags, reports and negations.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from scorekeeper.rulebook.asking.denials import (
    AND,
    CLAIMS,
    SHORTEST,
    SO,
    cut,
    without_negation,
    without_opposite,
    word_set,
)
from scorekeeper.rulebook.asking.frames import Frames, Span
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.words import Word

_ENDS: Final = frozenset(".!?;\n")
_TRAILING: Final = ("frames-false", "frames-true", "frames-turned")
_AFTER: Final = 4
"""Words that may follow a frame: "is he wrong there then"."""

_HOW: Final = word_set("how hoveel wieviel wieviele")
_WHAT: Final = word_set(
    "what who which where why whose when was wer wie wann welche welcher wem warum wo wat welke"
    " waarom ho wanneer"
)
_BEFORE_WHAT: Final = word_set("for fur voor mit met with at to an")
_FREE: Final = ("brauch", "hof", "need")
"""How verbs begin that ask of themselves whether somebody is free of something."""
_OR_WORDS: Final = word_set("or oder of")
_MODALS: Final = word_set(
    "can may must could should darf durfen muss mussen kann konnen mag mogen mot moten kan kun hof"
    " hoft"
)
_HAVE_TO: Final = word_set("have need allowed forced obliged supposed")
_UNO: Final = word_set("uno mau")
_OR: Final = word_set("oder gell gelle ne odr he of wa woll")
_ACCORDING: Final = word_set("volgens laut nach according")
_APART: Final = word_set("no yes ja true waar wahr zeker eh huh terecht")
"""Tags that are one only behind a comma."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The words of the plain question; `read`: whether there was a claim or denial at all.

    `denied`: whether the answer to the words is to be turned; `begins`: where the claim begins, if
    it is known.
    """

    words: list[Word]
    read: bool = False
    denied: bool = False
    begins: int | None = None


def claim_of(words: Sequence[Word], text: str, glossary: Glossary) -> Claim:
    """The claim in a question; the words as they are where there is none."""
    frames = glossary.frames
    rest = list(words)
    starts = _sentences(rest, text)
    rest, chosen = _without_other_half(rest, starts, frames)
    starts = _sentences(rest, text)
    frame = _trailing(rest, starts, frames, text)
    front = _front(rest, starts, frames)
    if frame is None and front is None:
        return _plain(rest, starts, chosen, glossary, text)
    behind: list[Word] = []
    if frame is not None:
        sentence = max((at for at in starts if at <= frame.start), default=0)
        clauses = [at for at in range(sentence, frame.start) if at == sentence or rest[at].breaks]
        if any(_asks_already(rest, at, glossary) for at in clauses):
            return Claim(rest, chosen)
        end = _sentence_end(frame.start, starts, len(rest))
        behind, rest = rest[end:], rest[: frame.start]
    rest, disagrees = _without_disagreement(rest, text, frames)
    # What is told behind the frame belongs to the story before the claim.
    low = max((at for at in _sentences(rest, text) if at < len(rest)), default=0)
    if front is not None:
        low = front.start
        rest = [*rest[: front.start], *rest[front.end :]]
    report = _report(rest, frames, low if front is not None else 0)
    if report is not None:
        # "The round is over according to him": who says it stands inside of what he says.
        inside = rest[report.start].key in _ACCORDING
        low = (
            max(at for at in _sentences(rest, text) if at <= report.start)
            if inside
            else report.start
        )
        rest = [*rest[: report.start], *rest[report.end :]]
    high = len(rest)
    if report is not None or front is not None:
        high = next((at for at in _sentences(rest, text) if at > low), len(rest))
    if high <= low:
        return Claim(list(words))
    rest[low] = replace(rest[low], breaks=True)
    told = [*rest[high:], *behind]
    if told:
        told = [replace(told[0], breaks=True), *told[1:]]
        rest = [*told, *rest[:high]]
        low += len(told)
    claim, denied = without_negation(rest, low, glossary, anywhere=front is not None)
    claim, contrary = without_opposite(claim, low, glossary)
    # "It can't, can it?" asks whether it can; "it is optional, isn't it?" whether it is optional.
    kind = frame.kind if frame is not None else "frames-true"
    turned = (denied and kind != "frames-turned") != contrary
    turned = (turned != (kind == "frames-false")) != disagrees
    if front is not None and front.kind == "opens-false":
        turned = not turned
    return Claim(claim, True, turned, min(low, max(len(claim) - 1, 0)))


def _plain(
    words: list[Word], starts: Sequence[int], chosen: bool, glossary: Glossary, text: str
) -> Claim:
    """A question without a frame, or a statement that only the question mark asks about."""
    frames = glossary.frames
    last = _asked_sentence(words, starts, text)
    if not words or words[last].key in _WHAT or _asks_already(words, last, glossary):
        return Claim(words, chosen)
    denied = read = False
    opening = _opening_negation(words, last, glossary)
    if opening is not None:
        words, read = cut(words, opening, glossary), True
    for place in range(last, len(words)):
        span = frames.at(words, place, "asked-not")
        if span is not None:
            free = any(word.key.startswith(_FREE) for word in words[last:place])
            words, read, denied = cut(words, span, glossary), True, free
            break
    if "?" in text and not read and not chosen and _is_statement(words, last, glossary):
        concludes = any(word.key in CLAIMS or word.key in SO for word in words[last:])
        words, denied = without_negation(words, last, glossary, anywhere=False)
        read = denied or concludes
    words, contrary = without_opposite(words, last, glossary)
    begins = last if read or contrary else None
    return Claim(words, chosen or read or contrary, denied != contrary, begins)


def _asked_sentence(words: Sequence[Word], starts: Sequence[int], text: str) -> int:
    """Where the last sentence with a question mark begins; else the last one."""
    known = [at for at in starts if at < len(words)]
    ends = [*known[1:], len(words)]
    for start, end in zip(reversed(known), reversed(ends), strict=True):
        until = words[end].start if end < len(words) else len(text)
        if "?" in text[words[end - 1].end : until]:
            return start
    return known[-1] if known else 0


def _opening_negation(words: Sequence[Word], low: int, glossary: Glossary) -> Span | None:
    """ "Isn't it his turn?", "…, doesn't he draw": a question all the same."""
    for place in range(low, len(words) - SHORTEST):
        opens = place == low or words[place].breaks or words[place - 1].key in SO | AND
        span = glossary.frames.at(words, place, "negations") if opens else None
        if span is not None and span.put and span.end - place > 1:
            return span
    return None


def _is_statement(words: Sequence[Word], low: int, glossary: Glossary) -> bool:
    """ "So he draws nothing?": no clause begins as a question does."""
    verbs, inversions = glossary.lists["yes-no"], glossary.lists["inversions"]
    for place in range(low, len(words)):
        pair = " ".join(word.key for word in words[place : place + 2])
        opens = place == low or words[place].breaks or words[place - 1].key in SO | AND
        if pair in inversions or (opens and (words[place].key in verbs | _WHAT | _HOW)):
            return False
    return len(words) - low > SHORTEST


def _sentences(words: Sequence[Word], text: str) -> list[int]:
    """Where sentences begin."""
    return [
        place
        for place, word in enumerate(words)
        if place == 0 or _ENDS.intersection(text[words[place - 1].end : word.start])
    ]


def _sentence_end(place: int, starts: Sequence[int], last: int) -> int:
    return next((at for at in starts if at > place), last)


def _trailing(
    words: Sequence[Word], starts: Sequence[int], frames: Frames, text: str
) -> Span | None:
    """The frame behind a claim: nothing but small words follows in its sentence."""
    found: list[Span] = []
    for place in range(1, len(words)):
        if found and place < found[-1].end:
            continue
        end = _sentence_end(place, starts, len(words))
        spans = [span for kind in _TRAILING if (span := frames.at(words, place, kind))]
        spans = [span for span in spans if span.end <= end and _closes(words, span, end, frames)]
        asked = end == len(words) or "?" in text[words[end - 1].end : words[end].start]
        if spans and asked:
            found.append(max(spans, key=lambda span: span.end))
    if not found:
        return None
    last = max(at for at in starts if at <= found[-1].start)
    first = next(span for span in found if span.start >= last)
    # "…, gell, das stimmt doch?": what is asked last decides, unless it is a mere tag.
    kinds = [span.kind for span in found if span.start >= last]
    plain = [kind for kind in kinds if kind != "frames-turned"]
    kind = "frames-false" if "frames-false" in kinds else plain[-1] if plain else first.kind
    return replace(first, kind=kind)


def _closes(words: Sequence[Word], span: Span, end: int, frames: Frames) -> bool:
    # "…, is it?" is a tag, "whose go is it?" is none.
    apart = words[span.start].breaks or (
        words[span.start].key in _OR
        or (span.kind != "frames-turned" and words[span.start].key not in _APART)
    )
    if not apart:
        return False
    place, small = span.end, 0
    while place < end:
        # "He's wrong, isn't he?": one frame behind the other.
        others = (frames.at(words, place, kind) for kind in _TRAILING)
        other = next((one for one in others if one is not None and one.end <= end), None)
        small += other is None
        if other is None and not frames.starts(words[place], "after-frames"):
            return False
        place = place + 1 if other is None else other.end
    return small <= _AFTER


def _front(words: Sequence[Word], starts: Sequence[int], frames: Frames) -> Span | None:
    """ "Is it true that …": the frame before a claim, at the beginning of a sentence."""
    for start in reversed(starts):
        for place in (start, start + 1):
            if place >= len(words) or (
                place > start and not frames.starts(words[start], "after-frames")
            ):
                continue
            for kind in ("opens-true", "opens-false"):
                span = frames.at(words, place, kind)
                if span is not None and span.end < _sentence_end(place, starts, len(words)):
                    return span
    return None


def _without_disagreement(words: list[Word], text: str, frames: Frames) -> tuple[list[Word], bool]:
    """ "She says it's fine. I say no. Am I right?": what she says is claimed to be false."""
    for start in _sentences(words, text)[1:]:
        span = frames.at(words, start, "disagreements")
        if span is not None and len(words) - span.end <= SHORTEST:
            return words[:start], True
    return words, False


def _report(words: Sequence[Word], frames: Frames, low: int) -> Span | None:
    """Who claims it: the last "he says", with a claim behind it."""
    found = (
        span
        for place in range(len(words) - 1, low - 1, -1)
        for span in [frames.at(words, place, "reports")]
        if span is not None and span.end < len(words) and words[span.end].key not in _UNO
    )
    return next(found, None)


def _asks_already(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    """Whether the clause asks how many, what or who: a tag behind it asks nothing."""
    span = words[place : place + 3]
    while len(span) > 1 and span[0].key in SO | AND:
        span = span[1:]
    if not span:
        return False
    verbs = glossary.lists["yes-no"]
    if any(word.key in _HOW for word in span[:2]):
        return True
    wondered = span[0].key in _WHAT and len(span) > 1 and span[1].key in verbs
    return wondered or (len(span) > 1 and span[1].key in _WHAT and span[0].key in _BEFORE_WHAT)


def _or_modal(words: Sequence[Word], start: int, place: int) -> bool:
    """ "Must I keep it, or may I lay it?": what must be asked first is asked, and what may be."""
    if words[place].key not in _OR_WORDS or place + 2 >= len(words):
        return False
    opens = [at for at in range(start, place) if at == start or words[at].breaks]
    opens += [at + 1 for at in opens if words[at].key in AND | SO]
    return words[place + 1].key in _MODALS and any(
        words[at].key in _MODALS or _HAVE_TO.intersection(word.key for word in words[at : at + 4])
        for at in opens
        if at < place
    )


def _without_other_half(
    words: list[Word], starts: Sequence[int], frames: Frames
) -> tuple[list[Word], bool]:
    """ "Is that okay or is that not allowed": the first half asks for both."""
    for place in range(1, len(words)):
        if place in starts:
            continue
        start = max(at for at in starts if at <= place)
        span = frames.at(words, place, "or-opposite")
        if span is None and not _or_modal(words, start, place):
            continue
        end = _sentence_end(place, starts, len(words))
        if place - start >= SHORTEST:
            return [*words[:place], *words[end:]], True
    return words, False
