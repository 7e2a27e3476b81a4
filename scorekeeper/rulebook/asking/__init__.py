"""Rules questions: from what somebody says to a situation, from the situation to a ruling.

Words (`words.py`) become concepts (`glossary.py`) and cards (`cards.py`, `places.py`), those a
`Situation`; the ruling that speaks of it is found by `asks.py`, what holds at this table is in
`gathering.py`, and `settling.py` puts the answer together. The rulings themselves are
`rules/rulings/`.
"""

from scorekeeper.rulebook.asking.answers import (
    answer,
    answer_built,
    answer_ruling,
    likely_rulings,
    warm,
)
from scorekeeper.rulebook.asking.facts import TableRules
from scorekeeper.rulebook.asking.matters import matter_of
from scorekeeper.rulebook.asking.one_question import Asked
from scorekeeper.rulebook.asking.rulebase import Rulebase, load_rulebase
from scorekeeper.rulebook.asking.settling import Answer
from scorekeeper.rulebook.asking.situation import Situation

__all__ = [
    "Answer",
    "Asked",
    "Rulebase",
    "Situation",
    "TableRules",
    "answer",
    "answer_built",
    "answer_ruling",
    "likely_rulings",
    "load_rulebase",
    "matter_of",
    "warm",
]
