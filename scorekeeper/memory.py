"""How often Python's collector looks for objects that nobody can reach any more.

The program and its screens are some hundred thousand objects that live as long as the process, and
by its own measure the collector walks them over and over.
"""

import gc
from typing import Final

GC_THRESHOLD: Final = (50_000, 20, 20)


def collect_seldom() -> None:
    """For a process that is to load the whole program: a fifth of a start goes into collecting."""
    gc.set_threshold(*GC_THRESHOLD)


def settle_memory() -> None:
    """Tells the collector that what is loaded now stays: else a fold takes twice the time."""
    gc.collect()
    gc.freeze()
    collect_seldom()
