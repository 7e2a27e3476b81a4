"""How many cards everybody has in the end, of whom it is told (`mercy_told.py`).

Of each number it is told whose it is, and if so many were held or came; what came is added.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.hit_clauses import Clause, tags_of
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
from scorekeeper.rulebook.asking.mercy_words import is_above
from scorekeeper.rulebook.asking.words import Word, keys_in

_MOST: Final = 60
"""Cards that somebody may hold; more are points."""
_TWO: Final = 2
_DONE: Final = frozenset({"from", "on", OWNER})
_ADDING: Final = frozenset({"draws", "adds"})
_BESIDE: Final = frozenset({"stack", "who", "from", "on", "when"})
_AS_BEFORE: Final = frozenset({NUMBER, PERSON, "still", "small", "card", "one", "again"})
_BECAUSE: Final = keys_in("as because since weil da denn omdat want aangezien")
_DRAWING_ONE: Final = _AS_BEFORE | {"draws", "adds", "holds", "up-to", "in", "from", "on", "stack"}
"""Of what it is told that one card is drawn from a pile."""
_HOLDING: Final = frozenset({"holds", "at", "card", "up-to"})


class Hand(NamedTuple):
    """The cards that are told of somebody; `more`: whether there are others that nobody counts."""

    cards: int
    more: bool = False


class _Told(NamedTuple):
    """Cards of somebody in one clause: held there, come to them, or both in one sum."""

    who: str
    cards: int
    how: str


def hands_told(told: Sequence[Clause], words: Sequence[Word], alone: str = ME) -> dict[str, Hand]:
    """What everybody has in the end of whom it is told; empty where it is not clear.

    `alone`: whose the hand is where nobody is named: "15 in hand, drew nine, am I still in?".
    """
    parts = _parts(told, words, alone)
    parts = None if parts is None else _with_all_that_came(parts)
    if parts is None or len({(one.who, one.how) for one in parts}) < len(parts):
        return {}
    waiting = _who_may_draw_more(told)
    hands: dict[str, Hand] = {}
    for who in dict.fromkeys(one.who for one in parts):
        own = {one.how: one.cards for one in parts if one.who == who}
        if "both" in own and len(own) > 1:
            return {}
        came = "came" in own or "both" in own
        if waiting and not came and who not in waiting:
            # "I have 24 and Tom plays a draw card": it may be answered.
            return {}
        more = own.keys() == {"came"} or (bool(waiting) and not came)
        hands[who] = Hand(sum(own.values()), more)
    return hands


def _parts(told: Sequence[Clause], words: Sequence[Word], alone: str) -> list[_Told] | None:
    """What each clause tells of cards; None where one of them is not clear."""
    only = {who for clause in told for who in named_in(clause)} or {alone}
    found: list[_Told] = []
    last = ""
    for clause in told:
        before, last = last, _subject(clause) or last
        numbers = [piece for piece in clause if piece.tag == NUMBER]
        if not numbers:
            who = _subject(clause) or before or (min(only) if len(only) == 1 else "")
            one_more = _one_more(clause, found) or _draws_one(clause, found, who, words)
            found += [] if one_more is None else [one_more]
            continue
        tags = tags_of(clause)
        there = set(named_in(clause)) or only
        who = _owner(clause, numbers[0], before) or (min(there) if len(there) == 1 else "")
        how = _how(clause, numbers, words) or _goes_on(clause, found, who)
        if not who or not how or max(one.value for one in numbers) > _MOST:
            return None
        if tags & {"limit", "later", "over"} or ("not" in tags and not tags & {"stack", "fits"}):
            return None
        drawn_before = any((one.who, one.how) == (who, "came") for one in found)
        if how == "held" and drawn_before and not is_above(words, numbers[0].at):
            # "I drew ten and hold 24": those that came are among them.
            return None
        last = who
        found.append(_Told(who, sum(one.value for one in numbers), how))
    return found


def _goes_on(clause: Clause, found: Sequence[_Told], who: str) -> str:
    """ "(I drew ten) and then five more": drawn as well, though no verb says so."""
    came = bool(found) and found[-1].how == "came" and found[-1].who == who
    return "came" if came and "still" in tags_of(clause) <= _AS_BEFORE else ""


def _one_more(clause: Clause, found: Sequence[_Told]) -> _Told | None:
    """ "(I drew four) and then another one", "und dann noch eine": one that no number tells."""
    tags = tags_of(clause)
    again = "one" in tags and bool(tags & {"still", "adds"}) and tags <= _AS_BEFORE | _ADDING
    came = again and bool(found) and found[-1].how == "came"
    return found[-1]._replace(cards=1) if came else None


def _draws_one(
    clause: Clause, found: Sequence[_Told], who: str, words: Sequence[Word]
) -> _Told | None:
    """ "(She had 24 and) then had to pick up one more from the pile", "zog noch eine"."""
    held = any((one.who, one.how) == (who, "held") for one in found)
    begins = clause[0].at
    if begins and words[begins - 1].key in _BECAUSE:
        # "I have 24 now because I drew one more": it is among them.
        return None
    drawn = (held or _is_another(clause)) and _tells_of_one_drawn(clause)
    return _Told(who, 1, "came") if drawn else None


def _tells_of_one_drawn(clause: Clause) -> bool:
    """ "Draws one more", "zieht noch eine"."""
    tags = tags_of(clause)
    said = [one.tag for one in clause if one.tag not in {"adds", "still"}] + [""]
    once = any(
        tag == "one" and behind in {"", "card", "from", "draws"} for tag, behind in pairwise(said)
    )
    return once and "draws" in tags and bool(tags & {"still", "adds"}) and tags <= _DRAWING_ONE


def _is_another(clause: Clause) -> bool:
    """Whether somebody else than whoever asks does something, and nobody besides."""
    people = named_in(clause)
    return len(people) == 1 and people[0] not in {ME, THEY, SOMEBODY}


def _with_all_that_came(parts: Sequence[_Told]) -> list[_Told] | None:
    """What came to somebody one after the other in one sum; None where it may be told twice."""
    found: list[_Told] = []
    for part in parts:
        came = [one.cards for one in parts if one.how == "came" and one.who == part.who]
        if part.how != "came" or len(came) == 1:
            found.append(part)
            continue
        if sum(came[1:]) == came[0]:
            # "I drew ten, drew six from Tom and four from Ann".
            return None
        whole = part._replace(cards=sum(came))
        found += [] if whole in found else [whole]
    return found


def _how(clause: Clause, numbers: Sequence[Piece], words: Sequence[Word]) -> str:
    """Whether so many are held, came, or both; empty where it is not told."""
    tags = tags_of(clause)
    if len(numbers) == _TWO:
        below = any(is_above(words, one.at) for one in numbers)
        grows = tags & _ADDING and (below or tags & {"holds", "at", "card"})
        return "both" if grows and "from" not in _before(clause, numbers[0]) else ""
    if len(numbers) > _TWO:
        return ""
    if tags & _ADDING and not _is_whole(clause, numbers[0]):
        return "came"
    return "held" if tags & _HOLDING else ""


def _who_may_draw_more(told: Sequence[Clause]) -> set[str]:
    """ "I have 20 cards and have to draw": nobody knows how many; "and now I have 24" is all.

    An empty name is among them where nobody is told to draw, but something of drawing is.
    """
    if any(NUMBER in tags and tags & {"now", "so-far"} for tags in map(tags_of, told)):
        return set()
    found: set[str] = set()
    last = ""
    for clause in told:
        last, tags = _subject(clause) or last, tags_of(clause)
        if _is_another(clause) and _tells_of_one_drawn(clause):
            # "I have 24, Tom draws one more": of his own, and no number is missing.
            continue
        if NUMBER not in tags and {"not", "stack"} <= tags and last:
            # "I have nothing to answer it with": nobody but me draws it.
            found.add(last)
        elif NUMBER not in tags and tags & {"draws", "stack"}:
            found.add(
                last if "draws" in tags and not tags & {"not", "plays", "card", "one"} else ""
            )
    return found


def _is_whole(clause: Clause, number: Piece) -> bool:
    """ "Has drawn up to 24 cards", "hat sich auf 24 hochgezogen": what is held with what came."""
    return bool({"up-to", "at"} & _before(clause, number))


def _before(clause: Clause, number: Piece) -> set[str]:
    """What the word before a number does."""
    before = [piece for piece in clause if piece.at < number.at]
    return {before[-1].tag} if before else set()


def named_in(clause: Clause) -> list[str]:
    """Everybody in a clause, without those of whom only something is owned."""
    return [name_of(one) for one in clause if one.tag == PERSON and one.who != MY]


def name_of(person: Piece) -> str:
    """Who somebody is; what is mine is of whoever asks."""
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
    return name_of(doers[0]) if doers else ""


def _owner(clause: Clause, number: Piece, before: str) -> str:
    """Whose number it is: of the nearest before it who does something, or the one behind it.

    `before`: who did something last. "Draws ten for the stack that Tom passed on" is of them.
    """
    doers = _doers(clause)
    first = [one for one in doers if one.at < number.at]
    if first:
        return name_of(first[-1])
    behind = doers[0] if doers else None
    between = [one for one in clause if behind and number.at < one.at < behind.at]
    beside = bool(tags_of(between) & _BESIDE)
    if behind is None or (before and beside):
        return before
    return name_of(behind)
