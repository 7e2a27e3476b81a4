"""The web client's start page, told from its first byte on how wide a phone is.

The page that comes with the web client leaves that to its engine, which says so a second later;
until then phones lay it out for a desk, and a session begun in between keeps wrong measures.
"""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_AFTER: Final = b"<head>"
VIEWPORT: Final = b'\n<meta name="viewport" content="width=device-width, initial-scale=1">'


class StartPage:
    """Adds the width to each whole page of HTML that the app behind answers with."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            send = _with_viewport(send)
        await self._app(scope, receive, send)


def _with_viewport(send: Send) -> Send:
    awaited = False

    async def sending(message: Message) -> None:
        nonlocal awaited
        if message["type"] == "http.response.start" and message["status"] == 200:
            headers = MutableHeaders(scope=message)
            awaited = headers.get("content-type", "").startswith("text/html")
            if awaited and "content-length" in headers:
                headers["content-length"] = str(int(headers["content-length"]) + len(VIEWPORT))
        elif awaited and message.get("body"):
            # The head of the page is in its first part.
            before, tag, after = message["body"].partition(_AFTER)
            message["body"] = before + tag + VIEWPORT + after
            awaited = False
        await send(message)

    return sending
