"""Playing along: the own seat, the own hand, nobody else's; nothing typed is lost or guessed at."""

import re
from html import unescape

import pytest

from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.domain.state import TableState
from scorekeeper.sharing.roles import Role
from tests.server.guest.kitchen import LEA, MIRA, OMA, TOM, Kitchen, Phone


def tip(kitchen: Kitchen, table: str) -> str:
    game = kitchen.services.tables.state(table).game
    assert game is not None
    return game.tip


def reported(kitchen: Kitchen, table: str, player: str) -> HandTally | None:
    state: TableState = kitchen.services.tables.state(table)
    report = state.reports.get((tip(kitchen, table), player))
    return report.hand if report else None


def fields(html: str) -> dict[str, str]:
    """What the form would send."""
    inputs = re.findall(r'<input type="\w+"[^>]*? name="(\w+)"[^>]*? value="([^"]*)"', html)
    return {name: unescape(value) for name, value in inputs}


def send(
    phone: Phone, table: str, after: str, player: str = OMA, **hand: object
) -> tuple[int, dict[str, object]]:
    answer = phone.post(f"/t/{table}/hand", json={"after": after, "player": player, **hand})
    return answer.status_code, answer.json()


def test_somebody_chooses_their_seat_once_and_has_their_cards(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table)
    page = phone.get(f"/t/{table}/hand").text
    assert "Who are you?" in page
    assert re.findall(r'name="player" value="([^"]+)"', page) == [OMA, MIRA, LEA, TOM]
    chosen = phone.post(f"/t/{table}/seat", {"player": LEA})
    assert (chosen.status_code, chosen.headers["location"]) == (303, f"/t/{table}/hand")
    assert "Your cards, Lea?" in phone.get(f"/t/{table}/hand").text
    assert kitchen.services.access.seat_at(phone.device, table) == LEA
    assert "Who are you?" in phone.get(f"/t/{table}/hand?seat=other").text


def test_a_seat_that_another_phone_has_says_so_and_may_be_taken_all_the_same(
    kitchen: Kitchen,
) -> None:
    table = kitchen.table().id
    kitchen.device(Role.PLAYER, table, MIRA)
    phone = kitchen.device(Role.PLAYER, table, LEA)
    page = phone.get(f"/t/{table}/hand?seat=other").text
    assert re.findall(r"<bdi>(\w+)</bdi><small>on another phone already", page) == ["Mira"]
    assert phone.post(f"/t/{table}/seat", {"player": MIRA}).status_code == 303


def test_a_seat_that_is_not_there_cannot_be_chosen(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table)
    assert phone.post(f"/t/{table}/seat", {"player": "nobody-id"}).status_code == 422
    assert phone.post(f"/t/{table}/seat", {"player": "x" * 200}).status_code == 422
    assert phone.post(f"/t/{table}/seat", {}).status_code == 422
    assert kitchen.services.access.seat_at(phone.device, table) is None


def test_the_keys_are_those_of_the_deck_by_what_they_are_worth(kitchen: Kitchen) -> None:
    table = kitchen.table("no-mercy").id
    html = kitchen.device(Role.PLAYER, table, OMA).get(f"/t/{table}/hand").text
    assert re.findall(r"<legend[^>]*>([^<]+)</legend>", html) == [
        "Face value",
        "20 each",
        "50 each",
    ]
    state = kitchen.services.tables.state(table)
    assert state.rules is not None
    kinds = re.findall(r'data-kind="([^"]+)"', html)
    assert sorted(kinds) == sorted(state.rules.card_points)


