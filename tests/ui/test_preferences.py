"""What a device has stored may be anything: only sense is taken from it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.ui.preferences import Preferences, read_preferences
from scorekeeper.ui.theme import ThemeChoice


def test_what_was_stored_is_read_back() -> None:
    wanted = Preferences(theme=ThemeChoice.DARK, language="nl", text_scale=1.5)
    assert read_preferences(wanted.model_dump_json()) == wanted


@pytest.mark.parametrize(
    "stored", [None, "", "{", "[]", 7, '{"theme": "pink"}', "x" * 100_000, b"\x00"]
)
def test_nonsense_gives_the_usual_preferences(stored: object) -> None:
    assert read_preferences(stored) == Preferences()


def test_a_language_or_size_we_do_not_have_falls_back_and_the_rest_stays() -> None:
    stored = '{"theme": "dark", "language": "tlh", "text_scale": 9.0}'
    assert read_preferences(stored) == Preferences(theme=ThemeChoice.DARK)


@given(st.text())
def test_no_text_breaks_reading(stored: str) -> None:
    assert isinstance(read_preferences(stored), Preferences)
