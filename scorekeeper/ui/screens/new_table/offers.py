"""What a new table may choose from, and why something cannot be chosen; nothing of Flet.

Whether choices go together is asked of the domain; its refusals are the reasons shown.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar, get_args

from scorekeeper.domain.actions.tables import Newcomer, verify_formation_seats
from scorekeeper.domain.agreed import (
    Deal,
    KnockedOutPay,
    KnockOutTo,
    verify_formation,
    verify_meaning,
    verify_own_rule,
)
from scorekeeper.domain.formations import (
    ROUNDS_OF_FOUR,
    Pairing,
    Stage,
    alike,
    opposite,
    rounds_at_a_table,
)
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.scoring import SCORERS, own_cards
from scorekeeper.domain.variants import SCORING_METHODS, Deck, Formation, ScoringMethod, Variant
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.ui.screens.new_table.view_model import Choices, meanings_of, scoring_of

Value = TypeVar("Value")

TARGETS: Final = (100, 200, 300, 500, 1000, 2000, 5000)
"""From these, those next to the game's own target are offered in one tap."""
_BELOW: Final = 2
_ABOVE: Final = 1
ROUNDS: Final = (3, ROUNDS_OF_FOUR, 6, 9)
"""Offered in one tap; any other number can be typed."""
EMBLEMS: Final = {"classic": "four-colours", "no-mercy": "flame", "flex": "two-shapes"}
OWN_EMBLEM: Final = "pencil"
PLAIN_EMBLEM: Final = "cards"


@dataclass(frozen=True, slots=True)
class Option(Generic[Value]):
    """One of a few: its name, one line about it, and why it cannot be chosen if it cannot."""

    value: Value
    title: str
    line: str
    selected: bool
    why_not: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """A game to choose, and which emblem it wears."""

    id: str
    name: str
    line: str
    emblem: str
    selected: bool


@dataclass(frozen=True, slots=True)
class PlayedAt:
    """Who plays whom at a table when the evening begins; `table` is 0 where there is one only."""

    table: int
    pairs: tuple[tuple[Newcomer, Newcomer], tuple[Newcomer, Newcomer]]


def games(choices: Choices, library: Library, language: str) -> tuple[Game, ...]:
    """Every game of the library, the table's own last."""
    ordered = sorted(library.variants, key=library.is_own)
    return tuple(
        Game(
            id=variant,
            name=library.variant_name(variant, language),
            line=library.variant_line(variant, language),
            emblem=OWN_EMBLEM if library.is_own(variant) else EMBLEMS.get(variant, PLAIN_EMBLEM),
            selected=variant == choices.variant,
        )
        for variant in ordered
    )


def scorings(
    t: Translator, choices: Choices, variant: Variant
) -> tuple[Option[ScoringMethod], ...]:
    """The ways of counting, with those that do not go with the partners chosen."""
    chosen = scoring_of(choices, variant)

    def option(method: ScoringMethod) -> Option[ScoringMethod]:
        return Option(
            value=method,
            title=t(f"new-scoring-{method}"),
            line=t(f"new-scoring-{method}-line"),
            selected=method == chosen,
            why_not=refusal_of(lambda: verify_formation(method, choices.formation)),
        )

    return tuple(option(method) for method in SCORING_METHODS)


def formations(t: Translator, choices: Choices, variant: Variant) -> tuple[Option[Formation], ...]:
    """Who may play for whom, with this way of counting and so many people."""
    scoring, players = scoring_of(choices, variant), len(choices.players)

    def option(formation: Formation) -> Option[Formation]:
        def verify() -> None:
            verify_formation(scoring, formation)
            verify_formation_seats(formation, players)

        return Option(
            value=formation,
            title=t(f"new-formation-{formation}"),
            line=t(f"new-formation-{formation}-line"),
            selected=formation == choices.formation,
            why_not=refusal_of(verify),
        )

    return tuple(option(formation) for formation in get_args(Formation))


def way_line(t: Translator, choices: Choices, variant: Variant) -> str:
    """How it is counted and who plays for whom, such as "Partners · winner takes all"."""
    scoring = scoring_of(choices, variant)
    return t(
        "new-way-line",
        formation=t(f"new-formation-{choices.formation}"),
        scoring=t(f"new-scoring-{scoring}"),
    )


def formation_cannot_be(t: Translator, choices: Choices, variant: Variant) -> bool:
    """Whether the formation chosen no longer goes with the people or the way of counting."""
    return any(option.selected and option.why_not for option in formations(t, choices, variant))


def targets(variant: Variant) -> tuple[int, ...]:
    """The game's own target and a few round numbers near it."""
    own = variant.target.value
    below = [target for target in TARGETS if target < own][-_BELOW:]
    above = [target for target in TARGETS if target > own][:_ABOVE]
    return (*below, own, *above)


def shown_target(choices: Choices, variant: Variant) -> str:
    """The target as chosen or typed, else the game's own."""
    return str(variant.target.value) if choices.target is None else choices.target


def shown_rounds(choices: Choices) -> str:
    """The number of rounds as chosen or typed, else what the schedule has."""
    return str(rounds_at_a_table(choices.stages)) if choices.rounds is None else choices.rounds


