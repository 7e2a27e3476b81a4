"""Open pages are told of every change, once, and find their way back."""

import asyncio
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from scorekeeper.domain.hands import typed
from scorekeeper.server.gate import Gate
from scorekeeper.server.guest.stream import Stream
from scorekeeper.sharing.roles import Role
from scorekeeper.tables.round_drafts import RoundDraft, place_key
from tests.server.guest.kitchen import LEA, MIRA, OMA, TOM, Kitchen
from tests.server.guest.listening import listening


def test_a_round_reaches_the_board_with_everything_that_changes(kitchen: Kitchen) -> None:
    async def evening() -> None:
        table = kitchen.table().id
        phone = kitchen.device(Role.VIEWER, table)
        async with listening(phone, f"/t/{table}/live") as page:
            first = await page.event()
            assert (first.name, first.data["seq"]) == ("board", int(first.id))
            assert (await page.event()).name == "hello"
            await asyncio.to_thread(kitchen.round, table, MIRA, oma=34, lea=50, tom=20)
            second = await page.event()
            assert int(second.id) > int(first.id)
            assert '<b class="total">104</b>' in second.data["html"]
            assert second.data["news"].replace("\N{NO-BREAK SPACE}", " ") == (
                "Round 1 saved · Mira +104"
            )
            assert second.data["rules"] == "Classic to 500 · round\N{NO-BREAK SPACE}2"

    asyncio.run(evening())


def test_who_comes_back_having_missed_nothing_is_only_greeted(kitchen: Kitchen) -> None:
    async def evening() -> None:
        table = kitchen.table().id
        kitchen.round(table, MIRA, oma=34)
        phone = kitchen.device(Role.VIEWER, table)
        seq, _state = kitchen.services.tables.position(table)
        for path, headers in (
            (f"/t/{table}/live", {"last_event_id": str(seq)}),
            (f"/t/{table}/live?since={seq}", {}),
        ):
            async with listening(phone, path, **headers) as page:
                assert (await page.event()).name == "hello"
                assert await page.silent(0.2)

    asyncio.run(evening())


@pytest.mark.parametrize("missed", ["1", "0", "999999999999", "-1", "x", "9" * 5_000])
def test_who_comes_back_from_anywhere_else_gets_the_newest_board(
    kitchen: Kitchen, missed: str
) -> None:
    async def evening() -> None:
        table = kitchen.table().id
        kitchen.round(table, MIRA, oma=34)
        phone = kitchen.device(Role.VIEWER, table)
        async with listening(phone, f"/t/{table}/live", last_event_id=missed) as page:
            board = await page.event()
            assert board.name == "board"
            assert '<b class="total">34</b>' in board.data["html"]

    asyncio.run(evening())


def test_everybody_reads_their_own_language(kitchen: Kitchen) -> None:
    async def evening() -> None:
        table = kitchen.table().id
        phone = kitchen.device(Role.VIEWER, table)
        path = f"/t/{table}/live"
        async with (
            listening(phone, path, accept_language="de") as german,
            listening(phone, path, accept_language="nl") as dutch,
        ):
            assert "noch 500" in (await german.event()).data["html"]
            assert "nog 500" in (await dutch.event()).data["html"]
            await asyncio.to_thread(kitchen.round, table, MIRA, oma=34)
            assert (await german.event("board")).data["news"].startswith("Runde\N{NO-BREAK SPACE}1")
            assert (await dutch.event("board")).data["news"].startswith("Ronde\N{NO-BREAK SPACE}1")

    asyncio.run(evening())


