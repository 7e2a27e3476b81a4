"""The answer to a question: understood, brought to the ruling it asks for, and settled by it."""

from dataclasses import replace
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.asks import WILDS, Found, ranked, said_by
from scorekeeper.rulebook.asking.asks_what_to_do import asks_what_to_do, asks_who, only_explained
from scorekeeper.rulebook.asking.at_table import as_told
from scorekeeper.rulebook.asking.caution import nearest_of
from scorekeeper.rulebook.asking.experience import Chances, Known
from scorekeeper.rulebook.asking.facts import TableRules
from scorekeeper.rulebook.asking.gathering import facts_of
from scorekeeper.rulebook.asking.headings import heading_typed
from scorekeeper.rulebook.asking.languages import language_of
from scorekeeper.rulebook.asking.no_questions import MAX_QUESTION, why_no_question
from scorekeeper.rulebook.asking.one_question import (
    RIVALS,
    Asked,
    Question,
    lexicon_of,
    on_its_way,
)
from scorekeeper.rulebook.asking.passages import Passage
from scorekeeper.rulebook.asking.plain_play import plain_play
from scorekeeper.rulebook.asking.rulebase import Rulebase
from scorekeeper.rulebook.asking.second_thoughts import ENOUGH as TRUSTED
from scorekeeper.rulebook.asking.second_thoughts import (
    Thought,
    is_settled,
    likely_beside,
    most_likely,
    of_two_amounts,
    signs,
    thoughts,
    trust,
)
from scorekeeper.rulebook.asking.settling import SURE, Answer, settle, unknown_answer
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.asking.understanding import understand
from scorekeeper.rulebook.library import Library

_CHAIN: Final = "stack-total"
_HALF: Final = 0.8
"""How sure the sum of a chain is at most of which not everything was understood."""
_ANY_TIME: Final = "wild-any-time"
_AT_ANY_TIME: Final = WILDS - {"wild-draw-four", "flex-wild-draw-four"}


class _Weighed(NamedTuple):
    """The likeliest answer, what patterns found, and what experience says of both.

    `best`: None where the rules are likely silent; `chances`: None where experience is not asked or
    cannot know better; `known`: that by which the question is compared with earlier ones.
    """

    best: Thought | None
    first: Answer
    chances: Chances | None
    known: Known = Known(frozenset())


def answer(asked: Asked, rulebase: Rulebase, library: Library) -> Answer:
    """The answer to a question; `unknown` where the rules are silent or it was not understood."""
    no_question = why_no_question(asked.text)
    if no_question:
        spoken = language_of(asked.text[:MAX_QUESTION], rulebase.signs, asked.likely)
        language = asked.language or spoken
        return unknown_answer(no_question, Situation(spoken), language, rulebase)
    return _by_heading(asked, rulebase, library) or _by_words(asked, rulebase, library)


def _by_heading(asked: Asked, rulebase: Rulebase, library: Library) -> Answer | None:
    """What the app itself would ask, word by word, is answered as where it is tapped."""
    heading = heading_typed(asked.text, rulebase.headings)
    if heading is None:
        return None
    language = asked.language or heading.language
    told = (heading.ruling, asked.table, language, rulebase, library)
    found = answer_ruling(*told, spoken=heading.language)
    return None if found.verdict == "unknown" else found


def _by_words(asked: Asked, rulebase: Rulebase, library: Library) -> Answer:
    question = on_its_way(asked, rulebase, library)
    pieced = plain_play(question.said)
    if pieced is not None:
        told = (question.table, question.language, rulebase, library)
        return replace(answer_built(pieced, *told), situation=question.said, table=question.table)
    return question.as_said(_answer(question))


def _answer(question: Question) -> Answer:
    best, first, chances, known = _weighed(question)
    if chances is None:
        return first
    if best is None:
        return question.silent(nearest_of(question.found[:RIVALS], question.settled))
    if best.answer.verdict == "unknown":
        return best.answer
    named = Found(best.answer.ruling or "", 0.0)
    rivals = best.answer.rivals or (named, *question.found)[:RIVALS]
    experience = question.rulebase.experience
    told = signs(best, first, chances)
    trusted = trust(told, experience.trust, experience.trusted(known.traits))
    if trusted < TRUSTED:
        near = nearest_of(rivals, question.settled)
        return replace(question.silent(near, understood=True), rivals=rivals)
    if question.said.half_told and best.answer.ruling == _CHAIN:
        # Somebody may have laid one more than those that were added up.
        trusted = min(trusted, _HALF)
    found = replace(best.answer, confidence=round(trusted, 2), rivals=rivals)
    return found if found.sure else replace(found, passages=_or_else(found, question, chances))


