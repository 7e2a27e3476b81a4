"""The use cases as one device may use them: each of them asked for by each role."""

import inspect
import json
from collections.abc import Callable
from typing import Any

import pytest

from scorekeeper.domain.actions.rulings import RulingDraft
from scorekeeper.domain.events import Pen
from scorekeeper.domain.hands import typed
from scorekeeper.domain.payloads import RoundEntry, RulingAgreed
from scorekeeper.domain.refusals import Refusal, TableRefused
from scorekeeper.domain.state import TableState
from scorekeeper.sharing.capabilities import KEY_BYTES
from scorekeeper.sharing.roles import AccessRefused, Act, Role, may
from scorekeeper.storage import EventStore, open_store
from scorekeeper.tables.access import Access
from scorekeeper.tables.exchange import export_table, import_table
from scorekeeper.tables.guarded import GuardedTables
from scorekeeper.tables.logs import utc_now
from scorekeeper.tables.service import Tables
from tests.tables.conftest import LEA, MIRA, OMA, PEOPLE, TOM

ANY_ROUND = RoundEntry(out=OMA, hands={player: typed(5) for player in (MIRA, LEA, TOM)})


@pytest.fixture
def access(store: EventStore) -> Access:
    return Access(store.access, bytes(KEY_BYTES))


def visited(tables: Tables, access: Access, role: Role | None, table: str) -> GuardedTables:
    """The tables as a device of that role sees them; None is one let in elsewhere."""
    entry = access.let_in(role or Role.OWNER, table if role else "another-1")
    return GuardedTables(tables, access, entry.device)


Use = Callable[[GuardedTables, TableState], Any]

USES: dict[str, tuple[Act, Use]] = {
    "state": (Act.WATCH, lambda t, s: t.state(s.id)),
    "position": (Act.WATCH, lambda t, s: t.position(s.id)),
    "events": (Act.WATCH, lambda t, s: t.events(s.id)),
    "arrivals": (Act.WATCH, lambda t, s: t.arrivals(s.id)),
    "score_round": (Act.ENTER, lambda t, s: t.score_round(s.id, ANY_ROUND, tip(s))),
    "revise_round": (Act.ENTER, lambda t, s: t.revise_round(s.id, tip(s), ANY_ROUND)),
    "void_round": (Act.ENTER, lambda t, s: t.void_round(s.id, tip(s))),
    "restore_round": (Act.ENTER, lambda t, s: t.restore_round(s.id, tip(s))),
    "swap_hands": (Act.ENTER, lambda t, s: t.swap_hands(s.id, tip(s), MIRA, LEA)),
    "move_knock_out": (Act.ENTER, lambda t, s: t.move_knock_out(s.id, tip(s), MIRA, LEA)),
    "preview": (Act.ENTER, lambda t, s: t.preview_undo(s.id)),
    "preview_revision": (Act.ENTER, lambda t, s: t.preview_revision(s.id, tip(s), ANY_ROUND)),
    "preview_void": (Act.ENTER, lambda t, s: t.preview_void(s.id, tip(s))),
    "preview_restore": (Act.ENTER, lambda t, s: t.preview_restore(s.id, tip(s))),
    "preview_swap": (Act.ENTER, lambda t, s: t.preview_swap(s.id, tip(s), MIRA, LEA)),
    "preview_knock_out": (Act.ENTER, lambda t, s: t.preview_knock_out(s.id, tip(s), MIRA, LEA)),
    "preview_undo": (Act.ENTER, lambda t, s: t.preview_undo(s.id)),
    "retract": (Act.ENTER, lambda t, s: t.retract(s.id, tip(s))),
    "undo": (Act.ENTER, lambda t, s: t.undo(s.id)),
    "redo": (Act.ENTER, lambda t, s: t.redo(s.id)),
    "rematch": (Act.ENTER, lambda t, s: t.rematch(s.id)),
    "deciding_round": (Act.ENTER, lambda t, s: t.deciding_round(s.id)),
    "rename_player": (Act.ENTER, lambda t, s: t.rename_player(s.id, OMA, "Omi")),
    "change_seating": (Act.ENTER, lambda t, s: t.change_seating(s.id, [TOM, LEA, MIRA, OMA])),
    "change_target": (Act.ENTER, lambda t, s: t.change_target(s.id, 700)),
    "change_rules": (Act.ENTER, lambda t, s: t.change_rules(s.id, rules_of(s))),
    "join": (Act.ENTER, lambda t, s: t.join(s.id, PEOPLE[0])),
    "leave": (Act.ENTER, lambda t, s: t.leave(s.id, TOM)),
    "agree_ruling": (Act.ENTER, lambda t, s: t.agree_ruling(s.id, any_ruling())),
    "withdraw_ruling": (Act.ENTER, lambda t, s: t.withdraw_ruling(s.id, "nothing")),
    "close": (Act.ENTER, lambda t, s: t.close(s.id)),
    "report_hand": (Act.REPORT, lambda t, s: t.report_hand(s.id, OMA, typed(4), tip(s))),
    "report_knock_out": (
        Act.REPORT,
        lambda t, s: t.report_knock_out(s.id, OMA, typed(4), tip(s)),
    ),
    "merge": (Act.ENTER, lambda t, s: t.merge(s.id, t_events(s))),
    "push": (Act.ENTER, lambda t, s: t.push(s.id, t_events(s))),
    "open": (Act.MANAGE, lambda t, s: t.open("New", PEOPLE, OMA, rules_of(s))),
}
SHARED = {"recent"}
"""What shows each device its own; tested below."""


