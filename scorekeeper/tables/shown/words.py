"""Sentences that several screens say: a rules line, a change, points with their sign.

Every text comes from Fluent; this module only knows which message fits.
"""

from datetime import datetime

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.formations import Pairing
from scorekeeper.domain.state import Change, GameState, RoundState, TableState
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library

MINUS = "\u2212"
_WITHOUT_A_ROUND = frozenset({"deciding-round-agreed", "ruling-agreed"})


def signed(points: int) -> str:
    """Points with their sign, typographic minus.

    >>> signed(104), signed(0)
    ('+104', '+0')
    """
    return f"+{points}" if points >= 0 else f"{MINUS}{-points}"


def rules_line(t: Translator, library: Library, language: str, rules: AgreedRules) -> str:
    """The agreed rules in a few words, such as "Classic to 500"."""
    key = "rules-line"
    if rules.formation != "individual":
        key = f"rules-line-{rules.formation}"
    elif rules.scoring != "winner-takes-all":
        key = f"rules-line-{rules.scoring}"
    return t(
        key,
        variant=library.variant_name(rules.variant, language),
        target=rules.target,
    )


def names(state: TableState, players: tuple[str, ...]) -> str:
    """Several players' names, comma-separated."""
    return ", ".join(state.name_of(player) for player in players)


def pairs_line(state: TableState, pairs: Pairing) -> str:
    """Who plays with whom against whom, such as "Mira + Tom – Jonas + Lea"."""
    return " – ".join(" + ".join(state.name_of(player) for player in pair) for pair in pairs)


def won_line(t: Translator, key: str, state: TableState, game: GameState) -> str | None:
    """Who has won, by the message `key` or, of partners, `key`-pair; None while nobody has."""
    if game.ending is None:
        return None
    winners = game.ending.winners
    if game.pairs and len(winners) == 2:
        return t(f"{key}-pair", names=" + ".join(state.name_of(player) for player in winners))
    return t(key, names=names(state, winners), count=len(winners))


def number_of(played: RoundState) -> str:
    """The number of a round, with its table where there are two, such as "2·7"."""
    table = played.entry.table
    return f"{table}·{played.number}" if table else str(played.number)


def gain_of(state: TableState, played: RoundState) -> str:
    """Who gained what in a round, such as "Mira +104" or, of partners, "Mira + Tom +84"."""
    if played.pairs:
        return ", ".join(
            f"{' + '.join(map(state.name_of, pair))} {signed(played.points[pair[0]])}"
            for pair in played.pairs
            if pair[0] in played.points
        )
    return ", ".join(
        f"{state.name_of(player)} {signed(points)}" for player, points in played.points.items()
    )


def change_done(t: Translator, state: TableState, change: Change) -> str:
    """What the last change did, for the bar that can take it back."""
    found = state.find_round(change.round)
    if found is None:
        kind = change.kind if change.kind in _WITHOUT_A_ROUND else "game-started"
        return t(f"change-{kind}")
    _game, played = found
    return t(f"change-{change.kind}", number=number_of(played), gain=gain_of(state, played))


def change_undone(t: Translator, change: Change) -> str:
    """What was taken back, for the bar that can bring it back."""
    return t(f"undone-{change.kind}")


def round_to_come(game: GameState) -> int:
    """The number of the round that is played now, or of the last one once the game is over.

    Of two tables it is the one that has played fewer.
    """
    if game.sittings:
        return min(game.rounds_at(sitting.table) for sitting in game.sittings) + 1
    return game.next_number if game.ending is None else len(game.rounds)


def moment(t: Translator, at: datetime) -> str:
    """Day and time of day, in the host's time zone."""
    local = at.astimezone()
    return t(
        "moment",
        day=local.day,
        month=t(f"month-{local.month}"),
        time=f"{local.hour:02}:{local.minute:02}",
    )


def moment_by(t: Translator, at: datetime, by: str) -> str:
    """Day and time of day, and who did it where that is known."""
    return t("moment-by", when=moment(t, at), by=by) if by else moment(t, at)
