"""Whole logs in and out: pulling and pushing events, and tables as files."""

import json
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from scorekeeper.domain.events import Event, event_data
from scorekeeper.domain.refusals import TableRefused
from scorekeeper.server.api.models import (
    MAX_PULLED,
    MAX_SEQ,
    Imported,
    Pulled,
    Push,
    Pushed,
)
from scorekeeper.server.api.visits import AnyVisit, TableId, Visit
from scorekeeper.tables.exchange import TableFile, export_table, import_table

IMPORT: Final = "/tables/import"

router = APIRouter(tags=["events"])


@router.get("/tables/{table}/events", response_model=Pulled)
def pull(
    visit: AnyVisit,
    table: TableId,
    since: Annotated[int, Query(ge=0, le=MAX_SEQ)] = 0,
    limit: Annotated[int, Query(ge=1, le=MAX_PULLED)] = MAX_PULLED,
) -> Response:
    """The events that arrived after `since`, in the order of arrival."""
    last, _state = visit.tables.position(table)
    arrived = visit.tables.arrivals(table, since, limit)
    reached = arrived[-1][0] if arrived else since
    return _json(
        {
            "events": [{"seq": seq, "event": event_data(event)} for seq, event in arrived],
            "last": max(last, reached) if arrived else last,
            "more": reached < last,
        }
    )


@router.post("/tables/{table}/events")
def push(visit: AnyVisit, table: TableId, pushed: Push) -> Pushed:
    """Adds whole events; those already here change nothing.

    For those who keep score; players may send the own hand for the round to come. All events join
    the log or none. Refused is an event of another table, with an id that is not made of its
    content, with a number (`lamport`) that follows no other, from a clock more than an hour ahead,
    or with control characters in its texts.
    """
    _state, new = visit.tables.push(table, _events(pushed))
    return Pushed(new=new, last=visit.tables.position(table)[0])


def _events(pushed: Push) -> list[Event]:
    events: list[Event] = []
    for place, record in enumerate(pushed.events):
        try:
            events.append(record.event())
        except ValidationError as fault:
            at = ("body", "events", place, "payload")
            faults = [{**one, "loc": (*at, *one["loc"])} for one in fault.errors()]
            raise RequestValidationError(faults) from None
    return events


@router.get("/tables/{table}/export", response_model=TableFile)
def export(visit: AnyVisit, table: TableId) -> Response:
    """The table as a file, to be imported elsewhere."""
    return _json(
        export_table(visit.tables, table),
        **{"Content-Disposition": f'attachment; filename="scorekeeper-{table}.json"'},
    )


@router.post(
    IMPORT,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/TableFile"}}},
        }
    },
)
async def import_file(request: Request, visit: AnyVisit) -> Imported:
    """Takes over an exported table; the same file once more changes nothing."""
    body = await request.body()
    return await run_in_threadpool(_imported, visit, body)


def _imported(visit: Visit, body: bytes) -> Imported:
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise TableRefused("import-not-json") from None
    state, new = import_table(visit.tables, text, visit.services.settings.limits.import_file_bytes)
    return Imported(table=state.id, new=new, last=visit.tables.position(state.id)[0])


def _json(content: dict[str, Any], **headers: str) -> Response:
    # Escaped to ASCII: an event may hold whatever its writer put in.
    return Response(
        json.dumps(content, separators=(",", ":")), media_type="application/json", headers=headers
    )
