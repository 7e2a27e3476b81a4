"""Whose turn it is, and who draws, after somebody threw the same card in out of turn.

"Ola was next, but Pip jumped in with the same green 3. Is it Ola's turn?" Play goes on after Pip,
and so whoever would have been on is passed over; who sits behind Pip is next, if it is told.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from scorekeeper.rulebook.asking.heard_parts import ME, THEY
from scorekeeper.rulebook.asking.jump_heard import (
    NOW,
    JumpTold,
    Person,
    clauses_heard,
    is_cancelled,
    is_claimant,
    is_known,
    is_said,
    jump_told,
    people_heard,
    says_so,
    tells_of_turn,
)
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_OTHERWISE: Final = frozenset(
    {"stack", "challenge", "swap", "two-players", "first-card", "several", "uno", "points"}
    | {"finish", "last-card", "different", "combine"}
)
_DRAW_TWO: Final = "draw-two"
_WAITS: Final = word_list("turn-after-jump.waits")
_ACTS: Final = word_list("turn-after-jump.acts")
_SMALL: Final = word_list("turn-after-jump.small")
_ACTUALLY: Final = word_list("turn-after-jump.actually")
_WANTS: Final = word_list("turn-after-jump.wants")
_SPARED: Final = word_list("turn-after-jump.spared")
"""What tells that somebody does not have to draw: "get off", "um … herum"."""
_DRAWS: Final = word_list("hit.draws")
_TWO: Final = 2
_EVERYBODY: Final = 4
"""Of so many who are told in order nobody is left out."""


_Act = Literal["plays", "waits", "draws", "is-spared"]


@dataclass(frozen=True, slots=True)
class _Asked:
    """Of whom it is asked if they are on, have to wait, or draw; `told`: the clauses before it.

    `passed`: whether it is said beside it that they would have been on.
    """

    who: str
    act: _Act
    told: tuple[range, ...]
    passed: bool = False


def turn_after_jump(story: Story) -> Compared | None:
    """ "Elif would be on, but I threw in the same yellow 9. Is she next?"."""
    situation = story.situation
    card = _card(situation)
    # "I had a green 9, too" is no draw card put on another.
    other = _OTHERWISE - ({"stack"} if card is not None and card.isdecimal() else frozenset())
    plain = situation.ask in {"yes-no", "any"} and not story.said & other
    plain = plain and not situation.negated
    if card is None or not plain or not story.facts.holds("jump_in=yes"):
        return None
    asked = _asked(situation)
    told = None if asked is None else jump_told(situation, asked.told)
    if asked is None or told is None or not _is_whole(told, story):
        return None
    who = _meant(asked.who, told)
    draws = card == _DRAW_TWO
    if not who or story.stacks or (asked.act in {"draws", "is-spared"}) != draws:
        return None
    if asked.passed and not told.row:
        told.passed = who
    so = _is_next(who, told)
    if so is None:
        return None
    so = so != (asked.act in {"waits", "is-spared"})
    ruling = "jump-in-action" if draws else "jump-in"
    return Compared(ruling, yes_or_no(so))


def _card(situation: Situation) -> str | None:
    """The kind of the card that is thrown in on its twin, "" where it is not named."""
    # "Overgeslagen": somebody was passed over, and no skip is laid.
    cards = [card for card in situation.named if situation.heard[card.start].key not in _WAITS]
    colours = {card.colour for card in cards}
    kinds = {card.kind for card in cards}
    if not cards:
        return ""
    one = len(cards) <= _TWO and len(kinds) == 1 and len(colours) == 1
    kind = next(iter(kinds))
    known = kind.isdecimal() or kind == _DRAW_TWO
    return kind if one and known and all(card.count == 1 for card in cards) else None


def _is_whole(told: JumpTold, story: Story) -> bool:
    """Whether the order told is that of everybody, and nobody is left out."""
    said = story.facts.values.get("players")
    players = None if said is None else int(said)
    if players == _TWO:
        return False
    everybody = ME in told.row or len(told.row) >= _EVERYBODY
    return not told.row or players == len(told.row) or (players is None and everybody)


def _is_next(who: str, told: JumpTold) -> bool | None:
    """Whether somebody follows on whoever threw the card in; None where it is not told."""
    following = told.next_after(told.jumper)
    if following:
        return who == following
    return False if who == told.passed else None


def _meant(who: str, told: JumpTold) -> str:
    """Whom a pronoun stands for: the one person who is told of beside whoever asks."""
    if who != THEY:
        return who
    behind = {one for pair in told.behind.items() for one in pair}
    others = {told.jumper, told.layer, told.passed, *told.row, *behind} - {ME, ""}
    return others.pop() if len(others) == 1 else ""


def _asked(situation: Situation) -> _Asked | None:
    clauses = clauses_heard(situation)
    asked, told, wants = clauses[-1:], clauses[:-1], 0
    if told and asked and (_is_bare(situation, asked[0]) or not _act(situation, asked[0])):
        wants = _wants(situation, told)
        asked, told = [*told[wants:], *asked], told[:wants]
    if not asked or asked[-1].stop <= situation.begins or not told:
        return None
    claimant, beside = "", told[-1:]
    if is_cancelled(situation, told[-1]) and len(told) > 1:
        told = told[:-1]
    else:
        beside = []
    if _act(situation, told[-1]) is None and is_claimant(situation, told[-1]):
        claimant, told = people_heard(situation, told[-1])[0].who, told[:-1]
    people = [one for clause in asked for one in people_heard(situation, clause)]
    if len(people) > 1 and says_so(situation, people[0]):
        claimant, people = people[0].who, people[1:]
    if any(not _is_read(situation, at, people) for clause in asked for at in clause):
        return None
    names = {one.who for one in people}
    if claimant or len(asked) > 1:
        names = {claimant if one == THEY and claimant else one for one in names}
        names -= {THEY} if len(names) > 1 else set()
    told = _without_wish(situation, told, names)
    # "Now Ola, who was on, wants to. May she?".
    act = _act(situation, range(asked[0].start, asked[-1].stop)) or ("plays" if wants else None)
    if act is None or len(names) != 1:
        return None
    return _Asked(names.pop(), act, (*told, *beside), _is_passed(situation, asked))


def _without_wish(situation: Situation, told: list[range], names: set[str]) -> list[range]:
    """ "Now Tim wants to play as he was passed over": of whom it is asked, and nothing else."""
    last = told[-1] if len(told) > 1 else range(0)
    people = people_heard(situation, last)
    keys = {situation.heard[at].key for at in last}
    wishes = bool(keys & NOW and keys & _WANTS) and {one.who for one in people} <= {*names, THEY}
    read = all(_is_read(situation, at, people) or situation.heard[at].key in NOW for at in last)
    return told[:-1] if people and wishes and read else told


def _is_bare(situation: Situation, clause: range) -> bool:
    """ "May she?": what somebody may is told before."""
    people = {one.at for one in people_heard(situation, clause)}
    return all(at in people or "may" in situation.heard[at].concepts for at in clause)


def _is_passed(situation: Situation, asked: Sequence[range]) -> bool:
    """ "…, who should have gone, …"."""
    beside = [clause for clause in asked if not people_heard(situation, clause)]
    return any(situation.heard[at].key in _ACTUALLY for clause in beside for at in clause)


def _wants(situation: Situation, told: Sequence[range]) -> int:
    """Where it is told what somebody wants now: "now Ola wants to lay"; else the last clause."""
    wants: set[str] = set()
    for at in range(len(told) - 1, 0, -1):
        keys = {situation.heard[place].key for place in told[at]}
        wants |= keys & _WANTS
        if keys & NOW and wants:
            return at
        if any(card.start in told[at] for card in situation.named):
            break
    return len(told) - 1


def _is_read(situation: Situation, at: int, people: list[Person]) -> bool:
    word = situation.heard[at]
    known = (
        word.key in _WAITS | _ACTS | _DRAWS | _SMALL | _SPARED
        or is_said(situation, at)
        or word.value == _TWO
    )
    person = any(one.at == at for one in people_heard(situation, range(at, at + 1)))
    return (known or person or is_known(situation, at, people)) and "not" not in word.concepts


def _act(situation: Situation, clause: range) -> _Act | None:
    heard = [situation.heard[at] for at in clause]
    if any(word.key in _DRAWS for word in heard):
        return "is-spared" if any(word.key in _SPARED for word in heard) else "draws"
    if any(word.key in _WAITS or "lose-turn" in word.concepts for word in heard):
        return "waits"
    acts = any(word.key in _ACTS or tells_of_turn(word) for word in heard)
    return "plays" if acts else None
