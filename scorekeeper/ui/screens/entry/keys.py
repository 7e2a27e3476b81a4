"""The keys of the pad: the cards of the table's deck, grouped by what they are worth."""

from math import ceil

import flet as ft

from scorekeeper.tables.shown.keys import PadGroup, PadKey
from scorekeeper.ui import parts
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.entry.flow import Entry
from scorekeeper.ui.screens.entry.view_model import Pad
from scorekeeper.ui.theme import Space

NUMBERS_A_ROW = 5
ACTIONS_A_ROW = 3
WILDS_A_ROW = 4
LARGE_A_ROW = 2
SMALL_GROUP = 2
"""Groups of so few keys stand side by side: the pad has to fit a small phone without scrolling."""


@ft.component
def KeyGroups(pad: Pad, entry: Entry) -> ft.Control:
    """The cards of the table's deck, grouped by what they are worth; small groups share a row."""
    rows: list[list[PadGroup]] = []
    for group in pad.groups:
        if rows and all(len(other.keys) <= SMALL_GROUP for other in (*rows[-1], group)):
            rows[-1].append(group)
        else:
            rows.append([group])
    keys = ft.Column(
        controls=[_group_row(row, entry) for row in rows], spacing=Space.XS, tight=True
    )
    return parts.swipeable(keys, to_right=entry.back, to_left=entry.forward)


def _group_row(groups: list[PadGroup], entry: Entry) -> ft.Control:
    if len(groups) == 1:
        return _group(groups[0], entry)
    columns = [_group(group, entry) for group in groups]
    for column in columns:
        column.expand = True
    return ft.Row(controls=columns, spacing=7, vertical_alignment=ft.CrossAxisAlignment.START)


def _group(group: PadGroup, entry: Entry) -> ft.Control:
    first = group.keys[0]
    widest = keys_a_row(first, use_look().stacked)
    # Rows of one length: eight numbers are four and four, not five and three.
    width = ceil(len(group.keys) / ceil(len(group.keys) / widest))
    rows = [group.keys[start : start + width] for start in range(0, len(group.keys), width)]
    return ft.Column(
        controls=[
            parts.eyebrow(group.label),
            *(ft.Row(controls=[_key(key, entry) for key in row], spacing=6) for row in rows),
        ],
        spacing=6,
        tight=True,
    )


def keys_a_row(key: PadKey, large: bool) -> int:
    """How many keys such as this one stand in a row; half as many, for their labels in `large`."""
    if key.face:
        return NUMBERS_A_ROW
    return LARGE_A_ROW if large else WILDS_A_ROW if key.wild else ACTIONS_A_ROW


def _key(key: PadKey, entry: Entry) -> ft.Control:
    return parts.pad_key(
        key.label,
        lambda: entry.tap(key.kind),
        name=key.name,
        count=key.count,
        symbol=None if key.face else key.kind,
        wild=key.wild,
        on_long_press=lambda: entry.hold(key.kind),
        identifier=f"key-{key.kind}",
    )
