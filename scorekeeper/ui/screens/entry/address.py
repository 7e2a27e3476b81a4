"""Where the hand of a player is on the pad: in the round to come, or in one already scored."""

from typing import Final

from scorekeeper.domain.formations import ONLY_TABLE
from scorekeeper.domain.state import RoundState
from scorekeeper.tables.correction_drafts import times_changed
from scorekeeper.tables.round_drafts import RoundDraft

_SINCE: Final = "since="


def round_route(table: str, draft: RoundDraft, player: str) -> str:
    """The address of a player's hand in the round that comes next."""
    at = "" if draft.table == ONLY_TABLE else f"/at/{draft.table}"
    return f"/table/{table}{at}/round/{draft.after}/{draft.out}/{player}"


def correction_route(table: str, played: RoundState, player: str) -> str:
    """The address of a player's hand in a round that is scored. It says which state of the round
    was to be corrected, so that a Back to it from the saved correction can be told.
    """
    return f"/table/{table}/rounds/{played.id}/hand/{player}?{_SINCE}{times_changed(played)}"


def is_past(route: str | None, played: RoundState) -> bool:
    """Whether another change of the round was made since that address of one of its hands."""
    _path, _, since = (route or "").partition(f"?{_SINCE}")
    return since.isdecimal() and int(since) < times_changed(played)
