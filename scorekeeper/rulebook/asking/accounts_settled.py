"""What follows from accounts told with the round: who is out of a race, who has won, what lacks.

"Race to 500: Bea stood at 440 and got caught with a Reverse and a Wild. Is she gone?", "I stood at
455 and won this hand: Kath had a 9 and a Skip, Ron a 7. How many am I short of 500?" What everybody
has is read in `accounts_told.py`.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.accounts_told import (
    KNOWN,
    REST,
    Account,
    Accounts,
    Clause,
    accounts_told,
    is_known,
    people_of,
)
from scorekeeper.rulebook.asking.heard_parts import ME, heard_clauses
from scorekeeper.rulebook.asking.story import Compared, Story, out_of_race, yes_or_no
from scorekeeper.rulebook.asking.sum_words import WINNER
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_OTHERWISE: Final = frozenset(
    {"partners", "rotating", "tie", "highest", "swap", "challenge", "who"}
    | {"late-joiner", "mercy", "last-card-draws"}
)
_LOWEST: Final = frozenset({"lowest", "keep-own"})
_OUT: Final = word_list("race-told.out") | word_list("accounts.out")
_IN: Final = word_list("race-told.in")
_WINS: Final = (
    word_list("whole-game.wins") | word_list("whole-game.won") | word_list("accounts.wins")
)
_LACKS: Final = word_list("missing-sums.lacking") | word_list("whole-game.lacks")
_REACHES: Final = word_list("accounts.reaches")
_ASKED: Final = KNOWN | WINNER | _OUT | _IN | _WINS | _LACKS | _REACHES | word_list("accounts.asks")


def accounts_settled(story: Story) -> Compared | None:
    """The answer; None where something is not understood, or nothing comes to a total."""
    situation = story.situation
    if situation.negated or situation.doubted or story.said & _OTHERWISE or situation.unread:
        return None
    places = {id(word): at for at, word in enumerate(situation.heard)}
    clauses = [[(places[id(w)], w) for w in clause] for clause in heard_clauses(situation)]
    limit = story.facts.numbers["target"]
    if len(clauses) < _TWO or not _may_ask(clauses[-1], limit, situation.language):
        return None
    told = accounts_told(story, clauses[:-1])
    if told is None or not any(one.total is not None for one in told.of.values()):
        return None
    keys = frozenset(word.key for _, word in clauses[-1])
    who = _asked_of(clauses[-1], told, situation.language)
    if not who:
        return None
    if "elimination" in story.said and story.rules.mercy_limit is None:
        return _of_race(story, told, who, keys, limit)
    if story.said & _LOWEST:
        return _of_lowest(story, told, who, keys, limit)
    if story.facts.holds("scoring=winner-takes-all") and "elimination" not in story.said:
        return _of_game(story, told, who, keys, limit)
    return None


def _may_ask(clause: Clause, limit: int, language: str) -> bool:
    """Whether the last clause asks, and names no number but the target."""
    numbers = [word.value for _, word in clause if word.value is not None]
    return numbers in ([], [limit]) and is_known(clause, _ASKED, language)


def _asked_of(clause: Clause, told: Accounts, language: str) -> str:
    """Who is asked about; empty where nobody can tell."""
    people = people_of(clause, language)
    if people == [""] and told.speaks in told.of:
        # "Rosa says that she …": Rosa herself.
        return told.speaks
    if people == [""]:
        others = [name for name in told.of if name not in {ME, REST}]
        return others[0] if len(others) == 1 else ""
    if not people:
        return ME if told.ended == ME else ""
    # "My son congratulates me": he is none of those who play.
    people = [name for name in people if name in {*told.of, told.ended}]
    return people[0] if len(people) == 1 else ""


def _in_the_end(told: Accounts, name: str) -> int | None:
    """The total of somebody after the round; None where it is not told."""
    account = told.of[name]
    added = 0 if told.ended == name and account.added is None else account.added
    if account.total is None or added is None or account.uncounted:
        return None
    return account.total + added


def _of_race(
    story: Story, told: Accounts, who: str, keys: frozenset[str], limit: int
) -> Compared | None:
    """Whether somebody is out of the race, still in it, or has won it."""
    account = told.of.get(who, Account())
    if story.situation.ask not in {"yes-no", "any"} or account.total is None or told.sums:
        return None
    wins, out, inside = bool(keys & _WINS), bool(keys & _OUT), bool(keys & _IN)
    if account.uncounted:
        open_ = account.total < limit and out != inside and not wins
        return Compared("elimination", "depends") if open_ else None
    end = _in_the_end(told, who)
    if end is None:
        return None
    if wins and not out:
        return _race_won(story, told, who, limit)
    if out == inside:
        return None
    return out_of_race(end >= limit, out)


def _race_won(story: Story, told: Accounts, who: str, limit: int) -> Compared | None:
    """Whether somebody alone is left below the limit, where all that play are told of."""
    ends = {name: _in_the_end(told, name) for name in told.of}
    if None in ends.values() or len(ends) < _TWO or REST in ends:
        return None
    if story.situation.players not in {None, len(ends)}:
        return None
    left = [name for name, end in ends.items() if end is not None and end < limit]
    return Compared("elimination", yes_or_no(left == [who]))


def _of_lowest(
    story: Story, told: Accounts, who: str, keys: frozenset[str], limit: int
) -> Compared | None:
    """Whether somebody has the lowest total of all that play, once one of them is at the limit."""
    ends = {name: _lowest_end(told, name) for name in told.of}
    known = [end for end in ends.values() if end is not None]
    if len(known) < len(ends) or len(ends) < _TWO or REST in ends or who not in ends:
        return None
    if _players(story) != len(ends) or not keys & (_WINS | WINNER) or told.sums:
        return None
    if max(known) < limit or known.count(min(known)) > 1:
        return None
    return Compared("lowest-total", yes_or_no(ends[who] == min(known)))


def _lowest_end(told: Accounts, name: str) -> int | None:
    """The total of somebody, where nothing came to it or all that came is told."""
    account = told.of[name]
    return (
        None if account.uncounted or account.total is None else account.total + (account.added or 0)
    )


def _of_game(
    story: Story, told: Accounts, who: str, keys: frozenset[str], limit: int
) -> Compared | None:
    """Whether whoever ended the round has won the game, or what they lack to the target."""
    situation = story.situation
    own = told.of.get(who, Account())
    hands = [one for name, one in told.of.items() if name != who]
    if told.ended != who or own.total is None or own.added or own.uncounted or not hands:
        return None
    if own.total >= limit or any(one.total is not None or one.uncounted for one in hands):
        return None
    if not _all_are_told(story, told, who):
        return None
    out = told.gone or situation.out or 0
    each = story.facts.numbers.get("knock_out", 0)
    if "knock-out" in story.said and (not each or not out):
        return None
    end = own.total + sum(one.added or 0 for one in hands) + each * out
    if any(value != end for value in told.sums):
        return None
    if situation.ask == "number":
        lacks = bool(keys & _LACKS) and end < limit
        return Compared("target", "value", limit - end) if lacks else None
    wins = bool(keys & (_WINS | _REACHES)) and not keys & _LACKS
    if situation.ask not in {"yes-no", "any"} or not wins:
        return None
    return Compared("target", yes_or_no(end >= limit))


def _all_are_told(story: Story, told: Accounts, who: str) -> bool:
    """Whether the hands of all others are told, as far as it is told how many play."""
    names: Sequence[str] = [name for name in told.of if name != who]
    if REST in names:
        return True
    players, out = _players(story), told.gone or story.situation.out or 0
    return not players or len(names) + out == players - 1


def _players(story: Story) -> int:
    """How many play, 0 where nobody says so."""
    return story.situation.players or int(story.facts.values.get("players", "0"))
