"""Whether the address of a hand was made before its round was corrected."""

from scorekeeper.domain.actions.corrections import restore_round
from scorekeeper.ui.screens.entry.address import correction_route, is_past
from tests.domain.builders import Sitting


def test_an_address_is_past_once_the_round_was_changed_and_stays_so_whatever_is_undone() -> None:
    table = Sitting()
    first = table.round("anna", bert=40)
    route = correction_route("t", table.game.rounds[0], "bert")
    assert not is_past(route, table.game.rounds[0])
    table.revise(first, "anna", bert=7)
    assert is_past(route, table.game.rounds[0])
    later = correction_route("t", table.game.rounds[0], "bert")
    assert not is_past(later, table.game.rounds[0])
    table.undo()
    assert is_past(route, table.game.rounds[0])
    assert not is_past(later, table.game.rounds[0])
    table.redo()
    assert not is_past(later, table.game.rounds[0])
    table.void(first)
    assert is_past(later, table.game.rounds[0])
    last = correction_route("t", table.game.rounds[0], "bert")
    table.add(restore_round(table.state, table.pen, first))
    assert not is_past(last, table.game.rounds[0])


def test_an_address_without_that_is_never_past() -> None:
    table = Sitting()
    table.revise(table.round("anna", bert=40), "anna", bert=7)
    for route in (None, "", "/table/t/rounds/r/hand/bert", "/table/t/rounds/r/hand/bert?since=x"):
        assert not is_past(route, table.game.rounds[0])
