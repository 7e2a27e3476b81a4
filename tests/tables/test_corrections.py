"""Corrections against a real database: what they do is known before they are made."""

from collections.abc import Callable

import pytest

from scorekeeper.domain.actions import history
from scorekeeper.domain.agreed import AgreedRules, agree_on
from scorekeeper.domain.hands import NO_CARDS, HandTally, typed
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.preview import Consequences, TotalChange, consequences
from scorekeeper.domain.refusals import EventRefused, RoundRefused, TableRefused
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.rulebook import Library
from scorekeeper.storage import open_store
from scorekeeper.tables.service import Tables
from tests.tables.conftest import LEA, MIRA, OMA, PEOPLE, TOM


@pytest.fixture
def rules(library: Library) -> AgreedRules:
    """No Mercy, where there are knock-outs to move."""
    return agree_on(library.variant("no-mercy"))


def game_of(state: TableState) -> GameState:
    assert state.game is not None
    return state.game


def oma_out(
    tables: Tables, table: TableState, knocked_out: dict[str, str | None], **held: int
) -> str:
    """Scores a round that Oma has won; its id."""
    hands: dict[str, HandTally] = dict.fromkeys((MIRA, LEA, TOM), NO_CARDS)
    hands |= {f"{name}-id": typed(points) for name, points in held.items()}
    tip = game_of(tables.state(table.id)).tip
    return game_of(tables.score_round(table.id, RoundEntry(OMA, hands, knocked_out), tip)).tip


def test_swapped_hands_are_there_after_a_restart(
    tables: Tables, table: TableState, url: str
) -> None:
    first = oma_out(tables, table, {MIRA: TOM}, mira=90, lea=5)
    tables.swap_hands(table.id, first, MIRA, LEA, by="Tom")
    (played,) = game_of(Tables(open_store(url)).state(table.id)).rounds
    assert played.entry.hands == {LEA: typed(90), MIRA: typed(5), TOM: NO_CARDS}
    assert played.entry.knocked_out == {LEA: TOM}
    assert [revision.by for revision in played.revisions] == ["Tom"]


def test_a_moved_knock_out_is_there_after_a_restart(
    tables: Tables, table: TableState, url: str
) -> None:
    first = oma_out(tables, table, {MIRA: None}, mira=90, lea=5)
    state = tables.move_knock_out(table.id, first, MIRA, LEA)
    assert game_of(state).totals[OMA] == 250 + 90
    again = Tables(open_store(url)).state(table.id)
    assert game_of(again).rounds[0].entry.knocked_out == {LEA: None}


def test_a_swap_that_cannot_be_is_refused_in_preview_and_in_earnest_and_not_written(
    tables: Tables, table: TableState
) -> None:
    first = oma_out(tables, table, {}, mira=90)
    before = tables.events(table.id)
    for change in (tables.preview_swap, tables.swap_hands):
        with pytest.raises(RoundRefused, match="swap-went-out"):
            change(table.id, first, MIRA, OMA)
    with pytest.raises(RoundRefused, match="swap-not-knocked-out"):
        tables.move_knock_out(table.id, first, MIRA, LEA)
    assert tables.events(table.id) == before


def test_every_preview_is_what_the_change_then_does(tables: Tables, rules: AgreedRules) -> None:
    lowest = rules.model_copy(update={"scoring": "lowest-total-wins"})
    table = tables.open("Balcony", PEOPLE, OMA, lowest)
    first = oma_out(tables, table, {MIRA: None}, mira=90, lea=5)
    oma_out(tables, table, {}, mira=400, tom=400)
    entry = RoundEntry(TOM, {OMA: typed(7), MIRA: typed(8), LEA: typed(9)})
    swap, move = (first, LEA, TOM), (first, MIRA, LEA)
    steps: tuple[tuple[Consequences, Callable[[], TableState]], ...] = (
        (tables.preview_swap(table.id, *swap), lambda: tables.swap_hands(table.id, *swap)),
        (tables.preview_knock_out(table.id, *move), lambda: tables.move_knock_out(table.id, *move)),
        (
            tables.preview_revision(table.id, first, entry),
            lambda: tables.revise_round(table.id, first, entry),
        ),
        (tables.preview_void(table.id, first), lambda: tables.void_round(table.id, first)),
    )
    for foreseen, carry_out in steps:
        before = tables.state(table.id)
        assert foreseen
        assert consequences(before, carry_out()) == foreseen
        undone = tables.preview_undo(table.id)
        changed = tables.state(table.id)
        assert consequences(changed, tables.undo(table.id)) == undone


def test_where_the_winner_takes_all_a_swap_leaves_the_score_as_it_is(
    tables: Tables, table: TableState
) -> None:
    first = oma_out(tables, table, {}, mira=90, lea=5)
    assert not tables.preview_swap(table.id, first, MIRA, LEA)


def test_a_preview_writes_nothing_and_tells_nobody(tables: Tables, table: TableState) -> None:
    first = oma_out(tables, table, {}, mira=90)
    heard: list[str] = []
    tables.changes.subscribe(table.id, heard.append)
    before = tables.events(table.id)
    found = tables.preview_void(table.id, first)
    assert found.of(game_of(table).id).totals == (TotalChange(OMA, 90, 0),)
    assert tables.events(table.id) == before
    assert heard == []


def test_a_preview_sees_what_another_process_has_saved_meanwhile(
    tables: Tables, table: TableState, url: str
) -> None:
    first = oma_out(tables, table, {}, mira=90)
    elsewhere = Tables(open_store(url))
    elsewhere.revise_round(
        table.id, first, RoundEntry(OMA, {MIRA: typed(10), LEA: NO_CARDS, TOM: NO_CARDS})
    )
    found = tables.preview_void(table.id, first)
    assert found.of(game_of(table).id).totals == (TotalChange(OMA, 10, 0),)


def test_a_correction_that_would_end_the_game_says_so_before(
    tables: Tables, table: TableState
) -> None:
    first = oma_out(tables, table, {}, mira=90)
    entry = RoundEntry(OMA, {MIRA: typed(1000), LEA: NO_CARDS, TOM: NO_CARDS})
    ending = tables.preview_revision(table.id, first, entry).of(game_of(table).id).ending
    assert ending is not None
    assert ending.ends
    assert game_of(tables.state(table.id)).ending is None


def test_a_revision_that_changes_nothing_has_no_consequences(
    tables: Tables, table: TableState
) -> None:
    first = oma_out(tables, table, {}, mira=90)
    entry = game_of(tables.state(table.id)).rounds[0].entry
    assert tables.preview_revision(table.id, first, entry) == Consequences()


def test_undo_is_previewed_for_the_change_it_is_meant_for_only(
    tables: Tables, table: TableState
) -> None:
    with pytest.raises(EventRefused):
        tables.preview_undo(table.id)
    oma_out(tables, table, {}, mira=90)
    meant = tables.state(table.id).undoable[-1].event
    assert tables.preview_undo(table.id, meant)
    oma_out(tables, table, {}, mira=5)
    with pytest.raises(TableRefused, match="undo-moved"):
        tables.preview_undo(table.id, meant)


def test_any_action_can_be_previewed(tables: Tables, table: TableState) -> None:
    oma_out(tables, table, {}, mira=90)
    tables.undo(table.id)
    found = tables.preview(table.id, history.redo)
    assert found.of(game_of(table).id).totals == (TotalChange(OMA, 0, 90),)
