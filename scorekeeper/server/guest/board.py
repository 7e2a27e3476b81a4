"""The board as guests see it: drawn once for everybody in a language, with what each hand needs."""

import json
from dataclasses import dataclass
from typing import Any

from scorekeeper.domain.actions.history import can_redo
from scorekeeper.domain.state import GameState, RoundState, TableState
from scorekeeper.l10n import Translator, translator
from scorekeeper.server.guest.harmless import harmless
from scorekeeper.server.guest.pages import drawn
from scorekeeper.tables.services import Services
from scorekeeper.tables.shown.board import Board, board_of
from scorekeeper.tables.shown.changes import change_done, change_undone
from scorekeeper.tables.shown.reports import (
    Asked,
    Begun,
    asked_of,
    hand_title,
    sent_line,
    tells_of_hands,
    waiting_line,
)
from scorekeeper.tables.shown.words import (
    gain_of,
    names,
    number_of,
    signed,
)


@dataclass(frozen=True, slots=True)
class LastRound:
    """The round scored last, in a few words."""

    number: str
    out: str
    gain: str
    fallen: str


@dataclass(frozen=True, slots=True)
class GuestBoard:
    """A table as guests see it; `board` is None while there is no game."""

    table: str
    name: str
    board: Board | None
    played: int
    last: LastRound | None


def guest_board(services: Services, language: str, state: TableState) -> GuestBoard:
    """The board of a table."""
    t = translator(language)
    game = state.game
    return GuestBoard(
        table=state.id,
        name=state.name,
        board=board_of(t, services.library, language, state),
        played=game.played if game else 0,
        last=_last_round(t, state, game) if game else None,
    )


def _last_round(t: Translator, state: TableState, game: GameState) -> LastRound | None:
    last: RoundState | None = next((one for one in reversed(game.rounds) if not one.voided), None)
    if last is None:
        return None
    entry = last.entry
    key = "guest-last-standing" if entry.last_standing else "guest-went-out"
    fallen = tuple(entry.knocked_out)
    return LastRound(
        number=t("round-title", number=number_of(t, last)),
        out=t(key, name=state.name_of(entry.out)),
        gain=_gain(state, game, last),
        fallen=t("guest-knocked-out", names=names(state, fallen), count=len(fallen))
        if fallen
        else "",
    )


def _gain(state: TableState, game: GameState, last: RoundState) -> str:
    """What the round brought whoever won it; nothing where points are bad."""
    if game.rules.scoring != "winner-takes-all":
        return ""
    if last.pairs is not None or len(last.points) != 1:
        return gain_of(state, last)
    return signed(next(iter(last.points.values())))


def hands_of(t: Translator, state: TableState, begun: Begun) -> dict[str, dict[str, Any]]:
    """What the panel of each player says of the round to come; under "" what others read.

    Everybody who watches is told all of it: no cards, which are for whoever holds them.
    """
    asked = asked_of(state, begun)
    found = {player: _hand(t, state, one, player) for one in asked for player in one.players}
    lines = (waiting_line(t, state, one, None) for one in asked)
    found[""] = {
        "waiting": " · ".join(filter(None, lines)),
        "some_sent": any(tells_of_hands(one, None) for one in asked),
    }
    return {
        player: {key: harmless(v) if isinstance(v, str) else v for key, v in hand.items()}
        for player, hand in found.items()
    }


def _hand(t: Translator, state: TableState, asked: Asked, player: str) -> dict[str, Any]:
    points = asked.sent.get(player)
    out = asked.out == player
    eyebrow = t("guest-round-number", number=asked.number)
    if asked.out is not None:
        eyebrow = t("guest-round-number-out", number=asked.number, name=state.name_of(asked.out))
    return {
        "after": asked.after,
        "eyebrow": eyebrow,
        "out": out,
        "title": hand_title(t, state, asked, player),
        "waiting": waiting_line(t, state, asked, player),
        "some_sent": tells_of_hands(asked, player),
        "sent": points,
        "said": sent_line(t, asked, player),
    }


def news(t: Translator, state: TableState) -> str:
    """What has happened last, for those who hear the board."""
    if can_redo(state):
        return change_undone(t, state, state.redoable[-1][1])
    if not state.undoable:
        return ""
    return change_done(t, state, state.undoable[-1])


def board_data(services: Services, language: str, state: TableState, seq: int) -> str:
    """Everything an open page is told of a change, as one line of JSON."""
    t = translator(language)
    shown = guest_board(services, language, state)
    board = {
        "seq": seq,
        "title": harmless(state.name),
        "rules": harmless(shown.board.subtitle) if shown.board else "",
        "html": drawn("board.html", language, shown=shown),
        "hands": hands_of(t, state, services.drafts.begun),
        "news": harmless(news(t, state)),
    }
    return json.dumps(board, ensure_ascii=False, separators=(",", ":"))
