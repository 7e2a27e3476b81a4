"""Every way to play, opened through the screen; what cannot be says why; people come and go."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from scorekeeper.domain.state import GameState, TableState
from scorekeeper.settings import load_settings
from scorekeeper.storage import open_store
from scorekeeper.tables.service import Tables
from tests.browser.breadth import a_few
from tests.browser.conftest import Enter
from tests.browser.evenings import Evening
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server

EIGHT: Final = ("Mira", "Jonas", "Oma", "Tom", "Lea", "Emil", "Ida", "Paul")
WAY: Final = "How you play: Everyone for themselves · Winner takes all"


def opened(server: Server, kitchen: Kitchen) -> tuple[TableState, GameState]:
    """The table that the person is at, read from the database."""
    kitchen.page.wait_for_url(re.compile(r"/table/[a-z0-9]+$"))
    tables = Tables(open_store(load_settings(data_dir=server.data_dir).database_url))
    state = tables.state(kitchen.route.rpartition("/")[2])
    assert state.game is not None
    return state, state.game


def choose(kitchen: Kitchen, *names: str) -> None:
    """Taps options, whose names go on with a sentence."""
    for name in names:
        kitchen.button_starting(f"{name}.").tap()
        expect(kitchen.button_starting(f"{name}.")).to_have_attribute("aria-current", "true")


@pytest.mark.parametrize(
    ("people", "option", "formation", "says"),
    a_few(
        (4, "Partners", "partners", ("Mira and Oma against Jonas and Tom",)),
        (
            8,
            "Changing partners",
            "rotating-partners",
            ("2 tables at a time, 7 stages of 4 rounds", "Table 2, first stage"),
        ),
        (
            4,
            "Changing partners",
            "rotating-partners",
            ("How many rounds?", "Four players have only 3 pairings"),
        ),
        usual=2,
    ),
    ids=str,
)
def test_a_table_of_each_formation_is_opened(
    people: int,
    option: str,
    formation: str,
    says: tuple[str, ...],
    shared_server: Server,
    enter: Enter,
) -> None:
    Evening(shared_server.data_dir, EIGHT[:people])
    kitchen = enter(shared_server)
    kitchen.open("/new")
    kitchen.tap(WAY)
    choose(kitchen, option)
    kitchen.sees(*says)
    if says[0] == "How many rounds?":
        kitchen.tap("6")
    kitchen.tap("Start")
    _, game = opened(shared_server, kitchen)
    assert game.rules.formation == formation
    assert len(game.players) == people
    assert game.rules.total_rounds == (6 if says[0] == "How many rounds?" else None)


def test_no_mercy_as_an_elimination_race_with_its_own_target_and_a_house_rule(
    server: Server, enter: Enter
) -> None:
    Evening(server.data_dir, EIGHT[:3], target=300)
    kitchen = enter(server)
    kitchen.open("/new")
    choose(kitchen, "No Mercy")
    kitchen.tap(WAY)
    choose(kitchen, "Elimination race")
    kitchen.sees_heading("Out at how many points?")
    kitchen.tap("More: House rules, who deals, name of the table")
    choose(kitchen, "Their cards")
    kitchen.page.get_by_role("switch", name=re.compile("^Jump-in")).tap()
    kitchen.sees("Knocked out pay their cards · Jump-in")
    kitchen.tap("Start")
    _, game = opened(server, kitchen)
    rules = game.rules
    assert (rules.variant, rules.scoring, rules.target) == ("no-mercy", "elimination-race", 1000)
    assert (rules.knocked_out_pay, rules.house_rules) == ("cards", ("jump-in",))


def test_what_cannot_be_is_not_to_be_chosen_and_says_why(server: Server, enter: Enter) -> None:
    Evening(server.data_dir, EIGHT[:5])
    kitchen = enter(server)
    kitchen.open("/new")
    kitchen.tap(WAY)
    why = "Partners need exactly four players; here there are 5."
    expect(kitchen.button(f"Partners. {why}")).to_be_disabled()
    kitchen.tap("Tom")
    choose(kitchen, "Partners")
    only = "Partners go with “winner takes all” only"
    expect(kitchen.button_starting(f"Lowest total wins. {only}")).to_be_disabled()
    kitchen.tap("Tom")
    expect(kitchen.button(f"Start. {why}")).to_be_disabled()
    choose(kitchen, "Everyone for themselves", "Lowest total wins")
    expect(kitchen.button_starting(f"Changing partners. {only}")).to_be_disabled()
    kitchen.sees_heading("When does it end?")
    kitchen.tap("Start")
    _, game = opened(server, kitchen)
    assert game.rules.scoring == "lowest-total-wins"


def test_a_house_rule_and_an_own_one_are_agreed_on_in_the_middle_of_a_game(
    server: Server, enter: Enter
) -> None:
    evening = Evening(server.data_dir, EIGHT[:3])
    evening.play(("Mira", {"Jonas": 30, "Oma": 7}))
    kitchen = enter(server)
    kitchen.open(f"{evening.route}/setup")
    seven_zero = kitchen.page.get_by_role("switch", name=re.compile("^Seven-Zero"))
    seven_zero.tap()
    expect(seven_zero).to_be_checked()
    kitchen.type_into("A rule of your own", "No phones")
    kitchen.tap("Save: A rule of your own")
    expect(kitchen.button("Save: A rule of your own")).to_be_disabled()
    kitchen.sees("That cannot change while a game is on")
    kitchen.tap("Back to the table")
    state, game = opened(server, kitchen)
    assert game.rules == state.rules
    assert (game.rules.house_rules, game.rules.own_rule) == (("seven-zero",), "No phones")
    kitchen.sees_totals({"Mira": 37})


def test_somebody_joins_with_the_average_somebody_leaves_and_comes_back(
    server: Server, enter: Enter
) -> None:
    evening = Evening(server.data_dir, EIGHT[:3])
    evening.play(("Mira", {"Jonas": 30, "Oma": 7}))
    kitchen = enter(server)
    kitchen.open(f"{evening.route}/setup")
    kitchen.type_into("Name of somebody who joins", "Zoe")
    kitchen.press("Enter")
    kitchen.tap("Average: 12", "Zoe joins with 12 points")
    kitchen.sees("Zoe plays from the next round on.")
    kitchen.tap("Mira leaves")
    kitchen.sees("Mira has left.")
    kitchen.tap("Mira", "Mira comes back to 37 points")
    kitchen.sees("Mira plays from the next round on.")
    # Her chip pushes the others on.
    kitchen.sees_buttons("Mira leaves")
    kitchen.lets_it_settle()
    kitchen.tap("Jonas leaves")
    kitchen.sees("Jonas has left.")
    kitchen.tap("Undo")
    kitchen.sees_no("Jonas has left.")
    kitchen.sees_buttons("Jonas leaves")
    kitchen.lets_it_settle()
    kitchen.tap("Jonas leaves")
    kitchen.sees("Jonas has left.")
    kitchen.tap("Back to the table")
    state, game = opened(server, kitchen)
    names = [state.name_of(player) for player in game.players]
    assert names == ["Mira", "Oma", "Zoe"]
    assert {state.name_of(player): points for player, points in game.totals.items()} == {
        "Mira": 37,
        "Jonas": 0,
        "Oma": 0,
        "Zoe": 12,
    }


def test_with_partners_setup_says_why_nobody_can_come_or_go(server: Server, enter: Enter) -> None:
    Evening(server.data_dir, EIGHT[:4])
    kitchen = enter(server)
    kitchen.open("/new")
    kitchen.tap(WAY)
    choose(kitchen, "Partners")
    kitchen.tap("Start")
    state, _ = opened(server, kitchen)
    kitchen.open(f"/table/{state.id}/setup")
    kitchen.sees("With partners nobody can join or leave before the game is over.")
    expect(kitchen.button("Mira leaves")).to_have_count(0)
    expect(kitchen.field("Name of somebody who joins")).to_have_count(0)
