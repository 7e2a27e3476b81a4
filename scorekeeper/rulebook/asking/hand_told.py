"""What a question tells of hands: how many cards somebody held, drew, or has of one colour."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS, TIMES, count_at, unit_of
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.hand_words import (
    ALSO,
    BEFORE,
    CARD,
    HOLD,
    LAY,
    LEFT,
    MAIN,
    NO,
    NOW,
    ONE,
    TAKE,
    WITH_IT,
    Phrases,
)
from scorekeeper.rulebook.asking.persons import PERSONS, clause_at, clauses, whose_at
from scorekeeper.rulebook.asking.situation import HandTold, SaidCard, Side
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 3
_MOST: Final = 60
"""Cards that somebody may hold."""
_NAMES_A_NUMBER: Final = frozenset(
    {"seven-zero", "two-players", "four-players", "eight-players", "n-may-play", "players-word"}
)
_OTHER_UNITS: Final = frozenset({"points", "players-word", "round", "age", "n-may-play"})


def hands_told(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    asked: range,
    language: str,
) -> Iterator[HandTold]:
    """The hands that are told before or behind the question."""
    named = {
        at for c in cards if not c.kind.isdecimal() or c.colour for at in range(c.start, c.end)
    }
    named |= {
        place
        for mention in mentions
        if mention.concept in _NAMES_A_NUMBER and len(mention.places) > 1
        for place in mention.places
        if not _counts_cards(words, place)
    }
    lefts = {m.start: m for m in mentions if m.concept == "one-left"}
    found = False
    for clause in clauses(words):
        inside = clause.start >= asked.start and clause.stop <= asked.stop
        if inside and not any(words[at].value is not None for at in clause):
            continue
        listed = _is_list(words, clause, named)
        if found and len(clause) <= _NEAR and not inside:
            # "I have six, Jan one".
            last = clause[-1]
            one = 1 if words[last].key in ONE[language] else 0
            ended = words[last].value or one
            first = words[clause.start].key
            named_one = last not in named and not words[last].plus and len(clause) > 1
            does = {words[at].key for at in clause} & (TAKE[language] | LAY[language])
            begins = first in LEFT[language] | NOW[language] | _LEAVING
            if ended and named_one and not does and not begins:
                whose = whose_at(words, last, language) or "other"
                yield HandTold(ended, last, whose, side=_side(words, clause, last))
                continue
        for at in clause:
            value = words[at].value
            if value is not None and not words[at].plus and at not in named and not listed:
                if _counts_a_hand(words, mentions, clause, at, language):
                    found = True
                    yield _hand_told(words, clause, at, value, language)
            elif (
                _is_one(words, at, clause, language)
                or (at in lefts and value is None)
                or _is_uno(words, at, clause, language)
            ):
                if at in named:
                    continue
                yield _hand_told(words, clause, at, 1, language)
                break


def _hand_told(
    words: Sequence[Word], clause: range, at: int, value: int, language: str
) -> HandTold:
    keys = [words[place].key for place in clause]
    laid: bool | None = None
    behind = clause.stop < len(words) and says(words, clause.stop, WITH_IT[language])
    if behind or any(says(words, place, WITH_IT[language]) for place in clause):
        laid = False
    elif any(key in LEFT[language] for key in keys):
        laid = True
    return HandTold(value, at, whose_at(words, at, language), laid, _side(words, clause, at))


def _side(words: Sequence[Word], clause: range, at: int) -> Side:
    near = sorted(clause, key=lambda place: (place > at, abs(place - at)))
    for place in near:
        for side, keys in _SIDES.items():
            if words[place].key.startswith(keys) and not _remains(words, place, clause):
                return side
    return ""


def _remains(words: Sequence[Word], place: int, clause: range) -> bool:
    """ "I've two left", "she is left with five": no side is meant."""
    if words[place].key != "left" or place == clause.start:
        return False
    before, after = words[place - 1], words[min(place + 1, len(words) - 1)].key
    if after == "of":
        # "Who is left of me".
        return False
    counted = before.value is not None or before.key in _COUNTED
    return counted or (after in _WITH and place + 1 in clause)


def _is_one(words: Sequence[Word], at: int, clause: range, language: str) -> bool:
    """ "A single card", "one left": a number that the words do not have as one."""
    if words[at].key not in ONE[language] or words[at].value is not None:
        return False
    after = words[at + 1].key if at + 1 in clause else ""
    if at - 1 in clause and words[at - 1].key in _WITHOUT:
        # "My turn again without one".
        return False
    keys = {words[place].key for place in clause}
    if keys & (LAY[language] | TAKE[language]) or not keys & (
        HOLD[language] | LEFT[language] | {"on", "bei", "met"}
    ):
        return False
    return after in CARD or (after in ONE[language]) or (not after and words[at].key != "een")


def _is_uno(words: Sequence[Word], at: int, clause: range, language: str) -> bool:
    """ "Rose had uno", "die uno hat": who has it has one card."""
    if words[at].key != "uno":
        return False
    return any(near in clause and words[near].key in MAIN[language] for near in (at - 1, at + 1))


def _is_list(words: Sequence[Word], clause: range, named: set[int]) -> bool:
    """ "Ben has 4, 5 and 9": cards that are held, each with its number."""
    bare = [
        at
        for at in clause
        if words[at].value is not None and not words[at].plus and at not in named
    ]
    return any(other - at <= 2 for at, other in pairwise(bare)) or (
        clause.stop < len(words)
        and words[clause.stop].value is not None
        and clause.stop - 1 in bare
        and len(bare) > 0
        and not words[clause.stop].plus
        and clause.stop not in named
    )


def _counts_a_hand(
    words: Sequence[Word], mentions: Sequence[Mention], clause: range, at: int, language: str
) -> bool:
    """Whether a number is that of the cards somebody holds."""
    value = words[at].value or 0
    if value > _MOST or unit_of(at, words, mentions) in _OTHER_UNITS:
        return False
    before = words[at - 1].key if at > clause.start else ""
    after = words[at + 1].key if at + 1 in clause else ""
    ends = words[clause.stop - 1].key in MAIN[language] and at == clause.stop - 2
    if before in PERSONS[language].my and after in CARD:
        return True
    if before in _OF_A_CARD:
        return False
    sits = before == "auf" and any(words[p].key in HOLD[language] for p in clause)
    if before in _ARTICLES and not sits and not (ends and after in MAIN[language]):
        return False
    if before in COLOURS or after in COLOURS or after in {"s", "er"} | TIMES:
        return False
    keys = [words[place].key for place in clause]
    holds = bool(set(keys) & HOLD[language]) or before in _WITH
    holds = holds or before in LEFT[language] or after in LEFT[language]
    holds = holds or bool(_side(words, clause, at)) or bool(set(keys) & BEFORE)
    drawn = any(m.concept == "draw" and -2 <= m.start - at <= 2 for m in mentions)
    if drawn and not any(words[p].key in HOLD[language] for p in clause if abs(p - at) <= _NEAR):
        return False
    return holds or (unit_of(at, words, mentions) == "card" and not drawn)


def _counts_cards(words: Sequence[Word], at: int) -> bool:
    return at + 1 < len(words) and words[at + 1].key in CARD


def drawn_told(
    words: Sequence[Word], mentions: Sequence[Mention], cards: Sequence[SaidCard], asked: range
) -> int | None:
    """How many cards are told to be drawn, one after the other or as a number."""
    tells = {"draw", "drawn-card", "reveal", "until"}
    draws = [m.start for m in mentions if m.concept in tells]
    draws += [at for at, word in enumerate(words) if word.key in _DREW]
    first = min((at for at in draws if at not in asked), default=None)
    if first is None:
        return None
    listed = [
        card for card in cards if card.start > first and card.start not in asked and card.colour
    ]
    if listed:
        return len(listed)
    counted = [
        words[at].value
        for at in range(first - _NEAR, first + _NEAR + 1)
        if 0 <= at < len(words)
        and words[at].value is not None
        # "I drew 3", "hab 2 gezogen", "moet er 2 pakken".
        and (_counts_cards(words, at) or (at >= first - 1 and not cards))
        and at in clause_at(words, first)
    ]
    return counted[0] if len(counted) == 1 else None


def laid_told(
    words: Sequence[Word], mentions: Sequence[Mention], cards: Sequence[SaidCard], language: str
) -> int | None:
    """How many cards are told to be laid, where only their number is: "I had ten and lay one"."""
    named: set[int | None] = {at for card in cards for at in range(card.start, card.end)}
    named |= {count_at(words, card.start) for card in cards if card.count > 1}
    for mention in mentions:
        if mention.concept != "play":
            continue
        near = [*range(mention.start, mention.end + 2), mention.start - 1, mention.start - 2]
        for at in near:
            if at in named or at not in clause_at(words, mention.start):
                continue
            told: int | None = words[at].value
            if told is not None and not words[at].plus:
                return told
            if words[at].key in ONE[language] and at + 1 not in named:
                return 1
    return None


def laid_again(words: Sequence[Word], card_at: int, language: str) -> int:
    """How often the card is said to be laid again without being named."""
    return sum(says(words, at, ALSO[language]) for at in range(card_at, len(words)))


def is_lacking(words: Sequence[Word], card: SaidCard, language: str) -> bool:
    """ "Not a single +2 among them", "keine mehr": a card that somebody has not."""
    clause = clause_at(words, card.start)
    near = range(max(clause.start, card.start - _NEAR), card.start)
    return any(words[at].key in NO[language] for at in near)


def says(words: Sequence[Word], place: int, phrases: Phrases) -> bool:
    """Whether one of the phrases begins at this place, in one clause."""
    return any(
        tuple(word.key for word in words[place : place + len(phrase)]) == phrase
        and not any(word.breaks for word in words[place + 1 : place + len(phrase)])
        for phrase in phrases.get(words[place].key, ())
    )


_SIDES: Final[Mapping[Side, tuple[str, ...]]] = {
    "left": ("left", "link"),
    "right": ("right", "recht"),
}
_COUNTED: Final = word_list("hand-told.counted")
"""Words before "left" with which it is no side."""
_DREW: Final = word_list("hand-told.drew")
_WITHOUT: Final = word_list("hand-told.without")
_LEAVING: Final = word_list("hand-told.leaving")
_WITH: Final = word_list("hand-told.with")
_OF_A_CARD: Final = word_list("hand-told.of-a-card")
_ARTICLES: Final = word_list("hand-told.articles")
