"""Whether the whole game is won, where no more is told than what one round brings.

"Tom lays the last card, I hold 34 and Lou 50: has Tom won the whole game?" hangs on what he had
before; only a round that brings the whole target by itself ends the game in any case.
"""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.point_sums import target_reached
from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_MOST: Final = 160
"""Points. More than that is told of a total rather than of one round."""
_ENDED: Final = frozenset(
    {"finish", "win", "knock-out", "last-card", "empty", "round", "this-round"}
)
_OTHERWISE: Final = frozenset({"lowest", "keep-own", "elimination", "tie", "rotating", "change"})
_NEAR: Final = 4
_NOT_ONLY: Final = frozenset(
    {("not", "just"), ("not", "only"), ("nicht", "nur"), ("niet", "alleen"), ("niet", "enkel")}
)
_STANDS: Final = frozenset(
    {("is", "on"), ("was", "on"), ("am", "on"), ("im", "on"), ("ist", "auf"), ("ist", "bei")}
    | {("war", "auf"), ("war", "bei"), ("bin", "auf"), ("bin", "bei"), ("ben", "op"), ("is", "op")}
    | {("was", "op"), ("sta", "op"), ("staat", "op"), ("zit", "al")}
)
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
_LACKS: Final = word_list("whole-game.lacks")
_GOES: Final = word_list("whole-game.goes")
_TWO: Final = 2
_PEOPLE: Final = 10
_ALL: Final = word_list("whole-game.all")
_WOULD: Final = word_list("limits-told.would")
_OF_BEFORE: Final = word_list("whole-game.of-before")
_COMES: Final = word_list("cards.comes")
_UP_TO: Final = word_list("whole-game.up-to")
_IF: Final = word_list("whose-points.if")


def game_won(story: Story) -> Compared | None:
    """Whether the game is won; None where it is not asked, or points of before are told."""
    situation = story.situation
    if situation.ask not in {"yes-no", "any"} or situation.doubted or _is_denied(situation):
        return None
    start, stop = asked_span(situation)
    asked, told = situation.keys[start:stop], situation.keys[:start] + situation.keys[stop:]
    if not told or not asked or story.said & _OTHERWISE:
        return None
    if "knock-out" in situation.asked and (_WINS | _WON).isdisjoint(asked):
        # "Lig ik er het hele spel uit?": out for the whole game, and no game that is over.
        return None
    if not (_asks_of_game(asked, told) or _asks_of_limit(story, start, stop)):
        return None
    limit = _limit(story)
    numbers = [n for n in situation.numbers if not _is_limit(story, n, start, stop)]
    if any(start <= n.at < stop for n in numbers) or not _is_of_one_round(story, told, numbers):
        return None
    if situation.out is None and _may_be_many_out(story):
        return None
    bonus = story.facts.numbers.get("knock_outs", 0) if "knock-out" in story.said else 0
    points = sum(n.value for n in numbers if n.unit in {"", "points"} and n.value > 1)
    hand = story.facts.numbers.get("hand_points", 0)
    if bonus + points + hand < limit:
        return Compared("target", "depends")
    return Compared("target", "yes") if bonus >= limit and situation.out else None


def _may_be_many_out(story: Story) -> bool:
    """ "Everybody but Ann was knocked out": so many, maybe, that their bonus is the target."""
    each = story.facts.numbers.get("knock_out")
    if each is None or "knock-out" not in story.said:
        return False
    many = any(n.unit != "points" and 1 < n.value <= _PEOPLE for n in story.situation.numbers)
    return many or not _ALL.isdisjoint(story.situation.keys)


def target_named(story: Story) -> Compared | None:
    """ "Anna comes to 640. Is the target 500 here?": what is played to, and not who reached it."""
    situation = story.situation
    start, stop = asked_span(situation)
    asked = situation.keys[start:stop]
    named = [n for n in situation.numbers if start <= n.at < stop]
    if situation.ask not in {"yes-no", "any"} or len(named) != 1 or situation.modal:
        return None
    keys = frozenset(asked)
    goes = bool(keys & _GOES) and situation.keys[named[0].at - 1] in _UP_TO
    if not (keys & _TARGET or goes) or keys & (_AT | _WINS | _ENOUGH | _LACKS):
        return None
    if "not" in situation.asked or story.said & (_OTHERWISE | {"partners"}) or situation.cards:
        return None
    told = [n.value for n in situation.numbers if n.limit and n is not named[0]]
    limit = told[0] if told else story.facts.numbers["target"]
    return Compared("target", "yes" if named[0].value == limit else "no")


