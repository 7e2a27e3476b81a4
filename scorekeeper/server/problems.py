"""What went wrong, said to programs as problem+json (RFC 9457) and to people as a page."""

from http import HTTPStatus
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response

from scorekeeper.domain.refusals import Refusal, StaleRound, StorageRefused, TableRefused
from scorekeeper.l10n import translator
from scorekeeper.server.languages import language_of
from scorekeeper.server.pages import page
from scorekeeper.sharing.roles import AccessRefused

API = "/api/"
"""Where programs ask: whatever they accept, they are answered as programs."""

UNAUTHORIZED_KEYS = frozenset({"access-not-let-in", "access-wrong-secret"})


def status_of(refusal: Refusal) -> int:
    """The HTTP status that a refusal means."""
    if isinstance(refusal, StorageRefused):
        return HTTPStatus.SERVICE_UNAVAILABLE
    if isinstance(refusal, StaleRound) or refusal.key == "undo-moved":
        return HTTPStatus.CONFLICT
    if isinstance(refusal, AccessRefused):
        if refusal.key == "access-too-many-attempts":
            return HTTPStatus.TOO_MANY_REQUESTS
        if refusal.key == "access-too-large":
            return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        if refusal.key in UNAUTHORIZED_KEYS:
            return HTTPStatus.UNAUTHORIZED
        return HTTPStatus.FORBIDDEN
    if isinstance(refusal, TableRefused) and refusal.key in {"table-unknown", "table-not-found"}:
        return HTTPStatus.NOT_FOUND
    return HTTPStatus.UNPROCESSABLE_ENTITY


def wants_page(connection: HTTPConnection) -> bool:
    """Whether a person is to read the answer."""
    if connection.scope["path"].startswith(API):
        return False
    return "text/html" in connection.headers.get("accept", "")


def problem(status: int, key: str, detail: str, **more: Any) -> JSONResponse:
    """A problem+json answer; `key` names the kind of problem for programs, `more` are members
    that this kind has beside the usual ones.
    """
    return JSONResponse(
        {
            "type": f"urn:scorekeeper:{key}",
            "title": HTTPStatus(status).phrase,
            "status": status,
            "detail": detail,
            **more,
        },
        status_code=status,
        headers={"WWW-Authenticate": "Bearer"} if status == HTTPStatus.UNAUTHORIZED else None,
        media_type="application/problem+json",
    )


def refused(connection: HTTPConnection, refusal: Refusal) -> Response:
    """The answer to a request that was refused, in the visitor's language."""
    language = language_of(connection)
    detail = translator(language)(refusal.key, **refusal.params)
    status = status_of(refusal)
    if wants_page(connection):
        t = translator(language)
        broken = isinstance(refusal, StorageRefused)
        answer: Response = page(
            "refused.html",
            language,
            status=status,
            detail=detail,
            title=t("trouble-title") if broken else t("refused-title"),
            again=t("trouble-again") if broken else t("door-again"),
            back=connection.url.path if broken else "/",
        )
    else:
        answer = problem(status, refusal.key, detail)
    if "seconds" in refusal.params:
        answer.headers["Retry-After"] = str(refusal.params["seconds"])
    return answer
