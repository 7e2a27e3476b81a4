"""Whether the dealer or whoever sits to their left begins, by the card that is turned up first.

"The opening card is a Skip. So the dealer begins?", "Ben dealt, we are two, a Skip was turned up.
Does Ben begin?": by `deluxe-1999` a skip passes over whoever sits to the left of the dealer, with a
reverse the dealer begins, and for a Draw Two the first player draws and is skipped. Where people
are told to sit beside the dealer, `turned_beside_dealer.py` answers.
"""

from collections.abc import Sequence
from typing import Final, Literal

from scorekeeper.rulebook.asking.heard_parts import ME, heard_clauses
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = "2"
_OTHERWISE: Final = frozenset(
    {"youngest", "partners", "house-rule", "again", "challenge", "ignore", "elimination"}
)
_LEFT: Final = word_list("beside-dealer.left")
_DEALER: Final = word_list("dealer-side.dealer")
_DEALT: Final = word_list("dealer-side.dealt") | word_list("beside-dealer.dealt")
_BEGIN: Final = word_list("dealer-side.begin")
_FIRST: Final = word_list("begins-after-first.first")
_PLAYS: Final = word_list("begins-after-first.plays")
_OTHER: Final = word_list("begins-after-first.other")
_LOSES: Final = word_list("begins-after-first.loses")
_SMALL: Final = word_list("begins-after-first.small")
_KNOWN: Final = _LEFT | _DEALER | _BEGIN | _FIRST | _PLAYS | _OTHER | _LOSES | _SMALL
_SKIPS: Final = frozenset({"skip", "draw-two"})

Who = Literal["dealer", "left", ""]


def begins_after_first(story: Story) -> Compared | None:
    """Yes or no of the dealer, or of whoever sits to their left; None where it is of another."""
    situation, values = story.situation, story.facts.values
    plain = situation.ask in {"yes-no", "any"} and not (situation.negated or situation.doubted)
    if not plain or "first-card" not in story.said or story.said & _OTHERWISE:
        return None
    cards = situation.named
    clauses = heard_clauses(situation)
    if len(cards) != 1 or not clauses or values.get("variant") != "classic":
        return None
    kind, two = cards[0].kind, values.get("players") == _TWO
    who = _who(clauses[-1], clauses[:-1], situation, two=two)
    if not who or kind not in _SKIPS | {"reverse"}:
        return None
    if any(word.key in _LOSES for word in clauses[-1]):
        return Compared("first-card", yes_or_no(who == "left")) if kind in _SKIPS else None
    if kind == "reverse" or two:
        # With two whoever sits to the left of the dealer is the only one who can be skipped.
        return Compared("first-card", yes_or_no(who == "dealer"))
    return Compared("first-card", "no")


def _who(
    asked: Sequence[Heard], told: Sequence[Sequence[Heard]], situation: Situation, *, two: bool
) -> Who:
    """Of whom it is asked if they begin; nobody where a word of the question is not known."""
    keys, persons = {word.key for word in asked}, PERSONS[situation.language]
    people = _people(asked, persons.i)
    named = {word.key for word in asked if word.is_name}
    if not keys <= _KNOWN | persons.i | named or not keys & (_BEGIN | _PLAYS | _LOSES):
        return ""
    dealt = [clause for clause in told if any(word.key in _DEALT for word in clause)]
    dealers = _people(dealt[0], persons.i) if dealt else set()
    if people:
        if len(people) > 1 or len(dealers) != 1 or keys & (_DEALER | _LEFT | _OTHER):
            return ""
        return "dealer" if people == dealers else "left" if two else ""
    if keys & _DEALER:
        return "left" if keys & _LEFT else "" if keys & _OTHER else "dealer"
    if keys & _FIRST and keys & (_PLAYS | _LOSES) and not keys & (_LEFT | _OTHER):
        return "left"
    return "left" if two and keys & _OTHER and dealers == {ME} else ""


def _people(words: Sequence[Heard], mine: frozenset[str]) -> set[str]:
    """Whoever is named by these words, and whoever asks."""
    return {ME if word.key in mine else word.key for word in words if _is_one(word, mine)}


def _is_one(word: Heard, mine: frozenset[str]) -> bool:
    """Whether somebody is named; Dutch "dan" is no Dan."""
    return (word.is_name and word.key not in _KNOWN) or word.key in mine
