"""What somebody holds in the end, by the rules of the table: what was held before, and what came.

Each event that a question may tell of is a function that gives the sum, or None where the question
tells of something else; the first that gives one counts.
"""

from collections.abc import Callable, Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS, ONE
from scorekeeper.rulebook.asking.hand_doubts import challenged
from scorekeeper.rulebook.asking.hand_events import (
    drawn_and_kept,
    drawn_until_one_fits,
    gained,
    jumped_in,
    laid_then_hit,
)
from scorekeeper.rulebook.asking.hand_penalties import advised, uno_missed, wrong_card_laid
from scorekeeper.rulebook.asking.hand_words import NO
from scorekeeper.rulebook.asking.hit_rounds import hit_in_two_rounds
from scorekeeper.rulebook.asking.situation import HandTold, SaidCard
from scorekeeper.rulebook.asking.story import Story, Sum, hand_of, plus, without_laid
from scorekeeper.rulebook.word_lists import word_list

_MORE: Final = word_list("hand-sums.more")
_TWO: Final = 2
_FLEXED: Final = {
    "draw-two": 1, "flex-draw-two": 1, "flex-all-draw": 2, "flex-target-draw-two": 2,
    "flex-wild-draw-four": 4, "wild-draw-four": 4,
}  # fmt: skip
_ALWAYS_FLEXED: Final = frozenset({"flex-all-draw", "flex-target-draw-two"})
_DRAWS_NOTHING: Final = frozenset(
    {"first-player-is-skipped", "dealer-plays-first", "first-player-calls-colour"}
)
_SELF: Final = "wild-reverse-draw-four"


def hand_sum(story: Story) -> Sum | None:
    """How many cards somebody holds; None where it cannot be known."""
    for event in _EVENTS:
        found = event(story)
        if found is not None:
            return found
    return None


def _roulette(story: Story) -> Sum | None:
    revealed, before = story.situation.revealed, story.before()
    if not revealed:
        return None
    misses = {one.value for one in story.hand.told} == {revealed - 1}
    if before is None and misses:
        return Sum(revealed, str(revealed), "roulette", "count", "cards")
    if before is not None and not before.whose and before.value == revealed - 1:
        # "Four wrong ones, then the right one. How many go into my hand?": no hand is told.
        return Sum(revealed, str(revealed), "roulette", "count", "cards")
    return plus(story, before, revealed, "roulette", "count")


def _discard_all(story: Story) -> Sum | None:
    if not story.has("discard-all"):
        return None
    laid = next(card for card in story.situation.cards if card.kind == "discard-all")
    colour = laid.colour or next(iter(story.situation.colours), None)
    counted = _of_each_colour(story, laid)
    # Of cards that are all alike, nobody knows what else is held.
    if colour is not None and len({other for _, other in counted}) > 1:
        left = sum(count for count, other in counted if other != colour)
        total = sum(count for count, _ in counted) + 1
        return Sum(left, f"{total} − {total - left} = {left}", "discard-all", "colour")
    numbers = [one.value for one in story.hand.told]
    alike = story.hand.alike
    if alike is not None:
        others = [number for number in numbers if number != alike]
        if not others:
            return None
        left = max(others) - alike - 1
        return Sum(left, f"{max(others)} − {alike} − 1 = {left}", "discard-all", "colour")
    listed = [card for card in story.situation.cards if card.kind != "discard-all"]
    if len(listed) < _TWO or colour is None or numbers:
        return None
    left = sum(card.count for card in listed if card.colour != colour)
    total = sum(card.count for card in listed) + 1
    return Sum(left, f"{total} − {total - left} = {left}", "discard-all", "colour")


def _of_each_colour(story: Story, laid: SaidCard) -> list[tuple[int, str]]:
    """ "Four red ones and a blue": how many of each colour are told beside the card."""
    keys = story.situation.keys
    known = {card.start: int(card.kind) for card in story.situation.cards if card.kind.isdecimal()}
    known |= {number.at: number.value for number in story.situation.numbers}
    found = []
    for place, key in enumerate(keys):
        # "Four other reds".
        at = place - 1 - (keys[place - 1] in _MORE)
        beside = key in COLOURS and at >= 0 and not laid.start <= place + 1 <= laid.end
        if beside and (at in known or keys[at] in ONE) and keys[at - 1] not in COLOURS:
            found.append((known.get(at, 1), COLOURS[key]))
    return found


