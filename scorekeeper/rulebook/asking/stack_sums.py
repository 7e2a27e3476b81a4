"""What draw cards laid one on the other come to, by the rules of the table."""

from typing import Final

from scorekeeper.rulebook.asking.answering_cards import answering
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_NOT: Final = frozenset(
    {"may", "challenge", "why", "when", "who", "mean", "mercy", "knock-out", "deck-size"}
)
_POINTS: Final = ("points", "point", "punkt", "punt")
_WORTH: Final = word_list("stack-sums.worth")
_LEFT: Final = word_list("stack-sums.left")
_SUMS: Final = word_list("stack-sums.sums")
_TWO: Final = 2
_BILL: Final = word_list("stack-sums.bill")
_DRAWS: Final = word_list("stack-sums.draws")
_FIRST_PERSON: Final = word_list("stack-sums.first-person")
_OF_AMOUNTS: Final = frozenset(
    {"what", "draw", "how-many", "stack", "points", "next-player", "no-match", "card", "bystander"}
    | {"penalty", "last-card", "progressive", "everyone", "several", "only-last"}
)
_WHAT_NEXT: Final = word_list("stack-sums.what-next")


def stacked_sum(story: Story) -> Sum | None:
    """ "+2, +2 and the ten: what does that make for me in cards?"."""
    value = story.situation.stacked
    if value is not None and _one_after_the_other(story) and _asks_for_draws(story):
        return Sum(value, str(value), "two-draw", "again", "cards")
    stacks = story.facts.values.get("stacking") not in {"none", "silent"}
    if value is None or not stacks or not _asks_for_draws(story):
        return None
    certain = story.situation.ask == "any" and _is_half(story) and not story.situation.half_told
    return Sum(value, str(value), "stack-total", "total", "cards", certain=certain)


def _one_after_the_other(story: Story) -> bool:
    """ "Just us two: I play a +2, he draws, I play another": each is drawn for on its own."""
    two = story.facts.values.get("players") == str(_TWO)
    alone = story.facts.values.get("stacking") == "none" and "stack" not in story.situation.asked
    lists = not _FIRST_PERSON.isdisjoint(story.situation.keys)
    return two and alone and lists and not story.said & {"i-was-hit", "pass-on"}


def _asks_for_draws(story: Story) -> bool:
    """Whether an amount is asked for, and not one of points or of cards that are held."""
    situation = story.situation
    keys = frozenset(situation.keys)
    if any(key.startswith(_POINTS) for key in keys) or keys & _WORTH:
        return False
    if "points" in story.said and keys & _LEFT and "stack" not in story.said:
        return False
    if "points" in situation.asked and not _SUMS.isdisjoint(situation.keys[-_TWO:]):
        return False
    if {"points", "win"} <= story.said and "points" in situation.asked:
        # "Rob was left with a +6, and I won. What does Rob yield me?"
        return False
    if "hand" in situation.keys[situation.begins :] and "draw" not in situation.asked:
        return False
    if situation.asked & _NOT or story.hand_asked or situation.modal == "may":
        return False
    if situation.ask == "number":
        return True
    if situation.ask == "any" and _is_half(story):
        return True
    return situation.ask in {"open", "any"} and _asks_what_comes(story)


def _is_half(story: Story) -> bool:
    """ "+6 on +6, poor fellow draws…?", "six and ten stacked. Penalty?": half a sentence."""
    situation = story.situation
    last = situation.keys[-1] if situation.keys else ""
    plain = not situation.claimed and not situation.negated
    return plain and (last in _BILL or (last in _DRAWS and "not" not in story.said))


def _asks_what_comes(story: Story) -> bool:
    """ "What does Max take?", "wat is de rekening": one thing, and no more than its size."""
    asked = story.situation.asked
    own = story.situation.keys[story.situation.begins :]
    return "what" in asked and asked <= _OF_AMOUNTS and _WHAT_NEXT.isdisjoint(own)


def may_answer(story: Story) -> bool | None:
    """Whether one draw card answers the other, where nothing else is asked; else None.

    Which of two numbers is higher no experience with other questions tells.
    """
    situation = story.situation
    higher = story.facts.values.get("stacking") == "equal-or-higher"
    stacks = story.facts.values.get("stack")
    if not higher or stacks is None or not story.said <= _OF_ANSWERS:
        return None
    if situation.ask not in {"yes-no", "any"} or situation.modal == "must" or situation.numbers:
        return None
    if situation.unknown or answering(situation.heard, situation.cards) is None:
        return None
    return stacks == "yes"


_OF_ANSWERS: Final = frozenset(
    {"may", "stack", "play", "dodge", "pass-on", "able", "mercy", "name-no-mercy", "pile-word"}
    | {"i-was-hit", "card", "draw-card", "really-true", "must", "say", "fits", "hold"}
)
"""What may be said where it is asked if one card may be laid on another."""
