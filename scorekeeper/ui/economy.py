"""Work of Flet's that nobody needs, left out: each session on the host is drawn by one process."""

from flet.messaging.protocol import Message


def write_messages_briefly() -> None:
    """Names a message by its kind in Flet's log.

    Flet 1.0 writes out each one in full, with every control in it, before it asks whether anybody
    keeps that log; that took a twentieth of every drawing.
    """
    Message.__repr__ = _brief  # type: ignore[assignment, method-assign]


def _brief(message: Message) -> str:
    return f"Message({message.action.name})"
