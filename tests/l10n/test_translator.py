"""The translator: languages, plurals, right-to-left names, and what is missing."""

import pytest

from scorekeeper.l10n import LANGUAGES, language_from_locale, translator


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


def test_an_unknown_key_comes_back_as_itself() -> None:
    assert translator("de")("no-such-key") == "no-such-key"


def test_an_unknown_language_speaks_english() -> None:
    assert translator("fr")("undo") == translator("en")("undo") == "Undo"
