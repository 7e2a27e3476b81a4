"""Whether whoever laid a Wild Draw Four held the colour that lay, where every colour told is known.

"She wished for red with a +4 laid on blue, and has blues but no reds": blue lay, red was called,
blue is held and red is not. Where one colour is told of which none of these is clear, nothing is
read.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.asks import WILD_FOURS, WILDS
from scorekeeper.rulebook.asking.card_words import COLOURS, is_zero_card
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.situation import LaidWith, SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_TELLS: Final = frozenset({"colour", "current", "no-match", "able", "fits", "innocent", "guilty"})
_TOP: Final = frozenset({"colour", "current"})
"""What is said of the colour that lies, where that is told."""
_ENDED: Final = frozenset({"innocent", "guilty"})
_IF: Final = word_list("answer-in-hand.if")
_CUTS: Final = word_list("pile-colour.cuts")
_NONE: Final = word_list("pile-colour.none")
_NOTHING: Final = word_list("pile-colour.nothing")
"""Right before a colour; "nothing but red" is another matter."""
_ON: Final = word_list("pile-colour.on")
_ARTICLES: Final = word_list("pile-colour.articles")
_CALLS: Final = word_list("pile-colour.calls")
_LIES: Final = word_list("pile-colour.lies")
_HOLDS: Final = word_list("pile-colour.holds")
_IN_HAND: Final = word_list("pile-colour.in-hand")
_ONLY: Final = word_list("pile-colour.only")
_SHOWS: Final = word_list("pile-colour.shows")
_WHOLE_HAND: Final = word_list("pile-colour.whole-hand")
_TO_SEE: Final = word_list("pile-colour.to-see")
_ACTS: Final = word_list("pile-colour.acts")
"""Verbs of laying: a colour beside one of them alone may be the card's or the pile's."""
_IS: Final = word_list("pile-colour.is")
_IS_ON: Final = word_list("pile-colour.is-on")
_NEAR: Final = 3
_LEAST: Final = 2


class Beside(NamedTuple):
    """Whether the colour on the pile was held, and at which places that colour is told."""

    held: LaidWith
    tops: tuple[int, ...] = ()

    def told_apart(
        self, pile: SaidCard | None, held: tuple[SaidCard, ...]
    ) -> tuple[SaidCard | None, tuple[SaidCard, ...]]:
        """The card that lies, and those held: "blue is the colour, I hold a red 3", too."""
        if pile is None or not self.tops:
            return pile, held
        near = range(pile.start - _NEAR, pile.end + _NEAR)
        return (pile, held) if any(at in near for at in self.tops) else (None, (*held, pile))


def held_when_laid(words: Sequence[Word], cards: Sequence[SaidCard], begins: int) -> Beside:
    """What is told of the colours beside the card; nothing where one of them is unclear."""
    fours = [card for card in cards if card.kind in WILD_FOURS]
    other = any(
        card.kind in WILDS
        and card.kind not in WILD_FOURS
        # "No green and no wild": none is held.
        and not (card.start and words[card.start - 1].key in _NONE)
        for card in cards
    )
    if not fours or other:
        return Beside("")
    told = _told(words, begins)
    said = list(_said(words, told, {card.start for card in fours}))
    said += [("pile", at) for at in _asked_on(words, told, {card.start for card in fours})]
    piles = {COLOURS[words[at].key] for sort, at in said if sort == "pile"}
    held = _held([(sort, COLOURS.get(words[at].key, "")) for sort, at in said], piles)
    plain = [card for card in cards if card.start in told and card.kind not in WILDS]
    if held == "none" and any(card.colour is None for card in plain):
        # "Green lies, I have a red 2 and a skip": nobody says which colour the skip has.
        held = "unclear"
    return Beside(held, tuple(at for sort, at in said if sort == "pile") if held else ())


def _held(said: Sequence[tuple[str, str]], piles: set[str]) -> LaidWith:
    """Whether the colour on the pile is held, by what is said of each colour."""
    sorts = {sort for sort, _ in said}
    held = {colour for sort, colour in said if sort in {"held", "only"}}
    none = {colour for sort, colour in said if sort == "none"}
    if "" in sorts or len(piles) > 1:
        return ""
    if not piles or not (held or none):
        # What lies is not told, or what is held beside the card.
        told = bool(held or ("four" in sorts and piles)) and not none and "called" not in sorts
        return ("unclear" if piles else "open") if told else ""
    (pile,) = piles
    if pile in held:
        return "" if pile in none else "colour"
    listed = "only" in sorts or "four" in sorts
    return "none" if pile in none or (listed and held) else ""


def agreed(
    laid_with: LaidWith,
    has_colour: bool | None,
    words: Sequence[Word],
    mentions: Sequence[Mention],
    begins: int,
) -> tuple[LaidWith, bool | None]:
    """Both readings of what is held, where they do not contradict each other.

    `has_colour`: what is read of it without regard to a colour that is called.
    """
    if laid_with in {"open", "unclear"}:
        said = {m.concept for m in mentions if m.concept not in _ENDED or m.start < begins}
        tells = _TELLS if laid_with == "open" else _TELLS - _TOP
        return (laid_with, None) if tells.isdisjoint(said) else ("", has_colour)
    known = {"colour": True, "none": False}.get(laid_with)
    called = any(word.key in _CALLS for word in words)
    if known is None or (has_colour not in {None, known} and not called):
        return "", has_colour
    return laid_with, known


def _told(words: Sequence[Word], begins: int) -> range:
    """The places of the story, told before the question or behind it."""
    if begins:
        return range(begins)
    behind = next((at for at in range(_LEAST, len(words)) if words[at].key in _IF), 0)
    return range(behind, len(words))


def _asked_on(words: Sequence[Word], told: range, fours: set[int]) -> Iterator[int]:
    """Where the question names the colour that it is to be laid on: "may I put it on blue?"."""
    whole = range(told.start) if told.stop == len(words) else range(told.stop, len(words))
    for clause in _clauses(words, whole) if whole else ():
        keys = {words[at].key for at in clause}
        if keys & (_CALLS | _HOLDS | _NONE) or fours.isdisjoint(clause):
            continue
        for at in clause:
            back = at - 1
            while back in clause and words[back].key in _ARTICLES:
                back -= 1
            on = back in clause and words[back].key in _ON
            if words[at].key in COLOURS and on:
                yield at


def _said(words: Sequence[Word], told: range, fours: set[int]) -> Iterator[tuple[str, int]]:
    """What is said of every colour told, and where; "four" where the card itself is held.

    Nothing is said of a colour where that is unclear.
    """
    sort = ""
    for clause in _clauses(words, told):
        here = [at for at in clause if words[at].key in COLOURS]
        keys = {words[at].key for at in clause if not is_zero_card(words, at)}
        told_anew = bool(keys & (_CALLS | _LIES | _HOLDS | _ACTS))
        if told_anew:
            sort = ""
        for at in here:
            found = _sort(words, clause, at, keys)
            if not found and not told_anew and sort in {"held", "only"}:
                # "I have a +4, a red 2 …": the list goes on.
                found = sort
            yield found, at
            sort = found if found != "none" else sort
        if keys & _HOLDS and not keys & (_CALLS | _LIES) and sort not in {"held", "only"}:
            sort = "only" if keys & _ONLY else "held"
        if not here and keys & _SHOWS and keys & _WHOLE_HAND and keys & _TO_SEE:
            # "She shows me her hand: two red cards and a yellow one": that is all of it.
            sort = "only"
        if sort in {"held", "only"} and not fours.isdisjoint(clause):
            yield "four", min(fours.intersection(clause))


def _clauses(words: Sequence[Word], told: range) -> Iterator[range]:
    starts = [at for at in told if at == told.start or words[at].breaks or words[at].key in _CUTS]
    for one, two in zip(starts, [*starts[1:], told.stop], strict=True):
        yield range(one, two)


def _sort(words: Sequence[Word], clause: range, at: int, keys: set[str]) -> str:
    """What a clause says of the colour at a place: it lies, is called, is held or is not."""
    near = range(max(at - _NEAR, clause.start), at)
    before = ["" if is_zero_card(words, place) else words[place].key for place in near]
    zero = at + 1 in clause and is_zero_card(words, at + 1)
    behind = words[at + 1].key if at + 1 in clause and not zero else ""
    if not _NONE.isdisjoint(before) or behind in _NONE or not _NOTHING.isdisjoint(before[-1:]):
        return "none"
    alone = sum(words[place].key in COLOURS for place in clause) == 1
    if alone and keys & _NONE and keys & _HOLDS:
        # "Red I have not".
        return "none"
    on = [words[place].key for place in clause if place > at]
    if len(on) == _LEAST and on[0] in _IS and on[1] in _IS_ON:
        # "Blue is on".
        return "pile"
    back = len(before) - 1
    while back >= 0 and before[back] in _ARTICLES:
        back -= 1
    if back >= 0 and before[back] in _ON:
        return "pile"
    if keys & _CALLS:
        return "" if keys & _IN_HAND else "called"
    if keys & _LIES and not keys & _IN_HAND:
        return "" if keys & _HOLDS else "pile"
    if keys & _HOLDS:
        return "only" if keys & _ONLY else "held"
    return ""
