"""A dispute at the table: asked in words, put together from cards, agreed on; then play goes on."""

import re
from dataclasses import dataclass
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.breadth import a_few
from tests.browser.conftest import LAPTOP, Enter
from tests.browser.evenings import Evening
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server
from tests.browser.test_every_screen import SETTINGS, TRIED, faults

FOUR = ("Mira", "Jonas", "Oma", "Tom")


@dataclass(frozen=True, slots=True)
class Tongue:
    """How one language says what these tests look for."""

    locale: str
    ask: str
    field: str
    question: str
    no: str
    yes: str
    built: str
    agreed: str


TONGUES = (
    Tongue(
        "en-GB",
        "Ask a rule",
        "Your question",
        "May I put a +2 on a +2?",
        "No",
        "Yes",
        "May I play 3 (blue) on 7 (red)?",
        "Agreed at this table",
    ),
    Tongue(
        "de-DE",
        "Regel fragen",
        "Deine Frage",
        "Darf ich eine +2 auf eine +2 legen?",
        "Nein",
        "Ja",
        "Darf ich die 3 (blau) auf die 7 (rot) legen?",
        "An diesem Tisch entschieden",
    ),
    Tongue(
        "nl-NL",
        "Regel vragen",
        "Je vraag",
        "Mag ik een +2 op een +2 leggen?",
        "Nee",
        "Ja",
        "Mag ik de 3 (blauw) op de 7 (rood) leggen?",
        "Afgesproken aan deze tafel",
    ),
)
ENGLISH = TONGUES[0]
DUTCH_FIRST, GERMAN_FIRST = TONGUES[::-1], (*TONGUES[1:], ENGLISH)


def touch(kitchen: Kitchen, *identifiers: str) -> None:
    """Taps what has these identifiers, each once it is there and has settled."""
    for identifier in identifiers:
        thing = kitchen.page.locator(f'[flt-semantics-identifier="{identifier}"]')
        expect(thing).to_have_count(1)
        kitchen.lets_it_settle()
        thing.scroll_into_view_if_needed()
        thing.tap()
        kitchen.taps += 1


def ask(kitchen: Kitchen, question: str, field: str = ENGLISH.field) -> None:
    """Types a question and presses Enter."""
    kitchen.tap_field(field)
    kitchen.type_(question)
    expect(kitchen.field(field)).to_have_value(question)
    kitchen.press("Enter")


@pytest.mark.parametrize("tongue", a_few(*DUTCH_FIRST, usual=1), ids=lambda tongue: tongue.locale)
def test_a_question_in_words_is_one_tap_from_the_table(
    tongue: Tongue, shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server, locale=tongue.locale)
    kitchen.open(evening.route)
    kitchen.sees_buttons(tongue.ask)
    kitchen.count_afresh()
    kitchen.tap(tongue.ask)
    expect(kitchen.field(tongue.field)).to_be_visible()
    assert kitchen.taps == 1
    assert kitchen.route == f"{evening.route}/rules"
    ask(kitchen, tongue.question, tongue.field)
    kitchen.sees_heading(tongue.no)
    kitchen.sees(tongue.question)
    # One tap corrects what it was asked for, and the answer with it.
    kitchen.count_afresh()
    kitchen.tap("No Mercy")
    kitchen.sees_heading(tongue.yes)
    assert kitchen.taps == 1


@pytest.mark.parametrize("tongue", a_few(*GERMAN_FIRST, usual=1), ids=lambda tongue: tongue.locale)
def test_a_situation_is_put_together_without_words(
    tongue: Tongue, shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server, locale=tongue.locale)
    kitchen.open(f"{evening.route}/rules")
    kitchen.count_afresh()
    touch(kitchen, "cards", "act-play", "pile-7", "card-3", "colour-red", "colour-blue")
    kitchen.sees_heading(tongue.no)
    kitchen.sees(tongue.built)
    assert kitchen.taps == 6
    # The colours make no difference here, so nobody is asked for them.
    kitchen.count_afresh()
    touch(kitchen, "cards", "act-play", "pile-7", "card-7")
    kitchen.sees_heading(tongue.yes)
    assert kitchen.taps == 4


