"""A log as bytes and back: every event comes back equal, and small."""

from dataclasses import replace
from typing import Final, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.domain.events import Event, event_id
from scorekeeper.domain.fold import fold
from scorekeeper.domain.hands import NO_CARDS, HandTally, typed
from scorekeeper.domain.payloads import (
    DecidingRoundAgreed,
    HandReported,
    KnockOutReported,
    RoundEntry,
    RoundRevised,
    RoundScored,
    RulesAgreed,
)
from scorekeeper.domain.refusals import CopyRefused
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.sharing.copying import pack, to_frames, unpack
from scorekeeper.sharing.copying.codec import MAX_EVENTS
from scorekeeper.sharing.copying.known import GAMES, SCHOOLING
from scorekeeper.sharing.qr import MAX_VERSION, table_code
from tests.domain.builders import PLAYERS, Sitting, cards, no_mercy, pen
from tests.domain.nonsense import logs as muddled_logs
from tests.sharing.copying.evenings import Evening, Style
from tests.soaking import SOAKING
from tests.storage.any_events import logs as any_logs

PINNED: Final = (
    "01b73f036eecc9a8c490c80fab6ec56e15c635e42417bd23a6d30292db34e7ac52d8630397119936"
    "a8fc868bc4c2c9d324"
)


def in_order(log: list[Event]) -> list[Event]:
    return sorted(log, key=lambda event: event.order)


@given(any_logs("table-9"))
def test_every_event_comes_back_equal_whatever_it_holds(log: list[Event]) -> None:
    assert unpack(pack(log)) == in_order(log)


@given(
    muddled_logs()
    | muddled_logs(people=PLAYERS[:8], formation="rotating-partners")
    | muddled_logs(people=PLAYERS[:4], formation="partners")
)
def test_a_log_of_a_muddled_evening_comes_back_and_means_the_same(log: list[Event]) -> None:
    copied = unpack(pack(log))
    assert copied == in_order(log)
    assert fold(copied) == fold(log)


@settings(max_examples=1_000 if SOAKING else 20)
@given(st.data(), muddled_logs())
def test_the_order_of_arrival_makes_no_difference(data: st.DataObject, log: list[Event]) -> None:
    assert pack(data.draw(st.permutations(log))) == pack(log)


@pytest.mark.parametrize("style", get_args(Style))
@pytest.mark.parametrize("reports", [False, True])
@pytest.mark.parametrize("seed", [1, 2])
def test_an_evening_comes_back(style: Style, reports: bool, seed: int) -> None:
    log = Evening(seed, players=5, rounds=8, style=style, reports=reports).log()
    assert unpack(pack(log)) == log


def test_an_id_that_is_no_hash_is_carried_and_one_that_is_costs_nothing() -> None:
    log = Evening(rounds=3).log()
    for event in log:
        assert event.id == event_id(
            event.table, event.device, event.lamport, event.at, event.by, event.payload
        )
    renamed = [*log[:-1], replace(log[-1], id="not-a-hash")]
    assert unpack(pack(renamed)) == renamed
    assert len(pack(renamed)) > len(pack(log)) + 6


def test_knock_outs_corrections_and_undoing_come_back() -> None:
    sitting = Sitting(4, rules=no_mercy())
    first = sitting.round("anna", bert=30, cleo=cards("9", "skip", "skip"))
    odd = RoundEntry(
        out="bert",
        hands={"anna": typed(12, 11, 7), "stranger": HandTally()},
        knocked_out={"cleo": "bert", "dora": None, "nobody": "anna"},
        last_standing=True,
        table=2,
        pairs=(("anna", "bert"), ("cleo", "dora")),
    )
    sitting.write(RoundScored(game=sitting.game.id, after=first, entry=odd))
    sitting.revise(first, "bert", anna=3)
    sitting.void(first)
    sitting.undo()
    sitting.write(RoundRevised(round=first, after="somewhere-else"))
    sitting.write(DecidingRoundAgreed(game=sitting.game.id, after=first))
    sitting.write(HandReported(game="no-game", after="nothing", player="anna", hand=cards("moon")))
    for fell in (cards("moon"), NO_CARDS):
        sitting.write(KnockOutReported(game="no-game", after="nothing", player="anna", hand=fell))
    assert unpack(pack(sitting.log)) == sitting.log


