"""One game while its log is read: its people, its rounds, and playing them through at the end.

Which event does what to it is in `reading.py`; how a round is counted is in `play.py`.
"""

from dataclasses import dataclass, field
from itertools import zip_longest

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.dealing import still_dealing
from scorekeeper.domain.events import Event, Order
from scorekeeper.domain.formations import pairs_in, table_of, tables_of
from scorekeeper.domain.grown import Grown
from scorekeeper.domain.line import Line, RoundNode, line_up
from scorekeeper.domain.payloads import RoundScored
from scorekeeper.domain.play import Progress
from scorekeeper.domain.scoring import score
from scorekeeper.domain.state import GameState, RoundState, Skipped


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


@dataclass(slots=True)
class GameLog:
    """A game as far as its log has been read."""

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
    deciding: set[str] = field(default_factory=set)
    echoes: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.order = tuple(self.players)
        self.settle()

    def settle(self) -> None:
        """Takes over who plays and who sits where, after a change of either."""
        self.present, self.seated = tuple(self.players), tuple(self.seating)

    def played(self, skipped: list[Skipped]) -> GameState:
        """The game played through; rounds that do not count are added to `skipped`."""
        lines = self._lines()
        self.echoes = {echo: said for line in lines.values() for echo, said in line.echoes.items()}
        skipped.extend(Skipped(echo, "said-before") for echo in self.echoes)
        progress = Progress(self.rules, dict(self.start), self.dealer, [], order=self.order)
        for placed in _merged(lines):
            if progress.ending is not None:
                self._reopen(progress)
            if not progress.takes(placed):
                skipped.append(Skipped(placed.id, "game-over"))
                continue
            progress.play(placed)
        self._reopen(progress)
        for line in lines.values():
            skipped.extend(Skipped(node.id, "round-detached") for node in line.detached)
        players = progress.still_in(self.present)
        aside = [node for line in lines.values() for node in line.aside]
        return GameState(
            id=self.id,
            rules=self.rules,
            players=players,
            seating=self.seated,
            first_dealer=self.dealer,
            dealer=still_dealing(self.seated, progress.dealer, players),
            tip=_tip(lines, progress),
            rounds=Grown(progress.rounds),
            totals=progress.totals,
            ending=progress.ending,
            waiting=self._waiting(aside, progress.rounds, skipped),
            out_after=progress.out_after,
            left=_left(self, progress),
            order=self.order,
            tied=progress.tied,
            tips={table: line.tip for table, line in lines.items()} if len(lines) > 1 else {},
        )

    def _reopen(self, progress: Progress) -> None:
        deciding = set(map(self._said_by, self.deciding))
        if progress.ending is not None and progress.ending.round in deciding:
            progress.reopen()

    def _lines(self) -> dict[int, Line]:
        tables = tables_of(self.rules, self.order)
        if len(tables) == 1:
            return {tables[0]: line_up(self.id, self.nodes.values())}
        # Each table plays at its own pace, so each has a line of its own.
        nodes: dict[int, list[RoundNode]] = {table: [] for table in tables}
        for node in self.nodes.values():
            nodes[table_of(self.rules, self.order, node.entry.table)].append(node)
        return {table: line_up(self.id, nodes[table]) for table in tables}

    def _said_by(self, round_id: str) -> str:
        return self.echoes.get(round_id, round_id)

    def _waiting(
        self, aside: list[RoundNode], rounds: list[RoundState], skipped: list[Skipped]
    ) -> tuple[RoundState, ...]:
        if not aside:
            return ()
        numbers = {played.id: played.number for played in rounds}
        waiting: list[RoundState] = []
        for node in aside:
            before = self._before(node)
            if (node.disputes or before) not in numbers:
                skipped.append(Skipped(node.id, "game-over"))
                continue
            number = numbers[node.disputes] if node.disputes else numbers[before] + 1
            numbers[node.id] = number
            waiting.append(_set_aside(self, node, number))
        return tuple(waiting)

    def _before(self, node: RoundNode) -> str:
        """What a round comes after, of the rounds that are there."""
        before, seen = self._said_by(node.after), {node.id}
        # Muddled logs hold rounds that come after each other.
        while before in self.nodes and self.nodes[before].gone and before not in seen:
            seen.add(before)
            before = self._said_by(self.nodes[before].after)
        return before

    def as_brought_back(self, round_id: str, game: GameState) -> RoundState | None:
        """A round that was undone, as it would stand in the game played through."""
        node = self.nodes.get(round_id)
        if node is None or not node.gone:
            return None
        before = game.round(self._before(node))
        return _set_aside(self, node, before.number + 1 if before else 1)


def _set_aside(game: "GameLog", node: RoundNode, number: int) -> RoundState:
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
        voidings=node.voidings,
        taken_back=node.taken_back,
        restored=node.restored,
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


def _left(game: "GameLog", progress: Progress) -> tuple[str, ...]:
    # Somebody who went home after the last round was there when it ended, and somebody out of the
    # race has a rank already.
    last = progress.rounds[-1].order if progress.ending else None
    return tuple(
        player
        for player, order in game.leavers.items()
        if player not in game.players
        and player not in progress.out_after
        and (last is None or order < last)
    )
