"""From rounds that each name their predecessor to one line of rounds, and the rivals beside it.

Rounds entered on two phones after the same round are rivals: the first in the log's order stands
in the line, the others are kept beside it until a person decides. The very same round entered
twice is one round. Scoring is not done here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from scorekeeper.domain.events import Event, Order
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.state import Restored, Revision, TakenBack, Voiding


@dataclass(slots=True)
class RoundNode:
    """A scored round while its log is being read.

    `gone`: retracted, only its place counts. `rivals`: live rounds after the same predecessor;
    `disputes`: the one of them that counts instead. `stood`: the changes that held at this place of
    the log, those among them, too, that are taken back further on; `taken_back` those that were.
    `voided_for_a_while`: what took it out and is taken back further on; `restored` what was.
    """

    id: str
    after: str
    entry: RoundEntry
    players: tuple[str, ...]
    seating: tuple[str, ...]
    at: datetime
    by: str
    order: Order
    voided: bool = False
    gone: bool = False
    revisions: tuple[Revision, ...] = ()
    rivals: tuple[str, ...] = ()
    disputes: str | None = None
    voidings: tuple[Voiding, ...] = ()
    stood: tuple[Revision, ...] = ()
    taken_back: tuple[TakenBack, ...] = ()
    voided_for_a_while: tuple[Voiding, ...] = ()
    restored: tuple[Restored, ...] = ()

    def change(self, event: Event, entry: RoundEntry) -> None:
        """Somebody changed it, for good."""
        revision = Revision(self.entry, entry, event.at, event.by, event.id)
        self.stood = (*self.stood, revision)
        self.revisions = (*self.revisions, revision)
        self.entry = entry

    def change_for_a_while(self, event: Event, entry: RoundEntry) -> None:
        """Somebody changed it, and took that back later."""
        before = self.stood[-1].after if self.stood else self._first_entry
        revision = Revision(before, entry, event.at, event.by, event.id)
        self.stood = (*self.stood, revision)

    def void_for_a_while(self, event: Event) -> None:
        """Somebody took it out of the score, and it was let count again later."""
        self.voided_for_a_while = (
            *self.voided_for_a_while,
            Voiding(event.id, event.at, event.by),
        )

    def take_back(self, event: Event, target: str) -> None:
        """Somebody took a change back that had held for a while, or let the round count again."""
        voiding = next((one for one in self.voided_for_a_while if one.event == target), None)
        if voiding is not None:
            left = [one for one in self.voided_for_a_while if one is not voiding]
            self.voided_for_a_while = tuple(left)
            self.restored = (*self.restored, Restored(voiding, event.at, event.by))
            return
        gone = next(one for one in self.stood if one.event == target)
        self.stood = tuple(one for one in self.stood if one is not gone)
        self.taken_back = (*self.taken_back, TakenBack(gone, event.at, event.by))

    def is_said_by(self, other: "RoundNode") -> bool:
        """Whether another round began as the same one and says nothing else since."""
        if self.gone or other.gone or self._first_entry != other._first_entry:
            return False
        untouched = not other.voided and not other.revisions
        return untouched or (other.entry, other.voided) == (self.entry, self.voided)

    @property
    def _first_entry(self) -> RoundEntry:
        return self.revisions[0].before if self.revisions else self.entry


@dataclass(frozen=True, slots=True)
class Line:
    """The rounds in order of play; the nodes that hang on a rival; those that hang on nothing.

    `tip` is what the next round comes after: not a voided rival of a round that counts. `echoes`
    are rounds that were entered before, each with the one that counts.
    """

    placed: list[RoundNode]
    aside: list[RoundNode]
    detached: list[RoundNode]
    tip: str
    echoes: dict[str, str]


def line_up(game: str, nodes: Iterable[RoundNode]) -> Line:
    """The line that starts at the game. Total: whatever the predecessors say, every node is placed.

    Costs one step per node.
    """
    followers: dict[str, list[RoundNode]] = {}
    everything = list(nodes)
    for node in everything:
        if node.after in followers:
            followers[node.after].append(node)
        else:
            followers[node.after] = [node]
    echoes = _take_out_echoes(game, followers) if len(followers) < len(everything) else {}
    seen: set[str] = set(echoes)
    placed: list[RoundNode] = []
    aside: list[RoundNode] = []
    tip = _walk(game, followers, seen, placed)
    while candidates := _followers_of(tip, followers, seen):
        live = [node for node in candidates if not node.voided]
        if not live:
            placed.extend(candidates)
            tip = candidates[-1].id
            break
        chosen = min(live, key=_order)
        rivals = sorted((node for node in live if node is not chosen), key=_order)
        chosen.rivals = tuple(rival.id for rival in rivals)
        for rival in rivals:
            rival.disputes = chosen.id
        aside.extend(rivals)
        placed.extend(node for node in candidates if node.voided or node is chosen)
        tip = _walk(chosen.id, followers, seen, placed)
    aside.extend(_everything_after(aside, followers, seen))
    detached = [node for node in everything if node.id not in seen and not node.gone]
    return Line(placed, aside, detached, tip, echoes)


def _take_out_echoes(game: str, followers: dict[str, list[RoundNode]]) -> dict[str, str]:
    # Two phones without a network may both have kept score of the whole evening: what follows an
    # echo follows the round itself, where it may be an echo in turn.
    echoes: dict[str, str] = {}
    pending = [game]
    while pending:
        told: list[RoundNode] = []
        for node in sorted(followers.get(pending.pop(), ()), key=_order):
            first = next((one for one in told if one.is_said_by(node)), None)
            if first is None:
                told.append(node)
                continue
            echoes[node.id] = first.id
            if node.id in followers:
                followers.setdefault(first.id, []).extend(followers.pop(node.id))
        for node in told:
            pending.append(node.id)
    return echoes


def _walk(
    tip: str,
    followers: dict[str, list[RoundNode]],
    seen: set[str],
    placed: list[RoundNode],
) -> str:
    # The usual game: one round after the other, nothing voided, nothing disputed.
    while True:
        direct = followers.get(tip)
        if direct is None or len(direct) > 1:
            return tip
        node = direct[0]
        tip_id = node.id
        if node.gone or node.voided or tip_id in seen:
            return tip
        seen.add(tip_id)
        placed.append(node)
        tip = tip_id


def _order(node: RoundNode) -> Order:
    return node.order


def _followers_of(
    start: str, followers: dict[str, list[RoundNode]], seen: set[str]
) -> list[RoundNode]:
    # A retracted or voided round passes its followers on to whatever it came after; they stand
    # where it stands.
    found: list[RoundNode] = []
    pending = _in_order(followers.get(start, ()))
    while pending:
        node = pending.pop()
        if node.id in seen:
            continue
        seen.add(node.id)
        if not node.gone:
            found.append(node)
        if node.gone or node.voided:
            pending.extend(_in_order(followers.get(node.id, ())))
    return found


def _in_order(nodes: Sequence[RoundNode]) -> list[RoundNode]:
    # The first in order last, so that it is popped first.
    return sorted(nodes, key=_order, reverse=True) if len(nodes) > 1 else list(nodes)


def _everything_after(
    rivals: list[RoundNode], followers: dict[str, list[RoundNode]], seen: set[str]
) -> list[RoundNode]:
    found: list[RoundNode] = []
    pending = [rival.id for rival in rivals]
    while pending:
        for node in followers.get(pending.pop(), ()):
            if node.id not in seen:
                seen.add(node.id)
                found.append(node)
                pending.append(node.id)
    return [node for node in found if not node.gone]
