"""The rules library: reads `rules/` and understands what people say in its words.

What a variant is, and what cards are worth, is defined in `domain/`; scoring is done there.
"""

from scorekeeper.rulebook.broken import RulesFileBroken
from scorekeeper.rulebook.library import CitationText, Library
from scorekeeper.rulebook.loading import load_library

__all__ = ["CitationText", "Library", "RulesFileBroken", "load_library"]
