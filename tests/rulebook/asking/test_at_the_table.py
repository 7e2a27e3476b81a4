"""Questions at a table: what the question itself changes, what is likely, and the builder."""

from typing import get_args

import pytest

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.rulebook.asking import (
    Answer,
    Asked,
    TableRules,
    answer,
    answer_built,
    answer_ruling,
    likely_rulings,
    matter_of,
)
from scorekeeper.rulebook.asking.at_table import rules_for, rules_of
from scorekeeper.rulebook.asking.builder import ACTS, Act, Chosen, built
from scorekeeper.rulebook.asking.matters import MAX_MATTER
from tests.rulebook.at_hand import LIBRARY, RULEBASE

LANGUAGES = ("en", "de", "nl")
GAMES = ("classic", "no-mercy", "flex")


def table(game: str = "classic", *house: str, players: int | None = None) -> TableRules:
    return rules_for(LIBRARY.variant(game), LIBRARY, house, players)


def told(question: str, at: TableRules | None = None, language: str | None = None) -> Answer:
    return answer(Asked(question, at or table(), language), RULEBASE, LIBRARY)


# --- what the question says


def test_a_question_that_names_another_game_is_answered_for_that_game() -> None:
    question = "May I put a +4 on a +2?"
    assert told(question).verdict == "no"
    found = told(f"In No Mercy, {question.lower()}")
    assert (found.verdict, found.ruling) == ("yes", "stacking")
    assert found.table == table("no-mercy")


def test_house_rules_told_in_a_question_come_in_order_of_name() -> None:
    found = told("We play jump-in, seven-zero and progressive. May we combine them?")
    assert found.table is not None
    assert [rule.id for rule in found.table.house] == ["jump-in", "progressive", "seven-zero"]


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("How many cards does Flex have?", 112),
        ("Wie viele Spieler können höchstens bei Flex mitmachen?", 8),
        ("Hoeveel punten telt een Flex-skip?", 20),
    ],
)
def test_what_only_flex_has_is_answered_for_flex(question: str, number: int) -> None:
    found = told(question)
    assert found.table is not None
    assert (found.table.variant.id, found.verdict, found.value) == ("flex", "value", number)


def test_a_question_that_names_the_table_s_own_game_changes_nothing() -> None:
    at = table("no-mercy", players=3)
    assert told("In No Mercy, may I put a +4 on a +2?", at).table == at


def test_the_house_rules_of_the_table_are_not_those_of_another_game() -> None:
    found = told("In Flex, may I put a +2 on a +2?", table("classic", "progressive"))
    assert found.table is not None
    assert (found.table.variant.id, found.table.house) == ("flex", ())


def test_a_question_that_names_a_house_rule_is_answered_with_it() -> None:
    found = told("With the progressive house rule, may I put a +2 on a +2?")
    assert found.verdict == "yes"
    assert found.table == table("classic", "progressive")


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("We play with jump-in. A green 2 lies there, may I throw in my green 2?", "yes"),
        ("Wir spielen mit Dazwischenwerfen. Darf ich die gleiche Karte reinwerfen?", "yes"),
        ("Met de huisregel voor-je-beurt: mag ik mijn zelfde groene 2 erop gooien?", "yes"),
        ("We play without jump-in. May I throw in an identical card?", "no"),
        ("Is jump-in part of the standard rules?", "no"),
        ("We play with stacking. May I put +2 on his +2 so the next one gets four?", "yes"),
        ("We don't play with stacking. May I put a +2 on a +2 to pass it on?", "no"),
        ("With progressive, may I put a +2 on a +2 to pass it on?", "yes"),
        ("Ohne Progressiv: Darf ich eine +2 mit einer +2 weitergeben?", "no"),
        ("Zonder de progressieve huisregel, telt +2 op +2 dan toch op?", "no"),
    ],
)
def test_a_house_rule_counts_where_it_is_said_to_be_played(question: str, verdict: str) -> None:
    assert told(question).verdict == verdict


def test_a_house_rule_of_the_table_stays_and_is_not_added_twice() -> None:
    found = told("We play progressive. May I put a +2 on a +2?", table("classic", "progressive"))
    assert found.table == table("classic", "progressive")


def test_a_question_that_tells_how_many_play_is_answered_for_so_many() -> None:
    found = told("There are two players. I played a skip, is it my turn again?")
    assert found.table is not None
    assert (found.verdict, found.table.players) == ("yes", 2)


def test_a_question_that_does_not_tell_how_many_play_is_answered_for_the_table() -> None:
    assert told("I played a skip, is it my turn again?", table(players=2)).verdict == "yes"
    assert told("I played a skip, is it my turn again?", table(players=5)).verdict == "no"


