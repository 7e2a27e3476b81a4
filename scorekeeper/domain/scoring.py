"""What one round is worth to whom, by scoring method and formation.

A method is one function in the table `SCORERS`. Endings are in `endings.py`.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.formations import Pairing, fits, pair_of
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.variants import ScoringMethod

Scorer = Callable[[AgreedRules, RoundEntry, Sequence[str]], dict[str, int]]
"""Rules, entry and players of the round to points per player; players without points are absent."""


def winner_takes_all(
    rules: AgreedRules, entry: RoundEntry, players: Sequence[str]
) -> dict[str, int]:
    """The player who goes out gets what all opponents still hold (`deluxe-1999#scoring`).

    Somebody knocked out is worth the bonus instead of their cards (`nm-2023#knock-out-bonus`).
    """
    out, card_points, fallen = entry.out, rules.card_points, entry.knocked_out
    total = 0
    for player, hand in entry.hands.items():
        if player != out and player in players and player not in fallen:
            total += hand.points(card_points)
    points = {out: total}
    if fallen:
        for _victim, credited in knock_out_credits(rules, entry, each_alone(players)):
            if credited is not None:
                points[credited] = points.get(credited, 0) + rules.knock_out
    return points


def own_cards(rules: AgreedRules, entry: RoundEntry, players: Sequence[str]) -> dict[str, int]:
    """Everyone keeps what they still hold (`deluxe-1999#winner`, `#elimination-race`).

    Somebody knocked out is charged the bonus instead of their cards, or as the table has agreed
    their cards: a convention of this app (RULES.md §2.9).
    """
    card_points = rules.card_points
    points = {
        player: hand.points(card_points)
        for player, hand in entry.hands.items()
        if player != entry.out and player in players
    }
    if entry.knocked_out and rules.knocked_out_pay == "bonus":
        for player in knocked_out(entry, players):
            points[player] = rules.knock_out
    return points


SCORERS: Final[dict[ScoringMethod, Scorer]] = {
    "winner-takes-all": winner_takes_all,
    "lowest-total-wins": own_cards,
    "elimination-race": own_cards,
}


def pair_takes_all(rules: AgreedRules, entry: RoundEntry, pairs: Pairing) -> dict[str, int]:
    """Both partners of whoever went out get the opposing pair's two hands (`deluxe-1999#partners`).

    The partner's own cards count nothing. An opponent knocked out is worth the bonus; that it
    counts for opponents only is a convention of this app (RULES.md §2.9).
    """
    winners = pair_of(entry.out, pairs)
    if winners is None:
        return {}
    total = sum(
        hand.points(rules.card_points)
        for player, hand in entry.hands.items()
        if player not in winners and pair_of(player, pairs) and player not in entry.knocked_out
    )
    points = dict.fromkeys(winners, total)
    for _victim, credited in knock_out_credits(rules, entry, pairs):
        for partner in (pair_of(credited, pairs) if credited else None) or ():
            points[partner] = points.get(partner, 0) + rules.knock_out
    return points


def each_alone(players: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """The sides of a round in which nobody plays for anybody else."""
    return tuple((player,) for player in players)


def knocked_out(entry: RoundEntry, players: Sequence[str]) -> tuple[str, ...]:
    """Who was knocked out of the round, as far as they played it and did not win it."""
    return tuple(
        player for player in entry.knocked_out if player in players and player != entry.out
    )


def knock_out_credits(
    rules: AgreedRules, entry: RoundEntry, sides: Sequence[tuple[str, ...]]
) -> Iterable[tuple[str, str | None]]:
    """Each knock-out with who gets the bonus for it; None where it hit the own side."""
    side_of = {player: side for side in sides for player in side}
    for victim in knocked_out(entry, tuple(side_of)):
        # Where nobody knows who caused it, the bonus stays with the round's winner.
        cause = entry.knocked_out[victim] if rules.knock_out_to == "cause" else None
        known = cause is not None and side_of.get(cause, side_of[victim]) != side_of[victim]
        credited = cause if known and cause is not None else entry.out
        yield victim, credited if side_of.get(credited) != side_of[victim] else None


def hands_needed(
    rules: AgreedRules, entry: RoundEntry, players: Sequence[str], pairs: Pairing | None = None
) -> tuple[str, ...]:
    """Whose cards have to be counted: in playing order, without those whose cards count nothing."""
    winners = (pair_of(entry.out, pairs) if pairs else None) or (entry.out,)
    fallen = () if charges_cards(rules) else entry.knocked_out
    return tuple(player for player in players if player not in winners and player not in fallen)


def charges_cards(rules: AgreedRules) -> bool:
    """Whether the cards of somebody knocked out count."""
    return rules.scoring != "winner-takes-all" and rules.knocked_out_pay == "cards"


def can_score(rules: AgreedRules, players: int) -> bool:
    """Whether this version knows how to count by these rules; a newer one may know more."""
    individual = rules.formation == "individual"
    return (
        rules.scoring in SCORERS
        and (individual or rules.scoring == "winner-takes-all")
        and fits(rules.formation, players)
    )


def score(
    rules: AgreedRules, entry: RoundEntry, players: Sequence[str], pairs: Pairing | None = None
) -> dict[str, int]:
    """Points of one round by the agreed method; `pairs` where people play for each other."""
    if pairs is not None:
        return pair_takes_all(rules, entry, pairs)
    return SCORERS[rules.scoring](rules, entry, players)
