"""The words of a question about one card, each with what it does in it (`hit_told.py`).

Lists of words are `hit.*` in `rules/text/*/words.txt`; a word that stands in none, and is no name,
has no tag.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.hit import Act
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

IsName = Callable[[int], bool]
"""Whether the word at a place is somebody's name."""

CARD: Final = "card"
NUMBER: Final = "number"
PERSON: Final = "person"
ME: Final = "me"
MY: Final = "my"
MY_TURN: Final = "my-turn"
THEY: Final = "they"
SOMEBODY: Final = "somebody"
NEXT: Final = "next"
AFTER_ME: Final = "after-me"
OWNER: Final = "owner"
ACTS: Final = frozenset({"lays", "hits", "gets"})
"""What is done with a card."""
_LISTS: Final = {
    "is": word_list("hit.is"),
    "when": word_list("hit.when"),
    "and": word_list("hit.and"),
    "how-many": word_list("hit.how-many"),
    "lays": word_list("hit.lays"),
    "hits": word_list("hit.hits"),
    "gets": word_list("hit.gets"),
    "draws": word_list("hit.draws"),
    "loses": word_list("hit.loses"),
    "leaves": word_list("hit.leaves"),
    "out": word_list("hit.out"),
    "over": word_list("hit.over"),
    "seats": word_list("hit.seats"),
    "turn": word_list("hit.turn"),
    "next": word_list("hit.next"),
    "on": word_list("hit.on"),
    "from": word_list("hit.from"),
    "behind": word_list("hit.behind"),
    "still": word_list("hit.still"),
    "anybody": word_list("hit.anybody"),
    "people": word_list("hit.people"),
    "small": word_list("hit.small"),
}
"""A word in several of them is taken for the first."""
_TAGS: Final = {key: name for name in reversed(_LISTS) for key in _LISTS[name]}
_YOU: Final = frozenset({"you", "youre", "du", "ie", "jij"})
_OWNED: Final = "s"
_IDLE: Final = frozenset({"", "small", "on", "still", "and"})


class Piece(NamedTuple):
    """A word or a card: what it does, who it stands for, its number, and its place.

    `done_to`: what the word itself, or the one before it, says of that person: "on", "from" or
    that something is theirs.
    """

    tag: str
    at: int
    who: str = ""
    done_to: str = ""
    value: int = 0


Clause = Sequence[Piece]


def pieces_of(words: Sequence[Word], card: SaidCard, language: str, is_name: IsName) -> list[Piece]:
    """The words in order, the card as one piece, and whoever is named in two words, too."""
    found: list[Piece] = []
    at = 0
    while at < len(words):
        if at == card.start:
            found.append(Piece(CARD, at))
            # "The +4 and I": what joins on is no part of the card.
            joins = card.end - at > 1 and _TAGS.get(words[card.end - 1].key) == "and"
            at = card.end - joins
            continue
        somebody = _somebody(words, at, card, language, is_name)
        piece, taken = somebody or (_piece(words[at], at), 1)
        found.append(piece)
        at += taken
    return found


def _piece(word: Word, at: int) -> Piece:
    if word.value is not None:
        return Piece(NUMBER, at, value=word.value)
    return Piece("small" if word.key in COLOURS else _TAGS.get(word.key, ""), at)


def _somebody(
    words: Sequence[Word], at: int, card: SaidCard, language: str, is_name: IsName
) -> tuple[Piece, int] | None:
    """Whoever is named at a place, and in how many words."""
    persons, word = PERSONS[language], words[at]
    if word.value is not None:
        return None
    behind = words[at + 1] if at + 1 < len(words) and not words[at + 1].breaks else None
    key, after, tag = word.key, behind.key if behind else "", _TAGS.get(word.key, "")
    named_behind = behind is not None and is_name(at + 1)
    if tag in {"when", "behind"} and after in persons.me:
        return Piece(PERSON, at, AFTER_ME), 2
    if key in persons.i:
        return Piece(PERSON, at, ME), 1
    if key in persons.me:
        return Piece(PERSON, at, ME, "on"), 1
    if key in persons.my:
        if after in KIN or named_behind:
            return Piece(PERSON, at, after), 2
        return Piece(PERSON, at, MY_TURN if _TAGS.get(after) == "turn" else MY), 1
    if tag == "next" and _TAGS.get(after) == "people":
        return Piece(PERSON, at, NEXT), 2
    if after == _OWNED and (not tag or key in KIN):
        return Piece(PERSON, at, key, OWNER), 2
    if key in KIN or (not tag and is_name(at)):
        # "Aunt Jo" is one.
        return Piece(PERSON, at, key), 2 if key in KIN and named_behind else 1
    if key.removesuffix(_OWNED) in KIN and at + 1 == card.start:
        return Piece(PERSON, at, key.removesuffix(_OWNED), OWNER), 1
    if key in persons.them:
        return Piece(PERSON, at, THEY, "on"), 1
    if key in persons.they - _YOU:
        return Piece(PERSON, at, THEY), 1
    return (Piece(PERSON, at, SOMEBODY), 1) if tag == "anybody" else None


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
