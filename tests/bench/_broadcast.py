"""The least that tells many browsers of a commit: a websockets server that broadcasts after it.

`python -m tests.bench._broadcast <database url> <table> <player> <port file> <times>`; every
message it hears is a hand to write down, and what it then tells everybody is as long as a board.
"""

import asyncio
import sys
from pathlib import Path

from websockets.asyncio.server import ServerConnection, broadcast, serve

from scorekeeper.domain.hands import typed
from scorekeeper.storage import open_store
from scorekeeper.tables.service import Tables
from tests.bench._timed import note_commits

LOUD = "x"


async def main(url: str, table: str, player: str, port_file: Path) -> None:
    """Serves until it is killed."""
    tables = Tables(open_store(url))
    connections: set[ServerConnection] = set()

    def save(points: int) -> None:
        game = tables.state(table).game
        assert game is not None
        tables.report_hand(table, player, typed(points), game.tip)

    async def heard(connection: ServerConnection) -> None:
        connections.add(connection)
        try:
            async for message in connection:
                points, length = map(int, str(message).split())
                await asyncio.to_thread(save, points)
                broadcast(connections, LOUD * length)
        finally:
            connections.discard(connection)

    async with serve(heard, "127.0.0.1", 0, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        port_file.write_text(str(port), encoding="utf-8")
        await asyncio.get_running_loop().create_future()


if __name__ == "__main__":
    note_commits(Path(sys.argv[5]))
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], Path(sys.argv[4])))
