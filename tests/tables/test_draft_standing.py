"""A half-entered round: still the next one, entered meanwhile, or without the round before it."""

from scorekeeper.domain.hands import typed
from scorekeeper.domain.state import TableState
from scorekeeper.tables.draft_standing import standing_of, to_go_on_with
from scorekeeper.tables.round_drafts import HandDraft, RoundDraft
from scorekeeper.tables.service import Tables
from tests.tables.conftest import MIRA, OMA
from tests.tables.test_service import tip, won_by_mira


def how(state: TableState, after: str) -> tuple[str, int, str]:
    assert state.game is not None
    standing = standing_of(state, state.game, after, 0)
    return standing.how, standing.number, standing.saved.id if standing.saved else ""


def test_the_round_after_the_last_one_is_the_next(tables: Tables, table: TableState) -> None:
    assert how(table, tip(table)) == ("next", 1, "")


def test_a_round_that_was_entered_meanwhile_is_named_also_when_more_have_followed(
    tables: Tables, table: TableState
) -> None:
    begun_for = tip(table)
    first = tables.score_round(table.id, won_by_mira(7), begun_for)
    second = tables.score_round(table.id, won_by_mira(8), tip(first))
    assert how(first, begun_for) == ("entered", 1, tip(first))
    assert how(second, begun_for) == ("entered", 1, tip(first))
    assert how(second, tip(first)) == ("entered", 2, tip(second))
    assert how(second, tip(second)) == ("next", 3, "")


def test_an_undo_is_not_taken_for_a_round_and_a_redo_brings_all_back(
    tables: Tables, table: TableState
) -> None:
    first = tables.score_round(table.id, won_by_mira(7), tip(table))
    undone = tables.undo(table.id)
    assert how(undone, tip(first)) == ("taken-back", 1, "")
    assert how(tables.redo(table.id), tip(first)) == ("next", 2, "")


def test_the_latest_half_entered_round_of_this_game_is_the_one_to_go_on_with(
    tables: Tables, table: TableState
) -> None:
    def begun(after: str) -> RoundDraft:
        return RoundDraft(after, MIRA, {OMA: HandDraft(typed(7), entered=True)})

    first = tables.score_round(table.id, won_by_mira(600), tip(table))
    again = tables.rematch(table.id)
    assert again.game is not None
    past, now = begun(tip(table)), begun(tip(again))
    found = to_go_on_with(again, again.game, (past, now))
    assert found is not None
    assert (found[0], found[1].how) == (now, "next")
    assert to_go_on_with(again, again.game, (past,)) is None
    assert first.game is not None
    stale = to_go_on_with(first, first.game, (past,))
    assert stale is not None
    assert stale[1].how == "entered"
