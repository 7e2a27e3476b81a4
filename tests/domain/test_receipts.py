"""Receipts: every number can be taken apart, and the parts add up to it."""

from collections.abc import Mapping
from itertools import product
from typing import get_args

import pytest

from scorekeeper.domain.actions.rounds import score_round
from scorekeeper.domain.agreed import AgreedRules, KnockedOutPay, Wishes, agree_on
from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.domain.payloads import RoundEntry, RoundScored
from scorekeeper.domain.receipts import (
    CONVENTION,
    CardLine,
    RoundReceipt,
    WhyNot,
    round_receipt,
    rule_of,
)
from scorekeeper.domain.state import Notice, RoundState
from scorekeeper.domain.variants import SCORING_METHODS, Formation, Variant
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from tests.domain.builders import (
    PLAYERS,
    Sitting,
    cards,
    classic,
    entry,
    no_mercy,
    together,
)

LIBRARY = load_library(rules_dir())
CLASSIC, NO_MERCY = LIBRARY.variant("classic"), LIBRARY.variant("no-mercy")
FOUR = PLAYERS[:4]


def printed(variant: Variant, **wishes: object) -> AgreedRules:
    """The rules of a variant as its files have them."""
    return agree_on(variant, Wishes(**wishes))  # type: ignore[arg-type]


def score(
    table: Sitting, out: str, hands: dict[str, HandTally], **others: Mapping[str, str | None]
) -> RoundState:
    """Scores the next round with exactly these hands."""
    played = RoundEntry(out, hands, **others)  # type: ignore[arg-type]
    table.add(score_round(table.state, table.pen, played, table.game.tip))
    return table.game.rounds[-1]


def receipt(table: Sitting, player: str, variant: Variant | None = None) -> RoundReceipt:
    """The receipt of the round played last."""
    return round_receipt(table.game, table.game.rounds[-1], player, variant)


def is_printed(cite: str) -> bool:
    """Whether the sources have such a section."""
    source, _, section = cite.partition("#")
    return section in LIBRARY.sources[source].sections


def worths(found: RoundReceipt) -> dict[str, tuple[int, WhyNot | None]]:
    return {hand.holder: (hand.worth, hand.why_not) for hand in found.hands}


def test_the_winners_receipt_names_every_card_of_the_worked_round() -> None:
    table = Sitting(4, rules=printed(CLASSIC))
    hands = {
        "bert": cards("wild", "7", "skip"),
        "cleo": cards("0", "draw-two"),
        "dora": cards("9", "9", "reverse", "wild-draw-four"),
    }
    score(table, "anna", hands)
    found = receipt(table, "anna", CLASSIC)
    assert found.points == 77 + 20 + 88 == 185
    (bert, cleo, dora) = found.hands
    assert [(line.kind, line.count, line.each, line.points) for line in bert.cards] == [
        ("7", 1, 7, 7),
        ("skip", 1, 20, 20),
        ("wild", 1, 50, 50),
    ]
    assert (cleo.holder, cleo.points) == ("cleo", 20)
    assert dora.cards[0] == CardLine("9", 2, 9, ("deluxe-1999#scoring", "article-112#scoring"))
    assert found.cite == ("deluxe-1999#scoring", "article-112#scoring")


def test_typed_amounts_are_kept_apart_as_they_were_typed() -> None:
    table = Sitting(2)
    score(table, "anna", {"bert": HandTally({"skip": 1}, (12, 11, 7))})
    (bert,) = receipt(table, "anna").hands
    assert (bert.amounts, bert.points) == ((12, 11, 7), 50)


def test_a_losers_receipt_says_that_the_hand_went_to_the_winner() -> None:
    table = Sitting(3)
    score(table, "anna", {"bert": typed(37), "cleo": typed(5)})
    found = receipt(table, "bert")
    assert worths(found) == {"bert": (37, WhyNot.TO_THE_WINNER)}
    assert found.points == 0


