"""The parts that a chain of draw cards is told in: who does what in each of them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.chain_cards import Put, cards_told, is_told_twice
from scorekeeper.rulebook.asking.chain_words import (
    AIMED,
    BE,
    BEHIND,
    EACH,
    ENDS,
    FROM,
    HAD,
    HAS,
    HOW,
    IF,
    JOINS,
    KNOWN,
    LAYS,
    ME,
    MEANT,
    NEXT,
    NONE,
    NOUNS,
    ON,
    ON_TOP,
    ONE,
    ONTO,
    ORDINALS,
    OTHER,
    OWN,
    PEOPLE,
    POT,
    SEATED,
    SHE,
    SMALL,
    TAKES,
    TOO,
    WITH,
)
from scorekeeper.rulebook.asking.numbers_of_people import counts_group, is_company
from scorekeeper.rulebook.asking.persons import clauses_cut
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word

_FAR: Final = 5
_AS: Final = "wie"
ME_: Final = "·me"
SHE_: Final = "·she"
NEXT_: Final = "·next"
"""Who is told of without a name."""


class Part(NamedTuple):
    """One thing told: its words without the cards, who is told of, and the cards.

    `names` are the words that mean nothing else; `one`: whether a card is told of without its
    name; `others`: whether cards are told of that make nobody draw; `named`: whether the names are
    written or told as such.
    """

    keys: tuple[str, ...]
    who: frozenset[str]
    names: frozenset[str]
    puts: tuple[Put, ...]
    numbers: tuple[int, ...]
    one: bool
    others: bool
    named: bool = False

    @property
    def first(self) -> str:
        """The word that it begins with."""
        return self.keys[0] if self.keys else ""

    def has(self, *lists: Collection[str]) -> bool:
        """Whether a word of one of the lists is among its words."""
        return any(key in words for key in self.keys for words in lists)


def parts_told(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    numbers: Mapping[str, int],
    kinds: Collection[str],
    text: str,
) -> list[Part] | None:
    """The parts of a story in order; None where one of the cards is told twice."""
    read = [_as_name(words, at, text) for at in range(len(words))]
    names = {old.key for old, new in zip(words, read, strict=True) if old.key != new.key}
    words = [
        replace(old, key=f"·{old.key}") if old.key in names and _is_large(old, text) else old
        for old in words
    ]
    named = [card for card in cards if not card.kind.isdecimal()]
    if is_told_twice(words, cards):
        return None
    counted = {at for at in range(len(words)) if _counts_players(words, at)}
    ranges = list(_cut(words))
    puts = cards_told(words, ranges, named, numbers, kinds, counted)
    inside = {
        at
        for card in named
        for at in range(card.start, card.end)
        if card.kind in DRAWING or words[at].key not in ENDS
    }
    inside |= {at for start, (_, end) in puts.items() for at in range(start, end)}
    inside |= counted | set(_one_on_the_other(words))
    beside = {card.start for card in named if card.start not in puts and card.start in inside}
    return [_part(words, one, puts, inside, beside, text) for one in ranges]


def _cut(words: Sequence[Word]) -> Iterator[range]:
    """The parts, cut before "and", "if" and "how many" as well."""
    for part in clauses_cut(words, JOINS | IF):
        start = part.start
        for at in part:
            takes = any(words[place].key in TAKES for place in range(start, at))
            after = words[at + 1].key if at + 1 in part else ""
            many = words[at].key == _AS and after.startswith("viel")
            asks = many or (words[at].key in HOW and not takes)
            if asks and at > start:
                yield range(start, at)
                start = at
        yield range(start, part.stop)


def _one_on_the_other(words: Sequence[Word]) -> Iterator[int]:
    """ "One on top of the other", "eine auf der anderen": nothing more is laid."""
    for at, word in enumerate(words):
        if word.key not in ONE:
            continue
        for behind in range(at + 1, min(at + _FAR + 1, len(words))):
            key = words[behind].key
            if words[behind].breaks:
                break
            if key in OTHER and behind > at + 1:
                yield from range(at, behind + 1)
                break
            if key not in ON | SMALL:
                break


def _part(
    words: Sequence[Word],
    places: range,
    puts: Mapping[int, tuple[Put, int]],
    inside: Collection[int],
    other: Collection[int],
    text: str,
) -> Part:
    rest = [at for at in places if at not in inside]
    keys = tuple(words[at].key for at in rest if words[at].value is None)
    names = frozenset(key for key in keys if key not in KNOWN and key not in COLOURS)
    aimed = {words[at].key for at in rest if _is_aimed(words, places, at)}
    who = {key for key in names if key not in aimed}
    mine = [at for at in rest if words[at].key in ME]
    behind = [at for at in mine if at > places.start and words[at - 1].key in BEHIND]
    who |= {NEXT_} if behind else set()
    who |= {ME_} if len(mine) > len(behind) and not ME.intersection(aimed) else set()
    who |= {SHE_} if SHE.intersection(keys) else set()
    who |= {NEXT_} if NEXT.intersection(keys) else set()
    who |= {key for key in keys if key in SEATED}
    starts = [at for at in places if at in puts]
    laid = [puts[at][0]._replace(under=_near(words, at, ONTO)) for at in starts]
    return Part(
        keys,
        frozenset(who),
        names,
        tuple(laid),
        tuple(words[at].value or 0 for at in rest if words[at].value is not None),
        _names_one(words, places, inside),
        any(at in other for at in places),
        any(_is_name(words, at, text) for at in rest if words[at].key in names),
    )


def _is_aimed(words: Sequence[Word], places: range, at: int) -> bool:
    """ "On Sid", "op me", "on my wife": whoever a card is laid on."""
    back = at - 1
    while (
        back > places.start and words[back].key in SMALL | ME | OWN and words[back].key not in AIMED
    ):
        back -= 1
    return back >= places.start and back < at and words[back].key in AIMED


def _is_large(word: Word, text: str) -> bool:
    return text[word.start : word.start + 1].isupper()


def _is_name(words: Sequence[Word], at: int, text: str) -> bool:
    """Whether a word is written as a name, or stands behind an article; all small text is not."""
    before = words[at - 1].key if at and not words[at].breaks else ""
    large = text[words[at].start : words[at].start + 1].isupper() or text.islower()
    return large or before in SMALL | ME | SHE | OWN


def _as_name(words: Sequence[Word], at: int, text: str) -> Word:
    """The word, one that is written as a name being no small word of any language."""
    word = words[at]
    begins = not text[: word.start].rstrip(" \"'„“").rstrip() or (
        text[: word.start].rstrip()[-1:] in {".", "?", "!", ":"}
    )
    alone = at + 1 == len(words) or words[at + 1].breaks or words[at + 1].key in JOINS
    large = _is_large(word, text) and not text.isupper() and word.key not in NOUNS
    if large and (not begins or alone) and word.key in SMALL | EACH | FROM | ON | HAS | LAYS:
        return replace(word, key=f"·{word.key}")
    return word


def _counts_players(words: Sequence[Word], at: int) -> bool:
    """ "Zu zweit", "with five players", "wij tweeën": how many play."""
    before = words[at - 1].key if at else ""
    after = words[at + 1].key if at + 1 < len(words) and not words[at + 1].breaks else ""
    if words[at].value is None:
        return False
    plays = at == 1 or (at > 1 and words[at - 2].key in PEOPLE | BE)
    company = before in WITH and (after in PEOPLE or (plays and (not after or after in JOINS)))
    company = company or before in PEOPLE
    return counts_group(words, at) or is_company(words, at) or company


def _near(words: Sequence[Word], at: int, listed: Collection[str]) -> bool:
    """Whether one of the words stands right before, or before an article or a possessive."""
    one = words[at - 1].key if at else ""
    two = words[at - 2].key if at > 1 and not words[at - 1].breaks else ""
    return one in listed or (two in listed and one in SMALL | ME | SHE | OWN)


def _names_one(words: Sequence[Word], places: range, inside: Collection[int]) -> bool:
    """Whether "one", "mine", "die dritte" stands for a card, and is no article."""
    for at in places:
        key = words[at].key
        if at in inside or (key not in ONE | OWN and key not in ORDINALS):
            continue
        after = words[at + 1] if at + 1 in places else None
        if after is None or (at + 1 not in inside and after.key in KNOWN - ONE - POT - NEXT):
            return key not in ORDINALS or _is_laid(words, places, at)
        if key in ORDINALS and after.key in ONE:
            return True
    return False


def _is_laid(words: Sequence[Word], places: range, at: int) -> bool:
    """ "Karin lays a third one": the card; "the third has none": somebody."""
    before = [words[place].key for place in places if place < at]
    told = {words[place].key for place in places}
    somebody = any(key not in SMALL | JOINS for key in before)
    return (
        somebody
        and not told & (NONE | HAS | HAD | BE | TAKES)
        and bool(told & LAYS or len(places) <= _FAR)
    )


def with_keys(part: Part, keys: tuple[str, ...]) -> Part:
    """The part with only these of its words."""
    names = part.names & {*keys}
    who = {key for key in part.who if key in names or key in keys}
    who |= {ME_} if ME_ in part.who and ME.intersection(keys) else set()
    who |= {SHE_} if SHE.intersection(keys) else set()
    who |= {NEXT_} if NEXT_ in part.who and NEXT.intersection(keys) else set()
    return part._replace(keys=keys, names=names, who=frozenset(who))


def ordinal_in(part: Part) -> int:
    """The so-manieth that a part speaks of, 0 where it does not."""
    return next((ORDINALS[key] for key in part.keys if key in ORDINALS), 0)


def is_meant(part: Part) -> bool:
    """ "I meant a +4"; "ich lege meine letzte" is the own card."""
    pairs = zip(("", *part.keys), part.keys, strict=False)
    own = part.has(LAYS, ON_TOP, TOO)
    return any(
        key in MEANT and not (key in OWN and (own or before not in ME)) for before, key in pairs
    )
