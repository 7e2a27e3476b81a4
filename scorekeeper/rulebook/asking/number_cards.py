"""The number cards that a question speaks of, told from numbers that are none."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from scorekeeper.rulebook.asking.bare_lists import numbers_of_list
from scorekeeper.rulebook.asking.card_words import (
    COLOURS,
    UNITS,
    beside_an_amount,
    coloured,
    count_at,
    count_of,
    is_somebody_or_worth,
    longer_than_one,
    unit_of,
)
from scorekeeper.rulebook.asking.counted import (
    coloured_before,
    counts_coloured,
    counts_people,
    draws_said,
    is_amount_drawn,
    is_left,
    is_none_of,
    is_of_them,
    is_said_again,
    is_so_many_held,
    names_counted,
)
from scorekeeper.rulebook.asking.drawn_listed import drawn_in_a_row
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.knocked_told import counts_those_out
from scorekeeper.rulebook.asking.people_counted import counts_people_told
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.those_told import (
    counting_company,
    counting_those_told,
    numbers_in_a_row,
)
from scorekeeper.rulebook.asking.whole_lists import numbers_of_whole_list
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.roles import CARD_ROLES
from scorekeeper.rulebook.word_lists import word_list

HIGHEST_FACE: Final = 9
_APOSTROPHE_S: Final = "s"
_NEAR_IN_LIST: Final = 6

Lists = Mapping[str, frozenset[str]]


def number_cards(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    named: Sequence[SaidCard],
    glossary: Glossary,
    lexicon: Lexicon,
) -> Iterator[SaidCard]:
    used = {place for card in named for place in range(card.start, card.end)}
    used |= {
        place
        for start, end in longer_than_one(mentions)
        for place in range(start, end)
        if not _begins_a_list(words, place)
        and not coloured_before(words, place)
        and not names_counted(words, place, lexicon)
    }
    people = {at for at in range(len(words)) if counts_people_told(words, at, mentions)}
    used |= people | counting_those_told(words, named) | counting_company(words)
    counts = {count_at(words, card.start) for card in named if card.count > 1}
    said = {mention.concept for mention in mentions}
    if words and words[-1].breaks and words[-1].key in glossary.lists["amounts"]:
        said.add("how-many")
    listed = bool(named) and bool(said & {"points", "hand-word"})
    # "I'm out. Ben: a +4, 2. What do I get?": no card is got when the round is over.
    no_list = _NO_LIST - ({"draw"} if said & {"finish", "win"} else set())
    listed = listed or (len(named) > 1 and "how-many" in said and not said & no_list)
    numbers = [
        place
        for place, word in enumerate(words)
        if word.value is not None and not word.plus and place not in used | counts
    ]
    listed = listed or _is_run(words, numbers, named, glossary.lists)
    for place, word in enumerate(words):
        known = lexicon.words.get(word.key) if word.value is None and place not in used else None
        if word.key in _MANY_OF and (known is None or known.role not in CARD_ROLES):
            yield SaidCard(_MANY_OF[word.key], place, place + 1, count_of(words, place), here=False)
        if known is None or known.kind is None or not known.kind.isdecimal():
            continue
        if known.role in CARD_ROLES and word.key not in glossary.lists["not-cards"]:
            yield SaidCard(known.kind, place, place + 1, count_of(words, place))
    listing = (numbers_of_list, numbers_of_whole_list)
    alone = {
        place
        for numbers_of in listing
        for place in numbers_of(words, named, mentions, glossary)
        if place not in people | counts and not _counts_next(words, place, lexicon)
    }
    alone |= {at for at in drawn_in_a_row(words, mentions) if at not in people | used}
    alone |= numbers_in_a_row(words, mentions, named) - used - counts
    # "One" is a number there, too.
    numbers = sorted({*numbers} | alone)
    for place in numbers:
        if place in alone or _is_card(
            words, place, mentions, named, glossary, lexicon, listed=listed
        ):
            kind = str(words[place].value or int(words[place].value is None))
            # "Draw two seven": of a card's own name no number counts the next.
            single = count_at(words, place) in used | alone
            count = 1 if single else count_of(words, place)
            yield SaidCard(kind, place, place + 1, count, here=kind in lexicon.kinds)


def _begins_a_list(words: Sequence[Word], place: int) -> bool:
    """ "Ben with 4, 5 and 9": no four players."""
    after = words[place + 1] if place + 1 < len(words) else None
    counts = words[place].value is not None and place > 0 and words[place - 1].key in _WITH
    return counts and after is not None and after.breaks and after.value is not None


def _is_run(
    words: Sequence[Word], numbers: Sequence[int], named: Sequence[SaidCard], lists: Lists
) -> bool:
    """ "The others have 9, 4 and a reverse": two or more in a row that somebody has."""
    ends = {place + 1 for place in numbers} | {card.end for card in named}
    if 0 in numbers and any(card.start == 1 and words[1].breaks for card in named):
        return True
    for card in named:
        gap = next((at for at in range(card.start, max(card.start - 3, 0), -1) if at in ends), None)
        if gap is None or gap - 1 not in numbers:
            continue
        first = gap - 1
        while first - 1 in numbers or (
            first - 2 in numbers and words[first - 1].key in lists["joints"]
        ):
            first -= 1 if first - 1 in numbers else 2
        before = words[max(first - 2, 0) : first]
        if first < gap - 1 and any(word.key in lists["have"] for word in before):
            return True
    return False


def one_more(words: Sequence[Word], mentions: Sequence[Mention]) -> int | None:
    """ "I hold 24 and must draw one more": where "one" is a number, beside so many cards."""
    if not any((word.value or 0) >= _FULL_HAND and not word.plus for word in words):
        return None
    draws = [mention.start for mention in mentions if mention.concept in {"draw", "until"}]
    return next(
        (
            place
            for place in range(1, len(words))
            if (words[place - 1].key, words[place].key) in _ONE_MORE
            and any(-2 <= place - at <= 2 for at in draws)
        ),
        None,
    )


def _is_card(
    words: Sequence[Word],
    place: int,
    mentions: Sequence[Mention],
    named: Sequence[SaidCard],
    glossary: Glossary,
    lexicon: Lexicon,
    *,
    listed: bool,
) -> bool:
    """Whether a number is a card: by a colour, an article, its place in a list."""
    word = words[place]
    if word.value is None or word.value > HIGHEST_FACE or _counts_next(words, place, lexicon):
        return False
    if is_none_of(words, place, glossary) or counts_those_out(words, place, mentions):
        return False
    with_colour = coloured(words, place)
    if _is_zero_card(words, place) or _heads_a_swap(words, place, mentions):
        return True
    dealt = any(mention.concept == "dealt" for mention in mentions)
    if not with_colour and (dealt or is_so_many_held(words, place, glossary)):
        return False
    if not with_colour and (beside_an_amount(words, place) or is_somebody_or_worth(words, place)):
        return False
    if counts_people(words, place) or (not with_colour and is_said_again(words, place, mentions)):
        return False
    counts = unit_of(place, words, mentions) and not _is_a_number(words, place, mentions, glossary)
    if counts and not with_colour:
        return False
    in_list = listed and _in_list(words, place, named, glossary.lists)
    if not with_colour and is_amount_drawn(words, place, mentions, glossary):
        return False
    teams = place > 1 and words[place - 1].key in _OF and words[place - 2].key in _TEAMS
    if teams or is_left(words, place, mentions) or is_of_them(words, place):
        return False
    said = not in_list and draws_said(words, place, named, glossary)
    if said or counts_coloured(words, place, mentions):
        return False
    return (
        with_colour
        or (word.value == 0 and word.key != "0")
        or _has_article(words, place, glossary)
        or in_list
        or _number_on_number(words, place, glossary)
        or _plural(words, place)
        or any(
            m.concept == "play" and m.start == place + 1 for m in mentions if _opens(words, place)
        )
    )


def _is_zero_card(words: Sequence[Word], place: int) -> bool:
    """ "Zero card, points?": nobody counts none of them."""
    after = words[place + 1] if place + 1 < len(words) else None
    return words[place].value == 0 and after is not None and after.key in _ONE_CARD


def _heads_a_swap(words: Sequence[Word], place: int, mentions: Sequence[Mention]) -> bool:
    """ "Seven in No Mercy: may I keep my hand?": the card that makes swap, said first."""
    opens = place == 0 or words[place].breaks
    said = {mention.concept for mention in mentions}
    return (
        opens
        and words[place].value in _SWAPPING
        and bool(said & _SWAPS)
        and not (said & _COUNTED or any(mention.start == place + 1 for mention in mentions))
    )


def _opens(words: Sequence[Word], place: int) -> bool:
    """ "7 played: …": the number begins what is said."""
    return (place == 0 or words[place].breaks) and not words[min(place + 1, len(words) - 1)].breaks


def _is_a_number(
    words: Sequence[Word], place: int, mentions: Sequence[Mention], glossary: Glossary
) -> bool:
    """ "Does a 7 make people swap": the article says that it counts nothing further on."""
    article = (
        place > 0 and not words[place].breaks and words[place - 1].key in glossary.lists["articles"]
    )
    others = {*UNITS} - {"points"}
    noun = place + 1 < len(words) and words[place + 1].stem in _CARD_STEMS
    return article and not (
        noun or any(m.start == place + 1 for m in mentions if m.concept in others)
    )


def _counts_next(words: Sequence[Word], place: int, lexicon: Lexicon) -> bool:
    """Whether the next word is a number card's name, which this number counts."""
    after = words[place + 1] if place + 1 < len(words) else None
    if after is None or after.breaks:
        return False
    at = place + 1
    if after.key in COLOURS and place + 2 < len(words) and not words[place + 2].breaks:
        at, after = place + 2, words[place + 2]
    if after.value is not None:
        # "Noch zwei 9er": nobody lists "two" and then some nines with no comma between.
        return _plural(words, at)
    meaning = lexicon.words.get(after.key)
    return meaning is not None and meaning.kind is not None and meaning.kind.isdecimal()


