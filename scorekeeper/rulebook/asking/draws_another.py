"""Whether one draws once more where the card that was drawn does not fit: "another one?".

One card is drawn, or one goes on until one fits (RULES.md §1). What asks has nothing but listed
words in it.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_DREW: Final = word_list("draws-another.drew")
_FITS: Final = word_list("draws-another.fits")
_NOT: Final = word_list("draws-another.not")
_AGAIN: Final = word_list("draws-another.again")
_SMALL: Final = word_list("draws-another.small")
_OTHERWISE: Final = frozenset({"uno", "challenge", "stack", "roulette", "first-card", "penalty"})


def draws_another(story: Story) -> Compared | None:
    """ "Nothing fits, nor does the one I drew. Another one?"."""
    situation, heard = story.situation, story.situation.heard
    plain = situation.ask in {"yes-no", "any"} and not (situation.negated or situation.doubted)
    if not plain or story.said & _OTHERWISE or any(c.kind in DRAWING for c in situation.cards):
        return None
    last = max((at for at, word in enumerate(heard) if word.breaks), default=0)
    asked = {word.key for word in heard[last:]}
    if not last or not asked & _AGAIN or asked - _AGAIN - _SMALL - _DREW:
        return None
    told = [word.key for word in heard[:last]]
    drawn = next((at for at, key in enumerate(told) if key in _DREW), None)
    if drawn is None or not (_FITS & {*told[drawn:]} and _NOT & {*told[drawn:]}):
        return None
    until = story.facts.values.get("draw")
    if until not in {"one", "until-playable"}:
        return None
    return Compared("no-playable", yes_or_no(until == "until-playable"))