def pairings(stages: Sequence[Stage]) -> int:
    """How many different pairings there are at the first table of an evening."""
    seen: list[Pairing] = []
    for stage in stages:
        (one, two), (three, four) = stage.tables[0].pairs
        pairs = ((str(one), str(two)), (str(three), str(four)))
        if not any(alike(pairs, other) for other in seen):
            seen.append(pairs)
    return len(seen)


def evening_line(t: Translator, choices: Choices) -> str:
    """How an evening with changing partners goes."""
    stages = choices.stages
    if choices.two_tables:
        return t(
            "new-two-tables",
            tables=len(stages[0].tables),
            stages=len(stages),
            rounds=stages[0].rounds,
        )
    return t("new-three-pairings", pairings=pairings(stages))


def first_tables(choices: Choices, seats: Sequence[Newcomer]) -> tuple[PlayedAt, ...]:
    """Who plays for whom when the evening begins; empty where nobody does or seats are missing."""
    if len(seats) != len(choices.players):
        return ()
    if choices.stages:
        plans = choices.stages[0].tables
        several = len(plans) > 1
        return tuple(
            PlayedAt(
                plan.table if several else 0,
                tuple((seats[one - 1], seats[two - 1]) for one, two in plan.pairs),  # type: ignore[arg-type]
            )
            for plan in plans
        )
    found = refusal_of(lambda: verify_formation_seats(choices.formation, len(seats)))
    if choices.formation != "partners" or found is not None:
        return ()
    by_player = {seat.player: seat for seat in seats}
    (one, three), (two, four) = opposite([seat.player for seat in seats])
    return (PlayedAt(0, ((by_player[one], by_player[three]), (by_player[two], by_player[four]))),)


def deck_of(choices: Choices, variant: Variant) -> Deck:
    """The deck chosen, else the game's usual one."""
    return variant.deck(choices.deck or "") or variant.default_deck


def keeps_own_cards(choices: Choices, variant: Variant) -> bool:
    """Whether everybody keeps their own points, so that a knock-out costs instead of pays."""
    return SCORERS[scoring_of(choices, variant)] is own_cards


def knock_out_to(t: Translator, choices: Choices, source: str) -> tuple[Option[KnockOutTo], ...]:
    """Who may get the bonus; `source` is where the game's own way is printed."""
    return tuple(
        Option(
            to,
            t(f"new-knock-out-to-{to}"),
            t(f"new-knock-out-to-{to}-line", source=source),
            to == choices.knock_out_to,
        )
        for to in get_args(KnockOutTo)
    )


def knocked_out_pay(
    t: Translator, choices: Choices, bonus: int
) -> tuple[Option[KnockedOutPay], ...]:
    """What a knocked-out player may be charged."""
    return tuple(
        Option(
            pay,
            t(f"new-knocked-out-pay-{pay}", bonus=bonus),
            t(f"new-knocked-out-pay-{pay}-line"),
            pay == choices.knocked_out_pay,
        )
        for pay in get_args(KnockedOutPay)
    )


def deals(t: Translator, chosen: Deal) -> tuple[Option[Deal], ...]:
    """Who may deal next."""
    return tuple(
        Option(deal, t(f"new-deal-{deal}"), t(f"new-deal-{deal}-line"), deal == chosen)
        for deal in get_args(Deal)
    )


def house_rules(
    library: Library, language: str, variant: Variant, chosen: Sequence[str]
) -> tuple[Option[str], ...]:
    """The house rules that the game may be played with."""
    return tuple(
        Option(
            rule.id,
            library.house_rule_name(rule.id, language),
            library.house_rule_line(rule.id, language),
            rule.id in chosen,
        )
        for rule in library.house_rules_for(variant)
    )


def more_line(
    t: Translator, choices: Choices, variant: Variant, library: Library, language: str
) -> str:
    """What is set otherwise than the game has it; else what could be."""
    deck = deck_of(choices, variant)
    said: list[str] = []
    if deck.id != variant.default_deck.id:
        said.append(deck_name(t, deck))
    if any(meanings_of(choices, variant)):
        said.append(t("new-customizable-written"))
    if variant.knock_out and keeps_own_cards(choices, variant):
        if choices.knocked_out_pay != Choices().knocked_out_pay:
            said.append(t("new-knocked-out-pay-short"))
    elif variant.knock_out and choices.knock_out_to != Choices().knock_out_to:
        said.append(t("new-knock-out-to-short", bonus=variant.knock_out.value))
    if choices.deal != Choices().deal and not choices.two_tables:
        said.append(t("new-deal-short", deal=choices.deal))
    said += [library.house_rule_name(rule, language) for rule in choices.house_rules]
    if choices.own_rule.strip():
        said.append(t("new-own-rule-short"))
    several = len(variant.decks) > 1
    return " · ".join(said) or t("new-more-line-deck" if several else "new-more-line")


def deck_name(t: Translator, deck: Deck) -> str:
    """How a deck is called: by its number of cards."""
    return t("new-deck", count=deck.size.value) if deck.size else deck.id


def refusal_of(verify: Callable[[], object]) -> Refusal | None:
    """What the domain has against it, or None."""
    try:
        verify()
    except Refusal as refusal:
        return refusal
    return None


def meaning_refusal(text: str) -> Refusal | None:
    """Why a customizable card cannot mean this."""
    return refusal_of(lambda: verify_meaning(text))


def own_rule_refusal(text: str) -> Refusal | None:
    """Why the table cannot write down this."""
    return refusal_of(lambda: verify_own_rule(text))
