"""Questions how many cards somebody holds in the end: "she had four, I drop a +2, now?".

What is recognised here are words: what is asked, of whom, and which hands were told. What it comes
to by the rules of the table is in `hand_sums.py`.
"""

from collections.abc import Container, Sequence
from typing import Final

from scorekeeper.rulebook.asking.alike_told import alike_told
from scorekeeper.rulebook.asking.barely_asked import barely_asked
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.hand_claimed import hand_claimed
from scorekeeper.rulebook.asking.hand_told import (
    drawn_told,
    hands_told,
    is_lacking,
    laid_again,
    laid_told,
    says,
)
from scorekeeper.rulebook.asking.hand_words import (
    BEFORE,
    HOLD,
    LAY,
    MAIN,
    NO_HAND,
    NOW,
    RECEIVE,
    SINCE,
    SIZE,
    SLAM,
    TAKE,
)
from scorekeeper.rulebook.asking.in_turn import is_said_so
from scorekeeper.rulebook.asking.persons import (
    PERSONS,
    Whose,
    clause_at,
    doer_at,
    done_to_me,
    person_at,
)
from scorekeeper.rulebook.asking.situation import Ask, HandAsked, HandTold, SaidCard
from scorekeeper.rulebook.asking.way_of_play import goes_against
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_SHORT: Final = 4
_STACKED: Final = 2
_BEFORE: Final = 3
_PLACES: Final = frozenset({"draw-pile", "points"})
_COUNTED: Final = frozenset({"players-word", "round", "n-may-play"})
"""What is not asked for where it stands further on: "how many cards does the first player hold"."""
_NUMBER: Final = word_list("hand-asked.number")
_POINTS: Final = ("points", "punkt", "punt", "score", "pts", "bonus")
_TELL: Final = word_list("hand-asked.tell")
_PASSING: Final = frozenset({"0", "7", "swap-hands"})
_GET: Final = word_list("hand-asked.get")
_WHAT: Final = word_list("hand-asked.what")
_DO: Final = (["do"], ["does"], ["did"])


def hand_asked(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    ask: Ask,
    begins: int,
    language: str,
) -> HandAsked | None:
    """What is asked and told of hands; None where a question asks for something else."""
    passes = any(card.kind in _PASSING for card in cards)
    named = frozenset(at for card in cards for at in range(card.start, card.end))
    asked = _asked(words, mentions, ask, language, named, passes=passes)
    free = asked is None and ask in {"yes-no", "any"}
    said = hand_claimed(words, begins, named, language) if free else None
    if said is not None:
        asked = clause_at(words, said)
    if asked is None:
        return None
    told = tuple(
        one
        for one in hands_told(words, mentions, cards, asked, language)
        if one.at != said and not _counts_cards_laid(one, cards)
    )
    counts = any(m.concept == "how-many" and m.start in asked for m in mentions)
    if not told and not (counts and _ends_with_hand(words, asked, language)):
        return None
    whose = _asked_of(words, asked, told, language)
    starts = [card.start for card in cards if not card.kind.isdecimal() and card.start < asked.stop]
    card_at = next(iter([*starts, *(card.start for card in cards)]), -1)
    hit = card_at >= 0 and _receives(words, card_at, language)
    laid = card_at >= 0 and not hit and _is_laid(words, card_at, mentions, language)
    doubts = next((m.start for m in mentions if m.concept == "challenge"), None)
    return HandAsked(
        whose=whose,
        told=told,
        claimed=None if said is None else words[said].value,
        plays=doer_at(words, card_at, language) if laid else "",
        card_at=max(card_at, 0),
        on_me=hit or (card_at >= 0 and done_to_me(words, card_at, language)),
        again=_again(words, cards, card_at, language),
        doubts="" if doubts is None else doer_at(words, doubts, language),
        drawn=drawn_told(words, mentions, cards, asked),
        laid=laid_told(words, mentions, cards, language),
        alike=alike_told(words, cards, language),
        without=tuple(card for card in cards if is_lacking(words, card, language)),
        backwards=any(words[at].key in BEFORE for at in asked[-2:]),
        against_the_clock=any(goes_against(words, place) for place in range(len(words))),
    )


def _counts_cards_laid(told: HandTold, cards: Sequence[SaidCard]) -> bool:
    """ "Two +4s come at me": so many are laid, and not held."""
    return any(
        card.count == told.value > 1 and told.at in range(card.start - _STACKED, card.start + 1)
        for card in cards
    )


def _again(words: Sequence[Word], cards: Sequence[SaidCard], card_at: int, language: str) -> int:
    """How often more the card is laid, where the cards do not have it already."""
    if card_at < 0 or any(is_said_so(words, card) for card in cards):
        return 0
    return laid_again(words, card_at, language)


def _asked(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    ask: Ask,
    language: str,
    named: Container[int],
    *,
    passes: bool,
) -> range | None:
    """The words of the clause that asks how many are held; None where none does."""
    # "At that point": no points.
    said = {m.concept for m in mentions if _is_meant(words, m)}
    spots = [m.start for m in mentions if m.concept == "how-many"]
    held = [
        at for at, word in enumerate(words) if word.key in _WHAT and _is_held(words, at, language)
    ]
    bare = barely_asked(words)
    if "points" in said or "bonus" in said or (ask == "yes-no" and not spots + held and not bare):
        return None
    spots += [place for place in range(len(words)) if says(words, place, SIZE) and place]
    spots += held
    spots += [len(words) - 1] if _is_now(words, language) else []
    for spot in sorted(set(spots), reverse=True):
        clause = _clause_of(words, spot, language)
        if _asks_for_hand(words, clause, spot, mentions, language, named):
            return clause
        if passes and {words[at].key for at in clause} & _GET and spot in clause:
            # Hands move on: what somebody gets is a hand.
            return clause
    return bare


