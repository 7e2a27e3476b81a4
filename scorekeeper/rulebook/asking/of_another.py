"""What concerns one person by name, and is asked of another: "Tom forgot UNO. Does Anna draw two?".

Whoever forgot the call draws, whoever gave the hint does, whoever lays the wild names the colour,
and whoever won gets the points. Nothing of it is anybody else's, and nothing that a roulette brings
is of whoever lays it.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.hit import Matter, OfAnother
from scorekeeper.rulebook.asking.hit_clauses import Clause, asked_among, cut, people_in, tags_of
from scorekeeper.rulebook.asking.hit_words import (
    ME,
    MY,
    MY_TURN,
    NEXT,
    NUMBER,
    SOMEBODY,
    THEY,
    Piece,
    pieces_of,
)
from scorekeeper.rulebook.asking.persons import PERSONS, IsName
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_BEGUN_BY: Final[dict[Matter, frozenset[str]]] = {
    "uno": frozenset({"forget"}),
    "advice": frozenset({"advice"}),
    "bonus": frozenset({"win"}),
    "points": frozenset({"finish", "win", "empty"}),
    "colour": frozenset({"play"}),
    "roulette": frozenset({"play"}),
}
"""What somebody is told to do that makes the matter theirs."""
_BEGINS: Final = frozenset[str]().union(*_BEGUN_BY.values()) - {"play"}
"""The same where no wild is laid."""
_TELLS: Final = frozenset({"say", "caught"})
_WILDS: Final[dict[str, Matter]] = {"wild": "colour", "color-roulette": "roulette"}
_WILD: Final = "wild"
_COLOUR: Final = ("colo", "farb", "kleur")
_REVEALS: Final = frozenset({"draw", "reveal", "turn-over"})
_NOBODY: Final = frozenset({MY, MY_TURN, THEY, SOMEBODY, NEXT, "after-me"})
_WERE: Final = word_list("challenge-sums.were")
_BOTH: Final = word_list("of-another.both")
_NOT: Final = word_list("bindings.not")
MAKES: Final = word_list("catching.makes")
"""Before a verb of drawing: "make her draw"."""
_NO_CARD: Final = SaidCard("", -1, -1)


def of_another(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    begins: int,
    language: str,
    is_name: IsName,
) -> OfAnother | None:
    """The matter that is another's than of whom it is asked; None for all other questions."""
    card = next((one for one in cards if one.kind in _WILDS), _NO_CARD)
    if card is _NO_CARD and not any(m.concept in _BEGINS for m in mentions):
        return None
    clauses = list(cut(pieces_of(words, card, language, is_name), words))
    asked = asked_among(clauses, begins)
    told = [clause for clause in clauses if clause[0] not in asked]
    if not asked or any(word.key in _BOTH for word in words):
        return None
    people = {one.who for one in people_in(asked)}
    if len(people) != 1 or people & _NOBODY or any(words[one.at].key in _NOT for one in asked):
        return None
    if _makes_draw(words, asked, language):
        return None
    of_colour = any(words[one.at].key.startswith(_COLOUR) for one in asked)
    matter = _asked_for(asked, mentions, card, of_colour=of_colour)
    if matter is None:
        return None
    whose = _whose(words, told, mentions, matter)
    if matter == "advice" and _gave_it(words, whose, people, asked, told, mentions):
        return OfAnother(matter, "how-many" in tags_of(asked), own=True)
    # Of the roulette everything is the next player's, and nothing that of whoever lays it.
    if not whose or (whose in people) != (matter == "roulette"):
        return None
    return OfAnother(matter, "how-many" in tags_of(asked))


def _gave_it(
    words: Sequence[Word],
    whose: str,
    people: set[str],
    asked: Sequence[Piece],
    told: Sequence[Clause],
    mentions: Sequence[Mention],
) -> bool:
    """Whether who is asked about is told by name to have given the advice, and is not given it."""
    if whose not in people or whose == ME or any(one.tag == NUMBER for one in asked):
        return False
    if any(m.concept in _BEGUN_BY["uno"] | {"uno", "challenge"} for m in mentions):
        return False
    passive = any(words[one.at].key in _WERE for clause in told for one in clause)
    return not passive and not any(
        one.done_to == "from" for clause in told for one in people_in(clause)
    )


def _makes_draw(words: Sequence[Word], asked: Sequence[Piece], language: str) -> bool:
    """ "Can I make her draw two?": she would, and not I. "I have to draw" makes nobody."""
    persons = PERSONS[language]
    whom = persons.them | persons.perhaps_they
    places = {one.at for one in asked}
    return any(
        words[at].key in MAKES
        and (language != "en" or (at + 1 in places and words[at + 1].key in whom))
        for at in places
    )


def _tells_of_another(
    told_of: Sequence[int], forgot: int, clause: Clause, everybody: Sequence[Piece]
) -> bool:
    """ "Kai called out that she forgot it"; "Kai called no UNO" tells of Kai."""
    says = [at for at in told_of if clause[0].at <= at < forgot]
    return any(at + 1 < forgot or any(at < one.at for one in everybody) for at in says)


def _asked_for(
    asked: Sequence[Piece], mentions: Sequence[Mention], card: SaidCard, *, of_colour: bool
) -> Matter | None:
    """What it is asked if somebody has to do, or gets."""
    places = {one.at for one in asked}
    said = {m.concept for m in mentions if places.intersection(m.places)}
    every = {m.concept for m in mentions}
    tags = tags_of(asked)
    chooses = of_colour and bool(said & {"choose", "say"})
    if card.kind in _WILDS and (chooses or (card.kind != _WILD and said & _REVEALS)):
        return _WILDS[card.kind]
    if "gets" in tags and "knock-out" in every:
        return "bonus"
    if "gets" in tags and "points" in said:
        return "points"
    if tags & {"draws", "gets"} and "points" not in every:
        return next((one for one in ("uno", "advice") if every & _BEGUN_BY[one]), None)
    return None


def _whose(
    words: Sequence[Word], told: Sequence[Clause], mentions: Sequence[Mention], matter: Matter
) -> str:
    """Who is told to have done it; nobody where more than one may have."""
    begun = [m for m in mentions if m.concept in _BEGUN_BY[matter]]
    told_of = [m.start for m in mentions if m.concept in _TELLS]
    found = set()
    for clause in told:
        inside = [m.start for m in begun if clause[0].at <= m.start <= clause[-1].at]
        if not inside:
            continue
        if any(words[one.at].key in _NOT for one in clause) and matter != "uno":
            return ""
        everybody = people_in(clause)
        if matter == "uno" and _tells_of_another(told_of, inside[0], clause, everybody):
            return ""
        before = [one for one in everybody if one.at <= inside[0]]
        acts = [one for one in before if not one.done_to]
        # "I caught the aunt without UNO" is of her, "Tom gave Anna a tip" of him.
        doer = before[-1:] if matter == "uno" else acts[:1]
        found.add(doer[0].who if doer else "")
    return found.pop() if len(found) == 1 and not found & (_NOBODY | {""}) else ""
