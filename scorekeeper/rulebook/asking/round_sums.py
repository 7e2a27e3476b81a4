"""What a round brings: hands listed, the points of the others, the bonus for those knocked out."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.bonus_of import bonus_of
from scorekeeper.rulebook.asking.card_facts import holders
from scorekeeper.rulebook.asking.card_words import TIMES
from scorekeeper.rulebook.asking.classes_told import counts_class
from scorekeeper.rulebook.asking.hands_told import (
    FOR_ME,
    WRITES,
    counts_sums,
    none_for_losers,
    times_told,
    told_hands,
)
from scorekeeper.rulebook.asking.knock_out_sums import all_others_out, no_bonus
from scorekeeper.rulebook.asking.own_totals import none_for_winner, own_cards, own_total
from scorekeeper.rulebook.asking.point_rulings import OTHER_SUMS, asked_keys
from scorekeeper.rulebook.asking.points_alone import asks_for_one, bonus_for_one, rotating_points
from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import BEFORE_POINTS, MORE, OTHERS, WINNER
from scorekeeper.rulebook.asking.words import apart
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_FEW: Final = 10
_PAIRS: Final = 4


def round_sum(story: Story) -> Sum | None:
    """What a round brings; None where it cannot be known, or something else is asked for."""
    if asks_for_one(story):
        return bonus_for_one(story)
    for found in (event(story) for event in _EVENTS):
        if found is not None:
            return found
    return None


def _all_knocked_out(story: Story) -> Sum | None:
    """The last one of several who is left."""
    each = story.facts.numbers.get("knock_out")
    keys = story.situation.keys
    everyone = "everyone" in story.said or _names_one_alone(story.situation)
    gets = "points" in story.said or (
        "players" in story.facts.values and bool({"bonus", "round", "this-round"} & story.said)
    )
    gets = gets or (
        story.situation.ask == "number"
        and not FOR_ME.isdisjoint(pairwise(story.situation.keys[story.situation.begins :]))
    )
    alone = "one-left" in story.said and not story.said & {"hold", "uno", "play", "card"}
    out = bool(story.said & {"knock-out", "mercy"}) or alone
    if each is not None and "all-but-me" in story.situation.facets:
        # "I was the last one left of five": the others can only have been knocked out.
        out = everyone = True
    said = out and everyone and gets
    told = [n for n in story.situation.numbers if n.unit in {"knock-out", "players-word"}]
    some = [n for n in told if _counts_others(keys, n)]
    if some:
        return None
    players = story.situation.players or int(story.facts.values.get("players", "0"))
    players = players or (told[0].value if told else 0)
    if story.situation.out is not None and story.situation.out != players - 1:
        return None
    bare = [card for card in story.situation.cards if not card.kind.isdecimal()]
    if each is None or not said or players <= 1 or bare or not _asks_amount(story):
        return None
    value = (players - 1) * each
    return Sum(value, f"{players - 1} × {each} = {value}", "knock-out-bonus", None, "points")


def _names_one_alone(situation: Situation) -> bool:
    """ "I alone am left"; of "the bonus alone" nobody is told."""
    heard = situation.heard

    def of_bonus(at: int) -> bool:
        near = range(max(at - _TWO, 0), min(at + _TWO + 1, len(heard)))
        # "I am left alone, what bonus": the bonus stands in another part.
        return any(
            "bonus" in heard[other].concepts and not apart(heard, at, other) for other in near
        )

    return any(word.key in _ALONE and not of_bonus(at) for at, word in enumerate(heard))


def _counts_others(keys: Sequence[str], number: SaidNumber) -> bool:
    """ "Two others", "all three of the others are out"."""
    near = keys[number.at + 1 : number.at + (_FAR if number.unit == "knock-out" else _TWO)]
    return any(key in OTHERS for key in near)


def _asks_amount(story: Story) -> bool:
    situation = story.situation
    what = situation.ask == "open" and {"what", "points"} <= situation.asked
    return situation.ask == "number" or what or (situation.ask == "any" and not situation.claimed)


def _knocked_out(story: Story) -> Sum | None:
    """What a winner gets for those knocked out, where nobody else holds cards."""
    each = story.facts.numbers.get("knock_out")
    value = story.facts.numbers.get("knock_outs")
    small = [n.value for n in story.situation.numbers if n.unit == "" and 1 < n.value < _FEW]
    if _is_the_only_other(story):
        value = each
    elif value is None and each and story.said & {"knock-out", "mercy"} and len(small) == 1:
        value = small[0] * each
    wins = bool(story.said & {"win", "who-gets", "points", "bonus", "finish"})
    asks = story.situation.ask == "number" or _asks_for_points(story)
    winner = "what" in story.situation.asked and _asks_of_winner(story)
    wins, asks = wins or winner, asks or winner
    if value is None or not asks or not wins or story.situation.cards:
        return None
    # "Wie viele Punkte bekomme ich": what is got is no card.
    other = {"partners", "stack"} | (set() if story.said & {"bonus", "points"} else {"draw"})
    if story.hand_asked or story.said & other:
        return None
    return Sum(value, str(value), "knock-out-bonus", None, "points")


def _is_the_only_other(story: Story) -> bool:
    """ "Just us two, she flew out with 26": one is knocked out, and nobody else has cards."""
    told = story.said & {"knock-out", "mercy"} and story.facts.values.get("players") == "2"
    return bool(told) and "points" in story.said and not story.situation.claimed


def _asks_for_points(story: Story) -> bool:
    """ "What do I score?", "my points?": no number is asked for in so many words."""
    situation = story.situation
    asks = situation.ask == "any" or (situation.ask == "open" and "what" in situation.asked)
    return asks and "points" in situation.asked and not situation.claimed


def _of_the_others(story: Story) -> Sum | None:
    """ "The others have 14, 27 and 6 points left", "… 14, and Tim a wild": what the winner gets."""
    situation = story.situation
    asks = situation.ask == "number" or (
        situation.ask in {"open", "any"} and "points" in story.said
    )
    each = story.facts.numbers.get("knock_out")
    # Where nobody can be knocked out, "raus" is whoever has laid the last card.
    ended = {"win", "finish", "who-gets"} | (set() if each else {"knock-out"})
    wins = bool(story.said & ended) or story.said >= _LAID or _asks_of_winner(story)
    bonus = 0
    if each and story.said & {"knock-out", "mercy"} and story.situation.out != 0:
        bonus = story.facts.numbers.get("knock_outs", each)
    wins = wins or (bonus > 0 and "points" in story.said)
    hand = _hand_told(story)
    places = [at for at, key in enumerate(situation.keys) if key in OTHERS | {"they"}]
    places = places or _by_name(story, more=bool(hand or bonus))
    other = story.said & (OTHER_SUMS - {"knock-out"} - ({"elimination"} if bonus else set()))
    if not asks or not wins or not places or hand is None or other:
        return None
    first = 0 if hand else places[0]
    told = [n for n in _points_told(story) if n.at > first]
    times = times_told(story, told)
    parts = (
        [n.value for n in told for _ in range(times)] + [hand] * bool(hand) + [bonus] * bool(bonus)
    )
    if not told or len(parts) < _TWO or told[0].value <= _TWO:
        return None
    if (hand and not _is_worth(story)) or (
        "card" in situation.asked and "points" not in story.said
    ):
        return None
    # "Die anderen beiden haben 12 und 45": no tie, where one is out.
    tie = "tie" in (situation.asked if bonus else story.said)
    if tie or story.said & {"keep-own", "lowest", "target"} or asked_keys(story) & MORE:
        return None
    value = sum(parts)
    shown = f"{' + '.join(str(part) for part in parts)} = {value}"
    return Sum(value, shown, "round-score", None, "points")


def _asks_of_winner(story: Story) -> bool:
    """ "Anna is stuck with 23, Ben with 80. What does the winner score?": somebody went out."""
    return bool(asked_keys(story) & WINNER) and "target" not in story.said


def _hand_told(story: Story) -> int | None:
    """What the cards count that are told beside points; None where one of them is not known."""
    left = [card for card in story.situation.cards if card is not story.situation.ended_with]
    return story.facts.numbers.get("hand_points") if left else 0


def _points_told(story: Story) -> list[SaidNumber]:
    """The points that the others are told to be left with."""
    situation = story.situation
    limit = story.rules.mercy_limit
    full = limit.value if limit is not None else 0
    return [
        n
        for n in situation.numbers
        if n.unit in {"", "points"} and not n.of_out and not n.limit
        if not counts_sums(situation.keys, n)
        if n.value >= _FEW or not set(situation.keys[n.at - 1 : n.at + 2]) & OTHERS
        if not (n.value == full and "mercy" in story.said)
        if not set(situation.keys[max(n.at - _NAME_BEFORE, 0) : n.at]) & _EARLIER
    ]


def _by_name(story: Story, *, more: bool) -> list[int]:
    """ "Ben is out. Anna has 12, Carl 40. What does Ben get?": where the first of them is told of.

    None where points of before may be meant, or one of those who lost is asked for; `more`: whether
    cards or a bonus are told beside the points.
    """
    keys, begins = story.situation.keys, story.situation.begins
    told = [n.at for n in story.situation.numbers if n.at < begins and n.unit in {"", "points"}]
    ends = "finish" in story.said or story.said >= _LAID or story.said >= _WON
    ends = (
        ends
        or _asks_of_winner(story)
        or (more and bool(story.said & {"win", "who-gets", "points"}))
    )
    if not ends or len(told) < (1 if more else _TWO):
        return []
    names = [
        frozenset(keys[max(at - _NAME_BEFORE, last + 1) : at]) - BEFORE_POINTS
        for last, at in pairwise([-1, *told])
    ]
    losers = frozenset().union(*names[1:], *[keys[told[0] - 2 : told[0] - 1]])
    winners = frozenset(keys[: max(told[0] - _NAME_BEFORE, 1)])
    asked = frozenset(keys[begins:])
    before = any(key in _EARLIER for key in keys[:begins])
    return [] if before or (asked & losers - BEFORE_POINTS - winners) else [told[0] - 1]


def lacks_cards(story: Story) -> bool:
    """Whether a list of cards has numbers that no card was read for: its sum would be wrong."""
    return _lists_cards(story) and (story.situation.unread or not _is_worth(story))


def _listed(story: Story) -> Sum | None:
    """Cards that somebody is left with, listed: what they count, and the bonus of a round."""
    won = story.said & {"win", "finish", "who-gets", "knock-out"}
    # "Wat levert dat op?" asks for no bonus where nobody has won.
    value = story.facts.numbers.get("round_points" if won else "hand_points")
    if value is None or not _lists_cards(story) or not _is_worth(story):
        return None
    ruling = "round-score" if won else "hand-points"
    return Sum(value, str(value), ruling, "sum", "points")


def _lists_cards(story: Story) -> bool:
    situation = story.situation
    left = [card for card in situation.cards if card is not situation.ended_with]
    count = sum(card.count for card in left) * holders(situation, left)
    asks = situation.ask == "number" or (situation.ask in {"open", "any"} and "what" in story.said)
    won = story.said & {"win", "finish", "who-gets", "knock-out"}
    asks = asks or (situation.ask == "any" and "points" in situation.asked and bool(won))
    others = _NO_LIST - ({"draw", "i-was-hit"} if won else set())
    told = story.said - ({"may", "must"} - situation.asked)
    if asked_keys(story) & _ACCOUNT:
        # "What goes on my sheet?": no card goes there.
        told -= {"fits"}
    puts = ("put", "down") in pairwise(story.situation.keys)
    if puts or asked_keys(story) & WRITES:
        # "How much may she write down?".
        told -= {"may", "must"}
    bonus = "knock_out" in story.facts.numbers and "knock-out" in story.said
    least = 1 if bonus and won and story.said & {"hold", "hand-word", "points"} else _TWO
    asked = situation.asked - ({"play"} if puts else set())
    if not asks or count < least or told & others or asked & _NO_AMOUNT:
        return False
    # "What are the three blanks for?": of one kind alone no worth is asked for.
    several = count > _TWO and (situation.ask == "number" or len(situation.cards) > 1)
    counted = bool(story.said & _COUNTED) or several
    counted = counted or (situation.ask == "number" and "knocked-cards" in story.said)
    held = bonus and won and story.said & {"hold", "hand-word"} and asked_keys(story) & WINNER
    chain = all(card.kind in DRAWING for card in situation.cards)
    if "points" not in story.said and chain and not held:
        # A chain that somebody must draw.
        return False
    return counted


def _is_worth(story: Story) -> bool:
    """Whether every number told is accounted for: a card that was not read would be missing."""
    return not any(_may_be_a_card(story, number) for number in story.situation.numbers)


def _may_be_a_card(story: Story, number: SaidNumber) -> bool:
    """A number of one digit that counts nothing: no people, no times, no hand."""
    keys = story.situation.keys
    near = frozenset(keys[max(number.at - 1, 0) : number.at + 3])
    people = bool(near & (OTHERS | TIMES))
    people = people or (number.value <= _PAIRS and "knock-out" in story.said)
    people = people or number.value == story.situation.out
    people = people or (number.value == _TWO and "two-players" in story.said)
    people = people or counts_class(story.situation, number) or counts_sums(keys, number)
    return number.unit == "" and 0 < number.value < _FEW and not people


_FAR: Final = 4
_WON: Final = frozenset({"win", "round"})
_LAID: Final = frozenset({"last-card", "play"})
_NAME_BEFORE: Final = 4
_EARLIER: Final = word_list("round-sums.earlier")
"""Words of totals from before the round."""
_ALONE: Final = word_list("round-sums.alone")
_NO_LIST: Final = frozenset(
    {
        "partners", "draw", "stack", "challenge", "bluff", "guilty", "innocent", "stacking", "swap",
        "no-match", "deck-size", "draw-pile", "dealt", "first-card", "may", "must",
        "pass-on", "dodge", "lowest", "elimination", "keep-own", "same", "i-was-hit", "fits",
    }
)  # fmt: skip
_ACCOUNT: Final = word_list("round-sums.account")
_NO_AMOUNT: Final = frozenset(
    {"who", "when", "play", "turn", "lose-turn", "choose", "effect", "mean", "handling"}
)
_COUNTED: Final = frozenset(
    {"points", "win", "finish", "who-gets", "hand-word", "hold", "knock-out"}
)
_EVENTS: Final[tuple[Callable[[Story], Sum | None], ...]] = (
    no_bonus, rotating_points, bonus_of, none_for_winner, own_total, own_cards, none_for_losers,
    all_others_out, _all_knocked_out, _of_the_others, told_hands, _knocked_out, _listed,
)  # fmt: skip
