"""Which page answers which address of a table."""

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from scorekeeper.server.guest import asking, board_pages, hand
from scorekeeper.server.guest.stream import Stream
from scorekeeper.server.guest.visit import Handler, OpenServices, answered

Endpoint = Callable[[Request], Awaitable[Response]]

_LOOKED_AT: Final[dict[str, Handler]] = {
    "": board_pages.board,
    "/rounds": board_pages.rounds,
    "/receipt/{player}": board_pages.total_receipt,
    "/rounds/{round}/receipt/{player}": board_pages.round_receipt,
    "/ask": asking.ask,
    "/hand": hand.pad,
    "/hand/read": hand.read,
}


def endpoints(open_services: OpenServices) -> dict[tuple[str, str], Endpoint]:
    """The endpoints by method and address below a table's own."""

    def page(handler: Handler) -> Endpoint:
        async def endpoint(request: Request) -> Response:
            return await answered(request, open_services, handler)

        return endpoint

    return {
        **{("GET", path): page(handler) for path, handler in _LOOKED_AT.items()},
        ("GET", "/live"): Stream(open_services).endpoint,
        ("POST", "/hand"): hand.sending(open_services),
        ("POST", "/seat"): hand.seating(open_services),
    }
