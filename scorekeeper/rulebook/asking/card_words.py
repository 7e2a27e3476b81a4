"""Words around a card: its colour, how many of it, and what a number counts."""

from collections.abc import Mapping, Sequence
from typing import Final

from scorekeeper.rulebook.asking.company import sits_at_table
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.losers_told import are_losers
from scorekeeper.rulebook.asking.numbers_of_people import (
    are_those_out,
    counts_group,
    is_company,
    is_last_of_so_many,
)
from scorekeeper.rulebook.asking.words import DRAWN, Word
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

MAX_COPIES: Final = 12
MANY_ALIKE: Final = 4
"""Cards of one kind; hardly anybody has more of them behind a card of another."""
UNITS: Final = ("card", "points", "players-word", "round", "age", "n-may-play")

_WORDS_BEFORE: Final = 2
_TWO: Final = 2


def is_zero_card(words: Sequence[Word], place: int) -> bool:
    """ "A blue zero", "ne blaue Null": a card, and not that there is none of the colour."""
    if words[place].value != 0 or not place or words[place].breaks:
        return False
    return words[place - 1].key in COLOURS.keys() - _BARE


def longer_than_one(mentions: Sequence[Mention]) -> list[tuple[int, int]]:
    return [
        (mention.start, mention.end)
        for mention in mentions
        if len(mention.places) > 1 and mention.end - mention.start == len(mention.places)
    ]


def count_of(words: Sequence[Word], place: int) -> int:
    times = count_at(words, place)
    if times is None or words[times].plus:
        ordinal = place > 0 and not words[place].breaks and words[place - 1].key
        if _says_both(words, place) or _says_a_pair(words, place):
            return _TWO
        return _ORDINALS.get(ordinal, 1) if ordinal else 1
    told = words[times].value or 1
    if told > MANY_ALIKE and times and words[times - 1].value is not None:
        # "Nine, nine reverse": a list, and no nine of them.
        return 1
    return told if 1 < told <= MAX_COPIES else 1


def _says_both(words: Sequence[Word], place: int) -> bool:
    """ "Beide grünen Aussetzer"; an English "both" may join two kinds."""
    at = place - 1 - (place > 1 and words[place - 1].key in COLOURS)
    apart = any(word.breaks for word in words[at + 1 : place + 1])
    return at >= 0 and words[at].key in _BOTH and not apart


def _says_a_pair(words: Sequence[Word], place: int) -> bool:
    """ "A pair of skips", "both red 6s"; "both a skip and a 6" are two kinds."""
    at = place - 1 - (place > 1 and words[place - 1].key in COLOURS)
    if at < 0 or any(word.breaks for word in words[at + 1 : place + 1]):
        return False
    if words[at].key == "both":
        return any(word.key.endswith("s") for word in words[place : place + _NAME])
    return words[at].key in _PAIR or (words[at - 1].key, words[at].key) in _PAIR_OF


def count_at(words: Sequence[Word], place: int) -> int | None:
    """Where the number stands that counts the card: "two red skips", "twice a 1" in other words."""
    at = place - 1
    if at >= 0 and words[at].key in COLOURS.keys() | BLACK and not words[at + 1].breaks:
        at -= 1
    if at > 1 and words[at].key in _THOSE and words[at - 1].key in _PART_OF:
        # "Two of those blank wilds".
        at -= _TWO if _is_plain_number(words[at - _TWO]) else 0
    if at > 0 and words[at].key in _STACKED | _DESCRIBED and not words[at + 1].breaks:
        # "Two stacked +2", "two ordinary wilds".
        at -= 1
    if at > 0 and words[at].key in _DETERMINERS and words[at - 1].key.endswith(("mal", "maal")):
        at -= 1
    if at > 1 and words[at].key in _DETERMINERS and words[at - 2].key in _ALL:
        # "Alle drie de blanco kaarten".
        at -= 1
    if at > 0 and words[at].key in ONE:
        # "Four times in a row a plus two".
        times = at - 1
        while times > 0 and at - times <= _IN_A_ROW and words[times].key in _ROW:
            times -= 1
        at = times if words[times].key in TIMES else at
    if at > 0 and words[at].key in TIMES and words[at - 1].value is not None:
        at -= 1
    if at < 0 or any(word.breaks for word in words[at + 1 : place + 1]):
        return None
    if at > 0 and not words[at].breaks and _is_plain_number(words[at - 1]):
        # "8 5 skip": numbers one behind another are cards of a list.
        return None
    if 0 < at < place - 1 and words[at - 1].key in COLOURS and not words[at].breaks:
        # "Green 4 green 7": the number belongs to the colour before it.
        return None
    if at > 0 and words[at - 1].key == _TO and not words[at].breaks:
        # "Zu zweit +6 gelegt": so many people.
        return None
    if ends_a_name(words, at, place):
        return None
    if at > 0 and words[at - 1].key in ONE | _ANOTHER and not words[at].breaks:
        # "An 8, swap hands", said without a pause: a card of its own.
        return None
    return at if words[at].value is not None else None


