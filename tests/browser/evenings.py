"""Evenings that have been played already: written through the services the app itself uses.

A running server sees what is written here as it would see another process on its computer.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.agreed import Wishes, agree_on
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.variants import Formation, ScoringMethod
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.settings import load_settings
from scorekeeper.storage import open_store
from scorekeeper.tables.roster import Roster
from scorekeeper.tables.service import Tables


@dataclass(frozen=True, slots=True)
class KnockedOut:
    """Somebody was knocked out, by whom if that is known, and holding what if that was counted."""

    by: str | None = None
    held: int | None = None


Hand = int | Mapping[str, int] | KnockedOut
"""Points as typed, cards by kind, or a knock-out."""
Played = tuple[str, Mapping[str, Hand]]
"""Who went out, and what the others held."""


class Evening:
    """A table in a data folder, by the names of the people at it."""

    def __init__(
        self,
        data_dir: Path,
        names: Iterable[str],
        *,
        table: str = "Friday kitchen",
        target: int = 500,
        deck: str | None = None,
        dealer: str | None = None,
        at: datetime | None = None,
        variant: str = "classic",
        scoring: ScoringMethod | None = None,
        formation: Formation = "individual",
    ) -> None:
        data_dir.mkdir(parents=True, exist_ok=True)
        store = open_store(load_settings(data_dir=data_dir).database_url)
        roster = Roster(store)
        known = [roster.add(name) for name in names]
        self.players = {entry.name: entry.player for entry in known}
        self._now = at
        self._tables = Tables(store, clock=self._clock)
        wishes = Wishes(
            deck=deck or ("108" if variant == "classic" else None),
            target=target,
            scoring=scoring,
            formation=formation,
        )
        self.id = self._tables.open(
            table,
            [Newcomer(entry.player, entry.name, entry.colour) for entry in known],
            self.players[dealer] if dealer else known[0].player,
            agree_on(load_library(rules_dir()).variant(variant), wishes),
        ).id

    @property
    def route(self) -> str:
        """The address of its board."""
        return f"/table/{self.id}"

    def pad(self, out: str, hand: str) -> str:
        """The address of a hand in the round to come."""
        game = self._tables.state(self.id).game
        assert game is not None
        return f"{self.route}/round/{game.tip}/{self.players[out]}/{self.players[hand]}"

    def round(self, number: int) -> str:
        """The address of a round of the game being played."""
        game = self._tables.state(self.id).game
        assert game is not None
        return f"{self.route}/rounds/{game.rounds[number - 1].id}"

    def play(self, *rounds: Played) -> None:
        """Scores rounds."""
        for out, hands in rounds:
            game = self._tables.state(self.id).game
            assert game is not None
            self._tables.score_round(self.id, self._entry(out, hands), game.tip)

    def report(self, name: str, hand: int | Mapping[str, int]) -> None:
        """Somebody says what they hold, for the round to come."""
        game = self._tables.state(self.id).game
        assert game is not None
        tally = HandTally(amounts=(hand,)) if isinstance(hand, int) else HandTally(cards=dict(hand))
        self._tables.report_hand(self.id, self.players[name], tally, game.tip, by=name)

    def reported(self, name: str) -> Mapping[str, int]:
        """The cards that somebody has said they hold; empty for none."""
        state = self._tables.state(self.id)
        assert state.game is not None
        return state.reports[state.game.tip, self.players[name]].hand.cards

    def play_at(self, table: int, times: int = 1, points: int = 10) -> None:
        """Scores rounds at one of two tables: the first seat goes out, the others held this."""
        for _ in range(times):
            game = self._tables.state(self.id).game
            assert game is not None
            sitting = game.sitting(table)
            assert sitting is not None
            out, *others = sitting.players
            entry = RoundEntry(
                out, {player: HandTally(amounts=(points,)) for player in others}, table=table
            )
            self._tables.score_round(self.id, entry, game.tip_of(table))

    def revise(self, number: int, out: str, hands: Mapping[str, Hand]) -> None:
        """Changes a round."""
        round_id = self.round(number).rpartition("/")[2]
        self._tables.revise_round(self.id, round_id, self._entry(out, hands))

    def void(self, number: int) -> None:
        """Takes a round out."""
        self._tables.void_round(self.id, self.round(number).rpartition("/")[2])

    def rematch(self) -> None:
        """Another game at the table."""
        self._tables.rematch(self.id)

    def totals(self) -> dict[str, int]:
        """What the log adds up to, by name; another process may have written it."""
        game = self._tables.state(self.id).game
        assert game is not None
        return {name: game.totals[player] for name, player in self.players.items()}

    def rounds_scored(self) -> int:
        """How many rounds the log holds."""
        game = self._tables.state(self.id).game
        assert game is not None
        return len(game.rounds)

    def _entry(self, out: str, hands: Mapping[str, Hand]) -> RoundEntry:
        tallies = {
            self.players[name]: HandTally(amounts=(hand,))
            if isinstance(hand, int)
            else HandTally(cards=dict(hand))
            for name, hand in hands.items()
            if not isinstance(hand, KnockedOut)
        }
        tallies |= {
            self.players[name]: HandTally(amounts=(hand.held,))
            for name, hand in hands.items()
            if isinstance(hand, KnockedOut) and hand.held is not None
        }
        knocked_out = {
            self.players[name]: self.players[hand.by] if hand.by else None
            for name, hand in hands.items()
            if isinstance(hand, KnockedOut)
        }
        return RoundEntry(
            out=self.players[out],
            hands=tallies,
            knocked_out=knocked_out,
            last_standing=bool(knocked_out) and not tallies,
        )

    def _clock(self) -> datetime:
        return self._now or datetime.now(UTC)
