"""The choices of a new table and the rules and seats that follow from them; nothing of Flet.

What is offered to choose from is in `offers.py`.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from scorekeeper.domain.actions.tables import (
    Newcomer,
    can_seat_formation,
    verify_open_table,
)
from scorekeeper.domain.agreed import (
    AgreedRules,
    Deal,
    KnockedOutPay,
    KnockOutTo,
    Wishes,
    agree_on,
)
from scorekeeper.domain.formations import Stage, schedule
from scorekeeper.domain.payloads import MAX_SEATS
from scorekeeper.domain.refusals import Refusal, RulesRefused
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.domain.variants import Formation, ScoringMethod, Variant
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.tables import roster as people
from scorekeeper.tables.roster import RosterEntry


@dataclass(frozen=True, slots=True)
class Choices:
    """What was chosen so far; None is as the game itself has it.

    `players` are roster ids in playing order, `target` and `rounds` as they were typed;
    `meanings` has one text for each customizable card that is used.
    """

    players: tuple[str, ...] = ()
    dealer: str | None = None
    drawn: bool = False
    variant: str = "classic"
    deck: str | None = None
    meanings: tuple[str, ...] | None = None
    scoring: ScoringMethod | None = None
    formation: Formation = "individual"
    target: str | None = None
    rounds: str | None = None
    knock_out_to: KnockOutTo = "winner"
    knocked_out_pay: KnockedOutPay = "bonus"
    deal: Deal = "left"
    house_rules: tuple[str, ...] = ()
    own_rule: str = ""
    name: str = ""

    def toggled(self, player: str) -> "Choices":
        """The player sits down, or gets up again."""
        if player in self.players:
            rest = tuple(seated for seated in self.players if seated != player)
            dealer = None if self.dealer == player else self.dealer
            return replace(self, players=rest, dealer=dealer)
        if len(self.players) >= MAX_SEATS:
            return self
        return replace(self, players=(*self.players, player))

    def moved(self, old: int, new: int) -> "Choices":
        """The seat at one place goes to another."""
        if not (0 <= old < len(self.players) and 0 <= new < len(self.players)):
            return self
        order = list(self.players)
        order.insert(new, order.pop(old))
        return replace(self, players=tuple(order))

    def with_random_dealer(self) -> "Choices":
        """Somebody at the table, by lot."""
        if not self.players:
            return self
        return replace(self, dealer=random.choice(self.players), drawn=True)

    def with_game(self, variant: str, library: Library) -> "Choices":
        """Another game, with its own target, deck and way of counting.

        The people, what they have written down, and house rules that fit this game too stay.
        """
        if variant == self.variant:
            return self
        found = library.variant(variant)
        return Choices(
            players=self.players,
            dealer=self.dealer,
            drawn=self.drawn,
            variant=variant,
            formation=self.formation,
            deal=self.deal,
            house_rules=_fitting(self.house_rules, found, library),
            own_rule=self.own_rule,
            name=self.name,
        )

    def with_house_rule(self, house_rule: str, on: bool) -> "Choices":
        """A house rule switched on or off."""
        return replace(self, house_rules=switched(self.house_rules, house_rule, on))

    @property
    def dealing(self) -> str | None:
        """Who deals first: whoever was chosen, else the first seat."""
        if self.dealer in self.players:
            return self.dealer
        return self.players[0] if self.players else None

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The evening where partners change; empty where they do not."""
        changing = self.formation == "rotating-partners"
        return schedule(len(self.players)) if changing else ()

    @property
    def two_tables(self) -> bool:
        """Whether the people play at two tables; each of them deals in turn there."""
        return any(len(stage.tables) > 1 for stage in self.stages)

    @property
    def by_rounds(self) -> bool:
        """Whether the evening ends after so many rounds, which the table may choose."""
        return bool(self.stages) and not self.two_tables


def switched(house_rules: Sequence[str], house_rule: str, on: bool) -> tuple[str, ...]:
    """The house rules with one more, or without it."""
    rest = tuple(other for other in house_rules if other != house_rule)
    return (*rest, house_rule) if on else rest


def first_choices(recent: list[TableState], library: Library) -> Choices:
    """Everything as at the last table, so that a regular group starts at once."""
    for state in recent:
        game = state.game
        if game is not None:
            return _like(state, game, library)
    return Choices()


