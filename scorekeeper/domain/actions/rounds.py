"""Scoring, reporting, revising and voiding a round."""

from dataclasses import replace

from scorekeeper.domain.actions import allowed
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.formations import Pairing, Sitting, pair_of, tables_of
from scorekeeper.domain.hands import NO_CARDS, HandTally
from scorekeeper.domain.payloads import (
    HandReported,
    KnockOutReported,
    RoundEntry,
    RoundRevised,
    RoundScored,
    RoundVoided,
)
from scorekeeper.domain.refusals import RoundRefused, StaleRound, TableRefused
from scorekeeper.domain.scoring import charges_cards, hands_needed
from scorekeeper.domain.state import GameState, RoundState, TableState


def playing(state: TableState) -> GameState:
    """The game that takes the next round.

    Raises TableRefused where there is none, it is over, or the table is closed.
    """
    game = state.game
    if game is None:
        raise TableRefused("table-no-game")
    if state.closed:
        raise TableRefused("table-closed")
    if game.ending is not None:
        raise TableRefused("game-over")
    return game


def _verify_entry(
    state: TableState,
    rules: AgreedRules,
    players: tuple[str, ...],
    pairs: Pairing | None,
    entry: RoundEntry,
) -> None:
    if entry.out not in players:
        raise RoundRefused("round-out-not-playing", name=state.name_of(entry.out))
    if entry.out in entry.hands:
        raise RoundRefused("round-winner-has-cards", name=state.name_of(entry.out))
    _verify_knock_outs(state, rules, players, entry)
    if entry.last_standing:
        _verify_last_standing(players, pairs, entry)
    for player in entry.hands:
        if player not in players:
            raise RoundRefused("round-hand-not-playing", name=state.name_of(player))
    for player in hands_needed(rules, entry, players, pairs):
        if player not in entry.hands:
            raise RoundRefused("round-hand-missing", name=state.name_of(player))


def _verify_knock_outs(
    state: TableState, rules: AgreedRules, players: tuple[str, ...], entry: RoundEntry
) -> None:
    if entry.knocked_out and not rules.knock_out:
        raise RoundRefused("round-no-knock-outs")
    for victim, cause in entry.knocked_out.items():
        name = state.name_of(victim)
        if victim == entry.out:
            raise RoundRefused("round-winner-knocked-out", name=name)
        if victim not in players:
            raise RoundRefused("round-knocked-out-not-playing", name=name)
        if cause == victim:
            raise RoundRefused("round-cause-oneself", name=name)
        if cause is not None and cause not in players:
            raise RoundRefused("round-cause-not-playing", name=state.name_of(cause))


def _verify_last_standing(
    players: tuple[str, ...], pairs: Pairing | None, entry: RoundEntry
) -> None:
    # A partner may still hold cards: there is nobody left to play against.
    winners = (pair_of(entry.out, pairs) if pairs else None) or (entry.out,)
    if any(player not in winners and player not in entry.knocked_out for player in players):
        raise RoundRefused("round-not-last-standing")


def _sitting(game: GameState, table: int) -> Sitting | None:
    """Who plays whom in the next round of a table; None where partners do not change."""
    if table not in tables_of(game.rules, game.order):
        raise RoundRefused("round-table-unknown", table=table)
    if game.rules.formation != "rotating-partners":
        return None
    sitting = game.sitting(table)
    if sitting is None:
        raise RoundRefused("round-table-finished", table=table)
    return sitting


def verify_score_round(state: TableState, entry: RoundEntry, after: str) -> None:
    """Raises TableRefused, RoundRefused, or StaleRound where `after` is not the last round."""
    game = playing(state)
    sitting = _sitting(game, entry.table)
    if after != game.tip_of(entry.table):
        raise StaleRound("round-stale", number=game.rounds_at(entry.table))
    players = sitting.players if sitting else game.players
    _verify_entry(state, game.rules, players, sitting.pairs if sitting else game.pairs, entry)


can_score_round = allowed(verify_score_round)


def score_round(state: TableState, pen: Pen, entry: RoundEntry, after: str) -> tuple[Event, ...]:
    """The round that comes after `after`, as entered."""
    verify_score_round(state, entry, after)
    game = playing(state)
    sitting = _sitting(game, entry.table)
    if sitting is not None:
        # Written down with the round: voiding another one must not change who played whom here.
        entry = replace(entry, pairs=sitting.pairs)
    return pen.write(RoundScored(game=game.id, after=after, entry=entry))


