"""Talk before the cards, and where another one's hand begins.

"You won't believe it, two wilds", "Jim: a skip; Joe: a 4".
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.dictated import is_everyday
from scorekeeper.rulebook.greetings import without_greetings
from scorekeeper.rulebook.headings import SAYING
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import ENDS, first_behind, is_role
from scorekeeper.rulebook.roles import LATER, MANY, OF_ALL, PEOPLE, WAITS, Role
from scorekeeper.rulebook.tokens import key_of, letters_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_BOUNDS: Final = frozenset({Role.SEPARATOR, Role.COLON})
_OF_TALK: Final = frozenset(
    {Role.FILLER, Role.UNKNOWN, Role.WEAK_SEPARATOR, Role.TOTAL, Role.CARD_NOUN, Role.CARD_NOUNS}
)
_OF: Final = word_list("small-talk.of")
_MATES: Final = word_list("small-talk.mates")
_NO: Final = frozenset({Role.INSTEAD, Role.WITHOUT})
_SHORTEST: Final = 2
"""Words of a clause: one alone may be a card that nobody knows."""
_DOTS: Final = ("..", "…")
_OF_MANY: Final = frozenset({MANY, OF_ALL})
_SMALL: Final = ENDS | {Role.FILLER}


def without_small_talk(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units with whole clauses as fillers that say nothing, before anything is said.

    Later in the line, "not mine" or "gave it away" may be about the cards before it.
    """
    found = _without_pauses(without_greetings(found, text, lexicon), text)
    found = _without_owner(found, text, lexicon)
    found = _with_own_hand(_without_once_more(found, text, lexicon), text, lexicon)
    result = list(found)
    for start, end in _clauses_before_cards(found, text, lexicon):
        if _is_talk(found[start:end], text, lexicon):
            for place in range(start, end):
                result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
        elif _denies_nothing(found, end):
            result[end - 1] = replace(found[end - 1], role=Role.FILLER, value=0)
    return result


