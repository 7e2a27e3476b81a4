"""Whose hands the round to come waits for, and who has sent theirs, in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scorekeeper.domain.actions.rounds import playing
from scorekeeper.domain.formations import Pairing, tables_of
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.tables.round_drafts import RoundDraft, place_key
from scorekeeper.tables.shown.words import several

Begun = Callable[[str, str], RoundDraft | None]
"""The draft of a table's round at a place of its line that somebody has begun, if anybody has."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The round to come at one table: whose hands it needs, and what has been sent.

    `after` is what the round comes after, `out` whoever went out, where somebody has said so;
    their hand, and that of a partner, is not waited for. `sent` has points, `fallen` those who say
    that they were knocked out.
    """

    table: int
    number: int
    after: str
    players: tuple[str, ...]
    out: str | None
    waited_for: tuple[str, ...]
    sent: dict[str, int]
    fallen: frozenset[str] = frozenset()


def asked_of(state: TableState, begun: Begun) -> tuple[Asked, ...]:
    """The rounds that take hands now; none while no game takes rounds."""
    try:
        game = playing(state)
    except Refusal:
        return ()
    rotating = game.rules.formation == "rotating-partners"
    found: list[Asked] = []
    for table in tables_of(game.rules, game.order):
        sitting = game.sitting(table)
        if sitting is not None:
            found.append(_asked(state, game, table, sitting.players, sitting.pairs, begun))
        elif not rotating:
            found.append(_asked(state, game, table, game.players, game.pairs, begun))
    return tuple(found)


def asked_at(state: TableState, player: str, begun: Begun) -> Asked | None:
    """The round that takes a player's hand now, None where there is none."""
    return next((one for one in asked_of(state, begun) if player in one.players), None)


def _asked(
    state: TableState,
    game: GameState,
    table: int,
    players: tuple[str, ...],
    pairs: Pairing | None,
    begun: Begun,
) -> Asked:
    after = game.tip_of(table)
    draft = begun(state.id, place_key(game, table))
    out = draft.out if draft is not None and draft.out in players else None
    fallen = draft.knocked_out if draft is not None else {}
    side = next((pair for pair in pairs or () if out in pair), (out,))
    reports = {player: state.reports.get((after, player)) for player in players}
    return Asked(
        table=table,
        number=game.rounds_at(table) + 1,
        after=after,
        players=players,
        out=out,
        waited_for=tuple(p for p in players if p not in side and p not in fallen),
        sent={
            player: report.hand.points(game.rules.card_points)
            for player, report in reports.items()
            if report is not None
        },
        fallen=frozenset(
            player for player, report in reports.items() if report and report.knocked_out
        ),
    )


def sent_line(t: Translator, asked: Asked, player: str) -> str:
    """What a player has sent; empty where that is nothing."""
    if player in asked.fallen:
        return t("guest-sent-knocked-out")
    points = asked.sent.get(player)
    return "" if points is None else t("guest-sent", points=points)


def cards_sent(
    t: Translator, library: Library, language: str, asked: Asked, player: str, hand: HandTally
) -> str:
    """The cards of the hand that a player has sent, such as "2 × Skip, 7", and points that were
    typed as a sum; empty where the line above says all there is.
    """
    if player in asked.fallen:
        return ""
    cards = [
        several(t, count, library.card_label(kind, language)) for kind, count in hand.cards.items()
    ]
    amounts = [str(amount) for amount in hand.amounts]
    if not cards and len(amounts) <= 1:
        return ""
    return ", ".join(filter(None, (*cards, " + ".join(amounts))))


def hand_title(t: Translator, state: TableState, asked: Asked, player: str) -> str:
    """What stands above a player's own cards: they are asked for until they have been sent."""
    if asked.out == player:
        key = "guest-you-went-out"
    else:
        key = "guest-your-cards-sent" if player in asked.sent else "guest-your-cards"
    return t(key, name=state.name_of(player))


def hand_sent(state: TableState, asked: Asked, player: str) -> HandTally | None:
    """The hand that a player has sent for the round, if any."""
    report = state.reports.get((asked.after, player))
    return report.hand if report is not None else None


def waiting_line(t: Translator, state: TableState, asked: Asked, reader: str | None) -> str:
    """Who has sent theirs and whom the round waits for, as `reader` reads it; may be empty."""
    sent = [p for p in asked.players if p in asked.sent and p != reader and p != asked.out]
    missing = [p for p in asked.waited_for if p not in asked.sent and p != reader]
    you = reader in asked.waited_for and reader not in asked.sent
    if not asked.sent and asked.out is None:
        # Nobody knows yet that the round is over.
        return ""
    if not missing and not you:
        return _sentence(t("guest-all-sent"))
    parts: list[str] = []
    if sent:
        parts.append(t("guest-sent-theirs", names=_listed(t, state, sent), count=len(sent)))
    if missing and you:
        parts.append(t("guest-waiting-and-you", names=_listed(t, state, missing, more=True)))
    elif missing:
        parts.append(t("guest-waiting", names=_listed(t, state, missing), count=len(missing)))
    else:
        parts.append(t("guest-waiting-you"))
    said = " · ".join(parts)
    # A name at the beginning is written as its owner writes it.
    return said if sent else _sentence(said)


def _sentence(said: str) -> str:
    return said[:1].upper() + said[1:]


def arrived_line(t: Translator, state: TableState, after: str, players: Sequence[str]) -> str:
    """Whose hands have arrived for the round that comes after another; empty where nobody's."""
    sent = [player for player in players if (after, player) in state.reports]
    return t("guest-sent-theirs", names=_listed(t, state, sent), count=len(sent)) if sent else ""


def tells_of_hands(asked: Asked, reader: str | None) -> bool:
    """Whether that line says that hands are there: those of others, or all."""
    others = asked.sent.keys() - {reader}
    return bool(others) or (bool(asked.sent) and asked.sent.keys() >= set(asked.waited_for))


def _listed(t: Translator, state: TableState, players: list[str], *, more: bool = False) -> str:
    """Names as people list them: "Jonas, Lea and Tom"; all commas where `more` follows."""
    said = [state.name_of(player) for player in players]
    if more or len(said) == 1:
        return ", ".join(said)
    return t("guest-names-and", names=", ".join(said[:-1]), last=said[-1])
