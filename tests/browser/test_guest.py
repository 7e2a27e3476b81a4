"""The guest page in a real browser: live, on the smallest phone, with one's own cards."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from scorekeeper.sharing.capabilities import load_key
from scorekeeper.sharing.roles import Role
from scorekeeper.storage import open_store
from scorekeeper.tables.access import Access
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.conftest import PHONE
from tests.browser.evenings import Evening
from tests.browser.server import Server

NAMES = ("Mira", "Jonas", "Oma", "Tom", "Lea")
TELEVISION = (1280, 720)
SOON = 8_000
PUSHED_WITHIN = 1_500
"""Milliseconds in which what another process wrote is on every board, on a busy machine."""
BACK = 15_000
"""Milliseconds in which a server that was killed has been started and found again."""
_EXPECTED = ("ERR_CONNECTION", "ERR_INTERNET", "ERR_INCOMPLETE", "ERR_NETWORK", "ERR_EMPTY")
"""What a browser says of a connection that was cut on purpose."""


class Guests:
    """The people of a test, each with a browser of their own; none of them may complain."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self.complaints: list[str] = []

    def enter(
        self,
        evening: Evening,
        role: Role = Role.VIEWER,
        size: tuple[int, int] = PHONE,
        path: str = "",
        **options: object,
    ) -> Page:
        """Somebody opens a page of the table."""
        width, height = size
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            **{"locale": "en-GB", "has_touch": width < 600, **options},  # type: ignore[arg-type]
        )
        context.add_cookies(self._server.cookies(role, evening.id))
        page = context.new_page()
        page.on("console", lambda said: self._heard(said.type, said.text))
        page.on("pageerror", lambda error: self._heard("error", str(error)))
        page.goto(f"{self._server.address}/t/{evening.id}{path}")
        return page

    def _heard(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"} and not any(known in text for known in _EXPECTED):
            self.complaints.append(text)

    def close(self) -> None:
        """Everybody goes home."""
        for context in list(self._browser.contexts):
            context.close()


@pytest.fixture
def guests(browser: Browser, shared_server: Server) -> Iterator[Guests]:
    found = Guests(browser, shared_server)
    yield found
    found.close()
    assert found.complaints == []


@pytest.fixture
def evening(shared_server: Server) -> Evening:
    return begun_at(shared_server)


def begun_at(server: Server) -> Evening:
    """A table at which one round has been played."""
    found = Evening(server.data_dir, NAMES, variant="no-mercy", target=1000)
    found.play(("Oma", {"Mira": 40, "Jonas": 71, "Tom": 120, "Lea": 33}))
    return found


CUT_OFF = """() => [...document.querySelectorAll('main *, header *, nav *')]
    .filter((one) => one.childElementCount === 0 && one.textContent.trim() && one.offsetParent)
    .filter((one) => !one.closest('.away') && !one.closest('.wide'))
    .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.right > innerWidth + 1 || box.left < -1 || one.scrollWidth > one.clientWidth + 2;
    }).filter((one) => getComputedStyle(one).display !== 'inline')
    .map((one) => one.textContent.trim())"""
"""Texts that stand partly outside of the screen or of their own box."""


@pytest.fixture
def large_text(browser: Browser) -> Iterator[Browser]:
    """A browser whose owner has set its text to twice the size."""
    flags = [*FLAGS, "--blink-settings=defaultFontSize=32"]
    own = browser.browser_type.launch(executable_path=find_chromium(), args=flags)
    yield own
    own.close()


def shows(page: Page, name: str, points: int, within: int = SOON) -> None:
    line = page.locator("li.line", has_text=name).locator(".total")
    expect(line).to_have_text(str(points), timeout=within)


def pill(page: Page, text: str, within: int = SOON) -> None:
    expect(page.locator("#live")).to_have_text(text, timeout=within)


def sit_down(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("heading", name=f"Your cards, {name}?")).to_be_visible()


def test_a_round_slides_in_and_is_announced(guests: Guests, evening: Evening) -> None:
    page = guests.enter(evening)
    shows(page, "Oma", 264)
    pill(page, "live")
    before = page.url
    evening.play(("Mira", {"Oma": 100, "Jonas": 120, "Tom": 90, "Lea": 10}))
    shows(page, "Mira", 320)
    expect(page.locator("li.line").first).to_contain_text("Mira")
    expect(page.get_by_role("status").filter(has_text="Round 2 saved · Mira +320")).to_have_count(1)
    expect(page.get_by_role("heading", name="Mira went out")).to_be_visible()
    assert page.url == before


def test_a_server_that_was_killed_is_found_again_with_what_was_missed(
    browser: Browser, server: Server
) -> None:
    guests, evening = Guests(browser, server), begun_at(server)
    page = guests.enter(evening)
    pill(page, "live")
    server.kill()
    expect(page.locator("#live")).to_have_text(
        re.compile("catching up|no connection"), timeout=SOON
    )
    shows(page, "Oma", 264)
    evening.play(("Mira", {"Oma": 1, "Jonas": 2, "Tom": 3, "Lea": 4}))
    server.start()
    pill(page, "live", BACK)
    shows(page, "Mira", 10)
    guests.close()
    assert guests.complaints == []


def test_a_phone_that_lost_its_network_catches_up(guests: Guests, evening: Evening) -> None:
    away, there = guests.enter(evening), guests.enter(evening)
    pill(away, "live")
    away.context.set_offline(True)
    pill(away, "no connection")
    evening.play(("Mira", {"Oma": 1, "Jonas": 2, "Tom": 3, "Lea": 4}))
    shows(there, "Mira", 10)
    away.context.set_offline(False)
    pill(away, "live")
    shows(away, "Mira", 10)


def test_whoever_is_sent_away_is_told_so(
    guests: Guests, shared_server: Server, evening: Evening
) -> None:
    page = guests.enter(evening)
    pill(page, "live")
    store = open_store(f"sqlite:///{(shared_server.data_dir / 'scorekeeper.db').as_posix()}")
    access = Access(store.access, load_key(shared_server.data_dir / "access.key"))
    access.renew(evening.id, Role.VIEWER, send_away=True)
    store.close()
    pill(page, "This table is not shared with you any more. Ask for a new link.", BACK)


def test_six_taps_report_four_cards_and_everybody_sees_who_is_missing(
    guests: Guests, evening: Evening
) -> None:
    watching = guests.enter(evening)
    page = guests.enter(evening, Role.PLAYER, path="/hand")
    sit_down(page, "Lea")
    page.goto(page.url.removesuffix("/hand"))
    taps = 0
    for name in ("Enter my hand", "7", "Skip", "Skip", "Wild +6"):
        key = page.get_by_role("button", name=re.compile(rf"^{re.escape(name)} ?\d*$"))
        key.or_(page.get_by_role("link", name=name, exact=True)).click()
        taps += 1
    expect(page.locator("#subtotal")).to_have_text(re.compile("^97"))
    page.get_by_role("button", name="Send · 97").click()
    taps += 1
    expect(page.get_by_role("heading", name="Sent: 97")).to_be_visible()
    expect(page.locator("#held")).to_have_text("7, 2 × Skip, Wild +6")
    expect(page.get_by_role("heading", name="Your cards, Lea", exact=True)).to_be_visible()
    assert taps <= 6
    expect(watching.locator("#waiting")).to_contain_text("Lea sent theirs")
    assert evening.reported("Lea") == {"7": 1, "skip": 2, "wild-draw-six": 1}


def test_a_hand_is_changed_by_taking_cards_away_again(guests: Guests, evening: Evening) -> None:
    page = guests.enter(evening, Role.PLAYER, path="/hand")
    sit_down(page, "Lea")
    page.locator('[data-kind="skip"]').click()
    page.locator('[data-kind="9"]').click()
    page.get_by_role("button", name="Send · 29").click()
    page.get_by_role("button", name="Change").click()
    page.get_by_role("button", name="Take away: Skip").click()
    page.get_by_role("button", name="Send · 9").click()
    expect(page.get_by_role("heading", name="Sent: 9")).to_be_visible()
    assert evening.reported("Lea") == {"9": 1}
    page.reload()
    expect(page.get_by_role("heading", name="Sent: 9")).to_be_visible()
    page.get_by_role("button", name="Change").click()
    expect(page.locator('[data-kind="9"] .count')).to_have_text("1")
    page.get_by_role("button", name="0 · I have no cards").click()
    expect(page.get_by_role("heading", name="Sent: 0")).to_be_visible()
    assert evening.reported("Lea") == {}


def test_a_hand_being_changed_stays_open_when_news_of_it_come(
    guests: Guests, evening: Evening
) -> None:
    page = guests.enter(evening, Role.PLAYER, path="/hand")
    other = guests.enter(evening, Role.PLAYER, path="/hand")
    sit_down(page, "Lea")
    sit_down(other, "Oma")
    page.locator('[data-kind="skip"]').click()
    page.get_by_role("button", name="Send · 20").click()
    page.get_by_role("button", name="Change").click()
    other.get_by_role("button", name="0 · I have no cards").click()
    expect(other.get_by_role("heading", name="Sent: 0")).to_be_visible()
    page.wait_for_timeout(PUSHED_WITHIN)
    expect(page.get_by_role("button", name="Take away: Skip")).to_be_visible()


def test_words_are_understood_and_what_is_not_is_asked_about(
    guests: Guests, evening: Evening
) -> None:
    page = guests.enter(evening, Role.PLAYER, path="/hand")
    sit_down(page, "Lea")
    line = page.get_by_label("Cards or points in words")
    line.fill("7, skippy")
    expect(page.get_by_text("“skippy” means:")).to_be_visible()
    page.locator(".doubt").get_by_role("button", name="Skip", exact=True).click()
    expect(line).to_have_value("7, Skip")
    expect(page.get_by_role("button", name="Send · 27")).to_be_visible()
    line.press("Enter")
    expect(page.get_by_role("heading", name="Sent: 27")).to_be_visible()


def test_a_round_saved_meanwhile_keeps_what_was_tapped(guests: Guests, evening: Evening) -> None:
    page = guests.enter(evening, Role.PLAYER, path="/hand")
    sit_down(page, "Lea")
    page.locator('[data-kind="skip"]').click()
    evening.play(("Mira", {"Oma": 1, "Jonas": 2, "Tom": 3, "Lea": 4}))
    expect(page.get_by_role("alert")).to_contain_text("What you tapped is still here", timeout=SOON)
    expect(page.locator('[data-kind="skip"] .count')).to_have_text("1")
    page.get_by_role("button", name="Send · 20").click()
    expect(page.get_by_role("heading", name="Sent: 20")).to_be_visible()


def test_a_new_round_begins_with_no_cards(guests: Guests, evening: Evening) -> None:
    page = guests.enter(evening, Role.PLAYER, path="/hand")
    sit_down(page, "Lea")
    page.locator('[data-kind="skip"]').click()
    page.get_by_role("button", name="Send · 20").click()
    expect(page.get_by_role("heading", name="Sent: 20")).to_be_visible()
    evening.play(("Mira", {"Oma": 1, "Jonas": 2, "Tom": 3, "Lea": 20}))
    expect(page.get_by_text("Round 3")).to_be_visible(timeout=SOON)
    expect(page.get_by_role("button", name="Send", exact=True)).to_be_visible()
    expect(page.locator(".count:visible")).to_have_count(0)


def test_without_a_script_there_is_a_board_and_a_line_for_the_cards(
    guests: Guests, evening: Evening
) -> None:
    page = guests.enter(evening, Role.PLAYER, java_script_enabled=False)
    shows(page, "Oma", 264)
    page.get_by_role("link", name="Who are you?").click()
    page.get_by_role("button", name="Tom").click()
    expect(page.locator("[data-kind]:visible")).to_have_count(0)
    page.get_by_label("Cards or points in words").fill("12+11+7")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("heading", name="Sent: 30")).to_be_visible()


