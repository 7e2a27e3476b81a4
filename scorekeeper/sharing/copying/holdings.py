"""A hand on the tape: how many cards, and which, as a deck makes them likely.

Cards in a hand have no order, so none is paid for: kind by kind, how many of the cards left are of
it. What has been seen makes a kind likelier; what others hold in the same round, less likely.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Final

from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.refusals import CopyRefused
from scorekeeper.sharing.copying.known import PER_DECK, USUAL_PER_DECK
from scorekeeper.sharing.copying.tape import Tape

MANY: Final = 60
"""Cards in a hand from which on each kind is simply counted."""

MAX_KINDS: Final = 100

DECKS: Final = (1, 2, 100)
"""How many decks a table may play with, as far as the next card goes; 100: one that never ends."""

_FINE: Final = 1 << 8
_TRUST: Final = 800
"""Cards seen until a table's own habits count as much as what its deck holds."""

_LIKELY: Final = 1 << 30
_CLEAR_SIZES: Final = 24


class Deck:
    """The kinds of card at this table, and how often each has been held."""

    def __init__(self, decks: int) -> None:
        self.kinds: list[str] = []
        self._decks = decks
        self._held: Counter[str] = Counter()
        self.seen = 0

    def add(self, kinds: Sequence[str]) -> None:
        """Kinds that the table's rules name; beyond MAX_KINDS they stay strange."""
        new = [kind for kind in kinds if kind not in self.kinds]
        self.kinds.extend(new[: max(MAX_KINDS - len(self.kinds), 0)])

    def learn(self, cards: dict[str, int]) -> None:
        """A hand that somebody has held."""
        self._held.update(cards)
        self.seen += sum(cards.values())

    def left(self, used: Counter[str]) -> list[int]:
        """How many cards of each kind are still about, in 256ths; never none at all."""
        per_deck = [PER_DECK.get(kind, USUAL_PER_DECK) for kind in self.kinds]
        size = sum(per_deck) or 1
        return [
            max(
                self._decks
                * size
                * (_TRUST * count * _FINE // size + self._held[kind] * _FINE)
                // (_TRUST + self.seen)
                - used[kind] * _FINE,
                _FINE // 4,
            )
            for kind, count in zip(self.kinds, per_deck, strict=True)
        ]


def code_hand(
    tape: Tape,
    deck: Deck,
    key: Hashable,
    hand: HandTally | None,
    expected: HandTally | None,
    used: Counter[str],
    habits: dict[Hashable, int],
) -> HandTally:
    """One hand, cheap where it is the `expected` one; its cards are added to `used`.

    `habits` has how each player's hands were entered last, under `key`.
    """
    if expected is not None and tape.flag(("hand", "expected"), hand == expected, 0.97):
        return expected
    known = 2 * bool(hand.amounts) + bool(hand.cards) if hand else None
    form = tape.choice(("hand", "form", habits.get(key)), known, 4, 0)
    habits[key] = form
    cards = _code_cards(tape, deck, hand.cards if hand else None, used) if form & 1 else {}
    amounts = _code_amounts(tape, hand.amounts if hand else None) if form & 2 else ()
    deck.learn(cards)
    used.update(cards)
    return HandTally(cards=cards, amounts=amounts)


def _code_amounts(tape: Tape, amounts: tuple[int, ...] | None) -> tuple[int, ...]:
    more = tape.number(("amounts", "more"), len(amounts) - 1 if amounts else None, usual=0)
    if more > 100:
        raise CopyRefused("copy-damaged")
    single = more == 0
    return tuple(
        tape.number(("amount", single), amounts[place] if amounts else None, usual=40)
        for place in range(more + 1)
    )


def _code_cards(
    tape: Tape, deck: Deck, cards: dict[str, int] | None, used: Counter[str]
) -> dict[str, int]:
    known = {kind: count for kind, count in (cards or {}).items() if kind in deck.kinds}
    strange = {kind: count for kind, count in (cards or {}).items() if kind not in known}
    result: dict[str, int] = {}
    if tape.flag(("cards", "strange"), strange, 0.01):
        listed = list(strange.items())
        for place in range(1 + tape.number("strange", len(listed) - 1 if cards else None, usual=0)):
            kind = tape.text(listed[place][0] if cards else None)
            result[kind] = tape.number("strange-count", listed[place][1] if cards else None)
            if len(result) > MANY:
                raise CopyRefused("copy-damaged")
    size = _code_size(tape, sum(known.values()) if cards else None, bool(strange or result))
    if size >= MANY:
        for kind in deck.kinds:
            count = tape.number(("many", kind), known.get(kind, 0))
            if count:
                result[kind] = count
        return result
    return result | _share_out(tape, deck, known, size, used)


def _code_size(tape: Tape, size: int | None, may_be_none: bool) -> int:
    """How many cards, at most MANY, which stands for any more as well."""
    count = 0 if may_be_none else 1
    while count < MANY:
        # Most people who have not gone out hold a few; learning begins there.
        likely = max(0.94 - 0.07 * count, 0.3)
        key = ("cards", min(count, _CLEAR_SIZES))
        if not tape.flag(key, size is not None and size > count, likely, 5):
            break
        count += 1
    return count


def _share_out(
    tape: Tape, deck: Deck, cards: dict[str, int], size: int, used: Counter[str]
) -> dict[str, int]:
    left = deck.left(used)
    tape.spend(len(left))
    rest = sum(left)
    result: dict[str, int] = {}
    for kind, about in zip(deck.kinds, left, strict=True):
        if not size:
            break
        rest -= about
        count = _code_count(tape, cards.get(kind, 0), size, about, rest) if rest else size
        if count:
            result[kind] = count
            size -= count
    return result


def _code_count(tape: Tape, count: int, size: int, about: int, rest: int) -> int:
    """How many of `size` cards are of a kind of which `about` are left, beside `rest` others."""
    chances = [_LIKELY]
    for taken in range(size):
        more = max(about - taken * _FINE, 1) * (size - taken)
        fewer = max(rest - (size - taken - 1) * _FINE, 1) * (taken + 1)
        chances.append(chances[-1] * more // fewer)
    tape.spend(size)
    total = sum(chances)
    for taken in range(size):
        if total <= 0:
            total = 1
        if tape.weighed(count == taken, (chances[taken] << 16) // total):
            return taken
        total -= chances[taken]
    return size
