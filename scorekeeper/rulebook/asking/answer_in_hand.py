"""One draw card hits whoever asks, who holds another: may it be laid on it, and what is drawn else.

"Tom hits me with a +6 and all I have is a +4. Is stacking out of the question?" tells of two draw
cards, of one that comes and one that is held. Where the question has a word in it that is not
listed for this, or more cards are told of, nothing is read.
"""

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from scorekeeper.domain.laying import may_stack
from scorekeeper.rulebook.asking.chains import BY_NUMBER
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.purposes import without_purpose
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.settling import Verdict
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_OTHERWISE: Final = frozenset(
    {"challenge", "guilty", "innocent", "bluff", "served", "points", "first-card", "flex-side"}
    | {"out-of-turn", "partners", "draw-pile", "hold-more", "at-once"}
)
"""What tells of more than two cards that meet."""
_NUMBERED: Final = word_list("answer-in-hand.numbered")
_HOLDS: Final = word_list("answer-in-hand.holds")
_COMES: Final = word_list("answer-in-hand.comes")
_NONE: Final = word_list("answer-in-hand.none")
_ONLY: Final = word_list("answer-in-hand.only")
_CUTS: Final = word_list("answer-in-hand.cuts")
_IF: Final = word_list("answer-in-hand.if")
_SERVED: Final = word_list("answer-in-hand.served")
"""Words of a card that somebody has drawn for already."""
_LAYS: Final = word_list("answer-in-hand.lays")
_MAY: Final = word_list("answer-in-hand.may")
_HIGH: Final = word_list("answer-in-hand.high")
_SAVES: Final = word_list("answer-in-hand.saves")
_RULED_OUT: Final = word_list("answer-in-hand.ruled-out")
_MUST: Final = word_list("answer-in-hand.must")
_DRAWS: Final = word_list("answer-in-hand.draws")
_ANYWAY: Final = word_list("answer-in-hand.anyway")
_HOW_MANY: Final = word_list("answer-in-hand.how-many")
_SMALL: Final = word_list("answer-in-hand.small")
_MINE: Final = word_list("answer-in-hand.mine")
_OF_ME: Final = word_list("answer-in-hand.of-me")
"""Behind "van": "die van mij"."""
_IN_STORE: Final = word_list("answer-in-hand.in-store")
_FROM: Final = word_list("answer-in-hand.from")
_AT: Final = word_list("answer-in-hand.at")
"""Before whoever a card is laid on."""
_BEFORE_ME: Final = word_list("answer-in-hand.before-me")
"""What stands for whoever owns it: "right under my nose"."""
_HINDERS: Final = word_list("answer-in-hand.hinders")
_IT: Final = word_list("answer-in-hand.it")
_WHOLE: Final = word_list("answer-in-hand.whole")
_PILE: Final = "draw-pile"
_KNOWN: Final = (
    _LAYS | _MAY | _SAVES | _RULED_OUT | _MUST | _DRAWS | _ANYWAY | _HOW_MANY | _SMALL
    | _HINDERS | _WHOLE
)  # fmt: skip
_NEAR: Final = 2
_LEAST: Final = 2
"""Words of a question before the story that follows it."""


class _Draw(NamedTuple):
    """A draw card told: its place, its end, its kind."""

    start: int
    end: int
    kind: str


class _Two(NamedTuple):
    """What comes, and what is held."""

    comes: str
    held: str


