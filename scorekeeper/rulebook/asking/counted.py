"""Numbers that count something and are no cards: "zero yellow", "the four I would draw"."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import (
    COLOURS,
    ONE,
    coloured,
    unit_of,
)
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.word_lists import word_list

_DRAWN: Final = {2: "-two", 4: "-four", 6: "-six", 10: "-ten"}
"""How the kinds end that draw so many."""
_HAVE_DRAWN: Final = word_list("counted.have-drawn")
_TOOK: Final = word_list("counted.took")
_A_HANDFUL: Final = 10
"""So many are cards in a hand."""
_WHO_DRAWS: Final = word_list("counted.who-draws")
_OWED: Final = 6
_THE: Final = word_list("counted.the")
_DREW: Final = ("gezog", "genomm", "getrok", "gepakt", "drew", "drawn", "took", "picked")
_OTHERS: Final = word_list("counted.others")
_JOINTS: Final = word_list("counted.joints")
_COLOURED_ONES: Final = word_list("counted.coloured-ones")
_NUMBERS: Final = word_list("counted.numbers")
_LEFT: Final = word_list("counted.left")
_SINCE: Final = word_list("counted.since")
_STILL: Final = word_list("counted.still")


def is_said_again(words: Sequence[Word], place: int, mentions: Sequence[Mention]) -> bool:
    """ "Four penalty cards, he says. Do we play with four?": so many cards as were told before."""
    ends = place + 1 == len(words) or words[place + 1].breaks
    penalty = any(mention.concept == "penalty" for mention in mentions)
    return (
        ends
        and penalty
        and any(
            words[at].value == words[place].value and unit_of(at, words, mentions) == "card"
            for at in range(place)
        )
    )


def is_none_of(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    """ "So zero yellow": none of that colour, written as a word, and no yellow 0."""
    after = words[place + 1] if place + 1 < len(words) else None
    before = words[place - 1].key if place and not words[place].breaks else ""
    counted = before in glossary.lists["before-card"] | glossary.lists["on"] | COLOURS.keys()
    spelt = words[place].value == 0 and words[place].key != "0" and not counted
    return spelt and after is not None and not after.breaks and after.key in COLOURS


def is_so_many_held(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    """ "Als ik er nog drie heb", "wenn ich noch drei hab": how many, and no 3."""
    after = words[place + 1] if place + 1 < len(words) else None
    before = words[place - 1].key if place and not words[place].breaks else ""
    held = after is not None and not after.breaks and after.key in glossary.lists["have"]
    return held and before in _STILL


def is_left(words: Sequence[Word], place: int, mentions: Sequence[Mention]) -> bool:
    """ "After the swap I still have two", "ik heb er nog 2 nadat …": how many cards, and no 2."""
    ends = place + 1 >= len(words) or words[place + 1].breaks or words[place + 1].key in _SINCE
    swaps = any(mention.concept in {"swap", "pass-hands"} for mention in mentions)
    return swaps and ends and place > 0 and words[place - 1].key in _STILL


def is_of_them(words: Sequence[Word], place: int) -> bool:
    """ "Two of the blank wilds": how many, and no 2."""
    after = words[place + 1] if place + 1 < len(words) else None
    counts = after is not None and not after.breaks and after.key in {"of", "von", "van"}
    return counts and (words[place].value or 0) > 1


def names_counted(words: Sequence[Word], place: int, lexicon: Lexicon) -> bool:
    """ "Three ones left": cards that are counted, and not the one that is left."""
    known = lexicon.words.get(words[place].key)
    kind = "" if known is None or known.kind is None else known.kind
    several = place > 0 and not words[place].breaks and (words[place - 1].value or 0) > 1
    return several and kind.isdecimal() and words[place].value is None


def counts_people(words: Sequence[Word], place: int) -> bool:
    """ "Two others", "still two left"."""
    after = words[place + 1].key if place + 1 < len(words) else ""
    before = words[place - 1].key if place else ""
    if words[place].value == 0:
        return False
    return after in _OTHERS or (after in _LEFT and before in _STILL)


def counts_coloured(words: Sequence[Word], place: int, mentions: Sequence[Mention]) -> bool:
    """ "Two green cards": several of a colour, and no green 2."""
    behind = words[place + 2] if place + 2 < len(words) else None
    noun = any(m.concept in {"card", "number-card"} and m.start == place + 2 for m in mentions)
    noun = noun or behind is None or behind.breaks or behind.key in _JOINTS | _NUMBERS
    several = (words[place].value or 0) > 1 and not coloured_before(words, place)
    if several and place + 1 < len(words) and words[place + 1].key in _COLOURED_ONES:
        return True
    return several and noun and place + 1 < len(words) and words[place + 1].key in COLOURS


def coloured_before(words: Sequence[Word], place: int) -> bool:
    return place > 0 and not words[place].breaks and words[place - 1].key in COLOURS


def draws_said(
    words: Sequence[Word], place: int, named: Sequence[SaidCard], glossary: Glossary
) -> bool:
    """ "He plays a +4, do I draw the four?": as many as a card before it draws, and no 4."""
    before = words[place - 1].key if place and not words[place].breaks else ""
    return (
        before not in glossary.lists["on"] | ONE
        and not coloured(words, place)
        and any(
            card.end <= place and card.kind.endswith(_DRAWN.get(words[place].value or 0, "-"))
            for card in named
        )
    )


def is_amount_drawn(
    words: Sequence[Word], place: int, mentions: Sequence[Mention], glossary: Glossary
) -> bool:
    """ "Do I still draw the four?": as many as a card before it would have it, and no 4."""
    before = words[place - 1].key if place and not words[place].breaks else ""
    definite = before in glossary.lists["before-card"] - glossary.lists["articles"]
    drawn = any(
        m.concept in {"draw", "served"} and (m.end == place - 1 or m.start == place + 1)
        for m in mentions
    )
    # "After you have drawn two": the verb behind it.
    told = any(m.concept in {"draw", "served"} and place + 1 in m.places for m in mentions)
    told = told and words[place + 1].key in _HAVE_DRAWN
    # "The four I'd have drawn anyway".
    owed = place + 1 < len(words) and words[place + 1].key in _WHO_DRAWS
    owed = owed and any(m.concept == "draw" and 0 < m.start - place <= _OWED for m in mentions)
    told = told or (definite and owed)
    # "Ik moet er nog drie pakken".
    if before in _TOOK and any((word.value or 0) >= _A_HANDFUL for word in words[:place]):
        # "I had 18 and took 6".
        return True
    behind = any(m.concept == "draw" and m.start == place + 1 for m in mentions)
    if behind and before in _STILL | {"er"}:
        return True
    # "Does the one who draws the four sit out?": no 4 that was drawn.
    sits_out = any(m.concept in {"lose-turn", "still-play"} for m in mentions)
    now = (
        sits_out
        and before in _THE
        and any(
            m.concept == "draw" and (m.end == place - 1 or m.start == place + 1)
            for m in mentions
            if not words[m.start].key.startswith(_DREW)
        )
    )
    return words[place].value in _DRAWN and ((definite and drawn) or told or now)
