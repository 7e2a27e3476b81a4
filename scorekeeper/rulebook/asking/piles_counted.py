"""Cards of piles and of the box: left after dealing, shuffled again, missing, of two editions.

What is counted is known by the place that is spoken of, and by the one number that is told of it.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_words import ONE
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import BOX, DEAL, EACH, MORE, OPENED, PILE, REST
from scorekeeper.rulebook.asking.units_asked import PEOPLE, counts
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_NEAR: Final = 3
_DECKS: Final = (104, 108, 112, 168)
_FLEX: Final = "flex"
_MOST_LOST: Final = 30


def pile_sum(story: Story) -> Sum | None:
    """How many cards; None where nothing of the kind is asked for."""
    situation = story.situation
    if situation.ask != "number" or situation.claimed or not _POINTS.isdisjoint(situation.keys):
        return None
    if story.hand.told:
        return None
    return next((found for event in _EVENTS if (found := event(story)) is not None), None)


def _own(story: Story) -> frozenset[str]:
    return frozenset(story.situation.keys[story.situation.begins :])


def _keys(story: Story) -> frozenset[str]:
    return frozenset(story.situation.keys)


def _told(story: Story) -> list[int]:
    """The numbers told that count no people."""
    return [n.value for n in story.situation.numbers if n.unit in {"", "card", "n-may-play"}]


def _reshuffled(story: Story) -> Sum | None:
    """ "31 cards on the discard pile, how many are shuffled?": all but the one on top."""
    keys, own, told = story.situation.keys, _own(story), _told(story)
    discards = not _DISCARDS.isdisjoint(keys) or any(p in _OPEN_PILE for p in pairwise(keys))
    again = bool(story.said & {"empty", "shuffle"}) or not _NONE.isdisjoint(keys)
    new = bool(own & _NEW) or "shuffle" in story.situation.asked
    if not (discards and again and new) or len(told) != 1 or told[0] < _TWO or story.cards():
        return None
    value = told[0] - 1
    return Sum(value, f"{told[0]} − 1 = {value}", "pile-empty", "shuffle", "cards")


def _left_lying(story: Story) -> Sum | None:
    """How many cards of the discard pile stay where they are when it is shuffled."""
    keys = _keys(story)
    discards = not _DISCARDS.isdisjoint(keys) or "pile-word" in story.said
    again = "shuffle" in story.said or not _AGAIN.isdisjoint(keys)
    stays = bool(_own(story) & _LYING) and not _own(story) & _NEW
    if not (discards and again and stays) or _told(story) or story.situation.cards:
        return None
    if story.said & {"hand-word", "knock-out", "mercy", "set-aside"}:
        return None
    return Sum(1, "1", "pile-empty", "shuffle", "cards")


def _hands_stay(story: Story) -> Sum | None:
    """How many cards of the players' hands are shuffled with the pile: none."""
    hands = bool(_own(story) & _HANDS) and bool(_own(story) & _BACK)
    shuffles = "shuffle" in story.said and not story.said & {"knock-out", "mercy", "round"}
    if not hands or not shuffles or story.situation.numbers:
        return None
    return Sum(0, "0", "pile-empty", "shuffle", "cards")


def _still_to_draw(story: Story) -> Sum | None:
    """ "I must take four, there is one left. How many after the shuffle?"."""
    keys, told = story.situation.keys, _told(story)
    asks = "draw" in story.situation.asked and not _own(story).isdisjoint(MORE)
    if not asks or "shuffle" not in story.said:
        return None
    ones = [at for at, key in enumerate(keys) if key in ONE and keys[at - 1] in REST]
    parts = told if len(told) == _TWO else [*told, 1] if len(told) == 1 and ones else []
    if len(parts) != _TWO or parts[0] <= parts[1] or story.situation.cards:
        return None
    value = parts[0] - parts[1]
    return Sum(value, f"{parts[0]} − {parts[1]} = {value}", "pile-empty", "shuffle", "cards")


