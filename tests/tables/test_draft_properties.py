"""Whatever is done with drafts, those that are kept on the disk are those that are in memory."""

from pathlib import Path
from typing import Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorekeeper.storage import DraftKey, EventStore, open_store
from scorekeeper.tables import draft_writer, drafts
from scorekeeper.tables.draft_writer import DraftWriter, open_drafts
from scorekeeper.tables.drafts import Drafts
from scorekeeper.tables.round_drafts import RoundDraft
from tests.storage.databases import ask
from tests.tables.test_draft_content import round_drafts

DESKS, TABLES, PLACES = ("kitchen", "sofa"), ("friday", "sunday"), ("game-1", "round-1", "round-2")
FEW = 4
"""Drafts kept, so that some have to make room."""

desks, tables, places = (st.sampled_from(names) for names in (DESKS, TABLES, PLACES))
Step = tuple[Literal["put", "move", "drop", "save", "flush", "end", "crash"], str, str, str, object]
steps = st.one_of(
    st.tuples(st.just("put"), desks, tables, places, round_drafts),
    st.tuples(st.just("move"), desks, tables, places, places),
    st.tuples(
        st.sampled_from(("drop", "save", "flush", "end", "crash")), desks, tables, places, st.none()
    ),
)


@pytest.fixture
def store(tmp_path: Path) -> EventStore:
    return open_store(f"sqlite:///{tmp_path / 'scorekeeper.db'}")


@pytest.fixture(autouse=True)
def _few_drafts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "MAX_DRAFTS", FEW)
    monkeypatch.setattr(draft_writer, "MAX_DRAFTS", FEW)


def flush(kept: Drafts, model: Drafts) -> dict[DraftKey, RoundDraft]:
    """Writes the drafts; what is on the disk from now on."""
    assert isinstance(kept._keeper, DraftWriter)
    kept._keeper.flush()
    return dict(model._drafts)


def everything(kept: Drafts) -> dict[tuple[str, str, str], RoundDraft | None]:
    return {
        (desk, table, place): kept.desk(desk).get(table, place)
        for desk in DESKS
        for table in TABLES
        for place in PLACES
    }


@given(st.lists(steps, max_size=25))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_kept_drafts_are_the_drafts_in_memory(
    store: EventStore, tmp_path: Path, taken: list[Step]
) -> None:
    ask(tmp_path / "scorekeeper.db", "DELETE FROM draft")
    model, kept = Drafts(), open_drafts(store, delay=3600)
    written: dict[DraftKey, RoundDraft] = {}
    for what, desk, table, place, more in taken:
        both = (model.desk(desk), kept.desk(desk))
        match what:
            case "put":
                assert isinstance(more, RoundDraft)
                for one in both:
                    one.put(table, place, more)
            case "move":
                moved = {one.move(table, place, str(more)) for one in both}
                assert len(moved) == 1
            case "drop":
                for one in both:
                    one.drop(table, place)
            case "save":
                for one in both:
                    one.set_aside(table, place)
                    one.settled(table, place)
            case "flush":
                written = flush(kept, model)
            case "end":
                kept.close()
                kept, written = open_drafts(store, delay=3600), dict(model._drafts)
            case "crash":
                kept, model = open_drafts(store, delay=3600), Drafts(kept=written)
        assert everything(kept) == everything(model)
    kept.close()
    assert everything(open_drafts(store)) == everything(model)
