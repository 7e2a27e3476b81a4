"""A card that was thrown in out of turn: who did it, who laid before, who was passed over by it.

"We sit Mia, Ola, me, Pip. Mia lays a green 3, Ola would be next, but Pip jumps in with his green
3." A clause that names somebody and tells neither of these, nor who sits behind whom, may change
what follows, and so nothing is read beside it. What comes of it is in `turn_after_jump.py`.
"""

from collections import Counter
from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.heard_parts import BESIDE, ME, THEY
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.word_lists import word_list

_JUMPS: Final = "out-of-turn"
_JOINS: Final = word_list("jump-heard.joins")
"""What begins a clause with no comma before it: "and", "while", "obwohl"."""
_AHEAD: Final = word_list("jump-heard.ahead")
_ORDER: Final = word_list("seats.order")
_BETWEEN: Final = word_list("seats.then") | _JOINS
ON: Final = word_list("jump-heard.on")
"""Words that tell whose turn it is: "next", "dran", "aan de beurt"."""
_OF_A_TURN: Final = frozenset({"turn", "opponent-turn", "next-player"})
SMALL: Final = (
    word_list("jump-heard.small")
    | word_list("hit.small")
    | word_list("hit.is")
    | word_list("hit.still")
    | word_list("seats.small")
    | word_list("seats.comes")
    | BESIDE
)
NOW: Final = word_list("jump-heard.now")
_TRIES: Final = word_list("jump-heard.tries")
_OF: Final = word_list("jump-heard.of")
"""What stands before the one behind whom, or to whose left, another sits."""
_SIDE: Final = word_list("jump-heard.side")
_OTHER_WAY: Final = word_list("jump-heard.other-way")
_ONTO: Final = word_list("jump-heard.onto")
_SAYS: Final = word_list("jump-heard.says")
_CANCELLED: Final = word_list("jump-heard.cancelled")
_HITS: Final = word_list("jump-heard.hits")
_HOLDS: Final = word_list("jump-heard.holds")
_OWNED: Final = "s"
_LEAST: Final = 3
_TWO: Final = 2


class Person(NamedTuple):
    """Somebody by name, `ME` or `THEY`, and the place; `owns`: "Tom's", "my"."""

    who: str
    at: int
    owns: bool = False


@dataclass(slots=True)
class JumpTold:
    """Who threw the card in, who laid the one before, who was passed over, who sits behind whom.

    `holder`: who has the same card, and may be the one who throws it in; `behind`: who is next
    after whom; `row`: the whole order, empty where it is not told.
    """

    jumper: str = ""
    layer: str = ""
    passed: str = ""
    holder: str = ""
    row: tuple[str, ...] = ()
    behind: dict[str, str] = field(default_factory=dict)

    def next_after(self, who: str) -> str:
        """Who is next after somebody, as far as it is told."""
        if who in self.row:
            return self.row[(self.row.index(who) + 1) % len(self.row)]
        return self.behind.get(who, "")


def clauses_heard(situation: Situation) -> list[range]:
    """The places of each clause, cut at commas, full stops and at words that join."""
    found, start, heard = [], 0, situation.heard
    for at in range(1, len(heard) + 1):
        if at == len(heard) or heard[at].breaks or heard[at].key in _JOINS:
            found.append(range(start, at))
            start = at
    return found


def people_heard(situation: Situation, clause: range) -> list[Person]:
    """Everybody in a clause, in the order said."""
    persons, names = PERSONS[situation.language], _names(situation)
    inside = {at for card in situation.named for at in range(card.start, card.end)}
    found = []
    for at in clause:
        key = situation.heard[at].key
        after = situation.heard[at + 1] if at + 1 < clause.stop else None
        owned = after is not None and after.key == _OWNED
        if at in inside:
            continue
        if key in persons.i | persons.me:
            found.append(Person(ME, at))
        elif key in persons.my and (after is None or after.key not in KIN | names):
            found.append(Person(ME, at, owns=True))
        elif key in _SIDE:
            continue
        elif key in KIN | names:
            found.append(Person(key, at, owned))
        elif key.removesuffix(_OWNED) in KIN | names:
            found.append(Person(key.removesuffix(_OWNED), at, owns=True))
        elif key in persons.they | persons.them | persons.perhaps_they:
            found.append(Person(THEY, at, key in persons.perhaps_they))
    return found


