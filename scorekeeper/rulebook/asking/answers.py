"""The answer to a question: understood, brought to the ruling it asks for, and settled by it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from scorekeeper.domain.variants import Variant
from scorekeeper.rulebook.asking.asks import Found, ranked, said_by
from scorekeeper.rulebook.asking.at_table import as_told
from scorekeeper.rulebook.asking.caution import is_doubtful, nearest_of
from scorekeeper.rulebook.asking.experience import Chances
from scorekeeper.rulebook.asking.facts import TableRules
from scorekeeper.rulebook.asking.gathering import facts_of
from scorekeeper.rulebook.asking.languages import language_of
from scorekeeper.rulebook.asking.passages import Passage
from scorekeeper.rulebook.asking.reckoning import reckoned
from scorekeeper.rulebook.asking.rulebase import Rulebase
from scorekeeper.rulebook.asking.second_thoughts import ENOUGH as TRUSTED
from scorekeeper.rulebook.asking.second_thoughts import (
    Thought,
    is_settled,
    leaning,
    most_likely,
    signs,
    thoughts,
    trust,
)
from scorekeeper.rulebook.asking.settling import Answer, case_of, settle, unknown_answer, value_of
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.traits import found_traits, traits_of
from scorekeeper.rulebook.asking.understanding import understand
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.library import Library

MAX_QUESTION: Final = 800
"""Characters. Longer than anybody says in one breath."""
ENOUGH: Final = 0.75
"""The score below which no ruling is taken to be asked for."""
_STRANGE: Final = 3.0
"""What it costs if all words mean nothing here; less for a part of them, up to a limit."""
_MOST_STRANGE: Final = 1.0
_LONGEST: Final = 100
"""Words. Nobody asks at such length; the questions compared with did not."""
_RIVALS: Final = 5
_COMPARED: Final = 6
"""How many of the rulings that were found are settled before experience is asked."""
_NEAR: Final = 0.8
"""How much worse a ruling may fit that knows the number asked for."""
_TWO: Final = 2
_TWO_PLAYERS: Final = frozenset({"two-players"})
_SURE: Final = 2.0
"""A score that leaves little doubt."""
_SHORT: Final = 24
"""Words. A longer question tells a story, of which more may be taken wrongly."""
_LONG: Final = 0.2
_MOST_LONG: Final = 0.2
_ODD: Final = 0.2
_AT_MOST_BESIDE: Final = 0.5
"""How sure it may be where a number is asked for and none is known."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question and the table it is asked at.

    `language` is that of the answer, None for the language of the question; `likely` is assumed
    where the question does not tell.
    """

    text: str
    table: TableRules
    language: str | None = None
    likely: str = "en"


def answer(asked: Asked, rulebase: Rulebase, library: Library) -> Answer:
    """The answer to a question; `unknown` where the rules are silent or it was not understood."""
    if len(asked.text) > MAX_QUESTION:
        spoken = language_of(asked.text[:MAX_QUESTION], rulebase.signs, asked.likely)
        language = asked.language or spoken
        return unknown_answer("too-long", Situation(spoken), language, rulebase)
    question = _question(asked, rulebase, library)
    first = question.first()
    chances = _consulted(question, first)
    if chances is None:
        return first.answer
    best = most_likely(thoughts(first, question.by, chances), chances)
    if best is None:
        return question.silent(nearest_of(question.found[:_RIVALS], question.settled))
    if best.answer.verdict == "unknown":
        return best.answer
    named = Found(best.answer.ruling or "", 0.0)
    rivals = best.answer.rivals or (named, *question.found)[:_RIVALS]
    trusted = trust(best, first.answer, chances, rulebase.experience.trust)
    if trusted < TRUSTED:
        near = nearest_of(rivals, question.settled)
        return replace(question.silent(near, understood=True), rivals=rivals)
    return replace(best.answer, confidence=round(trusted, 2), rivals=rivals)


def thought_on(
    asked: Asked, rulebase: Rulebase, library: Library
) -> tuple[Thought, tuple[float, ...]] | None:
    """The likeliest answer before it is known how far it is trusted, and all signs for it.

    None for what is too long, about another game, not understood at all, or settled at once, and
    where the rules are likely silent.
    """
    if len(asked.text) > MAX_QUESTION:
        return None
    question = _question(asked, rulebase, library)
    first = question.first()
    chances = _consulted(question, first)
    if chances is None:
        return None
    best = most_likely(thoughts(first, question.by, chances), chances)
    if best is None or best.answer.verdict == "unknown":
        return None
    return best, signs(best, first.answer, chances)


def _consulted(question: "_Question", first: Thought) -> Chances | None:
    """What experience says; None where it is not asked or cannot know better."""
    if question.elsewhere or not question.speaks_of_the_game:
        return None
    chances = question.rulebase.experience.chances(question.known_by(first))
    return None if is_settled(first, chances) else leaning(chances, first.answer)


def known_by(asked: Asked, rulebase: Rulebase, library: Library) -> frozenset[str]:
    """The traits by which a question is compared with earlier ones."""
    question = _question(asked, rulebase, library)
    return question.known_by(question.first())


def _question(asked: Asked, rulebase: Rulebase, library: Library) -> "_Question":
    situation, table = understood(asked, rulebase, library)
    implied = _TWO_PLAYERS if table.players == _TWO else frozenset()
    found = ranked(said_by(situation, rulebase.strong, implied), rulebase.patterns)
    language = asked.language or situation.language
    return _Question(asked.text, situation, table, language, rulebase, library, tuple(found))


def understood(asked: Asked, rulebase: Rulebase, library: Library) -> tuple[Situation, TableRules]:
    """What a question says, and the rules it asks about: the table's, with what it says itself."""
    spoken = language_of(asked.text, rulebase.signs, asked.likely)
    lexicon = _lexicon(asked.table.variant, spoken, library)
    situation = understand(asked.text, rulebase.tongues[spoken], lexicon)
    table = as_told(asked.table, situation, library)
    if table.variant is not asked.table.variant:
        lexicon = _lexicon(table.variant, spoken, library)
        situation = understand(asked.text, rulebase.tongues[spoken], lexicon)
    return situation, table


