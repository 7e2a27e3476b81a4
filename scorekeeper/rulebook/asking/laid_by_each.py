"""One draw card named and laid by several, or again: "Ann, Bob and I each", "then another"."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS, unit_of
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.numbers_of_people import counts_group
from scorekeeper.rulebook.asking.persons import clause_at, clauses_cut
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_Spans = Sequence[tuple[int, int]]


def times_each(words: Sequence[Word], start: int, end: int, mentions: Sequence[Mention]) -> int:
    """How many lay the one card that is named from `start` to `end`."""
    parts = list(clauses_cut(words, _AND))
    own = next(number for number, part in enumerate(parts) if start in part)
    people = [at for at in range(len(words)) if counts_layers(words, at, mentions)]
    near = [at for at in people if at in parts[own] and at < start]
    if near and (_says_each(words) or _lays(words, parts[own], mentions)):
        return words[near[-1]].value or 1
    if people and _says_each(words):
        return words[people[-1]].value or 1
    if _says_each(words):
        return max(_listed_before(words, parts, own), _colours(words, parts[:own]))
    return 1 + _from_others(words, parts[own:], end)


def counts_layers(words: Sequence[Word], at: int, mentions: Sequence[Mention]) -> bool:
    """ "All three", "four people", "five of us": so many who lay a card."""
    value = words[at].value
    if value is None or words[at].plus or not 1 < value <= _MANY:
        return False
    before = words[at - 1].key if at and not words[at].breaks else ""
    behind = tuple(word.key for word in words[at + 1 : at + 3])
    all_ = before in _ALL and (at + 1 == len(words) or words[at + 1].value is None)
    all_ = all_ and (not behind or behind[0] not in COLOURS)
    people = unit_of(at, words, mentions) == "players-word"
    people = people and before not in _OF and not counts_group(words, at)
    return (all_ and not _names_cards(behind)) or people or behind in _OF_US


def laid_more(words: Sequence[Word], spans: _Spans, mentions: Sequence[Mention]) -> tuple[int, int]:
    """How often more a card is laid that is not named again, and the so-manieth it is then."""
    more = which = 0
    parts = list(_parts_behind(words, spans, mentions))
    for number, part in enumerate(parts):
        keys = [words[at].key for at in part]
        if _NONE.intersection(keys) or _IF.intersection(keys):
            continue
        nth = 0 if _has_none(words, parts, number) else _nth_laid(words, part, mentions)
        which = max(which, nth)
        if not nth:
            last = number + 1 == len(parts)
            more += _is_laid_again(words, part, mentions, last=last)
    return more, which


def _has_none(words: Sequence[Word], parts: Sequence[range], number: int) -> bool:
    """ "And the fourth, our aunt, has none": somebody, and no card."""
    part = parts[number]
    first = words[part.start + (words[part.start].key in _AND and len(part) > 1)].key
    behind = (words[at].key for other in parts[number + 1 : number + _SHORT] for at in other)
    return first in _THE and not _NONE.isdisjoint(behind)


def _parts_behind(
    words: Sequence[Word], spans: _Spans, mentions: Sequence[Mention]
) -> Iterator[range]:
    """What is told behind the first card, without other cards and the question itself."""
    asked = min((m.start for m in mentions if m.concept in _ASKED), default=len(words))
    for part in clauses_cut(words, _CUTS):
        inside = [end for start, end in spans if start < part.stop and end > part.start]
        begin = max([part.start, *inside])
        holds_name = any(start >= begin and start in part for start, _ in spans)
        if part.stop > spans[0][1] and begin < part.stop and not holds_name and asked not in part:
            yield range(begin, part.stop)


def _is_laid_again(
    words: Sequence[Word], part: range, mentions: Sequence[Mention], *, last: bool
) -> bool:
    """ "Another", "noch eine", "I added mine", "then Max", "en Bo ook"."""
    keys = [words[at].key for at in part]
    held = _HOLDS.intersection(keys)
    first = keys[1:] if keys[0] in _AND | _CUTS else keys
    again = any(pair in _AGAIN for pair in pairwise(keys))
    again = again or any(
        key == "another" and last not in _ON for last, key in pairwise(["", *keys])
    )
    also = bool(_TOO.intersection(keys)) and (_lays(words, part, mentions) or len(first) <= _SHORT)
    whole = clause_at(words, part.start)
    # "One from me", "eentje van Bo".
    again = again or (first[:1] in _ONE and len(first) in {2, 3} and first[1] in _OF)
    # "And Ilse throws one on top".
    topped = any(
        ([one] in _ONE or one in _MINE) and behind in _ON_TOP for one, behind in pairwise(keys)
    )
    again = again or (topped and (_lays(words, part, mentions) or len(first) <= _SHORT))
    mine = bool(_MINE.intersection(keys[-1:])) and _lays(words, whole, mentions)
    then = bool(first) and first[0] in _THEN and len(first) in {2, 3} and not _told(part, mentions)
    then = then and not _STANDS.intersection(keys) and not (last and _ME.intersection(keys))
    return (again or also or then or mine) and not held


def _nth_laid(words: Sequence[Word], part: range, mentions: Sequence[Mention]) -> int:
    """ "And a third", "ich die dritte", "Greg laid a third one"; "the third cannot" is somebody."""
    for at in part:
        nth = _NTH.get(words[at].key)
        if nth is None:
            continue
        after = words[at + 1].key if at + 1 in part else ""
        begins = at - part.start <= 1 and words[part.start].key in _THE | {words[at].key}
        keys = {words[place].key for place in part}
        if keys & _STANDS:
            continue
        laid = (_lays(words, part, mentions) and at - part.start > 1) or bool(keys & _TOO)
        laid = laid or ("so" in keys and bool(keys & _DOES))
        first = part.start + (words[part.start].key in _AND | _THEN)
        short = at - first < _SHORT and not keys & _FOR
        ends = after in _BEHIND and not begins and short
        if (laid or ends) and after not in _PERSONS:
            return nth
    return 0


def _told(part: range, mentions: Sequence[Mention]) -> bool:
    """Whether the part says anything of the game."""
    return any(m.concept not in {"n-may-play", "again"} and m.start in part for m in mentions)


def _lays(words: Sequence[Word], part: range, mentions: Sequence[Mention]) -> bool:
    verbs = any(m.concept in _LAYING and m.start in part for m in mentions)
    return verbs or any(words[at].key in _LAY for at in part)


def _says_each(words: Sequence[Word]) -> bool:
    return any(word.key in _EACH for word in words)


def _listed_before(words: Sequence[Word], parts: Sequence[range], own: int) -> int:
    """How many are named up to the card: "Uwe, Ida und ich je eine Zieh-Zwei"."""
    keys = [words[at].key for at in parts[own]]
    first = keys[1:] if keys[0] in _AND else keys
    count = int(not (first and first[0] in _EACH))
    for number in range(own - 1, -1, -1):
        part = parts[number]
        named = [words[at].key for at in part if words[at].key not in _AND | _THEN]
        if len(named) > _SHORT:
            break
        count += 1
        if len(named) > 2:
            # "Reihum legten Uwe": the first that is named.
            break
    return count


def _colours(words: Sequence[Word], parts: Sequence[range]) -> int:
    """ "Red, green, yellow, blue: one of each"."""
    alone = [part for part in parts if {words[at].key for at in part} - _AND <= COLOURS.keys()]
    return len(alone) or 1


def _from_others(words: Sequence[Word], parts: Sequence[range], end: int) -> int:
    """ "A +2 from Ann, from Ben and from Cas": who else has laid one."""
    more = 0
    for part in parts[1:]:
        keys = [words[at].key for at in part if words[at].key not in _AND]
        if len(keys) not in {2, 3} or keys[0] not in _OF:
            break
        more += 1
    return more if end < len(words) and words[end].key in _OF else 0


def _names_cards(behind: Sequence[str]) -> bool:
    return bool(behind) and behind[0].startswith(("plus", "draw", "zieh", "trek", "pak", "neem"))


def _words(written: str) -> frozenset[str]:
    return frozenset(written.split())


_ON: Final = word_list("laid-by-each.on")
"""Before "another" in "one after another", "one on another"."""
_ONE: Final = (["one"], ["eine"], ["einer"], ["eins"], ["een"], ["eentje"])
_MANY: Final = 10
_SHORT: Final = 3
_AND: Final = word_list("laid-by-each.and")
_CUTS: Final = _AND | word_list("laid-by-each.cuts")
_OF: Final = word_list("laid-by-each.of")
_ALL: Final = word_list("laid-by-each.all")
_OF_US: Final = frozenset({("of", "us"), ("von", "uns"), ("van", "ons")})
_EACH: Final = word_list("laid-by-each.each")
_THEN: Final = word_list("laid-by-each.then")
_STANDS: Final = COLOURS.keys() | _words(
    "am m ist is bin ben war was were komm kom kommt come comes it"
)
"""Who comes then draws, and what is then is no card."""
_ME: Final = word_list("laid-by-each.me")
"""Whoever asks and is told last is the one who draws."""
_TOO: Final = word_list("laid-by-each.too")
_DOES: Final = word_list("laid-by-each.does")
_MINE: Final = word_list("laid-by-each.mine")
_AGAIN: Final = frozenset(
    (again, one)
    for agains, ones in (
        ("so", "does dos did do"), ("noch", "eine einen einer eins ne eine"),
        ("nog", "een eentje en zon"), ("one", "more"),
        ("weer", "een eentje"), ("wieder", "eine ne"), ("nochmal", "eine"),
    )
    for again in agains.split()
    for one in ones.split()
)  # fmt: skip
_HOLDS: Final = word_list("laid-by-each.holds")
_NONE: Final = word_list("laid-by-each.none")
_IF: Final = word_list("laid-by-each.if")
_NTH: Final = {
    name: place
    for place, names in {
        2: "second zweite zweiten tweede", 3: "third dritte dritten derde",
        4: "fourth vierte vierten vierde", 5: "fifth funfte funften vijfde",
    }.items()
    for name in names.split()
}  # fmt: skip
_FOR: Final = word_list("laid-by-each.for")
_THE: Final = word_list("laid-by-each.the")
_BEHIND: Final = _words(
    "one on too drauf dazu darauf obendrauf erop op bij bovenop erbij from von van by"
) | {""}
_ON_TOP: Final = _words("on drauf obendrauf darauf erop bovenop erbij dazu")
_PERSONS: Final = word_list("laid-by-each.persons")
_LAYING: Final = frozenset({"play", "stack", "pass-on"})
_LAY: Final = word_list("laid-by-each.lay")
_ASKED: Final = frozenset({"how-many"})
