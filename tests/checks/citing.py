"""Does every answer cite something? Part of `python -m tests.checks.rules`: one line per fault.

A case that gives a verdict names what it is founded on, and at every table that plays one of our
games some of that can be looked up. Only that the rules are silent needs no source.
"""

from collections.abc import Iterator

from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking import Rulebase, Situation, TableRules
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.facts import Facts
from scorekeeper.rulebook.asking.gathering import facts_of
from scorekeeper.rulebook.asking.rulings import Case
from scorekeeper.rulebook.asking.settling import case_of, cited_by
from scorekeeper.rulebook.asking.situation import SaidCard


def uncited(rulebase: Rulebase, library: Library) -> Iterator[tuple[str, str]]:
    """The rulings with a case that answers and cites nothing, and which case that is."""
    for name, ruling in rulebase.rulings.items():
        for case in ruling.case:
            if _answers(case) and not case.cite:
                yield name, f"{case.id}: cites nothing"
    found: dict[tuple[str, str, str], None] = {}
    for table in _tables(library):
        for facts in _said(table, rulebase):
            for name, ruling in rulebase.rulings.items():
                held = case_of(ruling, facts)
                if held and held.cite and _answers(held) and not cited_by(held, facts):
                    found[name, held.id, table.variant.id] = None
    for name, case_id, variant in found:
        yield name, f"{case_id}: cites nothing in {variant}"


def _answers(case: Case) -> bool:
    told = {case.truth, case.may, case.must} - {None}
    return told != {"unknown"}


def _tables(library: Library) -> Iterator[TableRules]:
    for variant in library.variants.values():
        yield rules_for(variant, library)
        for rule in library.house_rules_for(variant):
            yield rules_for(variant, library, [rule.id])


def _said(table: TableRules, rulebase: Rulebase) -> Iterator[Facts]:
    """What is known where nothing is said, and where one card is."""
    for kind in (None, *(card.kind for card in table.variant.cards)):
        cards = () if kind is None else (SaidCard(kind, 0, 1),)
        yield facts_of(Situation("en", cards=cards), table, rulebase.sections)
