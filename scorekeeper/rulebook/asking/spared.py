"""Who draws nothing: whoever laid the last draw card, or sits beside the one whom it hits.

"Ada laid a +4, I stacked a +6. How many do I draw?", "a Draw Two on Sid; Lea sits behind Sid. What
must Lea take?": the one asked for is compared with who laid the card and with whom it was aimed at.
"""

from collections.abc import Container, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING, ONLY_FLEXED
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.layer_asked import (
    asks_of_layer,
    has_nothing_now,
    is_passed_over,
    is_victim,
)
from scorekeeper.rulebook.asking.persons import PERSONS, clause_at, clauses_cut
from scorekeeper.rulebook.asking.roles import DOES
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.spared_words import (
    AT,
    BACK,
    BEHIND,
    CUTS,
    FLEXES,
    HOW,
    IF,
    LAYER_WORDS,
    LAYS,
    MINE,
    MYSELF,
    NO_NAMES,
    NOT,
    OTHERWISE,
    OWN,
    WHO_LAID,
)
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.words import Word

LAYER: Final = "layer-draws"
BESIDE: Final = "draws-beside"
_AFTER_NEXT: Final = "after-next"
_SELF: Final = "wild-reverse-draw-four"
_TO_ALL: Final = frozenset({"flex-all-draw", "draw-two", "flex-draw-two"})
"""What everybody else draws for in Flex, whoever sits where."""
_TWO: Final = 2
_NEAR: Final = 3


def who_is_spared(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    begins: int,
    text: str,
    glossary: Glossary,
) -> frozenset[str]:
    """Whether who is asked for laid the last draw card or sits elsewhere, as facets."""
    draws = [card for card in cards if card.kind in DRAWING]
    if draws and asks_of_layer(words, mentions):
        return frozenset({LAYER})
    asked = _asked_for(words, mentions, begins, text, glossary)
    if not draws or not asked or _goes_back(words, mentions, draws[-1]):
        return frozenset()
    if has_nothing_now(words, asked, range(draws[-1].end, begins), glossary.language):
        return frozenset()
    if _lays(words, mentions, draws[-1], asked, begins, glossary):
        return frozenset({LAYER})
    if asked != "me" or not is_victim(words):
        laid = {_owner(words, card, text, glossary) for card in draws}
        if asked in laid and _is_another_hit(words, draws[-1], laid, begins, text):
            # "Ann +2, I +4, Eve +6": whoever laid one of them has passed it all on.
            return frozenset({LAYER})
    if asked == "me" and _answers_with_own(words, draws[-1], glossary.language):
        return frozenset({LAYER})
    if asked == "me" and is_passed_over(words):
        return frozenset({BESIDE})
    hit = _hit(words, draws[-1], text, glossary)
    aside = hit and asked not in hit and _sits(words, asked, glossary.language)
    return frozenset({BESIDE} if len(draws) == 1 and aside else ())


def spared_sum(story: Story) -> Sum | None:
    """Nothing, where who is asked for is not hit; None elsewhere."""
    situation, said = story.situation, story.said
    facets = situation.facets & {LAYER, BESIDE, _AFTER_NEXT}
    # "How many does the one after the next draw?".
    beside = not facets.isdisjoint({BESIDE, _AFTER_NEXT})
    if situation.ask != "number" or story.hand_asked or said & OTHERWISE:
        return None
    if "plain-side" in story.facts.said and story.has(*ONLY_FLEXED) and "draw" in situation.asked:
        return Sum(0, "0", "draw-count", "flex-plain-side", "cards")
    if "challenge" in said or ("dodge" in said and story.has("skip", "reverse")):
        # What a doubt costs is another matter.
        return None
    several = sum(card.kind in DRAWING for card in situation.cards) > 1
    # Of several draw cards each hits another one.
    far = "draw" not in situation.asked or "skip" in said or several
    if not facets or (far and facets == {_AFTER_NEXT}):
        return None
    two = story.facts.values.get("players") == str(_TWO)
    turned = story.has(_SELF, "draw-four") and _SELF in story.kinds
    if two and (turned or beside):
        return None
    flexed = story.facts.values.get("variant") == "flex" and "flex-side" in said
    if beside and (("stack" in said) or (flexed and story.has(*_TO_ALL))):
        return None
    stacks = story.facts.values.get("stacking") not in {"none", "silent"}
    chained = stacks and (several or bool(said & {"stack", "pass-on", "i-was-hit"}))
    ruling = "stack-total" if chained else "two-draw" if two else "draw-count"
    return Sum(0, "0", ruling, None, "cards")


