"""Whom a question about a chain of draw cards asks for, and with which number."""

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.chain import ChainTold
from scorekeeper.rulebook.asking.chain_named import without_sayer
from scorekeeper.rulebook.asking.chain_parts import ME_, NEXT_, SHE_, Part, ordinal_in
from scorekeeper.rulebook.asking.chain_so_far import Chain
from scorekeeper.rulebook.asking.chain_words import (
    BE,
    COME,
    FOR,
    HAS,
    IF,
    LAYS,
    MAKES,
    MUST,
    NONE,
    SEATED,
    TAKES,
    TOTAL,
    WHO,
    WITHOUT,
)
from scorekeeper.rulebook.asking.chains import BY_NUMBER

_SHORT: Final = 4
_HOW_MANY: Final = ("many", "much", "viel", "wieviel", "hoveel", "hoeveel", "hvl")
_LEAST: Final = 2
_MUCH: Final = frozenset({"viel"})
"""German for much, and Dutch for "fell"."""
_ARE: Final = frozenset({("hoveel", "zijn"), ("kaarten", "zijn"), ("stuks", "zijn")})
"""Dutch "how many cards are that": a verb, and not "his"."""


def question_at(parts: Sequence[Part], asks: Collection[str]) -> int | None:
    """Where the question begins: by a word that asks, or as the last thing told."""
    for number, part in enumerate(parts):
        if not part.puts and _asks(part, asks):
            return number
    last = parts[-1]
    number = len(parts) - 1
    if (last.puts and not last.has(WITHOUT)) or last.has(LAYS - COME):
        return None
    claims = len(last.numbers) == 1 and (
        last.has(TAKES, MAKES, FOR, MUST) or (not last.keys and last.numbers[0] not in BY_NUMBER)
    )
    return number if claims or (last.has(TOTAL, TAKES) and not last.numbers) else None


def asked_of(chain: Chain, asked: Sequence[Part], asks: Collection[str]) -> ChainTold | None:
    """The chain for whoever the question is about."""
    main = without_sayer(asked[0])
    for part in asked[1:]:
        # "… if he has none?".
        if part.puts or part.numbers or part.one or not part.has(IF) or not part.has(NONE):
            return None
        chain.ended, chain.stopped = True, chain.stopped | {SHE_, NEXT_}
    lacks = main.has(WITHOUT) or (main.has(NONE) and main.has(HAS))
    if (main.puts and not lacks) or main.others or len(main.names) > _LEAST:
        return None
    claimed = main.numbers[0] if len(main.numbers) == 1 else None
    if len(main.numbers) > 1 or not main.has(TAKES, FOR, TOTAL, MAKES, MUST, asks):
        return None
    many = any(key.startswith(_HOW_MANY) for key in main.keys)
    half = any(key in asks for key in main.keys[:_LEAST]) or main.has(TOTAL)
    half = half or (bool(main.keys) and main.keys[-1] in TAKES)
    amount = half and main.has(TAKES, TOTAL, MAKES) and (main.named or not main.names)
    if claimed is None and not (many or amount):
        return None
    if claimed is not None and any(key in asks for key in main.keys):
        return None
    if main.has(IF, LAYS - COME - _MUCH) or (main.has(NONE) and not lacks):
        return None
    if chain.draws - chain.pot <= 0 or (chain.laid < _LEAST and not chain.pot):
        return None
    whose = _whose(chain, main)
    if whose is None or (claimed is not None and chain.turn and not chain.ended):
        # "Now it's Ida's turn. Does Ida draw ten?": she may have one to lay.
        return None
    if chain.last_then and not chain.ended and (not whose or whose & chain.last_then):
        # "Then me. How many do I take?".
        chain.take_back()
        if chain.laid < _LEAST and not chain.pot:
            return None
    layer = _is_layer(chain, whose, main)
    if layer is None:
        return None
    # Of all who lay in turn, whoever laid before the others is hit again.
    earlier = layer and not chain.ended and not whose & chain.layers[-1]
    again = len({*chain.layers}) if earlier else 0
    drawn = main.has(TAKES) and not main.has(HAS, TOTAL)
    return ChainTold(chain.draws, claimed, layer and not earlier, again, drawn=drawn)


def _asks(part: Part, asks: Collection[str]) -> bool:
    """ "How many", or "what" at its beginning."""
    many = any(key.startswith(_HOW_MANY) for key in part.keys)
    return many or any(key in asks for key in part.keys[:_LEAST])


def asks_who(part: Part) -> bool:
    """ "Who draws?": no amount; "who has none" is somebody."""
    many = any(key.startswith("viel") for key in part.keys)
    return part.first in WHO and not many and not part.has(NONE, BE - {"is"})


def _whose(chain: Chain, main: Part) -> frozenset[str] | None:
    """Who is asked for; nobody where only the amount is asked, None where it is unclear."""
    known = chain.stopped.union(*chain.layers)
    if not _ARE.isdisjoint(pairwise(main.keys)):
        main = main._replace(who=main.who - {SHE_})
    if main.names & known or (main.names and ME_ not in main.who):
        return main.names
    if NEXT_ in main.who or main.who & SEATED:
        return main.who - {ME_, SHE_}
    return None if {ME_, SHE_} <= main.who else main.who


def _is_she(chain: Chain, whose: frozenset[str]) -> bool:
    """ "Me, gran too, me again, and she has none": whoever is asked for is the only other one."""
    others = [layer - {ME_, SHE_} for layer in chain.layers]
    one = {other for other in others if other} == {whose}
    return one and chain.stopped - {ME_} == {SHE_} and not chain.layers[-1] & whose


def _is_layer(chain: Chain, whose: frozenset[str], main: Part) -> bool | None:
    """Whether who is asked for laid one of the cards; None where that is unclear."""
    laid = frozenset[str]().union(*chain.layers)
    if not whose:
        return False
    if whose & chain.mixed:
        return None
    if whose & chain.stopped or _is_she(chain, whose):
        return False
    if whose == {ME_}:
        if ME_ in laid:
            return True
        return None if chain.stopped - {NEXT_, SHE_} else False
    if whose == {SHE_}:
        if laid == {ME_, SHE_} and chain.layers[-1] == {ME_} and not chain.ended:
            # "I +2, he +2, I +2. How many for him?": he laid the one before.
            return True
        return False if chain.ended and chain.stopped - {ME_} else None
    if whose & main.names:
        if main.names & laid:
            return True
        return None if chain.stopped - {NEXT_, SHE_} else False
    nth = ordinal_in(main)
    if nth:
        return False if nth == chain.laid + 1 and not chain.stopped - {NEXT_, SHE_} else None
    if whose & SEATED:
        return None
    return None if chain.stopped - {NEXT_, SHE_, ME_} - SEATED else False
