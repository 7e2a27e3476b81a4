"""Whether somebody is out with the cards that a Colour Roulette made them reveal.

"I held 18 and turned cards over until yellow came, the eighth was yellow. Can I still play this
round?": what was held and what came up, against the limit. Only where nobody else is told of.
"""

from typing import Final

from scorekeeper.rulebook.asking.hand_steps import people
from scorekeeper.rulebook.asking.heard_parts import ME
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_ROULETTE: Final = "color-roulette"
_OUT: Final = word_list("mercy.out") | word_list("hand-course.out") | word_list("limits-told.out")
_STAYS: Final = word_list("mercy.stays") | word_list("limits-told.safe") | word_list("mercy.in")
_GOES_ON: Final = word_list("mercy-revealed.goes-on")
_SMALL: Final = (
    word_list("mercy.small") | word_list("mercy.now") | word_list("mercy.still")
    | word_list("mercy.round") | word_list("mercy.game") | word_list("mercy.begins")
    | word_list("mercy-revealed.small")
)  # fmt: skip
_OTHERWISE: Final = frozenset(
    {"swap", "pass-hands", "elimination", "challenge", "bonus", "who", "how-many", "stack", "not"}
)


def mercy_revealed(story: Story) -> Compared | None:
    """ "18 in hand, the eighth turned was the colour. Am I out?": 26 cards are."""
    situation, limit = story.situation, story.rules.mercy_limit
    revealed = situation.revealed
    plain = situation.ask == "yes-no" and not (situation.negated or situation.claimed)
    kinds = {card.kind for card in situation.named}
    if limit is None or not plain or not revealed or not {_ROULETTE} <= kinds:
        return None
    held = [number for number in situation.numbers if number.at < situation.begins]
    if len(held) != 1 or held[0].value == revealed or story.said & _OTHERWISE:
        return None
    heard = list(enumerate(situation.heard))
    told, own = heard[: situation.begins], heard[situation.begins :]
    language = situation.language
    if people(told, language) != {ME} or people(own, language) != {ME}:
        return None
    keys = {word.key for _, word in own}
    out, stays, on = bool(keys & _OUT), bool(keys & _STAYS), bool(keys & _GOES_ON)
    me = {word.key for at, word in own if people([(at, word)], language)}
    if keys - _OUT - _STAYS - _GOES_ON - _SMALL - me or out == (stays or on):
        return None
    over = held[0].value + revealed >= limit.value
    if on and not stays and not over:
        # The roulette costs the turn, and leaves the round to go on.
        return None
    return Compared("mercy", yes_or_no(over == out))
