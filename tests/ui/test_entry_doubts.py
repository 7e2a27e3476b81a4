"""What the pad says of words it did not understand, and the way back to what was reported."""

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from scorekeeper.domain.actions.rounds import report_hand
from scorekeeper.domain.agreed import AgreedRules, agree_on
from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.l10n import translator
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.tables.drafts import Drafts
from scorekeeper.tables.round_drafts import HandDraft, RoundDraft
from scorekeeper.tables.shown.doubts import SHOWN
from scorekeeper.ui.hooks import Memory
from scorekeeper.ui.parts.scaffold import NO_SCROLLER
from scorekeeper.ui.screens.entry.flow import Entry, Redraw
from scorekeeper.ui.screens.entry.place import Place
from scorekeeper.ui.screens.entry.view_model import Pad, pad_of
from scorekeeper.ui.session import Session
from tests.domain.builders import Sitting, classic, no_mercy

LIBRARY = load_library(rules_dir())


def entry_of(table: Sitting, language: str = "en", hand: HandDraft | None = None) -> Entry:
    """Bert's hand after Anna went out, on a desk of its own."""
    draft = RoundDraft(after=table.game.tip, out="anna")
    if hand is not None:
        draft = draft.with_hand("bert", hand)
    desk = Drafts().desk("kitchen")
    desk.put(table.state.id, "next", draft)
    place = Place(
        state=table.state,
        game=table.game,
        players=table.game.players,
        number=1,
        key="next",
        draft=draft,
        current="bert",
    )
    services = SimpleNamespace(library=LIBRARY)
    session = SimpleNamespace(services=services, language=language, desk=desk)
    nothing: Callable[..., None] = lambda *_: None  # noqa: E731
    redraw = Redraw(Memory(False), Memory(None), nothing, nothing, nothing, Memory(NO_SCROLLER))
    return again(Entry(cast(Session, session), place, redraw))


def again(entry: Entry) -> Entry:
    """The entry as it is drawn next."""
    kept = entry.session.desk.get(entry.place.state.id, entry.place.key)
    assert kept is not None
    return replace(entry, place=replace(entry.place, draft=entry.place.filled(kept)))


def pad(entry: Entry) -> Pad:
    """What is drawn."""
    language = entry.session.language
    return pad_of(translator(language), LIBRARY, language, entry.place, entry.read)


def typed_in(text: str, language: str = "en") -> Entry:
    """Bert's hand with this in the line."""
    return entry_of(Sitting(3), language, HandDraft(text=text))


def reported() -> Sitting:
    """Bert has said what he holds: 34 points."""
    table = Sitting(3)
    hand = HandTally(cards={"7": 2, "skip": 1})
    table.add(report_hand(table.state, table.pen, "bert", hand, table.game.tip))
    return table


def test_a_word_that_is_not_understood_is_offered_as_the_card_it_may_mean() -> None:
    shown = pad(typed_in("7, skippy"))
    (doubt,) = shown.doubts
    assert doubt.text == "skippy"
    assert [(offer.name, offer.kind, offer.line) for offer in doubt.offers] == [
        ("Skip", "skip", "7, Skip")
    ]
    assert shown.reason == "Correct the line or tap “leave it out”."


@pytest.mark.parametrize(
    ("text", "language", "number"),
    [("skip, a red one", "en", "1"), ("skip, rot sibn", "de", "7"), ("pas, gele aht", "nl", "8")],
)
def test_behind_a_colour_the_number_is_offered_and_then_understood(
    text: str, language: str, number: str
) -> None:
    (doubt,) = pad(typed_in(text, language)).doubts
    offer = doubt.offers[0]
    assert (offer.name, offer.kind) == (number, number)
    reading = typed_in(offer.line, language).read(offer.line)
    assert reading is not None
    assert reading.tally.cards == {"skip": 1, number: 1}
    assert reading.not_understood == ()


def test_the_offers_speak_the_language_of_the_pad() -> None:
    for language, name in (("de", "Aussetzen"), ("nl", "Sla beurt over")):
        (doubt,) = pad(typed_in("7, skippy", language)).doubts
        assert doubt.offers[0].name == name
        assert doubt.offers[0].line == f"7, {name}"


def test_a_hand_that_was_begun_and_left_is_neither_in_nor_untouched() -> None:
    def bert(hand: HandDraft | None) -> str:
        seats = pad(entry_of(Sitting(3), "en", hand)).seats
        return next(seat.status for seat in seats if seat.seat.player == "bert")

    assert bert(None) == "open"
    assert bert(HandDraft(text=" ")) == "open"
    assert bert(HandDraft(text="7")) == "begun"
    assert bert(HandDraft(HandTally(cards={"7": 1}))) == "begun"
    assert bert(HandDraft(HandTally(cards={"7": 1}), entered=True)) == "done"
    assert bert(HandDraft(entered=True)) == "done"


def test_what_is_understood_is_in_no_doubt() -> None:
    assert pad(typed_in("7, skip")).doubts == ()
    assert pad(typed_in("")).doubts == ()


def test_an_offer_says_how_many_cards_it_makes() -> None:
    (doubt,) = pad(typed_in("3x skippy")).doubts
    assert [offer.name for offer in doubt.offers] == ["3 × Skip"]
    (doubt,) = pad(typed_in("12 skippy")).doubts
    assert [offer.name for offer in doubt.offers] == ["12 × Skip", "12 + Skip"]


