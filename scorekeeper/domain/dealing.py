"""Whose deal it is.

The leaflets name the first dealer only; that the deal passes to the left each round is the
app's convention, which a table may change (RULES.md §2.9).
"""

from collections.abc import Collection, Sequence

from scorekeeper.domain.agreed import Deal


def passed_on(
    deal: Deal, seating: Sequence[str], dealer: str, winner: str, playing: Collection[str]
) -> str:
    """Who deals after a round that `winner` has won."""
    if deal == "winner" and winner in playing:
        return winner
    if deal == "stays":
        return still_dealing(seating, dealer, playing)
    return next_dealer(seating, dealer, playing)


def still_dealing(seating: Sequence[str], dealer: str, playing: Collection[str]) -> str:
    """The dealer, or where they no longer play whoever comes after them."""
    return dealer if dealer in playing else next_dealer(seating, dealer, playing)


def next_dealer(seating: Sequence[str], dealer: str, playing: Collection[str]) -> str:
    """The next player to the left of `dealer` who still plays.

    `seating` is the playing order, clockwise, of everyone who was ever in the game.

    >>> next_dealer(["A", "B", "C"], "C", {"A", "B", "C"})
    'A'
    >>> next_dealer(["A", "B", "C"], "A", {"A", "C"})
    'C'
    """
    if dealer not in seating:
        return next((player for player in seating if player in playing), dealer)
    place = seating.index(dealer) + 1
    for candidate in (*seating[place:], *seating[:place]):
        if candidate in playing:
            return candidate
    return dealer
