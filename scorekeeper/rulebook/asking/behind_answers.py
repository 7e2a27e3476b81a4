"""What the rules say of somebody who sits so far behind whoever laid a card (`behind_told.py`)."""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILD_FOURS
from scorekeeper.rulebook.asking.hit import ASIDE, Behind
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no

_TWO: Final = 2
_OF_TWO: Final = {"skip": "two-skip", "reverse": "two-reverse"}
_OTHERWISE: Final = frozenset(
    {"challenge", "bluff", "guilty", "innocent", "swap", "first-card", "out-of-turn"}
    | {"points", "dodge", "flex-side", "deal", "uno", "mercy"}
)
_DOUBTED: Final = _OTHERWISE - {"challenge"}


def behind_answered(story: Story) -> Compared | None:
    """ "Hal laid a +2 and Ida took hers. I'm after Ida. Is it my turn now?"."""
    behind, situation = story.situation.behind, story.situation
    card = None if behind is None else story.kinds.get(behind.kind)
    if behind is None or card is None or card.flexed:
        return None
    if behind.act == "doubts":
        return _may_doubt(behind, story)
    if behind.act == "sees":
        # "May I see his hand?": without a challenge of my own I may not.
        doubt = _may_doubt(behind, story)
        return doubt if doubt is not None and doubt.verdict == "no" else None
    if story.said & _OTHERWISE:
        return None
    told = story.facts.values.get("players")
    players = int(told) if told is not None else None
    two = players == _TWO
    steps = _steps(behind, two)
    drawn = 0 if card.draws is None else card.draws.value
    effect = card.effect
    reverses = two and card.kind == "reverse"
    reverses = reverses and story.facts.values.get("two_players_reverse_skips") == "yes"
    at_next = effect is not None and effect.skips == "next" and effect.draws in {None, "next"}
    if at_next and effect is not None and effect.turns:
        # Which way the others sit is another matter than who laid it.
        at_next = steps == 0 and players is not None and not two
    if steps == ASIDE and (two or behind.act == "plays"):
        return None
    if steps is None or not (at_next or reverses) or (players is not None and steps >= players):
        return None
    if drawn and story.stacks and not behind.settled:
        return None
    asks = situation.ask == "number" if behind.counts else situation.ask in {"yes-no", "any"}
    if not asks or situation.claimed or situation.hand is not None:
        return None
    ended = situation.ended_with is not None
    if behind.act == "draws":
        ruling = "last-card-draws" if ended else "two-draw" if two else "draw-count"
        return _draws(behind, drawn if steps == 1 else 0, ruling) if drawn else None
    if ended or behind.counts:
        return None
    ruling = _OF_TWO.get(card.kind, "two-draw") if two else "lose-turn"
    if behind.act == "loses":
        return Compared(ruling, yes_or_no(steps == 1))
    return Compared(ruling, yes_or_no(steps == (0 if two else _TWO)))


def _may_doubt(behind: Behind, story: Story) -> Compared | None:
    """ "Rita has laid a +4. May I challenge it?": only who is hit may, and that is not told."""
    may = story.situation.modal == "may" and story.situation.ask == "yes-no"
    may = may and behind.kind in WILD_FOURS and not behind.settled
    if not may or story.said & _DOUBTED or not story.facts.holds("challenge=yes"):
        return None
    if story.situation.claimed or story.situation.negated:
        return None
    two = story.facts.values.get("players") == str(_TWO)
    steps = _steps(behind, two)
    if two and steps == ASIDE:
        return None
    return Compared("challenge-who", "depends" if steps is None else yes_or_no(steps == 1))


def _steps(behind: Behind, two: bool) -> int | None:
    """Of two players whoever did not lay the card is hit."""
    return 1 if behind.steps is None and two else behind.steps


def _draws(behind: Behind, drawn: int, ruling: str) -> Compared:
    if behind.counts:
        return Compared(ruling, "value", drawn)
    return Compared(ruling, yes_or_no(bool(drawn) and behind.so_many in {None, drawn}))
