"""Whether somebody may be caught who forgot UNO: with one card left, and until the next one begins.

"Kim has one left and said nothing. Can I catch her?": that hangs on the next turn. "Kim has two
left": nobody calls UNO with two. Every word has to be known here, as any other may tell that it is
too late, or that another card was laid.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import BESIDE, ME, THEY, parts_of, persons_in
from scorekeeper.rulebook.asking.of_another import MAKES
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.asking.uno_when import NEXT, TIMES, when_seen
from scorekeeper.rulebook.word_lists import word_list

_OTHERWISE: Final = frozenset(
    {"in-time", "unnoticed", "challenge", "bluff", "finish", "until", "no-match"}
)
"""Of another matter: Dutch "moet je pakken tot het past" is no catching either."""
_MOST: Final = 30
_CATCHES: Final = word_list("catching.catches")
_SMALL: Final = word_list("catching.small")
_NOT: Final = word_list("disputes.not") | {"t"}
_FORGOT: Final = word_list("catching.forgot")
_SILENT: Final = _FORGOT - word_list("uno-told.said") - {"uno"}
"""What tells that nothing was called: "if you call uno with five cards" forgets nothing."""
_DRAWS: Final = word_list("whose-fault.draws")
_OF_DRAWING: Final = _DRAWS | word_list("whose-fault.small")
_STILL: Final = frozenset({"still"})
_CHANGES: Final = word_list("hit.lays") | word_list("hit.draws") | word_list("hit.gets")
_GROWS: Final = frozenset({"draw", "swap"})
"""What is told of more than a hand that is held."""
_KNOWN: Final = _CATCHES | MAKES | _SMALL | _FORGOT | BESIDE


def may_be_caught(story: Story) -> Compared | None:
    """ "She is down to one and kept quiet. May I catch her?": that hangs on the next turn."""
    situation = story.situation
    plain = not (situation.named or situation.negated or situation.doubted)
    if not plain or story.said & _OTHERWISE or situation.ask not in {"yes-no", "any"}:
        return None
    parts = parts_of(situation, lambda clause: _asks(clause, situation.language))
    if parts is None or not any(word.key in _SILENT for one in parts.told for word in one):
        return None
    timed = [one for one in parts.told if any(word.key in NEXT for word in one)]
    told = [one for one in parts.told if one not in timed]
    known = all(word.key in TIMES | _KNOWN for one in timed for word in one)
    held = _held(told, situation.language)
    if held is None or not known or not _is_asked_of(parts.asked, told, situation.language):
        return None
    if held > 1:
        return Compared("uno-when", "no")
    catches = _catches({word.key for word in parts.asked})
    return _of_time(situation, parts.asked, timed) if catches else None


def who_catches(story: Story) -> Compared | None:
    """ "Can anyone catch me without UNO, or only the next player?": anyone."""
    situation, asked = story.situation, story.situation.asked
    plain = not (situation.negated or situation.doubted or situation.claimed)
    forgets = "forget" in asked or {"caught", "not"} <= asked
    if not plain or situation.modal == "must" or "catcher-asked" not in story.facts.said:
        return None
    if not forgets or not _NOT.isdisjoint(situation.keys):
        # "Anyone, not only my neighbour?", "can't anyone but her?".
        return None
    only = "only" in asked
    if only and "everyone" in asked:
        return Compared("uno-caught", "explain")
    return Compared("uno-caught", "no" if only else "yes")


def _catches(keys: set[str]) -> bool:
    """ "May I catch her?", "can we still make her draw for it?"."""
    return not keys.isdisjoint(_CATCHES) or (bool(keys & MAKES) and bool(keys & _DRAWS))


def _of_time(
    situation: Situation, asked: Sequence[Heard], timed: Sequence[Sequence[Heard]]
) -> Compared | None:
    """Whether it is still time, with one card left; nobody else's turn may be told of."""
    own = {id(word) for word in asked}
    story = [at for at, word in enumerate(situation.heard) if id(word) not in own]
    when = when_seen(situation, range(story[0], story[-1] + 1))
    if when is None and not timed:
        return Compared("uno-caught", "depends")
    if when == "before":
        return Compared("uno-penalty", "yes")
    return Compared("uno-caught", "no") if when == "begun" else None


def _asks(clause: Sequence[Heard], language: str) -> bool:
    """Whether somebody may be caught, or has to draw; and nothing else."""
    keys = {word.key for word in clause}
    people = persons_in(clause, _KNOWN | _OF_DRAWING, language)
    # English "still" is no German one: "can I still catch her?".
    if people is None or keys & (_FORGOT if language == "de" else _FORGOT - _STILL):
        return False
    mays = any("may" in word.concepts for word in clause) and _catches(keys)
    draws = bool(keys & _DRAWS) and ME not in {who for _, who in people}
    return mays or (draws and bool(people))


def _held(told: Sequence[Sequence[Heard]], language: str) -> int | None:
    """How many cards the one who is told of has; None where that is not clear."""
    counts = {word.value for one in told for word in one if word.value is not None}
    heard = [persons_in(one, _KNOWN, language) for one in told]
    people = {who for one in heard for _, who in one or ()}
    if None in heard or ME in people or len(people - {THEY}) > 1 or not people:
        return None
    if any(
        word.key in _CHANGES or _GROWS.intersection(word.concepts) for one in told for word in one
    ):
        return None
    (held,) = counts if len(counts) == 1 else (0,)
    if not counts:
        held = 1
    return held if held and 0 < held <= _MOST else None


def _is_asked_of(asked: Sequence[Heard], told: Sequence[Sequence[Heard]], language: str) -> bool:
    """Whether nobody is asked about but the one who is told of."""
    heard = [persons_in(one, _KNOWN | _OF_DRAWING, language) for one in (asked, *told)]
    named = {who for one in heard for _, who in one or () if who not in {ME, THEY}}
    return len(named) <= 1
