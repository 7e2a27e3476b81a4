"""Cards that "have" stands behind, beside a Wild Draw Four: "wenn ich noch ne rote 5 hab"."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.asks import WILD_FOURS
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word

_NEAR: Final = 4

Placed = tuple[SaidCard | None, SaidCard | None, tuple[SaidCard, ...]]


def held_behind(
    words: Sequence[Word], cards: Sequence[SaidCard], glossary: Glossary
) -> tuple[SaidCard, ...]:
    """ "…, if I also have a red 7", "als ik een rode 7 heb", "with a red 7 in hand"."""
    if not cards or not all(card.colour for card in cards):
        return ()
    near = range(cards[0].start - 1, -1, -1)
    before = next((words[at].key for at in near if words[at].key in glossary.lists["have"]), "")
    after = {word.key for word in words[cards[-1].end : cards[-1].end + _NEAR]}
    held = before or after & glossary.lists["have"] or "hand" in after
    return tuple(cards) if held else ()


def four_beside_held(words: Sequence[Word], rest: Sequence[SaidCard], glossary: Glossary) -> Placed:
    """ "May I play the +4 wenn ich noch ne rote 5 hab und blau liegt?": "have" ends the clause."""
    others = rest[1:]
    if not others or rest[0].kind not in WILD_FOURS or any(card.colour is None for card in others):
        return None, None, ()
    behind = words[others[-1].end : others[-1].end + 1]
    if not any(word.key in glossary.lists["have"] for word in behind):
        return None, None, ()
    return rest[0], None, tuple(others)
