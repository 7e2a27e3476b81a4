"""Sentences that several screens say: a rules line, names, points with their sign.

Every text comes from Fluent; this module only knows which message fits.
"""

from datetime import datetime

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.formations import Pairing, pair_of
from scorekeeper.domain.state import GameState, Notice, RoundState, TableState
from scorekeeper.l10n import Translator, isolated
from scorekeeper.rulebook import Library

MINUS = "\u2212"
NO_BREAK = "\u00a0"


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
    return ", ".join(isolated(state.name_of(player)) for player in players)


def pair_names(state: TableState, pair: tuple[str, ...]) -> str:
    """The names of partners, such as "Mira + Tom"."""
    return " + ".join(isolated(state.name_of(player)) for player in pair)


def with_number(name: str, number: str) -> str:
    """A name and the number that is theirs: one line never ends between them."""
    return f"{isolated(name)}{NO_BREAK}{number}"


def several(t: Translator, count: int, card: str) -> str:
    """Cards of one kind, such as "Skip", "2 × Skip" or "8 × the 7"."""
    if count == 1:
        return card
    return t("cards-of-number" if card.isdigit() else "cards-of-kind", count=count, card=card)


def notice_line(t: Translator, state: TableState, notice: Notice, players: tuple[str, ...]) -> str:
    """What somebody should look at in a round, and whose it is."""
    return t(f"notice-{notice.value}", names=names(state, players), count=len(players))


def pairs_line(state: TableState, pairs: Pairing) -> str:
    """Who plays with whom against whom, such as "Mira + Tom – Jonas + Lea"."""
    return " – ".join(pair_names(state, pair) for pair in pairs)


def winners_line(state: TableState, played: RoundState) -> str:
    """Who won a round, such as "Mira" or, of partners, "Mira + Tom"."""
    pair = pair_of(played.entry.out, played.pairs) if played.pairs else None
    return pair_names(state, pair or (played.entry.out,))


def won_line(t: Translator, key: str, state: TableState, game: GameState) -> str | None:
    """Who has won, by the message `key` or, of partners, `key`-pair; None while nobody has."""
    if game.ending is None:
        return None
    winners = game.ending.winners
    if game.pairs and len(winners) == 2:
        return t(f"{key}-pair", names=pair_names(state, winners))
    return t(key, names=names(state, winners), count=len(winners))


def number_of(t: Translator, played: RoundState) -> str:
    """The number of a round as a sentence says it, with its table where there are two."""
    return numbered(t, played.number, played.entry.table)


def numbered(t: Translator, number: int, table: int) -> str:
    """A round's number, such as "7" or, at the second of two tables, "7 (table 2)"."""
    return t("number-at-table", number=number, table=table) if table else str(number)


def short_number_of(played: RoundState) -> str:
    """The number of a round where there is room for a few characters only, such as "2·7"."""
    table = played.entry.table
    return f"{table}·{played.number}" if table else str(played.number)


def gain_of(state: TableState, played: RoundState) -> str:
    """Who gained what in a round, such as "Mira +104" or, of partners, "Mira + Tom +84"."""
    if played.pairs:
        return ", ".join(
            with_number(pair_names(state, pair), signed(played.points[pair[0]]))
            for pair in played.pairs
            if pair[0] in played.points
        )
    return ", ".join(
        with_number(state.name_of(player), signed(points))
        for player, points in played.points.items()
    )


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


def moment_since(t: Translator, at: datetime, now: datetime) -> str:
    """The time of day alone where it was today, and the day too where it was not."""
    local = at.astimezone()
    if local.date() == now.astimezone().date():
        return f"{local.hour:02}:{local.minute:02}"
    return moment(t, at)


def moment_by(t: Translator, at: datetime, by: str) -> str:
    """Day and time of day, and who did it where that is known."""
    return t("moment-by", when=moment(t, at), by=by) if by else moment(t, at)
