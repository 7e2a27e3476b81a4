"""What a draw card that was somebody's last still has the next player draw, and hold."""

from typing import Final

from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list


def drawn_for_last(story: Story) -> Sum | None:
    """What the next player draws for the card that somebody goes out with."""
    last = story.situation.ended_with
    card = story.kinds.get(last.kind) if last is not None else None
    if card is None or card.draws is None or story.situation.ask != "number":
        return None
    if story.hand_asked or "draw" not in story.situation.asked:
        return None
    if story.said & {"points", "challenge", "innocent", "guilty", "bystander"}:
        # Whoever sits elsewhere draws nothing: `behind_answers.py`, where it is told how far.
        return None
    if story.facts.values.get("last_card_draws") != "yes":
        return None
    return Sum(card.draws.value, str(card.draws.value), "last-card-draws", None, "cards")


def counted_after(story: Story) -> Sum | None:
    """What the next player holds when cards are counted, drawn for the last one, too."""
    situation = story.situation
    last = situation.ended_with or (situation.cards[0] if len(situation.cards) == 1 else None)
    card = story.kinds.get(last.kind) if last is not None else None
    ends = story.said & {"finish", "last-card"} and "next-player" in story.said
    own = frozenset(situation.keys[situation.begins :])
    if "draw" in situation.asked:
        return None
    counted = own & _COUNTED and _POINTS.isdisjoint(situation.keys)
    told = [n.value for n in situation.numbers if n.unit in {"", "card"} and not n.asked]
    if card is None or card.draws is None or not ends or not counted or len(told) != 1:
        return None
    if situation.ask != "number" or story.facts.values.get("last_card_draws") != "yes":
        return None
    value = told[0] + card.draws.value
    shown = f"{told[0]} + {card.draws.value} = {value}"
    return Sum(value, shown, "last-card-draws", None, "cards")


_POINTS: Final = word_list("last-card-sums.points")
_COUNTED: Final = word_list("last-card-sums.counted")
