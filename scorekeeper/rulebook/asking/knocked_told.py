"""Who is told to be knocked out of a round: "two flew out, the third still holds a skip"."""

from collections.abc import Iterator, Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import ONE, unit_of
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.named_out import named_out
from scorekeeper.rulebook.asking.numbers_of_people import is_last_of_so_many
from scorekeeper.rulebook.asking.one_more_out import one_more_out
from scorekeeper.rulebook.asking.persons import clause_at, clauses_cut
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_OUT: Final = frozenset({"knock-out", "mercy", "elimination"})
_FEW: Final = 10
_NEAR: Final = 2
_MANY_CARDS: Final = 25
"""A number told beside it, which is of cards if it is no smaller."""
_JOINTS: Final = word_list("knocked-told.joints")
_PLAYING: Final = frozenset({"two-players", "four-players"})
_NOBODY: Final = word_list("knocked-told.nobody")
_OF: Final = word_list("knocked-told.of")
_NONE: Final = word_list("knocked-told.none")
_ALL: Final = word_list("knocked-told.all")
_SURVIVED: Final = word_list("knocked-told.survived")
_BOTH: Final = word_list("knocked-told.both")
_SOMEBODY: Final = word_list("knocked-told.somebody")
"""One of the others, where no noun follows that makes it an article."""
_OF_SOMEBODY: Final = word_list("knocked-told.of-somebody")
"""What follows where an article in writing is one person: "een ligt eruit"."""
_I: Final = word_list("knocked-told.i")
_IS: Final = word_list("knocked-told.is")
_SEVERAL: Final = word_list("knocked-told.several")
_AM: Final = word_list("knocked-told.am")
_ONLY: Final = word_list("knocked-told.only")
_WITH: Final = word_list("knocked-told.with")
_OTHER_UNITS: Final = frozenset({"card", "points", "round", "age"})


def told_out(
    words: Sequence[Word], mentions: Sequence[Mention], cards: Sequence[SaidCard]
) -> int | None:
    """How many are said to be knocked out; None where nobody says how many."""
    told = [count for count, _ in _told(words, mentions, cards)]
    told += [*_all_but_one(words), *named_out(words, mentions, cards)]
    out = max(told or _one_by_name(words, mentions), default=None)
    if not out:
        return out
    outs = frozenset(at for m in mentions if m.concept in _OUT for at in m.places)
    read = frozenset(at for m in mentions for at in m.places)
    parts = tuple(clauses_cut(words, _JOINTS))
    in_the_end = one_more_out(words, parts, outs, read, (told or [out])[0])
    return max(out, in_the_end)


def _one_by_name(words: Sequence[Word], mentions: Sequence[Mention]) -> list[int]:
    """ "Pete got knocked out. The other two …": one, and not the two who still hold cards."""
    parts = list(clauses_cut(words, _JOINTS))
    outs = [part for part in parts if any(m.concept in _OUT and m.start in part for m in mentions)]
    # "Everyone but me was knocked out" is one clause.
    keys = {words[at].key for part in outs for at in clause_at(words, part.start)}
    single = len(outs) == 1 and bool(keys & _IS) and not keys & (_SEVERAL | _I)
    single = single and not any(m.concept == "how-many" and m.start in outs[0] for m in mentions)
    told = [at for at in (outs[0] if single else ()) if words[at].value is not None]
    with_cards = all(is_of_whoever_is_out(at, words, mentions) for at in told)
    return [1] if single and with_cards else []


def counts_those_out(words: Sequence[Word], place: int, mentions: Sequence[Mention]) -> bool:
    """ "Bonus bei 2 Ausgeschiedenen", "for three knock-outs": players, and no 2."""
    behind = place + 1 < len(words) and not words[place + 1].breaks
    out = any(m.concept in _OUT and m.start == place + 1 for m in mentions)
    # "A 10 and a six remain": behind an article it is a card.
    article = place > 0 and words[place - 1].key in ONE
    return bool(out and behind and (words[place].value or 0) > 1) and not article


def _all_but_one(words: Sequence[Word]) -> Iterator[int]:
    """How many are out where somebody is the last one of so many."""
    for place, word in enumerate(words):
        if word.value is not None and is_last_of_so_many(words, place):
            yield word.value - 1


def without_those_out(
    words: Sequence[Word], mentions: Sequence[Mention], cards: Sequence[SaidCard]
) -> list[Mention]:
    """The mentions, without the "two players" who flew out: so many do not play."""
    places = {at for _, at in _told(words, mentions, cards)}
    return [m for m in mentions if m.concept not in _PLAYING or not places.intersection(m.places)]


