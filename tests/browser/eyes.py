"""What a person in front of the app sees, and what the browser complains of meanwhile.

Everything is read from the semantics tree, which is what a screen reader is given. Waiting is
always for something that is to be seen there. The hands belong to `kitchen.py`.
"""

import re
from collections.abc import Mapping
from typing import Final

from playwright.sync_api import Locator, Page, expect

LOADS_WITHIN: Final = 30_000
"""Milliseconds for the first drawing of a page."""

SHOWS_WITHIN: Final = 15_000
"""Milliseconds for anything else; far more than it takes, for busy machines."""

SETTLES: Final = 600
"""Milliseconds after which a pad just shown has done all it does by itself."""

TAKEN_OVER_IN: Final = 8
"""Frames after which what is typed into a focused field arrives in Flutter."""

LINE: Final = "Cards or points"
SAVES: Final = "Save · "
_FOREIGN: Final = ("rive", "net::ERR_")
"""The web client asks a CDN for one animation library that is never used."""

_OVERSCROLL_GONE: Final = "main.dart.js:186048:"
"""Where Flet 1.0.5's client throws when a list that was pulled beyond its end leaves the screen
while it springs back (`_StretchController`, flutter/flutter#189589, mended there since): nothing
comes of it.
"""

_MOST_OF_PLACE: Final = 600
"""Characters of the trace of a fault that are told: enough to see whose it is."""

_TURN_ON_SEMANTICS: Final = """() => {
    if (document.querySelector('flt-semantics-host')?.childElementCount) return true;
    document.querySelector('flt-semantics-placeholder')?.dispatchEvent(
        new MouseEvent('click', {bubbles: true, clientX: innerWidth / 2, clientY: innerHeight / 2})
    );
    return false;
}"""
"""Clicks in the very middle, which is what the screen readers of phones send, until it works."""

_FRAMES: Final = """frames => new Promise(done => {
    const next = () => frames-- > 0 ? requestAnimationFrame(next) : done();
    next();
})"""
"""Waits until so many frames have been drawn."""

_GO_TO: Final = """route => {
    history.pushState(null, '', route);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
}"""