def _left_after_dealing(story: Story) -> Sum | None:
    """What nobody is dealt, where no pile need be named: "108 and five of us, what is left?"."""
    each, players = story.facts.numbers.get("dealt"), story.situation.players or 0
    keys, own = _keys(story), _own(story)
    if each is None or players < _TWO or own & EACH or story.said & _NO_DEAL:
        return None
    deals = bool(story.said & {"dealt"} or keys & (DEAL | _DEALT)) or each in _told(story)
    # "Everybody has their cards from the 108".
    got = bool(keys & _GOT) or bool(keys & _EVERYBODY and keys & _HAS)
    deals = deals or (got and any(n in _DECKS for n in _told(story)))
    rest = own & (_LEFT | (PILE & _piles(story))) or (own & {"nog", "noch", "still"} and deals)
    if not deals or not rest or not counts(story, _CARDS | own & (_LIE | _LEFT)):
        return None
    named = next((n for n in _told(story) if n in _DECKS), None)
    size = story.facts.numbers.get("deck_size", 0) if named is None else named
    if story.facts.values.get("variant") == _FLEX and size == story.facts.numbers.get("deck_size"):
        # Power cards are dealt beside the deck.
        size -= _POWER
    opened = int(
        bool(keys & (OPENED | _OPENED)) and not waits(story, _NOT_YET) and not face_down(story)
    )
    value = size - each * players - opened
    shown = f"{size} − {players} × {each}{' − 1' if opened else ''} = {value}"
    # Nobody names how many cards a deck has who asks for something else.
    certain = named is not None
    return Sum(value, shown, "deal", None, "cards", certain=certain) if value > 0 else None


def waits(story: Story, not_yet: frozenset[str]) -> bool:
    """Whether the first card is not turned up yet; Dutch "voor vijf mensen" is for so many."""
    keys, numbers = story.situation.keys, {number.at for number in story.situation.numbers}
    return any(key in not_yet and at + 1 not in numbers for at, key in enumerate(keys))


def face_down(story: Story) -> bool:
    """ "The first card not yet turned up", "noch nicht aufgedeckt"."""
    keys = story.situation.keys
    return any(
        key in OPENED | _OPENED and not _NO.isdisjoint(keys[max(at - _NEAR + 1, 0) : at])
        for at, key in enumerate(keys)
    )


def _piles(story: Story) -> frozenset[str]:
    return frozenset() if story.said & {"discard-all", "empty", "shuffle"} else PILE


def _dealt_together(story: Story) -> Sum | None:
    """What all hands come to: "how many leave the pile in all"."""
    each, players = story.facts.numbers.get("dealt"), story.situation.players or 0
    own, asked = _own(story), story.situation.keys[story.situation.begins :]
    out = any(pair in _INTO_HANDS for pair in pairwise(asked)) or "dealt" in story.said
    if each is None or players < _TWO or not (own & _TOGETHER and out):
        return None
    if own & (EACH | _LEFT) or story.said & (_NO_DEAL | {"mercy", "last-card"}) or _told(story):
        return None
    if story.facts.values.get("variant") == _FLEX and "hand-word" not in story.said:
        return None
    value = each * players
    return Sum(value, f"{players} × {each} = {value}", "deal", None, "cards")


def _power_cards_dealt(story: Story) -> Sum | None:
    """How many power cards are dealt to all: one for each."""
    players = story.situation.players or 0
    deals = "dealt" in story.said or not _keys(story).isdisjoint(_DEALT | DEAL)
    if story.facts.values.get("variant") != _FLEX or not counts(story, _POWER_CARDS) or not deals:
        return None
    if not _TWO <= players <= _POWER or _own(story) & (EACH | _LEFT):
        return None
    return Sum(players, str(players), "deal", "power-card", "cards")


def _with_power_card(story: Story) -> Sum | None:
    """ "Seven cards and the power card, how many is that in all?"."""
    each = story.facts.numbers.get("dealt")
    with_it = "power-card" in story.said and not story.said & {"leave-out", "not", "players-word"}
    if story.facts.values.get("variant") != _FLEX or each is None or _told(story) != [each]:
        return None
    if not with_it or _own(story).isdisjoint(_TOGETHER):
        return None
    return Sum(each + 1, f"{each} + 1 = {each + 1}", "deal", None, "cards")


def _missing(story: Story) -> Sum | None:
    """ "I count 106 of the 108, how many are lost?"."""
    size, told = story.facts.numbers.get("deck_size"), _told(story)
    if size is None or _own(story).isdisjoint(_LACK) or story.said & _NO_BOX or not told:
        return None
    full = next((n for n in told if n in _DECKS and n != min(told)), size)
    counted = [n for n in told if n != full]
    box = len(told) == _TWO or not _keys(story).isdisjoint(BOX)
    if not box or len(counted) != 1 or not 0 < full - counted[0] <= _MOST_LOST:
        return None
    value = full - counted[0]
    return Sum(value, f"{full} − {counted[0]} = {value}", "deck", "size", "cards")


