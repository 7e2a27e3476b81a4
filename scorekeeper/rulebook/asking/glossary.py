"""The glossary of a language: which concepts its words and phrases stand for.

The phrases are data (`rules/text/<language>/glossary.toml`), and so are the concepts
(`rules/concepts.toml`). Card names are not in here, but in the lexicon of the table's cards.
"""

from collections import defaultdict
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.begun import Begun, begun
from scorekeeper.rulebook.asking.chatter import Chatter, chatter_of
from scorekeeper.rulebook.asking.dialect import (
    DIALECT_WORDS,
    Dialect,
    Spoken,
    dialects_of,
    put_in_writing,
    spoken_forms,
)
from scorekeeper.rulebook.asking.frames import LISTS as FRAMES
from scorekeeper.rulebook.asking.frames import Frames, frames_of
from scorekeeper.rulebook.asking.lead_ins import LeadIns, lead_ins_of
from scorekeeper.rulebook.asking.phrases_said import places_of
from scorekeeper.rulebook.asking.stems import stem_of
from scorekeeper.rulebook.asking.verbs import END, sentence_forms
from scorekeeper.rulebook.asking.words import Word, phrase_of
from scorekeeper.rulebook.phrases import keys_of, written_together
from scorekeeper.rulebook.texts import ways
from scorekeeper.rulebook.tokens import key_of

ASKING: Final = frozenset(
    {"how-many", "who", "what", "when", "why", "not", "may", "must", "forbidden"}
)
"""Concepts that tell how something is asked."""

STRUCTURE: Final = (
    "small",
    "not-cards",
    "nouns-too",
    "on",
    "with",
    "have",
    "before-card",
    "it",
    "yes-no",
    "joints",
    "prepositions",
    "none",
    "articles",
    "thousand",
    "inversions",
    "indefinite",
    "fillers",
    "spoken",
    "dialect-signs",
    DIALECT_WORDS,
    "number-tails",
    "separable",
    "closers",
    "lead-ins",
    "greetings",
    "thanks",
    "chatter",
    "afterwards",
    "antecedents",
    "tags",
    "subjects",
    "amounts",
    "sums",
    "orders-to-sum",
    "at-somebody",
    "gets-hit",
    *FRAMES,
)
"""Entries of the glossary that are word lists, not concepts."""

_NO_NAMES: Final = "not-cards"
"""The one of them with phrases: what names cards where a hand is told, and none in questions."""

_OUT: Final = frozenset({"finish", "target", "knock-out", "leave"})
"""What a front part of a verb says where it stands alone: that somebody is out."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A concept said in these words."""

    concept: str
    places: tuple[int, ...]

    @property
    def start(self) -> int:
        """The place of the first word."""
        return self.places[0]

    @property
    def end(self) -> int:
        """The place behind the last word."""
        return self.places[-1] + 1


class _Phrase(NamedTuple):
    """`keys` are the only forms that count, for phrases written "=skipped"."""

    concept: str
    stems: tuple[str, ...]
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Glossary:
    """The phrases of one language by their first word, its small words, and its word lists.

    `alone`: the concepts that one word stands for.
    """

    language: str
    phrases: Mapping[str, Begun[_Phrase]]
    alone: Mapping[str, frozenset[str]]
    lists: Mapping[str, frozenset[str]]
    vocabulary: frozenset[str]
    small_stems: frozenset[str] = field(default=frozenset())
    spoken: Spoken = field(default_factory=dict)
    lead_ins: LeadIns = field(default_factory=dict)
    greetings: LeadIns = field(default_factory=dict)
    thanks: LeadIns = field(default_factory=dict)
    chatter: Chatter = field(default_factory=Chatter)
    frames: Frames = field(default_factory=Frames)
    dialects: tuple[Dialect, ...] = ()

    def mentions(self, words: Sequence[Word], unheard: Container[str] = ()) -> list[Mention]:
        """Every concept said, without those unheard of in this game.

        Shorter phrases inside a longer one do not count.
        """
        fillers, closers = self.lists["fillers"], self.lists["closers"]
        found = []
        for at in range(len(words)):
            for phrase in self._begun(words, at):
                if phrase.concept in unheard:
                    continue
                stems = phrase.stems
                alone = len(stems) == 1
                places = (at,) if alone else places_of(stems, words, at, fillers, closers)
                if places and phrase.keys in {(), tuple(_exact(words[place]) for place in places)}:
                    found.append(Mention(phrase.concept, places))
        return _without_cut(without_parts(found), words, self.lists["separable"])

    def names(self, word: Word, concept: str) -> bool:
        """Whether the word alone stands for the concept."""
        return concept in self.alone.get(word.stem, ())

    def _begun(self, words: Sequence[Word], at: int) -> tuple[_Phrase, ...]:
        """The phrases that may stand at this place."""
        known = self.phrases.get(words[at].stem)
        if known is None:
            return ()
        after = words[at + 1] if at + 1 < len(words) and not words[at + 1].breaks else None
        if after is None:
            return known.open
        return known.every if after.key in self.lists["fillers"] else known.going_on(after.stem)

    def knows(self, word: Word) -> bool:
        """Whether the word is in the glossary at all."""
        return word.key in self.vocabulary or word.stem in self.vocabulary


