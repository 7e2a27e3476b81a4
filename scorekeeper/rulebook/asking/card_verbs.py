"""What sounds like a card and is something somebody does: "must draw two", "we swap hands"."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import (
    BLACK,
    COLOURS,
    COUNTS,
    TIMES,
)
from scorekeeper.rulebook.asking.each_laid import is_laid_by_each
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.roles import Role
from scorekeeper.rulebook.word_lists import word_list

_ARTICLE_AND_COLOUR: Final = 2
_DRAWING: Final = word_list("card-verbs.drawing")
_DONE_TOO: Final = frozenset({"swap-hands", "discard-all"})
_INFINITIVES: Final = word_list("card-verbs.infinitives")
_MUST_BEFORE: Final = 6
_FIRST: Final = word_list("card-verbs.first")
_THEN: Final = word_list("card-verbs.then")
_STILL: Final = word_list("card-verbs.still")
_BY: Final = word_list("card-verbs.by")
"""In "followed by draw two" a card is named."""
_NUMBER_OF: Final = word_list("card-verbs.number-of")
"""Behind these cards are counted: "aantal neem-twee-kaarten"."""
_UP: Final = word_list("card-verbs.up")
_AND: Final = word_list("card-verbs.and")
_I_DRAW: Final = word_list("card-verbs.i-draw")
_SEVERAL: Final = frozenset({Role.CARDS, Role.CARD_OR_CARDS})
_NUMBER_AND_VERB: Final = 2
_WORTH: Final = 9
"""A number behind the name that is larger than any card's can only be its worth."""
_TO_DO: Final = word_list("card-verbs.to-do")
"""Behind these a German verb is a noun: "beim Händetauschen"."""
_HANDS: Final = word_list("card-verbs.hands")
_ENDS: Final = word_list("card-verbs.ends")
_AT: Final = word_list("card-verbs.at")
_NAMED: Final = word_list("card-verbs.named")
_LAID: Final = word_list("card-verbs.laid")
_HOW_LAID: Final = word_list("card-verbs.how-laid")
_LIE: Final = word_list("card-verbs.lie")
"""Behind these a card's name stands: "there lie draw four and a 3", "as dear as draw two"."""
_BEFORE_NOUN: Final = word_list("card-verbs.before-noun")
_DOES: Final = word_list("card-verbs.does")
_WILL: Final = word_list("card-verbs.will")
_WHAT: Final = word_list("card-verbs.what")
_WILDS: Final = word_list("also-said.wild-words")
_MODAL: Final = word_list("card-verbs.modal")
_WHO: Final = word_list("card-verbs.who")
"""German and Dutch: behind "darf ich" the verb stands at the end, and has another form."""
_BEFORE_NAME: Final = word_list("card-verbs.before-name")
"""Behind these nobody is told to do anything: "for draw two", "what does draw two do?"."""
_WITH: Final = word_list("card-verbs.with")
_TWO: Final = 2
_HOW: Final = word_list("card-verbs.how")
_OCCURS: Final = word_list("card-verbs.occurs")
_HOW_OFTEN: Final = 3
"""Words before the name in "wie oft kommt"."""
_IT: Final = word_list("card-verbs.it")
_LIES: Final = word_list("card-verbs.lies")
_VERBS_TOO: Final = frozenset({"skip", "reverse", "discard-all"})
_CARD_NOUNS: Final = word_list("card-verbs.card-nouns")


def counts_a_card(words: Sequence[Word], place: int, end: int, lexicon: Lexicon) -> bool:
    """ "Vier Zieh zwei": four of a card whose name begins with the verb."""
    if end - place != _NUMBER_AND_VERB or words[place].value is None or end >= len(words):
        return False
    verb, number = words[place + 1], words[end]
    if number.breaks or number.plus:
        return False
    known = lexicon.find(f"{verb.key}{number.key}", tight=True)
    if known is None or known.kind is None or known.kind.isdecimal():
        return False
    # "Zwei Zieh-Vierer": the number may be a noun.
    return number.value is not None or known.role in _SEVERAL


