"""Questions of what to do, or who does it, which neither yes nor no can answer.

Whatever was said of it before: "Dad wants to shuffle them in. What are we supposed to do with
those cards?"
"""

import re
from typing import Final

from scorekeeper.rulebook.asking.experience import Chances
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

_WHAT: Final = word_list("what-to-do.what")
_DO: Final = word_list("what-to-do.do")
_DO_AFTER: Final = 2
"""So many words of "what do we" come before what is to be done."""
_WHO: Final = {lang: word_list(f"whose-turn.{lang}") for lang in ("en", "de", "nl")}
_SO: Final = word_list("denials.so") | word_list("denials.and")
_LEAST: Final = 2
_MOST: Final = 4
"""Words of "who deals now", in which nothing else can be asked for."""
_SENTENCE: Final = re.compile(r"[.!?:;]\s+")
_NEVER: Final = ("yes", "no", "depends")
_EXPLAIN: Final = "explain"


def asks_what_to_do(situation: Situation) -> bool:
    """ "What should we do with them?", "was passiert damit?"."""
    own = situation.keys[situation.begins :]
    what = bool(own) and own[0] in _WHAT and situation.ask == "open"
    # "Does the dealer settle what they do?" opens with another word.
    opens = key_of(_SENTENCE.split(situation.text.strip())[-1].split(maxsplit=1)[0]) in _WHAT
    return what and opens and not _DO.isdisjoint(own[_DO_AFTER:])


def asks_who(situation: Situation) -> bool:
    """ "… and Sam says a Skip beats any number. So who deals?": whatever was said before it."""
    last = _SENTENCE.split(situation.text.strip())[-1].split()
    keys = [key_of(word) for word in last]
    opens = next((at for at, key in enumerate(keys) if key not in _SO), len(keys))
    short = _LEAST <= len(keys) - opens <= _MOST and situation.begins > 0
    # "Wer UNO vergisst zieht zwei?" asks of whoever does.
    counts = any(word.value is not None for word in situation.heard[situation.begins :])
    asks = situation.ask == "open" and short and not counts
    return asks and keys[opens].rstrip("?") in _WHO[situation.language]


def only_explained(chances: Chances) -> Chances:
    """The chances where what would be yes or no is explained instead."""
    verdicts, outcomes = dict(chances.verdicts), dict(chances.outcomes)
    for never in _NEVER:
        verdicts[_EXPLAIN] = verdicts.get(_EXPLAIN, 0.0) + verdicts.pop(never, 0.0)
    for ruling, verdict in chances.outcomes:
        if verdict in _NEVER:
            told = (ruling, _EXPLAIN)
            outcomes[told] = outcomes.get(told, 0.0) + outcomes.pop((ruling, verdict))
    return chances._replace(verdicts=verdicts, outcomes=outcomes)
