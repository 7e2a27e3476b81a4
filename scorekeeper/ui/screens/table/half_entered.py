"""The way back from the board to a round that was begun on this device and not saved."""

from dataclasses import dataclass

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.tables.draft_standing import to_go_on_with
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.live import Seen, use_desk
from scorekeeper.ui.screens.entry.address import round_route
from scorekeeper.ui.screens.entry.place import first_open, opponents, seated
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.watched import Watched, use_share


@dataclass(frozen=True, slots=True)
class WayBack:
    """What the button says and where it leads."""

    text: str
    route: str


@ft.component
def HalfEntered(seen: Watched[Seen], table: int) -> ft.Control:
    """Goes on with the round that was begun; nothing where none was."""
    session = use_session()
    drawn = use_memory(_no_way_back())
    _times, redraw = ft.use_state(0)
    way = drawn.current = use_share(seen, lambda now: way_back(session, now, table))

    async def look() -> None:
        # While hands are tapped in above this screen it says and leads the same: nothing is drawn.
        if way_back(session, seen.value, table) != drawn.current:
            redraw(lambda times: times + 1)

    use_desk(session.live, session.desk, seen.value.state.id if seen.value.state else "", look)
    if way is None:
        return ft.Container(height=0)
    # As on paper: neither a soft fill nor a line is seen on the card that the question stands on.
    return parts.secondary_button(
        way.text, lambda: session.go(way.route), icon="pencil", on_paper=True, compact=True
    )


def _no_way_back() -> WayBack | None:
    return None


def way_back(session: Session, seen: Seen, table: int) -> WayBack | None:
    """The half-entered round of this device at a table, if there is one."""
    state = seen.state
    if state is None or state.game is None:
        return None
    found = to_go_on_with(state, state.game, session.desk.half_entered(state.id, table))
    if found is None:
        return None
    draft, standing = found
    out = draft.out or ""
    name = state.name_of(out)
    first = next((player for player in draft.hands if player != out), out)
    if standing.how != "next":
        return WayBack(
            session.t("half-entered-look", name=name), round_route(state.id, draft, first)
        )
    try:
        players, pairs = seated(state.game, table)
    except Refusal:
        return None
    first = first_open(draft, opponents(players, out, pairs))
    return WayBack(
        session.t("half-entered-go-on", number=standing.number, name=name),
        round_route(state.id, draft, first),
    )