def _has_article(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    return (
        place > 0
        and not words[place].breaks
        and words[place - 1].key in glossary.lists["before-card"]
    )


def _in_list(words: Sequence[Word], place: int, named: Sequence[SaidCard], lists: Lists) -> bool:
    """Whether the number stands where a card of a list stands: between commas and "and"."""
    near = any(abs(card.start - place) <= _NEAR_IN_LIST for card in named)
    before = words[place - 1].key if place and not words[place].breaks else ""
    after = words[place + 1] if place + 1 < len(words) else None
    opens = not before or before in lists["joints"] | lists["before-card"] | lists["have"] | _WITH
    closes = after is None or after.breaks or after.key in lists["joints"] | _CLOSING
    begins = after is not None and after.breaks and after.value is not None
    return near and (opens or begins) and closes


def _number_on_number(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    for other in (place - 2, place + 2):
        if 0 <= other < len(words) and words[(place + other) // 2].key in glossary.lists["on"]:
            return words[other].value is not None or words[other].key in COLOURS
    return False


def _plural(words: Sequence[Word], place: int) -> bool:
    """ "7s", "7er", "7en": the ending is a word of its own, close behind the number."""
    after = words[place + 1] if place + 1 < len(words) else None
    if after is None or after.key not in _ENDINGS:
        return False
    # "9's": of all endings only this one stands behind an apostrophe.
    return after.start - words[place].end <= int(after.key == _APOSTROPHE_S)


_CLOSING: Final = word_list("number-cards.closing")
"""What may follow a list: "a wild and a 2 in my hand"."""
_ONE_CARD: Final = word_list("number-cards.one-card")
_SWAPPING: Final = frozenset({0, 7})
_SWAPS: Final = frozenset({"refuse", "swap", "pass-hands"})
_COUNTED: Final = frozenset({"how-many", "points", "challenge"})
_MANY_OF: Final = {
    "zeros": "0", "zeroes": "0", "nines": "9", "nullen": "0", "negens": "9", "nulkaart": "0",
    "nullkarte": "0", "nullerkarte": "0",
}  # fmt: skip
"""Number cards that not every game has, asked for as "are there zeros"."""
_CARD_STEMS: Final = word_list("number-cards.card-stems")
_WITH: Final = word_list("number-cards.with")
_FULL_HAND: Final = 20
_ONE_MORE: Final = frozenset(
    {("noch", "eine"), ("nog", "een"), ("nog", "eentje"), ("draw", "one"), ("one", "more")}
    | {("take", "one"), ("another", "one"), ("ziehe", "eine"), ("zieh", "eine"), ("pak", "er")}
)
_NO_LIST: Final = frozenset({"draw", "stack", "no-match", "play", "two-players", "challenge"})
_OF: Final = word_list("number-cards.of")
_TEAMS: Final = word_list("number-cards.teams")
_ENDINGS: Final = word_list("number-cards.endings")
