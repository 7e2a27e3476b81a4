"""Talk around the cards that no comma bounds, as people dictate it.

"Where are my glasses okay red six", "37 what a bad turn I had": everyday words before the first
card and behind the last one say nothing where they cannot be about the cards. What denies, doubts
or takes back, or tells who else has them, is no such word and is asked about as ever.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import ENDS, is_role
from scorekeeper.rulebook.roles import DEFINITE, LATER, MANY, PEOPLE, WAITS, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_THINGS: Final = word_list("dictated.things")
"""What people talk of beside the game, and do: it may be what a verb before it is about."""

_IDLE: Final = word_list("dictated.idle")
"""Words that are about no card wherever they stand."""

_VERBS: Final = word_list("dictated.verbs")
"""Words that may be about the cards, or ask for them: "can I have a red six"."""

_RESTARTS: Final = word_list("dictated.restarts")
"""Words behind which a new sentence begins."""

_MANY: Final = word_list("dictated.many")
"""Words of "so many", which tell of cards where no new sentence follows."""

_JUST: Final = word_list("dictated.just")
"""Words for "times" that say nothing behind a verb."""

_HOLDS: Final = word_list("dictated.holds")
_THEM: Final = word_list("dictated.them")
"""Words for the cards, behind what is said of whoever has them: "the dog has them"."""

_WORDS: Final = _THINGS | _IDLE | _VERBS
_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_AROUND: Final = ENDS | {Role.FILLER, Role.UNKNOWN, Role.TOTAL}
_BEFORE: Final = _AROUND | {Role.WORTH_OF}
_NOUNS: Final = frozenset({Role.CARD_NOUN, Role.CARD_NOUNS})
_SHORTEST: Final = 2
"""Words of talk: one alone may be a card that nobody knows."""


def is_everyday(word: str) -> bool:
    """Whether it is a word of talk that no other part of a line is made of."""
    return key_of(word) in _WORDS


def without_dictated_talk(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units with such talk as fillers, at the beginning of the line and at its end."""
    result = list(found)
    end = _end_of_talk(found, text)
    if end < len(found) and _says_nothing(found[:end], text, lexicon):
        for place, unit in enumerate(found[:end]):
            joins = unit.role in ENDS | {Role.TOTAL}
            if not joins and _may_be_idle(found[place:end], text):
                result[place] = _idle(unit)
    start = _start_of_talk(found, text)
    for place in range(start, len(found)) if end < start else ():
        if _is_held_by_others(found, place, start, text, lexicon):
            result[place] = replace(found[place], role=Role.UNKNOWN, value=0)
    if end < start and _tells_nothing(found[start:], text, lexicon):
        for place in range(start, len(found)):
            if found[place].role in _ARTICLES | {Role.UNKNOWN, Role.HEDGE}:
                result[place] = _idle(found[place])
    return result


def _idle(unit: "Unit") -> "Unit":
    kept = unit.role is Role.FILLER or (unit.role is Role.HEDGE and unit.value == PEOPLE)
    return unit if kept else replace(unit, role=Role.FILLER, kind=None, value=0)


def _end_of_talk(found: Sequence["Unit"], text: str) -> int:
    """Where the first unit stands that may be of a card or a number."""
    place = 0
    while place < len(found):
        behind = _behind_thing(found, place, text)
        noun = is_role(found, place, _NOUNS) and place + 1 < len(found)
        if behind:
            place = behind
        elif noun and _restarts(found[place + 1], text):
            # "The cat sat on my cards so that's a five".
            place += 1
        elif is_role(found, place, _BEFORE) or _is_aside(found, place, text):
            place += 1
        else:
            break
    return place


def _start_of_talk(found: Sequence["Unit"], text: str) -> int:
    """Behind the last unit that may be of a card or a number."""
    start = place = 0
    while place < len(found):
        behind = _behind_thing(found, place, text)
        if behind:
            place = behind
        else:
            place += 1
            around = is_role(found, place - 1, _AROUND) or _is_now(found[place - 1], text)
            start = start if around else place
    return start


def _behind_thing(found: Sequence["Unit"], place: int, text: str) -> int:
    """Behind "a terrible evening", if that stands there; else 0."""
    return _behind_noun(found, place, text) if is_role(found, place, _ARTICLES) else 0


def _behind_noun(found: Sequence["Unit"], place: int, text: str) -> int:
    """Behind what people talk of, if that is what the article there belongs to; else 0."""
    for noun in range(place + 1, len(found)):
        unit = found[noun]
        if unit.role not in {Role.FILLER, Role.UNKNOWN}:
            return 0
        if _all_in(unit, text, _THINGS):
            return noun + 1
        if unit.role is Role.UNKNOWN and not _all_in(unit, text, _IDLE):
            return 0
    return 0


def _is_aside(found: Sequence["Unit"], place: int, text: str) -> bool:
    unit = found[place]
    hedge = unit.role is Role.HEDGE and unit.value in {LATER, PEOPLE, MANY}
    return hedge or _waits(unit) or _is_just(found, place, text)


