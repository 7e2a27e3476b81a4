"""What people type by mistake: a message in plain words, the text still there, nothing saved."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.breadth import a_few
from tests.browser.conftest import LAPTOP, Enter
from tests.browser.evenings import Evening
from tests.browser.server import Server

NEWCOMER = "Name of somebody new"
TARGET = "Points to reach"
NAMES_THAT_CANNOT_BE = (
    ("M" * 200, "That name is too long. At most 30 characters, please."),
    ("", "Please type a name."),
    ("Mira", "Mira is already at the table."),
    (" ", "Please type a name."),
    ("MIRA", "Mira is already at the table."),
)
NO_NUMBER = "The target must be a whole number, such as 500."
TARGETS_THAT_CANNOT_BE = (
    ("0", "The target must be between 1 and 1,000,000."),
    ("-5", NO_NUMBER),
    ("10000000000", "The target must be"),
    ("2.5", NO_NUMBER),
    ("2000000", "The target must be between 1 and 1,000,000."),
    ("abc", NO_NUMBER),
    ("1000001", "The target must be between 1 and 1,000,000."),
    ("", NO_NUMBER),
)


def test_a_table_of_one_cannot_start_and_says_why(server: Server, enter: Enter) -> None:
    kitchen = enter(server)
    kitchen.open("/new")
    kitchen.add_people("Mira")
    start = kitchen.button("Start. At least 2 players are needed.")
    expect(start).to_be_disabled()
    kitchen.add_people("Jonas")
    kitchen.sees_buttons("Start")


def test_names_that_cannot_be_are_refused_and_stay_in_the_field(
    server: Server, enter: Enter
) -> None:
    kitchen = enter(server, LAPTOP)
    kitchen.open("/new")
    kitchen.add_people("Mira")
    for typed, message in NAMES_THAT_CANNOT_BE:
        kitchen.retype(NEWCOMER, "")
        # Pasted, as nobody types 200 letters.
        kitchen.page.keyboard.insert_text(typed)
        expect(kitchen.field(NEWCOMER)).to_have_value(typed)
        kitchen.tap("Add")
        # The message belongs to the field: it is read with its name.
        expect(kitchen.field(NEWCOMER)).to_have_accessible_name(re.compile(re.escape(message)))
        expect(kitchen.field(NEWCOMER)).to_have_value(typed)
    kitchen.sees_buttons("Mira")
    expect(kitchen.button("Mira deals first")).to_have_count(0)
    expect(kitchen.page.get_by_role("button", name="Move")).to_have_count(2)


def test_names_in_any_script_play_a_whole_round(server: Server, enter: Enter) -> None:
    # Names written from right to left are isolated where they stand within a sentence.
    spoken = {"مريم": "\u2068مريم\u2069", "שרה": "\u2068שרה\u2069"}
    names = a_few("مريم", "👩‍👩‍👧‍👦", "O’Neil <b>", "李", "שרה", "José", usual=4)
    worth = 9 * len(names[1:])
    kitchen = enter(server, LAPTOP)
    kitchen.open("/new")
    kitchen.add_people(*names)
    kitchen.tap("Start", "\u2068مريم\u2069 went out")
    for name, after in zip(names[1:], (*names[2:], None), strict=True):
        kitchen.sees_heading(f"{spoken.get(name, name)}’s hand")
        kitchen.tap_card("9")
        kitchen.tap(f"Next: {after}" if after else f"Save · +{worth}")
    kitchen.sees(f"Rank 1, \u2068مريم\u2069, {worth} points")
    for name in names[1:]:
        kitchen.sees(f"Rank 2, {spoken.get(name, name)}, 0 points")


def test_targets_that_cannot_be_keep_the_table_from_starting(server: Server, enter: Enter) -> None:
    Evening(server.data_dir, ("Mira", "Jonas"))
    kitchen = enter(server, LAPTOP)
    kitchen.open("/new")
    kitchen.tap("Other")
    for typed, message in TARGETS_THAT_CANNOT_BE:
        kitchen.retype(TARGET, typed)
        expect(kitchen.button_starting(f"Start. {message}")).to_be_disabled()
        expect(kitchen.field(TARGET)).to_have_value(typed)
    kitchen.retype(TARGET, "250")
    kitchen.tap("Start")
    kitchen.sees("Classic to 250")


@pytest.mark.parametrize(
    "typed", a_few("12 bananas", "-5", "½", "37.5", "99999999", "1e3", "7 +", "=3*4", usual=1)
)
def test_a_total_that_cannot_be_says_so_keeps_the_text_and_saves_nothing(
    typed: str, shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas"))
    kitchen = enter(shared_server, LAPTOP)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.sees_heading("Jonas’s hand")
    kitchen.hand_by_total(typed)
    missed = "too many points" if typed == "99999999" else "Not understood:"
    kitchen.sees(missed, "Correct the line or tap “leave it out”.")
    expect(kitchen.button_starting("Save")).to_be_disabled()
    kitchen.press("Enter")
    kitchen.lets_it_settle()
    kitchen.sees_heading("Jonas’s hand")
    expect(kitchen.field()).to_have_value(typed)
    assert evening.rounds_scored() == 0


def test_a_hand_beyond_all_decks_is_refused_with_a_message(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas"))
    kitchen = enter(shared_server, LAPTOP)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.sees_heading("Jonas’s hand")
    kitchen.hand_by_total("10001")
    kitchen.sees("10001: too many points")
    assert evening.rounds_scored() == 0
