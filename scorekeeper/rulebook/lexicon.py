"""What words mean for the cards of one deck.

How the table is filled from the text files is in `vocabulary.py`; which combinations of roles mean
something is the grammar's work.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.near_words import NearWords
from scorekeeper.rulebook.roles import (
    CARD_ROLES,
    DRAWN,
    HIGHEST_FACE,
    NUMBERED_WILD,
    WITH_PLUS,
    Meaning,
    Role,
)
from scorekeeper.rulebook.slips import Slips

MAX_PHRASE: Final = 7
"""Tokens. The longest name of a card has six."""


_NUMBERS: Final = frozenset({Role.NUMBER_WORD, Role.ARTICLE_OR_ONE})
_NO_SLIPS: Final = Slips({}, {}, (), (), NearWords(frozenset(), {}))


@dataclass(slots=True, eq=False)
class Lexicon:
    """Meanings by key; keys of several words are written together.

    `tight` keys count only when nothing or a hyphen stands between their parts; `torn` ones may be
    two cards' names when there is a space. `spoken_in_one` are names that are two cards' names
    too, but mean the one when said without a pause, as do the two kinds of a compound; `alike` are
    names that have no plural and may be counted; `beside` a
    card is what it is called besides ("joker +6"). `nouns` are
    "card" and "cards", `unbroken` the small words that are never torn in two ("en de" is not
    "ende"), `plus` the numbers of names like "plus two"; `before_names` and `behind_names`
    introduce who speaks, `says` stand behind the name of whose hand it is and `says_behind` before
    it; `given_names` are names of many people, `me` words for oneself, `when` begins what
    somebody else did, `alone` a hand with nothing else, `again` is said of another one
    and `besides` of points that come on top, `beside_sums` and `sums_gone` of the
    sum at the end of a line, where `one_hundred` is a hundred, `but` behind talk,
    `affirms` before the same
    number again, `relative` begins what a card
    does; `talk` are everyday words of clauses that say nothing, and
    `no_cards` such as are no slips of cards; `gone` says that nothing is left. `idle`
    words say nothing where they are nothing else, `particles` are cards' names that say nothing
    beside other words, `adverbs` such as do so before them. `heard_as` are the numbers for which
    dictation writes another word behind a colour. `slips_of` and `names_of` make what many lines
    never need, and `suggested` is what was found for words that are not understood.
    """

    kinds: Mapping[str, CardKind]
    points_word: str
    words: dict[str, Meaning] = field(default_factory=dict)
    tight: dict[str, Meaning] = field(default_factory=dict)
    torn: dict[str, str] = field(default_factory=dict)
    spoken_in_one: set[str] = field(default_factory=set)
    alike: set[str] = field(default_factory=set)
    compounds: dict[tuple[str, str], str] = field(default_factory=dict)
    beside: dict[str, tuple[str, ...]] = field(default_factory=dict)
    nouns: dict[str, Role] = field(default_factory=dict)
    unbroken: set[str] = field(default_factory=set)
    plus: dict[str, int] = field(default_factory=dict)
    before_names: set[str] = field(default_factory=set)
    behind_names: set[str] = field(default_factory=set)
    given_names: set[str] = field(default_factory=set)
    says: set[str] = field(default_factory=set)
    says_behind: set[str] = field(default_factory=set)
    me: set[str] = field(default_factory=set)
    idle: set[str] = field(default_factory=set)
    particles: set[str] = field(default_factory=set)
    adverbs: set[str] = field(default_factory=set)
    when: set[str] = field(default_factory=set)
    again: set[str] = field(default_factory=set)
    besides: set[str] = field(default_factory=set)
    beside_sums: set[str] = field(default_factory=set)
    sums_gone: set[str] = field(default_factory=set)
    but: set[str] = field(default_factory=set)
    one_hundred: set[str] = field(default_factory=set)
    relative: set[str] = field(default_factory=set)
    affirms: set[str] = field(default_factory=set)
    alone: set[str] = field(default_factory=set)
    talk: set[str] = field(default_factory=set)
    no_cards: set[str] = field(default_factory=set)
    gone: set[str] = field(default_factory=set)
    heard_as: dict[str, str] = field(default_factory=dict)
    slips_of: Callable[["Lexicon"], Slips] = field(
        default=lambda _: Slips({}, {}, (), (), NearWords(frozenset(), {}))
    )
    names_of: Callable[["Lexicon"], Mapping[str, str]] = field(default=lambda _: {})
    suggested: dict[str, tuple[str, ...]] = field(default_factory=dict)
    initials: dict[str, str] = field(default_factory=dict)
    _slips: Slips | None = None
    _names: Mapping[str, str] | None = None
    _digits: Mapping[str, str] | None = None
    _endings: tuple[str, ...] = ()

    @property
    def slips(self) -> Slips:
        """What is near to the words."""
        if self._slips is None:
            self._slips = self.slips_of(self)
        return self._slips

    def prepare(self) -> None:
        """Puts together what only odd lines need, before the first of them comes."""
        self.slips.prepare()
        _ = self.names, self.digits

    @property
    def names(self) -> Mapping[str, str]:
        """What the first language calls the cards."""
        if self._names is None:
            self._names = self.names_of(self)
        return self._names

    @property
    def digits(self) -> Mapping[str, str]:
        """The words for numbers that a card bears, each with its kind."""
        if self._digits is None:
            self._digits = {
                word: str(meaning.value)
                for word, meaning in self.words.items()
                if meaning.role in _NUMBERS and meaning.value <= HIGHEST_FACE
            }
        return self._digits

    @property
    def has_two_colours(self) -> bool:
        """Whether a card of the game may bear two colours."""
        return any(kind.startswith("flex-") for kind in self.kinds)

    def copies(self, kind: str) -> int | None:
        """How many of the kind the deck holds, where a source says so."""
        count = self.kinds[kind].count
        return count.value if count else None

    def points(self, kind: str) -> int:
        """What a card of the kind is worth."""
        return self.kinds[kind].points.value

    def find(self, key: str, *, tight: bool) -> Meaning | None:
        """What the key means, also with "card" behind it."""
        found = self.words.get(key) or (self.tight.get(key) if tight else None)
        if found is not None:
            return found
        if key in self.torn:
            return Meaning(Role.PERHAPS_CARD, self.torn[key], self._is_drawn(key))
        return self._with_noun(key, tight)

    def _is_drawn(self, key: str) -> int:
        """DRAWN, if the key is not the name of a card with a number behind it, or with a plus."""
        # "A wild plus four" may be a sum.
        for cut in range(1, len(key)):
            if key.startswith("plus", cut):
                return WITH_PLUS
            card, number = self.words.get(key[:cut]), self.words.get(key[cut:])
            numbered = key[cut:].isdecimal() or (number and number.role is Role.NUMBER_WORD)
            if numbered and card is not None and card.kind is not None:
                return 0 if card.role in CARD_ROLES else NUMBERED_WILD
        return DRAWN

    def _with_noun(self, key: str, tight: bool) -> Meaning | None:
        if len(self._endings) != len(self.nouns):
            self._endings = tuple(self.nouns)
        if not key.endswith(self._endings):
            return None
        for noun, role in self.nouns.items():
            base = key.removesuffix(noun)
            if base == key or not base:
                continue
            named = self.words.get(base) or (self.tight.get(base) if tight else None)
            # "Een kaart" is a card, not the card 1.
            nameless = named is None or named.kind is None or named.role is Role.COLOUR
            if named is None or nameless or str(named.kind).isdecimal():
                continue
            if named.role is Role.UNKNOWN:
                return named
            if named.role is Role.CARDS or (role is Role.CARDS and not named.value):
                return replace(named, role=Role.CARDS)
            return replace(named, role=role if role is Role.CARD else Role.CARD_OR_CARDS)
        return None

    def separates(self, key: str) -> bool:
        """Whether the word stands between cards ("and")."""
        known = self.words.get(key)
        return known is not None and known.role is Role.WEAK_SEPARATOR

    def is_colour(self, key: str) -> bool:
        """Whether the word is a colour, or a word like one."""
        known = self.words.get(key)
        return known is not None and known.role is Role.COLOUR
