"""A person in front of the app: taps, types, looks, and counts every touch of the screen.

Everything goes through the semantics tree, which is what a screen reader is given. Waiting is
always for something that is to be seen there.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

LOADS_WITHIN: Final = 30_000
"""Milliseconds for the first drawing of a page."""
SHOWS_WITHIN: Final = 15_000
"""Milliseconds for anything else; far more than it takes, for busy machines."""
TYPING: Final = 30
"""Milliseconds from one typed character to the next: a fast typist needs twice that."""
ONWARDS: Final = 4_000
"""Milliseconds after which a tap that leads on has led nowhere."""
SETTLES: Final = 600
"""Milliseconds after which a pad just shown has done all it does by itself."""
TAKEN_OVER_IN: Final = 8
"""Frames after which what is typed into a focused field arrives in Flutter."""
LINE: Final = "Cards or points"
HINT: Final = "type, say or tap"
_FOREIGN: Final = ("rive", "net::ERR_")
"""The web client asks a CDN for one animation library that is never used."""

_OVERSCROLL_GONE: Final = "main.dart.wasm:wasm-function[21105]:"
"""Where Flet 1.0.5's client throws when a list that was pulled beyond its end leaves the screen
while it springs back (flutter/flutter#189589, mended there since): nothing comes of it.
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


class Kitchen:
    """One person with one device. `taps` counts taps and typed characters since `count_afresh`."""

    def __init__(self, page: Page, address: str, *, touch: bool) -> None:
        self.page = page
        self.address = address
        self.taps = 0
        self.complaints: list[str] = []
        self._trace = ""
        self._touch = touch
        page.set_default_timeout(SHOWS_WITHIN)
        expect.set_options(timeout=SHOWS_WITHIN)
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.on("pageerror", lambda error: self._heard("error", str(error), error.stack or ""))

    def second_tab(self) -> "Kitchen":
        """Another tab of the same browser."""
        other = Kitchen(self.page.context.new_page(), self.address, touch=self._touch)
        other.complaints = self.complaints
        return other

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

    def picture_at_rest(self) -> bytes:
        """The screen once nothing on it moves any more."""
        seen = self.page.screenshot()
        for _ in range(SHOWS_WITHIN // SETTLES):
            self.lets_it_settle()
            before, seen = seen, self.page.screenshot()
            if before == seen:
                break
        return seen

    def is_at(self, route: str) -> None:
        """Waits for an address, and for what is then drawn: without the semantics tree nothing
        else in the page tells where one is.
        """
        self.page.wait_for_url(f"{self.address}{route}")
        self.lets_it_settle(2)

    # Hands.

    def count_afresh(self) -> None:
        """Starts counting taps at nought."""
        self.taps = 0

    def tap(self, *names: str | re.Pattern[str]) -> None:
        """Taps buttons one after the other."""
        for name in names:
            self._tap(self.button(name))

    def tap_onwards(self, name: str) -> None:
        """Taps a button that leads to another hand or screen, and so goes away.

        On a busy machine, and with the semantics tree only, Flutter gives the focus back to the
        line that a click has just left, and forgets the click; then it is made once more.
        """
        self.tap(name)
        self.makes_sure_of(name)

    def makes_sure_of(self, name: str) -> None:
        """Makes a tap that led nowhere once more; see `tap_onwards`."""
        try:
            expect(self.button(name)).to_have_count(0, timeout=ONWARDS)
        except AssertionError:
            before = self.taps
            # It may go away this very moment: then the tap was a slow one, not a lost one.
            with suppress(AssertionError, Error):
                self.tap(name)
            self.taps = before

    def tap_card(self, *kinds: str) -> None:
        """Taps keys of the pad by their card kind, such as "7" or "draw-two"."""
        for kind in kinds:
            self._tap(self.page.locator(f'[flt-semantics-identifier="key-{kind}"]'))

    def tap_field(self, label: str = LINE) -> None:
        """Taps into a field, once more if Flutter has forgotten the first tap."""
        self._tap(self.field(label))
        try:
            expect(self.field(label)).to_be_focused(timeout=ONWARDS)
        except AssertionError:
            before = self.taps
            self._tap(self.field(label))
            self.taps = before
        self.has_focus(label)

    def has_focus(self, label: str = LINE) -> None:
        """Waits until typing goes into a field."""
        expect(self.field(label)).to_be_focused()
        # Flutter takes a focused field over a few frames later and says so nowhere; what came in
        # between would be lost. Nobody types that soon. Frames, as they take longer where the
        # machine is busy.
        self.page.evaluate(_FRAMES, TAKEN_OVER_IN)

    def height_of(self, thing: Locator) -> float:
        """How many pixels tall a thing is drawn."""
        box = thing.bounding_box()
        if box is None:
            raise AssertionError("it is not on the screen")
        return box["height"]

    def sees_grown(self, thing: Locator, height: float) -> None:
        """Waits until a thing is drawn at least this tall."""
        for _ in range(SHOWS_WITHIN // 100):
            if thing.count() and self.height_of(thing) >= height:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"it is {self.height_of(thing)} tall, not {height}")

    def sees_something(self) -> None:
        """Waits for the first screen, whatever it is."""
        self.page.locator("flt-semantics-host [role=button]").first.wait_for()

    def place_of(self, thing: Locator) -> tuple[float, float]:
        """The middle of a button or field on the screen."""
        box = thing.bounding_box()
        if box is None:
            raise AssertionError("it is not on the screen")
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def tap_at(self, place: tuple[float, float]) -> None:
        """Taps a place of the screen."""
        if self._touch:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)
        self.taps += 1

    def tap_at_onwards(self, place: tuple[float, float], route: str) -> None:
        """Taps a place that leads to an address, once more if Flutter has forgotten the tap."""
        self.tap_at(place)
        with suppress(TooLate):
            self.is_at(route)
            return
        before = self.taps
        self.tap_at(place)
        self.taps = before
        self.is_at(route)

    def lets_it_settle(self, times: int = 1) -> None:
        """Waits where there is nothing to be read that could be waited for."""
        self.page.wait_for_timeout(times * SETTLES)

    def swipe(self, distance: int) -> None:
        """Drags over the keys of the pad, to the right where `distance` is positive."""
        # A pad just shown is drawn once more; what is dragged then is gone.
        self.lets_it_settle()
        x, y = self.place_of(self.page.locator('[flt-semantics-identifier="key-2"]'))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(1, 6):
            self.page.mouse.move(x + distance * step / 5, y)
        self.page.mouse.up()
        self.taps += 1

    def type_(self, text: str) -> None:
        """Types into whatever has the focus; every character is a tap on the soft keyboard."""
        self.page.keyboard.type(text, delay=TYPING)
        self.taps += len(text)

    def type_into(self, label: str, text: str) -> None:
        """Types into an empty field, once more if the field was taken over only meanwhile."""
        self.tap_field(label)
        self.type_(text)
        try:
            expect(self.field(label)).to_have_value(text, timeout=ONWARDS)
        except AssertionError:
            before = self.taps
            self.retype(label, text)
            self.taps = before

    def retype(self, label: str, text: str) -> None:
        """Replaces what stands in a field."""
        self.tap_field(label)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.press("Delete")
        self.type_(text)
        expect(self.field(label)).to_have_value(text)

    def press(self, key: str, times: int = 1) -> None:
        """Presses a key that writes nothing."""
        for _ in range(times):
            self.page.keyboard.press(key)
            self.taps += 1

    def _tap(self, place: Locator) -> None:
        expect(place).to_be_enabled()
        if self._touch:
            place.tap()
        else:
            place.click()
        self.taps += 1

    # Eyes.

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """The button of that name."""
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
            expect(self.button(re.compile(rf"^Rank \d+, {name}, {total} points\b"))).to_be_visible()

    def sees_dealer(self, name: str) -> None:
        """Waits until the board says that it is this person's deal."""
        expect(self.button(re.compile(rf"^Rank \d+, {name}, .*, deals$"))).to_be_visible()

    def sees_subtotal(self, points: int) -> None:
        """Waits until the pad has added up to this."""
        self.sees("1 point so far" if points == 1 else f"{points} points so far")

    def forget_complaints(self) -> None:
        """For tests in which the browser has good reason to complain."""
        self.complaints.clear()

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

    # What is done again and again.

    def add_people(self, *names: str) -> None:
        """Enters new people on the new-table screen."""
        for name in names:
            self.type_into("Name of somebody new", name)
            self.press("Enter")
            expect(self.button(name)).to_be_visible()

    def hand_by_total(self, text: str) -> None:
        """Types what a hand is worth, on the pad that is shown."""
        # A moment after it is shown the pad gives the focus to its line, and with the semantics
        # tree turned on Flutter then makes that part of the tree anew, twice: what is typed into
        # the old one is lost, and nothing tells when it is over.
        self.lets_it_settle()
        self.tap_field()
        self.type_(text)
        expect(self.field()).to_have_value(text)
        if not self._line_is_connected():
            self._connect_line(text)

    def _line_is_connected(self) -> bool:
        """Whether what stands in the line has come to Flutter, which then no longer hints."""
        for _ in range(15):
            if HINT not in (self.field().get_attribute("aria-label") or ""):
                return True
            self.page.wait_for_timeout(100)
        return False

    def _connect_line(self, text: str) -> None:
        """Types once more: one time in a hundred Flutter, asked for the focus by the app and by a
        click at once, leaves the browser's field connected to nothing. Only readers of the
        semantics tree meet this; losing the focus and taking it again heals it.
        """
        before = self.taps
        self.field().fill("")
        self.page.mouse.click(2, 2)
        self.lets_it_settle()
        self.tap_field()
        self.type_(text)
        self.taps = before
        expect(self.field()).to_have_value(text)

    def play_round(self, out: str, hands: Mapping[str, str], gain: int) -> None:
        """Enters a round by totals: who went out, and the others in the order of the pad."""
        self.tap(f"{out} went out")
        names = list(hands)
        for place, name in enumerate(names):
            self.sees_heading(f"{name}’s hand")
            if hands[name] == "0":
                self.tap("0 · no cards")
                continue
            self.hand_by_total(hands[name])
            last = place == len(names) - 1
            self.tap_onwards(f"Save · +{gain}" if last else f"Next: {names[place + 1]}")

    def _heard(self, kind: str, text: str, place: str = "") -> None:
        if "wasm-function" in text:
            # What is thrown next says nothing but "Exception".
            self._trace = text
        elif text == "Exception":
            text, self._trace = f"{text}: {self._trace}", ""
            if _OVERSCROLL_GONE in text:
                return
        if "overflowed" in text or (kind == "error" and not any(x in text for x in _FOREIGN)):
            self.complaints.append(f"{text} {place[:_MOST_OF_PLACE]}".rstrip())