def test_there_are_never_more_than_three_offers_and_none_for_what_resembles_nothing() -> None:
    for text in ("red skippy", "blue blorg", "tow wilds", "12 skippy", "skippy, swap, skippi, sk8"):
        assert all(len(doubt.offers) <= 3 for doubt in pad(typed_in(text)).doubts)
    (doubt,) = pad(typed_in("12, qqq")).doubts
    assert doubt.offers == ()


def test_a_page_pasted_into_the_line_is_shown_in_short() -> None:
    entry = typed_in("blorg" * 200)
    (doubt,) = pad(entry).doubts
    assert len(doubt.text) == SHOWN + 1
    entry.leave_out(doubt.said, doubt.place)
    assert again(entry).place.hand.text == ""


def test_meaning_the_card_puts_it_into_the_line_and_the_hand_can_be_saved() -> None:
    entry = typed_in("7, skippy")
    (doubt,) = pad(entry).doubts
    entry.mean(doubt.said, doubt.offers[0].line)
    shown = pad(again(entry))
    assert shown.subtotal == 27
    assert shown.doubts == ()
    assert shown.reason is None
    assert [chip.text for chip in shown.said] == ["7", "Skip"]


def test_a_piece_left_out_leaves_the_rest_as_it_was() -> None:
    entry = typed_in("wild, skippy, blorg, 7")
    first = pad(entry).doubts[0]
    assert first.text == "skippy"
    entry.leave_out(first.said, first.place)
    shown = pad(again(entry))
    assert [doubt.text for doubt in shown.doubts] == ["blorg"]
    assert shown.subtotal == 57
    assert again(entry).place.hand.text == "wild, blorg, 7"


def test_what_was_meant_of_an_older_line_changes_nothing() -> None:
    entry = typed_in("7, skippy")
    (doubt,) = pad(entry).doubts
    entry.type("7, skippy, 8")
    entry.mean(doubt.said, doubt.offers[0].line)
    entry.leave_out(doubt.said, doubt.place)
    assert again(entry).place.hand.text == "7, skippy, 8"


def test_a_report_changed_here_can_be_taken_again() -> None:
    entry = entry_of(reported())
    assert pad(entry).reported == "Reported by Anna"
    assert pad(entry).report_again is None
    entry.tap("7", -1)
    entry = again(entry)
    assert pad(entry).reported == "Changed here"
    assert pad(entry).subtotal == 27
    assert pad(entry).report_again == "Back to the report · 34"
    entry.take_report()
    shown = pad(again(entry))
    assert shown.reported == "Reported by Anna"
    assert shown.subtotal == 34
    assert shown.report_again is None


def test_a_report_that_is_settled_as_it_came_asks_for_no_way_back() -> None:
    table = reported()
    as_it_came = HandDraft(tally=HandTally(cards={"7": 2, "skip": 1}), entered=True)
    assert pad(entry_of(table, hand=as_it_came)).report_again is None
    assert pad(entry_of(table, hand=HandDraft(typed(5), entered=True))).report_again is not None
    assert pad(entry_of(Sitting(3), hand=HandDraft(typed(5), entered=True))).report_again is None


def test_who_was_knocked_out_or_is_corrected_later_is_not_asked_for_a_report() -> None:
    entry = entry_of(reported(), hand=HandDraft(typed(5)))
    fallen = replace(entry.place, draft=entry.place.draft.with_knock_out("bert"))
    assert fallen.changed_report is None
    assert replace(entry.place, revising="round").changed_report is None


def test_a_word_for_every_wild_of_a_game_is_offered_as_each_of_them() -> None:
    flex = Sitting(3, rules=agree_on(LIBRARY.variant("flex")))
    for text, language in (("joker", "de"), ("7, 2 wild", "en"), ("joker", "nl")):
        (doubt,) = pad(entry_of(flex, language, HandDraft(text=text))).doubts
        assert {offer.kind for offer in doubt.offers} == {
            "flip-wild",
            "flex-target-draw-two",
            "flex-all-draw",
            "flex-wild-draw-four",
        }


def test_a_number_of_too_many_points_is_called_just_that() -> None:
    (doubt,) = pad(typed_in("50000")).doubts
    assert doubt.too_many
    assert [doubt.too_many for doubt in pad(typed_in("12 qqq, 77 blorg")).doubts] == [False, False]


def test_a_key_held_down_takes_one_away_and_where_there_is_none_is_a_slow_tap() -> None:
    entry = entry_of(Sitting(3))
    entry.hold("7")
    assert pad(again(entry)).subtotal == 7
    entry.hold("7")
    assert pad(again(entry)).subtotal == 0


def test_whoever_was_not_knocked_out_after_all_still_holds_what_was_typed() -> None:
    entry = entry_of(Sitting(3, rules=no_mercy()), hand=HandDraft(text="7, 8"))
    entry.knock_out()
    entry.play_on()
    assert pad(again(entry)).subtotal == 15


def test_with_as_many_cards_as_knock_out_the_pad_asks_whether_they_did() -> None:
    def asked(rules: AgreedRules, *cards: tuple[str, int]) -> str | None:
        return pad(entry_of(Sitting(3, rules=rules), hand=HandDraft(HandTally(dict(cards))))).many

    assert asked(no_mercy(), ("7", 20), ("8", 11)) == "That is 31 cards. Knocked out?"
    assert asked(no_mercy(), ("7", 20), ("8", 5)) is not None
    assert asked(no_mercy(), ("7", 20), ("8", 4)) is None
    assert asked(classic(), ("7", 20), ("8", 11)) is None
    entry = entry_of(Sitting(3, rules=no_mercy()), hand=HandDraft(HandTally({"7": 31})))
    entry.knock_out()
    assert pad(again(entry)).many is None
