"""Concepts that what stands beside them turns into others, once cards and colours are known."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word

_BEFORE: Final = frozenset({"before", "bevor", "ehe", "voordat", "voor", "eer"})
_FOURS: Final = frozenset({"wild-draw-four", "flex-wild-draw-four"})
_SETTLED: Final = frozenset({"guilty", "innocent", "bluff", "stack"})
_BEGUN: Final = frozenset(
    {"moved", "played", "went", "drew", "gone", "laid", "gelegt", "gespielt", "gezogen", "dran"}
    | {"gelegd", "gespeeld", "gepakt", "legde", "speelde", "pakte", "bewoog", "move", "play"}
)
_OTHERWISE: Final = frozenset(
    {"how-many", "what", "who", "when", "draw", "points", "hold", "stack", "uno", "finish"}
)
_NEAR: Final = 4
_FAR: Final = 8


def weighed(
    concepts: frozenset[str],
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    colours: Sequence[tuple[int, str]],
    has_colour: bool | None,
    glossary: Glossary,
) -> frozenset[str]:
    """The concepts of a question, put right by what else it says."""
    if _caught_first(words, mentions):
        concepts = (concepts - {"in-time"}) | {"not-yet"}
    challenged = {"challenge", "draw"} <= concepts and not concepts & _SETTLED
    if challenged and has_colour and any(card.kind in _FOURS for card in cards):
        concepts |= {"guilty"}
    if not concepts & _OTHERWISE and _colour_on_a_card(words, cards, colours, glossary):
        # "Does a yellow one go on that?": what goes is laid, and not set aside.
        concepts = (concepts - {"set-aside", "knocked-cards"}) | {"on-colour", "may", "play"}
    return concepts


def _caught_first(words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """ "Caught before anyone had played": that nobody had begun, and not that it was said then."""
    caught = [m.start for m in mentions if m.concept == "caught"]
    late = [m.start for m in mentions if m.concept == "in-time" and words[m.start].key in _BEFORE]
    if not caught or not late or caught[0] > late[0]:
        return False
    if not any(word.key in _BEGUN for word in words[late[0] : late[0] + _FAR]):
        return False
    return not any(m.concept == "say" and m.start > caught[0] for m in mentions)


def _colour_on_a_card(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    colours: Sequence[tuple[int, str]],
    glossary: Glossary,
) -> bool:
    """ "May a yellow one go on that seven?": of the card laid, nothing but its colour is told."""
    if len(cards) != 1 or cards[0].colour is not None or len(colours) != 1:
        return False
    card, (at, _) = cards[0], colours[0]
    between = words[at + 1 : card.start]
    on = any(word.key in glossary.lists["on"] for word in between)
    return 0 < len(between) <= _NEAR + 1 and on and not any(word.breaks for word in between)
