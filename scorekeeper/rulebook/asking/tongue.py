"""What it takes to understand one language."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.spelling import Spelling


@dataclass(frozen=True, slots=True)
class Tongue:
    """The words of a language: what they mean, how they are spelt, which are numbers."""

    glossary: Glossary
    spelling: Spelling
    numbers: Mapping[str, int]