def _without_pauses(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "Wait... blue nine", "no mate, blue nine": at the start nothing is taken back."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role in SAYING:
            break
        behind = found[place + 1 : place + 2]
        dots = [text[after.start : after.end].startswith(_DOTS) for after in behind]
        waits = unit.role is Role.INSTEAD and unit.value == WAITS
        # "Wait, I have a nine", but "wait, nine" may be what it should have been.
        apart = is_role(found, place + 1, {Role.SEPARATOR})
        begins = apart and is_role(found, place + 2, {Role.FILLER})
        told = unit.role in _NO and _is_told_somebody(found, place, text)
        if told or (waits and (any(dots) or begins)):
            result[place] = replace(unit, role=Role.FILLER, value=0)
    return result


def _is_told_somebody(found: Sequence["Unit"], place: int, text: str) -> bool:
    """Whether "no mate," or "nee joh," stands there."""
    words = [key_of(text[unit.start : unit.end]) for unit in found[place + 1 : place + 2]]
    return not _MATES.isdisjoint(words) and is_role(found, place + 2, {Role.SEPARATOR})


def _without_owner(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "Grandpa's" said the other way round: "kaarten van opa: …"."""
    result = list(found)
    first = first_behind(found, 0, {Role.FILLER})
    cards, of, who = first, first + 1, first + 2
    if not is_role(found, cards, {Role.CARD_NOUNS}) or not is_role(found, who + 1, {Role.COLON}):
        return result
    words = [key_of(text[unit.start : unit.end]) for unit in found[of : who + 1]]
    person = found[who].role is Role.HEDGE and found[who].value == PEOPLE
    if words[0] in _OF and (person or words[1] in lexicon.given_names):
        for place in range(cards, who + 1):
            result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
    return result


def _without_once_more(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "Nog een keer: …": that all is said again, and no number of cards."""
    result = list(found)
    for place, (unit, colon) in enumerate(pairwise(found)):
        if unit.role in SAYING:
            break
        words = text[unit.start : unit.end].split()
        again = words and key_of(words[0]) in lexicon.again
        if unit.role is Role.MULTIPLE and again and unit.value == 1 and colon.role is Role.COLON:
            result[place] = replace(unit, role=Role.FILLER, value=0)
    return result


def _with_own_hand(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "My sister has a wild and I have a 4": the hands of two."""
    result = list(found)
    said = [place for place, unit in enumerate(found) if unit.role in SAYING]
    people = [n for n, unit in enumerate(found) if unit.role is Role.HEDGE and unit.value == PEOPLE]
    if not said or not people or people[0] > said[0]:
        return result
    # "Mum I have a wild and I have a 4".
    if any(_says_i(unit, text, lexicon) for unit in found[people[0] + 1 : said[0]]):
        return result
    for place in range(said[0], said[-1]):
        joined = is_role(found, place, ENDS | {Role.FILLER})
        unit = found[place + 1]
        if joined and unit.role is Role.FILLER and _says_i(unit, text, lexicon):
            result[place + 1] = replace(unit, role=Role.UNKNOWN, value=0)
            break
    return result


def _says_i(unit: "Unit", text: str, lexicon: Lexicon) -> bool:
    words = text[unit.start : unit.end].replace("'", " ").replace("’", " ").split()
    return not lexicon.me.isdisjoint(map(key_of, words))


def _clauses_before_cards(
    found: Sequence["Unit"], text: str, lexicon: Lexicon
) -> Iterator[tuple[int, int]]:
    """Where clauses begin and end, up to the first that says something."""
    start = 0
    for place, unit in enumerate(found):
        if unit.role in _BOUNDS or _is_but(unit, text, lexicon) or _is_face(unit, text):
            yield start, place
            start = place + 1
        elif not (unit.role in _OF_TALK or _is_hedge(unit) or _denies_nothing(found, place + 1)):
            return


def _is_but(unit: "Unit", text: str, lexicon: Lexicon) -> bool:
    """ "Grandpa can't see well but it's a skip": what stands before it is another matter."""
    first = text[unit.start : unit.end].split()[:1]
    return unit.role is Role.WEAK_SEPARATOR and any(key_of(word) in lexicon.but for word in first)


def _denies_nothing(found: Sequence["Unit"], end: int) -> bool:
    """ "I thought I'd win, but no: …": before any card it takes nothing back."""
    said = [unit.role for unit in found[max(end - 1, 0) : end + 1]]
    return said == [Role.INSTEAD, Role.COLON]


def _is_face(unit: "Unit", text: str) -> bool:
    """ "I had so much planned :( wild, …": what stands before a face is a clause of its own."""
    return unit.role is Role.FILLER and not any(map(str.isalnum, text[unit.start : unit.end]))


def _is_hedge(unit: "Unit") -> bool:
    """ "You", "my neighbour"; "oh dear" and "so many" are of no card before any is named."""
    return unit.role is Role.HEDGE and unit.value in {PEOPLE, LATER, *_OF_MANY}


def _is_talk(clause: Sequence["Unit"], text: str, lexicon: Lexicon) -> bool:
    """Whether all its words are everyday ones."""
    strange = [unit for unit in clause if unit.role is Role.UNKNOWN]
    # "Alle ellende: …", but not "alle Karten: …".
    many = [unit for unit in clause if unit.role is Role.HEDGE and unit.value in _OF_MANY]
    idle = [unit for unit in clause if unit.role is Role.FILLER]
    of_many = many and any(unit.start >= many[0].end for unit in idle)
    words = sum(len(text[unit.start : unit.end].split()) for unit in clause)
    return (
        bool(strange or of_many)
        and words >= _SHORTEST
        and all(_is_said(u, text, lexicon) for u in strange)
    )


def _is_said(unit: "Unit", text: str, lexicon: Lexicon) -> bool:
    words = text[unit.start : unit.end].replace("'", " ").replace("’", " ").split()
    return unit.kind is None and all(
        key_of(word) in lexicon.talk or is_everyday(word) for word in words
    )


def with_second_hands(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units with names in doubt that are small words too: "…; Joe: a 4"."""
    result = list(found)
    said = False
    for place, unit in enumerate(found):
        word = text[unit.start : unit.end]
        named = unit.role in _SMALL and word.istitle() and key_of(word) in lexicon.given_names
        colon = place + 1 < len(found) and found[place + 1].role is Role.COLON
        # "Joe" is looked up as "jo".
        spelled = key_of(word) != letters_of(word)
        if said and named and (colon or spelled):
            result[place] = replace(unit, role=Role.UNKNOWN, value=0)
        said = said or unit.role in SAYING
    return result


def without_for_people(found: Sequence["Unit"]) -> list["Unit"]:
    """ "Three cards for Mum, …"."""
    result = list(found)
    for place, (unit, after) in enumerate(pairwise(found)):
        people = after.role is Role.HEDGE and after.value == PEOPLE
        if people and unit.role is Role.WORTH_OF:
            result[place] = replace(unit, role=Role.FILLER)
            result[place + 1] = replace(after, role=Role.FILLER, value=0)
    return result
