"""Hands that are told, of whom they are, and who is asked about beside the Mercy limit.

"My sister counts 27 cards. Am I out?", "I had 14 and drew ten, do I stay in?" are read word by word
(`mercy_words.py`) and clause by clause. What has a word in it that is not listed for this is not
read here, and so what is read leaves little doubt. What the rules say of it is in
`mercy_answers.py`.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.hit_clauses import Clause, cut, tags_of
from scorekeeper.rulebook.asking.hit_words import (
    ME,
    MY,
    NUMBER,
    OWNER,
    PERSON,
    SOMEBODY,
    THEY,
    Piece,
)
from scorekeeper.rulebook.asking.mercy import MercyAsk, MercyAsked
from scorekeeper.rulebook.asking.mercy_words import (
    begins_to_ask,
    is_above,
    mercy_pieces,
    says_too_many,
)
from scorekeeper.rulebook.asking.persons import IsName
from scorekeeper.rulebook.asking.words import Word

_INSIDE: Final = frozenset({"in", "round", "game"})
_MOST: Final = 60
"""Cards that somebody may hold; more are points."""
_TWO: Final = 2
_DONE: Final = frozenset({"from", "on", OWNER})
_ADDING: Final = frozenset({"draws", "adds"})
_FORESEES: Final = frozenset({"stays", "how-many", "later", "evening"})
"""What is asked in the end, and not told before."""
_ENDS: Final = frozenset(
    {"out", "stays", "leaves", "aside", "how-many", "limit", "rule", "plays", "later"}
)
"""What only a question tells: who is out, or how many cards somebody has then."""


def mercy_told(
    words: Sequence[Word], language: str, names: tuple[IsName, IsName]
) -> MercyAsked | None:
    """What is asked of whom beside the hands told; None where a word tells of more.

    `names`: whether the word at a place is a name, and whether it may be one, as in `hit_told`.
    """
    if any(word.plus for word in words) or all(word.value is None for word in words):
        return None
    surely, perhaps = names

    def is_name(at: int) -> bool:
        return surely(at) or (language == "de" and perhaps(at))

    pieces = mercy_pieces(words, language, is_name)
    if not all(piece.tag for piece in pieces):
        return None
    parted = (part for clause in cut(pieces, words) for part in _parted(clause, words))
    clauses = [clause for clause in map(_without_and, parted) if not _is_idle(clause)]
    asked = _asked_among(clauses, words)
    told = [clause for clause in clauses if clause is not asked]
    if not told or any(tags_of(clause) & _FORESEES for clause in told):
        return None
    asks = _asked_for(asked, words)
    held = _held(told, words)
    if asks is None or not held:
        return None
    of = _asked_of(asked, told, held)
    fits = any({"not", "fits"} <= tags_of(clause) for clause in told)
    everything = {tag for clause in clauses for tag in tags_of(clause)}
    if of is None or (asks == "count" and of not in held):
        return None
    return MercyAsked(asks, held.get(of), draws_on=fits, so_far="so-far" in everything)


def _without_and(clause: Clause) -> Clause:
    """A clause without what only joins it to others, or tells when."""
    return [piece for piece in clause if piece.tag not in {"when", "and"}]


def _is_idle(clause: Clause) -> bool:
    return tags_of(clause) <= {"small", "now"}


def _parted(clause: Clause, words: Sequence[Word]) -> Iterator[Clause]:
    """ "Wenn sie 24 Karten hat | ist sie raus": a question behind its story, without a comma."""
    last = max((at for at, piece in enumerate(clause) if piece.tag == NUMBER), default=-1)
    begin = [at for at, one in enumerate(clause) if at > last and begins_to_ask(words, one.at)]
    for at in reversed(begin if last >= 0 else []):
        if _asks(clause[at:], words):
            yield clause[:at]
            yield clause[at:]
            return
    yield clause


def _asked_among(clauses: Sequence[Clause], words: Sequence[Word]) -> Clause:
    """The clause that asks; an empty one where none does, or nobody can tell which."""
    asking = [clause for clause in clauses if _asks(clause, words)]
    if len(asking) == 1:
        return asking[0]
    ends = [one for one in (clauses[-1:] + clauses[:1]) if one in asking]
    return next((one for one in ends if begins_to_ask(words, one[0].at)), [])


def _asks(clause: Clause, words: Sequence[Word]) -> bool:
    """Whether a clause tells of no number, and of who is out or still in."""
    tags = tags_of(clause)
    if NUMBER in tags:
        return False
    many = says_too_many(words, [piece.at for piece in clause])
    return bool(tags & _ENDS) or many or ("still" in tags and bool(tags & _INSIDE))


def _asked_for(clause: Clause, words: Sequence[Word]) -> MercyAsk | None:
    """If it is asked who is out, who is still in, or how many cards there are."""
    tags = tags_of(clause)
    many = says_too_many(words, [piece.at for piece in clause])
    if tags & {"not", "stack", "fits", "adds"} or ("too" in tags and not many):
        return None
    if "how-many" in tags:
        plain = not tags & (_ENDS - {"how-many"}) and not tags & {"later", "evening", "draws"}
        return "count" if plain and tags & {"holds", "card", "up-to", "in"} else None
    if "later" in tags:
        return _asked_for_later(tags)
    struck = bool(tags & {"rule", "limit"}) and bool(tags & {"strikes", "up-to"})
    # "Lay the hand aside", "die Karten weglegen".
    aside = "aside" in tags and bool(tags & {"card", "holds"})
    out = bool(tags & {"out", "leaves"}) or many or aside or struck
    stays = "stays" in tags or _goes_on(clause)
    stays = stays or ("still" in tags and bool(tags & _INSIDE))
    if "draws" in tags or out == stays or (out and "still" in tags):
        return None
    if "evening" in tags or {"whole", "game"} <= tags:
        return "out-later" if out else "in-later"
    return "out" if out else "in"


def _asked_for_later(tags: set[str]) -> MercyAsk | None:
    """ "Do I play again in the next round?", "doe ik de volgende ronde mee"."""
    back = tags & {"stays", "plays", "in", "deals"} or ("again" in tags and "card" in tags)
    of_round = bool(tags & {"round", "deals"})
    return "in-later" if back and of_round and not tags & {"out", "leaves", "aside"} else None


def _goes_on(clause: Clause) -> bool:
    """ "May I play on?", "spielt er mit"."""
    tags = tags_of(clause)
    return "plays" in tags and any(
        before.tag == "plays" and behind.tag == "at" for before, behind in pairwise(clause)
    )


def _held(told: Sequence[Clause], words: Sequence[Word]) -> dict[str, int]:
    """What everybody holds in the end of whom it is told; empty where it is not clear."""
    held: dict[str, int] = {}
    drawn: dict[str, int] = {}
    last, grown = "", False
    only = {who for clause in told for who in _people(clause)}
    for clause in told:
        last = _subject(clause) or last
        numbers = [piece for piece in clause if piece.tag == NUMBER]
        if not numbers:
            continue
        tags = tags_of(clause)
        who = _owner(clause, numbers[0]) or (last if last else "")
        if not who and len(only) == 1:
            who = next(iter(only))
        unclear = not who or max(one.value for one in numbers) > _MOST or tags & {"limit", "later"}
        if unclear or ("not" in tags and not tags & {"stack", "fits"}):
            return {}
        last = who
        if len(numbers) == _TWO:
            below = any(is_above(words, one.at) for one in numbers)
            grows = tags & _ADDING and (below or "holds" in tags or "at" in tags or "card" in tags)
            if not grows or who in held or "from" in _before(clause, numbers[0]):
                return {}
            held[who], grown = sum(one.value for one in numbers), True
            continue
        if len(numbers) > _TWO:
            return {}
        number = numbers[0]
        more = bool(tags & _ADDING) and not _is_whole(clause, number)
        if more:
            if who in drawn:
                return {}
            drawn[who] = number.value
        elif tags & {"holds", "at", "card", "up-to", "strikes"}:
            if who in held or (who in drawn and not is_above(words, number.at)):
                return {}
            held[who] = number.value
        else:
            return {}
    if not drawn.keys() <= held.keys() or (not drawn and not grown and _more_may_come(told)):
        # Of somebody it is told what was drawn, and not what was there before.
        return {}
    return {who: value + drawn.get(who, 0) for who, value in held.items()}


def _more_may_come(told: Sequence[Clause]) -> bool:
    """ "I have 24 cards and have to draw": nobody knows how many; "and now I have 24" is all."""
    tags = [tags_of(clause) for clause in told]
    draws = any(one & {"draws", "stack"} and NUMBER not in one for one in tags)
    return draws and not any(NUMBER in one and one & {"now", "so-far"} for one in tags)


def _is_whole(clause: Clause, number: Piece) -> bool:
    """ "Has drawn up to 24 cards", "hat sich auf 24 hochgezogen": what is held with what came."""
    return bool({"up-to", "at"} & _before(clause, number))


def _before(clause: Clause, number: Piece) -> set[str]:
    """What the word before a number does."""
    before = [piece for piece in clause if piece.at < number.at]
    return {before[-1].tag} if before else set()


def _people(clause: Clause) -> list[str]:
    return [_name(one) for one in clause if one.tag == PERSON and one.who != MY]


def _name(person: Piece) -> str:
    return ME if person.who == MY else person.who


def _doers(clause: Clause) -> list[Piece]:
    """Whoever does something in a clause, and nobody whom it is done to."""
    found = []
    for before, piece in zip([Piece("", -1), *clause], clause, strict=False):
        if piece.tag != PERSON:
            continue
        behind = next((one for one in clause if one.at > piece.at), piece)
        # "Ends on Tom, who held 14": he does.
        if (before.tag in _DONE or piece.done_to == OWNER) and behind.tag != "who":
            continue
        found.append(piece)
    return found


def _subject(clause: Clause) -> str:
    doers = _doers(clause)
    return _name(doers[0]) if doers else ""


def _owner(clause: Clause, number: Piece) -> str:
    """Whose number it is: of the nearest before it who does something, or else whoever is there."""
    doers = _doers(clause)
    before = [one for one in doers if one.at < number.at]
    if before:
        return _name(before[-1])
    if len(doers) == 1:
        return _name(doers[0])
    people = {_name(one) for one in clause if one.tag == PERSON}
    return people.pop() if len(people) == 1 and not doers else ""


def _asked_of(asked: Clause, told: Sequence[Clause], held: dict[str, int]) -> str | None:
    """Whoever is asked about; None where nobody can tell."""
    people = {_name(one) for one in asked if one.tag == PERSON}
    if not people:
        # "Is that too many?", "has the limit been reached?"
        return next(iter(held)) if len(held) == 1 else None
    if people <= {THEY, SOMEBODY} and SOMEBODY not in people:
        others = {who for clause in told for who in _people(clause)} - {ME, THEY}
        others = others or ({THEY} & held.keys())
        return others.pop() if len(others) == 1 else None
    return people.pop() if len(people) == 1 and SOMEBODY not in people else None
