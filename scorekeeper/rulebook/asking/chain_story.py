"""What each part of a story adds to a chain of draw cards: who lays one more, who ends it."""

from dataclasses import dataclass, field
from typing import Final

from scorekeeper.rulebook.asking.chain_frame import tells_frame
from scorekeeper.rulebook.asking.chain_on_top import is_laid_on_top
from scorekeeper.rulebook.asking.chain_parts import ME_, NEXT_, SHE_, Part, is_meant, ordinal_in
from scorekeeper.rulebook.asking.chain_words import (
    AND,
    ANSWERS,
    BACK,
    BE,
    COME,
    EACH,
    ENDS,
    FOLLOWS,
    FROM,
    GIVES,
    HAD,
    HAS,
    IF,
    LAST,
    LAYS,
    NONE,
    ON_TOP,
    ONLY,
    PEOPLE,
    POT,
    SMALL,
    TAKES,
    THEN,
    TOO,
    WHOLE,
    WITHOUT,
)

_SHORT: Final = 4
_SO_DOES: Final = {("dos",), ("did",), ("do",)}
_MANY: Final = 10
_LEAST: Final = 2


@dataclass(slots=True)
class Chain:
    """What has been told so far.

    `waiting`: how many were named who may lay a card together; `last_then`: who was named last
    as coming "then" or as following, without a word of a card; `told_of`: who was told of last.
    """

    same: bool
    draws: int = 0
    laid: int = 0
    last: int = 0
    pot: int = 0
    waiting: int = 0
    joint: bool = False
    layers: list[frozenset[str]] = field(default_factory=list)
    stopped: frozenset[str] = frozenset()
    ended: bool = False
    from_whom: bool = False
    mixed: frozenset[str] = frozenset()
    last_then: frozenset[str] = frozenset()
    told_of: frozenset[str] = frozenset()

    def lay(self, who: frozenset[str], draws: int, often: int = 1) -> bool:
        """Whether the cards may be laid here; they are counted then."""
        fits = not self.laid or (draws == self.last if self.same else draws >= self.last)
        if self.pot and self.last:
            fits = draws == self.last if self.same else draws >= self.last
        if not draws or not fits or (self.ended and self.laid):
            return False
        self.draws += draws * often
        self.laid += often
        self.last = draws
        self.layers.append(who)
        self.last_then = frozenset()
        return True

    def take_back(self) -> None:
        """Whoever came last has laid none."""
        self.draws -= self.last
        self.laid -= 1
        self.layers.pop()
        self.stopped |= self.last_then
        self.last_then = frozenset()


