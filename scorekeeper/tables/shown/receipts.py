"""What a receipt shows and says as text, of one round or of a total."""

from dataclasses import dataclass

from scorekeeper.domain.receipts import (
    CONVENTION,
    CardLine,
    Cites,
    HandLine,
    KnockOutLine,
    RevisionLine,
    RoundReceipt,
    WhyNot,
    round_receipt,
)
from scorekeeper.domain.state import GameState, RoundState, TableState
from scorekeeper.domain.total_receipts import TotalLine, total_receipt
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.tables.shown.board import SeatView, seat_view
from scorekeeper.tables.shown.changes import newest_first, revision_parts
from scorekeeper.tables.shown.words import (
    moment_by,
    number_of,
    numbered,
    rules_line,
    several,
    signed,
    winners_line,
)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a receipt. `faint`: it counts nothing; `round`: it leads to that round."""

    text: str
    amount: str
    faint: bool = False
    round: str | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Lines that belong together, under the name of whoever held the cards."""

    title: str
    seat: SeatView | None
    lines: tuple[Line, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Receipt:
    """A receipt: whose, for what, the sections, the sum, the rule, and who wrote it down when.

    `place` says at which table and in which game, for whoever reads the text elsewhere.
    """

    place: str
    seat: SeatView
    title: str
    subtitle: str
    sections: tuple[Section, ...]
    total: str
    rules: tuple[str, ...]
    history: tuple[str, ...]

    @property
    def as_text(self) -> str:
        """The receipt as lines of plain text, to be sent to somebody."""
        lines = [self.place, f"{self.title}: {self.total}", self.subtitle, ""]
        for section in self.sections:
            if section.title:
                lines.append(section.title)
            lines += [f"  {line.text}  {line.amount}".rstrip() for line in section.lines]
            if section.note:
                lines.append(f"  ({section.note})")
        return "\n".join([*lines, "", *self.rules, *self.history])


def round_receipt_of(
    t: Translator,
    library: Library,
    language: str,
    state: TableState,
    game: GameState,
    played: RoundState,
    player: str,
) -> Receipt:
    """Where a player's points in one round come from."""
    receipt = round_receipt(game, played, player, library.variants.get(game.rules.variant))
    name = state.name_of(player)
    winners = winners_line(state, played)
    sections = [_hand(t, library, language, state, hand, winners) for hand in receipt.hands]
    if receipt.knock_outs:
        fallen = tuple(_knock_out(t, state, line) for line in receipt.knock_outs)
        sections.append(Section(t("receipt-knock-outs"), None, fallen))
    cites = (*receipt.cite, *(cite for line in receipt.knock_outs for cite in line.cite))
    return Receipt(
        place=_place(t, library, language, state, game),
        seat=seat_view(state, player),
        title=t("receipt-round", name=name, number=number_of(t, played)),
        subtitle=t("round-is-void")
        if played.voided
        else t("receipt-went-out", name=_out(state, played)),
        sections=tuple(sections),
        total=_sum(receipt),
        rules=_rules(t, library, language, cites),
        history=(
            *_changes(t, state, game, played, receipt),
            t("round-entered", when=moment_by(t, receipt.at, receipt.by)),
        ),
    )


def total_receipt_of(
    t: Translator,
    library: Library,
    language: str,
    state: TableState,
    game: GameState,
    player: str,
) -> Receipt:
    """Where a player's total comes from."""
    receipt = total_receipt(game, player, library.variants.get(game.rules.variant))
    name = state.name_of(player)
    lines = [_total_line(t, line) for line in reversed(receipt.lines)]
    if receipt.late or receipt.start:
        lines.append(Line(t("receipt-start"), signed(receipt.start)))
    return Receipt(
        place=_place(t, library, language, state, game),
        seat=seat_view(state, player),
        title=t("receipt-total", name=name),
        subtitle=t("receipt-rounds", count=sum(not line.voided for line in receipt.lines)),
        sections=(Section("", None, tuple(lines)),),
        total=str(receipt.total),
        rules=_rules(t, library, language, (*receipt.cite, *receipt.start_cite)),
        history=(),
    )


def _place(
    t: Translator, library: Library, language: str, state: TableState, game: GameState
) -> str:
    """The table, the rules and, where several were played, which game it is."""
    parts = [state.name, rules_line(t, library, language, game.rules)]
    if len(state.games) > 1:
        number = next(at for at, one in enumerate(state.games, 1) if one.id == game.id)
        parts.append(t("receipt-game", number=number))
    return " · ".join(parts)


def _sum(receipt: RoundReceipt) -> str:
    """The points or, where somebody else got them all, what was held."""
    given = [hand.worth for hand in receipt.hands if hand.why_not is WhyNot.TO_THE_WINNER]
    return str(sum(given)) if given and not receipt.knock_outs else signed(receipt.points)


def _changes(
    t: Translator, state: TableState, game: GameState, played: RoundState, receipt: RoundReceipt
) -> list[str]:
    """Every change of the round, those that were taken back among them, newest first."""
    points = game.rules.card_points
    said = [(line.at, [_revised(t, state, game, line)]) for line in receipt.revisions]
    return newest_first(t, state, points, played, said)


def _revised(t: Translator, state: TableState, game: GameState, line: RevisionLine) -> str:
    """A change of the round: everything that was changed, and what it did to these points."""
    points = game.rules.card_points
    what = ", ".join(revision_parts(t, state, points, line.before, line.after))
    when = moment_by(t, line.at, line.by)
    if line.points_before == line.points_after:
        return t("history-line", when=when, what=what)
    before, after = signed(line.points_before), signed(line.points_after)
    return t("receipt-revised", when=when, what=what, before=before, after=after)


def _out(state: TableState, played: RoundState) -> str:
    return state.name_of(played.entry.out)


def _hand(
    t: Translator,
    library: Library,
    language: str,
    state: TableState,
    hand: HandLine,
    winners: str,
) -> Section:
    # What the winner gets counts, if not here: struck through it would look taken back.
    faint = hand.why_not not in {None, WhyNot.TO_THE_WINNER}
    lines = [_cards(t, library, language, line, faint) for line in hand.cards]
    lines += [Line(t("receipt-typed"), str(amount), faint) for amount in hand.amounts]
    if not lines and hand.why_not is None:
        lines = [Line(t("receipt-nothing"), "0")]
    return Section(
        title=t("receipt-hand", name=state.name_of(hand.holder), points=hand.worth),
        seat=seat_view(state, hand.holder),
        lines=tuple(lines),
        note=t(f"receipt-why-{hand.why_not.value}", name=winners) if hand.why_not else "",
    )


def _cards(t: Translator, library: Library, language: str, line: CardLine, faint: bool) -> Line:
    name = library.card_name(line.kind, language)
    each = line.each or 0
    cards = several(t, line.count, name)
    text = t("receipt-cards", cards=cards, each=each) if line.count > 1 else cards
    if line.count == 1 and name.isdigit():
        # A 9 that is worth 9 would stand there as two numbers.
        text = t("cards-of-number", count=1, card=name)
    return Line(text, str(line.points), faint)


def _knock_out(t: Translator, state: TableState, line: KnockOutLine) -> Line:
    victim = state.name_of(line.victim)
    if line.cause is None:
        text = t("receipt-knocked-out", name=victim)
    else:
        text = t("receipt-knocked-out-by", name=victim, cause=state.name_of(line.cause))
    return Line(text, str(line.points), line.to is None)


def _total_line(t: Translator, line: TotalLine) -> Line:
    number = numbered(t, line.number, line.table)
    key = "receipt-line-void" if line.voided else "receipt-line"
    return Line(
        t(key, number=number, total=line.total), signed(line.points), line.voided, line.round
    )


def _rules(t: Translator, library: Library, language: str, cites: Cites) -> tuple[str, ...]:
    said: list[str] = []
    for cite in dict.fromkeys(cites):
        if cite == CONVENTION:
            said.append(t("receipt-convention"))
            continue
        source = library.citation(cite, language)
        place = " · ".join(filter(None, (source.source_title, source.edition, source.section)))
        said.append(t("receipt-rule", place=place))
    return tuple(said)
