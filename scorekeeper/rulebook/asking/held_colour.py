"""Whether somebody who asks says to hold the colour that is wanted."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.card_words import COLOURS, is_zero_card
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.told import says_without
from scorekeeper.rulebook.asking.words import Word, apart
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 3
_COLOUR_TOLD: Final = frozenset({"colour", "current", "guilty", "bluff", "challenge", "pile-word"})
"""Concepts with which a colour that somebody holds is the one that matters."""
_LISTED: Final = 10
"""Words in which the colours held are listed."""
_DOUBTS: Final = frozenset({"challenge", "show", "bluff"})
_SHOWS: Final = word_list("held-colour.shows")
_COLOUR: Final = word_list("held-colour.colour")
_IS: Final = word_list("held-colour.is")
_ONLY: Final = word_list("held-colour.only")
_BUT: Final = word_list("held-colour.but")
_HAVE_NOT: Final = word_list("held-colour.have-not")
"""What stands before the "t" of "haven't" and its like."""
_CUT: Final = "t"
_SAME: Final = word_list("held-colour.same")
_NUMBER: Final = word_list("held-colour.number")


def says_to_hold(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    colours: Sequence[tuple[int, str]],
    held: Sequence[SaidCard],
    pile: SaidCard | None,
    glossary: Glossary,
) -> bool | None:
    """Whether the player says to hold the colour that is wanted; None where nothing is said."""
    said = {mention.concept for mention in mentions}
    top = pile.colour if pile is not None else None
    top = top or _top_colour(words, mentions, colours)
    coloured = [card.colour for card in held if card.colour is not None and card is not pile]
    if coloured and top is not None:
        return top in coloured
    owned = _owned_colours(words, mentions, colours, glossary) if top is not None else set()
    if owned:
        return top in owned
    if held and "only" in said and all(card.kind in WILDS for card in held):
        return False
    honest = "innocent" in said and not said & {"challenge", "bluff", "guilty"}
    honest = honest and not (top is not None and "hold" in said)
    if "no-match" in said or honest or says_without(words, colours, top, glossary):
        return False
    if top is not None and _holds_only_others(words, mentions, colours, top, glossary):
        return False
    if {"different", "number-card"} <= said and top is None and not owned:
        # "The same number in another colour": that is held, and not the colour.
        return False
    if _only_the_number(words, said):
        return False
    negations = [mention.start for mention in mentions if mention.concept == "not"]
    negations += [at for at in range(len(words)) if _is_none(words, at, glossary)]
    spots = [m.start for m in mentions if m.concept in {"colour", "current"}] + [
        at for at, _ in colours
    ]
    for spot in spots:
        near = range(max(spot - 5, 0), spot)
        having = [
            at
            for at in (*near, *range(spot, min(spot + 5, len(words))))
            if words[at].key in glossary.lists["have"] and not apart(words, spot, at)
        ]
        having += [
            m.start
            for m in mentions
            if m.concept == "hold" and abs(m.start - spot) <= 5
            if not apart(words, spot, m.start)
        ]
        has = bool(having)
        if has and top is None and not said & _COLOUR_TOLD:
            named = any(spot - 5 <= at <= spot + 3 for at in negations)
            # "May I, though I have a red card?": whether red lies is not told.
            return False if named else None
        if has:
            # "Red have I none at all": the last word of the clause may be further off; so may "I
            # don't have a card of the current colour".
            return not any(
                spot - 5 <= at <= spot + 3
                or (at == spot + 4 and not apart(words, spot, at))
                or at + 1 in having
                or (_ends_clause(words, at) and any(0 < at - one <= _NEAR for one in having))
                for at in negations
            )
    return True if "able" in said else None


def _only_the_number(words: Sequence[Word], said: set[str]) -> bool:
    """ "I have the same number": only the colour forbids the card, and nothing is said of it."""
    keys = [word.key for word in words]
    return not said & {"colour", "current"} and any(
        one in _SAME and after in _NUMBER for one, after in pairwise(keys)
    )


def _owned_colours(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    colours: Sequence[tuple[int, str]],
    glossary: Glossary,
) -> set[str]:
    """The colours that somebody says to have: "I only have reds and yellows"."""
    top = {m.start for m in mentions if m.concept in {"pile-word", "current"}}
    # "Auf der Hand: zwei grüne, …": what is listed behind it is held.
    hands = {m.end - 1 for m in mentions if m.concept == "hold"}
    doubted = any(m.concept in _DOUBTS for m in mentions)
    owned: set[str] = set()
    having, denied = False, False
    at = dict(colours)
    for place, word in enumerate(words):
        having = having or place - 1 in hands
        if word.breaks:
            # "I have a skip, two wilds, a bunch of reds": the list goes on.
            having, denied = having and _is_listed(words, place, top, glossary), False
        having = having or word.key in glossary.lists["have"] or (doubted and word.key in _SHOWS)
        # "I don't have a blue card, but a red one".
        denied = word.key not in _BUT and (denied or _denies(words, place, glossary))
        if place in top:
            having = False
        if place in at and having and not denied and not _denied_behind(words, place, glossary):
            owned.add(at[place])
    return owned


def _denies(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    """ "None", and the end of "don't" and "haven't", which "can't" is not."""
    cut = words[place].key == _CUT and place > 0 and words[place - 1].key in _HAVE_NOT
    return cut or _is_none(words, place, glossary)


def _is_none(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    """ "None", "zero", but not "a blue zero"."""
    return words[place].key in glossary.lists["none"] and not is_zero_card(words, place)


def _is_listed(words: Sequence[Word], place: int, top: set[int], glossary: Glossary) -> bool:
    """Whether a clause goes on listing what is held, and does not tell what lies."""
    end = next((at for at in range(place + 1, len(words)) if words[at].breaks), len(words))
    # "…, but a red one", "…, just red and green".
    begin = next((at for at in range(place, end) if words[at].key not in _BUT | _ONLY), place)
    word = words[begin]
    opens = word.key in glossary.lists["articles"] | COLOURS.keys() or word.value is not None
    return opens and top.isdisjoint(range(place, end))


def _denied_behind(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    """ "I have blue none at all"."""
    for at in range(place + 1, min(place + _NEAR, len(words))):
        if words[at].breaks:
            return False
        last = _ends_clause(words, at)
        if _is_none(words, at, glossary) and (last or at == place + 1):
            return True
    return False


def _ends_clause(words: Sequence[Word], at: int) -> bool:
    return at + 1 == len(words) or words[at + 1].breaks


def _holds_only_others(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    colours: Sequence[tuple[int, str]],
    top: str,
    glossary: Glossary,
) -> bool:
    """ "I only have red, blue and a green 9": whether the colour on top is not among them."""
    holds = {m.start for m in mentions if m.concept == "hold"}
    for at, word in enumerate(words):
        if word.key in glossary.lists["have"] and _says_only(words, at):
            listed = [colour for place, colour in colours if at < place <= at + _LISTED]
        elif at in holds:
            # "Nur rote auf der Hand": the colours stand before it.
            listed = _only_before(words, colours, at)
        else:
            continue
        if listed:
            return top not in listed
    return False


def _only_before(words: Sequence[Word], colours: Sequence[tuple[int, str]], at: int) -> list[str]:
    """The colours between "only" and a place in the same clause."""
    start = next((p for p in range(at, -1, -1) if words[p].breaks or not p), 0)
    only = next((p for p in range(start, at) if words[p].key in _ONLY), at)
    return [colour for place, colour in colours if only < place < at]


def _says_only(words: Sequence[Word], at: int) -> bool:
    return any(word.key in _ONLY for word in words[max(at - 2, 0) : at + _NEAR])


def _top_colour(
    words: Sequence[Word], mentions: Sequence[Mention], colours: Sequence[tuple[int, str]]
) -> str | None:
    """The colour nearest to "pile" or "current"; one of the same clause rather than of another."""
    near = [
        (apart(words, mention.start, at), abs(mention.start - at), colour)
        for at, colour in colours
        for mention in mentions
        if mention.concept in {"pile-word", "current"} and abs(mention.start - at) <= 4
    ]
    called = {m.start for m in mentions if m.concept == "choose"}
    if not near:
        # "He called green": that is the one wanted.
        return next((colour for at, colour in colours if at in called), _told_top(words, colours))
    return min(near, key=lambda found: found[:2])[2]


def _told_top(words: Sequence[Word], colours: Sequence[tuple[int, str]]) -> str | None:
    """ "Yellow was the colour", "the colour was green": in one clause with nothing but that."""
    for at, colour in colours:
        near = range(max(at - _NEAR, 0), min(at + _NEAR + 1, len(words)))
        keys = {words[place].key for place in near if not apart(words, at, place)}
        if _COLOUR.intersection(keys) and _IS.intersection(keys):
            return colour
    return None
