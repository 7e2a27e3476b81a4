"""A half-entered round that the table has gone past: what was saved, and what becomes of this one.

A round saved from this very desk, of which nothing is left to enter, is in `saved_here.py`.
Nothing is decided here: leaving theirs, correcting theirs and saving another round are three taps.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from scorekeeper.domain.actions.rounds import playing
from scorekeeper.domain.formations import Pairing
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import GameState, RoundState, TableState
from scorekeeper.tables.correction_drafts import correction_with
from scorekeeper.tables.draft_standing import Standing
from scorekeeper.tables.hand_line import combined, read_line
from scorekeeper.tables.round_drafts import HandDraft, RoundDraft, correction_key
from scorekeeper.tables.shown.rounds import in_short
from scorekeeper.ui import parts
from scorekeeper.ui.frame import view
from scorekeeper.ui.screens.entry.address import correction_route, round_route
from scorekeeper.ui.screens.entry.place import first_open, opponents, seated
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import Space


@dataclass(frozen=True, slots=True)
class Overtaken:
    """The draft of a round that is not the next one any more, and whose hand was on the pad."""

    session: Session
    state: TableState
    game: GameState
    draft: RoundDraft
    standing: Standing
    hand: str

    @property
    def saved_here(self) -> bool:
        """Whether the round that stands there was saved from this desk, and not by others."""
        saved = self.standing.saved
        return saved is not None and saved.id == self.session.desk.saved(
            self.state.id, self.draft.place
        )


def overtaken_view(here: Overtaken) -> ft.View:
    """What has happened meanwhile, what was entered here, and the ways on."""
    session, standing = here.session, here.standing
    t = session.t
    saved = standing.saved
    if saved is None:
        said = t("entry-taken-back")
    else:
        key = "entry-saved-here" if here.saved_here else "entry-overtaken"
        said = t(key, number=standing.number)
    lines: list[ft.Control] = [parts.announced(said, parts.strong(said))]
    if saved is not None:
        lines.append(parts.body(t("entry-saved", round=in_short(t, here.state, here.game, saved))))
    if here.draft.has_hands:
        lines.append(parts.body(t("entry-mine", out=_name(here), hands=_mine(here))))
    title = t("half-entered") if saved is None else t("round-title", number=standing.number)
    board = f"/table/{here.state.id}"
    return view(
        parts.screen(
            parts.top_bar(title, on_back=lambda: session.go(board), back_label=t("back")),
            [_stacked(parts.card_sheet(_stacked(*lines)), *_ways_on(here, saved))],
        )
    )


def _ways_on(here: Overtaken, saved: RoundState | None) -> list[ft.Control]:
    session = here.session
    t = session.t
    ways: list[ft.Control] = []
    if saved is not None and here.draft.has_hands:
        ways += [
            parts.secondary_button(
                t("entry-leave-theirs"), lambda: leave_theirs(here), icon="check"
            ),
            parts.quiet_button(
                t("entry-correct-theirs"),
                lambda: correct_theirs(here, saved),
                icon="pencil",
                outlined=True,
            ),
        ]
    else:
        ways.append(
            parts.secondary_button(
                t("back-to-table"), lambda: session.go(f"/table/{here.state.id}"), icon="check"
            )
        )
    as_next = next_with(here)
    if as_next is not None:
        number = here.game.rounds_at(here.draft.table) + 1
        said = t("entry-go-on-as" if saved is None else "entry-another-round", number=number)
        ways.append(parts.quiet_button(said, as_next, icon="arrow-right", outlined=True))
    return ways


def leave_theirs(here: Overtaken) -> None:
    """It was the same round: what was entered here goes away, what they saved counts."""
    here.session.desk.drop(here.state.id, here.draft.place)
    here.session.go(f"/table/{here.state.id}")


def correct_theirs(here: Overtaken, saved: RoundState) -> None:
    """It was the same round and this one is right: it becomes a correction of theirs, which is
    looked at before it is saved. Of the hands not reached here theirs stay.
    """
    desk, table = here.session.desk, here.state.id
    correction = correction_with(here.draft, saved)
    if correction is not None:
        desk.put(table, correction_key(saved.id), correction)
    desk.drop(table, here.draft.place)
    asked = opponents(saved.players, here.draft.out or saved.entry.out, saved.pairs)
    shown = here.hand if here.hand in asked else asked[0]
    here.session.go(correction_route(table, saved, shown))


def next_with(here: Overtaken) -> Callable[[], None] | None:
    """What goes on with the draft as the next round; None where it cannot be that."""
    seats = _seats(here)
    if seats is None or here.draft.out not in seats[0]:
        return None
    players, pairs = seats

    def go_on() -> None:
        desk, table, draft = here.session.desk, here.state.id, here.draft
        moved = replace(draft, after=here.game.tip_of(draft.table))
        if not desk.move(table, draft.place, moved.place, moved.after):
            # Nothing was entered, or something else already is: that one is gone on with.
            moved = desk.get(table, moved.place) or moved
        out = moved.out or draft.out or ""
        first = first_open(moved, opponents(players, out, pairs))
        here.session.go(round_route(table, replace(moved, out=out), first))

    return go_on


def _seats(here: Overtaken) -> tuple[tuple[str, ...], Pairing | None] | None:
    try:
        return seated(playing(here.state), here.draft.table)
    except Refusal:
        return None


def _name(here: Overtaken) -> str:
    return here.state.name_of(here.draft.out or "")


def _mine(here: Overtaken) -> str:
    session, rules = here.session, here.game.rules
    library, language = session.services.library, session.language

    def points(hand: HandDraft) -> int:
        reading = read_line(library, language, rules, hand.text)
        return combined(hand.tally, reading).points(rules.card_points)

    return hands_in_short(here.state, here.draft, points)


def hands_in_short(state: TableState, draft: RoundDraft, points: Callable[[HandDraft], int]) -> str:
    """The hands of a draft, in seat order: "Jonas 8, Oma 12"."""
    return ", ".join(
        f"{state.name_of(player)} {points(draft.hands[player])}"
        for player in state.seats
        if player in draft.hands and player != draft.out and draft.hands[player].is_in
    )


def _stacked(*controls: ft.Control) -> ft.Control:
    return ft.Column(
        controls=list(controls),
        spacing=Space.M,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )
