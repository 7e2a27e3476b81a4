"""Who may name the colour for a wild that is told to be laid: whoever laid it, and nobody else.

"I lay a wild and my neighbour says blue. May he decide that?": he may not. Every word around the
card and in the question has to be known here, but for one that is a name.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.heard_parts import (
    BESIDE,
    ME,
    THEY,
    acting_first,
    parts_of,
    person_of,
    persons_in,
)
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard, SaidCard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_RULING: Final = "wild-colour"
_KINDS: Final = frozenset({"wild", "wild-draw-four"})
_OTHERWISE: Final = frozenset(
    {"first-card", "flex-side", "finish", "not", "jump-in", "partners", "advice", "challenge"}
    | {"roulette", "different", "first-player"}
)
_LAYS: Final = word_list("hit.lays")
_CHOOSES: Final = word_list("colour-named.chooses")
_MAY: Final = word_list("colour-named.may")
_SMALL: Final = word_list("colour-named.small")
_SAYS: Final = word_list("colour-named.says")
_COLOUR: Final = ("colo", "farb", "kleur")
_AFTER: Final = word_list("next-after-last.after")
_FIRST: Final = word_list("colour-named.first")
_LAST: Final = word_list("colour-named.last")
_BESIDE: Final = _SMALL | BESIDE | frozenset(COLOURS)
_OF_QUESTION: Final = _CHOOSES | _MAY | _BESIDE
_ON: Final = word_list("hit.on")
_OF_STORY: Final = _LAYS | _SAYS | _BESIDE | word_list("hit.small") | _ON
_TWO: Final = 2


def colour_named(story: Story) -> Compared | None:
    """ "My uncle lays a wild and I say red. Do I decide?": not I."""
    situation = story.situation
    cards = situation.named
    under = _what_is_under(situation)
    if (
        len(cards) - bool(under) != 1
        or cards[0].kind not in _KINDS
        or situation.negated
        or situation.doubted
    ):
        return None
    if story.said & _OTHERWISE or "must" in situation.asked:
        return None
    if story.facts.values.get("variant") == "no-mercy":
        return None
    if cards[0].count != 1:
        return _of_many(situation)
    if situation.ask not in {"yes-no", "any"} or "who" in story.said:
        return None
    card = next(one for one in cards if id(situation.heard[one.start]) not in under)
    parts = parts_of(situation, lambda clause: _asks(situation, clause, card))
    laying = [] if parts is None else [one for one in parts.told if _has(situation, one, card)]
    if parts is None or len(laying) != 1 or "last-card" in story.said:
        return None
    rest = [one for one in parts.told if one is not laying[0]]
    above = [word for word in laying[0] if id(word) not in under]
    return _answer(situation, parts.asked, above, rest, card)


def _what_is_under(situation: Situation) -> frozenset[int]:
    """The words of "on Marek's wild", where a wild is laid on another; else none."""
    cards = situation.named
    if len(cards) != _TWO or {card.kind for card in cards} - _KINDS:
        return frozenset()
    heard = situation.heard
    between = (at for at in range(cards[0].end, cards[1].start) if heard[at].key in _ON)
    on = next(between, None)
    if on is not None:
        ends = (at for at in range(cards[1].end, len(heard)) if heard[at].breaks)
        return frozenset(map(id, heard[on : next(ends, len(heard))]))
    # "On my wild my brother lays another".
    begins = max((at for at in range(cards[0].start) if heard[at].breaks), default=0)
    turned = heard[begins].key in _ON
    return frozenset(map(id, heard[begins : cards[0].end])) if turned else frozenset()


def _of_many(situation: Situation) -> Compared | None:
    """ "Three of them piled up. Does whoever laid the first call it?": whoever laid the last."""
    own = situation.heard[situation.begins :]
    keys = {word.key for word in own}
    chooses = any("choose" in word.concepts for word in own) or bool(keys & _CHOOSES)
    first, last = bool(keys & _FIRST), bool(keys & _LAST)
    mine = keys & (PERSONS[situation.language].i | PERSONS[situation.language].me)
    if not chooses or not keys & _LAYS or first == last or mine or situation.ask == "number":
        return None
    return Compared(_RULING, yes_or_no(last))


def _asks(situation: Situation, clause: Sequence[Heard], card: SaidCard) -> bool:
    """ "May I pick the colour?"; "the one after me" is not me."""
    keys = {word.key for word in clause}
    concepts = {concept for word in clause for concept in word.concepts}
    of_colour = any(key.startswith(_COLOUR) for key in keys)
    chooses = bool(keys & _CHOOSES) or ("choose" in concepts and of_colour)
    mays = (bool(keys & _MAY) or situation.claimed) and not (keys & _AFTER)
    known = bool(person_of(clause, _OF_QUESTION, situation.language))
    plain = known and "next-player" not in concepts and not _has(situation, clause, card)
    return chooses and mays and plain


def _answer(
    situation: Situation,
    asking: Sequence[Heard],
    laying: Sequence[Heard],
    rest: Sequence[Sequence[Heard]],
    card: SaidCard,
) -> Compared | None:
    language = situation.language
    inside = {id(word) for word in situation.heard[card.start : card.end]}
    around = [word for word in laying if id(word) not in inside]
    people = persons_in(around, _OF_STORY, language)
    if not people or not any(word.key in _LAYS for word in around):
        return None
    who, of = acting_first(people, language)[0], person_of(asking, _OF_QUESTION, language)
    if THEY not in {who, of}:
        return Compared(_RULING, yes_or_no(who == of))
    if ME in {who, of}:
        # Of whoever asks and somebody else it is clear that they are two.
        return Compared(_RULING, "no")
    heard = [persons_in(one, _OF_STORY, language) for one in (around, *rest)]
    named = {one for part in heard for _, one in part or ()} - {THEY}
    return Compared(_RULING, "yes") if None not in heard and named <= {who, of} else None


def _has(situation: Situation, clause: Sequence[Heard], card: SaidCard) -> bool:
    inside = {id(word) for word in situation.heard[card.start : card.end]}
    return any(id(word) in inside for word in clause)