def ends_a_name(words: Sequence[Word], at: int, place: int) -> bool:
    """ "Draw two draw two", "draw two wild draw four": the number belongs to the name before it."""
    if not 0 < at == place - 1 or words[at].breaks or words[at].value not in DRAWN:
        return False
    draws = [word.key in _DRAW for word in words[place : place + 2]]
    return words[at - 1].key in _DRAW and any(draws)


def _is_plain_number(word: Word) -> bool:
    return word.value is not None and not word.plus


def place_of_colour(words: Sequence[Word], end: int) -> int:
    """Where the colour stands of a card that ends there: "die Zieh-zwei in Rot", "in het rood"."""
    last = len(words) - 1
    within = words[end].key == _IN and end < last
    article = within and end + 1 < last and words[end + 1].key in _ARTICLE
    return end + within + article


def coloured(words: Sequence[Word], place: int) -> bool:
    before = place and not words[place].breaks and words[place - 1].key in COLOURS
    after = (
        place + 1 < len(words) and not words[place + 1].breaks and words[place + 1].key in COLOURS
    )
    return bool(before or after)


def unit_of(place: int, words: Sequence[Word], mentions: Sequence[Mention]) -> str:
    """What the number counts: the noun right behind it, or one word further."""
    before = {word.key for word in words[max(place - 2, 0) : place]}
    if before & _WE and (
        before & _ARE or (words[place + 1 : place + 2] and words[place + 1].key in _ARE)
    ):
        return "players-word"
    if counts_group(words, place) or is_company(words, place) or sits_at_table(words, place):
        return "players-word"
    if is_last_of_so_many(words, place):
        return "players-word"
    if are_those_out(words, place, mentions):
        return "others"
    if place and not words[place].breaks and words[place - 1].key in _ROUND:
        # "In dieser Runde zwei" is no round two.
        this = place > 1 and words[place - 2].key in _THIS and not words[place - 1].breaks
        return "" if this else "round"
    if place + 1 < len(words) and words[place + 1].key in _PEOPLE:
        return "players-word"
    for distance in (1, 2):
        if place + distance >= len(words) or words[place + distance].breaks:
            break
        between = words[place + 1]
        if distance > 1 and (
            between.value is not None or between.key in _DETERMINERS | {"be", "is"}
        ):
            break
        for mention in mentions:
            if mention.concept in UNITS and mention.start == place + distance:
                return mention.concept
        if words[place + distance].stem in _CARD_STEMS:
            return "card"
    return "others" if _counts_the_others(words, place) else ""


def _counts_the_others(words: Sequence[Word], place: int) -> bool:
    """ "The other three", "all four of my opponents", "meine beiden Gegner": who loses a round."""
    if not 1 < (words[place].value or 0) < _MANY_PEOPLE or words[place].plus:
        return False
    if are_losers(words, place):
        return True
    before = words[place - 1].key if place and not words[place].breaks else ""
    behind: list[str] = []
    for word in words[place + 1 : place + 4]:
        if word.breaks:
            break
        behind.append(word.key)
    nearest = [key for key in behind if key not in _DETERMINERS | _OF]
    ends = not behind or behind[0] not in COLOURS
    # "All others draw two".
    ends = ends and not (place > 1 and words[place - 2].key in _ALL)
    return (before in _OTHER_ONES and ends) or bool(nearest and nearest[0] in _LOSERS)


