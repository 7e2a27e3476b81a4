"""What a question tells beside its concepts: which game, which of two colours, what is denied."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final, Literal

from scorekeeper.rulebook.asking.card_words import COLOURS, COUNTS, is_zero_card
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_GAMES: Final = {"name-classic": "classic", "name-no-mercy": "no-mercy", "name-flex": "flex"}
_HOUSE: Final = {
    "progressive": "progressive", "seven-zero": "seven-zero", "jump-in-agreed": "jump-in",
    "stacking-agreed": "progressive",
}  # fmt: skip
SPEAKS_OF: Final = {"jump-in-agreed": "out-of-turn", "stacking-agreed": "stack"}
"""What is spoken of, too, where a house rule is told by it."""
_OF_COLOUR: Final = word_list("told.of-colour")
_WITHOUT: Final = word_list("told.without")
_FLEX: Final = "flex"
_FLEX_CARD: Final = "flip-wild"
_ONLY_IN_FLEX: Final = word_list("told.only-in-flex")
"""Words by which Flex is meant even where another game is played."""
_LIKE: Final = word_list("told.like")
_ARTICLES: Final = word_list("told.articles")
_DEAR: Final = word_list("told.dear")
"""Only of what a card counts is it said that it is dear."""
_ALIKE: Final = word_list("told.alike")
_PAIR: Final = 2
MORE: Final = word_list("told.more")
LESS: Final = word_list("told.less")
_NORMAL: Final = word_list("told.normal")
_NO_WORTH: Final = frozenset({"two-players", "how-many", "finish", "win", "hold", "stack", "draw"})
_BACK: Final = 3
"""Words between "like" and the game it speaks of."""
_NEAR: Final = 3
_AT_THE_END: Final = 3
_OF_VERB: Final = 7
_NEGATIONS_OF_THEIR_OWN: Final = frozenset(
    {"forget", "no-match", "innocent", "unnoticed", "bystander", "out-of-turn", "different"}
)
_BUT: Final = word_list("told.but")
_NEGATED_BEFORE: Final = 2
_SINGLE: Final = word_list("told.single")
_THE: Final = word_list("told.the")
_MUST: Final = word_list("told.must")
_NOTHING: Final = word_list("told.nothing")
_PLAIN: Final = word_list("told.plain")
_WE: Final = word_list("told.we")
"""Behind them "als" and "wie" begin a clause, and liken nothing: "als we No Mercy spelen"."""
_NEEDS: Final = ("hof", "hoef", "brauch")
_TAGS: Final = word_list("told.tags")
_DEEDS: Final = frozenset({"may", "must", "draw", "points", "lose-turn"})
_CANNOT: Final = word_list("told.cannot")


def houses_told(words: Sequence[Word], mentions: Sequence[Mention]) -> frozenset[str]:
    """The house rules that the question says are played: "under the progressive rule"."""
    return frozenset(
        _HOUSE[mention.concept]
        for mention in mentions
        if mention.concept in _HOUSE
        if _WITHOUT.isdisjoint(w.key for w in words[max(mention.start - _NEAR, 0) : mention.start])
    )


def game_named(words: Sequence[Word], mentions: Sequence[Mention]) -> str | None:
    """The game spoken of, the last one if several are; none that is only compared with."""
    named = [
        _GAMES[mention.concept]
        for mention in mentions
        if mention.concept in _GAMES and not _compared(words, mention)
    ]
    return named[-1] if named else None


def game_implied(words: Sequence[Word], kinds: Collection[str]) -> str | None:
    """Flex, where only Flex has what is spoken of: "how many cards does Flex have?"."""
    told = any(word.key in _ONLY_IN_FLEX for word in words)
    return _FLEX if told and _FLEX_CARD not in kinds else None


def side_asked(
    words: Sequence[Word],
    colours: Sequence[tuple[int, str]],
    mentions: Sequence[Mention],
    begins: int,
) -> Literal["main", "flex", ""]:
    """Whether the colour asked for is the one said to be the main colour or the Flex colour."""
    asked = [colour for place, colour in colours if place >= begins]
    main = _colour_near(words, "main-colour", colours, mentions)
    flex = _colour_near(words, "flex-side", colours, mentions)
    if not asked and main and flex:
        # "Main colour yellow, flex colour green. He lays a green 3. May he?": which one he follows.
        named = max(m.start for m in mentions if m.concept in {"main-colour", "flex-side"})
        asked = [colour for place, colour in colours if place > named + _NEAR]
    if not asked or main == flex:
        return ""
    if asked[-1] == flex or (main is not None and asked[-1] != main):
        return "flex"
    return "main" if asked[-1] == main or main is None else ""


def denies(words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """Whether it is asked if it is true that something is not so, claimed behind or before it."""
    claims = [mention for mention in mentions if mention.concept == "really-true"]
    if not claims:
        return _needs_nothing(words, mentions) or _tagged(words, mentions)
    # "…, allowed or not?" asks for both alike.
    asking = {place for claim in claims for place in claim.places}
    negations = [
        mention
        for mention in mentions
        if mention.concept == "not" and not asking.issuperset(mention.places)
    ]
    if any(mention.start >= claims[0].end for mention in negations):
        return True
    last = claims[-1]
    at_the_end = len(words) - last.end < _AT_THE_END and last.start > 0
    verbs = [mention.start for mention in mentions if mention.concept in {"may", "must"}]
    verbs += [place for place, word in enumerate(words) if word.key in _CANNOT]
    return at_the_end and any(
        _belongs(words, verb, mention.start) and not _inside_another(mention, mentions)
        for mention in negations
        for verb in verbs
    )


def _needs_nothing(words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """ "Hoeft hij niks te pakken?", "brauche ich nichts zu ziehen?": whether one is free of it."""
    return any(
        (words[place].key.startswith(_NEEDS) or _has_to_do_nothing(words, place, mention))
        and not any(w.breaks or w.key in _BUT for w in words[place + 1 : mention.start + 1])
        for mention in mentions
        if mention.concept == "not" and not _inside_another(mention, mentions)
        for place in range(max(mention.start - _OF_VERB, 0), mention.start)
    )


def _has_to_do_nothing(words: Sequence[Word], place: int, mention: Mention) -> bool:
    """ "Moet ik niks meer pakken?", "muss ich nichts ziehen?"."""
    return words[place].key in _MUST and words[mention.start].key in _NOTHING


def _tagged(words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """ "The next one doesn't draw anything right?": claimed, and a tag behind it."""
    if len(words) < _OF_VERB or words[-1].key not in _TAGS:
        return False
    verbs = [m.start for m in mentions if m.concept in _DEEDS]
    return any(
        _belongs(words, verb, mention.start)
        for mention in mentions
        if mention.concept == "not" and not _inside_another(mention, mentions)
        for verb in verbs
    )


def _belongs(words: Sequence[Word], verb: int, negation: int) -> bool:
    """Whether the negation is of the verb: near to it, in the same clause."""
    first, last = min(verb, negation), max(verb, negation)
    return last - first <= _OF_VERB and not any(word.breaks for word in words[first + 1 : last + 1])


def _inside_another(mention: Mention, mentions: Sequence[Mention]) -> bool:
    """Whether the words are part of a phrase with a sense of its own: "not called", "no blue"."""
    places = set(mention.places)
    return any(
        places < set(other.places) and other.concept in _NEGATIONS_OF_THEIR_OWN
        for other in mentions
    )


def says_without(
    words: Sequence[Word],
    colours: Sequence[tuple[int, str]],
    top: str | None,
    glossary: Glossary,
) -> bool:
    """Whether somebody says to hold "no blue", where blue is on top or nothing is known of it."""
    none = glossary.lists["none"]
    return any(
        any(
            words[at].key in none and not is_zero_card(words, at)
            for at in range(max(place - _negated_before(words, place), 0), place)
            if not words[at + 1].breaks
        )
        for place, colour in colours
        if top in {None, colour}
    )


def _negated_before(words: Sequence[Word], place: int) -> int:
    """How far before a colour "no" may stand: "not a single green card" says one word more."""
    single = place > 0 and words[place - 1].key in _SINGLE
    return _NEGATED_BEFORE + single


def without_denied(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
) -> list[SaidCard]:
    """The cards without those of which there are none, where something is counted."""
    if not any(mention.concept in {"how-many", "points"} for mention in mentions):
        return list(cards)
    kept = [card for card in cards if not _is_denied(words, card, glossary)]
    whole = any(mention.concept == "deck-size" for mention in mentions)
    return kept if kept or whole else list(cards)


def compared_with(
    words: Sequence[Word], cards: Sequence[SaidCard], mentions: Sequence[Mention]
) -> SaidCard | None:
    """The card that another's worth is likened to: "does a skip score as much as a wild?"."""
    said = {mention.concept for mention in mentions}
    # "Does a +4 count more than a skip?"
    keys = frozenset(word.key for word in words)
    counts = "points" in said or keys & _DEAR or (keys & COUNTS and keys & (MORE | LESS | _ALIKE))
    of_worth = _NO_WORTH - ({"draw"} if keys & _DEAR else set())
    if not counts or said & of_worth or not 0 < len(cards) <= _PAIR:
        return None
    other = cards[1] if len(cards) == _PAIR else _other_colour(words, cards[0])
    if other is None:
        return None
    first = other.start - 1 - (words[other.start - 1].key in COLOURS)
    # "More than two skips".
    first -= words[first].key in _ARTICLES or (
        other.count > 1 and words[first].value == other.count
    )
    likened = first >= cards[0].end and words[first].key in _LIKE
    return other if likened else None


