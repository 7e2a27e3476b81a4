"""What a Flex card does that hits all: how many each draws, and that nobody is skipped."""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story, Sum, yes_or_no
from scorekeeper.rulebook.asking.sum_words import WHOLE, says_together
from scorekeeper.rulebook.word_lists import word_list

EACH_ONE: Final = {"flex-draw-two": 1, "flex-all-draw": 2}
"""What every other player draws for their Flex side, or for a wild that hits all."""
_FLEXED: Final = {"draw-two": "flex-draw-two"}
"""A card by its plain name: that it is flexed tells that it is a Flex card."""
_EACH_OTHER: Final = word_list("flex-draws.each-other")
_OTHERWISE: Final = frozenset(
    {"not", "red-side", "points", "challenge", "stack", "power-card", "two-players"}
)
_OF_TURN: Final = frozenset({"lose-turn", "next-player", "must", "turn", "everyone", "after"})
_OF_PLAYING: Final = frozenset(
    {"still-play", "may", "play", "after", "turn", "next-player", "players-word", "draw"}
)
_AGAIN: Final = "again"
_NOT_ALL: Final = frozenset({"main-colour", "plain-side", "next-player", "points", "challenge"})


def drawn_by_others(story: Story) -> Sum | None:
    """A number of cards; None where no card that hits everybody is laid."""
    situation = story.situation
    if story.hand_asked or situation.claimed or situation.ask not in {"number", "any", "open"}:
        return None
    total = story.facts.numbers.get("draws_all")
    # "What does everybody else draw?": each of them.
    own = situation.keys[situation.begins :]
    whole = not (WHOLE - _EACH_OTHER).isdisjoint(own)
    whole = whole or says_together(own)
    if total is not None and whole:
        return Sum(total, str(total), "draw-count", "all-together", "cards")
    each = _each(story)
    return None if each is None else Sum(each, str(each), "draw-count", "draws", "cards")


def keeps_the_turn(story: Story) -> Compared | None:
    """ "She flexed the all-draw, I'm next and took my two. May I still play?": none is skipped."""
    situation, asked = story.situation, story.situation.asked
    skipped = _skips_next(story)
    plain = situation.ask == "yes-no" and not (situation.claimed or situation.negated)
    if skipped is None or not plain:
        return None
    own = situation.keys[situation.begins :]
    mine = PERSONS[situation.language].i
    laid = situation.keys[: situation.named[0].start]
    if not (mine.isdisjoint(laid) or (situation.begins > 0 and mine.isdisjoint(own))):
        # "I flexed it, may I": whoever lays it has played already.
        return None
    if skipped and _has_drawn(situation, mine):
        # "My neighbour took the two. Do I, the one after, lay now?": somebody else was hit.
        return None
    next_in_turn = "next-player" in story.said or not _NEXT.isdisjoint(situation.keys)
    on = asked & {"turn", _AGAIN} and not asked - {"turn", _AGAIN}
    if on or "still-play" in asked or {"may", "play"} <= asked:
        may = situation.modal == "may" and not asked - _OF_PLAYING
        may = (may or bool(on)) and next_in_turn
        if skipped and "still-play" not in asked:
            # "Do I, the one after, lay now?": it may be whoever comes behind the one skipped.
            return None
        return Compared("lose-turn", yes_or_no(not skipped)) if may else None
    of_next = "next-player" in asked or not _NEXT.isdisjoint(own)
    if "lose-turn" not in asked or asked - _OF_TURN or (skipped and not of_next):
        return None
    return Compared("lose-turn", yes_or_no(skipped))


def _has_drawn(situation: Situation, mine: frozenset[str]) -> bool:
    """Whether it is told that somebody drew, and not that whoever asks did."""
    told = situation.heard[: situation.begins]
    draws = any("draw" in word.concepts for word in told if not word.is_name)
    return draws and mine.isdisjoint(word.key for word in told)


def _skips_next(story: Story) -> bool | None:
    """Whether the side that is told to be used skips the next player; None where none is told."""
    situation = story.situation
    # "Flex all draw got flexed, I drew two": the number of it is no card of its own.
    named = [card for card in situation.named if not card.kind.isdecimal()]
    kinds = [_FLEXED.get(card.kind, card.kind) for card in named]
    card = story.kinds.get(kinds[0]) if len(kinds) == 1 and kinds[0] in EACH_ONE else None
    if card is None or (story.said | story.facts.said) & _OTHERWISE:
        return None
    # The name of the card has the word, too.
    name = range(situation.named[0].start, situation.named[0].end)
    flexed = any(
        "flex-side" in w.concepts for at, w in enumerate(situation.heard) if at not in name
    )
    normal = not _NORMAL.isdisjoint(situation.keys[: situation.begins])
    effect = card.flexed if flexed else card.effect
    return None if effect is None or flexed == normal else effect.skips == "next"


def _each(story: Story) -> int | None:
    """ "Flex Draw 2: how many does every other player take?"."""
    situation = story.situation
    cards = {card.kind for card in situation.cards}
    asks = situation.ask == "number" and "draw" in situation.asked
    if len(cards) != 1 or not asks or story.facts.values.get("variant") != "flex":
        return None
    # "Each one of the others" is each other.
    own = [key for key in situation.keys[situation.begins :] if key not in _OF_THEM]
    if not any(pair in _EVERY_OTHER for pair in pairwise(own)):
        return None
    if (story.said | story.facts.said) & _NOT_ALL:
        return None
    return EACH_ONE.get(cards.pop())


_OTHERS: Final = word_list("flex-draws.others")
_NEXT: Final = word_list("flex-draws.next")
_NORMAL: Final = word_list("flex-draws.normal")
_OF_THEM: Final = word_list("flex-draws.of-them")
_EVERY: Final = word_list("flex-draws.every")
_EVERY_OTHER: Final = frozenset((one, other) for one in _EVERY for other in _OTHERS)
