"""What a claim says of a matter beside its concepts: that the round is over, whose turn it is.

A case of a ruling may name what contradicts it (`contrary` in `rules/rulings/*.toml`). Phrases for
that are the `facets` of the glossary; `turn-of-player` and the like tell whether somebody does
something who laid the card that is spoken of, or another.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.frames import Span
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.persons import PERSONS, Whose, clause_at, person_at
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_DEEDS: Final = {
    "turn": frozenset({"turn", "again", "opponent-turn", "still-play", "begin"}),
    "draw": frozenset({"draw"}),
    "choose": frozenset({"choose", "say"}),
}
_ON_ME: Final = frozenset(
    {("on", "me"), ("at", "me"), ("auf", "mich"), ("gegen", "mich"), ("op", "mij"), ("op", "me")}
    | {("tegen", "mij"), ("an", "mich"), ("aan", "mij"), ("onto", "me")}
)
_OF_ME: Final = word_list("facets.of-me")
OTHERS: Final = word_list("facets.others")
_DRAWN: Final = frozenset({"draw", "served", "i-was-hit"})
_WITH: Final = word_list("facets.with")
_AGAINST: Final = word_list("facets.against")
_LOST: Final = word_list("facets.lost")
_LAYS: Final = word_list("facets.lays")
_IT: Final = word_list("facets.it")
"""A new clause begins with these: "after a skip it's me"."""
_NEAR: Final = 3
_OWN: Final = 2
"""Words between whose card it is and the card."""
_TOLD: Final[tuple[Whose, ...]] = ("other", "me")


def facets_of(
    words: Sequence[Word],
    begins: int,
    asked: int,
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    glossary: Glossary,
) -> frozenset[str]:
    """The facets said from that place on; `asked`: where the question itself begins."""
    told = [
        (place, "-".join(span.put))
        for place in range(begins, len(words))
        for span in [glossary.frames.at(words, place, "facets")]
        if span is not None and not _is_of_any_kind(words, span, mentions)
    ]
    said = {facet for _, facet in told}
    said -= _only_told(said, {facet for place, facet in told if place >= asked})
    if cards:
        said |= set(_by_whom(words, begins, mentions, cards[0], said, glossary.language))
    return frozenset(said)


def _is_of_any_kind(words: Sequence[Word], span: Span, mentions: Sequence[Mention]) -> bool:
    """ "I've got one of those draw cards, too", "auch so eine Ziehkarte": not the same card."""
    near = range(span.end, min(span.end + _NEAR, len(words)))
    near = range(near.start, next((at for at in near if words[at].breaks), near.stop))
    named = any(m.concept == "draw-card" and m.start in near for m in mentions)
    return named and "-".join(span.put) == "one-too"


def _only_told(said: set[str], asked: set[str]) -> set[str]:
    """ "She says it's her turn. Is it me?": of two who may do it, the one the story names."""
    return {
        f"{deed}-{other}"
        for deed in _DEEDS
        for who, other in (_TOLD, _TOLD[::-1])
        if f"{deed}-{who}" in asked and f"{deed}-{other}" in said - asked
    }


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
    lost = any(mention.concept == "lose-turn" and mention.end > begins for mention in mentions)
    lost = lost or any(word.key in _LOST for word in words[begins:])
    for deed, concepts in _DEEDS.items():
        if (lost and deed == "turn") or (deed == "choose" and "layer-chooses" in said):
            continue
        told: Whose = next((who for who in _TOLD if f"{deed}-{who}" in said), "")
        who = told or doer(words, begins, mentions, concepts, language)
        if deed == "choose" and not who and _names_the_next(mentions, begins):
            who = "other"
        if deed == "choose" and who == laid == "other" and _is_another(words, begins, card):
            yield "choose-of-other"
            continue
        if deed == "draw" and who == laid == "other" and _names_the_next(mentions, begins):
            # "Grandpa lays a +10. The next one gets ten, right?": not grandpa.
            continue
        if who:
            yield f"{deed}-of-{'player' if who == laid else 'other'}"


def _is_another(words: Sequence[Word], begins: int, card: SaidCard) -> bool:
    """ "My sister laid a wild, and now dad wants to say the colour": two who are not one."""
    before = {word.key for word in words[: card.start]} & OTHERS
    after = {word.key for word in words[card.end : begins or len(words)]} & OTHERS
    return bool(before and after - before - {"other", "ander", "andere"})


def _names_the_next(mentions: Sequence[Mention], begins: int) -> bool:
    """ "Does the next player choose?", "… draw?"."""
    return any(m.concept == "next-player" and m.end > begins for m in mentions)


def doer(
    words: Sequence[Word],
    begins: int,
    mentions: Sequence[Mention],
    concepts: frozenset[str],
    language: str,
) -> Whose:
    """Who does what is asked about, in the first clause that says so."""
    for mention in mentions:
        if mention.concept not in concepts or mention.end <= begins:
            continue
        inside: list[Whose] = [
            "other" if words[place].key in OTHERS else person_at(words, place, language)
            for place in mention.places
        ]
        who: Whose = next((one for one in inside if one), "")
        clause = clause_at(words, mention.start)
        places = [
            *range(mention.start - 1, clause.start - 1, -1),
            *range(mention.start + 1, clause.stop),
        ]
        who = who or _who(words, _subject(words, places, language), language)
        if who:
            return who
    return ""


def _subject(words: Sequence[Word], places: Iterable[int], language: str) -> int | None:
    """The place of the first word that stands for who does something."""
    persons = PERSONS[language]
    known = persons.i | persons.they | OTHERS
    return next(
        (
            at
            for at in places
            if (
                words[at].key in known
                and not _is_against(words, at)
                and not _stands_behind_i(words, at, language)
            )
            or _is_mine(words, at, language)
        ),
        None,
    )


def _stands_behind_i(words: Sequence[Word], at: int, language: str) -> bool:
    """ "Darf ich sie anzweifeln?", "mag ik ze leggen?": it is done to them, or it is a card."""
    return at > 0 and words[at - 1].key in PERSONS[language].i and not words[at].breaks


def _is_against(words: Sequence[Word], at: int) -> bool:
    """ "Against one opponent", "for dad": nobody who does anything."""
    before = words[max(at - 2, 0) : at]
    return words[at].key in OTHERS and any(word.key in _AGAINST for word in before)


def _is_mine(words: Sequence[Word], at: int, language: str) -> bool:
    """ "My flatmate": somebody else."""
    along = at > 0 and not words[at].breaks and words[at - 1].key in _WITH
    mine = words[at].key in PERSONS[language].my and not along
    return mine and person_at(words, at, language) == "other"


def _who(words: Sequence[Word], at: int | None, language: str) -> Whose:
    if at is None:
        return ""
    return "me" if words[at].key in PERSONS[language].i else "other"


def _laid_by(
    words: Sequence[Word], card: SaidCard, mentions: Sequence[Mention], language: str
) -> Whose:
    """Who laid the card: whose it is, whom it hits, or who does something before it.

    Whoever draws for it did not lay it: "she drew her four off my wild".
    """
    persons = PERSONS[language]
    clause = clause_at(words, card.start)
    before = range(card.start - 1, clause.start - 1, -1)
    if any(words[at].key in persons.my | _OF_ME for at in before[:_OWN]):
        return "me"
    at = _subject(words, before, language)
    if at is not None and words[at].key in OTHERS:
        # "I gave my friend a +4": whom it is given stands nearer than who gives it.
        at = next((place for place in before if words[place].key in persons.i), at)
    if at is not None and _draws(words, at, card, mentions, language):
        return "me" if _who(words, at, language) == "other" else "other"
    if any(words[place].key in persons.perhaps_they for place in before[:_OWN]):
        return "other"
    keys = [words[place].key for place in clause]
    if any(pair in _ON_ME for pair in pairwise(keys)) or _hits_me(words, card, persons.me):
        return "other"
    hit = any(m.concept == "i-was-hit" for m in mentions)
    return _who(words, at, language) or ("other" if hit else "")


def _draws(
    words: Sequence[Word],
    subject: int,
    card: SaidCard,
    mentions: Sequence[Mention],
    language: str,
) -> bool:
    """Whether what somebody does with a card is to draw for it."""
    for mention in mentions:
        inside = card.start <= mention.start < card.end
        if mention.concept not in _DRAWN or mention.end <= subject or inside:
            continue
        if mention.concept == "i-was-hit" and _who(words, subject, language) != "me":
            continue
        span = range(subject + 1, max(card.end, mention.end))
        others = _subject(words, span, language) is not None
        broken = any(words[at].breaks or words[at].key in _LAYS for at in span)
        if not others and not broken:
            return True
    return False


def _hits_me(words: Sequence[Word], card: SaidCard, me: frozenset[str]) -> bool:
    """ "She skips me": right behind the card."""
    behind = words[card.end : card.end + _NEAR]
    near = next(
        (at for at, word in enumerate(behind) if word.breaks or word.key in _IT), len(behind)
    )
    return any(word.key in me for word in behind[:near])