def test_tapped_cards_arrive_as_cards(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    status, said = send(phone, table, tip(kitchen, table), cards={"skip": 2, "7": 1})
    assert status == 200
    assert said == {
        "sent": 47,
        "said": "Sent: 47",
        "title": "Your cards, Oma",
        "held": "2 × Skip, 7",
    }
    # Asked once, told afterwards: also to whoever comes back to the page.
    page = phone.get(f"/t/{table}/hand").text
    assert "Your cards, Oma?" not in page
    assert '<p id="held">2 × Skip, 7</p>' in page
    # The cards are for whoever holds them: a board tells everybody of the points alone.
    assert "2 × Skip" not in phone.get(f"/t/{table}").text
    assert reported(kitchen, table, OMA) == HandTally(cards={"skip": 2, "7": 1})
    state = kitchen.services.tables.state(table)
    assert state.reports[tip(kitchen, table), OMA].by == "Oma"


def test_words_and_cards_add_up(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    after = tip(kitchen, table)
    assert send(phone, table, after, cards={"skip": 1}, line="rot 7, +4")[1]["sent"] == 77
    answer = send(phone, table, after, line="12+11+7")[1]
    assert (answer["sent"], answer["held"]) == (30, "12 + 11 + 7")
    assert reported(kitchen, table, OMA) == typed(12, 11, 7)


def test_a_hand_can_be_changed_until_the_round_is_saved(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    after = tip(kitchen, table)
    send(phone, table, after, line="30")
    assert "Sent: 30" in phone.get(f"/t/{table}/hand").text
    assert send(phone, table, after, line="31")[1]["sent"] == 31
    assert reported(kitchen, table, OMA) == typed(31)
    kitchen.round(table, MIRA, oma=31)
    assert "Sent:" not in phone.get(f"/t/{table}/hand").text


def test_no_cards_is_said_and_differs_from_nothing_said(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    after = tip(kitchen, table)
    status, said = send(phone, table, after)
    assert status == 422
    assert said["detail"] == "Tap your cards, type the points, or choose 0."
    assert reported(kitchen, table, OMA) is None
    assert send(phone, table, after, none=True)[1]["sent"] == 0
    assert reported(kitchen, table, OMA) == HandTally()


def test_who_was_knocked_out_says_so_and_can_change_it(kitchen: Kitchen) -> None:
    table = kitchen.table("no-mercy").id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    after = tip(kitchen, table)
    assert "25+: out" in phone.get(f"/t/{table}/hand").text
    said = send(phone, table, after, cards={"skip": 1}, knocked_out=True)
    assert said[0] == 200
    assert (said[1]["sent"], said[1]["said"]) == (0, "Sent: knocked out")
    assert said[1]["held"] == "", "which cards no longer matters"
    assert kitchen.services.tables.state(table).reports[after, OMA].knocked_out
    assert "Sent: knocked out" in phone.get(f"/t/{table}/hand").text
    again = send(phone, table, after, line="30")[1]
    assert (again["said"], again["held"]) == ("Sent: 30", "")
    form = {"after": after, "player": OMA, "line": "", "knocked_out": "1"}
    assert phone.post(f"/t/{table}/hand", form).status_code == 303
    assert kitchen.services.tables.state(table).reports[after, OMA].knocked_out


@pytest.mark.parametrize("variant", ["classic", "no-mercy"])
def test_enter_sends_the_hand_and_nothing_else(kitchen: Kitchen, variant: str) -> None:
    table = kitchen.table(variant).id
    html = kitchen.device(Role.PLAYER, table, OMA).get(f"/t/{table}/hand").text
    form = html[html.index('<form id="pad"') : html.index("</form>")]
    own = re.findall(r'<button (?![^>]*type="button")[^>]*>', form)
    first, *_others = [*re.findall(r'<button [^>]*form="pad"[^>]*>', html), *own]
    assert "name=" not in first


def test_nobody_is_knocked_out_of_a_game_that_knows_no_such_thing(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    assert "knocked_out" not in phone.get(f"/t/{table}/hand").text
    status, said = send(phone, table, tip(kitchen, table), knocked_out=True)
    assert (status, said["type"]) == (422, "urn:scorekeeper:round-no-knock-outs")


def test_what_is_not_understood_comes_back_with_what_it_may_mean(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    status, said = send(phone, table, tip(kitchen, table), line="7, skippy, xyzzy")
    assert status == 422
    assert said["type"] == "urn:scorekeeper:entry-not-understood"
    doubts = said["doubts"]
    assert isinstance(doubts, list)
    assert [doubt["text"] for doubt in doubts] == ["skippy", "xyzzy"]
    assert {"name": "Skip", "line": "7, Skip, xyzzy"} in doubts[0]["offers"]
    assert doubts[0]["without"] == "7, xyzzy"
    assert reported(kitchen, table, OMA) is None


def test_a_line_is_read_while_it_is_typed(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    read = phone.get(f"/t/{table}/hand/read?line=2x+skip,+7").json()
    assert (read["points"], read["doubts"], read["said"]) == (47, [], ["2 × Skip", "1 × 7"])
    assert phone.get(f"/t/{table}/hand/read?line=").json()["empty"]
    assert phone.get(f"/t/{table}/hand/read?line={'7' * 501}").status_code == 422
    assert reported(kitchen, table, OMA) is None


def test_a_round_that_has_been_saved_meanwhile_takes_no_hand(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    before = tip(kitchen, table)
    kitchen.round(table, MIRA, oma=31)
    status, said = send(phone, table, before, line="31")
    assert status == 409
    assert said["type"] == "urn:scorekeeper:round-stale"
    page = phone.post(f"/t/{table}/hand", {"after": before, "player": OMA, "line": "31"})
    assert page.status_code == 409
    assert fields(page.text)["line"] == "31"
    assert fields(page.text)["after"] == tip(kitchen, table)
    assert 'role="alert">' in page.text


def test_a_player_reports_nobody_else(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    for player in (LEA, MIRA, "nobody-id"):
        status, _said = send(phone, table, tip(kitchen, table), player=player, line="5")
        assert status in {403, 422}
    assert send(phone, table, tip(kitchen, table), player=LEA, line="5")[0] == 403
    assert reported(kitchen, table, LEA) is None
    without_seat = kitchen.device(Role.PLAYER, table)
    assert send(without_seat, table, tip(kitchen, table), player=LEA, line="5")[0] == 403


def test_a_viewer_reports_nothing_and_takes_no_seat(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.VIEWER, table)
    assert send(phone, table, tip(kitchen, table), line="5")[0] == 403
    assert phone.post(f"/t/{table}/seat", {"player": OMA}).status_code == 403
    assert phone.get(f"/t/{table}/hand").status_code == 403
    assert "/hand" not in phone.get(f"/t/{table}").text
    assert reported(kitchen, table, OMA) is None


def test_a_write_from_another_site_is_refused(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    form = {"after": tip(kitchen, table), "player": OMA, "line": "5"}
    headers = {"origin": "http://evil.example"}
    assert phone.post(f"/t/{table}/hand", form, headers=headers).status_code == 403
    assert reported(kitchen, table, OMA) is None


def test_without_a_script_the_form_does_it_all(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    form = fields(phone.get(f"/t/{table}/hand").text)
    wrong = phone.post(f"/t/{table}/hand", form | {"line": "7, skippy"})
    assert wrong.status_code == 422
    assert fields(wrong.text)["line"] == "7, skippy"
    assert '<button class="chip" name="instead" value="7, Skip">Skip</button>' in wrong.text
    sent = phone.post(f"/t/{table}/hand", fields(wrong.text) | {"instead": "7, Skip"})
    assert (sent.status_code, sent.headers["location"]) == (303, f"/t/{table}/hand")
    assert reported(kitchen, table, OMA) == HandTally(cards={"7": 1, "skip": 1})
    again = phone.get(f"/t/{table}/hand").text
    assert "Sent: 27" in again
    same = phone.post(f"/t/{table}/hand", fields(again))
    assert same.status_code == 303
    assert reported(kitchen, table, OMA) == HandTally(cards={"7": 1, "skip": 1})
    phone.post(f"/t/{table}/hand", fields(again) | {"none": "1"})
    assert reported(kitchen, table, OMA) == HandTally()


def test_enter_in_the_line_sends_the_line_and_not_the_first_thing_offered(
    kitchen: Kitchen,
) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    form = fields(phone.get(f"/t/{table}/hand").text)
    wrong = phone.post(f"/t/{table}/hand", form | {"line": "7, skippy"}).text
    buttons = re.findall(r"<button([^>]*)>", wrong[wrong.index('id="pad"') :])
    assert "name=" not in buttons[0]
    assert "type=" not in buttons[0]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"after": 1}',
        b'{"after": "x", "player": "p", "cards": {"7": 0}}',
        b'{"after": "x", "player": "p", "cards": {"7": 201}}',
        b'{"after": "x", "player": "p", "cards": {"<b>": 1}}',
        b'{"after": "x", "player": "p", "more": 1}',
        b'{"after": "x", "player": "p", "line": "' + b"7" * 501 + b'"}',
        b"[" * 9_000,
        b"\xff\xfe",
        b'{"after": "x", "player": "p", "cards": 10}',
        b"x" * 1_000_000,
    ],
    ids=lambda body: body[:24].decode("latin-1"),
)
def test_what_makes_no_sense_is_refused_and_nothing_is_written(
    kitchen: Kitchen, body: bytes
) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    events = len(kitchen.services.tables.events(table))
    for kind in ("application/json", "application/x-www-form-urlencoded", "multipart/form-data"):
        for path in ("hand", "seat"):
            answer = phone.post(
                f"/t/{table}/{path}",
                content=body,
                headers={"content-type": kind, "accept": "application/json"},
            )
            assert answer.status_code == 422, (kind, path)
    assert len(kitchen.services.tables.events(table)) == events


def test_a_card_that_this_game_does_not_have_is_refused(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    status, said = send(phone, table, tip(kitchen, table), cards={"wild-draw-ten": 1})
    assert status == 422
    assert said["type"] == "urn:scorekeeper:report-card-unknown"


def test_when_the_game_is_over_no_hand_is_asked_for(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.PLAYER, table, OMA)
    kitchen.round(table, MIRA, oma=300, lea=250)
    page = phone.get(f"/t/{table}/hand")
    assert page.status_code == 200
    assert "<form" not in page.text
    assert "Mira wins!" in page.text
    assert send(phone, table, tip(kitchen, table), line="5")[0] == 422
    assert "Enter my hand" not in phone.get(f"/t/{table}").text


def test_a_scorekeeper_may_take_a_seat_as_well(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    phone = kitchen.device(Role.SCORER, table, TOM)
    assert send(phone, table, tip(kitchen, table), player=TOM, line="9")[0] == 200
    assert reported(kitchen, table, TOM) == typed(9)
