"""The cards of the deck as keys, to choose one: fewer in a row than on the pad of a hand, where all
of them have to fit on one screen.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import ceil
from typing import Final

import flet as ft

from scorekeeper.tables.shown.browsing import CardKey
from scorekeeper.ui import parts
from scorekeeper.ui.look import Look, use_look
from scorekeeper.ui.screens.rules.columns import column

NUMBERS_A_ROW: Final = 5
NAMES_A_ROW, NAMES_A_ROW_STACKED = 2, 1
GAP: Final = 6


def key_rows(
    groups: Sequence[Sequence[CardKey]], choose: Callable[[str], object], named: str
) -> ft.Control:
    """The groups of cards below each other; `named` begins the identifiers of the keys."""
    look = use_look()
    rows = [
        ft.Row(controls=[_key(key, choose, named, len(row)) for key in row], spacing=GAP)
        for group in groups
        for row in in_rows(group, keys_a_row(group, look))
    ]
    return column(rows, GAP)


def keys_a_row(group: Sequence[CardKey], look: Look) -> int:
    """How many keys stand side by side: names take more room than numbers, large ones all of it."""
    if group[0].card.face:
        return NUMBERS_A_ROW
    return NAMES_A_ROW_STACKED if look.stacked else NAMES_A_ROW


def in_rows(group: Sequence[CardKey], most: int) -> Iterator[Sequence[CardKey]]:
    """As many rows as it takes, of about the same length."""
    width = ceil(len(group) / ceil(len(group) / most))
    for start in range(0, len(group), width):
        yield group[start : start + width]


def _key(key: CardKey, choose: Callable[[str], object], named: str, beside: int) -> ft.Control:
    card = key.card
    return parts.pad_key(
        card.label,
        partial(choose, card.kind),
        name=key.name,
        symbol=None if card.face else card.kind,
        wild=card.wild,
        roomy=not card.face and beside <= NAMES_A_ROW,
        identifier=f"{named}-{card.kind}",
    )
