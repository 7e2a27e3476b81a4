"""A name corrected at a table, which everybody's list of people follows, and the way back."""

from dataclasses import dataclass

from scorekeeper.domain.state import TableState
from scorekeeper.tables.roster import Roster
from scorekeeper.tables.service import Tables


@dataclass(frozen=True, slots=True)
class Renamed:
    """A name that was changed at a table: what it was there, what it is now, and what the roster
    had until then.
    """

    player: str
    before: str
    name: str
    known_as: str

    def holds(self, state: TableState) -> bool:
        """Whether the table still calls them so: only then there is something to take back."""
        return self.before != self.name == state.name_of(self.player)


def rename(tables: Tables, roster: Roster, table: str, player: str, raw: str) -> Renamed:
    """Another name at the table and in the roster. Raises what `Tables.rename_player` does."""
    before = tables.state(table).name_of(player)
    known = {entry.player: entry.name for entry in roster.entries()}
    name = tables.rename_player(table, player, raw).name_of(player)
    roster.correct(player, name)
    return Renamed(player, before, name, known.get(player, before))


def take_back(tables: Tables, roster: Roster, table: str, renamed: Renamed) -> None:
    """The name as it was, at the table and in the roster.

    Somebody else may have it by now: then it raises NameRefused and nothing is changed.
    """
    tables.rename_player(table, renamed.player, renamed.before)
    roster.correct(renamed.player, renamed.known_as)
