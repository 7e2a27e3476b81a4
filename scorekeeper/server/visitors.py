"""Who sends a request: put there by the gate, read by whoever answers."""

from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from scorekeeper.sharing.roles import AccessRefused, Act, Role, may
from scorekeeper.tables.access import Access

SCOPE_KEY: Final = "scorekeeper.visitor"


@dataclass(frozen=True, slots=True)
class Visitor:
    """A device that has been let in. What it is somewhere is asked anew each time."""

    device: str
    access: Access

    def role_at(self, table: str) -> Role | None:
        """What it is at a table, None where it has not been let in. Raises StorageRefused."""
        return self.access.role_at(self.device, table)

    def seat_at(self, table: str) -> str | None:
        """The player whose hands it reports."""
        return self.access.seat_at(self.device, table)

    def may(self, act: Act, table: str) -> bool:
        """Whether it may do that at a table."""
        return may(self.role_at(table), act)


def visitor_of(connection: HTTPConnection) -> Visitor:
    """The visitor of a request behind the gate.

    Raises AccessRefused where the gate let somebody pass whom it does not know, on the way in.
    """
    visitor: Visitor | None = connection.scope.get(SCOPE_KEY)
    if visitor is None:
        raise AccessRefused("access-not-let-in")
    return visitor
