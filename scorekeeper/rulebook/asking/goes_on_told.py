"""Which card is asked about, and on which one it is to be laid: "would a blue four fit there?".

What asks has nothing but listed words in it (`goes-on.*` in `rules/text/*/words.txt`), and so what
is read leaves little doubt. Of the cards told beside it one is said to lie there, and no more than
one other is held or wanted.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.asked_parts import Parts, asked_parts
from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.claims import Claim
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.goes_on import GoesOn, OneCard
from scorekeeper.rulebook.asking.persons import PERSONS, IsName, clauses_cut
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_ASKS: Final = word_list("goes-on.asks")
"""Verbs that such a question begins with."""
_FITS: Final = word_list("goes-on.fits")
"""What says that it is about a card that is laid; one of them has to be there."""
_SMALL: Final = word_list("goes-on.small")
_FORBIDDEN: Final = word_list("goes-on.forbidden")
_AND: Final = word_list("goes-on.and")
_ON: Final = word_list("goes-on.on")
_HANDS: Final = word_list("places.hands")
_CARD: Final = word_list("goes-on.card")
_ANY: Final = word_list("goes-on.any")
"""Articles of a card that nobody holds yet."""
_CALLED: Final = word_list("goes-on.called")
_REASONS: Final = word_list("goes-on.reasons")
_PAIR: Final = word_list("goes-on.pair")
"""Two that are no card: "do the two fit?"."""
_IN: Final = frozenset({"in", "het"})
_DENIALS: Final = word_list("bindings.not")
_OTHERWISE: Final = frozenset(
    {"draw", "drawn-card", "out-of-turn", "jump-in", "first-card", "swap", "forget"}
    | {"finish", "last-card", "points", "stack", "several", "different", "at-once"}
    | {"begin", "penalty", "deal", "discard-all", "swap-hands", "knock-out"}
)
"""What is told of more than a card that lies and one that is held."""
_NEAR: Final = 3
_TWO: Final = 2


def goes_on_told(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    language: str,
    names: tuple[IsName, IsName],
    claim: Claim,
) -> GoesOn | None:
    """The card asked about and the one it is to go on; None for all other questions.

    `names`: whether the word at a place is a name, and whether it may be one, as in `hit_told`;
    `claim`: "would a green 8 be right?" is read without its last words.
    """
    keys = {word.key for word in words}
    if claim.denied or claim.doubted or not keys.isdisjoint(_REASONS):
        return None
    coloured = [_with_colour(card, words) for card in cards]
    parts = _parts(words, coloured, language, names, claimed=claim.read)
    if parts is None or not _plainly_told(words, coloured, mentions, parts):
        return None
    told = _once([card for card in coloured if card.start in parts.told])
    lies = _lies(words, told, mentions, parts.told) or _wild_alone(told, mentions)
    if lies is None:
        return None
    held = [card for card in told if card is not lies]
    below = OneCard(lies.kind, lies.colour)
    called = _colours(words, told, parts.told)
    if lies.kind in WILDS:
        if held or len(called) > 1:
            return None
        if called and not any(words[at].key in _CALLED for at in parts.told):
            # "He is so fond of yellow."
            return None
        below = OneCard(lies.kind, next(iter(called), None))
    elif called:
        return None
    laid = _laid(words, coloured, parts.asked, lies, held)
    if laid is None or len(held) > 1:
        return None
    denied = any(words[at].key in _FORBIDDEN for at in parts.asked)
    return GoesOn(laid, below, denied)


def _parts(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    language: str,
    names: tuple[IsName, IsName],
    *,
    claimed: bool,
) -> Parts | None:
    """What asks, at the end or before "if", and what tells; None where no such thing is asked."""
    inside = {at for card in cards for at in range(card.start, card.end)}
    persons, (is_name, may_be_name) = PERSONS[language], names

    def is_read(at: int) -> bool:
        word = words[at]
        known = word.key in _SMALL | _ASKS | _FITS | _FORBIDDEN or word.key in COLOURS
        somebody = word.key in persons.i | persons.they | persons.my | KIN or is_name(at)
        somebody = somebody or (language == "de" and may_be_name(at))
        return at in inside or (word.value is None and (known or somebody))

    def asks(part: range) -> bool:
        keys = {words[at].key for at in part}
        begins = bool(part) and words[part.start].key in _ASKS
        about = claimed or not keys.isdisjoint(_FITS | _FORBIDDEN)
        return begins and about and all(map(is_read, part))

    return asked_parts(words, asks, language, within_clause=not claimed)


def _plainly_told(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    parts: Parts,
) -> bool:
    inside = {at for card in cards for at in range(card.start, card.end)}
    told = [at for at in parts.told if at not in inside]
    if any(words[at].value is not None or words[at].key in _DENIALS for at in told):
        return False
    if any(card.count > 1 for card in cards):
        return False
    return not any(m.concept in _OTHERWISE and m.start in told for m in mentions)


def _with_colour(card: SaidCard, words: Sequence[Word]) -> SaidCard:
    """ "Ein Retour in Gelb", "een skip in het groen": the colour stands behind."""
    if card.kind in WILDS:
        return card
    at = card.end
    while at < len(words) and words[at].key in _IN and at < card.end + _TWO:
        at += 1
    if card.end < at < len(words) and words[at].key in COLOURS:
        end, colour = at + 1, COLOURS[words[at].key]
        if card.colour not in {None, colour}:
            return card
        return SaidCard(card.kind, card.start, end, card.count, colour, card.here)
    return card


def _once(cards: Sequence[SaidCard]) -> list[SaidCard]:
    """The cards, without those that are named once more."""
    found: list[SaidCard] = []
    for card in cards:
        alike = [one for one in found if one.kind == card.kind]
        if not any(card.colour in {None, one.colour} for one in alike):
            found.append(card)
        elif card.colour is None and alike and alike[0].colour is None:
            # "A reverse lies there, I have a reverse": those are two.
            found.append(card)
    return found


def _lies(
    words: Sequence[Word],
    told: Sequence[SaidCard],
    mentions: Sequence[Mention],
    part: range,
) -> SaidCard | None:
    """The one card that is said to lie there; None where none is, or several are."""
    piled = {at for m in mentions if m.concept == "pile-word" for at in m.places}
    on = [card for card in told if _is_laid_on(words, card)]
    found = []
    for clause in _clauses_in(words, part):
        within = [card for card in told if card.start in clause]
        laid_on = [card for card in within if card in on]
        if laid_on:
            found += laid_on
        elif within and piled.intersection(clause):
            found += within
    return found[0] if len(found) == 1 and len(told) <= _TWO else None


def _wild_alone(told: Sequence[SaidCard], mentions: Sequence[Mention]) -> SaidCard | None:
    """ "She played a wild and wants blue": it lies there, unless it is held."""
    held = any(m.concept in {"hold", "hand-word"} for m in mentions)
    return told[0] if len(told) == 1 and told[0].kind in WILDS and not held else None


def _is_laid_on(words: Sequence[Word], card: SaidCard) -> bool:
    """ "… auf die rote Vier": behind "on", and not "in the hand"."""
    for at in range(card.start - 1, max(card.start - _NEAR - 1, -1), -1):
        if words[at + 1].breaks:
            return False
        if words[at].key in _ON:
            return all(words[n].stem not in _HANDS for n in range(at + 1, card.start))
    return False


def _clauses_in(words: Sequence[Word], part: range) -> list[range]:
    """The clauses of what is told, cut at "and" as well."""
    found = []
    for clause in clauses_cut(words, _AND):
        inner = range(max(part.start, clause.start), min(part.stop, clause.stop))
        found += [inner] if inner else []
    return found


def _colours(words: Sequence[Word], told: Sequence[SaidCard], part: range) -> frozenset[str]:
    """The colours that are told apart from the cards: those called for a wild."""
    inside = {at for card in told for at in range(card.start - 1, card.end)}
    said = {COLOURS[words[at].key] for at in part if at not in inside and words[at].key in COLOURS}
    return frozenset(said)


def _laid(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    asked: range,
    lies: SaidCard,
    held: Sequence[SaidCard],
) -> OneCard | None:
    """The card that the question is about, by its name, its colour, or as the one that is held."""
    named = [card for card in cards if card.start in asked]
    below = [card for card in named if _is_laid_on(words, card)]
    if any(card.kind != lies.kind or card.colour not in {None, lies.colour} for card in below):
        return None
    told = {lies.kind, *(card.kind for card in held)}
    named = [
        card
        for card in named
        if card not in below and (card.kind in told or not _is_pair(words, card))
    ]
    inside = {at for card in cards for at in range(card.start - 1, card.end)}
    alone = [at for at in asked if words[at].key in COLOURS and at not in inside]
    on_it = [at for at in alone if any(words[n].key in _ON for n in range(at - _TWO, at))]
    if any(COLOURS[words[at].key] != lies.colour for at in on_it):
        return None
    alone = [at for at in alone if at not in on_it]
    if len(named) + len(alone) > 1:
        return None
    if named:
        return _as_told(words, named[0], held)
    if alone:
        return _of_colour(words, alone[0], held)
    return OneCard(held[0].kind, held[0].colour) if len(held) == 1 else None


def _is_pair(words: Sequence[Word], card: SaidCard) -> bool:
    """ "Do the two fit?": those are no card."""
    bare = card.colour is None and words[card.start - 1].key not in _ANY
    return bare and words[card.start].key in _PAIR


def _as_told(words: Sequence[Word], card: SaidCard, held: Sequence[SaidCard]) -> OneCard | None:
    alike = [one for one in held if one.kind == card.kind]
    if card.colour is not None or not alike:
        return OneCard(card.kind, card.colour)
    if words[card.start - 1].key in _ANY:
        # "Would a nine fit?", where a blue one is held: of which is it asked?
        return None
    return OneCard(card.kind, alike[0].colour) if len(alike) == 1 else None


def _of_colour(words: Sequence[Word], at: int, held: Sequence[SaidCard]) -> OneCard | None:
    """ "The blue one", "die blaue": the card of that colour that is held; "a blue card": any."""
    colour = COLOURS[words[at].key]
    own = [card for card in held if card.colour == colour]
    after = words[at + 1].key if at + 1 < len(words) else ""
    if len(own) == 1 and words[at - 1].key not in _ANY:
        return OneCard(own[0].kind, colour)
    if len(held) == 1 and held[0].colour is None and after not in _CARD:
        # "I have a skip: would a green one fit?".
        return OneCard(held[0].kind, colour)
    return OneCard(None, colour) if after in _CARD and not held else None
