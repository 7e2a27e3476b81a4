"""One card that is told to be laid: who lays it, whom it hits, and what is asked of whom.

"Tom lays a +4 and Anna is next. Does Tom draw four?" is read word by word (`hit_words.py`) and
clause by clause (`hit_clauses.py`). What has a word in it that is not listed for this is not read
here, and so what is read leaves little doubt. What the rules say of it is in `hit_answers.py`.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.hit import Hit, Part
from scorekeeper.rulebook.asking.hit_clauses import (
    Clause,
    act_of,
    asked_of,
    clauses_of,
    people_in,
    tags_of,
)
from scorekeeper.rulebook.asking.hit_words import (
    ACTS,
    AFTER_ME,
    CARD,
    ME,
    MY,
    MY_TURN,
    NEXT,
    NUMBER,
    OWNER,
    PERSON,
    SOMEBODY,
    THEY,
    Piece,
    pieces_of,
    without_names,
)
from scorekeeper.rulebook.asking.persons import IsName
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word

_OF_SCENE: Final = ACTS | {CARD, PERSON, "small", "on", "from", "turn", "when", "is"}
_NO_DOERS: Final = frozenset({MY, MY_TURN})
_TWO: Final = 2


class _Scene(NamedTuple):
    """Who lays the card and whom it hits; empty where it is not told."""

    doer: str
    hit: str


def hit_told(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    begins: int,
    language: str,
    names: tuple[IsName, IsName],
) -> Hit | None:
    """What is asked of whom after one card was laid; None for all other questions.

    `names`: whether the word at a place is a name, and whether it may be one. In German, where all
    nouns are written alike, one that is nothing else here is a name.
    """
    is_name, may_be_name = names

    def is_somebody(at: int) -> bool:
        return is_name(at) or (language == "de" and may_be_name(at))

    tags = without_names(words, names)
    for card in cards:
        if card.kind.isdecimal() or card.count > 1:
            continue
        clauses = clauses_of(pieces_of(words, card, language, is_somebody, tags), words)
        told = [clause for clause in clauses or () if CARD in tags_of(clause)]
        asked = asked_of(clauses or (), begins)
        if clauses is None or len(told) != 1 or not asked:
            continue
        others = [one for one in clauses if one is not told[0] and one[0] not in asked]
        if asked[0] not in clauses[0] and any(one[0].at > asked[0].at for one in others):
            continue
        scene = _scene(told[0], others)
        if scene is not None:
            return _hit(card, scene, asked)
    return None


def _scene(told: Clause, others: Sequence[Clause]) -> _Scene | None:
    """Who lays the card and whom it hits, as far as it is told; None where it cannot be read."""
    scene = _laid(told)
    if scene is None or (scene.doer and scene.doer == scene.hit):
        return None
    doer, hit = scene
    for clause in others:
        comes = _who_is_next(clause, doer)
        if comes is None or (comes and hit and comes != hit):
            return None
        hit = hit or comes
    return _Scene(doer, hit)


def _laid(told: Clause) -> _Scene | None:
    """The same, of the clause that the card is in."""
    tags, people = tags_of(told), people_in(told)
    owners = [one for one in people if _owns(one, told)]
    owned = sum(one.done_to == OWNER or one.who == MY for one in people)
    if tags - _OF_SCENE or len(people) > _TWO or owned > len(owners):
        return None
    owner = next((ME if one.who == MY else one.who for one in owners), "")
    plain = [
        one.who
        for one in people
        if not one.done_to and one.who not in _NO_DOERS and one not in owners
    ]
    hit = next((ME if one.who == MY_TURN else one.who for one in people if one.done_to == "on"), "")
    doer = next((one.who for one in people if one.done_to == "from"), "") or owner
    if "gets" in tags:
        return _Scene(doer, plain[0]) if plain else None
    if tags & ACTS:
        given = plain[1] if len(plain) > 1 and not owner else ""
        return _Scene(doer or (plain[0] if plain else ""), hit or given)
    # "Tina's +2", "Tinas +2", "a +2 from Tina", and perhaps "on me".
    return _Scene(doer, hit) if doer and not plain else None


def _owns(person: Piece, clause: Clause) -> bool:
    """ "My +4", "Tina's yellow skip", "Tinas Aussetzer"."""
    behind = next((one for one in clause if one.at > person.at and one.tag != "small"), person)
    near = person.done_to == OWNER or person.who == MY or behind.at == person.at + 1
    acts = tags_of(clause) & ACTS
    bare = person.done_to == OWNER or person.who == MY or not (acts or person.done_to)
    return behind.tag == CARD and near and bare and person.who != ME


def _who_is_next(clause: Clause, doer: str) -> str | None:
    """Who is told to come next: "and Anna is next", "it's my turn", "nach mir kommt Anna"."""
    tags = tags_of(clause)
    if tags <= {"small", "still", "is", "when"}:
        return ""
    people = [one.who for one in people_in(clause)]
    if AFTER_ME in people and doer == ME and len(people) == _TWO:
        return next(who for who in people if who != AFTER_ME)
    if not tags & {"turn", "next"} or tags & (ACTS | {"draws", "loses"}) or len(people) != 1:
        return None
    return ME if people[0] == MY_TURN else people[0]


def _hit(card: SaidCard, scene: _Scene, asked: Clause) -> Hit | None:
    act, tags = act_of(asked), tags_of(asked)
    names = {one.who for one in people_in(asked)}
    # "Do I lose my turn", "is my turn over".
    names = {ME} if names == {MY_TURN} else names - {MY_TURN}
    if act is None or len(names) > 1 or MY in names or "seats" in tags:
        return None
    if act == "draws" and "turn" in tags:
        return None
    part = _part(next(iter(names), ""), scene)
    if part is None:
        return None
    counts = "how-many" in tags
    numbers = [piece.value for piece in asked if piece.tag == NUMBER]
    nobody = not names and act == "draws" and not numbers and not counts
    if len(numbers) > 1 or nobody:
        return None
    return Hit(card.kind, part, act, numbers[0] if numbers else None, counts)


def _part(who: str, scene: _Scene) -> Part | None:
    """The part of whoever is asked about; None where nobody can tell."""
    doer, hit = scene
    if who in {THEY, SOMEBODY}:
        others = {doer, hit} - {ME, ""}
        if len(others) != 1:
            return None
        who = others.pop()
    if not who:
        return "hit" if hit else None
    if who == AFTER_ME and doer != ME:
        return None
    if who == hit or (who in {NEXT, AFTER_ME} and not hit):
        return "hit"
    if who == doer:
        return "doer"
    if hit == SOMEBODY or doer == SOMEBODY:
        return None
    if hit:
        return "aside" if doer and hit not in {NEXT, THEY} else None
    return "open" if doer and doer != THEY else None