def _names(situation: Situation) -> frozenset[str]:
    """The names: a name that is known as one in one place is one everywhere."""
    no_name = _ORDER | SMALL | ON | _TRIES | _OF | _SIDE
    flagged = Counter(word.key for word in situation.heard if word.is_name and len(word.key) > 1)
    said = Counter(word.key for word in situation.heard)
    # "Al" is a word in Dutch, and a name where it is taken for one each time.
    named = {
        key
        for key, times in flagged.items()
        if key not in no_name or (times == said[key] and times > 1)
    }
    for at, word in enumerate(situation.heard):
        # "Ann, Bea, Dan": "Dan" is a word elsewhere, and a name among names.
        if word.is_name and word.breaks and situation.heard[at - 1].key in named:
            ends = at + 1 == len(situation.heard) or situation.heard[at + 1].breaks
            named |= {word.key} if ends else set()
    # "Elifs Zug": she is Elif.
    return frozenset(name for name in named if name.removesuffix(_OWNED) not in named - {name})


def jump_told(situation: Situation, clauses: Sequence[range]) -> JumpTold | None:
    """What these clauses tell of a card thrown in; None where more is told, or not that."""
    told = JumpTold()
    row = _row(situation, clauses)
    told.row = tuple(one.who for one in row)
    placed = {one.at for one in row}
    for clause in clauses:
        people = [one for one in people_heard(situation, clause) if one.at not in placed]
        if not _read(told, situation, clause, people):
            return None
    fits = not told.row or told.jumper in told.row
    passed = told.next_after(told.layer)
    if told.row and passed and told.passed and passed != told.passed:
        return None
    told.passed = told.passed or passed
    return told if told.jumper and fits and told.jumper not in {told.layer, told.passed} else None


def _row(situation: Situation, clauses: Sequence[range]) -> list[Person]:
    """The row of people who are told in order, where there is but one and a word for it."""
    places = [at for clause in clauses for at in clause]
    if not any(situation.heard[at].key in _ORDER for at in places):
        return []
    rows: list[list[Person]] = [[]]
    for clause in clauses:
        people = {one.at: one for one in people_heard(situation, clause) if not one.owns}
        for at in clause:
            one = people.get(at)
            if one is None and situation.heard[at].key in _BETWEEN:
                continue
            if one is None or one.who == THEY or one.who in {known.who for known in rows[-1]}:
                rows.append([])
            if one is not None and one.who != THEY:
                rows[-1].append(one)
    long = [row for row in rows if len(row) >= _LEAST]
    return long[0] if len(long) == 1 else []


def _read(told: JumpTold, situation: Situation, clause: range, people: Sequence[Person]) -> bool:
    """Reads one clause; False where it tells of somebody what is not known here."""
    heard = [situation.heard[at] for at in clause]
    if any(word.key in _OTHER_WAY for word in heard):
        return False
    if any(_JUMPS in word.concepts for word in heard):
        return _jumps(told, situation, clause, people)
    who = {one.who for one in people}
    if not who:
        return not any("not" in word.concepts for word in heard)
    if is_cancelled(situation, clause):
        # "Hanna's card is cancelled": that of whoever laid the first one is.
        return len(people) == 1 and people[0] == Person(told.layer, people[0].at, owns=True)
    if len(people) == 1 and any(word.key in _HITS for word in heard):
        return _passes(told, people[0].who)
    if any(word.key in NOW | _TRIES or "not" in word.concepts for word in heard):
        return False
    if len(people) == 1 and _is_near(situation, people[0], _AHEAD):
        return _passes(told, people[0].who)
    if len(people) == _TWO and not any(card.start in clause for card in situation.named):
        return _sits(told, situation, clause, people)
    if any(card.start in clause for card in situation.named):
        if told.layer and len(who) == 1 and any(word.key in _HOLDS for word in heard):
            # "I had a green 9, too".
            told.holder = people[0].who
            return True
        return _lays(told, situation, people)
    on = any(tells_of_turn(word) for word in heard)
    known = all(is_known(situation, at, people) for at in clause)
    return on and known and len(who) == 1 and _passes(told, people[0].who)