def _is_laid(
    words: Sequence[Word], card_at: int, mentions: Sequence[Mention], language: str
) -> bool:
    """Whether somebody does something with the card, and does not only hold cards after it."""
    clause = clause_at(words, card_at)
    lays = any(m.concept == "play" and m.start in clause for m in mentions)
    mine = doer_at(words, card_at, language) == "me"
    slams = any(words[at].key in SLAM for at in clause)
    owned = card_at > 0 and words[card_at - 1].key in PERSONS[language].my
    return not mine or lays or slams or owned


def _is_meant(words: Sequence[Word], mention: Mention) -> bool:
    """Points are, where the word itself is said, and not "how much is that"."""
    points = mention.concept == "points"
    return not points or any(words[at].key.startswith(_POINTS) for at in mention.places)


def _receives(words: Sequence[Word], card_at: int, language: str) -> bool:
    """ "Then I get a +4": who is told to have a card is hit with it."""
    clause = clause_at(words, card_at)
    receives = any(words[at].key in RECEIVE for at in clause)
    return receives and doer_at(words, card_at, language) == "me"


def _is_held(words: Sequence[Word], at: int, language: str) -> bool:
    """ "She is holding what", "what has he then": nothing that is held is named."""
    before = words[at - 1].key if at and not words[at].breaks else ""
    clause = clause_at(words, at)
    keys = [words[place].key for place in range(at + 1, clause.stop)]
    asks = len(keys) <= _SHORT and bool(set(keys[:1]) & MAIN[language])
    # "What do I hold now".
    asks = asks or (keys[:1] in _DO and len(keys) == _SHORT and keys[2] in MAIN[language])
    if asks and set(keys) & NOW[language]:
        return True
    return before in {"holding", "holds", "hold", "having", "with"}


def _is_now(words: Sequence[Word], language: str) -> bool:
    """ "I had two before, now?"."""
    if not words:
        return False
    last = words[-1]
    start = clause_at(words, len(words) - 1).start
    return last.key in NOW[language] and len(words) - start <= 2 and start > 0


def _clause_of(words: Sequence[Word], spot: int, language: str) -> range:
    """The clause of an amount asked for, with the one before it where it is that short."""
    clause = clause_at(words, spot)
    keys = {words[at].key for at in clause}
    if len(clause) <= 2 and clause.start and not keys & NOW[language]:
        before = clause_at(words, clause.start - 1)
        if any(words[at].key in _WHAT for at in before) or words[clause[0]].key in _NUMBER:
            return range(before.start, clause.stop)
    if len(clause) <= 2 and clause.start:
        # "And now, how many?".
        before = clause_at(words, clause.start - 1)
        if len(before) <= 2 and {words[at].key for at in before} & NOW[language]:
            return range(before.start, clause.stop)
    alone = words[clause.start].key in _NUMBER and keys & NOW[language]
    if keys & _NUMBER and len(clause) <= _SHORT + 1 and clause.start and not alone:
        # "You'd be on…? Give me a number".
        return range(clause_at(words, clause.start - 1).start, clause.stop)
    return clause


def _asks_for_hand(
    words: Sequence[Word],
    clause: range,
    spot: int,
    mentions: Sequence[Mention],
    language: str,
    named: Container[int],
) -> bool:
    # Behind "after" and the like only stands when it is asked for.
    end = next(
        (at for at in range(spot + 1, clause.stop) if words[at].key in SINCE[language]),
        clause.stop,
    )
    begin = max(clause.start, spot - _BEFORE)
    # "… a plus two, how many do I have": a card's name says nothing of taking.
    keys = [words[at].key for at in range(begin, end) if at >= spot or at not in named]
    said = {
        m.concept
        for m in mentions
        if m.start < end and m.end > spot and _is_meant(words, m)
        if m.concept not in _COUNTED or m.start <= spot + _BEFORE
    }
    if any(says(words, at, SIZE) for at in range(begin, end)) and not said & _PLACES:
        return True
    owned = any(person_at(words, at, language) for at in range(clause.start, end))
    held = bool({words[at].key for at in range(clause.start, end)} & MAIN[language])
    if said & NO_HAND - ({"deck-size"} if owned or held else set()):
        return False
    if set(keys) & (TAKE[language] | LAY[language]) - HOLD[language]:
        return False
    if {words[at].key for at in range(clause.start, end)} & MAIN[language]:
        return True
    if set(keys) & HOLD[language]:
        return True
    return len(keys) <= _SHORT + 1 and bool(set(keys) & (NOW[language] | BEFORE))


def _ends_with_hand(words: Sequence[Word], asked: range, language: str) -> bool:
    """Whether the hand itself is named, where no number of cards is told before."""
    return any(words[at].key in MAIN[language] or says(words, at, SIZE) for at in asked)


def _asked_of(
    words: Sequence[Word], asked: range, told: Sequence[HandTold], language: str
) -> Whose:
    """Whose hand is asked for; where nothing tells, the only one that is told of."""
    verbs = [at for at in asked if words[at].key in MAIN[language]]
    middle = verbs[-1] if verbs else asked.start
    for at in sorted(asked, key=lambda place: (abs(place - middle), -place)):
        whose = person_at(words, at, language)
        if whose and not (at and words[at - 1].key in _TELL):
            return whose
    if words[asked.start].key in PERSONS[language].i_do:
        return "me"
    if len(asked) > _SHORT or not told:
        return "other" if verbs else ""
    return told[-1].whose