class Eyes:
    """One person who looks at a page of the app; `complaints` are the browser's."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        page.set_default_timeout(SHOWS_WITHIN)
        expect.set_options(timeout=SHOWS_WITHIN)
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.on("pageerror", lambda error: self._heard("error", str(error), error.stack or ""))

    # Ways to a screen.

    def open(self, route: str = "/") -> None:
        """Enters an address."""
        self.page.goto(f"{self.address}{route}")
        self.wake()

    def reload(self) -> None:
        """The browser's own reload."""
        self.page.reload()
        self.wake()

    def wake(self) -> None:
        """Waits for the first drawing and turns on what screen readers are given."""
        self.page.wait_for_function(_TURN_ON_SEMANTICS, timeout=LOADS_WITHIN, polling=350)

    def open_unread(self, route: str) -> None:
        """Enters an address without turning on what screen readers are given."""
        self.page.goto(f"{self.address}{route}")
        self.page.locator("flt-semantics-placeholder").wait_for(
            state="attached", timeout=LOADS_WITHIN
        )
        # Without the semantics tree nothing in the page tells what has been drawn.
        self.lets_it_settle(3)
        self.picture_at_rest()

    def changes_to(self, route: str) -> None:
        """Another address in the app that is open already, as its own buttons lead there: a
        third of the time that a fresh page takes. Waits until something else is to be seen.
        """
        before = self.all_text()
        self.page.evaluate(_GO_TO, route)
        for _ in range(SHOWS_WITHIN // 100):
            self.page.wait_for_timeout(100)
            if self.all_text() != before:
                break
        self.lets_it_settle()

    def back(self) -> None:
        """The browser's own way back."""
        self.page.go_back()

    def leave(self) -> None:
        """Goes to another site, as far as the browser is concerned."""
        self.page.goto("about:blank")

    @property
    def route(self) -> str:
        """What stands in the address bar after the name of the host."""
        return self.page.url.removeprefix(self.address)

    def is_at(self, route: str) -> None:
        """Waits for an address, and for what is then drawn: without the semantics tree nothing
        else in the page tells where one is.
        """
        self.page.wait_for_url(f"{self.address}{route}")
        self.lets_it_settle(2)

    def picture_at_rest(self) -> bytes:
        """The screen once nothing on it moves any more."""
        seen = self.page.screenshot()
        for _ in range(SHOWS_WITHIN // SETTLES):
            self.lets_it_settle()
            before, seen = seen, self.page.screenshot()
            if before == seen:
                break
        return seen

    def lets_it_settle(self, times: int = 1) -> None:
        """Waits where there is nothing to be read that could be waited for."""
        self.page.wait_for_timeout(times * SETTLES)

    # Eyes.

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """The button of that name. Who gains what is saved may be left out of it."""
        if isinstance(name, str) and name.startswith(SAVES):
            name = re.compile(f"^Save · (.+\\s)?{re.escape(name.removeprefix(SAVES))}$")
        return self.page.get_by_role("button", name=name, exact=True)

    def button_starting(self, name: str) -> Locator:
        """The button whose name starts like this."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    def field(self, label: str = LINE) -> Locator:
        """The field of that label. Its name goes on with the hint while it is empty."""
        return self.page.get_by_role("textbox", name=re.compile(f"^{re.escape(label)}"))

    def heading(self, text: str) -> Locator:
        """The heading that says so."""
        return self.page.get_by_role("heading", name=text, exact=True)

    def focused(self) -> str:
        """The name of what has the focus."""
        found = self.page.evaluate(
            "document.activeElement?.getAttribute('aria-label')"
            " || document.activeElement?.innerText"
        )
        return str(found or "")

    def words(self, text: str | re.Pattern[str]) -> Locator:
        """Whatever says so, alone or in the middle of more."""
        return self.page.locator("flt-semantics-host").get_by_text(text)

    def height_of(self, thing: Locator) -> float:
        """How many pixels tall a thing is drawn."""
        box = thing.bounding_box()
        if box is None:
            raise AssertionError("it is not on the screen")
        return box["height"]

    def place_of(self, thing: Locator) -> tuple[float, float]:
        """The middle of a button or field on the screen."""
        box = thing.bounding_box()
        if box is None:
            raise AssertionError("it is not on the screen")
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def sees_something(self) -> None:
        """Waits for the first screen, whatever it is."""
        self.page.locator("flt-semantics-host [role=button]").first.wait_for()

    def sees_grown(self, thing: Locator, height: float) -> None:
        """Waits until a thing is drawn at least this tall."""
        for _ in range(SHOWS_WITHIN // 100):
            if thing.count() and self.height_of(thing) >= height:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"it is {self.height_of(thing)} tall, not {height}")

    def sees(self, *texts: str | re.Pattern[str]) -> None:
        """Waits until every one of these is to be read."""
        for text in texts:
            expect(self.words(text).first).to_be_visible()

    def sees_no(self, *texts: str) -> None:
        """Waits until none of these is to be read."""
        for text in texts:
            expect(self.words(text)).to_have_count(0)

    def sees_heading(self, text: str) -> None:
        """Waits for the screen with that heading."""
        expect(self.heading(text)).to_be_visible()

    def sees_buttons(self, *names: str) -> None:
        """Waits until all these can be tapped."""
        for name in names:
            expect(self.button(name)).to_be_enabled()

    def sees_totals(self, totals: Mapping[str, int]) -> None:
        """Waits until the board shows these totals."""
        for name, total in totals.items():
            line = self.button(re.compile(rf"^Rank \d+, {name}, {total} points\b"))
            expect(line.first).to_be_visible()
            # While lines change places, the tree has one for a moment in both.
            expect(line).to_have_count(1)

    def sees_dealer(self, name: str) -> None:
        """Waits until the board says that it is this person's deal."""
        line = self.button(re.compile(rf"^Rank \d+, {name}, .*, deals$"))
        expect(line).to_have_count(1)
        expect(line).to_be_visible()

    def sees_subtotal(self, points: int) -> None:
        """Waits until the pad has added up to this."""
        self.sees("1 point so far" if points == 1 else f"{points} points so far")

    def has_focus(self, label: str = LINE) -> None:
        """Waits until typing goes into a field."""
        expect(self.field(label)).to_be_focused()
        # Flutter takes a focused field over a few frames later and says so nowhere; what came in
        # between would be lost. Nobody types that soon. Frames, as they take longer where the
        # machine is busy.
        self.page.evaluate(_FRAMES, TAKEN_OVER_IN)

    # All there is.

    def all_text(self) -> set[str]:
        """Everything that a screen reader is given now, in no order: it is built bit by bit."""
        return {
            line.strip()
            for line in self.page.locator("flt-semantics-host").aria_snapshot().splitlines()
        }

    def all_text_at_rest(self) -> set[str]:
        """Everything that is to be read once nothing more is added to it."""
        seen = self.all_text()
        for _ in range(SHOWS_WITHIN // SETTLES):
            self.lets_it_settle()
            before, seen = seen, self.all_text()
            if before == seen:
                break
        return seen

    def sees_just(self, everything: set[str]) -> None:
        """Waits until all of this is to be read, and nothing else."""
        for _ in range(SHOWS_WITHIN // 100):
            if self.all_text() == everything:
                return
            self.page.wait_for_timeout(100)
        seen = self.all_text()
        assert seen == everything, f"new: {seen - everything}; missing: {everything - seen}"

    def forget_complaints(self) -> None:
        """For tests in which the browser has good reason to complain."""
        self.complaints.clear()

    def _heard(self, kind: str, text: str, place: str = "") -> None:
        if _OVERSCROLL_GONE in place:
            return
        if "overflowed" in text or (kind == "error" and not any(x in text for x in _FOREIGN)):
            self.complaints.append(f"{text} {place[:_MOST_OF_PLACE]}".rstrip())
