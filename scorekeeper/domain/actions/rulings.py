"""Agreeing at the table how a matter is settled, where the leaflets are silent or unwanted."""

import re
from dataclasses import dataclass

from scorekeeper.domain.actions import allowed
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.hands import MAX_AMOUNT
from scorekeeper.domain.names import tidy_name
from scorekeeper.domain.payloads import (
    MATTER_PATTERN,
    MAX_MATTER,
    MAX_RULING_TEXT,
    Retracted,
    RulingAgreed,
    RulingVerdict,
)
from scorekeeper.domain.refusals import RulingRefused, TableRefused
from scorekeeper.domain.state import AgreedRuling, TableState


@dataclass(frozen=True, slots=True)
class RulingDraft:
    """What is about to be agreed: the matter, the question asked, and how it is answered."""

    matter: str
    question: str
    verdict: RulingVerdict
    answer: str = ""
    value: int | None = None


def verify_agree_ruling(state: TableState, draft: RulingDraft) -> RulingDraft:
    """The draft, tidied.

    Raises TableRefused where there is no open table, RulingRefused for a question or an answer
    that is missing or too long.
    """
    if state.opened_at is None:
        raise TableRefused("table-unknown")
    if state.closed:
        raise TableRefused("table-closed")
    if len(draft.matter) > MAX_MATTER or not re.fullmatch(MATTER_PATTERN, draft.matter):
        raise RulingRefused("ruling-matter-unclear")
    question, answer = _tidied(draft.question), _tidied(draft.answer)
    if not question:
        raise RulingRefused("ruling-question-empty")
    if draft.verdict == "value" and draft.value is None:
        raise RulingRefused("ruling-value-missing")
    if draft.verdict in {"depends", "explain"} and not answer:
        raise RulingRefused("ruling-answer-empty")
    if draft.value is not None and not 0 <= draft.value <= MAX_AMOUNT:
        raise RulingRefused("ruling-value-range", limit=MAX_AMOUNT)
    value = draft.value if draft.verdict == "value" else None
    return RulingDraft(draft.matter, question, draft.verdict, answer, value)


can_agree_ruling = allowed(verify_agree_ruling)


def agree_ruling(state: TableState, pen: Pen, draft: RulingDraft) -> tuple[Event, ...]:
    """The matter is settled like this from now on; the same once more needs no event."""
    tidy = verify_agree_ruling(state, draft)
    payload = RulingAgreed(
        matter=tidy.matter,
        question=tidy.question,
        verdict=tidy.verdict,
        answer=tidy.answer,
        value=tidy.value,
    )
    known = state.ruling_on(tidy.matter)
    if known is not None and known.by == pen.by and _as_draft(known) == tidy:
        return ()
    return pen.write(payload)


def withdraw_ruling(state: TableState, pen: Pen, ruling: str) -> tuple[Event, ...]:
    """The table agrees on the matter no more, nor as it did before it changed its mind.

    One that counts no more, or was changed by somebody meanwhile, is left as it is.
    """
    known = next((one for one in state.rulings if one.id == ruling), None)
    if known is None:
        return ()
    # The newest last: it is the first one that is brought back.
    return pen.write(*(Retracted(event=event) for event in (*known.before, known.id)))


def _as_draft(known: AgreedRuling) -> RulingDraft:
    return RulingDraft(known.matter, known.question, known.verdict, known.answer, known.value)


def _tidied(text: str) -> str:
    # A megabyte pasted into the field must not be normalised first and measured later.
    tidy = tidy_name(text) if len(text) <= 10 * MAX_RULING_TEXT else text
    if len(tidy) > MAX_RULING_TEXT:
        raise RulingRefused("ruling-too-long", limit=MAX_RULING_TEXT)
    return tidy
