"""What people can do at a table. Every action is a triple:

`verify_x` raises a typed Refusal, `can_x` answers yes or no, `x` returns the signed events.
"""

from collections.abc import Callable
from typing import ParamSpec

from scorekeeper.domain.refusals import Refusal

Arguments = ParamSpec("Arguments")


def allowed(verify: Callable[Arguments, object]) -> Callable[Arguments, bool]:
    """The yes-or-no form of a `verify_x`."""

    def can(*args: Arguments.args, **kwargs: Arguments.kwargs) -> bool:
        try:
            verify(*args, **kwargs)
        except Refusal:
            return False
        return True

    return can
