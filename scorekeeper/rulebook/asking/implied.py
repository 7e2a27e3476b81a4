"""What follows from what was said together: "say blue" is choosing, "counts 20" is points."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.bare_lists import sum_asked
from scorekeeper.rulebook.asking.card_words import AS, COUNTS, counts_before
from scorekeeper.rulebook.asking.cards import colours_of
from scorekeeper.rulebook.asking.early_call import called_early
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.numbers_of_people import is_company
from scorekeeper.rulebook.asking.persons import clause_at
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.summed_lists import order_to_sum
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_NEAR: Final = 3
_FAR: Final = 5
_BOTH: Final = word_list("implied.both")
_MUCH: Final = 10
_WORTH: Final = 20
_PAIR: Final = 2
_MAKES: Final = word_list("implied.makes")
_NO_WORTH: Final = frozenset(
    {"points", "card", "dealt", "deck-size", "draw", "target", "players-word", "age", "knock-out"}
    | {"elimination", "mercy", "how-many", "penalty", "bonus"}
)
_CARD_STEMS: Final = word_list("implied.card-stems")


def implied_by(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    lexicon: Lexicon,
    glossary: Glossary,
) -> list[Mention]:
    """What is meant, though no word of its own says so."""
    colours = colours_of(words, lexicon)
    said = {mention.concept for mention in mentions}
    found = [
        Mention(concept, (at,))
        for at, _ in colours
        if not any(c.start - 1 <= at < c.end and c.kind.isdecimal() for c in cards)
        for mention in mentions
        if mention.concept in {"say", "choose"} and 0 < at - mention.start <= _NEAR
        for concept in ("choose", "colour")
    ]
    found += [
        Mention("points", (at,))
        for at, word in enumerate(words[:-1])
        if word.key in COUNTS and "points" not in said
        if _is_worth(words[at + 1 :]) or _is_much(words[at - 1 : at])
    ]
    if cards and not said & _NO_WORTH:
        # "A wild at the end. That's 50, isn't it?"
        found += [Mention("points", (at,)) for at in _worths(words)]
    found += [
        Mention("points", (at,))
        for at, word in enumerate(words)
        if word.value is not None and at and words[at - 1].key in AS and "points" not in said
        if not said & {"card", "two-players", "two-reverse"} and counts_before(words, at)
    ]
    summed = sum_asked(words, cards, mentions, glossary)
    summed = order_to_sum(words, cards, mentions, glossary) if summed is None else summed
    if summed is not None:
        found += [Mention(concept, (summed,)) for concept in ("points", "how-many")]
    found += [
        # "Verliert dabei irgendwer seinen Zug?": the two words stand far apart.
        Mention("lose-turn", (m.start,))
        for m in mentions
        if m.concept == "lose" and "lose-turn" not in said
        for turn in mentions
        if turn.concept == "turn" and turn.start in clause_at(words, m.start)
    ]
    named = [colour for _, colour in colours]
    again = len(set(named)) < len(named) or "again" in said
    again = again and bool(said & {"say", "choose", "again"})
    found += [
        Mention("two-players", (at,))
        for at, word in enumerate(words)
        if word.value == _TWO and not word.plus and is_company(words, at)
    ]
    found += [
        # "My partner lays …" is said of somebody, and of a partner all the same.
        Mention("partners", (at,))
        for at, word in enumerate(words)
        if "partners" not in said and glossary.names(word, "partners")
    ]
    found += called_early(words, mentions, glossary)
    if said & {"lowest", "keep-own"} and "tie" not in said:
        found += [Mention("tie", (at,)) for at in _same_totals(words)]
    if named and again and any(card.kind in WILDS for card in cards):
        found.append(Mention("current", (colours[-1][0],)))
    return found


def _same_totals(words: Sequence[Word]) -> list[int]:
    """ "Two of us have 143", "both are on 88": where the total is told that they share."""
    return [
        at
        for at, word in enumerate(words)
        if (word.value or 0) >= _MUCH and not word.plus
        if any(
            (words[before].value == _TWO or words[before].key in _BOTH)
            and not any(one.breaks for one in words[before + 1 : at + 1])
            for before in range(max(at - _FAR, 0), at)
        )
    ]


def _is_worth(words: Sequence[Word]) -> bool:
    """ "Counts 20", "counts as ten", and not "counts as two cards"."""
    told = words[1:] if words[0].key in AS else words
    counted = len(told) > 1 and not told[1].breaks and told[1].stem in _CARD_STEMS
    return bool(told) and told[0].value is not None and not told[0].plus and not counted


def _worths(words: Sequence[Word]) -> list[int]:
    """ "…, is that 102?": the number that the last clause is about, too high for cards drawn."""
    at = next((at for at in range(len(words) - 1, -1, -1) if words[at].value is not None), 0)
    told = (words[at].value or 0) >= _WORTH and not words[at].plus and at > 0
    last = len(words) - at <= _PAIR and words[at - 1].key in _MAKES
    return [at] if told and last and not words[at].breaks else []


def _is_much(words: Sequence[Word]) -> bool:
    """ "That a skip 20 counts": the verb behind it."""
    return any((word.value or 0) >= _MUCH and not word.plus for word in words)
