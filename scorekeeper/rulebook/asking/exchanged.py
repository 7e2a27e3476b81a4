"""What somebody holds after hands were swapped: what the other of two held, the card laid aside.

"I laid a 7, had nine left and took Mia's hand of three. How many do I hold now?": three. Each
number that is told must be that of a hand of one of the two; else more has happened, and nothing is
said.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.card_words import COLOURS, unit_of
from scorekeeper.rulebook.asking.exchange import Exchange
from scorekeeper.rulebook.asking.exchange_card import card_of
from scorekeeper.rulebook.asking.exchange_people import ME, THEY, People
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.hand_told import says
from scorekeeper.rulebook.asking.hand_words import CARD, LAY, LEFT, MAIN, ONE, WITH_IT
from scorekeeper.rulebook.asking.persons import PERSONS, IsName, clause_at
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_ZERO: Final = "0"
_TWO: Final = 2
_MOST: Final = 60
"""Cards that somebody may hold."""
_SHORT: Final = 6
"""Words of a question that only says what is counted: "What's my hand size now?"."""
_NAMES_A_NUMBER: Final = frozenset(
    {"seven-zero", "two-players", "four-players", "eight-players", "players-word", "n-may-play"}
)
_OTHERWISE: Final = frozenset(
    {"points", "bonus", "partners", "challenge", "bluff", "penalty", "caught", "stack", "until"}
    | {"no-match", "discard-all", "power-card", "flip", "roulette", "out-of-turn", "uno"}
    | {"lose-turn", "mercy", "win", "everyone", "last-card", "finish"}
)
"""What tells that hands have changed in another way, or that something else is asked for."""


class _Told(NamedTuple):
    """A hand: whose it is, how many cards, and the place of the number."""

    owner: str
    value: int
    at: int


def exchanged(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    language: str,
    is_name: IsName,
) -> Exchange | None:
    """None where it is not told what the other of two held, or something else is asked."""
    said = {mention.concept for mention in mentions}
    laid = card_of(words, cards, mentions)
    if laid is None or said & _OTHERWISE or _BACK.intersection(word.key for word in words):
        return None
    clause = clause_at(words, laid.start)
    if any(m.concept == "knock-out" and m.start not in clause for m in mentions):
        # "Out goes the 7": no player.
        return None
    taken = {at for mention in mentions for at in mention.places}
    people = People(words, language, taken | set(range(laid.start, laid.end)), is_name)
    story = _Story(words, mentions, laid, language, people)
    first = story.asks_at()
    hands = story.hands(cards)
    if first is None or not hands:
        return None
    return story.answered(first, hands)


class _Story:
    """A story of one swap, word by word."""

    def __init__(
        self,
        words: Sequence[Word],
        mentions: Sequence[Mention],
        laid: SaidCard,
        language: str,
        people: People,
    ) -> None:
        self._words, self._mentions, self._laid = words, mentions, laid
        self._language, self._people = language, people

    def _keys(self, places: range) -> set[str]:
        return {self._words[at].key for at in places}

    def asks_at(self) -> int | None:
        """Where it is asked how many somebody holds."""
        spots = [m.start for m in self._mentions if m.concept == "how-many"]
        last = clause_at(self._words, len(self._words) - 1)
        if not spots:
            keys = self._keys(last)
            bare = len(last) <= _SHORT and bool(keys & _HOLD) and not keys & _OTHERWISE_ASKED
            told = any(self._words[at].value is not None for at in last)
            return last.start if last.start and not told and (bare or keys & _MORE) else None
        spot = spots[-1]
        section = self._people.section_at(spot)
        behind, before = self._keys(range(spot, section.stop)), self._keys(section)
        if behind & _OTHERWISE_ASKED or not (len(section) == 1 or before & _HOLD):
            return None
        return spot

    def hands(self, cards: Sequence[SaidCard]) -> list[_Told] | None:
        """The hands told, each with whose it is; None where a number tells of something else."""
        known = {
            at
            for m in self._mentions
            if m.concept in _NAMES_A_NUMBER and (len(m.places) > 1 or m.concept == "players-word")
            for at in m.places
        }
        known |= set(range(self._laid.start, self._laid.end))
        if any(card.colour for card in cards if card.start != self._laid.start):
            return None
        if any(self._lays_another(section) for section in self._people.sections):
            return None
        found: list[_Told] = []
        for at, word in enumerate(self._words):
            if at in known or (word.value is None and not self._is_one(at)):
                continue
            value = 1 if word.value is None else word.value
            if str(value) == self._laid.kind and self._words[at - 1].key in _A_CARD:
                # "Had five cards with the 7": the same card once more.
                continue
            unit = unit_of(at, self._words, self._mentions)
            if unit == "players-word":
                continue
            owner = self._people.owner(at) or self._of_teller(at)
            if not owner or word.plus or not 0 < value <= _MOST or self._is_of_something(at, unit):
                return None
            found.append(_Told(owner, value, at))
        return found

    def _lays_another(self, section: range) -> bool:
        """ "Then I lay one more": hands change once more."""
        keys = self._keys(section)
        own = self._laid.start in section or bool(keys & _INCLUDED)
        return not own and bool(keys & _LAYS) and bool(keys & ONE[self._language])

    def _of_teller(self, at: int) -> str:
        """ "Five cards with a 7 among them, I lay it": whoever tells it."""
        section = self._people.section_at(at)
        counts = section.start == 0 and at <= 1
        return ME if counts and self._layer() == ME else ""

    def _is_one(self, at: int) -> bool:
        """ "Jan one", "a single card", "die er nog een heeft": a number that no word has."""
        if self._words[at].key not in ONE[self._language]:
            return False
        section = self._people.section_at(at)
        behind = self._words[at + 1].key if at + 1 in section else ""
        before = self._words[at - 1].key if at - 1 in section else ""
        keys = self._keys(section)
        if keys & LAY[self._language] or before in _ARTICLES or behind in _OF_IT:
            return False
        return not behind or behind in CARD | LEFT[self._language] | MAIN[self._language]

    def _is_of_something(self, at: int, unit: str) -> bool:
        """Whether the number tells of points, of colours or of cards that are drawn."""
        near = self._words[max(at - 2, 0) : at]
        behind = self._words[at + 1].key if at + 1 < len(self._words) else ""
        if unit not in {"", "card"} or behind in COLOURS:
            return True
        drawn = bool({word.key for word in near} & _DRAWS)
        return drawn or behind in _DRAWS

    def answered(self, first: int, hands: Sequence[_Told]) -> Exchange | None:
        """What comes to whom it is asked of."""
        names = self._people.names()
        merged = next(iter(names)) if len(names) == 1 else THEY

        def one(name: str) -> str:
            return merged if name == THEY else name

        layer = one(self._layer()) or ME
        asked = one(self._people.asked(first)) or (ME if layer == ME else "")
        told: Mapping[str, _Told] = {one(hand.owner): hand for hand in hands}
        if len(told) != len(hands) or not asked or (THEY in told and len(names) > 1):
            return None
        pair = self._pair({one(name) for name in self._swapping()}, {*told, asked}, layer)
        if asked not in pair:
            # Whoever swaps with nobody keeps what was told.
            kept = told[asked].value if len(pair) == _TWO and asked in told else None
            kept = kept if asked != layer and THEY not in pair else None
            return None if kept is None else Exchange(self._laid.kind, kept)
        giver = next(name for name in pair if name != asked)
        if giver not in told or (len(told) > _TWO and set(told) <= pair):
            return None
        now = self._given(told[giver], layer == giver)
        if now is None:
            return None
        if not self._keys(clause_at(self._words, first)) & _MORE:
            return Exchange(self._laid.kind, now)
        return self._compared(now, told.get(asked), first, asked)

    def _compared(self, now: int, before: _Told | None, first: int, asked: str) -> Exchange | None:
        clause = clause_at(self._words, first)
        keys = self._keys(clause)
        if before is None or abs(now - before.value) < _TWO or len(set(self._named(clause))) > 1:
            return None
        less = bool(keys & _LESS)
        if less == bool(keys & (_MORE - _LESS)) or asked != ME:
            return None
        return Exchange(self._laid.kind, now, (now < before.value) == less)

    def _named(self, clause: range) -> list[str]:
        return [name for s in self._people.sections if s.start in clause for name in
                self._people.named(s)]  # fmt: skip

    def _layer(self) -> str:
        """Who lays the card."""
        at = self._laid.start
        section = self._people.section_at(at)
        before = self._people.named(range(section.start, at))
        plays = [m.start for m in self._mentions if m.concept == "play"]
        if not self._people.named(section) and not any(place in section for place in plays):
            # "One of them is a seven. I play that".
            lays = [self._people.named(self._people.section_at(place)) for place in plays]
            return next((named[0] for named in lays if named), ME)
        owner = self._people.named(range(max(at - 1, section.start), at))
        named = owner or before or self._people.named(section)
        return (named or [self._people.subject(section)])[0]

    def _swapping(self) -> Iterator[str]:
        """Who is named where it is told that somebody swaps, chooses or takes."""
        for section in self._people.sections:
            if self._keys(section) & _SWAP:
                yield from self._people.named(section)
                yield self._people.subject(section) or ME

    def _pair(self, swapping: set[str], told: set[str], layer: str) -> set[str]:
        """The two who swap; empty where it is not told."""
        # "Ute has nine, Till four. She swaps with him": both are named before.
        swapping -= {"", THEY} if len(self._people.names()) > 1 else {""}
        if self._laid.kind == _ZERO:
            return told | {ME} if len(told | {ME}) == _TWO else set()
        if not swapping:
            # A wild that swaps says so itself.
            two = told | {layer or ME}
            tells = self._laid.kind == "swap-hands"
            return two if len(two) == _TWO and tells else set()
        two = swapping | {layer or ME}
        if len(two) == _TWO:
            return two
        both = told | {layer or ME}
        return both if len(two) < _TWO and len(both) == _TWO else set()

    def _given(self, hand: _Told, lays: bool) -> int | None:
        """What somebody gives away: of whoever laid the card, the hand without it."""
        if not lays:
            return hand.value
        every = {word.key for word in self._words}
        # "I swap with him": of a person.
        phrases = {k: v for k, v in WITH_IT[self._language].items() if k not in _BY}
        if every & _INCLUDED or any(
            says(self._words, at, phrases) for at in range(len(self._words))
        ):
            return hand.value - 1 if hand.value > 1 else None
        section = self._people.section_at(hand.at)
        behind = self._words[section.stop].key if section.stop < len(self._words) else ""
        after = bool(self._keys(section) & _AFTER) or behind in _AFTER
        mine = self._words[hand.at - 1].key in PERSONS[self._language].my | _MINE
        swapped = mine and bool(self._keys(section) & _SWAP)
        if after or swapped:
            return hand.value
        if hand.at < self._laid.start:
            return hand.value - 1 if hand.value > 1 else None
        if self._keys(section) & _PAST and not self._keys(section) & _GONE:
            return None
        return hand.value


_A_CARD: Final = word_list("exchange.a-card")
_AFTER: Final = word_list("exchange.after")
_ARTICLES: Final = word_list("exchange.articles")
_BACK: Final = word_list("exchange.back")
_BY: Final = word_list("persons.by-means")
_DRAWS: Final = word_list("exchange.draws")
_GONE: Final = word_list("exchange.gone")
_HOLD: Final = word_list("exchange.hold")
_INCLUDED: Final = word_list("exchange.included")
_LAYS: Final = frozenset[str]().union(*LAY.values())
_LESS: Final = word_list("comparisons.less")
_MINE: Final = word_list("exchange.mine")
_MORE: Final = word_list("comparisons.more") | _LESS
_OF_IT: Final = word_list("exchange.of")
_OTHERWISE_ASKED: Final = word_list("exchange.otherwise")
_PAST: Final = word_list("exchange.past")
_SWAP: Final = word_list("exchange.swap")
