"""What the Undo bar says: which change was made or taken back, by its round and by what it did."""

import pytest

from scorekeeper.domain.actions.corrections import swap_hands
from scorekeeper.domain.actions.rounds import score_round
from scorekeeper.domain.actions.tables import rename_player
from scorekeeper.domain.hands import typed
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.l10n import translator
from scorekeeper.tables.shown.changes import (
    change_done,
    change_named,
    change_undone,
    revision_parts,
)
from scorekeeper.tables.shown.words import NO_BREAK
from tests.domain.builders import Sitting, classic, no_mercy

T = translator("en")


def read(text: str) -> str:
    """As it is read: where no line ends is not to be heard."""
    return text.replace(NO_BREAK, " ")


def done(table: Sitting) -> str:
    """What the bar says that was done last."""
    return read(change_done(T, table.state, table.state.undoable[-1]))


def undone(table: Sitting) -> str:
    """What the bar says that was taken back last."""
    return read(change_undone(T, table.state, table.state.redoable[-1][1]))


def test_a_round_taken_back_is_named_with_its_number_and_who_had_gained_what() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    table.round("bert", cleo=20)
    table.undo()
    assert undone(table) == "Round 2 undone · Bert +20"
    table.undo()
    assert undone(table) == "Round 1 undone · Anna +10"


def test_in_brief_only_the_round_is_named_and_what_was_done_to_it() -> None:
    def in_brief() -> str:
        return read(change_done(T, table.state, table.state.undoable[-1], brief=True))

    table = Sitting()
    first = table.round("anna", bert=10)
    assert in_brief() == "Round 1 saved"
    table.revise(first, "anna", bert=15)
    assert in_brief() == "Round 1 changed"
    table.undo()
    undone_now = table.state.redoable[-1][1]
    assert read(change_undone(T, table.state, undone_now, brief=True)) == "Round 1 as before"
    table.void(first)
    assert in_brief() == "Round 1 taken out"


def test_what_comes_next_to_be_taken_back_is_named_too() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    table.revise(first, "anna", bert=15)
    table.round("bert", cleo=20)
    table.undo()
    table.revise(first, "anna", bert=15, cleo=1)
    table.revise(first, "bert", anna=15, cleo=1)
    named = [read(change_named(T, table.state, change)) for change in table.state.undoable]
    # Of one hand it is said what it will be; of more there is no room to.
    assert named == ["without round 1", "Bert 10 again", "Cleo 0 again", "round 1 as before"]


def test_a_correction_says_whose_hand_it_changed_and_its_undo_what_holds_again() -> None:
    table = Sitting()
    first = table.round("anna", bert=68)
    table.revise(first, "anna", bert=5)
    assert done(table) == "Round 1 changed · Bert 68 › 5"
    table.undo()
    assert undone(table) == "Round 1 as before · Bert 68 again"
    table.redo()
    assert done(table) == "Round 1 changed · Bert 68 › 5"


def test_undone_that_somebody_else_went_out_says_who_did() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    table.revise(first, "bert", anna=7)
    table.undo()
    assert undone(table) == "Round 1 as before · Anna went out, not Bert, Bert 10 again"


def test_a_name_and_its_number_stay_on_one_line_and_no_line_begins_with_a_dot() -> None:
    table = Sitting()
    first = table.round("anna", bert=68, cleo=4)
    gained = change_done(T, table.state, table.state.undoable[-1])
    assert gained == f"Round{NO_BREAK}1 saved{NO_BREAK}· Anna{NO_BREAK}+72"
    table.revise(first, "anna", bert=5, cleo=4)
    changed = change_done(T, table.state, table.state.undoable[-1])
    assert changed.endswith(f"Bert{NO_BREAK}68{NO_BREAK}›{NO_BREAK}5")


def test_names_written_from_right_to_left_keep_their_own_numbers() -> None:
    table = Sitting(rules=no_mercy(scoring="lowest-total-wins"))
    arabic = "الخطيب"
    table.add(rename_player(table.state, table.pen, "bert", arabic))
    table.round("anna", bert=40, cleo=5)
    said = done(table)
    # Each name is isolated, not the list: within one isolate its parts would change places.
    assert said.endswith(f"· \u2068{arabic}\u2069 +40, Cleo +5")


def test_swapped_hands_name_the_two_whose_hands_they_were() -> None:
    table = Sitting()
    first = table.round("anna", bert=10, cleo=12)
    table.add(swap_hands(table.state, table.pen, first, "bert", "cleo"))
    assert done(table) == "Round 1 changed · Bert 10 › 12, Cleo 12 › 10"


def test_hands_stand_in_the_order_of_the_seats_whoever_went_out_and_whatever_was_done() -> None:
    table = Sitting(4)
    # Asked for are the hands from the left of who went out: Cleo, Dora, Anna.
    hands = {"cleo": typed(3), "dora": typed(4), "anna": typed(1)}
    entry = RoundEntry("bert", hands)
    first = table.add(score_round(table.state, table.pen, entry, table.game.tip))
    table.add(swap_hands(table.state, table.pen, first, "dora", "anna"))
    assert done(table) == "Round 1 changed · Anna 1 › 4, Dora 4 › 1"
    table.undo()
    assert undone(table) == "Round 1 as before · Anna 1 again, Dora 4 again"


def test_a_round_that_was_taken_out_counts_again_when_that_is_undone() -> None:
    table = Sitting()
    table.void(table.round("anna", bert=10))
    assert done(table) == "Round 1 taken out"
    table.undo()
    assert undone(table) == "Round 1 counts again"


def test_a_change_of_the_game_before_is_not_said_of_this_one() -> None:
    table = Sitting(rules=classic(100))
    first = table.round("anna", bert=100)
    table.rematch()
    assert done(table) == "New game started"
    table.revise(first, "anna", bert=120)
    assert done(table) == "Earlier game: Round 1 changed · Bert 100 › 120"


def test_another_one_out_and_another_one_fallen_are_both_said() -> None:
    table = Sitting(rules=no_mercy())
    before = RoundEntry("anna", {"bert": typed(5)}, {"cleo": None})
    after = RoundEntry("bert", {"anna": typed(9)}, {"cleo": "anna"})
    assert tuple(map(read, revision_parts(T, table.state, {}, before, after))) == (
        "Bert went out, not Anna",
        "Cleo was knocked out by Anna",
        "Anna – › 9",
        "Bert 5 › –",
    )


@pytest.mark.parametrize("language", ["de", "nl"])
def test_no_way_forward_reads_as_playing_the_round_again(language: str) -> None:
    assert translator(language)("redo") in {"Wiederherstellen", "Terugzetten"}


@pytest.mark.parametrize(("language", "verb"), [("en", "save"), ("de", "sicher"), ("nl", "bewa")])
def test_the_bar_calls_it_what_the_button_called_it(language: str, verb: str) -> None:
    t = translator(language)
    assert verb in t("entry-save", gain="").lower()
    assert verb in t("change-round-scored", number=1, gain="").lower()
