"""What Flet would make of a late answer, and what we do."""

from inspect import getclosurevars

import pytest
from flet.messaging.session import Session

from scorekeeper.ui.faults import forgive_late_answers


def test_a_control_that_has_gone_may_still_answer() -> None:
    session = Session.__new__(Session)
    vars(session)["_Session__index"] = {}
    for _ in range(2):
        forgive_late_answers()
        session.handle_invoke_method_results(7, "call", None, None)


def test_flet_itself_would_drop_the_connection() -> None:
    """Once this fails, Flet has mended it and ours can go."""
    forgive_late_answers()
    strict = getclosurevars(Session.handle_invoke_method_results).nonlocals["strict"]
    session = Session.__new__(Session)
    vars(session)["_Session__index"] = {}
    with pytest.raises(RuntimeError, match="not registered"):
        strict(session, 7, "call", None, None)
