"""Who is out, holding just under the limit, depends on a draw card that can be answered.

"24 cards, a draw four on me, but I can put another on it. Am I out?": not as long as it is put on;
who cannot is. Every word of what is told has to be a known one.
"""

from typing import Final

from scorekeeper.rulebook.asking.hand_steps import LEAST, NOT, TOLD, are_known, brought, people
from scorekeeper.rulebook.asking.heard_parts import ME
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_CAN: Final = word_list("mercy-if.can")
_PUTS: Final = word_list("mercy-if.puts")
_SMALL: Final = word_list("mercy-if.small")
_ASKED: Final = frozenset({"knock-out", "still", "round", "game", "then", "yes-no"})
_OTHERWISE: Final = frozenset(
    {"swap", "pass-hands", "elimination", "challenge", "bonus", "who", "how-many", "dodge"}
)
_FARTHEST: Final = 6
"""Words between "can" and "put on"."""


def mercy_if_stacked(story: Story) -> Compared | None:
    """ "24 and a +4 that I can answer: am I out?": it depends; None where that is not told."""
    situation, limit = story.situation, story.rules.mercy_limit
    plain = situation.ask == "yes-no" and not (situation.negated or situation.claimed)
    asks = "knock-out" in situation.asked and situation.asked <= _ASKED
    numbers = [number for number in situation.numbers if number.at < situation.begins]
    if limit is None or not (plain and asks) or len(numbers) != 1 or story.said & _OTHERWISE:
        return None
    held = numbers[0].value
    told = list(enumerate(situation.heard[: situation.begins]))
    own = list(enumerate(situation.heard))[situation.begins :]
    cards = [card for card in situation.named if card.start < situation.begins]
    hits = brought(story, cards[0]) if cards else LEAST * ("draw-card" in story.said)
    if not hits or not held < limit.value <= held + hits:
        return None
    language = situation.language
    mine = people(told, language) == people(own, language) == {ME}
    inside = {at for card in cards for at in range(card.start, card.end)}
    rest = [(at, word) for at, word in told if at not in inside]
    keys = [word.key for _, word in rest]
    known = are_known(rest, TOLD | _CAN | _PUTS | _SMALL, language)
    denied = sum(key in NOT for key in keys)
    if not mine or not known or denied > 1 or not _may_answer(keys):
        return None
    return Compared("mercy", "yes" if denied else "depends")


def _may_answer(keys: list[str]) -> bool:
    """ "Can put another on", "eine drauflegen könnte": and it was not done yet."""
    can = [at for at, key in enumerate(keys) if key in _CAN]
    puts = [at for at, key in enumerate(keys) if key in _PUTS]
    return any(abs(one - other) <= _FARTHEST for one in can for other in puts)
