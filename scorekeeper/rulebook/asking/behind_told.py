"""How far somebody sits behind whoever laid a card: "Hal laid a +2, Ida took hers, I'm after Ida".

Who comes next, and who sits behind whom, is told one by one here, and in no row as in
`seats_told.py`. What has a word in it that is not listed for this is not read. What the rules make
of it is in `behind_answers.py`.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.hit import ASIDE, Behind, BehindAct
from scorekeeper.rulebook.asking.hit_clauses import Clause, tags_of
from scorekeeper.rulebook.asking.hit_words import (
    AFTER_ME,
    CARD,
    DOUBTS,
    ME,
    MY,
    MY_TURN,
    NEXT,
    NUMBER,
    PERSON,
    SOMEBODY,
    THEY,
    Piece,
    pieces_of,
)
from scorekeeper.rulebook.asking.persons import IsName
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_AFTER: Final = word_list("behind.after")
_PLACES: Final = word_list("behind.places")
_SMALL: Final = word_list("behind.small")
_THEM: Final = word_list("behind.them")
"""Whoever was named, behind "after"; elsewhere it tells whose something is."""
_TOOK: Final = word_list("behind.took")
_STACKS: Final = word_list("behind.stacks")
_NOT: Final = word_list("bindings.not") | word_list("behind.not")
_LAST: Final = word_list("behind.last")
_BELIEVE: Final = word_list("behind.believe")
_SEES: Final = word_list("behind.sees")
_GETS: Final = frozenset({"draws", "gets", "loses"})
_QUIET: Final = frozenset({"small", "is", "on", "still", "when", "turn", PERSON})
_ASKING: Final = (
    _QUIET | _GETS | {"lays", "next", "how-many", "leaves", "out", "over", "doubts", "sees", NUMBER}
)
_NOBODY: Final = frozenset({MY, SOMEBODY, NEXT})


class _Row:
    """Who sits how many places behind whoever laid the card; `settled`: whether it has hit."""

    def __init__(self) -> None:
        self.steps: dict[str, int] = {}
        self.settled = False
        self.clear = True

    def put(self, who: str, steps: int) -> None:
        """Somebody sits there; unclear where it is told otherwise."""
        known = self.steps.setdefault(self.known(who), steps)
        self.clear = self.clear and known == steps and bool(who) and who not in _NOBODY

    def is_free(self, steps: int) -> bool:
        """Whether nobody is told to sit there."""
        return steps not in self.steps.values()

    def known(self, who: str) -> str:
        """The name as it was said before: "Fays letzte Karte", and later "Fay"."""
        alike = (one for one in self.steps if one in {who, f"{who}s", who.removesuffix("s")})
        return next(alike, who)

    def named(self, who: str) -> str:
        """Who "she" is, where only one other was named; nobody where there are more."""
        others = [one for one in self.steps if one != ME]
        return who if who != THEY else others[0] if len(others) == 1 else ""


def behind_told(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    begins: int,
    language: str,
    names: tuple[IsName, IsName],
) -> Behind | None:
    """What is asked of somebody whose place is told; None for all other questions.

    `names` as in `hit_told`.
    """
    is_name, may_be_name = names
    card = next((one for one in cards if not one.kind.isdecimal()), None)
    # "Bob took his four": what was drawn sounds like a card.
    bare = all(words[one.start].value is not None for one in cards if one is not card)
    if card is None or card.count > 1 or not bare or card.start >= begins:
        return None

    def is_somebody(at: int) -> bool:
        listed = words[at].key in _SMALL | _THEM | _PLACES
        return not listed and (is_name(at) or (language == "de" and may_be_name(at)))

    pieces = [_tagged(one, words) for one in pieces_of(words, card, language, is_somebody)]
    told = list(_cut([one for one in pieces if one.at < begins], words))
    row = _row_of(told, words)
    asked = list(_cut([one for one in pieces if one.at >= begins], words))
    if row is None or len(asked) != 1:
        return None
    return _asked_of(asked[0], row, card.kind)


def _tagged(piece: Piece, words: Sequence[Word]) -> Piece:
    key = words[piece.at].key
    if piece.tag == PERSON and key in _THEM and piece.who != AFTER_ME:
        return Piece("them", piece.at)
    if piece.tag == PERSON or piece.tag == CARD:
        return piece
    if key.startswith(DOUBTS):
        return piece._replace(tag="doubts")
    known = {"small": _SMALL, "place": _PLACES, "them": _THEM, "after": _AFTER, "draws": _TOOK}
    known |= {"not": _NOT, "stacks": _STACKS, "believes": _BELIEVE, "sees": _SEES}
    return piece._replace(tag=next((tag for tag in known if key in known[tag]), piece.tag))


def _cut(pieces: Sequence[Piece], words: Sequence[Word]) -> Iterator[list[Piece]]:
    """The clauses, cut at commas and "and"; whose something is says nothing here."""
    clause: list[Piece] = []
    for at, piece in enumerate(pieces):
        if (words[piece.at].breaks or piece.tag == "and") and clause:
            yield clause
            clause = []
        after = at and pieces[at - 1].tag == "after" and not words[piece.at].breaks
        turn = [one.tag for one in pieces[at + 1 : at + 2]] == ["turn"]
        if piece.tag == "them" and (after or turn):
            piece = Piece(PERSON, piece.at, THEY)
        elif piece.tag == "them":
            piece = Piece("small", piece.at)
        if piece.tag != "and":
            clause.append(piece)
    if clause:
        yield clause


def _row_of(told: Sequence[Clause], words: Sequence[Word]) -> _Row | None:
    """Where everybody sits who is told of; None where something told is not understood."""
    row, subject = _Row(), ""
    laid = False
    for clause in told:
        people = [one for one in clause if one.tag == PERSON]
        tags = tags_of(clause)
        if laid and {"believes", "not"} <= tags:
            # "I don't believe Hal": why it is asked.
            continue
        if tags <= {CARD, "small"} and not laid and CARD in tags:
            # "Wild draw six, I laid it": who did follows.
            continue
        if CARD in tags and not laid and _drew_for(clause, row):
            laid = True
        elif CARD in tags or ("lays" in tags and not laid):
            laid = _lay(clause, row, words)
            if not laid:
                return None
        elif _is_behind(clause):
            if not _seat(clause, row):
                return None
        elif not people and tags <= {"small", "is", "on", NUMBER} and not subject:
            # "We're two."
            continue
        elif not _hit(clause, row, subject):
            return None
        plain = [one.who for one in people if one.done_to != "on"]
        subject = plain[0] if plain and CARD not in tags else subject
    return row if laid and row.clear else None


def _drew_for(clause: Clause, row: _Row) -> bool:
    """ "Ria drew two for the draw two": it hit her, whoever laid it."""
    people = [one.who for one in clause if one.tag == PERSON]
    known = tags_of(clause) <= {CARD, PERSON, NUMBER, "draws", "on", "is", "small"}
    known = known and {"draws", "on"} <= tags_of(clause)
    if not known or len(people) != 1 or people[0] == THEY:
        return False
    row.put(people[0], 1)
    row.settled = True
    return True


def _lay(clause: Clause, row: _Row, words: Sequence[Word]) -> bool:
    """ "Hal laid a draw two", "… on Ida", "Fay's last card was a draw two"."""
    tags = tags_of(clause)
    people = [one for one in clause if one.tag == PERSON]
    pairs = [*zip(clause, [*clause[1:], Piece("", -1)], strict=True)]
    on = [two.at for one, two in pairs if one.tag == "on"]
    hit = [one for one in people if one.done_to == "on" or one.at in on]
    doers = [one for one in people if one not in hit]
    last = any(words[one.at].key in _LAST for one in clause)
    known = tags <= {"small", "is", "on", "when", "lays", "hits", CARD, PERSON}
    # "On top" tells of another card below.
    known = known and {*on} <= {one.at for one in hit}
    if not known or len(doers) != 1 or len(hit) > 1 or row.steps or not (last or "lays" in tags):
        return False
    row.put(doers[0].who, 0)
    for one in hit:
        row.put(one.who, 1)
    return True


def _is_behind(clause: Clause) -> bool:
    """Whether it is told who sits behind whom, and not when something happens."""
    after = any(one.tag == "after" and two.tag == PERSON for one, two in pairwise(clause))
    after = after or any(one.who == AFTER_ME for one in clause)
    return after and not tags_of(clause) & (_GETS | {"lays", "hits"})


def _seat(clause: Clause, row: _Row) -> bool:
    """ "I sit two places after her", "nach Ida komme ich"."""
    tags = tags_of(clause)
    people = [one for one in clause if one.tag == PERSON]
    of = next(
        (two for one, two in pairwise(clause) if one.tag == "after"),
        next((one for one in people if one.who == AFTER_ME), None),
    )
    others = [one.who for one in people if one is not of]
    numbers = [one.value for one in clause if one.tag == NUMBER]
    known = tags <= _QUIET | {"after", "place", "next", NUMBER, "seats"}
    counted = bool(numbers) == ("place" in tags) and len(numbers) <= 1
    if of is None or not known or not counted or len(others) != 1 or "seats" in tags:
        return False
    base = row.known(ME if of.who == AFTER_ME else row.named(of.who))
    if base not in row.steps:
        return False
    row.put(row.named(others[0]), row.steps[base] + (numbers[0] if numbers else 1))
    return True


def _hit(clause: Clause, row: _Row, subject: str) -> bool:
    """ "Ida is next", "who's next", "took hers", "drew two and missed her turn"."""
    tags = tags_of(clause)
    people = {one.who for one in clause if one.tag == PERSON} - {THEY, MY_TURN}
    if {"not", "stacks"} <= tags:
        # "The next one won't stack": so it has hit.
        tags = (tags - {"not", "stacks"}) | {"draws"}
    if len(people) > 1 or not tags <= _QUIET | _GETS | {"next", NUMBER}:
        return False
    who = people.pop() if people else subject
    if tags & _GETS:
        row.settled = True
        if who == NEXT:
            return row.is_free(1)
    elif "next" not in tags:
        # "Ida, who's next": of whom more is told behind it.
        return tags <= {PERSON, "small"} and bool(who)
    row.put(who, 1)
    return True


def _asked_of(asked: Clause, row: _Row, kind: str) -> Behind | None:
    tags = tags_of(asked)
    people = {ME if one.who == MY_TURN else one.who for one in asked if one.tag == PERSON}
    if {"doubts", "sees"} & tags and ME in people:
        # "Darf ich sie anzweifeln?": the card.
        people -= {THEY} | {who for who, steps in row.steps.items() if "sees" in tags and not steps}
    if not tags <= _ASKING or len(people) != 1:
        return None
    somebody = people.pop()
    # "I laid a skip. Is it her turn?"
    other = somebody == THEY and row.steps.keys() == {ME}
    who = somebody if other else row.known(row.named(somebody))
    act = _act(asked)
    numbers = [one.value for one in asked if one.tag == NUMBER]
    unknown = who not in row.steps and who != ME and not other
    if act is None or unknown or len(numbers) > 1 or ("next" in tags and not row.settled):
        return None
    so_many = numbers[0] if numbers else None
    # "Tom is next. May I challenge it?": another is hit.
    elsewhere = None if row.is_free(1) else ASIDE
    steps = row.steps.get(who, elsewhere)
    return Behind(kind, steps, act, so_many, "how-many" in tags, row.settled)


def _act(asked: Clause) -> BehindAct | None:
    tags = tags_of(asked)
    if "doubts" in tags or "sees" in tags:
        act: BehindAct = "sees" if "sees" in tags else "doubts"
        other = _GETS | {"how-many", "lays", "turn", "next", NUMBER}
        return None if tags & other else act
    if "loses" in tags or ("leaves" in tags and tags & {"out", "over"}):
        return "loses"
    aimed = any(one.tag == PERSON and one.done_to == "on" for one in asked)
    if tags & {"draws", "gets"} or ("how-many" in tags and aimed):
        # "May I play once I have drawn the two?": the turn is asked for.
        return None if tags & {"turn", "lays"} else "draws"
    if "how-many" in tags or "still" in tags or NUMBER in tags or tags & {"out", "over"}:
        return None
    return "plays" if tags & {"turn", "next", "lays"} else None
