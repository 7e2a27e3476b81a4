"""Whose hands a round waits for, and how that is said to each of them."""

import pytest

from scorekeeper.domain.actions.rounds import report_hand
from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.domain.state import TableState
from scorekeeper.l10n import translator
from scorekeeper.tables.drafts import Drafts
from scorekeeper.tables.round_drafts import RoundDraft, place_key
from scorekeeper.tables.shown.reports import Begun, asked_at, asked_of, hand_sent, waiting_line
from tests.domain.builders import Sitting, no_mercy, together

T = translator("en")


def nobody(_table: str, _place: str) -> RoundDraft | None:
    """No round has been begun."""
    return None


def begun(draft: RoundDraft) -> Begun:
    return lambda _table, _place: draft


def line(state: TableState, draft: RoundDraft | None, reader: str | None) -> str:
    asked = asked_of(state, begun(draft) if draft else nobody)
    assert len(asked) == 1
    return waiting_line(T, state, asked[0], reader)


def reports(table: Sitting, **hands: int) -> None:
    for player, points in hands.items():
        table.add(report_hand(table.state, table.pen, player, typed(points), table.game.tip))


def test_while_nobody_has_gone_out_or_sent_anything_nothing_is_said() -> None:
    assert line(Sitting(3).state, None, "anna") == ""


def test_whoever_went_out_is_not_waited_for() -> None:
    table = Sitting(4)
    draft = RoundDraft(after=table.game.tip).with_out("bert")
    assert line(table.state, draft, "anna") == "Waiting for Cleo, Dora and you"
    assert line(table.state, draft, None) == "Waiting for Anna, Cleo and Dora"
    assert line(table.state, draft, "bert") == "Waiting for Anna, Cleo and Dora"


def test_those_who_have_sent_are_named_to_the_others() -> None:
    table = Sitting(4)
    draft = RoundDraft(after=table.game.tip).with_out("bert")
    reports(table, anna=5, cleo=7)
    assert line(table.state, draft, "dora") == "Anna and Cleo sent theirs · waiting for you"
    assert line(table.state, draft, "anna") == "Cleo sent theirs · waiting for Dora"
    reports(table, dora=0)
    assert line(table.state, draft, "anna") == "Everybody has sent theirs"


def test_as_long_as_nobody_is_known_to_be_out_all_are_waited_for() -> None:
    table = Sitting(3)
    reports(table, anna=5)
    assert line(table.state, None, None) == "Anna sent theirs · waiting for Bert and Cleo"


def test_the_winners_partner_and_the_knocked_out_are_not_waited_for() -> None:
    pairs = Sitting(4, rules=together("partners"))
    draft = RoundDraft(after=pairs.game.tip).with_out("anna")
    assert line(pairs.state, draft, None) == "Waiting for Bert and Dora"
    table = Sitting(4, rules=no_mercy())
    draft = RoundDraft(after=table.game.tip).with_out("anna").with_knock_out("cleo")
    assert line(table.state, draft, None) == "Waiting for Bert and Dora"


def test_of_two_tables_each_player_is_asked_at_their_own() -> None:
    table = Sitting(8, rules=together("rotating-partners"))
    asked = asked_of(table.state, nobody)
    assert [one.table for one in asked] == [1, 2]
    assert not set(asked[0].players) & set(asked[1].players)
    for one in asked:
        for player in one.players:
            assert asked_at(table.state, player, nobody) == one


def test_a_hand_belongs_to_the_round_it_was_sent_for() -> None:
    table = Sitting(3)
    reports(table, anna=5)
    asked = asked_at(table.state, "anna", nobody)
    assert asked is not None
    assert asked.sent == {"anna": 5}
    assert hand_sent(table.state, asked, "anna") == typed(5)
    table.round("bert", anna=HandTally(amounts=(5,)))
    later = asked_at(table.state, "anna", nobody)
    assert later is not None
    assert (later.number, later.sent) == (2, {})
    assert hand_sent(table.state, later, "anna") is None


def test_when_the_game_is_over_nobody_is_asked() -> None:
    table = Sitting(3)
    table.round("bert", anna=400, cleo=400)
    assert asked_of(table.state, nobody) == ()
    assert asked_at(table.state, "anna", nobody) is None


def test_the_round_begun_is_the_one_touched_last_on_whichever_desk() -> None:
    table = Sitting(3)
    drafts, place = Drafts(), place_key(table.game, 0)
    assert drafts.begun("table-1", place) is None
    for desk, out in (("laptop", "anna"), ("phone", "bert"), ("tablet", "cleo")):
        draft = RoundDraft(after=table.game.tip).with_out(out)
        drafts.desk(desk).put("table-1", place, draft)
    drafts.desk("phone").put("table-1", place, RoundDraft(after=table.game.tip).with_out("anna"))
    drafts.desk("phone").put("table-2", place, RoundDraft(after=table.game.tip).with_out("cleo"))
    found = drafts.begun("table-1", place)
    assert found is not None
    assert found.out == "anna"
    assert drafts.begun("table-1", "elsewhere") is None


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("de", "Es fehlt noch: Bert", "Es fehlen noch: Bert und Cleo"),
        ("nl", "Wachten op Bert", "Wachten op Bert en Cleo"),
    ],
)
def test_one_who_is_missing_reads_differently_from_two(language: str, one: str, two: str) -> None:
    t = translator(language)
    draft = RoundDraft(after=Sitting(3).game.tip).with_out("anna")
    for players, said in ((2, one), (3, two)):
        table = Sitting(players)
        (asked,) = asked_of(table.state, begun(draft))
        assert waiting_line(t, table.state, asked, None) == said
