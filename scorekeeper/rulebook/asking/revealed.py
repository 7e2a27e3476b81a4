"""How many cards a Colour Roulette made somebody reveal: "I said blue, then green, blue"."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_ROULETTE: Final = "color-roulette"
_LEAST: Final = 2
_MOST: Final = 3
_AND: Final = word_list("heard.and")
ITEM: Final = word_list("roulette-told.item")
"""Words that what came up begins with: "a", "another"."""


def revealed_by(words: Sequence[Word], cards: Sequence[SaidCard]) -> int | None:
    """How many cards came up, the one of the colour wanted among them; None if not told."""
    roulette = next((card for card in cards if card.kind == _ROULETTE), None)
    if roulette is None:
        return None
    told = _told_which(words)
    if told is not None:
        return told
    others = [card for card in cards if card.kind != _ROULETTE]
    of_cards = {at for card in others for at in range(card.start - 1, card.end + 1)}
    bare = [
        at
        for at, word in enumerate(words)
        if word.key in COLOURS and not (at in of_cards and _belongs(words, at, others))
    ]
    if not bare:
        return None
    wanted = COLOURS[words[bare[0]].key]
    shown = {at: COLOURS[words[at].key] for at in bare[1:]}
    counts = dict.fromkeys(shown, 1)
    for card in others:
        if card.start > bare[0]:
            shown[card.start] = card.colour or ""
            counts[card.start] = card.count
    if leaves_item(words, [bare[0], *sorted(shown)]):
        return None
    if len(shown) < _LEAST or shown[max(shown)] != wanted or wanted in list(_but_last(shown)):
        return None
    return sum(counts.values())


def leaves_item(words: Sequence[Word], told: Sequence[int]) -> bool:
    """ "Green, a whatsit, blue": something came up in between that is none of those told."""
    inside = range(told[0] + 1, told[-1] + 1)
    cuts = [at for at in inside if words[at].breaks or words[at].key in _AND]
    for start, end in pairwise(cuts):
        begins = start + (words[start].key in _AND)
        short = 1 < end - begins <= _MOST and words[begins].key in ITEM
        if short and not any(at in told for at in range(start, end)):
            return True
    return False


def _told_which(words: Sequence[Word]) -> int | None:
    """ "I said blue, and only the seventh card was blue": which one it was."""
    colours = [at for at, word in enumerate(words) if word.key in COLOURS]
    if len(colours) < _LEAST or len({COLOURS[words[at].key] for at in colours}) > 1:
        return None
    for at in range(len(words)):
        which = which_at(words, at)
        behind = {one.key for one in words[at + 1 : at + _NEAR]}
        if which and behind & (_CARDS | _WAS) and at < colours[-1]:
            return which
    return None


def which_at(words: Sequence[Word], at: int) -> int | None:
    """ "The seventh", "de 7e"."""
    return _ORDINALS.get(words[at].key) or _with_ending(words, at)


def ordinal_of(key: str) -> int | None:
    """The number that an ordinal stands for: "seventh", "siebte"."""
    return _ORDINALS.get(key)


def _with_ending(words: Sequence[Word], at: int) -> int | None:
    """ "The 7th", "de 7e"."""
    ending = words[at + 1].key if at + 1 < len(words) and not words[at + 1].breaks else ""
    return words[at].value if ending in _ENDINGS and not words[at].plus else None


def _but_last(shown: dict[int, str]) -> list[str]:
    return [shown[at] for at in sorted(shown)[:-1]]


def _belongs(words: Sequence[Word], at: int, cards: Sequence[SaidCard]) -> bool:
    """Whether a colour is that of a card beside it."""
    return any(
        card.kind not in WILDS
        and card.colour == COLOURS[words[at].key]
        and (card.start - 1 <= at < card.end or at == card.end)
        and not (at < card.start and words[card.start].breaks)
        and not (at == card.end and words[at].breaks)
        for card in cards
    )


_NEAR: Final = 6
_CARDS: Final = word_list("revealed.cards")
_WAS: Final = word_list("revealed.was")
_ENDINGS: Final = word_list("revealed.endings")
_IN_WORDS: Final = (
    "second zweite tweede", "third dritte derde", "fourth vierte vierde", "fifth funfte vijfde",
    "sixth sechste zesde", "seventh siebte zevende", "eighth achte achtste",
    "ninth neunte negende", "tenth zehnte tiende", "eleventh elfte elfde",
    "twelfth zwolfte twaalfde", "thirteenth dreizehnte dertiende",
    "fourteenth vierzehnte veertiende", "fifteenth funfzehnte vijftiende",
)  # fmt: skip
_ORDINALS: Final = {key: which for which, keys in enumerate(_IN_WORDS, 2) for key in keys.split()}
