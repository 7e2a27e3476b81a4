"""What somebody draws who holds a draw card and does not lay it: "I hold a +10 and keep it".

The cards laid before add up; what is only held counts nothing. It is read where it is said that
nothing is laid, every card held stands beside a word for holding, and it is asked of whoever asks.
Where all that is held draws less than the last card laid, it is so without a word, for anybody who
is told to hold it: "Kay lays a +6, Mia's only draw card is a +2. How many does Mia take?".
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.chains import BY_NUMBER
from scorekeeper.rulebook.asking.persons import PERSONS, IsName, clauses_cut
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_CUTS: Final = word_list("unstacked.cuts")
_IF: Final = word_list("unstacked.if")
_WITHOUT: Final = word_list("unstacked.without")
_NOT: Final = word_list("unstacked.not")
_LAYS: Final = word_list("unstacked.lays")
_HOLDS: Final = word_list("unstacked.holds")
_HITS: Final = word_list("unstacked.hits")
_HOW_MANY: Final = word_list("unstacked.how-many")
_AND: Final = frozenset({"and", "und", "en"})
_TAKES: Final = word_list("unstacked.takes")
_BARE: Final = word_list("unstacked.bare")
_NEAR: Final = 4


class KeptBack(NamedTuple):
    """What is drawn; `surely`: not where the card that is held might be laid as well."""

    draws: int
    surely: bool = True


def unstacked(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    kinds: Collection[str],
    language: str,
    is_name: IsName,
) -> KeptBack | None:
    """What the cards laid come to where mine stays in the hand; None where that is not told."""
    drawing = [card for card in cards if card.kind in DRAWING and card.kind in kinds]
    if not drawing or len(drawing) < len(cards) or any(card.count > 1 for card in drawing):
        return None
    clauses = list(clauses_cut(words, _CUTS))
    parts = {card: next(c for c in clauses if card.start in c) for card in drawing}
    holding = list(_holding(words, clauses, language))
    held = [card for card in drawing if parts[card] in holding]
    laid = [card for card in drawing if card not in held]
    taken = {at for card in drawing for at in range(card.start, card.end)}
    alone = len({parts[card] for card in drawing}) == len(drawing)
    numbers = any(word.value is not None and at not in taken for at, word in enumerate(words))
    if not held or not laid or not alone or numbers:
        return None
    come = sum(_draws(card) for card in laid)
    beside = [clause for clause in clauses if clause not in parts.values()]
    name = _name_asked_of(words, beside[0], is_name) if len(beside) == 1 else ""
    own = [card for card in held if _names(words, parts[card], name)]
    last = max(laid, key=lambda card: card.start)
    if name and own and last.start < held[0].start:
        return KeptBack(come, surely=all(_draws(card) < _draws(last) for card in own))
    asks = any(_asks_of_me(words, clause, language) for clause in clauses)
    if not asks or not any(_lays_nothing(words, clause, language) for clause in clauses):
        return None
    return KeptBack(come)


def _holding(words: Sequence[Word], clauses: Sequence[range], language: str) -> Iterator[range]:
    """The clauses of what is held, with those that go on: "Kay has a +4 and Mia a +2"."""
    before = False
    for clause in clauses:
        goes_on = before and words[clause.start].key in _AND and not _laid_in(words, clause)
        before = goes_on or _is_held(words, clause, language)
        if before:
            yield clause


def _laid_in(words: Sequence[Word], clause: range) -> bool:
    return not (_HITS | _LAYS).isdisjoint(_keys(words, clause))


def _name_asked_of(words: Sequence[Word], asked: range, is_name: IsName) -> str:
    """ "How many does Mia take?": who is asked about, where it is one by name."""
    keys = set(_keys(words, asked))
    named = {words[at].key for at in asked if is_name(at)}
    takes = bool(keys & _HOW_MANY) and bool(keys & _TAKES)
    return named.pop() if takes and len(named) == 1 else ""


def _names(words: Sequence[Word], held: range, name: str) -> bool:
    """ "Mia's only draw card", "Mias einzige Ziehkarte", "and Mia has only"; not "Mia's sister"."""
    keys = _keys(words, held)
    first = keys[1:2] if keys[0] in _CUTS else keys[:1]
    return first in ([name], [f"{name}s"]) and KIN.isdisjoint(keys)


def _draws(card: SaidCard) -> int:
    return next((value for value, kinds in BY_NUMBER.items() if card.kind in kinds), 4)


def _keys(words: Sequence[Word], clause: range) -> list[str]:
    return [words[at].key for at in clause]


def _is_held(words: Sequence[Word], clause: range, language: str) -> bool:
    """ "And I hold a +6", "my only draw card is a +2", "among my cards": mine, and not on me."""
    keys = set(_keys(words, clause))
    persons = PERSONS[language]
    mine = keys & (persons.i | persons.my) or clause.start > 0
    return bool(mine) and bool(keys & _HOLDS) and not keys & _HITS


def _asks_of_me(words: Sequence[Word], clause: range, language: str) -> bool:
    """ "How many do I draw", and "how many?" alone."""
    keys = set(_keys(words, clause))
    mine = keys & (PERSONS[language].i | PERSONS[language].me)
    return bool(keys & _HOW_MANY) and bool(mine or keys <= _HOW_MANY | _BARE)


def _lays_nothing(words: Sequence[Word], clause: range, language: str) -> bool:
    """ "Without stacking", "if I lay nothing on it", "wenn ich nicht kontere"."""
    keys = _keys(words, clause)
    for at, key in enumerate(keys):
        if key in _WITHOUT and not _LAYS.isdisjoint(keys[at + 1 : at + _NEAR]):
            return True
    begins = bool(keys) and keys[0] in _IF and bool(set(keys) & PERSONS[language].i)
    return begins and not _NOT.isdisjoint(keys) and not _LAYS.isdisjoint(keys)
