"""Copies taken over: looked at first, merged once, whatever they come as."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event, event_id
from scorekeeper.domain.payloads import PlayerSeated
from scorekeeper.domain.refusals import NameRefused, PushRefused, Refusal, TableRefused
from scorekeeper.domain.state import TableState
from scorekeeper.sharing.copying import Pile, pack, to_frames, to_text
from scorekeeper.sharing.qr import table_code
from scorekeeper.storage import open_store
from scorekeeper.tables.copying import (
    Arrival,
    Reading,
    codes_of,
    look_at,
    read_all,
    read_file,
    read_text,
    take,
)
from scorekeeper.tables.exchange import export_table
from scorekeeper.tables.service import Tables
from tests.sharing.copying.evenings import Evening
from tests.tables.test_service import tip, won_by_mira

LIMIT = 5_000_000


@pytest.fixture
def elsewhere(tmp_path: Path) -> Tables:
    return Tables(open_store(f"sqlite:///{tmp_path / 'elsewhere.db'}"))


def arrived(reading: Reading) -> Arrival:
    assert reading.arrival is not None
    return reading.arrival


def carried(source: Tables, table: str, to: Tables) -> TableState:
    """Takes the table over by its codes; the state there."""
    return take(to, arrived(read_all(to, Pile(), codes_of(source, table))))[0]


def test_what_arrives_is_shown_before_anything_is_taken(
    tables: Tables, table: TableState, elsewhere: Tables
) -> None:
    tables.score_round(table.id, won_by_mira(42), tip(table))
    arrival = arrived(read_all(elsewhere, Pile(), codes_of(tables, table.id)))
    assert (arrival.name, arrival.players) == ("Kitchen", ("Oma", "Mira", "Lea", "Tom"))
    assert (arrival.rounds, arrival.over, arrival.known) == (1, False, False)
    assert (arrival.new, arrival.only_here, arrival.disputed) == (8, 0, 0)
    assert elsewhere.recent() == []
    state, added = take(elsewhere, arrival)
    assert (state, added) == (tables.state(table.id), 8)


@pytest.mark.parametrize("way", ["picture", "text", "file", "text-file", "code"])
def test_a_table_arrives_by_picture_by_text_by_file_and_as_scanned(
    tables: Tables, table: TableState, elsewhere: Tables, way: str
) -> None:
    (code,) = codes_of(tables, table.id)
    exported = json.dumps(export_table(tables, table.id))
    reading = {
        "picture": lambda: read_file(elsewhere, Pile(), table_code(code).png(), LIMIT),
        "text": lambda: read_text(elsewhere, Pile(), f"Hi!\n{to_text([code])}\n", LIMIT),
        "file": lambda: read_file(elsewhere, Pile(), exported.encode("utf-8-sig"), LIMIT),
        "text-file": lambda: read_file(elsewhere, Pile(), to_text([code]).encode(), LIMIT),
        "code": lambda: read_text(elsewhere, Pile(), code, LIMIT),
    }[way]()
    assert take(elsewhere, arrived(reading))[0] == table


def test_taking_the_same_copy_twice_changes_nothing(
    tables: Tables, table: TableState, elsewhere: Tables
) -> None:
    codes = codes_of(tables, table.id)
    first = take(elsewhere, arrived(read_all(elsewhere, Pile(), codes)))
    again = arrived(read_all(elsewhere, Pile(), codes))
    assert (again.known, again.new, again.only_here) == (True, 0, 0)
    assert take(elsewhere, again) == (first[0], 0)


def test_a_table_that_went_on_in_two_places_is_said_to_and_both_rounds_are_kept(
    tables: Tables, table: TableState, elsewhere: Tables
) -> None:
    carried(tables, table.id, elsewhere)
    tables.score_round(table.id, won_by_mira(10), tip(table))
    elsewhere.score_round(table.id, won_by_mira(20), tip(table))
    arrival = arrived(read_all(elsewhere, Pile(), codes_of(tables, table.id)))
    assert (arrival.new, arrival.only_here, arrival.disputed) == (1, 1, 1)
    there, _ = take(elsewhere, arrival)
    assert there.game is not None
    assert len(there.game.waiting) == 1
    assert carried(elsewhere, table.id, tables) == there
    assert arrived(read_all(elsewhere, Pile(), codes_of(tables, table.id))).new == 0


@pytest.mark.parametrize("seed", range(12))
def test_three_phones_that_pass_copies_on_hold_the_same_in_the_end(
    seed: int, tables: Tables, table: TableState
) -> None:
    chance = random.Random(seed)
    phones = [tables, *(Tables(open_store("sqlite://")) for _ in range(2))]
    for phone in phones[1:]:
        carried(tables, table.id, phone)
    written = 0
    for _ in range(12):
        phone = chance.choice(phones)
        if chance.random() < 0.5:
            state = phone.state(table.id)
            if state.game is not None and state.game.ending is None:
                phone.score_round(table.id, won_by_mira(chance.randint(1, 9)), tip(state))
                written += 1
        else:
            carried(chance.choice(phones), table.id, phone)
    # Once round and back: every phone has heard of every other.
    for source, target in [(0, 1), (1, 2), (2, 1), (1, 0)]:
        carried(phones[source], table.id, phones[target])
    states = [phone.state(table.id) for phone in phones]
    assert states[0] == states[1] == states[2]
    assert len(phones[0].events(table.id)) == 7 + written


def test_frames_add_up_over_several_pictures_and_another_copy_between_does_no_harm(
    tables: Tables, table: TableState, elsewhere: Tables
) -> None:
    log = Evening(style="cards", reports=True).log()
    frames = to_frames(pack(log))
    assert len(frames) == 2
    first = read_all(elsewhere, Pile(), [frames[1]])
    assert first.arrival is None
    assert (first.pile.progress, first.pile.missing) == ((1, 2), (1,))
    between = read_all(elsewhere, first.pile, codes_of(tables, table.id))
    assert arrived(between).table == table.id
    both = read_all(elsewhere, between.pile, [*frames[:1], "https://example.org"])
    assert take(elsewhere, arrived(both))[1] == len(log)


def forged(event: Event, **changes: object) -> Event:
    """The event with another payload and the id that goes with it."""
    payload = event.payload.model_copy(update=changes)
    made = replace(event, payload=payload)
    fresh = event_id(made.table, made.device, made.lamport, made.at, made.by, payload)
    return replace(made, id=fresh)


def test_a_copy_with_harmful_names_made_up_ids_or_numbers_is_refused_and_the_log_is_intact(
    tables: Tables, table: TableState, elsewhere: Tables
) -> None:
    log = list(tables.events(table.id))
    seat = next(event for event in log if isinstance(event.payload, PlayerSeated))
    rest = [event for event in log if event.id != seat.id]
    bad: list[tuple[Event, type[Refusal]]] = [
        (forged(seat, name="a\u202eb"), PushRefused),
        (forged(seat, name="   "), NameRefused),
        (forged(seat, name="x" * 31), NameRefused),
        (replace(seat, id="0123456789abcdef"), PushRefused),
        (replace(forged(seat), lamport=10**9), PushRefused),
    ]
    for event, kind in bad:
        with pytest.raises(kind):
            read_all(elsewhere, Pile(), to_frames(pack([*rest, event])))
    assert elsewhere.recent() == []


def test_events_that_add_up_to_no_table_are_refused(tables: Tables, table: TableState) -> None:
    log = tables.events(table.id)
    for part in (log[:1], log[:6]):
        with pytest.raises(Refusal) as refused:
            look_at(Tables(open_store("sqlite://")), table.id, part)
        assert refused.value.key == "copy-not-a-table"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "copy-text-empty"),
        ("  \n", "copy-text-empty"),
        ("Bring the chips", "copy-nothing-in-text"),
        ("SK1:ABC", "copy-truncated"),
        ("SK1::::::::::", "copy-damaged"),
        ("SK9:ABC", "copy-newer-version"),
        ("{}", "import-not-a-table"),
        ("{no json", "import-not-json"),
    ],
)
def test_a_text_without_a_copy_is_refused_with_its_reason(
    tables: Tables, text: str, key: str
) -> None:
    with pytest.raises(Refusal) as refused:
        read_text(tables, Pile(), text, LIMIT)
    assert refused.value.key == key


def test_a_file_over_the_limit_and_a_table_that_is_not_here_are_refused(tables: Tables) -> None:
    with pytest.raises(TableRefused) as too_large:
        read_file(tables, Pile(), b"{" + b" " * 1000 + b"1", 1000)
    assert too_large.value.key == "import-too-large"
    with pytest.raises(TableRefused) as unknown:
        codes_of(tables, "nowhere-at-all")
    assert unknown.value.key == "table-unknown"


def test_rules_of_the_table_travel_with_it(
    tables: Tables, table: TableState, elsewhere: Tables, rules: AgreedRules
) -> None:
    assert carried(tables, table.id, elsewhere).rules == rules