def test_the_worked_round_with_a_knock_out_has_the_bonus_and_the_cards_that_count_nothing() -> None:
    table = Sitting(5, rules=printed(NO_MERCY))
    hands = {
        "bert": HandTally({"5": 26}),
        "cleo": HandTally({"5": 10, "discard-all": 1, "4": 1}),
        "dora": cards("skip-everyone", "draw-four"),
        "emil": cards("color-roulette"),
    }
    score(table, "anna", hands, knocked_out={"bert": "dora"})
    found = receipt(table, "anna", NO_MERCY)
    assert worths(found) == {
        "bert": (130, WhyNot.KNOCKED_OUT),
        "cleo": (74, None),
        "dora": (40, None),
        "emil": (50, None),
    }
    (bonus,) = found.knock_outs
    assert (bonus.victim, bonus.cause, bonus.to, bonus.points) == ("bert", "dora", "anna", 250)
    assert bonus.cite == found.hands[0].cite == ("nm-2023#knock-out-bonus",)
    assert found.points == 414


def test_the_last_one_standing_has_three_bonuses_and_nothing_else() -> None:
    table = Sitting(4, rules=no_mercy())
    fallen: dict[str, str | None] = dict.fromkeys(("bert", "cleo", "dora"))
    score(table, "anna", {}, knocked_out=fallen, last_standing=True)  # type: ignore[arg-type]
    found = receipt(table, "anna")
    assert found.hands == ()
    assert [line.points for line in found.knock_outs] == [250, 250, 250]


def test_a_bonus_for_whoever_caused_the_knock_out_is_on_their_receipt_as_a_convention() -> None:
    table = Sitting(3, rules=no_mercy(knock_out_to="cause"))
    score(table, "anna", {"cleo": typed(5)}, knocked_out={"bert": "cleo"})
    (bonus,) = receipt(table, "cleo").knock_outs
    assert (bonus.to, bonus.points, bonus.cite) == ("cleo", 250, (CONVENTION,))
    assert receipt(table, "anna").knock_outs == ()


def test_partners_get_the_opposing_hands_and_the_winners_partners_cards_count_nothing() -> None:
    table = Sitting(4, rules=together("partners"))
    score(table, "anna", {"bert": typed(34), "cleo": typed(12), "dora": typed(50)})
    for player in ("anna", "cleo"):
        found = receipt(table, player)
        assert worths(found) == {
            "bert": (34, None),
            "cleo": (12, WhyNot.WINNERS_PARTNER),
            "dora": (50, None),
        }
        assert found.points == 84
        assert found.cite == ("deluxe-1999#partners",)
    assert worths(receipt(table, "dora")) == {"dora": (50, WhyNot.TO_THE_WINNER)}


def test_a_knock_out_of_the_winners_own_partner_is_shown_and_worth_nothing() -> None:
    table = Sitting(4, rules=no_mercy(formation="partners"))
    score(table, "anna", {"dora": typed(40)}, knocked_out={"bert": None, "cleo": None})
    found = receipt(table, "cleo")
    assert [(line.victim, line.to, line.points) for line in found.knock_outs] == [
        ("bert", "anna", 250),
        ("cleo", None, 0),
    ]
    assert all(line.cite == (CONVENTION,) for line in found.knock_outs)
    assert receipt(table, "dora").knock_outs == ()


def test_both_partners_of_whoever_caused_a_knock_out_have_it_on_their_receipts() -> None:
    table = Sitting(4, rules=no_mercy(formation="partners", knock_out_to="cause"))
    score(table, "anna", {"bert": typed(40), "dora": typed(2)}, knocked_out={"cleo": "dora"})
    for player in ("bert", "dora"):
        found = receipt(table, player)
        assert [(line.to, line.points) for line in found.knock_outs] == [("dora", 250)]


