"""Draw cards laid again without being named: "then Max too", "and so does the third"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.persons import clauses, clauses_cut
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_THEN: Final = word_list("in-turn.then")
_ALSO: Final = word_list("in-turn.also")
_SO: Final = frozenset(
    {("as", "well"), ("so", "dos"), ("so", "did"), ("das", "gleiche"), ("dasselbe", "tut")}
    | {("hetzelfde", "dot"), ("dot", "hetzelfde"), ("macht", "dasselbe")}
    | {("deed", "hetzelfde"), ("tat", "dasselbe"), ("machte", "dasselbe")}
)
_AND: Final = word_list("in-turn.and")
_CUTS: Final = _AND | word_list("in-turn.cuts")
_ONE: Final = word_list("in-turn.one")
_LAYS: Final = frozenset({"play", "stack", "pass-on"})
_ADDS: Final = word_list("in-turn.adds")
_HOLDS: Final = word_list("in-turn.holds")
_NONE: Final = word_list("in-turn.none")
_OTHERWISE: Final = frozenset({"may", "points", "challenge", "hand-word"})
_NAMED: Final = 3
"""Words: "then", a name, and perhaps "too"."""
_SHORT: Final = 5


def laid_in_turn(
    words: Sequence[Word], cards: Sequence[SaidCard], mentions: Sequence[Mention]
) -> list[SaidCard]:
    """ "Zoe played a draw two, then Max, then Ivy": each of them the same card."""
    if not cards or any(card.kind not in DRAWING for card in cards):
        return []
    alone = list(_named_in_turn(words, cards, mentions)) if len(cards) == 1 else []
    return alone or list(_said_so(words, cards, mentions))


def is_said_so(words: Sequence[Word], card: SaidCard) -> bool:
    """Whether the card is one that is not named: "one too"."""
    return words[card.start].key in _ONE | _ALSO


def _named_in_turn(
    words: Sequence[Word], cards: Sequence[SaidCard], mentions: Sequence[Mention]
) -> Iterator[SaidCard]:
    told = {at for m in mentions if m.concept not in {"n-may-play", "again"} for at in m.places}
    for clause in clauses(words):
        first = clause.start + (words[clause.start].key in _AND)
        short = first < clause.stop and 1 < clause.stop - first <= _NAMED
        if clause.start < cards[0].end or not short:
            continue
        if words[first].key not in _THEN and words[clause.stop - 1].key not in _ALSO:
            continue
        if not told.intersection(clause) and all(words[at].value is None for at in clause):
            yield replace(cards[0], start=first, end=first + 1, count=1)


def _said_so(
    words: Sequence[Word], cards: Sequence[SaidCard], mentions: Sequence[Mention]
) -> Iterator[SaidCard]:
    """ "He plays one back", "and the third as well", "Ole auch noch eine"."""
    said = {mention.concept for mention in mentions}
    asked = next((m.start for m in mentions if m.concept == "how-many"), None)
    if asked is None or said & _OTHERWISE:
        return
    for part in clauses_cut(words, _CUTS):
        before = [card for card in cards if card.end <= part.start]
        inside = any(card.start < part.stop and card.end > part.start for card in cards)
        if not before or inside or asked in part:
            continue
        laid = _lays_the_same(words, part, mentions)
        if not laid and not _holds_and_lays(words, part, asked, mentions):
            continue
        at = next((at for at in part if words[at].key in _ONE | _ALSO), part.start)
        yield replace(before[-1], start=at, end=at + 1, count=1, colour=None)


def _holds_and_lays(
    words: Sequence[Word], part: range, asked: int, mentions: Sequence[Mention]
) -> bool:
    """ "I have one too; if I lay it …": held first, and then laid."""
    told = {words[at].key for at in part}
    later = [m.start for m in mentions if m.concept in _LAYS and part.stop <= m.start < asked]
    denied = any(words[at].key in _NONE for at in range(part.start, asked))
    return bool(told & _HOLDS and told & _ALSO and told & _ONE and later) and not denied


def _lays_the_same(words: Sequence[Word], part: range, mentions: Sequence[Mention]) -> bool:
    keys = [words[at].key for at in part]
    told = frozenset(keys)
    if told & (_NONE | _HOLDS) or any(words[at].value is not None for at in part):
        return False
    also = bool(told & _ALSO) or any(pair in _SO for pair in pairwise(keys))
    lays = bool(told & _ADDS) or any(m.concept in _LAYS and m.start in part for m in mentions)
    one = any(
        words[at].key in _ONE and (at + 1 not in part or words[at + 1].key in _BEHIND)
        for at in part
    )
    return (one and (lays or also)) or (also and (lays or len(part) <= _SHORT))


_BEHIND: Final = word_list("in-turn.behind")
"""What may stand behind "one" where it is no article."""