def answer_in_hand(story: Story) -> Compared | None:
    """ "Tom hits me with a +6, I have a +4. Is mine high enough?": the ruling and the answer."""
    stacking = story.rules.stacking
    said = story.said - ({_PILE} if _is_all_that_lies(story.situation) else set())
    if stacking is None or said & _OTHERWISE or story.situation.doubt is not None:
        return None
    asked, told = _parted(story)
    if not asked or not told or any(story.situation.heard[at].key in _SERVED for at in told):
        return None
    two = _two_told(story, told)
    if two is None:
        return None
    held, comes = story.kinds.get(two.held), story.kinds.get(two.comes)
    if held is None or comes is None or comes.draws is None:
        return None
    may = may_stack(held, comes, stacking.value)
    both = comes.draws.value + (0 if held.draws is None else held.draws.value)
    own = without_purpose([story.situation.heard[at] for at in asked], both)
    keys = {word.key for word in own if word.value != comes.draws.value}
    by_me = bool(keys & PERSONS[story.situation.language].i)
    # "… dass ich sie weitergebe" is the card, "darf sie weitergeben" somebody else.
    if not keys <= (_KNOWN | _IT if by_me else _KNOWN):
        return None
    if keys & _HOW_MANY:
        persons = PERSONS[story.situation.language]
        mine = keys & (persons.i | persons.me)
        return Compared("draw-count", "value", comes.draws.value) if mine and not may else None
    verdict = _verdict(keys, may=may)
    if verdict is None or story.situation.ask not in {"yes-no", "any"}:
        return None
    stays = (
        "stacking"
        if may or keys & (_LAYS | _RULED_OUT | _HINDERS | _SAVES | _HIGH)
        else "draw-count"
    )
    return Compared(stays, verdict)


def _verdict(keys: Collection[str], *, may: bool) -> Verdict | None:
    """What is asked of the card that is held, or of drawing; None where it is unclear."""
    said = frozenset(keys)
    if said & (_RULED_OUT | _HINDERS):
        return None if said & (_MAY | _MUST) else yes_or_no(not may)
    if said & (_SAVES | _HIGH) or (said & _MAY and said & _LAYS):
        return None if said & _MUST else yes_or_no(may)
    if said & _LAYS:
        # Nobody must lay it, whether it fits or not.
        return "no" if said & _MUST and not said & _DRAWS else None
    if said & _DRAWS and (said & _ANYWAY or not may):
        return yes_or_no(not may)
    return None


def _is_all_that_lies(situation: Situation) -> bool:
    """ "Den ganzen Haufen": all that is to be drawn, and no pile of cards to draw from."""
    heard = situation.heard
    piles = [at for at, word in enumerate(heard) if _PILE in word.concepts]
    return bool(piles) and all(at and heard[at - 1].key in _WHOLE for at in piles)


def _parted(story: Story) -> tuple[range, range]:
    """The places of the question and those of the story told before it, or after it."""
    heard, begins = story.situation.heard, story.situation.begins
    if begins:
        return range(begins, len(heard)), range(begins)
    behind = next((at for at in range(_LEAST, len(heard)) if heard[at].key in _IF), 0)
    if behind:
        return range(behind), range(behind, len(heard))
    # "… verhindert die Farbe, dass ich sie weitergebe": no mark tells where it begins.
    last = max((card.end for card in _draw_cards(story)), default=len(heard))
    asks = next((at for at in range(last, len(heard)) if heard[at].breaks), len(heard))
    hinders = any(word.key in _HINDERS for word in heard[asks:])
    return (range(asks, len(heard)), range(asks)) if hinders else (range(0), range(0))


def _two_told(story: Story, told: range) -> _Two | None:
    """The card that comes and the one that is held; None where it is not just these two."""
    heard, language = story.situation.heard, story.situation.language
    draws = [one for one in _draw_cards(story) if not _is_none(heard, one.start)]
    if any(one.start not in told for one in draws) or not draws:
        return None
    known = {at for one in _draw_cards(story) for at in range(one.start, one.end)}
    if any(heard[at].value is not None and at not in known for at in told):
        # "Ten coming my way, I've got a 6": what comes is told by its number alone.
        return None
    parts = list(_cut(heard, told))
    holding = _holding(heard, parts, language)
    held = [one for one in draws if _part_of(parts, one.start) in holding]
    comes = [one for one in draws if one not in held]
    if len(comes) != 1 or not _hits_me(heard, parts, comes[0], language):
        return None
    if len(held) == 1:
        return _Two(comes[0].kind, held[0].kind)
    if not held and "one-too" in story.situation.facets:
        return _Two(comes[0].kind, comes[0].kind)
    return None


