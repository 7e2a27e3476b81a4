"""Cards counted by the rules of the table: dealt in all, left in the pile, missing to the limit."""

from collections.abc import Callable
from itertools import pairwise, zip_longest
from typing import Final

from scorekeeper.rulebook.asking.flex_draws import drawn_by_others
from scorekeeper.rulebook.asking.last_card_sums import counted_after, drawn_for_last
from scorekeeper.rulebook.asking.piles_counted import face_down, waits
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import (
    BOX,
    DEAL,
    EACH,
    MORE,
    OPENED,
    OUGHT,
    PILE,
    REST,
    WHOLE,
)
from scorekeeper.rulebook.asking.units_asked import LEAST, MOST
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_FEW: Final = 10
_DECKS: Final = (108, 112, 168)
_COLOURS: Final = 4


def card_sum(story: Story) -> Sum | None:
    """The number of cards asked for; None where it cannot be known or none is asked for."""
    for found in (event(story) for event in _EVENTS):
        if found is not None:
            return found
    return None


def _asked(story: Story) -> frozenset[str]:
    keys = story.situation.keys[story.situation.begins :]
    return frozenset(
        "gone" if key == "left" and after in {"the", "my"} else key
        for key, after in zip_longest(keys, keys[1:])
        # "Have left the deck": they are dealt; "turned over": no rest.
        if not (key == "over" and story.situation.language == "en")
    )


def _players(story: Story) -> int:
    told = [n.value for n in story.situation.numbers if n.unit == "players-word"]
    each = story.facts.numbers.get("dealt")
    small = [n.value for n in story.situation.numbers if n.unit == "" and n.value <= _FEW]
    plain = [value for value in small if value != each]
    known = story.situation.players or (told[0] if told else 0) or _at_table(story)
    return known or (plain[0] if len(plain) == 1 else 0)


def _at_table(story: Story) -> int:
    return int(story.facts.values.get("players", "0"))


def _deals(story: Story) -> bool:
    deals = bool(story.said & {"dealt", "dealer"} or frozenset(story.situation.keys) & DEAL)
    deals = deals and story.situation.ask == "number"
    return deals and not story.said & {"points", "partners", "challenge"}


def _dealt(story: Story) -> Sum | None:
    """What all players are dealt together."""
    each = story.facts.numbers.get("dealt")
    players = _players(story)
    whole = _asked(story) & (WHOLE - _EVERYONE) or _asked(story) & _I
    if each is None or not _deals(story) or players < _TWO or not whole:
        return None
    if _asked(story) & EACH or not _OF_ONE.isdisjoint(pairwise(story.situation.keys)):
        return None
    rest = _asked(story) & REST and _asked(story) & PILE
    if story.facts.values.get("variant") == "flex" or rest:
        return None
    value = each * players
    return Sum(value, f"{players} × {each} = {value}", "deal", None, "cards")


def _left_in_the_pile(story: Story) -> Sum | None:
    """What stays in the pile when all have their hands."""
    keys, asked = frozenset(story.situation.keys), _asked(story)
    each, players = story.facts.numbers.get("dealt"), _players(story)
    hands = story.said & {"dealt", "dealer", "begin"} or keys & DEAL or each in _sevens(story)
    told = [n.value for n in story.situation.numbers if n.value in _DECKS]
    pile = asked & PILE or (told and "card" in story.said)
    # "How many cards does the draw pile have?", "how many lie face down?": what is left, too.
    whole = "draw-pile" in story.situation.asked or _FACE_DOWN in pairwise(story.situation.keys)
    rest = asked & (REST | _HIGH) or (told and whole)
    if each is None or players < _TWO or not pile or not rest or not hands:
        return None
    size = told[0] if told else story.facts.numbers.get("deck_size", 0)
    asks = story.situation.ask == "number" or "what" in story.situation.asked
    if not asks or story.facts.values.get("variant") == "flex" or not size:
        return None
    opened = int(bool(keys & OPENED) and not waits(story, _NOT_YET) and not face_down(story))
    value = size - each * players - opened
    shown = f"{size} − {players} × {each}{' − 1' if opened else ''} = {value}"
    return Sum(value, shown, "deal", None, "cards")


def _sevens(story: Story) -> set[int]:
    cards = {int(card.kind) for card in story.situation.cards if card.kind.isdecimal()}
    return {n.value for n in story.situation.numbers} | cards


