"""What a question claims that a card does, compared with what it does.

"Does the Draw Two hit everyone?", "do I swap hands with a Wild?": a deed and whom it concerns. What
cards do is in `rules/variants/*.toml`; where a card or a side is not told, nothing is compared.
"""

from collections.abc import Iterator
from typing import Final

from scorekeeper.domain.card_effects import CardEffect, Whom
from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.word_lists import word_list

_NO_DEED_OF_A_CARD: Final = frozenset(
    {"first-card", "last-card", "finish", "one-left", "stack", "pass-on", "challenge", "guilty"}
    | {"innocent", "bluff", "uno", "points", "able", "no-match", "drawn-card", "win", "goal"}
    | {"dodge", "until", "knock-out", "progressive", "wrong-card", "seven-zero", "reveal"}
    | {"jump-in", "out-of-turn", "hold", "fits", "other-card", "partners", "begin"}
)
"""What makes it a question of something else, which a card's own effect does not settle."""
_ONLY: Final = word_list("effect-claims.only")
_SELF: Final = word_list("effect-claims.self")
_HIT: Final = word_list("effect-claims.hit")
_DIRECTION: Final = word_list("effect-claims.direction")
_BESIDE: Final = frozenset({"skip", "skip-everyone", "reverse", "wild"})
"""What words for a deed may be taken for beside the card that is spoken of."""
_SOMEBODY: Final = word_list("effect-claims.somebody")
_NOBODY: Final = word_list("effect-claims.nobody")
_ALL: Final = word_list("effect-claims.all")
_FAR: Final = frozenset({"after-next", "bystander"})
_PLAIN: Final = word_list("effect-claims.plain")
_EVERY: Final[frozenset[Whom | None]] = frozenset({"others", "everyone"})
_AT_NEXT: Final[frozenset[Whom | None]] = frozenset({"next", "others", "everyone"})
_WHICH_WAY: Final = frozenset({"clockwise", "counter", "to-left", "to-right", "by-itself"})
_LOOSE: Final = frozenset({"draw-card", "knocked-cards"})
"""Where a word for drawing names a card or what is got rid of."""
_NOT_DRAWN: Final = _LOOSE | {"turn", "colour"}
"""Beside which something else may be got or taken: "it takes all of its colour with it"."""
_MORE: Final = word_list("effect-claims.more")
_TURNS: Final = frozenset({"still-play", "turn", "opponent-turn"})
_HANDS: Final = frozenset({"swap", "pass-hands"})
_TWO: Final = 2
Told = bool | None
"""Whether a claim is true; None where it says nothing that can be compared."""


def effect_claimed(situation: Situation, kinds: dict[str, CardKind], players: int | None) -> Told:
    """Whether what is claimed of the one card spoken of is what it does."""
    subject = _spoken_of(situation)
    several_hit = "several-hit" in situation.facets
    two = not several_hit and (players == _TWO or "two-players" in situation.concepts)
    if subject is None or situation.ask not in {"yes-no", "any"} or two:
        return None
    card = kinds.get(subject.kind)
    if card is None or subject.count > 1 or situation.concepts & _NO_DEED_OF_A_CARD:
        return None
    told = {_claimed(situation, effect) for effect in _effects(card, situation, kinds)}
    return told.pop() if len(told) == 1 else None


def _spoken_of(situation: Situation) -> SaidCard | None:
    """The one card that does something: "does the Flex Skip skip all" speaks of no other one."""
    cards = situation.cards
    kinds = {card.kind for card in cards[1:]} - {card.kind for card in cards[:1]}
    named = cards and cards[0].kind not in _BESIDE and kinds <= _BESIDE
    named = named or (len(cards) == _TWO and _says_to_turn(situation))
    return cards[0] if named or (cards and not kinds) else None


def _effects(
    card: CardKind, situation: Situation, kinds: dict[str, CardKind]
) -> Iterator[CardEffect]:
    """What the card does on the side spoken of; on both where none is named."""
    flexed = "flex-side" in situation.concepts
    if flexed and card.flexed is None:
        # "Flex, and I flex the Skip": the one that can be flexed is meant.
        card = kinds.get(f"flex-{card.kind}", card)
    normal = "main-colour" in situation.concepts or bool(_PLAIN & set(situation.keys))
    if card.flexed is not None and not (normal and not flexed):
        yield card.flexed
    if card.effect is not None and (normal or not flexed or card.flexed is None):
        yield card.effect


