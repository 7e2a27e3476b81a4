"""A person in front of the app: taps and types, and counts every touch of the screen.

What is seen, and the ways to a screen, belong to `eyes.py`.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.eyes import LINE, Eyes

TYPING: Final = 30
"""Milliseconds from one typed character to the next: a fast typist needs twice that."""
ONWARDS: Final = 4_000
"""Milliseconds after which a tap that leads on has led nowhere."""
HINT: Final = "type, say or tap"


class Kitchen(Eyes):
    """One person with one device. `taps` counts taps and typed characters since `count_afresh`."""

    def __init__(self, page: Page, address: str, *, touch: bool) -> None:
        super().__init__(page, address)
        self.taps = 0
        self._touch = touch

    def second_tab(self) -> "Kitchen":
        """Another tab of the same browser."""
        other = Kitchen(self.page.context.new_page(), self.address, touch=self._touch)
        other.complaints = self.complaints
        return other

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
