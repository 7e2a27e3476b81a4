"""What is left after Discard All where it is told how many went along: "eleven cards, six reds"."""

from collections.abc import Container, Iterator, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_CARD: Final = "discard-all"


def discarded(story: Story) -> Sum | None:
    """A hand less those of the colour and the card itself; None where not both are told."""
    keys = story.situation.keys
    named = story.has(_CARD) or any(pair in _ALL_AWAY for pair in pairwise(keys))
    if _CARD not in story.kinds or not named or story.situation.ask in {"yes-no", "open"}:
        return None
    amounts = dict(_amounts(story))
    among = places_of_those(keys, amounts)
    alike = [at for at in amounts if at not in among and _of_colour(keys, at)]
    hands = [at for at in amounts if at not in among and at not in alike]
    if len(alike) != 1 or len(hands) != 1 or "points" in keys:
        return None
    whole, gone = amounts[hands[0]], amounts[alike[0]]
    if any(amounts.get(at, gone) != gone for at in among):
        return None
    cards = story.situation.cards
    counted = not _COUNTED_IN.isdisjoint(keys) or any(is_the_card(cards, at) for at in among)
    counted = counted or not _OTHER.isdisjoint(keys[hands[0] + 1 : hands[0] + 2])
    left = whole - gone - (not counted)
    shown = f"{whole} − {gone}{'' if counted else ' − 1'} = {left}"
    return Sum(left, shown, _CARD, "colour") if left >= 0 else None


def places_of_those(keys: Sequence[str], amounts: Container[int]) -> list[int]:
    """Where those are named that one is of: "one of them", "eine von den vieren", "of the reds".

    `amounts`: the places of numbers.
    """
    found = []
    for at, key in enumerate(keys):
        last = at + 1
        while key in _ONE and last < len(keys) and keys[last] in _OF | _THE:
            last += 1
        if key not in _ONE or last == len(keys):
            continue
        of = not _OF.isdisjoint(keys[at + 1 : last])
        skipped = keys[last - 1] if of else ""
        named = skipped in _THE and (keys[last] in COLOURS or last in amounts)
        if named or keys[last] in _OF_THEM or skipped in _OF_THEM:
            found.append(last)
    return found


def is_the_card(cards: Sequence[SaidCard], at: int) -> bool:
    """Whether the one of them is Discard All, and no other card: "one of them is a skip"."""
    behind = [card.kind for card in cards if card.start >= at and not card.kind.isdecimal()]
    return not behind or behind[0] == _CARD


def _of_colour(keys: Sequence[str], at: int) -> bool:
    """ "Six reds", "drei andere rote", "vijf zijn groen", and not "ten cards, a yellow …"."""
    first = at + 1 + (at + 1 < len(keys) and keys[at + 1] in _OTHER | _ARE)
    return first < len(keys) and keys[first] in COLOURS


def _amounts(story: Story) -> Iterator[tuple[int, int]]:
    """Numbers of cards by their place; one before a colour may have been taken for a card."""
    keys = story.situation.keys
    for number in story.situation.numbers:
        if number.unit in {"card", ""}:
            yield number.at, number.value
    for card in story.situation.cards:
        at = next((at for at in range(card.start, card.end) if keys[at] == card.kind), card.start)
        if card.kind.isdecimal() and not (at and keys[at - 1] in COLOURS):
            yield at, int(card.kind)


_ALL_AWAY: Final = frozenset(
    {("alles", "weg"), ("alle", "weg"), ("discard", "all"), ("blaue", "abwerfen")}
    | {("rote", "abwerfen"), ("grune", "abwerfen"), ("gelbe", "abwerfen")}
)
_COUNTED_IN: Final = word_list("discard-told.counted-in")
_OTHER: Final = word_list("discard-told.other")
_ONE: Final = word_list("discard-told.one")
_OF: Final = word_list("discard-told.of")
_THE: Final = word_list("discard-told.the")
_OF_THEM: Final = word_list("discard-told.of-them")
_ARE: Final = word_list("discard-told.are")
