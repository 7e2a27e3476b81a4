"""The people who play, across tables."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.names import same_name, verify_name
from scorekeeper.domain.payloads import MAX_SEATS
from scorekeeper.domain.state import TableState
from scorekeeper.storage import EventStore


@dataclass(frozen=True, slots=True)
class RosterEntry:
    """Somebody who has played here before. `colour` is the seat colour they like to have."""

    player: str
    name: str
    colour: int


class Roster:
    """Everyone ever entered, most recently played first."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    def entries(self) -> list[RosterEntry]:
        """Those not hidden, most recently played first."""
        return [
            RosterEntry(player.id, player.name, player.colour) for player in self._store.players()
        ]

    def add(self, raw: str) -> RosterEntry:
        """A new person, or the one already known by that name.

        Raises NameRefused where the name is empty or too long.
        """
        name = verify_name(raw)
        for entry in self.entries():
            if same_name(entry.name, name):
                return entry
        player = self._store.add_player(name)
        return RosterEntry(player.id, player.name, player.colour)

    def rename(self, player: str, raw: str) -> None:
        """Another name. Raises NameRefused where it cannot be or somebody has it."""
        others = [entry.name for entry in self.entries() if entry.player != player]
        self._store.rename_player(player, verify_name(raw, others))

    def correct(self, player: str, name: str) -> None:
        """Follows a name corrected at a table, unless somebody else in the roster has it."""
        names = {entry.player: entry.name for entry in self.entries()}
        others = [known for other, known in names.items() if other != player]
        if player in names and not any(same_name(other, name) for other in others):
            self._store.rename_player(player, name)

    def hide(self, player: str) -> None:
        """No longer offers this person; what they played stays."""
        self._store.hide_player(player)


def newcomers(entries: Iterable[RosterEntry]) -> list[Newcomer]:
    """The people as they sit down at a new table: each keeps their colour where it is free."""
    seated = list(entries)
    taken: set[int] = set()
    colours: dict[str, int] = {}
    for entry in seated:
        if entry.colour not in taken:
            taken.add(entry.colour)
            colours[entry.player] = entry.colour
    for entry in seated:
        if entry.player not in colours:
            colours[entry.player] = _free_colour(entry.colour, taken)
            taken.add(colours[entry.player])
    return [Newcomer(entry.player, entry.name, colours[entry.player]) for entry in seated]


def joiner(entry: RosterEntry, state: TableState) -> Newcomer:
    """Somebody as they join a table that is being played at, in a colour that nobody there has.

    Whoever comes back has the seat they had.
    """
    seat = state.seats.get(entry.player)
    if seat is not None:
        return Newcomer(seat.player, seat.name, seat.colour)
    # Those who have left still stand on the board; where there are too many, they share.
    for others in (state.seats.values(), state.present):
        taken = {other.colour for other in others}
        if len(taken) < MAX_SEATS:
            break
    return Newcomer(entry.player, entry.name, _free_colour(entry.colour, taken))


def _free_colour(wished: int, taken: Collection[int]) -> int:
    if wished not in taken:
        return wished
    return next((colour for colour in range(MAX_SEATS) if colour not in taken), wished)
