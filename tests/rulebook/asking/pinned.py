"""The pinned facts of play (`pinned.toml`): questions, and what has to be answered."""

import tomllib
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

GAMES: Final = {"classic": "classic", "house": "classic", "differing": "classic"}
"""The game that a group of facts is asked of, where the group is not called like it."""


class Fact(BaseModel):
    """A question and what has to be answered; `cited` is part of a citation."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Annotated[str, Field(min_length=1)]
    q: Annotated[str, Field(min_length=1)]
    lang: Literal["en", "de", "nl"] = "en"
    players: int | None = None
    house: tuple[str, ...] = ()
    verdict: str
    value: int | None = None
    ruling: str | None = None
    cited: str = ""
    differs: bool = False


def facts() -> list[tuple[str, Fact]]:
    """Every fact with the game it is asked of, in the order of the file."""
    written = tomllib.loads((Path(__file__).parent / "pinned.toml").read_text(encoding="utf-8"))
    groups = TypeAdapter(dict[str, list[Fact]]).validate_python(written)
    return [(GAMES.get(group, group), fact) for group, told in groups.items() for fact in told]