def is_to_miss(
    words: Sequence[Word], place: int, mentions: Sequence[Mention], glossary: Glossary
) -> bool:
    """ "Muss die nächste Person aussetzen": the end of a phrase of a verb, and no card."""
    before = words[place - 1].key if place else ""
    if before in glossary.lists["before-card"] | glossary.lists["prepositions"]:
        return False
    after = words[place + 1].key if place + 1 < len(words) else ""
    if words[place].key in _ENDS and after in _AT:
        # "It stops with me".
        return True
    return any(
        mention.concept == "lose-turn" and mention.end == place + 1 and len(mention.places) > 1
        for mention in mentions
    )


def is_coloured_noun(
    words: Sequence[Word], place: int, key: str, kind: str, glossary: Glossary
) -> bool:
    """ "Een gele overslaan": what would be a verb elsewhere is a card's name."""
    before = words[max(place - 2, 0) : place]
    if key in glossary.lists["nouns-too"] and _is_listed(words, place):
        return True
    if key in glossary.lists["nouns-too"] and before and not words[place].breaks:
        known = glossary.lists["before-card"] | COLOURS.keys()
        return before[-1].key in known
    if kind == "swap-hands" and before and before[-1].key in _TO_DO and not words[place].breaks:
        return True
    if is_asked_about(words, place, kind):
        return True
    after = words[place + 2].key if place + 2 < len(words) else ""
    opening = not place or words[place].breaks
    if kind == "flex-all-draw":
        # "Ich spiele Alle-ziehen", "Alle-ziehen mit Flex: …".
        return after in _HOW_LAID if opening else before[-1].key in _LAID
    if kind == "swap-hands" and words[place].key in _HANDS:
        worth = place + 2 < len(words) and (words[place + 2].value or 0) > _WORTH
        if not opening:
            return worth or before[-1].key in _NAMED | COUNTS
        begins_list = place + 2 < len(words) and words[place + 2].breaks
        return after in _LIES or begins_list
    if kind not in _VERBS_TOO or not before or words[place].breaks:
        return False
    opens = len(before) < _ARTICLE_AND_COLOUR or before[1].breaks
    opens = opens or before[0].key in glossary.lists["articles"] | glossary.lists["on"]
    return opens and before[-1].key in COLOURS


def is_asked_about(words: Sequence[Word], place: int, kind: str) -> bool:
    """ "How many points is skip worth?", "what does reverse do?": nobody skips or reverses."""
    if kind not in _VERBS_TOO or not place or words[place].breaks:
        return False
    before = words[place - 1]
    opens = place == 1 or before.breaks or words[place - 2].key in _WHAT
    return before.key in _BEFORE_NOUN or (opens and before.key in _DOES)


def stands_as_name(words: Sequence[Word], place: int) -> bool:
    """ "For draw two", "may draw two be …", "darf ich Zieh 2 …": no verb has its place here.

    Nor has it in "wie oft kommt Zieh 2 vor".
    """
    before = words[place - 1]
    opens = place == 1 or before.breaks
    if before.key in _BEFORE_NAME or (opens and before.key in _WILL):
        return True
    occurs = place - 1 if words[place - 1].key not in _IT else place - _TWO
    if occurs == _HOW_OFTEN - 1 and words[occurs].key in _OCCURS and words[0].key in _HOW:
        return True
    asked = place > 1 and not before.breaks and words[place - _TWO].key in _MODAL
    return asked and before.key in _WHO


def is_done_by_card(words: Sequence[Word], place: int, before: int) -> bool:
    """ "Does a draw two skip the next player?": what the card named before it does.

    `before`: where that card ends, -1 without one.
    """
    if before != place or words[place].breaks:
        return False
    begins = max((at for at in range(place) if words[at].breaks), default=0)
    return any(words[at].key in _DOES | _WILL for at in range(begins, place))


