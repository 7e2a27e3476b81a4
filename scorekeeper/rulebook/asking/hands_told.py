"""What whoever went out gets for hands told in points, and that the others get nothing.

"Jo 64, Sam 8, me out. Points?": not by what is said of each number, but because a round is over,
somebody is asked about who won it, and all numbers that are told are points.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.point_rulings import asked_keys
from scorekeeper.rulebook.asking.situation import SaidNumber
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import EACH, OTHERS, REACHED, STANDING, WINNER
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_FEW: Final = 10
_BACK: Final = 4
_CLAUSE: Final = 5
"""Words."""


def told_hands(story: Story) -> Sum | None:
    """The sum of all hands told, with the bonus for those knocked out."""
    situation = story.situation
    if situation.claimed or situation.unread or not _asks_what_is_won(story):
        return None
    if story.said & _OTHER_MATTERS or not _is_over(story) or _asks_of_a_loser(story):
        return None
    told = [number for number in situation.numbers if _is_a_hand(story, number)]
    strange = [n for n in situation.numbers if n not in told and not _is_known(story, n)]
    # "Do I get the 250?": no hand, but the bonus itself.
    strange += [n for n in told if n.value == story.facts.numbers.get("knock_out")]
    cards = [card for card in situation.cards if card is not situation.ended_with]
    hand = story.facts.numbers.get("hand_points") if cards else 0
    if not told or strange or hand is None or not _are_points(story, told):
        return None
    times = times_told(story, told)
    parts = [n.value for n in told for _ in range(times)] + [hand] * bool(cards)
    bonus = _bonus(story)
    parts += [bonus] * bool(bonus)
    alone = times == 1 and (_of_others(story) or _of_another(story))
    if len(parts) < _TWO and not alone:
        return None
    value = sum(parts)
    shown = f"{' + '.join(str(part) for part in parts)} = {value}"
    return Sum(value, shown, "round-score", None, "points")


def none_for_losers(story: Story) -> Sum | None:
    """Who did not go out writes nothing down, where the winner gets all."""
    situation = story.situation
    if story.facts.values.get("scoring") != "winner-takes-all" or situation.claimed:
        return None
    if story.said & (_OTHER_MATTERS | {"knock-out", "mercy", "bonus"}):
        return None
    asks = situation.ask == "number" or not _POINTS.isdisjoint(asked_keys(story))
    asks = asks or "points" in situation.asked
    asked = situation.keys[situation.begins :]
    gets = asked_keys(story) & (_GETS | WRITES)
    about = story.said & {"points", "round"} or asked_keys(story) & (WRITES | _POINTS)
    next_one = "next-player" in story.said or not _NEXT.isdisjoint(situation.keys)
    if not asks or not gets or not about or next_one or "who" in situation.asked:
        return None
    lost = bool(situation.asked & {"lose", "second"} and not situation.cards)
    lost = lost or (_says_i_lost(story) and bool({*pairwise(asked)} & _I_GET))
    lost = lost or _asks_of_a_loser(story)
    return Sum(0, "0", "round-score", "winner", "points") if lost else None


def _says_i_lost(story: Story) -> bool:
    """ "I lost the round", "ik heb niet gewonnen": the one who asks, and none of the others."""
    keys = story.situation.keys
    for at, key in enumerate(keys):
        near = keys[at + 1 : at + _CLAUSE + 1]
        denied = not _NOT.isdisjoint(near) and not _WON.isdisjoint(near)
        if key in _I and (denied or not _LOST.isdisjoint(near)) and not (OTHERS & {*near}):
            return True
    return False


def _asks_what_is_won(story: Story) -> bool:
    """ "What do I get", "score?", "how many for the winner"."""
    situation = story.situation
    # "Winner gets how much?": the verb stands before the words that ask.
    keys = asked_keys(story) | frozenset(situation.keys[-_CLAUSE:])
    if situation.ask == "yes-no" or situation.asked & {"who", "when", "card"}:
        return False
    if keys & _LACKING or (story.said & {"target"} and "win" not in situation.asked):
        return False
    if keys & STANDING - _SCORE:
        return False
    wins = keys & (_GETS | WRITES | WINNER | _SCORE) or situation.asked & {"points", "win"}
    return bool(wins) or bool({*pairwise(situation.keys[situation.begins :])} & FOR_ME)


def _is_over(story: Story) -> bool:
    """Whether somebody is told to be out, to have won, or to have lost."""
    keys = frozenset(story.situation.keys)
    ended = story.said & {"finish", "win", "who-gets", "empty", "lose"} or keys & (WINNER | _DONE)
    laid = story.situation.ended_with is not None
    knocked = "knock_out" in story.facts.numbers and story.said & {"knock-out", "mercy"}
    left = "hold" in story.said or keys & _LEFT
    return bool(ended or laid or knocked) or (_of_others(story) and bool(left))


def _are_points(story: Story, told: list[SaidNumber]) -> bool:
    """Whether they are points: one has two digits, or they may be the faces of more cards."""
    if max(n.value for n in told) >= _FEW:
        return True
    keys = (*story.situation.keys, "")
    small = [n for n in told if n.value < _FEW // _TWO and keys[n.at + 1] not in _JOINTS]
    return bool(story.situation.cards) and not small


def _of_another(story: Story) -> bool:
    """ "I'm out, he still has 42"."""
    return "hold" in story.said and not _PERSONS.isdisjoint(story.situation.keys)


def _of_others(story: Story) -> bool:
    keys = frozenset(story.situation.keys)
    others = "opponents" in story.said or keys & (OTHERS | _LOSERS)
    return bool(others)


def _asks_of_a_loser(story: Story) -> bool:
    """ "My sister is out and I hold 33. How many points do I get?": not for whoever lost."""
    situation = story.situation
    pairs = {*pairwise(situation.keys[situation.begins :])}
    mine = bool(pairs & _I_GET)
    if not mine:
        return False
    lost = story.said & {"lose", "second"} and {n.unit for n in situation.numbers} <= {"card"}
    held = any(
        n.of_partner is True and not _STILL.isdisjoint(situation.keys[max(n.at - _BACK, 0) : n.at])
        for n in situation.numbers
    )
    another = bool(frozenset(situation.keys) & _SOMEONE) and bool(story.said & {"finish", "win"})
    others = situation.others_win or (another and bool(situation.asked & {"finish", "win"}))
    return bool(lost) or others or (held and bool(story.said & {"finish", "win"}))


def _is_a_hand(story: Story, number: SaidNumber) -> bool:
    """Whether a number is what somebody is left with, and no number of people or of cards."""
    if number.unit not in {"", "points"} or number.of_out or number.limit:
        return False
    return not _is_known(story, number)


def _is_known(story: Story, number: SaidNumber) -> bool:
    """People, those knocked out, the limit of the Mercy rule, and what numbers a hand."""
    situation, keys = story.situation, story.situation.keys
    limit = story.rules.mercy_limit
    full = limit is not None and limit.value <= number.value
    if number.unit in {"players-word", "others", "knock-out", "age"} or number.of_out:
        return True
    if full and (number.unit == "card" or _reaches_limit(story, number)):
        return True
    if number.value in {situation.out, situation.players} and number.value < _FEW:
        return True
    before = keys[number.at - 1] if number.at else ""
    after = number.at + 1
    if counts_sums(keys, number):
        return True
    numbered = any(other.at == after for other in situation.numbers) and before in _NUMBERED
    return numbered or (number.value < _FEW and before in _AGAINST and number.value > 1)


def counts_sums(keys: Sequence[str], number: SaidNumber) -> bool:
    """ "Three people, three sums", "all three of them": what is counted apart, and no hand."""
    behind = keys[number.at + 1 : number.at + _TWO]
    return number.value < _FEW and (not _SUMS.isdisjoint(behind) or counts_all(keys, number))


def counts_all(keys: Sequence[str], number: SaidNumber) -> bool:
    """ "All three have 20": how many people there are; of "Discard All + 5" five is a card."""
    people = number.at > 0 and keys[number.at - 1] in _ALL
    behind = keys[number.at + 1 : number.at + _TWO]
    return 1 < number.value < _FEW and people and not _ALL_HAVE.isdisjoint(behind)


def _reaches_limit(story: Story, number: SaidNumber) -> bool:
    """ "One guy hit 25", "zwei sind über die 25 gekommen"."""
    limit = story.rules.mercy_limit
    if limit is None or number.value != limit.value:
        return False
    near = frozenset(story.situation.keys[max(number.at - _BACK, 0) : number.at + _BACK])
    return bool(near & (REACHED | _PAST))


def times_told(story: Story, told: list[SaidNumber]) -> int:
    """ "Both have 64", "two players with 35 each": how many hold as much; 0 where it is open."""
    if len(told) != 1:
        return 1
    keys = story.situation.keys
    near = frozenset(keys[max(told[0].at - _BACK, 0) : told[0].at + _TWO + 1])
    people = [n.value for n in story.situation.numbers if n.unit in {"players-word", "others"}]
    everyone = [n.value for n in story.situation.numbers if counts_all(keys, n)]
    if len(everyone) == 1:
        # Of "all three of us" one has won, and holds nothing.
        return 0 if not _US.isdisjoint(keys) else everyone[0]
    if near & _BOTH or "several" in story.said:
        return _TWO
    return people[0] if near & (EACH | {"je", "elk"}) and len(people) == 1 else 1


def _bonus(story: Story) -> int:
    each = story.facts.numbers.get("knock_out", 0)
    out = story.situation.out
    past = any(_reaches_limit(story, number) for number in story.situation.numbers)
    if not each or out == 0 or not (past or story.said & {"knock-out", "mercy"}):
        return 0
    if not _NOBODY.isdisjoint(story.situation.keys) and not out:
        return 0
    return story.facts.numbers.get("knock_outs", each)


_ALL: Final = word_list("hands-told.all")
_ALL_HAVE: Final = word_list("hands-told.all-have")
_I: Final = word_list("hands-told.i")
_LOST: Final = word_list("hands-told.lost")
_NOT: Final = word_list("hands-told.not")
_US: Final = word_list("hands-told.us")
_WON: Final = word_list("hands-told.won")
_POINTS: Final = word_list("hands-told.points")
_GETS: Final = word_list("hands-told.gets")
WRITES: Final = word_list("hands-told.writes")
_SCORE: Final = word_list("hands-told.score")
"""Words that ask for what a round brings; a total of before needs a total that is told."""
FOR_ME: Final = frozenset(
    {("for", "me"), ("fur", "mich"), ("voor", "mij"), ("voor", "me"), ("fur", "den"), ("to", "me")}
    | {("for", "the"), ("voor", "de"), ("voor", "wie")}
)
_I_GET: Final = frozenset(
    {("krijg", "ik"), ("bekomm", "ich"), ("bekomme", "ich"), ("krieg", "ich"), ("kriege", "ich")}
    | {("i", "get"), ("fur", "mich"), ("for", "me"), ("voor", "mij"), ("krijg", "je")}
    | {("to", "me"), ("an", "mich"), ("naar", "mij")}
    | {("bekommt", "man"), ("i", "score"), ("schreib", "ich"), ("you", "get")}
)
_NEXT: Final = word_list("hands-told.next")
_DONE: Final = word_list("hands-told.done")
_LEFT: Final = word_list("hands-told.left")
_LACKING: Final = word_list("hands-told.lacking")
_PERSONS: Final = word_list("hands-told.persons")
_STILL: Final = word_list("hands-told.still")
_PAST: Final = word_list("hands-told.past")
_JOINTS: Final = frozenset({"and", "und", "en", "plus", ""})
_LOSERS: Final = word_list("hands-told.losers")
_SOMEONE: Final = word_list("hands-told.someone")
_NOBODY: Final = word_list("hands-told.nobody")
_NUMBERED: Final = word_list("hands-told.numbered")
_SUMS: Final = word_list("hands-told.sums")
_AGAINST: Final = word_list("hands-told.against")
_BOTH: Final = word_list("hands-told.both")
_OTHER_MATTERS: Final = frozenset(
    {
        "partners", "keep-own", "lowest", "elimination", "tie", "stack", "challenge", "dealt",
        "deck-size", "draw-pile", "uno", "rotating", "guilty", "innocent", "bluff", "swap",
        "dealer", "join-late", "age",
    }
)  # fmt: skip
