"""What a sum is made from, and what comes out of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from scorekeeper.domain.play_rules import PlayRules
from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.asking.facts import Facts
from scorekeeper.rulebook.asking.settling import Verdict
from scorekeeper.rulebook.asking.situation import HandAsked, HandTold, SaidCard, Situation


@dataclass(frozen=True, slots=True)
class Sum:
    """A number, how it comes about ("4 + 2 = 6"), and the ruling and case it rests on.

    `of`: what is counted, a case of the ruling `sums`; `true`: the answer where yes or no is
    asked for; `certain`: nothing else can be meant.
    """

    value: int
    shown: str
    ruling: str
    case: str | None = None
    of: str = "hand"
    true: bool | None = None
    certain: bool = False


def yes_or_no(so: bool) -> Literal["yes", "no"]:
    """What is so, or is not, as an answer."""
    return "yes" if so else "no"


class Compared(NamedTuple):
    """What comes of comparing what was told: the ruling that it rests on, and the answer.

    `seat`: which seat has the turn, where that is asked for, `who`: the name of whoever sits there.
    `told`: facts that it rests on, which choose the case of the ruling.
    `pair`: of several cards the one laid and the one below it that the answer hangs on.
    """

    ruling: str
    verdict: Verdict
    value: int | None = None
    seat: str = ""
    who: str = ""
    told: tuple[tuple[str, str], ...] = ()
    pair: tuple[SaidCard, SaidCard] | None = None


def out_of_race(reached: bool, out: bool) -> Compared:
    """Whether somebody is out of a race, or still in it where `out` is not what is asked."""
    told = (("race.reached", yes_or_no(reached)),)
    return Compared("elimination", yes_or_no(reached == out), told=told)


@dataclass(frozen=True, slots=True)
class Story:
    """What a sum is made from."""

    hand: HandAsked
    situation: Situation
    facts: Facts
    rules: PlayRules
    kinds: dict[str, CardKind]

    @property
    def hand_asked(self) -> bool:
        """Whether the size of a hand is asked for."""
        return self.situation.hand is not None

    @property
    def said(self) -> frozenset[str]:
        """The concepts of the whole question."""
        return self.situation.concepts

    @property
    def stacks(self) -> bool:
        """Whether draw cards may be put on one another at this table."""
        return self.rules.stacking is not None and self.rules.stacking.value != "none"

    def cards(self) -> list[SaidCard]:
        """The cards that are laid, without those somebody has not."""
        return [card for card in self.situation.cards if card not in self.hand.without]

    def has(self, *kinds: str) -> bool:
        """Whether one of these kinds is spoken of."""
        return any(card.kind in kinds for card in self.situation.cards)

    def before(self) -> HandTold | None:
        """The hand that is asked for, as it was told; None where it was not."""
        return hand_of(self.hand.told, self.hand.whose)


def hand_of(told: Sequence[HandTold], whose: str) -> HandTold | None:
    own = [one for one in told if one.whose == whose]
    if whose and len(own) == 1:
        return own[0]
    fitting = [one for one in told if not whose or not one.whose or one.whose == whose]
    values = {one.value for one in fitting}
    if len(values) == 1:
        return fitting[-1]
    return own[-1] if own and whose else None


def plus(
    story: Story, before: HandTold | None, more: int, ruling: str, case: str | None = None
) -> Sum | None:
    if before is None:
        return None
    if story.hand.backwards:
        earlier = before.value - more
        return Sum(earlier, f"{before.value} − {more} = {earlier}", ruling, case)
    after = before.value + more
    return Sum(after, f"{before.value} + {more} = {after}", ruling, case)


def without_laid(story: Story, told: HandTold) -> int:
    """A hand told before one of its cards was laid is one smaller then."""
    if told.laid is True:
        return told.value
    if told.laid is False or told.at < story.hand.card_at:
        return told.value - 1
    return told.value
