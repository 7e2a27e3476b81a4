"""What a question tells and asks of the deck: which cards, of which colours, and how many of them.

"The dog was at the box, I only find six reverses: how many did he eat?" tells of the reverses, of
which there are six. Nothing is told where a clause about the cards has a word that nobody knows.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.deck_words import (
    HUE,
    KIND,
    NUMBER,
    Piece,
    clauses_of,
    deck_pieces,
    parts_of,
)
from scorekeeper.rulebook.asking.situation import Situation

_FOUR: Final = 4
_NEAR: Final = 2
_ACTIONS: Final = frozenset({"draw-two", "skip", "reverse"})
_WILDS: Final = frozenset({"wild", "wild-draw-four"})
_EXTRAS: Final = frozenset({"swap-hands", "customizable"})
_ONE_OF_NINE: Final = "1"
_GROUPS: Final = frozenset(
    {KIND, HUE, "faces", "actions", "power", "black", "coloured", "colour", "range"}
)


class DeckTold(NamedTuple):
    """The cards spoken of, and in how many of the four colours; what is told and asked of them.

    `kinds`: empty where all cards of the deck are meant, or the `power` cards of Flex; `single`:
    whether each of the kinds is named; `told`: the numbers told; `asks`: whether "how many" is
    asked, `named`: with the cards in the same clause; `lacks` and `ought`: what that clause says of
    them; `only`: whether fewer are said to be there; `deck`: whether the deck is named.
    """

    kinds: frozenset[str]
    single: bool
    power: bool
    colours: int
    told: tuple[int, ...]
    asks: bool
    named: bool
    lacks: bool
    ought: bool
    only: bool
    deck: bool


def deck_told(situation: Situation, kinds: Mapping[str, CardKind]) -> DeckTold | None:
    """All of it, or None where it is not of the deck, or not understood."""
    pieces = deck_pieces(situation)
    clauses = clauses_of(pieces)
    asking = [clause for clause in clauses if _has(clause, {"how-many"})]
    parts = [part for clause in clauses for part in _told_apart(clause)]
    said = [piece for part in parts if _is_of_cards(part) for piece in part]
    if len(asking) > 1 or not said or any(not piece.tag for piece in said):
        return None
    # "More than seven I do not find".
    more, no = _has(said, {"more"}), _has(said, {"not"})
    if more != no or sum(piece.tag == "how-many" for piece in said) > 1:
        return None
    asked = asking[0] if asking else []
    found, colours = _kinds_of(said, kinds), _colours_of(said)
    if found is None or colours is None:
        return None
    return DeckTold(
        kinds=found,
        single=_has(said, {KIND}) and not _has(said, {"faces", "actions", "black"}),
        power=_has(said, {"power"}),
        colours=colours,
        told=_numbers_of(said, claims=not asking),
        asks=bool(asking),
        named=_has(asked, _GROUPS),
        lacks=_has(asked or pieces, {"lack"}),
        ought=_has(asked, {"ought"}),
        only=more or _has(said, {"only"}) or _has(pieces, {"lack"}),
        deck=_has(pieces, {"deck"}),
    )


def _told_apart(clause: Sequence[Piece]) -> list[list[Piece]]:
    """The clause that asks as a whole, any other one cut at "and"."""
    return [[*clause]] if _has(clause, {"how-many"}) else parts_of(clause)


def _is_of_cards(clause: Sequence[Piece]) -> bool:
    """Whether a clause tells of cards, or asks for a number; all others only tell a story."""
    return _has(clause, _GROUPS | {"how-many"}) or (
        _has(clause, {"card"}) and _has(clause, {NUMBER})
    )


def _has(pieces: Sequence[Piece], tags: frozenset[str] | set[str]) -> bool:
    return any(piece.tag in tags for piece in pieces)


def _kinds_of(said: Sequence[Piece], kinds: Mapping[str, CardKind]) -> frozenset[str] | None:
    """The kinds that are counted, without those behind "without"; None where they clash."""
    cut = next((at for at, piece in enumerate(said) if piece.tag == "without"), len(said))
    found, out = _named(said[:cut], kinds), _named(said[cut:], kinds)
    coloured = _has(said, {HUE, "coloured"}) or any(_is_of_one(said, at) for at in range(len(said)))
    # "108 without the wilds" is of the whole deck, "Flex without the power cards" as well.
    if _has(said, {"power"}) and (found or out or cut < len(said) or _has(said, {"with"})):
        return None
    if _has(said, {"power"}):
        return frozenset()
    if (out and not found) or _counts_colours(said) or _counts_each(said):
        return None
    # "Cards with a number", "with the blank ones": who knows if beside them or of them.
    if _has(said, {"beside"}) or (_has(said, {"range"}) and _has(said, {"how-many"})):
        return None
    plain = _faces(kinds) | _ACTIONS
    if coloured and (not found or (found <= _ACTIONS and _has(said, {"with"}))):
        # "Red cards, action cards included".
        return plain - out
    beside = _has(said, {"with"}) and not found <= _faces(kinds)
    return None if beside or found & _EXTRAS else found - out


def _counts_colours(said: Sequence[Piece]) -> bool:
    """ "How many colours", and "threes, every colour counted", which is not of one colour."""
    every = [at for at in range(len(said)) if said[at].tag == "colour" and at]
    together = _has(said, {"together"})
    return any(
        said[at - 1].tag == "how-many" or (said[at - 1].tag == "every" and together) for at in every
    )


def _counts_each(said: Sequence[Piece]) -> bool:
    """ "Two of each 5", "every number": as many as of one, unless "from 1 to 9" is said of it."""
    each = any(one.tag == "every" and other.tag in {KIND, "faces"} for one, other in pairwise(said))
    others = any(piece.card is not None or piece.tag == "actions" for piece in said)
    return others if _has(said, {"range"}) else each


def _named(said: Sequence[Piece], kinds: Mapping[str, CardKind]) -> frozenset[str]:
    found = {
        piece.card.kind
        for at, piece in enumerate(said)
        if piece.card is not None and not _is_first_word(piece, said[at + 1 : at + 2])
    }
    if _has(said, {"range"}):
        # "Each number from 1 to 9": as many as of one of them.
        found.add(_ONE_OF_NINE)
    elif _has(said, {"faces"}):
        found |= _faces(kinds)
    if _has(said, {"actions"}):
        found |= _ACTIONS
    if _has(said, {"black"}) and not found:
        found |= _WILDS
    if "wild" in found and any(
        one.tag in {"both", "all", "every"} and other.tag == "sorts"
        for one, other in pairwise(said)
    ):
        found |= _WILDS
    return frozenset(found)


def _is_first_word(piece: Piece, behind: Sequence[Piece]) -> bool:
    """ "Jokers +4": a plain wild, were it not for what stands behind it."""
    of_one = any(other.card is not None and not other.breaks for other in behind)
    return of_one and piece.card is not None and piece.card.kind == "wild"


def _faces(kinds: Mapping[str, CardKind]) -> frozenset[str]:
    return frozenset(name for name, kind in kinds.items() if kind.face)


def _colours_of(said: Sequence[Piece]) -> int | None:
    """In how many of the four colours they are counted; None where each card has its own."""
    of_cards = [piece.card.colour for piece in said if piece.card is not None]
    named = {COLOURS[piece.key] for piece in said if piece.tag == HUE}
    if any(of_cards):
        if len(set(of_cards)) > 1:
            return None
        named |= {colour for colour in of_cards if colour}
    if named:
        return len(named)
    return 1 if any(_is_of_one(said, at) for at in range(len(said))) else _FOUR


def _is_of_one(said: Sequence[Piece], at: int) -> bool:
    """ "Of one colour", "pro Farbe", "in each single colour", but not "in all four colours"."""
    before = said[max(at - _NEAR, 0) : at]
    return said[at].tag == "colour" and _has(before, {"one", "every"})


def _numbers_of(said: Sequence[Piece], *, claims: bool) -> tuple[int, ...]:
    """The numbers that count cards, and "once" and "twice" where something is claimed."""
    found: list[int] = []
    for at, piece in enumerate(said):
        behind = [one.tag for one in said[at + 1 : at + 1 + _NEAR]]
        next_tag = behind[0] if behind else ""
        if piece.tag == NUMBER and piece.value is not None:
            if next_tag == "times" and not claims:
                # "Counted two times".
                continue
            # "In all four of the colours", but not "two per colour".
            if "colour" not in behind or behind[0] == "every":
                found.append(piece.value)
        elif claims and piece.tag in {"once", "twice"}:
            found.append(1 if piece.tag == "once" else _TWO)
        elif claims and piece.tag == "one" and next_tag in {KIND, "times"}:
            found.append(1)
    return tuple(found)


_TWO: Final = 2