def _to_the_limit(story: Story) -> Sum | None:
    """How many more cards throw somebody out."""
    limit = story.rules.mercy_limit
    told = [n.value for n in story.situation.numbers if n.unit in {"", "card"}]
    if limit is None or len(told) != 1 or not 0 < told[0] < limit.value or story.situation.cards:
        return None
    more = bool(_asked(story) & (MORE | _TO_GO))
    out = bool(story.said & {"knock-out", "mercy", "elimination", "lose", "finish"})
    out = out or bool(frozenset(story.situation.keys) & _OUT_BY_CARDS)
    if story.situation.ask != "number" or not more or not out or "points" in story.said:
        return None
    # "Without being out": one less than throws out.
    most = limit.value - int("most-safe" in story.situation.facets)
    value = most - told[0]
    return Sum(value, f"{most} − {told[0]} = {value}", "mercy", None, "missing")


def revealed(story: Story) -> Sum | None:
    """What the Colour Roulette makes somebody take."""
    shown = story.situation.revealed
    points = not _POINTS.isdisjoint(story.situation.keys)
    if shown is None or story.situation.ask == "yes-no" or points:
        return None
    return Sum(shown, str(shown), "roulette", "count", "cards")


def _chain(story: Story) -> Sum | None:
    """ "+2, +2 and the ten: what does that make for me in cards?"."""
    situation = story.situation
    amount = situation.ask == "number" or {"what", "card"} <= situation.asked | _card_word(story)
    draws = [card for card in story.cards() if (k := story.kinds.get(card.kind)) and k.draws]
    if not amount or sum(card.count for card in draws) < _TWO or len(draws) != len(story.cards()):
        return None
    stacks = story.facts.values.get("stacking") not in {"none", "silent"}
    value = story.facts.numbers.get("chain")
    if not stacks or story.said & {"points", "may", "challenge"} or value is None:
        return None
    if story.hand.without and len(draws) == len(situation.cards):
        return None
    return Sum(value, str(value), "stack-total", "total", "cards")


def _card_word(story: Story) -> frozenset[str]:
    return frozenset({"card"}) if "card" in story.said else frozenset()


def _deck(story: Story) -> Sum | None:
    """ "I counted the box and got 166, how many ought it to be?"."""
    keys = frozenset(story.situation.keys)
    value = story.facts.numbers.get("deck_size")
    asks = story.situation.ask == "number" and bool(keys & BOX) and bool(keys & OUGHT)
    cards = [card for card in story.situation.cards if card.kind not in _LEFT_OUT]
    if value is None or not asks or cards or story.said & _NOT_THE_DECK - {"blank"}:
        return None
    if story.situation.colours:
        return None
    told = [n.value for n in story.situation.numbers if n.value in _DECKS]
    value = told[0] if told else value
    return Sum(value, str(value), "deck", "size", "cards")


def _most_players(story: Story) -> Sum | None:
    """How many may play at most."""
    numbers = story.facts.numbers
    value = numbers.get("players_max")
    few = story.said & {"blank", "points", "age", "draw", "hand-word", "partners", "rotating"}
    asks = story.situation.ask == "number" and "n-may-play" in story.said
    told = story.situation.cards or story.situation.numbers
    known = not story.situation.unknown or frozenset(story.situation.keys) & BOX
    if value is None or not asks or few or told or not known or not _asked(story) & _MANY:
        return None
    if "minimum" in story.said or not LEAST.isdisjoint(story.situation.keys):
        value = numbers.get("players_min")
    if value is None or ("minimum" in story.said and not MOST.isdisjoint(story.situation.keys)):
        return None
    return Sum(value, str(value), "players", "range", "players")


def _highest(story: Story) -> Sum | None:
    """The biggest number that is printed on a card."""
    keys = frozenset(story.situation.keys)
    asks = keys & _BIGGEST and keys & _NUMBERS and story.said & {"number-card", "card"}
    told = story.situation.cards or story.said & {"points", "dealer", "win", "play", "who"}
    if not asks or told or story.situation.ask == "yes-no":
        return None
    value = max(int(kind) for kind in story.kinds if kind.isdecimal())
    return Sum(value, str(value), "deck", None, "number")


def _one_a_turn(story: Story) -> Sum | None:
    """How many cards somebody may lay in a turn."""
    asked = story.situation.asked
    turn = bool(_asked(story) & _IN_A_TURN)
    if story.situation.ask != "number" or not {"play", "may"} <= asked or not turn:
        return None
    if story.said & {"stack", "draw", "two-players", "points"} or story.has("discard-all"):
        return None
    return Sum(1, "1", "one-card", "only-one", "cards")


