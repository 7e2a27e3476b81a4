"""Questions that tell nothing but cards that were left: "8 and a flip wild, how heavy?".

They are read as the line of the pad reads a hand. What it does not understand has to be how one
asks for points; then what it understood is the hand. Used where nothing else was found to reckon.
"""

import re
from dataclasses import replace
from typing import Final

from scorekeeper.domain.hands import HandTally
from scorekeeper.rulebook.adding_up import add_up
from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Sum
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.numerals import put_together
from scorekeeper.rulebook.roles import HIGHEST_FACE
from scorekeeper.rulebook.segments import read_segments
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.units import units
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_SEVERAL: Final = 3
_LONGEST: Final = 30
"""Words. A longer question tells a story."""
_WORD: Final = re.compile(r"[^\W_]+")
_NUMBER: Final = re.compile(r"(?<![\w+])\d{2,4}(?!\w)")
_ASKING: Final = word_list("listed-points.asking")
_WORTH: Final = word_list("listed-points.worth")
_TOGETHER: Final = word_list("listed-points.together")
"""By these a list is told where no more than one of its cards was known as one."""
_TIMES: Final = word_list("listed-points.times")
_OTHER_MATTERS: Final = frozenset(
    {"play", "may", "must", "challenge", "stack", "round", "win", "turn", "uno", "next-player"}
    | {"partners", "elimination", "knock-out", "dealer", "two-players", "target", "begin"}
    | {"finish", "swap", "direction", "reveal", "shuffle", "caught", "penalty", "next-round"}
)
_OTHERWISE: Final = word_list("listed-points.otherwise")
"""Words of laying, of comparing and of counting cards, beside which a list is no hand."""
_ARTICLES: Final = word_list("listed-points.articles")
"""What the pad may take for a 1 though it is an article."""


def listed_points(situation: Situation, lexicon: Lexicon) -> Sum | None:
    """What the cards of a question count that tells of nothing else; None of all others.

    Of a claim, "a skip, 8 and 9, is that 37?", also whether it is right.
    """
    text, keys, said = situation.text, frozenset(situation.keys), situation.concepts
    if len(situation.keys) > _LONGEST or not (situation.cards or situation.numbers):
        return None
    if keys & _OTHERWISE or said & _OTHER_MATTERS or _compares(situation):
        return None
    several = sum(card.count for card in situation.cards) + len(situation.numbers) > 1
    if not several and keys.isdisjoint(_WORTH | _TOGETHER):
        return None
    if situation.ask == "yes-no":
        return _claimed(text, keys, lexicon)
    tally = _hand(text, keys, lexicon)
    if tally is None or not _is_a_list(tally, keys):
        return None
    # Cards to draw and nothing else are piled up, and several of one kind are laid together.
    draws = all(kind in DRAWING for kind in tally.cards)
    worth = not keys.isdisjoint(_WORTH)
    listed = len(tally.cards) >= (_TWO if not keys.isdisjoint(_ASKING) else _SEVERAL)
    return _points(tally, lexicon) if worth or (listed and not draws) else None


def _compares(situation: Situation) -> bool:
    """ "Skip worth a draw two?": one card beside another, and no list."""
    cards = situation.cards
    between = situation.keys[cards[0].end : cards[-1].start] if len(cards) == _TWO else ()
    # "Plus two times three": so often, and no 3.
    return not (_WORTH | _TIMES).isdisjoint(between)


def _claimed(text: str, keys: frozenset[str], lexicon: Lexicon) -> Sum | None:
    """Whether the last number of the question is what the cards before it count."""
    numbers = list(_NUMBER.finditer(text))
    last = numbers[-1] if numbers else None
    if last is None or int(last[0]) <= HIGHEST_FACE:
        return None
    tally = _hand(text[: last.start()], keys, lexicon)
    behind = {key_of(word) for word in _WORD.findall(text[last.end() :])} & keys
    if tally is None or not behind <= _ASKING or not _is_a_list(tally, keys):
        return None
    if len(tally.cards) < _SEVERAL or all(kind in DRAWING for kind in tally.cards):
        return None
    found = _points(tally, lexicon)
    return replace(found, true=found.value == int(last[0]))


def _is_a_list(tally: HandTally, keys: frozenset[str]) -> bool:
    article = "1" in tally.cards and keys & _ARTICLES and "1" not in keys
    return not tally.amounts and not article and sum(tally.cards.values()) >= _TWO


def _hand(text: str, keys: frozenset[str], lexicon: Lexicon) -> HandTally | None:
    """The hand; None where something else is told. Chatter is no part of the `keys`."""
    hand = add_up(text, read_segments(put_together(units(text, lexicon)), lexicon), lexicon)
    lost = (word for start, end in hand.lost for word in _WORD.findall(text[start:end]))
    told = {key_of(word) for word in lost} & keys
    return hand.tally if told <= _ASKING else None


def _points(tally: HandTally, lexicon: Lexicon) -> Sum:
    worths = {kind: card.points.value for kind, card in lexicon.kinds.items()}
    each = [worths[kind] for kind, count in tally.cards.items() for _ in range(count)]
    value = sum(each)
    shown = f"{' + '.join(map(str, each))} = {value}"
    return Sum(value, shown, "hand-points", "sum", "points")