@dataclass(frozen=True, slots=True)
class _Question:
    """A question on its way to an answer; `found` are the rulings it may ask for, best first."""

    text: str
    situation: Situation
    table: TableRules
    language: str
    rulebase: Rulebase
    library: Library
    found: tuple[Found, ...]

    @property
    def strange(self) -> float:
        """What the words cost that mean nothing here."""
        share = self.situation.unknown / max(self.situation.words, 1)
        return min(_STRANGE * share, _MOST_STRANGE)

    @property
    def elsewhere(self) -> bool:
        """Whether it is about another game."""
        return "other-game" in self.situation.concepts

    @property
    def speaks_of_the_game(self) -> bool:
        """Whether enough of it was understood to be compared with other questions."""
        understood = self.strange < _MOST_STRANGE and self.situation.words <= _LONGEST
        return understood and bool(self.situation.concepts or self.situation.cards)

    def settled(self, one: Found) -> Answer:
        """What a ruling answers to it."""
        return settle(one, self.situation, self.table, self.language, self.rulebase, self.library)

    def by(self, ruling: str) -> Answer:
        """What a ruling answers to it, found or not."""
        found = next((one for one in self.found if one.ruling == ruling), Found(ruling, 0.0))
        return self.settled(found)

    def first(self) -> Thought:
        """What is found without any experience: reckoned, or by the pattern that fits best."""
        counted = reckoned(self.situation, self.table, self.language, self.rulebase, self.library)
        return Thought(counted or _found(self), first=True, counted=counted is not None)

    def known_by(self, first: Thought) -> frozenset[str]:
        """What it says, what holds at the table, and what patterns make of both."""
        facts = facts_of(self.situation, self.table, self.rulebase.sections)
        settled = [(one, self.settled(one)) for one in self.found[:_COMPARED]]
        said = traits_of(self.situation, self.table, facts)
        return said | found_traits(first.answer, first.counted, settled)

    def silent(self, near: tuple[Passage, ...], understood: bool = False) -> Answer:
        """That the rules do not settle it, with what is nearest to it."""
        about = understood or bool(self.found)
        told = "nothing" if not self.situation.words else "silent" if about else "outside"
        unknown = unknown_answer(told, self.situation, self.language, self.rulebase)
        return replace(unknown, table=self.table, passages=near, rivals=self.found[:_RIVALS])