def without_parts(found: Iterable[Mention]) -> list[Mention]:
    """The mentions that are not part of a longer one; how something is asked always counts."""
    longest = sorted(found, key=lambda mention: (-len(mention.places), mention.start))
    kept: list[Mention] = []
    for mention in longest:
        places = set(mention.places)
        rivals = (
            other
            for other in kept
            if len(other.places) > len(places)
            and (mention.concept not in ASKING or other.concept in ASKING)
        )
        if not any(places <= set(rival.places) for rival in rivals):
            kept.append(mention)
    return sorted(kept, key=lambda mention: mention.places)


def _without_cut(
    kept: list[Mention], words: Sequence[Word], fronts: Container[str]
) -> list[Mention]:
    """ "Teilt man sieben Karten pro Spieler aus?": the "aus" belongs to the verb, nobody is out."""
    ends = {m.places[-1]: m for m in kept if len(m.places) > 1 and _is_verb(m, words, fronts)}
    return [
        m
        for m in kept
        if m.concept not in _OUT
        or m.places[-1] not in ends
        or m.start <= ends[m.places[-1]].start
        or m.places[-1] - m.start != 1
    ]


def _is_verb(mention: Mention, words: Sequence[Word], fronts: Container[str]) -> bool:
    """Whether it is a verb of which the front part stands apart from the rest."""
    apart = mention.places[-1] - mention.places[-2] > 1
    return apart and words[mention.places[-1]].key in fronts


def build_glossary(
    language: str,
    entries: Mapping[str, Sequence[str]],
    numbers: Mapping[str, int] | None = None,
) -> Glossary:
    """The glossary of a language from its file; `numbers` are its number words."""
    phrases: dict[str, list[_Phrase]] = defaultdict(list)
    vocabulary: set[str] = set()
    spoken = {
        **_with_tails(entries.get("number-tails", ()), numbers or {}),
        **spoken_forms(entries.get("spoken", ())),
    }
    fronts = [key_of(front) for front in entries.get("separable", ())]
    no_verbs = {stem_of(key_of(word), language) for word in entries.get("small", ())}
    for concept, written in entries.items():
        if concept in STRUCTURE:
            continue
        for entry in written:
            for way in ways(entry.removeprefix("=")):
                way = put_in_writing(way, spoken)
                stems = phrase_of(way.removesuffix(END), language, numbers or {})
                stems += (END,) if way.endswith(f" {END}") else ()
                if not stems:
                    continue
                keys = keys_of(way.removesuffix(END).replace("…", " "))
                exact = keys if entry.startswith("=") else ()
                phrases[stems[0]].append(_Phrase(concept, stems, exact))
                vocabulary.update(stems, keys)
                if len(stems) > 1 or exact:
                    continue
                for form in sentence_forms(keys[0], fronts, language):
                    said = phrase_of(form.removesuffix(END), language)
                    said += (END,) if form.endswith(END) else ()
                    if said[0] not in no_verbs:
                        phrases[said[0]].append(_Phrase(concept, said))
                        vocabulary.update(said)

    def said_around(kind: str) -> LeadIns:
        return lead_ins_of(put_in_writing(entry, spoken) for entry in entries.get(kind, ()))

    lists = {name: frozenset(key_of(word) for word in entries.get(name, ())) for name in STRUCTURE}
    names = entries.get(_NO_NAMES, ())
    lists[_NO_NAMES] = frozenset(written_together(way) for entry in names for way in ways(entry))
    small = lists["small"]
    frames = frames_of(entries)
    return Glossary(
        language,
        {stem: begun(tuple(dict.fromkeys(known)), _second) for stem, known in phrases.items()},
        {
            stem: frozenset(phrase.concept for phrase in known if len(phrase.stems) == 1)
            for stem, known in phrases.items()
        },
        lists,
        frozenset((vocabulary - {"…", END}).union(small, frames.words, *lists.values())),
        frozenset(stem_of(word, language) for word in small),
        spoken,
        said_around("lead-ins"),
        said_around("greetings"),
        said_around("thanks"),
        chatter_of(entries.get("chatter", ()), entries.get("afterwards", ()), spoken),
        frames,
        dialects_of(entries.get("dialect-signs", ()), entries.get(DIALECT_WORDS, ())),
    )


def _second(phrase: _Phrase) -> str:
    """The second word of a phrase, empty where any may follow or none."""
    return "" if phrase.stems[1:2] in _OPEN else phrase.stems[1]


_OPEN: Final = ((), ("…",), (END,))


def _with_tails(tails: Iterable[str], numbers: Mapping[str, int]) -> Spoken:
    """Number words with what is written on to them: "sechsjährig", "zesjarige"."""
    return {f"{number}{tail}": (number, tail) for tail in map(key_of, tails) for number in numbers}


def _exact(word: Word) -> str:
    """The form that a phrase written "=" wants; number words as digits."""
    return word.key if word.value is None or word.plus else str(word.value)
