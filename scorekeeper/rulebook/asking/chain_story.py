"""What each part of a story adds to a chain of draw cards: who lays one more, who ends it."""

from typing import Final

from scorekeeper.rulebook.asking.chain_frame import tells_frame
from scorekeeper.rulebook.asking.chain_laid import (
    gives_back,
    hits_somebody,
    lays_cards,
    lays_on,
    lays_on_top,
    lays_one,
    lays_too,
)
from scorekeeper.rulebook.asking.chain_parts import ME_, NEXT_, SHE_, Part
from scorekeeper.rulebook.asking.chain_so_far import Chain
from scorekeeper.rulebook.asking.chain_verbs import gives_up, is_nth
from scorekeeper.rulebook.asking.chain_words import (
    AGAIN,
    AND,
    ANSWERS,
    BACK,
    BE,
    COME,
    ENDS,
    FROM,
    HANDS,
    HAS,
    IF,
    LAST,
    LAYS,
    MUST,
    NONE,
    NOW,
    ONLY,
    POT,
    TAKES,
    THEN,
    WHOLE,
    WITHOUT,
)

_SHORT: Final = 4
_LEAST: Final = 2


def tells(chain: Chain, part: Part) -> bool:
    """Whether the part is understood; what it tells is added to the chain."""
    readers = (
        _tells_frame, _is_pot, hits_somebody, _takes_all, _ends, lays_cards, lays_too, lays_one,
        lays_on_top, _comes_then, _is_turn, _waits, _is_small,
    )  # fmt: skip
    for read in readers:
        found = read(chain, part)
        if found is not None:
            chain.told_of = part.who or chain.told_of
            return found
    return False


def _tells_frame(chain: Chain, part: Part) -> bool | None:
    del chain
    return tells_frame(part)


def _is_pot(chain: Chain, part: Part) -> bool | None:
    """ "A chain of eight is coming": what waits already; "the last of them was a +4"."""
    if chain.pot and not chain.laid and part.puts and part.has(LAST):
        chain.last = part.puts[-1].draws
        return len(part.puts) == 1
    if chain.laid or part.puts or len(part.numbers) != 1 or not part.has(POT):
        return None
    chain.pot = chain.draws = part.numbers[0]
    return chain.pot >= _LEAST and chain.pot % _LEAST == 0 and not chain.ended


def _takes_all(chain: Chain, part: Part) -> bool | None:
    """ "And Dot behind me takes the lot"."""
    lot = part.has(WHOLE, MUST) or "has" in part.keys
    takes = part.has(TAKES) and lot and bool(part.who) and not part.has(IF)
    if not takes or part.puts or part.numbers or part.one or part.others or not chain.laid:
        return None
    chain.ended = True
    chain.stopped |= part.who
    return True


def _ends(chain: Chain, part: Part) -> bool | None:
    """ "Eva has none", "it stops with me", "I have only numbers"."""
    only = part.has(HAS) and part.has(ONLY)
    if (
        not (part.has(NONE, ENDS, HANDS) or only or gives_up(part))
        or len(part.names) > _SHORT
        or part.numbers
    ):
        return None
    if part.has(ANSWERS) and not part.has(NONE) and "out" not in part.keys:
        return None
    if gives_back(part) or (lays_on(part) and not part.has(NONE)):
        return None
    if part.puts and not part.has(NONE):
        return None
    if part.puts and not part.has(HAS, WITHOUT):
        return False
    she = frozenset({SHE_} if ME_ not in chain.last_then else ())
    if chain.waiting and chain.laid and part.first not in AND and part.who != {SHE_}:
        # "Ann, Bob. Cy has none": what they did is not told.
        return False
    if chain.last_then and part.who <= chain.last_then | she:
        # "Then me, and I have none".
        chain.take_back()
    chain.ended = True
    # "Now it's me again | and have none": who was told of before.
    goes_on = part.has(HAS) and part.has(NONE) and part.first in AND
    chain.stopped |= part.who or (chain.told_of if goes_on else part.who)
    if part.who <= {NEXT_}:
        # "It's back on Jo who has none".
        chain.stopped |= part.names
    chain.waiting = 0
    return True


def _comes_then(chain: Chain, part: Part) -> bool | None:
    """ "Then his wife, then me", "from Ben": who lays the same as the one before."""
    chain.last_then = frozenset()
    if (
        not chain.laid
        or not part.who
        or part.has(LAYS, HAS, BE, POT, ENDS)
        or part.numbers
        or chain.ended
    ):
        return None
    first = part.first
    then = first in THEN or part.keys[:2] == ("and", "then") or part.has(AGAIN)
    then = then or (first in NOW and len(part.keys) == _LEAST)
    then = then or is_nth(part, chain.laid + 1)
    gives = chain.from_whom and part.has(FROM)
    if not (then or gives) or len(part.keys) > _SHORT or (part.names and not part.named):
        return None
    fits = chain.lay(part.who, chain.last)
    if then and fits:
        chain.last_then = part.who
    return fits


def _is_turn(chain: Chain, part: Part) -> bool | None:
    """ "It's Noah's turn", "back to Jo", "jetzt ist Tim dran": whoever comes, and no card yet."""
    if not chain.laid or not part.has(BE, BACK) or part.has(LAYS - COME - BE, HAS, IF, POT, TAKES):
        return None
    if part.one or part.numbers or part.others or not part.who | part.names:
        return None
    chain.told_of = chain.turn = part.who | part.names
    return not part.names or (len(part.names) <= _LEAST and part.named)


def _waits(chain: Chain, part: Part) -> bool | None:
    """ "Ann, Bob and Cy each …": who is named before it is told what they do."""
    # "Bram sits after me" lays nothing.
    lays = part.has(LAYS - COME if NEXT_ in part.who else LAYS)
    if lays or part.has(HAS, IF) or part.numbers or part.others or len(part.keys) > _SHORT:
        return None
    if chain.ended:
        return True
    if not part.who or part.has(POT, BE, TAKES) or (part.names and not part.named):
        return None
    chain.waiting += 1
    chain.listed |= part.who
    return True


def _is_small(chain: Chain, part: Part) -> bool | None:
    """ "Then it came to me": nothing that counts."""
    if part.numbers or part.others or part.one or part.has(LAYS - COME) or part.has(HAS):
        return chain.ended and not part.numbers and not part.one and not part.has(LAYS - COME)
    return (not part.names and not part.has(IF)) or chain.ended
