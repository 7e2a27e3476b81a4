"""Whom a draw card hits that turns the direction first: whoever sat before the one who lays it."""

from typing import Final

from scorekeeper.rulebook.asking.settling import Verdict
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.asking.who_laid import who_laid
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = "2"
_BEFORE: Final = word_list("reversed-at.before")
_SMALL: Final = word_list("reversed-at.small")


def player_before_draws(story: Story) -> Compared | None:
    """ "I lay the wild reverse draw 4. Does the player before me draw four?": play turned to them.

    Not among two, and not where the draw is passed on.
    """
    situation, two = story.situation, story.facts.values.get("players") == _TWO
    cards = [card for card in situation.named if not card.kind.isdecimal()]
    own = frozenset(situation.keys[situation.begins :])
    plain = situation.ask == "yes-no" and not situation.negated and not situation.doubted
    if not plain or two or len(cards) != 1 or not own & _BEFORE or not situation.begins:
        return None
    kind = story.kinds.get(cards[0].kind)
    effect = None if kind is None else kind.effect
    turned = effect is not None and effect.turns and effect.draws == "next"
    if kind is None or kind.draws is None or not turned or cards[0].start >= situation.begins:
        return None
    numbers = [n for n in situation.numbers if n.at >= situation.begins]
    strange = own - _BEFORE - _SMALL - {situation.keys[n.at] for n in numbers}
    if (
        strange
        or story.said & {"stack", "pass-on", "not"}
        or who_laid(situation, cards[0]) == "other"
    ):
        return None
    right: Verdict = "yes" if all(n.value == kind.draws.value for n in numbers) else "no"
    return Compared("draw-count", right)
