"""Players named in the order in which they play, and cards laid by some of them.

"It goes Tom, then it is Anna's turn, then mine, and Tom plays a skip. Am I next?": here they stand
in no row, as in `seats_told.py`, but everybody is named first in the order of play. What asks has
nothing but listed words in it (`row.*` in `rules/text/*/words.txt`).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.asked_parts import Parts, asked_parts
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.hit import Seats
from scorekeeper.rulebook.asking.hit_words import ME
from scorekeeper.rulebook.asking.persons import PERSONS, IsName, clauses_cut
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_FEWEST: Final = 3
_MOST_LAID: Final = 2
_ORDER: Final = word_list("row.order")
"""Words that tell of an order."""
_SIDES: Final = word_list("row.sides")
"""Who sits at whose side is told, or the order runs the other way."""
_MORE: Final = word_list("row.more")
"""What tells of another card that is not named."""
_ASKS: Final = word_list("row.asks")
_NEXT: Final = word_list("row.next")
_SKIPPED: Final = word_list("row.skipped")
_SMALL: Final = word_list("row.small")
_AFTER: Final = word_list("row.after")
_AND: Final = word_list("goes-on.and")
_NO_NAMES: Final = (
    word_list("row.no-names") | _ORDER | _MORE | _ASKS | _NEXT | _SKIPPED | _SMALL | _AFTER
)
_OTHERWISE: Final = frozenset(
    {"first-card", "out-of-turn", "jump-in", "stack", "challenge", "deal", "swap"}
)


class _Somebody(NamedTuple):
    who: str
    at: int


def row_told(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    language: str,
    is_name: IsName,
) -> Seats | None:
    """Who laid what in the row, and what is asked of whom; None for all other questions."""
    people = _people(words, cards, language, is_name)
    parts = _parts(words, people, language)
    if parts is None or not _plainly_told(words, mentions, parts.told):
        return None
    row = list(dict.fromkeys(one.who for one in people if one.at in parts.told))
    laid = _laid(words, cards, people, parts.told)
    asked = [one for one in people if one.at in parts.asked]
    doers = {who for _, who in laid[-1:]}
    # "Does she come straight after Tom?" asks of her.
    about = [
        one.who
        for one in asked
        if not (one.who in doers and one.at and words[one.at - 1].key in _AFTER)
    ]
    if len(row) < _FEWEST or len(about) != 1 or about[0] not in row or not laid:
        return None
    keys = {words[at].key for at in parts.asked}
    lays = tuple((who, kind) for kind, who in laid)
    return Seats(tuple(row), lays, about[0], "plays" if keys.isdisjoint(_SKIPPED) else "loses")


def _people(
    words: Sequence[Word], cards: Sequence[SaidCard], language: str, is_name: IsName
) -> list[_Somebody]:
    """Everybody who is named, in order, whoever asks among them."""
    inside = {at for card in cards for at in range(card.start, card.end)}
    persons = PERSONS[language]
    # A name that is known as one in one place is one everywhere.
    names = {word.key for at, word in enumerate(words) if at not in inside and is_name(at)}
    found = []
    for at, word in enumerate(words):
        if at in inside or (word.key in _NO_NAMES and word.key not in persons.i | persons.me):
            continue
        behind = words[min(at + 1, len(words) - 1)].key
        mine = word.key in persons.my and behind not in KIN
        if mine or word.key in persons.i | persons.me:
            found.append(_Somebody(ME, at))
        elif word.key in KIN | names:
            found.append(_Somebody(word.key, at))
    return found


def _parts(words: Sequence[Word], people: Sequence[_Somebody], language: str) -> Parts | None:
    named = {one.at for one in people}
    mine = PERSONS[language].my

    def asks(part: range) -> bool:
        keys = {words[at].key for at in part}
        if not part or words[part.start].key not in _ASKS or keys.isdisjoint(_NEXT | _SKIPPED):
            return False
        known = _ASKS | _NEXT | _SKIPPED | _SMALL | _AFTER | mine
        return all(at in named or words[at].key in known for at in part)

    return asked_parts(words, asks, language)


def _plainly_told(words: Sequence[Word], mentions: Sequence[Mention], told: range) -> bool:
    keys = {words[at].key for at in told}
    otherwise = any(m.concept in _OTHERWISE and m.start in told for m in mentions)
    return not otherwise and not keys.isdisjoint(_ORDER) and keys.isdisjoint(_SIDES)


def _laid(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    people: Sequence[_Somebody],
    told: range,
) -> list[tuple[str, str]]:
    """The cards told with whoever laid them, in order; empty where one of them is not clear."""
    within = [card for card in cards if card.start in told]
    own = [one for one in people if one.at in told]
    if len(within) == 1 and within[0].count == _MOST_LAID:
        # "Two reverses, first from Tom, then from me".
        behind = [one.who for one in own if one.at > within[0].start]
        both = len(behind) == len(set(behind)) == _MOST_LAID
        return [(within[0].kind, who) for who in behind] if both else []
    if not within or len(within) > _MOST_LAID or any(card.count > 1 for card in within):
        return []
    found = [(card.kind, _doer(words, card, own)) for card in within]
    if len(within) < _MOST_LAID and any(words[at].key in _MORE for at in told):
        found.append((within[0].kind, _who_follows(words, within[0], own, told)))
    elif len(within) < _MOST_LAID and _is_named_again(within[0], own):
        return []
    clear = all(who for _, who in found) and len(set(found)) == len(found)
    return found if clear else []


def _is_named_again(card: SaidCard, people: Sequence[_Somebody]) -> bool:
    """ "… a reverse from Tom and right after it one from me": more is told than one card."""
    before = {one.who for one in people if one.at < card.start}
    behind = [one for one in people if one.at > card.start]
    # "A reverse from Tom" names whoever lays it.
    return any(one.who in before for one in behind[1:])


def _doer(words: Sequence[Word], card: SaidCard, people: Sequence[_Somebody]) -> str:
    """Whoever lays the card, in its clause; empty where it is not clear."""
    clause = next(part for part in clauses_cut(words, _AND) if card.start in part)
    own = [one for one in people if one.at in clause]
    before = [one for one in own if one.at < card.start]
    # "In der Folge Tom, Lena, ich spielt Tom eine +2": the nearest one lays it.
    if before:
        return before[-1].who
    return own[0].who if len(own) == 1 else ""


def _who_follows(
    words: Sequence[Word], card: SaidCard, people: Sequence[_Somebody], told: range
) -> str:
    """ "… and I turned it back", "then I laid one too": the same card, not named again."""
    for clause in clauses_cut(words, _AND):
        if clause.start < card.end or clause.stop > told.stop:
            continue
        named = {one.who for one in people if one.at in clause}
        if any(words[at].key in _MORE for at in clause):
            return named.pop() if len(named) == 1 else ""
    return ""
