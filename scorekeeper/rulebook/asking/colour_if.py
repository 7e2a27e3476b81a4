"""The colour of a card that is told behind the question: "a +2 on a red 5 if the +2 is blue?".

Only the one laid has no colour before, and no more is told of it than that.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_IF: Final = word_list("heard.if") | word_list("colour-if.if")
_SMALL: Final = word_list("hit.small") | word_list("hit.lays") | word_list("colour-if.small")
_THREE: Final = 3
_TWO: Final = 2


def colour_if(story: Story) -> Compared | None:
    """Whether it fits by its colour; None where it fits anyway, or more is told."""
    situation = story.situation
    laid, pile, cards = situation.played, situation.pile, situation.named
    plain = situation.ask == "yes-no" and situation.modal == "may" and not situation.begins
    if not plain or situation.negated or laid is None or pile is None or laid.colour:
        return None
    if pile.colour is None or {laid.kind, pile.kind} & WILDS or laid.kind == pile.kind:
        return None
    again = [card for card in cards if card not in (laid, pile)]
    if len(cards) > _THREE or any(
        card.kind != laid.kind or card.start < pile.end for card in again
    ):
        return None
    places = [at for at, key in enumerate(situation.keys) if key in COLOURS]
    ifs = [at for at, key in enumerate(situation.keys) if key in _IF]
    if len(places) != _TWO or len(ifs) != 1 or not max(laid.end, places[0]) < ifs[0] < places[1]:
        return None
    inside = {at for card in cards for at in range(card.start, card.end)}
    known = _SMALL | _IF | PERSONS[situation.language].i | frozenset(COLOURS)
    if any(key not in known for at, key in enumerate(situation.keys) if at not in inside):
        return None
    one, other = (COLOURS[situation.keys[at]] for at in places)
    return Compared("match", yes_or_no(one == other))
