"""Knock-outs: what they are worth, to whom, and which cannot be."""

import pytest

from scorekeeper.domain.actions.rounds import revise_round, score_round, verify_score_round
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.refusals import RoundRefused
from scorekeeper.domain.state import Notice
from tests.domain.builders import Sitting, cards, classic, no_mercy, totals

HELD = {"bert": typed(10), "cleo": typed(20), "dora": typed(30)}


def score(
    table: Sitting,
    out: str,
    hands: dict[str, HandTally],
    knocked_out: dict[str, str | None] | None = None,
    *,
    last_standing: bool = False,
) -> str:
    """Scores the next round with exactly these hands."""
    entry = RoundEntry(out, hands, knocked_out or {}, last_standing)
    return table.add(score_round(table.state, table.pen, entry, table.game.tip))


def refusal(table: Sitting, entry: RoundEntry) -> str:
    """Why the round is refused."""
    with pytest.raises(RoundRefused) as refused:
        verify_score_round(table.state, entry, table.game.tip)
    return refused.value.key


def test_the_worked_round_with_one_knocked_out_is_worth_414() -> None:
    table = Sitting(5, rules=no_mercy())
    hands = {
        "bert": cards("draw-four", "draw-four", "wild-draw-ten"),
        "cleo": cards(*["5"] * 10),
        "dora": cards("skip-everyone", "draw-four"),
        "emil": cards("wild-color-roulette"),
    }
    hands["cleo"] = HandTally(cards={"5": 10, "discard-all": 1, "4": 1})
    score(table, "anna", hands, {"bert": None})
    assert totals(table.game)["anna"] == 250 + 74 + 40 + 50 == 414


def test_the_last_one_standing_of_four_gets_750_and_nothing_else() -> None:
    table = Sitting(4, rules=no_mercy())
    score(table, "anna", {}, dict.fromkeys(("bert", "cleo", "dora")), last_standing=True)
    assert totals(table.game) == {"anna": 750, "bert": 0, "cleo": 0, "dora": 0}


def test_somebody_knocked_out_plays_again_in_the_next_round() -> None:
    table = Sitting(3, rules=no_mercy())
    score(table, "anna", {"cleo": typed(5)}, {"bert": "cleo"})
    assert table.game.players == ("anna", "bert", "cleo")
    table.round("bert", anna=7)
    assert totals(table.game) == {"anna": 255, "bert": 7, "cleo": 0}


@pytest.mark.parametrize(
    ("cause", "anna", "cleo"), [("cleo", 5, 250), (None, 255, 0), ("anna", 255, 0)]
)
def test_a_table_may_give_the_bonus_to_whoever_caused_the_knock_out(
    cause: str | None, anna: int, cleo: int
) -> None:
    table = Sitting(3, rules=no_mercy(knock_out_to="cause"))
    score(table, "anna", {"cleo": typed(5)}, {"bert": cause})
    assert totals(table.game) == {"anna": anna, "bert": 0, "cleo": cleo}


def test_by_the_leaflet_the_bonus_is_the_winners_whoever_caused_the_knock_out() -> None:
    table = Sitting(3, rules=no_mercy())
    score(table, "anna", {"cleo": typed(5)}, {"bert": "cleo"})
    assert totals(table.game) == {"anna": 255, "bert": 0, "cleo": 0}


def test_the_bonus_for_a_knock_out_can_end_the_game_for_somebody_who_did_not_go_out() -> None:
    table = Sitting(3, rules=no_mercy(250, knock_out_to="cause"))
    score(table, "anna", {"cleo": typed(5)}, {"bert": "cleo"})
    assert table.game.ending is not None
    assert table.game.ending.winners == ("cleo",)


@pytest.mark.parametrize(("pay", "bert"), [("bonus", 250), ("cards", 10)])
def test_where_everyone_keeps_their_own_a_knocked_out_player_is_charged(
    pay: str, bert: int
) -> None:
    rules = no_mercy(scoring="lowest-total-wins", knocked_out_pay=pay)
    table = Sitting(3, rules=rules)
    score(table, "anna", {"bert": typed(10), "cleo": typed(5)}, {"bert": "anna"})
    assert totals(table.game) == {"anna": 0, "bert": bert, "cleo": 5}


