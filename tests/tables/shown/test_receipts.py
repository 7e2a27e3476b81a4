"""What a receipt says to whoever doubts the number, and to whoever reads it elsewhere."""

import re

from scorekeeper.domain.actions.corrections import restore_round
from scorekeeper.l10n import translator
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.tables.shown.receipts import Receipt, round_receipt_of, total_receipt_of
from tests.domain.builders import Sitting, cards, classic, no_mercy, together

LIBRARY = load_library(rules_dir())
T = translator("en")


def receipt(table: Sitting, player: str) -> Receipt:
    """The receipt of the first round in English."""
    game = table.game
    return round_receipt_of(T, LIBRARY, "en", table.state, game, game.rounds[0], player)


def test_what_a_loser_held_is_shown_as_it_stands_in_the_grid_and_says_who_gets_it() -> None:
    table = Sitting()
    table.round("anna", bert=100, cleo=5)
    shown = receipt(table, "bert")
    assert shown.total == "100"
    (hand,) = shown.sections
    assert hand.note == "these points go to Anna"
    assert not any(line.faint for line in hand.lines)


def test_a_single_number_card_does_not_read_like_two_numbers() -> None:
    table = Sitting()
    table.round("anna", bert=cards("9"), cleo=cards("9", "9"))
    one, two = receipt(table, "bert").sections[0], receipt(table, "cleo").sections[0]
    assert (one.lines[0].text, one.lines[0].amount) == ("1 × the 9", "9")
    assert (two.lines[0].text, two.lines[0].amount) == ("2 × the 9, 9 each", "18")


def test_partners_both_get_what_was_held() -> None:
    table = Sitting(4, rules=together("partners"))
    table.round("anna", bert=10, dora=5)
    assert receipt(table, "bert").sections[0].note == "these points go to Anna + Cleo"


def test_a_change_of_another_hand_is_told_with_that_hand() -> None:
    table = Sitting()
    first = table.round("anna", bert=10, cleo=5)
    table.revise(first, "anna", bert=10, cleo=30)
    assert re.search(r"Cleo\s5\s›\s30$", receipt(table, "bert").history[0])
    assert re.search(r"Cleo\s5\s›\s30 \(\+15 › \+40\)$", receipt(table, "anna").history[0])


def test_a_change_of_who_went_out_is_told() -> None:
    table = Sitting(rules=no_mercy())
    first = table.round("anna", bert=10, cleo=5)
    table.revise(first, "bert", anna=7, cleo=5)
    assert "Bert went out, not Anna" in receipt(table, "anna").history[0]


def test_the_copied_text_says_at_which_table_and_in_which_game() -> None:
    table = Sitting(rules=classic(100))
    table.round("anna", bert=10)
    assert receipt(table, "anna").as_text.startswith("Kitchen · Classic to 100\nAnna, round 1: +10")
    table.round("anna", bert=100)
    table.rematch()
    total = total_receipt_of(T, LIBRARY, "en", table.state, table.game, "anna")
    assert total.as_text.startswith("Kitchen · Classic to 100 · game 2\n")


def test_a_correction_that_was_taken_back_is_said_to_have_been() -> None:
    table = Sitting()
    first = table.round("anna", bert=40, cleo=5)
    table.revise(first, "anna", bert=7, cleo=5)
    table.undo()
    changed, entered = receipt(table, "bert").history
    assert re.search(r"Bert\s40\s›\s7 \(undone .+\)$", changed)
    assert entered.startswith("Entered ")


def test_a_round_that_was_out_and_counts_again_says_so_on_its_receipts() -> None:
    table = Sitting()
    first = table.round("anna", bert=40, cleo=5)
    table.void(first)
    table.add(restore_round(table.state, table.pen, first))
    was_out, entered = receipt(table, "bert").history
    assert re.search(r", by Anna: taken out \(counts again since .+, by Anna\)$", was_out)
    assert entered.startswith("Entered ")
