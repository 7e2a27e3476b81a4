"""Whether my power card turns red, or green, once I used the Flex option of a card.

"I used the flex option. Do I have to flip my power card?" is answered where nobody else is told of
and every word is a listed one (`power-card-turned.*`) or belongs to the matter.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_MATTER: Final = frozenset(
    {"power-card", "turn-over", "red-side", "flex-side", "play", "card", "must", "reveal", "hold"}
)
"""Concepts that the words may have."""
_SMALL: Final = word_list("power-card-turned.small")
_IF: Final = word_list("power-card-turned.if")
_BACK: Final = word_list("power-card-turned.back")
"""What tells that it turns the other way."""
_TURNS: Final = frozenset({"turn-over", "red-side"})
_GREEN: Final = "green"
_THEIRS: Final = word_list("persons.theirs")


def power_card_turned(story: Story) -> Compared | None:
    """ "If I play the flex side, does my power card turn to red?"."""
    situation = story.situation
    if story.facts.values.get("variant") != "flex" or situation.ask not in {"yes-no", "any"}:
        return None
    if situation.negated or situation.doubted or situation.named or situation.numbers:
        return None
    clauses = _clauses(situation)
    used = [clause for clause in clauses if _is_about(clause, "flex-side")]
    asked = [clause for clause in clauses if clause not in used]
    if len(used) != 1 or len(asked) != 1 or _is_about(used[0], "power-card", "may"):
        # "My power card is red. May I flex?" asks for the flex itself.
        return None
    turns = _is_about(asked[0], "power-card") and _is_about(asked[0], *_TURNS)
    language = situation.language
    strange = [word for word in situation.heard if not _is_known(word, language)]
    mine = any(word.key in PERSONS[language].i for word in used[0])
    if not turns or (strange and (mine or strange != _subject(used[0]))):
        return None
    if not mine:
        # "Nora used hers": that turns none of mine.
        own = any(word.key in PERSONS[language].my for word in asked[0])
        return Compared("power-card", "no") if own and strange else None
    back = _BACK.intersection(word.key for word in asked[0])
    green = _GREEN in situation.colours
    return Compared("power-card", yes_or_no(not green)) if green or not back else None


def _subject(clause: Sequence[Heard]) -> list[Heard]:
    """Whoever does something, by name: the first word, behind "if" and before a verb."""
    return [word for word in clause if word.key not in _IF][:1]


def _is_known(word: Heard, language: str) -> bool:
    own = PERSONS[language].i | PERSONS[language].my
    known = word.key in _SMALL | _IF | _BACK | _THEIRS | own or COLOURS.get(word.key) == _GREEN
    return known or bool(_MATTER.intersection(word.concepts))


def _clauses(situation: Situation) -> list[list[Heard]]:
    """The words, cut where the text breaks and before "if"."""
    found: list[list[Heard]] = []
    for word in situation.heard:
        if not found or ((word.breaks or word.key in _IF) and found[-1]):
            found.append([])
        found[-1].append(word)
    return found


def _is_about(clause: Sequence[Heard], *concepts: str) -> bool:
    return any(set(concepts).intersection(word.concepts) for word in clause)
