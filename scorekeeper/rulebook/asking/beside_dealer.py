"""Who begins where it is told who dealt, and who sits to the left and to the right of them.

"Dad dealt, Julie sits on his left, Emre on his right. Does Emre start?": the player to the left of
the dealer begins, unless the first card that is turned up changes it. Where only the side is told
on which the dealer sits, `dealer_at_side.py` answers.
"""

from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.asking.whose_points import names_at
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
ME: Final = "i"
_OTHERWISE: Final = frozenset(
    {"youngest", "first-card", "two-players", "partners", "reverse", "direction", "house-rule"}
)
_DEALT: Final = word_list("beside-dealer.dealt")
_LEFT: Final = word_list("beside-dealer.left")
_RIGHT: Final = word_list("beside-dealer.right")
_DEALER: Final = word_list("beside-dealer.dealer")
_FIRST: Final = word_list("beside-dealer.first")
"""May stand for beginning where it is asked: "mag ik dan eerst?"."""
_THEN: Final = word_list("beside-dealer.then")
"""What opens who comes behind: "and then me", "daarna kom ik"."""
_AND: Final = word_list("exchange.and")
_PLAIN: Final = word_list("beside-dealer.plain")
"""Words that may stand there and are nobody's name."""


class Seated(NamedTuple):
    """Who sits left of the dealer, who behind them in order, who is told of else, and who deals."""

    left: str
    behind: tuple[str, ...]
    others: frozenset[str]
    dealer: str


def begins_beside_dealer(story: Story) -> Compared | None:
    """Whether the one asked about begins; None where it is not told who sits on which side."""
    situation = story.situation
    first = not _FIRST.isdisjoint(situation.keys[situation.begins :])
    first = first or bool({"begin", "turn"} & situation.asked)
    plain = situation.ask in {"yes-no", "any"} and first
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
    if asked[0] != seated.left and asked[0] not in seated.others:
        return None
    return Compared("first-player", yes_or_no(asked[0] == seated.left))


def seated_beside(situation: Situation) -> Seated | None:
    """Who sits left of the dealer and where all others sit; None where that is not told."""
    keys, begins = situation.keys, situation.begins
    deals = [at for at in range(begins) if keys[at] in _DEALT]
    sides = [at for at in range(begins) if keys[at] in _LEFT | _RIGHT]
    lefts = [at for at in sides if keys[at] in _LEFT]
    if len(deals) != 1 or len(lefts) != 1 or len(sides) > _TWO or sides[0] < deals[0]:
        return None
    rest = range(deals[0] + 1, begins)
    cut = next((at for at in rest if situation.heard[at].breaks or keys[at] in _AND), begins)
    then = _then(situation, sides[-1])
    dealers = named_at(situation, range(cut))
    people = named_at(situation, range(cut, then))
    if len(dealers) != 1 or not _is_of_dealer(situation, range(cut, then), dealers[0]):
        return None
    people = [one for one in people if one not in dealers]
    behind = _behind(situation, then)
    if len(people) != len(sides) or len({*people, *behind}) < len(people) + len(behind):
        return None
    left = people[sides.index(lefts[0])]
    others = frozenset({*people, *dealers, *behind} - {left})
    return Seated(left, tuple(behind) if len(sides) == 1 else (), others, dealers[0])


def _then(situation: Situation, side: int) -> int:
    """Where it is told who comes behind: "…, and then me"; the question where it is not."""
    heard, begins = situation.heard, situation.begins
    opens = (at for at in range(side + 1, begins) if heard[at].breaks or heard[at].key in _AND)
    for at in opens:
        clause = range(at, next((n for n in range(at + 1, begins) if heard[n].breaks), begins))
        if any(heard[n].key in _THEN for n in clause):
            return at
    return begins


def _behind(situation: Situation, then: int) -> list[str]:
    """Those who come behind whoever sits left of the dealer, in order."""
    persons, heard, found = PERSONS[situation.language], situation.heard, list[str]()
    for at in range(then, situation.begins):
        if at > then and heard[at].breaks:
            break
        if heard[at].key in persons.me and heard[at - 1].key not in _THEN - {"then"}:
            # "… and then it's me"; "after me" would be somebody else.
            found.append(ME)
        found += named_at(situation, range(at, at + 1))
    return found


def _is_of_dealer(situation: Situation, told: range, dealer: str) -> bool:
    """ "On his left", "links van oma", "left of the dealer"; "on my left" where I dealt."""
    persons, keys = PERSONS[situation.language], {situation.keys[at] for at in told}
    mine = bool(keys & (persons.me | persons.my))
    theirs = bool(keys & (persons.them | persons.perhaps_they | _DEALER)) or dealer in keys
    if dealer == ME:
        return mine and not theirs
    # "Bas deals, Sue sits left": of whoever was told of before.
    return not mine


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
            found.append(ME)
        elif key not in nobody and at not in cards and names_at(situation, range(at, at + 1)):
            found.append(key)
    return found
