"""Cards counted when all have theirs: what is left in the pile, and what all hold together.

"Everyone has their cards, one lies open, how many are in the pile?": no word of dealing is needed,
a clause that says nothing else than that all have got their hands tells the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.dealt_out import DEALT, dealt_in_all
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.spared_words import LAYS
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import BOX, DEAL, EACH, OPENED, PILE, REST
from scorekeeper.rulebook.asking.units_asked import counts
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_NEAR: Final = 3
_DECKS: Final = (104, 108, 112, 168)
_FLEX: Final = "flex"
_POWER: Final = 8


def hands_given(story: Story) -> Sum | None:
    """The number of cards in the pile or in all hands; None where neither is asked for."""
    situation, each = story.situation, story.facts.numbers.get("dealt")
    players = situation.players or int(story.facts.values.get("players", "0"))
    asks = situation.ask == "number" and not situation.claimed and story.hand.claimed is None
    other = story.said & _OTHERWISE or situation.cards or story.hand.told
    if not _POINTS.isdisjoint(situation.keys):
        return None
    if not asks or other or each is None or players < _TWO:
        return None
    known = {players, each, 1, *_DECKS}
    if any(number.value not in known for number in situation.numbers):
        return None
    return _in_the_pile(story, each, players) or _in_all_hands(story, each, players)


def _own(story: Story) -> frozenset[str]:
    return frozenset(story.situation.keys[story.situation.begins :])


def _in_the_pile(story: Story, each: int, players: int) -> Sum | None:
    """What nobody was given: the deck without all hands and without the card that lies open."""
    own = _own(story)
    all_have = any(_says_all_have(clause, players) for clause in _clauses(story))
    if not all_have or own.isdisjoint(PILE) or own & (EACH | _NOT_THE_PILE):
        return None
    if any(_goes_on(clause, players) for clause in _clauses(story)):
        return None
    named = next((n.value for n in story.situation.numbers if n.value in _DECKS), None)
    size = story.facts.numbers.get("deck_size", 0) if named is None else named
    if story.facts.values.get("variant") == _FLEX and size == story.facts.numbers.get("deck_size"):
        # Power cards are dealt beside the deck.
        size -= _POWER
    opened = int(any(_says_one_is_open(clause, players) for clause in _clauses(story)))
    value = size - each * players - opened
    shown = f"{size} − {players} × {each}{' − 1' if opened else ''} = {value}"
    return Sum(value, shown, "deal", None, "cards", certain=True) if value > 0 else None


def _in_all_hands(story: Story, each: int, players: int) -> Sum | None:
    """ "We are five and have dealt, how many cards are in circulation?"."""
    own, keys = _own(story), frozenset(story.situation.keys)
    all_have = any(_says_all_have(clause, players) for clause in _clauses(story))
    dealt = all_have or "dealt" in story.said or bool(keys & (DEAL | DEALT))
    # Cards "in play" may be those of the deck, hand cards may not.
    hands = own & (_HAND_CARDS | _HANDS - _CARDS)
    together = own & _TOGETHER or (own & _IN_PLAY and hands)
    # "All have their cards, how many are that?": the noun stands before.
    counted = _HAND_CARDS | _CARDS | (_ARE if all_have else frozenset())
    if not dealt or not together or not counts(story, counted):
        return None
    # "How many do I get in all?" asks for one hand.
    if own & (EACH | PILE | REST | _NOT_THE_PILE | _ONE_ALONE | _DRAW):
        return None
    if own & BOX and not hands:
        return None
    power = "power-card" in story.said or any(key.startswith("power") for key in keys)
    aside = "leave-out" in story.said
    # In Flex a power card is dealt to everybody, too, but to no hand.
    flex = story.facts.values.get("variant") == _FLEX
    if (power and not aside) or (flex and not (aside or hands)):
        return None
    return replace(dealt_in_all(each, players), certain=bool(hands) or all_have)


def _clauses(story: Story) -> Iterator[Sequence[Heard]]:
    """The words between commas, full stops and "and"."""
    clause: list[Heard] = []
    for word in story.situation.heard:
        if word.breaks or word.key in _AND:
            yield clause
            clause = []
        if word.key not in _AND:
            clause.append(word)
    yield clause


def _says_all_have(clause: Sequence[Heard], players: int) -> bool:
    """Whether it says that all have got their hands, and nothing else: not that they laid them."""
    keys = [word.key for word in clause]
    everyone = not _ALL.isdisjoint(keys) or any(word.value == players for word in clause)
    theirs = any(
        key in _THEIR and not _HANDS.isdisjoint(keys[at + 1 : at + _NEAR])
        for at, key in enumerate(keys)
    )
    said = _ALL | _HAVE | _THEIR | _HANDS | _PLAIN
    only = all(word.key in said or word.value == players for word in clause)
    return everyone and theirs and only and not _HAVE.isdisjoint(keys)


def _says_one_is_open(clause: Sequence[Heard], players: int) -> bool:
    """ "One lies open": a card is turned up, where it is not said that none is yet."""
    keys = {word.key for word in clause}
    # "All picked up their cards" turns up none.
    opened = keys & (OPENED - {"up"}) and not _says_all_have(clause, players)
    return bool(opened) and not keys & _NOT


def _goes_on(clause: Sequence[Heard], players: int) -> bool:
    """ "I draw one": the round has begun, and the pile is no longer what was left of the deal."""
    keys = ["", *(word.key for word in clause), ""]
    acts = any(key in _DRAW | LAYS - _PLAY and after not in PILE for key, after in pairwise(keys))
    return acts and not _says_all_have(clause, players) and not _says_one_is_open(clause, players)


_OTHERWISE: Final = frozenset(
    {"challenge", "mercy", "knock-out", "stack", "swap", "rotating", "elimination"}
    | {"shuffle", "discard-all", "finish", "last-card"}
)
_POINTS: Final = word_list("dealt-out.points")
_ALL: Final = word_list("hands-given.all")
_HAVE: Final = word_list("hands-given.have")
_THEIR: Final = word_list("hands-given.their")
_HANDS: Final = word_list("hands-given.hands")
_CARDS: Final = word_list("hands-given.cards")
_HAND_CARDS: Final = word_list("hands-given.hand-cards")
_PLAY: Final = word_list("hands-given.playing")
"""Who plays in fours has laid nothing."""
_ARE: Final = word_list("piles-counted.lie")
_PLAIN: Final = word_list("hands-given.plain")
"""What may stand in the clause beside it: "once", "already", "normal"."""
_AND: Final = word_list("hands-given.and")
_NOT: Final = word_list("hands-given.not")
_TOGETHER: Final = word_list("hands-given.together")
_IN_PLAY: Final = word_list("hands-given.in-play")
_ONE_ALONE: Final = word_list("hands-given.one-alone")
_DRAW: Final = word_list("dealt-out.draw")
_NOT_THE_PILE: Final = word_list("hands-given.not-the-pile")
"""The pile of discards, or a pile that runs out."""
