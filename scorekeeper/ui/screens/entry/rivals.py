"""Two people have entered the same round: what the first one saved, and what becomes of this one.

Nothing is decided here: leaving theirs, correcting theirs and saving another round are three taps.
"""

from functools import partial

import flet as ft

from scorekeeper.domain.state import GameState, RoundState
from scorekeeper.tables.round_drafts import RoundDraft, correction_key
from scorekeeper.tables.shown.rounds import in_short
from scorekeeper.ui import parts
from scorekeeper.ui.screens.entry.flow import Entry
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def SavedMeanwhile(entry: Entry) -> ft.Control:
    """The round that somebody else has just saved, and what it means for the one on the pad.

    Saving once more, as another round, is what the pad itself offers.
    """
    session = use_session()
    t = session.t
    place = entry.place
    saved = last_round(place.game, place.draft.table)
    if saved is None:
        return ft.Container(height=0)
    said = t("entry-saved", round=in_short(t, place.state, place.game, saved))
    return parts.card_sheet(
        ft.Column(
            controls=[
                parts.announced(said, parts.body(said)),
                parts.secondary_button(
                    t("entry-leave-theirs"), partial(leave_theirs, entry), icon="check"
                ),
                parts.quiet_button(
                    t("entry-correct-theirs"),
                    partial(correct_theirs, entry, saved),
                    icon="pencil",
                    outlined=True,
                ),
            ],
            spacing=Space.S,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        ),
        padding=Space.L,
    )


def last_round(game: GameState, table: int) -> RoundState | None:
    """The round entered last at a table."""
    return next((one for one in reversed(game.rounds) if one.entry.table == table), None)


def leave_theirs(entry: Entry) -> None:
    """It was the same round: what was entered here goes away, what they saved counts."""
    place, session = entry.place, entry.session
    session.desk.drop(place.state.id, place.key)
    session.go(f"/table/{place.state.id}")


def correct_theirs(entry: Entry, saved: RoundState) -> None:
    """It was the same round and this one is right: it becomes a correction of theirs, which is
    looked at before it is saved.
    """
    place, session = entry.place, entry.session
    mine = place.draft
    correction = RoundDraft(
        after=saved.id,
        out=mine.out,
        hands=dict(mine.hands),
        knocked_out=dict(mine.knocked_out),
        table=mine.table,
    )
    session.desk.put(place.state.id, correction_key(saved.id), correction)
    session.desk.drop(place.state.id, place.key)
    session.go(f"/table/{place.state.id}/rounds/{saved.id}/hand/{place.current}")
