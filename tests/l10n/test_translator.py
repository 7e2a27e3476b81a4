"""The translator: languages, plurals, right-to-left names, and what is missing."""

import pytest

from scorekeeper.l10n import LANGUAGES, isolated, language_from_locale, translator


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("de_AT.UTF-8", "de"),
        ("nl-BE", "nl"),
        ("EN", "en"),
        ("fr_FR", "en"),
        ("C", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_finds_the_closest_language(tag: str | None, language: str) -> None:
    assert language_from_locale(tag) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_many_read_differently(language: str) -> None:
    t = translator(language)
    assert t("winner-rounds", count=1) != t("winner-rounds", count=2).replace("2", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_right_to_left_names_are_fenced_off_and_others_are_not(language: str) -> None:
    t = translator(language)
    assert "\u2068أحمد\u2069" in t("board-went-out", name="أحمد")
    assert "\u2068" not in t("board-went-out", name="Jörg")


def test_a_list_of_isolated_names_is_not_isolated_once_more() -> None:
    pair = f"{isolated('أحمد')} + Jörg"
    assert translator("en")("board-went-out", name=pair) == "\u2068أحمد\u2069 + Jörg went out"


@pytest.mark.parametrize(("language", "million"), [("en", "1,000,000"), ("de", "1.000.000")])
def test_points_of_four_digits_are_written_together_as_on_the_board(
    language: str, million: str
) -> None:
    t = translator(language)
    assert "1519" in t("board-to-go", points=1519)
    assert million in t("board-to-go", points=1_000_000)


def test_an_unknown_key_comes_back_as_itself() -> None:
    assert translator("de")("no-such-key") == "no-such-key"


def test_an_unknown_language_speaks_english() -> None:
    assert translator("fr")("undo") == translator("en")("undo") == "Undo"
