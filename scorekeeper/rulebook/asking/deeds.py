"""Cards that are none: "he draws four" tells of cards drawn, and of no Draw Four."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_verbs import stands_as_name
from scorekeeper.rulebook.asking.each_laid import is_laid_by_each
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_CONJUGATED: Final = word_list("deeds.conjugated")
_PERHAPS: Final = word_list("deeds.perhaps")
_PUNISHED: Final = frozenset({"uno", "forget", "caught", "wrong-card", "advice"})
_POWER: Final = frozenset({"power-card", "all-red", "flip-symbol"})
_OWNED: Final = word_list("deeds.owned")
_NAMES: Final = word_list("deeds.names")
_WHO: Final = word_list("deeds.who")


_BETWEEN: Final = word_list("deeds.between")


def without_deeds(
    words: Sequence[Word], cards: Sequence[SaidCard], mentions: Sequence[Mention]
) -> list[SaidCard]:
    """The cards without those whose name is somebody's doing."""
    turning = _turned(mentions)
    # "Ich zieh zwei gelegt": what is laid is a card.
    laid = {m.start for m in mentions if m.concept == "play" and not words[m.start].breaks}
    kept = [
        card
        for card in cards
        if card.start not in turning and (card.end in laid or not _is_done(words, card))
    ]
    last = kept[-1] if kept else None
    told = any(mention.concept in _PUNISHED for mention in mentions)
    if last is not None and told and last.end == len(words) and words[last.start].breaks:
        # "Nobody had caught me. Draw two?": an order.
        kept = kept[:-1] if words[last.start].key in _PERHAPS else kept
    return kept


def _turned(mentions: Sequence[Mention]) -> frozenset[int]:
    """ "Draaien we dan terug?", where power cards are spoken of: they are turned over."""
    if not any(mention.concept in _POWER for mention in mentions):
        return frozenset()
    return frozenset(
        mention.start
        for mention in mentions
        if mention.concept == "turn-over" and len(mention.places) > 1
    )


def _is_done(words: Sequence[Word], card: SaidCard) -> bool:
    first = words[card.start]
    after = words[card.end] if card.end < len(words) else None
    if first.key == "flip" and card.end - card.start == 1 and after and after.key in _OWNED:
        # "Must I flip my power card?".
        return True
    if card.end - card.start < len(("draw", "four")) or first.plus:
        return False
    at = card.start - 1
    while at > 0 and words[at].key in _BETWEEN and not words[at + 1].breaks:
        at -= 1
    before = words[at] if at >= 0 and not words[at + 1].breaks else None
    counts = any(word.value is not None for word in words[card.start + 1 : card.end])
    if not counts:
        return False
    if first.key in _CONJUGATED:
        return True
    if card.start and stands_as_name(words, card.start):
        return False
    if first.key in _NAMES and words[card.end - 1].value is not None:
        # "May I lay neem vier": "neem" is how the card is called.
        return False
    if is_laid_by_each(words, card.start):
        return False
    return first.key in _PERHAPS and before is not None and before.key in _WHO
