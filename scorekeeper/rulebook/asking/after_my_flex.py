"""Which side a power card shows after it was used, where those of the others are told.

"Lena is on red and Mats on green, I flex now. Is my power card green again then?": it is red, as
not all of them are; with the last one all turn back. Every word has to be known but for the names.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.heard_parts import (
    ME,
    THEY,
    heard_clauses,
    is_plain_claim,
    keys_of,
    people_in,
)
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_FLIPS: Final = "flip-wild"
_OTHERWISE: Final = frozenset({"flip-symbol", "not", "first-card", "stay", "when"})
_SIDES: Final = frozenset({"green", "red"})
_FLEXES: Final = word_list("after-my-flex.flexes")
_CARD: Final = word_list("after-my-flex.card")
_BOTH: Final = word_list("after-my-flex.both")
_SMALL: Final = word_list("after-my-flex.small")
_KNOWN: Final = _FLEXES | _CARD | _BOTH | _SMALL | frozenset(COLOURS)
_TWO: Final = 2


def after_my_flex(story: Story) -> Compared | None:
    """ "The other two are on red and I flex. Is mine red then?": all are green again."""
    situation = story.situation
    if _FLIPS not in story.kinds or situation.named or is_plain_claim(situation):
        return None
    if situation.ask != "yes-no" or story.said & _OTHERWISE:
        return None
    *told, asked = heard_clauses(situation) or [()]
    side = _side(asked)
    mine = PERSONS[situation.language].my
    of_mine = bool(keys_of([asked]) & mine and keys_of([asked]) & _CARD)
    people = people_in(asked, _KNOWN, situation.language)
    if not side or not of_mine or people.named or people.pronouns - {ME}:
        return None
    shown = _shown(told, situation.language)
    players = int(story.facts.values.get("players", "0"))
    if not shown or (set(shown.values()) == {"red"} and len(shown) + 1 != players):
        return None
    back = set(shown.values()) == {"red"}
    return Compared("power-card-back", yes_or_no(back == (side == "green")))


def _side(clause: Sequence[Heard]) -> str:
    found = {COLOURS[word.key] for word in clause if word.key in COLOURS} & _SIDES
    return next(iter(found)) if len(found) == 1 else ""


def _shown(told: Sequence[Sequence[Heard]], language: str) -> dict[str, str]:
    """Which side each of the others shows; empty where a clause is not clear, or nobody flexes."""
    shown: dict[str, str] = {}
    waiting: list[str] = []
    flexes = False
    for clause in told:
        people, side = people_in(clause, _KNOWN, language), _side(clause)
        keys = keys_of([clause])
        if ME in people.pronouns:
            flexes = bool(keys & _FLEXES) and not side and not people.named
            if not flexes or clause is not told[-1]:
                return {}
            continue
        if len(people.named) != 1 or THEY in people.pronouns:
            return {}
        waiting.append(next(iter(people.named)))
        if side and (len(waiting) == 1 or (keys & _BOTH and len(waiting) == _TWO)):
            shown |= dict.fromkeys(waiting, side)
            waiting = []
    return shown if flexes and not waiting else {}
