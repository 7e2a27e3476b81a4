"""The files that guest pages load: style, script, font. Public, and kept by browsers for a year.

Their address changes with their content, so nothing old is ever shown.
"""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from scorekeeper.resources import assets_dir

PREFIX: Final = "/guest"
_TYPES: Final = {
    "guest.css": "text/css; charset=utf-8",
    "guest.js": "text/javascript; charset=utf-8",
    "display.woff2": "font/woff2",
}
_FOR_EVER: Final = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class GuestFile:
    """A file with its packed form; `packed` is None where packing gains nothing."""

    content: bytes
    packed: bytes | None
    media_type: str

    @property
    def weight(self) -> int:
        """Bytes that travel."""
        return len(self.packed or self.content)


@cache
def guest_files() -> dict[str, GuestFile]:
    """The files by name. Raises FileNotFoundError where one is missing from assets/guest."""
    build = version()
    found: dict[str, GuestFile] = {}
    for name, media_type in _TYPES.items():
        content = (assets_dir() / "guest" / name).read_bytes()
        if name.endswith(".css"):
            content = content.replace(b"@version@", build.encode())
        packed = None if name.endswith(".woff2") else gzip.compress(content, 9, mtime=0)
        found[name] = GuestFile(content, packed, media_type)
    return found


@cache
def version() -> str:
    """What tells this build of the files from every other one."""
    digest = hashlib.sha256()
    for name in _TYPES:
        digest.update((assets_dir() / "guest" / name).read_bytes())
    return digest.hexdigest()[:12]


def file_url(name: str) -> str:
    """Where a page loads one of the files from. Raises KeyError for another file."""
    if name not in _TYPES:
        raise KeyError(name)
    return f"{PREFIX}/{version()}/{name}"


async def guest_file(request: Request) -> Response:
    """One of the files; an address of another version gets today's content, kept by nobody."""
    found = guest_files().get(request.path_params["name"])
    if found is None:
        return Response(status_code=404)
    current = request.path_params["version"] == version()
    headers = {"Cache-Control": _FOR_EVER if current else "no-store", "Vary": "Accept-Encoding"}
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.packed, media_type=found.media_type, headers=headers)
    return Response(found.content, media_type=found.media_type, headers=headers)
