"""Who sits where, who plays and whose deal it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.actions.tables import (
    can_change_seating,
    change_seating,
    rename_player,
    verify_change_seating,
    verify_rename_player,
)
from scorekeeper.domain.dealing import next_dealer
from scorekeeper.domain.payloads import (
    GameStarted,
    PlayerLeft,
    PlayerSeated,
    SeatingChanged,
)
from scorekeeper.domain.refusals import NameRefused, SeatingRefused
from tests.domain.builders import PLAYERS, Sitting, skipped, totals


def dealers(table: Sitting) -> list[str]:
    return [*(played.dealer for played in table.game.rounds), table.game.dealer]


def test_the_deal_passes_to_the_left_and_comes_round_again() -> None:
    table = Sitting(3, dealer="bert")
    for _ in range(4):
        table.round("anna")
    assert dealers(table) == ["bert", "cleo", "anna", "bert", "cleo"]


def test_a_voided_round_does_not_pass_the_deal_on() -> None:
    table = Sitting()
    table.void(table.round("anna"))
    table.round("bert")
    assert dealers(table) == ["anna", "anna", "bert"]


def test_the_deal_skips_whoever_left() -> None:
    table = Sitting(3, dealer="anna")
    table.write(PlayerLeft(player="bert"))
    table.round("anna")
    assert table.game.dealer == "cleo"


def test_the_deal_passes_on_at_once_when_the_next_dealer_leaves() -> None:
    table = Sitting(3, dealer="anna")
    table.round("anna")
    assert table.game.dealer == "bert"
    table.write(PlayerLeft(player="bert"))
    assert table.game.dealer == "cleo"
    table.round("anna")
    assert dealers(table) == ["anna", "cleo", "anna"]


def test_the_deal_passes_on_when_the_first_dealer_leaves_before_the_first_round() -> None:
    table = Sitting(3, dealer="anna")
    table.write(PlayerLeft(player="anna"))
    assert table.game.dealer == "bert"


@given(st.data())
def test_the_next_dealer_is_the_nearest_to_the_left_who_plays(data: st.DataObject) -> None:
    seating = PLAYERS[: data.draw(st.integers(1, 10))]
    playing = set(data.draw(st.lists(st.sampled_from(seating), min_size=1)))
    dealer = data.draw(st.sampled_from(seating))
    around = [*seating, *seating]
    start = around.index(dealer) + 1
    assert next_dealer(seating, dealer, playing) == next(
        player for player in around[start:] if player in playing
    )


def test_a_dealer_who_never_sat_here_passes_the_deal_to_the_first_who_plays() -> None:
    assert next_dealer(["anna", "bert"], "dora", {"bert"}) == "bert"
    assert next_dealer(["anna", "bert"], "dora", set()) == "dora"


def test_a_player_who_left_keeps_the_points_and_is_asked_for_no_hand() -> None:
    table = Sitting()
    table.round("bert", anna=10)
    table.write(PlayerLeft(player="bert"))
    table.round("anna", cleo=5)
    assert totals(table.game) == {"anna": 5, "bert": 10, "cleo": 0}
    assert table.game.players == ("anna", "cleo")
    assert [seat.player for seat in table.state.present] == ["anna", "cleo"]


def test_whoever_comes_back_sits_where_they_sat() -> None:
    table = Sitting()
    table.write(PlayerLeft(player="bert"))
    table.write(PlayerSeated(player="bert", name="Bert", colour=1, game=table.game.id))
    assert table.game.players == ("anna", "bert", "cleo")
    assert table.game.seating == ("anna", "bert", "cleo")


def test_a_game_that_another_phone_starts_with_somebody_who_just_left_goes_without_them() -> None:
    table = Sitting()
    table.round("anna", bert=500)
    other = table.on_another_phone()
    table.write(PlayerLeft(player="bert"))
    other.rematch()
    table.merge(other)
    assert len(table.state.games) == 2
    assert table.game.players == ("anna", "cleo")


def test_a_late_joiner_plays_from_the_next_round_on_with_their_points() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    table.write(PlayerSeated(player="dora", name="Dora", colour=3, game=table.game.id, points=7))
    table.round("dora", anna=5)
    assert totals(table.game) == {"anna": 10, "bert": 0, "cleo": 0, "dora": 12}
    assert table.game.rounds[0].players == ("anna", "bert", "cleo")


def test_another_seating_holds_from_the_next_round_on() -> None:
    table = Sitting(4)
    table.round("anna")
    table.add(change_seating(table.state, table.pen, ["anna", "dora", "cleo", "bert"]))
    assert table.game.players == ("anna", "dora", "cleo", "bert")
    assert [seat.player for seat in table.state.present] == ["anna", "dora", "cleo", "bert"]
    assert table.game.rounds[0].players == ("anna", "bert", "cleo", "dora")
    assert table.game.dealer == "bert"
    table.round("anna")
    assert table.game.dealer == "anna"


def test_a_seating_lists_everyone_present_once() -> None:
    table = Sitting()
    for wrong in (["anna", "bert"], ["anna", "bert", "bert"], ["anna", "bert", "cleo", "dora"], []):
        with pytest.raises(SeatingRefused, match="seating-incomplete"):
            verify_change_seating(table.state, wrong)
        assert not can_change_seating(table.state, wrong)
    assert can_change_seating(table.state, ["cleo", "bert", "anna"])


def test_a_seating_that_names_somebody_twice_leaves_the_others_behind_them() -> None:
    table = Sitting()
    table.write(SeatingChanged(order=("cleo", "cleo", "cleo", "bert")))
    assert table.game.players == ("cleo", "bert", "anna")


def test_a_seating_of_strangers_is_skipped() -> None:
    table = Sitting()
    odd = table.write(SeatingChanged(order=("nobody", "no-one")))
    assert skipped(table.state) == {odd: "player-unknown"}


def test_a_new_name_leaves_the_score_where_it_is() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    table.add(rename_player(table.state, table.pen, "anna", "  Oma \u202e  Anna "))
    assert table.state.name_of("anna") == "Oma Anna"
    assert totals(table.game)["anna"] == 10


def test_a_new_name_must_differ_from_the_others_but_may_resemble_the_old() -> None:
    table = Sitting()
    with pytest.raises(NameRefused, match="name-taken"):
        verify_rename_player(table.state, "anna", "BERT")
    assert verify_rename_player(table.state, "anna", "ANNA") == "ANNA"
    with pytest.raises(SeatingRefused):
        verify_rename_player(table.state, "nobody", "Nora")


def test_a_game_of_people_not_seated_is_skipped() -> None:
    table = Sitting()
    odd = table.write(GameStarted(players=("anna", "nobody"), dealer="anna"))
    alone = table.write(GameStarted(players=("anna", "anna"), dealer="anna"))
    assert skipped(table.state) == {odd: "player-unknown", alone: "player-unknown"}
    assert len(table.state.games) == 1


def test_a_dealer_who_does_not_play_gives_the_deal_to_the_first_player() -> None:
    table = Sitting()
    table.write(GameStarted(players=("bert", "cleo"), dealer="anna"))
    assert table.game.dealer == "bert"
