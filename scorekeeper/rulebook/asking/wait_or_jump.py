"""Whether somebody has to wait for their turn who holds the twin of the card that lies there.

"Nina laid a red 5, Ola is on, and I have a red 5, too. Ola says I have to wait. Do I?": with the
very same card nobody has to, where such cards may be thrown in; with any other one they do.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.heard_parts import ME
from scorekeeper.rulebook.asking.jump_heard import (
    Person,
    clauses_heard,
    is_claimant,
    is_known,
    is_said,
    people_heard,
    says_so,
    tells_of_turn,
)
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_OTHERWISE: Final = frozenset(
    {"stack", "challenge", "swap", "two-players", "first-card", "several", "uno", "points", "draw"}
    | {"finish", "last-card", "combine", "not", "penalty", "drawn-card", "no-match"}
)
_WAIT: Final = word_list("wait-or-jump.wait")
_SMALL: Final = word_list("wait-or-jump.small")
_OWN: Final = word_list("wait-or-jump.own")
_TO_PLAY: Final = frozenset({"one", "to", "play"})
"""Words that tell whose turn it is: "Ola's the one to play"."""
_TWO: Final = 2


def waits_or_jumps(story: Story) -> Compared | None:
    """ "A red 5 lies there, Ola is on, I hold a red 5. Must I wait for my turn?"."""
    situation = story.situation
    two = _two_alike(situation)
    # "I hold a red 5, too" sounds like putting one on another.
    said = story.said - ({"stack"} if two and two[0].kind.isdecimal() else frozenset())
    plain = situation.ask in {"yes-no", "any"} and not said & _OTHERWISE
    plain = plain and not situation.negated
    if two is None or not plain or not _asks_to_wait(situation):
        return None
    told = _told(situation)
    if told is None or not _another_is_on(situation, told) or not _is_mine(situation, two, told):
        return None
    same = two[0].colour == two[1].colour
    jumps = story.facts.holds("jump_in=yes") and same
    return Compared("jump-in", yes_or_no(not jumps))


def _two_alike(situation: Situation) -> tuple[SaidCard, ...] | None:
    """The card that lies and the one that is held, both told in full."""
    cards = situation.named
    if len(cards) == 1:
        cards = (*cards, *_named_again(situation, cards[0]))
    single = all(card.count == 1 and card.colour and card.kind not in WILDS for card in cards)
    return cards if single and len(cards) == _TWO and cards[0].kind == cards[1].kind else None


def _named_again(situation: Situation, card: SaidCard) -> Iterator[SaidCard]:
    """ "… and I hold a red 5 of my own": where the card is named again it is but a number."""
    for number in situation.numbers:
        colour = COLOURS.get(situation.keys[number.at - 1]) if number.at else None
        if str(number.value) == card.kind and colour is not None:
            yield replace(card, start=number.at, end=number.at + 1, colour=colour)


def _asking(situation: Situation) -> list[range]:
    """The clauses from the one on that speaks of waiting."""
    clauses = clauses_heard(situation)
    heard = situation.heard
    first = next(
        (n for n, part in enumerate(clauses) if any(heard[at].key in _WAIT for at in part)), None
    )
    return [] if first is None else clauses[first:]


def _asks_to_wait(situation: Situation) -> bool:
    """Whether whoever asks is asked about, and every word is known."""
    asking = _asking(situation)
    if not asking or asking[-1].stop <= situation.begins:
        return False
    people = [one for clause in asking for one in people_heard(situation, clause)]
    if people and says_so(situation, people[0]):
        people = people[1:]
    read = all(_is_read(situation, at) for clause in asking for at in clause)
    return read and {one.who for one in people} == {ME}


def _is_read(situation: Situation, at: int) -> bool:
    word = situation.heard[at]
    known = word.key in _WAIT | _SMALL or is_said(situation, at)
    return known or is_known(situation, at, people_heard(situation, range(at, at + 1)))


def _told(situation: Situation) -> list[range] | None:
    """The clauses of the story, without whoever says that one has to wait."""
    asking = _asking(situation)
    told = [clause for clause in clauses_heard(situation) if clause.stop <= asking[0].start]
    if told and not _is_on(situation, told[-1]) and is_claimant(situation, told[-1]):
        told = told[:-1]
    people = [people_heard(situation, clause) for clause in told]
    return told if all(len({one.who for one in some}) <= 1 for some in people) else None


def _is_on(situation: Situation, clause: range) -> bool:
    heard = [situation.heard[at] for at in clause]
    keys = {word.key for word in heard}
    return any(tells_of_turn(word) for word in heard) or keys >= _TO_PLAY


def _another_is_on(situation: Situation, told: list[range]) -> bool:
    """Whether it is told of one other person, and of nobody else, that it is their turn."""
    on: set[str] = set()
    for clause in told:
        if _is_on(situation, clause):
            on |= {one.who for one in people_heard(situation, clause)}
    return len(on) == 1 and ME not in on


def _is_mine(situation: Situation, two: tuple[SaidCard, ...], told: list[range]) -> bool:
    """Whether I hold the one card, and the other is not told to be mine."""
    mine = [_is_held_by_me(situation, card, told) for card in two]
    return mine.count(True) == 1


def _is_held_by_me(situation: Situation, card: SaidCard, told: list[range]) -> bool:
    clause = next((part for part in told if card.start in part), range(0))
    people: list[Person] = people_heard(situation, clause)
    holds = any(
        situation.heard[at].key in _OWN or "hold" in situation.heard[at].concepts for at in clause
    )
    return holds and {one.who for one in people} == {ME}
