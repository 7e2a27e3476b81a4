"""Reading a log event by event into seats, games and rounds, then playing the rounds.

An event that makes no sense where it stands is listed with its reason and changes nothing. Which
events are read, and in which order, is `fold.py`'s work.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any, Final

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.dealing import still_dealing
from scorekeeper.domain.events import (
    Event,
    GameStarted,
    HandReported,
    Order,
    PlayerLeft,
    PlayerRenamed,
    PlayerSeated,
    Retracted,
    RoundRevised,
    RoundScored,
    RoundVoided,
    RulesAgreed,
    SeatingChanged,
    TableClosed,
    TableOpened,
    Unknown,
)
from scorekeeper.domain.formations import pairs_in, table_of, tables_of
from scorekeeper.domain.grown import Grown
from scorekeeper.domain.history import History
from scorekeeper.domain.line import Line, RoundNode, line_up
from scorekeeper.domain.play import Progress
from scorekeeper.domain.scoring import can_score, score
from scorekeeper.domain.state import (
    Change,
    GameState,
    Report,
    Revision,
    RoundState,
    Seat,
    Skipped,
    TableState,
)


def node_of(
    event: Event, payload: RoundScored, players: tuple[str, ...], seating: tuple[str, ...]
) -> RoundNode:
    """A scored round as it stands in the log, with those at the table at that moment."""
    return RoundNode(
        event.id,
        payload.after,
        payload.entry,
        players,
        seating,
        event.at,
        event.by,
        event.order,
    )


def _set_aside(game: "_Game", node: RoundNode, number: int) -> RoundState:
    pairs = pairs_in(game.rules, game.order, node.entry.pairs)
    return RoundState(
        id=node.id,
        number=number,
        entry=node.entry,
        players=node.players,
        dealer="",
        points=score(game.rules, node.entry, node.players, pairs),
        totals={},
        at=node.at,
        by=node.by,
        order=node.order,
        voided=node.voided,
        revisions=node.revisions,
        pairs=pairs,
    )


def _merged(lines: dict[int, Line]) -> list[RoundNode]:
    if len(lines) == 1:
        return next(iter(lines.values())).placed
    rows = zip_longest(*(line.placed for line in lines.values()))
    return [node for row in rows for node in row if node is not None]


def _tip(lines: dict[int, Line], progress: Progress) -> str:
    if progress.ending is not None:
        return progress.rounds[-1].id
    return next(iter(lines.values())).tip


def _left(game: "_Game", progress: Progress) -> tuple[str, ...]:
    # Somebody who went home after the last round was there when it ended.
    last = progress.rounds[-1].order if progress.ending else None
    return tuple(
        player
        for player, order in game.leavers.items()
        if player not in game.players and (last is None or order < last)
    )


@dataclass(slots=True)
class _Game:
    id: str
    rules: AgreedRules
    players: list[str]
    seating: list[str]
    start: dict[str, int]
    dealer: str
    nodes: dict[str, RoundNode] = field(default_factory=dict)
    present: tuple[str, ...] = ()
    seated: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    leavers: dict[str, Order] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.order = tuple(self.players)
        self.settle()

    def settle(self) -> None:
        self.present, self.seated = tuple(self.players), tuple(self.seating)


class Reader:
    """Reads events in order; each handler returns why it skipped the event, or None."""

    def __init__(self, table: str) -> None:
        self.table = TableState(id=table)
        self.games: dict[str, _Game] = {}
        self.seats: dict[str, Seat] = {}
        self.rounds: dict[str, RoundNode] = {}
        self.reports: dict[tuple[str, str], Report] = {}
        self.skipped: list[Skipped] = []
        self.history = History()

    def read(self, event: Event, *, retracted: bool, misplaced: bool) -> None:
        """One more event. `retracted`: taken back later; `misplaced`: retracts nothing earlier."""
        payload = event.payload
        if isinstance(payload, Retracted):
            if misplaced:
                self._skip(event, "retracts-nothing")
            elif not retracted:
                self.history.take_back(event, payload.event)
            return
        if retracted and not isinstance(payload, RoundScored):
            self._note_change(event)
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
        games = tuple(self._played(game) for game in self.games.values())
        dropped = {skipped.event for skipped in self.skipped}
        undoable, redoable = self.history.offers(dropped, self._is_there)
        return replace(
            self.table,
            seats=self.seats,
            games=games,
            reports=self.reports,
            skipped=tuple(self.skipped),
            undoable=Grown(undoable),
            redoable=redoable,
            last=last.order,
            last_at=last.at,
        )

    def _played(self, game: _Game) -> GameState:
        lines = self._lines(game)
        progress = Progress(game.rules, dict(game.start), game.dealer, [], order=game.order)
        for placed in _merged(lines):
            if not progress.takes(placed):
                self.skipped.append(Skipped(placed.id, "game-over"))
                continue
            progress.play(placed)
        for line in lines.values():
            self.skipped.extend(Skipped(node.id, "round-detached") for node in line.detached)
        players = progress.still_in(game.present)
        aside = [node for line in lines.values() for node in line.aside]
        return GameState(
            id=game.id,
            rules=game.rules,
            players=players,
            seating=game.seated,
            first_dealer=game.dealer,
            dealer=still_dealing(game.seated, progress.dealer, players),
            tip=_tip(lines, progress),
            rounds=Grown(progress.rounds),
            totals=progress.totals,
            ending=progress.ending,
            waiting=self._waiting(game, aside, progress.rounds),
            out_after=progress.out_after,
            left=_left(game, progress),
            order=game.order,
            tips={table: line.tip for table, line in lines.items()} if len(lines) > 1 else {},
        )

    def _lines(self, game: _Game) -> dict[int, Line]:
        tables = tables_of(game.rules, game.order)
        if len(tables) == 1:
            return {tables[0]: line_up(game.id, game.nodes.values())}
        # Each table plays at its own pace, so each has a line of its own.
        nodes: dict[int, list[RoundNode]] = {table: [] for table in tables}
        for node in game.nodes.values():
            nodes[table_of(game.rules, game.order, node.entry.table)].append(node)
        return {table: line_up(game.id, nodes[table]) for table in tables}

    def _waiting(
        self, game: _Game, aside: list[RoundNode], rounds: list[RoundState]
    ) -> tuple[RoundState, ...]:
        if not aside:
            return ()
        numbers = {played.id: played.number for played in rounds}
        waiting: list[RoundState] = []
        for node in aside:
            before = node.after
            while before in game.nodes and game.nodes[before].gone:
                before = game.nodes[before].after
            if (node.disputes or before) not in numbers:
                self.skipped.append(Skipped(node.id, "game-over"))
                continue
            number = numbers[node.disputes] if node.disputes else numbers[before] + 1
            numbers[node.id] = number
            waiting.append(_set_aside(game, node, number))
        return tuple(waiting)

    def _skip(self, event: Event, reason: str) -> None:
        self.skipped.append(Skipped(event.id, reason))

    def _note_change(self, event: Event) -> None:
        payload = event.payload
        if isinstance(payload, RoundScored) or self._is_rematch(event):
            self.history.note(event, Change(event.id, payload.kind, event.id))
        elif isinstance(payload, RoundRevised | RoundVoided):
            self.history.note(event, Change(event.id, payload.kind, payload.round))

    def _is_rematch(self, event: Event) -> bool:
        is_start = isinstance(event.payload, GameStarted)
        return is_start and any(game != event.id for game in self.games)

    def _is_there(self, change: Change) -> bool:
        node = self.rounds.get(change.round)
        return node is not None and not node.gone

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
        self.games[event.id] = _Game(
            event.id, self.table.rules, players, list(players), start, dealer
        )
        return None

    def reported(self, event: Event, payload: HandReported) -> str | None:
        game = self.games.get(payload.game)
        if game is None:
            return "game-unknown"
        if payload.player not in game.players:
            return "player-unknown"
        self.reports[(payload.after, payload.player)] = Report(
            payload.player, payload.hand, event.at, event.by, event.id
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
            revision = Revision(node.entry, payload.entry, event.at, event.by, event.id)
            node.revisions = (*node.revisions, revision)
            node.entry = payload.entry
        if payload.after is not None:
            node.after = payload.after
        return None

    def voided(self, event: Event, payload: RoundVoided) -> str | None:
        node = self.rounds.get(payload.round)
        if node is None:
            return "round-unknown"
        if node.gone:
            return "round-retracted"
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
    HandReported: Reader.reported,
    RoundScored: Reader.scored,
    RoundRevised: Reader.revised,
    RoundVoided: Reader.voided,
    Unknown: Reader.unknown,
}
