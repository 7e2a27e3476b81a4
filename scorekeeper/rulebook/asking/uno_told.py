"""A call of UNO that was forgotten: by whom, who saw it, and whether the next turn had begun.

"Tom forgot UNO and Anna saw it before the next turn. Does Tom draw?": whoever forgot it draws where
it was seen in time, and nobody else ever does. Told too late, or seen by nobody, it costs nothing.
"""

from collections.abc import Sequence
from itertools import pairwise, takewhile
from typing import Final, Literal

from scorekeeper.rulebook.asking.persons import PERSONS, who_are_somebody
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.asking.uno_when import NEXT, When, leaves_time_untold, when_seen
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_NEAR: Final = 8
_BACK: Final = 4
_SHORT: Final = 10
"""Words of a story in which nobody else is told of than whoever forgot it and whoever saw it."""
_ASKS: Final = frozenset({"yes-no", "number", "any"})
_UNO: Final = "uno"
_OTHERWISE: Final = frozenset(
    {"finish", "empty", "advice", "wrong-card", "stack", "swap", "first-card", "jump-in"}
    | {"lowest", "keep-own", "partners", "elimination", "knock-out", "two-players"}
)
_FORGOT: Final = word_list("uno-told.forgot")
_SAW: Final = word_list("uno-told.saw")
_PLAYED: Final = word_list("uno-told.played")
_OF: Final = word_list("uno-told.of")
_SAID: Final = word_list("uno-told.said")
_DOES_NOT: Final = word_list("uno-told.does-not")
"""Words that open what somebody does, or does not do, who was named before."""
_NO: Final = word_list("uno-told.no")
_STRANGE: Final = word_list("uno-told.strange")
_PLAIN: Final = word_list("uno-told.plain")
_DRAWS: Final = word_list("uno-told.draws")
_FREE: Final = word_list("uno-told.free")
_WITHOUT: Final = word_list("uno-told.without")
_NOT: Final = word_list("uno-told.not")
_IF: Final = word_list("standings.if")
_THEY: Final = word_list("winners-told.they")
_PASSIVE: Final = word_list("uno-told.passive")
_AND: Final = word_list("exchange.and")
_ONCE: Final = word_list("uno-told.once")
_SEEN: Final = word_list("uno-when.notices") | word_list("uno-told.caught")
_LATE: Final = word_list("uno-told.late")
_CAUGHT: Final = word_list("uno-told.caught")
_IN_TIME: Final = word_list("uno-told.in-time")
_MANY: Final = word_list("uno-told.many")
_ANYBODY: Final = word_list("uno-told.anybody")

Role = Literal["forgot", "saw", "played"]


def call_missed(story: Story) -> Compared | None:
    """ "Tom forgot UNO, Anna saw it at once. Must Anna draw?"."""
    situation = story.situation
    if situation.ask not in _ASKS or situation.cards or story.said & _OTHERWISE:
        return None
    if "who" in situation.asked or situation.negated or situation.doubted:
        return None
    told, asked = _told_and_asked(situation)
    keys = situation.keys
    caught = _CAUGHT.intersection(keys) and NEXT.intersection(keys)
    if not told or not ({"forget", "uno"} & story.said or _UNO in keys or caught):
        return None
    unclear = _said_after(keys, told) and not _said_once_seen(keys, told)
    if _STRANGE.intersection(keys[told.start : told.stop]) or unclear:
        return None
    numbers = [n for n in situation.numbers if n.value != 1]
    amounts = [n.value for n in numbers if n.at in asked]
    if len(amounts) != len(numbers) or len(amounts) > 1:
        return None
    role = _role_asked(situation, told, asked)
    when = when_seen(situation, told)
    late = bool(_LATE.intersection(keys[told.start : told.stop]))
    if role is None or (late and when != "begun"):
        return None
    untold = leaves_time_untold(situation, told)
    own = frozenset(keys[asked.start : asked.stop])
    return _answer(own, role, when, amounts, story, untold=untold)


