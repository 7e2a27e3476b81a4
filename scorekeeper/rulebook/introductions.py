"""Words of a line that only tell who speaks, or that may begin another hand.

"Hallo, Karl hier", "this is Margaret", "Opa hat noch": where it begins, a name says nothing of the
cards. Later in the line it may tell of somebody else's, and is reported.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.added import is_added, is_more, with_joined_number, without_also
from scorekeeper.rulebook.all_listed import without_all_listed
from scorekeeper.rulebook.counted_groups import with_counted_groups
from scorekeeper.rulebook.counted_hues import without_counted_hues
from scorekeeper.rulebook.counted_nouns import with_counted_nouns, with_counts_behind
from scorekeeper.rulebook.described import with_described
from scorekeeper.rulebook.dictated import without_dictated_talk
from scorekeeper.rulebook.each import with_each_hue
from scorekeeper.rulebook.guessed_hues import without_afterthoughts, without_guessed_hues
from scorekeeper.rulebook.headings import (
    NUMBERS,
    SAYING,
    is_number_of_card,
    with_headings,
    without_heading,
    without_number_signs,
    without_questions,
    without_rounds,
)
from scorekeeper.rulebook.hues import without_dashed_headings, without_second_hues
from scorekeeper.rulebook.hues_of_all import without_common_hues
from scorekeeper.rulebook.just_one import with_one_more, without_just_one, without_named_ones
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.narrated import without_narrated_draws
from scorekeeper.rulebook.particles import without_particles
from scorekeeper.rulebook.phrases import written_together
from scorekeeper.rulebook.places import first_behind, is_role
from scorekeeper.rulebook.remarks import without_remarks
from scorekeeper.rulebook.roles import (
    ANYMORE,
    BEFORE_NUMBERS,
    CARD_ROLES,
    EITHER,
    FLEX_HUE,
    GUESS,
    LATER,
    LEFT,
    MANY,
    NUMBERED,
    OF_ALL,
    ON_TOP,
    PEOPLE,
    ROUND,
    Role,
)
from scorekeeper.rulebook.said_again import without_said_again
from scorekeeper.rulebook.side_headings import with_side_headings
from scorekeeper.rulebook.small_talk import (
    with_second_hands,
    without_for_people,
    without_small_talk,
)
from scorekeeper.rulebook.some_of_them import with_some_of_them
from scorekeeper.rulebook.sums import with_loose_sums
from scorekeeper.rulebook.taken_back import stands_apart, with_second_thoughts
from scorekeeper.rulebook.tokens import key_of

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_ENDS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})
_OWNED: Final = frozenset({Role.FILLER, Role.CARD_NOUNS, Role.COLON, Role.ONE_CARD, Role.TOTAL})
_AND: Final = Role.WEAK_SEPARATOR
_GENITIVE: Final = 2
_OF_ABSENCE: Final = CARD_ROLES | NUMBERS | {Role.COLOUR, Role.CARD_NOUN, Role.CARD_NOUNS}


def without_introductions(given: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units with such words as fillers, where they say nothing of the cards."""
    given = without_all_listed(with_side_headings(given, text, lexicon), text)
    given = without_remarks(without_narrated_draws(given, text), text)
    given = with_second_thoughts(given, text, lexicon)
    given = without_said_again(with_described(given, text, lexicon), text, lexicon)
    given = without_small_talk(given, text, lexicon)
    given = without_dictated_talk(given, text, lexicon)
    told = _without_others_end(without_particles(given, text, lexicon), text, lexicon)
    found = with_one_more(with_joined_number(without_also(without_for_people(told))), text, lexicon)
    found = without_just_one(without_named_ones(found, text), text, lexicon)
    found = without_afterthoughts(found, text, lexicon)
    found = without_common_hues(without_rounds(found), text, lexicon)
    told = without_guessed_hues(found, lexicon)
    told = with_counts_behind(with_counted_nouns(told, text), text, lexicon)
    told = without_dashed_headings(told, text)
    told = without_second_hues(told, text, lexicon)
    told = with_second_hands(_without_hedges(told, text), text, lexicon)
    told = with_headings(_without_names(with_counted_groups(told, text), text, lexicon))
    told = without_questions(without_heading(told, text, lexicon), text)
    told = without_counted_hues(without_number_signs(told, text), text)
    told = with_each_hue(told, text, lexicon)
    return with_loose_sums(with_some_of_them(told, text, lexicon), text, lexicon)


