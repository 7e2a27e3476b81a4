"""Whether somebody is out to whom a draw card comes that nobody names, beside the cards they hold.

"Twenty in my hand and now a draw card on top. Am I out?": with six more, and not with two. Every
word has to be known here.
"""

from typing import Final

from scorekeeper.rulebook.asking.heard_parts import (
    ME,
    THEY,
    heard_clauses,
    is_plain_claim,
    people_in,
)
from scorekeeper.rulebook.asking.limits_told import Reached, is_out
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_RULING: Final = "mercy"
_CARD: Final = "draw-card"
_LEAST: Final = 2
_MOST: Final = 10
"""What the smallest draw card of the game brings, and the largest."""
_OTHERWISE: Final = frozenset(
    {"challenge", "swap", "bonus", "elimination", "dodge", "lose-turn", "how-many", "who", "not"}
    | {"several", "two-players", "fits", "no-match", "drawn-card"}
)
_WITHOUT_ANSWER: Final = frozenset({"not", "fits", "no-match"})
_COMES: Final = word_list("draw-card-comes.comes")
_CARDS: Final = word_list("draw-card-comes.cards")
_SMALL: Final = word_list("draw-card-comes.small")
_OUT: Final = word_list("mercy.out")
_UNANSWERED: Final = word_list("draw-card-comes.unanswered")
_LAYS: Final = word_list("draw-card-comes.lays")
_KNOWN: Final = _COMES | _CARDS | _SMALL | _OUT | _UNANSWERED | _LAYS


def draw_card_comes(story: Story) -> Compared | None:
    """ "I hold 24 and get a draw card. Am I out?"."""
    situation, limit = story.situation, story.rules.mercy_limit
    if limit is None or situation.named or _CARD not in story.said:
        return None
    otherwise = story.said & _OTHERWISE
    keys = frozenset(situation.keys[: situation.begins])
    if otherwise - _WITHOUT_ANSWER or bool(keys & _UNANSWERED) != bool(keys & _LAYS):
        return None
    if otherwise and not keys & _LAYS:
        # "I cannot lay anything on it" denies nothing else.
        return None
    if is_plain_claim(situation) or any(n.at >= situation.begins for n in situation.numbers):
        return None
    out = is_out(situation, Reached(1, 1))
    numbers = [n for n in situation.numbers if n.value != 1]
    if out is None or len(numbers) != 1 or numbers[0].unit not in {"", "card"}:
        return None
    places = [at for at, word in enumerate(situation.heard) if _CARD in word.concepts]
    comes = frozenset(situation.keys[numbers[0].at : situation.begins]) & _COMES
    if not places or not numbers[0].at < places[0] < situation.begins or not comes:
        return None
    people = [people_in(one, _KNOWN, situation.language) for one in heard_clauses(situation)]
    who = frozenset[str]().union(*(one.pronouns for one in people))
    if any(one.named for one in people) or who == {ME, THEY}:
        return None
    held = numbers[0].value
    if held + _LEAST >= limit.value:
        return Compared(_RULING, yes_or_no(out))
    return Compared(_RULING, "depends") if held + _MOST >= limit.value else None
