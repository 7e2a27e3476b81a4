"""What a piece of a line can be, and what a word stands for."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final


class Role(StrEnum):
    """What a piece of a line can be; one letter each, so that a line's roles are a string."""

    CARD = "C"
    CARDS = "P"
    CARD_OR_CARDS = "E"
    PERHAPS_CARD = "D"
    PLUS_CARD = "S"
    DIGITS = "n"
    NUMBER_WORD = "w"
    ARTICLE = "a"
    ARTICLE_OR_ONE = "b"
    TIMES = "x"
    TIMES_BEHIND = "y"
    MULTIPLE = "m"
    COLOUR = "c"
    POINTS = "U"
    POINTS_EACH = "A"
    POINTS_EACH_MANY = "B"
    PIECES = "q"
    CARD_NOUN = "k"
    CARD_NOUNS = "K"
    ONE_CARD = "o"
    NOTHING = "z"
    WITHOUT = "N"
    TOTAL = "t"
    COLON = ":"
    FILLER = "f"
    HEDGE = "h"
    BOTH = "d"
    REST = "r"
    WORTH_OF = "v"
    INSTEAD = "i"
    PLUS = "+"
    WEAK_SEPARATOR = ","
    SEPARATOR = "|"
    UNKNOWN = "?"

    # Roles are looked up in sets at every turn, and the hash of an enum is its name's.
    __hash__ = str.__hash__


HIGHEST_FACE: Final = 9
"""The highest number on a card."""

CARD_ROLES: Final = frozenset({Role.CARD, Role.CARDS, Role.CARD_OR_CARDS, Role.PLUS_CARD})


class Hue(IntEnum):
    """What a COLOUR is: a colour, one that wants a noun, a letter, an adjective, or black."""

    PLAIN = 0
    INFLECTED = 1
    LETTER = 2
    ADJECTIVE = 3
    BLACK = 4


TOTAL: Final = 1
"""The value of a TOTAL that is nothing else; "so" and "also" may begin any list."""

EACH: Final = 6
"""The value of a TOTAL that may be said of the number of each: "20 each", "two of each"."""

DONE: Final = 2
"""The value of a NOTHING that may stand behind a list too: "7, skip, done"."""

REFUSES: Final = 1
"""The value of an INSTEAD that surely takes back what was said before it: "no, I mean"."""

WAITS: Final = 2
"""The value of one that may only be a pause: "wait"."""

CLOSES: Final = 2
"""The value of a FILLER that ends a list: a number behind it is what all adds up to."""

DEFINITE: Final = 3
"""The value of a FILLER before one card: "the wild +4", "the skip one"."""

COPULA: Final = 4
"""The value of a FILLER or TOTAL before the cards: "the last two were a 5 and a 6"."""

LEFT: Final = 5
"""The value of a FILLER behind a number that may be that of all cards: "two left, 5 and skip"."""

EXPLAINS: Final = 6
"""The value of a FILLER behind a total, before what it is made of: "80, namely four 20s"."""

DRAWN: Final = 1
"""The value of a PERHAPS_CARD that is no card and a number: "wild +4", but not "wild 4"."""

NUMBERED_WILD: Final = 2
"""The value of a PERHAPS_CARD with a bare number, where no card is plain wild: "wild 6"."""

WITH_PLUS: Final = 3
"""The value of a PERHAPS_CARD whose "plus" may join two cards: "wild plus four"."""

BEFORE_NUMBERS: Final = 1
"""The value of a HEDGE that casts doubt on a number behind it: "over 50", but "left over"."""

LATER: Final = 2
"""The value of a HEDGE that may take back what was said before it: "7, oops, 8"."""

PEOPLE: Final = 3
"""The value of a HEDGE behind which another hand may begin: "Mum has a 7, Dad a skip"."""

NUMBERED: Final = 5
"""The value of a HEDGE that says nothing only before a card's number: "number card 7"."""

OF_ALL: Final = 6
"""The value of a HEDGE before the colour of all that is listed: "all red: 1, 4, skip"."""

FLEX_HUE: Final = 7
"""The value of a HEDGE beside the second colour of a card: "a five, flex colour blue"."""

ROUND: Final = 8
"""The value of a HEDGE before the number of a round: "round 3, Mike has a skip"."""

MANY: Final = 9
"""The value of a HEDGE that says nothing before a colon: "a lot: 2, 4, 4, skip"."""

GUESS: Final = 10
"""The value of a HEDGE that says nothing of a colour's worth: "an eight, blue I think"."""

EITHER: Final = 11
"""The value of a HEDGE between two colours of one card: "a red or blue seven"."""

ON_TOP: Final = 12
"""The value of a HEDGE beside a card's second colour, or behind a card: "a skip on top"."""

ALSO: Final = 2
"""The value of an UNKNOWN that says nothing behind a card with an article: "a 7 too"."""

OTHER: Final = 2
"""The value of a REST that may belong to a card: "red 9, other red 9"."""

OF_NUMBERS: Final = 13
"""The value of a REST, or of what it became, that is made of number cards."""

OF_ACTIONS: Final = 14
"""The value of one that is made of action cards."""

GOES_ON: Final = 15
"""The value of a TOTAL whose number is followed by "and": "50 also, und ein Joker"."""

MADE_OF: Final = 16
"""The value of a FILLER between a sum and its cards: "70 with a skip and a wild"."""

ANYMORE: Final = 4
"""The value of a HEDGE that says nothing only behind what is not there: "keine Joker mehr"."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a word stands for. UNKNOWN with a kind: a card that is not in this deck.

    `hue` is the name of the colour, for a COLOUR that is one.
    """

    role: Role
    kind: str | None = None
    value: int = 0
    hue: str = ""
