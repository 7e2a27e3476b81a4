"""How much of a kind the browser tries: everything in `make soak`, a choice of it in `make test`.

What is left out there differs from what is tried in its values only, such as one more language.
"""

from typing import TypeVar

from tests.soaking import SOAKING

Value = TypeVar("Value")


def a_few(*values: Value, usual: int) -> tuple[Value, ...]:
    """All of the values in a long run, else the first `usual` of them."""
    return values if SOAKING else values[:usual]