def _claimed(situation: Situation, effect: CardEffect) -> Told:
    """Whether all that is claimed is so."""
    told = [one for one in _compared(situation, effect) if one is not None]
    return all(told) if told else None


def _compared(situation: Situation, effect: CardEffect) -> Iterator[Told]:
    asked, facets = situation.asked, situation.facets
    chooses_player = "choose" in asked and "colour" not in asked
    if chooses_player and "draw" in asked:
        yield None if "next-player" in asked else effect.draws == "chosen"
    elif "draw" in asked and not asked & (_LOOSE if effect.draws else _NOT_DRAWN):
        # "Do I miss a turn after drawing?": whoever asks was hit.
        myself = "draw-me" in facets and _SELF & set(situation.keys)
        layer = bool("draw-of-player" in facets or myself) and "lose-turn" not in asked
        yield _hits(situation, effect.draws, layer)
    skipping = "lose-turn" in asked or _says_to_skip(situation)
    if skipping and "choose" in asked:
        yield effect.skips == "chosen"
    elif skipping:
        yield _hits(situation, effect.skips, layer=False)
    elif _HIT & set(situation.keys) and "draw" not in asked:
        yield _hits(situation, effect.draws or effect.skips, layer=False)
    elif asked & _TURNS and not asked & {"again", "draw", "direction", "turn-over"}:
        yield _keeps_turn(situation, effect)
    elif "again" in asked and "turn-of-player" in facets and situation.modal != "must":
        yield effect.again
    turning = "direction" in asked or _says_to_turn(situation)
    if turning and not facets & _WHICH_WAY:
        alone = not effect.draws and not effect.skips
        turns = effect.turns and (alone or "only-direction" not in facets)
        if not asked >= {"stay", "turn-over"}:
            yield turns != ("stay" in asked)
    elif asked & _HANDS:
        yield effect.swaps is not None
    if "power-card" in asked and asked & {"turn-over", "reveal"} and not asked & {"flip-symbol"}:
        yield _hits(situation, effect.flips, _only(situation) and "turn-of-player" in facets)
    if {"choose", "colour"} <= asked and effect.colour is None:
        yield False


def _hits(situation: Situation, whom: Whom | None, layer: bool) -> Told:
    """Whether this befalls whoever is claimed."""
    asked, keys = situation.asked, frozenset(situation.keys[situation.begins :])
    facets = situation.facets
    only = _only(situation)
    if keys & _NOBODY:
        return whom is None
    if whom is None or keys & _SOMEBODY:
        return whom is not None
    if layer:
        return whom == "everyone" and not only
    if "only-next" in facets or ("next-player" in asked and only):
        return whom == "next"
    if "own-only" in facets and only:
        return False
    if "old-next" in facets:
        return whom in _EVERY
    if "several-hit" in facets or ("me-too" in facets and whom in _EVERY):
        return whom in ({"everyone"} if "me-too" in facets else _EVERY)
    if (asked | facets) & _FAR:
        return whom in _EVERY
    if whom == "chosen" and "by-itself" in facets:
        return False
    if "next-player" in asked:
        return whom in _AT_NEXT and not (situation.modal == "must" and whom == "chosen")
    if "everyone" in asked or "everybody" in facets or keys & _ALL:
        return whom in _EVERY
    return False if only and whom in _EVERY else None


def _keeps_turn(situation: Situation, effect: CardEffect) -> Told:
    """Whether somebody still has a turn, who is claimed to."""
    far = (situation.asked | situation.facets) & _FAR
    if far and (effect.turns or effect.skips is None):
        return None
    if far:
        return effect.skips == "next"
    still = situation.asked & {"still", "still-play"} and "served" not in situation.concepts
    if still and "next-player" in situation.asked and not effect.turns:
        return effect.skips is None
    return None


def _only(situation: Situation) -> bool:
    keys = frozenset(situation.keys[situation.begins :])
    return ("only" in situation.asked or bool(_ONLY & keys)) and not keys & _MORE


def _says_to_skip(situation: Situation) -> bool:
    """Whether what reads as a second card tells what the first one does."""
    cards = situation.cards
    return len(cards) > 1 and cards[-1].kind in {"skip", "skip-everyone"}


def _says_to_turn(situation: Situation) -> bool:
    """Whether "change the direction" is read as a second card, and is what the first one does."""
    last = situation.cards[-1]
    said = frozenset(situation.keys[last.start : last.end])
    return len(situation.cards) > 1 and last.kind == "reverse" and bool(said & _DIRECTION)