@pytest.mark.parametrize("tongue", a_few(*TONGUES, usual=1), ids=lambda tongue: tongue.locale)
def test_what_is_agreed_answers_from_then_on_for_everybody_until_it_is_taken_back(
    tongue: Tongue, shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    mira, tom = (enter(shared_server, locale=tongue.locale) for _ in range(2))
    mira.open(f"{evening.route}/rules")
    ask(mira, tongue.question, tongue.field)
    mira.sees_heading(tongue.no)
    mira.sees_no(tongue.agreed)
    mira.count_afresh()
    touch(mira, "agree", "verdict-yes", "agree-save")
    mira.sees(tongue.agreed)
    mira.sees_heading(tongue.yes)
    assert mira.taps == 3
    # Another device, asked in another way: what was agreed comes first, what is printed below.
    tom.open(f"{evening.route}/rules")
    touch(tom, "cards", "act-play", "pile-draw-two", "card-draw-two")
    tom.sees(tongue.agreed)
    tom.sees_heading(tongue.yes)
    tom.sees_heading(tongue.no)
    touch(mira, "take-back")
    mira.sees_no(tongue.agreed)
    tom.sees_no(tongue.agreed)


def test_from_a_hand_half_entered_and_back_to_it(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    pad = evening.pad("Mira", "Jonas")
    kitchen.open(evening.route)
    kitchen.tap("Mira went out")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.tap_card("7", "skip")
    kitchen.sees_subtotal(27)
    kitchen.hand_by_total("12")
    kitchen.sees_subtotal(39)
    kitchen.count_afresh()
    kitchen.tap("Ask a rule")
    assert kitchen.taps == 1
    ask(kitchen, ENGLISH.question)
    kitchen.sees_heading("No")
    kitchen.tap("Back")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.sees_subtotal(39)
    assert kitchen.route == pad
    kitchen.tap("Ask a rule")
    kitchen.sees("Likely now")
    kitchen.tap("Back")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.sees_subtotal(39)
    assert kitchen.route == pad
    kitchen.tap("Next: Oma")
    kitchen.sees_heading("Oma’s hand")


def test_the_phones_own_way_back_leads_through_the_lookup_and_keeps_ones_place(
    shared_server: Server, enter: Enter
) -> None:
    evening, other = (Evening(shared_server.data_dir, FOUR) for _ in range(2))
    kitchen = enter(shared_server)
    kitchen.open(evening.route)
    kitchen.tap("Ask a rule", "The rulebook")
    for leave in (kitchen.back, lambda: kitchen.tap("Back")):
        touch(kitchen, "ruling-uno-when")
        kitchen.sees_heading(
            "You call UNO when you come down to 1 card, and again every time that happens."
        )
        # The entries of an answer are not those of the book.
        leave()
        kitchen.sees_heading("The rulebook")
        expect(
            kitchen.page.locator('[flt-semantics-identifier="ruling-uno-when"]')
        ).to_be_in_viewport()
    touch(kitchen, "ruling-uno-when")
    ask(kitchen, ENGLISH.question)
    kitchen.sees_heading("No")
    kitchen.reload()
    kitchen.sees_heading("No")
    kitchen.sees(ENGLISH.question)
    # Another table's address in the same tab begins anew.
    kitchen.changes_to(f"{other.route}/rules")
    kitchen.sees("Likely now")
    kitchen.back()
    kitchen.sees_heading("No")


def test_what_was_misunderstood_is_put_right_without_typing_it_again(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(f"{evening.route}/rules")
    ask(kitchen, ENGLISH.question)
    kitchen.sees_heading("No")
    touch(kitchen, "change-cards")
    kitchen.sees("On the pile: Draw Two")
    touch(kitchen, "act-effect")
    kitchen.sees("What does Draw Two do?")
    kitchen.back()
    kitchen.sees("On the pile: Draw Two")
    kitchen.back()
    touch(kitchen, "asked")
    expect(kitchen.field(ENGLISH.field)).to_have_value(ENGLISH.question)
    kitchen.has_focus(ENGLISH.field)
    # For another game nothing can be agreed on, and one tap leads back to the table's own rules.
    kitchen.press("Enter")
    kitchen.tap("No Mercy")
    kitchen.sees_heading("Yes")
    kitchen.sees_no("Agree on this at this table")
    touch(kitchen, "back-to-yours")
    kitchen.sees_heading("No")
    kitchen.sees_buttons("Agree on this at this table")


def test_the_way_back_from_the_table_leads_to_the_board(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    for leave in (kitchen.back, lambda: kitchen.tap("Back")):
        kitchen.open(evening.route)
        kitchen.tap("Ask a rule")
        kitchen.sees("Likely now")
        leave()
        kitchen.sees("Round 1: who went out?")


def test_at_home_somebody_chooses_the_game_first(shared_server: Server, enter: Enter) -> None:
    Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open()
    kitchen.tap("Ask a rule")
    kitchen.sees("Which game do you play?")
    assert kitchen.route == "/rules"
    kitchen.tap("No Mercy")
    kitchen.sees("Am I out with 25 cards?")
    ask(kitchen, ENGLISH.question)
    kitchen.sees_heading("Yes")
    kitchen.sees_no("Agree on this at this table")
    kitchen.tap("Back")
    kitchen.sees_heading("Whose turn is it?")


def test_where_the_rules_are_silent_the_table_decides(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(f"{evening.route}/rules")
    ask(kitchen, "May partners talk?")
    kitchen.sees_heading("The rules do not say")
    touch(kitchen, "agree")
    expect(kitchen.button("That is our rule. Choose above what your rule is.")).to_be_disabled()
    expect(kitchen.button("No")).to_be_in_viewport()
    touch(kitchen, "verdict-no")
    kitchen.tap("Oma")
    # What is half agreed outlives a reload.
    kitchen.reload()
    touch(kitchen, "agree-save")
    kitchen.sees("Agreed at this table", "by Oma")
    kitchen.sees_heading("No")
    # The board can undo it like everything else.
    kitchen.open(evening.route)
    kitchen.sees("A ruling is agreed")
    kitchen.tap("Undo")
    kitchen.sees("Ruling undone")


def test_the_book_is_read_by_topic_and_by_card_and_the_evening_is_remembered(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(f"{evening.route}/rules")
    kitchen.tap("The rulebook")
    touch(kitchen, "ruling-one-card")
    kitchen.sees("May I play two 7s at once?")
    kitchen.tap("The rulebook", "By card")
    touch(kitchen, "about-skip")
    kitchen.sees("What does Skip do?")
    kitchen.tap("What is it worth?")
    kitchen.sees_heading("20")
    kitchen.tap("Asked this evening")
    kitchen.sees("What is Skip worth?", "What does Skip do?", "May I play two 7s at once?")
    kitchen.reload()
    kitchen.open(evening.route)
    kitchen.tap("Ask a rule", "Asked this evening")
    kitchen.button_starting("What is Skip worth?").tap()
    kitchen.sees_heading("20")


def test_with_a_keyboard_one_question_is_typed_after_the_other(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server, LAPTOP)
    kitchen.open(f"{evening.route}/rules")
    for question, verdict in ((ENGLISH.question, "No"), ("What is a Skip worth?", "20")):
        kitchen.has_focus(ENGLISH.field)
        kitchen.type_(question)
        expect(kitchen.field(ENGLISH.field)).to_have_value(question)
        kitchen.press("Enter")
        kitchen.sees_heading(verdict)


def test_headings_are_found_while_typing(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(f"{evening.route}/rules")
    kitchen.tap_field(ENGLISH.field)
    kitchen.type_("challen")
    kitchen.sees("In the rulebook")
    touch(kitchen, "found-challenge-who")
    kitchen.sees_no("In the rulebook")
    expect(kitchen.field(ENGLISH.field)).to_have_value("")


def test_nonsense_is_answered_with_a_helpful_line(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(f"{evening.route}/rules")
    kitchen.tap("Ask")
    faulty = partial(kitchen.page.get_by_role, "textbox")
    expect(faulty(name=re.compile("Write your question here first"))).to_be_visible()
    kitchen.has_focus(ENGLISH.field)
    kitchen.page.keyboard.insert_text("a" * 1_500)
    kitchen.lets_it_settle()
    kitchen.press("Enter")
    # It stays in the line, to be cut.
    expect(faulty(name=re.compile("too long for one question: 600 characters"))).to_be_visible()
    expect(kitchen.field(ENGLISH.field)).to_have_value("a" * 1_500)
    kitchen.retype(ENGLISH.field, "'; DROP TABLE event; -- 🦊 מותר לי")
    kitchen.lets_it_settle()
    kitchen.press("Enter")
    kitchen.sees_heading("Not understood")


@pytest.mark.parametrize("setting", TRIED)
def test_nothing_sticks_out_whatever_is_shown(
    setting: str, shared_server: Server, enter: Enter
) -> None:
    evening = Evening(
        shared_server.data_dir, ("Maximiliane", "Jonas", "Oma", "Tom"), variant="no-mercy"
    )
    kitchen = enter(shared_server)
    kitchen.open("/settings")
    kitchen.tap(*SETTINGS[setting])
    kitchen.lets_it_settle()
    wrong: list[str] = []

    def look(*identifiers: str) -> None:
        touch(kitchen, *identifiers)
        kitchen.lets_it_settle()
        wrong.extend(faults(kitchen, identifiers[-1]))

    kitchen.open(f"{evening.route}/rules")
    look("cards")
    look("act-play")
    look("pile-7")
    look("card-3")
    look("colour-red", "colour-blue")
    look("agree")
    look("agree-save")
    look("book")
    look("ruling-mercy")
    look("evening")
    assert wrong == []


def test_at_twice_the_size_what_is_found_does_not_push_the_line_away(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open("/settings")
    kitchen.tap(*SETTINGS["Deutsch, twice the size"])
    kitchen.lets_it_settle()
    kitchen.open(f"{evening.route}/rules")
    kitchen.tap_field("Deine Frage")
    kitchen.type_("Darf ich eine +2 auf eine +2 legen?")
    kitchen.sees("Im Regelbuch")
    kitchen.press("Enter")
    kitchen.sees_heading("Nein")


def test_at_twice_the_size_a_long_question_leaves_its_answer_in_sight(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open("/settings")
    kitchen.tap(*SETTINGS["Deutsch, twice the size"])
    kitchen.lets_it_settle()
    kitchen.open(f"{evening.route}/rules")
    kitchen.tap_field("Deine Frage")
    kitchen.type_(
        "Flex: Ich zweifel die Flex Plus Vier an, er hat nichts Passendes und keinen Joker. "
        "Wie viele zieh ich?"
    )
    kitchen.press("Enter")
    has_in_sight(kitchen, "6")


def test_the_longest_question_leaves_its_answer_in_sight(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(f"{evening.route}/rules")
    kitchen.tap_field("Your question")
    kitchen.page.keyboard.insert_text("We have been arguing about this for ages. " * 13)
    kitchen.type_("May I put a +2 on a +2?")
    kitchen.press("Enter")
    has_in_sight(kitchen, "No")


def has_in_sight(kitchen: Kitchen, verdict: str) -> None:
    """Fails unless the whole verdict stands above the line for the next question."""
    kitchen.sees_heading(verdict)
    kitchen.lets_it_settle()
    told = kitchen.page.get_by_role("heading", name=verdict, exact=True).bounding_box()
    line = kitchen.page.locator("input,textarea").first.bounding_box()
    assert told is not None
    assert line is not None
    assert told["y"] + told["height"] <= line["y"]
