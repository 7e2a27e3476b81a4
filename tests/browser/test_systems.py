"""A game of every system, entered on the pad and played to its end."""

import re

from tests.browser.conftest import Enter
from tests.browser.evenings import Evening
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server

FOUR = ("Mira", "Jonas", "Oma", "Tom")
EIGHT = (*FOUR, "Ida", "Ben", "Zoe", "Kai")


def sits_down(kitchen: Kitchen, evening: Evening) -> None:
    """Opens the board of an evening."""
    kitchen.open(evening.route)


def enters(kitchen: Kitchen, out: str, hands: dict[str, str], last: str) -> None:
    """A round in the order of the pad: a card kind, "KO", "KO by …", or "0"."""
    kitchen.tap(f"{out} went out")
    names = list(hands)
    for place, name in enumerate(names):
        kitchen.sees_heading(f"{name}’s hand")
        held = hands[name]
        onwards = last if place == len(names) - 1 else f"Next: {names[place + 1]}"
        if held == "0":
            kitchen.tap("0 · no cards")
            continue
        if held.startswith("KO"):
            kitchen.tap("Knocked out with 25 cards or more")
            kitchen.sees("Knocked out. By whom?")
            if by := held.removeprefix("KO").removeprefix(" by "):
                kitchen.tap(f"Knocked out by {by}")
        else:
            kitchen.tap_card(held)
        kitchen.tap_onwards(onwards)


def wins(kitchen: Kitchen, sentence: str) -> None:
    """The winner's screen says so."""
    kitchen.sees_heading(sentence)


def test_a_game_of_no_mercy_with_knock_outs_and_one_left_standing(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR, variant="no-mercy", target=1000)
    kitchen = enter(shared_server)
    sits_down(kitchen, evening)
    hands = {"Jonas": "KO by Tom", "Oma": "discard-all", "Tom": "color-roulette"}
    enters(kitchen, "Mira", hands, "Save · +320")
    kitchen.sees_totals({"Mira": 320, "Jonas": 0, "Oma": 0, "Tom": 0})
    enters(kitchen, "Mira", dict.fromkeys(("Jonas", "Oma", "Tom"), "KO"), "Save · +750")
    wins(kitchen, "Mira wins!")
    assert evening.totals()["Mira"] == 1070
    kitchen.open(evening.round(1))
    kitchen.sees("knocked out by Tom")
    kitchen.open(evening.round(2))
    kitchen.sees("the last one standing")


def test_a_knock_out_tapped_by_mistake_is_taken_back(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:2], variant="no-mercy", target=1000)
    kitchen = enter(shared_server)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.tap("Knocked out with 25 cards or more")
    kitchen.sees_buttons("Save · +250")
    kitchen.tap("Not out")
    kitchen.tap_card("wild-draw-ten")
    kitchen.tap_onwards("Save · +50")
    kitchen.sees_totals({"Mira": 50, "Jonas": 0})


def test_a_game_of_flex(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:3], variant="flex", target=70)
    kitchen = enter(shared_server)
    sits_down(kitchen, evening)
    enters(kitchen, "Oma", {"Mira": "flip-wild", "Jonas": "flex-skip"}, "Save · +70")
    wins(kitchen, "Oma wins!")


def test_in_an_elimination_race_the_board_says_who_is_out_and_who_are_the_final_two(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:3], scoring="elimination-race", target=50)
    kitchen = enter(shared_server)
    sits_down(kitchen, evening)
    enters(kitchen, "Mira", {"Jonas": "wild", "Oma": "7"}, "Save")
    kitchen.sees("Jonas is out. The final two: Mira and Oma.", "Only two play")
    kitchen.sees(re.compile("out after round 1"))
    enters(kitchen, "Mira", {"Oma": "wild"}, "Save")
    wins(kitchen, "Mira wins!")


def test_where_the_lowest_wins_a_shared_win_is_decided_by_another_round(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:3], scoring="lowest-total-wins", target=60)
    evening.play(("Oma", {"Mira": 5, "Jonas": 5}))
    kitchen = enter(shared_server)
    sits_down(kitchen, evening)
    kitchen.sees(re.compile("closest to the limit"))
    evening.play(("Jonas", {"Mira": 0, "Oma": 60}))
    kitchen.open(f"{evening.route}/winner")
    wins(kitchen, "Mira, Jonas share the win!")
    kitchen.tap_onwards("Play a deciding round")
    enters(kitchen, "Jonas", {"Mira": "1"}, "Save")
    wins(kitchen, "Jonas wins!")


def test_partners_are_asked_for_the_other_pairs_cards_and_win_together(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR, formation="partners", target=100)
    kitchen = enter(shared_server)
    sits_down(kitchen, evening)
    enters(kitchen, "Mira", {"Jonas": "wild", "Tom": "wild"}, "Save · +100")
    wins(kitchen, "Mira + Oma win!")
    kitchen.sees("Jonas + Tom")


def test_with_changing_partners_four_play_four_rounds_and_everyone_counts_alone(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR, formation="rotating-partners")
    kitchen = enter(shared_server)
    sits_down(kitchen, evening)
    kitchen.sees("Mira + Oma – Jonas + Tom")
    enters(kitchen, "Mira", {"Jonas": "9", "Tom": "9"}, "Save · +18")
    kitchen.sees("Mira + Jonas – Oma + Tom")
    kitchen.sees_totals({"Mira": 18, "Oma": 18, "Jonas": 0, "Tom": 0})
    for _ in range(2):
        evening.play(("Mira", dict.fromkeys(("Jonas", "Oma", "Tom"), 10)))
    sits_down(kitchen, evening)
    kitchen.sees("Mira + Oma – Jonas + Tom")
    enters(kitchen, "Tom", {"Mira": "0", "Oma": "5"}, "Save · +5")
    wins(kitchen, "Mira wins!")
    assert evening.totals() == {"Mira": 58, "Jonas": 25, "Oma": 18, "Tom": 25}


def test_eight_at_two_tables_enter_both_and_see_the_plan(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, EIGHT, formation="rotating-partners")
    evening.play_at(1, 4)
    evening.play_at(2, 2)
    kitchen = enter(shared_server)
    kitchen.open(f"{evening.route}/plan")
    kitchen.sees("Stage 1 of 7", re.compile("2 of 4 rounds played"))
    kitchen.tap_onwards("Board")
    kitchen.sees("Round 5: who went out?")
    kitchen.tap("Table 2")
    kitchen.sees("Round 3: who went out?", "Oma + Zoe – Ida + Ben")
    enters(kitchen, "Oma", {"Ida": "9", "Ben": "8"}, "Save · +17")
    kitchen.sees_totals({"Zoe": 57})
    evening.play_at(1, 24)
    evening.play_at(2, 24)
    kitchen.reload()
    kitchen.sees("Round 28: who went out?")
    enters(kitchen, "Ida", {"Jonas": "0", "Ben": "0"}, "Save · +0")
    kitchen.sees_heading("Kai wins!")
    assert evening.rounds_scored() == 56
