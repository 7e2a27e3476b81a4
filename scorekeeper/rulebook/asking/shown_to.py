"""Who sees a hand when a Wild Draw Four is challenged: whoever challenged, and nobody else."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import is_plain_claim
from scorekeeper.rulebook.asking.hit_words import DOUBTS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_ASKED: Final = frozenset({"show", "bystander"})
_OTHERWISE: Final = frozenset({"everyone", "not", "first-card", "i-was-hit", "may"})
_ONLY: Final = word_list("shown-to.only")
_SEES: Final = word_list("shown-to.sees")
_SHOWS: Final = word_list("shown-to.shows")
_NOT: Final = word_list("shown-to.not")
_NOBODY: Final = word_list("bindings.not")
_TO: Final = word_list("shown-to.to")
"""What may stand between "only" and whoever challenges: "only to the one who …"."""
_AND: Final = word_list("shown-to.and")
"""Behind whoever challenges: somebody else sees it, too."""
_NEAR: Final = 5
_FAR: Final = 7
_REFUSED: Final = frozenset({"refuse", "show"})
_OF_REFUSING: Final = _REFUSED | {
    "may", "must", "hand-word", "knocked-cards", "card", "caught", "pile-word", "i-was-hit", "look",
}  # fmt: skip
"""All that is heard where somebody will not show their cards."""
_ALL: Final = word_list("shown-to.all")
_EVEN: Final = word_list("shown-to.even")
"""Before whoever challenges: "to everybody, even the challenger"."""
_OF_ALL: Final = _OF_REFUSING | {"everyone", "challenge", "players-word", "able"}
_RULING: Final = "challenge-show"


def shown_to_onlooker(story: Story) -> Compared | None:
    """ "Ellen challenges Jo. Must Jo show me his cards, too? I'm only watching.": not to me."""
    situation, persons = story.situation, PERSONS[story.situation.language]
    if not situation.asked >= _ASKED or "challenge" not in story.said or story.said & _OTHERWISE:
        return None
    if situation.ask != "yes-no" or is_plain_claim(situation):
        return None
    told, own = situation.keys[: situation.begins], situation.keys[situation.begins :]
    concerns = (persons.i | persons.me | persons.my).intersection(told)
    if concerns or not told or not persons.me.intersection(own):
        return None
    return Compared(_RULING, "no")


def shown_to_challenger(story: Story) -> Compared | None:
    """ "When somebody challenges me, only the challenger sees my hand, right?": so it is."""
    situation = story.situation
    heard = situation.heard[situation.begins :]
    asked = situation.asked & {"show", "look"}
    if situation.ask != "yes-no" or situation.negated or not asked:
        return None
    only, keys = _only_challenger(heard), {word.key for word in heard}
    if only is None or story.said & {"everyone", "first-card"}:
        return None
    if _SEES.isdisjoint(keys) or not _SHOWS.isdisjoint(keys):
        # "Only the challenger has to show his hand": that is another one.
        return None
    allowed = story.facts.values.get("challenge") == "yes"
    return Compared(_RULING, yes_or_no(only)) if allowed else None


def refuses_to_show(story: Story) -> Compared | None:
    """ "I don't believe him. Can he refuse to show me his cards?": he may not."""
    situation, persons = story.situation, PERSONS[story.situation.language]
    told, own = situation.heard[: situation.begins], situation.keys[situation.begins :]
    asks = situation.ask == "yes-no" and situation.modal == "may" and situation.asked >= _REFUSED
    plain = not (situation.negated or situation.claimed or situation.asked - _OF_REFUSING)
    if not asks or not plain or story.facts.values.get("challenge") != "yes":
        return None
    doubter = doubter_told(told, persons.i)
    mine = not persons.i.isdisjoint(own)
    if doubter is None or mine == doubter or "first-card" in story.said:
        return None
    return Compared(_RULING, "no")


def refuses_to_show_all(story: Story) -> Compared | None:
    """ "May I refuse to show everybody my cards?": one may, only the challenger sees them."""
    situation = story.situation
    own = situation.heard[situation.begins :]
    asks = situation.ask == "yes-no" and situation.modal == "may" and situation.asked >= _REFUSED
    plain = not (situation.negated or situation.claimed or situation.asked - _OF_ALL)
    if not asks or not plain or story.facts.values.get("challenge") != "yes":
        return None
    at = next((at for at, word in enumerate(own) if "refuse" in word.concepts), len(own))
    behind = {word.key for word in own[at:]}
    if behind.isdisjoint(_ALL) or behind & (_NOT | _NOBODY | _EVEN) or "first-card" in story.said:
        return None
    return Compared(_RULING, "yes")


def doubter_told(told: Sequence[Heard], me: frozenset[str]) -> bool | None:
    """Whether it is me who challenges; None where nobody is told to, or it is denied."""
    at = next((at for at, word in enumerate(told) if "challenge" in word.concepts), None)
    if at is None:
        return None
    challenges = told[at].key.startswith(DOUBTS)
    if challenges and any(word.key in _NOT | _NOBODY for word in told):
        # "I don't challenge him"; "I don't believe him" does.
        return None
    near = told[max(at - _FAR, 0) : at + 2]
    return any(word.key in me for word in near)


def _only_challenger(heard: Sequence[Heard]) -> bool | None:
    """ "Just the challenger", "nur wer anzweifelt", or "not just" them.

    None where that is not said: "only when I am challenged".
    """
    for at, word in enumerate(heard):
        if word.key not in _ONLY:
            continue
        for place in range(at + 1, min(at + _NEAR, len(heard))):
            if "challenge" in heard[place].concepts:
                behind = heard[place + 1 : place + 2]
                if any(one.key in _AND for one in behind):
                    return None
                return not (at and heard[at - 1].key in _NOT)
            if heard[place].key not in _TO:
                break
    return None
