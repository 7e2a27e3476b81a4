"""A claim that is asked about: what it says without what stands around it, and if it denies that.

"He says I can't stack. Is he wrong?" asks whether I can stack: the words that are left are those of
the plain question, `denied` tells whether its answer is to be turned round. Whoever understands the
rest needs to know nothing of tags, reports and negations.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from scorekeeper.rulebook.asking.claimants import is_of_dealer
from scorekeeper.rulebook.asking.denials import (
    AND,
    CLAIMS,
    SHORTEST,
    SO,
    SUBJECTS,
    cut,
    without_negation,
    without_opposite,
)
from scorekeeper.rulebook.asking.disputes import (
    DENIES,
    Settled,
    last_said,
    of_own_answer,
    of_whom_is_asked,
)
from scorekeeper.rulebook.asking.frames import Span
from scorekeeper.rulebook.asking.framing import (
    HOW,
    WHAT,
    asks_already,
    asks_anew,
    front_of,
    report_of,
    said_behind,
    sentence_end,
    sentences,
    trailing,
    without_disagreement,
    without_other_half,
)
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.not_but import without_denied_half
from scorekeeper.rulebook.asking.said_again import without_second_half
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_HOW_MANY: Final = frozenset({("how", "many"), ("how", "much"), ("wie", "viele"), ("wie", "viel")})
_LONGEST: Final = 120
"""Words. Nobody claims anything at such length, and looking for it would take long."""
_FREE: Final = ("brauch", "hof", "need")
"""How verbs begin that ask of themselves whether somebody is free of something."""
_ENDS: Final = frozenset(".!?")
"""Marks of whoever would have set a question mark too."""
_ACCORDING: Final = word_list("claims.according")


@dataclass(frozen=True, slots=True)
class Claim:
    """The words of the plain question; `read`: whether there was a claim or denial at all.

    `denied`: whether the answer to the words is to be turned; `begins`: where the claim begins, if
    it is known; `doubted`: whether it is asked if somebody is wrong; `of_dealer`: whether it is
    claimed of whoever dealt.
    """

    words: list[Word]
    read: bool = False
    denied: bool = False
    begins: int | None = None
    doubted: bool = False
    of_dealer: bool = False


def claim_of(words: Sequence[Word], text: str, glossary: Glossary) -> Claim:
    """The claim in a question; the words as they are where there is none."""
    frames = glossary.frames
    rest = list(words)
    if len(rest) > _LONGEST:
        return Claim(rest)
    rest, chosen = without_other_half(rest, sentences(rest, text), frames)
    starts = sentences(rest, text)
    frame = trailing(rest, starts, frames, text)
    if frame is not None and asks_anew(rest, frame, starts):
        frame = None
    front = front_of(rest, starts, frames)
    if frame is None and front is None:
        return _plain(rest, starts, chosen, glossary, text)
    behind: list[Word] = []
    if frame is not None:
        sentence = max((at for at in starts if at <= frame.start), default=0)
        clauses = [at for at in range(sentence, frame.start) if at == sentence or rest[at].breaks]
        if any(asks_already(rest, at, glossary) for at in clauses):
            return Claim(rest, chosen)
        end = sentence_end(frame.start, starts, len(rest))
        asked, behind, rest = rest[frame.start : end], rest[end:], rest[: frame.start]
        settled = _of_two(rest, asked, starts, frame, glossary) if front is None else None
        if settled is not None:
            told = [replace(word, breaks=word.breaks or not at) for at, word in enumerate(behind)]
            return _as_settled(settled, told, frame)
    rest, disagrees = without_disagreement(rest, text, frames)
    # What is told behind the frame belongs to the story before the claim.
    low = max((at for at in sentences(rest, text) if at < len(rest)), default=0)
    if front is not None:
        low = front.start
        rest = [*rest[: front.start], *rest[front.end :]]
    # What stands before "is it true that" is told.
    since = low if front is not None else 0
    behind_it = said_behind(rest, low, glossary)
    report = behind_it or report_of(rest, frames, since)
    loud = last_said(rest, sentences(rest, text), since)
    speaker, of_dealer = None, False
    # "Da sagt er, …": of the frame only the verb is known.
    # "Da sagt er, …": of that the frame knows only the verb.
    if loud is not None and (report is None or loud[0].end > report.end):
        report, speaker = loud
    if report is not None:
        at = max((at for at in sentences(rest, text) if at <= report.start), default=0)
        # "The round is over according to him": who says it stands inside of what he says.
        inside = rest[report.start].key in _ACCORDING
        low = at if inside or behind_it else report.start if speaker is None else speaker
        of_dealer = is_of_dealer(rest[: report.start], rest[report.end :], at)
        rest = [*rest[: report.start], *rest[report.end :]]
    high = len(rest)
    if report is not None or front is not None:
        high = next((at for at in sentences(rest, text) if at > low), len(rest))
    if high <= low:
        return Claim(list(words))
    rest[low] = replace(rest[low], breaks=True)
    told = [*rest[high:], *behind]
    if told:
        told = [replace(told[0], breaks=True), *told[1:]]
        rest = [*told, *rest[:high]]
        low += len(told)
    rest = without_second_half(without_denied_half(rest, low, glossary), low, glossary)
    if low >= len(rest):
        # "He deals five and says there are no more": what is told before is claimed.
        low = max((at for at in sentences(rest, text) if at < len(rest)), default=0)
    claim, denied = without_negation(rest, low, glossary, anywhere=front is not None)
    claim, contrary = without_opposite(claim, low, glossary)
    denied = denied and not (contrary and _apart(rest, claim, low))
    # "It can't, can it?" asks whether it can; "it is optional, isn't it?" whether it is optional.
    kind = frame.kind if frame is not None else "frames-true"
    turned = (denied and kind != "frames-turned") != contrary
    turned = (turned != (kind == "frames-false")) != disagrees
    if report is not None and report.kind == DENIES:
        turned = not turned
    if front is not None and front.kind == "opens-false" and kind != "frames-turned":
        turned = not turned
    begins = min(low, max(len(claim) - 1, 0))
    return Claim(claim, True, turned, begins, kind == "frames-false", of_dealer)


def _of_two(
    words: Sequence[Word],
    asked: Sequence[Word],
    starts: Sequence[int],
    frame: Span,
    glossary: Glossary,
) -> Settled | None:
    """What one of two says, where the frame asks which of them is right, or is a tag behind it."""
    tagged = frame.start not in starts
    if not tagged:
        return of_whom_is_asked(words, asked, starts, glossary)
    return of_own_answer(words, asked, starts, frame.kind == "frames-turned", glossary)


def _as_settled(settled: Settled, told: Sequence[Word], frame: Span) -> Claim:
    """The claim that one of two makes; `told`: what is told behind the question."""
    doubted = frame.kind == "frames-false"
    words = [*told, *settled.words]
    return Claim(words, True, settled.denied != doubted, settled.begins + len(told), doubted)


def _apart(before: Sequence[Word], after: Sequence[Word], low: int) -> bool:
    """Whether two denials taken out stood in clauses of their own, and do not undo each other."""
    first = next(
        (at for at in range(low, min(len(before), len(after))) if before[at] != after[at]), low
    )
    shorter = len(before) - len(after)
    last = next(
        (at for at in range(len(after) - 1, low, -1) if after[at] != before[at + shorter]), first
    )
    return any(word.breaks for word in after[first + 1 : last + 1])


def _plain(
    words: list[Word], starts: Sequence[int], chosen: bool, glossary: Glossary, text: str
) -> Claim:
    """A question without a frame, or a statement that only the question mark asks about."""
    frames = glossary.frames
    last = _asked_sentence(words, starts, text)
    if not words or words[last].key in WHAT or asks_already(words, last, glossary):
        return Claim(words, chosen)
    words = without_denied_half(words, last, glossary, at_the_end=True)
    denied = read = False
    opening = _opening_negation(words, last, glossary)
    if opening is not None:
        words, read = cut(words, opening, glossary), True
    for place in range(last, len(words)):
        span = frames.at(words, place, "asked-not")
        # "So I need not, after all?" concludes.
        if span is not None and words[place - 1].key not in SO:
            free = any(word.key.startswith(_FREE) for word in words[last:place])
            words, read, denied = cut(words, span, glossary), True, free
            break
    whole = words
    asked = "?" in text or _concludes_unmarked(words, last, text, glossary)
    if asked and not read and not chosen and _is_statement(words, last, glossary):
        concludes = _concludes(words, last)
        words, denied = without_negation(words, last, glossary, anywhere=False)
        read = denied or concludes
    words, contrary = without_opposite(words, last, glossary)
    denied = denied and not (contrary and _apart(whole, words, last))
    begins = last if read or contrary else None
    return Claim(words, chosen or read or contrary, denied != contrary, begins)


def _asked_sentence(words: Sequence[Word], starts: Sequence[int], text: str) -> int:
    """Where the last sentence with a question mark begins; else the last one."""
    known = [at for at in starts if at < len(words)]
    if not known:
        return 0
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
        # "No cards left, is it over?": what opens there is no question.
        if span is not None and span.put[:1] and span.put[0] in glossary.lists["yes-no"]:
            if span.put == ("can",) and words[span.end].key not in glossary.lists["subjects"]:
                # "Can't go, how many?": that is told.
                continue
            return span
    return None


def _is_statement(words: Sequence[Word], low: int, glossary: Glossary) -> bool:
    """ "So he draws nothing?": no clause begins as a question does."""
    verbs, inversions = glossary.lists["yes-no"], glossary.lists["inversions"]
    for place in range(low, len(words)):
        if tuple(word.key for word in words[place : place + 2]) in _HOW_MANY:
            return False
        pair = " ".join(word.key for word in words[place : place + 2])
        opens = place == low or words[place].breaks or words[place - 1].key in SO | AND
        inverted = pair in inversions and not _subject_before(words, place, low)
        if inverted or (opens and (words[place].key in verbs | WHAT | HOW)):
            return False
    return len(words) - low > SHORTEST


def _subject_before(words: Sequence[Word], place: int, low: int) -> bool:
    """ "She may now not lay": what stands before the verb is who does it, and nobody behind."""
    after = words[place + 1].key if place + 1 < len(words) else ""
    plain = place > low and not words[place].breaks
    return plain and words[place - 1].key in SUBJECTS and after not in SUBJECTS


def _concludes_unmarked(words: Sequence[Word], low: int, text: str, glossary: Glossary) -> bool:
    """Whether somebody who sets no marks concludes, and asks by no other word."""
    if low >= len(words):
        # Nothing is left behind what leads in.
        return False
    if _ENDS.intersection(text) or words[low].key in glossary.lists["yes-no"]:
        return False
    asks = any(word.key in WHAT | HOW for word in words)
    # Behind all that is told they are but tags.
    tagged = words[-1].key in CLAIMS
    return not asks and not tagged and _concludes(words, low)


def _concludes(words: Sequence[Word], low: int) -> bool:
    """ "So a skip counts fifty", "that is surely four": somebody wants to be told if it is so."""
    return any(word.key in CLAIMS or word.key in SO for word in words[low:])
