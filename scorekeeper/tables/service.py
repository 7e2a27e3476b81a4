"""The use cases of a table: what can be done, each in the words of the domain.

How a change is made and kept is in `logs.py`.
"""

from collections.abc import Sequence

from scorekeeper.domain.actions import corrections, games, history, people, rounds, rulings, tables
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.preview import Consequences
from scorekeeper.domain.refusals import TableRefused
from scorekeeper.domain.state import TableState
from scorekeeper.storage import DraftKey
from scorekeeper.tables.logs import Action, TableLogs


class Tables(TableLogs):
    """All tables of one installation. Safe to call from several threads."""

    def open(
        self, name: str, newcomers: Sequence[tables.Newcomer], dealer: str, rules: AgreedRules
    ) -> TableState:
        """A new table with its first game. Raises NameRefused, SeatingRefused, StorageRefused."""
        table = self._begin(lambda pen: tables.open_table(pen, name, newcomers, dealer, rules))
        return self.state(table)

    def score_round(
        self,
        table: str,
        entry: RoundEntry,
        after: str,
        by: str = "",
        settles: DraftKey | None = None,
    ) -> TableState:
        """One more round; the draft it `settles` is forgotten by the same commit.

        Raises RoundRefused, StaleRound, TableRefused, StorageRefused.
        """
        return self._act(
            table, by, lambda state, pen: rounds.score_round(state, pen, entry, after), settles
        )

    def report_hand(
        self, table: str, player: str, hand: HandTally, after: str, by: str = ""
    ) -> TableState:
        """A player's own hand for the round to come. Raises RoundRefused, StaleRound,
        TableRefused, StorageRefused.
        """
        return self._act(
            table, by, lambda state, pen: rounds.report_hand(state, pen, player, hand, after)
        )

    def report_knock_out(
        self, table: str, player: str, hand: HandTally, after: str, by: str = ""
    ) -> TableState:
        """A player's word that they were knocked out. Raises RoundRefused, StaleRound,
        TableRefused, StorageRefused.
        """
        return self._act(
            table, by, lambda state, pen: rounds.report_knock_out(state, pen, player, hand, after)
        )

    def revise_round(
        self,
        table: str,
        round_id: str,
        entry: RoundEntry,
        by: str = "",
        settles: DraftKey | None = None,
        seen: RoundEntry | None = None,
    ) -> TableState:
        """Another entry for a round, where it still stands as it was `seen`.

        Raises RoundRefused, TableRefused, StorageRefused.
        """
        return self._act(table, by, _revise(round_id, entry, seen), settles)

    def void_round(self, table: str, round_id: str, by: str = "") -> TableState:
        """Takes a round out of the score. Raises RoundRefused, TableRefused, StorageRefused."""
        return self._act(table, by, _void(round_id))

    def restore_round(self, table: str, round_id: str, by: str = "") -> TableState:
        """Lets a voided round count again. Raises RoundRefused, TableRefused, StorageRefused."""
        return self._act(table, by, _restore(round_id))

    def swap_hands(
        self, table: str, round_id: str, one: str, other: str, by: str = ""
    ) -> TableState:
        """Two players' hands of a round, put right. Raises RoundRefused, StorageRefused."""
        return self._act(table, by, _swap(round_id, one, other))

    def move_knock_out(
        self, table: str, round_id: str, victim: str, to: str, by: str = ""
    ) -> TableState:
        """A knock-out that was somebody else's. Raises RoundRefused, StorageRefused."""
        return self._act(table, by, _move_knock_out(round_id, victim, to))

    def preview_revision(self, table: str, round_id: str, entry: RoundEntry) -> Consequences:
        """What another entry for a round would do. Raises RoundRefused, TableRefused."""
        return self.preview(table, _revise(round_id, entry))

    def preview_void(self, table: str, round_id: str) -> Consequences:
        """What taking a round out would do. Raises RoundRefused, TableRefused."""
        return self.preview(table, _void(round_id))

    def preview_restore(self, table: str, round_id: str) -> Consequences:
        """What letting a round count again would do. Raises RoundRefused, TableRefused."""
        return self.preview(table, _restore(round_id))

    def preview_swap(self, table: str, round_id: str, one: str, other: str) -> Consequences:
        """What swapping two hands would do. Raises RoundRefused, TableRefused."""
        return self.preview(table, _swap(round_id, one, other))

    def preview_knock_out(self, table: str, round_id: str, victim: str, to: str) -> Consequences:
        """What moving a knock-out would do. Raises RoundRefused, TableRefused."""
        return self.preview(table, _move_knock_out(round_id, victim, to))

    def preview_undo(self, table: str, event: str | None = None) -> Consequences:
        """What an undo would do. Raises EventRefused, TableRefused."""
        return self.preview(table, _undo(event))

    def retract(self, table: str, event: str, by: str = "") -> TableState:
        """Takes any event out of force. Raises TableRefused, StorageRefused."""
        return self._act(table, by, lambda _state, pen: history.retract(pen, event))

    def undo(self, table: str, event: str | None = None, by: str = "") -> TableState:
        """Takes back the last change, or nothing if `event` names one that is no longer the last.

        Raises EventRefused where there is nothing to undo.
        """
        return self._act(table, by, _undo(event))

    def redo(self, table: str, by: str = "") -> TableState:
        """Brings back what was undone last. Raises EventRefused where there is nothing."""
        return self._act(table, by, history.redo)

    def rematch(self, table: str, by: str = "") -> TableState:
        """Another game at the table. Raises TableRefused, SeatingRefused, StorageRefused."""
        return self._act(table, by, games.rematch)

    def deciding_round(self, table: str, by: str = "") -> TableState:
        """The game goes on among those who share the win. Raises TableRefused, StorageRefused."""
        return self._act(table, by, games.deciding_round)

    def rename_player(self, table: str, player: str, name: str, by: str = "") -> TableState:
        """A new name for a seat. Raises NameRefused, SeatingRefused, StorageRefused."""
        return self._act(
            table, by, lambda state, pen: tables.rename_player(state, pen, player, name)
        )

    def change_seating(self, table: str, order: Sequence[str], by: str = "") -> TableState:
        """Another playing order. Raises SeatingRefused, StorageRefused."""
        return self._act(table, by, lambda state, pen: tables.change_seating(state, pen, order))

    def change_target(self, table: str, target: int, by: str = "") -> TableState:
        """Another target for the game. Raises RulesRefused, TableRefused, StorageRefused."""
        return self._act(table, by, lambda state, pen: tables.change_target(state, pen, target))

    def change_rules(self, table: str, rules: AgreedRules, by: str = "") -> TableState:
        """Other rules for the game, where they may still change; the same ones write nothing.

        Raises RulesRefused, TableRefused, StorageRefused.
        """
        return self._act(table, by, lambda state, pen: tables.change_rules(state, pen, rules))

    def join(
        self, table: str, newcomer: tables.Newcomer, points: int = 0, by: str = ""
    ) -> TableState:
        """Somebody plays from the next round on; who has left goes on with their total.

        Raises NameRefused, SeatingRefused, TableRefused, StorageRefused.
        """
        return self._act(table, by, lambda state, pen: people.join(state, pen, newcomer, points))

    def leave(self, table: str, player: str, by: str = "") -> TableState:
        """Somebody goes home; their total stays. Raises SeatingRefused, TableRefused,
        StorageRefused.
        """
        return self._act(table, by, lambda state, pen: people.leave(state, pen, player))

    def agree_ruling(self, table: str, draft: rulings.RulingDraft, by: str = "") -> TableState:
        """A matter is settled at this table from now on; `by` says who decided.

        Raises RulingRefused, TableRefused, StorageRefused.
        """
        return self._act(table, by, lambda state, pen: rulings.agree_ruling(state, pen, draft))

    def withdraw_ruling(self, table: str, ruling: str, by: str = "") -> TableState:
        """A matter is settled at this table no more; one that counts no more writes nothing.

        Raises TableRefused, StorageRefused.
        """
        return self._act(table, by, lambda state, pen: rulings.withdraw_ruling(state, pen, ruling))

    def close(self, table: str, by: str = "") -> TableState:
        """The end of the sitting. Raises TableRefused, StorageRefused."""
        return self._act(table, by, tables.close_table)


def _revise(round_id: str, entry: RoundEntry, seen: RoundEntry | None = None) -> Action:
    return lambda state, pen: rounds.revise_round(state, pen, round_id, entry, seen)


def _void(round_id: str) -> Action:
    return lambda state, pen: rounds.void_round(state, pen, round_id)


def _restore(round_id: str) -> Action:
    return lambda state, pen: corrections.restore_round(state, pen, round_id)


def _swap(round_id: str, one: str, other: str) -> Action:
    return lambda state, pen: corrections.swap_hands(state, pen, round_id, one, other)


def _move_knock_out(round_id: str, victim: str, to: str) -> Action:
    return lambda state, pen: corrections.move_knock_out(state, pen, round_id, victim, to)


def _undo(event: str | None) -> Action:
    def action(state: TableState, pen: Pen) -> tuple[Event, ...]:
        if event is not None and history.verify_undo(state).event != event:
            raise TableRefused("undo-moved")
        return history.undo(state, pen)

    return action