def _told(
    words: Sequence[Word], mentions: Sequence[Mention], cards: Sequence[SaidCard]
) -> list[tuple[int, int]]:
    """How many are out, and where it is said, of each clause that tells of it."""
    named = {at for card in cards for at in range(card.start, card.end)}
    found = []
    own: list[int] = []
    others = False
    for part in clauses_cut(words, _JOINTS):
        outs = [m.start for m in mentions if m.concept in _OUT and m.start in part]
        people = list(_people(words, mentions, part, named)) if outs else []
        if people:
            # "Of four people three flew out": the nearest.
            found.append(min(people, key=lambda one: abs(one[1] - outs[0])))
        elif outs and _has_gone_out(words, mentions, part):
            own.append(outs[0])
        else:
            others = others or bool(outs)
    return found or [(0, at) for at in own if not others]


def _has_gone_out(words: Sequence[Word], mentions: Sequence[Mention], part: range) -> bool:
    """ "I'm out. Ann holds a skip. What do I score?": rid of all cards, and not knocked out."""
    ends = {m.end for m in mentions if m.concept in _OUT and m.start in part}
    mine = any(
        words[at].key in _I and words[at + 1].key in _AM and at + 3 in ends for at in part[:-1]
    )
    scores = any(m.concept == "points" and m.start not in part for m in mentions)
    return mine and scores and all(words[at].value is None for at in part)


def is_of_whoever_is_out(place: int, words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """ "One flew out with 27": the number is of cards that count nothing any more."""
    parts = list(clauses_cut(words, _JOINTS))
    part = next(part for part in parts if place in part)
    if _holds_and_is_out(words, mentions, parts, part):
        return (words[place].value or 0) >= _MANY_CARDS and not unit_of(place, words, mentions)
    if not any(m.concept in _OUT and m.start in part for m in mentions):
        return False
    unit = unit_of(place, words, mentions)
    before = {word.key for word in words[max(place - _NEAR, part.start) : place]}
    return unit == "card" or (not unit and bool(before & _WITH))


def _holds_and_is_out(
    words: Sequence[Word], mentions: Sequence[Mention], parts: Sequence[range], part: range
) -> bool:
    """ "Ann had 27 and was out": behind "and" it is told of nobody else."""
    behind = next((other for other in parts if other.start == part.stop), range(0))
    goes_on = len(behind) > 1 and not words[behind.start].breaks
    goes_on = goes_on and words[behind.start].key in _JOINTS and words[behind.start + 1].key in _IS
    return goes_on and any(m.concept in _OUT and m.start in behind for m in mentions)


def _people(
    words: Sequence[Word], mentions: Sequence[Mention], part: range, named: set[int]
) -> Iterator[tuple[int, int]]:
    for at in part:
        word = words[at]
        if word.key in _NOBODY or _is_nobody(words, at, mentions):
            yield 0, at
        told = 2 if word.key in _BOTH else word.value
        if told is None and word.key in _SOMEBODY and _stands_alone(words, at, part):
            yield 1, at
            if _is_one_of_so_many(words, at):
                # "One of our four was knocked out": the four are not.
                return
        if told is None or at in named or not 0 < told < _FEW or word.plus:
            continue
        if is_last_of_so_many(words, at):
            continue
        if unit_of(at, words, mentions) not in _OTHER_UNITS and not _is_of_so_many(words, at):
            yield told, at


def _is_one_of_so_many(words: Sequence[Word], at: int) -> bool:
    """ "One of our four", "einer von uns vieren", "een van de vier"."""
    behind = words[at + 1 : at + 4]
    return (
        len(behind) > 1 and behind[0].key in _OF and any(word.value is not None for word in behind)
    )


def _is_nobody(words: Sequence[Word], at: int, mentions: Sequence[Mention]) -> bool:
    """ "No one was thrown out", "geen uitschakelingen", "everybody survived"."""
    behind = words[at + 1] if at + 1 < len(words) and not words[at + 1].breaks else None
    if behind is None:
        return False
    none = words[at].key in _NONE and any(m.concept in _OUT and m.start == at + 1 for m in mentions)
    survived = words[at].key in _ALL and behind.key in _SURVIVED
    return none or survived or (words[at].key == "no" and behind.key == "one")


def _is_of_so_many(words: Sequence[Word], at: int) -> bool:
    """ "Three of the five", "drei von uns fünf": how many play."""
    if words[at].breaks:
        # "Six of us. Two got knocked out".
        return False
    before = words[max(at - _NEAR - 1, 0) : at]
    many = any(word.key in _OF for word in before)
    return many and any(word.value is not None for word in words[max(at - 4, 0) : at])


def _stands_alone(words: Sequence[Word], at: int, part: range) -> bool:
    """ "One flew out", "een van hen": somebody; no article, and not "the last one"."""
    if at and not words[at].breaks and words[at - 1].key in _ONLY:
        return False
    if at + 1 in part and words[at + 1].key in {"after", "nach", "na"}:
        return False
    return words[at].key not in {"een", "eine", "einen"} or (
        at + 1 in part and words[at + 1].key in _OF_SOMEBODY
    )
