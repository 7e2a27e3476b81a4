"""Whether what is played to has to be passed, or reaching it is enough: it is.

"Mum says exactly 500 isn't enough, I must be over it", "draufkommen reicht, ich muss nicht drüber
sein": asked or claimed of the target, of a race and of the Mercy limit alike.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import heard_clauses
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_OVER: Final = word_list("just-reached.over")
_MUST: Final = word_list("just-reached.must")
_KNOWN: Final = word_list("just-reached.small") | _OVER | _MUST
_ENOUGH: Final = word_list("whole-game.enough")
_OTHERWISE: Final = frozenset(
    {"lowest", "partners", "rotating", "tie", "uno", "challenge", "stack"}
)


def just_reached(story: Story) -> Compared | None:
    """ "Must I be over it?": no; None where a word of the question means anything else."""
    situation = story.situation
    if situation.ask != "yes-no" or situation.doubted or story.said & _OTHERWISE:
        return None
    asked = _asked(story)
    if not asked or situation.cards:
        return None
    limits = {story.facts.numbers["target"]: "target"}
    if "elimination" in story.said:
        limits = {story.facts.numbers["target"]: "elimination"}
    if story.rules.mercy_limit is not None:
        limits[story.rules.mercy_limit.value] = "mercy"
    told = {n.value for n in situation.numbers} & limits.keys()
    others = {word.value for word in asked if word.value is not None} - limits.keys()
    if len(told) != 1 or others:
        return None
    return Compared(limits[told.pop()], yes_or_no(situation.negated))


def _asked(story: Story) -> Sequence[Heard]:
    """The clause that says one must be over it, with what follows; empty where none is known."""
    situation = story.situation
    clauses = heard_clauses(situation)
    own = {id(word) for word in situation.heard[situation.begins :]}
    for at, clause in enumerate(clauses):
        keys = {word.key for word in clause}
        if keys & _OVER and keys & _MUST and id(clause[-1]) in own:
            asked = [word for one in clauses[at:] for word in one]
            known = all(w.key in _KNOWN or w.value is not None for w in asked)
            # "You must be over it, exactly 500 isn't enough": it is the other clause that denies.
            clear = all(w.key not in _ENOUGH for w in asked)
            return asked if known and clear else ()
    return ()
