"""Who draws for a Flex card that is aimed at one player: whoever was pointed at, and nobody else.

"The target draw two, flexed. Ray points at Una and I'm next. Two cards for me?": she draws them.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import (
    ME,
    heard_clauses,
    is_plain_claim,
    people_in,
)
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_RULING: Final = "draw-count"
_DRAWN: Final = {"flex-target-draw-two": 2, "flex-wild-draw-four": 4, "wild-draw-four": 4}
"""What is drawn by one player who was chosen."""
_OTHERWISE: Final = frozenset(
    {"challenge", "not", "first-card", "plain-side", "everyone", "lose-turn", "who", "red-side"}
)
_POINTS: Final = word_list("target-pointed.points")
_DRAWS: Final = word_list("target-pointed.draws")
_SMALL: Final = word_list("target-pointed.small")


def pointed_at(story: Story) -> Compared | None:
    """ "Ray picks Una. Do I draw two?"."""
    situation = story.situation
    cards = [card for card in situation.named if card.kind in _DRAWN]
    if len(cards) != 1 or len(situation.named) != 1 or "flex-side" not in story.said:
        return None
    if story.said & _OTHERWISE or is_plain_claim(situation):
        return None
    if situation.ask not in {"yes-no", "any"}:
        return None
    *told, asked = heard_clauses(situation) or [()]
    numbers = {word.value for word in asked if word.value not in {None, 1}}
    draws = any(word.key in _DRAWS for word in asked)
    if not draws or not numbers <= {_DRAWN[cards[0].kind]}:
        return None
    chosen = [_chosen(situation, clause) for clause in told]
    whom = [one for one in chosen if one is not None]
    who = _asked_of(situation, asked)
    if len(whom) != 1 or not whom[0] or not who:
        return None
    return Compared(_RULING, yes_or_no(who == whom[0]))


def _chosen(situation: Situation, clause: Sequence[Heard]) -> str | None:
    """Whom a clause points at; empty where that is not clear, None where it points at nobody."""
    keys = [word.key for word in clause]
    at = next((at for at, key in enumerate(keys) if key in _POINTS), None)
    if at is None:
        return None
    persons = PERSONS[situation.language]
    behind = [key for key in keys[at + 1 :] if key not in _SMALL | persons.my | _POINTS]
    if len(behind) != 1:
        return ""
    # "Me", "Una": a pronoun may stand for anybody.
    unclear = persons.they | persons.them | persons.perhaps_they | persons.i
    return ME if behind[0] in persons.me else "" if behind[0] in unclear else behind[0]


def _asked_of(situation: Situation, asked: Sequence[Heard]) -> str:
    people = people_in(asked, _SMALL | _DRAWS, situation.language)
    who = {*people.named, *people.pronouns}
    if who == {ME}:
        return ME
    known = {word.key for word in situation.heard[: situation.begins]}
    # Whoever is named must have been told of: any other word may tell of another matter.
    named = len(who) == 1 and not people.pronouns and (who <= KIN or who <= known)
    return next(iter(who)) if named else ""
