"""The order in which people sit or play, the cards that they lay, and whose turn is asked about.

"We sit Tom, Anna, Lou, me, clockwise, and Anna lays a reverse. Am I next?" What the rules make of
it is in `seat_answers.py`. As in `hit_told.py` every word of what is asked has to be known.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from scorekeeper.rulebook.asking.hit import SeatAct, Seats
from scorekeeper.rulebook.asking.hit_clauses import Clause, act_of, cut, tags_of
from scorekeeper.rulebook.asking.hit_words import (
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
from scorekeeper.rulebook.asking.persons import PERSONS, IsName
from scorekeeper.rulebook.asking.sides_told import LEFT, RIGHT, sides_told
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_LEAST: Final = 3
"""People in a row: two are said of many things."""
_ORDER: Final = word_list("seats.order")
_THEN: Final = word_list("seats.then")
_OTHER_WAY: Final = word_list("seats.other-way")
_COMES: Final = word_list("seats.comes")
_FOLLOWS: Final = word_list("seats.follows")
_WHO: Final = word_list("seats.who")
_SMALL: Final = word_list("seats.small")
_BEHIND: Final = word_list("seats.behind")
_NOT: Final = word_list("bindings.not") | word_list("seats.only")
_NOBODY: Final = frozenset({MY, MY_TURN, THEY, SOMEBODY, NEXT, AFTER_ME})
_NO_CARD: Final = SaidCard("", -1, -1)


def seats_told(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    begins: int,
    language: str,
    names: tuple[IsName, IsName],
) -> Seats | None:
    """Who sits where, who laid what, and what is asked of whom; None for all other questions.

    `names` as in `hit_told`.
    """
    keys = {word.key for word in words}
    of_sides = not keys.isdisjoint(LEFT | RIGHT)
    ordered = of_sides or not keys.isdisjoint(_ORDER | _FOLLOWS)
    if not cards or not ordered or not keys.isdisjoint(_OTHER_WAY | _NOT):
        return None
    is_name, may_be_name = names

    def is_somebody(at: int) -> bool:
        alone = words[at].breaks or not at
        alone = alone and at + 1 < len(words) and words[at + 1].breaks
        named = is_name(at) or ((alone or language == "de") and may_be_name(at))
        return named and words[at].key not in _ORDER | _WHO | PERSONS[language].they

    pieces = _every_piece(words, cards, language, is_somebody, without_names(words, names))
    order = _order(pieces, words)
    if order is None:
        return _by_sides(pieces, cards, begins, words) if of_sides else None
    places = {one.at for one in order}
    clauses = [part for clause in cut(pieces, words) for part in _parted(clause)]
    laid = _laid(clauses, cards, places, words)
    asked = _asked(clauses, begins, places, words)
    if not laid or not asked or _asks_more(clauses, asked):
        return None
    if any(_is_more(one, asked, places, words) for one in clauses):
        return None
    row = tuple(one.who for one in order)
    if laid[0][0] not in row and not keys.isdisjoint(_FOLLOWS):
        # "Tom lays a skip, and then Anna, Lou and I follow".
        row = (laid[0][0], *row)
    return _seats(row, laid, asked, words)


def _by_sides(
    pieces: Sequence[Piece], cards: Sequence[SaidCard], begins: int, words: Sequence[Word]
) -> Seats | None:
    """ "Anna sits to my left, Bert to the left of Anna. I lay a skip. Is it Bert's turn?"."""
    sides = sides_told(list(cut(pieces, words)), words)
    if sides is None:
        return None
    clauses = [part for clause in sides.rest for part in _parted(clause)]
    laid = _laid(clauses, cards, set(), words)
    asked = _asked(clauses, begins, set(), words)
    if not laid or not asked or _asks_more(clauses, asked):
        return None
    if any(_is_more(one, asked, set(), words) for one in clauses):
        return None
    return _seats(sides.order, laid, asked, words)


def _every_piece(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    language: str,
    is_name: IsName,
    tags: Mapping[str, str],
) -> list[Piece]:
    """The words in order, and each card that is no number as one piece."""
    inside = {at for card in cards for at in range(card.start, card.end)}
    starts = {card.start for card in cards}
    pieces = pieces_of(words, _NO_CARD, language, is_name, tags)
    known = [
        Piece(CARD, one.at) if one.at in starts else one
        for one in pieces
        if one.at in starts or one.at not in inside
    ]
    behind = [*known[1:], Piece("", -1)]
    return [
        one._replace(tag="small")
        if _only_joins(before, one, words) or (one.tag == "when" and after.tag == "next")
        else one
        for before, one, after in zip([Piece("", -1), *known], known, behind, strict=False)
    ]


def _only_joins(before: Piece, piece: Piece, words: Sequence[Word]) -> bool:
    """ "Kommt dann Anna": what stands right behind a verb begins nothing new."""
    joins = piece.tag == "and" and not words[piece.at].breaks
    return joins and before.tag in {"small", "is"}


def _order(pieces: Sequence[Piece], words: Sequence[Word]) -> list[Piece] | None:
    """The row of people, where there is but one."""
    rows = [row for row in _rows(pieces, words) if len(row) >= _LEAST]
    return rows[0] if len(rows) == 1 else None


def _rows(pieces: Sequence[Piece], words: Sequence[Word]) -> Iterator[list[Piece]]:
    row: list[Piece] = []
    for piece in pieces:
        if piece.tag == PERSON and piece.who not in _NOBODY and piece.done_to != OWNER:
            if any(one.who == piece.who for one in row):
                # "…, Lou, me and Tom lays": what comes now is told of one of them.
                yield row
                row = []
            row.append(piece)
        elif piece.tag != "and" and words[piece.at].key not in _THEN:
            yield row
            row = []
    yield row


def _parted(clause: Clause) -> Iterator[Clause]:
    """ "Wenn Tom eine Retour legt | bin ich dran": behind the card and what is done with it."""
    for at in range(1, len(clause)):
        if clause[at - 1].tag == "lays" and CARD in tags_of(clause[:at]):
            yield clause[:at]
            yield clause[at:]
            return
    yield clause


def _laid(
    clauses: Sequence[Clause], cards: Sequence[SaidCard], row: set[int], words: Sequence[Word]
) -> tuple[tuple[str, str], ...] | None:
    """Who laid which cards, in turn; None where it is not told of each who laid it."""
    kinds = {card.start: card.kind for card in cards if card.count <= 1}
    found = []
    for clause in clauses:
        its_cards = [one for one in clause if one.tag == CARD]
        if not its_cards:
            continue
        doer = _doer(clause, row, words)
        if len(its_cards) > 1 or not doer or its_cards[0].at not in kinds:
            return None
        found.append((doer, kinds[its_cards[0].at]))
    return tuple(found)


def _doer(clause: Clause, row: set[int], words: Sequence[Word]) -> str:
    """Who lays the card of a clause: nobody where several may."""
    doers = _doers(clause, row, words)
    return doers.pop() if len(doers) == 1 and not doers & _NOBODY else ""


def _doers(clause: Clause, row: set[int], words: Sequence[Word]) -> set[str]:
    return {one.who for one in clause if _acts(one, row, words)}


def _acts(person: Piece, row: set[int], words: Sequence[Word]) -> bool:
    """Whether somebody does something there: no part of the row, and not "after Tom"."""
    before = words[person.at - 1] if person.at and not words[person.at].breaks else None
    follows = before is not None and before.key in _BEHIND
    return person.tag == PERSON and person.at not in row and not follows


def _asked(
    clauses: Sequence[Clause], begins: int, row: set[int], words: Sequence[Word]
) -> Clause | None:
    """The clause that asks: where the question begins, or else the last or the first one."""
    free = [
        clause
        for clause in clauses
        if CARD not in tags_of(clause) and not any(one.at in row for one in clause)
    ]
    asking = [clause for clause in free if _act(clause, words) is not None]
    if begins:
        asking = [clause for clause in asking if clause[-1].at >= begins]
    edges = [clause for clause in asking if _at_an_edge(clause, clauses)]
    return edges[0] if len(edges) == 1 else None


def _asks_more(clauses: Sequence[Clause], asked: Clause) -> bool:
    """ "Does she draw and then play on?": more than one thing."""
    behind = clauses[clauses.index(asked) + 1 :][:1]
    return any(tags_of(one) & {"lays", "draws"} and not tags_of(one) & {CARD} for one in behind)


def _is_more(clause: Clause, asked: Clause, row: set[int], words: Sequence[Word]) -> bool:
    """Whether somebody does something that is not read here: "until Lou reversed it"."""
    return clause is not asked and CARD not in tags_of(clause) and bool(_doers(clause, row, words))


def _at_an_edge(clause: Clause, clauses: Sequence[Clause]) -> bool:
    """Whether nobody and no card is spoken of before it, or none behind it."""
    at = clauses.index(clause)
    sides = (clauses[:at], clauses[at + 1 :])
    return any(not any(tags_of(one) & {PERSON, CARD} for one in side) for side in sides)


def _act(asked: Clause, words: Sequence[Word]) -> SeatAct | None:
    """What is asked; None where a word is not known here."""
    keys, tags = {words[one.at].key for one in asked}, tags_of(asked)
    if any(not one.tag and words[one.at].key not in _COMES | _WHO | _SMALL for one in asked):
        return None
    comes = bool(tags & {"turn", "next", "lays"} or keys & _COMES)
    if keys & _WHO and "how-many" not in tags and not _doers(asked, set(), words):
        return "is-next" if comes else None
    act = act_of(asked)
    # "Does he get the next turn".
    if act == "loses":
        return "loses"
    if act == "draws" and "turn" not in tags:
        return "draws"
    return "plays" if comes and "seats" not in tags else None


def _seats(
    order: tuple[str, ...],
    laid: tuple[tuple[str, str], ...],
    asked: Clause,
    words: Sequence[Word],
) -> Seats | None:
    act = _act(asked, words)
    if act is None or act == "is-next":
        return None if act is None else Seats(order, laid, "", act)
    people = {ME if who == MY_TURN else who for who in _doers(asked, set(), words)}
    who = people.pop() if len(people) == 1 else ""
    if who not in order:
        return None
    draws = act == "draws"
    so_many = next((one.value for one in asked if draws and one.tag == NUMBER), None)
    return Seats(order, laid, who, act, so_many, draws and "how-many" in tags_of(asked))