def is_somebody_or_worth(words: Sequence[Word], place: int) -> bool:
    """ "De een ligt eruit, de ander houdt …": somebody, and no 1; "does the 8 count as eight?"."""
    before = words[place - 1].key if place and not words[place].breaks else ""
    if words[place].key in ONE:
        return before in {"de", "der", "die"}
    return before in AS and counts_before(words, place)


def counts_before(words: Sequence[Word], place: int) -> bool:
    """Whether something is said to count, before this place in its clause."""
    for at in range(place, max(place - _CLAUSE, 0), -1):
        if words[at].breaks:
            return False
        if words[at - 1].key in COUNTS:
            return True
    return False


def beside_an_amount(words: Sequence[Word], place: int) -> bool:
    """ "The others have 18 and 9": one of a list of which another is no card's number."""
    for step in (-1, 1):
        at = place + step
        joined = 0 <= at < len(words) and words[max(at, place)].breaks
        if 0 <= at < len(words) and words[at].key in _AND:
            at, joined = at + step, True
        value = words[at].value if joined and 0 <= at < len(words) else None
        if value is not None and value > _HIGHEST_FACE and not words[at].plus:
            return True
    return False


BLACK: Final = word_list("card-words.black")
"""The colour of wilds, which nobody can call."""
COUNTS: Final = word_list("card-words.counts")
AS: Final = word_list("card-words.as")
_CLAUSE: Final = 8
_HIGHEST_FACE: Final = 9
_AND: Final = word_list("card-words.and")
_ALL: Final = word_list("card-words.all")
_ORDINALS: Final = {"second": 2, "zweite": 2, "tweede": 2, "third": 3, "dritte": 3, "derde": 3}
_DETERMINERS: Final = word_list("card-words.determiners")
_PEOPLE: Final = word_list("card-words.people")
_WE: Final = word_list("card-words.we")
_ARE: Final = word_list("card-words.are")
_IN: Final = "in"
_ARTICLE: Final = word_list("card-words.article")
_ROUND: Final = word_list("card-words.round")
_THIS: Final = word_list("card-words.this")
"""In "round two" the number counts nothing."""
_IN_A_ROW: Final = 3
_ROW: Final = word_list("card-words.row")
_MANY_PEOPLE: Final = 10
_OF: Final = word_list("card-words.of")
_OTHER_ONES: Final = word_list("card-words.other-ones")
_LOSERS: Final = word_list("card-words.losers")
_CARD_STEMS: Final = word_list("card-words.card-stems")
_COLOUR_WORDS: Final[Mapping[str, str]] = {
    "red": "red reds rot rote roten roter rotes rotem rood rode roods rooie",
    "blue": "blue blues blau blaue blauen blauer blaues blauem blauw blauwe blauws",
    "green": "green greens grün grüne grünen grüner grünes grünem groen groene groens",
    "yellow": "yellow yellows gelb gelbe gelben gelber gelbes gelbem geel gele gelle geels",
}
COLOURS: Final = {
    key_of(word): colour for colour, words in _COLOUR_WORDS.items() for word in words.split()
}
_BARE: Final = word_list("card-words.bare-colours")
"""Colours with no ending: "blau null" may count that colour."""
_BOTH: Final = word_list("card-words.both")
_NAME: Final = 3
"""Words that the name of a card may have in its plural."""
_PAIR: Final = word_list("card-words.pair")
_PAIR_OF: Final = frozenset({("pair", "of"), ("couple", "of")})
_TO: Final = "zu"
_ANOTHER: Final = word_list("card-words.another")
_DRAW: Final = word_list("card-words.draw")
"""How the name of a draw card begins: "draw two"."""
_STACKED: Final = word_list("card-words.stacked")
_THOSE: Final = word_list("card-words.those")
_PART_OF: Final = word_list("card-words.part-of")
_DESCRIBED: Final = word_list("card-words.described")
TIMES: Final = word_list("card-words.times")
ONE: Final = word_list("card-words.one")
