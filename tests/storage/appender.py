"""Saves rounds until it is killed and says which: `python -m tests.storage.appender URL`.

First prints "ready"; then, after each append has returned, the ids of its events on one line.
"""

import sys
from itertools import count

from scorekeeper.storage import open_store
from tests.domain.builders import TABLE
from tests.storage.databases import rounds

SIZES = (1, 3, 1, 8)
"""How many rounds go into one append, in turn."""


def main(url: str) -> None:
    """Runs until the process is killed."""
    store = open_store(url)
    first = store.last_seq(TABLE)
    print("ready", flush=True)
    for number in count():
        size = SIZES[number % len(SIZES)]
        batch = rounds(size, first=first, by=f"{size} from {first}")
        first = store.append(batch)
        print(*(event.id for event in batch), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
