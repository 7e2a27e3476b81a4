"""Whose win a story tells of: not theirs who is asked about."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.persons import who_are_somebody
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_OWN: Final = word_list("winners-told.own")
_HAS: Final = word_list("winners-told.has")
_BUT: Final = word_list("winners-told.but")
_GAMES: Final = word_list("winners-told.games")
_NOT: Final = word_list("disputes.not")
WINNER_ASKED: Final = "winner-asked"
_NEAR: Final = 4
"""Words behind the one that cuts."""
_THEY: Final = word_list("winners-told.they")


def others_win(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    begins: int,
    joining: frozenset[str] = frozenset(),
    language: str = "",
) -> bool:
    """Whether the story has somebody else win: no "I" or "we" in the clause that tells it.

    Nor anybody who is asked about: "Lea threw Tom out and won. Does Lea get the bonus?".
    """
    clauses = [
        (mention, _clause(words, mention))
        for mention in mentions
        if mention.concept in {"win", "finish"} and mention.start < begins
    ]
    told = any(
        (mention.start > clause.start and not _left_out(words[clause.start : mention.start]))
        or (mention.end < len(words) and words[mention.end].key in _HAS)
        for mention, clause in clauses
    )
    spans = [range(clause.start, _with_end(words, clause.stop)) for _, clause in clauses]
    winners = {words[place].key for span in spans for place in span}
    asked = _names(words, mentions, begins, joining)
    # "Dirk won. Does he get it?": of him, too.
    return (
        told and not winners & _OWN and not winners & asked and not _of_him(words, begins, language)
    )


def winner_asked(
    words: Sequence[Word], mentions: Sequence[Mention], begins: int, joining: frozenset[str]
) -> frozenset[str]:
    """ "Lea won, but I threw Tom out. Does Lea get it?": asked of whom the story has win."""
    asked = _names(words, mentions, begins, joining) - _OWN
    for mention in mentions:
        if mention.concept in {"win", "finish"} and mention.end <= begins:
            clause = _clause(words, mention)
            told = {word.key for word in words[clause.start : mention.start]}
            denied = _NOT.intersection(words[place].key for place in clause)
            if told & asked and not denied and not told & _OWN:
                return frozenset({WINNER_ASKED})
    return frozenset()


def _of_him(words: Sequence[Word], begins: int, language: str) -> bool:
    """Whether a pronoun asks of the one other who was told of, beside whoever asks."""
    keys, before = ({word.key for word in part} for part in (words[begins:], words[:begins]))
    they = who_are_somebody(_THEY, language)
    return bool(keys & they) and not keys & _OWN and bool(before & _OWN) and not before & they


def _left_out(before: Sequence[Word]) -> bool:
    """ "Flex gewonnen. The others hold …": only the game is named, and who won is whoever asks."""
    return all(word.key in _GAMES for word in before)


def _with_end(words: Sequence[Word], stop: int) -> int:
    """ "The round was won, though, by Uwe": who it was, behind the word that cuts."""
    ends = [at for at in range(stop + 1, min(stop + _NEAR, len(words) + 1))
            if at == len(words) or words[at].breaks]  # fmt: skip
    cut = stop < len(words) and words[stop].key in _BUT and not words[stop].breaks
    return ends[0] if cut and ends else stop


def _names(
    words: Sequence[Word], mentions: Sequence[Mention], begins: int, joining: frozenset[str]
) -> set[str]:
    """The words asked with that mean nothing here, as names do; `joining` are no such."""
    known = {place for mention in mentions for place in mention.places}
    return {
        word.key
        for place, word in enumerate(words)
        if place >= begins and place not in known and word.value is None
        if word.key not in joining
    }


def _clause(words: Sequence[Word], mention: Mention) -> range:
    """The places of the clause that the mention stands in, between commas and full stops."""
    first, last = mention.start, mention.end
    while first > 0 and not words[first].breaks and words[first].key not in _BUT:
        first -= 1
    while last < len(words) and not words[last].breaks and words[last].key not in _BUT:
        last += 1
    return range(first, last)
