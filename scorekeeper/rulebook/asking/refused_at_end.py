"""Whether somebody must draw for another one's last card who refuses to, the round being over.

"Sara went out on a Draw Two. Timo says: it's over, I'm drawing nothing. Must he take the two?":
he must. Whoever laid the card, or sits elsewhere, is spoken of otherwise.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import heard_clauses, is_plain_claim
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_RULING: Final = "last-card-draws"
_SAID: Final = frozenset(
    {"must", "still", "say", "finish", "draw", "not", "refuse", "round", "last-card", "card"}
    | {"served", "same", "game", "hold"}
)
"""What may be said where nothing else is told or asked."""
_SAYS: Final = word_list("refused-at-end.says")
_REFUSES: Final = word_list("refused-at-end.refuses")
"""Words of whoever is to draw and will not: "over", "nothing", "refuses"."""
_NEAR: Final = 3


def refused_at_end(story: Story) -> Compared | None:
    """ "Oma ends on a +2, Jan says the round is over. Must he still draw?": he must."""
    situation, last = story.situation, story.situation.ended_with
    if last is None or len(situation.named) != 1 or not story.said <= _SAID:
        return None
    card = story.kinds.get(last.kind)
    draws = None if card is None or card.draws is None else card.draws.value
    must = situation.ask == "yes-no" and situation.modal == "must"
    if draws is None or not must or is_plain_claim(situation) or situation.unknown:
        return None
    told, asked = situation.heard[last.end : situation.begins], situation.heard[situation.begins :]
    numbers = {word.value for word in asked if word.value not in {None, 1}}
    known = story.facts.values.get("last_card_draws") == "yes"
    if not known or not numbers <= {draws} or "draw" not in story.said:
        return None
    if _REFUSES.isdisjoint(word.key for word in told) or not _asks_for_sayer(
        situation, told, asked
    ):
        return None
    return Compared(_RULING, "yes")


def _asks_for_sayer(situation: Situation, told: Sequence[Heard], asked: Sequence[Heard]) -> bool:
    """Whether it is asked of whoever refuses, and that is another one than who went out."""
    persons, last = PERSONS[situation.language], situation.ended_with
    layer = {word.key for word in situation.heard[: last.start if last is not None else 0]}
    sayers = _sayers(situation, told) - layer
    names = {word.key for word in asked if word.is_name or word.key in KIN}
    concerns = {word.key for word in asked} & (persons.i | persons.me)
    if not sayers or concerns or names & layer:
        return False
    return names <= sayers and bool(names or {w.key for w in asked} & persons.they)


def _sayers(situation: Situation, told: Sequence[Heard]) -> frozenset[str]:
    """The names, or relatives, that stand right before who says or refuses something."""
    own = {id(word) for word in told}
    found = set[str]()
    for clause in heard_clauses(situation):
        at = next((at for at, word in enumerate(clause) if word.key in _SAYS), None)
        if at is not None and id(clause[at]) in own:
            before = clause[max(at - _NEAR, 0) : at]
            found |= {word.key for word in before if word.is_name or word.key in KIN}
    return frozenset(found)
