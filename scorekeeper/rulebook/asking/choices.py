"""Questions that offer a choice: "this or that?", "twenty or fifty?", "must I, or may I not?"."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

AMOUNTS_OFFERED: Final = "amounts-offered"
"""The facet of questions such as "is it 20 or 50?"."""
_OR: Final = word_list("kinds-of-question.or")
_OR_ELSE: Final = word_list("kinds-of-question.or-else")
_OTHERS: Final = word_list("kinds-of-question.others")
_MUST: Final = word_list("kinds-of-question.must")
_MAY_I: Final = word_list("kinds-of-question.may-i")
_MAY: Final = word_list("kinds-of-question.may")
_A: Final = word_list("kinds-of-question.a")
_ONE: Final = word_list("choices.one")
_OPPOSITES: Final = (
    {"before", "after"}, {"left", "right"}, {"vor", "nach"}, {"vorher", "nachher"},
    {"vielen", "wenigen"}, {"veel", "weinig"}, {"many", "few"}, {"high", "low"},
    {"highest", "lowest"}, {"hochste", "niedrigste"}, {"hoogste", "laagste"}, {"most", "fewest"},
    {"links", "rechts"}, {"voor", "na"}, {"linksom", "rechtsom"},
)  # fmt: skip


def leaves_a_choice(
    words: Sequence[Word], begins: int, opened: Sequence[int], glossary: Glossary
) -> bool:
    """ "Do I draw one, or do I go on?": neither yes nor no."""
    return any(
        words[place].key in _OR
        and place + 1 < len(words)
        and (
            of_two_colours(words, place, begins)
            or (place + 2 < len(words) and _is_other_way(words, place, glossary))
        )
        and any(start < place for start in opened)
        for place in range(max(begins - 1, 2), len(words))
    )


def names_opposites(words: Sequence[Word]) -> bool:
    """ "Left or right to begin with?", "links herum oder rechts herum?": which of the two."""
    keys = [word.key for word in words]
    return any(
        pair <= {*keys[max(at - 2, 0) : at], *keys[at + 1 : at + 3]}
        for at, key in enumerate(keys)
        if key in _OR
        for pair in _OPPOSITES
        if not pair <= {*keys[max(at - 2, 0) : at]} and not pair <= {*keys[at + 1 : at + 3]}
    )


def _is_other_way(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    """Whether "or" goes on with another thing to do, or with the opposite."""
    return (
        words[place + 1].key in _OR_ELSE
        or {words[place - 1].key, words[place + 1].key} in _OPPOSITES
        or {words[place - 1].key, words[place + 2].key} in _OPPOSITES
        or words[place + 2].key in _OTHERS
        or (
            words[place + 1].key in glossary.lists["yes-no"]
            and words[place + 2].key not in glossary.lists["none"]
        )
    )


def of_two_colours(words: Sequence[Word], place: int, begins: int) -> bool:
    """ "Does it lie green or red?": which of the two."""
    one, other = words[place - 1].key, words[place + 1].key
    return (
        one in COLOURS
        and other in COLOURS
        and COLOURS[one] != COLOURS[other]
        and words[begins].key not in _MAY
    )


def offers_amounts(words: Sequence[Word], begins: int) -> bool:
    """ "Is that 20 or 50 points?", "sieben oder zehn?": which of the two, not whether it is.

    "A zero or a nine" are cards.
    """
    if not words or words[begins].key in _MAY:
        return False
    return any(
        words[place].key in _OR
        and (one := _amount_before(words, place)) is not None
        and (other := _amount_behind(words, place)) is not None
        and one != other
        and words[max(place - 2, 0)].key not in _A
        for place in range(begins + 1, len(words) - 1)
    )


def _amount_before(words: Sequence[Word], place: int) -> int | None:
    """ "One or two": what is a mere article elsewhere is a number here."""
    before = words[place - 1]
    return 1 if before.value is None and before.key in _ONE else before.value


def _amount_behind(words: Sequence[Word], place: int) -> int | None:
    """ "… or 50", "or a hundred"."""
    behind = words[place + 1 : place + 3]
    if len(behind) > 1 and behind[0].key in _A and behind[1].value is not None:
        return behind[1].value
    return behind[0].value


def or_may_i(words: Sequence[Word], begins: int, opened: Sequence[int]) -> bool:
    """ "Must I play it, or may I keep it?": whether I must, and the rest only says what else."""
    first = next((at for at in opened if words[at].key in _MUST), None)
    return (
        first is not None
        and first < begins
        and words[begins - 1].key in _OR
        and words[begins].key in _MAY_I
        and not any(words[at].key in _OR for at in range(first, begins - 1))
    )