def test_a_hand_that_is_reported_moves_the_line_of_those_still_missing(kitchen: Kitchen) -> None:
    async def evening() -> None:
        table = kitchen.table()
        assert table.game is not None
        tip = table.game.tip
        phone = kitchen.device(Role.PLAYER, table.id, LEA)
        async with listening(phone, f"/t/{table.id}/live") as page:
            assert (await page.event("board")).data["hands"][LEA]["waiting"] == ""
            desk = kitchen.services.drafts.desk("laptop")
            draft = RoundDraft(after=tip).with_out(MIRA)
            desk.put(table.id, place_key(table.game, 0), draft)
            kitchen.services.tables.changes.publish(table.id)
            hands = (await page.event("board")).data["hands"]
            assert hands[LEA]["eyebrow"] == "Round 1 · Mira went out"
            assert hands[LEA]["waiting"] == "Waiting for Oma, Tom and you"
            assert not hands[LEA]["some_sent"]
            assert hands[MIRA]["out"]
            tables = kitchen.services.tables
            await asyncio.to_thread(tables.report_hand, table.id, OMA, typed(34), tip, "Oma")
            hands = (await page.event("board")).data["hands"]
            assert hands[LEA]["waiting"] == "Oma sent theirs · waiting for Tom and you"
            assert hands[OMA]["waiting"] == "Waiting for Lea and Tom"
            assert hands[LEA]["some_sent"]
            assert not hands[OMA]["some_sent"]
            assert (hands[OMA]["sent"], hands[OMA]["said"]) == (34, "Sent: 34")
            assert hands[""]["waiting"] == "Oma sent theirs · waiting for Lea and Tom"
            await asyncio.to_thread(kitchen.round, table.id, MIRA, oma=34)
            hands = (await page.event("board")).data["hands"]
            assert hands[LEA]["eyebrow"] == "Round 2"
            assert hands[OMA]["sent"] is None

    asyncio.run(evening())


def test_what_another_process_has_written_is_found(kitchen: Kitchen, tmp_path: Path) -> None:
    async def evening() -> None:
        table = kitchen.table().id
        phone = kitchen.device(Role.VIEWER, table)
        other = kitchen.another_process()
        async with listening(phone, f"/t/{table}/live") as page:
            await page.event("hello")
            await asyncio.to_thread(other.round, table, MIRA, oma=34)
            board = await page.event("board")
            assert '<b class="total">34</b>' in board.data["html"]

    asyncio.run(evening())


def test_whoever_is_sent_away_is_told_so_at_once(kitchen: Kitchen) -> None:
    async def evening() -> None:
        table = kitchen.table().id
        staying, leaving = (kitchen.device(Role.VIEWER, table) for _ in range(2))
        path = f"/t/{table}/live"
        async with listening(staying, path) as one, listening(leaving, path) as other:
            await one.event("hello")
            await other.event("hello")
            kitchen.services.access.send_away(leaving.device, table)
            assert (await other.event()).name == "gone"
            await other.ended()
            await asyncio.to_thread(kitchen.round, table, MIRA, oma=34)
            assert (await one.event()).name == "board"

    asyncio.run(evening())


def test_an_open_page_hears_a_sign_of_life(kitchen: Kitchen) -> None:
    async def evening() -> None:
        table = kitchen.table().id
        phone = kitchen.device(Role.VIEWER, table)
        lively = Stream(kitchen.opener.services, beat_every=0.05)
        routes = [Route("/t/{table}/live", lively.endpoint)]
        phone.app = Gate(Starlette(routes=routes), kitchen.opener.access)
        async with listening(phone, f"/t/{table}/live") as page:
            await page.event("hello")
            for _ in range(3):
                assert (await page.event()).name == "beat"

    asyncio.run(evening())


def test_a_browser_that_goes_leaves_nothing_behind(kitchen: Kitchen) -> None:
    async def evening() -> None:
        table = kitchen.table().id
        changes = kitchen.services.tables.changes
        before = len(changes._subscribers)
        phones = [kitchen.device(Role.VIEWER, table) for _ in range(3)]
        async with (
            listening(phones[0], f"/t/{table}/live") as one,
            listening(phones[1], f"/t/{table}/live") as other,
        ):
            await one.event("hello")
            await other.event("hello")
            assert len(changes._subscribers) == before + 1
            await one.close()
            await asyncio.to_thread(kitchen.round, table, MIRA, oma=34)
            assert (await other.event()).name == "board"
        assert len(changes._subscribers) == before

    asyncio.run(evening())


def test_a_script_may_ask_whether_it_is_still_let_in(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.VIEWER, table)
    answer = phone.head(f"/t/{table}/live")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-type"].startswith("text/event-stream")
    kitchen.services.access.send_away(phone.device, table)
    assert phone.head(f"/t/{table}/live").status_code == 401


def test_html_in_a_name_stays_letters_on_its_way(kitchen: Kitchen) -> None:
    async def evening() -> None:
        table = kitchen.table().id
        kitchen.services.tables.rename_player(table, TOM, "</b><script>\u202e")
        async with listening(kitchen.device(Role.VIEWER, table), f"/t/{table}/live") as page:
            board = (await page.event("board")).data
            assert "<script>" not in board["html"]
            assert "&lt;script&gt;" in board["html"]
            assert "\u202e" not in board["html"]

    asyncio.run(evening())
