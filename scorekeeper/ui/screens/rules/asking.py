"""The steps of looking something up: ask, correct, put together, agree, take back."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.domain.actions.rulings import RulingDraft, can_agree_ruling
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.rulebook.asking import Rulebase, TableRules
from scorekeeper.tables.lookup import Inquiry, Named, Question, Under, Words
from scorekeeper.tables.shown.answers import can_be_a_matter
from scorekeeper.ui.hooks import Setter
from scorekeeper.ui.screens.rules.place import Mode, Pieces, Shown, next_step, question_of
from scorekeeper.ui.session import Session


@dataclass(frozen=True, slots=True, repr=False)
class Asking:
    """The controls' actions. `rules` is what is played here, `state` the table, if there is one.

    `begun` is where somebody came from, to go back to. Flet writes down what a component is given
    with every drawing; of a whole rulebook that takes a second, so this has no long form.
    """

    session: Session
    rulebase: Rulebase
    rules: TableRules
    state: TableState | None
    shown: Shown
    set_shown: Setter[Shown]
    refused: Callable[[Refusal | None], None]
    begun: str

    @property
    def table(self) -> str:
        """The id of the table; "" where there is none."""
        return self.state.id if self.state else ""

    def ask(self, text: str) -> None:
        """A question in words; nothing is no question."""
        if text.strip():
            self.look_up(Words(text.strip()))

    def open_ruling(self, ruling: str) -> None:
        """A ruling out of the rulebook."""
        self.look_up(Named(ruling))

    def look_up(self, question: Question) -> None:
        """A question in any form, as it is played here."""
        self.show(Inquiry(question))

    def show(self, inquiry: Inquiry) -> None:
        """An answer, noted among those of the evening."""
        session = self.session
        session.services.inquiries.note(session.desk.name, self.table, inquiry)
        self.refused(None)
        self.set_shown(lambda shown: shown.asking(inquiry))

    def correct(self, under: Under) -> None:
        """The same question for another game, other people, other house rules."""
        inquiry = self.shown.inquiry
        if self.state is None:
            self.set_shown(lambda shown: replace(shown, under=under))
        if inquiry is not None:
            self.show(replace(inquiry, under=under))

    def turn_to(self, mode: Mode) -> None:
        """Another part of the screen."""
        self.refused(None)
        self.set_shown(lambda shown: shown.to(mode))

    def browse(self, by_card: bool) -> None:
        """The rulebook by card, or by topic."""
        self.set_shown(lambda shown: replace(shown, by_card=by_card))

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
        self.set_shown(lambda shown: replace(shown, pieces=pieces))

    def leave(self) -> None:
        """Back to the questions or, from there, to where somebody came from."""
        if self.shown.mode != "ask":
            self.turn_to("ask")
        else:
            self.session.go(self.begun)

    def can_agree(self, matter: str) -> bool:
        """Whether the table can agree on the answer that is shown."""
        if self.state is None or not can_be_a_matter(matter):
            return False
        return can_agree_ruling(self.state, RulingDraft(matter, "?", "yes"))

    def allows(self, draft: RulingDraft) -> bool:
        """Whether the table could agree on just this."""
        return self.state is not None and can_agree_ruling(self.state, draft)

    async def agree(self, draft: RulingDraft, by: str) -> bool:
        """The table agrees, and reads what it agreed on; False where that was refused."""
        tables, table = self.session.services.tables, self.table
        done = await self._try(lambda: tables.agree_ruling(table, draft, by))
        if done:
            self.set_shown(lambda shown: replace(shown, times=shown.times + 1))
        return done

    async def take_back(self, ruling: str) -> bool:
        """The table does not agree any more."""
        tables, table = self.session.services.tables, self.table
        return await self._try(lambda: tables.retract(table, ruling))

    async def _try(self, call: Callable[[], object]) -> bool:
        try:
            await self.session.work(call)
        except Refusal as refusal:
            self.refused(refusal)
            return False
        self.refused(None)
        await self.session.confirm_saved()
        return True
