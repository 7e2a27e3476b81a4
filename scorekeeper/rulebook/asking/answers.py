"""The answer to a question: the case of a ruling that holds at this table, in words."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from scorekeeper.domain.variants import Variant
from scorekeeper.rulebook.asking.asks import Found, ranked, said_by
from scorekeeper.rulebook.asking.at_table import as_told
from scorekeeper.rulebook.asking.facts import Facts, TableRules, facts_of
from scorekeeper.rulebook.asking.languages import language_of
from scorekeeper.rulebook.asking.passages import Passage
from scorekeeper.rulebook.asking.rulebase import Rulebase
from scorekeeper.rulebook.asking.rulings import Case, Ruling, Truth
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.understanding import understand
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.library import Library

Verdict = Literal["yes", "no", "value", "depends", "explain", "unknown"]

MAX_QUESTION: Final = 1_000
"""Characters. Longer than anybody says in one breath."""
ENOUGH: Final = 0.75
"""The score below which no ruling is taken to be asked for."""
_STRANGE: Final = 3.0
"""What it costs if all words mean nothing here; less for a part of them, up to a limit."""
_MOST_STRANGE: Final = 1.0
_RIVALS: Final = 5
_NEAR: Final = 0.8
"""How much worse a ruling may fit that knows the number asked for."""
_SURE: Final = 2.0
"""A score that leaves little doubt."""
_SHORT: Final = 24
"""Words. A longer question tells a story, of which more may be taken wrongly."""
_LONG: Final = 0.2
_MOST_LONG: Final = 0.2
_ODD: Final = 0.2
_AT_MOST_BESIDE: Final = 0.5
"""How sure it may be where a number is asked for and none is known."""
_FLIPPED: Final[dict[str, Truth]] = {"yes": "no", "no": "yes", "depends": "depends"}


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


@dataclass(frozen=True, slots=True)
class Answer:
    """What the rules of this table say. `ruling` and `case` are empty where they are silent.

    `table` has the rules it was answered for: the table's, with what the question said otherwise.
    `confidence` is between 0 and 1. `citations` are `source#section`; `differs` are sentences on
    other editions, `house_rule` the id of the house rule that would change the answer; `passages`
    are the nearest texts where the rules do not settle it.
    """

    verdict: Verdict
    answer: str
    why: str
    language: str
    situation: Situation
    table: TableRules | None = None
    value: int | None = None
    citations: tuple[str, ...] = ()
    differs: tuple[str, ...] = ()
    house_rule: str | None = None
    ruling: str | None = None
    case: str | None = None
    confidence: float = 0.0
    passages: tuple[Passage, ...] = ()
    rivals: tuple[Found, ...] = field(default=(), repr=False)


def answer(asked: Asked, rulebase: Rulebase, library: Library) -> Answer:
    """The answer to a question; `unknown` where the rules are silent or it was not understood."""
    text = asked.text[:MAX_QUESTION]
    spoken = language_of(text, rulebase.signs, asked.likely)
    language = asked.language or spoken
    if len(asked.text) > MAX_QUESTION:
        return _unknown("too-long", Situation(spoken), language, rulebase)
    lexicon = _lexicon(asked.table.variant, spoken, library)
    situation = understand(text, rulebase.tongues[spoken], lexicon)
    table = as_told(asked.table, situation, library)
    if table.variant is not asked.table.variant:
        lexicon = _lexicon(table.variant, spoken, library)
        situation = understand(text, rulebase.tongues[spoken], lexicon)
    found = ranked(said_by(situation, rulebase.strong), rulebase.patterns)
    strange = min(_STRANGE * situation.unknown / max(situation.words, 1), _MOST_STRANGE)
    if not found or found[0].score - strange < ENOUGH:
        told = "nothing" if not situation.words else "silent" if found else "outside"
        unknown = _unknown(told, situation, language, rulebase)
        near = rulebase.passages.nearest(text, language) if situation.words else ()
        return replace(unknown, table=table, passages=near, rivals=tuple(found[:_RIVALS]))
    settled = _settled(
        _with_number(found, situation, table, rulebase),
        situation,
        table,
        language,
        rulebase,
        library,
    )
    sure = _confidence(found, strange, situation)
    if situation.ask == "number" and settled.verdict == "explain":
        sure = min(sure, _AT_MOST_BESIDE)
    return replace(settled, confidence=sure, rivals=tuple(found[:_RIVALS]))


def warm(rulebase: Rulebase, library: Library) -> None:
    """Puts together beforehand what the first question in each language and game would wait for."""
    for language in rulebase.tongues:
        rulebase.passages.prepare(language)
        for variant in library.variants.values():
            _lexicon(variant, language, library)


def answer_built(
    situation: Situation, table: TableRules, language: str, rulebase: Rulebase, library: Library
) -> Answer:
    """The answer to a situation that was put together without words (`builder.py`)."""
    found = ranked(said_by(situation, rulebase.strong), rulebase.patterns)
    if not found:
        return _unknown("silent", situation, language, rulebase)
    return replace(
        _settled(found[0], situation, table, language, rulebase, library), confidence=1.0
    )


def answer_ruling(
    ruling: str, table: TableRules, language: str, rulebase: Rulebase, library: Library
) -> Answer:
    """What a ruling says at this table, as its likely question asks it."""
    asked = Asked(rulebase.texts[language].rulings[ruling].ask, table, language, language)
    found = answer(asked, rulebase, library)
    if found.ruling == ruling:
        return found
    situation = Situation(language, players=table.players)
    return _settled(Found(ruling, 0.0), situation, table, language, rulebase, library)


def likely_rulings(table: TableRules, rulebase: Rulebase, most: int = 8) -> tuple[str, ...]:
    """The rulings that people are likely to ask for at this table, the likeliest first."""
    facts = facts_of(Situation("en"), table, rulebase.sections)
    return tuple(
        likely.ruling
        for likely in rulebase.likely
        if all(facts.holds(condition) for condition in likely.when)
    )[:most]


def _settled(
    found: Found,
    situation: Situation,
    table: TableRules,
    language: str,
    rulebase: Rulebase,
    library: Library,
) -> Answer:
    """The answer by one ruling, of which the first case that holds counts."""
    ruling = rulebase.rulings[found.ruling]
    facts = facts_of(situation, table, rulebase.sections)
    case = _case(ruling, facts)
    if case is None:
        return _unknown("silent", situation, language, rulebase)
    value = _value(case, facts)
    verdict = _verdict(case, situation, found.inverted, value, ruling.compares)
    texts = rulebase.texts[language]
    text = texts.rulings[found.ruling].cases[case.id]
    shown = facts.numbers.get(case.shown[1:]) if case.shown else value
    words = _words(situation, facts, shown, library, language)
    return Answer(
        verdict=verdict,
        answer=text.answer.format_map(words),
        why=text.why.format_map(words),
        language=language,
        situation=situation,
        table=table,
        value=value if verdict == "value" else None,
        citations=_citations(case, facts),
        differs=tuple(texts.differs[name] for name in case.differs),
        house_rule=case.house if f"house:{case.house}" not in facts.values else None,
        ruling=found.ruling,
        case=case.id,
    )


def _with_number(
    found: Sequence[Found], situation: Situation, table: TableRules, rulebase: Rulebase
) -> Found:
    """The best ruling, or one nearly as near that knows a number where one is asked for."""
    if situation.ask != "number":
        return found[0]
    facts = facts_of(situation, table, rulebase.sections)
    near = [one for one in found if found[0].score - one.score <= _NEAR and one.score >= ENOUGH]
    for one in near:
        case = _case(rulebase.rulings[one.ruling], facts)
        if case is not None and (case.truth == "unknown" or _value(case, facts) is not None):
            return one
    return found[0]


def _case(ruling: Ruling, facts: Facts) -> Case | None:
    return next(
        (case for case in ruling.case if all(facts.holds(condition) for condition in case.when)),
        None,
    )


def _unknown(told: str, situation: Situation, language: str, rulebase: Rulebase) -> Answer:
    text = rulebase.texts[language].unknown[told]
    return Answer("unknown", text.answer, text.why, language, situation)


def _verdict(
    case: Case, situation: Situation, inverted: bool, value: int | None, compares: bool
) -> Verdict:
    truth = {"may": case.may, "must": case.must}.get(situation.modal) or case.truth
    if truth == "unknown":
        return "unknown"
    if situation.ask == "number" and value is None:
        return "explain"
    if "refuse" in situation.concepts and situation.modal == "may" and case.must is None:
        inverted = not inverted
    acts = situation.asked & {"play", "turn", "again"}
    number = situation.ask == "number" or (
        situation.ask == "any" and not situation.modal and not acts
    )
    if number and value is not None:
        return "value"
    if situation.ask == "open":
        asks_worth = (
            situation.asked & {"points", "bonus", "penalty"} and "who" not in situation.asked
        )
        asks_sum = {"draw", "what"} <= situation.asked and len(situation.cards) > 1
        return "value" if (asks_worth or asks_sum) and value is not None else "explain"
    if truth is None:
        return "explain"
    if compares and value is not None and truth in {"yes", "depends"}:
        told = [
            number.value
            for number in situation.numbers
            if number.asked and number.unit in {"card", "points", ""}
        ]
        truth = "no" if told and value not in told else truth
    if (inverted or "forbidden" in situation.concepts) != situation.negated:
        truth = _FLIPPED[truth]
    return truth


def _value(case: Case, facts: Facts) -> int | None:
    if isinstance(case.value, str):
        return facts.numbers.get(case.value[1:])
    return case.value


def _citations(case: Case, facts: Facts) -> tuple[str, ...]:
    found: list[str] = []
    for cite in case.cite:
        found.extend(facts.cites.get(cite[1:], ()) if cite.startswith("@") else (cite,))
    return tuple(dict.fromkeys(found))


def _words(
    situation: Situation, facts: Facts, value: int | None, library: Library, language: str
) -> "_Words":
    subject, pile = situation.subject, situation.pile
    return _Words(
        card=library.card_name(subject.kind, language) if subject else "",
        pile=library.card_name(pile.kind, language) if pile else "",
        value="" if value is None else str(value),
        players=facts.values.get("players", ""),
        variant=library.variant_name(facts.values["variant"], language),
    )


class _Words(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return "…"


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
