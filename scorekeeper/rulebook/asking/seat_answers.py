"""Whose turn it is after cards were laid by people who sit in a told order.

What is told is read in `seats_told.py` and `row_told.py`.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from scorekeeper.domain.card_effects import CardEffect
from scorekeeper.rulebook.asking.hit import Seats
from scorekeeper.rulebook.asking.hit_words import ME
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.asking.whose_turn import whose_turn
from scorekeeper.rulebook.tokens import key_of

_EVERYBODY: Final = 4
"""Of so many who are told in order nobody is left out."""


@dataclass(slots=True)
class _Round:
    """Who is on, which way it goes, and what the last card did; places in the order."""

    order: tuple[str, ...]
    at: int
    way: int = 1
    skipped: set[str] = field(default_factory=set)
    drawing: str = ""

    def behind(self, at: int) -> int:
        """The place after this one."""
        return (at + self.way) % len(self.order)


def seat_answered(story: Story) -> Compared | None:
    """ "We sit Tom, Anna, Lou, me. Anna lays a reverse. Am I next?": the ruling and the answer."""
    seats = story.situation.seats
    if seats is None:
        return None
    played = _played(seats, story)
    if played is None:
        return None
    asks = story.situation.ask in {"yes-no", "any"}
    if seats.act == "is-next":
        return _next_one(played.order[played.at], story)
    if seats.act == "draws":
        return _drawn(seats, played, story)
    if not asks:
        return None
    if seats.act == "loses":
        return Compared("lose-turn", "yes" if seats.who in played.skipped else "no")
    return Compared("effect", "yes" if played.order[played.at] == seats.who else "no")


def _next_one(who: str, story: Story) -> Compared:
    """Whoever is next by name; a relative is no name, and the seat is told instead."""
    if who == ME:
        return Compared("effect", "explain", seat="you")
    written = re.findall(r"\w+", story.situation.text)
    name = next((word for word in written if key_of(word) == who and who not in KIN), "")
    if not name:
        return whose_turn(story) or Compared("effect", "explain")
    return Compared("effect", "explain", seat="named", who=name[0].upper() + name[1:])


def _drawn(seats: Seats, played: _Round, story: Story) -> Compared | None:
    card = story.kinds[seats.laid[-1][1]]
    if card.draws is None:
        return None
    if story.stacks and seats.who == played.drawing:
        # Whoever is hit may put a card on it.
        return None
    draws = card.draws.value if seats.who == played.drawing else 0
    if seats.counts:
        return Compared("draw-count", "value", draws)
    if story.situation.ask not in {"yes-no", "any"}:
        return None
    so_many = seats.so_many in {None, draws}
    return Compared("draw-count", "yes" if draws and so_many else "no")


def _played(seats: Seats, story: Story) -> _Round | None:
    """How it stands after all the cards; None where they cannot be laid so, or more hangs on it."""
    told = story.facts.values.get("players")
    players = int(told) if told is not None else None
    if players is not None and players < len(seats.order):
        # "Then me and my sister" is no game of two, where more are told to sit there.
        players = None
    everybody = ME in seats.order or len(seats.order) >= _EVERYBODY
    if players != len(seats.order) and not (players is None and everybody):
        return None
    first = seats.laid[0][0]
    if first not in seats.order:
        return None
    played = _Round(seats.order, seats.order.index(first))
    for who, kind in seats.laid:
        card = story.kinds.get(kind)
        if card is None or card.flexed or played.order[played.at] != who:
            return None
        doubted = card.draws is not None and card.colour is None
        stacked = story.stacks and (seats.act != "draws" or len(seats.laid) > 1)
        if card.draws is not None and (stacked or (doubted and seats.act == "plays")):
            # What is told of a second card may be that somebody holds it.
            return None
        if not _lay(played, card.effect):
            return None
    return played


def _lay(played: _Round, effect: CardEffect | None) -> bool:
    """Goes on by one card; False where somebody chooses whom it hits."""
    skips = None if effect is None else effect.skips
    draws = None if effect is None else effect.draws
    if effect is not None and effect.turns:
        played.way = -played.way
    follows = played.behind(played.at)
    if draws not in {None, "next"} or skips not in {None, "next", "others"}:
        return False
    played.drawing = played.order[follows] if draws else ""
    played.skipped = set()
    if skips == "others":
        played.skipped = set(played.order) - {played.order[played.at]}
        return True
    if skips == "next":
        played.skipped = {played.order[follows]}
        follows = played.behind(follows)
    played.at = follows
    return True
