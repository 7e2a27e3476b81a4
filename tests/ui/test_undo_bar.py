"""What the bar offers where, and how long a refused undo is said."""

from pathlib import Path

from scorekeeper.domain.refusals import TableRefused
from scorekeeper.storage import open_store
from scorekeeper.tables.service import Tables
from scorekeeper.ui.screens.table.undo import Ways, refused_now, ways_of
from tests.domain.builders import Sitting, classic, entry, newcomers


def test_a_refused_undo_is_news_until_the_next_thing_happens(tmp_path: Path) -> None:
    tables = Tables(open_store(f"sqlite:///{tmp_path / 'scorekeeper.db'}"))
    seen = tables.open("Kitchen", newcomers(2), "anna", classic())
    assert seen.game is not None
    meanwhile = tables.score_round(seen.id, entry("anna", bert=5), seen.game.tip)
    assert meanwhile.game is not None
    refused = refused_now(tables, seen, TableRefused("undo-moved"))
    # What the screen has yet to see is no reason to take the words away at once.
    assert refused.is_news(seen)
    assert refused.is_news(meanwhile)
    later = tables.score_round(seen.id, entry("bert", anna=5), meanwhile.game.tip)
    assert not refused.is_news(later)


def test_the_page_of_a_round_offers_what_was_done_to_it_and_leaves_it_there() -> None:
    table = Sitting()
    first = table.round("anna", bert=68)
    second = table.round("anna", bert=5)
    # To take the round itself back is offered on the board: here it would leave nothing to see.
    assert not ways_of(table.state, second)
    changed = table.revise(first, "anna", bert=6)
    assert ways_of(table.state, first) == Ways(back=table.state.undoable[-1])
    assert not ways_of(table.state, second)
    table.undo()
    undone = ways_of(table.state, first).forth
    assert undone is not None
    assert undone.event == changed
    assert ways_of(table.state, first).back is None
    assert ways_of(table.state) == Ways(back=table.state.undoable[-1], forth=undone)


def test_the_bar_is_another_one_for_everything_that_is_done() -> None:
    """It is brought into sight whenever it is: two of them may be equally tall."""
    table = Sitting()
    first = table.round("anna", bert=68)
    keys = set()
    for points in (6, 7):
        table.revise(first, "anna", bert=points)
        keys.add(ways_of(table.state, first).key)
    table.undo()
    keys.add(ways_of(table.state, first).key)
    assert len(keys) == 3
