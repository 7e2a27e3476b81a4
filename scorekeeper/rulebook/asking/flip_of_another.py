"""Whether my power card turns by a flip symbol that somebody else laid: it does not.

Who laid it and whose card is asked about is read in `flipping.py`; beside anything else that is
told of the power cards nothing is settled here.
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_MATTER: Final = frozenset(
    {"power-card", "flip-symbol", "play", "must", "turn-over", "bystander", "number-card", "may"}
    | {"card", "next-player", "opponent-turn", "reveal", "hold", "partners", "also"}
)
"""Concepts that such a question may have."""
_ANOTHER: Final = word_list("flipping.another")
_LONGEST: Final = 24
_SIDES: Final = frozenset({"red-side", "green-side"})
_BECOMES: Final = word_list("flipping.becomes")
_STAYS: Final = word_list("flipping.stays")


def flip_of_another(story: Story) -> Compared | None:
    """ "Do I flip my power card if somebody else plays a number with the symbol?"."""
    situation = story.situation
    if story.facts.values.get("variant") != "flex" or situation.ask not in {"yes-no", "any"}:
        return None
    if "flip-of-other" not in situation.facets or situation.negated or situation.doubted:
        return None
    if story.said & _SIDES and story.said - _SIDES <= _MATTER | {"stay"}:
        return _becomes(story)
    plain = story.said <= _MATTER and "turn-over" in story.said and not situation.claimed
    alone = all(card.kind.isdecimal() for card in situation.named)
    alone = alone and not _ANOTHER.isdisjoint(situation.keys)
    return (
        Compared("flip-symbol", "no") if plain and alone and situation.words <= _LONGEST else None
    )


def _becomes(story: Story) -> Compared | None:
    """ "Mine is red. Does it turn green now?": it stays as it is."""
    situation = story.situation
    own = frozenset(situation.keys[situation.begins :])
    becomes, stays = bool(own & _BECOMES), bool(own & _STAYS)
    # "Mine is red, I play a 5 with the symbol": there "it" is no other player.
    mine = not PERSONS[situation.language].i.isdisjoint(situation.keys[: situation.begins])
    if situation.ask != "yes-no" or situation.claimed or mine or becomes == stays:
        return None
    return Compared("flip-symbol", "yes" if stays else "no")