def _draw_cards(story: Story) -> list[_Draw]:
    """The draw cards that are told, those of which only "plus" and the number is told as well."""
    situation = story.situation
    named = [c for c in situation.named or situation.cards if not c.kind.isdecimal()]
    # "Does that stop me": no card that stops somebody.
    cards = [card for card in named if situation.heard[card.start].key not in _HINDERS]
    found = [_Draw(one.start, one.end, one.kind) for one in cards if one.count == 1]
    inside = {at for one in cards for at in range(one.start, one.end)}
    for at, word in enumerate(situation.heard):
        before = situation.heard[at - 1].key if at else ""
        if at in inside or not word.value or not (word.plus or before in _NUMBERED):
            continue
        kind = next((kind for kind in BY_NUMBER.get(word.value, ()) if kind in story.kinds), "")
        if kind:
            found.append(_Draw(at, at + 1, kind))
    if len(cards) != sum(one.count == 1 for one in cards):
        return []
    return sorted(found)


def _is_none(heard: Sequence[Heard], at: int) -> bool:
    """ "But no +2"."""
    near = range(max(at - _NEAR, 0), at)
    return any(heard[place].key in _NONE for place in near if not heard[place + 1].breaks)


def _cut(heard: Sequence[Heard], told: range) -> list[range]:
    """The clauses of the story, cut at commas and before "and" or "but"."""
    starts = [at for at in told if at == told.start or heard[at].breaks or heard[at].key in _CUTS]
    return [range(one, two) for one, two in zip(starts, [*starts[1:], told.stop], strict=True)]


def _part_of(parts: Sequence[range], at: int) -> range:
    return next(part for part in parts if at in part)


def _holding(heard: Sequence[Heard], parts: Sequence[range], language: str) -> list[range]:
    """The clauses of what whoever asks holds, with those that go on: "no +2, only a +4"."""
    found: list[range] = []
    for before, part in zip([range(0), *parts], parts, strict=False):
        keys = {heard[at].key for at in part}
        goes_on = before in found and bool(keys & _ONLY)
        if _is_held(heard, part, language) or goes_on:
            found.append(part)
    return found


def _is_held(heard: Sequence[Heard], part: range, language: str) -> bool:
    """ "I've a +4", "mine is a +4", "a +4 is all I could lay"; not "she has a +4"."""
    persons, keys = PERSONS[language], [heard[at].key for at in part]
    coming = _COMES.intersection(keys) and not _IN_STORE.intersection(keys)
    if persons.they.intersection(keys) or coming or _is_before_me(keys, language):
        return False
    of_me = any(two in _OF_ME and one in _FROM for one, two in pairwise(keys))
    own = of_me or any(
        key in persons.my and (at + 1 == len(keys) or keys[at + 1] not in KIN)
        for at, key in enumerate(keys)
    )
    return own or bool(_MINE.intersection(keys)) or bool(_HOLDS.intersection(keys))


def _is_before_me(keys: Sequence[str], language: str) -> bool:
    """ "Right under my nose", "vor die Nase": there it lies for whoever asks."""
    own = PERSONS[language].my | _SMALL
    return any(two in _BEFORE_ME and one in own for one, two in pairwise(keys))


def _hits_me(heard: Sequence[Heard], parts: Sequence[range], one: _Draw, language: str) -> bool:
    """ "A +4 from Tom on me", "I get a +4", "and I'm next"."""
    persons = PERSONS[language]
    part = [heard[at].key for at in _part_of(parts, one.start)]
    keys = set(part)
    hit = any("i-was-hit" in word.concepts for word in heard)
    mine = bool(keys & (persons.me - persons.my)) and not keys & persons.i
    gets = bool(keys & persons.i and keys & _COMES)
    others = [{heard[at].key for at in part} for part in parts if one.start not in part]
    comes_next = any(keys & persons.i and keys & _COMES for keys in others)
    lays = bool(keys & persons.i) and not gets
    # "Red plus four from Sigrid, mine is a blue one": nobody else is told of whom it hits.
    comes_from = bool(keys & _FROM) and not keys & (_AT | persons.they)
    before = _is_before_me(part, language)
    return not lays and (mine or gets or comes_next or hit or comes_from or before)
