"""How many are knocked out who are listed by name: "Ann, Bo and Cleo were knocked out".

Nobody can know the names. They are told by what stands around them: they begin their clause, "and"
joins the last of them, and what tells that they are out follows, or stands before them.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_OUT: Final = frozenset({"knock-out", "mercy"})
_ENDED: Final = frozenset({"finish", "win"})
_FEW: Final = 10


def named_out(
    words: Sequence[Word], mentions: Sequence[Mention], cards: Sequence[SaidCard]
) -> Iterator[int]:
    """How many are listed, for each list of people who are told to be out."""
    taken = {at for card in cards for at in range(card.start, card.end)}
    # "Ich hab ausgemacht. Tom und Kim sind rausgeflogen": what is read is no name.
    taken |= {at for mention in mentions if mention.concept in _ENDED for at in mention.places}
    for mention in mentions:
        if mention.concept in _OUT:
            for start in {mention.start, _last_run(mention)}:
                yield from _before(words, start, taken)
            yield from _behind(words, mention, taken)


def _last_run(mention: Mention) -> int:
    """Where its last words begin that stand together: "threw Ann and Bo out"."""
    start = mention.places[-1]
    while start - 1 in mention.places:
        start -= 1
    return start


def _before(words: Sequence[Word], last: int, taken: set[int]) -> Iterator[int]:
    """ "Ann and Bo have both been knocked out", "ich hab Ann und Bo rausgeworfen"."""
    while last > 0 and not words[last].breaks and words[last - 1].key in _BETWEEN:
        last -= 1
    if last and not words[last].breaks and _joins(words, last - 1, taken):
        yield from _counted(words, last - 1, taken)


def _behind(words: Sequence[Word], mention: Mention, taken: set[int]) -> Iterator[int]:
    """ "Rausgeflogen sind Max und Ida", "knocked out: Ann, Bo and Cleo"."""
    first = mention.end
    while first < len(words) and words[first].key in _BETWEEN:
        first += 1
    last = first
    while last < len(words) and not (last > first and words[last - 1].key in _AND):
        last += 1
    ends = last == len(words) - 1 or (last < len(words) - 1 and words[last + 1].breaks)
    if not ends or words[last].breaks or any(at in taken for at in range(first, last + 1)):
        return
    names = [word for word in words[first : last + 1] if word.key not in _AND | _MY]
    apart = all(word.breaks for word in names[1:-1])
    if 1 < len(names) < _FEW and apart and all(_may_be_a_name(word) for word in names):
        yield len(names)


def _joins(words: Sequence[Word], last: int, taken: set[int]) -> bool:
    """Whether "and" and a name before it stand before the name at this place."""
    if last in taken or not (_may_be_a_name(words[last]) or words[last].key in _OTHERS):
        return False
    if last and words[last].breaks:
        return False
    # "Ann and two others": the number stands where their name would.
    at = last - 1 if words[last].key in _OTHERS else _before_mine(words, last)
    return at > 1 and words[at - 1].key in _AND and not words[at - 1].breaks


def _counted(words: Sequence[Word], last: int, taken: set[int]) -> Iterator[int]:
    first = _before_mine(words, last) - 2
    more = 1
    if words[last].key in _OTHERS:
        told = words[last - 1].value
        if told is None or words[last - 2].key not in _AND:
            return
        first, more = last - 3, told
    if first < 0 or first in taken or not _may_be_a_name(words[first]):
        return
    first = _before_mine(words, first)
    count = more + 1
    while first and words[first].breaks and _stands_alone(words, first - 1, taken):
        first -= 1
        count += 1
    begins = first == 0 or words[first].breaks or words[first - 1].key in _OPENS
    if begins:
        yield count


def _before_mine(words: Sequence[Word], at: int) -> int:
    """The place where somebody's name begins: "my brother" has two words."""
    return at - 1 if at and not words[at].breaks and words[at - 1].key in _MY else at


def _stands_alone(words: Sequence[Word], at: int, taken: set[int]) -> bool:
    """Whether a clause of one word ends there, as in a list of names."""
    alone = at == 0 or words[at].breaks or words[at - 1].key in _OPENS
    return alone and at not in taken and _may_be_a_name(words[at])


def _may_be_a_name(word: Word) -> bool:
    return word.value is None and not word.plus and word.key not in _NO_NAMES | _AND | _BETWEEN


_AND: Final = word_list("named-out.and")
_BETWEEN: Final = word_list("named-out.between")
"""What stands between names and what tells that they are out: "have both been"."""
_OPENS: Final = word_list("named-out.opens")
"""What may stand before the first name of a list, in its clause."""
_MY: Final = word_list("named-out.my")
_OTHERS: Final = word_list("named-out.others")
_NO_NAMES: Final = word_list("named-out.no-names")