def _lays(told: JumpTold, situation: Situation, people: Sequence[Person]) -> bool:
    """ "Tom plays a +2 on me": who lays the first card, and whom it was to hit."""
    hit = [one for one in people if _is_near(situation, one, _ONTO)]
    doers = {one.who for one in people if one not in hit and not (one.owns and one.who == THEY)}
    if len(doers) != 1 or len(hit) > 1 or told.layer:
        return False
    told.layer = (doers - {THEY}).pop() if doers != {THEY} else ""
    return not hit or _passes(told, hit[0].who)


def is_cancelled(situation: Situation, clause: range) -> bool:
    """Whether a clause says that a card is cancelled."""
    return any(situation.heard[at].key in _CANCELLED for at in clause)


def tells_of_turn(word: Heard) -> bool:
    """Whether a word says whose turn it is."""
    return word.key in ON or bool(_OF_A_TURN.intersection(word.concepts))


def is_known(situation: Situation, at: int, people: Sequence[Person]) -> bool:
    """Whether a word is known here: somebody, a small one, or one of a turn."""
    word = situation.heard[at]
    owned = word.key == _OWNED or word.key in PERSONS[situation.language].my
    somebody = any(one.at == at for one in people)
    return somebody or owned or word.key in SMALL | _JOINS or tells_of_turn(word)


def _jumps(told: JumpTold, situation: Situation, clause: range, people: Sequence[Person]) -> bool:
    heard = [situation.heard[at] for at in clause]
    doubtful = any(word.key in _TRIES or "not" in word.concepts for word in heard)
    ahead = [one for one in people if _is_near(situation, one, _AHEAD)]
    doers = {one.who for one in people if one not in ahead and not (one.owns and one.who == THEY)}
    if told.holder and doers <= {THEY}:
        # "… and threw it in at once".
        doers = {told.holder}
    if doubtful or told.jumper or len(doers) != 1 or len(ahead) > 1 or THEY in doers:
        return False
    told.jumper = doers.pop()
    return not ahead or _passes(told, ahead[0].who)


def _passes(told: JumpTold, who: str) -> bool:
    """Whoever would have been on: one and the same person."""
    if who == THEY:
        return False
    told.passed, fresh = who, told.passed in {"", who}
    return fresh


def _is_near(situation: Situation, person: Person, words: Container[str]) -> bool:
    """Whether one of these words stands right before somebody: "before Ola", "on my aunt"."""
    near = range(max(person.at - _TWO, 0), person.at)
    return any(situation.heard[at].key in words for at in near)


def _sits(told: JumpTold, situation: Situation, clause: range, people: Sequence[Person]) -> bool:
    """ "Quinn sits behind Pip", "Pip's left-hand neighbour is Quinn"."""
    heard = situation.heard
    if not any(heard[at].key in _SIDE for at in clause):
        return False
    bases = [one for one in people if one.owns or _is_near(situation, one, _OF)]
    others = [one for one in people if one not in bases]
    if told.layer and not (told.behind or told.jumper or told.row):
        # "Sofie laid it. Tim sits behind her".
        bases = [one._replace(who=told.layer) if one.who == THEY else one for one in bases]
    if len(bases) != 1 or len(others) != 1 or THEY in {bases[0].who, others[0].who}:
        return False
    told.behind[bases[0].who] = others[0].who
    return True


def is_claimant(situation: Situation, clause: range) -> bool:
    """ "Ola says": what she says follows."""
    people = people_heard(situation, clause)
    beside = [at for at in clause if not any(one.at == at for one in people)]
    known = all(is_said(situation, at) or _is_small(situation, at) for at in beside)
    my = PERSONS[situation.language].my
    alone = all(situation.heard[at].key in my for at in beside)
    said = any(is_said(situation, at) for at in beside)
    return len(people) == 1 and known and (alone or said)


def _is_small(situation: Situation, at: int) -> bool:
    return is_known(situation, at, ()) and not tells_of_turn(situation.heard[at])


def is_said(situation: Situation, at: int) -> bool:
    """Whether a word tells that somebody says something."""
    word = situation.heard[at]
    return word.key in _SAYS or "say" in word.concepts


def says_so(situation: Situation, person: Person) -> bool:
    """ "Ola says it's still her go": it is not asked about whoever says so."""
    return person.at + 1 < len(situation.heard) and is_said(situation, person.at + 1)
