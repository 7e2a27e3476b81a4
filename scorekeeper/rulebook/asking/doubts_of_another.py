"""Whether somebody may challenge a Wild Draw Four of which it is told who has to draw for it.

"Tom plays a +4 and Lisa has to draw. May I challenge it?": only Lisa may. Every word has to be
known here.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import (
    BESIDE,
    ME,
    THEY,
    parts_of,
    person_of,
    persons_in,
)
from scorekeeper.rulebook.asking.jump_heard import clauses_heard, people_heard
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_GETS: Final = word_list("doubts-of-another.gets")
_SERVED: Final = frozenset({"served", "draw", "pile-word", "draw-pile"})
_RULING: Final = "challenge-who"
_OTHERWISE: Final = frozenset(
    {"guilty", "innocent", "stack", "two-players", "flex-side", "not", "show", "everyone", "who"}
)
_DRAWS: Final = word_list("hit.draws")
_LAYS: Final = word_list("hit.lays")
_NOT: Final = word_list("doubts-unhit.not")
_THE_ONE: Final = word_list("doubts-unhit.the-one")
_NO_PERSON: Final = word_list("doubts-unhit.no-person")
_DRAWS_NOW: Final = word_list("doubts-unhit.draws")
_AIMED: Final = word_list("doubts-unhit.aimed")
_ON: Final = word_list("doubts-unhit.on")
_OF_HAND: Final = frozenset({"guilty", "innocent", "stack", "flex-side", "show", "first-card"})
_TWO: Final = 2
_NEAR: Final = 8
_KNOWN: Final = BESIDE.union(*map(word_list, ("hit.small", "hit.draws", "hit.lays")))


def doubts_of_another(story: Story) -> Compared | None:
    """ "He lays a +4 and she must draw. May I doubt it?": not I."""
    situation, language = story.situation, story.situation.language
    cards = situation.named
    if len(cards) != 1 or cards[0].kind != "wild-draw-four" or story.said & _OTHERWISE:
        return None
    plain = not (situation.negated or situation.doubted) and situation.ask in {"yes-no", "any"}
    if not plain or story.facts.values.get("challenge") != "yes":
        return None
    parts = parts_of(situation, lambda clause: _asks(clause, language))
    if parts is None or len(parts.told) != len(("lays", "draws")):
        return None
    inside = {id(word) for word in situation.heard[cards[0].start : cards[0].end]}
    laying, drawing = ([word for word in one if id(word) not in inside] for one in parts.told)
    layer = persons_in(laying, _KNOWN, language)
    hit, who = person_of(drawing, _KNOWN, language), person_of(parts.asked, _KNOWN, language)
    lays = any(word.key in _LAYS for word in laying)
    draws = any(word.key in _DRAWS for word in drawing)
    if layer is None or len(layer) != 1 or not hit or THEY in {hit, who}:
        return None
    if not lays or not draws or layer[0][1] in {hit, who}:
        return None
    return Compared(_RULING, yes_or_no(hit == who))


def _asks(clause: Sequence[Heard], language: str) -> bool:
    """ "May I challenge it?": one person, and nothing but that."""
    doubts = any("challenge" in word.concepts for word in clause)
    mays = any("may" in word.concepts for word in clause)
    return doubts and mays and bool(person_of(clause, _KNOWN, language))


def doubts_unhit(story: Story) -> Compared | None:
    """ "Can he challenge my +4, when it isn't him who has to draw?", "… that wasn't put on me?"."""
    situation, persons = story.situation, PERSONS[story.situation.language]
    asks = situation.ask in {"yes-no", "open", "any"} and "may" in story.said
    plain = not (situation.negated or situation.doubted or situation.claimed)
    fours = all(card.kind == "wild-draw-four" for card in situation.named)
    if not asks or not plain or not fours or not {"may", "challenge"} <= story.said:
        return None
    if story.facts.values.get("challenge") != "yes" or story.said & _OF_HAND:
        return None
    heard, keys = situation.heard, situation.keys
    doubts = [at for at, word in enumerate(heard) if "challenge" in word.concepts]
    mine = any(key in persons.i for key in keys[max(doubts[0] - _NEAR, 0) : doubts[0]])
    others = (persons.they | persons.them | _THE_ONE) - _NO_PERSON
    own = persons.i | persons.me if mine else others
    for at, key in enumerate(keys):
        behind = keys[at + 1 : at + 1 + _NEAR]
        if key not in _NOT or at < doubts[0]:
            continue
        him = own.intersection(behind[:_TWO]) and _DRAWS_NOW.intersection(behind)
        aimed = own.intersection(behind) and _AIMED.intersection(behind)
        if him or (aimed and _ON.intersection(behind)):
            return Compared(_RULING, "no")
    return None


def doubts_of_one_hit(story: Story) -> Compared | None:
    """ "My sister got the +4 and reached for the pile. I'm sure she bluffed: may I challenge?"."""
    situation = story.situation
    cards = situation.named
    if len(cards) != 1 or cards[0].kind != "wild-draw-four" or story.said & {"two-players", "not"}:
        return None
    plain = situation.ask in {"yes-no", "any"} and situation.modal == "may"
    if not plain or situation.negated or story.facts.values.get("challenge") != "yes":
        return None
    clauses = clauses_heard(situation)
    hit = next(clause for clause in clauses if cards[0].start in clause)
    before = range(hit.start, cards[0].start)
    who = {one.who for one in people_heard(situation, hit)}
    gets = any(situation.heard[at].key in _GETS for at in (*before, *range(cards[0].end, hit.stop)))
    everybody = {one.who for clause in clauses for one in people_heard(situation, clause)}
    if (
        not gets
        or hit != clauses[0]
        or len(who) != 1
        or everybody - who != {ME} | everybody & {THEY}
    ):
        return None
    served = any(_SERVED.intersection(word.concepts) for word in situation.heard[hit.stop :])
    return Compared(_RULING, "no") if served and _i_doubt(situation, clauses[1:]) else None


def _i_doubt(situation: Situation, clauses: Sequence[range]) -> bool:
    """Whether it is I who would challenge it."""
    doubting = [
        clause
        for clause in clauses
        if any("challenge" in situation.heard[at].concepts for at in clause)
    ]
    people = [one.who for clause in doubting for one in people_heard(situation, clause)]
    return len(doubting) == 1 and people[:1] == [ME]
