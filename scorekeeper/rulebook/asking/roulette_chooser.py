"""Who names the colour of a Wild Color Roulette: whoever it hits, and never whoever laid it.

"I lay the roulette and my sister sits after me. She says I have to name the colour. Is she right?".
Of what is asked or claimed every word has to be a listed one (`roulette-chooser.*`).
"""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.persons import PERSONS, Whose
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.sayings import in_own_words
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.asking.who_laid import layer_of
from scorekeeper.rulebook.word_lists import word_list

_CARD: Final = "color-roulette"
_CHOOSES: Final = word_list("roulette-chooser.chooses")
_LAYS: Final = word_list("hit.lays")
_SMALL: Final = word_list("roulette-chooser.small")
_BEHIND_ME: Final = frozenset(
    {("after", "me"), ("behind", "me"), ("nach", "mir"), ("hinter", "mir"), ("na", "mij")}
    | {("achter", "mij"), ("na", "me")}
)
_ASKS_LESS: Final = frozenset({"reveal", "lose-turn", "who", "until", "stack", "refuse"})
"""What is asked where it is not only about who names it."""


def roulette_chooser(story: Story) -> Compared | None:
    """ "I lay the roulette. Do I name the colour?": not I, but the next one."""
    situation = story.situation
    cards = situation.named or situation.cards
    asks = situation.ask in {"yes-no", "any"} and not (situation.negated or situation.doubted)
    if not asks or len(cards) != 1 or cards[0].kind != _CARD or situation.asked & _ASKS_LESS:
        return None
    laid = not _LAYS.isdisjoint(situation.keys[: cards[0].end])
    if not laid or in_own_words(situation.text):
        return None
    begins = _begins(situation, cards[0].end)
    layer, chooser = layer_of(situation, cards[0]), _chooser(situation, begins)
    if not layer or not chooser:
        return None
    if layer == chooser == "me":
        return Compared("roulette", "no")
    # Of whoever else it is, it has to be told that they come next.
    follows = _follows(situation) or story.facts.values.get("players") == "2"
    alone = layer == "me" and chooser == "other" and follows
    return Compared("roulette", "yes") if alone else None


def _follows(situation: Situation) -> bool:
    """ "My sister sits after me", "she's next"; not "two seats after me"."""
    behind = any(pair in _BEHIND_ME for pair in pairwise(situation.keys))
    return (behind or "next-player" in situation.concepts) and not situation.numbers


def _begins(situation: Situation, behind: int) -> int:
    """Where it is asked or claimed: behind the card, a claim in the last clause of all."""
    breaks = [at for at in range(behind, len(situation.heard)) if situation.heard[at].breaks]
    if situation.claimed and breaks:
        return breaks[-1]
    return situation.begins if situation.begins >= behind else len(situation.heard)


def _chooser(situation: Situation, begins: int) -> Whose:
    """Of whom it is asked if they name the colour, where nothing else is."""
    persons, keys = PERSONS[situation.language], situation.keys[begins:]
    own = frozenset(keys)
    mine, theirs = bool(own & persons.i), bool(own & (persons.they | persons.perhaps_they | KIN))
    # "She picks it herself", "my sister": of such words only one tells who does it.
    theirs = theirs and not mine
    people = persons.i | persons.my | persons.they | persons.perhaps_they | KIN
    known = _CHOOSES | _SMALL | people
    if not own & _CHOOSES or own - known or not own.isdisjoint(COLOURS) or mine == theirs:
        return ""
    return "me" if mine else "other"
