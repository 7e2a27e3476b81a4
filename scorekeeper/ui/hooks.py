"""Flet's hooks with precise types, and the key that keeps a component in its place."""

from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar, cast

import flet as ft

T = TypeVar("T")
Arguments = ParamSpec("Arguments")
Drawn = TypeVar("Drawn")
Setter = Callable[[T | Callable[[T], T]], None]
"""Takes the new value, or what makes it from the old one."""


class Memory(Generic[T]):
    """Something remembered from one drawing to the next without causing another."""

    __slots__ = ("current",)

    def __init__(self, current: T) -> None:
        self.current = current


def use_value(initial: Callable[[], T]) -> tuple[T, Setter[T]]:
    """State of a component, from `initial` when it is first drawn. A hook."""
    state: tuple[Any, Any] = ft.use_state(cast(Any, initial))
    return state


def use_memory(initial: T) -> Memory[T]:
    """A memory that starts as `initial`. A hook."""
    return ft.use_memo(lambda: Memory(initial), [])


def keyed(
    key: str,
    component: Callable[Arguments, Drawn],
    *args: Arguments.args,
    **kwargs: Arguments.kwargs,
) -> Drawn:
    """The component under a key, so that it stays itself when its neighbours come and go."""
    with_key = cast("Callable[..., Drawn]", component)
    return with_key(*args, **kwargs, key=key)
