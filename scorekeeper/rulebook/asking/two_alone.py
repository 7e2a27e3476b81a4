"""Who of two loses the turn for a skip, or for a reverse that is one then."""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_RULINGS: Final = {"skip": "two-skip", "reverse": "two-reverse"}
_AND: Final = word_list("two-alone.and")
_PLAY: Final = word_list("two-alone.play")
_OF_IT: Final = frozenset(
    {"lose-turn", "opponent-turn", "play", "two-players", "i-was-hit", "turn", "effect"}
)
"""What may be spoken of beside it; more tells of another matter."""


def two_lose_turn(story: Story) -> Compared | None:
    """ "Two of us play and I lay a skip. Does she lose her turn?": whoever did not lay it does."""
    situation, values = story.situation, story.facts.values
    kinds = [card.kind for card in situation.cards]
    ruling = _RULINGS.get(kinds[0]) if len(kinds) == 1 else None
    asks = "lose-turn" in situation.asked and situation.ask == "yes-no" and not situation.claimed
    if ruling is None or not asks or values.get("players") != "2" or story.said - _OF_IT:
        return None
    if ruling == "two-reverse" and values.get("two_players_reverse_skips") != "yes":
        return None
    named = zip(situation.keys, situation.keys[1:], situation.keys[2:], strict=False)
    me = PERSONS[situation.language].i
    if any(joint in _AND and one in me and first not in _PLAY for first, joint, one in named):
        # "Only Mia and I play": whoever is named there lays nothing yet.
        return None
    lost = values.get("turn.lost", "open")
    return None if lost == "open" else Compared(ruling, "yes" if lost == "other" else "no")
