"""The screens of receipts: of a total, and of a player's points in one round."""

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.domain.refusals import RoundRefused, SeatingRefused
from scorekeeper.tables.shown.receipts import (
    Line,
    Receipt,
    Section,
    round_receipt_of,
    total_receipt_of,
)
from scorekeeper.ui import insets, parts
from scorekeeper.ui.clipboard import use_copying
from scorekeeper.ui.frame import unavailable, view
from scorekeeper.ui.live import Seen, use_table
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.entry.address import correction_route
from scorekeeper.ui.screens.entry.place import opponents
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Space

_BADGE = 56


@ft.component
def TotalReceiptScreen() -> ft.View:
    """Where somebody's total comes from; a line opens its round."""
    session = use_session()
    params = ft.use_route_params()
    table, player = params.get("table", ""), params.get("player", "")
    seen = use_table(session.live, session.services.tables, table)
    game = seen.state.game if seen.state else None
    if seen.state is None or game is None:
        return unavailable(session, seen)
    if player not in game.seating:
        return unavailable(session, Seen(refusal=SeatingRefused("player-not-seated")))
    library, language = session.services.library, session.language
    receipt = total_receipt_of(session.t, library, language, seen.state, game, player)
    base = f"/table/{table}"

    def open_round(round_id: str) -> None:
        session.go(f"{base}/rounds/{round_id}/receipt/{player}")

    return _receipt_view(session, receipt, base, [], open_round)


@ft.component
def RoundReceiptScreen() -> ft.View:
    """Where somebody's points in a round come from, and the way to correct them."""
    session = use_session()
    params = ft.use_route_params()
    table, round_id, player = (params.get(name, "") for name in ("table", "round", "player"))
    seen = use_table(session.live, session.services.tables, table)
    found = seen.state.find_round(round_id) if seen.state else None
    if seen.state is None:
        return unavailable(session, seen)
    if found is None or player not in found[1].players:
        return unavailable(session, Seen(refusal=RoundRefused("round-not-here")))
    game, played = found
    t, library = session.t, session.services.library
    receipt = round_receipt_of(t, library, session.language, seen.state, game, played, player)
    base = f"/table/{table}/rounds/{round_id}"
    asked = opponents(played.players, played.entry.out, played.pairs)
    correct = parts.secondary_button(t("receipt-open-round"), partial(session.go, base))
    if player in asked and not played.voided:
        correct = parts.primary_button(
            t("receipt-correct"),
            lambda: session.go(correction_route(table, played, player)),
            icon="pencil",
        )
    return _receipt_view(session, receipt, f"/table/{table}/rounds", [correct])


def _receipt_view(
    session: Session,
    receipt: Receipt,
    back: str,
    actions: list[ft.Control],
    open_round: Callable[[str], None] | None = None,
) -> ft.View:
    t = session.t
    top = parts.top_bar(
        receipt.title,
        subtitle=receipt.subtitle,
        on_back=lambda: session.go(back),
        back_label=t("back"),
    )
    body: list[ft.Control] = [Sum(receipt)]
    body += [SectionCard(section, open_round) for section in receipt.sections]
    body.append(Small(receipt))
    return view(parts.screen(top, body, [*actions, CopyReceipt(receipt)]))


@ft.component
def Sum(receipt: Receipt) -> ft.Control:
    """Whose number it is, and the number, large."""
    return parts.whose(
        parts.seat_badge(receipt.seat.colour, receipt.seat.initial, _BADGE),
        _BADGE,
        receipt.seat.name,
        parts.subtotal(receipt.total),
        edges=2 * Space.L,
    )


@ft.component
def SectionCard(section: Section, open_round: Callable[[str], None] | None) -> ft.Control:
    """A hand with its cards, or the rounds of a total."""
    rows: list[ft.Control] = []
    if section.title:
        heading: list[ft.Control] = [
            ft.Container(content=parts.strong(section.title), expand=True),
        ]
        if section.seat:
            badge = parts.seat_badge(section.seat.colour, section.seat.initial, 28)
            heading.insert(0, badge)
        rows.append(ft.Row(controls=heading, spacing=Space.S))
    rows += [_line(line, open_round) for line in section.lines]
    if section.note:
        rows.append(parts.body(section.note))
    return parts.card_sheet(
        ft.Column(
            controls=rows,
            spacing=Space.XS,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        ),
        padding=Space.L,
    )


def _line(line: Line, open_round: Callable[[str], None] | None) -> ft.Control:
    palette = use_look().palette
    ink = palette.soft_ink if line.faint else palette.ink
    row = ft.Row(
        controls=[
            ft.Container(content=parts.body(line.text), expand=True),
            parts.strong(line.amount, ink, struck=line.faint),
        ],
        spacing=Space.M,
    )
    if line.round is None or open_round is None:
        return row
    return parts.tappable(
        row,
        label=f"{line.text}, {line.amount}",
        on_click=partial(open_round, line.round),
        face=parts.Face(padding=insets.symmetric(vertical=Space.M, horizontal=Space.XS)),
    )


@ft.component
def Small(receipt: Receipt) -> ft.Control:
    """The rule by which it counts, who wrote it down when, and every change since."""
    return ft.Column(
        controls=[parts.note(line) for line in (*receipt.rules, *receipt.history)],
        spacing=Space.XS,
        tight=True,
    )


@ft.component
def CopyReceipt(receipt: Receipt) -> ft.Control:
    """Puts the receipt on the clipboard as text, to send it to whoever doubts it."""
    t = use_session().t
    copied, copy = use_copying(lambda: receipt.as_text)
    return parts.quiet_button(
        t("receipt-copied") if copied else t("receipt-copy"),
        copy,
        icon="check" if copied else "share-2",
        outlined=True,
        identifier="copy",
    )
