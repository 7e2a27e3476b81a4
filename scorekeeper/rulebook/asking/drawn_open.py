"""A card that was drawn, and nobody says if it fits: "nothing went, drew one. May it go down?".

Every word has to be a listed one (`drawn-open.*`): any other may tell what was drawn. Where a drawn
card has to be played, enough were drawn until one fitted, and the answer is another.
"""

from typing import Final

from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_DREW: Final = word_list("drawn-open.drew")
_FITS: Final = word_list("drawn-open.fits")
_LAYS: Final = word_list("drawn-open.lays")
_SMALL: Final = word_list("drawn-open.small")
_AFTER: Final = word_list("drawn-open.after")
_DRAWING: Final = word_list("drawn-open.drawing")
_BESIDE: Final = word_list("drawn-open.beside")
"""Who asks, and "still something", where nothing is told before."""
_OTHERWISE: Final = frozenset({"refuse", "hold", "other-card", "wild-card", "uno"})


def drawn_untold(story: Story) -> Compared | None:
    """ "Nothing fitted, so I drew one. May it go down at once?"."""
    situation = story.situation
    asks = situation.modal == "may" and situation.ask in {"yes-no", "any"}
    if not asks or situation.claimed or situation.negated or situation.doubted:
        return None
    may_play = story.facts.values.get("drawn_card") == "may-play"
    known = _is_all(situation) or _asks_after(situation)
    return Compared("drawn-card", "depends") if may_play and known else None


def _asks_after(situation: Situation) -> bool:
    """ "May I still lay something after drawing?": of no draw card, so of drawing for a turn."""
    if situation.cards or situation.colours or situation.concepts & _OTHERWISE:
        return False
    keys = frozenset(situation.keys)
    pair = any(key in _AFTER for key in keys) and any(key in _DRAWING for key in keys)
    counted = any(number.value != 1 for number in situation.numbers)
    all_known = keys <= _AFTER | _DRAWING | _LAYS | _SMALL | _BESIDE
    return pair and all_known and not counted and not keys.isdisjoint(_LAYS)


def _is_all(situation: Situation) -> bool:
    """Whether nothing is told but that a card was drawn, and asked but whether it may be laid."""
    keys, begins = situation.keys, situation.begins
    told, own = keys[:begins], keys[begins:]
    if situation.cards or situation.colours or situation.concepts & _OTHERWISE:
        return False
    if any(number.value != 1 for number in situation.numbers):
        return False
    drew = next((at for at, key in enumerate(told) if key in _DREW), None)
    if drew is None or _LAYS.isdisjoint(own) or not _FITS.isdisjoint(told[drew:]):
        return False
    return set(told) <= _DREW | _FITS | _SMALL and set(own) <= _LAYS | _SMALL
