"""Whether UNO is called before a card is laid or behind it: neither yes nor no tells.

"Do I say UNO before or after I put the card down?": on coming down to one card (RULES.md §3).
"""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_BEFORE: Final = word_list("call-when.before")
_AFTER: Final = word_list("call-when.after")
_OR: Final = word_list("call-when.or")
_OTHERWISE: Final = frozenset({"caught", "penalty", "challenge", "unnoticed", "false-call"})
_NEAR: Final = 6
"""Words between the two times: "before I lay it or after"."""


def call_when(story: Story) -> Compared | None:
    """It is explained; None where anything else is asked of the call."""
    keys = story.situation.keys
    if "uno" not in story.said or story.said & _OTHERWISE or story.situation.ask == "number":
        return None
    first = next((at for at, key in enumerate(keys) if key in _BEFORE | _AFTER), None)
    if first is None:
        return None
    other = _AFTER if keys[first] in _BEFORE else _BEFORE
    behind = keys[first + 1 : first + 1 + _NEAR]
    joined = next((at for at, key in enumerate(behind) if key in _OR), None)
    if joined is None or other.isdisjoint(behind[joined + 1 : joined + 3]):
        return None
    return Compared("uno-when", "explain")
