"""Turning what is shown into HTML: the templates, and answers packed for the way.

Templates escape everything; what they show is made harmless before (`harmless.py`).
"""

import gzip
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from scorekeeper.l10n import translator
from scorekeeper.server.guest.files import file_url, version
from scorekeeper.server.guest.harmless import shown
from scorekeeper.server.guest.symbols import card_symbol, seat_middle, sprite
from scorekeeper.server.languages import COOKIE, NAMES, PARAMETER, YEAR

REFRESH: Final = 10
"""Seconds after which a page without script looks again."""
_WORTH_PACKING: Final = 600
"""Bytes."""


@cache
def environment() -> Environment:
    """The templates of the guest pages."""
    found = Environment(
        loader=FileSystemLoader(Path(__file__).parent / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=shown,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals.update(
        file_url=file_url,
        sprite=sprite,
        card_symbol=card_symbol,
        seat_middle=seat_middle,
        languages=NAMES,
        refresh=REFRESH,
    )
    return found


def drawn(template: str, language: str, **values: Any) -> str:
    """A template, or a part of a page, as HTML."""
    return (
        environment()
        .get_template(template)
        .render(t=translator(language), language=language, **values)
    )


def page(
    request: Request,
    template: str,
    language: str,
    *,
    status: int = HTTPStatus.OK,
    **values: Any,
) -> Response:
    """A whole page; a language chosen in the address is kept."""
    html = drawn(template, language, path=request.url.path, build=version(), **values).encode()
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding, Accept-Language, Cookie"}
    if len(html) > _WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        html = gzip.compress(html, 6, mtime=0)
        headers["Content-Encoding"] = "gzip"
    answer = HTMLResponse(html, status_code=status, headers=headers)
    if request.query_params.get(PARAMETER) == language:
        answer.set_cookie(COOKIE, language, max_age=YEAR, samesite="lax", httponly=True)
    return answer