def left_over(story: Story) -> Sum | None:
    """What is left after Discard All, where nobody says what the hand was before."""
    asked = story.situation.asked
    counted = asked & {"card", "hold", "hand-word", "after", "still"}
    if story.situation.ask != "number" or "points" in asked or not counted:
        return None
    return _discard_all(story)


def _swapped(story: Story) -> Sum | None:
    by_seven = story.has("7") and story.facts.values.get("seven") in {"must-swap", "may-swap"}
    both = {one.whose for one in story.hand.told} == {"me", "other"}
    by_card = story.has("swap-hands")
    swaps = both or by_card or "swap" in story.said or "choose" in story.said
    if not (by_seven or by_card) or not swaps:
        return None
    kept = _of_the_other(story, story.hand.told)
    if kept is None:
        return None
    return Sum(kept, str(kept), "seven" if by_seven else "swap-hands", "size" if by_seven else None)


def _of_the_other(story: Story, told: Sequence[HandTold]) -> int | None:
    """How many cards come from the other one of two, without the card that was laid."""
    giver = "other" if story.hand.whose == "me" else "me"
    given = hand_of([one for one in told if one.whose == giver], giver)
    if given is None:
        rest = [one for one in told if one.whose != story.hand.whose]
        given = rest[0] if len(rest) == 1 and len(told) == _TWO else None
    if given is None:
        return None
    lays = story.hand.plays or "me"
    return without_laid(story, given) if giver == lays else given.value


def _passed(story: Story) -> Sum | None:
    passes = story.has("0") or "pass-hands" in story.said
    passes = passes or any(number.value == 0 for number in story.situation.numbers)
    if story.facts.values.get("zero") != "pass-on" or not passes:
        return None
    told = story.hand.told
    side = "left" if story.hand.against_the_clock else "right"
    beside = next((one for one in told if one.side == side), None)
    two = story.facts.values.get("players") == "2"
    if beside is not None:
        got = beside.value if story.hand.whose != "other" else None
    elif two or (len(told) == _TWO and story.hand.whose != "other"):
        got = _of_the_other(story, [one for one in told if not one.side])
    else:
        got = None
    return None if got is None else Sum(got, str(got), "zero", "size")


def handed_over(story: Story) -> Sum | None:
    """What I hold after a seven or a zero, where it is told what came from another."""
    got = story.situation.handed
    seven = story.has("7") and story.facts.values.get("seven") in {"must-swap", "may-swap"}
    zero = story.has("0") and story.facts.values.get("zero") == "pass-on"
    if got is None or not (seven or zero):
        return None
    return Sum(got, str(got), "seven" if seven else "zero", "size")


def _by_name(story: Story) -> Sum | None:
    """What comes to somebody by a seven, a zero or a swap, where hands are told by name."""
    got = story.situation.named_hand
    seven = story.has("7") and story.facts.values.get("seven") in {"must-swap", "may-swap"}
    zero = story.has("0") and story.facts.values.get("zero") == "pass-on"
    if got is None or not (seven or zero or story.has("swap-hands")):
        return None
    if story.has("swap-hands"):
        return Sum(got, str(got), "swap-hands")
    return Sum(got, str(got), "seven" if seven else "zero", "size")


def _first_card(story: Story) -> Sum | None:
    dealt = story.facts.numbers.get("dealt")
    if "first-card" not in story.said or dealt is None or not story.cards():
        return None
    if story.facts.values.get("first_card_action") == "ignored-turn-next":
        return Sum(dealt, str(dealt), "first-card", "ignored")
    if story.facts.values.get("first_card") in _DRAWS_NOTHING:
        return Sum(dealt, str(dealt), "first-card", None)
    if story.facts.values.get("first_card") != "first-player-draws-and-is-skipped":
        return None
    draws = story.facts.numbers.get("draws", 0)
    return plus(story, HandTold(dealt, 0), draws, "first-card", "draws")


def _flexed(story: Story) -> Sum | None:
    flexes = "flex-side" in story.said or story.has(*_ALWAYS_FLEXED)
    if story.facts.values.get("variant") != "flex" or not flexes:
        return None
    card = next((card for card in story.cards() if card.kind in _FLEXED), None)
    if card is None or (story.hand.plays and story.hand.plays == story.hand.whose):
        return None
    return plus(story, story.before(), _FLEXED[card.kind], "draw-count", None)


