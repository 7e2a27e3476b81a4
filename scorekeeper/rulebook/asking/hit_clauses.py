"""The clauses of a question about one card, and what each tells or asks (`hit_told.py`)."""

from collections.abc import Iterator, Sequence
from typing import Final

from scorekeeper.rulebook.asking.hit import Act
from scorekeeper.rulebook.asking.hit_words import ACTS, CARD, NUMBER, OWNER, PERSON, Piece
from scorekeeper.rulebook.asking.words import Word

Clause = Sequence[Piece]
_IDLE: Final = frozenset({"", "small", "on", "still", "and"})


def clauses_of(pieces: Sequence[Piece], words: Sequence[Word]) -> list[Clause] | None:
    """The clauses, without those that speak of nobody; None where a word is not known here."""
    parts = [part for clause in cut(pieces, words) for part in _parted(clause)]
    clauses = [clause for clause in parts if not _is_beside(clause)]
    known = all(piece.tag for clause in clauses for piece in clause)
    # What comes last may be the question.
    ends = bool(clauses) and clauses[-1] is parts[-1]
    return clauses if known and ends else None


def cut(pieces: Sequence[Piece], words: Sequence[Word]) -> Iterator[list[Piece]]:
    """The clauses, cut at commas and where "when" or "and" goes on."""
    clause: list[Piece] = []
    for piece in pieces:
        if (words[piece.at].breaks or piece.tag in {"when", "and"}) and clause:
            yield clause
            clause = []
        if piece.tag != "and":
            clause.append(piece)
    if clause:
        yield clause


def _parted(clause: Clause) -> Iterator[Clause]:
    """ "Wenn er eine +2 legt | muss ich ziehen", "en ik de volgende ben | moet ik pakken"."""
    for at in range(1, len(clause)):
        before, behind = clause[:at], clause[at:]
        tags, last = tags_of(before), before[-1].tag
        laid = CARD in tags and last in ACTS
        comes = last == "is" and bool(tags & {"turn", "next"}) and PERSON in tags
        if (laid or comes) and CARD not in tags_of(behind) and act_of(behind) is not None:
            yield before
            yield behind
            return
    yield clause


def _is_beside(clause: Clause) -> bool:
    """ "The whole table groans": of nobody, and of nothing that is known here."""
    tags = tags_of(clause)
    return "" in tags and tags <= _IDLE


def tags_of(clause: Clause) -> set[str]:
    """What the words of a clause do."""
    return {piece.tag for piece in clause}


def act_of(clause: Clause) -> Act | None:
    """What is asked if somebody does it, or has to, or may."""
    tags = tags_of(clause)
    turn = bool(tags & {"turn", "next"})
    # "Setzt er aus", "slaat hij over", "is my turn over".
    if (
        "loses" in tags
        or ("leaves" in tags and tags & {"out", "over"})
        or ("over" in tags and turn)
    ):
        return "loses"
    if "lays" in tags or (turn and "still" in tags):
        return "plays-on" if "still" in tags else None
    if tags & {"draws", "gets", NUMBER, "how-many"}:
        return "draws"
    return None


def asked_of(clauses: Sequence[Clause], begins: int) -> list[Piece]:
    """What asks if somebody draws, loses the turn or goes on; empty where nothing does."""
    asked = asked_among(clauses, begins)
    return asked if act_of(asked) is not None else []


def asked_among(clauses: Sequence[Clause], begins: int) -> list[Piece]:
    """What asks: from where the question begins, or else the last clause without the card.

    "Is it Tom, who draws?" are two clauses. Empty where nothing asks.
    """
    free = [at for at, clause in enumerate(clauses) if CARD not in tags_of(clause)]
    asking = [at for at in free if act_of(clauses[at]) is not None]
    first = next((at for at in free if clauses[at][-1].at >= begins), None)
    if begins == 0 and first != 0:
        first = asking[-1] if asking else None
    asked: list[Piece] = []
    for at in range(first, len(clauses)) if first is not None else ():
        own = clauses[at][0].tag == "when" or {PERSON} <= tags_of(asked) & tags_of(clauses[at])
        if at not in free or own:
            break
        asked += clauses[at]
    return asked


def people_in(clause: Clause) -> list[Piece]:
    """Everybody in a clause, with what the word before says of them."""
    found = []
    for before, piece in zip([Piece("", -1), *clause], clause, strict=False):
        if piece.tag != PERSON:
            continue
        if before.tag in {"on", "from"} and piece.done_to != OWNER:
            piece = piece._replace(done_to=before.tag)
        found.append(piece)
    return found
