"""What is said of a question that was settled by comparing: the words of the ruling it rests on."""

from dataclasses import replace

from scorekeeper.rulebook.asking.asks import Found
from scorekeeper.rulebook.asking.facts import Facts, TableRules
from scorekeeper.rulebook.asking.gathering import facts_of, resting_on, seated
from scorekeeper.rulebook.asking.rulebase import Rulebase
from scorekeeper.rulebook.asking.settling import Answer, leaflet_of, settle
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared
from scorekeeper.rulebook.library import Library


def compared_answer(
    compared: Compared,
    situation: Situation,
    table: TableRules,
    language: str,
    rulebase: Rulebase,
    library: Library,
    facts: Facts,
) -> Answer:
    """The answer that was found, in the words of its ruling, and of the cards it hangs on."""
    about = situation
    if compared.pair is not None:
        played, pile = compared.pair
        about = replace(
            situation, cards=compared.pair, played=played, pile=pile, held=(), negated=False
        )
        facts = facts_of(about, table, rulebase.sections)
    if compared.seat:
        facts = seated(facts, compared.seat, compared.who)
    facts = resting_on(facts, compared.told)
    asked_for = Found(compared.ruling, 0.0)
    settled = settle(asked_for, about, table, language, rulebase, library, facts)
    cites = settled.citations or leaflet_of(table)
    return replace(
        settled,
        verdict=compared.verdict,
        value=compared.value,
        citations=cites,
        confidence=1.0,
        situation=situation,
    )
