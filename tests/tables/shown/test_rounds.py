"""What the page of a round says: whose hand is missing, what was done to it, what adds up."""

import re

from scorekeeper.domain.actions.corrections import restore_round
from scorekeeper.domain.actions.rounds import score_round
from scorekeeper.domain.hands import typed
from scorekeeper.domain.payloads import RoundEntry, RoundScored
from scorekeeper.l10n import translator
from scorekeeper.tables.shown.rounds import RoundPage, grid_of, in_short, round_page_of
from scorekeeper.tables.shown.words import NO_BREAK
from tests.domain.builders import Sitting, no_mercy, together

T = translator("en")


def page(table: Sitting, number: int = 1) -> RoundPage:
    """The page of a round in English."""
    return round_page_of(T, table.state, table.game, table.game.rounds[number - 1])


def test_a_missing_hand_is_said_with_whose_it_is_and_their_line_says_the_same() -> None:
    table = Sitting(4)
    entry = RoundEntry("anna", {"bert": typed(10)})
    table.write(RoundScored(game=table.game.id, after=table.game.tip, entry=entry))
    shown = page(table)
    assert shown.notices == (
        "The hands of Cleo, Dora are missing in this round; they count as 0 until you enter them.",
    )
    assert [line.text for line in shown.lines][2:] == ["missing, counts 0"] * 2


def test_being_knocked_out_stands_with_its_points_so_that_the_column_adds_up() -> None:
    table = Sitting(3, rules=no_mercy())
    entry = RoundEntry("anna", {"bert": typed(10)}, {"cleo": None})
    table.add(score_round(table.state, table.pen, entry, table.game.tip))
    assert [line.value for line in page(table).lines] == ["+260", "10", "250"]
    assert [cell.text for cell in grid_of(T, table.state, table.game).rows[0].cells][2] == "KO"


def test_the_history_says_who_took_the_round_out_and_when() -> None:
    table = Sitting()
    table.void(table.round("anna", bert=10))
    (line,) = page(table).history
    assert line.endswith(", by Anna: taken out")


def test_who_entered_the_round_when_is_said_once() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    shown = page(table)
    assert shown.subtitle == "Anna went out"
    assert shown.entered.startswith("Entered ")


def test_in_short_the_hands_stand_in_the_order_of_the_seats_however_they_were_entered() -> None:
    table = Sitting(4)
    entry = RoundEntry("bert", {"cleo": typed(3), "dora": typed(4), "anna": typed(1)})
    table.add(score_round(table.state, table.pen, entry, table.game.tip))
    said = in_short(T, table.state, table.game, table.game.rounds[0]).replace(NO_BREAK, " ")
    assert said.startswith("Bert +8 (Anna 1, Cleo 3, Dora 4), ")


def test_a_round_of_two_tables_is_numbered_in_words_where_there_is_room() -> None:
    table = Sitting(8, rules=together("rotating-partners"))
    sitting = table.game.sitting(2)
    assert sitting is not None
    out, *others = sitting.players
    entry = RoundEntry(out, {player: typed(5) for player in others}, table=2)
    table.add(score_round(table.state, table.pen, entry, table.game.tip_of(2)))
    assert page(table).title == "Round 1 (table 2)"
    (row,) = grid_of(T, table.state, table.game).rows
    assert (row.number, row.spoken) == ("2·1", "1 (table 2)")


def test_a_correction_that_was_taken_back_stays_in_the_history() -> None:
    table = Sitting()
    first = table.round("anna", bert=40)
    table.revise(first, "anna", bert=7)
    table.undo()
    (line,) = (said.replace(NO_BREAK, " ") for said in page(table).history)
    assert ", by Anna: Bert 40 › 7 (undone " in line
    table.redo()
    (line,) = (said.replace(NO_BREAK, " ") for said in page(table).history)
    assert line.endswith(": Bert 40 › 7")


def test_of_two_corrections_taken_back_each_says_what_it_changed_when_it_was_made() -> None:
    table = Sitting()
    first = table.round("anna", bert=40)
    table.revise(first, "anna", bert=7)
    table.revise(first, "anna", bert=9)
    table.undo()
    table.undo()
    table.revise(first, "anna", bert=8)
    said = [line.replace(NO_BREAK, " ").partition(": ")[2] for line in page(table).history]
    whats = [line.partition(" (")[0] for line in said]
    assert whats == ["Bert 40 › 8", "Bert 7 › 9", "Bert 40 › 7"]


def test_a_round_that_was_out_and_counts_again_says_who_did_both_and_when() -> None:
    table = Sitting()
    first = table.round("anna", bert=40)
    table.revise(first, "anna", bert=7)
    table.void(first)
    table.add(restore_round(table.state, table.pen, first))
    table.revise(first, "anna", bert=8)
    said = [line.replace(NO_BREAK, " ") for line in page(table).history]
    assert [line.partition(": ")[2].partition(" (")[0] for line in said] == [
        "Bert 7 › 8",
        "taken out",
        "Bert 40 › 7",
    ]
    assert said[1].partition(": ")[0].endswith(", by Anna")
    assert re.search(r"\(counts again since .*, by Anna\)$", said[1])
    # An undo of its being out says so as well, and a redo takes that back.
    table.void(first)
    table.undo()
    assert len(page(table).history) == 4
    table.redo()
    assert page(table).history[0].endswith(", by Anna: taken out")
