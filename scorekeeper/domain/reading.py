"""Reading a log event by event into seats, games and rounds.

An event that makes no sense where it stands is listed with its reason and changes nothing. Which
events are read, and in which order, is `fold.py`'s work, playing a game through `game_log.py`'s.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from scorekeeper.domain.events import Event
from scorekeeper.domain.game_log import GameLog, node_of
from scorekeeper.domain.grown import Grown
from scorekeeper.domain.history import History
from scorekeeper.domain.line import RoundNode
from scorekeeper.domain.payloads import (
    DecidingRoundAgreed,
    GameStarted,
    HandReported,
    KnockOutReported,
    PlayerLeft,
    PlayerRenamed,
    PlayerSeated,
    Retracted,
    RoundRevised,
    RoundScored,
    RoundVoided,
    RulesAgreed,
    RulingAgreed,
    SeatingChanged,
    TableClosed,
    TableOpened,
    Unknown,
)
from scorekeeper.domain.scoring import can_score
from scorekeeper.domain.state import (
    AgreedRuling,
    Change,
    GameState,
    Report,
    Revision,
    RoundState,
    Seat,
    Skipped,
    TableState,
    Voiding,
)
from scorekeeper.domain.undone import undone_of


class Reader:
    """Reads events in order; each handler returns why it skipped the event, or None."""

    def __init__(self, table: str) -> None:
        self.table = TableState(id=table)
        self.games: dict[str, GameLog] = {}
        self.seats: dict[str, Seat] = {}
        self.rounds: dict[str, RoundNode] = {}
        self.reports: dict[tuple[str, str], Report] = {}
        self.rulings: dict[str, AgreedRuling] = {}
        self.skipped: list[Skipped] = []
        self.history = History()
        self.for_a_while: dict[str, RoundNode] = {}

    def read(self, event: Event, *, retracted: bool, misplaced: bool) -> None:
        """One more event. `retracted`: taken back later; `misplaced`: retracts nothing earlier."""
        payload = event.payload
        if isinstance(payload, Retracted):
            if misplaced:
                self._skip(event, "retracts-nothing")
            elif not retracted:
                self.history.take_back(event, payload.event)
                if payload.event in self.for_a_while:
                    self.for_a_while.pop(payload.event).take_back(event, payload.event)
            return
        if retracted and not isinstance(payload, RoundScored):
            self._note_change(event)
            if isinstance(payload, RoundRevised):
                self._revised_for_a_while(event, payload)
            elif isinstance(payload, RoundVoided):
                self._voided_for_a_while(event, payload)
            return
        reason = _HANDLERS[type(payload)](self, event, payload)
        if reason is not None:
            self._skip(event, reason)
            return
        if retracted:
            self.rounds[event.id].gone = True
        self._note_change(event)

    def state(self, last: Event) -> TableState:
        """What has been read, with every game played through; `last` is the log's last event."""
        games = tuple(game.played(self.skipped) for game in self.games.values())
        # What is reported after an echo is reported after the round that it says again.
        said = {echo: first for game in self.games.values() for echo, first in game.echoes.items()}
        reports = {(said.get(at, at), who): told for (at, who), told in self.reports.items()}
        dropped = {skipped.event for skipped in self.skipped}
        undoable, redoable = self.history.offers(dropped, self._is_there)
        return replace(
            self.table,
            seats=self.seats,
            games=games,
            reports=reports if said else self.reports,
            rulings=tuple(self.rulings.values()),
            skipped=tuple(self.skipped),
            undoable=Grown(undoable),
            redoable=redoable,
            undone=self._undone(redoable[-1][1], games) if redoable else None,
            last=last.order,
            last_at=last.at,
        )

    def _skip(self, event: Event, reason: str) -> None:
        self.skipped.append(Skipped(event.id, reason))

    def _note_change(self, event: Event) -> None:
        payload = event.payload
        alone = isinstance(payload, RoundScored | DecidingRoundAgreed | RulingAgreed)
        if alone or self._is_rematch(event):
            self.history.note(event, Change(event.id, payload.kind, event.id))
        elif isinstance(payload, RoundRevised | RoundVoided):
            self.history.note(event, Change(event.id, payload.kind, payload.round))

    def _is_rematch(self, event: Event) -> bool:
        is_start = isinstance(event.payload, GameStarted)
        return is_start and any(game != event.id for game in self.games)

    def _is_there(self, change: Change) -> bool:
        node = self.rounds.get(change.round)
        return node is not None and not node.gone

    def _undone(self, change: Change, games: tuple[GameState, ...]) -> RoundState | Revision | None:
        return undone_of(self.history.event_of(change), self.games, games)

    def opened(self, event: Event, payload: TableOpened) -> str | None:
        if self.table.opened_at is not None:
            return "already-open"
        self.table = replace(self.table, name=payload.name, opened_at=event.at)
        return None

    def closed(self, event: Event, payload: TableClosed) -> str | None:
        self.table = replace(self.table, closed=True)
        return None

    def rules_agreed(self, event: Event, payload: RulesAgreed) -> str | None:
        if payload.game is None:
            self.table = replace(self.table, rules=payload.rules)
            return None
        game = self.games.get(payload.game)
        if game is None:
            return "game-unknown"
        if not can_score(payload.rules, len(game.order)):
            return "rules-unknown"
        game.rules = payload.rules
        return None

    def seated(self, event: Event, payload: PlayerSeated) -> str | None:
        known = self.seats.get(payload.player)
        if known is not None and not known.left:
            return "already-seated"
        game = None
        if payload.game is not None:
            game = self.games.get(payload.game)
            if game is None:
                return "game-unknown"
        self.seats[payload.player] = Seat(payload.player, payload.name, payload.colour)
        if game is not None:
            if payload.player not in game.seating:
                game.seating.append(payload.player)
                game.start[payload.player] = payload.points
            playing = {*game.players, payload.player}
            game.players = [player for player in game.seating if player in playing]
            game.settle()
        return None

    def renamed(self, event: Event, payload: PlayerRenamed) -> str | None:
        seat = self.seats.get(payload.player)
        if seat is None:
            return "player-unknown"
        self.seats[payload.player] = replace(seat, name=payload.name)
        return None

    def left(self, event: Event, payload: PlayerLeft) -> str | None:
        seat = self.seats.get(payload.player)
        if seat is None or seat.left:
            return "player-unknown"
        self.seats[payload.player] = replace(seat, left=True)
        for game in self.games.values():
            if payload.player in game.players:
                game.players.remove(payload.player)
                game.leavers[payload.player] = event.order
                game.settle()
        return None

    def seating_changed(self, event: Event, payload: SeatingChanged) -> str | None:
        if not set(payload.order) & set(self.seats):
            return "player-unknown"
        wanted = {player: place for place, player in enumerate(dict.fromkeys(payload.order))}
        last = len(wanted)
        order = sorted(self.seats, key=lambda player: wanted.get(player, last))
        self.seats = {player: self.seats[player] for player in order}
        for game in self.games.values():
            game.players.sort(key=lambda player: wanted.get(player, last))
            game.seating.sort(key=lambda player: wanted.get(player, last))
            game.settle()
        return None

    def game_started(self, event: Event, payload: GameStarted) -> str | None:
        if self.table.rules is None:
            return "no-rules"
        if any(player not in self.seats for player in payload.players):
            return "player-unknown"
        players = [
            player for player in dict.fromkeys(payload.players) if not self.seats[player].left
        ]
        if len(players) < 2:
            return "player-unknown"
        if not can_score(self.table.rules, len(players)):
            return "rules-unknown"
        dealer = payload.dealer if payload.dealer in players else players[0]
        start = dict.fromkeys(players, 0)
        self.games[event.id] = GameLog(
            event.id, self.table.rules, players, list(players), start, dealer
        )
        return None

    def decided(self, event: Event, payload: DecidingRoundAgreed) -> str | None:
        game = self.games.get(payload.game)
        if game is None:
            return "game-unknown"
        game.deciding.add(payload.after)
        return None

    def reported(self, event: Event, payload: HandReported | KnockOutReported) -> str | None:
        game = self.games.get(payload.game)
        if game is None:
            return "game-unknown"
        if payload.player not in game.players:
            return "player-unknown"
        self.reports[(payload.after, payload.player)] = Report(
            payload.player,
            payload.hand,
            event.at,
            event.by,
            event.id,
            knocked_out=isinstance(payload, KnockOutReported),
        )
        return None

    def ruled(self, event: Event, payload: RulingAgreed) -> str | None:
        # The newest of all stands last, where it is looked for.
        known = self.rulings.pop(payload.matter, None)
        self.rulings[payload.matter] = AgreedRuling(
            id=event.id,
            matter=payload.matter,
            question=payload.question,
            verdict=payload.verdict,
            answer=payload.answer,
            value=payload.value,
            at=event.at,
            by=event.by,
            before=(*known.before, known.id) if known else (),
        )
        return None

    def scored(self, event: Event, payload: RoundScored) -> str | None:
        game = self.games.get(payload.game)
        if game is None:
            return "game-unknown"
        if payload.entry.out not in game.present:
            return "player-unknown"
        node = node_of(event, payload, game.present, game.seated)
        game.nodes[event.id] = node
        self.rounds[event.id] = node
        return None

    def revised(self, event: Event, payload: RoundRevised) -> str | None:
        node = self.rounds.get(payload.round)
        if node is None:
            return "round-unknown"
        if node.gone:
            return "round-retracted"
        if payload.entry is None and payload.after is None:
            return "changes-nothing"
        if payload.entry is not None:
            if payload.entry.out not in node.players:
                return "player-unknown"
            node.change(event, payload.entry)
        if payload.after is not None:
            node.after = payload.after
        return None

    def _revised_for_a_while(self, event: Event, payload: RoundRevised) -> None:
        node, entry = self.rounds.get(payload.round), payload.entry
        if node is not None and not node.gone and entry and entry.out in node.players:
            node.change_for_a_while(event, entry)
            self.for_a_while[event.id] = node

    def _voided_for_a_while(self, event: Event, payload: RoundVoided) -> None:
        node = self.rounds.get(payload.round)
        if node is not None and not node.gone:
            node.void_for_a_while(event)
            self.for_a_while[event.id] = node

    def voided(self, event: Event, payload: RoundVoided) -> str | None:
        node = self.rounds.get(payload.round)
        if node is None:
            return "round-unknown"
        if node.gone:
            return "round-retracted"
        node.voidings = (*node.voidings, Voiding(event.id, event.at, event.by))
        if node.voided:
            return "already-voided"
        node.voided = True
        return None

    def unknown(self, event: Event, payload: Unknown) -> str | None:
        return "unknown-kind"


_HANDLERS: Final[dict[type, Callable[[Reader, Event, Any], str | None]]] = {
    TableOpened: Reader.opened,
    TableClosed: Reader.closed,
    RulesAgreed: Reader.rules_agreed,
    PlayerSeated: Reader.seated,
    PlayerRenamed: Reader.renamed,
    PlayerLeft: Reader.left,
    SeatingChanged: Reader.seating_changed,
    GameStarted: Reader.game_started,
    DecidingRoundAgreed: Reader.decided,
    HandReported: Reader.reported,
    KnockOutReported: Reader.reported,
    RoundScored: Reader.scored,
    RoundRevised: Reader.revised,
    RoundVoided: Reader.voided,
    RulingAgreed: Reader.ruled,
    Unknown: Reader.unknown,
}
