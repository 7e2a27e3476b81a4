"""Cards that one of two lays one after another, which a skip or a reverse between allows.

"Two of us. I laid a red skip, then a second red skip, then a red 5. Did I break any rule?" No: each
card but the last gives the turn back. What stands between the cards has to be understood.
"""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.asking.who_laid import layer_of
from scorekeeper.rulebook.word_lists import word_list

_RULINGS: Final = {"skip": "two-skip", "reverse": "two-reverse"}
_ASKED: Final = frozenset(
    {"forbidden", "may", "play", "turn", "again", "several", "bluff", "hold", "dodge"}
)
"""What may be asked of it, "habe" and "gegen" among it; more is another matter."""
_BETWEEN: Final = word_list("two-in-a-row.between")


def two_in_a_row(story: Story) -> Compared | None:
    """ "I laid a red skip, then at once a red 5. Did I break any rule?"."""
    situation, values = story.situation, story.facts.values
    asks = situation.ask == "yes-no" and not (situation.negated or situation.claimed)
    allowed, forbidden = "may" in situation.asked, "forbidden" in situation.asked
    if values.get("players") != "2" or not asks or allowed == forbidden:
        return None
    cards = [*situation.named]
    if situation.asked - _ASKED or len(cards) < 2 or cards[-1].end > situation.begins:
        return None
    ruling = _RULINGS.get(cards[-2].kind)
    again = all(_is_again(card, story) for card in cards[:-1])
    if ruling is None or not again or not layer_of(situation, cards[0]):
        return None
    if not all(_follows(situation, one, two) for one, two in pairwise(cards)):
        return None
    return Compared(ruling, "yes" if allowed else "no")


def _is_again(card: SaidCard, story: Story) -> bool:
    """Whether whoever of two lays it may lay another card at once."""
    skips = story.facts.values.get("two_players_reverse_skips") == "yes"
    return card.count == 1 and (card.kind == "skip" or (card.kind == "reverse" and skips))


def _follows(situation: Situation, one: SaidCard, two: SaidCard) -> bool:
    """Whether the second card goes on the first, and nobody did anything between."""
    alike = one.kind == two.kind or (one.colour == two.colour and one.colour is not None)
    between = situation.heard[one.end : two.start]
    read = all(word.key in _BETWEEN or word.key in COLOURS for word in between)
    return alike and two.count == 1 and read and not any("not" in w.concepts for w in between)
