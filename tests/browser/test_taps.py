"""The tap budgets: how often a person touches the screen for what is done again and again."""

from tests.browser.conftest import Enter
from tests.browser.evenings import Evening
from tests.browser.server import Server

FOUR = ("Mira", "Jonas", "Oma", "Tom")


def test_the_last_table_is_one_tap_away(shared_server: Server, enter: Enter) -> None:
    Evening(shared_server.data_dir, FOUR, table="Sunday dinner")
    kitchen = enter(shared_server)
    kitchen.open()
    kitchen.tap("Back to the table")
    kitchen.sees_heading("Sunday dinner")
    kitchen.sees("Round 1: who went out?")
    assert kitchen.taps == 1


def test_known_players_are_at_their_first_round_within_four_taps_of_the_start(
    shared_server: Server, enter: Enter
) -> None:
    Evening(shared_server.data_dir, FOUR).play(("Mira", {"Jonas": 9, "Oma": 9, "Tom": 9}))
    kitchen = enter(shared_server)
    kitchen.open()
    kitchen.tap("New table", "Start", "Mira went out")
    kitchen.sees_heading("Jonas’s hand")
    assert kitchen.taps <= 4


def test_a_round_of_four_takes_17_taps_card_by_card(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(evening.route)
    kitchen.sees("Round 1: who went out?")
    hands = (
        ("Jonas", ("7", "skip", "wild", "0", "3"), "Next: Oma"),
        ("Oma", ("9", "9", "reverse", "wild-draw-four"), "Next: Tom"),
        ("Tom", ("1", "2", "4", "draw-two"), "Save · +195"),
    )
    assert sum(len(cards) for _, cards, _ in hands) == 13
    kitchen.tap("Mira went out")
    for name, cards, onwards in hands:
        kitchen.sees_heading(f"{name}’s hand")
        kitchen.tap_card(*cards)
        kitchen.tap_onwards(onwards)
    kitchen.sees_totals({"Mira": 195, "Jonas": 0, "Oma": 0, "Tom": 0})
    assert kitchen.taps <= 17


def test_a_round_of_four_takes_11_taps_by_totals(shared_server: Server, enter: Enter) -> None:
    """Played without the semantics tree, as people do who can see: with it Flutter does not keep
    the focus in the line from hand to hand. Where things are is learnt from somebody who has it.
    """
    evening = Evening(shared_server.data_dir, FOUR)
    scout, player = enter(shared_server), enter(shared_server)
    scout.open(evening.route)
    scout.sees("Round 1: who went out?")
    mira = scout.place_of(scout.button("Mira went out"))
    scout.tap("Mira went out")
    scout.sees_heading("Jonas’s hand")
    line, onwards = (
        scout.place_of(scout.field()),
        scout.place_of(scout.button("Next: Oma")),
    )
    scout.tap("Back")
    scout.sees("Round 1: who went out?")

    player.open_unread(evening.route)
    player.tap_at_onwards(mira, evening.pad("Mira", "Jonas"))
    player.tap_at(line)
    player.lets_it_settle()
    for total, following in (
        ("37", evening.pad("Mira", "Oma")),
        ("20", evening.pad("Mira", "Tom")),
        ("88", evening.route),
    ):
        player.type_(total)
        player.lets_it_settle(2)
        player.tap_at_onwards(onwards, following)
    scout.sees_totals({"Mira": 145, "Jonas": 0, "Oma": 0, "Tom": 0})
    assert player.taps <= 11
