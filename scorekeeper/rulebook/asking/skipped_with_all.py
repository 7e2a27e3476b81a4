"""Whose turn it is after a Skip Everyone or a Wild Color Roulette, where it is told who laid it.

"Ben lays a Skip Everyone and I sit next to him. Am I on?": Ben is on again (`nm-2023`). "The
roulette hit me and I took them all. May I play now?": whoever it hits loses the turn.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import ME, THEY, is_plain_claim
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, SaidCard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no

_ALL: Final = "skip-everyone"
_ROULETTE: Final = "color-roulette"
_TURN: Final = frozenset({"turn", "again", "play", "still-play"})
_BESIDE: Final = _TURN | {
    "may",
    "i-was-hit",
    "next-player",
    "opponent-turn",
    "after",
    "players-word",
}
_OTHERWISE: Final = frozenset({"not", "first-card", "out-of-turn", "stack", "finish", "last-card"})


def skipped_with_all(story: Story) -> Compared | None:
    """Whoever laid it is on again, and nobody else; whom a roulette hits is not."""
    situation = story.situation
    plain = situation.ask == "yes-no" and situation.begins > 0 and not is_plain_claim(situation)
    turn = bool(situation.asked & _TURN) and not situation.asked - _BESIDE
    cards = situation.named
    if not plain or not turn or len(cards) != 1 or story.said & _OTHERWISE:
        return None
    card = cards[0]
    if card.kind not in {_ALL, _ROULETTE} or card.kind not in story.kinds or card.count > 1:
        return None
    asked = _people(situation.heard[situation.begins :], situation)
    laid = _people(_around(situation, card), situation)
    if len(set(asked)) != 1:
        return None
    if card.kind == _ROULETTE:
        return Compared("lose-turn", "no") if asked[0] == ME and _hit_me(situation, card) else None
    if not laid or (asked[0] == THEY and laid[0] not in {ME, THEY} and _several(situation, card)):
        return None
    same = asked[0] == laid[0] or (asked[0] == THEY and laid[0] != ME)
    return Compared("play-again", yes_or_no(same))


def _around(situation: Situation, card: SaidCard) -> list[Heard]:
    """The words of the clause in which the card is told, without its name."""
    heard = situation.heard
    begins = max((at for at in range(card.start + 1) if heard[at].breaks), default=0)
    ends = next((at for at in range(card.end, len(heard)) if heard[at].breaks), situation.begins)
    return [*heard[begins : card.start], *heard[card.end : min(ends, situation.begins)]]


def _people(words: Sequence[Heard], situation: Situation) -> list[str]:
    """Whoever acts, in the order said."""
    persons = PERSONS[situation.language]
    found: list[str] = []
    for at, word in enumerate(words):
        after = words[at + 1] if at + 1 < len(words) else None
        if word.key in persons.i_do and after is not None and after.key in persons.i:
            # "Ben ik" is nobody called Ben.
            continue
        if word.key in KIN or word.is_name:
            found.append(word.key)
        elif word.key in persons.i or (word.key in persons.my and _is_my_turn(after)):
            found.append(ME)
        elif word.key in persons.my and after is not None and after.key not in KIN:
            # "My left-hand neighbour".
            found.append(THEY)
        elif word.key in persons.they:
            found.append(THEY)
    verb = any(word.key in persons.they_do for word in words)
    return found or ([THEY] if verb else [])


def _is_my_turn(word: Heard | None) -> bool:
    return word is None or bool(_TURN & {*word.concepts})


def _hit_me(situation: Situation, card: SaidCard) -> bool:
    """ "The roulette got me", "I took six for the roulette", and nobody has drawn since."""
    persons = PERSONS[situation.language]
    told = situation.heard[: situation.begins]
    keys = {word.key for word in told}
    lays = any("play" in word.concepts for word in told)
    others = any(word.is_name for at, word in enumerate(told) if not card.start <= at < card.end)
    mine = bool(keys & (persons.me | persons.i)) and not keys & persons.they
    return mine and not lays and not others


def _several(situation: Situation, card: SaidCard) -> bool:
    told = situation.heard[: situation.begins]
    inside = range(card.start, card.end)
    known = [w.key for at, w in enumerate(told) if at not in inside and (w.is_name or w.key in KIN)]
    return len(set(known)) > 1
