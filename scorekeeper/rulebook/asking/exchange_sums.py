"""The hand that comes to somebody by a swap, where the rules of the table have one."""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story, Sum

_RULINGS: Final = {"7": "seven", "0": "zero", "swap-hands": "swap-hands"}


def exchanged_hand(story: Story) -> Sum | None:
    """How many cards whoever is asked of holds; None where hands stay, or nothing is told."""
    swapped = story.situation.exchanged
    asks = story.situation.ask != "yes-no"
    if swapped is None or swapped.more is not None or not asks:
        return None
    if not _hands_move(story, swapped.kind):
        return None
    ruling = _RULINGS[swapped.kind]
    case = None if ruling == "swap-hands" else "size"
    return Sum(swapped.now, str(swapped.now), ruling, case, certain=True)


def more_after_swap(story: Story) -> Compared | None:
    """ "Do I hold fewer cards now than before the swap?"."""
    swapped = story.situation.exchanged
    asks = story.situation.ask in {"yes-no", "any"}
    if swapped is None or swapped.more is None or not asks or not _hands_move(story, swapped.kind):
        return None
    return Compared(_RULINGS[swapped.kind], "yes" if swapped.more else "no")


def _hands_move(story: Story, kind: str) -> bool:
    values = story.facts.values
    if kind == "7":
        return values.get("seven") in {"must-swap", "may-swap"}
    if kind == "0":
        # Of more than two, another sits before whoever asks.
        return values.get("zero") == "pass-on" and values.get("players") == "2"
    return kind in story.kinds
