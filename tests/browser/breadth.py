"""How much of a kind the browser tries: everything in `make soak`, a choice of it in `make test`.

What is left out there differs from what is tried in its values only, such as one more language.
"""

import os
from typing import Final, TypeVar

Value = TypeVar("Value")
IN_FULL: Final = os.environ.get("HYPOTHESIS_PROFILE") == "soak"


def a_few(*values: Value, usual: int) -> tuple[Value, ...]:
    """All of the values in a long run, else the first `usual` of them."""
    return values if IN_FULL else values[:usual]
