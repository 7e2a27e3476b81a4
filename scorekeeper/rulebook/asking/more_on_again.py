"""Whose turn it is among three or more once whoever asks laid a card: another's, and not theirs.

"I laid a reverse. Is it my turn again?" is answered where nobody else is told of, every word is a
listed one (`two-on-again.*`, `more-on-again.*`), and the card is told apart from what is asked.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_KINDS: Final = frozenset({"skip", "reverse", "draw-two", "wild-draw-four"})
_OF_IT: Final = frozenset(
    {"turn", "again", "back", "play", "may", "hold", "at-once", "you", "still", "effect"}
    | {"when", "say", "mean"}
)
"""What may be spoken of beside it; more tells of another matter."""
_KNOWN: Final = (
    word_list("two-on-again.turn")
    | word_list("two-on-again.again")
    | word_list("two-on-again.lays")
    | word_list("two-on-again.small")
    | word_list("more-on-again.small")
)
_AGAIN: Final = word_list("two-on-again.again") | word_list("more-on-again.again")
_IF: Final = word_list("more-on-again.if")
_MORE: Final = 3


def more_on_again(story: Story) -> Compared | None:
    """ "If I lay a skip, do I go again?", where four play."""
    situation, players = story.situation, story.facts.values.get("players", "")
    if (
        not players.isdecimal()
        or int(players) < _MORE
        or situation.ask not in {"yes-no", "any"}
        or story.said - _OF_IT
    ):
        return None
    if situation.negated or situation.doubted:
        return None
    if story.facts.values.get("variant") == "flex":
        # There everybody may be skipped by it.
        return None
    return Compared("play-again", "no") if _own_card_and_turn(situation, story) else None


def _own_card_and_turn(situation: Situation, story: Story) -> bool:
    """Whether nothing is told but a card of mine, and nothing asked but my turn."""
    cards, heard = situation.named or situation.cards, situation.heard
    if len(cards) != 1 or cards[0].kind not in _KINDS or cards[0].count != 1:
        return False
    card, persons = cards[0], PERSONS[situation.language]
    if card.kind in DRAWING and story.stacks:
        return False
    rest = [at for at in range(len(heard)) if not card.start <= at < card.end]
    again = [at for at in rest if heard[at].key in _AGAIN]
    mine = persons.i | persons.me | persons.my
    known = _KNOWN | _AGAIN | _IF | mine
    if not again or not any(heard[at].key in mine for at in rest):
        return False
    if any(heard[at].key not in known and "play" not in heard[at].concepts for at in rest):
        return False
    if again[-1] < card.start:
        return any(heard[at].key in _IF for at in range(again[-1], card.start))
    apart = any(heard[at].breaks for at in range(card.end, again[-1] + 1))
    return apart or heard[0].key in _IF
