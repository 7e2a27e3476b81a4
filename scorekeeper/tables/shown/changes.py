"""What changes of the score are called: made, taken back, and each part of a correction.

Every text comes from Fluent; this module only knows which message fits.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Final

from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.state import (
    Change,
    Restored,
    Revision,
    RoundState,
    TableState,
    TakenBack,
)
from scorekeeper.l10n import Translator
from scorekeeper.tables.shown.words import gain_of, moment_by, number_of

_WITHOUT_A_ROUND: Final = frozenset({"game-started", "deciding-round-agreed", "ruling-agreed"})
_WITH_MORE: Final = frozenset({"round-scored", "round-revised"})
"""Of these there is more to say than what was done to which round."""
_NOTHING: Final = "–"
"""Stands for a hand that was not counted."""
_FEW_LETTERS: Final = 15
"""With as many the button has room beside the longest other way, on the smallest phone."""
_NOT_HERE: Final = "round-elsewhere"
"""What is said of a round that has no place in the line, such as one entered twice."""


def change_done(t: Translator, state: TableState, change: Change, *, brief: bool = False) -> str:
    """What the last change did, for the bar that can take it back; `brief` where the numbers stand
    beside it and there is little room.
    """
    return _said(t, "change", state, change, brief=brief)


def change_undone(t: Translator, state: TableState, change: Change, *, brief: bool = False) -> str:
    """What was taken back, for the bar that can bring it back; `brief` as above."""
    return _said(t, "undone", state, change, brief=brief)


def change_named(t: Translator, state: TableState, change: Change) -> str:
    """What holds without a change in as few words as can be, for the button that takes it back:
    of a correction the hand it had been, where that is the only one and its words are few.
    """
    found = state.find_round(change.round) if change.kind == "round-revised" else None
    made = _made(found[1], change) if found else None
    if found and made:
        points = found[0].rules.card_points
        parts = restored_parts(t, state, points, made)
        # A hand that was not counted before has no part of its own there.
        alone = len(revision_parts(t, state, points, made.before, made.after)) == 1
        if alone and len(parts) == 1 and len(parts[0]) <= _FEW_LETTERS:
            return parts[0]
    return _said(t, "named", state, change)


def _said(
    t: Translator, key: str, state: TableState, change: Change, *, brief: bool = False
) -> str:
    if change.kind in _WITHOUT_A_ROUND:
        return t(f"{key}-{change.kind}")
    found = state.find_round(change.round)
    played = found[1] if found else state.undone
    if not isinstance(played, RoundState):
        return t(f"{key}-{_NOT_HERE}")
    how = "-brief" if brief and change.kind in _WITH_MORE else ""
    said = t(
        f"{key}-{change.kind}{how}",
        number=number_of(t, played),
        gain=gain_of(state, played),
        what=_what(t, state, played, change),
    )
    # The rounds of an earlier game have the same numbers.
    earlier = found is not None and found[0] is not state.game
    return t("change-earlier-game", what=said) if earlier else said


def _what(t: Translator, state: TableState, played: RoundState, change: Change) -> str:
    """What a correction changed or, taken back, what holds again; else what the round is worth."""
    found = state.find_round(played.id)
    if found is None:
        return gain_of(state, played)
    points, undone = found[0].rules.card_points, state.undone
    parts: tuple[str, ...] = ()
    if isinstance(undone, Revision) and undone.event == change.event:
        parts = restored_parts(t, state, points, undone)
    else:
        made = _made(played, change)
        if made is not None:
            parts = revision_parts(t, state, points, made.before, made.after)
    return ", ".join(parts) or gain_of(state, played)


def _made(played: RoundState, change: Change) -> Revision | None:
    """A correction in force, by the change that can take it back."""
    return next((one for one in played.revisions if one.event == change.event), None)


def correction_saved(
    t: Translator, state: TableState, points: Mapping[str, int], played: RoundState
) -> tuple[str, str]:
    """That a round is saved as it stands; of one that was corrected that this is, and what was."""
    number = number_of(t, played)
    if not played.revisions or played.voided:
        return t("entry-saved-here", number=number), ""
    last = played.revisions[-1]
    what = revision_parts(t, state, points, last.before, last.after)
    return t("entry-correction-saved", number=number), ", ".join(what)


def revision_parts(
    t: Translator,
    state: TableState,
    points: Mapping[str, int],
    before: RoundEntry,
    after: RoundEntry,
) -> tuple[str, ...]:
    """What is different between two entries of a round: who went out, who fell, each hand."""
    hands = _hands(state, points, before, after)
    return (
        *_people(t, state, before, after),
        *(
            t("effect-total", name=state.name_of(player), before=old, after=new)
            for player, (old, new) in hands.items()
        ),
    )


def newest_first(
    t: Translator,
    state: TableState,
    points: Mapping[str, int],
    played: RoundState,
    said: Iterable[tuple[datetime, Sequence[str]]],
) -> list[str]:
    """What is `said` of each change of a round, and when it was made; those that were taken back
    stand among them, and that it was taken out and counts again.
    """
    gone = [
        (one.revision.at, [_taken_back_line(t, state, points, one)]) for one in played.taken_back
    ]
    out = [
        (one.at, [t("history-voided", when=moment_by(t, one.at, one.by))])
        for one in played.voidings
    ]
    back = [(one.voiding.at, [_restored_line(t, one)]) for one in played.restored]
    changes = sorted([*said, *gone, *back, *out], key=lambda change: change[0])
    return [line for _at, lines in reversed(changes) for line in lines]


def _restored_line(t: Translator, gone: Restored) -> str:
    """That a round was out for a while: when it was taken out, and when it was brought back."""
    return t(
        "history-restored",
        when=moment_by(t, gone.voiding.at, gone.voiding.by),
        back=moment_by(t, gone.at, gone.by),
    )


def _taken_back_line(
    t: Translator, state: TableState, points: Mapping[str, int], gone: TakenBack
) -> str:
    """A change of a round that somebody took back: what it was, and when it was taken back."""
    change = gone.revision
    return t(
        "history-taken-back",
        when=moment_by(t, change.at, change.by),
        what=", ".join(revision_parts(t, state, points, change.before, change.after)),
        back=moment_by(t, gone.at, gone.by),
    )


def restored_parts(
    t: Translator, state: TableState, points: Mapping[str, int], undone: Revision
) -> tuple[str, ...]:
    """What holds again without a correction; what it had changed it to would look valid beside."""
    again = _hands(state, points, undone.after, undone.before)
    return (
        *_people(t, state, undone.after, undone.before),
        *(
            t("hand-again", name=state.name_of(player), points=restored)
            for player, (_gone, restored) in again.items()
            if restored != _NOTHING
        ),
    )


def _hands(
    state: TableState, points: Mapping[str, int], before: RoundEntry, after: RoundEntry
) -> dict[str, tuple[str, str]]:
    """Whose hand differs between two entries, in seat order, and what it is worth in each."""
    both = {
        player: (before.hands.get(player), after.hands.get(player))
        for player in _seated(state, {**before.hands, **after.hands})
    }
    return {
        player: (_worth(points, old), _worth(points, new))
        for player, (old, new) in both.items()
        if old != new
    }


def _seated(state: TableState, players: Iterable[str]) -> list[str]:
    """In seat order; whoever has no seat stands last."""
    order = {player: place for place, player in enumerate(state.seats)}
    return sorted(players, key=lambda player: order.get(player, len(order)))


def _worth(points: Mapping[str, int], hand: HandTally | None) -> str:
    return _NOTHING if hand is None else str(hand.points(points))


def _people(
    t: Translator, state: TableState, before: RoundEntry, after: RoundEntry
) -> tuple[str, ...]:
    """Whether another one went out, and what is different about who was knocked out."""
    parts: list[str] = []
    if before.out != after.out:
        was, is_ = state.name_of(before.out), state.name_of(after.out)
        parts.append(t("revised-out", before=was, after=is_))
    for player in _seated(state, {**before.knocked_out, **after.knocked_out}):
        name = state.name_of(player)
        if player not in after.knocked_out:
            parts.append(t("revised-plays-on", name=name))
            continue
        cause = after.knocked_out[player]
        if player in before.knocked_out and before.knocked_out[player] == cause:
            continue
        by = state.name_of(cause) if cause else ""
        parts.append(t("revised-knocked-out-by" if by else "revised-knocked-out", name=name, by=by))
    return tuple(parts)
