"""The lines of `told.txt`: what is told in a question, and the answer that follows from it."""

from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("told.txt")


class ToldLine(NamedTuple):
    """A question asked at a table of this game, and the verdict, or the value, that is expected."""

    game: str
    language: str
    expected: str
    ruling: str
    question: str


def told_lines() -> list[ToldLine]:
    """Every line, in the order of the file."""
    return [
        ToldLine(*line.split(" | "))
        for line in FILE.read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]
