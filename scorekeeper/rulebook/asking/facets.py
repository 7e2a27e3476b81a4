"""What a claim says of a matter beside its concepts: that the round is over, whose turn it is.

A case of a ruling may name what contradicts it (`contrary` in `rules/rulings/*.toml`). Phrases for
that are the `facets` of the glossary; `turn-of-player` and the like tell whether somebody does
something who laid the card that is spoken of, or another.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.persons import PERSONS, Whose, doer_at, done_to_me, person_at
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word

_DEEDS: Final = {
    "turn": frozenset({"turn", "again", "opponent-turn", "still-play", "begin"}),
    "draw": frozenset({"draw"}),
    "choose": frozenset({"choose", "say"}),
}
_TOLD: Final[tuple[Whose, ...]] = ("other", "me")


def facets_of(
    words: Sequence[Word],
    begins: int,
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    glossary: Glossary,
) -> frozenset[str]:
    """The facets said from that place on."""
    said = {
        "-".join(span.put)
        for place in range(begins, len(words))
        for span in [glossary.frames.at(words, place, "facets")]
        if span is not None
    }
    if cards:
        said |= set(_by_whom(words, begins, mentions, cards[0], said, glossary.language))
    return frozenset(said)


def _by_whom(
    words: Sequence[Word],
    begins: int,
    mentions: Sequence[Mention],
    card: SaidCard,
    said: set[str],
    language: str,
) -> Iterator[str]:
    """Who has the turn, draws or chooses: who laid the card, or another."""
    laid = _laid_by(words, card, mentions, language) or "me"
    for deed, concepts in _DEEDS.items():
        told: Whose = next((who for who in _TOLD if f"{deed}-{who}" in said), "")
        who = told or _doer(words, begins, mentions, concepts, language)
        if who:
            yield f"{deed}-of-{'player' if who == laid else 'other'}"


def _doer(
    words: Sequence[Word],
    begins: int,
    mentions: Sequence[Mention],
    concepts: frozenset[str],
    language: str,
) -> Whose:
    """Who does what is asked about."""
    for mention in mentions:
        if mention.concept not in concepts or mention.end <= begins:
            continue
        inside = (person_at(words, place, language) for place in mention.places)
        who: Whose = next((one for one in inside if one), "")
        who = who or doer_at(words, mention.start, language)
        if who:
            return who
    return ""


def _laid_by(
    words: Sequence[Word], card: SaidCard, mentions: Sequence[Mention], language: str
) -> Whose:
    """Who laid the card: whose it is, whom it hits, or who does something in its clause."""
    persons = PERSONS[language]
    for place in range(max(card.start - 2, 0), card.start):
        if words[place].key in persons.my:
            return "me"
        if words[place].key in persons.perhaps_they:
            return "other"
    if done_to_me(words, card.start, language) or any(m.concept == "i-was-hit" for m in mentions):
        return "other"
    return doer_at(words, card.start, language)
