"""What is counted beside cards and points: turns lost, colours to choose from, who swaps hands.

"How many turns does a +2 cost me?", "hoeveel mensen slaat een skip over": the noun behind the
question word tells what is counted, and the rules of the table how many of it there are.
"""

from collections.abc import Callable
from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_NUMBER: Final = "number"
_COLOURS: Final = 4


def unit_sum(story: Story) -> Sum | None:
    """How many of it; None where nothing of the kind is asked for."""
    if story.situation.ask == "yes-no" or not _POINTS.isdisjoint(story.situation.keys):
        return None
    return next((found for unit in _UNITS if (found := unit(story)) is not None), None)


def counts(story: Story, nouns: frozenset[str]) -> bool:
    """Whether one of these nouns is what "how many" asks for."""
    keys = story.situation.keys
    behind = [keys[at + 1 : at + 1 + _NEAR] for at, key in enumerate(keys) if key in _HOW_MANY]
    return any(not nouns.isdisjoint(some) for some in behind)


def _single(story: Story) -> SaidCard | None:
    cards = story.situation.cards
    return cards[0] if len(cards) == 1 and cards[0].count == 1 else None


def _turns_lost(story: Story) -> Sum | None:
    """How many turns one card costs whom it hits: one."""
    card = _single(story)
    if card is None or not (card.kind in _SKIPS or _draws(story, card)):
        return None
    loses = "lose-turn" in story.said or not _LOSES.isdisjoint(story.situation.keys)
    one = loses and counts(story, TURNS) and not story.said & {"stack", "challenge", "uno"}
    return Sum(1, "1", "lose-turn", None, _NUMBER) if one else None


def _draws(story: Story, card: SaidCard) -> bool:
    kind = story.kinds.get(card.kind)
    return kind is not None and kind.draws is not None and card.kind not in _OWN_TURN


def _players_skipped(story: Story) -> Sum | None:
    """How many players one Skip passes over: one."""
    card = _single(story)
    if card is None or card.kind not in _SKIPS or not counts(story, PEOPLE):
        return None
    return Sum(1, "1", "effect", None, "players")


def _swaps_with(story: Story) -> Sum | None:
    """With how many players hands are swapped: one."""
    card = _single(story)
    if card is None or card.kind != "swap-hands" or not counts(story, PEOPLE):
        return None
    return Sum(1, "1", "swap-hands", None, "players")


def _colours_to_choose(story: Story) -> Sum | None:
    """How many colours there are to choose from."""
    card = _single(story)
    chooses = story.said & {"choose", "say", "draw", "may"}
    if card is None or card.kind not in WILDS or not chooses or not counts(story, _HUES):
        return None
    return Sum(_COLOURS, str(_COLOURS), "wild-colour", None, _NUMBER)


def _power_cards_each(story: Story) -> Sum | None:
    """How many power cards lie before each player."""
    keys = frozenset(story.situation.keys)
    each = keys & _EACH and not keys & _IN_ALL
    if {"hand-word", "card"} <= story.said:
        # "Hand and power card, how many cards has everybody?".
        return None
    if story.facts.values.get("variant") != "flex" or "power-card" not in story.said or not each:
        return None
    asks = "how-many" in story.said or bool(keys & _PER)
    turned = story.said & {"turn-over", "flex-side", "may", "set-aside"}
    return Sum(1, "1", "power-card", None, "cards") if asks and not turned else None


def _worth_for_the_deal(story: Story) -> Sum | None:
    """What an action card or a wild counts where lots are drawn for who deals: nothing."""
    card = _single(story)
    if card is None or card.kind.isdecimal() or story.facts.values.get("variant") != "classic":
        return None
    worth = not _WORTH.isdisjoint(story.situation.keys)
    if "dealer" not in story.said or not worth or story.said & {"highest", "may"}:
        return None
    return Sum(0, "0", "dealer", "action-card", "points")


def _blanks_at_least(story: Story) -> Sum | None:
    """How many blank wilds it takes at least to play with them, and how many there are at most."""
    blank = any(card.kind == "customizable" for card in story.situation.cards)
    if story.facts.values.get("variant") != "classic" or not (blank or "blank" in story.said):
        return None
    keys = frozenset(story.situation.keys)
    asks = "how-many" in story.said or keys & _COUNTS or story.situation.ask == "number"
    least, most = keys & LEAST, keys & MOST
    if not asks or bool(least) == bool(most) or "draw" in story.situation.asked - {"draw"}:
        return None
    value = 1 if least else _BLANKS
    return Sum(value, str(value), "customizable", "number", "cards")


_NEAR: Final = 2
_BLANKS: Final = 3
_COUNTS: Final = word_list("units-asked.counts")
LEAST: Final = word_list("units-asked.least")
MOST: Final = word_list("units-asked.most")
_HOW_MANY: Final = word_list("units-asked.how-many")
_POINTS: Final = word_list("units-asked.points")
TURNS: Final = word_list("units-asked.turns")
_LOSES: Final = word_list("units-asked.loses")
PEOPLE: Final = frozenset(
    {"people", "players", "player", "opponents", "persons", "leute", "leuten", "spieler", "mensen"}
    | {"spielern", "mitspieler", "mitspielern", "personen", "gegner", "gegnern", "spelers", "man"}
    | {"medespelers", "tegenstanders", "them", "others", "n-may-play"}
)
_HUES: Final = word_list("units-asked.hues")
_SKIPS: Final = frozenset({"skip"})
_OWN_TURN: Final = frozenset({"wild-reverse-draw-four", "color-roulette"})
_EACH: Final = word_list("units-asked.each")
_PER: Final = word_list("units-asked.per")
_IN_ALL: Final = word_list("units-asked.in-all")
_WORTH: Final = word_list("units-asked.worth")
_UNITS: Final[tuple[Callable[[Story], Sum | None], ...]] = (
    _turns_lost, _players_skipped, _swaps_with, _colours_to_choose, _power_cards_each,
    _worth_for_the_deal, _blanks_at_least,
)  # fmt: skip
