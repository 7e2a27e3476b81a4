"""The screens of round entry: the next round, or another entry for a round already scored."""

from dataclasses import replace

import flet as ft

from scorekeeper.domain.actions.rounds import playing
from scorekeeper.domain.formations import ONLY_TABLE
from scorekeeper.domain.refusals import Refusal, RoundRefused, StaleRound
from scorekeeper.tables.round_drafts import RoundDraft, correction_key, place_key
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, unavailable, use_refusal, view
from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.live import Seen, use_table
from scorekeeper.ui.screens.entry.asides import DeckGuard, Effects, KnockedOut
from scorekeeper.ui.screens.entry.flow import Entry, Redraw
from scorekeeper.ui.screens.entry.keys import KeyGroups
from scorekeeper.ui.screens.entry.line import Doubts, EntryLine
from scorekeeper.ui.screens.entry.pad import PadBottom, PadHeading, PadSeats
from scorekeeper.ui.screens.entry.place import (
    Place,
    combined,
    entry_with,
    opponents,
    seated,
)
from scorekeeper.ui.screens.entry.rivals import SavedMeanwhile
from scorekeeper.ui.screens.entry.view_model import pad_of
from scorekeeper.ui.session import Session, use_session

NO_PLACE: Place | None = None
"""What a memory of the place starts as."""


@ft.component
def NewRoundScreen() -> ft.View:
    """The hand of one opponent for the round that comes next."""
    session = use_session()
    params = ft.use_route_params()
    table, out, hand = (params.get(name, "") for name in ("table", "out", "hand"))
    at = int(params.get("at", "0")) if params.get("at", "0").isdecimal() else ONLY_TABLE
    seen = use_table(session.live, session.services.tables, table)
    redraw, refusal, emptied = use_redraw()
    use_moving_on(session, seen, redraw, (at, out))
    shown = use_memory(NO_PLACE)
    if redraw.leaving.current and shown.current:
        # The save is published before the board comes; the next round's empty pad would frighten.
        return _pad_view(Entry(session, shown.current, redraw), refusal, emptied)
    if seen.state is None:
        return unavailable(session, seen)
    try:
        game = playing(seen.state)
        session.services.library.variant(game.rules.variant)
        players, pairs = seated(game, at)
        if out not in players or hand not in opponents(players, out, pairs):
            raise RoundRefused("round-not-here")
    except Refusal as fault:
        return unavailable(session, Seen(refusal=fault))
    key = place_key(game, at)
    draft = session.desk.get(table, key) or RoundDraft(after=game.tip_of(at), table=at)
    place = Place(
        state=seen.state,
        game=game,
        players=players,
        number=game.rounds_at(at) + 1,
        key=key,
        draft=draft if draft.out == out else draft.with_out(out),
        current=hand,
        pairs=pairs,
    )
    place = shown.current = replace(place, draft=place.filled(place.draft))
    return _pad_view(Entry(session, place, redraw), refusal, emptied)


@ft.component
def ReviseRoundScreen() -> ft.View:
    """The hand of one opponent in a round that is already scored."""
    session = use_session()
    params = ft.use_route_params()
    table, round_id, hand = (params.get(name, "") for name in ("table", "round", "hand"))
    seen = use_table(session.live, session.services.tables, table)
    redraw, refusal, emptied = use_redraw()
    if seen.state is None:
        return unavailable(session, seen)
    found = seen.state.find_round(round_id)
    draft = session.desk.get(table, correction_key(round_id)) or (found and RoundDraft.of(found[1]))
    if not found or not draft:
        return unavailable(session, Seen(refusal=RoundRefused("round-not-here")))
    game, played = found
    if hand not in opponents(played.players, draft.out or "", played.pairs):
        return unavailable(session, Seen(refusal=RoundRefused("round-not-here")))
    place = Place(
        state=seen.state,
        game=game,
        players=played.players,
        number=played.number,
        key=correction_key(round_id),
        draft=draft,
        current=hand,
        revising=round_id,
        pairs=played.pairs,
    )
    return _pad_view(Entry(session, place, redraw), refusal, emptied)


def use_moving_on(session: Session, seen: Seen, redraw: Redraw, won: tuple[int, str]) -> None:
    """Takes a half-entered round along when somebody else has entered the round it was for, also
    while this device slept. `won`: at which table, by whom.

    A hook.
    """
    at, out = won
    begun, moved = use_memory(""), use_memory(0)
    game = seen.state.game if seen.state else None
    key = place_key(game, at) if game else ""
    if seen.state and game and begun.current != key:
        # While drawing, not after it: nothing that is typed meanwhile can fall between.
        left = begun.current or session.desk.left_behind(seen.state.id, at, out)
        if left and session.desk.move(seen.state.id, left, key, game.tip_of(at)):
            moved.current += 1
        begun.current = key

    def tell() -> None:
        if moved.current and game:
            redraw.refused(StaleRound("round-stale", number=game.rounds_at(at)))

    ft.use_effect(tell, dependencies=[moved.current])


def use_redraw() -> tuple[Redraw, Refusal | None, int]:
    """How an entry tells its screen to draw again; the refusal to show; how often the line was
    emptied. A hook.
    """
    _version, set_version = ft.use_state(0)
    refusal, set_refusal = use_refusal()
    emptied, set_emptied = ft.use_state(0)
    leaving = use_memory(False)
    redraw = Redraw(
        leaving=leaving,
        draft_changed=lambda: set_version(lambda version: version + 1),
        refused=set_refusal,
        line_emptied=lambda: set_emptied(lambda times: times + 1),
    )
    return redraw, refusal, emptied


def _pad_view(entry: Entry, refusal: Refusal | None, emptied: int) -> ft.View:
    session, place = entry.session, entry.place
    pad = pad_of(session.t, session.services.library, session.language, place, entry.read)
    body: list[ft.Control] = []
    if refusal is not None:
        body.append(refusal_panel(session, refusal))
    if isinstance(refusal, StaleRound):
        body.append(SavedMeanwhile(entry))
    body += [
        PadHeading(pad, entry),
        DeckGuard(pad),
        *(
            [KnockedOut(pad.knock_out, entry)]
            if pad.knock_out and pad.knock_out.out
            else [
                EntryLine(pad, entry, (place.current, emptied)),
                Doubts(pad, entry),
                KeyGroups(pad, entry),
            ]
        ),
    ]
    bottom: list[ft.Control] = [PadBottom(pad, entry)]
    if place.revising is not None:
        settled = entry_with(place, combined(place.hand, entry.read(place.hand.text)))
        bottom.insert(0, Effects(entry, settled))
    return view(
        parts.screen(PadSeats(pad, entry), body, bottom),
        place=f"/table/{place.state.id}/pad/{place.revising or 'next'}",
    )