def _told_and_asked(situation: Situation) -> tuple[range, range]:
    """Where the story stands, and where the question does."""
    keys, begins = situation.keys, situation.begins
    breaks = [at for at, word in enumerate(situation.heard) if word.breaks and at]
    ifs = (at for at in range(_TWO, len(keys)) if keys[at] in _IF)
    joint = next(ifs, 0) if keys and keys[0] not in _IF else 0
    turned = bool(joint) and not (breaks and breaks[0] < joint)
    asked_last = situation.ask == "any" and situation.text.rstrip().endswith("?")
    claims = situation.claimed or (asked_last and not begins and situation.text.count("?") == 1)
    if claims and breaks and not turned and keys[breaks[-1]] not in _IF:
        # "Tom forgot UNO, Anna saw it at once, and she draws, right?": all of it is claimed.
        return range(breaks[-1]), range(breaks[-1], len(keys))
    if begins > _TWO:
        # "Does that mean | Tom must draw": who is asked about may stand before the verb.
        near = range(begins, begins - _TWO - 1, -1)
        start = next((at for at in near if at in breaks), begins)
        return range(start), range(start, len(keys))
    if turned:
        return range(joint + 1, len(keys)), range(joint)
    if breaks and keys[0] not in _IF:
        # "Must I draw two? Tom saw in time that I forgot UNO."
        return range(breaks[0], len(keys)), range(breaks[0])
    return range(0), range(0)


def _said_after(keys: Sequence[str], told: range) -> bool:
    """ "… and then I said UNO": it was said after all."""
    for at in told:
        before = keys[max(at - _BACK, told.start) : at]
        joints = [place for place, key in enumerate(before) if key in _AND]
        # "I didn't say UNO and Lena shouted": UNO is of another clause.
        own = before[joints[-1] :] if joints else before
        near = frozenset((*own, *keys[at : at + _TWO + 1]))
        if keys[at] in _SAID and _UNO in near and not near & (_NO | _FORGOT):
            return True
    return False


def _said_once_seen(keys: Sequence[str], told: range) -> bool:
    """ "… and said it only once Anna had noticed": too late to be spared."""
    for at in told:
        behind = keys[at + 1 : min(at + 1 + _NEAR, told.stop)]
        before = keys[max(at - _BACK, told.start) : at]
        if keys[at] in _ONCE and _SEEN.intersection(behind) and _SAID.intersection(before):
            return True
    return False


def _role_asked(situation: Situation, told: range, asked: range) -> Role | None:
    """What whoever is asked about is told to have done; "forgot" where nobody is named."""
    persons, keys = PERSONS[situation.language], situation.keys
    own = keys[asked.start : asked.stop]
    they = who_are_somebody(_THEY, situation.language)
    known = (
        _PLAIN | _LATE | _IN_TIME | _DRAWS | _FREE | _WITHOUT | _NOT | _MANY | _ANYBODY | persons.my
    )
    values = {n.at for n in situation.numbers}
    named = [
        key
        for at, key in enumerate(own, asked.start)
        if key not in known and at not in values and key not in persons.i | persons.me
    ]
    if (they | persons.they | persons.them | persons.perhaps_they).intersection(own) - _PLAIN:
        alone = not persons.i.union(persons.me).intersection(own)
        # "Is he off the hook?" asks of nobody but whoever forgot it.
        free = _FREE.intersection(own) and _only_saw(situation, told)
        return "forgot" if alone and (free or _is_the_other(situation, told)) else None
    if persons.i.union(persons.me).intersection(own):
        return None if named else _role_of(keys, told, persons.i | persons.me, situation.language)
    if not named:
        return "forgot"
    if len(set(named)) != 1:
        return None
    return _role_of(keys, told, frozenset(named), situation.language)


def _only_saw(situation: Situation, told: range) -> bool:
    """Whether nothing is told of whoever asks but that they noticed it."""
    mine = PERSONS[situation.language].i | PERSONS[situation.language].me
    if mine.isdisjoint(situation.keys[told.start : told.stop]):
        return True
    return _role_of(situation.keys, told, mine, situation.language) == "saw"


def _is_the_other(situation: Situation, told: range) -> bool:
    """ "Tom forgot UNO and I noticed. Does he draw?": of the two who are told of, not me."""
    keys, persons = situation.keys[told.start : told.stop], PERSONS[situation.language]
    if len(keys) > _SHORT or _PLAYED.intersection(keys) or persons.my.intersection(keys):
        return False
    return _role_of(situation.keys, told, persons.i | persons.me, situation.language) == "saw"


