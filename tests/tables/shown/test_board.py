"""What the board says of every system: notes, bars, who is nearest, who is gone, who is asked."""

from scorekeeper.domain.actions.people import leave
from scorekeeper.domain.actions.rounds import report_hand, score_round
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.hands import typed
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.l10n import translator
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.tables.shown.board import Board, board_of
from tests.domain.builders import Sitting, classic, no_mercy, together

LIBRARY = load_library(rules_dir())
T = translator("en")


def board(table: Sitting) -> Board:
    """The board in English."""
    found = board_of(T, LIBRARY, "en", table.state)
    assert found is not None
    return found


def notes(table: Sitting) -> dict[str, str]:
    """What stands below each name."""
    return {line.name: line.note for line in board(table).lines}


def low(scoring: str, target: int) -> AgreedRules:
    """The classic cards where points are bad."""
    return classic(target).model_copy(update={"scoring": scoring})


def test_where_the_winner_takes_all_a_line_says_how_far_it_is() -> None:
    table = Sitting(3)
    table.round("bert", anna=20, cleo=30)
    table.round("anna", bert=5)
    assert notes(table) == {"Bert": "450 to go", "Anna": "just won round 2", "Cleo": "500 to go"}


def test_where_points_are_bad_the_one_nearest_to_the_limit_is_warned() -> None:
    table = Sitting(3, rules=low("lowest-total-wins", 100))
    table.round("bert", anna=20, cleo=30)
    lines = {line.name: line for line in board(table).lines}
    assert [name for name, line in lines.items() if line.warned] == ["Cleo"]
    assert lines["Cleo"].note == "closest to the limit, 70 left"
    assert lines["Bert"].leads
    assert all(line.low_is_good for line in lines.values())


def test_where_there_is_room_for_one_line_a_note_says_how_far_it_is_and_no_more() -> None:
    table = Sitting(3, rules=low("lowest-total-wins", 100))
    table.round("bert", anna=20, cleo=30)
    assert [line.brief for line in board(table).lines] == ["100 to go", "80 to go", "70 to go"]
    won = Sitting(3)
    won.round("bert", anna=20, cleo=30)
    assert next(line for line in board(won).lines if line.leads).brief == "450 to go"
    shown = board(table)
    assert (shown.subtitle.replace("\u00a0", " "), shown.rules) == (
        f"{shown.rules} · round 2",
        shown.rules,
    )


def test_whoever_deals_alone_needs_no_name() -> None:
    dealing = {line.name: line.dealing for line in board(Sitting(3)).lines}
    assert dealing == {"Anna": "deals", "Bert": "", "Cleo": ""}


def test_nobody_is_warned_before_the_first_points() -> None:
    table = Sitting(3, rules=low("elimination-race", 100))
    assert not any(line.warned for line in board(table).lines)


def test_the_fallen_stand_below_in_order_and_are_announced_once() -> None:
    table = Sitting(4, rules=low("elimination-race", 100))
    table.round("anna", bert=120, cleo=10, dora=20)
    shown = board(table)
    assert shown.fallen == "Bert is out."
    assert [(line.name, line.gone, line.progress is None) for line in shown.lines] == [
        ("Anna", False, False),
        ("Cleo", False, False),
        ("Dora", False, False),
        ("Bert", True, True),
    ]
    assert notes(table)["Bert"] == "out after round 1"
    table.round("anna", cleo=1)
    assert board(table).fallen is None


def test_the_final_two_are_named_and_told_what_changes() -> None:
    table = Sitting(3, rules=low("elimination-race", 100))
    assert board(table).two_players is None
    table.round("anna", bert=120)
    shown = board(table)
    assert shown.fallen == "Bert is out. The final two: Anna and Cleo."
    assert shown.two_players is not None
    assert "UNO Deluxe" in shown.cited


def test_partners_share_a_line_and_both_seats_are_asked() -> None:
    table = Sitting(4, rules=together("partners"))
    table.round("anna", bert=10, dora=5)
    shown = board(table)
    assert [line.name for line in shown.lines] == ["Anna + Cleo", "Bert + Dora"]
    # The next deal is Bert's, on his left: not that of the pair.
    assert [line.dealing for line in shown.lines] == ["", "Bert deals"]
    assert [seat.name for seat in shown.questions[0].seats] == ["Anna", "Bert", "Cleo", "Dora"]


def test_with_changing_partners_the_question_says_who_plays_with_whom() -> None:
    table = Sitting(4, rules=together("rotating-partners"))
    (question,) = board(table).questions
    assert question.plan == "Anna + Cleo – Bert + Dora"
    assert all(line.progress is None for line in board(table).lines)


def test_with_eight_each_table_has_its_own_question_until_its_rounds_are_played() -> None:
    table = Sitting(8, rules=together("rotating-partners"))
    questions = board(table).questions
    assert [question.table for question in questions] == [1, 2]
    seats = [seat.player for question in questions for seat in question.seats]
    assert sorted(seats) == sorted(table.game.players)


def test_a_table_that_is_ahead_is_told_that_the_other_comes_first() -> None:
    table = Sitting(8, rules=together("rotating-partners"))
    for _ in range(4):
        assert [question.first for question in board(table).questions] == [None, None]
        sitting = table.game.sitting(1)
        assert sitting is not None
        out, *others = sitting.players
        hands = {player: typed(1) for player in others}
        round_ = RoundEntry(out, hands, table=1)
        table.add(score_round(table.state, table.pen, round_, table.game.tip_of(1)))
    ahead, behind = board(table).questions
    assert ahead.first == (
        "Table 2 comes first: 4 rounds are left there with the partners before these."
    )
    assert behind.first is None


def test_the_question_says_whose_hands_have_arrived() -> None:
    table = Sitting(3)
    assert board(table).questions[0].sent == ""
    for player in ("anna", "cleo"):
        table.add(report_hand(table.state, table.pen, player, typed(5), table.game.tip))
    assert board(table).questions[0].sent == "Anna and Cleo sent theirs"
    table.round("bert", anna=5, cleo=5)
    assert board(table).questions[0].sent == ""


def test_whoever_went_home_has_no_rank() -> None:
    table = Sitting(3, rules=no_mercy())
    table.round("anna", bert=10, cleo=5)
    table.add(leave(table.state, table.pen, "anna"))
    last = board(table).lines[-1]
    assert (last.name, last.rank, last.note) == ("Anna", "–", "went home, not ranked")