def _asked_for(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    begins: int,
    text: str,
    glossary: Glossary,
) -> str:
    """The word for whoever is asked to draw: "me" for who asks, else the name; empty if unclear."""
    counts = [m.start for m in mentions if m.concept == "how-many" and m.start >= begins]
    draws = [m for m in mentions if m.concept == "draw" and m.end > begins]
    if not counts or not draws:
        return ""
    clause = clause_at(words, counts[0])
    persons = PERSONS[glossary.language]
    places = [at for at in clause if at >= counts[0] and not _breaks_off(words, counts[0], at)]
    for at in places:
        if words[at].key in persons.i:
            return "me"
        if words[at].key in persons.they | persons.me:
            return ""
        if _named_before(words, at, text, begins):
            return words[at].key
    return ""


def _owner(words: Sequence[Word], card: SaidCard, text: str, glossary: Glossary) -> str:
    """Who is named right before the card, or before the verb there: "Jan +6", "ich lege +4"."""
    clause = _part_at(words, card.start)
    for at in range(card.start - 1, clause.start - 1, -1):
        if _is_aimed(words, at):
            return ""
        if words[at].key in PERSONS[glossary.language].i:
            return "me"
        if words[at].key not in LAYS and _is_large(words, at, text):
            return words[at].key
    return ""


def _is_another_hit(
    words: Sequence[Word], last: SaidCard, laid: Container[str], begins: int, text: str
) -> bool:
    """Whether somebody who laid none of them is told of behind the last one."""
    named = (at for at in range(last.end, begins) if _is_large(words, at, text))
    return any(words[at].key not in laid and _is_somebody(words, at, text) for at in named)


def _is_somebody(words: Sequence[Word], at: int, text: str) -> bool:
    """Whether a word is no mere beginning of a sentence: something is told of whom it names."""
    before = text[: words[at].start].rstrip()
    does = at + 1 < len(words) and words[at + 1].key in DOES
    return does or (bool(before) and before[-1] not in ".?!")


def _breaks_off(words: Sequence[Word], first: int, at: int) -> bool:
    """Whether another clause has begun by then: "how many do I draw if he …"."""
    return any(words[place].key in IF for place in range(first, at + 1))


def _named_before(words: Sequence[Word], at: int, text: str, begins: int) -> bool:
    """Whether the word is a name of which the story told: written large both times."""
    return _is_large(words, at, text) and any(
        words[at].key == words[place].key and _is_large(words, place, text)
        for place in range(min(begins, at))
    )


def _is_large(words: Sequence[Word], at: int, text: str) -> bool:
    word = words[at]
    large = text[word.start : word.start + 1].isupper()
    return large and word.value is None and word.key not in COLOURS and word.key not in NO_NAMES


def _lays(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    card: SaidCard,
    asked: str,
    begins: int,
    glossary: Glossary,
) -> bool:
    """Whether who is asked for laid, stacked or flexed the card."""
    language = glossary.language
    clause = _part_at(words, card.start)
    if asked != "me" and card.start and words[card.start - 1].key == asked:
        # "Gabi's +4".
        return not _is_aimed(words, card.start - 1)
    flexes = {at for m in mentions if m.concept == "flex-side" for at in m.places}
    acts = [
        at
        for at in clause
        if not card.start <= at < card.end
        and (words[at].key in LAYS or words[at].key.startswith(FLEXES) or at in flexes)
    ]
    if _is_asked_with(words, clause, begins) or not acts:
        own = card.start and words[card.start - 1].key in PERSONS[language].my | OWN
        laid = any((one.key, after.key) in WHO_LAID for one, after in pairwise(words[begins:]))
        laid = laid or any(word.key in LAYER_WORDS for word in words[begins:])
        asker = PERSONS[language].i
        laid = laid or any(a.key in IF and b.key in asker for a, b in pairwise(words[begins:]))
        return asked == "me" and (bool(own) or laid) and _stresses(words, begins)
    if asked != "me":
        named = [at for at in clause if words[at].key == asked]
        return bool(named) and named[0] < card.start and not _is_aimed(words, named[0])
    persons = PERSONS[language]
    if any(words[at].key in BEHIND for at in clause):
        return False
    if is_victim(words) and not is_passed_over(words):
        return False
    mine = [at for at in clause if words[at].key in persons.i and _acts(at, clause, acts)]
    others = [at for at in clause if words[at].key in persons.they]
    aimed = any(words[at].key in persons.me and _is_aimed(words, at) for at in clause)
    return bool(mine) and not aimed and not (others and others[0] < mine[0])


