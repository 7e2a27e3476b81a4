"""Who draws for a wrong card or for a hint: whoever laid it or gave it, and nobody else.

"Tom laid a wrong card and I noticed. Do I draw two?": he does. "My brother whispered to me which
card to play. Do I draw?": he does, too. Every word of what is asked has to be known here.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from scorekeeper.rulebook.asking.heard_parts import (
    BESIDE,
    ME,
    THEY,
    acting_first,
    parts_of,
    person_of,
    persons_in,
)
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

Fault = Literal["wrong-card", "advice"]

_FAULTS: Final[tuple[Fault, ...]] = ("wrong-card", "advice")
_OTHERWISE: Final = frozenset(
    {"uno", "challenge", "bluff", "points", "swap", "first-card", "unnoticed", "partners", "who"}
    | {"draw-card", "stack", "no-match", "drawn-card", "everyone", "finish", "jump-in", "not-yet"}
)
_TWO: Final = 2
_DRAWS: Final = word_list("whose-fault.draws")
_SMALL: Final = word_list("whose-fault.small")
_SAW: Final = word_list("whose-fault.saw")
_TELLS: Final = word_list("whose-fault.tells")
_WHICH: Final = word_list("whose-fault.which")
_STRANGE: Final = word_list("whose-fault.strange")
_LAYS: Final = word_list("hit.lays")
_SETTING: Final = BESIDE.union(*map(word_list, ("hit.small", "hit.when", "hit.on")))
_KNOWN: Final = _DRAWS | _SMALL | _SAW | _TELLS | _LAYS | _SETTING
"""What is no name in the story."""


def pays_for_fault(story: Story) -> Compared | None:
    """ "I told Tom what to play. Do I draw two?": I do, and Tom does not."""
    situation, fault = story.situation, _fault(story)
    if fault is None or situation.negated or situation.doubted or _of_cards(story, fault):
        return None
    rule = {
        "wrong-card": story.rules.wrong_card_penalty,
        "advice": story.rules.suggestion_penalty,
    }[fault]
    parts = parts_of(situation, lambda clause: _asks_to_draw(clause, situation.language))
    if rule is None or parts is None:
        return None
    told, asked = parts
    people = list(_people(told, fault, situation.language))
    did = {who for who, own in people if own}
    others = {who for who, own in people if not own} - did
    who = _resolved(person_of(asked, _DRAWS | _SMALL, situation.language), did | others)
    everybody = did | others
    if fault == "wrong-card" and not others:
        # Whether anybody noticed it is not told.
        return None
    if len(did) != 1 or len(everybody) > _TWO or THEY in everybody or who not in everybody:
        return None
    pays = who in did
    if situation.ask == "number":
        return Compared(fault, "value", rule.value if pays else 0)
    numbers = {word.value for word in asked if word.value not in {None, 1}}
    return Compared(fault, yes_or_no(pays and numbers <= {rule.value}))


def _fault(story: Story) -> Fault | None:
    told = [fault for fault in _FAULTS if fault in story.said]
    keys = frozenset(story.situation.keys)
    if len(told) != 1 or story.said & _OTHERWISE or keys & _STRANGE:
        return None
    return told[0]


def _of_cards(story: Story, fault: Fault) -> bool:
    """Whether a card is named that somebody may draw for, or another one than was hinted at."""
    cards = story.situation.named
    kinds = [story.kinds.get(card.kind) for card in cards]
    hinted = fault == "advice" and all(kind is not None and not kind.draws for kind in kinds)
    return bool(cards) and not (hinted and all(c.start < story.situation.begins for c in cards))


def _asks_to_draw(asked: Sequence[Heard], language: str) -> bool:
    """Whether nothing else is asked of one person."""
    keys = {word.key for word in asked if word.value is None}
    return bool(keys & _DRAWS) and bool(person_of(asked, _DRAWS | _SMALL, language))


def _people(
    told: Sequence[Sequence[Heard]], fault: Fault, language: str
) -> Iterator[tuple[str, bool]]:
    """Everybody who is told of, and whether it was they who laid the card or gave the hint.

    Nobody is found where a word is not known.
    """
    known: list[str] = []
    parts = [list(_before_which(clause)) if fault == "advice" else clause for clause in told]
    heard = [persons_in(part, _KNOWN, language) for part in parts]
    if None in heard:
        return
    for part, everybody in zip(parts, heard, strict=True):
        keys = {word.key for word in part}
        saw = fault == "wrong-card" and bool(keys & _SAW)
        acts = saw or fault == "wrong-card" or bool(keys & _TELLS)
        for at, person in enumerate(acting_first(everybody or (), language)):
            who = _resolved(person, set(known))
            known.append(who)
            if acts:
                yield who, (at == 0) != saw


def _before_which(clause: Sequence[Heard]) -> Iterator[Heard]:
    """ "Tom told me | which card I should play"."""
    for word in clause:
        if word.key in _WHICH:
            return
        yield word


def _resolved(person: str, known: set[str]) -> str:
    """Whom "he" stands for: the only other one who is told of."""
    others = known - {ME, THEY}
    return next(iter(others)) if person == THEY and len(others) == 1 else person
