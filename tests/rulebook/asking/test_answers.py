"""From a ruling to an answer: which case counts, and what it says to the way it was asked.

The rulings here are made up, so that nothing but the logic decides.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.rulebook.asking import Answer, Rulebase, Situation, answer_built
from scorekeeper.rulebook.asking.asks import Pattern
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.rulebase import RulingTexts
from scorekeeper.rulebook.asking.rulings import Case, CaseText, Ruling, RulingText
from scorekeeper.rulebook.asking.situation import SaidCard, SaidNumber
from tests.rulebook.at_hand import LIBRARY, RULEBASE

CLASSIC = rules_for(LIBRARY.variant("classic"), LIBRARY)
PROGRESSIVE = rules_for(LIBRARY.variant("classic"), LIBRARY, ["progressive"])

DRAW_TWO = SaidCard("draw-two", 0, 1)


def toy(
    *cases: Mapping[str, Any], compares: bool = False, inverted: bool = False, says: str = "So."
) -> Rulebase:
    """A rulebase of one ruling that is always asked for; its cases are called a, b, c."""
    named = [Case(id=chr(ord("a") + place), **case) for place, case in enumerate(cases)]
    ruling = Ruling(topic="toy", asks=("play",), compares=compares, case=tuple(named))
    told = {case.id: CaseText(answer=says, why="Because.") for case in named}
    text = RulingText(name="Toy", ask="Toy?", cases=told)
    known = RULEBASE.texts["en"]
    return replace(
        RULEBASE,
        rulings={"toy": ruling},
        patterns=(Pattern("toy", inverted, (), ""),),
        texts={"en": RulingTexts({"toy": text}, known.differs, known.unknown)},
    )


def asked(
    ask: str = "yes-no",
    *said: str,
    modal: str = "",
    **more: Any,
) -> Situation:
    concepts = frozenset(said)
    return Situation(
        "en",
        ask=ask,  # type: ignore[arg-type]
        concepts=concepts,
        asked=concepts,
        modal=modal,  # type: ignore[arg-type]
        **more,
    )


def told(rulebase: Rulebase, situation: Situation, table: Any = CLASSIC) -> Answer:
    return answer_built(situation, table, "en", rulebase, LIBRARY)


def verdict(rulebase: Rulebase, situation: Situation) -> tuple[str, int | None]:
    found = told(rulebase, situation)
    return found.verdict, found.value


@pytest.mark.parametrize("truth", ["yes", "no", "depends", "unknown"])
def test_a_yes_or_no_question_gets_the_truth_of_the_case(truth: str) -> None:
    assert verdict(toy({"truth": truth}), asked()) == (truth, None)


def test_what_may_be_and_what_must_be_can_differ() -> None:
    rulebase = toy({"truth": "depends", "may": "yes", "must": "no"})
    assert verdict(rulebase, asked(modal="may"))[0] == "yes"
    assert verdict(rulebase, asked(modal="must"))[0] == "no"
    assert verdict(rulebase, asked())[0] == "depends"


def test_how_many_gets_the_value() -> None:
    assert verdict(toy({"truth": "yes", "value": 2}), asked("number")) == ("value", 2)


def test_what_is_left_open_gets_the_value_unless_it_asks_what_may_be() -> None:
    rulebase = toy({"truth": "yes", "value": 2})
    assert verdict(rulebase, asked("any")) == ("value", 2)
    assert verdict(rulebase, asked("any", modal="may")) == ("yes", None)


def test_a_yes_or_no_question_does_not_get_the_value() -> None:
    assert verdict(toy({"truth": "yes", "value": 2}), asked()) == ("yes", None)


def test_what_happens_is_explained_and_so_is_a_case_without_truth() -> None:
    assert verdict(toy({"truth": "yes", "value": 2}), asked("open")) == ("explain", None)
    assert verdict(toy({}), asked()) == ("explain", None)


def test_what_something_is_worth_gets_the_value_and_who_gets_it_does_not() -> None:
    rulebase = toy({"truth": "yes", "value": 250})
    assert verdict(rulebase, asked("open", "bonus")) == ("value", 250)
    assert verdict(rulebase, asked("open", "bonus", "who")) == ("explain", None)


def test_what_the_rules_do_not_say_stays_unknown_however_it_is_asked() -> None:
    for ask in ("yes-no", "number", "open", "any"):
        assert verdict(toy({"truth": "unknown", "value": 2}), asked(ask)) == ("unknown", None)


def test_a_question_asked_the_other_way_round_gets_the_opposite() -> None:
    for truth, opposite in (("yes", "no"), ("no", "yes"), ("depends", "depends")):
        assert verdict(toy({"truth": truth}, inverted=True), asked())[0] == opposite


def test_whether_something_is_forbidden_gets_the_opposite() -> None:
    assert verdict(toy({"truth": "yes"}), asked("yes-no", "forbidden"))[0] == "no"


def test_whether_one_may_refuse_gets_the_opposite_unless_the_case_tells_what_must_be() -> None:
    refusing = asked("yes-no", "refuse", modal="may")
    assert verdict(toy({"truth": "yes"}), refusing)[0] == "no"
    assert verdict(toy({"truth": "yes", "must": "no"}), refusing)[0] == "yes"


def test_a_negated_question_gets_the_opposite_and_a_negated_ban_does_not() -> None:
    rulebase = toy({"truth": "yes"})
    assert verdict(rulebase, asked(negated=True))[0] == "no"
    assert verdict(rulebase, asked("yes-no", "forbidden", negated=True))[0] == "yes"


def test_a_number_in_the_question_is_compared_where_the_ruling_compares() -> None:
    def two_or(number: int, unit: str = "card") -> Situation:
        return asked(numbers=(SaidNumber(number, unit, 0),))

    compares = toy({"truth": "yes", "value": 2}, compares=True)
    assert verdict(compares, two_or(2))[0] == "yes"
    assert verdict(compares, two_or(4))[0] == "no"
    assert verdict(compares, two_or(4, "players-word"))[0] == "yes"
    assert verdict(toy({"truth": "yes", "value": 2}), two_or(4))[0] == "yes"
    assert verdict(toy({"truth": "depends", "value": 2}, compares=True), two_or(4))[0] == "no"


def test_a_number_told_before_the_question_is_not_compared() -> None:
    story = asked(numbers=(SaidNumber(4, "card", 0, asked=False),))
    assert verdict(toy({"truth": "yes", "value": 2}, compares=True), story)[0] == "yes"


def test_the_first_case_that_holds_counts() -> None:
    rulebase = toy({"when": ("said=uno",), "truth": "no"}, {"truth": "yes"})
    assert told(rulebase, asked("yes-no", "uno")).case == "a"
    assert told(rulebase, asked()).case == "b"


def test_all_conditions_of_a_case_have_to_hold() -> None:
    rulebase = toy({"when": ("said=uno", "variant=classic"), "truth": "no"}, {"truth": "yes"})
    flex = rules_for(LIBRARY.variant("flex"), LIBRARY)
    assert told(rulebase, asked("yes-no", "uno"), flex).case == "b"


def test_where_no_case_holds_the_rules_are_silent() -> None:
    found = told(toy({"when": ("said=uno",), "truth": "no"}), asked())
    assert (found.verdict, found.ruling, found.citations) == ("unknown", None, ())
    assert found.answer == RULEBASE.texts["en"].unknown["silent"].answer


def test_the_house_rule_that_would_change_it_is_named_until_it_is_in_force() -> None:
    rulebase = toy({"truth": "no", "house": "progressive"})
    assert told(rulebase, asked()).house_rule == "progressive"
    assert told(rulebase, asked(), PROGRESSIVE).house_rule is None


def test_a_computed_value_is_that_of_the_cards_said() -> None:
    pair = SaidCard("draw-two", 0, 2, count=2)
    found = told(toy({"value": "@chain"}), asked("number", cards=(pair,)))
    assert (found.verdict, found.value) == ("value", 4)


def test_where_a_computed_value_is_not_known_how_many_is_explained() -> None:
    assert verdict(toy({"truth": "yes", "value": "@chain"}), asked("number")) == ("explain", None)


def test_what_is_drawn_for_several_cards_gets_the_sum() -> None:
    chain = (DRAW_TWO, SaidCard("draw-two", 1, 2))
    rulebase = toy({"truth": "yes", "value": "@chain"})
    assert verdict(rulebase, asked("open", "draw", "what", cards=chain)) == ("value", 4)
    assert verdict(rulebase, asked("open", "draw", "what", cards=chain[:1])) == ("explain", None)


def test_the_places_in_a_text_are_filled_in() -> None:
    rulebase = toy({"value": 2}, says="{card} on {pile}: {value} in {variant}, {players}.")
    said = asked("number", cards=(DRAW_TWO,), played=DRAW_TWO, pile=SaidCard("skip", 1, 2))
    found = told(rulebase, replace(said, players=3))
    assert found.answer == "Draw Two on Skip: 2 in Classic, 3."


def test_what_is_not_known_is_left_open_in_a_text() -> None:
    assert told(toy({}, says="{nobody} knows."), asked()).answer == "… knows."


def test_a_parameter_stands_for_where_it_is_printed_and_no_citation_comes_twice() -> None:
    found = told(toy({"cite": ("@wild", "deluxe-1999#wild", "flex#play")}), asked())
    assert found.citations == ("deluxe-1999#wild", "article-112#wild", "flex#play")


def test_what_other_editions_say_comes_as_sentences() -> None:
    found = told(toy({"differs": ("uno-four",)}), asked())
    assert found.differs == (RULEBASE.texts["en"].differs["uno-four"],)


def test_the_answer_tells_the_rules_it_was_given_for() -> None:
    found = told(toy({}), asked(), PROGRESSIVE)
    assert found.table == PROGRESSIVE
    assert found.confidence == 1.0