def _found(question: _Question) -> Answer:
    """The answer by the ruling whose pattern fits best."""
    found, situation = question.found, question.situation
    if question.elsewhere or not found or found[0].score - question.strange < ENOUGH:
        passages = question.rulebase.passages
        near = passages.nearest(question.text, question.language) if situation.words else ()
        return question.silent(near)
    settled = question.settled(_with_number(found, situation, question.table, question.rulebase))
    sure = _confidence(found, question.strange, situation)
    if situation.ask == "number" and settled.verdict == "explain":
        sure = min(sure, _AT_MOST_BESIDE)
    settled = replace(settled, confidence=sure, rivals=found[:_RIVALS])
    if is_doubtful(settled, settled.rivals, question.settled):
        return question.silent(nearest_of(settled.rivals, question.settled))
    return settled


def warm(rulebase: Rulebase, library: Library) -> None:
    """Puts together beforehand what the first question in each language and game would wait for."""
    for language in dict(rulebase.tongues):
        rulebase.passages.prepare(language)
        for variant in library.variants.values():
            _lexicon(variant, language, library)


def answer_built(
    situation: Situation, table: TableRules, language: str, rulebase: Rulebase, library: Library
) -> Answer:
    """The answer to a situation that was put together without words (`builder.py`)."""
    found = ranked(said_by(situation, rulebase.strong), rulebase.patterns)
    if not found:
        return unknown_answer("silent", situation, language, rulebase)
    return replace(settle(found[0], situation, table, language, rulebase, library), confidence=1.0)


def answer_ruling(
    ruling: str, table: TableRules, language: str, rulebase: Rulebase, library: Library
) -> Answer:
    """What a ruling says at this table, as its likely question asks it."""
    text = rulebase.texts[language].rulings[ruling].ask
    lexicon = _lexicon(table.variant, language, library)
    situation = understand(text, rulebase.tongues[language], lexicon)
    # Whatever else the words may be taken for, this ruling is meant.
    own = [pattern for pattern in rulebase.patterns if pattern.ruling == ruling]
    found = ranked(said_by(situation, rulebase.strong), own) or [Found(ruling, 0.0)]
    under = as_told(table, situation, library)
    return replace(settle(found[0], situation, under, language, rulebase, library), confidence=1.0)


def likely_rulings(table: TableRules, rulebase: Rulebase, most: int = 8) -> tuple[str, ...]:
    """The rulings that people are likely to ask for at this table, the likeliest first."""
    facts = facts_of(Situation("en"), table, rulebase.sections)
    return tuple(
        likely.ruling
        for likely in rulebase.likely
        if all(facts.holds(condition) for condition in likely.when)
    )[:most]


def _with_number(
    found: Sequence[Found], situation: Situation, table: TableRules, rulebase: Rulebase
) -> Found:
    """The best ruling, or one nearly as near that knows a number where one is asked for."""
    if situation.ask != "number":
        return found[0]
    facts = facts_of(situation, table, rulebase.sections)
    near = [one for one in found if found[0].score - one.score <= _NEAR and one.score >= ENOUGH]
    for one in near:
        case = case_of(rulebase.rulings[one.ruling], facts)
        if case is not None and (case.truth == "unknown" or value_of(case, facts) is not None):
            return one
    return found[0]


def _confidence(found: Sequence[Found], strange: float, situation: Situation) -> float:
    """How sure: how well the best pattern fits, less where another ruling is nearly as near.

    A long story and words that mean nothing here make it less sure.
    """
    second = found[1].score if len(found) > 1 else 0.0
    fits = min(max(found[0].score - strange, 0.0) / _SURE, 1.0)
    apart = min(max(found[0].score - second, 0.0), 1.0)
    long = max(situation.words - _SHORT, 0) / _SHORT
    doubt = min(_LONG * long, _MOST_LONG) + _ODD * min(strange, 1.0)
    return round(max(0.5 * fits + 0.5 * apart - doubt, 0.0), 2)


def _lexicon(variant: Variant, spoken: str, library: Library) -> Lexicon:
    others = (language for language in library.languages if language != spoken)
    return library.lexicon(variant, _whole(variant), (spoken, *others))


def _whole(variant: Variant) -> str:
    """The deck with the most kinds: a card may be asked about that this table has laid aside."""
    return max(variant.decks, key=lambda deck: len(variant.cards_of(deck.id))).id
