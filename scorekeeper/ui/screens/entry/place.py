"""Where an entry stands: whose hand of which round, who is asked next, what it comes to.

What the pad shows of it is in `view_model.py`.
"""

from dataclasses import dataclass, replace

from scorekeeper.domain.formations import Pairing, pair_of, tables_of
from scorekeeper.domain.hands import MAX_COUNT, NO_CARDS, HandTally
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.refusals import RoundRefused
from scorekeeper.domain.scoring import score
from scorekeeper.domain.state import GameState, Report, RoundState, TableState
from scorekeeper.rulebook.handwords import HandReading
from scorekeeper.tables import hand_line
from scorekeeper.tables.correction_drafts import changes_only, corrected
from scorekeeper.tables.round_drafts import HandDraft, RoundDraft


@dataclass(frozen=True, slots=True)
class Place:
    """Which hand of which round is on the pad; `revising` names a round already scored."""

    state: TableState
    game: GameState
    players: tuple[str, ...]
    number: int
    key: str
    draft: RoundDraft
    current: str
    revising: str | None = None
    pairs: Pairing | None = None

    @property
    def hand(self) -> HandDraft:
        """The hand on the pad."""
        return self.draft.hand(self.current)

    @property
    def played(self) -> RoundState | None:
        """The round that is corrected, as it stands; None where it is the next one."""
        found = self.state.find_round(self.revising) if self.revising else None
        return found[1] if found else None

    @property
    def asked(self) -> tuple[str, ...]:
        """Whose hands are asked for, in seat order from the left of whoever went out."""
        return opponents(self.players, self.draft.out or "", self.pairs)

    def filled(self, draft: RoundDraft) -> RoundDraft:
        """What is kept of a draft with the rest: for the round to come the hands that their owners
        have reported, for a correction the round as it stands.
        """
        if self.played is not None:
            return corrected(draft, self.played)
        reports = [
            report
            for player in self.asked
            if (report := self.state.reports.get((draft.after, player))) is not None
        ]
        return draft.with_reports(
            {report.player: self._drafted(report) for report in reports},
            {report.player for report in reports if report.knocked_out},
        )

    def to_keep(self, draft: RoundDraft, kept: RoundDraft | None) -> RoundDraft | None:
        """What of a draft was entered here; `kept` is what was kept of it before."""
        if self.played is not None:
            return changes_only(draft, self.played, kept)
        return draft.without_reports()

    @property
    def changed_report(self) -> Report | None:
        """What the owner of the hand on the pad has reported, where it was changed here since."""
        if self.revising is not None or self.current in self.draft.knocked_out:
            return None
        report = self.state.reports.get((self.draft.after, self.current))
        if report is None:
            return None
        drafted = self._drafted(report)
        same = replace(self.hand, entered=True, reported=drafted.reported) == drafted
        return None if same and not report.knocked_out else report

    def _drafted(self, report: Report) -> HandDraft:
        by = report.by or self.state.name_of(report.player)
        return HandDraft(tally=report.hand, entered=True, reported=by)


def is_blank(place: Place) -> bool:
    """Whether nothing has been said of the hand on the pad: no card, no word, not even nothing."""
    hand = place.hand
    settled = hand.entered or place.current in place.draft.knocked_out
    return not (settled or hand.text.strip() or hand.tally != NO_CARDS)


def seated(game: GameState, table: int) -> tuple[tuple[str, ...], Pairing | None]:
    """Who plays the next round at a table, and for whom. Raises RoundRefused."""
    if table not in tables_of(game.rules, game.order):
        raise RoundRefused("round-table-unknown", table=table)
    sitting = game.sitting(table)
    if sitting is None and game.rules.formation == "rotating-partners":
        raise RoundRefused("round-table-finished", table=table)
    return (sitting.players, sitting.pairs) if sitting else (game.players, game.pairs)


def opponents(players: tuple[str, ...], out: str, pairs: Pairing | None = None) -> tuple[str, ...]:
    """Those whose cards count, in seat order from the left of whoever went out.

    The order follows the seats and never the standings; the winner's partner is not asked.
    """
    if out not in players:
        return players
    start = players.index(out)
    order = (players[(start + step) % len(players)] for step in range(1, len(players)))
    side = (pair_of(out, pairs) if pairs else None) or (out,)
    return tuple(player for player in order if player not in side)


def combined(hand: HandDraft, reading: HandReading | None) -> HandTally:
    """What the keys counted and what the line says, together."""
    return hand_line.combined(hand.tally, reading)


def with_card(tally: HandTally, kind: str, change: int) -> HandTally:
    """The tally with one card more or fewer of a kind; one more stands last, where it is seen."""
    count = max(0, min(MAX_COUNT, tally.cards.get(kind, 0) + change))
    others = {held: number for held, number in tally.cards.items() if held != kind or change < 0}
    cards = {**others, kind: count}
    return HandTally(
        cards={held: number for held, number in cards.items() if number}, amounts=tally.amounts
    )


def without_amount(tally: HandTally, amount: int) -> HandTally:
    """The tally without one of its typed amounts."""
    amounts = list(tally.amounts)
    if amount in amounts:
        amounts.remove(amount)
    return HandTally(cards=tally.cards, amounts=tuple(amounts))


def first_open(draft: RoundDraft, asked: tuple[str, ...]) -> str:
    """Where entering goes on: the first of those asked without a settled hand, or the last."""
    return next((player for player in asked if not draft.hand(player).entered), asked[-1])


def next_hand(draft: RoundDraft, asked: tuple[str, ...], current: str) -> str | None:
    """The next of those asked without a settled hand, or None when all others have one."""
    at = asked.index(current) if current in asked else -1
    later = (*asked[at + 1 :], *asked[: max(0, at)])
    return next((player for player in later if not draft.hand(player).entered), None)


def gain_with(place: Place, settled: HandTally) -> int:
    """What the round will be worth to whoever went out, with the hand on the pad."""
    entry = entry_with(place, settled)
    if entry is None:
        return 0
    return score(place.game.rules, entry, place.players, place.pairs).get(entry.out, 0)


def entry_with(place: Place, settled: HandTally) -> RoundEntry | None:
    """The round as it would be saved with the hand on the pad."""
    draft = place.draft
    if place.current not in draft.knocked_out:
        draft = draft.with_hand(place.current, HandDraft(tally=settled, entered=True))
    return draft.entry(place.players)
