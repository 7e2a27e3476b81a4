"""What a challenge costs where several Wild Draw Fours were laid: more, and no sheet says how much.

"Two +4s in a row, the challenger was wrong. How many?", "drei +4, der letzte hat geblufft": the
sum of the cards is only what is drawn where nobody challenges.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILD_FOURS
from scorekeeper.rulebook.asking.challenge_sums import challenge_sum, outcome_of
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no

_ELSEWHERE: Final = frozenset(
    {"points", "who", "turn", "again", "lose-turn", "show", "turns", "players-word", "deck-size"}
)
_NOT_SO: Final = frozenset({"not", "if", "wrong-card", "first-card", "flex-side"})

_OF_ONE: Final = frozenset({4, 6})
"""What a challenge of a single one costs."""


def grown_penalty(story: Story) -> Compared | None:
    """That it grows; None where nobody challenged, one card lies, or nobody draws for it."""
    situation, said = story.situation, story.said
    grows = story.facts.values.get("challenge_grows") == "yes"
    if (
        not grows
        or situation.ask not in {"number", "open"}
        or "fours-stacked" not in story.facts.said
    ):
        return None
    if any(card.kind not in WILD_FOURS for card in situation.named):
        return None
    undoubted = situation.chain is not None and situation.chain.undoubted
    if undoubted or situation.asked & _ELSEWHERE or said & _NOT_SO:
        return None
    bluffed = "has-bluffed" in story.facts.said or ("bluff" in said and "challenge" not in said)
    outcome = outcome_of(story) or ("guilty" if bluffed and "innocent" not in said else "")
    if not outcome or challenge_sum(story) is not None:
        return None
    return Compared(f"challenge-{outcome}", "explain")


def penalty_stays(story: Story) -> Compared | None:
    """ "Does the penalty for a bluff stay the same, with three +4s piled up?": it grows."""
    situation, said = story.situation, story.said
    asks = situation.ask == "yes-no" and not situation.negated and "penalty" in situation.asked
    if not asks or story.facts.values.get("challenge_grows") != "yes":
        return None
    stays, grows = "stay" in situation.asked, "grow" in situation.asked
    fours = [card for card in situation.named if card.kind in WILD_FOURS]
    several = any(card.count > 1 for card in fours) or len(fours) > 1
    several = several and ("stack" in said or "fours-stacked" in story.facts.said)
    other = said & (_NOT_SO - {"if"}) or situation.asked & _ELSEWHERE or "uno" in said
    doubted = said & {"bluff", "challenge", "guilty"}
    if stays == grows or other or not doubted or not several:
        return None
    if len(fours) < len(situation.named) or any(n.value not in _OF_ONE for n in situation.numbers):
        return None
    return Compared("progressive", yes_or_no(grows))
