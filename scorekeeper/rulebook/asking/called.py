"""The colour that somebody called in the story: the one that the next card has to follow."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.persons import clause_at
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_CALLS: Final = frozenset({"choose", "say", "current", "pile-word"})
_CALLING: Final = frozenset({"choose", "say"})
_ASKS: Final = frozenset({"may", "play", "fits", "still-play", "pile-word"})
_OTHERWISE: Final = frozenset(
    {"choose", "uno", "draw", "stack", "challenge", "out-of-turn", "finish", "points", "bluff"}
    | {"flex-side", "main-colour", "power-card", "dodge", "last-card", "several", "win", "reveal"}
)
_UNDER: Final = word_list("called.under")
_NEAR: Final = 4
_WILD: Final = "wild"


def on_called(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    colours: Iterable[tuple[int, str]],
    begins: int,
) -> tuple[SaidCard, SaidCard] | None:
    """ "He called blue. Does my blue 0 go?": the card asked for, and the wild that it lies on."""
    seen = [card for card in cards if not _is_covered(words, card)]
    own = [card for card in seen if card.kind not in WILDS]
    wilds = [card for card in seen if card.kind in WILDS]
    asked = {m.concept for m in mentions if m.end > begins}
    if len(own) != 1 or own[0].colour is None or not asked & _ASKS or asked & _OTHERWISE:
        return None
    if any(card.start > own[0].start for card in wilds) or not begins:
        return None
    calls = [m for m in mentions if m.concept in _CALLING and m.start < begins]
    called = [
        (at, colour)
        for at, colour in colours
        if not own[0].start - 1 <= at < own[0].end
        and any(abs(m.start - at) <= _NEAR for m in calls)
    ]
    if len(called) != 1:
        return None
    at, colour = called[0]
    pile = wilds[-1] if wilds else SaidCard(_WILD, at, at + 1)
    return own[0], replace(pile, colour=colour)


def _is_covered(words: Sequence[Word], card: SaidCard) -> bool:
    """ "There is a 5 under the wild": what lies below, and what it lies under, say nothing."""
    return any(words[at].key in _UNDER for at in clause_at(words, card.start))


def without_call(concepts: frozenset[str]) -> frozenset[str]:
    """The concepts without the calling, which is done with."""
    return (concepts - _CALLING - {"colour", "follow"}) | {"may", "play"}