def tip(state: TableState) -> str:
    """What the next round comes after."""
    assert state.game is not None
    return state.game.tip


def rules_of(state: TableState) -> Any:
    """The rules of the game being played."""
    assert state.game is not None
    return state.game.rules


def any_ruling() -> Any:
    """Something to agree on."""
    return RulingDraft(matter="draw-play", question="May I?", verdict="yes")


def t_events(state: TableState) -> Any:
    """An event that is not here yet."""
    pen = Pen(state.id, "phone-1", state.last[0] + 1, utc_now(), "")
    return pen.write(RulingAgreed(matter="draw", question="May I?", verdict="yes"))


def test_every_use_case_is_asked_for_here() -> None:
    """A new one has to be guarded and to be listed."""
    public = {
        name
        for name, _member in inspect.getmembers(GuardedTables, inspect.isfunction)
        if not name.startswith("_")
    }
    assert public == USES.keys() | SHARED


@pytest.mark.parametrize("name", USES)
@pytest.mark.parametrize("role", [None, *Role])
def test_each_role_may_use_what_it_is_for_and_nothing_else(
    name: str, role: Role | None, tables: Tables, table: TableState, access: Access
) -> None:
    tables.score_round(table.id, ANY_ROUND, tip(table))
    if name in {"report_hand", "report_knock_out"}:
        tables.undo(table.id)
    state = tables.state(table.id)
    act, use = USES[name]
    guarded = visited(tables, access, role, table.id)
    if role and may(role, Act.REPORT):
        access.choose_seat(guarded._visitor, table.id, OMA)
    before = tables.events(table.id)
    # Everybody here has been let in to one table only.
    allowed = name != "open" and role is not None and may(role, act)
    try:
        use(guarded, state)
    except AccessRefused:
        assert not allowed
        assert tables.events(table.id) == before
    except Refusal:
        # Allowed, and then refused by the table itself.
        assert allowed
    else:
        assert allowed


def test_the_owner_opens_tables(tables: Tables, table: TableState, access: Access) -> None:
    owner = visited(tables, access, Role.OWNER, "")
    assert owner.open("New", PEOPLE, OMA, rules_of(table)).name == "New"


def test_everybody_lists_the_tables_they_were_let_in_to(
    tables: Tables, table: TableState, access: Access
) -> None:
    other = tables.open("Other", PEOPLE, OMA, rules_of(table))
    assert [s.id for s in visited(tables, access, Role.OWNER, "").recent()] == [other.id, table.id]
    assert [s.id for s in visited(tables, access, Role.VIEWER, table.id).recent()] == [table.id]
    assert visited(tables, access, Role.VIEWER, "not-here-1").recent() == []


def test_a_player_reports_the_own_hand_and_signs_with_the_own_name(
    tables: Tables, table: TableState, access: Access
) -> None:
    player = visited(tables, access, Role.PLAYER, table.id)
    access.choose_seat(player._visitor, table.id, MIRA)
    with pytest.raises(AccessRefused, match="access-report-other-hand"):
        player.report_hand(table.id, OMA, typed(3), tip(table))
    state = player.report_hand(table.id, MIRA, typed(3), tip(table))
    assert state.reports[tip(table), MIRA].by == "Mira"


def test_a_flood_of_a_players_hands_ends_before_it_fills_the_table(
    tables: Tables, table: TableState, store: EventStore
) -> None:
    ticks = 0.0
    access = Access(store.access, bytes(KEY_BYTES), ticks=lambda: ticks)
    player = visited(tables, access, Role.PLAYER, table.id)
    access.choose_seat(player._visitor, table.id, MIRA)
    access.verify_pace(player._visitor, 498)
    for points in (1, 2):
        player.report_hand(table.id, MIRA, typed(points), tip(table))
    with pytest.raises(AccessRefused, match="access-too-many-attempts"):
        player.report_hand(table.id, MIRA, typed(3), tip(table))
    assert tables.state(table.id).reports[tip(table), MIRA].hand == typed(2)
    scorer = visited(tables, access, Role.SCORER, table.id)
    access.verify_pace(scorer._visitor, 500)
    scorer.report_hand(table.id, MIRA, typed(4), tip(table))
    ticks += 5
    player.report_hand(table.id, MIRA, typed(5), tip(table))


def test_nobody_merges_another_tables_events_under_this_ones_name(
    tables: Tables, table: TableState, access: Access
) -> None:
    other = tables.open("Other", PEOPLE, OMA, rules_of(table))
    before = tables.events(other.id)
    events = t_events(other)
    for role, place in ((Role.SCORER, table.id), (Role.OWNER, "")):
        with pytest.raises(Refusal) as caught:
            visited(tables, access, role, place).merge(table.id, events)
        assert caught.value.key in {"push-other-table", "import-mixed-tables"}
    assert tables.events(other.id) == before


def test_the_owner_takes_over_a_file_that_a_scorer_may_not(
    tables: Tables, table: TableState, access: Access, tmp_path: Any
) -> None:
    text = json.dumps(export_table(tables, table.id))
    elsewhere = open_store(f"sqlite:///{tmp_path / 'elsewhere.db'}")
    there = Tables(elsewhere)
    door = Access(elsewhere.access, bytes(KEY_BYTES))
    with pytest.raises(AccessRefused):
        import_table(visited(there, door, Role.SCORER, "another-2"), text, 10**6)
    with pytest.raises(TableRefused):
        there.state(table.id)
    state, new = import_table(visited(there, door, Role.OWNER, ""), text, 10**6)
    assert (state.id, new) == (table.id, len(tables.events(table.id)))
