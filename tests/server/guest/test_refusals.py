"""Who is not let in, and what is not there: the right status, in the visitor's language."""

import pytest

from scorekeeper.sharing.roles import Role
from scorekeeper.storage import EVERY_TABLE
from tests.server.guest.kitchen import OMA, Kitchen

PAGES = ("", "/rounds", f"/receipt/{OMA}", "/hand", "/ask?q=Stack", "/live")


@pytest.mark.parametrize("path", PAGES)
def test_a_stranger_is_led_to_the_door(kitchen: Kitchen, path: str) -> None:
    table = kitchen.table().id
    answer = kitchen.stranger().get(f"/t/{table}{path}")
    assert answer.status_code == 303
    assert answer.headers["location"].startswith("/join")
    program = kitchen.stranger().get(f"/t/{table}{path}", accept="application/json")
    assert program.status_code == 401
    assert program.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("path", PAGES)
def test_a_guest_of_another_table_learns_nothing(kitchen: Kitchen, path: str) -> None:
    mine, other = kitchen.table().id, kitchen.table().id
    guest = kitchen.device(Role.PLAYER, mine, OMA)
    assert guest.get(f"/t/{other}{path}").status_code == 401
    assert guest.get(f"/t/nowhere234{path}").status_code == 401
    assert "Friday" not in guest.get(f"/t/{other}{path}").text


@pytest.mark.parametrize("path", ["", "/rounds", "/hand", "/ask", "/live"])
def test_a_table_that_is_not_here_is_not_found(kitchen: Kitchen, path: str) -> None:
    owner = kitchen.device(Role.OWNER, EVERY_TABLE)
    assert owner.get(f"/t/nowhere234{path}").status_code == 404


def test_refusals_are_pages_for_people_and_problems_for_programs(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    guest = kitchen.device(Role.VIEWER, table)
    page = guest.get(f"/t/{table}/hand", accept_language="de")
    assert page.status_code == 403
    assert "Das hat nicht geklappt" in page.text or '<html lang="de">' in page.text
    assert f'href="/t/{table}"' in page.text
    problem = guest.get(f"/t/{table}/hand", accept="application/json", accept_language="nl")
    assert problem.status_code == 403
    assert problem.headers["content-type"] == "application/problem+json"
    assert problem.json()["type"] == "urn:scorekeeper:access-report-refused"
    assert problem.json()["status"] == 403


def test_somebody_sent_away_sees_nothing_more(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    guest = kitchen.device(Role.VIEWER, table)
    assert guest.get(f"/t/{table}").status_code == 200
    kitchen.services.access.send_away(guest.device, table)
    assert guest.get(f"/t/{table}").status_code in {303, 401}


@pytest.mark.parametrize(
    "path", ["/receipt/nobody", "/rounds/nowhere/receipt/nobody", f"/rounds/nowhere/receipt/{OMA}"]
)
def test_a_receipt_of_nothing_is_refused(kitchen: Kitchen, path: str) -> None:
    table = kitchen.table().id
    guest = kitchen.device(Role.VIEWER, table)
    assert guest.get(f"/t/{table}{path}").status_code == 422