def would_be_won(story: Story) -> Compared | None:
    """ "This round brings Ann 60. Would 440 before it have been enough to win?"."""
    situation = story.situation
    start, stop = asked_span(situation)
    keys = frozenset(situation.keys[start:stop])
    numbers = [n for n in situation.numbers if not _is_limit(story, n, start, stop)]
    supposed = keys & (_ENOUGH | _WOULD) and keys & _OF_BEFORE and keys & (_WINS | _WON | _TARGET)
    if situation.ask not in {"yes-no", "any"} or not supposed or "not" in situation.asked:
        return None
    if len(numbers) != _TWO or situation.cards or story.said & (_OTHERWISE | {"partners"}):
        return None
    asked = [n for n in numbers if start <= n.at < stop]
    if len(asked) != 1 or min(n.value for n in numbers) > _MOST or not story.said & _ENDED:
        return None
    reached = sum(n.value for n in numbers) >= _limit(story)
    return Compared("target", "yes" if reached else "no")


def still_lacks(story: Story) -> Compared | None:
    """ "I was on 412, go out and get 79. Do I need more points to win?"."""
    situation = story.situation
    start, stop = asked_span(situation)
    lacks = not _LACKS.isdisjoint(situation.keys[start:stop])
    if situation.ask != "yes-no" or not lacks or "not" in situation.asked:
        return None
    if any(start <= n.at < stop and n.value != _limit(story) for n in situation.numbers):
        return None
    if any(start <= card.start < stop for card in situation.cards):
        return None
    reached = target_reached(story)
    if reached is None or reached.true is None:
        return None
    return Compared("target", "no" if reached.true else "yes")


def _is_denied(situation: Situation) -> bool:
    """Whether it is asked of something that is not so; "not just the round" denies nothing."""
    return "not" in situation.asked and _NOT_ONLY.isdisjoint(pairwise(situation.keys))


def asked_span(situation: Situation) -> tuple[int, int]:
    """Where the question stands: behind what is told, or before it ("Has Tom won if …")."""
    keys = situation.keys
    if situation.begins:
        return situation.begins, len(keys)
    if keys and keys[0] in _IF:
        # "If Tom is out and I hold 34 has he won": no comma sets it apart.
        return max((n.at + 1 for n in situation.numbers), default=0), len(keys)
    return 0, next((at for at, key in enumerate(keys) if key in _IF), 0)


def _is_limit(story: Story, number: SaidNumber, start: int, stop: int) -> bool:
    """ "We play to 500", "does she have 500 now?"; who "comes to 500" has them."""
    before = story.situation.keys[max(number.at - 2, 0) : number.at]
    # "She comes to 980".
    up_to = bool(before) and before[-1] in _UP_TO and before[0] not in _COMES
    played = number.limit or up_to
    return played or (number.value == _limit(story) and start <= number.at < stop)


def _asks_of_limit(story: Story, start: int, stop: int) -> bool:
    """ "Does she have 500 now?", after what one round brought."""
    numbers, limit = story.situation.numbers, _limit(story)
    asked = [n.value for n in numbers if start <= n.at < stop]
    return asked == [limit] and "this-round" in story.said


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
    keys = story.situation.keys
    points = [n for n in numbers if n.unit in {"", "points"}]
    near = {key for n in points for key in keys[max(n.at - _NEAR, 0) : n.at + _NEAR]}
    if near & _TOTALS or not story.said & _ENDED or not _STANDS.isdisjoint(pairwise(told)):
        return False
    first = any(one in _FIRST and other in _ROUND for one, other in pairwise(told))
    many = any(n.value > _MOST and n.value != story.facts.numbers.get("knock_out") for n in numbers)
    return not first and not many
