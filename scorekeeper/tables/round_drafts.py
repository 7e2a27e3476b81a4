"""A round in the making: its hands, who went out, and where in a table's line it belongs.

What devices have begun is kept in `drafts.py`, for good in `draft_writer.py`.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

from scorekeeper.domain.formations import ONLY_TABLE
from scorekeeper.domain.hands import NO_CARDS, HandTally
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.state import GameState, RoundState

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

    @property
    def begun(self) -> bool:
        """Whether there is something in it, settled or not."""
        return self.tally != NO_CARDS or bool(self.text.strip())

    @property
    def is_in(self) -> bool:
        """Whether anything was said of it: cards, points, or that there are none."""
        return self.entered or self.begun


@dataclass(frozen=True, slots=True)
class Part:
    """A player's part in a scored round: the hand, None without one; whether and by whom they were
    knocked out.
    """

    hand: HandTally | None = None
    knocked_out: bool = False
    cause: str | None = None


@dataclass(frozen=True, slots=True)
class RoundDraft:
    """A round in the making. `after` is the last round when it was begun, `table` where it is
    played; `knocked_out` says who caused it, None where that is not known. Only a correction has
    `was`: each hand that it changes, as it stood when that was begun (see `correction_drafts.py`).
    """

    after: str
    out: str | None = None
    hands: dict[str, HandDraft] = field(default_factory=dict)
    knocked_out: dict[str, str | None] = field(default_factory=dict)
    table: int = 0
    was: dict[str, Part] = field(default_factory=dict)

    @property
    def place(self) -> str:
        """Where in a table's line it belongs, as the next round."""
        return place_after(self.after, self.table)

    @property
    def has_hands(self) -> bool:
        """Whether anything was entered, beside who went out."""
        return bool(self.knocked_out) or any(hand.is_in for hand in self.hands.values())

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
        hand = replace(self.hand(player), entered=True, reported=None)
        return replace(self.with_hand(player, hand), knocked_out=knocked_out)

    def without_knock_out(self, player: str) -> "RoundDraft":
        """The draft with somebody playing on after all, their hand open again."""
        rest = {victim: cause for victim, cause in self.knocked_out.items() if victim != player}
        hand = replace(self.hand(player), entered=False, reported=None)
        return replace(self.with_hand(player, hand), knocked_out=rest)

    def with_out(self, player: str) -> "RoundDraft":
        """The draft with another player going out. Whatever was entered stays, for that player
        too: it does not count, but is there again when it was somebody else after all.
        """
        return replace(self, out=player)

    def entry(self, players: Sequence[str] = ()) -> RoundEntry | None:
        """The round of these players as it would be saved: settled hands only.

        None before anyone went out.
        """
        if self.out is None:
            return None
        hands = {
            player: hand.tally
            for player, hand in self.hands.items()
            if player != self.out
            and hand.entered
            and (player not in self.knocked_out or hand.tally != NO_CARDS)
        }
        knocked_out = {
            victim: cause for victim, cause in self.knocked_out.items() if victim != self.out
        }
        others = [player for player in players if player != self.out]
        return RoundEntry(
            out=self.out,
            hands=hands,
            knocked_out=knocked_out,
            last_standing=bool(others) and all(player in knocked_out for player in others),
            table=self.table,
        )


def place_key(game: GameState, table: int) -> str:
    """The key of the draft of the round that comes next at a table."""
    return place_after(game.tip_of(table), table)


def place_after(after: str, table: int) -> str:
    """The key of the draft of a round that comes after another one at a table."""
    return after if table == ONLY_TABLE else f"{after}-{table}"


def correction_key(round_id: str) -> str:
    """The key of the draft that corrects a round; another than that of the round after it."""
    return f"{round_id}{_CORRECTION}"


def is_correction(place: str) -> bool:
    """Whether it is a correction's key.

    >>> is_correction(correction_key("0c1d"))
    True
    """
    return place.endswith(_CORRECTION)
