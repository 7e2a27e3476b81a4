"""A whole table in a QR code or a few: packed, cut into frames, and put together again.

Nothing here needs a network. Taking a copy into a table's log is `tables/copying.py`'s work.
"""

from scorekeeper.sharing.copying.codec import pack, unpack
from scorekeeper.sharing.copying.frames import (
    Frame,
    Pile,
    codes_in,
    read_frame,
    to_frames,
    to_text,
)

__all__ = ["Frame", "Pile", "codes_in", "pack", "read_frame", "to_frames", "to_text", "unpack"]
