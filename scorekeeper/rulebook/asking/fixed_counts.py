"""Numbers that the rules fix: who may doubt, how many are skipped, at how many cards UNO is called.

What is counted is told by the noun behind "how many"; who or what it depends on, by what is said.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.units_asked import PEOPLE, TURNS, counts
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_PARTNERS: Final = 4
_AGAIN: Final = frozenset({"skip", "reverse", "skip-everyone", "flex-skip"})
"""What leaves the turn with whoever lays it, where two play."""


def fixed_count(story: Story) -> Sum | None:
    """How many of it; None where nothing of the kind is asked for."""
    situation = story.situation
    if situation.ask != "number" or situation.claimed or not _POINTS.isdisjoint(situation.keys):
        return None
    return next((found for event in _EVENTS if (found := event(story)) is not None), None)


def _own(story: Story) -> frozenset[str]:
    return frozenset(story.situation.keys[story.situation.begins :])


def _plays_two(story: Story) -> bool:
    return story.facts.values.get("players") == str(_TWO)


def _one_flips(story: Story) -> Sum | None:
    """How many power cards a number with a flip symbol turns: that of who laid it."""
    keys = story.situation.keys
    flips = any(key.startswith(_FLIPPING) for key in keys) and not _SYMBOLS.isdisjoint(keys)
    flips = flips or "flip-symbol" in story.said
    asks = "power-card" in story.situation.asked
    if story.facts.values.get("variant") != "flex" or not (flips and asks):
        return None
    return None if story.has("flip-wild") else Sum(1, "1", "flip-symbol", None, "cards")


def _none_on_red(story: Story) -> Sum | None:
    """How many Flex options somebody has whose power card is red."""
    if story.facts.values.get("variant") != "flex" or story.situation.cards:
        return None
    red = {"power-card", "red-side"} <= story.said and "green-side" not in story.said
    if not red or "flex-side" not in story.situation.asked:
        return None
    return None if "turn-over" in story.said else Sum(0, "0", "power-card", "red", "number")


def _in_partners(story: Story) -> Sum | None:
    """How many teams there are, or how many people it takes for fixed partners."""
    if "partners" not in story.said or story.said & {"points", "rotating", "eight-players"}:
        return None
    if counts(story, _TEAMS):
        return Sum(_TWO, str(_TWO), "partners", None, "number")
    needs = not _NEEDS.isdisjoint(story.situation.keys) and not story.situation.numbers
    if not needs or not counts(story, PEOPLE | {"leute", "mensen"}):
        return None
    return Sum(_PARTNERS, str(_PARTNERS), "partners", None, "players")


def _nothing_drawn(story: Story) -> Sum | None:
    """What a card makes somebody draw that is no draw card."""
    cards = story.situation.cards
    kind = story.kinds.get(cards[0].kind) if len(cards) == 1 else None
    asks = "draw" in story.situation.asked and not story.hand_asked
    if kind is None or kind.draws is not None or not asks or story.said - _PLAIN:
        return None
    if cards[0].kind not in _NO_DRAW or story.facts.said & {"flex-side"}:
        return None
    ruling = "last-card-draws" if story.said & {"last-card", "finish", "win"} else "draw-count"
    return Sum(0, "0", ruling, None, "cards")


def _one_may_doubt(story: Story) -> Sum | None:
    """How many players may challenge a Wild Draw Four: the one whom it hits."""
    may = "challenge" in story.situation.asked and counts(story, PEOPLE)
    if not may or story.said & {"draw", "guilty", "innocent"}:
        return None
    return Sum(1, "1", "challenge-who", None, "players")


def _called_at(story: Story) -> Sum | None:
    """With how many cards UNO is called."""
    keys = story.situation.keys[story.situation.begins :]
    before = any(one in _WITH and how in _HOW for one, how in pairwise(keys))
    with_cards = before and bool(story.said & {"card", "hand-word", "hold"})
    if not with_cards or "say" not in story.said or story.situation.numbers:
        return None
    if story.said & _NO_CALL or story.situation.cards:
        return None
    return Sum(1, "1", "uno-when", None, "cards")


def _all_others_skipped(story: Story) -> Sum | None:
    """How many players a card skips that skips everybody."""
    flexed = story.has("skip", "flex-skip") and "flex-side" in story.said
    flexed = flexed and story.facts.values.get("variant") == "flex"
    if not (story.has("skip-everyone") or flexed) or len(story.situation.cards) != 1:
        return None
    told = [n.value for n in story.situation.numbers if n.unit == "players-word"]
    known = int(story.facts.values.get("players", "0")) or (told[0] if len(told) == 1 else 0)
    if known < _TWO or not counts(story, PEOPLE):
        return None
    value = known - 1
    return Sum(value, f"{known} − 1 = {value}", "effect", None, "players")


def _turns_of_two(story: Story) -> Sum | None:
    """How many turns a reverse costs the other one of two."""
    reverse = story.has("reverse") and len(story.situation.cards) == 1
    one = reverse and story.situation.cards[0].count == 1 and _plays_two(story)
    skips = story.facts.values.get("two_players_reverse_skips") == "yes"
    if not one or not skips or not counts(story, TURNS):
        return None
    return Sum(1, "1", "two-reverse", None, "number")


def _laid_in_a_row(story: Story) -> Sum | None:
    """How many cards one of two lays before the other has a turn: skips, and one card more."""
    cards = story.situation.cards
    first = cards[:-1]
    row = len(cards) > 1 and _plays_two(story) and all(card.kind in _AGAIN for card in first)
    asks = "card" in story.situation.asked and not _own(story).isdisjoint(_LAID)
    if not row or not asks or story.hand_asked or any(card.count > 1 for card in cards):
        return None
    ruling = "two-reverse" if any(card.kind == "reverse" for card in first) else "two-skip"
    return Sum(len(cards), str(len(cards)), ruling, None, "cards")


def _sits_out(story: Story) -> Sum | None:
    """How many rounds somebody misses who was knocked out by cards: this one."""
    if story.rules.mercy_limit is None or not counts(story, _ROUNDS):
        return None
    told = bool(story.said & {"knock-out", "mercy"})
    out = told and bool(story.said & {"lose-turn", "stay", "back"})
    out = out or ("knock-out" in story.said and not _ASIDE.isdisjoint(story.situation.keys))
    return Sum(1, "1", "mercy-back", None, "number") if out else None


def _last_two_race(story: Story) -> Sum | None:
    """How many are left for the end of an elimination race."""
    last = "elimination" in story.said and not _FINAL.isdisjoint(story.situation.keys)
    if not last or not counts(story, PEOPLE) or story.situation.numbers:
        return None
    return Sum(_TWO, str(_TWO), "elimination", None, "players")


def _dealt_again(story: Story) -> Sum | None:
    """What somebody is dealt in the round behind the one they were knocked out of."""
    each = story.facts.numbers.get("dealt")
    deals = "dealt" in story.said or not _DEALS.isdisjoint(story.situation.keys)
    out = story.rules.mercy_limit is not None and "knock-out" in story.said
    gets = not _own(story).isdisjoint(_GETS) and "round" in story.said
    if each is None or not (deals and out and gets) or story.situation.numbers:
        return None
    return Sum(each, str(each), "mercy-back", "next-round", "cards")


_POINTS: Final = word_list("fixed-counts.points")
_FLIPPING: Final = ("flip", "umdreh", "dreh", "omdraai", "draai", "wend")
_SYMBOLS: Final = word_list("fixed-counts.symbols")
_TEAMS: Final = word_list("fixed-counts.teams")
_NEEDS: Final = word_list("fixed-counts.needs")
_PLAIN: Final = frozenset(
    {"card", "draw", "how-many", "lose-turn", "play", "next-player", "what", "must", "last-card"}
    | {"finish", "win", "players-word", "four-players", "everyone"}
)
"""All that may be said where a card that makes nobody draw is laid."""
_NO_DRAW: Final = frozenset({"skip", "reverse", "wild", "skip-everyone"})
_WITH: Final = word_list("fixed-counts.with")
_HOW: Final = word_list("fixed-counts.how")
_NO_CALL: Final = frozenset(
    {"forget", "caught", "penalty", "draw", "points", "players-word", "mercy", "knock-out"}
)
_LAID: Final = word_list("fixed-counts.laid")
_ROUNDS: Final = word_list("fixed-counts.rounds")
_ASIDE: Final = word_list("fixed-counts.aside")
_FINAL: Final = word_list("fixed-counts.final")
_DEALS: Final = word_list("fixed-counts.deals")
_GETS: Final = word_list("fixed-counts.gets")
_EVENTS: Final[tuple[Callable[[Story], Sum | None], ...]] = (
    _one_flips, _none_on_red, _in_partners, _nothing_drawn, _one_may_doubt, _called_at,
    _all_others_skipped, _turns_of_two, _laid_in_a_row, _sits_out, _last_two_race,
    _dealt_again,
)  # fmt: skip