def test_in_an_elimination_race_knock_outs_can_throw_two_out_at_once() -> None:
    table = Sitting(4, rules=no_mercy(400, scoring="elimination-race"))
    score(table, "anna", {"dora": typed(1)}, {"bert": None, "cleo": None})
    score(table, "anna", {"dora": typed(1)}, {"bert": None, "cleo": None})
    assert table.game.players == ("anna", "dora")
    assert table.game.out_after == {"bert": 2, "cleo": 2}


def test_partners_get_the_bonus_for_each_opponent_but_not_for_their_own_partner() -> None:
    table = Sitting(4, rules=no_mercy(formation="partners"))
    score(table, "anna", {"dora": typed(40)}, {"bert": None, "cleo": None})
    assert totals(table.game) == {"anna": 290, "bert": 0, "cleo": 290, "dora": 0}


def test_with_partners_whoever_caused_it_can_be_on_the_losing_side() -> None:
    table = Sitting(4, rules=no_mercy(formation="partners", knock_out_to="cause"))
    score(table, "anna", {"bert": typed(40), "dora": typed(2)}, {"cleo": "dora"})
    assert totals(table.game) == {"anna": 42, "bert": 250, "cleo": 42, "dora": 250}


def test_in_the_classic_game_nobody_is_knocked_out() -> None:
    table = Sitting(4, rules=classic())
    assert refusal(table, RoundEntry("anna", HELD, {"bert": None})) == "round-no-knock-outs"


@pytest.mark.parametrize(
    ("knocked_out", "reason"),
    [
        ({"anna": "bert"}, "round-winner-knocked-out"),
        ({"anna": None, "bert": None, "cleo": None, "dora": None}, "round-winner-knocked-out"),
        ({"emil": None}, "round-knocked-out-not-playing"),
        ({"bert": "bert"}, "round-cause-oneself"),
        ({"bert": "emil"}, "round-cause-not-playing"),
    ],
)
def test_a_knock_out_that_cannot_be_is_refused_with_its_reason(
    knocked_out: dict[str, str | None], reason: str
) -> None:
    assert refusal(Sitting(4, rules=no_mercy()), RoundEntry("anna", HELD, knocked_out)) == reason


def test_somebody_out_of_the_race_cannot_be_knocked_out_again() -> None:
    table = Sitting(4, rules=no_mercy(200, scoring="elimination-race"))
    score(table, "anna", {"cleo": typed(1), "dora": typed(1)}, {"bert": None})
    entry = RoundEntry("anna", {"cleo": typed(1), "dora": typed(1)}, {"bert": None})
    assert refusal(table, entry) == "round-knocked-out-not-playing"


def test_nobody_is_the_last_one_standing_while_others_hold_cards() -> None:
    entry = RoundEntry("anna", HELD, {"bert": None, "cleo": None}, last_standing=True)
    assert refusal(Sitting(4, rules=no_mercy()), entry) == "round-not-last-standing"


def test_a_pair_stands_alone_when_both_opponents_are_knocked_out() -> None:
    table = Sitting(4, rules=no_mercy(formation="partners"))
    score(table, "anna", {}, {"bert": None, "dora": "cleo"}, last_standing=True)
    assert totals(table.game) == {"anna": 500, "bert": 0, "cleo": 500, "dora": 0}


def test_the_hand_of_somebody_knocked_out_need_not_be_entered_the_others_must() -> None:
    table = Sitting(4, rules=no_mercy())
    missing = RoundEntry("anna", {"cleo": typed(1)}, {"bert": None})
    assert refusal(table, missing) == "round-hand-missing"


def test_a_knock_out_noticed_later_is_a_revision() -> None:
    table = Sitting(3, rules=no_mercy())
    played = score(table, "anna", {"bert": typed(90), "cleo": typed(5)})
    entry = RoundEntry("anna", {"bert": typed(90), "cleo": typed(5)}, {"bert": "cleo"})
    table.add(revise_round(table.state, table.pen, played, entry))
    assert totals(table.game)["anna"] == 255


def test_a_round_from_elsewhere_with_a_stranger_knocked_out_counts_and_says_so() -> None:
    rules: AgreedRules = no_mercy()
    table = Sitting(3, rules=rules)
    other = Sitting(4, rules=rules)
    entry = RoundEntry("anna", HELD | {"bert": typed(1)}, {"dora": None})
    event = score_round(other.state, table.pen, entry, other.game.tip)[0]
    payload = event.payload.model_copy(update={"game": table.game.id, "after": table.game.tip})
    table.write(payload)
    assert totals(table.game)["anna"] == 21
    assert Notice.KNOCK_OUT_IGNORED in table.game.rounds[0].notices
