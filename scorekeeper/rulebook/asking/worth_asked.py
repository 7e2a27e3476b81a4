"""What one card counts, where no points are spoken of: "what do we write for a plus four?"."""

from typing import Final

from scorekeeper.rulebook.asking.point_rulings import asked_keys
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_CLAUSE: Final = 6
"""Words."""


def worth_asked(story: Story) -> Sum | None:
    """The worth of the one card told; None where something else of it is asked for."""
    return _highest_number(story) or _single(story) or _number_alone(story)


def _single(story: Story) -> Sum | None:
    situation = story.situation
    cards = [card for card in situation.cards if card.kind in story.kinds]
    if len(cards) != 1 or len(situation.cards) != 1 or cards[0].count != 1:
        return None
    if situation.numbers or situation.unread or situation.claimed or story.said & _OTHER_MATTERS:
        return None
    if situation.ask == "yes-no" or situation.asked & {"who", "may", "must", "card"}:
        return None
    if not _asks_for_worth(story, number=cards[0].kind.isdecimal()):
        return None
    value = story.kinds[cards[0].kind].points.value
    return Sum(value, str(value), "card-points", None, "points")


def _number_alone(story: Story) -> Sum | None:
    """ "What does a leftover 0 count?", "8 left, points?": the face that is said, and no amount."""
    situation = story.situation
    told = [number for number in situation.numbers if number.unit in {"", "points"}]
    if situation.cards or len(told) != 1 or len(situation.numbers) != 1 or situation.claimed:
        return None
    value = told[0].value
    if str(value) not in story.kinds or story.said - _OF_WORTH or situation.unread:
        return None
    left = value == 0 or story.said & {"hand-word", "number-card"}
    asks = situation.ask == "number" or (
        situation.ask in {"open", "any"} and "points" in situation.asked
    )
    worth = "points" in story.said or value > 0
    return (
        Sum(value, str(value), "card-points", None, "points") if left and asks and worth else None
    )


def _asks_for_worth(story: Story, *, number: bool) -> bool:
    """ "Was bringt …", "what's it count", "what does the winner get for it"."""
    situation = story.situation
    if situation.ask != "number" and "what" not in situation.asked:
        return False
    keys = asked_keys(story) | frozenset(situation.keys[-_CLAUSE:])
    if not _OTHERWISE.isdisjoint(situation.keys):
        return False
    if situation.ask == "number":
        # "What's the count for …", "how many are there": not of points, maybe.
        return bool(keys & _SURE - _COUNTS)
    left = story.said & {"hand-word", "hold", "lose", "last-card", "still"}
    gets = keys & _GETS and left and keys & _FOR and "draw-count" not in story.said
    gives = number and keys & {"gibt", "geeft", "gives"} and situation.asked <= {"what"}
    return bool(keys & _SURE) or bool(gets) or bool(gives)


def _highest_number(story: Story) -> Sum | None:
    """ "What is the highest number card worth?"."""
    situation = story.situation
    if not {"highest", "number-card"} <= story.said or situation.claimed or situation.cards:
        return None
    asks = situation.ask in {"number", "open"} and "who" not in situation.asked
    if not asks or "points" not in story.said or "dealer" in story.said:
        return None
    faces = [int(kind) for kind in story.kinds if kind.isdecimal()]
    value = max(faces, default=0)
    return Sum(value, str(value), "card-points", None, "points") if faces else None


_OF_WORTH: Final = frozenset(
    {"points", "how-many", "what", "hand-word", "still", "number-card", "only", "card"}
    | {"name-classic", "name-no-mercy", "name-flex", "when"}
)
"""What may be said of a card of which nothing but its worth is asked."""
_COUNTS: Final = word_list("worth-asked.counts")
_OTHERWISE: Final = word_list("worth-asked.otherwise")
_SURE: Final = word_list("worth-asked.sure")
_GETS: Final = word_list("worth-asked.gets")
_FOR: Final = word_list("worth-asked.for")
_OTHER_MATTERS: Final = frozenset(
    {
        "stack", "challenge", "bluff", "dealer", "same", "partners", "tie", "elimination", "uno",
        "first-card", "deck-size", "keep-own", "lowest", "knock-out", "mercy", "turn", "swap",
        "lose-turn", "wrong-card", "penalty", "handling", "target", "next-player", "reverse",
        "other-game", "direction",
    }
)  # fmt: skip
