"""Browsers that go away while they are being written to: their session waits for them.

Flet 1.0 stops between the two steps of letting a connection go then. A message that is being sent
ends the handling of the socket before its session is told, which stays tied to a dead connection.
One that is sent in the moment after finds no queue, which ends the loop that draws: whoever came
back to that session saw nothing change any more. What is lost is sent anew with the whole page
when the browser is back.
"""

import logging

logger = logging.getLogger(__name__)


def outlive_lost_sockets() -> None:
    """Lets a socket end as one that was closed, whenever its browser goes."""
    from flet.messaging.protocol import Message
    from flet_web.fastapi.flet_app import FletApp  # type: ignore[import-untyped]

    if getattr(FletApp.send_message, "outliving", False):
        return
    send, drain = FletApp.send_message, FletApp._FletApp__send_loop

    def send_message(app: FletApp, message: Message) -> None:
        if vars(app)["_FletApp__send_queue"] is not None:
            send(app, message)

    async def send_loop(app: FletApp) -> None:
        try:
            await drain(app)
        except Exception as fault:
            # The loop that reads hears of it, too, and ends the socket.
            logger.debug("a browser went while it was written to: %s", fault)

    send_message.outliving = True  # type: ignore[attr-defined]
    FletApp.send_message = send_message
    FletApp._FletApp__send_loop = send_loop
