"""The use cases of a table as one device may use them: asked first whether it may.

What a role allows is in `sharing/roles.py`; who has which role `access.py` knows.
"""

from collections.abc import Sequence

from scorekeeper.domain.actions import rounds
from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.preview import Consequences
from scorekeeper.domain.state import TableState
from scorekeeper.sharing.roles import AccessRefused, Act, may
from scorekeeper.storage import DraftKey
from scorekeeper.tables.access import Access
from scorekeeper.tables.service import Action, Tables


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

    def recent(self, limit: int = 30) -> list[TableState]:
        """The tables that the device has been let in to, those last played at first."""
        mine = self._access.tables_of(self._visitor)
        if mine is None:
            return super().recent(limit)
        found = [state for state in super().recent(1000) if state.id in mine]
        return found[:limit]

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
        role = self._access.role_at(self._visitor, table)
        self._access.verify(self._visitor, Act.REPORT, table)
        own = self._access.seat_at(self._visitor, table) == player
        if not own and not may(role, Act.ENTER):
            raise AccessRefused("access-report-other-hand")
        return self._act_as(
            table,
            self._signed(table, by),
            lambda state, pen: rounds.report_hand(state, pen, player, hand, after),
            None,
        )

    def merge(self, table: str, events: Sequence[Event]) -> tuple[TableState, int]:
        """The union of this log and other events of the same table."""
        known = self._access.role_at(self._visitor, table)
        if not may(known, Act.ENTER):
            self._access.verify(self._visitor, Act.MANAGE)
        return super().merge(table, events)

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
