"""The words of a question about one card, each with what it does in it (`hit_told.py`).

Lists of words are `hit.*` in `rules/text/*/words.txt`; a word that stands in none, and is no name,
has no tag.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.persons import PERSONS, IsName
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

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
DOUBTS: Final = (
    "challeng", "accus", "doubt", "zweif", "gezweif", "anzweif", "angezweif", "bezweif",
    "herausgeford", "forder", "fecht", "ficht", "anfecht", "anficht", "angefocht",
    "twijfel", "getwijfel", "aangevoch", "vocht", "vecht", "daagde", "geuitdaag", "daag",
    "uitgedaag", "uitdag", "uitdaag", "gecontrol", "betwist", "beschuldig", "wantrouw",
    "gewantrouw", "verdächtig", "bezichtig", "vorgeworf", "unterstell",
)  # fmt: skip
"""How words begin that tell of a challenge."""
_YOU: Final = frozenset({"you", "youre", "du", "ie", "jij"})
_OWNED: Final = "s"


def without_names(
    words: Sequence[Word], names: tuple[IsName, IsName], tags: Mapping[str, str] = _TAGS
) -> Mapping[str, str]:
    """What each word does, without those that are names here: "Ben" and "Dan" are words in Dutch.

    A name is written large wherever it stands, and not only where a clause begins; `names` as in
    `hit_told`.
    """
    is_name, may_be_name = names
    places: dict[str, list[int]] = {}
    for at, word in enumerate(words):
        if word.key in tags:
            places.setdefault(word.key, []).append(at)
    named = {
        key
        for key, where in places.items()
        if all(is_name(at) and may_be_name(at) for at in where)
        and (len(where) > 1 or not _begins(words, where[0]) or _stands_alone(words, where[0]))
    }
    return {key: tag for key, tag in tags.items() if key not in named} if named else tags


def _begins(words: Sequence[Word], at: int) -> bool:
    return at == 0 or words[at].breaks


def _stands_alone(words: Sequence[Word], at: int) -> bool:
    """ "Anna, Ben, Clara", "Clara, Dan and Eva"."""
    if not 0 < at < len(words) - 1 or not words[at].breaks:
        return False
    return words[at + 1].breaks or _TAGS.get(words[at + 1].key) == "and"


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


def pieces_of(
    words: Sequence[Word],
    card: SaidCard,
    language: str,
    is_name: IsName,
    tags: Mapping[str, str] = _TAGS,
) -> list[Piece]:
    """The words in order, the card as one piece, and whoever is named in two words, too.

    `tags`: what each word does that is known.
    """
    found: list[Piece] = []
    at = 0
    while at < len(words):
        if at == card.start:
            found.append(Piece(CARD, at))
            # "The +4 and I": what joins on is no part of the card.
            joins = card.end - at > 1 and tags.get(words[card.end - 1].key) == "and"
            at = card.end - joins
            continue
        somebody = _somebody(words, at, card, language, is_name, tags)
        piece, taken = somebody or (_piece(words[at], at, tags), 1)
        found.append(piece)
        at += taken
    return found


def _piece(word: Word, at: int, tags: Mapping[str, str]) -> Piece:
    if word.value is not None:
        return Piece(NUMBER, at, value=word.value)
    return Piece("small" if word.key in COLOURS else tags.get(word.key, ""), at)


def _somebody(
    words: Sequence[Word],
    at: int,
    card: SaidCard,
    language: str,
    is_name: IsName,
    tags: Mapping[str, str],
) -> tuple[Piece, int] | None:
    """Whoever is named at a place, and in how many words."""
    persons, word = PERSONS[language], words[at]
    if word.value is not None:
        return None
    behind = words[at + 1] if at + 1 < len(words) and not words[at + 1].breaks else None
    key, after, tag = word.key, behind.key if behind else "", tags.get(word.key, "")
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
        return Piece(PERSON, at, MY_TURN if tags.get(after) == "turn" else MY), 1
    if tag == "next" and tags.get(after) == "people":
        return Piece(PERSON, at, NEXT), 2
    if after == _OWNED and (not tag or key in KIN) and key not in persons.they:
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
