"""Eight people, two tables, eight phones: a host, two who keep score, three who play along, two who
watch. Everybody comes in by the links that the host's screen shows.
"""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from scorekeeper.sharing.roles import Role
from tests.browser.conftest import LAPTOP, Enter
from tests.browser.evenings import Evening
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server

EIGHT = ("Mira", "Jonas", "Oma", "Tom", "Zoe", "Ida", "Ben", "Kai")
CODE_FOR = "QR code for "
ARRIVES_WITHIN = 5_000
"""Milliseconds in which a change reaches everybody, on a machine that draws eight screens."""


@dataclass
class Phone:
    """A phone that has nothing but a browser."""

    page: Page
    taps: int = 0

    def tap(self, name: str | re.Pattern[str], role: str = "button") -> None:
        """Taps a button or a link."""
        self.page.get_by_role(role, name=name, exact=isinstance(name, str)).first.click()  # type: ignore[arg-type]
        self.taps += 1

    def sees_total(self, player: str, points: int) -> None:
        """Waits until the board has somebody at so many points."""
        line = self.page.locator("li.line", has_text=player)
        expect(line.locator(".total")).to_have_text(str(points), timeout=ARRIVES_WITHIN)


def link_of(host: Kitchen, tab: str) -> str:
    """The link in the QR code of a tab of the share sheet, which opens with the first tab."""
    code = host.page.locator(f"[aria-label^='{CODE_FOR}']").first
    code.wait_for()
    before = code.get_attribute("aria-label") or ""
    if tab != "Watch":
        host.tap(tab)
        expect(code).not_to_have_attribute("aria-label", before)
    return (code.get_attribute("aria-label") or "").removeprefix(CODE_FOR)


@pytest.fixture
def evening(server: Server) -> Evening:
    return Evening(server.data_dir, EIGHT, formation="rotating-partners")


def test_two_tables_two_scorekeepers_three_phones_that_report_and_two_that_watch(
    server: Server, enter: Enter, evening: Evening
) -> None:
    host = enter(server, LAPTOP)
    host.open(f"{evening.route}/share")
    watch, play, score = (link_of(host, tab) for tab in ("Watch", "Play along", "Keep score"))
    viewers = [Phone(enter(server, role=None).page) for _ in range(2)]
    for viewer in viewers:
        viewer.page.goto(watch)
        expect(viewer.page.get_by_text("live", exact=True)).to_be_visible()
        viewer.sees_total("Mira", 0)
    # Stage 1: Mira and Kai against Jonas and Tom at table 1, Oma and Ben against Zoe and Ida at 2.
    players = {name: Phone(enter(server, role=None).page) for name in ("Jonas", "Tom", "Ida")}
    for name, phone in players.items():
        phone.page.goto(play)
        phone.tap(re.compile("Play along|Enter my hand|My cards"), "link")
        phone.tap(re.compile(name))
        expect(phone.page.get_by_role("heading", name=re.compile(name))).to_be_visible()
        phone.taps = 0
    first, second = enter(server, role=None), enter(server, role=None)
    for scorer in (first, second):
        scorer.page.goto(score)
        scorer.wake()
        scorer.sees("Round 1: who went out?")
    second.tap("Table 2")
    first.tap("Mira went out")
    first.sees_heading("Tom’s hand")
    second.sees("Oma + Ben – Zoe + Ida")
    second.tap("Oma went out")
    second.sees_heading("Zoe’s hand")

    # Both tables at once: every loser counts their own cards, one of them without a network.
    players["Ida"].page.context.set_offline(True)
    viewers[1].page.context.set_offline(True)
    # At once: the browser may leave the open stream as it is, whose next beat says "live" again.
    expect(viewers[1].page.get_by_text("no connection")).to_be_visible(timeout=20_000)
    reports(players["Jonas"], "9", "9", "skip")
    reports(players["Tom"], "7")
    first.sees_buttons("Jonas: reported by Jonas", "Tom: reported by Tom")
    assert players["Jonas"].taps <= 6
    first.tap_onwards("Save · +45")
    viewers[0].sees_total("Mira", 45)
    players["Ida"].page.context.set_offline(False)
    reports(players["Ida"], "5", "wild")
    second.sees_buttons("Ida: reported by Ida")
    second.tap_card("7", "5")
    second.tap_onwards("Save · +67")

    # Everybody has both rounds, the phone that was away too.
    viewers[1].page.context.set_offline(False)
    for viewer in viewers:
        for name, total in {"Mira": 45, "Kai": 45, "Oma": 67, "Ben": 67, "Jonas": 0}.items():
            viewer.sees_total(name, total)
        expect(viewer.page.get_by_text("live", exact=True)).to_be_visible()
    for scorer in (first, second):
        scorer.sees_totals({"Oma": 67, "Mira": 45, "Ida": 0})
    host.open(evening.route)
    host.sees_totals({"Oma": 67, "Mira": 45, "Ida": 0})
    assert evening.totals()["Oma"] == 67
    assert evening.rounds_scored() == 2


