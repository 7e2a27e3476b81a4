"""How many cards somebody holds after hands were swapped, where both hands were told."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from scorekeeper.rulebook.asking.situation import SaidCard, SaidNumber
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_I: Final = word_list("swapped.i")
_MINE: Final = word_list("swapped.mine")
_THEIRS: Final = word_list("swapped.theirs")
_AGAINST: Final = word_list("swapped.against")
_BOTH: Final = 2


def hand_after(
    words: Sequence[Word], numbers: Sequence[SaidNumber], begins: int, concepts: AbstractSet[str]
) -> int | None:
    """What I hold after a swap: what the other held before. None where that is not asked."""
    passed = "two-players" in concepts and concepts & {"pass-on", "pass-hands"}
    swapped = "swap" in concepts or passed
    if not swapped or "how-many" not in concepts or concepts & {"points", "partners"}:
        return None
    if not any(word.key in _I for word in words[begins:]):
        return None
    told = [number for number in numbers if number.unit in {"card", ""} and number.at < begins]
    if len(told) != _BOTH:
        return None
    own = [_is_own(words, number.at) for number in told]
    if own == [True, False]:
        return told[1].value
    return told[0].value if own == [False, True] else None


def _is_own(words: Sequence[Word], place: int) -> bool:
    """Whether the number is of my cards: "I" is nearer before it, in its clause, than another."""
    for at in range(place - 1, -1, -1):
        if words[at].key in _I | _MINE:
            return True
        if words[at].key in _THEIRS | _AGAINST or words[at + 1].breaks:
            return False
    return False


def handed_to_me(
    words: Sequence[Word], numbers: Sequence[SaidNumber], cards: Sequence[SaidCard], begins: int
) -> int | None:
    """The hand that came to me with a seven or a zero: told of another, and mine beside it.

    A number such as "Ninas neun" may have been taken for a card.
    """
    keys = [word.key for word in words]
    mine = any(key in _I | _TO_ME for key in keys[begins:])
    gets = any(key in _GET for key in keys)
    if not mine or not gets or not cards or not any(card.kind in _HANDING for card in cards):
        return None
    if sum(not card.kind.isdecimal() and card.kind not in _HANDING for card in cards) > 1:
        # "A seven, a Discard All and a +10": cards somebody is left with, and no hand.
        return None
    told = {number.at: number.value for number in numbers if number.unit in {"card", ""}}
    bare = [card for card in cards if card.kind.isdecimal() and card.kind not in _HANDING]
    told |= {card.start: int(card.kind) for card in bare if card.colour is None}
    whose = {at: _kept_by_me(words, at) for at in sorted(told)}
    theirs = [told[at] for at, own in whose.items() if not own]
    return theirs[0] if len(theirs) == 1 and len(told) <= _BOTH else None


def _kept_by_me(words: Sequence[Word], place: int) -> bool:
    """Whether the number is of what I held: "I", "my" or "give" stand nearest before it."""
    for at in range(place - 1, -1, -1):
        key = words[at].key
        if words[at + 1].breaks or key in _THEIRS | _AGAINST | _GET:
            return False
        taken = at > 0 and words[at - 1].key in _GET
        if key in _I | _MINE | _GIVE or (key in _TO_ME and not taken):
            return True
    return False


_HANDING: Final = frozenset({"7", "0"})
_TO_ME: Final = word_list("swapped.to-me")
_GIVE: Final = word_list("swapped.give")
_GET: Final = word_list("swapped.get")
