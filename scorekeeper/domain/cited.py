"""Facts with their sources: the building block of everything that is data in `rules/`.

What editions there are, and what their sections are called, is read by `rulebook/`.
"""

from typing import Annotated, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, Field

Value = TypeVar("Value")
Slug = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[a-z0-9][a-z0-9-]*$")]
Citation = Annotated[str, Field(pattern=r"^[a-z0-9-]+#[a-z0-9-]+$", max_length=80)]
"""`source#section`, resolvable in `rules/sources.toml`."""


class Data(BaseModel):
    """A piece of `rules/`: fixed once read, and every field is a known one."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Cited(Data, Generic[Value]):
    """One fact with the places that state it."""

    value: Value
    cite: tuple[Citation, ...] = Field(min_length=1)
