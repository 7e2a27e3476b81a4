"""The words of a question about a hand and the Mercy limit, each with what it does in it.

Lists of words are `mercy.*` in `rules/text/*/words.txt`; a word that stands in none, and is nobody,
has no tag.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.hit_words import ME, NUMBER, PERSON, Piece, pieces_of
from scorekeeper.rulebook.asking.persons import IsName
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_LISTS: Final = {
    "when": word_list("mercy.when"),
    "and": word_list("mercy.and"),
    "we": word_list("mercy.we"),
    "might": word_list("mercy.might"),
    "how-many": word_list("mercy.how-many"),
    "later": word_list("mercy.later"),
    "evening": word_list("mercy.evening"),
    "game": word_list("mercy.game"),
    "whole": word_list("mercy.whole"),
    "out": word_list("mercy.out"),
    "rule": word_list("mercy.rule"),
    "strikes": word_list("mercy.strikes"),
    "plays": word_list("mercy.plays"),
    "deals": word_list("mercy.deals"),
    "again": word_list("mercy.again"),
    "over": word_list("mercy.over"),
    "one": word_list("mercy.one"),
    "stays": word_list("mercy.stays"),
    "leaves": word_list("mercy.leaves"),
    "aside": word_list("mercy.aside"),
    "still": word_list("mercy.still"),
    "in": word_list("mercy.in"),
    "draws": word_list("mercy.draws"),
    "adds": word_list("mercy.adds"),
    "holds": word_list("mercy.holds"),
    "at": word_list("mercy.at"),
    "up-to": word_list("mercy.up-to"),
    "from": word_list("mercy.from"),
    "on": word_list("mercy.on"),
    "who": word_list("mercy.who"),
    "not": word_list("mercy.not"),
    "fits": word_list("mercy.fits"),
    "stack": word_list("mercy.stack"),
    "limit": word_list("mercy.limit"),
    "too": word_list("mercy.too"),
    "many": word_list("mercy.many"),
    "so-far": word_list("mercy.so-far"),
    "now": word_list("mercy.now"),
    "round": word_list("mercy.round"),
    "card": word_list("mercy.card"),
    "small": word_list("mercy.small"),
}
"""A word in several of them is taken for the first."""
_TAGS: Final = {key: name for name in reversed(_LISTS) for key in _LISTS[name]}
_NO_CARD: Final = SaidCard("", -1, -1)
_FITS: Final = word_list("mercy.fits")
_TOO: Final = word_list("mercy.too")
_MANY: Final = word_list("mercy.many")
_ABOVE: Final = word_list("mercy.above")
_THEN: Final = word_list("mercy.then")
_AFTER: Final = word_list("mercy.after")
_AGAINST: Final = word_list("mercy.against")
_WAS: Final = word_list("mercy.was")
_GOT: Final = word_list("mercy.got")
_HAS_GOT: Final = word_list("mercy.has-got")
_BEGINS: Final = word_list("mercy.begins")
_AT_SOMEBODY: Final = frozenset({("op", who) for who in ("me", "mij", "hem", "haar", "ons", "je")})


def mercy_pieces(
    words: Sequence[Word], language: str, is_name: IsName, perhaps: IsName
) -> list[Piece]:
    """The words in order, each with what it does, and whoever is named in two words as one.

    `perhaps`: whether the word at a place may be a name: in German, where it holds or draws.
    """

    def is_somebody(at: int) -> bool:
        return is_name(at) or (language == "de" and perhaps(at) and _acts(words, at))

    pieces = pieces_of(words, _NO_CARD, language, is_somebody, _TAGS)
    return [
        piece._replace(tag=_as_said(words, piece, behind, language))
        for piece, behind in zip(pieces, [*pieces[1:], None], strict=True)
    ]


def _as_said(words: Sequence[Word], piece: Piece, behind: Piece | None, language: str) -> str:
    """What a word does where it stands: "got ten" draws, "spiel ich" plays."""
    if _only_says_when(words, piece.at) or _towards(words, piece.at):
        return "small"
    if piece.tag == "over" and words[piece.at].key in _FITS and language == "nl":
        # English "past" is Dutch "fits".
        return "fits"
    if behind is None:
        return piece.tag
    got = piece.tag == "strikes" and words[piece.at].key in _GOT
    # "He's got 12" holds them.
    if got and behind.tag == NUMBER and words[piece.at - 1].key not in _HAS_GOT:
        return "draws"
    me = behind.tag == PERSON and behind.who == ME
    return "plays" if piece.tag == "game" and me else piece.tag


def _acts(words: Sequence[Word], at: int) -> bool:
    """ "Aylin hält 14", "gegen Marek": only somebody does so, or has something done to them."""
    behind = words[at + 1] if at + 1 < len(words) and not words[at + 1].breaks else None
    does = behind is not None and _TAGS.get(behind.key) in {"holds", "draws"}
    # "Eben waren es 20".
    does = does and behind is not None and behind.key not in _WAS
    before = "" if at == 0 or words[at].breaks else _TAGS.get(words[at - 1].key, "")
    return does or (before in {"from", "on"} and words[at - 1].key in _AGAINST)


def _only_says_when(words: Sequence[Word], at: int) -> bool:
    """ "How many are they then?": no number is told behind it, as in "then drew ten"."""
    if words[at].key not in _THEN:
        return False
    for word in words[at + 1 :]:
        if word.breaks:
            break
        if word.value is not None:
            return False
    return True


def _towards(words: Sequence[Word], at: int) -> bool:
    """ "Er komt een stapel op me af": what comes is not out."""
    before = tuple(word.key for word in words[max(at - 2, 0) : at])
    return words[at].key == "af" and before in _AT_SOMEBODY


def says_too_many(words: Sequence[Word], places: Sequence[int]) -> bool:
    """ "Is that too many?", "sind das zu viele", "te veel"."""
    keys = [words[at].key for at in places]
    return any(a in _TOO and b in _MANY for a, b in pairwise(keys))


def is_above(words: Sequence[Word], at: int) -> bool:
    """ "On top of my 14", "zu den 15", "naast de 9": so many were there before."""
    near = words[max(at - 3, 0) : at]
    return any(word.key in _ABOVE for word in near)


def begins_to_ask(words: Sequence[Word], at: int) -> bool:
    """Whether a question may begin with the word at this place: "is", "ligt", "darf"."""
    return words[at].key in _BEGINS


def tells_what_was_before(words: Sequence[Word], at: int) -> bool:
    """ "I'm on 17 after drawing", "once they are drawn": it has happened already."""
    return words[at].key in _AFTER
