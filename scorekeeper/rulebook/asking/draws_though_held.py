"""Whether somebody must draw who holds a draw card of their own: "I have a +4, too. Must I draw?".

Where the one held may be laid on the one that comes, nobody must; else they must, whatever they
hold. Who claims it, and how loud, is of no matter.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.domain.laying import may_stack
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_SAID: Final = frozenset(
    {"draw", "must", "hold", "i-was-hit", "everyone", "say", "stack", "still", "only", "play"}
    | {"able", "may", "what", "change", "hand-word", "turn", "card", "draw-card"}
    | {"pass-on", "choose", "same", "opponents", "players-word", "again"}
    | {"name-classic", "name-no-mercy", "n-may-play", "progressive", "house-rule", "wild-card"}
)
"""What may be said where nothing is told but what comes, and what is held."""
_HOLDS: Final = word_list("draws-though-held.has")
_TOO: Final = word_list("draws-though-held.too")
_ONE: Final = word_list("draws-though-held.one")
_YOU: Final = word_list("draws-though-held.you")
_CUTS: Final = word_list("answer-in-hand.cuts") | word_list("answer-in-hand.if")
_TWO: Final = 2


def draws_though_held(story: Story) -> Compared | None:
    """Whether they must draw; None where more is told, or it is asked of another."""
    situation = story.situation
    # "They shout: you draw!" claims it as well.
    must = "must" if situation.modal or not situation.claimed else "draw"
    asks = situation.ask in {"yes-no", "any"} and situation.modal in {"must", ""}
    asks = asks and {"draw", must} <= situation.asked
    asks = asks and not situation.negated and not situation.doubted and not situation.numbers
    if not asks or situation.concepts - _SAID:
        return None
    if "next-player" in situation.asked:
        # "So the next one gets eight?": what it comes to for somebody else.
        return None
    cards = situation.cards
    known = [story.kinds[card.kind] for card in cards if card.kind in story.kinds]
    draws = len(known) == len(cards) and all(card.draws is not None for card in known)
    if not draws or len(cards) not in {1, _TWO} or any(card.count > 1 for card in cards):
        return None
    held = _held(situation)
    if held is None or not _is_asked_of_me(situation, must) or story.facts.holds("flex_side=yes"):
        return None
    comes = next((card for card in cards if card is not held), held)
    stacking = story.rules.stacking
    rule = "none" if stacking is None else stacking.value
    may = rule != "none" and may_stack(story.kinds[held.kind], story.kinds[comes.kind], rule)
    return Compared("stacking", yes_or_no(not may))


def _held(situation: Situation) -> SaidCard | None:
    """The card of whoever asks: told to be theirs, or one like that which comes."""
    cards = situation.cards
    own = [card for card in cards if _is_own(situation, card.start)]
    if len(cards) == 1:
        one_too = any(
            word.key in _ONE and _is_own(situation, at)
            for at, word in enumerate(situation.heard)
            if at >= cards[0].end
        )
        return cards[0] if own or one_too else None
    if len(own) == _TWO and situation.played in own:
        # "I have a +10 to put on their +10".
        return situation.played
    return own[0] if len(own) == 1 else None


def _is_own(situation: Situation, at: int) -> bool:
    """ "I've a +4, too", "a +2 of my own"; of two cards no "too" is wanted."""
    heard, persons = situation.heard, PERSONS[situation.language]
    cuts = [place for place, word in enumerate(heard) if word.breaks or word.key in _CUTS]
    begins = max((place for place in cuts if place <= at), default=0)
    ends = min((place for place in cuts if place > at), default=len(heard))
    clause = heard[begins:ends]
    keys = {word.key for word in clause}
    holds = bool(_HOLDS & keys) or any("hold" in word.concepts for word in clause)
    mine = bool((persons.i | persons.i_do) & keys) and not persons.they & keys
    return holds and mine and (len(situation.cards) > 1 or bool(_TOO & keys))


def _is_asked_of_me(situation: Situation, must: str) -> bool:
    """Whether whoever stands next to that word is the one who asks: "du musst", "must I"."""
    heard, persons = situation.heard, PERSONS[situation.language]
    deeds = [at for at in range(len(heard)) if must in heard[at].concepts]
    me = persons.i | _YOU
    people = [
        at for at, word in enumerate(heard) if word.key in me | persons.they | KIN or word.is_name
    ]
    near: Sequence[int] = sorted(people, key=lambda at: min(abs(at - one) for one in deeds))
    return bool(near) and heard[near[0]].key in me
