"""What a question is known by when it is compared with questions that came before: its traits.

Traits are names ("asks:stack", "card:held:draw-two", "word:drauf", "settled:match=no"). What
experience makes of them is in `experience.py`; both have to be learned anew where a trait gets
another name or patterns answer much otherwise.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from scorekeeper.rulebook.asking.asks import Found, classes_of
from scorekeeper.rulebook.asking.experience import SILENT
from scorekeeper.rulebook.asking.facts import Facts, TableRules
from scorekeeper.rulebook.asking.meanings import Meanings
from scorekeeper.rulebook.asking.settling import Answer
from scorekeeper.rulebook.asking.situation import SaidCard, Situation

_STEM: Final = 6
"""Letters of a word by which it is known in all its forms."""
_TWO: Final = 2
_NOT_TOLD: Final = frozenset({"open", "silent"})
_OF_PLAYERS: Final = frozenset({"players", "players.fit"})
_MOST_STRANGE: Final = 3
_STEP: Final = 6
_MOST_STEPS: Final = 5
"""Words are counted in steps, up to a limit: short, a sentence, a story."""
_SURE_STEPS: Final = 5
_NEAREST: Final = 2
_RECKONED: Final = ("chain", "hand_points")
"""Sums of what is told: another number told beside them may be a wrong claim."""
_LIMITS: Final = ("target", "mercy_limit", "players_max", "players_min")
_WITH_CASE: Final = 3
"""Of the rulings that were found: those whose place counts, and those whose case does."""


def traits_of(
    situation: Situation, table: TableRules, facts: Facts, meanings: Meanings
) -> frozenset[str]:
    """Everything by which a question at this table may be like another one, in any language.

    `meanings`: those of the words of the question's own language.
    """
    parts = (
        _of_table(table),
        _of_words(situation),
        _of_meanings(situation, meanings),
        _of_cards(situation),
        _of_facts(facts),
        _of_told_numbers(situation, facts),
    )
    return frozenset(chain.from_iterable(parts))


def found_traits(
    first: Answer, counted: bool, settled: Sequence[tuple[Found, Answer]]
) -> frozenset[str]:
    """What patterns make of a question, which may be wrong.

    `first` is the answer they would give, `counted` if from numbers that were said; `settled` are
    those by the rulings that were found, the best first.
    """
    return frozenset(chain(_of_first(first, counted), _of_settled(settled)))


def _of_first(first: Answer, counted: bool) -> Iterator[str]:
    ruling, sure = first.ruling or SILENT, int(first.confidence * _SURE_STEPS)
    yield f"first:{ruling}"
    yield f"first:{ruling}={first.verdict}"
    yield f"says:{first.verdict}"
    yield f"says:{first.verdict}:{sure}"
    yield f"sure:{sure}"
    if counted:
        yield f"counted:{first.verdict}"


def _of_settled(settled: Sequence[tuple[Found, Answer]]) -> Iterator[str]:
    yield from (f"settled:{found.ruling}={told.verdict}" for found, told in settled)
    for place, (found, _) in enumerate(settled[:_NEAREST]):
        yield f"found:{place}:{found.ruling}"
    for found, told in settled[:_WITH_CASE]:
        yield f"case:{found.ruling}.{told.case}"
        if found.inverted:
            yield f"inverted:{found.ruling}"


def _of_table(table: TableRules) -> Iterator[str]:
    yield f"game:{table.variant.id}"
    yield from (f"house:{rule.id}" for rule in table.house)
    if table.players == _TWO:
        yield "players:two"


def _of_words(situation: Situation) -> Iterator[str]:
    yield f"sort:{situation.ask}"
    yield f"modal:{situation.modal}"
    yield f"has-colour:{situation.has_colour}"
    yield f"length:{min(situation.words // _STEP, _MOST_STEPS)}"
    yield f"strange:{min(situation.unknown, _MOST_STRANGE)}"
    yield from (f"asks:{concept}" for concept in situation.asked)
    yield from (f"tells:{concept}" for concept in situation.concepts - situation.asked)
    yield from (f"facet:{facet}" for facet in situation.facets)
    yield from (f"bound:{binding}" for binding in situation.bindings)
    yield from (f"number:{number.unit or 'bare'}" for number in situation.numbers)
    yield from (f"value:{number.value}" for number in situation.numbers)
    yield from (f"own:{key[:_STEM]}" for key in situation.keys[situation.begins :])
    yield from (f"rule:{house}" for house in situation.house)
    yield from (f"word:{key}" for key in situation.keys)
    signs = {
        "negated": situation.negated,
        "claimed": situation.claimed,
        "number": bool(situation.numbers),
        "side": bool(situation.side),
        "hand": situation.hand is not None,
        "revealed": situation.revealed is not None,
        "others-win": situation.others_win,
        "colour": bool(situation.colours),
        "colours": len(situation.colours) > 1,
    }
    yield from (f"sign:{name}" for name, there in signs.items() if there)


def _of_meanings(situation: Situation, meanings: Meanings) -> Iterator[str]:
    for at, key in enumerate(situation.keys):
        for meaning in meanings.get(key, ()):
            yield f"means:{meaning}"
            if at >= situation.begins > 0:
                yield f"own-means:{meaning}"


def _of_cards(situation: Situation) -> Iterator[str]:
    roles: dict[str, Iterable[SaidCard | None]] = {
        "said": situation.cards,
        "played": [situation.played],
        "pile": [situation.pile],
        "held": situation.held,
    }
    for role, cards in roles.items():
        for card in cards:
            if card is not None:
                yield from (f"card:{role}:{name}" for name in classes_of(card.kind))
    if sum(card.count for card in situation.cards) > 1:
        yield "sign:cards"


def _of_facts(facts: Facts) -> Iterator[str]:
    """What is known; how many sit at the table says nothing of what is asked, unless two do."""
    for name, value in facts.values.items():
        if value not in _NOT_TOLD and name not in _OF_PLAYERS:
            yield f"fact:{name}={value}"


def _of_told_numbers(situation: Situation, facts: Facts) -> Iterator[str]:
    """Which of the numbers that are known at the table is told, and whether they add up."""
    listed = [number.value for number in situation.numbers]
    told = frozenset(listed)
    if not told:
        return
    if len(listed) > _TWO:
        yield f"adds-up:{any(sum(listed) == _TWO * value for value in told)}"
    target = facts.numbers.get("target")
    if len(listed) == _TWO and target is not None:
        yield f"fills:{sum(listed) == target}"
    same = [name for name, value in facts.numbers.items() if value in told]
    yield from (f"same:{name}" for name in same)
    if not same:
        yield "same:none"
    yield from (f"unlike:{name}" for name in _RECKONED if name in facts.numbers.keys() - same)
    for name in _LIMITS:
        limit = facts.numbers.get(name)
        if limit is not None:
            yield from (f"{_beside(value, limit)}:{name}" for value in told)


def _beside(value: int, limit: int) -> str:
    return "over" if value > limit else "under" if value < limit else "at"
