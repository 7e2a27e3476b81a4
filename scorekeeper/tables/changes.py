"""Who wants to know when a table has changed, and telling them.

In one process only; what others write is found by `lookout.py`. Subscribers get the table's id
and read the new state themselves.
"""

import threading
from collections.abc import Callable

Subscriber = Callable[[str], None]


def _nobody_asked() -> None:
    """What is done where nobody wants to know that a table is followed."""


class Changes:
    """A list of subscribers; safe to use from several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._subscribers: dict[int, tuple[str | None, Subscriber]] = {}
        self._next = 0
        self._tell_followed: Callable[[], None] = _nobody_asked

    @property
    def followed(self) -> frozenset[str]:
        """The tables that somebody asked for by their id."""
        with self._lock:
            wanted = [table for table, _subscriber in self._subscribers.values()]
        return frozenset(table for table in wanted if table is not None)

    def on_followed(self, tell: Callable[[], None]) -> None:
        """Calls `tell` whenever somebody has begun to follow a table; one only, the last given."""
        self._tell_followed = tell

    def subscribe(self, table: str | None, subscriber: Subscriber) -> Callable[[], None]:
        """Calls `subscriber` on each change of the table (None: any); returns the unsubscribe."""
        with self._lock:
            ticket = self._next
            self._next += 1
            self._subscribers[ticket] = (table, subscriber)
        if table is not None:
            self._tell_followed()

        def unsubscribe() -> None:
            with self._lock:
                self._subscribers.pop(ticket, None)

        return unsubscribe

    def publish(self, table: str) -> None:
        """Tells everyone who asked for this table. A subscriber must not block or raise."""
        with self._lock:
            interested = [
                subscriber
                for wanted, subscriber in self._subscribers.values()
                if wanted is None or wanted == table
            ]
        for subscriber in interested:
            subscriber(table)
