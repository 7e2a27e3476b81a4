"""Who begins where it is told who dealt, and who sits to the left and to the right of them.

"Dad dealt, Julie sits on his left, Emre on his right. Does Emre start?": the player to the left of
the dealer begins, unless the first card that is turned up changes it. Where only the side is told
on which the dealer sits, `dealer_at_side.py` answers.
"""

from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.asking.whose_points import names_at
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_ME: Final = "i"
_OTHERWISE: Final = frozenset(
    {"youngest", "first-card", "two-players", "partners", "reverse", "direction", "house-rule"}
)
_DEALT: Final = word_list("beside-dealer.dealt")
_LEFT: Final = word_list("beside-dealer.left")
_RIGHT: Final = word_list("beside-dealer.right")
_DEALER: Final = word_list("beside-dealer.dealer")
_FIRST: Final = word_list("beside-dealer.first")
"""May stand for beginning where it is asked: "mag ik dan eerst?"."""
_AND: Final = word_list("exchange.and")
_PLAIN: Final = word_list("beside-dealer.plain")
"""Words that may stand there and are nobody's name."""


def begins_beside_dealer(story: Story) -> Compared | None:
    """Whether the one asked about begins; None where it is not told who sits on which side."""
    situation = story.situation
    first = not _FIRST.isdisjoint(situation.keys[situation.begins :])
    plain = situation.ask in {"yes-no", "any"} and ("begin" in situation.asked or first)
    if not plain or not situation.begins or situation.negated or situation.doubted:
        return None
    # "A plain 4 is the starting card": it changes nothing.
    otherwise = _OTHERWISE - ({"first-card"} if situation.cards else set())
    if story.said & otherwise or "not" in situation.asked or situation.claimed:
        return None
    # An action card turned up may change it.
    if any(not card.kind.isdecimal() for card in situation.cards):
        return None
    seated = seated_beside(situation)
    asked = named_at(situation, range(situation.begins, len(situation.keys)))
    if seated is None or len(asked) != 1 or story.facts.values.get("players") == str(_TWO):
        return None
    left, others, _ = seated
    if asked[0] != left and asked[0] not in others:
        return None
    return Compared("first-player", yes_or_no(asked[0] == left))


def seated_beside(situation: Situation) -> tuple[str, frozenset[str], str] | None:
    """Who sits left of the dealer, who is told of else (the dealer and who is right), who deals."""
    keys, begins = situation.keys, situation.begins
    deals = [at for at in range(begins) if keys[at] in _DEALT]
    sides = [at for at in range(begins) if keys[at] in _LEFT | _RIGHT]
    lefts = [at for at in sides if keys[at] in _LEFT]
    if len(deals) != 1 or len(lefts) != 1 or len(sides) > _TWO or sides[0] < deals[0]:
        return None
    rest = range(deals[0] + 1, begins)
    cut = next((at for at in rest if situation.heard[at].breaks or keys[at] in _AND), begins)
    dealers = named_at(situation, range(cut))
    people = named_at(situation, range(cut, begins))
    if len(dealers) != 1 or not _is_of_dealer(situation, range(cut, begins), dealers[0]):
        return None
    people = [one for one in people if one not in dealers]
    if len(people) != len(sides) or len({*people}) < len(people):
        return None
    left = people[sides.index(lefts[0])]
    return left, frozenset({*people, *dealers} - {left}), dealers[0]


def _is_of_dealer(situation: Situation, told: range, dealer: str) -> bool:
    """ "On his left", "links van oma", "left of the dealer"; "on my left" where I dealt."""
    persons, keys = PERSONS[situation.language], {situation.keys[at] for at in told}
    mine = bool(keys & (persons.me | persons.my))
    theirs = bool(keys & (persons.them | persons.perhaps_they | _DEALER)) or dealer in keys
    return mine and not theirs if dealer == _ME else theirs and not mine


def named_at(situation: Situation, places: range) -> list[str]:
    """The names in order, and whoever asks."""
    persons = PERSONS[situation.language]
    others = persons.me | persons.my | persons.they | persons.them | persons.perhaps_they
    cards = {at for card in situation.cards for at in range(card.start, card.end)}
    nobody = others | _PLAIN | _DEALT | _LEFT | _RIGHT | COLOURS.keys()
    found = []
    for at in places:
        key = situation.keys[at]
        if key in persons.i:
            found.append(_ME)
        elif key not in nobody and at not in cards and names_at(situation, range(at, at + 1)):
            found.append(key)
    return found
