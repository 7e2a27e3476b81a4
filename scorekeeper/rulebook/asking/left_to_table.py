"""Small mishaps and manners that no leaflet speaks of: the table decides.

A card that fits and is to be taken back, one that fell or was seen, a turn taken by mistake, hands
that are counted, sorted cards, phones: "May I take my card back?", "I dropped a card, what now?".
Of a wrong card, a call of UNO or a hand that is asked for a challenge the leaflets do speak: any
word of those, as any that is not known here, silences the reader.
"""

from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_SMALL: Final = word_list("left-to-table.small")
_MAY: Final = word_list("left-to-table.may")
_MUST: Final = word_list("left-to-table.must")
_CARD: Final = word_list("left-to-table.card")
_CARD_WORD: Final = word_list("left-to-table.card-word")
_CARDS: Final = word_list("left-to-table.cards")
_MANY: Final = word_list("left-to-table.many")
_TAKES: Final = word_list("left-to-table.takes")
_BACK: Final = word_list("left-to-table.back")
_AGAIN: Final = word_list("left-to-table.again")
_HAND: Final = word_list("left-to-table.hand")
_TAKES_BACK: Final = word_list("left-to-table.takes-back")
_LAID: Final = word_list("left-to-table.laid")
_FELL: Final = word_list("left-to-table.fell")
_DROPS: Final = word_list("left-to-table.drops")
_SEEN: Final = word_list("left-to-table.seen")
_MISTAKE: Final = word_list("left-to-table.mistake")
_TURN: Final = word_list("left-to-table.turn")
_OUT_OF: Final = word_list("left-to-table.out-of")
_ASKS: Final = word_list("left-to-table.asks")
_TELLS: Final = word_list("left-to-table.tells")
_COUNTS: Final = word_list("left-to-table.counts")
_HAS: Final = word_list("left-to-table.has")
_OTHERS: Final = word_list("left-to-table.others")
_SORTS: Final = word_list("left-to-table.sorts")
_LOOKS: Final = word_list("left-to-table.looks")
_PILE: Final = word_list("left-to-table.pile")
_PHONE: Final = word_list("left-to-table.phone")
_USES: Final = word_list("left-to-table.uses")


class _Matter(NamedTuple):
    """What is asked where a word of each list of `tells` is said, and besides only of `beside`."""

    ruling: str
    tells: tuple[frozenset[str], ...]
    beside: frozenset[str] = frozenset()


_MATTERS: Final = (
    # "Must I take it back?" asks for a wrong card.
    _Matter("taking-back", (_TAKES_BACK, _CARD, _MAY), _LAID | _BACK),
    _Matter("taking-back", (_TAKES, _BACK, _CARD, _MAY), _LAID | _HAND),
    _Matter("taking-back", (_TAKES, _AGAIN, _HAND, _CARD, _MAY), _LAID),
    _Matter("mishap", (_FELL, _CARD_WORD), _MAY | _MUST | _BACK | _TAKES | _MISTAKE | _LAID),
    # "May I drop a card?" asks to lay it.
    _Matter("mishap", (_DROPS, _CARD_WORD), _MISTAKE | _LAID),
    _Matter("mishap", (_SEEN, _MISTAKE, _CARD | _CARDS), _MAY | _MUST | _OTHERS),
    _Matter("turn-mistaken", (_TURN, _OUT_OF, _MISTAKE, _LAID), _MAY | _MUST | _CARD),
    _Matter("cards-counted", (_ASKS, _MANY, _CARDS, _MAY), _HAS | _OTHERS),
    _Matter("cards-counted", (_TELLS, _MANY, _CARDS, _MAY | _MUST), _HAS | _OTHERS | _ASKS),
    _Matter("cards-counted", (_COUNTS, _CARDS, _OTHERS, _MAY), _HAS),
    _Matter("manners", (_SORTS, _CARDS, _MAY | _MUST)),
    _Matter("manners", (_LOOKS, _PILE, _MAY), _LAID | _CARDS),
    _Matter("manners", (_PHONE, _MAY), _USES),
)


def left_to_table(story: Story) -> Compared | None:
    """That the leaflets say nothing of it; None where anything else is told or asked."""
    situation = story.situation
    if len(situation.named) > 1 or any(number.value > 1 for number in situation.numbers):
        return None
    cards = {at for card in situation.named for at in range(card.start, card.end)}
    heard = [word for at, word in enumerate(situation.heard) if at not in cards]
    said = frozenset(word.key for word in heard)
    people = frozenset[str]().union(*PERSONS[situation.language]) | KIN
    named = frozenset(word.key for word in heard if word.is_name)
    for matter in _MATTERS:
        told = [said & words or (cards and words is _CARD) for words in matter.tells]
        known = _SMALL.union(*matter.tells, matter.beside, people, named)
        if all(told) and said <= known:
            return Compared(matter.ruling, "unknown")
    return None
