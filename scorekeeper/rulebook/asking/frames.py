"""What stands around a claim: "is he wrong?", "…, right?", "stimmt es, dass", "mijn zus zegt dat".

The phrases are data (the lists named here in `rules/text/<language>/glossary.toml`); "…" leaves out
up to six words.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from scorekeeper.rulebook.asking.begun import Begun, begun
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.phrases import keys_of
from scorekeeper.rulebook.texts import ways
from scorekeeper.rulebook.word_lists import word_list

LISTS: Final = (
    "frames-true",
    "frames-false",
    "frames-turned",
    "opens-true",
    "opens-false",
    "reports",
    "negations",
    "no-negations",
    "or-opposite",
    "or-goes-on",
    "conditions",
    "after-frames",
    "asked-not",
    "contrasts",
    "opposites",
    "facets",
    "disagreements",
    "explains",
)
"""Entries of the glossary: behind a claim, before it, who says it, how it is denied.

frames-true, frames-false: whether the claim is true, or false; frames-turned: behind a denied claim
they ask whether what it denies is so ("…nicht, oder?", "… can't, can I?"); reports: who claims it;
negations: "doesn t: does"; no-negations: phrases with a "not" that denies nothing; or-opposite: the
other half of "is that allowed or is it not"; or-goes-on: that of "is it over or do we go on",
without which the rest is a plain question; conditions: words a clause begins with that only says
when; after-frames: words that may follow a frame; asked-not: how a question denies what it asks
for; contrasts: words that begin "…, and not green"; opposites: "optional: mandatory", the word that
the rules are asked by; facets: what is said of a matter beside its concepts ("the round is over");
disagreements: "I say no" behind what another claims; explains: "explain", "walk me through".
"""
_GAP: Final = 6
_NAME: Final = 2
"""Words of whoever is spoken of, behind a phrase that ends with "…"."""
_THAT: Final = word_list("frames.that")
"""Words of a phrase that a comma may stand before."""

Phrase = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Span:
    """Where a phrase stands: its first place, the place behind its last, and its list."""

    start: int
    end: int
    kind: str
    put: Phrase = ()


@dataclass(frozen=True, slots=True)
class Frames:
    """The phrases of each list by their first word, and every word of them."""

    phrases: Mapping[str, Mapping[str, Begun[tuple[Phrase, Phrase]]]] = field(default_factory=dict)
    words: frozenset[str] = frozenset()
    fillers: frozenset[str] = frozenset()

    def at(self, words: Sequence[Word], place: int, kind: str) -> Span | None:
        """The longest phrase of the list that begins at this place."""
        known = self.phrases.get(kind, {}).get(words[place].key)
        if known is None:
            return None
        after = words[place + 1].key if place + 1 < len(words) else ""
        longest = 0
        meant: Phrase = ()
        for phrase, put in known.every if after in self.fillers else known.going_on(after):
            end = _end(phrase, words, place, self.fillers)
            if end > longest:
                longest, meant = end, put
        return Span(place, longest, kind, meant) if longest else None

    def starts(self, word: Word, kind: str) -> bool:
        """Whether a one-word phrase of the list is this word."""
        known = self.phrases.get(kind, {}).get(word.key)
        return known is not None and any(phrase == (word.key,) for phrase, _ in known.open)


def frames_of(entries: Mapping[str, Sequence[str]]) -> Frames:
    """The phrases in a glossary file."""
    found: dict[str, dict[str, list[tuple[Phrase, Phrase]]]] = {}
    words: set[str] = set()
    for kind in LISTS:
        by_first = found.setdefault(kind, {})
        for entry in entries.get(kind, ()):
            written, _, meant = entry.partition(":")
            put = keys_of(meant)
            for way in ways(written.strip()):
                phrase = _phrase(way)
                words.update(phrase)
                by_first.setdefault(phrase[0], []).append((phrase, put))
    return Frames(
        {
            kind: {first: begun(phrases, _second) for first, phrases in by_first.items()}
            for kind, by_first in found.items()
        },
        frozenset(words - {"…"}),
        frozenset(key for word in entries.get("fillers", ()) for key in keys_of(word)),
    )


def _second(written: tuple[Phrase, Phrase]) -> str:
    """The second word of a phrase, empty where any may follow or none."""
    second = written[0][1:2]
    return "" if second in {(), ("…",)} else second[0]


def _phrase(way: str) -> Phrase:
    parts: list[str] = []
    for piece in way.split("…"):
        parts += (["…"] if parts else []) + list(keys_of(piece))
    return tuple(parts)


def _end(phrase: Phrase, words: Sequence[Word], place: int, fillers: frozenset[str]) -> int:
    """The place behind the phrase that begins here; 0 where it does not.

    Words that mean nothing may stand between any two of the phrase.
    """
    gap, at = 0, place
    for key in phrase:
        if key == "…":
            gap = _GAP
            continue
        while at < len(words) and words[at].key != key:
            filler = at > place and words[at].key in fillers
            if not (gap or filler) or words[at].breaks:
                return 0
            at, gap = at + 1, max(gap - 1, 0)
        if at >= len(words) or (at > place and words[at].breaks and key not in _THAT):
            return 0
        at, gap = at + 1, 0
    if phrase[-1] == "…":
        # Whoever it is that is wrong: "irrt sich meine Tante".
        named = range(at, min(at + _NAME, len(words)))
        at = next((place for place in named if words[place].breaks), named.stop)
    return at
