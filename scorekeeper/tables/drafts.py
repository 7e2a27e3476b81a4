"""Rounds that are being entered: kept by the host until they are saved, so a reload loses nothing.

They are in memory, where a tap finds them at once; `draft_writer.py` keeps them for a crash.

A draft belongs to a desk (one device, with all its tabs), a table and a place in its line (the
round it comes after, or the round it revises). What two people enter on two devices at the same
time never touches.
"""

import threading
from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol, Self

from scorekeeper.domain.formations import ONLY_TABLE
from scorekeeper.domain.hands import NO_CARDS, HandTally
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.state import GameState, RoundState
from scorekeeper.storage import DraftKey

MAX_DRAFTS: Final = 200
_CORRECTION: Final = "-correction"


@dataclass(frozen=True, slots=True)
class HandDraft:
    """A hand in the making: what the keys counted, what the line says, whether it is settled.

    `reported` names who reported it, as long as whoever enters the round has not touched it.
    """

    tally: HandTally = NO_CARDS
    text: str = ""
    entered: bool = False
    reported: str | None = None


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

    def without_hand(self, player: str) -> "RoundDraft":
        """The draft with nothing of one hand, so that a report of it counts again."""
        return replace(
            self, hands={holder: hand for holder, hand in self.hands.items() if holder != player}
        )

    def with_reports(
        self, reported: Mapping[str, HandDraft], knocked_out: Collection[str] = ()
    ) -> Self:
        """The draft with hands that their owners have reported, wherever nothing was entered.

        A hand that was entered and cleared again stays empty. Of those who say that they were
        `knocked_out` it is not known by whom.
        """
        arrived = {
            player: hand
            for player, hand in reported.items()
            if player != self.out and player not in self.hands
        }
        if not arrived:
            return self
        fallen: dict[str, str | None] = {
            player: None for player in arrived if player in knocked_out
        }
        return replace(
            self,
            hands={**self.hands, **arrived},
            knocked_out={**fallen, **self.knocked_out},
        )

    def without_reports(self) -> Self:
        """What was entered here: reports come from the log, and a later one counts."""
        reported = {player for player, hand in self.hands.items() if hand.reported}
        if not reported:
            return self
        return replace(
            self,
            hands={player: hand for player, hand in self.hands.items() if player not in reported},
            knocked_out={
                player: cause
                for player, cause in self.knocked_out.items()
                if player not in reported
            },
        )

    def with_knock_out(self, player: str, cause: str | None = None) -> "RoundDraft":
        """The draft with somebody knocked out, their hand settled."""
        knocked_out = {**self.knocked_out, player: cause}
        hand = replace(self.hand(player), text="", entered=True, reported=None)
        return replace(self.with_hand(player, hand), knocked_out=knocked_out)

    def without_knock_out(self, player: str) -> "RoundDraft":
        """The draft with somebody playing on after all, their hand open again."""
        rest = {victim: cause for victim, cause in self.knocked_out.items() if victim != player}
        hand = replace(self.hand(player), entered=False, reported=None)
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


def place_key(game: GameState, table: int) -> str:
    """The key of the draft of the round that comes next at a table."""
    return game.tip_of(table) if table == ONLY_TABLE else f"{game.tip_of(table)}-{table}"


def correction_key(round_id: str) -> str:
    """The key of the draft that corrects a round; another than that of the round after it."""
    return f"{round_id}{_CORRECTION}"


def is_correction(place: str) -> bool:
    """Whether it is a correction's key.

    >>> is_correction(correction_key("0c1d"))
    True
    """
    return place.endswith(_CORRECTION)


class Keeper(Protocol):
    """Whoever keeps drafts beyond the life of the process; every call returns at once."""

    def note(self, key: DraftKey, draft: RoundDraft | None) -> None:
        """A draft has changed, or is forgotten."""

    def leave_to_save(self, key: DraftKey) -> None:
        """A save is about to forget the draft."""

    def close(self) -> None:
        """The end of the process: this one may wait for the disk."""


