"""The board of a table that is being watched, worked out once for all parts of the screen."""

from scorekeeper.tables.shown.board import Board, board_of
from scorekeeper.ui.live import Seen
from scorekeeper.ui.session import Session
from scorekeeper.ui.watched import Watched


def board_in(session: Session, seen: Watched[Seen]) -> Board | None:
    """The board in the session's language; None where the table or its game is not to be had."""
    state = seen.value.state
    if state is None:
        return None
    library, language = session.services.library, session.language
    return seen.once(language, lambda: board_of(session.t, library, language, state))
