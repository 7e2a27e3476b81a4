"""The steps of looking something up: ask, correct, put together, agree, take back."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from scorekeeper.domain.actions.rulings import (
    RulingDraft,
    can_agree_ruling,
    verify_agree_ruling,
)
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.rulebook.asking import Answer, Rulebase, TableRules
from scorekeeper.rulebook.asking.builder import Chosen
from scorekeeper.tables.half_agreed import Making
from scorekeeper.tables.lookup import Inquiry, Named, Pieced, Question, Under, Words
from scorekeeper.tables.shown.answers import AnswerView
from scorekeeper.ui.hooks import Memory, Setter
from scorekeeper.ui.screens.rules.address import address_of
from scorekeeper.ui.screens.rules.place import (
    Line,
    Mode,
    Pieces,
    Shown,
    fault_in,
    next_step,
    pieces_in,
    pieces_understood,
    question_of,
)
from scorekeeper.ui.session import Session


@dataclass(frozen=True, slots=True, repr=False)
class Asking:
    """The controls' actions. `rules` is what is played here, `state` the table, if there is one.

    `begun` is where somebody came from, to go back to; `opened` the last entry of the book that was
    opened, to find one's place again; `scroller` what scrolls. Flet writes down what a component is
    given with every drawing; of a whole rulebook that takes a second, so this has no long form.
    """

    session: Session
    rulebase: Rulebase
    rules: TableRules
    state: TableState | None
    shown: Shown
    set_line: Setter[Line]
    refused: Callable[[Refusal | None], None]
    begun: str
    opened: Memory[str]
    scroller: Memory[ft.Column | None]

    @property
    def table(self) -> str:
        """The id of the table; "" where there is none."""
        return self.state.id if self.state else ""

    @property
    def board(self) -> str:
        """Where the way out leads unless somebody came from elsewhere."""
        return f"/table/{self.table}" if self.state else "/"

    @property
    def address(self) -> str:
        """The address of what is shown."""
        return self._address_of(self.shown)

    def _address_of(self, shown: Shown) -> str:
        path = f"{self.board}/rules" if self.state else "/rules"
        return address_of(path, "" if self.begun == self.board else self.begun, shown)

    def go(self, shown: Shown) -> None:
        """Another place of this screen; the phone's own way back leads to this one again."""
        self.refused(None)
        if shown != self.shown:
            self.session.go(self._address_of(shown))

    def ask(self, text: str) -> None:
        """A question in words; what cannot be asked stays in the line, with why."""
        fault = fault_in(text)
        self.set_line(lambda line: line.put(text if text.strip() and fault else "", fault))
        if not fault:
            self.look_up(Words(text.strip()))

    def open_ruling(self, ruling: str) -> None:
        """A ruling out of the rulebook."""
        self.opened.current = ruling
        self.set_line(lambda line: line.put())
        self.look_up(Named(ruling))

    def open_card(self, kind: str) -> None:
        """What a card does."""
        self.set_line(lambda line: line.put())
        self.look_up(Pieced("effect", Chosen(kind)))

    def look_up(self, question: Question) -> None:
        """A question in any form, as it is played here."""
        self.show(Inquiry(question))

    def show(self, inquiry: Inquiry) -> None:
        """An answer, noted among those of the evening."""
        session = self.session
        session.services.inquiries.note(session.desk.name, self.table, inquiry)
        self.go(self.shown.asking(inquiry))

    def correct(self, under: Under) -> None:
        """The same question for another game, other people, other house rules."""
        inquiry = self.shown.inquiry
        shown = self.shown if self.state else replace(self.shown, under=under)
        if inquiry is None:
            self.go(shown)
            return
        corrected = replace(inquiry, under=under)
        self.session.services.inquiries.note(self.session.desk.name, self.table, corrected)
        self.go(replace(shown, inquiry=corrected))

    def word_anew(self, text: str) -> None:
        """A question that was misunderstood is back in the line, to be changed."""
        self.set_line(lambda line: line.put(text, fault_in(text)))

    def put_together_anew(self, answer: Answer) -> None:
        """The cards that were understood are in the builder, to be changed."""
        question = self.shown.inquiry.question if self.shown.inquiry else None
        pieces = pieces_understood(answer.situation)
        if isinstance(question, Pieced):
            pieces = replace(pieces_in(question), act=None)
        self.go(replace(self.shown.to("cards"), pieces=pieces))

    def turn_to(self, mode: Mode) -> None:
        """Another part of the screen."""
        self.go(self.shown.to(mode))

    def browse(self, by_card: bool) -> None:
        """The rulebook by card, or by topic."""
        self.go(replace(self.shown, by_card=by_card))

    def choose(self, **chosen: Any) -> None:
        """One more piece of a situation; the last one asks."""
        pieces = replace(self.shown.pieces, **chosen)
        question = question_of(pieces)
        if question is not None and next_step(pieces, self.rules) == "done":
            self.look_up(question)
            return
        self.put_back(pieces)

    def put_back(self, pieces: Pieces) -> None:
        """Another situation in the making."""
        self.go(replace(self.shown, pieces=pieces))

    def leave(self) -> None:
        """Back to what led here or, from there, to where somebody came from."""
        before = self.shown.back()
        if before is None:
            self.session.go(self.begun)
        else:
            self.go(before)

    async def scroll_to(self, key: str) -> None:
        """Brings what has that key into sight, where it is drawn already."""
        if self.scroller.current:
            await self.scroller.current.scroll_to(scroll_key=key)

    def making(self, matter: str, known: str) -> Making:
        """What somebody at this device is agreeing on; `known`: the agreement that it changes."""
        return Making(self.session.desk.name, self.table, matter, known)

    def can_agree(self, shown: AnswerView) -> bool:
        """Whether the table can agree on the answer that is shown."""
        if self.state is None or not shown.can_agree:
            return False
        return can_agree_ruling(self.state, RulingDraft(shown.matter, "?", "yes"))

    def why_not(self, draft: RulingDraft) -> str:
        """Why the table could not agree on just this; "" where it could."""
        if self.state is None:
            return ""
        try:
            verify_agree_ruling(self.state, draft)
        except Refusal as refusal:
            return self.session.say(refusal)
        return ""

    async def agree(self, draft: RulingDraft, by: str) -> bool:
        """The table agrees, and reads what it agreed on; False where that was refused."""
        tables, table = self.session.services.tables, self.table
        done = await self._try(lambda: tables.agree_ruling(table, draft, by))
        if done:
            self.set_line(lambda line: line.put())
        return done

    async def take_back(self, ruling: str) -> bool:
        """The table does not agree any more, nor as it did before."""
        tables, table = self.session.services.tables, self.table
        return await self._try(lambda: tables.withdraw_ruling(table, ruling))

    async def _try(self, call: Callable[[], object]) -> bool:
        try:
            await self.session.work(call)
        except Refusal as refusal:
            self.refused(refusal)
            return False
        self.refused(None)
        await self.session.confirm_saved()
        return True
