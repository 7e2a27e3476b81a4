"""What the pad shows while a round is entered, from a place and its draft; nothing of Flet."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from scorekeeper.domain.deck_guard import round_warnings
from scorekeeper.domain.formations import ONLY_TABLE, pair_of
from scorekeeper.domain.hands import NO_CARDS, HandTally
from scorekeeper.domain.state import GameState
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.handwords import HandReading
from scorekeeper.tables.shown.board import SeatView, seat_view
from scorekeeper.tables.shown.doubts import Doubt, doubts_of
from scorekeeper.tables.shown.keys import PadGroup, key_groups
from scorekeeper.tables.shown.words import several, signed
from scorekeeper.ui.screens.entry.place import Place, combined, entry_with, gain_with, next_hand

Reader = Callable[[str], HandReading | None]


@dataclass(frozen=True, slots=True)
class KnockOut:
    """Whether the player on the pad is knocked out, and who may have caused it.

    `limit` is how many cards that takes, where the game has such a number.
    """

    out: bool
    limit: int
    points: str
    causes: tuple[SeatView, ...]
    cause: str | None


@dataclass(frozen=True, slots=True)
class PadSeat:
    """A seat along the top of the pad. `by` is who reported the hand."""

    seat: SeatView
    status: Literal["out", "partner", "knocked-out", "reported", "done", "begun", "open"]
    current: bool
    by: str = ""

    @property
    def asked(self) -> bool:
        """Whether this hand can be opened."""
        return self.status not in {"out", "partner"}


@dataclass(frozen=True, slots=True)
class Chip:
    """Something already in the hand: tapping it takes it away again.

    `said` is its place among what the line says; None for what was tapped.
    """

    text: str
    points: str
    kind: str | None
    amount: int | None
    said: int | None = None


@dataclass(frozen=True, slots=True)
class Pad:
    """The pad for one hand. `reason` says why the main button does not work.

    `knock_out` is None in games that know no such thing; `many` asks whether somebody with so
    many cards was not knocked out.
    """

    eyebrow: str
    title: str
    name: str
    subtotal: int
    seats: tuple[PadSeat, ...]
    groups: tuple[PadGroup, ...]
    tapped: tuple[Chip, ...]
    said: tuple[Chip, ...]
    doubts: tuple[Doubt, ...]
    empty: bool
    action: str
    next_player: str | None
    reason: str | None
    knock_out: KnockOut | None
    warnings: tuple[str, ...] = ()
    many: str | None = None
    reported: str | None = None
    report_again: str | None = None


def pad_of(t: Translator, library: Library, language: str, place: Place, read: Reader) -> Pad:
    """The pad for the hand at a place of an entry."""
    state, draft, current = place.state, place.draft, place.current
    hand = draft.hand(current)
    reading = read(hand.text)
    settled = combined(hand, reading)
    doubts = doubts_of(library, language, place.game.rules, hand.text, read)
    knock_out = _knock_out(library, place)
    fallen = knock_out is not None and knock_out.out
    empty = settled == NO_CARDS and reading is None and not fallen
    following = next_hand(draft, place.asked, current)
    return Pad(
        eyebrow=_eyebrow(t, place),
        title=t("entry-hand-of", name=state.name_of(current)),
        name=state.name_of(current),
        subtotal=place.game.rules.knock_out
        if fallen
        else settled.points(place.game.rules.card_points),
        seats=tuple(
            PadSeat(
                seat_view(state, player),
                _status(place, player),
                player == current,
                draft.hand(player).reported or "",
            )
            for player in place.players
        ),
        groups=key_groups(t, library, language, place.game.rules, hand.tally),
        tapped=_tapped(t, library, language, place.game, hand.tally),
        said=_said(t, library, language, place.game, reading),
        doubts=doubts,
        empty=empty,
        action=_action(t, place, following, settled),
        next_player=following,
        reason=_reason(t, bool(doubts), empty and not hand.entered),
        knock_out=knock_out,
        warnings=_warnings(t, library, language, place, settled),
        many=_many(t, knock_out, settled),
        reported=_reported(t, place),
        report_again=_report_again(t, place),
    )


def _reported(t: Translator, place: Place) -> str | None:
    """Whose word the hand is, or that it was changed here: a line either way."""
    if place.hand.reported:
        return t("entry-reported", by=place.hand.reported)
    return t("entry-report-changed") if place.changed_report else None


def _report_again(t: Translator, place: Place) -> str | None:
    """The way back to what the owner reported, where that was changed here."""
    report = place.changed_report
    if report is None:
        return None
    if report.knocked_out:
        return t("entry-report-again-out")
    return t("entry-report-again", points=report.hand.points(place.game.rules.card_points))


def _warnings(
    t: Translator, library: Library, language: str, place: Place, settled: HandTally
) -> tuple[str, ...]:
    """More cards than the deck holds: said, never forbidden."""
    rules = place.game.rules
    variant = library.variants.get(rules.variant)
    entry = entry_with(place, settled)
    if variant is None or entry is None:
        return ()
    seats = list(place.state.seats)
    return tuple(
        t(
            "entry-deck-kind" if warning.kind else "entry-deck-whole",
            card=library.card_name(warning.kind, language) if warning.kind else "",
            held=warning.held,
            available=warning.available,
            names=", ".join(
                f"{place.state.name_of(player)} {count}"
                for player, count in sorted(warning.holders, key=lambda held: seats.index(held[0]))
            ),
        )
        for warning in round_warnings(variant, rules, entry)
    )


def _many(t: Translator, knock_out: KnockOut | None, settled: HandTally) -> str | None:
    """Whether somebody who holds so many cards was not knocked out: asked, never decided."""
    held = settled.number_of_cards()
    if knock_out is None or knock_out.out or not 0 < knock_out.limit <= held:
        return None
    return t("entry-many-cards", held=held)


def _eyebrow(t: Translator, place: Place) -> str:
    name = place.state.name_of(place.draft.out or "")
    if place.draft.table == ONLY_TABLE:
        return t("entry-eyebrow", number=place.number, name=name)
    return t("entry-eyebrow-at", table=place.draft.table, number=place.number, name=name)


def _status(
    place: Place, player: str
) -> Literal["out", "partner", "knocked-out", "reported", "done", "begun", "open"]:
    if player == place.draft.out:
        return "out"
    if player not in place.asked:
        return "partner"
    if player in place.draft.knocked_out:
        return "knocked-out"
    hand = place.draft.hand(player)
    if hand.reported:
        return "reported"
    if hand.entered:
        return "done"
    return "begun" if hand.begun else "open"


def _knock_out(library: Library, place: Place) -> KnockOut | None:
    points = place.game.rules.knock_out
    if not points:
        return None
    limit = library.variant(place.game.rules.variant).play.mercy_limit
    fallen = place.draft.knocked_out
    return KnockOut(
        out=place.current in fallen,
        limit=limit.value if limit else 0,
        points=str(points),
        causes=tuple(
            seat_view(place.state, player) for player in place.players if player != place.current
        ),
        cause=fallen.get(place.current),
    )


def _reason(t: Translator, doubted: bool, open_: bool) -> str | None:
    if doubted:
        return t("entry-reason-not-understood")
    return t("entry-reason-empty") if open_ else None


def _action(t: Translator, place: Place, following: str | None, settled: HandTally) -> str:
    if following is not None:
        return t("entry-next", name=place.state.name_of(following))
    if place.revising is not None:
        return t("entry-save-revision")
    if place.game.rules.scoring != "winner-takes-all":
        return t("entry-save-plain")
    return t("entry-save", name=_winners(place), gain=signed(gain_with(place, settled)))


def _winners(place: Place) -> str:
    """Who gets the points: whoever went out, with their partner where they have one."""
    out = place.draft.out or ""
    side = (pair_of(out, place.pairs) if place.pairs else None) or (out,)
    return " + ".join(map(place.state.name_of, side))


def _tapped(
    t: Translator, library: Library, language: str, game: GameState, tally: HandTally
) -> tuple[Chip, ...]:
    points = game.rules.card_points
    cards = [
        Chip(
            text=several(t, count, library.card_label(kind, language)),
            points=str(points.get(kind, 0) * count),
            kind=kind,
            amount=None,
        )
        for kind, count in tally.cards.items()
    ]
    amounts = [Chip(str(amount), "", None, amount) for amount in tally.amounts]
    return (*cards, *amounts)


def _said(
    t: Translator, library: Library, language: str, game: GameState, reading: HandReading | None
) -> tuple[Chip, ...]:
    """What the line was understood to say."""
    points = game.rules.card_points
    return tuple(
        Chip(
            text=str(item.amount)
            if item.kind is None
            else several(t, item.count, library.card_label(item.kind, language)),
            points="" if item.kind is None else str(points.get(item.kind, 0) * item.count),
            kind=item.kind,
            amount=item.amount,
            said=at,
        )
        for at, item in enumerate(reading.items if reading else ())
    )
