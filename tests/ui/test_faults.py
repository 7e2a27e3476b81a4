"""What Flet would make of a late answer, and what we do."""

import asyncio
import logging
from collections.abc import Callable
from inspect import getclosurevars
from typing import Final

import flet as ft
import msgpack  # type: ignore[import-untyped]
import pytest
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.messaging.connection import Connection
from flet.messaging.protocol import Message, configure_encode_object_for_msgpack
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from scorekeeper.ui.faults import forgive_late_answers, outlive_drawing

STRICT: Final = Component.update
ENCODE: Final = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]


def test_a_control_that_has_gone_may_still_answer() -> None:
    session = Session.__new__(Session)
    vars(session)["_Session__index"] = {}
    for _ in range(2):
        forgive_late_answers()
        session.handle_invoke_method_results(7, "call", None, None)


def test_flet_itself_would_drop_the_connection() -> None:
    """Once this fails, Flet has mended it and ours can go."""
    forgive_late_answers()
    strict = getclosurevars(Session.handle_invoke_method_results).nonlocals["strict"]
    session = Session.__new__(Session)
    vars(session)["_Session__index"] = {}
    with pytest.raises(RuntimeError, match="not registered"):
        strict(session, 7, "call", None, None)


class Phone(Connection):
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.pubsubhub = PubSubHub()
        self.sent = b""

    def send_message(self, message: Message) -> None:
        self.send(message.body)

    def send(self, body: object) -> None:
        """Writes as Flet does, which is also when it begins to look for changes."""
        self.sent += msgpack.packb(body, default=ENCODE)


@ft.component
def board(changes: list[Callable[[int], None]]) -> ft.Control:
    """Two parts that count on their own; the first one breaks at 13."""

    @ft.component
    def part(name: str) -> ft.Control:
        count, set_count = ft.use_state(0)
        if name not in seen:
            seen.add(name)
            changes.append(set_count)
        if name == "left" and count == 13:
            raise ArithmeticError(count)
        return ft.Text(f"{name} {count}")

    seen: set[str] = set()
    return ft.Column([part("left"), part("right")])


async def drawn_after_a_fault() -> tuple[bytes, BaseException | None]:
    """What a phone was sent when one part broke and then the other one changed; what ended the
    loop that draws.
    """
    phone, counts = Phone(), list[Callable[[int], None]]()
    session = Session(phone)
    session.attach_connection(phone)
    phone.send(session.get_page_patch())  # type: ignore[no-untyped-call]
    session.page.data = "Something went wrong."
    session.page.render(board, counts)
    left, right = counts
    for change, count in ((left, 13), (right, 7), (left, 8)):
        change(count)
        await asyncio.sleep(0.05)
    drawing: asyncio.Task[None] = vars(session)["_Session__updates_task"]
    ended = drawing.exception() if drawing.done() else None
    drawing.cancel()
    return phone.sent, ended


def test_a_part_that_breaks_while_it_is_drawn_stops_no_other_and_the_person_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Component, "update", STRICT)
    outlive_drawing()
    with caplog.at_level(logging.ERROR):
        sent, ended = asyncio.run(drawn_after_a_fault())
    assert ended is None
    assert b"right 7" in sent
    assert b"left 8" in sent
    assert b"Something went wrong." in sent
    assert "could not be drawn" in caplog.text


def test_flet_itself_would_draw_nothing_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once this fails, Flet has mended it and ours can go."""
    monkeypatch.setattr(Component, "update", STRICT)
    sent, ended = asyncio.run(drawn_after_a_fault())
    assert isinstance(ended, ArithmeticError)
    assert b"right 7" not in sent
