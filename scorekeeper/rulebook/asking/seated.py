"""Who sits behind whom, where the players are named: "Order: Abe, Bella, Cody. Abe plays a +4."."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.persons import IsName, clause_at, clauses
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_FEWEST: Final = 3
_HEADS: Final = word_list("seated.heads")
"""Words that are written like names where they begin a line."""
_AND: Final = word_list("seated.and")


def hit_by_name(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    card: SaidCard,
    begins: int,
    is_name: IsName,
) -> str:
    """The name of whoever the card hits; empty where it is not told."""
    told = _who_must_draw(words, mentions, begins, is_name)
    if told:
        return told
    order = _order(words, begins, is_name)
    plays = [words[at].key for at in clause_at(words, card.start) if is_name(at)]
    if not plays or plays[0] not in order:
        return ""
    return order[(order.index(plays[0]) + 1) % len(order)]


def asked_by_name(words: Sequence[Word], begins: int, is_name: IsName) -> str:
    """The one name in the question itself; empty where there is none, or several."""
    named = {words[at].key for at in range(begins, len(words)) if is_name(at)}
    return named.pop() if len(named) == 1 else ""


def _who_must_draw(
    words: Sequence[Word], mentions: Sequence[Mention], begins: int, is_name: IsName
) -> str:
    """ "Mats has to draw", told before the question."""
    musts = {at for m in mentions if m.concept == "must" for at in m.places}
    for mention in mentions:
        if mention.concept != "draw" or mention.end > begins:
            continue
        clause = clause_at(words, mention.start)
        named = [words[at].key for at in clause if is_name(at)]
        if len(named) == 1 and musts.intersection(clause):
            return named[0]
    return ""


def _order(words: Sequence[Word], begins: int, is_name: IsName) -> list[str]:
    """Names in a row, with nothing but commas or "and" between them."""
    row: list[int] = []
    for clause in clauses(words[:begins]):
        for at in clause:
            known = {words[n].key for n in row} | _HEADS
            if is_name(at) and words[at].key not in known:
                row.append(at)
            elif words[at].key not in _AND and len(row) < _FEWEST:
                row = []
        if len(row) >= _FEWEST:
            break
    joined = all(
        all(words[between].key in _AND for between in range(one + 1, other))
        for one, other in pairwise(row)
    )
    return [words[at].key for at in row] if len(row) >= _FEWEST and joined else []
