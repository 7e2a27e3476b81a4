"""Whether I may lay a card of which one colour fits, by the side on which my power card lies.

"My power card is red, the flex colour fits and the main colour doesn't. May I play it?": on its red
side only the main colour counts; on the green one either does.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from scorekeeper.rulebook.asking.persons import PERSONS, clauses, clauses_cut
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_SIDES: Final = {"flex-side": "flex", "main-colour": "main"}
_AND: Final = word_list("goes-on.and")
_OTHERWISE: Final = frozenset(
    {"all-red", "flip-symbol", "turn-over", "back", "first-card", "until"}
)


def flex_colour_fits(story: Story) -> Compared | None:
    """ "… a card whose flex colour fits, but not the main colour. Can I play it?"."""
    situation = story.situation
    asks = situation.ask == "yes-no" and situation.modal == "may" and situation.begins > 0
    plain = not (situation.claimed or situation.negated or situation.doubted or situation.named)
    if story.facts.values.get("variant") != "flex" or not (asks and plain):
        return None
    if story.said & _OTHERWISE or "fits" not in story.said:
        return None
    red, green = "red-side" in story.said, "green-side" in story.said
    fitting = _fitting(situation)
    if fitting is None or red == green or not _is_mine(situation):
        return None
    return Compared("power-card", yes_or_no(green or fitting == "main"))


def _is_mine(situation: Situation) -> bool:
    """Whether nobody but whoever asks is spoken of."""
    persons = PERSONS[situation.language]
    keys = frozenset(situation.keys)
    asked = frozenset(situation.keys[situation.begins :])
    named = any(word.is_name for word in situation.heard)
    return bool(asked & persons.i) and not named and keys.isdisjoint(persons.they - {"sie", "ze"})


def _fitting(situation: Situation) -> Literal["flex", "main"] | None:
    """Which of the two colours fits, where the other one does not."""
    fits: dict[str, bool] = {}
    for clause in _clauses(situation):
        sides = _sides(clause)
        denied = any("not" in word.concepts for word in clause)
        said = denied or any("fits" in word.concepts for word in clause)
        if len(sides) == 1 and said:
            side = sides.pop()
            if side in fits:
                return None
            fits[side] = not denied
    if fits == {"flex": True, "main": False}:
        return "flex"
    return "main" if fits == {"main": True, "flex": False} else None


def _clauses(situation: Situation) -> Iterator[Sequence[Heard]]:
    """The clauses between commas, cut at "but" where both colours are told in one."""
    for places in clauses(situation.heard):
        whole = situation.heard[places.start : places.stop]
        if len(_sides(whole)) < len(_SIDES):
            yield whole
            continue
        for part in clauses_cut(whole, _AND):
            yield whole[part.start : part.stop]


def _sides(clause: Sequence[Heard]) -> set[str]:
    return {side for word in clause for of, side in _SIDES.items() if of in word.concepts}