def test_the_rules_of_a_table_are_those_it_agreed_on() -> None:
    agreed = AgreedRules(
        variant="classic", deck="112", card_points={}, target=300, house_rules=("jump-in",)
    )
    rules = rules_of(agreed, LIBRARY, 4)
    assert (rules.deck, rules.target, rules.players) == ("112", 300, 4)
    assert [rule.id for rule in rules.house] == ["jump-in"]
    found = told("How many points does it take to win the game?", rules)
    assert (found.verdict, found.value) == ("value", 300)


# --- languages


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "May I put a red 7 on a blue 7?"),
        ("de", "Darf ich eine rote 7 auf eine blaue 7 legen?"),
        ("nl", "Mag ik een rode 7 op een blauwe 7 leggen?"),
    ],
)
def test_the_language_of_a_question_is_found_and_answered_in(language: str, question: str) -> None:
    found = told(question)
    assert (found.situation.language, found.language, found.verdict) == (language, language, "yes")


def test_an_answer_may_be_wanted_in_another_language() -> None:
    found = told("Mag ik een rode 7 op een blauwe 7 leggen?", language="de")
    assert (found.situation.language, found.language, found.verdict) == ("nl", "de", "yes")


# --- likely questions


def test_what_is_likely_depends_on_the_game_the_players_and_the_house_rules() -> None:
    assert "mercy" in likely_rulings(table("no-mercy"), RULEBASE)
    assert "mercy" not in likely_rulings(table(), RULEBASE)
    assert "power-card-back" in likely_rulings(table("flex"), RULEBASE)
    assert {"two-reverse", "two-draw"} <= {*likely_rulings(table(players=2), RULEBASE)}
    assert "two-reverse" not in likely_rulings(table(players=4), RULEBASE)
    assert "stack-total" in likely_rulings(table("classic", "progressive"), RULEBASE)


@pytest.mark.parametrize("game", GAMES)
def test_likely_rulings_are_known_come_once_and_are_never_too_many(game: str) -> None:
    for most in (0, 3, 8, 100):
        found = likely_rulings(table(game), RULEBASE, most)
        assert len(found) == len(set(found)) <= most
        assert set(found) <= set(RULEBASE.rulings)
    assert len(likely_rulings(table(game), RULEBASE)) == 8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_likely_question_is_answered_by_its_ruling(game: str, language: str) -> None:
    for ruling in likely_rulings(table(game), RULEBASE, 100):
        found = answer_ruling(ruling, table(game), language, RULEBASE, LIBRARY)
        assert found.ruling == ruling
        assert found.language == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_says_something_in_every_game_and_language(game: str, language: str) -> None:
    for ruling in RULEBASE.rulings:
        found = answer_ruling(ruling, table(game), language, RULEBASE, LIBRARY)
        assert found.answer.strip(), ruling
        assert not {"{", "}"} & {*found.answer, *found.why}, ruling


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_other_ruling_is_ever_given_for_the_one_that_was_tapped(
    game: str, language: str
) -> None:
    for ruling in RULEBASE.rulings:
        found = answer_ruling(ruling, table(game), language, RULEBASE, LIBRARY)
        assert found.ruling in {ruling, None}, ruling
        assert found.situation.words > 0, ruling
        assert found.verdict != "unknown" or found.value is None, ruling


@pytest.mark.parametrize(
    ("ruling", "game", "verdict", "value"),
    [
        ("stacking", "classic", "no", None),
        ("stacking", "no-mercy", "yes", None),
        ("draw-count", "classic", "value", 2),
        ("hand-points", "classic", "value", 77),
        ("draw-although-able", "classic", "yes", None),
        ("last-card", "classic", "yes", None),
        ("advice", "classic", "no", None),
        ("mercy", "no-mercy", "yes", None),
        ("card-points", "no-mercy", "value", 20),
        ("challenge-guilty", "flex", "value", 4),
    ],
)
def test_what_a_likely_question_says_counts_for_its_answer(
    ruling: str, game: str, verdict: str, value: int | None
) -> None:
    found = answer_ruling(ruling, table(game), "en", RULEBASE, LIBRARY)
    assert (found.verdict, found.value) == (verdict, value)


# --- the builder


def test_every_act_can_be_built() -> None:
    assert set(ACTS) == set(get_args(Act))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("act", ACTS)