def _acts(at: int, clause: range, acts: Sequence[int]) -> bool:
    """Whether the one who is named here is who acts: first in the clause, or beside the verb."""
    return at - clause.start < _TWO or any(abs(at - act) == 1 for act in acts)


def _answers_with_own(words: Sequence[Word], card: SaidCard, language: str) -> bool:
    """ "I'm hit by a Draw Two and lay my own", "und ich lege meine drauf"."""
    persons = PERSONS[language]
    for part in clauses_cut(words, CUTS):
        keys = [words[at].key for at in part]
        behind = part.start >= card.end and not HOW.intersection(keys)
        if not behind or not LAYS.intersection(keys) or IF.intersection(keys):
            continue
        own = {key for key in keys[-_NEAR:] if key in persons.my | OWN | MINE}
        others = persons.they.intersection(keys)
        if own and not others:
            return True
    return False


def _part_at(words: Sequence[Word], place: int) -> range:
    return next(part for part in clauses_cut(words, CUTS) if place in part)


def _is_asked_with(words: Sequence[Word], clause: range, begins: int) -> bool:
    """Whether the card stands in the clause of the question itself, before any "if"."""
    asks = begins in clause or clause.start >= begins > 0 or begins == 0
    return asks and not any(words[at].key in IF for at in clause) and _asks_here(words, clause)


def _asks_here(words: Sequence[Word], clause: range) -> bool:
    return any(words[at].key in HOW for at in clause)


def _stresses(words: Sequence[Word], begins: int) -> bool:
    """ "How many do I draw myself?"."""
    return any(word.key in MYSELF for word in words[begins:])


def _goes_back(words: Sequence[Word], mentions: Sequence[Mention], card: SaidCard) -> bool:
    """Whether the card is answered by another that is not named: "and she stacks"."""
    later = [m for m in mentions if m.start >= card.end and m.concept in {"stack", "pass-on"}]
    part = _part_at(words, card.start)
    told = [m for m in later if m.start not in part]
    denied = {word.key for word in words[card.end :]} & NOT
    back = any(word.key in BACK for word in words[card.end :])
    return back or (bool(told) and not denied)


def _hit(words: Sequence[Word], card: SaidCard, text: str, glossary: Glossary) -> frozenset[str]:
    """The words for whom the card is aimed at: "on Sid", "gegen Paul"."""
    clause = clause_at(words, card.start)
    found = set()
    for at in clause:
        if not _is_aimed(words, at) or card.start <= at < card.end:
            continue
        if words[at].key in PERSONS[glossary.language].me:
            found.add("me")
        elif _is_large(words, at, text):
            found.add(words[at].key)
    return frozenset(found)


def _is_aimed(words: Sequence[Word], at: int) -> bool:
    return at > 0 and not words[at].breaks and words[at - 1].key in AT


def _sits(words: Sequence[Word], asked: str, language: str) -> bool:
    """Whether it is told where who is asked for sits: "I sit after Sid", "Lea is next"."""
    who = PERSONS[language].i if asked == "me" else {asked}
    for part in clauses_cut(words, CUTS):
        keys = [words[at].key for at in part]
        if who.intersection(keys) and BEHIND.intersection(keys) and not HOW.intersection(keys):
            return True
    return False
