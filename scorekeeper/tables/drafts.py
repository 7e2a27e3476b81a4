"""Rounds that are being entered: kept by the host until they are saved, so a reload loses nothing.

A draft belongs to a desk (one device, with all its tabs), a table and a place in its line (the
round it comes after, or the round it revises). What two people enter on two devices at the same
time never touches.
"""

import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

from scorekeeper.domain.events import RoundEntry
from scorekeeper.domain.hands import NO_CARDS, HandTally
from scorekeeper.domain.state import RoundState

MAX_DRAFTS: Final = 200


@dataclass(frozen=True, slots=True)
class HandDraft:
    """A hand in the making: what the keys counted, what the line says, whether it is settled."""

    tally: HandTally = NO_CARDS
    text: str = ""
    entered: bool = False


@dataclass(frozen=True, slots=True)
class RoundDraft:
    """A round in the making. `after` is the last round when it was begun, `table` where it is
    played; `knocked_out` says who caused it, None where that is not known.
    """

    after: str
    out: str | None = None
    hands: dict[str, HandDraft] = field(default_factory=dict)
    knocked_out: dict[str, str | None] = field(default_factory=dict)
    table: int = 0

    @classmethod
    def of(cls, played: RoundState) -> Self:
        """The draft that would leave a scored round as it is."""
        entry = played.entry
        hands = {
            player: HandDraft(tally=hand, entered=True) for player, hand in entry.hands.items()
        }
        for player in entry.knocked_out:
            hands.setdefault(player, HandDraft(entered=True))
        return cls(played.id, entry.out, hands, dict(entry.knocked_out), entry.table)

    def hand(self, player: str) -> HandDraft:
        """The player's hand so far."""
        return self.hands.get(player, HandDraft())

    def with_hand(self, player: str, hand: HandDraft) -> "RoundDraft":
        """The draft with one hand changed."""
        return replace(self, hands={**self.hands, player: hand})

    def with_knock_out(self, player: str, cause: str | None = None) -> "RoundDraft":
        """The draft with somebody knocked out, their hand settled."""
        knocked_out = {**self.knocked_out, player: cause}
        hand = replace(self.hand(player), text="", entered=True)
        return replace(self.with_hand(player, hand), knocked_out=knocked_out)

    def without_knock_out(self, player: str) -> "RoundDraft":
        """The draft with somebody playing on after all, their hand open again."""
        rest = {victim: cause for victim, cause in self.knocked_out.items() if victim != player}
        hand = replace(self.hand(player), entered=False)
        return replace(self.with_hand(player, hand), knocked_out=rest)

    def with_out(self, player: str) -> "RoundDraft":
        """The draft with another player going out; whatever was entered for others stays."""
        hands = {holder: hand for holder, hand in self.hands.items() if holder != player}
        knocked_out = {
            victim: cause for victim, cause in self.knocked_out.items() if victim != player
        }
        return replace(self, out=player, hands=hands, knocked_out=knocked_out)

    def entry(self, players: Sequence[str] = ()) -> RoundEntry | None:
        """The round of these players as it would be saved: settled hands only.

        None before anyone went out.
        """
        if self.out is None:
            return None
        hands = {
            player: hand.tally
            for player, hand in self.hands.items()
            if hand.entered and (player not in self.knocked_out or hand.tally != NO_CARDS)
        }
        others = [player for player in players if player != self.out]
        return RoundEntry(
            out=self.out,
            hands=hands,
            knocked_out=self.knocked_out,
            last_standing=bool(others) and all(player in self.knocked_out for player in others),
            table=self.table,
        )


class Drafts:
    """The drafts of this process, the most recently touched kept. Safe across threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._drafts: OrderedDict[tuple[str, str, str], RoundDraft] = OrderedDict()

    def desk(self, name: str) -> "Desk":
        """The drafts of one device."""
        return Desk(self, name)

    def get(self, desk: str, table: str, place: str) -> RoundDraft | None:
        """The desk's draft at a place of a table's line."""
        with self._lock:
            return self._drafts.get((desk, table, place))

    def put(self, desk: str, table: str, place: str, draft: RoundDraft) -> None:
        """Keeps a draft."""
        with self._lock:
            self._drafts[(desk, table, place)] = draft
            self._drafts.move_to_end((desk, table, place))
            while len(self._drafts) > MAX_DRAFTS:
                self._drafts.popitem(last=False)

    def move(self, desk: str, table: str, old: str, new: str, after: str | None = None) -> bool:
        """A draft begun for a round that somebody else has entered, kept for the round after it.

        `after` is that round where the place is not called after it. False where there is no
        draft, or something is being entered there already.
        """
        with self._lock:
            draft = self._drafts.get((desk, table, old))
            if draft is None or (desk, table, new) in self._drafts:
                return False
            del self._drafts[(desk, table, old)]
            self._drafts[(desk, table, new)] = replace(draft, after=after or new)
            return True

    def drop(self, desk: str, table: str, place: str) -> None:
        """Forgets a draft that was saved or thrown away."""
        with self._lock:
            self._drafts.pop((desk, table, place), None)


@dataclass(frozen=True, slots=True)
class Desk:
    """The drafts of one device, as its screens use them."""

    drafts: Drafts
    name: str

    def get(self, table: str, place: str) -> RoundDraft | None:
        """See Drafts.get."""
        return self.drafts.get(self.name, table, place)

    def put(self, table: str, place: str, draft: RoundDraft) -> None:
        """See Drafts.put."""
        self.drafts.put(self.name, table, place, draft)

    def move(self, table: str, old: str, new: str, after: str | None = None) -> bool:
        """See Drafts.move."""
        return self.drafts.move(self.name, table, old, new, after)

    def drop(self, table: str, place: str) -> None:
        """See Drafts.drop."""
        self.drafts.drop(self.name, table, place)
