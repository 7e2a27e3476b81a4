"""Small pages of the door: the join page, and what is said when something is refused."""

from functools import lru_cache
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starlette.responses import HTMLResponse

from scorekeeper.l10n import translator

if TYPE_CHECKING:
    from jinja2 import Environment

_TEMPLATES: Final = Path(__file__).parent / "templates"


@lru_cache(maxsize=1)
def _environment() -> "Environment":
    # Imported with the first of these pages: the app, and who is let in to it, needs none.
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def page(
    template: str, language: str, *, status: int = HTTPStatus.OK, **values: Any
) -> HTMLResponse:
    """One of the door's pages; nothing of it is kept by browsers."""
    html = (
        _environment()
        .get_template(template)
        .render(t=translator(language), language=language, **values)
    )
    return HTMLResponse(html, status_code=status, headers={"Cache-Control": "no-store"})
