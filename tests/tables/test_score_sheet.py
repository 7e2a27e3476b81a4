"""Score sheets: whole games as data, and every way a sheet can be wrong."""

import json
from pathlib import Path

import pytest

from scorekeeper.cli.standings import as_data
from scorekeeper.domain.hands import MAX_AMOUNT
from scorekeeper.domain.refusals import SheetRefused
from scorekeeper.l10n import LANGUAGES, translator
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.tables.score_sheet import MAX_SHEET, read_sheet
from scorekeeper.tables.sheet_game import SheetResult, SheetStanding, play_sheet

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.toml"))
LIBRARY = load_library(rules_dir())
HEAD = 'variant = "classic"\nplayers = ["A", "B", "C"]\n'


def play(text: str) -> SheetResult:
    return play_sheet(read_sheet(text), LIBRARY)


def round_of(out: str = "A", hands: str = "B = 1, C = 2") -> str:
    return f'[[rounds]]\nout = "{out}"\nhands = {{ {hands} }}\n'


def refusal_of(text: str) -> SheetRefused:
    with pytest.raises(SheetRefused) as caught:
        play(text)
    return caught.value


def test_there_are_games_to_play() -> None:
    assert len(GAMES) >= 10


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_whole_game_ends_as_worked_out_by_hand(path: Path) -> None:
    expected = json.loads(path.with_suffix(".expected.json").read_text(encoding="utf-8"))
    result = play(path.read_text(encoding="utf-8"))
    found = as_data(path, result)
    del found["file"]
    assert found == expected


def test_what_the_sheet_leaves_out_is_the_variants_default() -> None:
    rules = play(HEAD).rules
    assert (rules.deck, rules.scoring, rules.formation, rules.target) == (
        "108",
        "winner-takes-all",
        "individual",
        500,
    )


def test_a_seat_is_found_by_its_name_however_it_is_written() -> None:
    text = HEAD.replace('"A"', '" Oma  Lotte "') + round_of("oma lotte")
    assert play(text).standings[0] == SheetStanding(1, "Oma Lotte", 3, None)


SECOND_ROUND_FAULTS = [
    (round_of(hands="B = 1"), "round-hand-missing", {"name": "C"}),
    ('[[rounds]]\nout = "A"\n', "round-hand-missing", {"name": "B"}),
    (round_of(hands="A = 0, B = 1, C = 2"), "round-winner-has-cards", {"name": "A"}),
    (round_of("Z"), "sheet-player-unknown", {"name": "Z"}),
    (round_of(hands="B = 1, C = 2, Z = 3"), "sheet-player-unknown", {"name": "Z"}),
    (round_of(hands="B = 1, b = 1, C = 2"), "sheet-hand-twice", {"name": "B"}),
    (round_of(hands='B = "7, foo", C = 2'), "sheet-hand-not-understood", {"words": "foo"}),
    (round_of(hands='B = "-5", C = 2'), "sheet-hand-not-understood", {"words": "-5"}),
    (round_of(hands='B = "swap hands", C = 2'), "sheet-hand-not-understood", {"name": "B"}),
    (round_of(hands='B = " ", C = 2'), "sheet-hand-empty", {"name": "B"}),
    (round_of(hands="B = -5, C = 2"), "sheet-hand-range", {"name": "B"}),
    (round_of(hands="B = 2.5, C = 2"), "sheet-hand-range", {"name": "B"}),
    (round_of(hands=f"B = {MAX_AMOUNT + 1}, C = 2"), "sheet-hand-range", {"limit": MAX_AMOUNT}),
    (round_of(hands="B = true, C = 2"), "sheet-field-wrong", {"field": "hands.B"}),
    (round_of(hands="B = [1], C = 2"), "sheet-field-wrong", {"field": "hands.B"}),
    ("[[rounds]]\nhands = { B = 1, C = 2 }\n", "sheet-field-missing", {"field": "out"}),
    (round_of() + 'winner = "A"\n', "sheet-field-unknown", {"field": "winner"}),
]


@pytest.mark.parametrize(("second", "key", "params"), SECOND_ROUND_FAULTS)
def test_a_wrong_round_is_named_by_its_number_and_reason(
    second: str, key: str, params: dict[str, str | int]
) -> None:
    refusal = refusal_of(HEAD + round_of() + second)
    assert refusal.key == key
    assert refusal.params["round"] == 2
    assert params.items() <= refusal.params.items()


def test_whoever_is_out_of_the_race_cannot_be_given_cards() -> None:
    refusal = refusal_of(
        HEAD + 'scoring = "elimination-race"\ntarget = 50\n'
        '[[rounds]]\nout = "A"\nhands = { B = 60, C = 1 }\n'
        '[[rounds]]\nout = "A"\nhands = { B = 0, C = 1 }\n'
    )
    assert refusal.key == "round-hand-not-playing"
    assert refusal.params == {"name": "B", "round": 2}


SHEET_FAULTS = [
    ("players = [", "sheet-not-toml"),
    ("", "sheet-field-missing"),
    (HEAD + "colour = 1\n", "sheet-field-unknown"),
    (HEAD.replace('"classic"', '"canasta"'), "rules-variant-unknown"),
    (HEAD + 'deck = "110"\n', "rules-deck-unknown"),
    (HEAD + "target = 0\n", "rules-target-range"),
    (HEAD + "target = -500\n", "rules-target-range"),
    (HEAD + "target = 500.5\n", "sheet-field-wrong"),
    (HEAD + 'scoring = "most-cards"\n', "sheet-field-wrong"),
    (HEAD + 'formation = "circle"\n', "sheet-field-wrong"),
    (HEAD + 'formation = "partners"\n', "seats-formation"),
    (HEAD.replace('"A", "B", "C"', ""), "seats-too-few"),
    (HEAD.replace('"A", "B", "C"', '"A"'), "seats-too-few"),
    (HEAD.replace('"A", "B", "C"', ",".join(f'"P{n}"' for n in range(11))), "seats-too-many"),
    (HEAD.replace('"C"', '"a"'), "name-taken"),
    (HEAD.replace('"C"', '" "'), "name-empty"),
    (HEAD.replace('"C"', f'"{"x" * 200}"'), "name-too-long"),
    ("#" * (MAX_SHEET + 1), "sheet-too-large"),
    ("a = " + "[" * 100_000, "sheet-not-toml"),
]


@pytest.mark.parametrize(("text", "key"), SHEET_FAULTS)
def test_a_wrong_sheet_is_refused_with_its_reason_and_no_round(text: str, key: str) -> None:
    refusal = refusal_of(text)
    assert refusal.key == key
    assert "round" not in refusal.params


def test_rounds_after_the_end_are_refused() -> None:
    refusal = refusal_of(HEAD + "target = 3\n" + round_of() + round_of())
    assert refusal.key == "sheet-after-the-end"
    assert refusal.params == {"last": 1, "round": 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_in_every_language(language: str) -> None:
    t = translator(language)
    texts = [text for text, _ in SHEET_FAULTS]
    texts += [HEAD + second for second, _, _ in SECOND_ROUND_FAULTS]
    for text in texts:
        refusal = refusal_of(text)
        said = t(refusal.key, **refusal.params)
        assert said != refusal.key
        assert "{" not in said


def test_a_long_game_is_played_as_fast_as_it_is_read() -> None:
    text = HEAD + "target = 1000000\n" + round_of() * 2000
    result = play(text)
    assert result.rounds == 2000
    assert result.standings[0].total == 6000