def test_where_everyone_keeps_their_own_a_receipt_has_ones_own_hand_only() -> None:
    rules = classic().model_copy(update={"scoring": "lowest-total-wins"})
    table = Sitting(3, rules=rules)
    score(table, "anna", {"bert": typed(10), "cleo": typed(5)})
    assert worths(receipt(table, "bert")) == {"bert": (10, None)}
    assert receipt(table, "anna").hands == ()
    assert receipt(table, "bert").cite == ("deluxe-1999#winner",)


@pytest.mark.parametrize(
    ("pay", "why_not", "charges", "points"),
    [("bonus", WhyNot.CHARGED_INSTEAD, [250], 250), ("cards", None, [], 10)],
)
def test_a_knocked_out_player_is_charged_the_bonus_or_the_cards_as_agreed(
    pay: KnockedOutPay, why_not: WhyNot | None, charges: list[int], points: int
) -> None:
    table = Sitting(3, rules=no_mercy(scoring="lowest-total-wins", knocked_out_pay=pay))
    score(table, "anna", {"bert": typed(10), "cleo": typed(5)}, knocked_out={"bert": "anna"})
    found = receipt(table, "bert")
    assert worths(found) == {"bert": (10, why_not)}
    assert [line.points for line in found.knock_outs] == charges
    assert all(line.to == "bert" and line.cite == (CONVENTION,) for line in found.knock_outs)
    assert found.points == points


def test_a_round_from_elsewhere_shows_what_is_missing_and_what_is_ignored() -> None:
    table = Sitting()
    odd = entry("anna", anna=7, bert=cards("never-heard-of"), dora=9)
    table.write(RoundScored(game=table.game.id, after=table.game.tip, entry=odd))
    found = receipt(table, "anna")
    assert worths(found) == {
        "anna": (7, WhyNot.WENT_OUT),
        "bert": (0, None),
        "cleo": (0, WhyNot.MISSING),
        "dora": (9, WhyNot.NOT_PLAYING),
    }
    assert found.hands[1].cards == (CardLine("never-heard-of", 1, None),)
    assert found.notices == (Notice.HAND_MISSING, Notice.HAND_IGNORED)


def test_a_receipt_says_who_entered_it_and_every_revision_with_the_points_of_both() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    for points in (20, 30):
        table.revise(first, "anna", bert=points)
    found = receipt(table, "anna")
    assert (found.by, found.at) == (table.log[-3].by, table.log[-3].at)
    assert [(line.points_before, line.points_after) for line in found.revisions] == [
        (10, 20),
        (20, 30),
    ]
    assert found.revisions[1].before == entry("anna", bert=20, cleo=0)
    assert [line.at for line in found.revisions] == [event.at for event in table.log[-2:]]


def test_a_voided_round_has_an_empty_receipt_that_says_so() -> None:
    table = Sitting()
    table.void(table.round("anna", bert=10))
    found = receipt(table, "anna")
    assert (found.voided, found.points, found.hands) == (True, 0, ())


def test_a_leaflet_is_not_cited_for_a_value_that_the_table_counts_otherwise() -> None:
    rules = printed(CLASSIC)
    dear = rules.model_copy(update={"card_points": {**rules.card_points, "skip": 25}})
    table = Sitting(2, rules=dear)
    score(table, "anna", {"bert": cards("skip", "9")})
    nine, skip = receipt(table, "anna", CLASSIC).hands[0].cards
    assert (skip.each, skip.cite) == (25, ())
    assert nine.cite


def test_whatever_a_receipt_cites_is_in_the_list_of_sources() -> None:
    cited: set[str] = set()
    for scoring, variant in product(SCORING_METHODS, LIBRARY.variants.values()):
        cited.update(rule_of(printed(variant, scoring=scoring), variant))
        cited.update(rule_of(printed(variant, scoring=scoring)))
    for formation in get_args(Formation):
        cited.update(rule_of(together(formation)))
    assert [cite for cite in cited if not is_printed(cite)] == []
