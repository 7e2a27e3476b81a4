"""Receipts of totals, and that every receipt of any table adds up to its number."""

from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.actions.people import join
from scorekeeper.domain.actions.rounds import score_round
from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.agreed import AgreedRules, KnockedOutPay, KnockOutTo
from scorekeeper.domain.events import Event
from scorekeeper.domain.fold import fold
from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.domain.payloads import RoundEntry, RoundScored
from scorekeeper.domain.receipts import CONVENTION, round_receipt
from scorekeeper.domain.total_receipts import TotalLine, TotalReceipt, total_receipt
from scorekeeper.domain.variants import SCORING_METHODS, Formation, ScoringMethod
from tests.domain.builders import NO_MERCY_POINTS, PLAYERS, Sitting, classic, no_mercy, together
from tests.domain.nonsense import logs

FOUR = PLAYERS[:4]


def test_the_receipt_of_a_total_lists_the_rounds_with_the_total_after_each() -> None:
    table = Sitting()
    first, second = table.round("anna", bert=10), table.round("bert", anna=4)
    third = table.round("anna", cleo=7)
    table.void(second)
    found = total_receipt(table.game, "anna")
    assert found.lines == (
        TotalLine(first, 1, 0, 10, 10),
        TotalLine(second, 2, 0, 0, 10, voided=True),
        TotalLine(third, 3, 0, 7, 17),
    )
    assert (found.start, found.total, found.late, found.start_cite) == (0, 17, False, ())


def test_a_running_total_has_the_rounds_up_to_it() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    table.round("anna", bert=5)
    found = total_receipt(table.game, "anna", through=first)
    assert (found.total, len(found.lines), found.start) == (10, 1, 0)


def test_a_late_joiner_begins_with_the_points_agreed_and_the_rounds_since() -> None:
    table = Sitting(2)
    table.round("anna", bert=10)
    table.add(join(table.state, table.pen, Newcomer("cleo", "Cleo", 2), 25))
    table.round("cleo", anna=4)
    found = total_receipt(table.game, "cleo")
    assert (found.start, found.late, found.start_cite) == (25, True, (CONVENTION,))
    assert [(line.number, line.points, line.total) for line in found.lines] == [(2, 4, 29)]


def test_with_two_tables_a_total_has_the_rounds_that_the_player_sat_at() -> None:
    table = Sitting(8, rules=together("rotating-partners"))
    for number in (1, 2):
        sitting = table.game.sitting(number)
        assert sitting is not None
        hands = {player: typed(10) for player in sitting.players[1:]}
        played = RoundEntry(sitting.players[0], hands, table=number)
        table.add(score_round(table.state, table.pen, played, table.game.tip_of(number)))
    for played_round in table.game.rounds:
        for player in played_round.players:
            (line,) = total_receipt(table.game, player).lines
            assert (line.round, line.table) == (played_round.id, played_round.entry.table)


def test_somebody_out_of_the_race_has_no_lines_for_the_rounds_after() -> None:
    rules = classic(50).model_copy(update={"scoring": "elimination-race"})
    table = Sitting(3, rules=rules)
    table.round("anna", bert=50)
    table.round("anna", cleo=5)
    assert len(total_receipt(table.game, "bert").lines) == 1
    assert len(total_receipt(table.game, "cleo").lines) == 2


def adds_up(found: TotalReceipt) -> bool:
    """Whether each line's total is the one before with its points."""
    total = found.start
    for line in found.lines:
        total += line.points
        if line.total != total:
            return False
    return found.total == total


def all_receipts_add_up(log: list[Event]) -> None:
    for game in fold(log).games:
        for played in (*game.rounds, *game.waiting):
            for player in {*game.seating, *played.points}:
                found = round_receipt(game, played, player)
                assert found.points == (0 if played.voided else played.points.get(player, 0))
        for player, total in game.totals.items():
            assert total_receipt(game, player).total == total
            assert adds_up(total_receipt(game, player))
            for played in game.rounds:
                running = total_receipt(game, player, through=played.id)
                assert running.total == played.totals.get(player, running.start)


@given(
    st.one_of(
        logs(),
        logs(people=FOUR, formation="partners"),
        logs(people=FOUR, formation="rotating-partners"),
        logs(people=PLAYERS[:8], formation="rotating-partners"),
    )
)
def test_every_receipt_adds_up_to_its_number_in_any_log(log: list[Event]) -> None:
    all_receipts_add_up(log)


held = st.builds(
    HandTally,
    cards=st.dictionaries(
        st.sampled_from((*NO_MERCY_POINTS, "never-heard-of")), st.integers(1, 9), max_size=4
    ),
    amounts=st.lists(st.integers(0, 99), max_size=3).map(tuple),
)
somebody = st.sampled_from((*FOUR, "emil"))
entries = st.builds(
    RoundEntry,
    out=st.sampled_from(FOUR),
    hands=st.dictionaries(somebody, held, max_size=5),
    knocked_out=st.dictionaries(somebody, st.none() | somebody, max_size=4),
)
WAYS: list[tuple[ScoringMethod, Formation]] = [
    *((scoring, "individual") for scoring in SCORING_METHODS),
    ("winner-takes-all", "partners"),
    ("winner-takes-all", "rotating-partners"),
]
ways = st.builds(
    lambda way, to, pay, bonus: no_mercy(
        scoring=way[0], formation=way[1], knock_out_to=to, knocked_out_pay=pay
    ).model_copy(update={"knock_out": bonus}),
    st.sampled_from(WAYS),
    st.sampled_from(get_args(KnockOutTo)),
    st.sampled_from(get_args(KnockedOutPay)),
    st.sampled_from((250, 0)),
)


@given(ways, st.lists(entries, min_size=1, max_size=4))
def test_every_receipt_adds_up_by_every_way_of_counting(
    rules: AgreedRules, rounds: list[RoundEntry]
) -> None:
    table = Sitting(4, rules=rules)
    game = after = table.game.id
    for played in rounds:
        after = table.write(RoundScored(game=game, after=after, entry=played))
    all_receipts_add_up(table.log)
    assert len(table.game.rounds) == len(rounds) or table.game.ending is not None
