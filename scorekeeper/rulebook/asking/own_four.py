"""A Wild Draw Four and the colours told beside it: a bluff or not, and what a challenge brings.

"Red is the colour and I have two reds: would the +4 be a bluff, how many do I draw once the next
player challenges it?" What the colours tell is read in `pile_colour.py`.
"""

from collections.abc import Collection
from typing import Final, Literal

from scorekeeper.rulebook.asking.asks import WILD_FOURS
from scorekeeper.rulebook.asking.challenge_sums import outcome_by_colour
from scorekeeper.rulebook.asking.hit_words import DOUBTS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_IF: Final = word_list("answer-in-hand.if")
_BLUFF: Final = word_list("own-four.bluff")
_FORBIDDEN: Final = word_list("own-four.forbidden")
_HINDERS: Final = word_list("own-four.hinders")
_HINDERED: Final = word_list("own-four.hindered")
"""Of whoever is kept from it: "kann ich daran gehindert werden"."""
_KEEPS: Final = word_list("own-four.keeps")
_KEEPS_FROM: Final = word_list("own-four.keeps-from")
"""Both together: "keep me from it", "hält mich davon ab", "houdt me tegen"."""
_FAIR: Final = word_list("own-four.fair")
_NOT: Final = word_list("own-four.not")
_NEXT: Final = word_list("own-four.next")
_FAILS: Final = word_list("own-four.fails")
_SUCCEEDS: Final = word_list("own-four.succeeds")
_PLAYS: Final = word_list("own-four.plays")
_BARE: Final = word_list("own-four.bare")
"""All that is in "mag die plus vier nu?", where no verb says that it is laid."""
_OTHER: Final = word_list("own-four.other")
"""Words of any hand, or of what is done instead."""
_PAYS: Final = word_list("own-four.pays")
_OTHERWISE: Final = frozenset(
    {"stack", "grow", "flex-side", "lose-turn", "again", "last-card", "finish"}
    | {"served", "uno", "two-players", "partners", "first-card", "must-colour"}
)
_ELSE_TOLD: Final = frozenset(
    {"current", "colour", "pile-word", "no-match", "able", "fits", "innocent", "guilty", "caught"}
)
"""What may tell which colour lies, though none is named."""
_TOP: Final = frozenset({"current", "colour", "pile-word"})
"""What may be said of the colour that lies, where that is told."""
_BLUFFED: Final = frozenset({"guilty", "innocent"})
"""What a question may ask, and does not tell then."""
_NEAR: Final = 4
_LEAST: Final = 2


def four_answered(story: Story) -> Compared | None:
    """ "Red lies and I hold a red 9. Would the +4 be a bluff?": the ruling and the answer."""
    situation = story.situation
    if not situation.laid_with or story.said & _OTHERWISE or "guilty" not in story.facts.numbers:
        return None
    asked = _asked(story)
    open_ = situation.laid_with in {"open", "unclear"}
    # "Yellow is the colour" tells it, as a yellow card does not.
    tells = _ELSE_TOLD - (_TOP if situation.laid_with == "unclear" else frozenset())
    else_told = open_ and (story.said - (situation.asked & _BLUFFED)) & tells
    if not asked or else_told or not (_NOT | _OTHER).isdisjoint(asked):
        return None
    outcome = outcome_by_colour(story)
    if not open_ and not outcome:
        return None
    doubted = any(key.startswith(DOUBTS) for key in asked)
    if doubted:
        return _of_challenge(story, asked, outcome)
    of_whom = _hindered(story)
    hindered = of_whom == "me"
    other = _asks_of_other_card(story) and not (hindered and _is_settled(story, outcome))
    if situation.ask != "yes-no" or other or of_whom == "other":
        return None
    bad = hindered or bool((_BLUFF | _FORBIDDEN) & asked)
    may = not hindered and situation.modal == "may" and (bool(_PLAYS & asked) or asked <= _BARE)
    good = bool(_FAIR & asked) or may
    if bad == good or (good and situation.modal == "must"):
        return None
    told = "challenge" in story.said
    flex = story.facts.values.get("variant") == "flex"
    of_doubt = "flex-challenge" if flex else f"challenge-{outcome or 'guilty'}"
    ruling = of_doubt if told else "wild-draw-four-when"
    if open_:
        return Compared(ruling, "depends")
    return Compared(ruling, yes_or_no(bad == (outcome == "guilty")))


