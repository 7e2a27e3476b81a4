"""Opening and closing tables, and the next game at the same one."""

import pytest

from scorekeeper.domain.actions.games import can_rematch, verify_rematch
from scorekeeper.domain.actions.tables import (
    Newcomer,
    can_close_table,
    can_open_table,
    close_table,
    open_table,
    verify_close_table,
    verify_open_table,
)
from scorekeeper.domain.fold import fold
from scorekeeper.domain.payloads import PlayerLeft, TableOpened
from scorekeeper.domain.refusals import NameRefused, SeatingRefused, TableRefused
from tests.domain.builders import (
    PLAYERS,
    Sitting,
    classic,
    line,
    newcomers,
    pen,
    skipped,
    totals,
)


def named(*names: str) -> list[Newcomer]:
    return [
        Newcomer(player, name, colour)
        for colour, (player, name) in enumerate(zip(PLAYERS, names, strict=False))
    ]


@pytest.mark.parametrize("seats", range(2, 11))
def test_two_to_ten_people_can_sit_down(seats: int) -> None:
    state = Sitting(seats).state
    assert [seat.player for seat in state.present] == list(PLAYERS[:seats])
    assert [seat.colour for seat in state.present] == list(range(seats))
    assert state.game is not None
    assert state.game.players == PLAYERS[:seats]
    assert state.skipped == ()


@pytest.mark.parametrize(("seats", "key"), [(0, "seats-too-few"), (1, "seats-too-few")])
def test_a_table_of_one_is_refused(seats: int, key: str) -> None:
    with pytest.raises(SeatingRefused) as refused:
        verify_open_table("Kitchen", newcomers(seats), "anna")
    assert (refused.value.key, refused.value.params) == (key, {"minimum": 2})


def test_an_eleventh_player_is_refused() -> None:
    crowd = [*newcomers(10), Newcomer("kurt", "Kurt", 9)]
    with pytest.raises(SeatingRefused) as refused:
        verify_open_table("Kitchen", crowd, "anna")
    assert (refused.value.key, refused.value.params) == ("seats-too-many", {"limit": 10})


def test_the_same_person_sits_down_once() -> None:
    twice = [Newcomer("anna", "Anna", 0), Newcomer("anna", "Bert", 1)]
    with pytest.raises(SeatingRefused, match="seat-taken-twice"):
        verify_open_table("Kitchen", twice, "anna")


def test_the_dealer_sits_at_the_table() -> None:
    with pytest.raises(SeatingRefused, match="dealer-not-seated"):
        verify_open_table("Kitchen", newcomers(2), "cleo")


@pytest.mark.parametrize(
    ("names", "key"),
    [
        (("Anna", "anna"), "name-taken"),
        (("Anna", "  ANNA  "), "name-taken"),
        (("Anna", "An\u200dna"), "name-taken"),
        (("Anna", ""), "name-empty"),
        (("Anna", "B" * 200), "name-too-long"),
    ],
)
def test_names_are_present_short_and_different(names: tuple[str, ...], key: str) -> None:
    with pytest.raises(NameRefused) as refused:
        verify_open_table("Kitchen", named(*names), "anna")
    assert refused.value.key == key


def test_a_table_needs_a_name() -> None:
    assert not can_open_table("", newcomers(2), "anna")
    assert can_open_table("Kitchen", newcomers(2), "anna")


def test_names_are_stored_tidied() -> None:
    events = open_table(pen(), " Oma's \n kitchen ", named(" Anna ", "أحمد"), "anna", classic())
    state = fold(events)
    assert state.name == "Oma's kitchen"
    assert [seat.name for seat in state.present] == ["Anna", "أحمد"]


def test_a_second_opening_is_skipped() -> None:
    table = Sitting()
    again = table.write(TableOpened(name="Garden"))
    assert table.state.name == "Kitchen"
    assert skipped(table.state) == {again: "already-open"}


def test_a_table_is_closed_once_and_opens_again_by_retraction() -> None:
    table = Sitting()
    closing = table.add(close_table(table.state, table.pen))
    assert table.state.closed
    with pytest.raises(TableRefused, match="table-closed"):
        verify_close_table(table.state)
    table.retract(closing)
    assert not table.state.closed
    assert can_close_table(table.state)


def test_a_rematch_starts_from_zero_and_the_deal_moves_on() -> None:
    table = Sitting(3, dealer="anna")
    table.round("anna", bert=10)
    table.round("anna", bert=500)
    assert table.game.dealer == "cleo"
    table.rematch()
    assert totals(table.game) == {"anna": 0, "bert": 0, "cleo": 0}
    assert table.game.first_dealer == "cleo"
    assert table.game.rules == classic()
    assert len(table.state.games) == 2
    table.round("bert", anna=5)
    assert totals(table.game)["bert"] == 5
    assert totals(table.state.games[0])["anna"] == 510


def test_a_rematch_seats_whoever_is_still_there() -> None:
    table = Sitting(3)
    table.round("anna", bert=500)
    table.write(PlayerLeft(player="bert"))
    table.rematch()
    assert table.game.players == ("anna", "cleo")
    assert table.game.first_dealer == "cleo"


def test_there_is_no_rematch_while_a_game_is_on() -> None:
    table = Sitting()
    with pytest.raises(TableRefused, match="game-not-over"):
        verify_rematch(table.state)


def test_there_is_no_rematch_at_a_closed_table_or_with_one_player() -> None:
    table = Sitting(2)
    table.round("anna", bert=500)
    assert can_rematch(table.state)
    table.write(PlayerLeft(player="bert"))
    with pytest.raises(SeatingRefused, match="seats-too-few"):
        verify_rematch(table.state)
    table.add(close_table(table.state, table.pen))
    with pytest.raises(TableRefused, match="table-closed"):
        verify_rematch(table.state)


def test_there_is_no_rematch_where_no_rules_were_ever_agreed() -> None:
    events = Sitting().log[:4]
    assert fold(events).rules is None
    assert not can_rematch(fold(events))


def test_a_round_of_the_first_game_can_be_revised_during_the_second() -> None:
    table = Sitting()
    first = table.round("anna", bert=500)
    table.rematch()
    second = table.round("bert", anna=5)
    table.revise(first, "cleo", bert=500)
    assert table.state.games[0].ending is not None
    assert table.state.games[0].ending.winners == ("cleo",)
    assert line(table.game) == [second]