class Drafts:
    """The drafts of this process, the most recently touched kept. Safe across threads.

    `kept` are those of an earlier process, the most recently touched last.
    """

    def __init__(
        self, keeper: Keeper | None = None, kept: Mapping[DraftKey, RoundDraft] | None = None
    ) -> None:
        self._lock = threading.Lock()
        self._keeper = keeper
        self._drafts: OrderedDict[DraftKey, RoundDraft] = OrderedDict(kept or {})

    def desk(self, name: str) -> "Desk":
        """The drafts of one device."""
        return Desk(self, name)

    def get(self, key: DraftKey) -> RoundDraft | None:
        """A desk's draft at a place of a table's line."""
        with self._lock:
            return self._drafts.get(key)

    def begun(self, table: str, place: str) -> RoundDraft | None:
        """The draft at a place of a table's line that was touched last, on whichever desk."""
        with self._lock:
            return next(
                (
                    draft
                    for key, draft in reversed(self._drafts.items())
                    if key.table == table and key.place == place
                ),
                None,
            )

    def left_behind(self, desk: str, table: str, at: int, out: str) -> str | None:
        """The place of what a desk last entered for new rounds of one table that `out` wins."""
        with self._lock:
            return next(
                (
                    key.place
                    for key, draft in reversed(self._drafts.items())
                    if (key.desk, key.table) == (desk, table)
                    and (draft.table, draft.out) == (at, out)
                    and not is_correction(key.place)
                ),
                None,
            )

    def put(self, key: DraftKey, draft: RoundDraft) -> None:
        """Keeps a draft."""
        with self._lock:
            self._put(key, draft)

    def move(self, key: DraftKey, place: str, after: str) -> bool:
        """A draft begun for a round that somebody else has entered, kept for the round `after` it.

        False where there is no draft, or something is being entered at the new place already.
        """
        new = key._replace(place=place)
        with self._lock:
            draft = self._drafts.get(key)
            if draft is None or new in self._drafts:
                return False
            self._drop(key)
            self._put(new, replace(draft, after=after))
            return True

    def drop(self, key: DraftKey) -> None:
        """Forgets a draft that was thrown away."""
        with self._lock:
            self._drop(key)

    def set_aside(self, key: DraftKey) -> None:
        """Out of sight while it is being saved; the save itself forgets it for good.

        If the process dies meanwhile, there is either the saved round or still the draft.
        """
        with self._lock:
            self._drafts.pop(key, None)
            if self._keeper is not None:
                self._keeper.leave_to_save(key)

    def settled(self, key: DraftKey) -> None:
        """The round of a draft set aside is saved."""
        with self._lock:
            if key not in self._drafts:
                self._drop(key)

    def close(self) -> None:
        """Waits until everything is kept; the process is about to end."""
        if self._keeper is not None:
            self._keeper.close()

    def _put(self, key: DraftKey, draft: RoundDraft) -> None:
        self._drafts[key] = draft
        self._drafts.move_to_end(key)
        if self._keeper is not None:
            self._keeper.note(key, draft)
        while len(self._drafts) > MAX_DRAFTS:
            self._drop(next(iter(self._drafts)))

    def _drop(self, key: DraftKey) -> None:
        self._drafts.pop(key, None)
        if self._keeper is not None:
            self._keeper.note(key, None)


@dataclass(frozen=True, slots=True)
class Desk:
    """The drafts of one device, as its screens use them."""

    drafts: Drafts
    name: str

    def get(self, table: str, place: str) -> RoundDraft | None:
        """See Drafts.get."""
        return self.drafts.get(self.key(table, place))

    def left_behind(self, table: str, at: int, out: str) -> str | None:
        """See Drafts.left_behind."""
        return self.drafts.left_behind(self.name, table, at, out)

    def put(self, table: str, place: str, draft: RoundDraft) -> None:
        """See Drafts.put."""
        self.drafts.put(self.key(table, place), draft)

    def move(self, table: str, old: str, new: str, after: str | None = None) -> bool:
        """See Drafts.move. `after` is the round before, where the new place is not called so."""
        return self.drafts.move(self.key(table, old), new, after or new)

    def drop(self, table: str, place: str) -> None:
        """See Drafts.drop."""
        self.drafts.drop(self.key(table, place))

    def set_aside(self, table: str, place: str) -> DraftKey:
        """See Drafts.set_aside; what the save is to forget."""
        key = self.key(table, place)
        self.drafts.set_aside(key)
        return key

    def settled(self, table: str, place: str) -> None:
        """See Drafts.settled."""
        self.drafts.settled(self.key(table, place))

    def key(self, table: str, place: str) -> DraftKey:
        """What a draft of this desk is found by."""
        return DraftKey(self.name, table, place)