def _is_listed(words: Sequence[Word], place: int) -> bool:
    """ "7, pas en joker": an item from comma to comma, or to an "and"."""
    after = words[place + 1 : place + 2]
    begins = place == 0 or words[place].breaks
    ends = bool(after) and (after[0].breaks or after[0].key in _AND)
    return begins and ends


def is_a_verb(words: Sequence[Word], place: int, end: int, kind: str, glossary: Glossary) -> bool:
    """ "Do we swap hands", "I discard all": somebody does it, and no card is named."""
    before = words[place - 1] if place and not words[place].breaks else None
    return (
        kind in _DONE_TOO
        and words[end - 1].stem not in _CARD_NOUNS
        and words[place].key not in _WILDS
        and before is not None
        and before.key in glossary.lists["subjects"]
    )


def is_an_order(
    words: Sequence[Word],
    place: int,
    end: int,
    glossary: Glossary,
    mentions: Sequence[Mention],
    *,
    listed: bool,
) -> bool:
    """ "I must draw 2 cards": a verb and a number, and no card's name.

    `listed`: right behind a card stands another one: "skip draw two".
    """
    span = words[place:end]
    verbs = [
        word
        for word in span
        if word.value is None and word.stem not in _CARD_NOUNS and word.key not in _UP
    ]
    if len(span) < 2 or len(verbs) == len(span) or any(word.plus for word in span):
        return False
    if not any(word.stem in _DRAWING for word in verbs) or len(verbs) > 1:
        return False
    if _ends_a_must(words, place, end, mentions):
        return True
    before = words[place - 1] if place and not words[place].breaks else None
    if any(m.concept == "points" and m.end == place for m in mentions) and end == len(words):
        # "Punktwert Zieh 6?": what is worth asked is a card.
        return False
    if before is not None and before.key in _BY | _NUMBER_OF | _LIE:
        return False
    if _is_with_somebody(words, place, end):
        return False
    if before is not None and before.key in _STILL and words[end - 1].value is None:
        return True
    if before is not None and (before.key in TIMES or (before.value and span[0] is verbs[0])):
        return False
    done = before is not None and before.key in _AND and verbs[0].key in _I_DRAW
    if (
        before is not None
        and not done
        and (
            before.key in glossary.lists["before-card"] | glossary.lists["on"]
            or before.key in COLOURS.keys() | BLACK
        )
    ):
        return False
    if any(m.concept == "play" and place in {m.end, m.start - len(span)} for m in mentions):
        return False
    after = words[end] if end < len(words) and not words[end].breaks else None
    if after is not None and after.stem in _CARD_NOUNS:
        return True
    if span[0] is verbs[0] and before is not None and stands_as_name(words, place):
        return False
    if is_laid_by_each(words, place):
        return False
    return before is not None and not listed and not _is_told_in_turn(words, place)


def _is_with_somebody(words: Sequence[Word], place: int, end: int) -> bool:
    """ "Bei Max Zieh vier, bei Oma eine 3": what lies before somebody is a card."""
    if place < _TWO or words[place].breaks or words[place - 1].breaks:
        return False
    ends = end == len(words) or words[end].breaks or words[end].key in _AND
    return ends and words[place - _TWO].key in _WITH and words[place - 1].value is None


def _is_told_in_turn(words: Sequence[Word], place: int) -> bool:
    """ "First draw two, then draw four, then +10": one card after the other."""
    keys = [word.key for word in words]
    told = sum(key in _THEN for key in keys) + (keys[0] in _FIRST)
    return told > 1 and keys[place - 1] in _THEN | _FIRST


def _ends_a_must(words: Sequence[Word], place: int, end: int, mentions: Sequence[Mention]) -> bool:
    """ "Muss ich trotzdem die vier ziehen?": the verb that ends what somebody must do."""
    ends = end == len(words) or words[end].breaks
    infinitive = words[end - 1].value is None and words[end - 1].key in _INFINITIVES
    if not (ends and infinitive and words[place].value is not None):
        return False
    return any(
        m.concept == "must" and m.end <= place and place - m.end <= _MUST_BEFORE
        for m in mentions
        if not any(word.breaks for word in words[m.end : place + 1])
    )