def thought_on(
    asked: Asked, rulebase: Rulebase, library: Library
) -> tuple[Thought, tuple[float, ...]] | None:
    """The likeliest answer before it is known how far it is trusted, and all signs for it.

    None for what can be no question, is about another game, not understood at all, or settled at
    once, and where the rules are likely silent.
    """
    if why_no_question(asked.text):
        return None
    question = on_its_way(asked, rulebase, library)
    best, first, chances, _ = _weighed(question)
    if best is None or chances is None or best.answer.verdict == "unknown":
        return None
    return best._replace(answer=question.as_said(best.answer)), signs(best, first, chances)


def _weighed(question: Question) -> _Weighed:
    first = question.first()
    if question.elsewhere or not question.speaks_of_the_game:
        return _Weighed(first, first.answer, None)
    experience = question.rulebase.experience
    if is_settled(first, experience.rulings):
        return _Weighed(first, first.answer, None)
    known = question.known_by(first)
    chances = experience.chances(known)
    does = first.answer.verdict == "explain" and asks_what_to_do(question.situation)
    if does or asks_who(question.situation):
        chances = only_explained(chances)
    possible = tuple(thoughts(first, question.by, chances))
    of_two = of_two_amounts(possible, chances)
    if of_two is not None:
        return _Weighed(of_two, replace(of_two.answer, confidence=SURE), None)
    best = most_likely(possible, chances)
    return _Weighed(best, first.answer, chances, known)


def _or_else(told: Answer, question: Question, chances: Chances) -> tuple[Passage, ...]:
    """What else may have been meant, the likeliest first."""
    others = [Found(ruling, 0.0) for ruling in likely_beside(told.ruling, chances)]
    return nearest_of(others, question.settled)


def known_by(asked: Asked, rulebase: Rulebase, library: Library) -> tuple[Known, bool]:
    """By what a question is compared with earlier ones, and if its answer is turned round."""
    question = on_its_way(asked, rulebase, library)
    return question.known_by(question.first()), question.turned


def warm(rulebase: Rulebase, library: Library) -> None:
    """Puts together beforehand what the first question in each language and game would wait for."""
    for language in dict(rulebase.tongues):
        rulebase.passages.prepare(language)
        for variant in library.variants.values():
            lexicon_of(variant, language, library)


def answer_built(
    situation: Situation,
    table: TableRules,
    language: str,
    rulebase: Rulebase,
    library: Library,
    *,
    ruling: str | None = None,
) -> Answer:
    """The answer to a situation that was put together without words (`builder.py`).

    `ruling`: the one that it asks for, where that is known.
    """
    found = (
        [Found(ruling, 1.0)]
        if ruling
        else ranked(said_by(situation, rulebase.strong), rulebase.patterns)
    )
    found = [one for one in found if one.ruling != _ANY_TIME or _is_plain_wild(situation.played)]
    if not found:
        return unknown_answer("silent", situation, language, rulebase)
    return replace(settle(found[0], situation, table, language, rulebase, library), confidence=1.0)


def _is_plain_wild(played: SaidCard | None) -> bool:
    """Whether the card laid may be laid at any time: a wild below it is no reason."""
    return played is None or played.kind in _AT_ANY_TIME


def answer_ruling(
    ruling: str,
    table: TableRules,
    language: str,
    rulebase: Rulebase,
    library: Library,
    *,
    spoken: str | None = None,
) -> Answer:
    """What a ruling says at this table, as its likely question asks it.

    `spoken`: the language of that question, where it is not that of the answer.
    """
    spoken = spoken or language
    text = rulebase.texts[spoken].rulings[ruling].ask
    lexicon = lexicon_of(table.variant, spoken, library)
    situation = understand(text, rulebase.tongues[spoken], lexicon)
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
