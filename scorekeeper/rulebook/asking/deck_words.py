"""The words of a question about what the deck holds, each with what it does in it.

"How many blue action cards belong in the box?", "I only find six reverses, how many are gone?".
Lists of words are `deck.*` in `rules/text/*/words.txt`; a word that stands in none has no tag.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.word_lists import word_list

KIND: Final = "kind"
NUMBER: Final = "number"
HUE: Final = "hue"
_DRAWS: Final = {2: "draw-two", 4: "wild-draw-four"}
_LISTS: Final = {
    "how-many": word_list("deck.how-many"),
    "faces": word_list("deck.faces"),
    "actions": word_list("deck.actions"),
    "power": word_list("deck.power"),
    "black": word_list("deck.black"),
    "card": word_list("deck.card"),
    "colour": word_list("deck.colour"),
    "coloured": word_list("deck.coloured"),
    "sorts": word_list("deck.sorts"),
    "both": word_list("deck.both"),
    "all": word_list("deck.all"),
    "every": word_list("deck.every"),
    "one": word_list("deck.one"),
    "without": word_list("deck.without"),
    "deck": word_list("deck.deck"),
    "with": word_list("deck.with"),
    "beside": word_list("deck.beside"),
    "together": word_list("deck.together"),
    "lack": word_list("deck.lack"),
    "ought": word_list("deck.ought"),
    "only": word_list("deck.only"),
    "more": word_list("deck.more"),
    "not": word_list("deck.not"),
    "if": word_list("whose-points.if"),
    "times": word_list("deck.times"),
    "once": word_list("deck.once"),
    "twice": word_list("deck.twice"),
    "small": word_list("deck.small"),
}
"""A word in several of them is taken for the first."""
_TAGS: Final = {key: name for name in reversed(_LISTS) for key in _LISTS[name]}
_OF: Final = word_list("deck.of")
_AND: Final = word_list("heard.and")
_COUNTING: Final = word_list("deck.counting")
"""German "zähl" and "Zahl" are one word without the dots."""
_PACK: Final = word_list("deck.pack")
_THE: Final = word_list("deck.the")
_WE: Final = word_list("deck.we")
_HOW_MUCH: Final = word_list("deck.how-much")
_HOW: Final = word_list("deck.how")
_COME: Final = word_list("deck.come")
_BEHIND: Final = word_list("deck.behind")
_PER: Final = word_list("deck.per")
_SKIPS: Final = word_list("deck.skips")
_TO: Final = word_list("deck.to")
_FIRST: Final = word_list("deck.first")
_LAST: Final = 9
_NUMBER_WORDS: Final = word_list("deck.number-words")
_DRAW_WORDS: Final = word_list("deck.draw-words")


class Piece(NamedTuple):
    """A word or card, what it does ("" where nobody knows), and where a clause begins."""

    tag: str
    key: str
    breaks: bool
    card: SaidCard | None = None
    value: int | None = None


def deck_pieces(situation: Situation) -> list[Piece]:
    """The words in order, those of a card as one."""
    heard, pieces, at = situation.heard, list[Piece](), 0
    cards = {card.start: card for card in situation.named if _is_said_as_card(card, situation)}
    while at < len(heard):
        word, card = heard[at], cards.get(at)
        if _is_range(situation, at):
            pieces.append(Piece("range", word.key, word.breaks))
            at += 3
            continue
        if card is not None:
            pieces.append(Piece(KIND, word.key, word.breaks, card))
            at = card.end
            continue
        after = heard[at + 1] if at + 1 < len(heard) else None
        drawn = _DRAWS.get(after.value or 0) if after is not None else None
        if drawn is not None and word.key in _DRAW_WORDS:
            pieces.append(Piece(KIND, word.key, word.breaks, SaidCard(drawn, at, at + 2)))
            at += 2
            continue
        pieces.append(_of_word(situation, at))
        at += 1
    return pieces


def _is_range(situation: Situation, at: int) -> bool:
    """ "From one to nine", "1 bis 9": the numbers of which there are two in a colour."""
    first, *behind = situation.heard[at : at + 3]
    if len(behind) < 2 or first.key not in _FIRST or behind[0].key not in _TO:
        return False
    return behind[1].value == _LAST


def _is_said_as_card(card: SaidCard, situation: Situation) -> bool:
    """Whether it is a card, and not "ones" for cards, nor a card that only a colour tells of."""
    keys = situation.keys[card.start : card.end]
    return not (len(keys) == 1 and _TAGS.get(keys[0]) == "card")


def _of_word(situation: Situation, at: int) -> Piece:
    heard = situation.heard
    word = heard[at]
    after = heard[at + 1].key if at + 1 < len(heard) else ""
    if word.key in _NUMBER_WORDS:
        # "The number of skips", "every number", "number cards".
        return Piece("how-many" if after in _OF else "faces", word.key, word.breaks)
    before = heard[at - 1].key if at else ""
    if word.key in _COUNTING and (before in _WE or after in _WE):
        return Piece("small", word.key, word.breaks)
    if word.key in _COUNTING and before in _HOW_MUCH:
        # "Wie viel zählen …" asks for points.
        return Piece("", word.key, word.breaks)
    if word.key in _SKIPS:
        # "The cards are skips", where it is no verb.
        return Piece(KIND, word.key, word.breaks, SaidCard("skip", at, at + 1))
    tag = _TAGS.get(word.key, "")
    if word.key in _PACK and before in _THE:
        # Dutch "in het pak", where "pak" alone is "draw".
        tag = "deck"
    if word.key in _BEHIND and _TAGS.get(before) in {"actions", "faces", "power"}:
        tag = "with"
    elif tag == "beside" and (after in _HOW or not after or before in _COME):
        # "With how many is it sold", "how many does it come with".
        tag = "small"
    elif word.key in _PER and _TAGS.get(after) != "colour":
        # German "je Farbe"; Dutch "je" is whoever hears it.
        tag = "small"
    if word.value is not None:
        return Piece(tag if tag == "twice" else NUMBER, word.key, word.breaks, None, word.value)
    return Piece(HUE if word.key in COLOURS else tag, word.key, word.breaks)


def clauses_of(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """The pieces, cut at commas, full stops and "if"."""
    found: list[list[Piece]] = []
    for piece in pieces:
        # "More than seven" has German "als", which is "if" elsewhere.
        begins = piece.tag == "if" and not (found and found[-1][-1].tag == "more")
        if piece.breaks or begins or not found:
            found.append([])
        found[-1].append(piece)
    return found


def parts_of(clause: Sequence[Piece]) -> list[list[Piece]]:
    """The pieces of a clause, cut at "and"."""
    found: list[list[Piece]] = [[]]
    for piece in clause:
        if piece.key in _AND:
            found.append([])
        found[-1].append(piece)
    return found
