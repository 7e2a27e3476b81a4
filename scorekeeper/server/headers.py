"""What every answer says to browsers: where its parts may come from, and to keep secrets.

No page of ours asks anybody else for anything; these headers make browsers hold us to it.
"""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY_KEY: Final = "scorekeeper.policy"
"""Where in a scope an app behind the gate leaves a policy of its own, in a list of one."""

STRICT: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
"""For the pages we write ourselves."""

WEB_CLIENT: Final = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "connect-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; "
    "base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
"""For the Flet web client: its start page has scripts of its own and compiles WebAssembly."""


class WebClientPolicy:
    """Marks the Flet app as one that needs the wider policy."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # A list, since a mount hands on a copy of the scope.
        if POLICY_KEY in scope:
            scope[POLICY_KEY][0] = WEB_CLIENT
        await self._app(scope, receive, send)


def guarded_send(scope: Scope, send: Send) -> Send:
    """`send`, with the headers added to whatever is answered."""
    policy = scope.setdefault(POLICY_KEY, [STRICT])

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.setdefault("Content-Security-Policy", policy[0])
            headers["X-Content-Type-Options"] = "nosniff"
            # Links carry secrets, which nobody else may learn. Not "no-referrer": under that,
            # browsers hide from us too where a form was sent from.
            headers["Referrer-Policy"] = "same-origin"
            # The web client's own server would let every other site read everything.
            if "Access-Control-Allow-Origin" in headers:
                del headers["Access-Control-Allow-Origin"]
        await send(message)

    return sending
