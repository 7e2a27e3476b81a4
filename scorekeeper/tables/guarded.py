"""The use cases of a table as one device may use them: asked first whether it may.

What a role allows is in `sharing/roles.py`; who has which role `access.py` knows.
"""

from collections.abc import Sequence
from contextlib import suppress

from scorekeeper.domain.actions import rounds
from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.preview import Consequences
from scorekeeper.domain.refusals import TableRefused
from scorekeeper.domain.state import TableState
from scorekeeper.sharing.roles import AccessRefused, Act, may
from scorekeeper.storage import DraftKey
from scorekeeper.tables.access import Access
from scorekeeper.tables.logs import Action
from scorekeeper.tables.pushing import verify_own_hands, verify_push
from scorekeeper.tables.service import Tables


class GuardedTables(Tables):
    """The same tables, seen by one device. Everything may raise AccessRefused."""

    def __init__(self, tables: Tables, access: Access, device: str) -> None:
        self._share_with(tables)
        self._access = access
        self._visitor = device

    def state(self, table: str) -> TableState:
        """The table as it stands."""
        self._access.verify(self._visitor, Act.WATCH, table)
        return super().state(table)

    def events(self, table: str) -> tuple[Event, ...]:
        """The table's log."""
        self._access.verify(self._visitor, Act.WATCH, table)
        return super().events(table)

    def position(self, table: str) -> tuple[int, TableState]:
        """The table as it stands, and the seq of its last event."""
        self._access.verify(self._visitor, Act.WATCH, table)
        return super().position(table)

    def arrivals(
        self, table: str, since: int = 0, limit: int | None = None
    ) -> list[tuple[int, Event]]:
        """The events that came after seq `since`, with their seqs."""
        self._access.verify(self._visitor, Act.WATCH, table)
        return super().arrivals(table, since, limit)

    def recent(self, limit: int = 30) -> list[TableState]:
        """The tables that the device has been let in to, those last played at first."""
        mine = self._access.tables_of(self._visitor)
        if mine is None:
            return super().recent(limit)
        found: list[tuple[int, TableState]] = []
        for table in mine:
            with suppress(TableRefused):
                # Somebody may have been let in to a table that has never arrived here.
                found.append(super().position(table))
        found.sort(key=lambda one: one[0], reverse=True)
        return [state for _seq, state in found[:limit]]

    def open(
        self, name: str, newcomers: Sequence[Newcomer], dealer: str, rules: AgreedRules
    ) -> TableState:
        """A new table with its first game: for those who may do everything."""
        self._access.verify(self._visitor, Act.MANAGE)
        return super().open(name, newcomers, dealer, rules)

    def preview(self, table: str, action: Action) -> Consequences:
        """What an action would do to the score."""
        self._access.verify(self._visitor, Act.ENTER, table)
        return super().preview(table, action)

    def report_hand(
        self, table: str, player: str, hand: HandTally, after: str, by: str = ""
    ) -> TableState:
        """A hand for the round to come; a player's own, whoever keeps score anybody's."""
        return self._report(
            table,
            player,
            by,
            lambda state, pen: rounds.report_hand(state, pen, player, hand, after),
        )

    def report_knock_out(
        self, table: str, player: str, hand: HandTally, after: str, by: str = ""
    ) -> TableState:
        """That somebody was knocked out; for oneself, whoever keeps score for anybody."""
        return self._report(
            table,
            player,
            by,
            lambda state, pen: rounds.report_knock_out(state, pen, player, hand, after),
        )

    def _report(self, table: str, player: str, by: str, action: Action) -> TableState:
        role = self._access.role_at(self._visitor, table)
        self._access.verify(self._visitor, Act.REPORT, table)
        own = self._access.seat_at(self._visitor, table) == player
        if not may(role, Act.ENTER):
            if not own:
                raise AccessRefused("access-report-other-hand")
            self._access.verify_pace(self._visitor)
        return self._act_as(table, self._signed(table, by), action, None)

    def merge(self, table: str, events: Sequence[Event]) -> tuple[TableState, int]:
        """The union of this log and other events of the same table.

        The owner may take over whatever is readable; from everybody else it is a push.
        """
        if not self._access.can(self._visitor, Act.MANAGE, table):
            self._access.verify(self._visitor, Act.ENTER, table)
            return self.push(table, events)
        if any(event.table != table for event in events):
            raise TableRefused("import-mixed-tables")
        return super().merge(table, events)

    def push(self, table: str, events: Sequence[Event]) -> tuple[TableState, int]:
        """Events that another device has made join the log; how many were new.

        A player sends the own hand only. Raises PushRefused, NameRefused, StaleRound,
        RoundRefused, TableRefused, StorageRefused; then nothing has been changed.
        """
        self._access.verify(self._visitor, Act.REPORT, table)
        with self._lock:
            state = super().state(table)
            log = super().events(table)
            known = {event.id for event in log}
            new = [event for event in events if event.id not in known]
            if not new:
                return state, 0
            verify_push(state, log, new, self._clock())
            if not may(self._access.role_at(self._visitor, table), Act.ENTER):
                verify_own_hands(state, self._access.seat_at(self._visitor, table), new)
                self._access.verify_pace(self._visitor, len(new))
            return super().merge(table, new)

    def _act(
        self, table: str, by: str, action: Action, settles: DraftKey | None = None
    ) -> TableState:
        self._access.verify(self._visitor, Act.ENTER, table)
        return self._act_as(table, self._signed(table, by), action, settles)

    def _signed(self, table: str, by: str) -> str:
        """Who did it, for the receipts: whoever sits at the seat this device has taken."""
        if by:
            return by
        seat = self._access.seat_at(self._visitor, table)
        return super().state(table).name_of(seat) if seat else ""