def _uno_at(story: Story) -> Sum | None:
    """With how many cards UNO is called."""
    left = bool(_asked(story) & _LEFT) and "say" in story.said
    calls = left or (
        "uno" in story.said and story.said & {"say", "mean"} and "how-many" in story.situation.asked
    )
    if story.situation.ask != "number" or not calls or story.situation.numbers:
        return None
    if story.said & {"forget", "caught", "penalty", "draw", "points", "players-word"}:
        return None
    return Sum(1, "1", "uno-when", None, "cards")


def _limit(story: Story) -> Sum | None:
    """How many cards throw somebody out."""
    limit = story.rules.mercy_limit
    out = bool(_asked(story) & _RAUS)
    if limit is None or story.situation.ask != "number" or not out or story.situation.numbers:
        return None
    holds = {"card", "hold"} <= story.said and "may" not in story.situation.asked
    if not holds or story.situation.cards or story.said & {"points", "players-word"}:
        return None
    return Sum(limit.value, str(limit.value), "mercy", None, "cards")


def _of_a_kind(story: Story) -> Sum | None:
    """ "How many blue number cards are there?", "number cards of each colour?"."""
    numbers, facets = story.facts.numbers, story.situation.facets
    half = story.situation.ask == "any" and facets & _BY_COLOUR and not story.situation.claimed
    # "Nineteen number cards per colour?" wants a yes or no.
    half = half and all(number.value == _COLOURS for number in story.situation.numbers)
    if not (story.situation.ask == "number" or half) or story.hand_asked or story.said & _PLAYED:
        return None
    zeros = all(card.kind == "0" for card in story.situation.cards)
    if "number-card" in story.situation.asked and zeros:
        value = numbers.get("number_cards")
        keys = frozenset(story.situation.keys)
        each = (keys & (EACH | _ONE) and keys & _COLOUR) or "per-colour" in facets
        each = each and not story.situation.colours
        if value is not None and each and value > _OF_ONE_COLOUR:
            value //= _COLOURS
        elif value is not None and half and not each and value < _OF_ONE_COLOUR:
            value *= _COLOURS
        return None if value is None else Sum(value, str(value), "deck", None, "cards")
    return None


_BY_COLOUR: Final = frozenset({"per-colour", "colours-counted"})
_EVERYONE: Final = word_list("card-sums.everyone")
"""Who gets cards at the start is each of them."""
_NOT_THE_DECK: Final = frozenset(
    {"dealt", "points", "players-word", "n-may-play", "draw", "power-card", "dealer", "no-match"}
    | {"hold", "hand-word", "number-card", "leave-out", "set-aside", "target", "two-players"}
    | {"blank"}
)
_MANY: Final = word_list("card-sums.many")
_BIGGEST: Final = word_list("card-sums.biggest")
_NUMBERS: Final = word_list("card-sums.numbers")
_FACE_DOWN: Final = ("face", "down")
_OF_ONE: Final = frozenset(
    {("krijg", "ik"), ("bekomme", "ich"), ("kriege", "ich"), ("i", "get"), ("eine", "hand")}
    | {("one", "hand"), ("a", "hand"), ("een", "hand"), ("jede", "hand"), ("elke", "hand")}
)
"""The cards of one player are asked for, and not those of all."""
_HIGH: Final = word_list("card-sums.high")
_COLOUR: Final = word_list("card-sums.colour")
_ONE: Final = word_list("card-sums.one")
_OF_ONE_COLOUR: Final = 20
"""Number cards; more are of several colours."""
_POINTS: Final = word_list("card-sums.points")
_LEFT: Final = word_list("card-sums.left")
_NOT_YET: Final = word_list("card-sums.not-yet")
_I: Final = word_list("card-sums.i")
"""Whoever deals asks for the cards of all."""
_IN_A_TURN: Final = word_list("card-sums.in-a-turn")
_RAUS: Final = word_list("card-sums.raus")
_LEFT_OUT: Final = frozenset({"swap-hands", "customizable"})
_TO_GO: Final = word_list("card-sums.to-go")
_OUT_BY_CARDS: Final = word_list("card-sums.out-by-cards")
_PLAYED: Final = frozenset(
    {"points", "dealt", "hand-word", "no-match", "play", "stack", "advice", "penalty", "uno"}
    | {"wrong-card", "draw-card"}
)
_EVENTS: Final[tuple[Callable[[Story], Sum | None], ...]] = (
    _left_in_the_pile, _dealt, _to_the_limit, _chain, _of_a_kind,
    counted_after, drawn_for_last, drawn_by_others, _deck, _one_a_turn, _most_players, _highest,
    _uno_at, _limit,
)  # fmt: skip