def verify_report_hand(state: TableState, player: str, hand: HandTally, after: str) -> None:
    """Raises TableRefused, RoundRefused for somebody who does not play or cards that this game
    does not have, or StaleRound where the round after `after` is no longer the one to come.
    """
    rules = _verify_report(state, player, after)
    for kind in hand.cards:
        if kind not in rules.card_points:
            raise RoundRefused("report-card-unknown", card=kind)


def _verify_report(state: TableState, player: str, after: str) -> AgreedRules:
    game = playing(state)
    tables = {
        number: sitting.players if sitting else game.players
        for number in tables_of(game.rules, game.order)
        if (sitting := game.sitting(number)) or game.rules.formation != "rotating-partners"
    }
    at = next((number for number, players in tables.items() if player in players), None)
    if at is None:
        raise RoundRefused("round-hand-not-playing", name=state.name_of(player))
    if after != game.tip_of(at):
        raise StaleRound("round-stale", number=game.rounds_at(at))
    return game.rules


can_report_hand = allowed(verify_report_hand)


def report_hand(
    state: TableState, pen: Pen, player: str, hand: HandTally, after: str
) -> tuple[Event, ...]:
    """A player's own hand for the round that comes after `after`; the last report counts.

    The same hand once more needs no event.
    """
    verify_report_hand(state, player, hand, after)
    known = state.reports.get((after, player))
    if known is not None and known.hand == hand and not known.knocked_out:
        return ()
    return pen.write(HandReported(game=playing(state).id, after=after, player=player, hand=hand))


def verify_report_knock_out(state: TableState, player: str, hand: HandTally, after: str) -> None:
    """Raises as `verify_report_hand` does, and RoundRefused where nobody can be knocked out."""
    verify_report_hand(state, player, hand, after)
    if not playing(state).rules.knock_out:
        raise RoundRefused("round-no-knock-outs")


can_report_knock_out = allowed(verify_report_knock_out)


def report_knock_out(
    state: TableState, pen: Pen, player: str, hand: HandTally, after: str
) -> tuple[Event, ...]:
    """A player's word that they were knocked out; like a hand, and in its place.

    `hand` is kept where the table has agreed that it counts (`nm-2023#mercy` takes the cards away).
    """
    verify_report_knock_out(state, player, hand, after)
    game = playing(state)
    held = hand if charges_cards(game.rules) else NO_CARDS
    known = state.reports.get((after, player))
    if known is not None and known.hand == held and known.knocked_out:
        return ()
    return pen.write(KnockOutReported(game=game.id, after=after, player=player, hand=held))


def _known_round(state: TableState, round_id: str) -> tuple[GameState, RoundState]:
    found = state.find_round(round_id)
    if found is None:
        raise RoundRefused("round-unknown")
    if found[1].voided:
        raise RoundRefused("round-voided", number=found[1].number)
    return found


def verify_revise_round(
    state: TableState, round_id: str, entry: RoundEntry, seen: RoundEntry | None = None
) -> None:
    """Raises RoundRefused where the round is unknown or voided, the entry cannot be, or the round
    no longer stands as whoever corrects it has `seen` it.
    """
    game, played = _known_round(state, round_id)
    if seen is not None and seen != played.entry:
        raise RoundRefused("round-revised-meanwhile", number=played.number)
    _verify_entry(state, game.rules, played.players, played.pairs, entry)


can_revise_round = allowed(verify_revise_round)


def revise_round(
    state: TableState, pen: Pen, round_id: str, entry: RoundEntry, seen: RoundEntry | None = None
) -> tuple[Event, ...]:
    """Another entry for a round already scored; the old one stays in its history.

    An unchanged entry needs no event.
    """
    verify_revise_round(state, round_id, entry, seen)
    before = _known_round(state, round_id)[1].entry
    entry = replace(entry, table=before.table, pairs=before.pairs)
    if before == entry:
        return ()
    return pen.write(RoundRevised(round=round_id, entry=entry))


def verify_void_round(state: TableState, round_id: str) -> None:
    """Raises RoundRefused where the round is unknown or voided already."""
    _known_round(state, round_id)


can_void_round = allowed(verify_void_round)


def void_round(state: TableState, pen: Pen, round_id: str) -> tuple[Event, ...]:
    """Takes a round out of the score; it stays in the list, crossed out."""
    verify_void_round(state, round_id)
    return pen.write(RoundVoided(round=round_id))
