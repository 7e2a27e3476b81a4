"""What somebody holds after a penalty: for a missing UNO, a wrong card, advice."""

from scorekeeper.rulebook.asking.asks import WILD_FOURS
from scorekeeper.rulebook.asking.situation import HandTold
from scorekeeper.rulebook.asking.story import Story, Sum, plus


def uno_missed(story: Story) -> Sum | None:
    """The hand after the penalty for a missing UNO, or without one if nobody noticed in time."""
    rules = story.rules.uno_penalty
    silent = "forget" in story.said or {"uno", "caught"} <= story.said
    silent = silent or {"one-left", "caught"} <= story.said
    told = story.before()
    lone = told is not None and told.value == 1 and "caught" in story.said
    silent = silent or (lone and not story.said & {"challenge", "bluff", "wrong-card", "guilty"})
    if rules is None or not silent or story.has("draw-two", *WILD_FOURS):
        return None
    told = story.before() or HandTold(1, 0)
    late = "next-begins" in story.said and not story.said & {"not-yet", "in-time"}
    if late or "unnoticed" in story.said:
        return plus(story, told, 0, "uno-caught", None)
    return plus(story, told, rules.value, "uno-penalty", None)


def wrong_card_laid(story: Story) -> Sum | None:
    """The hand with the wrong card taken back and the penalty."""
    rules = story.rules.wrong_card_penalty
    misfit = story.facts.values.get("fit") == "none"
    wrong = "wrong-card" in story.said or misfit or {"caught", "penalty"} <= story.said
    missing = "no-match" in story.said and not story.said & {"caught", "penalty"}
    wrong = wrong and not missing and "unnoticed" not in story.said
    if rules is None or not wrong:
        return None
    told = story.before()
    if told is None:
        return None
    back = 1 if told.laid and told.at > story.hand.card_at else 0
    if back:
        value = told.value + 1 + rules.value
        return Sum(value, f"{told.value} + 1 + {rules.value} = {value}", "wrong-card", "penalty")
    return plus(story, told, rules.value, "wrong-card", "penalty")


def advised(story: Story) -> Sum | None:
    """The hand after the penalty for advice."""
    rules = story.rules.suggestion_penalty
    if rules is None or "advice" not in story.said or story.said & {"challenge", "uno"}:
        return None
    return plus(story, story.before(), rules.value, "advice", "penalty")