def _like(state: TableState, game: GameState, library: Library) -> Choices:
    """The choices that lead to such a game again, as far as that is still possible."""
    rules = game.rules
    players = tuple(seat.player for seat in state.present)
    variant = library.variants.get(rules.variant)
    if variant is None:
        # The file of a table's own game may be gone by now.
        return Choices(players=players, dealer=game.dealer)
    deck = variant.deck(rules.deck)
    together = can_seat_formation(rules.formation, len(players))
    as_the_game = rules.target == variant.target.value
    return Choices(
        players=players,
        dealer=game.dealer,
        variant=rules.variant,
        deck=deck.id if deck else None,
        meanings=rules.customizable or None,
        scoring=rules.scoring,
        formation=rules.formation if together else "individual",
        target=None if as_the_game else str(rules.target),
        rounds=str(rules.total_rounds) if rules.total_rounds else None,
        knock_out_to=rules.knock_out_to,
        knocked_out_pay=rules.knocked_out_pay,
        deal=rules.deal,
        house_rules=_fitting(rules.house_rules, variant, library),
        own_rule=rules.own_rule,
    )


def _fitting(house_rules: Sequence[str], variant: Variant, library: Library) -> tuple[str, ...]:
    known = {rule.id for rule in library.house_rules_for(variant)}
    return tuple(rule for rule in house_rules if rule in known)


def default_name(t: Translator, now: datetime) -> str:
    """A name for the sitting, such as "Saturday evening"."""
    part = "morning" if now.hour < 12 else "afternoon" if now.hour < 18 else "evening"
    return t(f"new-name-{part}", day=t(f"weekday-{now.isoweekday()}"))


def newcomers(choices: Choices, roster: list[RosterEntry]) -> list[Newcomer]:
    """The seats in playing order; everyone keeps their colour where it is still free."""
    known = {entry.player: entry for entry in roster}
    return people.newcomers(known[player] for player in choices.players if player in known)


def read_target(raw: str) -> int:
    """The target typed or chosen. Raises RulesRefused where it is no whole number."""
    return _whole_number(raw, "rules-target-number")


def read_rounds(raw: str) -> int:
    """The number of rounds typed or chosen. Raises RulesRefused where it is no whole number."""
    return _whole_number(raw, "rules-rounds-number")


def _whole_number(raw: str, refusal: str) -> int:
    digits = raw.strip()
    if not digits.isdecimal() or len(digits) > 9:
        raise RulesRefused(refusal)
    return int(digits)


def scoring_of(choices: Choices, variant: Variant) -> ScoringMethod:
    """How points are counted: as chosen, else as the game has it."""
    return choices.scoring or variant.scoring


def meanings_of(choices: Choices, variant: Variant) -> tuple[str, ...]:
    """A text for each customizable card that is used: all there are, unless chosen otherwise."""
    deck = variant.deck(choices.deck) if choices.deck else variant.default_deck
    if deck is None or deck.customizable is None:
        return ()
    there_are = deck.customizable.value
    return choices.meanings[:there_are] if choices.meanings else ("",) * there_are


def agreed(choices: Choices, library: Library) -> AgreedRules:
    """The rules as chosen. Raises RulesRefused."""
    variant = library.variant(choices.variant)
    aimed = choices.target is not None and not choices.stages
    return agree_on(
        variant,
        Wishes(
            deck=choices.deck,
            scoring=choices.scoring,
            formation=choices.formation,
            target=read_target(choices.target or "") if aimed else None,
            total_rounds=read_rounds(choices.rounds)
            if choices.by_rounds and choices.rounds is not None
            else None,
            knock_out_to=choices.knock_out_to,
            knocked_out_pay=choices.knocked_out_pay,
            deal=choices.deal,
            house_rules=choices.house_rules,
            own_rule=choices.own_rule,
            customizable=meanings_of(choices, variant),
        ),
    )


def obstacle(
    choices: Choices, roster: list[RosterEntry], library: Library, name: str
) -> Refusal | None:
    """Why this table cannot be opened yet, or None."""
    try:
        agreed(choices, library)
        seats = newcomers(choices, roster)
        verify_open_table(name, seats, choices.dealing or "", choices.formation)
    except Refusal as refusal:
        return refusal
    return None
