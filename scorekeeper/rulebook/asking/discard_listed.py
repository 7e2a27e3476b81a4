"""What Discard All takes along or leaves, where the hand is told card by card or colour by colour.

"Red Discard All, red 1, red 5 and blue 9: how many leave my hand?": those of its colour and the
card itself; "how many do I have left?": all the others.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS, ONE
from scorekeeper.rulebook.asking.hand_words import CARD
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_CARD: Final = "discard-all"
_FAR: Final = 2


def listed_by_colour(story: Story) -> Sum | None:
    """How many cards go or stay; None where no Discard All is laid or no colours are told."""
    situation = story.situation
    known = _CARD in story.kinds and (story.has(_CARD) or any(_named(situation.keys)))
    if not known or situation.ask in {"yes-no", "open"} or situation.claimed:
        return None
    if not _POINTS.isdisjoint(situation.keys):
        return None
    asked = _asks_for(story)
    colour = _colour(story)
    if any(of != colour for of in _denied(situation.keys).values()):
        # "A red one and four that are not blue": some of them may be red.
        return None
    held = list(_held(story))
    if asked == "beside" and colour is not None and not held and _holds_only_others(story, colour):
        return Sum(0, "0", _CARD, "colour", "cards")
    if not asked or colour is None or not held:
        return None
    gone = sum(count for count, of in held if of == colour)
    left = sum(count for count, of in held if of != colour)
    if asked == "beside":
        return Sum(gone, str(gone), _CARD, "colour", "cards")
    itself = 0 if _COUNTED_IN.intersection(situation.keys[: situation.begins]) else 1
    if asked == "gone" and gone:
        return Sum(gone + itself, f"{gone} + {itself} = {gone + itself}", _CARD, "colour", "cards")
    if asked == "gone" or (not gone and len(held) == 1):
        return None
    sizes = _sizes(story)
    if not left and any(size not in {gone + itself, gone + itself - 1} for size in sizes):
        return None
    # "I had 7": what was told of them in words that are not known stays, too.
    left = max(left, *(size - gone - itself for size in sizes)) if left and sizes else left
    shown = f"{gone + left + itself} − {gone + itself} = {left}"
    return Sum(left, shown, _CARD, "colour")


def _sizes(story: Story) -> list[int]:
    """The sizes of a hand that are told."""
    keys = story.situation.keys
    cards = [n for n in story.situation.numbers if n.unit == "card"]
    return [n.value for n in cards if not _is_of_others(keys, n.at)]


def _holds_only_others(story: Story, colour: str) -> bool:
    """ "Otherwise only blue cards": nothing goes along with a red one."""
    pairs = pairwise(story.situation.keys)
    named = [COLOURS[key] for only, key in pairs if only in _ONLY and key in COLOURS]
    return bool(named) and colour not in named


def _asks_for(story: Story) -> str:
    """ "gone" for what leaves, "beside" for what goes along with the card, "left" for what stays.

    Empty if none of them is asked.
    """
    keys = story.situation.keys
    named = {place for at in _named(keys) for place in (at, at + 1)}
    named |= {at for c in story.situation.cards if c.kind == _CARD for at in range(c.start, c.end)}
    begins = story.situation.begins
    # "Bleiben wie viele?": the verb may stand before what the question begins with.
    begins -= bool(begins and keys[begins - 1] in _STAY)
    own = {key for at, key in enumerate(keys) if at >= begins and at not in named}
    if own & (_ALONG | _MORE) and own & _GO and not own & (_COUNTED_IN | _ITSELF):
        return "beside"
    remain = "left" in own and not own & _GO
    if own & _STAY or remain or (own & _LEFT and own & _HOLD):
        return "left"
    if own & _GO:
        return "gone"
    return "left" if own & _HOLD else ""


def _named(keys: Sequence[str]) -> Iterator[int]:
    """Where the card is named, once or again."""
    return (at for at, pair in enumerate(pairwise(keys)) if pair in _ALL_AWAY)


def _colour(story: Story) -> str | None:
    """The colour of the card, told before its name or right behind it."""
    keys = story.situation.keys
    own = [card.colour for card in story.situation.cards if card.kind == _CARD and card.colour]
    for at in _named(keys):
        # "Green Discard All", "das grüne Alle abwerfen", "alle abwerfen Grün".
        own += [COLOURS[key] for key in keys[max(at - 1, 0) : at] if key in COLOURS]
    for at in _named(keys):
        own += [COLOURS[key] for key in keys[at + _FAR : at + _FAR + 1] if key in COLOURS]
    return own[0] if own else None


def _held(story: Story) -> Iterator[tuple[int, str]]:
    """How many cards of which colour are told beside it, wilds without one."""
    keys, situation = story.situation.keys, story.situation
    end = situation.begins or len(keys)
    inside: set[int] = set()
    for card in situation.cards:
        spoken = range(max(card.start - 1, 0), card.end + 1)
        if card.kind == _CARD:
            inside |= set(range(card.start - 1, card.end))
        elif card.colour and card.start < end and not _counts_colour(keys, card.start):
            inside |= {at for at in spoken if keys[at : at + 1] and keys[at] in COLOURS}
            yield card.count, card.colour
        elif card.kind not in {"skip", "reverse"} and not card.kind.isdecimal():
            kind = story.kinds.get(card.kind)
            plain = card.kind == "wild" if kind is None else not kind.colour
            if card.start < end and plain:
                yield card.count, ""
    inside |= set(_denied(keys))
    for at in _named(keys):
        inside |= {at - 1, at + _FAR} if at and keys[at - 1] not in COLOURS else {at - 1}
    numbers = {number.at: number.value for number in situation.numbers}
    numbers |= {c.start: int(c.kind) for c in situation.cards if c.kind.isdecimal()}
    numbers |= _counted_with_plus(story)
    for at, key in enumerate(keys[:end]):
        if key not in COLOURS or at in inside:
            continue
        place = at - 1 - (keys[at - 1] in _MORE)
        if place in numbers:
            yield numbers[place], COLOURS[key]
        elif place >= 0 and keys[place] in ONE:
            yield 1, COLOURS[key]
    for at, value in numbers.items():
        if at < end and _is_of_others(keys, at):
            yield value, ""


def _is_of_others(keys: Sequence[str], at: int) -> bool:
    """ "Six others", "acht van andere kleuren": cards of no colour that is named."""
    behind = [key for key in keys[at + 1 : at + 3 + _FAR] if key not in _OF | CARD]
    named = len(behind) > 1 and behind[1] in COLOURS
    return _is_denied(keys, at) or (bool(behind) and behind[0] in _OTHERS and not named)


def _is_denied(keys: Sequence[str], at: int) -> bool:
    """ "Six that aren't yellow", "vier nicht rote": the number stands before what they are not."""
    denied = next((place for place in sorted(_denied(keys)) if place > at), at)
    between = keys[at + 1 : denied]
    return denied > at and all(key in _THAT | _NOT | _OF | CARD for key in between)


def _denied(keys: Sequence[str]) -> dict[int, str]:
    """Where a colour is named that cards have not."""
    pairs = enumerate(pairwise(keys), start=1)
    return {at: COLOURS[key] for at, (no, key) in pairs if no in _NOT and key in COLOURS}


def _counted_with_plus(story: Story) -> dict[int, int]:
    """ "A yellow Discard All plus four other yellows": no draw card, but so many of them."""
    keys = story.situation.keys
    found = {}
    for card in story.situation.cards:
        kind = story.kinds.get(card.kind)
        if kind is not None and kind.draws is not None and _MORE.intersection(keys[card.end :][:1]):
            found[card.end - 1] = kind.draws.value
    return found


def _counts_colour(keys: Sequence[str], at: int) -> bool:
    """ "3 yellows": the number counts them, and is no card."""
    behind = keys[at + 1 : at + 3]
    coloured = behind[:1] and (behind[0] in COLOURS or behind[0] in _MORE)
    return bool(coloured) and not (at and keys[at - 1] in COLOURS)


_ALL_AWAY: Final = frozenset(
    {("alles", "weg"), ("alle", "weg"), ("discard", "all"), ("alle", "abwerfen"), ("alles", "af")}
    | {("alles", "afgooien"), ("alles", "ab"), ("alle", "ablegen"), ("alles", "afleggen")}
    | {("alles", "abwerfen"), ("alle", "afleggen"), ("alle", "afgooien")}
)
_STAY: Final = word_list("discard-listed.stay")
_LEFT: Final = word_list("discard-listed.left")
_HOLD: Final = word_list("discard-listed.hold")
_GO: Final = word_list("discard-listed.go")
_MORE: Final = word_list("discard-listed.more")
_OTHERS: Final = word_list("discard-listed.others")
_OF: Final = word_list("discard-listed.of")
_NOT: Final = word_list("discard-listed.not")
_THAT: Final = word_list("discard-listed.that")
_ALONG: Final = word_list("discard-listed.along")
"""Words with which only what goes along with the card is asked for, and not the card itself."""
_ITSELF: Final = word_list("discard-listed.itself")
_ONLY: Final = word_list("discard-listed.only")
_POINTS: Final = word_list("discard-listed.points")
_COUNTED_IN: Final = word_list("discard-listed.counted-in")
