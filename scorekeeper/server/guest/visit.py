"""One request of a guest: who asks, at which table, in which language; refusals become answers."""

from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.l10n import Translator, translator
from scorekeeper.server.guest.harmless import harmless
from scorekeeper.server.guest.pages import page
from scorekeeper.server.languages import language_of
from scorekeeper.server.problems import UNAUTHORIZED_KEYS, problem, status_of, wants_page
from scorekeeper.server.visitors import Visitor, visitor_of
from scorekeeper.sharing.roles import AccessRefused, Act
from scorekeeper.tables.services import Services

OpenServices = Callable[[], Services]


@dataclass(frozen=True, slots=True)
class Visit:
    """A request behind the gate; `services` do what this visitor may do."""

    request: Request
    services: Services
    visitor: Visitor
    table: str
    language: str
    t: Translator

    @property
    def seat(self) -> str | None:
        """The player whose hands this visitor reports."""
        return self.visitor.seat_at(self.table)

    @property
    def may_report(self) -> bool:
        """Whether this visitor may play along."""
        return self.visitor.may(Act.REPORT, self.table)

    def state(self) -> TableState:
        """The table. Raises AccessRefused, TableRefused, StorageRefused."""
        return self.services.tables.state(self.table)

    def verify(self, act: Act) -> None:
        """Raises AccessRefused where this visitor may not do that here."""
        role = self.visitor.role_at(self.table)
        if role is None:
            raise AccessRefused("access-not-let-in")
        if not self.visitor.may(act, self.table):
            raise AccessRefused(f"access-{act}-refused")


def visit_of(request: Request, open_services: OpenServices) -> Visit:
    """The visit of a request. Waits for the disk; raises StorageRefused."""
    visitor = visitor_of(request)
    language = language_of(request)
    return Visit(
        request=request,
        services=open_services().visited_by(visitor.device),
        visitor=visitor,
        table=str(request.path_params["table"]),
        language=language,
        t=translator(language),
    )


Handler = Callable[[Visit], Response]


async def answered(request: Request, open_services: OpenServices, handler: Handler) -> Response:
    """What a handler answers; it works in a thread, and its refusals are said to whoever asks."""

    def work() -> Response:
        return handler(visit_of(request, open_services))

    try:
        return await run_in_threadpool(work)
    except Refusal as refusal:
        return refused(request, refusal)


def refused(request: Request, refusal: Refusal) -> Response:
    """Why not: a page for people, problem+json for the script, in the visitor's language."""
    language = language_of(request)
    detail = harmless(translator(language)(refusal.key, **refusal.params))
    status = status_of(refusal)
    if not wants_page(request):
        return problem(status, refusal.key, detail)
    return page(
        request,
        "refused.html",
        language,
        status=status,
        detail=detail,
        table=_way_back(request, status),
        lost=refusal.key in UNAUTHORIZED_KEYS,
    )


def _way_back(request: Request, status: int) -> str:
    """The table to go back to; empty where that would be refused as well."""
    if status in {HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND}:
        return ""
    return str(request.path_params.get("table", ""))
