"""The card that somebody went out with: it is gone, and counts for nobody."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import ONE
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 3
_ROUND: Final = word_list("standings.round")
_KEPT: Final = word_list("ending.kept")
_SITS: Final = word_list("ending.sits")
_HOLDS: Final = word_list("ending.holds")
"""Behind "the last one": somebody, and no card."""
_CARD: Final = word_list("ending.card")
_CARDS: Final = word_list("ending.cards")
_HAVE: Final = word_list("ending.have")
_TWO: Final = 2
_LAST: Final = word_list("ending.last")
_WHOSE: Final = word_list("ending.whose")
_WITH: Final = word_list("ending.with")


def ended_with(
    words: Sequence[Word], mentions: Sequence[Mention], cards: Sequence[SaidCard]
) -> SaidCard | None:
    """ "I go out on a +2", "my last card, a yellow eight": the card; None where none is told."""
    for mention in mentions:
        if mention.concept not in {"finish", "last-card", "win"} or _is_kept(words, mention):
            continue
        if mention.concept == "last-card" and _are_several(words, mention):
            continue
        for card in cards:
            if card.count > 1:
                # Nobody ends on two cards: "I end with two wilds" is left with them.
                continue
            if mention.start < card.start < mention.end and len(mention.places) > 1:
                # "Ich mache mit einer +4 aus".
                return card
            between = words[mention.end : card.start]
            # "Wins the round on a 2".
            won = mention.concept == "win" and any(word.key in _ROUND for word in between)
            behind = 0 <= card.start - mention.end <= _NEAR + _TWO * won
            named = _is_with(words, mention, card) or mention.concept == "last-card"
            held = _is_held(between) if mention.concept == "last-card" else _is_another(between)
            if behind and named and not held and not any(word.breaks for word in between[1:]):
                return card
            if _is_apposed(words, mention, card):
                return card
            # "Mit der +4 macht er aus": before the verb.
            ahead = words[card.end : mention.start]
            joined = not any(w.breaks for w in words[card.end : mention.start + 1])
            if 0 <= mention.start - card.end <= _NEAR and len(ahead) <= _NEAR and joined:
                before = {word.key for word in words[max(card.start - _NEAR, 0) : card.start]}
                if mention.concept == "finish" and before & _WITH:
                    return card
    return _final(words, cards)


def _is_apposed(words: Sequence[Word], mention: Mention, card: SaidCard) -> bool:
    """ "Karin lays her last card, a 7.": between commas, right behind it."""
    between = words[mention.end : card.start]
    article = len(between) == 1 and between[0].key in ONE and between[0].breaks
    closes = card.end == len(words) or words[card.end].breaks
    return article and closes and words[mention.end - 1].key in _CARD


def _is_held(between: Sequence[Word]) -> bool:
    """ "The last one had a 7", "Karin lays her last card. I have a 3": it is kept."""
    anew = bool(between) and between[0].breaks
    return any(word.key in _HOLDS or (anew and word.key in _HAVE) for word in between)


def _is_another(between: Sequence[Word]) -> bool:
    """ "I'm out. Ben sits on a 7": somebody else is left with it."""
    anew = bool(between) and between[0].breaks
    return anew and any(word.key in _HOLDS | _HAVE | _KEPT | _SITS for word in between)


def _final(words: Sequence[Word], cards: Sequence[SaidCard]) -> SaidCard | None:
    """ "For my final Draw Two", "Hugh's last card": the card that ended the round."""
    return next(
        (
            card
            for card in cards
            if card.count == 1 and card.start > 1 and words[card.start - 1].key in _LAST
            if words[card.start - _TWO].key in _WHOSE and not words[card.start].breaks
        ),
        None,
    )


def _is_kept(words: Sequence[Word], mention: Mention) -> bool:
    """ "Stuck at the end with a nine": what is left, and not what is laid."""
    return any(word.key in _KEPT for word in words[max(mention.start - _NEAR, 0) : mention.start])


def _are_several(words: Sequence[Word], mention: Mention) -> bool:
    """ "My last cards are a skip, a wild and a 5": a hand, of which nothing is laid."""
    return any(word.key in _CARDS for word in words[mention.start : mention.end + 1])


def _is_with(words: Sequence[Word], mention: Mention, card: SaidCard) -> bool:
    near = words[mention.end - 1 : card.start]
    if card.start < len(words) and words[card.start].breaks:
        return False
    return any(word.key in _WITH for word in near)
