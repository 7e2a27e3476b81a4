"""How a part of a chain tells that one more card is laid, where it names none.

"Zoe passed it on", "Cleo schiebt weiter", "ik heb bijgelegd"; "Rosie hit Kit" names who is hit
without a word before them, so that only whoever does it lays anything.
"""

from typing import Final

from scorekeeper.rulebook.asking.chain_parts import ME_, SHE_, Part
from scorekeeper.rulebook.asking.chain_words import (
    GIVES,
    HAS,
    JOINS,
    LAID_ON,
    ME,
    NEXT,
    ONE,
    ORDINALS,
    SHE,
    SMALL,
)
from scorekeeper.rulebook.word_lists import word_list

_PASSES: Final = word_list("chain-words.passes")
_ALONG: Final = word_list("chain-words.along")
_DRAWS_AFTER: Final = word_list("chain-words.draws-after")
_AFTER_THEM: Final = word_list("chain-words.after-them")
_HITS: Final = word_list("chain-words.hits")
_OBJECTS: Final = word_list("chain-words.objects")
_MORE: Final = word_list("chain-words.more")
_UP: Final = word_list("chain-words.up")
_A: Final = word_list("chain-words.a")
_TWO: Final = 2
_ANOTHER: Final = frozenset({"another"})


def lays_more(part: Part) -> bool:
    """ "Passed it on", "schiebt weiter", "zieht nach", "hat draufgelegt": one more is laid."""
    first = next((at for at, key in enumerate(part.keys) if key in _PASSES), None)
    along = first is not None and not _ALONG.isdisjoint(part.keys[first + 1 :])
    draws = not _DRAWS_AFTER.isdisjoint(part.keys) and part.keys[-1] in _AFTER_THEM
    return along or draws or part.has(LAID_ON)


def gives_up(part: Part) -> bool:
    """ "Cy gibt auf", "Cas geeft op": the verbs of giving, and nothing is passed on."""
    return part.has(GIVES) and part.keys[-1] in _UP and not part.one


def is_one_more(part: Part) -> bool:
    """ "Then one more", "und noch eine": a card, and nobody is told of."""
    more = part.has(_MORE, _ANOTHER) and part.one
    return (
        more and not part.who and not part.names and set(part.keys) <= SMALL | ONE | _MORE | JOINS
    )


def is_nth(part: Part, nth: int) -> bool:
    """ "And a third": a card; "and the third" is somebody."""
    last = part.keys[-_TWO:]
    told = len(last) == _TWO and last[0] in _A and ORDINALS.get(last[1]) == nth
    return told and set(part.keys[:-1]) <= SMALL | ONE | _MORE | JOINS


def hits(part: Part) -> bool:
    """ "Rosie hit Kit", "Rosi hat Kit eine verpasst": somebody, and whom the card is laid on."""
    return part.has(_HITS) and bool(hit_in(part))


def hit_in(part: Part) -> frozenset[str]:
    """Whoever is hit: all who are told of but the one who does it."""
    everybody = part.who | part.names
    return everybody - doer_in(part) if doer_in(part) else frozenset()


def doer_in(part: Part) -> frozenset[str]:
    """Who does what a part tells of; a name has several words perhaps."""
    found: list[str] = []
    for key in part.keys:
        if key in _HITS | HAS or (found and key not in part.names):
            break
        if key in _OBJECTS:
            continue
        if key in part.names:
            found.append(key)
        elif key in ME and not found:
            found.append(ME_)
        elif key in SHE | NEXT and not found:
            found.append(SHE_)
    return frozenset(found)
