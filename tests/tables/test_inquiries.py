"""What was asked in an evening: newest first, once each, by device and table."""

from datetime import UTC, datetime

from scorekeeper.tables.inquiries import MOST_KEPT, MOST_PLACES, Inquiries
from scorekeeper.tables.lookup import Inquiry, Named, Under, Words

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def asked(kept: Inquiries, desk: str = "desk", table: str = "table") -> list[object]:
    return [one.inquiry.question for one in kept.asked(desk, table)]


def test_the_newest_question_comes_first_with_its_time() -> None:
    kept = Inquiries(clock=lambda: NOON)
    kept.note("desk", "table", Inquiry(Words("one")))
    kept.note("desk", "table", Inquiry(Named("stacking")))
    assert asked(kept) == [Named("stacking"), Words("one")]
    assert kept.asked("desk", "table")[0].at == NOON


def test_a_question_asked_again_moves_to_the_front_as_it_was_asked_last() -> None:
    kept = Inquiries()
    kept.note("desk", "table", Inquiry(Words("one")))
    kept.note("desk", "table", Inquiry(Words("two")))
    kept.note("desk", "table", Inquiry(Words("one"), Under("flex")))
    assert asked(kept) == [Words("one"), Words("two")]
    assert kept.asked("desk", "table")[0].inquiry.under == Under("flex")


def test_each_device_and_each_table_has_its_own() -> None:
    kept = Inquiries()
    kept.note("desk", "table", Inquiry(Words("one")))
    assert asked(kept, desk="other") == []
    assert asked(kept, table="") == []


def test_what_was_asked_long_ago_is_forgotten() -> None:
    kept = Inquiries()
    for number in range(MOST_KEPT + 5):
        kept.note("desk", "table", Inquiry(Words(str(number))))
    assert asked(kept)[0] == Words(str(MOST_KEPT + 4))
    assert len(asked(kept)) == MOST_KEPT
    for number in range(MOST_PLACES):
        kept.note(f"desk-{number}", "table", Inquiry(Words("one")))
    assert asked(kept) == []
