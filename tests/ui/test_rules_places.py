"""Where somebody is in the lookup: its address, the way back, and the line to ask in."""

from urllib.parse import unquote

import pytest

from scorekeeper.rulebook.asking.builder import Chosen
from scorekeeper.tables.lookup import Inquiry, Named, Pieced, Under, Words
from scorekeeper.ui.screens.rules.address import address_of, known_here, shown_at
from scorekeeper.ui.screens.rules.components import came_from
from scorekeeper.ui.screens.rules.place import Line, Pieces, Shown, fault_in
from tests.rulebook.at_hand import LIBRARY, RULEBASE

STACK = Words("May I put a +2 on a +2?")


def test_a_second_tap_on_a_part_of_the_screen_leads_back() -> None:
    shown = Shown().to("book")
    assert shown.mode == "book"
    assert shown.to("book").mode == "ask"
    answered = shown.asking(Inquiry(STACK))
    assert (answered.mode, answered.inquiry) == ("ask", Inquiry(STACK))


def test_the_way_back_leads_only_to_the_same_table() -> None:
    pad = "/table/abcd/round/a/b"
    assert came_from(f"/table/abcd/rules?from={pad}", "abcd") == pad
    for elsewhere in ("/table/abcd/rules", "/table/abcd/rules?from=/table/other/round", None):
        assert came_from(elsewhere, "abcd") == "/table/abcd"
    assert came_from("/table/abcd/rules?from=//evil.example", "abcd") == "/table/abcd"


def test_the_line_says_at_once_what_is_too_long_and_asks_nothing_that_is_not_there() -> None:
    assert [fault_in(text) for text in ("", "   ", "x" * 600, "x" * 601)] == [
        "rules-ask-empty", "rules-ask-empty", "", "rules-ask-too-long",
    ]  # fmt: skip
    line = Line().typed("x" * 601)
    assert (line.fault, line.times) == ("rules-ask-too-long", 0)
    assert Line(fault="rules-ask-empty").typed("a").fault == ""
    assert line.put() == Line("", 1)


PLACES = (
    Shown(),
    Shown(mode="book", by_card=True),
    Shown(mode="cards", pieces=Pieces("play", "7", "3", "", None, None)),
    Shown(mode="cards", pieces=Pieces("play", "draw-two", "3", hit=False)),
    Shown(inquiry=Inquiry(Pieced("play", Chosen("wild"), Chosen("draw-two"), hit=True))),
    Shown(mode="evening", under=Under("flex", None, ("progressive",))),
    Shown(inquiry=Inquiry(Words("+2 & 9 % of #7 = ~2B? Ünï 🦊"), Under("no-mercy", 4)), via="book"),
    Shown(inquiry=Inquiry(Named("stacking"), Under("classic", 3, ("seven-zero", "jump-in")))),
    Shown(inquiry=Inquiry(Pieced("play", Chosen("3", "blue"), Chosen("7", "red"), False))),
    Shown(inquiry=Inquiry(Pieced("challenge")), via="evening"),
)  # fmt: skip


@pytest.mark.parametrize("shown", PLACES)
def test_every_place_of_the_lookup_can_be_found_again_by_its_address(shown: Shown) -> None:
    begun = "/table/abcd/round/a/b"
    address = address_of("/table/abcd/rules", begun, shown)
    assert known_here(shown_at(address), RULEBASE, LIBRARY) == shown
    assert came_from(address, "abcd") == begun
    # The browser hands an address back with what it takes for plain signs unescaped.
    assert shown_at(unquote(address)) == shown
    assert address_of("/rules", "", Shown()) == "/rules"


@pytest.mark.parametrize(
    "query",
    [
        "at=nowhere&via=else", "act=fly&pile=7", "ruling=../../etc", "act=effect&card=ace",
        "for=canasta,4&at=book", "game=,,,", "at=cards&card=x&pile-colour=mauve", "q=%20", "=&&==",
    ],
)  # fmt: skip
def test_an_address_that_makes_no_sense_leads_to_a_place_that_does(query: str) -> None:
    shown = known_here(shown_at(f"/rules?{query}"), RULEBASE, LIBRARY)
    assert shown in {Shown(), Shown(mode="book"), Shown(mode="cards")}
    assert known_here(
        shown_at("/rules?q=Skip&for=canasta,99999999999"), RULEBASE, LIBRARY
    ) == Shown(inquiry=Inquiry(Words("Skip")))


def test_the_arrow_leads_back_to_what_led_here() -> None:
    book = Shown(mode="book", by_card=True)
    entry = book.asking(Inquiry(Named("stacking")))
    assert entry.back() == book
    # What an entry leads on to is still of the book.
    assert entry.asking(Inquiry(Named("uno-when"))).back() == book
    assert book.back() == Shown(by_card=True)
    assert Shown().asking(Inquiry(STACK)).back() is None
    assert Shown().back() is None
