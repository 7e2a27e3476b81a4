"""Drafts as text: what is written is read again, and nothing that is read is ever an error."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.tables.draft_content import MAX_CONTENT, read_content, write_content
from scorekeeper.tables.round_drafts import HandDraft, Part, RoundDraft

PLAYERS = ("anna-id", "bert-id", "cleo-id", "dora-id")
tallies = st.builds(
    HandTally,
    cards=st.dictionaries(st.sampled_from(("7", "skip", "wild")), st.integers(1, 20)),
    amounts=st.lists(st.integers(0, 500), max_size=4).map(tuple),
)
hands = st.builds(
    HandDraft,
    tally=tallies,
    text=st.text(st.characters(exclude_categories=["Cs"]), max_size=30),
    entered=st.booleans(),
)
round_drafts = st.builds(
    RoundDraft,
    after=st.sampled_from(("game-1", "round-1", "round-2")),
    out=st.none() | st.sampled_from(PLAYERS),
    hands=st.dictionaries(st.sampled_from(PLAYERS), hands),
    knocked_out=st.dictionaries(
        st.sampled_from(PLAYERS), st.none() | st.sampled_from(PLAYERS), max_size=3
    ),
    table=st.integers(0, 2),
    was=st.dictionaries(
        st.sampled_from(PLAYERS),
        st.builds(
            Part,
            hand=st.none() | tallies,
            knocked_out=st.booleans(),
            cause=st.none() | st.sampled_from(PLAYERS),
        ),
        max_size=3,
    ),
)
DRAFT = RoundDraft("game-1", "anna-id", {"bert-id": HandDraft(typed(7), "skip", entered=True)})


@given(round_drafts)
def test_what_is_written_is_read_again(draft: RoundDraft) -> None:
    text = write_content(draft)
    assert text is not None
    assert text.isascii()
    assert read_content(text) == draft


def changed(**fields: Any) -> str:
    written = write_content(DRAFT)
    assert written is not None
    return json.dumps({**json.loads(written), **fields})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '{"v": 1}',
        changed(v=2),
        changed(reported={}),
        changed(hands={"bert-id": {"tally": {"amounts": [-1]}}}),
        changed(hands={"bert-id": {"tally": {"cards": {"7": 0}}}}),
        changed(hands={f"player-{number}": {} for number in range(11)}),
        changed(table=3),
        changed(after=None),
        changed(after="x" * 81),
        '{"v": 1, "after": "game-1", "out": "\\ud800"}',
        '{"hands":' * 5000,
        "\x00",
        "\ufffd",
    ],
)
def test_what_is_damaged_or_from_a_newer_version_is_ignored(text: str) -> None:
    assert read_content(text) is None


@given(st.text() | st.recursive(st.none() | st.text(), st.lists).map(json.dumps))
def test_no_text_is_an_error(text: str) -> None:
    assert read_content(text) is None


def test_what_is_too_long_is_neither_written_nor_read() -> None:
    longest = DRAFT.with_hand("bert-id", HandDraft(text="7" * (MAX_CONTENT - 200)))
    assert read_content(write_content(longest) or "") == longest
    longer = DRAFT.with_hand("bert-id", HandDraft(text="7" * MAX_CONTENT))
    assert write_content(longer) is None
    assert read_content(changed(after="game-1") + " " * MAX_CONTENT) is None


def test_what_could_not_be_read_again_is_not_written() -> None:
    assert write_content(RoundDraft(after="x" * 81)) is None


def test_half_a_character_is_no_error() -> None:
    assert read_content(write_content(RoundDraft(after="\ud800")) or "") is None
