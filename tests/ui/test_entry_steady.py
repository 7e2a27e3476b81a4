"""What keeps the pad still under quick fingers: its heights, and which chip is seen."""

import pytest

from scorekeeper.domain.hands import NO_CARDS, typed
from scorekeeper.tables.round_drafts import HandDraft
from scorekeeper.tables.shown.doubts import Doubt
from scorekeeper.tables.shown.keys import PadKey
from scorekeeper.ui.look import Look
from scorekeeper.ui.parts.entry_box import chips_share, entry_box_height
from scorekeeper.ui.parts.words import fitting_digits
from scorekeeper.ui.screens.entry.doubting import ripe
from scorekeeper.ui.screens.entry.keys import keys_a_row
from scorekeeper.ui.screens.entry.latest import Latest
from scorekeeper.ui.screens.entry.place import with_card

NOTHING = Latest(HandDraft())


def held(*kinds: str) -> HandDraft:
    """A hand of which these were tapped, one after the other."""
    tally = NO_CARDS
    for kind in kinds:
        tally = with_card(tally, kind, 1)
    return HandDraft(tally)


def test_the_card_tapped_last_stands_last_and_one_less_of_it_stays_where_it_is() -> None:
    hand = held("7", "skip", "7")
    assert list(hand.tally.cards.items()) == [("skip", 1), ("7", 2)]
    assert list(with_card(hand.tally, "skip", 1).cards) == ["7", "skip"]
    fewer = with_card(held("7", "7", "skip").tally, "7", -1)
    assert list(fewer.cards.items()) == [("7", 1), ("skip", 1)]


def test_what_was_changed_last_stands_at_the_end_be_it_tapped_or_typed() -> None:
    tapped, said = ("skip",), ("7", "8")
    typed_on = NOTHING.after(HandDraft(text="7, 8"))
    assert typed_on.last(tapped, said) == ("skip", "7", "8")
    then_tapped = typed_on.after(HandDraft(held("skip").tally, text="7, 8"))
    assert then_tapped.last(tapped, said) == ("7", "8", "skip")
    typed_again = then_tapped.after(HandDraft(held("skip").tally, text="7, 8, 9"))
    assert typed_again.last(tapped, said) == ("skip", "7", "8")


def test_chips_stay_under_the_finger_that_takes_one_away() -> None:
    many = NOTHING.after(held("7", "7", "skip"))
    assert many.grown
    fewer = many.after(HandDraft(with_card(many.hand.tally, "7", -1)))
    assert not fewer.grown
    assert not fewer.after(fewer.hand).grown
    assert fewer.after(held("7", "skip", "9")).grown
    assert NOTHING.after(HandDraft(typed(12))).grown
    assert not Latest(HandDraft(text="7, 8")).after(HandDraft(text="7")).grown


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5, 2.0])
@pytest.mark.parametrize("short", [True, False])
def test_the_box_has_room_for_a_chip_and_the_line_at_every_size_of_text(
    scale: float, short: bool
) -> None:
    look = Look(text_scale=scale, short=short)
    # A chip is drawn 36 high or as high as its letters, inside a target of 48.
    chip, line = 12 + max(36.0, 23.2 * scale + 12), 23.2 * scale + 24
    beside = short and not look.stacked
    assert entry_box_height(look) >= (max(chip, line) if beside else max(chip + line, 96))


def test_chips_that_share_a_line_take_what_they_need_and_never_all_of_it() -> None:
    one, many = chips_share(1, len("77"), 1.0), chips_share(4, len("Aussetzen20" * 4), 1.0)
    assert one < 35
    assert one < chips_share(1, len("Aussetzen20"), 1.0) < many == 60
    assert chips_share(1, len("77"), 1.3) > one


def test_a_total_takes_no_more_room_than_three_digits() -> None:
    assert fitting_digits(46, "7") == fitting_digits(46, "132") == fitting_digits(46, "") == 46
    for value in ("1234", "12345"):
        assert fitting_digits(46, value) * len(value) == pytest.approx(3 * 46)


def doubt(text: str, words: str) -> Doubt:
    """That these words of a line were not understood."""
    at = text.index(words)
    return Doubt(words, text, (at, at + len(words)), ())


def test_a_word_that_is_only_half_typed_is_not_doubted_yet() -> None:
    text = "blorg, 7, ski"
    first, last = doubt(text, "blorg"), doubt(text, "ski")
    assert ripe((first, last), text, ()) == (first,)
    # Where it was said before it stays, so that the keys do not jump up and down.
    assert ripe((first, last), text, {0, 10}) == (first, last)
    assert ripe((doubt("7, ski,", "ski"),), "7, ski,", ()) != ()


def test_large_labels_get_keys_of_twice_the_width_and_numbers_stay_as_they_are() -> None:
    def key(*, wild: bool = False, face: bool = False) -> PadKey:
        return PadKey("kind", "label", "name", 0, wild, face)

    assert [keys_a_row(key(), large) for large in (False, True)] == [3, 2]
    assert [keys_a_row(key(wild=True), large) for large in (False, True)] == [4, 2]
    assert [keys_a_row(key(face=True), large) for large in (False, True)] == [5, 5]