def _between_decks(story: Story) -> Sum | None:
    """ "How many cards are added from 108 to 112?"."""
    size = story.facts.numbers.get("deck_size")
    told = sorted({n for n in _told(story) if n in _DECKS})
    more = "more-than" in story.situation.facets or not _own(story).isdisjoint(_ADDED | MORE)
    if len(told) == 1 and "more-than" in story.situation.facets and size not in {None, told[0]}:
        told = sorted({told[0], size or 0})
    if len(told) != _TWO or len(_told(story)) > _TWO or not more or story.situation.players:
        return None
    value = told[1] - told[0]
    return Sum(value, f"{told[1]} − {told[0]} = {value}", "deck", "size", "cards")


def _too_many_people(story: Story) -> Sum | None:
    """ "There are twelve of us, how many too many?", "how many more may join?"."""
    most, players = story.facts.numbers.get("players_max"), story.situation.players or 0
    asked = story.situation.keys[story.situation.begins :]
    if most is None or not players or story.said & {"power-card", "dealt", "partners"}:
        return None
    if any(pair in _EXCESS for pair in pairwise(asked)) and players > most:
        value = players - most
        return Sum(value, f"{players} − {most} = {value}", "players", "too-many", "players")
    joins = not _JOIN.isdisjoint(asked) and not MORE.isdisjoint(asked)
    if not joins or players >= most or not counts(story, PEOPLE | MORE):
        return None
    value = most - players
    return Sum(value, f"{most} − {players} = {value}", "players", "range", "players")


def _phrases(*written: str) -> frozenset[Sequence[str]]:
    return frozenset(tuple(phrase.split()) for phrase in written)


_NO: Final = frozenset({"not", "nicht", "niet"})
_POWER: Final = 8
_POINTS: Final = word_list("piles-counted.points")
_DISCARDS: Final = word_list("piles-counted.discards")
_OPEN_PILE: Final = _phrases(
    "open stapel", "offener stapel", "offenen stapel", "offene stapel", "face up", "open pile"
)
_NONE: Final = word_list("piles-counted.none")
_NEW: Final = word_list("piles-counted.new")
_AGAIN: Final = word_list("piles-counted.again")
_LYING: Final = word_list("piles-counted.lying")
_HANDS: Final = word_list("piles-counted.hands")
_BACK: Final = word_list("piles-counted.back")
_GOT: Final = word_list("piles-counted.got")
_HAS: Final = word_list("piles-counted.has")
_EVERYBODY: Final = word_list("piles-counted.everybody")
_DEALT: Final = word_list("piles-counted.dealt")
_LEFT: Final = word_list("piles-counted.left")
_LIE: Final = word_list("piles-counted.lie")
_CARDS: Final = word_list("piles-counted.cards")
_NO_DEAL: Final = frozenset(
    {"partners", "challenge", "rotating", "elimination", "keep-own", "hold-points", "empty"}
)
_OPENED: Final = word_list("piles-counted.opened")
_NOT_YET: Final = word_list("piles-counted.not-yet")
_TOGETHER: Final = word_list("piles-counted.together")
_INTO_HANDS: Final = _phrases(
    "insgesamt raus", "hand in", "de handen", "deur uit", "go out", "handed out", "uit in"
)
_POWER_CARDS: Final = word_list("piles-counted.power-cards")
_LACK: Final = word_list("piles-counted.lack")
_NO_BOX: Final = frozenset(
    {"target", "win", "partners", "players-word", "draw", "knock-out", "mercy", "dealt"}
)
_ADDED: Final = word_list("piles-counted.added")
_EXCESS: Final = _phrases("too many", "zu viele", "zu viel", "te veel", "te vel")
_JOIN: Final = word_list("piles-counted.join")
_EVENTS: Final[tuple[Callable[[Story], Sum | None], ...]] = (
    _reshuffled, _left_lying, _hands_stay, _still_to_draw, _left_after_dealing, _dealt_together,
    _power_cards_dealt, _with_power_card, _missing, _between_decks, _too_many_people,
)  # fmt: skip
