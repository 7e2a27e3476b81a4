"""What parts of a story lay on a chain of draw cards: cards by name, and more of the same.

Each reader gives None where the part is of another kind, and False where it is not understood.
"""

from typing import Final

from scorekeeper.rulebook.asking.chain_on_top import is_laid_on_top
from scorekeeper.rulebook.asking.chain_parts import ME_, SHE_, Part, is_meant, ordinal_in
from scorekeeper.rulebook.asking.chain_so_far import Chain
from scorekeeper.rulebook.asking.chain_verbs import doer_in, hits, is_one_more, lays_more
from scorekeeper.rulebook.asking.chain_words import (
    AND,
    ANSWERS,
    BACK,
    BE,
    COME,
    EACH,
    FOLLOWS,
    FROM,
    GIVES,
    HAD,
    HAS,
    IF,
    LAYS,
    NONE,
    ON,
    ON_TOP,
    PEOPLE,
    SEATED,
    SMALL,
    TAKES,
    TOO,
    WITH,
)

_SHORT: Final = 4
_SO_DOES: Final = {("dos",), ("did",), ("do",)}
_MANY: Final = 10
_LEAST: Final = 2
_MORE: Final = 3


def hits_somebody(chain: Chain, part: Part) -> bool | None:
    """ "I hit Rosie with mine", "Rosie hit Kit": one more, laid on somebody."""
    if part.puts or part.numbers or part.others or not chain.laid or not hits(part):
        return None
    if part.has(NONE, IF) or not (chain.same or part.one) or chain.waiting:
        return False
    return chain.lay(doer_in(part), chain.last)


def lays_cards(chain: Chain, part: Part) -> bool | None:
    """ "He opened with a +2", "Ann, Bob and Cy each lay a +2", "a +4 on a +2"."""
    if not part.puts:
        return None
    if part.others or (part.has(IF) and chain.laid) or chain.joint or len(part.names) > _SHORT:
        return False
    if (part.has(HAS) and not part.has(LAYS)) or is_meant(part):
        return False
    if part.who and part.who <= chain.listed and not part.has(EACH):
        # "Me, Jo and Sam. I start": who play were told first.
        chain.waiting = 0
    often = _together(chain, part)
    if often is None:
        return False
    who = doer_in(part) if hits(part) else part.who
    puts = list(part.puts)
    begins = not chain.laid and not chain.pot
    if chain.laid or chain.pot:
        # "She lays a +4 on the +2": that one was told before.
        puts = [put for put in puts if not put.under]
        if not puts:
            return lays_one(chain, part) or False
    elif len(puts) > 1 and puts[1].under and not puts[0].under:
        # "A +4 on a +2": what lies there was laid before.
        puts = [*puts[1:], puts[0]]
    chain.from_whom = part.has(FROM)
    if len(puts) > 1 and len(who) > 1:
        # "I +6 he +10": who laid which is not told.
        chain.mixed |= who
    if often > 1 and (len(puts) > 1 or puts[0].often > 1):
        return False
    for put in puts:
        times = put.often
        if put.nth and chain.laid:
            times = put.often - chain.laid if put.often == chain.laid + 1 else 0
        if times < 1 or not chain.lay(who, put.draws, times * often):
            return False
    chain.waiting = 0
    chain.joint = often > 1
    if len(puts) == 1 and part.one and (puts[0].under or (begins and part.has(ANSWERS))):
        # "She tops my +2 with hers".
        return chain.lay(who, chain.last)
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


def lays_one(chain: Chain, part: Part) -> bool | None:
    """ "Bev one", "and I put mine on it", "he answered", "she lays the third"."""
    if part.puts and not part.one:
        return None
    more = lays_more(part)
    if not part.one and not ((part.has(ANSWERS) or more) and not part.others):
        return None
    if part.has(EACH - {"je"}) or (part.has(TAKES) and not more):
        return False
    lays = part.has(LAYS - COME, ANSWERS) or (part.has(HAD) and not part.has(HAS - HAD))
    lays = lays or gives_back(part) or more or is_one_more(part)
    # "Her husband hurls his on top", "me again with another": whatever verb it is.
    told_on = part.has(ON_TOP) or part.has(WITH - {"zu"})
    lays = lays or (told_on and bool(part.who) and not part.has(HAS))
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
    own = sum(layer == part.who - SEATED for layer in chain.layers)
    if nth and part.first not in SMALL and nth not in {chain.laid + 1, own + 1}:
        return False
    chain.waiting = 0
    fits = chain.lay(part.who, chain.last) and not part.has(IF)
    if fits and part.has(FOLLOWS) and not part.one:
        chain.last_then = part.who
    return fits


def lays_too(chain: Chain, part: Part) -> bool | None:
    """ "And I too", "Marja ook", "he did the same"."""
    so = part.first == "so" and part.keys[1:_LEAST] in _SO_DOES
    if not (part.has(TOO) or so) or not chain.laid or part.numbers or not part.who:
        return None
    lays = part.has(LAYS - COME, ANSWERS)
    if part.one and lays:
        return None
    longest = _SHORT + (_MORE if lays else 1)
    if part.has(IF) or (part.has(HAS) and not part.has(HAD)) or len(part.keys) > longest:
        return False
    return chain.lay(part.who, chain.last)


def lays_on_top(chain: Chain, part: Part) -> bool | None:
    """ "Anouk on top", "Tim once more"."""
    if not is_laid_on_top(part) or not chain.laid or chain.ended:
        return None
    # Which card it is is told only where just one kind may follow.
    return chain.same and not chain.waiting and chain.lay(part.who, chain.last)


def lays_on(part: Part) -> bool:
    """ "Passed it on", "stuck one on it": no word of somebody who gives up."""
    return lays_more(part) or (part.one and part.has(ON, ON_TOP) and not part.has(BE, HAS))


def gives_back(part: Part) -> bool:
    """ "I gave one back": one more is laid, and nobody gives up."""
    return part.one and part.has(GIVES) and part.has(BACK) and not part.has(NONE)
