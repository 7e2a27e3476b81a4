"""Claims that are settled by what the story tells: who was skipped, who stays unpunished, who won.

Each gives the ruling and the answer to the plain question; None where the story tells too little.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.claimants import DEALER
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.asking.winners_told import WINNER_ASKED
from scorekeeper.rulebook.word_lists import word_list

_ASKS: Final = frozenset({"yes-no", "any"})
_NOT: Final = word_list("disputes.not")
_UNPUNISHED: Final = word_list("claims-compared.unpunished")
_CALLED_IN_TIME: Final = frozenset({"in-time", "open", "say"})
_OF_A_TURN: Final = frozenset(
    {"lose-turn", "must", "still", "opponent-turn", "turn", "next-player", "card", "also", "served"}
)
"""What a claim may speak of that somebody sits out; more may be another matter."""
_ELSEWHERE: Final = frozenset(
    {"first-card", "stack", "challenge", "finish", "last-card", "two-players", "jump-in", "not"}
    | {"flex-side", "reveal", "guilty", "innocent", "bluff", "no-match", "pass-on", "again"}
)
_EFFECT: Final = word_list("claims-compared.effect")
_ANY: Final = word_list("claims-compared.any")
_OF_AN_END: Final = frozenset({"knock-out", "finish", "round", "last-card", "still", "effect"})
"""What may be spoken of beside the effect of a last card."""
_TWO: Final = "2"
_EVEN: Final = word_list("claims-compared.even")
_IF: Final = word_list("claims-compared.if")
_THOUGH: Final = word_list("claims-compared.though")
_ELSE: Final = word_list("claims-compared.else")
_WINS: Final = frozenset({"win", "finish"})


def stays_unpunished(story: Story) -> Compared | None:
    """ "He kept silent, and the next had drawn. Does he get away with it?": then he does."""
    situation, said = story.situation, story.said
    asks = "safe" in situation.asked and situation.ask in _ASKS and "forget" in said
    # "Am I still in time to catch her?" asks of whoever catches.
    keys = frozenset(situation.keys[situation.begins :])
    asks = asks and bool(keys & _UNPUNISHED) and not keys & _NOT and "caught" not in situation.asked
    if not asks or situation.cards or said & _CALLED_IN_TIME or situation.negated:
        return None
    if story.facts.values.get("next.begun") == "open":
        return None
    begun, not_yet = "next-begins" in said, "not-yet" in said
    if begun and not not_yet:
        return Compared("uno-caught", "yes")
    caught = not_yet and not begun and "caught" in said
    return Compared("uno-penalty", "no") if caught else None


def sits_out(story: Story) -> Compared | None:
    """ "Tim drew for the +2, they cry he must sit out": who draws for it does."""
    situation, values = story.situation, story.facts.values
    kinds = {card.kind for card in situation.cards}
    claims = situation.claimed and situation.ask == "yes-no" and "lose-turn" in situation.asked
    if not claims or len(kinds) != 1 or situation.asked - _OF_A_TURN or story.said & _ELSEWHERE:
        return None
    card = story.kinds.get(next(iter(kinds)))
    effect = card.effect if card is not None and card.flexed is None else None
    hits = effect is not None and effect.draws == effect.skips == "next"
    # Whoever speaks of himself may have laid it or drawn for it.
    mine = PERSONS[situation.language].i.intersection(situation.keys)
    drawn = story.said & {"draw", "served"}
    if not hits or not drawn or mine or situation.modal == "may" or values.get("players") == _TWO:
        return None
    return Compared("lose-turn", "yes")


def draws_at_the_end(story: Story) -> Compared | None:
    """ "I finished on a +2, she says it does nothing any more": the next one still draws."""
    situation, said = story.situation, story.said
    ended = said & {"finish", "last-card"} and not said & {"mercy", "stack", "first-card", "points"}
    card = situation.cards[0] if len(situation.cards) == 1 else None
    claimed = frozenset(situation.keys[situation.begins :])
    effect = claimed & _EFFECT and claimed & _ANY and not situation.asked - _OF_AN_END
    if not (situation.claimed and ended and card and effect):
        return None
    kind = story.kinds.get(card.kind)
    draws = kind is not None and kind.effect is not None and kind.effect.draws is not None
    known = story.facts.values.get("last_card_draws") == "yes"
    return Compared("last-card-draws", "yes") if draws and known else None


def claimed_by_dealer(story: Story) -> Compared | None:
    """ "A Skip is turned up, the dealer says it costs him his turn": it hits another."""
    situation, first = story.situation, story.facts.values.get("first_card")
    told = DEALER in situation.facets and situation.claimed and "first-card" in story.said
    if not told or len(situation.cards) != 1:
        return None
    asked = situation.asked
    if first == "first-player-is-skipped" and "lose-turn" in asked:
        return Compared("first-card", "no")
    if first == "first-player-draws-and-is-skipped" and asked & {"lose-turn", "draw"}:
        return Compared("first-card", "no")
    begins = asked & {"begin", "turn", "still-play"} and "lose-turn" not in asked
    return Compared("first-card", "yes") if first == "dealer-plays-first" and begins else None


def winner_gets_bonus(story: Story) -> Compared | None:
    """ "Lea won, but I threw Tom out. Does Lea get the 250?"."""
    situation, values = story.situation, story.facts.values
    asks = WINNER_ASKED in situation.facets and "bonus" in situation.asked
    asks = asks and situation.ask in _ASKS and "caused" in story.said
    known = values.get("knock_out") != "silent" and values.get("knock_out_to") == "winner"
    if not asks or not known or story.said & {"knocked-cards", "not", "partners"}:
        return None
    return Compared("knock-out-bonus", "yes")


def bonus_whoever_wins(story: Story) -> Compared | None:
    """ "The 250 goes to whoever knocked him out even if another wins": to the winner, always.

    Also told the other way: "to the winner even if another threw him out".
    """
    situation, values = story.situation, story.facts.values
    asks = "bonus" in situation.asked and situation.ask in _ASKS
    known = values.get("knock_out") != "silent" and values.get("knock_out_to") == "winner"
    parts = _with_concession(situation.heard)
    if not asks or not known or parts is None or story.said & {"not", "partners", "house-rule"}:
        return None
    gets, though = ({concept for word in part for concept in word.concepts} for part in parts)
    another = any(word.key in _ELSE for word in parts[1])
    if "caused" in gets and not gets & _WINS and though & _WINS and another:
        return Compared("knock-out-bonus", "no")
    winner = gets & _WINS and "caused" not in gets and not though & _WINS
    throws = bool(though & {"caused", "knock-out"}) and another
    return Compared("knock-out-bonus", "yes") if winner and throws else None


def _with_concession(heard: Sequence[Heard]) -> tuple[Sequence[Heard], Sequence[Heard]] | None:
    """What is said, and what stands behind "even if"; None where nothing is conceded."""
    keys = [word.key for word in heard]
    pairs = enumerate(pairwise(keys))
    found = [at for at, (even, if_) in pairs if even in _EVEN and if_ in _IF]
    found += [at for at, key in enumerate(keys) if key in _THOUGH]
    if len(found) != 1:
        return None
    start = found[0]
    end = next((at for at in range(start + 1, len(heard)) if heard[at].breaks), len(heard))
    return (*heard[:start], *heard[end:]), heard[start:end]