def _drawn(story: Story) -> Sum | None:
    """Draw cards, one or a chain, on somebody."""
    kinds = story.kinds
    cards = [card for card in story.cards() for _ in range(card.count)]
    draws = [known.draws.value for c in cards if (known := kinds.get(c.kind)) and known.draws]
    if not draws:
        return None
    denied = frozenset(story.situation.keys) & NO[story.situation.language]
    if story.said & {"challenge", "bluff"} and not denied:
        # Doubted, and nothing told of how it ended.
        return None
    draws += [draws[-1]] * story.hand.again
    stacked = story.situation.stacked
    told = story.before()
    if len(draws) == 1 and told is not None and stacked == draws[0] + told.value:
        # "I held two and get a +10": two are held, and not drawn.
        stacked = None
    if stacked is not None and story.facts.values.get("stacking") != "none":
        draws = [stacked - draws[-1], draws[-1]]
    two = story.facts.values.get("players") == "2"
    apart = hit_in_two_rounds(story.situation)
    if story.facts.values.get("stacking") == "none" and not two and not apart:
        draws = draws[-1:]
    ruling = "stack-total" if len(draws) > 1 and not apart else "draw-count"
    case = {"stack-total": "total", "draw-count": "draws"}[ruling]
    # Of two others who are told of, the one asked for is the one who is hit.
    own = story.hand.plays == story.hand.whose == "me" and len(draws) == 1
    own = own and "i-was-hit" not in story.said
    if told is None:
        return None
    if own and not story.hand.on_me:
        if not (two and story.has(_SELF)):
            return None
        left = without_laid(story, told)
        return plus(story, HandTold(left, told.at), sum(draws), "draw-count", "two-wild-reverse")
    return plus(story, told, sum(draws), ruling, case)


def _no_match(story: Story) -> Sum | None:
    drawn = story.hand.drawn
    if not story.said & {"no-match", "until", "drawn-card"} and drawn is None:
        return None
    told = story.before()
    if told is None:
        return None
    if story.facts.values.get("draw") == "until-playable":
        if drawn is None:
            return None
        value = told.value + drawn - 1
        shown = f"{told.value} + {drawn} − 1 = {value}"
        return Sum(value, shown, "no-playable", "until-playable")
    fits = story.said & {"fits", "drawn-card"} and "not" not in story.said
    if "no-match" not in story.said or fits:
        return None
    return plus(story, told, 1, "no-playable", None)


def _laid(story: Story) -> Sum | None:
    """Only so many laid."""
    told, laid = story.before(), story.hand.laid
    if laid is None and told is not None:
        laid = _cards_laid(story, told)
    if told is None or laid is None or told.laid or not 0 < laid < told.value:
        return None
    drawn = story.hand.drawn or (None if "draw" in story.said else 0)
    if story.said & {"swap", "challenge", "penalty", "caught", "lose-turn"} or drawn is None:
        return None
    left = told.value - laid + drawn
    more = f" + {drawn}" if drawn else ""
    return Sum(left, f"{told.value} − {laid}{more} = {left}", "one-card", None)


def _so_many_drawn(story: Story) -> Sum | None:
    """ "Seven in my hand, I must draw two"."""
    drawn, told = story.hand.drawn, story.before()
    other = {"swap", "challenge", "penalty", "caught", "lose-turn", "play", "until", "uno"}
    if not drawn or told is None or story.said & other or story.situation.cards:
        return None
    several = len(story.situation.numbers) > 1
    return plus(story, told, drawn, "draw-count", "draws") if several else None


def _cards_laid(story: Story, told: HandTold) -> int | None:
    """The cards named that were laid: one, or several where the turn stays with who lays them."""
    mine = story.hand.plays == story.hand.whose == "me"
    cards = [card for card in story.cards() if card.start > told.at]
    count = sum(card.count for card in cards)
    again = story.facts.values.get("players") == "2" or story.has("skip-everyone")
    if not mine or "play" not in story.said or not count or (count > 1 and not again):
        return None
    return count


_EVENTS: Final[tuple[Callable[[Story], Sum | None], ...]] = (
    _roulette, _discard_all, _by_name, _swapped, _passed, handed_over, challenged, _first_card,
    _flexed, uno_missed, drawn_until_one_fits, drawn_and_kept, jumped_in, advised, wrong_card_laid,
    laid_then_hit, _drawn, _no_match, _laid, _so_many_drawn, gained,
)  # fmt: skip
