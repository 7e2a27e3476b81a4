"""Whether the whole game is won, where no more is told than what one round brings.

"Tom lays the last card, I hold 34 and Lou 50: has Tom won the whole game?" hangs on what he had
before; only a round that brings the whole target by itself ends the game in any case.
"""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.situation import SaidNumber
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_MOST: Final = 160
"""Points. More than that is told of a total rather than of one round."""
_ENDED: Final = frozenset({"finish", "win", "knock-out", "last-card", "empty", "round"})
_OTHERWISE: Final = frozenset({"lowest", "keep-own", "elimination", "tie", "rotating", "change"})
_WHOLE: Final = word_list("whole-game.whole")
_GAME: Final = word_list("whole-game.game")
_WON: Final = word_list("whole-game.won")
_TARGET: Final = word_list("whole-game.target")
_AT: Final = word_list("whole-game.at")
_ENOUGH: Final = word_list("whole-game.enough")
_WINS: Final = word_list("whole-game.wins")
_OVER: Final = word_list("whole-game.ended")
_TOTALS: Final = word_list("whole-game.totals")
"""What tells of points from before the round."""
_FIRST: Final = word_list("whole-game.only")
_ROUND: Final = word_list("whole-game.round")
_IF: Final = word_list("whose-points.if")


def game_won(story: Story) -> Compared | None:
    """Whether the game is won; None where it is not asked, or points of before are told."""
    situation = story.situation
    if situation.ask not in {"yes-no", "any"} or "not" in situation.asked or situation.doubted:
        return None
    start, stop = situation.begins, len(situation.keys)
    told = situation.keys[:start]
    if not start:
        # "Has Tom won the whole game if …": the question comes first.
        stop = next((at for at, key in enumerate(situation.keys) if at and key in _IF), 0)
        told = situation.keys[stop:]
    asked = situation.keys[start:stop]
    if not told or not asked or not _asks_of_game(asked, told) or story.said & _OTHERWISE:
        return None
    limit = _limit(story)
    numbers = [n for n in situation.numbers if not n.limit and n.value != limit]
    if any(start <= n.at < stop for n in numbers) or not _is_of_one_round(story, told, numbers):
        return None
    bonus = story.facts.numbers.get("knock_outs", 0) if "knock-out" in story.said else 0
    points = sum(n.value for n in numbers if n.unit in {"", "points"} and n.value > 1)
    hand = story.facts.numbers.get("hand_points", 0)
    if bonus + points + hand < limit:
        return Compared("target", "depends")
    return Compared("target", "yes") if bonus >= limit and situation.out else None


def _limit(story: Story) -> int:
    agreed = [n.value for n in story.situation.numbers if n.limit]
    return agreed[0] if agreed else story.facts.numbers["target"]


def _asks_of_game(asked: tuple[str, ...], told: tuple[str, ...]) -> bool:
    """ "The whole game", "der Gesamtsieg", "aan het doel", "the game" beside a round told."""
    keys = frozenset(asked)
    wins, over = bool(keys & _WINS), bool(keys & _OVER)
    whole = any(one in _WHOLE and other in _GAME for one, other in pairwise(asked))
    if whole and (wins or over):
        return True
    if keys & _WON or (keys & _TARGET and keys & (_AT | _WINS)):
        return True
    game = bool(keys & _GAME) and wins
    apart = game and bool(keys & _ROUND)
    enough = game and bool(keys & _ENOUGH)
    return apart or enough or (game and not _ROUND.isdisjoint(told))


def _is_of_one_round(story: Story, told: tuple[str, ...], numbers: list[SaidNumber]) -> bool:
    """Whether a round is told to be over, and nothing of the rounds before it."""
    if not _TOTALS.isdisjoint(told) or not story.said & _ENDED:
        return False
    first = any(one in _FIRST and other in _ROUND for one, other in pairwise(told))
    many = any(n.value > _MOST and n.value != story.facts.numbers.get("knock_out") for n in numbers)
    return not first and not many