def test_every_act_is_answered_for_every_card(act: Act, game: str, language: str) -> None:
    at = table(game)
    for kind in at.variant.cards:
        shape = ACTS[act]
        played = Chosen(kind.kind, "red" if kind.colour else None) if shape.needs_played else None
        pile = Chosen("5", "blue") if shape.needs_pile else None
        found = answer_built(built(act, language, played, pile), at, language, RULEBASE, LIBRARY)
        assert found.ruling is not None, kind.kind
        assert found.answer.strip()
        assert not {"{", "}", "…"} & {*found.answer}, kind.kind


@pytest.mark.parametrize(
    ("act", "played", "pile", "has_colour", "expected"),
    [
        ("play", Chosen("7", "red"), Chosen("7", "blue"), None, ("yes", None)),
        ("play", Chosen("7", "red"), Chosen("4", "red"), None, ("yes", None)),
        ("play", Chosen("7", "red"), Chosen("4", "blue"), None, ("no", None)),
        ("play", Chosen("wild"), Chosen("4", "blue"), None, ("yes", None)),
        ("play", Chosen("wild-draw-four"), Chosen("4", "blue"), True, ("no", None)),
        ("play", Chosen("wild-draw-four"), Chosen("4", "blue"), False, ("yes", None)),
        ("points", Chosen("wild"), None, None, ("value", 50)),
        ("points", Chosen("skip", "red"), None, None, ("value", 20)),
        ("points", Chosen("9", "red"), None, None, ("value", 9)),
        ("finish", Chosen("draw-two", "red"), None, None, ("yes", None)),
        ("draw-instead", None, None, None, ("yes", None)),
        ("challenge", None, None, None, ("yes", None)),
        ("effect", Chosen("skip"), None, None, ("explain", None)),
        ("turned-up", Chosen("reverse"), None, None, ("explain", None)),
        ("out-of-turn", Chosen("7", "red"), None, None, ("no", None)),
    ],
)
def test_what_was_put_together_is_answered(
    act: Act,
    played: Chosen | None,
    pile: Chosen | None,
    has_colour: bool | None,
    expected: tuple[str, int | None],
) -> None:
    situation = built(act, "en", played, pile, has_colour)
    found = answer_built(situation, table(), "en", RULEBASE, LIBRARY)
    assert (found.verdict, found.value) == expected


def test_what_was_put_together_is_answered_by_the_rules_of_the_table() -> None:
    situation = built("out-of-turn", "en", Chosen("7", "red"))
    found = answer_built(situation, table("classic", "jump-in"), "en", RULEBASE, LIBRARY)
    assert found.verdict == "yes"


# --- matters


def test_the_same_matter_in_other_words_and_languages_is_the_same() -> None:
    same = {
        matter_of(told(question))
        for question in (
            "May I put a +2 on a +2?",
            "can i play a draw two on a draw two",
            "Darf ich eine +2 auf eine +2 legen?",
            "Mag ik een +2 op een +2 leggen?",
            "can you stack +2?",
            "kann man +2 stapeln",
            "Sind +2 stapelbar?",
            "mag je neem twee stapelen",
        )
    }
    assert same == {"stacking:draw-two:draw-two"}


def test_another_card_is_another_matter() -> None:
    two, four = (told(f"May I put a {card} on a +2?") for card in ("+2", "+4"))
    assert matter_of(two) != matter_of(four)


def test_what_no_ruling_settles_is_a_matter_by_what_was_said() -> None:
    found = told("Does the weather change the draw pile?")
    assert found.ruling is None
    assert matter_of(found).startswith("?:")


def test_a_matter_is_never_too_long_to_keep() -> None:
    found = told(" ".join(["umbrella", *sorted(RULEBASE.tongues["en"].glossary.vocabulary)])[:999])
    assert 0 < len(matter_of(found)) <= MAX_MATTER


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_helps_nothing_against_a_draw_card_is_named(language: str) -> None:
    shown = answer_built(
        built("play", language, Chosen("skip-everyone", "red"), Chosen("draw-two", "red")),
        table("no-mercy", players=4),
        language,
        RULEBASE,
        LIBRARY,
        ruling="dodge",
    )
    name = LIBRARY.card_name("skip-everyone", language)
    assert shown.verdict == "no"
    assert name in shown.answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "house"), [("no-mercy", ()), ("classic", ("seven-zero",))])
def test_a_last_seven_tells_that_nothing_is_said_of_the_swap(
    language: str, game: str, house: tuple[str, ...]
) -> None:
    at = table(game, *house, players=4)
    of_seven = answer_built(built("finish", language, Chosen("7")), at, language, RULEBASE, LIBRARY)
    of_eight = answer_built(built("finish", language, Chosen("8")), at, language, RULEBASE, LIBRARY)
    assert (of_seven.verdict, of_eight.verdict) == ("yes", "yes")
    assert of_seven.why != of_eight.why
