"""What is said of a copy before it is taken over."""

from datetime import UTC, datetime

import pytest

from scorekeeper.l10n import LANGUAGES, translator
from scorekeeper.sharing.copying import Frame, Pile
from scorekeeper.tables.copying import Arrival
from scorekeeper.ui.screens.arriving.view_model import preview_of, progress_of
from scorekeeper.ui.screens.copying.components import file_name

EN = translator("en")
ARRIVAL = Arrival(
    table="k7m2xq9w4z",
    name="Kitchen",
    players=("Oma", "Mira"),
    rounds=12,
    over=False,
    last_at=datetime(2026, 11, 21, 12, 0, tzinfo=UTC),
    known=False,
    new=14,
    only_here=0,
    disputed=0,
    events=(),
)


def arrival(**changes: object) -> Arrival:
    fields = {name: getattr(ARRIVAL, name) for name in Arrival.__slots__}
    return Arrival(**{**fields, **changes})


def test_a_new_table_says_who_played_how_far_and_how_much_is_new() -> None:
    preview = preview_of(EN, ARRIVAL)
    assert preview.title == "Kitchen"
    assert preview.facts[:2] == ("2 players: Oma, Mira", "12 rounds played")
    assert preview.facts[2].startswith("Last change Nov 21, ")
    assert preview.changes == ("14 new entries",)
    assert not preview.nothing_new


def test_a_copy_that_is_here_already_says_so_and_no_more() -> None:
    preview = preview_of(EN, arrival(known=True, new=0, disputed=1))
    assert preview.changes == ("Nothing new: all of it is here already.",)
    assert preview.nothing_new


def test_two_places_are_named_with_what_is_only_here_and_what_is_disputed() -> None:
    preview = preview_of(EN, arrival(known=True, new=1, only_here=2, disputed=1, over=True))
    assert "The game is over" in preview.facts
    assert preview.changes[0] == "1 new entry"
    assert preview.changes[1] == "2 entries are only here. They stay."
    assert preview.changes[2].startswith("The table went on in two places: 1 round")


def test_missing_codes_are_named_in_spans() -> None:
    pile = Pile()
    for place in (0, 4, 7):
        pile = pile.plus(Frame(b"copy", place, 9, b"data"))
    progress = progress_of(EN, pile)
    assert progress is not None
    assert progress.line == "3 of 9 codes read"
    assert progress.missing == "Codes 2–4, 6–7, 9 are still missing."
    assert progress.share == pytest.approx(1 / 3)
    assert progress_of(EN, Pile()) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_there_in_every_language(language: str) -> None:
    t = translator(language)
    shown = preview_of(t, arrival(known=True, new=2, only_here=1, disputed=2, over=True, rounds=0))
    for line in (*shown.facts, *shown.changes):
        assert "arrive-" not in line
        assert "{" not in line


@pytest.mark.parametrize(
    ("name", "file"),
    [("Freitagsküche", "Freitagsküche.json"), ("../../x", "x.json"), ("🃏", "Scorekeeper.json")],
)
def test_a_table_is_saved_under_a_name_that_every_system_takes(name: str, file: str) -> None:
    assert file_name(name) == file
