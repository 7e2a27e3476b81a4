"""What holds for every log, however broken."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.events import Event
from scorekeeper.domain.fold import advance, fold
from scorekeeper.domain.hands import NO_CARDS
from scorekeeper.domain.payloads import (
    DecidingRoundAgreed,
    GameStarted,
    HandReported,
    KnockOutReported,
    PlayerLeft,
    PlayerRenamed,
    PlayerSeated,
    Retracted,
    RoundRevised,
    RoundScored,
    RoundVoided,
    RulesAgreed,
    RulingAgreed,
    TableClosed,
    TableOpened,
    Unknown,
)
from scorekeeper.domain.state import TableState
from scorekeeper.domain.variants import SCORING_METHODS
from tests.domain.builders import PLAYERS, Sitting, pen, skipped
from tests.domain.nonsense import in_force, in_order, later, logs, meaning

log = st.one_of(
    logs(),
    logs(),
    logs(people=PLAYERS[:4], formation="partners"),
    logs(people=PLAYERS[:4], formation="rotating-partners"),
    logs(people=PLAYERS[:8], formation="rotating-partners"),
)


def shuffled(written: Sequence[Event]) -> st.SearchStrategy[list[Event]]:
    return st.permutations(written).map(list)


@given(st.data(), log)
def test_a_log_folds_to_the_same_state_in_any_order(data: st.DataObject, log: list[Event]) -> None:
    state = fold(log)
    again = fold(data.draw(shuffled(log)))
    assert again == state
    assert meaning(again) == meaning(state)


@given(st.data(), log)
def test_events_received_twice_count_once(data: st.DataObject, log: list[Event]) -> None:
    repeated = data.draw(st.lists(st.sampled_from(log), max_size=10)) if log else []
    assert fold(data.draw(shuffled(log + repeated))) == fold(log)


@given(st.data(), log)
def test_two_phones_that_exchange_their_logs_see_the_same_table(
    data: st.DataObject, log: list[Event]
) -> None:
    one = [event for event in log if event.device == "phone-a"]
    other = [event for event in log if event.device == "phone-b"]
    seen_by_both = data.draw(st.lists(st.sampled_from(log), max_size=5)) if log else []
    assert fold(one + seen_by_both + other) == fold(other + one + seen_by_both)


@given(log)
def test_a_log_may_be_read_from_any_iterable(log: list[Event]) -> None:
    assert fold(iter(log)) == fold(log)


@given(logs(scorings=SCORING_METHODS))
def test_any_log_folds_without_an_exception_whatever_scoring_was_agreed(log: list[Event]) -> None:
    state = fold(log)
    for game in state.games:
        assert set(game.players) <= set(game.seating)
        assert set(game.seating) == set(game.totals)
        assert set(game.players) <= {seat.player for seat in state.present}


@given(log)
def test_a_round_in_force_is_in_one_line_or_aside_or_skipped_with_a_reason(
    log: list[Event],
) -> None:
    state = fold(log)
    counts = in_force(log)
    for event in log:
        if not isinstance(event.payload, RoundScored):
            continue
        places = [
            *(game.id for game in state.games for played in game.rounds if played.id == event.id),
            *(game.id for game in state.games for aside in game.aside if aside == event.id),
            *(skip.reason for skip in state.skipped if skip.event == event.id),
        ]
        if event.id in counts:
            assert len(places) == 1, places
        else:
            assert not state.find_round(event.id)
            assert all(event.id not in game.aside for game in state.games)


@given(log)
def test_an_event_in_force_leaves_a_trace_or_is_skipped(log: list[Event]) -> None:
    state = fold(log)
    counts = in_force(log)
    left_out = skipped(state)
    assert set(left_out) <= {event.id for event in log}
    assert all(left_out.values())
    for event in log:
        if event.id in counts and event.id not in left_out:
            assert leaves_a_trace(event, state, log), event.payload


def leaves_a_trace(event: Event, state: TableState, log: Sequence[Event]) -> bool:
    payload = event.payload
    games = {game.id: game for game in state.games}
    match payload:
        case TableOpened():
            return state.opened_at is not None
        case TableClosed():
            return state.closed
        case RulesAgreed(game=None):
            return state.rules is not None
        case RulesAgreed(game=game) | DecidingRoundAgreed(game=game):
            return game in games
        case PlayerSeated(player=player) | PlayerRenamed(player=player) | PlayerLeft(player=player):
            return player in state.seats
        case GameStarted():
            return event.id in games
        case HandReported(game=game, player=player) | KnockOutReported(game=game, player=player):
            return game in games and player in games[game].seating
        case RulingAgreed(matter=matter):
            return state.ruling_on(matter) is not None
        case RoundRevised(entry=None, after=None):
            return False
        case RoundRevised(round=target) | RoundVoided(round=target):
            return target in in_force(log)
        case Retracted(event=target):
            earlier = in_order(log)[: in_order(log).index(event)]
            return target in {before.id for before in earlier}
        case Unknown():
            return False
    return True


@given(log)
def test_unknown_kinds_are_kept_and_listed(log: list[Event]) -> None:
    state = fold(log)
    for event in log:
        if isinstance(event.payload, Unknown) and event.id in in_force(log):
            assert skipped(state)[event.id] == "unknown-kind"


@given(st.data(), log.filter(bool))
def test_retracting_a_retraction_restores_the_table(data: st.DataObject, log: list[Event]) -> None:
    target = data.draw(st.sampled_from(log)).id
    (taken,) = later(log, Retracted(event=target))
    (back,) = later([*log, taken], Retracted(event=taken.id))
    assert meaning(fold([*log, taken, back])) == meaning(fold(log))


@given(st.data(), log.filter(bool))
def test_three_retractions_in_a_chain_are_one(data: st.DataObject, log: list[Event]) -> None:
    target = data.draw(st.sampled_from(log)).id
    chain: list[Event] = []
    for _ in range(3):
        chain += later([*log, *chain], Retracted(event=chain[-1].id if chain else target))
    assert meaning(fold([*log, *chain])) == meaning(fold([*log, chain[0]]))


@given(log)
def test_advancing_by_an_event_is_folding_the_log_with_it(log: list[Event]) -> None:
    ordered = in_order(log)
    state = fold(())
    for place, event in enumerate(ordered):
        whole = fold(ordered[: place + 1])
        advanced = advance(state, event)
        if advanced is not None:
            assert advanced == whole
            assert meaning(advanced) == meaning(whole)
        state = whole


@given(log)
def test_folding_and_advancing_leave_earlier_states_as_they_were(log: list[Event]) -> None:
    ordered = in_order(log)
    for place, event in enumerate(ordered):
        before = fold(ordered[:place])
        advance(before, event)
        assert before == fold(ordered[:place])


def test_an_ordinary_round_needs_no_second_fold() -> None:
    table = Sitting()
    for out in ("anna", "bert", "cleo", "anna"):
        before = table.state
        table.round(out)
        advanced = advance(before, table.log[-1])
        assert advanced is not None
        assert advanced == table.state


def test_an_event_already_read_does_not_advance_the_table() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    assert advance(table.state, table.log[-1]) is None


def test_a_hand_reported_for_a_round_still_to_come_reads_the_same_either_way() -> None:
    table = Sitting()
    other = table.on_another_phone()
    table.write(TableClosed())
    coming = table.round_after(table.game.tip, "anna", bert=10)
    other.write(HandReported(game=table.game.id, after=coming, player="cleo", hand=NO_CARDS))
    *before, last = in_order(table.merge(other).log)
    assert last.id == coming
    assert advance(fold(before), last) in (None, table.state)


def test_no_events_are_no_table() -> None:
    state = fold(())
    assert state.id == ""
    assert state.game is None
    assert state.present == ()


def test_one_id_with_two_contents_folds_the_same_whichever_came_first() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    genuine = table.log[-1]
    (other,) = pen(genuine.lamport + 1, "phone-b").write(genuine.payload)
    forged = Event(
        genuine.id, other.table, other.device, other.lamport, other.at, other.by, TableClosed()
    )
    before = table.log[:-1]
    assert fold([*before, genuine, forged]) == fold([*before, forged, genuine])
