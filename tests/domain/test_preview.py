"""What a change will do, said beforehand: all of it, and nothing else."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scorekeeper.domain.actions.history import redo, undo
from scorekeeper.domain.actions.rounds import revise_round, void_round
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.fold import fold
from scorekeeper.domain.payloads import RoundScored
from scorekeeper.domain.preview import (
    Consequences,
    EndingChange,
    GameConsequences,
    RankChange,
    RoundMark,
    TotalChange,
    consequences,
    preview,
)
from scorekeeper.domain.standings import standings
from scorekeeper.domain.state import GameState, Notice, TableState
from tests.domain.builders import PLAYERS, Sitting, classic, entry, together
from tests.domain.nonsense import logs

log = st.one_of(
    logs(),
    logs(people=PLAYERS[:4], formation="partners"),
    logs(people=PLAYERS[:8], formation="rotating-partners"),
)


def next_pen(log: list[Event]) -> Pen:
    return Pen(log[0].table, "phone-c", max(event.lamport for event in log) + 1, log[0].at, "Cleo")


def revising(table: Sitting, round_id: str, out: str, **held: int) -> GameConsequences:
    """What another entry for a round would do; players not named held nothing."""
    rest = dict.fromkeys(table.game.seating, 0) | held
    del rest[out]
    events = revise_round(table.state, table.pen, round_id, entry(out, **rest))
    return preview(table.log, events).of(table.game.id)


def voiding(table: Sitting, round_id: str) -> GameConsequences:
    """What taking a round out would do."""
    return preview(table.log, void_round(table.state, table.pen, round_id)).of(table.game.id)


def test_a_revision_changes_the_totals_of_those_whose_points_change() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    table.round("bert", anna=20)
    found = revising(table, first, "cleo", bert=30)
    assert found.totals == (TotalChange("anna", 10, 0), TotalChange("cleo", 0, 30))
    assert found.ranks == (
        RankChange("anna", (), 2, 3),
        RankChange("bert", (), 1, 2),
        RankChange("cleo", (), 3, 1),
    )
    assert (found.ending, found.counts, found.counts_no_more) == (None, (), ())


def test_a_revision_that_changes_nothing_has_no_consequences() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    assert revising(table, first, "anna", bert=10) == GameConsequences(table.game.id)
    assert not preview(table.log, ())


def test_a_correction_below_the_target_reopens_an_ended_game() -> None:
    table = Sitting()
    end = table.round("anna", bert=500)
    found = revising(table, end, "anna", bert=50)
    assert found.ending is not None
    assert found.ending.reopens
    assert not found.ending.ends
    assert not found.ending.other_winners


def test_a_correction_that_ends_the_game_earlier_names_the_rounds_left_behind() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    second = table.round("bert", anna=20)
    found = revising(table, first, "anna", bert=500)
    assert found.ending is not None
    assert found.ending.ends
    assert found.counts_no_more == (RoundMark(second, 2, 0),)
    assert found.counts == ()


def test_a_correction_can_make_somebody_else_the_winner() -> None:
    table = Sitting()
    end = table.round("anna", bert=500)
    found = revising(table, end, "cleo", bert=500)
    assert found.ending is not None
    assert found.ending.other_winners
    assert not found.ending.reopens
    assert (found.ending.before, found.ending.after) == (
        table.game.ending,
        replace(table.game.ending, winners=("cleo",)),  # type: ignore[type-var]
    )


def test_a_correction_brings_one_back_into_the_race_and_throws_another_out() -> None:
    table = Sitting(4, rules=classic(100).model_copy(update={"scoring": "elimination-race"}))
    first = table.round("anna", bert=100)
    found = revising(table, first, "anna", cleo=100)
    assert (found.back_in, found.falls_out) == (("bert",), ("cleo",))


def test_a_hand_that_will_be_missing_is_noticed() -> None:
    table = Sitting(4, rules=classic(100).model_copy(update={"scoring": "elimination-race"}))
    first = table.round("anna", bert=100)
    second = table.round("anna", cleo=5)
    found = voiding(table, first)
    (notice,) = found.noticed
    assert (notice.round, notice.notice) == (RoundMark(second, 2, 0), Notice.HAND_MISSING)
    table.void(first)
    undone = preview(table.log, undo(table.state, table.pen)).of(table.game.id)
    assert (undone.noticed, undone.settled) == ((), (notice,))


def test_the_ranks_of_partners_change_as_a_pair() -> None:
    table = Sitting(4, rules=together("partners"))
    first = table.round("anna", bert=5, dora=6)
    found = voiding(table, first)
    assert found.ranks == (RankChange("bert", ("bert", "dora"), 2, 1),)
    assert found.counts_no_more == (RoundMark(first, 1, 0),)


def test_undoing_a_rematch_takes_the_whole_game_away() -> None:
    table = Sitting(2)
    table.round("anna", bert=500)
    rematch = table.rematch()
    found = preview(table.log, undo(table.state, table.pen))
    (gone,) = found.games
    assert (gone.game, gone.vanishes, gone.begins) == (rematch, True, False)
    assert gone.totals == (TotalChange("anna", 0, None), TotalChange("bert", 0, None))


def test_correcting_a_game_played_before_says_so_and_leaves_the_one_being_played_alone() -> None:
    table = Sitting(2)
    end = table.round("anna", bert=500)
    earlier = table.game.id
    table.rematch()
    table.round("bert", anna=5)
    events = revise_round(table.state, table.pen, end, entry("anna", bert=5))
    assert [game.game for game in preview(table.log, events).games] == [earlier]


def test_a_round_at_one_of_two_tables_is_named_with_its_table() -> None:
    table = Sitting(8, rules=together("rotating-partners"))
    sitting = table.game.sitting(2)
    assert sitting is not None
    out, *others = sitting.players
    played = replace(entry(out, **dict.fromkeys(others, 5)), table=2)
    scored = table.write(RoundScored(game=table.game.id, after=table.game.tip_of(2), entry=played))
    assert voiding(table, scored).counts_no_more == (RoundMark(scored, 1, 2),)


def games_of(state: TableState) -> dict[str, GameState]:
    return {game.id: game for game in state.games}


def view(game: GameState | None) -> dict[str, Any]:
    """What a preview speaks of, found the obvious way."""
    if game is None:
        nothing: dict[str, Any] = {name: {} for name in ("totals", "ranks", "notices")}
        return nothing | {"out": set(), "ending": None, "counting": set()}
    return {
        "totals": dict(game.totals),
        "ranks": {line.player: line.rank for line in standings(game) if line.rank is not None},
        "notices": {(played.id, notice): 1 for played in game.rounds for notice in played.notices},
        "out": set(game.out_after),
        "ending": game.ending,
        "counting": {played.id for played in game.rounds if not played.voided},
    }


def changed(old: dict[str, int], changes: tuple[TotalChange | RankChange, ...]) -> dict[str, int]:
    """The numbers with the changes made, each of which must be one."""
    new = dict(old)
    for change in changes:
        assert old.get(change.player) == change.before != change.after
        new.pop(change.player, None)
        if change.after is not None:
            new[change.player] = change.after
    return new


def carried_out(before: GameState | None, found: GameConsequences) -> dict[str, Any]:
    """What a game looks like after everything that its consequences say, and nothing else."""
    old = view(before)
    settled = {(note.round.round, note.notice) for note in found.settled}
    noticed = {(note.round.round, note.notice) for note in found.noticed}
    assert settled <= set(old["notices"])
    assert not noticed & set(old["notices"])
    return {
        "totals": changed(old["totals"], found.totals),
        "ranks": changed(old["ranks"], found.ranks),
        "notices": dict.fromkeys((set(old["notices"]) - settled) | noticed, 1),
        "out": (old["out"] - set(found.back_in)) | set(found.falls_out),
        "ending": found.ending.after if found.ending else old["ending"],
        "counting": (old["counting"] - {mark.round for mark in found.counts_no_more})
        | {mark.round for mark in found.counts},
    }


@given(st.data(), log)
def test_the_table_with_its_consequences_is_the_table_after_the_action(
    data: st.DataObject, log: list[Event]
) -> None:
    known = data.draw(st.integers(0, len(log)))
    found = preview(log[:known], log[known:])
    old, new = games_of(fold(log[:known])), games_of(fold(log))
    for game in {*old, *new}:
        assert carried_out(old.get(game), found.of(game)) == view(new.get(game))
        assert found.of(game).begins == (game not in old and game in new)
        assert found.of(game).vanishes == (game in old and game not in new)


def mirrored(game: GameConsequences) -> GameConsequences:
    """The same seen from the other side."""
    ending = game.ending
    return GameConsequences(
        game.game,
        game.vanishes,
        game.begins,
        tuple(replace(change, before=change.after, after=change.before) for change in game.totals),
        tuple(replace(change, before=change.after, after=change.before) for change in game.ranks),
        game.falls_out,
        game.back_in,
        EndingChange(ending.after, ending.before) if ending else None,
        game.counts_no_more,
        game.counts,
        game.settled,
        game.noticed,
    )


def told(found: Consequences) -> dict[str, list[Any]]:
    """The consequences without the order in which they are told."""
    return {
        game.game: [
            frozenset(value) if isinstance(value := getattr(game, name), tuple) else value
            for name in GameConsequences.__slots__
        ]
        for game in found.games
    }


def mirror(found: Consequences) -> dict[str, list[Any]]:
    return told(Consequences(tuple(mirrored(game) for game in found.games)))


@given(st.data(), log)
def test_what_is_taken_away_again_has_the_mirrored_consequences(
    data: st.DataObject, log: list[Event]
) -> None:
    known = data.draw(st.integers(0, len(log)))
    before, after = fold(log[:known]), fold(log)
    assert told(consequences(after, before)) == mirror(consequences(before, after))


@given(log)
def test_undoing_and_redoing_mirror_each_other(log: list[Event]) -> None:
    state = fold(log)
    assume(state.undoable)
    undone = [*log, *undo(state, next_pen(log))]
    forth = preview(log, undone[len(log) :])
    back = preview(undone, redo(fold(undone), next_pen(undone)))
    assert told(back) == mirror(forth)


@given(st.data(), log)
def test_undoing_a_void_mirrors_it(data: st.DataObject, log: list[Event]) -> None:
    state = fold(log)
    rounds = [played.id for game in state.games for played in game.rounds if not played.voided]
    assume(rounds)
    voided = [*log, *void_round(state, next_pen(log), data.draw(st.sampled_from(rounds)))]
    back = preview(voided, undo(fold(voided), next_pen(voided)))
    assert told(back) == mirror(preview(log, voided[len(log) :]))


@pytest.mark.parametrize("player", PLAYERS[:3])
def test_asking_what_would_happen_changes_nothing(player: str) -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    before = table.state
    voiding(table, first)
    revising(table, first, player)
    assert table.state == before
