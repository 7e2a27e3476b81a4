"""Receipts of rounds: the hands and knock-outs that a player's points come from, and the rule.

Where a total comes from is in `total_receipts.py`, what a round is worth in `scoring.py`; how a
receipt reads is for the screens to say.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.formations import pair_of, table_of
from scorekeeper.domain.hands import NO_CARDS, HandTally
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.scoring import (
    each_alone,
    hands_needed,
    knock_out_credits,
    knocked_out,
    score,
)
from scorekeeper.domain.state import GameState, Notice, RoundState
from scorekeeper.domain.variants import ScoringMethod, Variant

Cites = tuple[str, ...]
"""Where a rule is printed, as `source#section`; or CONVENTION alone; or nothing to cite."""

CONVENTION: Final = "convention"
"""Stands where no leaflet says it and the app takes a convention (RULES.md §2.8 and §2.9)."""

BY_CONVENTION: Final[Cites] = (CONVENTION,)
_PARTNERS: Final[Cites] = ("deluxe-1999#partners",)
_METHODS: Final[dict[ScoringMethod, Cites]] = {
    "winner-takes-all": ("deluxe-1999#scoring",),
    "lowest-total-wins": ("deluxe-1999#winner",),
    "elimination-race": ("deluxe-1999#elimination-race", "article-112#alternative"),
}
_KNOCK_OUT: Final[Cites] = ("nm-2023#knock-out-bonus",)


class WhyNot(StrEnum):
    """Why a hand counts nothing for the player whose receipt this is."""

    TO_THE_WINNER = "to-the-winner"
    KNOCKED_OUT = "knocked-out"
    CHARGED_INSTEAD = "charged-instead"
    WINNERS_PARTNER = "winners-partner"
    WENT_OUT = "went-out"
    NOT_PLAYING = "not-playing"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class CardLine:
    """Cards of one kind in one hand; `each` is None for a kind that these rules do not know."""

    kind: str
    count: int
    each: int | None
    cite: Cites = ()

    @property
    def points(self) -> int:
        """What the cards are worth together."""
        return self.count * (self.each or 0)


@dataclass(frozen=True, slots=True)
class HandLine:
    """A hand on a receipt: its cards, the amounts typed, and why it does not count if so.

    `cite` is the rule by which it does not.
    """

    holder: str
    cards: tuple[CardLine, ...]
    amounts: tuple[int, ...]
    why_not: WhyNot | None = None
    cite: Cites = ()

    @property
    def worth(self) -> int:
        """What was held, whether it counts or not."""
        return sum(line.points for line in self.cards) + sum(self.amounts)

    @property
    def points(self) -> int:
        """What it adds to the receipt."""
        return 0 if self.why_not else self.worth


@dataclass(frozen=True, slots=True)
class KnockOutLine:
    """A knock-out on a receipt, by `cause` where that is known.

    `to` gets the points, a partner with them; it is the victim where that is charged, and None
    where it hit the winner's own side and is worth nothing.
    """

    victim: str
    cause: str | None
    to: str | None
    points: int
    cite: Cites


@dataclass(frozen=True, slots=True)
class RevisionLine:
    """One change of the round: both entries, and what the player got by each."""

    before: RoundEntry
    after: RoundEntry
    points_before: int
    points_after: int
    at: datetime
    by: str


@dataclass(frozen=True, slots=True)
class RoundReceipt:
    """Where a player's points in one round come from; a voided one has none.

    `table` is 0 where there is one; `at` and `by` are of the first entry, `revisions` of the later
    ones, the last of which is in force.
    """

    player: str
    round: str
    number: int
    table: int
    hands: tuple[HandLine, ...]
    knock_outs: tuple[KnockOutLine, ...]
    cite: Cites
    at: datetime
    by: str
    revisions: tuple[RevisionLine, ...] = ()
    notices: tuple[Notice, ...] = ()
    voided: bool = False

    @property
    def points(self) -> int:
        """The sum of the receipt."""
        return sum(hand.points for hand in self.hands) + sum(ko.points for ko in self.knock_outs)


def round_receipt(
    game: GameState, played: RoundState, player: str, variant: Variant | None = None
) -> RoundReceipt:
    """Where a player's points of a round come from.

    The variant names the edition; without it the method's own leaflet is cited.
    """
    rules, players, pairs = game.rules, played.players, played.pairs
    hands: tuple[HandLine, ...] = ()
    knock_outs: tuple[KnockOutLine, ...] = ()
    if not played.voided:
        hands = tuple(_hands(rules, played, player, variant))
        knock_outs = tuple(_knock_outs(rules, played, player, variant))
    return RoundReceipt(
        player=player,
        round=played.id,
        number=played.number,
        table=table_of(rules, game.order, played.entry.table),
        hands=hands,
        knock_outs=knock_outs,
        cite=rule_of(rules, variant),
        at=played.at,
        by=played.by,
        revisions=tuple(
            RevisionLine(
                change.before,
                change.after,
                score(rules, change.before, players, pairs).get(player, 0),
                score(rules, change.after, players, pairs).get(player, 0),
                change.at,
                change.by,
            )
            for change in played.revisions
        ),
        notices=played.notices,
        voided=played.voided,
    )


def rule_of(rules: AgreedRules, variant: Variant | None = None) -> Cites:
    """Where the way of counting is printed: the edition of the cards' values, or the method's."""
    if rules.formation != "individual":
        return _PARTNERS
    if rules.scoring != "winner-takes-all" or variant is None:
        return _METHODS[rules.scoring]
    cards = variant.cards_of(rules.deck)
    return tuple(dict.fromkeys(cite for card in cards for cite in card.points.cite))


def _winners(played: RoundState) -> tuple[str, ...]:
    if played.pairs is None:
        return (played.entry.out,)
    return pair_of(played.entry.out, played.pairs) or ()


def _hands(
    rules: AgreedRules, played: RoundState, player: str, variant: Variant | None
) -> Iterable[HandLine]:
    entry = played.entry
    everyone = rules.scoring == "winner-takes-all" and player in _winners(played)
    needed = hands_needed(rules, entry, played.players, played.pairs)
    # In playing order, then whatever was entered for somebody who does not play.
    for holder in dict.fromkeys((*played.players, *entry.hands)):
        hand = entry.hands.get(holder)
        if (holder == player or everyone) and (hand is not None or holder in needed):
            why_not, cite = _why_not(rules, played, player, holder, variant)
            if hand is None:
                why_not, cite = WhyNot.MISSING, ()
            shown = hand or NO_CARDS
            yield HandLine(holder, _cards(rules, shown, variant), shown.amounts, why_not, cite)


def _why_not(
    rules: AgreedRules, played: RoundState, player: str, holder: str, variant: Variant | None
) -> tuple[WhyNot | None, Cites]:
    winners = _winners(played)
    if holder == played.entry.out:
        return WhyNot.WENT_OUT, ()
    playing = pair_of(holder, played.pairs) if played.pairs else holder in played.players
    if not playing or not winners:
        return WhyNot.NOT_PLAYING, ()
    fallen = holder in played.entry.knocked_out
    if rules.scoring != "winner-takes-all":
        charged = fallen and rules.knocked_out_pay == "bonus"
        return (WhyNot.CHARGED_INSTEAD, BY_CONVENTION) if charged else (None, ())
    if holder in winners:
        return WhyNot.WINNERS_PARTNER, _PARTNERS
    if fallen:
        return WhyNot.KNOCKED_OUT, _bonus_cite(variant)
    if player not in winners:
        return WhyNot.TO_THE_WINNER, rule_of(rules, variant)
    return None, ()


def _knock_outs(
    rules: AgreedRules, played: RoundState, player: str, variant: Variant | None
) -> Iterable[KnockOutLine]:
    entry, pairs = played.entry, played.pairs
    if rules.scoring != "winner-takes-all":
        if rules.knocked_out_pay == "bonus" and player in knocked_out(entry, played.players):
            cause = entry.knocked_out[player]
            yield KnockOutLine(player, cause, player, rules.knock_out, BY_CONVENTION)
        return
    winners = _winners(played)
    for victim, to in knock_out_credits(rules, entry, pairs or each_alone(played.players)):
        side = ((pair_of(to, pairs) or ()) if pairs else (to,)) if to else winners
        if winners and player in side:
            # By the leaflet it is the winner's; of pairs, or of who caused it, it says nothing.
            printed = pairs is None and to == entry.out
            cite = _bonus_cite(variant) if printed else BY_CONVENTION
            points = rules.knock_out if to else 0
            yield KnockOutLine(victim, entry.knocked_out[victim], to, points, cite)


def _cards(rules: AgreedRules, hand: HandTally, variant: Variant | None) -> tuple[CardLine, ...]:
    printed = {card.kind: card.points for card in variant.cards} if variant else {}
    kinds = [kind for kind in (*rules.card_points, *hand.cards) if kind in hand.cards]
    lines: list[CardLine] = []
    for kind in dict.fromkeys(kinds):
        each = rules.card_points.get(kind)
        value = printed.get(kind)
        # What the table agreed on counts; a leaflet is cited only where it says the same.
        cite = value.cite if value is not None and value.value == each else ()
        lines.append(CardLine(kind, hand.cards[kind], each, cite))
    return tuple(lines)


def _bonus_cite(variant: Variant | None) -> Cites:
    return variant.knock_out.cite if variant and variant.knock_out else _KNOCK_OUT
