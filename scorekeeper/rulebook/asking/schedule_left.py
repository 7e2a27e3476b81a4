"""What is still to be played with changing partners, who meets how often, and what a pair brings.

"16 of the rounds for eight are done, how many are left?": the rest of the schedule, which has 28
rounds in seven stages for eight, and as many rounds as are told for four.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import MORE, REST, WHOLE
from scorekeeper.rulebook.asking.units_asked import counts
from scorekeeper.rulebook.word_lists import word_list

_RULING: Final = "rotating-partners"
_STAGES: Final = 7
_ROUNDS: Final = 4
_EIGHT: Final = 8
_FOUR: Final = 4
_PAIRINGS: Final = 3
_TWO: Final = 2
_NEAR: Final = 3
_BEHIND: Final = 4
_BEFORE: Final = 7


def schedule_left(story: Story) -> Sum | None:
    """The number asked for; None where nothing of the kind is."""
    situation = story.situation
    if situation.claimed or situation.ask == "yes-no" or story.said & _OTHERWISE:
        return None
    return next((found for event in _EVENTS if (found := event(story)) is not None), None)


def _own(story: Story) -> frozenset[str]:
    keys = story.situation.keys
    asks = next((at for at, key in enumerate(keys) if key in _HOW | _WHICH), len(keys))
    return frozenset(keys[min(asks, story.situation.begins) :])


def _for_eight(story: Story) -> bool:
    keys = story.situation.keys
    eight = "eight-players" in story.said or story.situation.players == _EIGHT
    staged = not _STAGE.isdisjoint(keys) and bool(story.said & {"partners", "rotating"})
    return eight or staged or story.facts.values.get("players") == str(_EIGHT)


def _number(value: int, shown: str, case: str) -> Sum:
    return Sum(value, shown, _RULING, case, "number")


def _beside(story: Story, nouns: frozenset[str]) -> list[int]:
    """The numbers told right before one of these nouns."""
    keys = story.situation.keys
    told = story.situation.numbers
    behind = {n.at: [key for key in keys[n.at + 1 :][:_BEHIND] if key not in _OF_THE] for n in told}
    return [n.value for n in told if not nouns.isdisjoint(behind[n.at][:_TWO])]


def _rounds_left(story: Story) -> Sum | None:
    """ "20 rounds done with eight at two tables, how many to go?"."""
    own, told = _own(story), sorted(_beside(story, _ROUND))
    rest = bool(own & (MORE | REST | _TO_GO)) and own.isdisjoint(_STAGE)
    if not rest or story.said & {"points"} or story.situation.cards:
        return None
    four = story.situation.players == _FOUR or "rotating" in story.said
    if len(told) == _TWO and (four or _for_eight(story)) and told[0] < told[1]:
        value = told[1] - told[0]
        return _number(value, f"{told[1]} − {told[0]} = {value}", "four")
    whole = _STAGES * _ROUNDS
    if len(told) != 1 or not _for_eight(story) or not 0 < told[0] < whole:
        return None
    return _number(whole - told[0], f"{whole} − {told[0]} = {whole - told[0]}", "eight")


def _rounds_after_stages(story: Story) -> Sum | None:
    """ "We've finished three of the stages. How many rounds are still to come?"."""
    told = [n for n in _beside(story, _STAGE) if 0 < n < _STAGES]
    rest = _own(story) & (MORE | REST | _TO_GO) and _own(story).isdisjoint(_STAGE)
    if len(told) != 1 or not rest or _beside(story, _ROUND) or not counts(story, _ROUND):
        return None
    if not _for_eight(story) or _OVER.isdisjoint(story.situation.keys):
        return None
    value = (_STAGES - told[0]) * _ROUNDS
    return _number(value, f"({_STAGES} − {told[0]}) × {_ROUNDS} = {value}", "eight")


def _stages_left(story: Story) -> Sum | None:
    """ "Four stages are over, how many are there still to come?"."""
    told = [n for n in _beside(story, _STAGE) if n < _STAGES]
    rest = _own(story) & (MORE | REST | _TO_GO)
    if len(told) != 1 or not rest or not counts(story, _STAGE):
        return None
    if not (_for_eight(story) or not _OVER.isdisjoint(story.situation.keys)):
        return None
    value = _STAGES - told[0]
    return _number(value, f"{_STAGES} − {told[0]} = {value}", "eight")


def _stages_with(story: Story) -> Sum | None:
    """ "In how many stages is Kim my partner?": one; against one another it is two."""
    keys = story.situation.keys
    inside = any(one in _IN and how in _HOW for one, how in pairwise(keys))
    if not (inside and counts(story, _STAGE) and _for_eight(story)):
        return None
    own = _own(story)
    if own & _OPPONENT:
        return _number(_TWO, str(_TWO), "eight")
    return _number(1, "1", "eight") if own & _PARTNER else None


def _stage_of_round(story: Story) -> Sum | None:
    """ "We are in round 17 with eight of us, which stage is that?"."""
    keys = story.situation.keys
    at = [n.value for n in story.situation.numbers if n.at and keys[n.at - 1] in _ROUND]
    which = not _own(story).isdisjoint(_STAGE) and not _own(story).isdisjoint(_WHICH | _HOW)
    if len(at) != 1 or not which or not _for_eight(story):
        return None
    if not 0 < at[0] <= _STAGES * _ROUNDS:
        return None
    value = -(-at[0] // _ROUNDS)
    return _number(value, f"{at[0]} ÷ {_ROUNDS} → {value}", "eight")


def _met_for_eight(story: Story) -> Sum | None:
    """ "How often does everyone meet everyone as an opponent?" where the tournament is named."""
    keys = story.situation.keys
    often = any(pair in _HOW_OFTEN for pair in pairwise(keys)) or bool(_own(story) & _TIMES)
    if not often or "eight-players" not in story.said or not _own(story).isdisjoint(_ROUND):
        return None
    if _own(story) & _OPPONENT:
        return _number(_TWO, str(_TWO), "eight")
    return None


def _pairings_of_four(story: Story) -> Sum | None:
    """In how many ways four players make pairs."""
    own = _own(story)
    ways = bool(own & _WAYS) and bool(own & _PAIRS)
    ways = ways or any(key.startswith(_PAIRED) for key in own)
    if story.situation.players != _FOUR or not ways or story.said & {"points", "round"}:
        return None
    return _number(_PAIRINGS, str(_PAIRINGS), "four")


def _partners_so_far(story: Story) -> Sum | None:
    """ "Twelve rounds are behind us, how many partners have I had?": one in each of the stages."""
    told = [n for n in _beside(story, _ROUND) if 0 < n <= _STAGES * _ROUNDS]
    if _every_so_many(story):
        return None
    asks = counts(story, _MATES | _DIFFERENT) or bool(_own(story) & _PLAYED_WITH)
    asks = asks and not counts(story, _ROUND | _STAGE) and bool(_own(story) & _HAD)
    if len(told) != 1 or not asks or not _for_eight(story) or story.said & {"points"}:
        return None
    value = -(-told[0] // _ROUNDS)
    return _number(value, f"{told[0]} ÷ {_ROUNDS} → {value}", "eight")


def _every_so_many(story: Story) -> bool:
    """ "A new partner after every four rounds": how long each pair lasts, and not what is done."""
    keys = story.situation.keys
    return any(
        not _ROUND.isdisjoint(keys[n.at + 1 :][:2])
        and not _EVERY.isdisjoint(keys[max(n.at - _TWO, 0) : n.at])
        for n in story.situation.numbers
    )


def _different_partners(story: Story) -> Sum | None:
    """ "Eight rotating, how many mates does each get?": everybody else, one after another."""
    asks = counts(story, _MATES)
    asks = asks or (counts(story, _DIFFERENT) and not _MATES.isdisjoint(story.situation.keys))
    asks = asks and _own(story).isdisjoint(_ROUND | _STAGE)
    told = story.situation.players or int(story.facts.values.get("players", "0"))
    changing = told == _EIGHT or "rotating" in story.said
    changing = changing or not _DIFFERENT.isdisjoint(story.situation.keys)
    if not asks or not changing or told not in {_FOUR, _EIGHT} or story.said & {"points"}:
        return None
    case = "four" if told == _FOUR else "eight"
    return _number(told - 1, f"{told} − 1 = {told - 1}", case)


def _opponents_of_a_pair(story: Story) -> Sum | None:
    """How many opponents somebody has in a round with partners."""
    round_ = not _own(story).isdisjoint(_ROUND)
    if "partners" not in story.said or not round_ or not counts(story, _OPPONENT):
        return None
    if story.situation.numbers or story.said & {"points", "eight-players"}:
        return None
    return _number(_TWO, str(_TWO), "four")


def _brought_to_me(story: Story) -> Sum | None:
    """What a round brings to whoever asks, of whom the pair won or lost, and where they stand."""
    situation, own = story.situation, _own(story)
    if "rotating" not in story.said or situation.cards or _MINE.isdisjoint(situation.keys):
        return None
    told = [n for n in situation.numbers if n.unit in {"", "points"}]
    if "lose" in story.said and not told and own & _GET:
        return Sum(0, "0", _RULING, None, "points")
    holders = _part(story, told[0].at) if len(told) == 1 else frozenset()
    # "We are left with 60": then the others have won, and nobody tells what they get.
    ours = bool(holders & _HELD and holders & _WE)
    theirs = bool(holders & _HELD and (holders | _before(story, told[0].at)) & _OTHERS)
    wins = bool(story.said & {"win", "finish"}) or theirs
    others = situation.others_win and _US.isdisjoint(situation.keys)
    if not wins or "lose" in story.said or others or ours:
        return None
    if len(told) == 1 and own & _GET and _of_our_pair(story, own):
        return Sum(told[0].value, str(told[0].value), _RULING, None, "points")
    if len(told) == _TWO and own & (WHOLE | _STAND):
        one, other = told[0].value, told[1].value
        return Sum(one + other, f"{one} + {other} = {one + other}", _RULING, None, "points")
    return None


def _of_our_pair(story: Story, own: frozenset[str]) -> bool:
    """Whether it is asked of me, of us, or of the one who plays with me: "Anna and I"."""
    keys = story.situation.keys
    mine = _MINE | _US
    if own & mine:
        return True
    beside = zip(keys, keys[1:], keys[2:], strict=False)
    pair = {(one, other) for one, joint, other in beside if joint in _AND}
    return any((name, me) in pair or (me, name) in pair for name in own for me in mine)


def _part(story: Story, place: int) -> frozenset[str]:
    """The words between two commas, around the place."""
    heard = story.situation.heard
    stop = next((at for at in range(place + 1, len(heard)) if heard[at].breaks), len(heard))
    first = max((at for at in range(place + 1) if heard[at].breaks), default=0)
    return frozenset(word.key for word in heard[first:stop])


def _before(story: Story, place: int) -> frozenset[str]:
    """ "… against the other two, who hold 84": of whom it is, stands before."""
    return frozenset(story.situation.keys[max(place - _BEFORE, 0) : place])


def _pairs(*written: str) -> frozenset[Sequence[str]]:
    return frozenset(tuple(phrase.split()) for phrase in written)


_MATES: Final = word_list("schedule-left.mates")
_AND: Final = word_list("schedule-left.and")
_HAD: Final = word_list("schedule-left.had")
_EVERY: Final = word_list("schedule-left.every")
_PLAYED_WITH: Final = word_list("schedule-left.played-with")
_DIFFERENT: Final = word_list("schedule-left.different")
_OTHERWISE: Final = frozenset({"draw-pile", "challenge", "uno", "keep-own", "elimination", "mercy"})
_STAGE: Final = word_list("schedule-left.stage")
_OF_THE: Final = word_list("schedule-left.of-the")
_ROUND: Final = word_list("schedule-left.round")
_TO_GO: Final = word_list("schedule-left.to-go")
_OVER: Final = word_list("schedule-left.over")
_IN: Final = word_list("schedule-left.in")
_HOW: Final = word_list("schedule-left.how")
_HOW_OFTEN: Final = _pairs("wie oft", "how often", "hoe vaak", "ho vaak")
_TIMES: Final = word_list("schedule-left.times")
_WHICH: Final = word_list("schedule-left.which")
_PARTNER: Final = word_list("schedule-left.partner")
_OPPONENT: Final = word_list("schedule-left.opponent")
_WE: Final = word_list("schedule-left.we")
_WAYS: Final = word_list("schedule-left.ways")
_PAIRS: Final = word_list("schedule-left.pairs")
_PAIRED: Final = ("paarverdeling", "paarindeling", "pairing", "paarung", "paarbildung")
_MINE: Final = word_list("schedule-left.mine")
_US: Final = word_list("schedule-left.us")
_GET: Final = word_list("schedule-left.get")
_HELD: Final = word_list("schedule-left.held")
_OTHERS: Final = word_list("schedule-left.others")
_STAND: Final = word_list("schedule-left.stand")
_EVENTS: Final[tuple[Callable[[Story], Sum | None], ...]] = (
    _partners_so_far, _stage_of_round, _rounds_after_stages, _rounds_left, _stages_left,
    _stages_with, _met_for_eight, _pairings_of_four, _different_partners, _opponents_of_a_pair,
    _brought_to_me,
)  # fmt: skip
