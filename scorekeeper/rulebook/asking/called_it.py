"""Whether somebody draws who did call UNO: "I called it with one card, must I still draw two?".

Nothing is drawn for it. Every word has to be known, as any other may tell that it was said too
late, too early, or that a card was drawn for something else.
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_SAID: Final = word_list("uno-told.said")
_DRAWS: Final = word_list("whose-fault.draws")
_SMALL: Final = word_list("called-it.small")
_UNO: Final = "uno"
_OTHERWISE: Final = frozenset(
    {"not", "forget", "caught", "in-time", "false-call", "how-many", "unnoticed", "stack"}
)


def called_and_draws(story: Story) -> Compared | None:
    """No: whoever called it owes nothing."""
    situation = story.situation
    begins, keys = situation.begins, situation.keys
    plain = situation.ask == "yes-no" and not (situation.negated or situation.doubted)
    if not plain or situation.claimed or not begins or situation.named or story.said & _OTHERWISE:
        return None
    told, own = frozenset(keys[:begins]), frozenset(keys[begins:])
    persons = PERSONS[situation.language]
    if _UNO not in told or not told & _SAID or not told & persons.i or not own & persons.i:
        return None
    if any(n.at < begins and n.value != 1 for n in situation.numbers) or not own & _DRAWS:
        return None
    numbers = {keys[n.at] for n in situation.numbers}
    known = _SMALL | _SAID | _DRAWS | persons.i | persons.my | {_UNO} | numbers
    return Compared("uno-corrected", "no") if {*keys} <= known else None
