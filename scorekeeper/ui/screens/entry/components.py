"""The screens of round entry: the next round, or another entry for a round already scored."""

from dataclasses import replace

import flet as ft

from scorekeeper.domain.actions.rounds import playing
from scorekeeper.domain.formations import ONLY_TABLE
from scorekeeper.domain.refusals import Refusal, RoundRefused
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.tables.correction_drafts import corrected, corrected_meanwhile
from scorekeeper.tables.draft_standing import standing_of
from scorekeeper.tables.round_drafts import RoundDraft, correction_key, place_after
from scorekeeper.ui.frame import unavailable
from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.live import Seen, use_table
from scorekeeper.ui.screens.entry.address import is_past
from scorekeeper.ui.screens.entry.flow import Entry
from scorekeeper.ui.screens.entry.pad_view import pad_view
from scorekeeper.ui.screens.entry.place import Place, opponents, seated
from scorekeeper.ui.screens.entry.redrawing import (
    NO_PLACE,
    use_other_tabs,
    use_redraw,
    use_start_at_top,
)
from scorekeeper.ui.screens.entry.rivals import Overtaken, overtaken_view
from scorekeeper.ui.screens.entry.saved_here import saved_here_view
from scorekeeper.ui.screens.entry.unasked import unasked_view
from scorekeeper.ui.session import use_session


@ft.component
def NewRoundScreen() -> ft.View:
    """The hand of one opponent for the round after the one that the address names."""
    session = use_session()
    params = ft.use_route_params()
    table, after, out, hand = (params.get(name, "") for name in ("table", "after", "out", "hand"))
    at = int(params.get("at", "0")) if params.get("at", "0").isdecimal() else ONLY_TABLE
    key = place_after(after, at)
    seen = use_table(session.live, session.services.tables, table)
    redraw, refusal, emptied = use_redraw((table, key))
    shown = use_memory(NO_PLACE)
    use_other_tabs(session, (table, key), redraw, shown)
    use_start_at_top(redraw, hand)
    if redraw.leaving.current and shown.current:
        # The save is published before the board comes; the next round's empty pad would frighten.
        return pad_view(Entry(session, shown.current, redraw), refusal, emptied)
    state = seen.state
    if state is None:
        return unavailable(session, seen)
    kept = redraw.known.current = session.desk.get(table, key)
    standing = standing_of(state, state.game, after, at) if state.game else None
    if state.game and standing and (standing.saved or (kept and standing.how == "taken-back")):
        draft = kept or RoundDraft(after, out, table=at)
        here = Overtaken(session, state, state.game, draft, standing, hand)
        # What was looked at while others saved it was overtaken. Of any other, such as one that a
        # restarted server no longer knows, it is not to be told who saved it.
        looked_on = shown.current is not None and shown.current.key == key
        if standing.saved and not draft.has_hands and (here.saved_here or not looked_on):
            return saved_here_view(session, state, standing.saved)
        return overtaken_view(here)
    try:
        place = _place(state, playing(state), kept or RoundDraft(after, table=at), out, hand)
        session.services.library.variant(place.game.rules.variant)
    except Refusal as fault:
        return unavailable(session, Seen(refusal=fault), f"/table/{table}")
    shown.current = place
    return pad_view(Entry(session, place, redraw), refusal, emptied)


def _place(state: TableState, game: GameState, draft: RoundDraft, out: str, hand: str) -> Place:
    """The place of a hand in the round to come. Raises RoundRefused where there is no such."""
    players, pairs = seated(game, draft.table)
    coming = draft.after == game.tip_of(draft.table)
    if not coming or out not in players or hand not in opponents(players, out, pairs):
        raise RoundRefused("round-not-here")
    place = Place(
        state=state,
        game=game,
        players=players,
        number=game.rounds_at(draft.table) + 1,
        key=draft.place,
        draft=draft if draft.out == out else draft.with_out(out),
        current=hand,
        pairs=pairs,
    )
    return replace(place, draft=place.filled(place.draft))


@ft.component
def ReviseRoundScreen() -> ft.View:
    """The hand of one opponent in a round that is already scored."""
    session = use_session()
    params = ft.use_route_params()
    table, round_id, hand = (params.get(name, "") for name in ("table", "round", "hand"))
    key = correction_key(round_id)
    seen = use_table(session.live, session.services.tables, table)
    redraw, refusal, emptied = use_redraw((table, key))
    shown = use_memory(NO_PLACE)
    use_other_tabs(session, (table, key), redraw, shown)
    use_start_at_top(redraw, hand)
    if seen.state is None:
        return unavailable(session, seen)
    found = seen.state.find_round(round_id)
    if not found or hand not in found[1].players:
        missing = Seen(refusal=RoundRefused("round-not-here"))
        return unavailable(session, missing, f"/table/{table}")
    game, played = found
    if not redraw.leaving.current:
        redraw.known.current = session.desk.get(table, key)
        here = session.page.route or ""
        # Whoever was at this round already has more to say of it, whatever hand it was.
        looked_at = shown.current is not None and shown.current.key == key
        if redraw.known.current is None and not looked_at and is_past(here, played):
            return saved_here_view(session, seen.state, played, corrected=True)
    place = Place(
        state=seen.state,
        game=game,
        players=played.players,
        number=played.number,
        key=key,
        draft=corrected(redraw.known.current, played),
        current=hand,
        revising=round_id,
        pairs=played.pairs,
    )
    if hand not in place.asked:
        return unasked_view(session, place)
    shown.current = place
    entry = Entry(session, place, redraw)
    theirs = corrected_meanwhile(redraw.known.current, played)
    return pad_view(entry, refusal, emptied, theirs)
