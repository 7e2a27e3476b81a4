"""Who still draws for a draw card that was somebody's last, where it is told who comes after whom.

"Nina goes out with a Draw Two and Lex comes after her, I only come after Lex. Do I take the two?":
Lex does. Every word has to be known here but for the names.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import (
    BESIDE,
    ME,
    THEY,
    parts_of,
    people_in,
    person_of,
)
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_RULING: Final = "last-card-draws"
_OTHERWISE: Final = frozenset(
    {"challenge", "bluff", "not", "stack", "swap", "two-players", "first-card", "partners", "who"}
    | {"flex-side", "points", "uno"}
)
_AFTER: Final = word_list("next-after-last.after")
_DRAWS: Final = word_list("next-after-last.draws")
_SMALL: Final = word_list("next-after-last.small")
_NEXT: Final = word_list("hit.next") | word_list("hit.turn")
_KNOWN: Final = _AFTER | _DRAWS | _SMALL | BESIDE


def next_after_last(story: Story) -> Compared | None:
    """ "Opa ends on a +2, Lex comes after him and I after Lex. Do I draw?"."""
    situation, last = story.situation, story.situation.ended_with
    if last is None or len(situation.named) != 1 or situation.negated or situation.doubted:
        return None
    card = story.kinds.get(last.kind)
    draws = None if card is None or card.draws is None else card.draws.value
    known = story.facts.values.get("last_card_draws") == "yes"
    if draws is None or not known or story.said & _OTHERWISE or situation.ask != "yes-no":
        return None
    parts = parts_of(situation, lambda clause: _asks(clause, situation.language))
    told, asked = parts or ([], ())
    numbers = {word.value for word in asked if word.value not in {None, 1}}
    if not told or not any(word.key in _DRAWS for word in asked) or not numbers <= {draws}:
        return None
    # What stands before the card tells who laid it.
    layer = _one(_before_card(told[0], situation), situation.language)
    who = _one(asked, situation.language)
    seats = list(_seats(told[1:], layer, situation.language))
    following = {subject for subject, before in seats if before == layer}
    people = {layer, *(name for seat in seats for name in seat)}
    plain = all(subject and before for subject, before in seats)
    # "Lisa is next": and so nobody else is.
    people |= {ME} if who == ME and len(seats) == 1 and following else set()
    if not layer or layer == ME or len(following) != 1 or not plain or who not in people:
        return None
    return Compared(_RULING, yes_or_no(who in following))


def _asks(clause: Sequence[Heard], language: str) -> bool:
    """Whether one person is asked about, of whom nothing else is asked than if they draw."""
    draws = any(word.key in _DRAWS for word in clause)
    return draws and bool(person_of(clause, _KNOWN, language))


def _before_card(clause: Sequence[Heard], situation: Situation) -> Sequence[Heard]:
    start = situation.ended_with.start if situation.ended_with is not None else 0
    behind = {id(word) for word in situation.heard[start:]}
    return [word for word in clause if id(word) not in behind]


def _one(clause: Sequence[Heard], language: str) -> str:
    """The one person of a clause; empty where there are more, or only a pronoun."""
    people = people_in(clause, _KNOWN, language)
    everybody = people.named | people.pronouns
    return next(iter(everybody)) if len(everybody) == 1 and THEY not in everybody else ""


def _seats(told: Sequence[Sequence[Heard]], layer: str, language: str) -> Iterator[tuple[str, str]]:
    """Who comes after whom, empty where that is not clear."""
    persons = PERSONS[language]
    for clause in told:
        at = next((at for at, word in enumerate(clause) if word.key in _AFTER), None)
        if at is None and any(word.key in _NEXT for word in clause):
            yield person_of(clause, _KNOWN | _NEXT, language), layer
            continue
        if at is None:
            yield "", ""
            continue
        subject = _one(clause[:at], language) if at <= _SHORT else ""
        behind = [word.key for word in clause[at + 1 :] if word.key not in _SMALL | persons.my]
        them = persons.they | persons.them | persons.perhaps_they
        before = "" if len(behind) != 1 else layer if behind[0] in them else behind[0]
        yield subject, ME if before in persons.me else before


_SHORT: Final = 5
"""Words before "after" in a clause that tells of nothing else."""
