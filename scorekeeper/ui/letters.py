"""How large the device itself draws letters, which it does not say: an unseen one is measured.

People enlarge the letters of their browser or phone once, for everything. What is drawn multiplies
the app's own text size then; ``look.py`` counts both as one. Nothing is stored here.
"""

from collections.abc import Callable
from typing import Final

import flet as ft

_SIZE: Final = 20.0
_SMALLEST: Final = 0.5
_LARGEST: Final = 4.0


def letters_probe(measured: Callable[[float], None]) -> ft.Control:
    """A letter that nobody sees, hears or touches; tells how many times larger than asked for it
    was drawn, when it is first drawn and whenever that changes.
    """

    def sized(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        if event.height > 0:
            measured(enlargement(event.height))

    letter = ft.Text("0", style=ft.TextStyle(size=_SIZE, height=1.0), no_wrap=True)
    return ft.Container(
        content=ft.Semantics(exclude_semantics=True, content=letter),
        opacity=0,
        ignore_interactions=True,
        on_size_change=sized,
    )


def enlargement(height: float) -> float:
    """How many times larger the letter is than asked for, from its height in logical pixels.

    >>> enlargement(20.0), enlargement(40.2), enlargement(999.0)
    (1.0, 2.0, 4.0)
    """
    return round(min(_LARGEST, max(_SMALLEST, height / _SIZE)), 1)
