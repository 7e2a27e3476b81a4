"""What a change does to the score, in sentences: shown before it is made.

What changes is found in the domain's `preview.py`; this module only knows which message fits.
"""

from scorekeeper.domain.preview import Consequences, EndingChange, GameConsequences
from scorekeeper.domain.state import TableState
from scorekeeper.l10n import Translator
from scorekeeper.tables.shown.words import names, notice_line


def effects(
    t: Translator, state: TableState, found: Consequences, taken_out: str | None = None
) -> tuple[str, ...]:
    """Every consequence in a line of its own; one line where the score stays as it is.

    That the round `taken_out` no longer counts is known to whoever asks.
    """
    lines = [line for game in found.games for line in _of_game(t, state, game, taken_out)]
    return tuple(lines) or (t("effect-none"),)


def _of_game(
    t: Translator, state: TableState, game: GameConsequences, taken_out: str | None
) -> list[str]:
    lines = [
        t(
            "effect-total",
            name=state.name_of(change.player),
            before="–" if change.before is None else str(change.before),
            after="–" if change.after is None else str(change.after),
        )
        for change in game.totals
    ]
    if game.ending is not None:
        lines.append(_ending(t, state, game.ending))
    for key, players in (("effect-back-in", game.back_in), ("effect-falls-out", game.falls_out)):
        if players:
            lines.append(t(key, names=names(state, players), count=len(players)))
    gone = sum(mark.round != taken_out for mark in game.counts_no_more)
    if gone:
        lines.append(t("effect-rounds-gone", count=gone))
    lines += [
        t(
            "effect-notice",
            number=noticed.round.number,
            notice=notice_line(t, state, noticed.notice, noticed.players),
        )
        for noticed in game.noticed
    ]
    return lines


def _ending(t: Translator, state: TableState, ending: EndingChange) -> str:
    if ending.after is None:
        return t("effect-reopens")
    winners = ending.after.winners
    return t("effect-won", names=names(state, winners), count=len(winners))
