"""Playing along: the own seat, the own cards on keys or in words, sent to whoever keeps score."""

import json
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Annotated, Any, Final
from urllib.parse import parse_qsl

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from scorekeeper.domain.hands import NO_CARDS, CardKindId, Count, HandTally
from scorekeeper.domain.refusals import HandRefused, Refusal, RoundRefused, SeatingRefused
from scorekeeper.domain.state import TableState
from scorekeeper.rulebook.handwords import MAX_TEXT, HandReading
from scorekeeper.server.guest.harmless import harmless
from scorekeeper.server.guest.pad_page import (
    doubts_data,
    held_line,
    pad_page,
    reading_data,
    state_read,
)
from scorekeeper.server.guest.visit import OpenServices, Visit, answered, refused
from scorekeeper.server.problems import status_of, wants_page
from scorekeeper.sharing.roles import Act
from scorekeeper.tables.hand_line import combined, read_line
from scorekeeper.tables.shown.reports import (
    Asked,
    asked_at,
    hand_sent,
    hand_title,
    sent_line,
)

MAX_BODY: Final = 20_000
"""Bytes of one hand; 60 kinds of cards and a full line are a fifth of it."""
_MOST_FIELDS: Final = 8

Id = Annotated[str, Field(min_length=1, max_length=80)]


class _Sent(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class HandSent(_Sent):
    """A hand as the page sends it: what was tapped, and the line as it was typed.

    `instead` is a line chosen among those offered, `none` the explicit nothing, `knocked_out` that
    there is none to send.
    """

    after: Id
    player: Id
    cards: dict[CardKindId, Count] = Field(default_factory=dict, max_length=60)
    line: Annotated[str, Field(max_length=MAX_TEXT)] = ""
    instead: Annotated[str, Field(max_length=MAX_TEXT)] | None = None
    none: bool = False
    knocked_out: bool = False

    @property
    def text(self) -> str:
        """The line that counts."""
        return self.line if self.instead is None else self.instead


class SeatChosen(_Sent):
    """The seat that somebody says is theirs."""

    player: Id


Endpoint = Callable[[Request], Awaitable[Response]]


def pad(visit: Visit) -> Response:
    """The own cards; before that, once, the own seat."""
    visit.verify(Act.REPORT)
    choosing = visit.request.query_params.get("seat") == "other"
    return pad_page(visit, choosing=choosing)


def read(visit: Visit) -> Response:
    """What a line would mean, while it is being typed."""
    visit.verify(Act.REPORT)
    state = visit.state()
    line = visit.request.query_params.get("line", "")
    if len(line) > MAX_TEXT:
        raise HandRefused("guest-request-too-large")
    return JSONResponse(reading_data(visit, state, line))


def sending(open_services: OpenServices) -> Endpoint:
    """The endpoint that takes a hand."""
    return _taking(open_services, _take)


def seating(open_services: OpenServices) -> Endpoint:
    """The endpoint that takes somebody's choice of a seat."""
    return _taking(open_services, _seat)


def _taking(
    open_services: OpenServices, take: Callable[[Visit, dict[str, Any]], Response]
) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        try:
            fields = await _fields(request)
        except Refusal as refusal:
            return refused(request, refusal)
        return await answered(request, open_services, lambda visit: take(visit, fields))

    return endpoint


async def _fields(request: Request) -> dict[str, Any]:
    """What was sent, as JSON or as a form. Raises HandRefused for anything else."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > MAX_BODY:
            raise HandRefused("guest-request-too-large")
    try:
        if request.headers.get("content-type", "").startswith("application/json"):
            fields = json.loads(body)
            if not isinstance(fields, dict):
                raise ValueError("no object")
            return fields
        text = body.decode("ascii")
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=_MOST_FIELDS))
    except (ValueError, RecursionError) as fault:
        raise HandRefused("guest-request-broken") from fault


def _seat(visit: Visit, fields: dict[str, Any]) -> Response:
    try:
        chosen = SeatChosen.model_validate(fields)
    except ValidationError as fault:
        raise HandRefused("guest-request-broken") from fault
    visit.verify(Act.REPORT)
    seat = visit.state().seats.get(chosen.player)
    if seat is None or seat.left:
        raise SeatingRefused("player-not-seated")
    visit.services.access.choose_seat(visit.visitor.device, visit.table, chosen.player)
    return RedirectResponse(f"/t/{visit.table}/hand", HTTPStatus.SEE_OTHER)


def _take(visit: Visit, fields: dict[str, Any]) -> Response:
    try:
        sent = HandSent.model_validate(fields)
    except ValidationError as fault:
        raise HandRefused("guest-request-broken") from fault
    visit.verify(Act.REPORT)
    state = visit.state()
    reading = _reading(visit, state, sent)
    try:
        if reading is not None and reading.not_understood:
            raise HandRefused("entry-not-understood", words=", ".join(reading.not_understood))
        state = _report(visit, state, sent, reading)
    except Refusal as refusal:
        return _not_taken(visit, state, sent, refusal)
    if wants_page(visit.request):
        return RedirectResponse(f"/t/{visit.table}/hand", HTTPStatus.SEE_OTHER)
    asked = asked_at(state, sent.player, visit.services.drafts.begun)
    nothing = {"sent": 0, "said": "", "title": "", "held": ""}
    return JSONResponse(_as_sent(visit, state, asked, sent.player) if asked else nothing)


def _as_sent(visit: Visit, state: TableState, asked: Asked, player: str) -> dict[str, Any]:
    """What the page says of a hand that has arrived."""
    return {
        "sent": asked.sent.get(player, 0),
        "said": sent_line(visit.t, asked, player),
        "title": harmless(hand_title(visit.t, state, asked, player)),
        "held": held_line(visit, asked, player, hand_sent(state, asked, player)),
    }


def _reading(visit: Visit, state: TableState, sent: HandSent) -> HandReading | None:
    game = state.game
    if game is None or sent.none:
        return None
    return read_line(visit.services.library, visit.language, game.rules, sent.text)


def _report(
    visit: Visit, state: TableState, sent: HandSent, reading: HandReading | None
) -> TableState:
    if asked_at(state, sent.player, visit.services.drafts.begun) is None:
        raise RoundRefused("round-hand-not-playing", name=state.name_of(sent.player))
    tables, by = visit.services.tables, state.name_of(sent.player)
    tally = NO_CARDS if sent.none else combined(HandTally(cards=sent.cards), reading)
    if sent.knocked_out:
        return tables.report_knock_out(visit.table, sent.player, tally, sent.after, by=by)
    if tally == NO_CARDS and reading is None and not sent.none:
        raise HandRefused("guest-nothing-yet")
    return tables.report_hand(visit.table, sent.player, tally, sent.after, by=by)


def _not_taken(visit: Visit, state: TableState, sent: HandSent, refusal: Refusal) -> Response:
    """Why not, with everything that was typed still there."""
    if not wants_page(visit.request):
        answer = refused(visit.request, refusal)
        if refusal.key != "entry-not-understood":
            return answer
        body = state_read(answer) | {"doubts": doubts_data(visit, state, sent.text)}
        return JSONResponse(
            body, status_code=answer.status_code, media_type="application/problem+json"
        )
    return pad_page(
        visit,
        line=sent.text,
        problem=visit.t(refusal.key, **refusal.params),
        status=status_of(refusal),
    )
