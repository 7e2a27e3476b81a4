"""Whether a question asks for yes or no, for a number, or for something else."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.amounts_asked import (
    amount_at_end,
    asks_anew,
    is_a_total,
    is_amount,
    is_inverted,
    is_together,
    opens_with_amount,
    who_and_how_many,
)
from scorekeeper.rulebook.asking.choices import (
    leaves_a_choice,
    names_opposites,
    of_two_colours,
    offers_amounts,
    or_may_i,
)
from scorekeeper.rulebook.asking.conditions import (
    goes_on_about,
    hangs_on_before,
    is_condition,
    only_says_when,
)
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.situation import Ask
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 8
_DIE: Final = "die"
_SOON: Final = 3
"""Words. Further behind a verb that opens a question, "how many" is a question of its own."""
_BY_WORDS: Final[tuple[tuple[tuple[str, ...], Ask], ...]] = (
    (("may", "must", "forbidden", "really-true"), "yes-no"),
    (("who", "what", "why", "mean"), "open"),
    (("when",), "open"),
)
_OR: Final = word_list("kinds-of-question.or")
_IF: Final = word_list("kinds-of-question.if")
_NO_PRONOUNS: Final = word_list("kinds-of-question.no-pronouns")
_MUST: Final = word_list("kinds-of-question.must")
_TAGS: Final = word_list("kinds-of-question.tags")
_ARE: Final = word_list("kinds-of-question.are")
_I: Final = word_list("kinds-of-question.i")
_PERSONS: Final = word_list("kinds-of-question.persons")
_BUT: Final = word_list("kinds-of-question.but")
_OPEN: Final = frozenset({"who", "what", "why", "when"})


def ask_of(
    words: Sequence[Word], mentions: Sequence[Mention], glossary: Glossary
) -> tuple[Ask, int]:
    """What is asked for, and where the question begins: the last clause that looks like one."""
    starts = {m.start for m in mentions if m.concept in _OPEN and _asks_on(words, m, glossary)}
    starts |= {place for place in range(len(words)) if _opens(words, place, glossary)}
    starts -= {
        m.start for m in mentions if m.concept == "when" and only_says_when(words, m.end, glossary)
    }
    starts |= {place for place in range(len(words)) if _turned(words, place, mentions, glossary)}
    decided: Ask | None = None
    begins = 0
    opened: list[int] = []
    for start in sorted(starts - ({len(words) - 1} if len(words) > 1 else set())):
        kind = _begins(words, start, mentions, glossary)
        if kind is not None:
            decided, begins = kind, start
            opened += [start] * (kind == "yes-no")
    amount = amount_at_end(words) if decided in {"yes-no", None} else None
    if amount is not None and amount > begins:
        return "number", amount
    said = {mention.concept: mention.start for mention in mentions}
    sums = [set(m.places) for m in mentions if m.concept == "lowest" and len(m.places) > 1]
    if any(said.get("how-many") in places for places in sums):
        # "With the lowest sum": spoken of, and not asked for.
        del said["how-many"]
    counted = [mention.start for mention in mentions if mention.concept == "how-many"]
    if len(counted) > 1 and counted[-1] == len(words) - 1:
        # "How many do I get in total?"
        said["how-many"] = counted[-2]
    if decided == "yes-no" and said.get("how-many") == len(words) - 1 and not words[-1].breaks:
        # "Does the lowest total win?": a sum that is spoken of, and not asked for.
        del said["how-many"]
    ends = [m for m in mentions if m.concept == "how-many" and m.end == len(words)]
    if decided == "yes-no" and ends and is_together(words, ends[-1]):
        said.pop("how-many", None)
    if decided == "yes-no" and or_may_i(words, begins, opened):
        return "yes-no", max(at for at in opened if words[at].key in _MUST)
    if _ends_in_a_query(words, mentions):
        return "open", len(words) - 1
    if decided in {"yes-no", None} and offers_amounts(words, begins):
        return "number", begins
    if decided == "yes-no" and leaves_a_choice(words, begins, opened, glossary):
        return "open", begins
    if decided != "number" and "how-many" not in said and _is_tagged(words, glossary):
        return "yes-no", begins
    if decided is None and names_opposites(words):
        return "open", 0
    if decided is None and "how-many" not in said and _ends_in_a_tag(words):
        return "yes-no", _last_clause(words, glossary)
    if decided == "open" and is_a_total(words, mentions, begins):
        return "open", begins
    if decided == "open" and begins == 0 and _ends_in_a_claim(words, mentions):
        return "yes-no", 0
    who = who_and_how_many(words, mentions)
    if who is not None:
        return "open", who
    if (
        said.get("how-many") == 0
        and decided == "yes-no"
        and not is_inverted(words, begins, glossary)
    ):
        return "number", 0
    run_on = "how-many" in said and asks_anew(words, said["how-many"], begins, glossary)
    if "how-many" in said and (
        decided != "yes-no"
        or run_on
        or (said["how-many"] >= begins + _SOON and is_amount(words, said["how-many"]))
        or (said["how-many"] == len(words) - 1 and words[-1].breaks)
    ):
        return "number", min(said["how-many"], begins) if decided else said["how-many"]
    if decided is not None:
        return decided, begins
    for concepts, kind in _BY_WORDS:
        places = [said[concept] for concept in concepts if concept in said]
        if places == [said.get("mean")] and _means_a_clause(words, places[0]):
            return "yes-no", places[0] + 1
        if places:
            # A tag at the end asks of all that is told before it.
            first = min(places)
            return kind, _last_clause(words, glossary) if first == len(words) - 1 else first
    either = any(words[at].key in _OR and of_two_colours(words, at, 0)
                 for at in range(1, len(words) - 1))  # fmt: skip
    return "open" if either else "any", 0


def _ends_in_a_query(words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """ "She says I must call uno, but when?": the last word asks anew."""
    last = len(words) - 1
    asks = any(m.concept in {"when", "why"} and m.start == last == m.end - 1 for m in mentions)
    return asks and last > 1 and words[last - 1].key in _BUT


def is_relative(words: Sequence[Word], mention: Mention, glossary: Glossary) -> bool:
    """ "The one who may", "I decide with whom": it asks nothing."""
    before = mention.start - 1
    if mention.concept == "who" and _is_chosen(words, mention, glossary):
        return True
    return (
        mention.concept == "who"
        and before >= 0
        and not words[mention.start].breaks
        and words[before].key in glossary.lists["antecedents"]
    )


def _is_chosen(words: Sequence[Word], mention: Mention, glossary: Glossary) -> bool:
    """Whether I am said to choose who it is: "entscheide ich, mit wem ich tausche"."""
    near = words[max(mention.start - _SOON - 1, 0) : mention.start]
    chooses = any(glossary.names(word, "choose") for word in near)
    return chooses and any(word.key in _I for word in near)


def _ends_in_a_claim(words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """ "Who is hit misses a turn, is that true": of whoever it is."""
    last = [m for m in mentions if m.concept == "really-true" and m.end == len(words)]
    return any(m.start > _NEAR // 2 for m in last)


def _means_a_clause(words: Sequence[Word], place: int) -> bool:
    """ "Reverse means I go again?", "+2 means two cards?": claimed, and not asked for."""
    said = words[place + 1 : place + 3]
    return place > 0 and any(word.key in _PERSONS or word.value is not None for word in said)


def _is_tagged(words: Sequence[Word], glossary: Glossary) -> bool:
    """ "…, allowed?": one word behind a comma asks for yes or no."""
    return len(words) > 1 and words[-1].breaks and words[-1].key in glossary.lists["tags"]


def _ends_in_a_tag(words: Sequence[Word]) -> bool:
    """ "That is four cards right?": the tag, with no comma before it."""
    return len(words) > _SOON and words[-1].key in _TAGS


def _last_clause(words: Sequence[Word], glossary: Glossary) -> int:
    """Where the last clause begins, if it tells anything: "it's green, I have none. +4 ok?"."""
    start = len(words) - 1
    while start > 0 and not words[start].breaks:
        start -= 1
    small = glossary.lists["small"] | glossary.lists["tags"]
    return start if any(word.key not in small for word in words[start:-1]) else 0


def _opens(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    """Whether a clause begins here: at a break, or behind "and", "but", "so", "then"."""
    if place == 0 or words[place].breaks:
        return True
    joined = words[place - 1].key in glossary.lists["joints"]
    return joined and not goes_on_about(words, place - 1, glossary)


def _turned(
    words: Sequence[Word], place: int, mentions: Sequence[Mention], glossary: Glossary
) -> bool:
    """Whether verb and pronoun change places ("am I") and nothing before them asks already."""
    pair = words[place : place + 2]
    if pair[-1].breaks or " ".join(w.key for w in pair) not in glossary.lists["inversions"]:
        return False
    if pair[-1].key in _NO_PRONOUNS and pair[0].key in _ARE and _is_if(words, place):
        return False
    asking = {
        m.start
        for m in mentions
        if m.concept in {*_OPEN, "how-many"}
        and not (m.concept == "when" and is_condition(words, m.end, glossary))
    }
    amounts = {
        m.start for m in mentions if m.concept == "how-many" and opens_with_amount(words, m.start)
    }
    for before in range(place - 1, -1, -1):
        # "How many of the blank wilds that … may we use": the verb comes as late as it likes.
        if before in amounts or (before in asking and place - before < _NEAR):
            return False
        if words[before + 1].breaks:
            break
        if words[before].key in glossary.lists["antecedents"] and words[before + 1].key == _DIE:
            # "Moet (dan) degene die na mij komt ze pakken?": the verb stood before.
            asks = {word.key for word in words[max(before - 2, 0) : before]}
            return asks.isdisjoint(glossary.lists["yes-no"])
    return True


def _is_if(words: Sequence[Word], place: int) -> bool:
    """Whether an "if" opens the clause: "if a wild is the first card", who picks?"""
    while place > 0 and not words[place].breaks:
        place -= 1
    return words[place].key in _IF


def _asks_on(words: Sequence[Word], mention: Mention, glossary: Glossary) -> bool:
    """Whether "who" or "what" asks, with its verb close behind, and does not just go on."""
    behind = words[mention.end : mention.end + (1 if mention.concept == "when" else 2)]
    if _is_indefinite(words, mention, glossary) or _is_asked_already(words, mention, glossary):
        return False
    return any(word.key in glossary.lists["yes-no"] and not word.breaks for word in behind)


def _is_asked_already(words: Sequence[Word], mention: Mention, glossary: Glossary) -> bool:
    """ "May I call the same colour as lies": "what" in a clause that its verb has opened."""
    if mention.concept not in {"what", "who"}:
        return False
    for place in range(mention.start - 1, -1, -1):
        if words[place + 1].breaks or words[place].key in glossary.lists["joints"]:
            return False
        if place == 0 or words[place].breaks:
            return words[place].key in glossary.lists["yes-no"]
    return False


def _is_indefinite(words: Sequence[Word], mention: Mention, glossary: Glossary) -> bool:
    """ "Bis endlich was passt", "tot er wat past": what stands before it makes it "something"."""
    if words[mention.start].breaks:
        return False
    before = mention.start - 1
    while (
        before > 0 and not words[before].breaks and words[before].key in glossary.lists["fillers"]
    ):
        before -= 1
    return before >= 0 and words[before].key in glossary.lists["indefinite"]


def _begins(
    words: Sequence[Word], start: int, mentions: Sequence[Mention], glossary: Glossary
) -> Ask | None:
    """What a clause that begins here asks for; None where it does not look like a question."""
    for mention in mentions:
        if not start <= mention.start <= start + 1:
            continue
        if mention.concept == "how-many":
            return "number"
        if mention.concept == "when" and is_condition(words, mention.end, glossary):
            continue
        first = mention.start == start or words[start].key in glossary.lists["prepositions"]
        if mention.concept in _OPEN and first and not hangs_on_before(words, mention, glossary):
            return "open"
    opens = words[start].key in glossary.lists["yes-no"] or is_inverted(words, start, glossary)
    return "yes-no" if opens else None
