"""Which amounts a question asks for, told from sums that it only speaks of."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_AMOUNTS_ASKED: Final = word_list("amounts-asked.amounts-asked")
_NUMBERS: Final = word_list("amounts-asked.numbers")
_AND: Final = word_list("amounts-asked.and")
_NEAR: Final = 8


def asks_anew(words: Sequence[Word], place: int, begins: int, glossary: Glossary) -> bool:
    """ "I bluffed and am caught how many cards do I get": it begins behind what is told."""
    if words[place].key not in _AMOUNTS_ASKED or is_inverted(words, begins, glossary):
        return False
    return any(is_inverted(words, at, glossary) for at in range(place + 1, len(words) - 1))


def is_together(words: Sequence[Word], amount: Mention) -> bool:
    """ "Do we play with everybody once together?": no sum is asked for."""
    apart = any(words[place].breaks for place in range(amount.start, amount.end))
    return not apart and words[amount.start].key not in _AMOUNTS_ASKED


def is_amount(words: Sequence[Word], place: int) -> bool:
    """ "How many", "which number": an amount asked for; "does it come to me" asks for none."""
    return words[place].key in _AMOUNTS_ASKED | _NUMBERS or words[place].breaks


def opens_with_amount(words: Sequence[Word], place: int) -> bool:
    """Whether a clause begins with the amount that it asks for."""
    return (place == 0 or words[place].breaks) and words[place].key in _AMOUNTS_ASKED


def is_a_total(words: Sequence[Word], mentions: Sequence[Mention], begins: int) -> bool:
    """ "All together they clash, who decides?": a word like "total" told before the question."""
    counted = [m for m in mentions if m.concept == "how-many"]
    when = any(m.concept == "when" and m.start == begins for m in mentions)
    return bool(counted) and all(
        (m.start < begins or when) and words[m.start].key not in _AMOUNTS_ASKED for m in counted
    )


def who_and_how_many(words: Sequence[Word], mentions: Sequence[Mention]) -> int | None:
    """ "Who draws, and how many?": more than a number is asked for. Where it begins."""
    amounts = [
        m.start for m in mentions if m.concept == "how-many" and words[m.start - 1].key in _AND
    ]
    return next(
        (
            m.start
            for m in mentions
            if m.concept == "who" and any(0 < amount - m.start <= _NEAR for amount in amounts)
        ),
        None,
    )


def amount_at_end(words: Sequence[Word]) -> int | None:
    """ "…, a skip and a 5. Points?", "My new total?": where a last clause of nouns alone begins.

    Whatever verb was said before it, an amount is asked for then.
    """
    at = len(words) - 1
    while at > 0 and not words[at].breaks:
        at -= 1
    clause = [word.key for word in words[at:]]
    nouns = any(key in _AMOUNT_NOUNS for key in clause)
    return at if at and nouns and all(key in _AMOUNT_NOUNS | _OF_WHOM for key in clause) else None


def is_inverted(words: Sequence[Word], start: int, glossary: Glossary) -> bool:
    """Whether a verb and its pronoun begin here: "am I"."""
    return " ".join(word.key for word in words[start : start + 2]) in glossary.lists["inversions"]


_AMOUNT_NOUNS: Final = word_list("amounts-asked.amount-nouns")
_OF_WHOM: Final = word_list("amounts-asked.of-whom")
