"""What a command is told by name — a game, house rules, a language, how many play — looked up.

What is not known is refused in one line that says what there is.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from scorekeeper.domain.refusals import RulesRefused, SeatingRefused

if TYPE_CHECKING:
    from scorekeeper.domain.variants import Variant
    from scorekeeper.rulebook import Library

FEWEST: Final = 2
MOST: Final = 20
"""Players that a question may be asked for."""


def chosen_variant(text: str, library: "Library") -> "Variant":
    """The game of that id or name. Raises RulesRefused for an unknown one."""
    found = library.find_variant(text)
    if found is None:
        known = ", ".join(library.variants)
        raise RulesRefused("cli-variant-unknown", variant=text, known=known)
    return library.variant(found)


def chosen_house_rules(texts: Iterable[str], library: "Library") -> tuple[str, ...]:
    """The ids of the house rules, each once. Raises RulesRefused for an unknown one."""
    return tuple(dict.fromkeys(_house_rule(text, library) for text in texts))


def chosen_language(text: str | None) -> str | None:
    """The language that a tag such as `de`, `DE` or `de-AT` means. Raises RulesRefused."""
    from scorekeeper.l10n import LANGUAGES, spoken

    if text is None:
        return None
    found = spoken(text)
    if found is None:
        raise RulesRefused("cli-language-unknown", language=text, known=", ".join(LANGUAGES))
    return found


def chosen_players(players: int | None) -> int | None:
    """How many play. Raises SeatingRefused for too few or too many."""
    if players is not None and not FEWEST <= players <= MOST:
        raise SeatingRefused("cli-players-range", players=players, fewest=FEWEST, most=MOST)
    return players


def _house_rule(text: str, library: "Library") -> str:
    found = library.find_house_rule(text)
    if found is None:
        known = ", ".join(library.house_rules)
        raise RulesRefused("cli-house-rule-unknown", rule=text, known=known)
    return found
