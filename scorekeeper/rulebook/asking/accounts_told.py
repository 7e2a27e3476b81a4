"""Where everybody stands and what the round brings them, told one after the other.

"Me 455, Jan 470, Ursel 390. This round cost me 40, Jan 35 and Ursel nothing": a total of each, and
what comes to it in points or in cards. What has a word in it that is not known here is not read.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import ME
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, SaidCard
from scorekeeper.rulebook.asking.story import Story
from scorekeeper.rulebook.asking.sum_words import OTHERS
from scorekeeper.rulebook.word_lists import word_list

REST: Final = "rest"
"""Those who are told of together: "the others hold 45"."""
_FEW: Final = 10
"""Points; a smaller number that is no card counts anything."""
_NOTHING: Final = word_list("sum-words.nothing")
_ADDS: Final = word_list("accounts.adds")
_STOOD: Final = word_list("accounts.stood")
_LEFT: Final = word_list("accounts.left")
_DONE: Final = word_list("accounts.done")
_GONE: Final = word_list("accounts.gone")
_WON: Final = word_list("accounts.won")
_SUMS_UP: Final = word_list("accounts.sums-up")
_WE: Final = word_list("mercy.we") | word_list("accounts.people")
_ONE: Final = word_list("mercy.one")
_CARDS: Final = word_list("mercy.card")
_ONLY: Final = word_list("accounts.only")
_UP_TO: Final = word_list("standings.up-to") | word_list("standings.limit")
_HAS: Final = word_list("whose-points.has") | _STOOD | _LEFT | _ADDS
_HEARER: Final = word_list("heard.hearer")
KNOWN: Final = (
    word_list("race-told.plain") | word_list("won-since.small") | word_list("accounts.small")
    | _ADDS | _STOOD | _LEFT | _DONE | _GONE | _WON | _SUMS_UP | _WE | _CARDS | _NOTHING | OTHERS
    | _ONLY | _UP_TO
)  # fmt: skip

Clause = Sequence[tuple[int, Heard]]
"""The words of a clause, each with its place."""


@dataclass(slots=True)
class Account:
    """A total of before, what the round brings, and whether there is more that nobody counts.

    `in_points`: what the round brings is told as a number, and not card by card.
    """

    total: int | None = None
    added: int | None = None
    uncounted: bool = False
    in_points: bool = False


@dataclass(slots=True)
class Accounts:
    """Everybody's account by name, who ended the round, and how many were knocked out in it.

    `sums`: a sum that is named in the end: "I make that 1040"; `last` and `other`: who was spoken
    of last, and who it was beside whoever asks; `speaks`: who says what is asked about.
    """

    of: dict[str, Account] = field(default_factory=dict)
    ended: str = ""
    sums: list[int] = field(default_factory=list)
    gone: int = 0
    last: str = ""
    other: str = ""
    speaks: str = ""
    adding: bool = False

    def account(self, name: str) -> Account:
        return self.of.setdefault(name, Account())


def accounts_told(story: Story, clauses: Sequence[Clause]) -> Accounts | None:
    """The accounts, None where a clause is not understood."""
    told = Accounts()
    return told if all(_is_read(clause, story, told) for clause in clauses) else None


def people_of(clause: Clause, language: str) -> list[str]:
    """Whoever is spoken of in a clause, in order; an empty name is whoever was named last."""
    persons = PERSONS[language]
    mine = persons.i | persons.me | (persons.i_do - {"stand"})
    they = persons.they - _HEARER
    found: list[str] = []
    for at, (_, word) in enumerate(clause):
        if word.key in mine:
            found.append(ME)
        elif word.key in OTHERS:
            found.append(REST)
        elif word.key in they:
            found.append("")
        elif word.key in KIN or _is_named(clause, at):
            found.append(word.key)
    return list(dict.fromkeys(found))


def _is_named(clause: Clause, at: int) -> bool:
    """ "Jan 470", and "Bea stood at 440", of whose first word only the next one tells it."""
    word = clause[at][1]
    if word.key in KNOWN or word.value is not None:
        return False
    behind = clause[at + 1][1] if at + 1 < len(clause) else None
    has = behind is not None and (behind.key in _HAS | _NOTHING or behind.value is not None)
    return word.is_name or (at == 0 and has and not word.concepts)


def is_known(clause: Clause, known: frozenset[str], language: str) -> bool:
    """Whether every word is one of these, somebody, or a number."""
    persons = PERSONS[language]
    somebody = persons.i | persons.me | persons.my | persons.i_do | (persons.they - _HEARER)
    return all(
        word.key in known | somebody or word.value is not None or word.is_name or word.key in KIN
        or _is_named(clause, at)
        for at, (_, word) in enumerate(clause)
    )  # fmt: skip


def _is_read(clause: Clause, story: Story, told: Accounts) -> bool:
    """Whether a clause is understood; what it tells is put into the accounts."""
    situation = story.situation
    if len(clause) == 1 and clause[0][1].key in told.of:
        # "Rosa (says) …".
        told.speaks = clause[0][1].key
        return True
    at = {place for place, _ in clause}
    people_counted = {n.at for n in situation.numbers if n.unit in {"players-word", "others"}}
    cards = [card for card in situation.named if card.start in at]
    if any(word.key in _WE for _, word in clause):
        # "We were three": how many play.
        cards = [card for card in cards if card.end - card.start > 1]
        people_counted |= {place for place, word in clause if (word.value or _FEW) < _FEW}
    inside = {place for card in cards for place in range(card.start, card.end)}
    rest = [(place, word) for place, word in clause if place not in inside]
    if not is_known(rest, KNOWN, situation.language):
        return False
    keys = frozenset(word.key for _, word in rest)
    numbers = [
        (place, word.value) for place, word in rest
        if word.value is not None and place not in people_counted
    ]  # fmt: skip
    people = [name or told.other for name in people_of(rest, situation.language)]
    if keys & _GONE:
        return not cards and _count_gone(told, keys, [value for _, value in numbers])
    numbers = [(p, v) for p, v in numbers if not _is_limit(story, p, v, rest)]
    if len(people) > 1 or len(numbers) > 1 or "" in people:
        return False
    # "The only hand left".
    who = people[0] if people else REST if keys & _ONLY and keys & _LEFT else told.last
    told.last = who
    told.other = told.other if who in {"", ME, REST} else who
    comes = bool(keys & (_ADDS | _LEFT) and (numbers or cards or keys & _NOTHING))
    told.adding = (told.adding or comes) and not keys & _STOOD
    return _is_put(story, told, who, keys, [value for _, value in numbers], cards)


def _count_gone(told: Accounts, keys: frozenset[str], numbers: Sequence[int]) -> bool:
    """ "One player was knocked out along the way", "zwei sind rausgeflogen"."""
    count = numbers[0] if len(numbers) == 1 else 1 if keys & _ONE and not numbers else 0
    told.gone += count
    return 0 < count < _FEW


def _is_limit(story: Story, place: int, value: int, clause: Clause) -> bool:
    """ "Up to 500", "500 is agreed": what is played to."""
    if value != story.facts.numbers["target"]:
        return False
    limits = {n.at for n in story.situation.numbers if n.limit}
    return place in limits or any(word.key in _UP_TO for _, word in clause)


def _is_put(
    story: Story,
    told: Accounts,
    who: str,
    keys: frozenset[str],
    numbers: Sequence[int],
    cards: Sequence[SaidCard],
) -> bool:
    if keys & _DONE or keys & _WON:
        # "This round I went out", "won this hand".
        if not who or (told.ended not in {"", who}) or cards:
            return False
        told.ended = who
        if not numbers:
            return True
    if not numbers and not cards:
        if keys & _NOTHING and who and told.adding:
            told.account(who).added = 0
        return True
    if not who:
        return False
    account = told.account(who)
    if cards:
        return not numbers and _adds_cards(story, told, account, cards)
    value = numbers[0]
    if keys & _SUMS_UP:
        told.sums.append(value)
    elif keys & _CARDS:
        account.uncounted = True
    elif value < _FEW and value:
        return False
    elif told.adding or (who != ME and told.ended):
        if account.added is not None:
            return False
        account.added, account.in_points = value, True
    elif account.total is None:
        account.total = value
    else:
        return False
    return True


def _adds_cards(story: Story, told: Accounts, account: Account, cards: Sequence[SaidCard]) -> bool:
    """Cards that somebody is left with, which the round adds."""
    kinds = [story.kinds.get(card.kind) for card in cards]
    if None in kinds or account.uncounted or account.in_points:
        return False
    worth = sum(
        (int(kind.kind) if kind.face and kind.kind.isdecimal() else kind.points.value) * card.count
        for kind, card in zip(kinds, cards, strict=True)
        if kind is not None
    )
    account.added = (account.added or 0) + worth
    told.adding = True
    return True
