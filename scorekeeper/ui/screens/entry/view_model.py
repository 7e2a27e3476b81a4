"""What the pad shows while a round is entered, from the state and the draft; nothing of Flet."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby

from scorekeeper.domain.hands import MAX_COUNT, NO_CARDS, HandTally
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.domain.variants import CardKind
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.handwords import HandReading
from scorekeeper.tables.drafts import HandDraft, RoundDraft
from scorekeeper.ui.screens.table.view_model import SeatView, seat_view
from scorekeeper.ui.words import signed

Reader = Callable[[str], HandReading | None]


@dataclass(frozen=True, slots=True)
class Place:
    """Which hand of which round is on the pad; `revising` names a round already scored."""

    state: TableState
    game: GameState
    players: tuple[str, ...]
    number: int
    key: str
    draft: RoundDraft
    current: str
    revising: str | None = None

    @property
    def hand(self) -> HandDraft:
        """The hand on the pad."""
        return self.draft.hand(self.current)


@dataclass(frozen=True, slots=True)
class PadSeat:
    """A seat along the top of the pad."""

    seat: SeatView
    out: bool
    current: bool
    done: bool


@dataclass(frozen=True, slots=True)
class PadKey:
    """A card kind to tap, with how many are in the hand."""

    kind: str
    label: str
    name: str
    count: int
    wild: bool
    face: bool


@dataclass(frozen=True, slots=True)
class PadGroup:
    """Keys of the same worth."""

    label: str
    keys: tuple[PadKey, ...]


@dataclass(frozen=True, slots=True)
class Chip:
    """Something already in the hand: tapping it takes one away."""

    text: str
    points: str
    kind: str | None
    amount: int | None


@dataclass(frozen=True, slots=True)
class Pad:
    """The pad for one hand. `reason` says why the main button does not work; `save`: it saves."""

    eyebrow: str
    title: str
    subtotal: int
    seats: tuple[PadSeat, ...]
    groups: tuple[PadGroup, ...]
    chips: tuple[Chip, ...]
    read_as: str | None
    not_understood: tuple[str, ...]
    empty: bool
    action: str
    next_player: str | None
    reason: str | None


def opponents(players: tuple[str, ...], out: str) -> tuple[str, ...]:
    """Those who still hold cards, in seat order from the left of whoever went out.

    The order follows the seats and never the standings.
    """
    if out not in players:
        return players
    start = players.index(out)
    return tuple(players[(start + step) % len(players)] for step in range(1, len(players)))


def combined(hand: HandDraft, reading: HandReading | None) -> HandTally:
    """What the keys counted and what the line says, together."""
    if reading is None:
        return hand.tally
    cards = dict(hand.tally.cards)
    for kind, count in reading.tally.cards.items():
        cards[kind] = min(MAX_COUNT, cards.get(kind, 0) + count)
    return HandTally(cards=cards, amounts=(*hand.tally.amounts, *reading.tally.amounts))


def with_card(tally: HandTally, kind: str, change: int) -> HandTally:
    """The tally with one card more or fewer of a kind."""
    count = max(0, min(MAX_COUNT, tally.cards.get(kind, 0) + change))
    cards = {**tally.cards, kind: count}
    return HandTally(
        cards={held: number for held, number in cards.items() if number}, amounts=tally.amounts
    )


def without_amount(tally: HandTally, amount: int) -> HandTally:
    """The tally without one of its typed amounts."""
    amounts = list(tally.amounts)
    if amount in amounts:
        amounts.remove(amount)
    return HandTally(cards=tally.cards, amounts=tuple(amounts))


def next_hand(draft: RoundDraft, players: tuple[str, ...], current: str) -> str | None:
    """The next opponent in seat order without a settled hand, or None when all others have one."""
    if draft.out is None:
        return None
    order = opponents(players, draft.out)
    place = order.index(current) if current in order else -1
    later = (*order[place + 1 :], *order[: max(0, place)])
    return next((player for player in later if not draft.hand(player).entered), None)


def gain_with(
    game: GameState, draft: RoundDraft, players: tuple[str, ...], current: str, hand: HandTally
) -> int:
    """What the round will be worth to whoever went out, with the hand on the pad."""
    points = game.rules.card_points
    held = (
        hand if player == current else draft.hand(player).tally
        for player in players
        if player != draft.out
    )
    return sum(tally.points(points) for tally in held)


def pad_of(t: Translator, library: Library, language: str, place: Place, read: Reader) -> Pad:
    """The pad for the hand at a place of an entry."""
    state, draft, current = place.state, place.draft, place.current
    hand = draft.hand(current)
    reading = read(hand.text)
    settled = combined(hand, reading)
    not_understood = reading.not_understood if reading else ()
    empty = settled == NO_CARDS and reading is None
    following = next_hand(draft, place.players, current)
    return Pad(
        eyebrow=t("entry-eyebrow", number=place.number, name=state.name_of(draft.out or "")),
        title=t("entry-hand-of", name=state.name_of(current)),
        subtotal=settled.points(place.game.rules.card_points),
        seats=tuple(
            PadSeat(
                seat=seat_view(state, player),
                out=player == draft.out,
                current=player == current,
                done=draft.hand(player).entered,
            )
            for player in place.players
        ),
        groups=_groups(t, library, language, place.game, hand.tally),
        chips=_chips(library, language, place.game, hand.tally),
        read_as=_echo(library, language, reading),
        not_understood=not_understood,
        empty=empty,
        action=_action(t, place, following, settled),
        next_player=following,
        reason=_reason(t, not_understood, empty and not hand.entered),
    )


def _reason(t: Translator, not_understood: tuple[str, ...], open_: bool) -> str | None:
    if not_understood:
        return t("entry-reason-not-understood")
    return t("entry-reason-empty") if open_ else None


def _action(t: Translator, place: Place, following: str | None, settled: HandTally) -> str:
    if following is not None:
        return t("entry-next", name=place.state.name_of(following))
    if place.revising is not None:
        return t("entry-save-revision")
    gain = gain_with(place.game, place.draft, place.players, place.current, settled)
    return t("entry-save", gain=signed(gain))


def _groups(
    t: Translator, library: Library, language: str, game: GameState, tally: HandTally
) -> tuple[PadGroup, ...]:
    kinds = library.variant(game.rules.variant).cards_of(game.rules.deck)

    def worth(card: CardKind) -> tuple[bool, int]:
        return (card.face, 0 if card.face else card.points.value)

    groups: list[PadGroup] = []
    for (face, points), cards in groupby(kinds, key=worth):
        keys = tuple(
            PadKey(
                kind=card.kind,
                label=library.card_label(card.kind, language),
                name=t(
                    "entry-key-name",
                    card=library.card_name(card.kind, language),
                    points=card.points.value,
                    count=tally.cards.get(card.kind, 0),
                ),
                count=tally.cards.get(card.kind, 0),
                wild=not card.colour,
                face=card.face,
            )
            for card in cards
        )
        label = t("entry-face-value") if face else t("entry-each", points=points)
        groups.append(PadGroup(label, keys))
    return tuple(groups)


def _chips(library: Library, language: str, game: GameState, tally: HandTally) -> tuple[Chip, ...]:
    points = game.rules.card_points
    cards = [
        Chip(
            text=_counted(count, library.card_label(kind, language)),
            points=str(points.get(kind, 0) * count),
            kind=kind,
            amount=None,
        )
        for kind, count in tally.cards.items()
    ]
    amounts = [Chip(str(amount), "", None, amount) for amount in tally.amounts]
    return (*cards, *amounts)


def _counted(count: int, label: str) -> str:
    return label if count == 1 else f"{count} × {label}"


def _echo(library: Library, language: str, reading: HandReading | None) -> str | None:
    if reading is None or not reading.items:
        return None
    return ", ".join(
        str(item.amount)
        if item.kind is None
        else _counted(item.count, library.card_label(item.kind, language))
        for item in reading.items
    )
