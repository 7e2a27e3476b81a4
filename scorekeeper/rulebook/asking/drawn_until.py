"""How many cards somebody drew until one fitted, where the table draws on until then.

"Three useless cards, and the fourth fits", "red, yellow, green, nothing, then a blue that goes".
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.hand_words import CARD
from scorekeeper.rulebook.asking.revealed import ordinal_of
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 5
_LEAST: Final = 2


def drawn_until(story: Story) -> Sum | None:
    """The number of cards drawn, the one that fits among them; None where it is not told."""
    situation = story.situation
    until = story.facts.values.get("draw") == "until-playable"
    if not until or situation.ask != "number" or story.hand_asked:
        return None
    if story.said & _OTHERWISE or any(card.kind == "color-roulette" for card in situation.cards):
        return None
    keys = situation.keys
    drew = "draw" in situation.asked or not _DRAWN.isdisjoint(keys[situation.begins :])
    fits = next((at for at in range(len(keys) - 1, -1, -1) if keys[at] in _FITS), None)
    if not drew:
        return None
    value = which_fits(keys) or _after_misses(story)
    value = value if value is not None or fits is None else _listed(story, fits)
    return None if value is None else Sum(value, str(value), "no-playable", None, "cards")


def which_fits(keys: Sequence[str]) -> int | None:
    """ "The fourth fits", "erst die siebte passte"."""
    for at, key in enumerate(keys):
        which = ordinal_of(key)
        near = keys[at + 1 : at + _NEAR]
        behind = near[1:2] if near[:1] and near[0] in CARD else near[:1]
        does = bool(behind) and behind[0] in _DOES
        if which and (does or not _FITS.isdisjoint(near)) and _NOT.isdisjoint(near):
            return which
    return None


def _after_misses(story: Story) -> int | None:
    """ "Drew five that didn't fit, then one that did": one more than the misses."""
    keys = story.situation.keys
    begins = story.situation.begins
    told = {n.at: n.value for n in story.situation.numbers if n.at < begins}
    for card in story.situation.cards:
        if card.kind.isdecimal() and not card.colour and card.start < begins:
            told[card.start] = int(card.kind)
    missed = [
        value for at, value in told.items() if not _MISSES.isdisjoint(keys[at + 1 : at + _NEAR])
    ]
    then = not _THEN.isdisjoint(keys)
    return missed[0] + 1 if len(missed) == 1 and then and missed[0] > 0 else None


def _listed(story: Story, fits: int) -> int | None:
    """As many as are named by their colours, of which the last fits."""
    keys = story.situation.keys
    first = next((at for at, key in enumerate(keys) if key in _DRAWN), None)
    begins = story.situation.begins
    if first is None or first >= begins or fits >= begins or "pile-word" in story.said:
        return None
    named = [at for at in range(first, begins) if keys[at] in COLOURS]
    return len(named) if len(named) >= _LEAST and not _THEN.isdisjoint(keys[first:begins]) else None


_DRAWN: Final = word_list("drawn-until.drawn")
_FITS: Final = word_list("drawn-until.fits")
_DOES: Final = word_list("drawn-until.does")
_NOT: Final = word_list("drawn-until.not")
_MISSES: Final = word_list("drawn-until.misses")
_THEN: Final = word_list("drawn-until.then")
_OTHERWISE: Final = frozenset(
    {"points", "challenge", "uno", "mercy", "swap", "stack", "penalty", "i-was-hit", "may"}
)
