"""An answer of `scorekeeper ask` as a JSON object, and a fault in the same shape."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scorekeeper.rulebook import Library
    from scorekeeper.rulebook.asking import Answer, Rulebase, TableRules


def as_data(found: "Answer", rules: "TableRules", library: "Library") -> dict[str, Any]:
    """The answer as the JSON object of one line."""
    return {
        "verdict": found.verdict,
        "value": found.value,
        "answer": found.answer,
        "why": found.why,
        "citations": [
            {"source": cite.partition("#")[0], "edition": text.edition, "section": text.section}
            for cite in found.citations
            for text in [library.citation(cite, found.language)]
        ],
        "differs": list(found.differs),
        "house_rule": found.house_rule,
        "ruling": found.ruling,
        "case": found.case,
        "confidence": found.confidence,
        # People are told without a doubt that the rules are silent; a program reads `verdict`.
        "sure": found.sure and found.verdict != "unknown",
        "situation": _situation(found, rules),
        "lang": found.language,
    }


def fault_data(
    fault: str, language: str, rules: "TableRules", rulebase: "Rulebase", library: "Library"
) -> dict[str, Any]:
    """A line that could not be asked: nothing is known, and the answer says what is wrong."""
    from scorekeeper.rulebook.asking import Situation
    from scorekeeper.rulebook.asking.settling import unknown_answer

    silent = unknown_answer("nothing", Situation(language), language, rulebase)
    told = replace(silent, answer=fault, why="")
    return {**as_data(told, rules, library), "error": fault}


def _situation(found: "Answer", rules: "TableRules") -> dict[str, Any]:
    said = found.situation
    told = found.table or rules
    return {
        "variant": told.variant.id,
        "players": told.players,
        "house": [rule.id for rule in told.house],
        "ask": said.ask,
        "played": said.played.kind if said.played else None,
        "pile": said.pile.kind if said.pile else None,
        "cards": [
            {"card": card.kind, "count": card.count, "colour": card.colour}
            for card in said.named or said.cards
        ],
        "has_colour": said.has_colour,
        "about": sorted(said.concepts),
    }
