"""What each clause of a story does to a hand: held, hit, laid aside, or nothing at all.

"A draw ten hit me", "got rid of one", "nothing to put on it": read word by word (`hand_course.py`).
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from scorekeeper.rulebook.asking.heard_parts import ME, THEY
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, SaidCard
from scorekeeper.rulebook.asking.story import Story
from scorekeeper.rulebook.word_lists import word_list

LEAST: Final = 2
"""What the smallest draw card brings."""
_SEVEN: Final = 7
_MOST: Final = 60
"""Cards that somebody may hold; more are points."""
_ADDS: Final = word_list("mercy.adds")
DRAWS: Final = word_list("mercy.draws") | word_list("hand-course.draws")
_COMES: Final = word_list("chain-on-hand.comes") | word_list("hand-course.comes")
SHEDS: Final = word_list("hand-course.sheds")
_STACK: Final = word_list("mercy.stack") | word_list("chain-on-hand.stack")
_PILE: Final = word_list("hand-course.pile")
NOT: Final = word_list("mercy.not") | word_list("chain-on-hand.not")
_FITS: Final = word_list("mercy.fits") | word_list("hand-course.fits")
_ABLE: Final = word_list("hand-course.able")
"""What somebody can do who answers a draw card: "put", "draufzulegen"."""
_ALL: Final = word_list("hand-course.all")
_HOLDS: Final = word_list("mercy.holds") | word_list("mercy.at") | word_list("hand-course.holds")
BEFORE: Final = word_list("hand-course.before")
_ORDINALS: Final = word_list("hand-course.ordinals")
_IT: Final = word_list("hand-course.it")
CARD: Final = word_list("mercy.card")
_OFF: Final = word_list("hand-course.off")
_HITS: Final = word_list("hand-course.hits")
_AFTER: Final = word_list("limits-told.after")
_THAT: Final = word_list("hand-course.that")
_BY: Final = word_list("hand-course.by")
_FROM: Final = word_list("mercy.from")
_ONE: Final = word_list("mercy.one")
_NEXT: Final = word_list("hand-course.next")
_STILL: Final = word_list("mercy.still")
SMALL: Final = (
    word_list("mercy.small") | word_list("mercy.now") | word_list("mercy.when")
    | word_list("mercy.and") | word_list("mercy.on") | word_list("mercy.from")
    | word_list("mercy.who") | word_list("mercy.one") | word_list("mercy.whole")
    | word_list("mercy.then") | word_list("mercy.so-far") | word_list("mercy.up-to")
    | word_list("mercy.after") | word_list("hand-course.small") | _STILL | CARD
)  # fmt: skip
TOLD: Final = (
    SMALL | _ADDS | DRAWS | _COMES | SHEDS | _STACK | _PILE | NOT | _FITS | _ABLE | _ALL
    | _HOLDS | BEFORE | _BY | _ORDINALS | _IT | _NEXT | word_list("mercy.strikes")
)  # fmt: skip
_SWAPPING: Final = frozenset({"7", "0", "discard-all", "color-roulette", "swap-hands"})

Clause = Sequence[tuple[int, Heard]]
"""The words of a clause, each with its place."""


class Step(NamedTuple):
    """One step of a hand; `waits`: a draw card of which it is not told yet that it is taken;
    `bare`: a card drawn of which nothing but that is told, "drew, drew, drew"."""

    how: Literal["held", "came", "shed", "uncounted", "takes", "passes", "handed", "nothing"]
    cards: int = 0
    waits: bool = False
    bare: bool = False


def keys_of_clause(clause: Clause) -> list[str]:
    return [word.key for _, word in clause]


def step_of(clause: Clause, story: Story, who: str) -> Step | None:
    """What a clause does to the hand; None where it is not clear."""
    language = story.situation.language
    cards = cards_of(clause, story)
    inside = places_of(cards, clause)
    rest = [(place, word) for place, word in clause if place not in inside]
    numbers = [word.value for _, word in rest if word.value is not None]
    keys = frozenset(keys_of_clause(rest))
    if not are_known(rest, TOLD, language) or any(card.kind in _SWAPPING for card in cards):
        return None
    told_of = people(clause, language)
    mine = ME in told_of if who == ME else bool(told_of - {ME})
    anothers = bool(told_of - {ME}) if who == ME else ME in told_of
    draws = [brought(story, card) for card in cards]
    said = keys_of_clause(rest)
    after = any(key in _AFTER and behind not in _THAT for key, behind in pairwise([*said, ""]))
    again = len(cards) > 1 and keys & _FROM
    if any(draws) and (after or again or not all(draws)):
        # "19 after a +6", "plus ten from the +10".
        return None
    if any(draws):
        return _brings(keys, numbers, sum(draws), mine=mine, anothers=anothers)
    if mine and anothers and _SEVEN in numbers and len(numbers) == LEAST and keys & _BY:
        # "Tom foisted his 24 cards on me with a seven": what is held now.
        return Step("handed", sum(numbers) - _SEVEN) if keys & CARD else None
    if anothers and not numbers and not cards and are_known(rest, SMALL, language):
        # "He grins".
        return Step("nothing")
    if anothers:
        return None
    if cards:
        return _of_plain_cards(keys, numbers, cards)
    if len(numbers) > 1 or any(not 0 < n <= _MOST for n in numbers):
        return None
    return _counted(keys, numbers[0]) if numbers else _uncounted(keys, keys_of_clause(rest))


def cards_of(clause: Clause, story: Story) -> list[SaidCard]:
    """The cards of a clause, without what is a mere number: "drew 4 more"."""
    at = {place for place, _ in clause}
    return [
        card for card in story.situation.named if card.start in at and not _is_bare(story, card)
    ]


def places_of(cards: Sequence[SaidCard], clause: Clause) -> set[int]:
    """The places of the cards, with the number that tells how many of one there are."""
    found = {place for card in cards for place in range(card.start, card.end)}
    for card in cards:
        near = range(card.start - LEAST, card.start)
        found |= {at for at, word in clause if at in near and word.value == card.count > 1}
    return found


def _is_bare(story: Story, card: SaidCard) -> bool:
    """ "Drew 4 more", "legte zwei ab": no card."""
    words = [word for word in story.situation.heard[card.start : card.end] if word.key not in _OFF]
    counts = len(words) == 1 and words[0].value is not None and not words[0].plus
    return counts and card.colour is None


def brought(story: Story, card: SaidCard) -> int:
    kind = story.kinds.get(card.kind)
    return kind.draws.value * card.count if kind is not None and kind.draws else 0


def _brings(
    keys: frozenset[str], numbers: Sequence[int], value: int, *, mine: bool, anothers: bool
) -> Step | None:
    """Draw cards: they hit somebody, or were laid by others and have still to be taken."""
    answers = keys & (_STACK | _ABLE) and not keys & NOT
    if numbers or answers:
        return None
    if keys & _HITS and not keys & SHEDS and anothers and not mine:
        # "A draw ten hits Tom": not my hand.
        return Step("passes")
    if keys & SHEDS and not keys & _COMES:
        if mine and not anothers:
            return None
        return Step("came", value, waits=not mine)
    return Step("came", value, waits=anothers and not mine)


def _of_plain_cards(
    keys: frozenset[str], numbers: Sequence[int], cards: Sequence[SaidCard]
) -> Step | None:
    """ "Laid a red five": so many less; "that is a blue three": nothing new."""
    if numbers or keys & (DRAWS | _COMES | NOT | _STACK):
        return None
    if keys & SHEDS:
        return Step("shed", sum(card.count for card in cards))
    return Step("nothing") if keys <= SMALL else None


def _counted(keys: frozenset[str], number: int) -> Step | None:
    """A number of cards that are laid, come, or are held."""
    if keys & NOT:
        return None
    if keys & SHEDS:
        return None if keys & (DRAWS | _ADDS | _COMES) else Step("shed", number)
    if keys & (DRAWS | _ADDS | _COMES | _STACK | _PILE):
        return Step("came", number)
    return Step("held", number) if keys & (_HOLDS | CARD) else None


def _uncounted(keys: frozenset[str], said: Sequence[str]) -> Step | None:
    """A clause without a number."""
    answers = keys & (_STACK | _ABLE | _FITS | SHEDS)
    if keys & NOT:
        # "Couldn't answer", "nothing to put on it".
        return Step("takes") if answers and not keys & DRAWS else None
    if keys & _ALL and keys & DRAWS:
        return Step("takes") if not keys & _PILE else Step("uncounted")
    if keys & _ONE and keys & (SHEDS | DRAWS) and not keys & (_ORDINALS | _PILE):
        both = keys & SHEDS and keys & DRAWS
        return None if both else Step("shed" if keys & SHEDS else "came", 1)
    if keys & _ORDINALS:
        fits = keys & _FITS and keys & SHEDS
        return Step("nothing") if fits else None
    if keys & _PILE and keys & (DRAWS | _COMES):
        return Step("uncounted")
    if keys & DRAWS and len(said) == 1:
        return Step("came", 1, bare=True)
    if keys & _ONE and keys & _STILL:
        # "And then another one".
        return None
    if keys & (DRAWS | SHEDS | _STACK | _ADDS | _COMES | _ORDINALS):
        return None
    return Step("nothing")


def people(clause: Clause, language: str) -> frozenset[str]:
    """Whoever is spoken of: me, "they", or somebody by name."""
    persons = PERSONS[language]
    found = set[str]()
    for _, word in clause:
        if word.key in persons.i | persons.me | persons.i_do:
            found.add(ME)
        elif word.key in persons.they | persons.them:
            found.add(THEY)
        elif word.key in KIN or (word.is_name and word.key not in TOLD):
            found.add(word.key)
    # "So hab ich sie gelegt": the card.
    return frozenset(
        found - {THEY} if ME in found and not _IT.isdisjoint(keys_of_clause(clause)) else found
    )


def are_known(clause: Clause, known: frozenset[str], language: str) -> bool:
    persons = PERSONS[language]
    somebody = persons.i | persons.me | persons.my | persons.they | persons.them
    return all(
        word.key in known | somebody or word.value is not None or word.is_name or word.key in KIN
        for _, word in clause
    )
