"""Room around things, one object for each measure.

Flet compares a new padding side by side, and passes over one that it has already seen; so nobody
changes what is given out here.
"""

from functools import lru_cache

import flet as ft


@lru_cache(maxsize=256)
def symmetric(*, horizontal: float = 0, vertical: float = 0) -> ft.Padding:
    """The same on opposite sides; logical pixels."""
    return ft.Padding.symmetric(horizontal=horizontal, vertical=vertical)


@lru_cache(maxsize=256)
def only(*, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> ft.Padding:
    """Each side by itself; logical pixels."""
    return ft.Padding(left=left, top=top, right=right, bottom=bottom)
