"""A chain of draw cards as far as it has been told: what it comes to and who laid what."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Chain:
    """What has been told so far.

    `waiting`: how many were named who may lay a card together; `last_then`: who was named last
    as coming "then" or as following, without a word of a card; `told_of`: who was told of last;
    `turn`: whose turn it is said to be; `listed`: who were named before anything was laid.
    """

    same: bool
    draws: int = 0
    laid: int = 0
    last: int = 0
    pot: int = 0
    waiting: int = 0
    joint: bool = False
    layers: list[frozenset[str]] = field(default_factory=list)
    stopped: frozenset[str] = frozenset()
    ended: bool = False
    from_whom: bool = False
    mixed: frozenset[str] = frozenset()
    last_then: frozenset[str] = frozenset()
    told_of: frozenset[str] = frozenset()
    turn: frozenset[str] = frozenset()
    listed: frozenset[str] = frozenset()

    def lay(self, who: frozenset[str], draws: int, often: int = 1) -> bool:
        """Whether the cards may be laid here; they are counted then."""
        fits = not self.laid or (draws == self.last if self.same else draws >= self.last)
        if self.pot and self.last:
            fits = draws == self.last if self.same else draws >= self.last
        if not draws or not fits or (self.ended and self.laid):
            return False
        self.draws += draws * often
        self.laid += often
        self.last = draws
        self.layers.append(who)
        self.last_then = self.turn = frozenset()
        return True

    def take_back(self) -> None:
        """Whoever came last has laid none."""
        self.draws -= self.last
        self.laid -= 1
        self.layers.pop()
        self.stopped |= self.last_then
        self.last_then = frozenset()
