"""A draw card that was challenged: who laid it, who doubted it, and what is asked of whom.

"Anna challenged Tom's +4, he had none of that colour. Does Tom draw six?" tells of two, and of no
third one. If it was a bluff is in `challenge_sums.py`, what follows from it in `hit_answers.py`.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal

from scorekeeper.rulebook.asking.asks import DRAWING, WILDS
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.hand_words import NO
from scorekeeper.rulebook.asking.hit import Act, Doubt
from scorekeeper.rulebook.asking.hit_clauses import (
    Clause,
    act_of,
    asked_of,
    cut,
    people_in,
    tags_of,
)
from scorekeeper.rulebook.asking.hit_words import (
    DOUBTS,
    ME,
    MY,
    MY_TURN,
    NUMBER,
    OWNER,
    THEY,
    Piece,
    pieces_of,
)
from scorekeeper.rulebook.asking.persons import IsName
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_NO_CARD: Final = SaidCard("", -1, -1)
_NOT: Final = word_list("bindings.not")
_NONE: Final = frozenset[str]().union(*NO.values())
_WERE: Final = word_list("challenge-sums.were")
_HOLDS: Final = word_list("doubt-told.holds")
_CAUGHT_AT: Final = word_list("doubt-told.caught-at")
_EXPOSED: Final = frozenset({"caught", "bluff"})
_THEIRS: Final = word_list("doubt-told.theirs")
_NEAR: Final = 4
_FAR: Final = 6
_TWO: Final = 2


def doubt_told(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    begins: int,
    language: str,
    names: tuple[IsName, IsName],
) -> Doubt | None:
    """What is asked of one of two after a challenge; None for all other questions.

    `names`: whether the word at a place is a name, and whether it may be one.
    """
    is_name, may_be_name = names
    doubts = [
        (at, m)
        for m in mentions
        for at in m.places
        if m.concept == "challenge" and words[at].key.startswith(DOUBTS)
    ]
    if not doubts:
        return None
    card = next((one for one in cards if one.kind in DRAWING), _NO_CARD)
    clauses = list(cut(pieces_of(words, card, language, is_name), words))
    asked = asked_of(clauses, begins)
    told = [clause for clause in clauses if clause[0] not in asked]
    doubt = next((one for one in doubts for clause in told if _has(clause, one[0])), None)
    if doubt is None or not asked or _denied(words, told, *doubt):
        return None
    holds = {one.at for one in asked if not one.tag and words[one.at].key in _HOLDS}
    asked = [one for one in asked if one.at not in holds]
    if "" in tags_of(asked):
        return None
    if asked[0] not in clauses[0] and any(one[0].at > asked[0].at for one in told):
        # "He draws and I don't?"
        return None
    known = {at for mention in mentions for at in mention.places}
    # "His plus four was honest".
    known |= {at for at, word in enumerate(words) if word.key in _THEIRS}
    if any(not one[0].tag and one[0].at not in known and may_be_name(one[0].at) for one in told):
        # "Hal bluffed": a third one, perhaps.
        return None
    doubter = _doubter(words, told, doubt[0])
    everybody = {one.who for clause in clauses for one in people_in(clause)}
    if not doubter and everybody <= {ME, MY, THEY}:
        doubter = _left_out(words, told, doubt[0])
        everybody |= {ME, THEY} if doubter else set()
    layer = _other_of_two({ME if who in {MY, MY_TURN} else who for who in everybody}, doubter)
    if not doubter or not layer:
        return None
    beside = [clause for clause in told if not _has(clause, doubt[0])]
    exposed = [m.start for m in mentions if m.concept in _EXPOSED]
    caught = any(_has(clause, at) for clause in beside for at in exposed)
    wilds = [one for one in cards if one.kind in WILDS and one is not card]
    wild = any(_held_by(layer, one, told, words) for one in wilds)
    found = _asked_of(asked, doubter, layer, caught=caught)
    return found and replace(found, wild=wild)


def _held_by(layer: str, wild: SaidCard, told: Sequence[Clause], words: Sequence[Word]) -> bool:
    """ "Tom lays it and still has a Flip Wild": it is in the hand of whoever laid the card."""
    number = next((at for at, clause in enumerate(told) if _has(clause, wild.start)), None)
    if number is None:
        return False
    near = {words[at].key for at in range(max(wild.start - _NEAR, 0), wild.start)}
    holders = next(
        (people for clause in reversed(told[: number + 1]) if (people := _acting(clause))), []
    )
    return holders == [layer] and near.isdisjoint(_NOT | _NONE)


def _acting(clause: Clause) -> list[str]:
    return [ME if one.who == MY else one.who for one in people_in(clause) if not one.done_to]


def _has(clause: Clause, place: int) -> bool:
    return clause[0].at <= place <= clause[-1].at


def _denied(words: Sequence[Word], told: Sequence[Clause], at: int, doubt: Mention) -> bool:
    """ "Nobody challenged"; "doesn't believe it" is a challenge itself."""
    clause = next(one for one in told if _has(one, at))
    said = [one.at for one in clause if one.at not in doubt.places]
    return any(words[at].key in _NOT for at in said)


def _doubter(words: Sequence[Word], told: Sequence[Clause], at: int) -> str:
    """Who challenged: the subject of that clause, or of the one before it."""
    number = next(place for place, clause in enumerate(told) if _has(clause, at))
    clause = told[number]
    if {words[place].key for place in range(max(at - _TWO, 0), at)} & _CAUGHT_AT:
        # "Anna comes next and caught Tom at doubting": who did what is not clear.
        return ""
    people = [one for one in people_in(clause) if one.who != MY_TURN]
    if any(words[one.at].key in _WERE and 0 < at - one.at <= _FAR for one in clause):
        return next((one.who for one in people if one.done_to == "from"), "")
    owner = next((one for one in people if one.at + 1 + (one.done_to == OWNER) == at), None)
    if owner is not None and (owner.done_to == OWNER or owner.who == MY):
        return ME if owner.who == MY else owner.who
    acts = [one for one in people if not one.done_to and one.who != MY]
    if acts and acts[0].at < at:
        return acts[0].who
    # "I had six, challenged Anna": whoever stands behind the verb is the other one.
    goes_on = not acts or clause[0].at == at
    if not goes_on or not number or clause[0].tag == "when":
        # "Doubted it, but she was honest": of whoever doubted nothing is said.
        return ""
    # "Anna, next in turn, challenges": who does it stands before what is said of her.
    before = reversed(told[:number])
    return next(
        (one.who for clause in before for one in people_in(clause)[:1] if not one.done_to), ""
    )


def _left_out(words: Sequence[Word], told: Sequence[Clause], at: int) -> str:
    """ "Challenged, and her hand was dirty": nobody is named; whose hand it is did not doubt."""
    if at or len(told) < _TWO or len(told[0]) > 1:
        return ""
    people = people_in(told[1])
    if people:
        return THEY if people[0].who in {ME, MY} else ME
    return ME if any(words[one.at].key in _THEIRS for one in told[1]) else ""


def _other_of_two(names: set[str], doubter: str) -> str:
    """Who of two did not challenge; nobody where more are told of."""
    known = names - {THEY}
    if THEY in names and len(known | {doubter}) < _TWO:
        known |= {THEY}
    others = known - {doubter}
    if doubter == THEY and others != {ME}:
        # "If she doubts Paul's, does Susi draw?": who she is nobody knows.
        return ""
    return others.pop() if len(others) == 1 else ""


def _asked_of(asked: Sequence[Piece], doubter: str, layer: str, *, caught: bool) -> Doubt | None:
    act: Act | Literal["holds"] | None = act_of(asked)
    people = {one.who for one in people_in(asked)} - {MY_TURN}
    if act is None or len(people) != 1 or MY in people:
        return None
    who = people.pop()
    if who == THEY and THEY not in {doubter, layer}:
        # "He" is the other one beside me; of two others nobody knows which.
        if ME not in {doubter, layer}:
            return None
        who = doubter if layer == ME else layer
    if who not in {doubter, layer}:
        return None
    numbers = [piece.value for piece in asked if piece.tag == NUMBER]
    if len(numbers) > 1:
        return None
    counts = "how-many" in tags_of(asked)
    if counts and not tags_of(asked) & {"draws", "gets", "on"}:
        # "How many has he now?" is of a hand.
        act = "holds"
    so_many = numbers[0] if numbers else None
    return Doubt("doubter" if who == doubter else "layer", act, so_many, counts, caught)