def reports(phone: Phone, *cards: str) -> None:
    """Taps the cards left in a hand and sends them."""
    for card in cards:
        phone.page.locator(f'.key[data-kind="{card}"]').click()
        phone.taps += 1
    phone.tap(re.compile("^Send"))
    expect(phone.page.get_by_role("heading", name=re.compile("^Sent: "))).to_be_visible(
        timeout=ARRIVES_WITHIN
    )


def test_whoever_is_sent_away_and_old_links_stay_outside(
    server: Server, enter: Enter, evening: Evening
) -> None:
    host = enter(server, LAPTOP)
    host.open(f"{evening.route}/share")
    link = link_of(host, "Play along")
    guest = enter(server, role=None)
    phone = Phone(guest.page)
    phone.page.goto(link)
    phone.sees_total("Mira", 0)
    host.open(f"{evening.route}/share/people")
    host.sees("plays along")
    host.tap("New link: Play along", "Make a new one")
    host.sees("There is a new link for “Play along”.")
    expect(phone.page.get_by_text("not shared with you any more")).to_be_visible(timeout=15_000)
    phone.page.goto(link)
    expect(phone.page.get_by_role("alert")).to_contain_text("not valid")
    phone.page.goto(f"{server.address}/t/{evening.id}")
    expect(phone.page.get_by_role("alert")).to_contain_text("You have not been let in here")
    # Refusals are what the browser complains of here.
    guest.complaints.clear()


def test_a_code_typed_on_the_join_page_lets_somebody_in(
    server: Server, enter: Enter, evening: Evening
) -> None:
    host = enter(server, LAPTOP)
    host.open(f"{evening.route}/share")
    told = host.words(re.compile(r"and type")).first
    expect(told).to_be_visible()
    code = told.inner_text().rpartition("and type ")[2]
    phone = enter(server, role=None)
    phone.page.goto(server.address)
    phone.page.get_by_label("Code").fill("AAA AAA")
    phone.page.get_by_role("button", name="Enter").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("not valid")
    phone.page.get_by_label("Code").fill(code.lower())
    phone.page.get_by_role("button", name="Enter").click()
    Phone(phone.page).sees_total("Mira", 0)
    phone.complaints.clear()


def test_handing_over_makes_another_phone_the_scorekeeper_and_tells_the_old_one(
    server: Server, enter: Enter, evening: Evening
) -> None:
    old = enter(server, role=Role.SCORER, table=evening.id)
    old.open(f"{evening.route}/share/hand-over")
    code = old.page.locator(f"[aria-label^='{CODE_FOR}']").first
    code.wait_for()
    link = (code.get_attribute("aria-label") or "").removeprefix(CODE_FOR)
    new = enter(server, role=None)
    new.page.goto(link)
    new.wake()
    new.sees("Round 1: who went out?")
    old.sees(re.compile("keeps score now"))
    # The link has been used: nobody else gets in by it.
    late = enter(server, role=None)
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("not valid")
    late.complaints.clear()
    # The old one watches from now on.
    old.page.goto(f"{server.address}{evening.route}")
    expect(old.page).to_have_url(f"{server.address}/t/{evening.id}")


def test_the_owner_lets_another_device_in_and_sends_it_away(server: Server, enter: Enter) -> None:
    laptop = enter(server, LAPTOP)
    laptop.open("/settings")
    laptop.tap("My devices, let another one in")
    code = laptop.page.locator(f"[aria-label^='{CODE_FOR}']").first
    code.wait_for()
    phone = enter(server, role=None)
    phone.page.goto((code.get_attribute("aria-label") or "").removeprefix(CODE_FOR))
    phone.wake()
    phone.sees_heading("Whose turn is it?")
    laptop.tap(re.compile("^Chrome · Android"), "Send away")
    laptop.sees("Tests", "this device")
    expect(laptop.button(re.compile("^Chrome · Android"))).to_have_count(0)
    phone.page.goto(server.address)
    expect(phone.page.get_by_role("heading", name="Join the table")).to_be_visible()
    phone.complaints.clear()
