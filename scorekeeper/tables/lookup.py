"""Looking a rule up: a question in any form, the rules it is asked under, and what is answered.

The rulings are read when somebody first asks; understanding and answering is `rulebook/`'s work.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking import (
    Answer,
    Asked,
    Rulebase,
    TableRules,
    answer,
    answer_built,
    answer_ruling,
)
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.builder import Act, Chosen, built, ruling_on_hit
from scorekeeper.tables.contents import contents, has_entry
from scorekeeper.tables.finding import cards_like, entries_like, entries_meant, typed_as

_OF_ONE_GAME: Final = frozenset({"no-mercy", "flex"})
"""Topics that belong to one game only and are called like it."""


@dataclass(frozen=True, slots=True)
class Words:
    """A question in somebody's own words."""

    text: str


@dataclass(frozen=True, slots=True)
class Pieced:
    """A question put together from an act and cards. `hit`: whether the draw card on the pile hits
    whoever asks; None where it is none.
    """

    act: Act
    played: Chosen | None = None
    pile: Chosen | None = None
    has_colour: bool | None = None
    hit: bool | None = None


@dataclass(frozen=True, slots=True)
class Named:
    """A ruling out of the rulebook."""

    ruling: str


Question = Words | Pieced | Named


@dataclass(frozen=True, slots=True)
class Under:
    """The game, the number of players and the house rules that a question is asked for."""

    variant: str
    players: int | None = None
    house: tuple[str, ...] = ()

    @classmethod
    def of(cls, rules: TableRules) -> "Under":
        """Those of a table, or of an answer."""
        return cls(rules.variant.id, rules.players, tuple(rule.id for rule in rules.house))


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A question, and what it was corrected to be asked for; None: as it is played here."""

    question: Question
    under: Under | None = None


class Lookup:
    """The rulebook of one process. Safe to call from several threads."""

    def __init__(self, library: Library, load: Callable[[], Rulebase]) -> None:
        self._library = library
        self._load = load
        self._lock = threading.Lock()
        self._rulebase: Rulebase | None = None
        self._contents: dict[str, frozenset[str]] = {}
        self._learning = threading.Lock()
        self._prepared: set[tuple[str, str]] = set()

    @property
    def opened(self) -> Rulebase | None:
        """The rulings, if they have been read already."""
        return self._rulebase

    def open(self) -> Rulebase:
        """The rulings, read the first time. Raises RulesFileBroken."""
        with self._lock:
            if self._rulebase is None:
                self._rulebase = self._load()
            return self._rulebase

    def rules(self, under: Under, base: TableRules | None = None) -> TableRules:
        """The rules of a game by name; `base`, a table's own, keeps what stays the same.

        Raises RulesRefused for a game that is not known here.
        """
        variant = self._library.variant(under.variant)
        allowed = {rule.id for rule in self._library.house_rules_for(variant)}
        house = [rule for rule in under.house if rule in allowed]
        found = rules_for(variant, self._library, house, under.players)
        if base is None or base.variant.id != variant.id:
            return found
        return replace(base, house=found.house, players=found.players)

    def answer(self, inquiry: Inquiry, base: TableRules, language: str) -> Answer:
        """What the rules say, in that language. Raises RulesFileBroken, RulesRefused."""
        rules = base if inquiry.under is None else self.rules(inquiry.under, base)
        found = self._answered(inquiry, rules, language)
        under = found.table or rules
        near = tuple(one for one in found.passages if self.concerns(one.ruling, under))
        found = replace(found, table=under, passages=near)
        if found.house_rule and self._stays_so(found, inquiry, rules):
            found = replace(found, house_rule=None)
        return found

    def _stays_so(self, found: Answer, inquiry: Inquiry, rules: TableRules) -> bool:
        """Whether it is the same yes or no with the house rule that is said to change it."""
        if found.table is None or found.house_rule is None or found.verdict not in {"yes", "no"}:
            return False
        under = Under.of(found.table)
        under = replace(under, house=(*under.house, found.house_rule))
        other = self._answered(
            Inquiry(inquiry.question, under), self.rules(under, rules), found.language
        )
        return other.verdict == found.verdict

    def _answered(self, inquiry: Inquiry, rules: TableRules, language: str) -> Answer:
        rulebase, question = self.open(), inquiry.question
        if isinstance(question, Named):
            return answer_ruling(question.ruling, rules, language, rulebase, self._library)
        if isinstance(question, Pieced):
            played, hit = question.played, question.hit
            said = built(question.act, language, played, question.pile, question.has_colour, hit)
            ruling = None
            if hit is not None and played is not None:
                ruling = ruling_on_hit(hit, played, rules)
            told = (rules, language, rulebase, self._library)
            return answer_built(said, *told, ruling=ruling)
        self._learn_words(rules, language)
        found = answer(Asked(question.text, rules, language, language), rulebase, self._library)
        if found.table is None or Under.of(found.table) == Under.of(rules):
            return found
        if found.ruling is None and (inquiry.under or found.table.variant.id == rules.variant.id):
            # Of what was not understood, "two people" does not say how many play.
            return replace(found, table=rules)
        if inquiry.under is None or found.ruling is None:
            return found
        # The words name another game than the one somebody has corrected them to.
        said = replace(found.situation, variant=None, players=rules.players, house=frozenset())
        return answer_built(said, rules, language, rulebase, self._library)

    def prepare(self, rules: TableRules, language: str) -> None:
        """Reads beforehand what looking while typing needs, which takes a moment the first time."""
        self._learn_words(rules, language)
        self.entries(rules)

    def _learn_words(self, rules: TableRules, language: str) -> None:
        """The words of a language for the cards of a game, put together once: whoever asks while
        that is going on waits for it instead of doing it, too.
        """
        words = (rules.variant.id, language)
        if words in self._prepared:
            return
        rulebase = self.open()
        with self._learning:
            if words not in self._prepared:
                entries_meant("?", rules, language, rulebase, self._library)
                self._prepared.add(words)

    def suggestions(self, text: str, rules: TableRules, language: str) -> tuple[str, ...]:
        """The entries of this game's book that what is being typed may lead to."""
        typed = typed_as(text)
        if not typed:
            return ()
        told = (rules, language, self.open(), self._library)
        ready = (rules.variant.id, language) in self._prepared
        meant = entries_meant(typed, *told) if ready else ()
        return entries_like(
            typed, language, self.open(), lambda ruling: self.is_listed(ruling, rules), meant
        )

    def cards_found(self, text: str, rules: TableRules, language: str) -> tuple[str, ...]:
        """The cards of the deck that what is being typed may name."""
        typed = typed_as(text)
        return cards_like(typed, rules, language, self._library) if typed else ()

    def is_listed(self, ruling: str, rules: TableRules) -> bool:
        """Whether this game's book has the ruling, as far as its contents have been read."""
        known = self._contents.get(_told(rules))
        return self.concerns(ruling, rules) if known is None else ruling in known

    def concerns(self, ruling: str, rules: TableRules) -> bool:
        """Whether a ruling is not one of another game only."""
        topic = self.open().rulings[ruling].topic
        return topic not in _OF_ONE_GAME or topic in {rules.variant.id, rules.variant.based_on}

    def game_of(self, ruling: str) -> str | None:
        """The one game that a ruling belongs to, if it is only one: by its topic, or because no
        other has such a thing.
        """
        topic = self.open().rulings[ruling].topic
        if topic in _OF_ONE_GAME:
            return topic
        games = [name for name in self._library.variants if self._has(name, ruling)]
        return games[0] if len(games) == 1 else None

    def _has(self, game: str, ruling: str) -> bool:
        rules = rules_for(self._library.variant(game), self._library)
        return has_entry(answer_ruling(ruling, rules, "en", self.open(), self._library))

    def entries(self, rules: TableRules) -> frozenset[str]:
        """The rulings that are listed in the book of this game. Takes a moment the first time."""
        key = _told(rules)
        if key not in self._contents:
            rulebase = self.open()
            here = [ruling for ruling in rulebase.rulings if self.concerns(ruling, rules)]
            self._contents[key] = contents(here, rules, rulebase, self._library)
        return self._contents[key]


def _told(rules: TableRules) -> str:
    return repr((rules.variant.id, rules.deck, rules.players, rules.scoring, rules.target,
                 rules.knock_out_to, [rule.id for rule in rules.house]))  # fmt: skip
