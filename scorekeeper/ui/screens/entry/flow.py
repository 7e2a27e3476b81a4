"""The steps of an entry: tap, type, next, save. They change the draft; only saving scores."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from urllib.parse import quote

from scorekeeper.domain.hands import NO_CARDS, HandTally
from scorekeeper.domain.refusals import Refusal, StaleRound
from scorekeeper.rulebook.handwords import HandReading, written
from scorekeeper.rulebook.mending import Span, without
from scorekeeper.tables.correction_drafts import without_change
from scorekeeper.tables.hand_line import read_line
from scorekeeper.tables.round_drafts import HandDraft, RoundDraft
from scorekeeper.ui.hooks import Memory
from scorekeeper.ui.parts.scaffold import ScrollRef
from scorekeeper.ui.screens.entry.address import correction_route, round_route
from scorekeeper.ui.screens.entry.place import (
    Place,
    combined,
    next_hand,
    with_card,
    without_amount,
)
from scorekeeper.ui.screens.entry.view_model import Chip
from scorekeeper.ui.session import Session


@dataclass(frozen=True, slots=True)
class Redraw:
    """What a flow tells its screen: draw again, show a refusal, empty the line.

    `leaving` is set while the round is being saved: the screen then stays as it is until it goes.
    `known` is the draft that this screen has drawn or written itself; any other came from another
    tab of the same browser. `scroller` is what scrolls on it.
    """

    leaving: Memory[bool]
    known: Memory[RoundDraft | None]
    draft_changed: Callable[[], None]
    refused: Callable[[Refusal | None], None]
    line_emptied: Callable[[], None]
    scroller: ScrollRef


@dataclass(frozen=True, slots=True)
class Entry:
    """The controls' actions at one place."""

    session: Session
    place: Place
    redraw: Redraw

    def read(self, text: str) -> HandReading | None:
        """What the line means with the cards of this table; None for an empty line."""
        library = self.session.services.library
        return read_line(library, self.session.language, self.place.game.rules, text)

    @property
    def _draft(self) -> RoundDraft:
        """The draft as it is now, not as it was drawn: taps can come faster than drawings."""
        kept = self._kept
        if kept is None or (self.place.revising is None and kept.out != self.place.draft.out):
            return self.place.draft
        return self.place.filled(kept)

    @property
    def _kept(self) -> RoundDraft | None:
        return self.session.desk.get(self.place.state.id, self.place.key)

    @property
    def _hand(self) -> HandDraft:
        return self._draft.hand(self.place.current)

    def type(self, text: str) -> None:
        """The line has changed; one that is only drawn anew touches no reported hand."""
        if self._hand.reported and text == self._hand.text:
            return
        self._put(replace(self._hand, text=text, entered=False))

    def tap(self, kind: str, change: int = 1) -> None:
        """One card more (or fewer) of a kind."""
        self._put_tally(with_card(self._hand.tally, kind, change))

    def hold(self, kind: str) -> None:
        """A key was held down: one card fewer, or where there is none one more, a slow tap.

        Flutter calls half a second a hold. While a screen reader is served it hears of a finger
        only 200 ms after it came down, and takes what is shorter than both together for a tap.
        """
        self.tap(kind, -1 if self._hand.tally.cards.get(kind) else 1)

    def remove(self, chip: Chip) -> None:
        """A chip was tapped away: one card, one typed amount, or a part of the line."""
        if chip.said is not None:
            self._unsay(chip.said)
        elif chip.kind is not None:
            self.tap(chip.kind, -1)
        elif chip.amount is not None:
            self._put_tally(without_amount(self._hand.tally, chip.amount))

    def _unsay(self, said: int) -> None:
        """The line without one thing it was understood to say; what was not understood stays."""
        reading = self.read(self._hand.text)
        if reading is None:
            return
        rest = [item for at, item in enumerate(reading.items) if at != said]
        kept = written(rest, self.session.services.library, self.session.language)
        text = ", ".join(part for part in (kept, *reading.not_understood) if part)
        self._put(replace(self._hand, text=text, entered=False))
        self.redraw.line_emptied()

    def mean(self, said: str, meant: str) -> None:
        """What the line said means this instead; unless the line says something else by now."""
        if self._hand.text == said:
            self._put(replace(self._hand, text=meant, entered=False))
            self.redraw.line_emptied()

    def leave_out(self, said: str, place: Span) -> None:
        """What stands at this place of the line said nothing."""
        reading = self.read(said)
        if reading is not None and place in reading.places:
            echo = written(reading.items, self.session.services.library, self.session.language)
            self.mean(said, without(said, place, self.read, echo))

    def take_report(self) -> None:
        """The hand as its owner reported it, whatever was made of it here."""
        self._keep_unless_leaving(self._draft.without_hand(self.place.current))
        self.redraw.line_emptied()

    def leave_theirs(self, player: str) -> None:
        """A hand that somebody else has corrected meanwhile stays as they corrected it."""
        if self._kept is not None:
            self._keep_unless_leaving(self.place.filled(without_change(self._kept, player)))
            self.redraw.line_emptied()

    def clear(self) -> None:
        """Starts this hand again."""
        self._put(HandDraft())
        self.redraw.line_emptied()

    async def no_cards(self) -> None:
        """The explicit nothing, and on to the next."""
        await self._settle(NO_CARDS)

    def knock_out(self, cause: str | None = None) -> None:
        """The player on the pad was knocked out, by whom if that is known."""
        self._keep_unless_leaving(self._draft.with_knock_out(self.place.current, cause))
        self.redraw.line_emptied()

    def play_on(self) -> None:
        """The player on the pad was not knocked out after all."""
        self._keep_unless_leaving(self._draft.without_knock_out(self.place.current))

    async def next(self) -> None:
        """Settles the hand on the pad and goes to the next opponent, or saves."""
        hand = self._hand
        if self.place.current in self._draft.knocked_out:
            await self._go_on(self._draft)
            return
        reading = self.read(hand.text)
        if reading is not None and reading.not_understood:
            return
        tally = combined(hand, reading)
        if tally == NO_CARDS and reading is None and not hand.entered:
            return
        await self._settle(tally)

    def show(self, player: str) -> None:
        """Another opponent's hand."""
        table, played = self.place.state.id, self.place.played
        if played is None:
            self.session.go(round_route(table, self.place.draft, player))
        else:
            self.session.go(correction_route(table, played, player))

    def back(self) -> None:
        """The hand before this one, in seat order; from the first one there is no further back."""
        self._step(-1)

    def forward(self) -> None:
        """The hand after this one, settled or not."""
        self._step(1)

    def _step(self, step: int) -> None:
        asked = self.place.asked
        at = asked.index(self.place.current) + step
        if 0 <= at < len(asked) and not self.redraw.leaving.current:
            self.show(asked[at])

    def leave(self) -> None:
        """Back to where the entry was begun; the draft stays."""
        base = f"/table/{self.place.state.id}"
        where = self.place.revising
        self.session.go(base if where is None else f"{base}/rounds/{where}")

    def ask_a_rule(self) -> None:
        """The rulebook, and from there back to this hand; the draft stays."""
        here = self.session.page.route or ""
        self.session.go(f"/table/{self.place.state.id}/rules?from={quote(here, safe='/')}")

    async def _settle(self, tally: HandTally) -> None:
        if self.redraw.leaving.current:
            return
        settled = HandDraft(tally=tally, entered=True)
        draft = self._draft.with_hand(self.place.current, settled)
        await self._go_on(draft)

    async def _go_on(self, draft: RoundDraft) -> None:
        self._keep(draft)
        following = next_hand(draft, self.place.asked, self.place.current)
        if following is not None:
            self.redraw.refused(None)
            self.show(following)
            return
        await self._save(draft)

    async def _save(self, draft: RoundDraft) -> None:
        entry = draft.entry(self.place.players)
        if entry is None:
            return
        tables, table = self.session.services.tables, self.place.state.id
        played, kept = self.place.played, self._kept
        self.redraw.leaving.current = True
        # Out of the way before the save is published: what is seen then must not be taken for
        # somebody's half-entered next round. On the disk it stays until the save takes its place.
        desk = self.session.desk
        settles = desk.set_aside(table, self.place.key)
        try:
            if played is None:
                state = await self.session.work(
                    lambda: tables.score_round(table, entry, draft.after, settles=settles)
                )
            else:
                state = await self.session.work(
                    lambda: tables.revise_round(
                        table, played.id, entry, settles=settles, seen=played.entry
                    )
                )
        except Refusal as refusal:
            self._keep_refused(kept, refusal)
            return
        except Exception:
            if kept is not None:
                desk.put(table, self.place.key, kept)
            self.redraw.leaving.current = False
            raise
        new = state.game.tip_of(draft.table) if played is None and state.game else ""
        desk.settled(table, self.place.key, new)
        await self.session.confirm_saved()
        ended = state.game is not None and state.game.ending is not None
        if played is not None:
            self.session.go(f"/table/{table}/rounds/{played.id}")
        else:
            self.session.go(f"/table/{table}/winner" if ended else f"/table/{table}")

    def _keep_refused(self, kept: RoundDraft | None, refusal: Refusal) -> None:
        table = self.place.state.id
        if kept is not None:
            self.session.desk.put(table, self.place.key, kept)
        self.redraw.leaving.current = False
        # Another program may have changed the table; here it is known at once.
        self.session.services.tables.changes.publish(table)
        self.redraw.line_emptied()
        # That the round was entered meanwhile the screen says itself, for as long as it is so.
        self.redraw.refused(None if isinstance(refusal, StaleRound) else refusal)

    def _put_tally(self, tally: HandTally) -> None:
        self._put(replace(self._hand, tally=tally, entered=False))

    def _put(self, hand: HandDraft) -> None:
        mine = replace(hand, reported=None)
        self._keep_unless_leaving(self._draft.with_hand(self.place.current, mine))

    def _keep_unless_leaving(self, draft: RoundDraft) -> None:
        if not self.redraw.leaving.current:
            self._keep(draft)

    def _keep(self, draft: RoundDraft) -> None:
        desk, table, key = self.session.desk, self.place.state.id, self.place.key
        kept = self.redraw.known.current = self.place.to_keep(draft, self._kept)
        if kept is None:
            desk.drop(table, key)
        else:
            desk.put(table, key, kept)
        self.redraw.draft_changed()
