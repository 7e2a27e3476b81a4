"""How many cards a Colour Roulette reveals where nobody names it.

"I said blue; green, a wild, blue", "four wrong ones, then the right colour": what was turned up is
told one by one or counted, and the last is of the colour that was called.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.revealed import ITEM, leaves_item, which_at
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_ROULETTE: Final = "color-roulette"
_OTHER: Final = "other"
_HIT: Final = "hit"


@dataclass(frozen=True, slots=True)
class _Turned:
    """Cards of one colour that came up ("other": of none that was called), or the one called."""

    at: int
    colour: str
    count: int = 1
    bare: bool = False


def turned_up(words: Sequence[Word], cards: Sequence[SaidCard]) -> int | None:
    """How many cards came up, the one of the colour called among them; None if not told."""
    if _is_first(words, cards):
        return 1
    told = list(_turned(words, [card for card in cards if card.kind != _ROULETTE]))
    which = _which(words)
    if which is not None and told and told[-1].colour != _OTHER:
        return which
    if len(told) > 1 and told[-1].bare and _is_called(words, told[-1].at):
        # "Red, wild, green – I'd said green": called before, told behind.
        told = told[:-1] if told[-1].colour == told[-2].colour else told
    if not told:
        return None
    first, last = told[0], told[-1]
    if leaves_item(words, [one.at for one in told]):
        return None
    if first.bare and len(told) > 1 and _is_called(words, first.at):
        if not {last.colour, _HIT} & {first.colour, _HIT} or last.colour == _OTHER:
            return None
        if last.colour not in {first.colour, _HIT}:
            return None
        wanted, shown = first.colour, told[1:]
        if len(shown) == 1 and not _at_once(words, first.at):
            return None
    else:
        marked = last.colour == _HIT or (len(told) > 1 and _is_wanted(words, last.at))
        if not marked or (len(told) == 1 and not _at_once(words, 0)):
            return None
        wanted, shown = last.colour, told
    if last.count > 1 or any(one.colour in {wanted, _HIT} for one in shown[:-1]):
        return None
    return sum(one.count for one in shown)


def _turned(words: Sequence[Word], cards: Sequence[SaidCard]) -> Iterator[_Turned]:
    """What is told to have come up, in its order."""
    inside = {at: card for card in cards for at in range(card.start, card.end)}
    known: set[SaidCard] = set()
    for at, word in enumerate(words):
        card = inside.get(at)
        if card is not None and (card.kind in WILDS or not _is_miss(words, at)):
            again = at == card.start and at - 1 in inside and not word.breaks
            if again and inside[at - 1].kind == card.kind and card.kind in WILDS:
                # "Wild Draw 10": one card, of which two names are known.
                known.add(card)
            if card not in known and word.key not in COLOURS:
                known.add(card)
                wild = card.kind in WILDS
                colour = _OTHER if wild else card.colour
                if colour is not None:
                    yield _Turned(at, colour, _count(words, at) if wild else card.count)
            continue
        if word.key in COLOURS and not _of_a_card(words, at, inside):
            yield _Turned(at, COLOURS[word.key], _count(words, at), bare=True)
        elif (word.key in _BLACK or _is_wild_one(words, at)) and at + 1 not in inside:
            yield _Turned(at, _OTHER)
        elif _is_miss(words, at):
            yield _Turned(at, _OTHER, _count(words, at))
        elif _is_hit(words, at):
            yield _Turned(at, _HIT)


def _is_wild_one(words: Sequence[Word], at: int) -> bool:
    """ "Een wilde", "eine Wilde"; "ik wilde blauw" wanted it."""
    return words[at].key in _WILD_ONE and at > 0 and words[at - 1].key in ITEM


def _which(words: Sequence[Word]) -> int | None:
    """ "The sixth is a blue one", "beim achten Mal endlich Blau"."""
    for at in range(len(words)):
        which = which_at(words, at)
        if which and not _CAME.isdisjoint(word.key for word in words[at + 1 : at + 1 + _AROUND]):
            return which
    return None


def _is_first(words: Sequence[Word], cards: Sequence[SaidCard]) -> bool:
    """ "The very first one was green, as I'd said", "gleich die erste ist die genannte Farbe"."""
    colours = [at for at, word in enumerate(words) if word.key in COLOURS]
    first = next((at for at, word in enumerate(words) if word.key in _VERY_FIRST), None)
    others = [card for card in cards if card.kind != _ROULETTE]
    if first is None or len(others) > 1 or len({COLOURS[words[at].key] for at in colours}) > 1:
        return False
    if any(_is_miss(words, at) for at in range(len(words))):
        return False
    behind = {word.key for word in words[first : first + _FIRST_NEAR]}
    named = any(card.kind == _ROULETTE for card in cards)
    said = [at for at in colours if at < first and _is_called(words, at)]
    came = [at for at in colours if at > first]
    wanted = bool(behind & _COLOUR) and bool({word.key for word in words} & _CALLED)
    opened = named or not _OPENED.isdisjoint(word.key for word in words)
    return bool((said or named) and said and came) or (opened and wanted)


def _of_a_card(words: Sequence[Word], at: int, inside: dict[int, SaidCard]) -> bool:
    """Whether a colour is that of the card right beside it."""
    after, before = inside.get(at + 1), inside.get(at - 1)
    if after is not None and not words[at + 1].breaks and after.kind not in WILDS:
        return True
    return (
        before is not None
        and not words[at].breaks
        and before.kind not in WILDS
        and before.colour == COLOURS[words[at].key]
    )


def _count(words: Sequence[Word], at: int) -> int:
    """ "Three blues", "zweimal kam Blau"."""
    for place in range(at - 1, max(at - _FAR, 0) - 1, -1):
        if words[place + 1].breaks or words[place].key in _MISSES or words[place].key in COLOURS:
            break
        value = words[place].value
        if value is not None and not words[place].plus:
            return value if value <= _MOST else 1
    return 1


def _is_miss(words: Sequence[Word], at: int) -> bool:
    """ "Four wrong cards", "siebenmal nichts": counted, and not of the colour."""
    counted = any(
        word.value is not None and not word.plus
        for place, word in enumerate(words[max(at - _FAR, 0) : at], max(at - _FAR, 0))
        if not any(one.breaks for one in words[place + 1 : at + 1])
    )
    return counted and words[at].key in _MISSES


def _is_hit(words: Sequence[Word], at: int) -> bool:
    """ "Then the right colour", "the third is the colour", "eine gute"."""
    key, before = words[at].key, words[at - 1].key if at else ""
    if key in _RIGHT:
        return True
    # "The right colour" is one thing.
    return key in _COLOUR and before in _THE and not (at and words[at].breaks)


def _near(words: Sequence[Word], at: int) -> Iterator[str]:
    """The words around a place, as far as nothing stands between."""
    for place in range(at - 1, max(at - _AROUND, 0) - 1, -1):
        if words[place + 1].breaks:
            break
        yield words[place].key
    for place in range(at + 1, min(at + _AROUND + 1, len(words))):
        if words[place].breaks:
            break
        yield words[place].key


def _is_called(words: Sequence[Word], at: int) -> bool:
    return not _CALLED.isdisjoint(_near(words, at))


def _is_wanted(words: Sequence[Word], at: int) -> bool:
    """ "And at last my yellow", "endlich die gewünschte rote"."""
    behind = [word.key for word in words[at + 1 : at + 1 + _AROUND]]
    near = {*_near(words, at), *behind}
    return not near.isdisjoint(_CALLED | _AT_LAST)


def _at_once(words: Sequence[Word], begins: int) -> bool:
    """ "Green flipped first", "was right on top"."""
    # "The right colour" is no haste.
    return any(
        word.key in _FIRST and after.key not in _COLOUR
        for word, after in zip(words[begins:], words[begins + 1 :], strict=False)
    )


_WILD_ONE: Final = word_list("roulette-told.wild-one")
_FAR: Final = 3
_FIRST_NEAR: Final = 9
_VERY_FIRST: Final = word_list("roulette-told.very-first")
_OPENED: Final = word_list("roulette-told.opened")
_AROUND: Final = 3
_MOST: Final = 30
_CALLED: Final = word_list("roulette-told.called")
_AT_LAST: Final = word_list("roulette-told.at-last")
_MISSES: Final = word_list("roulette-told.misses")
_RIGHT: Final = word_list("roulette-told.right")
_CAME: Final = word_list("roulette-told.came")
_COLOUR: Final = word_list("roulette-told.colour")
_THE: Final = word_list("roulette-told.the")
_BLACK: Final = word_list("roulette-told.black")
_FIRST: Final = word_list("roulette-told.first")
