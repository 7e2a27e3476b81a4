"""What a hand comes to that is told step by step, held against the Mercy limit.

"I held nine. A draw ten hit me. Then I got rid of one. After that a draw six. Am I out?": held, hit
and laid aside are counted in the order told. What has a word in it that is not known here is not
read, and neither is a story of more than one hand.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.hand_steps import (
    BEFORE,
    CARD,
    DRAWS,
    LEAST,
    NOT,
    SHEDS,
    SMALL,
    Clause,
    Step,
    are_known,
    brought,
    cards_of,
    keys_of_clause,
    people,
    places_of,
    step_of,
)
from scorekeeper.rulebook.asking.heard_parts import ME, THEY, heard_clauses
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_OUT: Final = word_list("mercy.out") | word_list("hand-course.out") | word_list("limits-told.out")
_STAYS: Final = word_list("mercy.stays") | word_list("limits-told.safe")
_STILL: Final = word_list("mercy.still")
_INSIDE: Final = word_list("mercy.in") | word_list("mercy.round") | word_list("mercy.game")
_WHEN: Final = word_list("hand-course.when")
_ASKED: Final = SMALL | _OUT | _STAYS | _INSIDE | BEFORE | word_list("mercy.begins")
_OTHERWISE: Final = frozenset(
    {"swap", "pass-hands", "elimination", "challenge", "bonus", "two-players", "uno", "who"}
    | {"how-many", "dodge", "seven", "everyone"}
)
_OPEN: Final = -1
_CHANGES: Final = frozenset({"came", "shed", "uncounted", "passes", "handed"})


def hand_course(story: Story) -> Compared | None:
    """Whether who is asked about is out in the end; None where another matter is told or asked."""
    situation, limit = story.situation, story.rules.mercy_limit
    if limit is None or situation.ask not in {"yes-no", "any"} or story.said & _OTHERWISE:
        return None
    if situation.negated or situation.doubted or len(situation.numbers) + len(situation.cards) < 1:
        return None
    clauses = [one for one in _clauses(story) if not _is_of_speaker(one, situation.language)]
    asking = [clause for clause in clauses if _asks(clause) is not None]
    if not asking:
        return None
    asked = asking[-1]
    told = [clause for clause in clauses if clause is not asked]
    who = _whose(told, asked, situation.language)
    steps = [step_of(clause, story, who) for clause in told] if who else [None]
    total = _total([step for step in steps if step is not None], limit.value)
    if total is None or None in steps:
        return None
    out = _asks(asked)
    if total is _OPEN:
        return Compared("mercy", "depends")
    return Compared("mercy", yes_or_no((total >= limit.value) == out))


def _clauses(story: Story) -> Iterator[Clause]:
    """The clauses, cut as well at "if", and behind the last of what is counted where it asks."""
    places = {id(word): at for at, word in enumerate(story.situation.heard)}
    for heard in heard_clauses(story.situation):
        part: list[tuple[int, Heard]] = []
        for word in heard:
            if word.key in _WHEN and part:
                yield from _without_cards(part, story)
                part = []
            else:
                part.append((places[id(word)], word))
        if part:
            yield from _without_cards(part, story)


def _is_of_speaker(clause: Clause, language: str) -> bool:
    """ "My uncle (swears): …": whoever claims it, and nothing of a hand."""
    nobody = KIN | PERSONS[language].my
    return all(word.key in nobody or word.is_name for _, word in clause)


def _without_cards(clause: Clause, story: Story) -> Iterator[Clause]:
    """ "14 cards | plus a draw ten": what is held, and the draw card that comes to it."""
    cards = cards_of(clause, story)
    inside = places_of(cards, clause)
    places = [at for at, (place, _) in enumerate(clause) if place in inside]
    counted = [
        at for at, (place, word) in enumerate(clause)
        if word.value is not None and place not in inside
    ]  # fmt: skip
    # "Ten cards from a draw ten" are the same cards.
    told_twice = {brought(story, card) for card in cards}
    named = {clause[at][1].value for at in counted}
    if places and counted and counted[-1] < places[0] and not named & told_twice:
        cut = counted[-1] + 1
        cut += clause[cut][1].key in CARD
        yield clause[:cut]
        clause = clause[cut:]
    yield from _parted(clause)


def _parted(clause: Clause) -> Iterator[Clause]:
    """ "14 cards plus a draw ten | still leaves me in the round": a story and its question."""
    last = max((at for at, (_, word) in enumerate(clause) if word.value is not None), default=-1)
    tail = clause[last + 1 :]
    tail = tail[1:] if tail and tail[0][1].key in CARD else tail
    if last >= 0 and tail and _asks(tail) is not None:
        yield clause[: len(clause) - len(tail)]
        yield tail
    else:
        yield clause


def _asks(clause: Clause) -> bool | None:
    """If it is asked who is out, True, or still in, False; None where neither is."""
    keys = frozenset(keys_of_clause(clause))
    counts = any(word.value is not None for _, word in clause)
    if counts or keys & (NOT | SHEDS | DRAWS):
        return None
    stays = bool(keys & _STAYS or (keys & _STILL and keys & _INSIDE))
    out = bool(keys & _OUT)
    return None if out == stays else out


def _whose(told: Sequence[Clause], asked: Clause, language: str) -> str:
    """Whose hand it is: of whoever asks, or of the one other; empty where nobody can tell."""
    who = people(asked, language)
    everybody = frozenset[str]().union(*(people(clause, language) for clause in told))
    if not are_known(asked, _ASKED, language):
        return ""
    if who == {ME} or (not who and everybody <= {ME}):
        return ME
    others = (who | everybody) - {ME, THEY}
    return THEY if len(others) <= 1 and who and ME not in who else ""


def _total(steps: Sequence[Step], limit: int) -> int | None:
    """The hand in the end; `_OPEN` where a pile decides that nobody counts, None if unclear."""
    if not _is_clear(steps):
        return None
    held, most, known, open_ = 0, 0, False, False
    for step in steps:
        if step.how == "held" and known and step.cards != held:
            return None
        if step.how == "held" and not known:
            held, known = held + step.cards, True
        elif step.how == "handed":
            held, most, known = step.cards, 0, True
        elif step.how == "came":
            held += step.cards
        elif step.how == "shed":
            held -= step.cards
        open_ = open_ or step.how == "uncounted"
        most = max(most, held)
    if held < 0 or most >= limit > held:
        # Out in between, or the last card drawn was laid at once.
        return None
    if open_ and held < limit:
        return held + LEAST if held + LEAST >= limit else _OPEN
    return held


def _is_clear(steps: Sequence[Step]) -> bool:
    """Whether the hand of before is told, and nothing twice or with its end left open."""
    how = [step.how for step in steps]
    changes = [step for step in steps if step.how in _CHANGES]
    if how[:1] == ["handed"]:
        # What somebody gave away with a 7 is the hand from which it goes on.
        how[0] = "held"
    if "held" not in how or not changes or how.count("uncounted") > 1:
        return False
    ahead = steps[: how.index("held")]
    # "A pile was dumped on Oli, who had seventeen": what came before must still be to be taken.
    coming = all(step.waits or step.how in {"uncounted", "takes", "nothing"} for step in ahead)
    taken = "takes" in how or not any(step.waits for step in steps)
    # "A draw ten hit me, I drew ten": told twice, maybe.
    twice = any(a.how == b.how == "came" and a.cards == b.cards > 1 for a, b in pairwise(steps))
    bare = sum(step.bare for step in steps)
    after_pile = "uncounted" in how and "shed" in how
    return coming and taken and not twice and bare != 1 and not after_pile
