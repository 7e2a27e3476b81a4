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
    # "Everyone has seven" names no card 7.
    cards = any(card.kind != str(each) for card in situation.cards)
    other = story.said & _OTHERWISE or cards or story.hand.told
    if not _POINTS.isdisjoint(situation.keys):
        return None
    if not asks or other or each is None or players < _TWO:
        return None
    known = {players, each, 1, *_DECKS}
    if any(number.value not in known for number in situation.numbers):
        return None
    clauses = [*_clauses(story)]
    given = [clause for clause in clauses if _says_all_have(clause, each, players)]
    others = [clause for clause in clauses if clause not in given]
    if any(word.value == each != players for clause in others for word in clause):
        return None
    told = {word.key for clause in given for word in clause}
    own = frozenset(situation.keys[situation.begins :]) - told
    if given and (found := _in_the_pile(story, own, each * players, others)) is not None:
        return found
    in_hands = _are_in_hands(story, own, all_have=bool(given))
    # Nobody counts hand cards by chance, nor all cards where it is told that all have theirs.
    certain = bool(given or own & _HAND_CARDS)
    return replace(dealt_in_all(each, players), certain=certain) if in_hands else None


def _in_the_pile(
    story: Story, own: frozenset[str], hands: int, others: Sequence[Sequence[Heard]]
) -> Sum | None:
    """What nobody was given: the deck without all hands and without the card that lies open."""
    if own.isdisjoint(PILE) or own & (EACH | _NOT_THE_PILE):
        return None
    if any(_goes_on(clause) for clause in others):
        return None
    named = next((n.value for n in story.situation.numbers if n.value in _DECKS), None)
    size = story.facts.numbers.get("deck_size", 0) if named is None else named
    if story.facts.values.get("variant") == _FLEX and size == story.facts.numbers.get("deck_size"):
        # Power cards are dealt beside the deck.
        size -= _POWER
    opened = int(any(_says_one_is_open(clause) for clause in others))
    value = size - hands - opened
    shown = f"{size} − {hands}{' − 1' if opened else ''} = {value}"
    return Sum(value, shown, "deal", None, "cards", certain=True) if value > 0 else None


def _are_in_hands(story: Story, own: frozenset[str], *, all_have: bool) -> bool:
    """ "We are five and have dealt, how many cards are in circulation?"."""
    keys = frozenset(story.situation.keys)
    dealt = all_have or bool(story.said & {"dealt", "begin"} or keys & (DEAL | DEALT))
    # Cards "in play" may be those of the deck, hand cards may not.
    hands = own & (_HAND_CARDS | _HANDS - _CARDS)
    together = own & (_TOGETHER | _IN_HANDS) or (own & _IN_PLAY and hands)
    # "All have their cards, how many are that?": the noun stands before.
    counted = _HAND_CARDS | _CARDS | (_ARE if all_have else frozenset())
    if not dealt or not together or not counts(story, counted):
        return False
    # "How many do I get in all?" asks for one hand.
    if own & (EACH | PILE | REST | _NOT_THE_PILE | _ONE_ALONE | _DRAW) or (own & BOX and not hands):
        return False
    power = "power-card" in story.said or any(key.startswith("power") for key in keys)
    aside = bool(story.said & {"leave-out", "ignore"})
    # In Flex a power card is dealt to everybody, too, but to no hand.
    flex = story.facts.values.get("variant") == _FLEX
    return not (power and not aside) and not (flex and not (aside or hands))


def _clauses(story: Story) -> Iterator[Sequence[Heard]]:
    """The words between commas, full stops, "and", and "once"."""
    clause: list[Heard] = []
    for word in story.situation.heard:
        if word.breaks or word.key in _AND | _ONCE:
            yield clause
            clause = []
        if word.key not in _AND | _ONCE:
            clause.append(word)
    yield clause


def _says_all_have(clause: Sequence[Heard], each: int, players: int) -> bool:
    """Whether it says that all have got their hands, and nothing else: not that they laid them."""
    keys = [word.key for word in clause]
    everyone = not _ALL.isdisjoint(keys) or any(word.value == players for word in clause)
    theirs = any(word.value == each for word in clause) and each != players
    theirs = theirs or any(
        key in _THEIR and not _HANDS.isdisjoint(keys[at + 1 : at + _NEAR])
        for at, key in enumerate(keys)
    )
    said = _ALL | _HAVE | _THEIR | _HANDS | _PLAIN
    only = all(word.key in said or word.value in {players, each} for word in clause)
    return everyone and theirs and only and not _HAVE.isdisjoint(keys)


def _says_one_is_open(clause: Sequence[Heard]) -> bool:
    """ "One lies open": a card is turned up, where it is not said that none is yet."""
    keys = {word.key for word in clause}
    # "We are set up": nothing is turned up.
    return not keys.isdisjoint(OPENED - {"up"}) and keys.isdisjoint(_NOT)


def _goes_on(clause: Sequence[Heard]) -> bool:
    """ "I draw one": the round has begun, and the pile is no longer what was left of the deal."""
    keys = ["", *(word.key for word in clause), ""]
    acts = any(key in _DRAW | LAYS - _PLAY and after not in PILE for key, after in pairwise(keys))
    return acts and not _says_one_is_open(clause)


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
_ONCE: Final = word_list("hands-given.once")
_IN_HANDS: Final = word_list("dealt-out.hands")
_NOT: Final = word_list("hands-given.not")
_TOGETHER: Final = word_list("hands-given.together")
_IN_PLAY: Final = word_list("hands-given.in-play")
_ONE_ALONE: Final = word_list("hands-given.one-alone")
_DRAW: Final = word_list("dealt-out.draw")
_NOT_THE_PILE: Final = word_list("hands-given.not-the-pile")
"""The pile of discards, or a pile that runs out."""
