"""A question on its way to an answer: understood, and with what patterns find for it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

from scorekeeper.domain.variants import Variant
from scorekeeper.rulebook.asking.about_the_game import names_the_game, only_asks
from scorekeeper.rulebook.asking.asks import Found, ranked, said_by
from scorekeeper.rulebook.asking.at_table import as_told
from scorekeeper.rulebook.asking.caution import is_doubtful, nearest_of
from scorekeeper.rulebook.asking.either_or import EITHER_OR
from scorekeeper.rulebook.asking.experience import Known
from scorekeeper.rulebook.asking.facts import Facts, TableRules
from scorekeeper.rulebook.asking.gathering import facts_of
from scorekeeper.rulebook.asking.languages import language_of
from scorekeeper.rulebook.asking.no_questions import has_signs_of_programs
from scorekeeper.rulebook.asking.passages import Passage
from scorekeeper.rulebook.asking.reckoning import reckoned, reckoned_list
from scorekeeper.rulebook.asking.rulebase import Rulebase
from scorekeeper.rulebook.asking.second_thoughts import Thought
from scorekeeper.rulebook.asking.settling import (
    Answer,
    Verdict,
    case_of,
    settle,
    unknown_answer,
    value_of,
)
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.traits import found_traits, traits_of
from scorekeeper.rulebook.asking.understanding import understand
from scorekeeper.rulebook.asking.word_order import orders_of, said_in_order
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.library import Library

ENOUGH: Final = 0.75
"""The score below which no ruling is taken to be asked for."""
_STRANGE: Final = 3.0
"""What it costs if all words mean nothing here; less for a part of them, up to a limit."""
_MOST_STRANGE: Final = 1.0
_LONGEST: Final = 100
"""Words. Nobody asks at such length; the questions compared with did not."""
RIVALS: Final = 5
_COMPARED: Final = 6
"""How many of the rulings that were found are settled before experience is asked."""
_NEAR: Final = 0.8
"""How much worse a ruling may fit that knows the number asked for."""
_TWO: Final = 2
_OPPOSITES: Final = {"yes": "no", "no": "yes"}
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


def on_its_way(asked: Asked, rulebase: Rulebase, library: Library) -> "Question":
    """The question, understood, with the rulings that patterns find for it."""
    said, table = understood(asked, rulebase, library)
    situation = _plain(said)
    implied = _TWO_PLAYERS if table.players == _TWO else frozenset()
    found = ranked(said_by(situation, rulebase.strong, implied), rulebase.patterns)
    language = asked.language or situation.language
    facts = facts_of(situation, table, rulebase.sections)
    told = (asked.text, situation, table, language, rulebase, library)
    return Question(*told, tuple(found), said, facts)


def understood(asked: Asked, rulebase: Rulebase, library: Library) -> tuple[Situation, TableRules]:
    """What a question says, and the rules it asks about: the table's, with what it says itself."""
    # Where all is written large, nothing is that is: no name stands out.
    text = asked.text.lower() if asked.text.isupper() else asked.text
    spoken = language_of(text, rulebase.signs, asked.likely)
    lexicon = lexicon_of(asked.table.variant, spoken, library)
    situation = understand(text, rulebase.tongues[spoken], lexicon)
    table = as_told(asked.table, situation, library)
    if table.variant is not asked.table.variant:
        lexicon = lexicon_of(table.variant, spoken, library)
        situation = understand(text, rulebase.tongues[spoken], lexicon)
    return situation, table


def _plain(said: Situation) -> Situation:
    """ "He says I can't. Is he wrong?": what is asked without it."""
    if not (said.claimed and (said.negated or said.doubted)):
        return said
    return replace(said, negated=False, doubted=False)


def opposite(verdict: str) -> str:
    """What yes and no are turned round; no other verdict has an opposite.

    >>> [opposite(verdict) for verdict in ("yes", "no", "depends")]
    ['no', 'yes', 'depends']
    """
    return _OPPOSITES.get(verdict, verdict)


