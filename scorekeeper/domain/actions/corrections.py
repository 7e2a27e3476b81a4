"""Corrections of a round in one step: hands swapped, a knock-out moved, a voided round put back."""

from collections.abc import Mapping
from dataclasses import replace

from scorekeeper.domain.actions import allowed
from scorekeeper.domain.actions.rounds import revise_round, verify_revise_round, verify_void_round
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.hands import NO_CARDS
from scorekeeper.domain.payloads import Retracted, RoundEntry
from scorekeeper.domain.refusals import RoundRefused
from scorekeeper.domain.state import RoundState, TableState


def verify_restore_round(state: TableState, round_id: str) -> None:
    """Raises RoundRefused where the round is unknown or counts."""
    _voided_round(state, round_id)


can_restore_round = allowed(verify_restore_round)


def restore_round(state: TableState, pen: Pen, round_id: str) -> tuple[Event, ...]:
    """Lets a round that was taken out count again, however long ago that was."""
    voidings = _voided_round(state, round_id).voidings
    return pen.write(*(Retracted(event=voiding.event) for voiding in voidings))


def _voided_round(state: TableState, round_id: str) -> RoundState:
    found = state.find_round(round_id)
    if found is None:
        raise RoundRefused("round-unknown")
    if not found[1].voided:
        raise RoundRefused("round-counts", number=found[1].number)
    return found[1]


def verify_swap_hands(state: TableState, round_id: str, one: str, other: str) -> None:
    """Raises RoundRefused where two players' hands of a round cannot be swapped.

    Somebody who went out holds none: there it is who went out that has to be changed.
    """
    swapped_hands(state, round_id, one, other)


can_swap_hands = allowed(verify_swap_hands)


def swap_hands(
    state: TableState, pen: Pen, round_id: str, one: str, other: str
) -> tuple[Event, ...]:
    """Two hands entered the wrong way round, put right; a knock-out moves along with its hand.

    Equal hands need no event.
    """
    return revise_round(state, pen, round_id, swapped_hands(state, round_id, one, other))


def verify_move_knock_out(state: TableState, round_id: str, victim: str, to: str) -> None:
    """Raises RoundRefused where a knock-out cannot be somebody else's.

    The victim plays on, so their hand must have been entered too.
    """
    moved_knock_out(state, round_id, victim, to)


can_move_knock_out = allowed(verify_move_knock_out)


def move_knock_out(
    state: TableState, pen: Pen, round_id: str, victim: str, to: str
) -> tuple[Event, ...]:
    """A knock-out entered for the wrong player; the hands stay where they are."""
    return revise_round(state, pen, round_id, moved_knock_out(state, round_id, victim, to))


def verify_begin_moving_knock_out(state: TableState, round_id: str, victim: str, to: str) -> None:
    """As `verify_move_knock_out`, but the victim's hand may still have to be counted."""
    verify_revise_round(
        state, round_id, _with_hand(_renamed_fall(state, round_id, victim, to), victim)
    )


can_begin_moving_knock_out = allowed(verify_begin_moving_knock_out)


def begun_knock_out(state: TableState, round_id: str, victim: str, to: str) -> RoundEntry:
    """The round with the knock-out moved; the victim's hand may be missing. Raises RoundRefused."""
    verify_begin_moving_knock_out(state, round_id, victim, to)
    return _renamed_fall(state, round_id, victim, to)


def swapped_hands(state: TableState, round_id: str, one: str, other: str) -> RoundEntry:
    """The round as it would be with two hands swapped. Raises RoundRefused."""
    played = _between(state, round_id, one, other)
    entry = played.entry
    if entry.out in (one, other):
        raise RoundRefused("swap-went-out", name=state.name_of(entry.out))
    opposite_of = {one: other, other: one}
    swapped = replace(
        entry,
        hands={opposite_of.get(player, player): hand for player, hand in entry.hands.items()},
        knocked_out=_renamed(entry.knocked_out, opposite_of),
    )
    verify_revise_round(state, round_id, swapped)
    return swapped


def moved_knock_out(state: TableState, round_id: str, victim: str, to: str) -> RoundEntry:
    """The round as it would be with a knock-out moved. Raises RoundRefused."""
    moved = _renamed_fall(state, round_id, victim, to)
    verify_revise_round(state, round_id, moved)
    return moved


def _renamed_fall(state: TableState, round_id: str, victim: str, to: str) -> RoundEntry:
    entry = _between(state, round_id, victim, to).entry
    if victim not in entry.knocked_out:
        raise RoundRefused("swap-not-knocked-out", name=state.name_of(victim))
    if to in entry.knocked_out:
        raise RoundRefused("swap-already-knocked-out", name=state.name_of(to))
    return replace(entry, knocked_out=_renamed(entry.knocked_out, {victim: to}))


def _with_hand(entry: RoundEntry, player: str) -> RoundEntry:
    return replace(entry, hands={player: NO_CARDS, **entry.hands})


def _between(state: TableState, round_id: str, one: str, other: str) -> RoundState:
    played = _counting_round(state, round_id)
    if one == other:
        raise RoundRefused("swap-same-player")
    for player in (one, other):
        if player not in played.players:
            raise RoundRefused("swap-not-playing", name=state.name_of(player))
    return played


def _counting_round(state: TableState, round_id: str) -> RoundState:
    verify_void_round(state, round_id)
    found = state.find_round(round_id)
    if found is None:
        raise RoundRefused("round-unknown")
    return found[1]


def _renamed(
    knocked_out: Mapping[str, str | None], names: Mapping[str, str]
) -> dict[str, str | None]:
    # Nobody knocks out themself: where the new victim was the cause, the two change places.
    renamed: dict[str, str | None] = {}
    for victim, cause in knocked_out.items():
        now = names.get(victim, victim)
        renamed[now] = victim if cause == now else cause
    return renamed