def test_a_hand_of_every_size_comes_back() -> None:
    sizes = [1, 2, 24, 25, 26, 59, 60, 61, 150, 200]
    for size in sizes:
        full = HandTally(cards={"7": size, "wild-draw-four": 1, "moon": 2}, amounts=(3,))
        hands = [HandTally(cards={"7": size}), HandTally(cards={"moon": size}), full]
        sitting = Sitting(3)
        for hand in hands:
            sitting.write(
                HandReported(game=sitting.game.id, after=sitting.game.tip, player="anna", hand=hand)
            )
        assert unpack(pack(sitting.log)) == sitting.log


def test_other_rules_come_back_and_the_order_of_the_keys_with_them() -> None:
    odd = GAMES[2].model_copy(
        update={
            "variant": "ours",
            "card_points": dict(reversed(GAMES[2].card_points.items())) | {"moon": 7},
            "scoring": "elimination-race",
            "deal": "winner",
            "knocked_out_pay": "cards",
            "knock_out_to": "cause",
            "total_rounds": 6,
            "house_rules": ("jump-in", "our-own"),
            "own_rule": "Wer lügt, zieht zwei.",
            "customizable": ("alle tauschen", ""),
        }
    )
    log = [
        *pen(0).write(RulesAgreed(rules=GAMES[0])),
        *pen(1).write(RulesAgreed(rules=odd)),
        *pen(2).write(RulesAgreed(rules=odd.model_copy(update={"target": 77}), game="abcd")),
    ]
    copied = unpack(pack(log))
    assert copied == log
    assert isinstance(copied[1].payload, RulesAgreed)
    assert list(copied[1].payload.rules.card_points) == list(odd.card_points)


def test_two_phones_that_exchange_copies_hold_the_same_log() -> None:
    one = Sitting(4)
    one.round("anna", bert=10)
    other = one.on_another_phone()
    one.round("bert", anna=20)
    other.round("cleo", dora=30)
    here = {event.id: event for event in [*one.log, *unpack(pack(other.log))]}
    there = {event.id: event for event in [*other.log, *unpack(pack(one.log))]}
    assert here == there
    assert fold(here.values()).games[-1].aside


def test_the_games_that_every_phone_knows_are_those_of_the_library() -> None:
    library = load_library(rules_dir())
    for game in GAMES:
        variant = library.variant(game.variant)
        assert variant is not None
        assert list(variant.card_points(game.deck).items()) == list(game.card_points.items())
        assert (variant.target.value, variant.scoring) == (game.target, game.scoring)


def test_what_the_texts_are_learned_from_is_part_of_the_format_and_stays() -> None:
    log = Evening(players=2, rounds=1).log()
    assert pack(log).hex() == PINNED
    assert len(SCHOOLING) == len(set(SCHOOLING))


def test_a_table_of_ten_and_thirty_rounds_is_as_small_as_it_was() -> None:
    assert len(pack(Evening(style="totals").log())) <= 400
    assert len(pack(Evening(style="totals", reports=True).log())) <= 612
    assert len(pack(Evening(style="cards").log())) <= 646
    assert len(pack(Evening(style="cards", reports=True).log())) <= 860


@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize(
    ("style", "reports"), [("totals", False), ("totals", True), ("cards", False)]
)
def test_a_table_of_ten_and_thirty_rounds_is_one_code_of_at_most_version_20(
    style: Style, reports: bool, seed: int
) -> None:
    (code,) = to_frames(pack(Evening(seed, style=style, reports=reports).log()))
    assert table_code(code).version <= MAX_VERSION


def test_no_events_several_tables_and_too_many_events_are_refused() -> None:
    log = Evening(players=2, rounds=1).log()
    other = replace(log[0], table="another-table")
    for events, key in (
        ([], "copy-empty"),
        ([*log, other], "copy-mixed-tables"),
        ([log[0]] * (MAX_EVENTS + 1), "copy-too-long"),
    ):
        with pytest.raises(CopyRefused) as refused:
            pack(events)
        assert refused.value.key == key
