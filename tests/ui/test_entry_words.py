"""What the pad says on its buttons and of the hand on it."""

from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.l10n import translator
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.tables.round_drafts import HandDraft, RoundDraft
from scorekeeper.ui.screens.entry.place import Place, is_blank
from scorekeeper.ui.screens.entry.view_model import Pad, pad_of
from tests.domain.builders import Sitting, together

LIBRARY = load_library(rules_dir())


def place_of(table: Sitting, *entered: str, hand: HandDraft | None = None) -> Place:
    """Bert's hand after Anna went out; others have `entered` theirs: five points each."""
    draft = RoundDraft(after=table.game.tip, out="anna")
    for player in entered:
        draft = draft.with_hand(player, HandDraft(tally=typed(5), entered=True))
    if hand is not None:
        draft = draft.with_hand("bert", hand)
    game = table.game
    return Place(table.state, game, game.players, 1, "next", draft, "bert", pairs=game.pairs)


def pad(place: Place) -> Pad:
    """What is drawn in English."""
    return pad_of(translator("en"), LIBRARY, "en", place, lambda _text: None)


def test_the_last_next_says_who_gains_what() -> None:
    place = place_of(Sitting(3), "cleo", hand=HandDraft(tally=typed(100)))
    assert pad(place).action == "Save · Anna\u00a0+105"


def test_of_partners_both_are_named() -> None:
    place = place_of(Sitting(4, rules=together("partners")), "dora", hand=HandDraft(typed(7)))
    assert pad(place).action == "Save · Anna + Cleo\u00a0+12"


def test_the_chips_of_a_number_card_do_not_read_like_a_sum() -> None:
    hand = HandDraft(tally=HandTally(cards={"7": 8, "skip": 2}))
    assert [chip.text for chip in pad(place_of(Sitting(3), hand=hand)).tapped] == [
        "8 × the 7",
        "2 × Skip",
    ]


def test_a_hand_is_blank_until_anything_is_said_of_it() -> None:
    table = Sitting(3)
    assert is_blank(place_of(table))
    for hand in (HandDraft(entered=True), HandDraft(text="7"), HandDraft(tally=typed(0))):
        assert not is_blank(place_of(table, hand=hand))