def _role_of(keys: Sequence[str], told: range, names: frozenset[str], language: str) -> Role | None:
    """What is told of one person: the first of such words behind the name, or before it."""
    found: set[Role] = set()
    me = PERSONS[language].me
    # "Da ruft Tom, dass …", "dan roept Tom dat …"; English has no such order.
    turns = frozenset[str]() if language == "en" else _SAW - _CAUGHT
    for at in told:
        if keys[at] not in names:
            continue
        before = keys[max(at - _BACK, told.start) : at]
        behind = keys[at + 1 : min(at + 1 + _NEAR, told.stop)]
        if _OF.intersection(before[-_TWO:]) and _FORGOT.intersection((*before, *behind[:1])):
            found.add("forgot")
        elif _OF.intersection(before[-_TWO:]):
            if not _SAW.intersection(behind[:_BACK]):
                return None
            found.add("saw")
        elif _CAUGHT.intersection(before[-1:]) or _is_caught(before, behind, own=keys[at] in me):
            found.add("forgot")
        elif turns.intersection(before[-1:]) and not _FORGOT.intersection(behind[:1]):
            found.add("saw")
        else:
            role = _first(behind) or _first_of_next(behind)
            if role is not None:
                found.add(role)
    return found.pop() if len(found) == 1 else None


def _is_caught(before: Sequence[str], behind: Sequence[str], *, own: bool) -> bool:
    """ "I got caught", "werd ik betrapt", "hat mich erwischt"."""
    passive = _PASSIVE.intersection((*before[-1:], *behind[:1]))
    return bool(_CAUGHT.intersection(behind[:_BACK])) and bool(passive or own)


def _first_of_next(behind: Sequence[str]) -> Role | None:
    """ "I had one card | and didn't call it": nobody else is named before the verb."""
    joint = next((at for at, key in enumerate(behind) if key in _AND), None)
    verb = joint is not None and bool(_DOES_NOT.intersection(behind[joint + 1 : joint + _TWO]))
    return _first(behind[joint + 1 :]) if joint is not None and verb else None


def _first(behind: Sequence[str]) -> Role | None:
    """What the first of the words tells that tells anything, up to where the clause ends."""
    clause = list(takewhile(lambda word: word not in _AND, behind))
    for key, after in pairwise([*clause, ""]):
        if key in _SAW - _CAUGHT and after in _FORGOT:
            # "He says no UNO" tells of a call that did not come.
            return "forgot"
        if key in _FORGOT:
            return "forgot"
        if key in _SAW:
            return "saw"
        if key in _PLAYED:
            return "played"
    return None


def _of_time(asked: frozenset[str], role: Role, when: When | None) -> Compared | None:
    """ "Is that in time?", "is it too late for a penalty?": whether the turn had begun."""
    late, in_time = bool(asked & _LATE), bool(asked & _IN_TIME)
    if when not in {"before", "begun"} or late == in_time or asked & (_FREE | _NOT | _WITHOUT):
        return None
    ruling = "uno-caught" if role != "played" else "uno-penalty"
    return Compared(ruling, "yes" if in_time == (when == "before") else "no")


def _answer(
    asked: frozenset[str],
    role: Role,
    when: When | None,
    amounts: Sequence[int],
    story: Story,
    *,
    untold: bool,
) -> Compared | None:
    """What comes of it; `untold`: whether it was seen, and it is left open when."""
    if asked & (_LATE | _IN_TIME):
        return _of_time(asked, role, when)
    draws = bool(asked & (_DRAWS | _MANY))
    free = bool(asked & _FREE) or (draws and bool(asked & _WITHOUT))
    if asked & _NOT or not (draws or free):
        return None
    if role == "played" and when is None:
        return None
    if role != "forgot":
        # Nobody else draws for it, whenever it was seen.
        known = not free and not asked & _ANYBODY
        ruling = "uno-caught" if when == "begun" else "uno-penalty"
        if known and asked & _MANY:
            return Compared(ruling, "value", 0)
        known = known and story.situation.ask == "yes-no"
        return Compared(ruling, "no") if known else None
    penalty = story.facts.numbers.get("uno_penalty", _TWO)
    if when is None:
        open_ = untold and story.situation.ask != "number" and not asked & _MANY
        return Compared("uno-caught", "depends") if open_ else None
    ruling = "uno-caught" if when == "begun" else "uno-penalty"
    costs = when == "before"
    if asked & _MANY:
        # Nobody asks for a number where it is none.
        return Compared(ruling, "value", penalty if costs else 0) if not free else None
    if story.situation.ask == "number":
        return None
    if free:
        return None if amounts else Compared(ruling, "no" if costs else "yes")
    right = not amounts or amounts[0] == penalty
    return Compared(ruling, "yes" if costs and right else "no")
