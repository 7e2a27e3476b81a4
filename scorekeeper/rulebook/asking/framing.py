"""Where what stands around a claim is found: before it, behind it, and who says it."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.denials import AND, SHORTEST, SO, SUBJECTS
from scorekeeper.rulebook.asking.frames import Frames, Span
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_ENDS: Final = frozenset(".!?;\n")
_TRAILING: Final = ("frames-false", "frames-true", "frames-turned")
_AFTER: Final = 4
"""Words that may follow a frame: "is he wrong there then"."""
_SPEAKER: Final = 3
"""Words of who says something, behind it: "my little brother"."""
_SAYS: Final = word_list("disputes.says") | word_list("disputes.cries")
_UNO: Final = word_list("framing.uno")
_OR: Final = word_list("framing.or")
HOW: Final = word_list("claims.how")
WHAT: Final = word_list("claims.what")
_BEFORE_WHAT: Final = word_list("claims.before-what")
_APART: Final = word_list("framing.apart")
"""Tags that are one only behind a comma."""
_ARTICLES: Final = word_list("framing.articles")
_OR_WORDS: Final = word_list("framing.or-words")
_BE: Final = word_list("framing.be")
_IF: Final = word_list("framing.if")
_MODALS: Final = word_list("framing.modals")
_HAVE_TO: Final = word_list("framing.have-to")
_ANEW: Final = frozenset({"must", "may"})
_OBLIGES: Final = word_list("framing.obliges")
_MUST: Final = "must"
_TO: Final = "to"
_I_SAY: Final = frozenset({"i say", "i said", "ich sage", "ich sag", "ik zeg", "ik zei"})
_IS_NOT: Final = word_list("framing.is-not")
_IS: Final = word_list("framing.is")


def sentences(words: Sequence[Word], text: str) -> list[int]:
    """Where sentences begin."""
    return [
        place
        for place, word in enumerate(words)
        if place == 0 or _ENDS.intersection(text[words[place - 1].end : word.start])
    ]


def sentence_end(place: int, starts: Sequence[int], last: int) -> int:
    return next((at for at in starts if at > place), last)


_WHO: Final = word_list("framing.who")
_AMONG: Final = 5
"""Words: "which one of us two is right"."""


def trailing(
    words: Sequence[Word], starts: Sequence[int], frames: Frames, text: str
) -> Span | None:
    """The frame behind a claim: nothing but small words follows in its sentence."""
    found: list[Span] = []
    for place in range(1, len(words)):
        if found and place < found[-1].end:
            continue
        end = sentence_end(place, starts, len(words))
        spans = [span for kind in _TRAILING if (span := frames.at(words, place, kind))]
        # "I'd love to keep it. May I?" asks for itself.
        alone = place in starts and words[place].key in _MODALS
        spans = [span for span in spans if not (alone and span.kind == "frames-turned")]
        spans = [span for span in spans if span.end <= end and _closes(words, span, end, frames)]
        asked = end == len(words) or "?" in text[words[end - 1].end : words[end].start]
        if spans and asked:
            found.append(max(spans, key=lambda span: span.end))
    if not found:
        return None
    last = max(at for at in starts if at <= found[-1].start)
    if words[last].key in _WHO and found[-1].start - last <= _AMONG:
        # "Who of us is right?": nobody's claim is asked about.
        return None
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
    if words[span.start - 1].key in _ARTICLES and not words[span.start].breaks:
        # "To the left or to the right?".
        return False
    named = words[span.start].key in _IS and span.end - span.start > _AFTER - 1
    if not apart or (named and not words[span.start].breaks) or _is_condition(words, span):
        return False
    place, small = span.end, 0
    while place < end:
        # "He's wrong, isn't he?": one frame behind the other.
        others = (frames.at(words, place, kind) for kind in _TRAILING)
        other = next((one for one in others if one is not None and one.end <= end), None)
        small += other is None
        if other is None and not frames.starts(words[place], "after-frames"):
            return False
        if words[place].value is not None:
            # "Four or six?".
            return False
        place = place + 1 if other is None else other.end
    return small <= _AFTER


def _is_condition(words: Sequence[Word], span: Span) -> bool:
    """ "If I challenge it and I am right?": that is told, and no tag."""
    at = span.start
    alone = span.end - at == 1 and at > 1 and not (words[at].breaks or words[at - 1].breaks)
    is_so = alone and words[at - 1].key in _BE
    return is_so and any(word.key in _IF for word in words[:at])


def front_of(words: Sequence[Word], starts: Sequence[int], frames: Frames) -> Span | None:
    """ "Is it true that …": the frame before a claim, at the beginning of a sentence."""
    for start in reversed(starts):
        for place in (start, start + 1):
            if place >= len(words) or (
                place > start and not frames.starts(words[start], "after-frames")
            ):
                continue
            for kind in ("opens-true", "opens-false"):
                span = frames.at(words, place, kind)
                if span is not None and span.end < sentence_end(place, starts, len(words)):
                    return span
    return None


def report_of(words: Sequence[Word], frames: Frames, low: int) -> Span | None:
    """Who claims it: the last "he says", with a claim behind it."""
    found = (
        span
        for place in range(len(words) - 1, low - 1, -1)
        for span in [frames.at(words, place, "reports")]
        if span is not None and span.end < len(words) and words[span.end].key not in _UNO
        if not _calls_a_colour(words, span.end)
    )
    return next(found, None)


def said_behind(words: Sequence[Word], low: int, glossary: Glossary) -> Span | None:
    """ "There are no penalty cards, claims grandpa": who says it stands behind what is said."""
    last, verbs = len(words), glossary.lists["yes-no"]
    if all(glossary.frames.at(words, at, "negations") is None for at in range(low, last)):
        # Nothing is turned round for it.
        return None
    for place in range(max(low + SHORTEST + 1, last - _SPEAKER - 1), last - 1):
        speaker = words[place + 1 :]
        named = not any(
            word.breaks or word.value is not None or word.key in verbs | _UNO for word in speaker
        )
        if words[place].breaks and words[place].key in _SAYS and named:
            return Span(place, last, "reports")
    return None


def _calls_a_colour(words: Sequence[Word], place: int) -> bool:
    """ "After my wild I said yellow.": nothing is claimed, a colour is called."""
    ends = place + 1 == len(words) or words[place + 1].breaks
    return ends and words[place].key in COLOURS


def without_disagreement(words: list[Word], text: str, frames: Frames) -> tuple[list[Word], bool]:
    """ "She says it's fine. I say no. Am I right?": what she says is claimed to be false."""
    for start in sentences(words, text)[1:]:
        span = frames.at(words, start, "disagreements")
        short = span is not None and len(words) - span.end <= SHORTEST
        says_so = " ".join(word.key for word in words[start : start + 2]) in _I_SAY
        if short or (says_so and any(word.key in _IS_NOT for word in words[start:])):
            return words[:start], True
    return words, False


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


def without_other_half(
    words: list[Word], starts: Sequence[int], frames: Frames
) -> tuple[list[Word], bool]:
    """ "Is that okay or is that not allowed": the first half asks for both."""
    for place in range(1, len(words)):
        if place in starts:
            continue
        start = max(at for at in starts if at <= place)
        goes_on = frames.at(words, place, "or-goes-on") is not None
        span = frames.at(words, place, "or-opposite")
        if not goes_on and span is None and not _or_modal(words, start, place):
            continue
        end = sentence_end(place, starts, len(words))
        if place - start >= SHORTEST:
            return [*words[:place], *words[end:]], not goes_on
    return words, False


def asks_already(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    """Whether the clause asks how many, what or who: a tag behind it asks nothing."""
    span = words[place : place + 3]
    while len(span) > 1 and span[0].key in SO | AND:
        span = span[1:]
    if not span:
        return False
    verbs = glossary.lists["yes-no"]
    if any(word.key in HOW for word in span[:2]):
        return True
    wondered = span[0].key in WHAT and len(span) > 1 and span[1].key in verbs
    # "Mit wem ich tausche": told, with the verb at the end.
    told = len(span) > SHORTEST and span[2].key in SUBJECTS
    behind = len(span) > 1 and span[1].key in WHAT and span[0].key in _BEFORE_WHAT
    return wondered or (behind and not told)


def asks_anew(words: Sequence[Word], frame: Span, starts: Sequence[int]) -> bool:
    """ "I'd rather keep it. Must I?": a sentence of its own, with a verb not said before.

    "I have one but no wish to lay it, must I" asks anew, too: no other word of it obliges anybody.
    """
    verb = words[frame.start].key
    before = words[: frame.start]
    said = any(verb == word.key for word in before)
    obliged = any(one.key in _OBLIGES and two.key == _TO for one, two in pairwise(before))
    apart = frame.start in starts or (verb == _MUST and not obliged)
    return apart and frame.kind == "frames-turned" and not said and verb in _ANEW