@dataclass(frozen=True, slots=True)
class Question:
    """A question on its way to an answer; `found` are the rulings it may ask for, best first.

    `situation` is that of the plain question: of a claim that is denied or doubted what it denies,
    as whoever answers that only has to turn the answer round. `said` is what was said.
    """

    text: str
    situation: Situation
    table: TableRules
    language: str
    rulebase: Rulebase
    library: Library
    found: tuple[Found, ...]
    said: Situation
    facts: Facts

    @property
    def turned(self) -> bool:
        """Whether the answer to the plain question is to be turned round."""
        return self.said.negated and not self.situation.negated

    def as_said(self, answer: Answer) -> Answer:
        """The answer to the plain question as one to what was said."""
        if EITHER_OR in self.situation.facets and answer.verdict in _OPPOSITES:
            # Neither yes nor no tells which of the two it is; what the ruling says does.
            return replace(answer, verdict="explain", situation=self.said)
        if self.said is self.situation:
            return answer
        verdict = opposite(answer.verdict) if self.turned else answer.verdict
        return replace(answer, verdict=cast("Verdict", verdict), situation=self.said)

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
        understood = understood and not has_signs_of_programs(self.text)
        understood = understood and not only_asks(self.situation)
        return understood and bool(self.situation.concepts or self.situation.cards)

    def settled(self, one: Found) -> Answer:
        """What a ruling answers to it."""
        told = (self.situation, self.table, self.language, self.rulebase, self.library)
        return settle(one, *told, self.facts)

    def by(self, ruling: str) -> Answer:
        """What a ruling answers to it, found or not."""
        found = next((one for one in self.found if one.ruling == ruling), Found(ruling, 0.0))
        return self.settled(found)

    def first(self) -> Thought:
        """What is found without any experience: reckoned, or by the pattern that fits best."""
        told = (self.situation, self.table, self.language, self.rulebase, self.library)
        counted = reckoned(*told, self.facts)
        if counted is None:
            spoken = lexicon_of(self.table.variant, self.situation.language, self.library)
            counted = reckoned_list(*told, spoken)
        return Thought(counted or _found(self), first=True, counted=counted is not None)

    def known_by(self, first: Thought) -> Known:
        """What it says, what holds at the table, and what patterns make of both."""
        settled = [(one, self.settled(one)) for one in self.found[:_COMPARED]]
        meanings = self.rulebase.meanings[self.situation.language]
        said = traits_of(self.situation, self.table, self.facts, meanings)
        return Known(
            said | found_traits(first.answer, first.counted, settled),
            orders_of(self.situation, meanings),
            said_in_order(self.situation, meanings),
        )

    def silent(self, near: tuple[Passage, ...], understood: bool = False) -> Answer:
        """That the rules do not settle it, with what is nearest to it."""
        about = understood or bool(self.found) or names_the_game(self.situation)
        about = about and not only_asks(self.situation) and not self.elsewhere
        told = "nothing" if not self.situation.words else "silent" if about else "outside"
        unknown = unknown_answer(told, self.situation, self.language, self.rulebase)
        return replace(unknown, table=self.table, passages=near, rivals=self.found[:RIVALS])


def _found(question: Question) -> Answer:
    """The answer by the ruling whose pattern fits best."""
    found, situation = question.found, question.situation
    unclear = not found or found[0].score - question.strange < ENOUGH
    if question.elsewhere or unclear or only_asks(situation):
        passages = question.rulebase.passages
        near = passages.nearest(question.text, question.language) if situation.words else ()
        return question.silent(near)
    settled = question.settled(_with_number(question))
    sure = _confidence(found, question.strange, situation)
    if situation.ask == "number" and settled.verdict == "explain":
        sure = min(sure, _AT_MOST_BESIDE)
    settled = replace(settled, confidence=sure, rivals=found[:RIVALS])
    if is_doubtful(settled, settled.rivals, question.settled):
        return question.silent(nearest_of(settled.rivals, question.settled))
    return settled


def _with_number(question: Question) -> Found:
    """The best ruling, or one nearly as near that knows a number where one is asked for."""
    found, facts = question.found, question.facts
    if question.situation.ask != "number":
        return found[0]
    near = [one for one in found if found[0].score - one.score <= _NEAR and one.score >= ENOUGH]
    for one in near:
        case = case_of(question.rulebase.rulings[one.ruling], facts)
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


def lexicon_of(variant: Variant, spoken: str, library: Library) -> Lexicon:
    """The names of the cards of a game, those of the language spoken first."""
    others = (language for language in library.languages if language != spoken)
    return library.lexicon(variant, _whole(variant), (spoken, *others))


def _whole(variant: Variant) -> str:
    """The deck with the most kinds: a card may be asked about that this table has laid aside."""
    return max(variant.decks, key=lambda deck: len(variant.cards_of(deck.id))).id
