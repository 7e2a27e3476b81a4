"""Whether somebody may still be caught who forgot UNO, where nothing is told of the next turn.

"Kim has one left and said nothing. Can I catch her?": until the next one begins. Every word has to
be known here but for one name, as any other may tell that it is too late.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import ME, heard_clauses, keys_of, people_in
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.asking.uno_when import when_seen
from scorekeeper.rulebook.word_lists import word_list

_OTHERWISE: Final = frozenset(
    {"next-begins", "not-yet", "in-time", "unnoticed", "penalty", "challenge", "bluff"}
)
_CATCHES: Final = word_list("catching.catches")
_SMALL: Final = word_list("catching.small")
_FORGOT: Final = word_list("catching.forgot")
_KNOWN: Final = _CATCHES | _SMALL | _FORGOT


def may_be_caught(story: Story) -> Compared | None:
    """ "She is down to one and kept quiet. May I catch her?": that hangs on the next turn."""
    situation = story.situation
    if situation.named or story.said & _OTHERWISE or situation.ask not in {"yes-no", "any"}:
        return None
    if situation.claimed or situation.doubted or any(n.value != 1 for n in situation.numbers):
        return None
    *told, asked = heard_clauses(situation) or [()]
    if not told or not keys_of(told) & _FORGOT or keys_of(told) & _CATCHES:
        return None
    own = keys_of([asked])
    mays = "may" in situation.asked and bool(own & _CATCHES) and not own & _FORGOT
    if not mays or not _is_of_one(told, asked, situation.language):
        return None
    if when_seen(situation, range(situation.begins)) is not None:
        return None
    return Compared("uno-caught", "depends")


def _is_of_one(told: Sequence[Sequence[Heard]], asked: Sequence[Heard], language: str) -> bool:
    """Whether nobody is told of but the one who is to be caught."""
    people = [people_in(clause, _KNOWN, language) for clause in told]
    named = frozenset[str]().union(*(one.named for one in people))
    pronouns = frozenset[str]().union(*(one.pronouns for one in people))
    # "My brother", "Kim": whoever is named opens a clause.
    opens = all(any(word.key in named for word in clause[:2]) for clause in told[:1])
    one = (len(named) == 1 and opens) or (not named and bool(pronouns))
    others = people_in(asked, _KNOWN, language).named - named
    return one and ME not in pronouns and not others