def _without_hedges(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "Left over" says nothing, "over 50" leaves it open; "oops" may take back what was said."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role is Role.HEDGE:
            role = Role.UNKNOWN if _casts_doubt(found, place) else Role.FILLER
            if role is Role.UNKNOWN and unit.value == LATER and stands_apart(found, place, text):
                # "Red 7, sorry, red 8".
                role = Role.INSTEAD
            left = role is Role.FILLER and unit.value == BEFORE_NUMBERS
            result[place] = replace(unit, role=role, value=LEFT if left else 0)
    return result


def _without_others_end(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> Sequence["Unit"]:
    """ "A nine left when Pete went out": when it was, and not how it ended here."""
    result = list(found)
    for place, (when, who, out) in enumerate(zip(found, found[1:], found[2:], strict=False)):
        said = _words(found, place, text)
        named = set(_words(found, place + 1, text)) & lexicon.given_names
        person = who.role is Role.HEDGE and who.value == PEOPLE
        told = when.role in {Role.UNKNOWN, Role.FILLER} and set(said) & lexicon.when
        if told and (named or person) and out.role is Role.NOTHING:
            for at in range(place, place + 3):
                result[at] = replace(found[at], role=Role.FILLER, value=0)
    return result


def _casts_doubt(found: Sequence["Unit"], place: int) -> bool:
    value = found[place].value
    if value == BEFORE_NUMBERS:
        return _says(found[place + 1 : place + 2])
    if value in {OF_ALL, FLEX_HUE, ROUND, GUESS, EITHER}:
        # "All the others together 15".
        rest = value == OF_ALL and is_role(found, place + 1, {Role.REST})
        return not (rest and is_role(found, first_behind(found, place + 2, _OWNED), NUMBERS))
    if value == ON_TOP:
        return not is_added(found, place)
    if value == LATER and [unit.role for unit in found[place + 1 : place + 2]] == [_AND]:
        # "A red 1, oh and a green one": what is added takes nothing back.
        return False
    if value == MANY:
        after = first_behind(found, place + 1, {Role.FILLER})
        behind = [unit.role for unit in found[after : after + 2]]
        return behind[:1] != [Role.COLON] and behind != [Role.REST, Role.COLON]
    if value == NUMBERED:
        return not is_number_of_card(found[place + 1 : place + 2])
    if value == ANYMORE and (_is_between(found, place) or is_more(found, place)):
        return False
    if value == ANYMORE:
        return not _is_absence(found[:place])
    if value == PEOPLE and place + 1 < len(found) and found[place + 1].role is Role.COLON:
        return _says(found[:place])
    return _says(found[:place]) and (value != PEOPLE or _says(found[place + 1 :]))


def _is_between(found: Sequence["Unit"], place: int) -> bool:
    """ "2 more skips"."""
    if not 0 < place < len(found) - 1 or found[place - 1].role not in NUMBERS:
        return False
    return found[place + 1].role in CARD_ROLES | {Role.COLOUR, Role.POINTS}


def _says(found: Sequence["Unit"]) -> bool:
    return any(unit.role in SAYING for unit in found)


def _is_absence(before: Sequence["Unit"]) -> bool:
    """Whether "no wilds", "nothing" or "nothing in hand" stands there."""
    at = len(before)
    while at and before[at - 1].role is Role.FILLER:
        at -= 1
    if at and before[at - 1].role is Role.NOTHING:
        return True
    at = len(before)
    while at and before[at - 1].role in _OF_ABSENCE:
        at -= 1
    return 0 < at < len(before) and before[at - 1].role in {Role.WITHOUT, Role.NOTHING}


def _without_names(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units with the names of those who speak, where the line begins, as fillers."""
    result = list(found)
    named = False
    for place, unit in enumerate(found):
        if unit.role in SAYING or unit.role is Role.COLON:
            return result if named else _without_name_at_end(result, text, lexicon)
        if unit.role is Role.FILLER and _is_genitive(found, place + 1, text):
            result[place + 1] = replace(found[place + 1], role=Role.FILLER)
        if unit.role is not Role.UNKNOWN:
            continue
        told = _introduced(found, place, text, lexicon)
        owned = not told and _is_owner(found, place, text, lexicon)
        # "Tom and Anna: …" are two.
        owned = owned and not (named and found[place - 1].role in _ENDS)
        owned = owned and not any(_says_me(found, at, text, lexicon) for at in range(len(found)))
        if told or owned:
            if place and found[place - 1].role is Role.WORTH_OF:
                result[place - 1] = replace(found[place - 1], role=Role.FILLER)
            named = True
            result[place] = replace(unit, role=Role.FILLER)
            before = _words(found, place - 1, text)[-1:]
            if told and not lexicon.before_names.isdisjoint(before):
                result[place - 1] = replace(found[place - 1], role=Role.FILLER)
        if owned and _is_genitive(found, place + 1, text):
            result[place + 1] = replace(found[place + 1], role=Role.FILLER)
    return result


def _without_name_at_end(found: list["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "48 points for Lotte": the one name of the line."""
    last = len(found) - 1
    before = _words(found, last - 1, text)
    given = _words(found, last, text)
    named = bool(given) and given[-1] in lexicon.given_names and len(given) == 1
    told = named and bool(before) and before[-1] in lexicon.says_behind
    if not told or found[last].role is not Role.UNKNOWN:
        return found
    if any(_says_me(found, at, text, lexicon) for at in range(last)):
        return found
    idle = [replace(unit, role=Role.FILLER) for unit in found[last - 1 :]]
    return [*found[: last - 1], *idle]


def _is_owner(found: Sequence["Unit"], place: int, text: str, lexicon: Lexicon) -> bool:
    """Whether it is the name of whose hand it is: "Sven: …", "Mike has", "hatte Kevin"."""
    said = text[found[place].start : found[place].end]
    given = key_of(said) in lexicon.given_names
    if not said.isalpha() or found[place].kind is not None:
        return False
    before = _words(found, place - 1, text)
    if given and before and before[-1] in lexicon.says_behind:
        return True
    if place and found[place - 1].role not in _ENDS | {Role.FILLER, Role.TOTAL}:
        return False
    behind = place + 2 if _is_genitive(found, place + 1, text) else place + 1
    after = _words(found, behind, text)
    if found[behind : behind + 1] and _is_sign(found[behind]):
        return given or _is_name(found[place], text, lexicon)
    if behind > place + 1:
        return (given or said.istitle()) and bool(after) and found[behind].role in _OWNED
    if after and after[0] in lexicon.says:
        return given or (said.istitle() and _is_name(found[place], text, lexicon))
    # "Tom, 7, skip", and "Anna 30".
    return given and not (place and found[place - 1].role is Role.FILLER)


def _says_me(found: Sequence["Unit"], place: int, text: str, lexicon: Lexicon) -> bool:
    """ "Anna 20, ich 30" are the hands of two."""
    words = _words(found, place, text)
    known = lexicon.words.get("".join(words))
    # "Mijn buurvrouw Toos: …".
    somebody = known is not None and known.role is Role.HEDGE and known.value == PEOPLE
    return not somebody and not lexicon.me.isdisjoint(words)


def _is_sign(unit: "Unit") -> bool:
    """A colon, "=" or an arrow."""
    return unit.role is Role.COLON or (unit.role is Role.TOTAL and not unit.spelled)


def _is_genitive(found: Sequence["Unit"], place: int, text: str) -> bool:
    """Whether the "s" of "Sarah's" stands there."""
    if not 0 < place < len(found):
        return False
    said = text[found[place - 1].end : found[place].end]
    return len(said) == _GENITIVE and said[0] in "'’`" and said[1] in "sS"


def _introduced(found: Sequence["Unit"], place: int, text: str, lexicon: Lexicon) -> bool:
    before = _words(found, place - 1, text)
    # "Ik ben Daan", where "Ben" may be a name too.
    am = bool(before) and before[-1] in lexicon.before_names and len(before) == 1
    begins = am or place == 0 or found[place - 1].role in _ENDS | {Role.FILLER, Role.TOTAL}
    after = _words(found, place + 1, text)
    given = key_of(text[found[place].start : found[place].end]) in lexicon.given_names
    if not begins or not (given or _is_name(found[place], text, lexicon)):
        return False
    if after and after[0] in lexicon.behind_names:
        return True
    ends = place + 1 == len(found) or found[place + 1].role in _ENDS | {Role.FILLER, Role.COLON}
    return ends and bool(before) and before[-1] in lexicon.before_names


def _words(found: Sequence["Unit"], place: int, text: str) -> list[str]:
    if not 0 <= place < len(found):
        return []
    said = text[found[place].start : found[place].end]
    return [written_together(word) for word in said.split()]


def _is_name(unit: "Unit", text: str, lexicon: Lexicon) -> bool:
    """Whether it is a single word that means nothing else, and is near to no card's name."""
    said = text[unit.start : unit.end]
    if unit.kind is not None or not said.isalpha() or lexicon.slips.knows(key_of(said)):
        return False
    return not lexicon.slips.resembles(key_of(said))
