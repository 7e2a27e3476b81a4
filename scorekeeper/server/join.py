"""The way in: the join page with its code, and the links that QR codes carry.

Programs are let in by `api/`.
"""

from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from scorekeeper.domain.refusals import Refusal
from scorekeeper.l10n import translator
from scorekeeper.resources import assets_dir
from scorekeeper.server.gate import OpenAccess, cookie_name, secret_of
from scorekeeper.server.labels import label_of
from scorekeeper.server.languages import language_of
from scorekeeper.server.pages import page
from scorekeeper.server.problems import refused, status_of
from scorekeeper.sharing.roles import AccessRefused, Act, may
from scorekeeper.storage import EVERY_TABLE
from scorekeeper.tables.access import Access, Entry

COOKIE_LASTS: Final = 180 * 24 * 3600
"""Seconds."""

_MAX_FORM: Final = 10_000
_FILES: Final = {"door.css": "door/door.css", "icon.svg": "icon.svg"}


def join_routes(open_access: OpenAccess) -> list[BaseRoute]:
    """The routes of the way in."""

    async def form(request: Request) -> Response:
        return page("join.html", language_of(request), problem="")

    async def typed(request: Request) -> Response:
        body = await request.body()
        code = ""
        if len(body) <= _MAX_FORM:
            fields = await request.form(max_files=0, max_fields=5)
            value = fields.get("code")
            code = value if isinstance(value, str) else ""
        try:
            access, entry = await run_in_threadpool(let_in, open_access, request, code)
        except Refusal as refusal:
            language = language_of(request)
            said = translator(language)(refusal.key, **refusal.params)
            return page("join.html", language, status=status_of(refusal), problem=said)
        return await _welcome(request, access, entry)

    async def opened(request: Request) -> Response:
        try:
            access, entry = await run_in_threadpool(
                let_in, open_access, request, request.path_params["secret"]
            )
        except AccessRefused as refusal:
            home = await run_in_threadpool(_known_home, open_access, request)
            if home is not None and refusal.key == "access-wrong-secret":
                # A link for one use that this browser has used before, from its history.
                return RedirectResponse(home, status_code=303)
            return refused(request, refusal)
        except Refusal as refusal:
            return refused(request, refusal)
        return await _welcome(request, access, entry)

    return [
        Route("/join", form, methods=["GET"]),
        Route("/join", typed, methods=["POST"]),
        Route("/j/{secret}", opened, methods=["GET"]),
        Route("/door/{file}", _file, methods=["GET"]),
    ]


def home_of(access: Access, device: str, table: str) -> str:
    """Where a device is at home: the app for those who keep score, else the guest page."""
    if may(access.role_at(device, table), Act.ENTER):
        return f"/table/{table}" if table else "/"
    if table:
        return f"/t/{table}"
    mine = sorted(access.tables_of(device) or ())
    return f"/t/{mine[0]}" if mine else "/join"


def let_in(
    open_access: OpenAccess, request: Request, secret: str, label: str = ""
) -> tuple[Access, Entry]:
    """Lets whoever sends a request in by a link or a code. Raises AccessRefused, StorageRefused."""
    access = open_access()
    place = request.client.host if request.client else ""
    label = label or label_of(request.headers.get("user-agent", ""))
    return access, access.enter(secret, secret_of(request), label, place)


def _known_home(open_access: OpenAccess, request: Request) -> str | None:
    access = open_access()
    device = access.device(secret_of(request))
    if device is None:
        return None
    tables = access.tables_of(device)
    if tables is None:
        return "/"
    return home_of(access, device, min(tables)) if tables else None


async def _welcome(request: Request, access: Access, entry: Entry) -> Response:
    home = await run_in_threadpool(home_of, access, entry.device, entry.table or EVERY_TABLE)
    answer = RedirectResponse(home, status_code=303, headers={"Cache-Control": "no-store"})
    if entry.cookie is not None:
        answer.set_cookie(
            cookie_name(request),
            entry.cookie,
            max_age=COOKIE_LASTS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return answer


async def _file(request: Request) -> Response:
    name = _FILES.get(request.path_params["file"])
    if name is None:
        return Response(status_code=404)
    return FileResponse(assets_dir() / name, headers={"Cache-Control": "max-age=3600"})