def _is_now(unit: "Unit", text: str) -> bool:
    """ "… and now I need a drink": behind the cards, it may be another matter."""
    return unit.role is Role.HEDGE and unit.value == LATER and _all_in(unit, text, _IDLE)


def _is_just(found: Sequence["Unit"], place: int, text: str) -> bool:
    """ "Lass mich mal schauen" multiplies nothing."""
    times = place > 0 and is_role(found, place, {Role.TIMES}) and _all_in(found[place], text, _JUST)
    return times and is_role(found, place + 1, {Role.FILLER, Role.UNKNOWN})


def _waits(unit: "Unit") -> bool:
    return unit.role is Role.INSTEAD and unit.value == WAITS


def _may_be_idle(talk: Sequence["Unit"], text: str) -> bool:
    """ "Wait, red 7" may take back; "so many red ones" and "for my two wilds" tell of cards."""
    unit, behind = talk[0], talk[1:]
    if unit.role is Role.HEDGE and unit.value == MANY:
        # "Das sind viele, also …", but no heading as "Ziehkarte also …".
        return _all_in(unit, text, _MANY) and bool(behind) and _restarts(behind[0], text)
    if unit.role is Role.WORTH_OF:
        return any(one.role in {Role.UNKNOWN, Role.FILLER} for one in behind[1:])
    return not _waits(unit) or any(one.role in {Role.UNKNOWN, Role.FILLER} for one in behind)


def _says_nothing(talk: Sequence["Unit"], text: str, lexicon: Lexicon) -> bool:
    """Whether all strange words before the cards are everyday ones, and none reaches the cards."""
    if not _is_sentence(talk, text, lexicon) or not _is_everyday(talk, text):
        return False
    behind = _behind_verbs(talk, text)
    if len(behind) == len(talk):
        return True
    apart = any(unit.role is Role.SEPARATOR or _restarts(unit, text) for unit in behind)
    return apart or (bool(behind) and _has(behind[-1], text, _THINGS))


def _is_sentence(talk: Sequence["Unit"], text: str, lexicon: Lexicon) -> bool:
    """Whether it is more than a word, or "my nice cup", which may be a card that nobody knows."""
    told = [unit for unit in talk if unit.role not in ENDS]
    words = [word for unit in told for word in _words(unit, text)]
    owned = bool(told) and not lexicon.me.isdisjoint([*_words(told[0], text)][-1:])
    article = is_role(told, 0, _ARTICLES) or (bool(told) and told[0].value == DEFINITE)
    noun = _behind_noun(told, 0, text) if owned or article else 0
    return len(words) >= _SHORTEST and noun < len(told)


def _restarts(unit: "Unit", text: str) -> bool:
    # "It's" is one word here.
    said = text[unit.start : unit.end].replace("'", "").replace("’", "")
    return any(key_of(word) in _RESTARTS for word in said.split()[:1])


def _tells_nothing(talk: Sequence["Unit"], text: str, lexicon: Lexicon) -> bool:
    """Whether all strange words behind the cards are everyday ones, and of no card."""
    said = {word for unit in talk for word in _words(unit, text)}
    held = not _HOLDS.isdisjoint(said) and lexicon.me.isdisjoint(said)
    if held or not _is_sentence(talk, text, lexicon) or not _is_everyday(talk, text):
        return False
    behind = _behind_verbs(talk, text)
    now = any(unit.role is Role.HEDGE for unit in talk)
    about = any(_has(unit, text, _THINGS) for unit in behind)
    return about or not (now or len(behind) < len(talk))


def _is_everyday(talk: Sequence["Unit"], text: str) -> bool:
    return all(_all_in(unit, text, _WORDS) for unit in talk if unit.role is Role.UNKNOWN)


def _behind_verbs(talk: Sequence["Unit"], text: str) -> Sequence["Unit"]:
    """What stands behind the last such verb; all of it, if there is none."""
    strange = [unit.role is Role.UNKNOWN and _has(unit, text, _VERBS) for unit in talk]
    return talk[max((n + 1 for n, verb in enumerate(strange) if verb), default=0) :]


def _is_held_by_others(
    found: Sequence["Unit"], place: int, start: int, text: str, lexicon: Lexicon
) -> bool:
    """ "Two skips, the dog has them"."""
    them = place + 1 < len(found) and _all_in(found[place + 1], text, _THEM)
    said = {word for unit in found[start:] for word in _words(unit, text)}
    return them and _has(found[place], text, _HOLDS) and lexicon.me.isdisjoint(said)


def _words(unit: "Unit", text: str) -> Iterator[str]:
    said = text[unit.start : unit.end].replace("'", " ").replace("’", " ")
    return (key for word in said.split() if (key := key_of(word)))


def _all_in(unit: "Unit", text: str, listed: frozenset[str]) -> bool:
    words = frozenset(_words(unit, text))
    return unit.kind is None and bool(words) and words <= listed


def _has(unit: "Unit", text: str, listed: frozenset[str]) -> bool:
    return not listed.isdisjoint(_words(unit, text))