@pytest.mark.parametrize("variant", ["classic", "no-mercy", "flex"])
def test_the_keys_fit_the_smallest_phone_without_scrolling(
    guests: Guests, shared_server: Server, variant: str
) -> None:
    evening = Evening(shared_server.data_dir, NAMES, variant=variant)
    page = guests.enter(evening, Role.PLAYER, path="/hand")
    sit_down(page, "Lea")
    boxes = [key.bounding_box() for key in page.locator(".key").all()]
    lowest = max(box["y"] + box["height"] for box in boxes if box is not None)
    foot = page.locator(".foot").bounding_box()
    assert foot is not None
    assert lowest <= foot["y"] + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("path", ["", "/hand", "/rounds", "/ask?q=Stapeln", "/receipt"])
def test_nothing_runs_out_of_a_phone_whose_text_is_twice_as_large(
    large_text: Browser, shared_server: Server, path: str
) -> None:
    guests = Guests(large_text, shared_server)
    evening = Evening(
        shared_server.data_dir, ("Annegret", "Bartholomäus", "Oma", "Tom"), target=1000
    )
    evening.play(("Bartholomäus", {"Annegret": 140, "Oma": 271, "Tom": 120}))
    oma = evening.players["Oma"]
    if path == "/receipt":
        path += f"/{oma}"
    page = guests.enter(evening, Role.PLAYER, locale="de-DE")
    page.context.request.post(f"{shared_server.address}/t/{evening.id}/seat", form={"player": oma})
    page.goto(f"{shared_server.address}/t/{evening.id}{path}")
    expect(page.locator("main")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate(CUT_OFF) == []
    assert guests.complaints == []


@pytest.mark.parametrize("people", [2, 5, 10])
def test_a_television_shows_all_of_the_board_at_once(
    guests: Guests, shared_server: Server, people: int
) -> None:
    names = (*NAMES, "Bartholomäus", "Annegret", "Kai", "Zoë", "Ida")[:people]
    evening = Evening(shared_server.data_dir, names, variant="no-mercy", target=1000)
    evening.play((names[0], dict.fromkeys(names[1:], 20)))
    page = guests.enter(evening, Role.SCORER, size=TELEVISION, color_scheme="dark")
    shows(page, names[0], 20 * (people - 1))
    expect(page.get_by_role("img", name="QR code with the link to watch")).to_be_visible()
    lines = [line.bounding_box() for line in page.locator("li.line").all()]
    assert all(box is not None and box["y"] + box["height"] <= TELEVISION[1] for box in lines)
    expect(page.get_by_text("round played")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= TELEVISION[0]
    cut = page.evaluate(CUT_OFF)
    assert cut == []


def test_who_asks_for_less_movement_gets_none(guests: Guests, evening: Evening) -> None:
    page = guests.enter(evening, reduced_motion="reduce")
    pill(page, "live")
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('moved') } }")
    evening.play(("Mira", {"Oma": 100, "Jonas": 120, "Tom": 90, "Lea": 10}))
    shows(page, "Mira", 320)
