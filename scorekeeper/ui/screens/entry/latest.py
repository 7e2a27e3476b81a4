"""Which chip of a hand stands last: what was changed last, so that it is the one to be seen."""

from dataclasses import dataclass
from typing import TypeVar

from scorekeeper.tables.round_drafts import HandDraft

Shown = TypeVar("Shown")


@dataclass(frozen=True, slots=True)
class Latest:
    """The hand as it was drawn last; whether its `keys` were changed since and not its line, and
    whether it has `grown`. After a chip was taken away the others stay under the finger.
    """

    hand: HandDraft
    keys: bool = False
    grown: bool = True

    def after(self, hand: HandDraft) -> "Latest":
        """The same for the hand as it is drawn now."""
        if hand.tally != self.hand.tally:
            return Latest(hand, keys=True, grown=_size(hand) > _size(self.hand))
        if hand.text != self.hand.text:
            return Latest(hand, keys=False, grown=len(hand.text) > len(self.hand.text))
        return self

    def last(self, tapped: tuple[Shown, ...], said: tuple[Shown, ...]) -> tuple[Shown, ...]:
        """What was tapped and what the line says, with the one at the end that was changed."""
        return (*said, *tapped) if self.keys else (*tapped, *said)


def _size(hand: HandDraft) -> int:
    return hand.tally.number_of_cards() + len(hand.tally.amounts)
