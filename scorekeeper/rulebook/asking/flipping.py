"""Whose power card a flip symbol turns: who laid the number, and whose card is asked about."""

from collections.abc import Sequence
from typing import Final, Literal

from scorekeeper.rulebook.asking.facets import OTHERS, doer
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.persons import PERSONS, Whose, clauses_cut
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_LAYING: Final = frozenset({"play"})
_TURNING: Final = frozenset({"turn-over", "power-card"})
_IF: Final = word_list("challenge-if.if")
_ANYBODY: Final = word_list("flipping.anybody")
_NO_NAMES: Final = ("joints", "conditions", "yes-no", "articles", "subjects", "have")
_ANOTHER: Final = word_list("flipping.another")
_OUR: Final = word_list("flipping.our")
_THEIRS: Final = word_list("flipping.theirs")
_WE: Final = _OUR | word_list("flipping.we")


def flips_for_another(
    words: Sequence[Word], mentions: Sequence[Mention], glossary: Glossary
) -> frozenset[Literal["flip-of-other"]]:
    """ "Tim lays a 3 with the flip symbol. Do I turn mine?": the facet that it is not Tim's."""
    symbol = next((m for m in mentions if m.concept == "flip-symbol"), None)
    if symbol is None:
        return frozenset()
    told = _part_at(words, symbol.start)
    layer = _laid_by(words, told, mentions, glossary)
    turner = _turned_by(words, told, mentions, glossary.language)
    differ = layer != turner or _are_two(words, told, mentions)
    return frozenset({"flip-of-other"} if layer and turner and differ else ())


def _part_at(words: Sequence[Word], at: int) -> range:
    """The clause around a place, cut before "if" as well: "do I turn mine | if Tim lays one"."""
    return next(part for part in clauses_cut(words, _IF) if at in part)


def _are_two(words: Sequence[Word], told: range, mentions: Sequence[Mention]) -> bool:
    """ "Dad lays it, must mum turn hers": two who are not one."""
    layers = {words[at].key for at in told} & OTHERS
    turners = {
        words[at].key
        for mention in mentions
        if mention.concept in _TURNING and mention.start not in told
        for at in _part_at(words, mention.start)
    }
    return bool((turners & OTHERS) - layers - _ANYBODY)


def _laid_by(
    words: Sequence[Word], told: range, mentions: Sequence[Mention], glossary: Glossary
) -> Whose:
    """Who lays the card with the symbol; "Tim lays" tells of somebody with a name."""
    if any(m.concept == "i-was-hit" and m.start in told for m in mentions):
        return "other"
    laid = [m for m in mentions if m.concept in _LAYING and m.start in told]
    if not laid:
        return ""
    at = laid[0].start - 1
    named = at == told.start and not any(words[at].key in glossary.lists[one] for one in _NO_NAMES)
    who = doer(words, told.start, laid, _LAYING, glossary.language)
    keys = {words[place].key for place in told}
    another = not _ANOTHER.isdisjoint(keys) and keys.isdisjoint(PERSONS[glossary.language].i)
    return who or ("other" if named or another else "")


def _turned_by(
    words: Sequence[Word], told: range, mentions: Sequence[Mention], language: str
) -> Whose:
    """Whose power card it is of which it is asked if it turns."""
    turning = [m for m in mentions if m.concept in _TURNING and m.start not in told]
    for mention in turning:
        if mention.concept == "power-card" and mention.start:
            owner = words[mention.start - 1].key
            if owner in PERSONS[language].my | _OUR:
                return "me"
            if owner in PERSONS[language].perhaps_they:
                return "other"
    spoken_of = any(m.concept == "power-card" and m.start in told for m in mentions)
    for mention in reversed(turning):
        clause = _part_at(words, mention.start)
        if spoken_of and not {words[at].key for at in clause} & _THEIRS:
            # "Does it get green?": the card, and nobody.
            continue
        if {words[at].key for at in clause} & (_WE | PERSONS[language].i):
            return "me"
        who = doer(words, clause.start, [mention], _TURNING, language)
        if who:
            return who
    return ""
