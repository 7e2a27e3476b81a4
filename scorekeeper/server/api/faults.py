"""Whatever goes wrong in the API becomes problem+json, in the language that the request prefers."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from scorekeeper.domain.refusals import Refusal, StaleRound
from scorekeeper.l10n import translator
from scorekeeper.server.api.visits import language_of, next_rounds, visit_of
from scorekeeper.server.guest.harmless import harmless
from scorekeeper.server.problems import problem, status_of

logger = logging.getLogger(__name__)

_MOST_FAULTS: Final = 10
_LONGEST_PART: Final = 60
"""Characters shown of what somebody sent."""

_KEYS: Final = {
    HTTPStatus.NOT_FOUND: "api-not-here",
    HTTPStatus.METHOD_NOT_ALLOWED: "api-method-wrong",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "access-too-large",
}


def handle_faults(app: FastAPI) -> None:
    """Makes the app answer everything that goes wrong as a problem."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(StaleRound, _stale)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _failed)
    app.add_exception_handler(Exception, _broken)


def refusal_problem(request: Request, refusal: Refusal, **more: Any) -> Response:
    """The answer to what was refused."""
    detail = translator(language_of(request))(refusal.key, **refusal.params)
    answer = problem(status_of(refusal), refusal.key, harmless(detail), **more)
    if "seconds" in refusal.params:
        answer.headers["Retry-After"] = str(refusal.params["seconds"])
    return answer


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return refusal_problem(request, refusal)


async def _stale(request: Request, refusal: Exception) -> Response:
    """Somebody was faster: what the entry comes after now, so that nothing is typed again."""
    assert isinstance(refusal, StaleRound)

    visit = await visit_of(request)

    def newer() -> dict[str, Any]:
        seq, state = visit.tables.position(str(request.path_params["table"]))
        return {"last": seq, "next": [one.model_dump() for one in next_rounds(state.game)]}

    return refusal_problem(request, refusal, **await run_in_threadpool(newer))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    t = translator(language_of(request))
    if not _is_json(request) and any(_is_unread(one) for one in error.errors()):
        return problem(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "api-type-wrong", t("api-type-wrong"))
    faults = [
        {"place": _place(one["loc"]), "what": _shown(one["msg"])}
        for one in error.errors()[:_MOST_FAULTS]
    ]
    return problem(
        HTTPStatus.UNPROCESSABLE_ENTITY,
        "api-invalid",
        t("api-invalid", place=faults[0]["place"]),
        faults=faults,
    )


async def _failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = _KEYS.get(HTTPStatus(error.status_code), "api-unreadable")
    answer = problem(error.status_code, key, translator(language_of(request))(key))
    answer.headers.update(error.headers or {})
    return answer


async def _broken(request: Request, error: Exception) -> Response:
    logger.error("%s %s: %s", request.method, request.url.path, type(error).__name__)
    t = translator(language_of(request))
    return problem(HTTPStatus.INTERNAL_SERVER_ERROR, "api-broken", t("api-broken"))


def _is_unread(fault: Mapping[str, Any]) -> bool:
    """Whether there was a content, and it has not been read as JSON."""
    return bool(fault["loc"] == ("body",) and fault["type"] != "missing")


def _is_json(request: Request) -> bool:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind.startswith("application/") and (kind.endswith("/json") or kind.endswith("+json"))


def _place(parts: tuple[int | str, ...]) -> str:
    return ".".join(_shown(str(part)) for part in parts[:12])


def _shown(text: str) -> str:
    return harmless(text[:_LONGEST_PART])
