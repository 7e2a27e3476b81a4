"""What Flet would make of a late answer, and what we do."""

import asyncio
import gc
import logging
import weakref
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

from scorekeeper.ui.faults import (
    carry_out,
    forgive_late_answers,
    outlive_drawing,
    outlive_reloading,
)

STRICT: Final = Component.update
SESSION: Final = {
    name: getattr(Session, name)
    for name in ("schedule_update", "schedule_effect", "disconnect", "attach_connection")
}
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


def test_a_fault_that_nobody_can_be_told_of_is_logged_and_goes_no_further(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def action() -> None:
        raise ArithmeticError("no page anywhere")

    asyncio.run(carry_out(action))
    assert "no page anywhere" in caplog.text


def test_flet_itself_would_draw_nothing_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once this fails, Flet has mended it and ours can go."""
    monkeypatch.setattr(Component, "update", STRICT)
    sent, ended = asyncio.run(drawn_after_a_fault())
    assert isinstance(ended, ArithmeticError)
    assert b"right 7" not in sent


@ft.component
def pad(asked: list[str], changes: list[Callable[[str], None]]) -> ft.Control:
    """A part that asks something once it is drawn."""
    page = ft.context.page
    text, set_text = ft.use_state("empty")
    changes.append(set_text)
    ft.use_effect(lambda: asked.append(f"what is stored by {page.title}"), dependencies=[])
    return ft.Text(text)


async def loaded_again_while(drawn: bool) -> tuple[list[str], bytes]:
    """What a pad asked and what the second page showed of it, where the first page went away before
    or just after the pad was `drawn`, and something changed while no page was there.
    """
    first, second = Phone(), Phone()
    asked, changes = list[str](), list[Callable[[str], None]]()
    session = Session(first)
    session.page.title = "Phone"
    session.attach_connection(first)
    first.send(session.get_page_patch())  # type: ignore[no-untyped-call]
    if drawn:
        session.page.render(pad, asked, changes)
    await session.disconnect(60)
    if not drawn:
        session.page.render(pad, asked, changes)
    changes[-1]("two sevens")
    await asyncio.sleep(0.05)
    second.send(session.page)
    session.attach_connection(second)
    await asyncio.sleep(0.05)
    drawing: asyncio.Task[None] = vars(session)["_Session__updates_task"]
    drawing.cancel()
    return asked, second.sent


@pytest.fixture
def flet_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sessions as Flet makes them, whatever has been mended before."""
    for name, plain in SESSION.items():
        monkeypatch.setattr(Session, name, plain)


@pytest.mark.parametrize("drawn", [True, False])
@pytest.mark.usefixtures("flet_itself")
def test_a_page_loaded_again_asks_and_shows_what_it_was_about_to(drawn: bool) -> None:
    for _ in range(2):
        outlive_reloading()
    asked, shown = asyncio.run(loaded_again_while(drawn))
    assert asked == ["what is stored by Phone"]
    assert b"two sevens" in shown


async def left_for_good() -> weakref.ref[Session]:
    """A session whose page went away before it was drawn and never came back."""
    phone = Phone()
    session = Session(phone)
    session.attach_connection(phone)
    phone.send(session.get_page_patch())  # type: ignore[no-untyped-call]
    await session.disconnect(60)
    session.page.render(pad, [], [])
    session.close()  # type: ignore[no-untyped-call]
    await asyncio.sleep(0.05)
    return weakref.ref(session)


@pytest.mark.usefixtures("flet_itself")
def test_a_session_that_is_over_takes_with_it_what_it_still_had_to_do() -> None:
    outlive_reloading()
    session = asyncio.run(left_for_good())
    gc.collect()
    assert session() is None


@pytest.mark.parametrize("drawn", [True, False])
@pytest.mark.usefixtures("flet_itself")
def test_flet_itself_would_forget_both(drawn: bool) -> None:
    """Once this fails, Flet has mended it and ours can go."""
    asked, shown = asyncio.run(loaded_again_while(drawn))
    assert asked == []
    assert b"two sevens" not in shown
