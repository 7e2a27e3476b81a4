"""Whether a card may be thrown in while it is somebody else's turn, by the two colours told.

"A green 8 lies there, mine is a blue 8": only the very same card may, and where the colour of one
of the two is not told, it hangs on that. More cards, and cards without a colour, are left out.
"""

from typing import Final, Literal

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.left_open import leaves_colour_open
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_TOLD_APART: Final = frozenset(
    {"same", "different", "colour", "several", "at-once", "second", "combine", "how-many"}
)
"""What is asked of more, or of other, than the two cards that meet."""
_FOLLOWING: Final = frozenset(
    {"turn-follows", "who", "next-player", "again", "draw", "dodge", "stack", "pass-on"}
)
_LYING: Final = frozenset({"pile-word", "current", "fits", "wrong-card", "no-match"})
"""What tells of the card that lies there."""
_HELD: Final = frozenset({"hold", "hand-word"})
_HOLDS: Final = word_list("jumped-in.holds")
_BEFORE: Final = word_list("jumped-in.before")
_ANY: Final = word_list("jumped-in.any")
"""Words of whichever card it is, and of none that somebody holds."""


def same_as_pile(situation: Situation) -> Literal["yes", "no", "open"] | None:
    """Whether the card to be thrown in is the very one that lies there, as far as it is told."""
    if not asks_to_jump_in(situation):
        return None
    if leaves_colour_open(situation):
        return "open"
    if _is_alone(situation) and _is_held(situation):
        return "open"
    two = _two_alike(situation)
    if two is None or not (_is_held(situation) or _is_laid_on(situation, two)):
        return None
    colours = {card.colour for card in two}
    if None in colours or len(two) < _TWO:
        return "open"
    return "yes" if len(colours) == 1 else "no"


def asks_to_jump_in(situation: Situation) -> bool:
    """Whether it is asked if a card may be laid while it is somebody else's turn."""
    asks = situation.ask in {"yes-no", "any"} and situation.modal == "may"
    plain = not situation.concepts & _TOLD_APART and not situation.asked & _FOLLOWING
    alike = len({card.kind for card in situation.named or situation.cards}) == 1
    clear = alike and not situation.negated and not situation.claimed
    return asks and plain and clear and (is_out_of_turn(situation) or _comes_first(situation))


def is_out_of_turn(situation: Situation) -> bool:
    """Whether a word for it is said, and not only who comes before whom."""
    return "out-of-turn" in situation.concepts


def _comes_first(situation: Situation) -> bool:
    """ "It's Tom's turn. May I get in before him?"."""
    told = "turn" in situation.concepts - situation.asked and situation.begins > 0
    persons = PERSONS[situation.language]
    mine = persons.i | persons.me | persons.my
    turns = [at for at, word in enumerate(situation.heard) if "turn" in word.concepts]
    # "It's my turn": nobody is before me.
    of_me = any(
        word.key in mine for at in turns for word in situation.heard[max(at - _TWO, 0) : at + 1]
    )
    asked = situation.keys[situation.begins :]
    return told and not of_me and not _BEFORE.isdisjoint(asked) and bool(persons.i & set(asked))


def _is_alone(situation: Situation) -> bool:
    """ "It's Kit's turn, but I've a yellow 8": nobody says what lies there."""
    cards = situation.named or situation.cards
    lies = situation.concepts & _LYING or "one-too" in situation.facets
    mine = bool(PERSONS[situation.language].i & set(situation.keys))
    plain = len(cards) == 1 and cards[0].count == 1 and cards[0].kind not in WILDS
    told = plain and cards[0].colour is not None and len(situation.colours) == 1
    return told and mine and not lies and _ANY.isdisjoint(situation.keys)


def _two_alike(situation: Situation) -> tuple[SaidCard, ...] | None:
    """The card that lies and the one that is held, of one kind, or the first if "one too" is."""
    cards = situation.named or situation.cards
    single = all(card.count == 1 and card.kind not in WILDS for card in cards)
    said = set(situation.colours) - {card.colour for card in cards}
    if not single or said or not _ANY.isdisjoint(situation.keys):
        return None
    if len(cards) == 1 and "one-too" in situation.facets and cards[0].colour is None:
        return cards
    return cards if len(cards) == _TWO else None


def _is_laid_on(situation: Situation, two: tuple[SaidCard, ...]) -> bool:
    """ "Throw a six onto the green six": the one is laid on the other, whoever holds it."""
    return len(two) == _TWO and {situation.played, situation.pile} == set(two)


def _is_held(situation: Situation) -> bool:
    own = PERSONS[situation.language].my
    said = own | _HOLDS
    return bool(situation.concepts & _HELD) or not said.isdisjoint(situation.keys)
