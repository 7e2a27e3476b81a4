"""One line of the file that `scorekeeper ask --batch` reads."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field


class AskedLine(BaseModel):
    """One question of a batch."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    id: str | int
    q: Annotated[str, Field(max_length=100_000)]
    lang: Annotated[str, Field(max_length=20)] | None = None
    variant: Annotated[str, Field(max_length=80)] | None = None
    players: Annotated[int, Field(ge=1, le=20)] | None = None
    house: tuple[Annotated[str, Field(max_length=40)], ...] = Field(default=(), max_length=20)
