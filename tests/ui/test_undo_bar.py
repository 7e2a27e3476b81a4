"""A refused undo is said until the table goes on, and no longer."""

from pathlib import Path

from scorekeeper.domain.refusals import TableRefused
from scorekeeper.storage import open_store
from scorekeeper.tables.service import Tables
from scorekeeper.ui.screens.table.undo import refused_now
from tests.domain.builders import classic, entry, newcomers


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
