"""How many cards of some sort the deck has, how many are missing, and if so many are claimed."""

from typing import Final

from scorekeeper.rulebook.asking.deck_told import DeckTold, deck_told
from scorekeeper.rulebook.asking.story import Compared, Story, Sum
from scorekeeper.rulebook.asking.told import LESS, MORE
from scorekeeper.rulebook.word_lists import word_list

_FOUR: Final = 4
_POWER: Final = 8
_MOST_LOST: Final = 30
_DECKS: Final = frozenset({104, 108, 112, 168})
_POINTS: Final = word_list("deck-counted.points") - word_list("deck.faces")
_OTHERWISE: Final = frozenset(
    {"challenge", "uno", "finish", "win", "next-player", "mercy", "knock-out"}
    | {"direction", "target", "partners", "discard-all", "i-was-hit"}
)
"""What makes it a question of anything but the deck."""
_ANOTHER_GAME: Final = frozenset({"name-classic", "name-flex", "name-no-mercy"})


def deck_sum(story: Story) -> Sum | None:
    """ "How many blue cards are there", "I only find six skips, how many are gone?"."""
    told = _told(story)
    if told is None or not told.asks or story.situation.negated:
        return None
    if not story.said.isdisjoint(_ANOTHER_GAME):
        # "In the classic game it is two, how many here?" may tell of anything.
        return None
    whole = _whole(story, told)
    if whole is None:
        return None
    counted = [n for n in told.told if n != whole and (n not in _DECKS or len(told.told) == 1)]
    if len(counted) > 1:
        return None
    if not counted:
        plain = told.kinds and not told.lacks and not told.told
        return _of_deck(whole, str(whole)) if plain else None
    less = whole - counted[0]
    missing = told.lacks or (told.only and not told.named and not told.ought)
    if not missing:
        return _of_deck(whole, str(whole)) if told.ought and told.kinds else None
    if not 0 < less <= _MOST_LOST:
        return None
    return _of_deck(less, f"{whole} − {counted[0]} = {less}")


def deck_claimed(story: Story) -> Sum | None:
    """Whether there are so many: "there are two zeros in every colour", "eight draw fours?"."""
    told = _told(story)
    if told is None or told.asks or story.situation.ask == "open":
        return None
    # Of one or more cards without the deck anything may be said.
    if not told.kinds or len(told.told) != 1 or not (told.deck or told.colours < _FOUR):
        return None
    # "Is that one more than there ought to be?" claims another number.
    if not (MORE | LESS).isdisjoint(story.situation.keys):
        return None
    # "Is there a 0 in it?" counts none.
    if told.lacks or told.told[0] in _DECKS or (told.told[0] == 1 and told.colours == _FOUR):
        return None
    whole = _whole(story, told)
    if whole is None:
        return None
    return Sum(whole, str(whole), "deck", "kind", "cards", true=told.told[0] == whole, certain=True)


def deck_uncounted(story: Story) -> Compared | None:
    """That nobody says how many of some kind there are, where it is asked for."""
    told = _told(story)
    if told is None or not told.asks or not told.single or not (told.deck or told.lacks):
        return None
    here = told.kinds <= story.kinds.keys()
    return Compared("deck", "unknown") if here and _whole(story, told) is None else None


def _told(story: Story) -> DeckTold | None:
    if story.said & _OTHERWISE or not _POINTS.isdisjoint(story.situation.keys):
        return None
    told = deck_told(story.situation, story.kinds)
    return told if told is not None and _is_of_deck(story, told) else None


def _is_of_deck(story: Story, told: DeckTold) -> bool:
    """Not "7, skip, how many?", a hand, nor "I have two red 3s", nor "how many for a +2?"."""
    named = told.deck or told.lacks or told.ought or "deck-size" in story.said
    classes = told.asks and not told.single and bool(told.kinds or told.power)
    held = "hold" in story.said and not told.lacks
    return (named or classes) and not held


def _whole(story: Story, told: DeckTold) -> int | None:
    """How many of them there are, where all are known."""
    if told.power:
        return _POWER if story.facts.values.get("variant") == "flex" else None
    if not told.kinds:
        named = [n for n in told.told if n in _DECKS and len(told.told) > 1]
        return named[0] if named else story.facts.numbers.get("deck_size")
    whole = 0
    for name in told.kinds:
        kind = story.kinds.get(name)
        if kind is None or kind.count is None:
            return None
        whole += kind.count.value * (told.colours if kind.colour else _FOUR) // _FOUR
    return whole


def _of_deck(value: int, shown: str) -> Sum:
    return Sum(value, shown, "deck", "kind", "cards", certain=True)