def tells(chain: Chain, part: Part) -> bool:
    """Whether the part is understood; what it tells is added to the chain."""
    readers = (
        _tells_frame, _is_pot, _takes_all, _ends, _lays_cards, _lays_too, _lays_one, _lays_on_top,
        _comes_then, _waits, _is_small,
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
    takes = part.has(TAKES) and part.has(WHOLE) and bool(part.who) and not part.has(IF)
    if not takes or part.puts or part.numbers or part.one or part.others or not chain.laid:
        return None
    chain.ended = True
    chain.stopped |= part.who
    return True


def _ends(chain: Chain, part: Part) -> bool | None:
    """ "Eva has none", "it stops with me", "I have only numbers"."""
    only = part.has(HAS) and part.has(ONLY)
    if not (part.has(NONE, ENDS) or only) or len(part.names) > _SHORT or part.numbers:
        return None
    if part.has(ANSWERS) and not part.has(NONE) and "out" not in part.keys:
        return None
    if _gives_back(part):
        return None
    if part.puts and not part.has(NONE):
        return None
    if part.puts and not part.has(HAS, WITHOUT):
        return False
    if chain.last_then and part.who <= chain.last_then | {SHE_}:
        # "Then me, and I have none".
        chain.take_back()
    chain.ended = True
    # "Now it's me again | and have none": who was told of before.
    goes_on = part.has(HAS) and part.has(NONE) and part.first in AND
    chain.stopped |= part.who or (chain.told_of if goes_on else part.who)
    chain.waiting = 0
    return True


def _gives_back(part: Part) -> bool:
    """ "I gave one back": one more is laid, and nobody gives up."""
    return part.one and part.has(GIVES) and part.has(BACK) and not part.has(NONE)


def _lays_cards(chain: Chain, part: Part) -> bool | None:
    """ "He opened with a +2", "Ann, Bob and Cy each lay a +2", "a +4 on a +2"."""
    if not part.puts:
        return None
    if part.others or (part.has(IF) and chain.laid) or chain.joint or len(part.names) > _SHORT:
        return False
    if (part.has(HAS) and not part.has(LAYS)) or is_meant(part):
        return False
    often = _together(chain, part)
    if often is None:
        return False
    puts = list(part.puts)
    if chain.laid or chain.pot:
        # "She lays a +4 on the +2": that one was told before.
        puts = [put for put in puts if not put.under]
        if not puts:
            return _lays_one(chain, part) or False
    elif len(puts) > 1 and puts[1].under and not puts[0].under:
        # "A +4 on a +2": what lies there was laid before.
        puts = [*puts[1:], puts[0]]
    chain.from_whom = part.has(FROM)
    if len(puts) > 1 and len(part.who) > 1:
        # "I +6 he +10": who laid which is not told.
        chain.mixed |= part.who
    if often > 1 and (len(puts) > 1 or puts[0].often > 1):
        return False
    for put in puts:
        times = put.often
        if put.nth and chain.laid:
            times = put.often - chain.laid if put.often == chain.laid + 1 else 0
        if times < 1 or not chain.lay(part.who, put.draws, times * often):
            return False
    chain.waiting = 0
    chain.joint = often > 1
    if len(puts) == 1 and puts[0].under and part.one:
        return chain.lay(part.who, chain.last)
    return True


def _together(chain: Chain, part: Part) -> int | None:
    """How many lay the card that is told of once; None where that is not clear."""
    people = [value for value in part.numbers if 1 < value <= _MANY]
    if part.numbers and part.who & {ME_, SHE_}:
        return None
    if part.numbers:
        each = part.has(EACH) or part.has(PEOPLE)
        return people[0] if people == list(part.numbers) and each and not chain.waiting else None
    if not chain.waiting:
        return None if part.has(EACH - {"je"}) else 1
    if not part.has(EACH) and part.first not in AND:
        return None
    if not part.who and part.first not in EACH:
        return None
    own = 1 if part.who and part.first not in EACH else 0
    return chain.waiting + own


def _lays_one(chain: Chain, part: Part) -> bool | None:
    """ "Bev one", "and I put mine on it", "he answered", "she lays the third"."""
    if part.puts and not part.one:
        return None
    if not part.one and not (part.has(ANSWERS) and not part.others):
        return None
    if part.has(TAKES, EACH - {"je"}):
        return False
    lays = part.has(LAYS - COME, ANSWERS) or (part.has(HAD) and not part.has(HAS - HAD))
    lays = lays or _gives_back(part)
    short = len(part.keys) <= _SHORT + 1 and bool(part.who) and not part.has(HAS)
    short = short and (part.named or not part.names)
    short = short or (part.has(LAYS, TOO) and not part.has(HAS))
    nth = ordinal_in(part)
    # "Auntie Bee bungs a fourth one on": whatever verb it is.
    lays = lays or (nth == chain.laid + 1 and part.has(ON_TOP) and bool(part.who))
    if not (lays or short) or part.numbers or part.others or not chain.laid + chain.pot:
        return False
    if not part.one and not chain.same:
        # Which card answers it is not told.
        return False
    if nth and part.first not in SMALL and nth != chain.laid + 1:
        return False
    chain.waiting = 0
    fits = chain.lay(part.who, chain.last) and not part.has(IF)
    if fits and part.has(FOLLOWS) and not part.one:
        chain.last_then = part.who
    return fits


def _lays_too(chain: Chain, part: Part) -> bool | None:
    """ "And I too", "Marja ook", "he did the same"."""
    so = part.first == "so" and part.keys[1:_LEAST] in _SO_DOES
    if not (part.has(TOO) or so) or not chain.laid or part.numbers or not part.who:
        return None
    if part.has(IF) or (part.has(HAS) and not part.has(HAD)) or len(part.keys) > _SHORT + 1:
        return False
    return chain.lay(part.who, chain.last)


def _lays_on_top(chain: Chain, part: Part) -> bool | None:
    """ "Anouk on top", "Tim once more"."""
    if not is_laid_on_top(part) or not chain.laid or chain.ended:
        return None
    # Which card it is is told only where just one kind may follow.
    return chain.same and not chain.waiting and chain.lay(part.who, chain.last)


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
    then = first in THEN or part.keys[:2] == ("and", "then")
    gives = chain.from_whom and part.has(FROM)
    if not (then or gives) or len(part.keys) > _SHORT or (part.names and not part.named):
        return None
    fits = chain.lay(part.who, chain.last)
    if then and fits:
        chain.last_then = part.who
    return fits


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
    return True


def _is_small(chain: Chain, part: Part) -> bool | None:
    """ "Then it came to me": nothing that counts."""
    if part.numbers or part.others or part.one or part.has(LAYS - COME) or part.has(HAS):
        return chain.ended and not part.numbers and not part.one and not part.has(LAYS - COME)
    return (not part.names and not part.has(IF)) or chain.ended
