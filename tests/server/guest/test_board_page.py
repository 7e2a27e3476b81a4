"""The board, the rounds and the receipts as guests see them."""

import re
from html.parser import HTMLParser

import pytest

from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.agreed import agree_on
from scorekeeper.domain.hands import HandTally
from scorekeeper.server.guest.files import guest_files
from scorekeeper.sharing.roles import Role
from tests.server.guest.kitchen import LEA, MIRA, OMA, PEOPLE, TOM, Kitchen

BUDGET = 30_000
"""Bytes that a phone loads for its first board, packed."""


class Reader(HTMLParser):
    """What a page says, and what it loads or would run."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self._skipped = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.words.append(data.strip())


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    return reader


def said(html: str) -> str:
    """The words of a page in their order."""
    return " ".join(read(html).words)


def test_the_board_has_every_line_of_the_app(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    kitchen.round(table, MIRA, oma=34, lea=50, tom=20)
    page = kitchen.device(Role.VIEWER, table).get(f"/t/{table}")
    assert page.status_code == 200
    words = said(page.text)
    assert "Friday kitchen Classic to 500 · round\N{NO-BREAK SPACE}2" in words
    assert "1 M Mira deals just won round 1 104 +104" in words
    assert "2 O Oma 500 to go 0" in words
    assert "Last round · Round 1 Mira went out +104" in words
    assert page.text.count("data-player=") == 4


def test_a_table_without_a_round_says_what_will_come(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    words = said(kitchen.device(Role.VIEWER, table).get(f"/t/{table}").text)
    assert "No round yet. The first one appears here by itself." in words


def test_progress_is_drawn_without_any_style_of_its_own(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    kitchen.round(table, MIRA, oma=250)
    html = kitchen.device(Role.VIEWER, table).get(f"/t/{table}").text
    assert '<rect width="500" height="4"/>' in html


def test_partners_share_a_line(kitchen: Kitchen) -> None:
    variant = kitchen.services.library.variant("classic")
    rules = agree_on(variant).model_copy(update={"formation": "partners"})
    table = kitchen.services.tables.open("Friday kitchen", PEOPLE, OMA, rules).id
    kitchen.round(table, MIRA, oma=20, lea=30)
    words = said(kitchen.device(Role.VIEWER, table).get(f"/t/{table}").text)
    assert "1 M T Mira + Tom" in words
    assert "Last round · Round 1 Mira went out Mira + Tom\N{NO-BREAK SPACE}+50" in words


def test_two_tables_say_who_plays_with_whom(kitchen: Kitchen) -> None:
    eight = tuple(
        Newcomer(f"{name.lower()}-id", name, colour)
        for colour, name in enumerate(("Ada", "Ben", "Cem", "Dora", "Emil", "Fina", "Gert", "Hans"))
    )
    variant = kitchen.services.library.variant("classic")
    rules = agree_on(variant).model_copy(update={"formation": "rotating-partners"})
    table = kitchen.services.tables.open("Club", eight, "ada-id", rules).id
    words = said(kitchen.device(Role.VIEWER, table).get(f"/t/{table}").text)
    assert re.search(r"Table 1 \w+ \+ \w+ – \w+ \+ \w+ Table 2 \w+ \+ \w+ – \w+ \+ \w+", words)


def test_points_that_are_bad_are_drawn_as_bad(kitchen: Kitchen) -> None:
    variant = kitchen.services.library.variant("classic")
    rules = agree_on(variant).model_copy(update={"scoring": "lowest-total-wins", "target": 100})
    table = kitchen.services.tables.open("Kitchen", PEOPLE, OMA, rules).id
    kitchen.round(table, MIRA, oma=60, lea=10, tom=10)
    html = kitchen.device(Role.VIEWER, table).get(f"/t/{table}").text
    assert '<b class="delta bad">+60</b>' in html
    assert "closest to the limit, 40 left" in html


def test_the_winner_is_named_when_the_game_is_over(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    kitchen.round(table, MIRA, oma=300, lea=200)
    words = said(kitchen.device(Role.VIEWER, table).get(f"/t/{table}").text)
    assert "Mira wins!" in words
    assert "deals" not in words


def test_every_total_leads_to_its_receipt_and_from_there_to_the_round(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    state = kitchen.round(table, MIRA, oma=HandTally(cards={"skip": 2, "7": 1}), lea=5, tom=0)
    assert state.game is not None
    round_id = state.game.rounds[0].id
    guest = kitchen.device(Role.VIEWER, table)
    assert f'href="/t/{table}/receipt/{MIRA}"' in guest.get(f"/t/{table}").text
    total = guest.get(f"/t/{table}/receipt/{MIRA}").text
    assert "Mira’s total" in said(total)
    link = f"/t/{table}/rounds/{round_id}/receipt/{MIRA}"
    assert f'href="{link}"' in total
    words = said(guest.get(link).text)
    assert "Oma held 47" in words
    assert "2 × Skip, 20 each 40" in words
    assert "By the rule in" in words


def test_all_rounds_are_listed_the_newest_first(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    kitchen.round(table, MIRA, oma=34)
    kitchen.round(table, TOM, lea=12)
    words = said(kitchen.device(Role.VIEWER, table).get(f"/t/{table}/rounds").text)
    assert "2 0 0 12 +12 1 34 +34 0 0 Total 0 34 0 12" in words


@pytest.mark.parametrize(
    ("accepts", "language", "says"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de", "noch 500"),
        ("fr,nl;q=0.5", "nl", "nog 500"),
        ("fr", "en", "500 to go"),
    ],
)
def test_the_browser_chooses_the_language(
    kitchen: Kitchen, accepts: str, language: str, says: str
) -> None:
    table = kitchen.table().id
    page = kitchen.device(Role.VIEWER, table).get(f"/t/{table}", accept_language=accepts)
    assert f'<html lang="{language}">' in page.text
    assert says in page.text


def test_a_language_chosen_on_the_page_is_kept(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    guest = kitchen.device(Role.VIEWER, table)
    assert '<html lang="nl">' in guest.get(f"/t/{table}?lang=nl").text
    assert '<html lang="nl">' in guest.get(f"/t/{table}/rounds").text
    assert '<html lang="en">' in guest.get(f"/t/{table}?lang=xx&lang=en").text


def test_html_and_turned_writing_in_names_are_only_letters(kitchen: Kitchen) -> None:
    nasty = '<img src=x onerror="alert(1)">'
    table = kitchen.table(people=(Newcomer("nasty-id", nasty, 0), *PEOPLE[1:])).id
    kitchen.services.tables.rename_player(table, LEA, "</bdi><script>")
    for path in ("", "/rounds", "/receipt/nasty-id", "/ask?q=<script>alert(1)</script>"):
        reader = read(kitchen.device(Role.VIEWER, table).get(f"/t/{table}{path}").text)
        assert not any(tag == "img" for tag, _attrs in reader.tags)
        scripts = [attrs for tag, attrs in reader.tags if tag == "script"]
        assert all(attrs["src"].startswith("/guest/") for attrs in scripts)
    assert nasty in said(kitchen.device(Role.VIEWER, table).get(f"/t/{table}").text)


def test_no_control_character_reaches_a_page(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    page = kitchen.device(Role.VIEWER, table).get(
        f"/t/{table}/ask?q=May%00+I%E2%80%AE+stack%1B[31m"
    )
    assert page.status_code == 200
    assert not set(page.text) & set("\x00\x1b\u202e")


def test_pages_need_no_inline_style_or_script_and_load_nothing_from_elsewhere(
    kitchen: Kitchen,
) -> None:
    table = kitchen.table("no-mercy").id
    kitchen.round(table, MIRA, oma=34)
    player = kitchen.device(Role.PLAYER, table, OMA)
    for path in ("", "/rounds", f"/receipt/{OMA}", "/hand", "/hand?seat=other", "/ask?q=Stack?"):
        page = player.get(f"/t/{table}{path}")
        assert page.status_code == 200
        reader = read(page.text)
        for tag, attrs in reader.tags:
            assert "style" not in attrs, (path, tag)
            assert not any(name.startswith("on") for name in attrs), (path, tag)
            for name in ("src", "href", "action"):
                assert attrs.get(name, "/").startswith(("/", "#", "data:,")), (path, tag)
        assert "<style" not in page.text
        inside = [attrs for tag, attrs in reader.tags if tag == "script" and "src" not in attrs]
        assert inside == []
        assert "default-src 'none'" in page.headers["content-security-policy"]


def test_only_who_may_invite_has_the_code_to_watch_on_the_television(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    shown = {
        role: f'src="/api/tables/{table}/qr"' in kitchen.device(role, table).get(f"/t/{table}").text
        for role in Role
    }
    assert shown == {
        Role.VIEWER: False,
        Role.PLAYER: False,
        Role.SCORER: True,
        Role.OWNER: True,
    }


def test_without_a_script_the_board_looks_again_by_itself(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    html = kitchen.device(Role.VIEWER, table).get(f"/t/{table}").text
    assert '<noscript><meta http-equiv="refresh" content="10"></noscript>' in html


def test_a_phone_loads_less_than_thirty_kilobytes(kitchen: Kitchen) -> None:
    names = ("Annegret", "Bartholomäus", "Clementine", "Dorothea", "Emanuel") * 2
    ten = tuple(
        Newcomer(f"seat-{number}", f"{name} {number}", number) for number, name in enumerate(names)
    )
    table = kitchen.table("no-mercy", ten).id
    for _ in range(30):
        state = kitchen.services.tables.state(table)
        assert state.game is not None
        if state.game.ending is not None:
            break
        kitchen.round(table, "seat-3")
    player = kitchen.device(Role.PLAYER, table, "seat-1")
    files = sum(file.weight for file in guest_files().values())
    for path in ("", "/hand"):
        request = player.get(f"/t/{table}{path}", accept_encoding="gzip")
        assert request.headers["content-encoding"] == "gzip"
        weight = int(request.headers["content-length"]) + files
        assert weight <= BUDGET, f"{path}: {weight:,} bytes"


def test_files_are_public_and_kept_for_ever_under_their_own_address(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    html = kitchen.device(Role.VIEWER, table).get(f"/t/{table}").text
    stranger = kitchen.stranger()
    for url in set(re.findall(r'"(/guest/[^"]+)"', html)):
        file = stranger.get(url)
        assert file.status_code == 200
        assert "immutable" in file.headers["cache-control"]
    assert stranger.get("/guest/000000000000/guest.css").headers["cache-control"] == "no-store"
    assert stranger.get("/guest/000000000000/../../pyproject.toml").status_code != 200
    assert stranger.get("/guest/000000000000/secret.txt").status_code == 404
