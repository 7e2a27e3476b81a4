"""The parts that screens are built from; each reads the session's look and draws one thing.

Parts know nothing of tables, players or rules: they take texts, numbers and actions.
"""

from scorekeeper.ui.parts.board import board_badge, board_row
from scorekeeper.ui.parts.buttons import (
    icon_button,
    primary_button,
    quiet_button,
    secondary_button,
)
from scorekeeper.ui.parts.choices import chip, segmented
from scorekeeper.ui.parts.codes import code_plate
from scorekeeper.ui.parts.dialogs import confirm_dialog
from scorekeeper.ui.parts.emblems import emblem
from scorekeeper.ui.parts.entry_box import entry_box
from scorekeeper.ui.parts.fields import text_field
from scorekeeper.ui.parts.message_bar import message_bar
from scorekeeper.ui.parts.navigation import bottom_nav, tab_strip, top_bar
from scorekeeper.ui.parts.options import folding_row, option_card, option_row
from scorekeeper.ui.parts.order import OrderRow, order_list
from scorekeeper.ui.parts.pad import card_mark, pad_key
from scorekeeper.ui.parts.pairs import Partner, pairs_row
from scorekeeper.ui.parts.rows import list_row, outline_row, switch_row
from scorekeeper.ui.parts.rulings import (
    bubble,
    card_glyph,
    colour_key,
    marked_block,
    source_block,
    told,
    verdict,
)
from scorekeeper.ui.parts.scaffold import follows_body, screen
from scorekeeper.ui.parts.seats import seat_badge, seat_button
from scorekeeper.ui.parts.surfaces import (
    card_sheet,
    divider,
    empty_state,
    error_panel,
    hero_card,
    titled_card,
)
from scorekeeper.ui.parts.swipes import swipeable
from scorekeeper.ui.parts.tappable import Action, Face, tappable
from scorekeeper.ui.parts.whose import whose
from scorekeeper.ui.parts.words import (
    COLUMN_SCALE,
    announced,
    body,
    column_label,
    decoration,
    eyebrow,
    heading,
    name,
    note,
    number,
    questioned,
    running_total,
    strong,
    subtotal,
    warning,
)

__all__ = [
    "COLUMN_SCALE",
    "Action",
    "Face",
    "OrderRow",
    "Partner",
    "announced",
    "board_badge",
    "board_row",
    "body",
    "bottom_nav",
    "bubble",
    "card_glyph",
    "card_mark",
    "card_sheet",
    "chip",
    "code_plate",
    "colour_key",
    "column_label",
    "confirm_dialog",
    "decoration",
    "divider",
    "emblem",
    "empty_state",
    "entry_box",
    "error_panel",
    "eyebrow",
    "folding_row",
    "follows_body",
    "heading",
    "hero_card",
    "icon_button",
    "list_row",
    "marked_block",
    "message_bar",
    "name",
    "note",
    "number",
    "option_card",
    "option_row",
    "order_list",
    "outline_row",
    "pad_key",
    "pairs_row",
    "primary_button",
    "questioned",
    "quiet_button",
    "running_total",
    "screen",
    "seat_badge",
    "seat_button",
    "secondary_button",
    "segmented",
    "source_block",
    "strong",
    "subtotal",
    "swipeable",
    "switch_row",
    "tab_strip",
    "tappable",
    "text_field",
    "titled_card",
    "told",
    "top_bar",
    "verdict",
    "warning",
    "whose",
]
