"""How many cards are told to have the colour of a Discard All: "three of the others are yellow".

The card itself is not counted, though it may be told among them: "one of the four is the card".
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.discard_told import is_the_card, places_of_those
from scorekeeper.rulebook.asking.hand_told import says
from scorekeeper.rulebook.asking.hand_words import LEFT, WITH_IT
from scorekeeper.rulebook.asking.persons import clauses
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word

_OF_COLOUR: Final = 7


def alike_told(words: Sequence[Word], cards: Sequence[SaidCard], language: str) -> int | None:
    """ "Three of the others are yellow too": how many have one colour."""
    if not any(card.kind == "discard-all" for card in cards):
        return None
    for clause in clauses(words):
        numbers = [at for at in clause if words[at].value is not None and not words[at].plus]
        coloured = [at for at in clause if words[at].key in COLOURS]
        for at in numbers:
            # "Of ten cards four are green": the number beside the colour.
            last = min((other for other in numbers if other > at), default=len(words))
            behind = [place for place in coloured if 0 < place - at <= _OF_COLOUR and place < last]
            alone = not any(card.start <= at < card.end and card.colour for card in cards)
            told = words[at].value or 0
            among = any(says(words, place, WITH_IT[language]) for place in range(at, len(words)))
            among = among or _is_among(words, at, cards)
            if behind and (alone or behind[0] - at > 1):
                return told - among
            if behind and told > 1 and words[at - 1].key in LEFT[language]:
                return told
    return None


def _is_among(words: Sequence[Word], at: int, cards: Sequence[SaidCard]) -> bool:
    """ "And one of the four is the Discard All"."""
    keys = [word.key for word in words]
    amounts = {place for place, word in enumerate(words) if word.value is not None}
    amounts |= {card.start for card in cards if card.kind.isdecimal()}
    those = places_of_those(keys, amounts)
    return any(place > at and is_the_card(cards, place) for place in those)
