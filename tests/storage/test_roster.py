from datetime import timedelta
from pathlib import Path

import pytest

from scorekeeper.domain.events import Event
from scorekeeper.domain.payloads import GameStarted, PlayerSeated
from scorekeeper.storage import EventStore, open_store
from scorekeeper.storage.timestamps import now
from tests.domain.builders import TABLE
from tests.storage.databases import url_of

EVENING = now() + timedelta(hours=1)


def names(store: EventStore) -> list[str]:
    return [player.name for player in store.players()]


def play(store: EventStore, hours: int, *players: str) -> None:
    """A game at a table of its own, some hours after EVENING."""
    payload = GameStarted(players=players, dealer=players[0])
    moment = EVENING + timedelta(hours=hours)
    store.append([Event(f"game-{hours}", f"table-{hours}", "phone-a", 1, moment, "", payload)])


def test_people_stay_in_the_roster(file: Path, store: EventStore) -> None:
    added = [store.add_player(name) for name in ("Anna", "Bert", "אבא", "🦊")]
    assert len({player.id for player in added}) == 4
    assert all(len(player.id) == 8 and int(player.id, 16) >= 0 for player in added)
    assert {player.id: player for player in open_store(url_of(file)).players()} == {
        player.id: player for player in added
    }


def test_ten_people_wear_ten_colours_and_the_eleventh_the_first_again(store: EventStore) -> None:
    colours = [store.add_player(f"Player {number}").colour for number in range(11)]
    assert colours == [*range(10), 0]


def test_the_colour_of_somebody_hidden_is_free_again(store: EventStore) -> None:
    first, _second = store.add_player("Anna"), store.add_player("Bert")
    store.hide_player(first.id)
    assert store.add_player("Cleo").colour == first.colour


def test_whoever_came_last_is_first_in_the_roster(store: EventStore) -> None:
    for name in ("Anna", "Bert", "Cleo"):
        store.add_player(name)
    assert names(store) == ["Cleo", "Bert", "Anna"]


def test_whoever_played_last_is_first_in_the_roster(store: EventStore) -> None:
    anna, bert, cleo, dora = (
        store.add_player(name).id for name in ("Anna", "Bert", "Cleo", "Dora")
    )
    play(store, 1, bert, anna)
    assert names(store) == ["Anna", "Bert", "Dora", "Cleo"]
    play(store, 2, cleo, bert)
    assert names(store) == ["Bert", "Cleo", "Anna", "Dora"]
    assert dora in {player.id for player in store.players()}


def test_an_old_game_that_arrives_late_changes_no_order(store: EventStore) -> None:
    anna, bert = (store.add_player(name).id for name in ("Anna", "Bert"))
    play(store, 5, anna, "stranger")
    play(store, 1, bert, "stranger")
    play(store, 2, anna, bert)
    assert names(store) == ["Anna", "Bert"]


def test_sitting_down_counts_as_playing(store: EventStore) -> None:
    anna, _bert = (store.add_player(name).id for name in ("Anna", "Bert"))
    payload = PlayerSeated(player=anna, name="Anna", colour=0)
    store.append([Event("event-1", TABLE, "phone-a", 1, EVENING, "", payload)])
    assert names(store) == ["Anna", "Bert"]


def test_strangers_of_an_imported_table_do_not_join_the_roster(store: EventStore) -> None:
    play(store, 1, "stranger", "unheard-of")
    assert names(store) == []


def test_somebody_renamed_keeps_colour_and_place(store: EventStore) -> None:
    anna, bert = store.add_player("Anna"), store.add_player("Bert")
    store.rename_player(anna.id, "Änne")
    assert [(player.id, player.name) for player in store.players()] == [
        (bert.id, "Bert"),
        (anna.id, "Änne"),
    ]
    assert store.players()[1].colour == anna.colour


def test_somebody_hidden_is_no_longer_listed(store: EventStore) -> None:
    anna, _bert = store.add_player("Anna"), store.add_player("Bert")
    store.hide_player(anna.id)
    assert names(store) == ["Bert"]


def test_nobody_unknown_can_be_renamed_or_hidden(store: EventStore) -> None:
    with pytest.raises(KeyError):
        store.rename_player("nobody", "Anna")
    with pytest.raises(KeyError):
        store.hide_player("nobody")