def _other_colour(words: Sequence[Word], card: SaidCard) -> SaidCard | None:
    """ "Is a yellow one worth more than a blue one?": the same card, in another colour."""
    for place in range(card.end, len(words)):
        colour = COLOURS.get(words[place].key)
        if words[place].key in _NORMAL or (colour and card.colour not in {None, colour}):
            return replace(card, start=place, end=place + 1, colour=colour)
    return None


def _is_denied(words: Sequence[Word], card: SaidCard, glossary: Glossary) -> bool:
    at = card.start - 1
    if at > 0 and not words[at + 1].breaks and words[at].key in _THE | _PLAIN:
        at -= 1
    before = words[at] if at >= 0 and not words[at + 1].breaks else None
    return before is not None and before.value is None and before.key in glossary.lists["none"]


def _compared(words: Sequence[Word], mention: Mention) -> bool:
    return any(
        words[place].key in _LIKE and words[place + 1].key not in _WE
        for place in range(max(mention.start - _BACK, 0), mention.start)
    )


def _colour_near(
    words: Sequence[Word],
    concept: str,
    colours: Sequence[tuple[int, str]],
    mentions: Sequence[Mention],
) -> str | None:
    """The colour nearest to the concept; rather one behind it, and one of the same clause."""
    of_it = [m for m in mentions if m.concept == concept]
    # "A yellow flex card with green as its flex colour": it is said which colour that is.
    of_it = [m for m in of_it if any(words[at].key in _OF_COLOUR for at in m.places)] or of_it
    near = [
        (
            any(word.breaks for word in words[min(place, m.start) + 1 : max(place, m.start) + 1]),
            min(abs(place - m.start), abs(place - m.end + 1)),
            place < m.start,
            colour,
        )
        for m in of_it
        for place, colour in colours
    ]
    close = [found for found in near if found[1] <= _NEAR]
    return min(close)[-1] if close else None
