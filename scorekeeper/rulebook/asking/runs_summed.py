"""What a run of number cards counts, one of each: "one of each from 1 to 8, what's the sum?"."""

from typing import Final

from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list


def run_summed(story: Story) -> Sum | None:
    """The points of the run; None where no run of faces is told, or something else beside it."""
    situation = story.situation
    asks = situation.ask == "number" and "points" in story.said and not situation.claimed
    if not asks or story.said & _OTHERWISE or _ONE_OF_EACH.isdisjoint(situation.keys):
        return None
    runs = [
        (int(first), int(last))
        for first, to, last in zip(
            situation.keys, situation.keys[1:], situation.keys[2:], strict=False
        )
        if to in _TO and first in story.kinds and last in story.kinds
    ]
    told = {str(number.value) for number in situation.numbers}
    told |= {card.kind for card in situation.cards}
    if len(runs) != 1 or runs[0][0] >= runs[0][1] or told - {str(end) for end in runs[0]}:
        return None
    faces = range(runs[0][0], runs[0][1] + 1)
    value = sum(story.kinds[str(face)].points.value for face in faces)
    shown = f"{' + '.join(str(face) for face in faces)} = {value}"
    return Sum(value, shown, "hand-points", None, "points", certain=True)


_TO: Final = word_list("runs-summed.to")
_ONE_OF_EACH: Final = word_list("runs-summed.one-of-each")
_OTHERWISE: Final = frozenset(
    {"target", "win", "partners", "elimination", "round", "players-word", "dealer", "deck-size"}
)