def _hindered(story: Story) -> Literal["me", "other", ""]:
    """Who is kept from laying it: "can he stop me from using my +4?", "… ich ihn …?"; or nobody."""
    keys, own = story.situation.keys, _range(story)
    persons = PERSONS[story.situation.language]
    asked = frozenset(keys[own.start : own.stop])
    hinders = [at for at in own if keys[at] in _HINDERS | _HINDERED]
    if not hinders and not _KEEPS_FROM.isdisjoint(asked):
        hinders = [at for at in own if keys[at] in _KEEPS]
    if not hinders:
        return ""
    if keys[hinders[0]] not in _HINDERED and persons.i & frozenset(keys[own.start : hinders[0]]):
        return "other"
    return "" if asked.isdisjoint(persons.me | persons.my) else "me"


def _is_settled(story: Story, outcome: str) -> bool:
    """ "Does my skip stop me from laying it?": it does if it has the only colour told."""
    situation, own = story.situation, _range(story)
    asked = {card.kind for card in situation.cards if card.start in own} - WILD_FOURS
    told = {card.kind for card in situation.cards if card.start not in own}
    one_colour = len(frozenset(situation.colours)) == 1
    return outcome == "innocent" or (one_colour and asked <= told)


def _asks_of_other_card(story: Story) -> bool:
    """ "May I play the red 9 instead?"."""
    situation, start = story.situation, _range(story)
    return any(card.start in start and card.kind not in WILD_FOURS for card in situation.cards)


def _range(story: Story) -> range:
    """The places of the words that ask, without the story before or behind them."""
    keys, begins = story.situation.keys, story.situation.begins
    if begins:
        return range(begins, len(keys))
    return range(next((at for at in range(_LEAST, len(keys)) if keys[at] in _IF), 0))


def _is_drawn(asked: Collection[str]) -> bool:
    return not _PAYS.isdisjoint(asked)


def _asked(story: Story) -> frozenset[str]:
    own = _range(story)
    return frozenset(story.situation.keys[own.start : own.stop])


def _of_challenge(story: Story, asked: frozenset[str], outcome: str) -> Compared | None:
    """What whoever asks, or the next player, draws once the card of the former is challenged."""
    situation = story.situation
    persons = PERSONS[situation.language]
    mine = not (persons.i | persons.my).isdisjoint(situation.keys)
    who = _asked_of(story)
    if not mine or situation.modal == "may":
        return None
    fails, wins = bool(_FAILS & asked), bool(_SUCCEEDS & asked)
    if fails != wins and situation.ask == "yes-no":
        said = "depends" if not outcome else yes_or_no(fails == (outcome == "innocent"))
        return Compared(f"challenge-{outcome or 'innocent'}", said)
    if not who or not _is_drawn(asked):
        return None
    flex = story.facts.values.get("variant") == "flex"
    ruling = "flex-challenge" if flex else f"challenge-{outcome or 'guilty'}"
    if not outcome:
        return Compared(ruling, "depends") if situation.ask == "yes-no" else None
    pays = "me" if outcome == "guilty" else "next"
    drawn = int(story.facts.numbers[outcome]) if who == pays else 0
    if situation.ask == "number":
        return Compared(ruling, "value", drawn)
    if situation.ask != "yes-no":
        return None
    named = [n.value for n in situation.numbers if n.at >= situation.begins and n.asked]
    named = [value for value in named if value in story.facts.numbers.values()]
    return Compared(ruling, yes_or_no(bool(drawn) and all(value == drawn for value in named[:1])))


def _asked_of(story: Story) -> str:
    """Whether it is asked of "me" or of the "next" one, who challenges; empty where unclear."""
    situation = story.situation
    keys, own = situation.keys, _range(story)
    persons = PERSONS[situation.language]
    me = [at for at in own if keys[at] in (persons.i | persons.me) - persons.my - {"mine"}]
    following = [at for at in own if keys[at] in _NEXT]
    if not following:
        return ""
    if not me:
        return "next"
    if me[0] < following[0]:
        return "me"
    doubt = [at for at in own if keys[at].startswith(DOUBTS)]
    # "Does a challenge by the next player make me draw?".
    of_doubt = bool(doubt) and -_LEAST <= doubt[0] - following[0] <= _LEAST
    of_doubt = of_doubt or (bool(doubt) and following[0] - _NEAR <= doubt[0] < following[0])
    return "me" if of_doubt and doubt[0] < me[0] else ""
