"""What the page of the own cards shows: the seats to choose from, keys, the line, its doubts."""

import json
from http import HTTPStatus
from typing import Any

from starlette.responses import Response

from scorekeeper.domain.hands import NO_CARDS, HandTally
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.rulebook.adding_up import HandItem
from scorekeeper.rulebook.handwords import HandReading, written
from scorekeeper.rulebook.mending import without
from scorekeeper.server.guest.board import hands_of
from scorekeeper.server.guest.board_pages import around
from scorekeeper.server.guest.harmless import harmless
from scorekeeper.server.guest.pages import page
from scorekeeper.server.guest.visit import Visit
from scorekeeper.tables.hand_line import read_line
from scorekeeper.tables.shown.board import seat_view
from scorekeeper.tables.shown.doubts import doubts_of
from scorekeeper.tables.shown.keys import key_groups
from scorekeeper.tables.shown.reports import Asked, asked_at, cards_sent, hand_sent
from scorekeeper.tables.shown.words import won_line


def pad_page(
    visit: Visit,
    *,
    choosing: bool = False,
    line: str | None = None,
    problem: str = "",
    status: int = HTTPStatus.OK,
) -> Response:
    """The page; `line` is what was typed and not taken, `problem` says why."""
    seq, state = visit.services.tables.position(visit.table)
    seat = visit.seat
    seated = seat is not None and seat in state.seats
    game = state.game
    asked = asked_at(state, seat, visit.services.drafts.begun) if seat else None
    sent = hand_sent(state, asked, seat) if asked and seat else None
    hands = hands_of(visit.t, state, visit.services.drafts.begun)
    return page(
        visit.request,
        "hand.html",
        visit.language,
        status=status,
        seq=seq,
        choosing=choosing or not seated,
        seats=[seat_view(state, one.player) for one in state.present],
        elsewhere=_reported_elsewhere(visit) if choosing or not seated else frozenset(),
        over=won_line(visit.t, "board-over", state, game) if game else None,
        seat=seat_view(state, seat) if seat is not None and seated else None,
        hand=hands.get(seat) if seat else None,
        groups=_groups(visit, game) if game else (),
        points=game.rules.card_points if game else {},
        knock_out=_cards_too_many(visit, game) if game else None,
        line=_line(visit, sent) if line is None else line,
        sent=json.dumps(_tapped(sent)) if sent is not None else "",
        held=held_line(visit, asked, seat, sent) if asked and seat else "",
        doubts=doubts_data(visit, state, line) if line else [],
        problem=problem,
        **around(visit, state),
    )


def _reported_elsewhere(visit: Visit) -> frozenset[str]:
    """Whose hands another phone reports: somebody who taps that seat should know."""
    return visit.services.access.seats_of_others(visit.visitor.device, visit.table)


def _groups(visit: Visit, game: GameState) -> object:
    return key_groups(visit.t, visit.services.library, visit.language, game.rules, NO_CARDS)


def _cards_too_many(visit: Visit, game: GameState) -> int | None:
    """How many cards knock a player out, 0 where no number is named; None where nothing does."""
    if not game.rules.knock_out:
        return None
    variant = visit.services.library.variants.get(game.rules.variant)
    limit = variant.play.mercy_limit if variant else None
    return limit.value if limit else 0


def _line(visit: Visit, sent: HandTally | None) -> str:
    """The hand that was sent as a line that means the same: all that a page without script has."""
    if sent is None:
        return ""
    items = [HandItem("", kind, count) for kind, count in sent.cards.items()]
    items += [HandItem("", None, amount=amount) for amount in sent.amounts]
    return written(items, visit.services.library, visit.language) or "0"


def held_line(visit: Visit, asked: Asked, seat: str, sent: HandTally | None) -> str:
    """The cards that were sent, for whoever sent them and nobody else."""
    if sent is None:
        return ""
    library, language = visit.services.library, visit.language
    return harmless(cards_sent(visit.t, library, language, asked, seat, sent))


def _tapped(sent: HandTally) -> dict[str, Any]:
    """The hand that was sent, for the keys; what was typed stays a line."""
    return {"cards": sent.cards, "line": "+".join(map(str, sent.amounts))}


def reading_data(visit: Visit, state: TableState, line: str) -> dict[str, Any]:
    """What a line means: its points, each thing it says, and what was not understood."""
    game = state.game
    reading = _reading(visit, state, line)
    if game is None or reading is None:
        return {"points": 0, "said": [], "doubts": [], "empty": True}
    library, language = visit.services.library, visit.language
    said = [
        str(item.amount)
        if item.kind is None
        else f"{item.count} × {library.card_label(item.kind, language)}"
        for item in reading.items
    ]
    return {
        "points": reading.tally.points(game.rules.card_points),
        "said": said,
        "doubts": doubts_data(visit, state, line),
        "empty": False,
    }


def doubts_data(visit: Visit, state: TableState, line: str) -> list[dict[str, Any]]:
    """What was not understood of a line: what it may mean, and the line without it."""
    game, library, language = state.game, visit.services.library, visit.language
    if game is None:
        return []
    rules = game.rules

    def read(text: str) -> HandReading | None:
        return read_line(library, language, rules, text)

    reading = read(line)
    echo = written(reading.items, library, language) if reading else ""
    return [
        {
            "text": harmless(doubt.text),
            "asked": visit.t("entry-doubt", words=harmless(doubt.text))
            if doubt.offers
            else visit.t("entry-not-understood", words=harmless(doubt.text)),
            "offers": [{"name": offer.name, "line": offer.line} for offer in doubt.offers],
            "without": without(doubt.said, doubt.place, read, echo),
        }
        for doubt in doubts_of(library, language, rules, line, read)
    ]


def _reading(visit: Visit, state: TableState, line: str) -> HandReading | None:
    if state.game is None:
        return None
    return read_line(visit.services.library, visit.language, state.game.rules, line)


def state_read(answer: Response) -> dict[str, Any]:
    """The fields of a problem+json answer."""
    fields: dict[str, Any] = json.loads(bytes(answer.body))
    return fields
