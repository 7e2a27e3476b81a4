"""What the wiring hands to whoever faces people: the screens and the server."""

from dataclasses import dataclass, field, replace

from scorekeeper.rulebook import Library
from scorekeeper.settings import Settings
from scorekeeper.sharing.hosting import Hosting
from scorekeeper.tables.access import Access
from scorekeeper.tables.drafts import Drafts
from scorekeeper.tables.guarded import GuardedTables
from scorekeeper.tables.half_agreed import HalfAgreed
from scorekeeper.tables.inquiries import Inquiries
from scorekeeper.tables.lookup import Lookup
from scorekeeper.tables.roster import Roster
from scorekeeper.tables.service import Tables


@dataclass(frozen=True, slots=True)
class Services:
    """One for the whole process; `device` is set in the ones that are bound to a visitor.

    `hosting` is None where nobody else can connect: in a packaged app without a server.
    """

    settings: Settings
    tables: Tables
    roster: Roster
    library: Library
    drafts: Drafts
    lookup: Lookup
    inquiries: Inquiries
    access: Access
    half_agreed: HalfAgreed = field(default_factory=HalfAgreed)
    hosting: Hosting | None = None
    device: str | None = None

    def visited_by(self, device: str | None) -> "Services":
        """The services as a device may use them; the person at the machine itself may do all."""
        if device is None:
            return self
        tables = GuardedTables(self.tables, self.access, device)
        return replace(self, tables=tables, device=device)
