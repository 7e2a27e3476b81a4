"""What an answer is about, as one string: the same matter asked in other words gives the same one.

A table that has agreed on a matter is answered by what it agreed. But a yes to "may I" is none to
"must I", and a no to "is it forbidden". What a yes says stands behind the mark in a matter that is
`told_closely`: the case, whether one may or must, with how many cards, and if that is denied.
"""

import zlib
from dataclasses import dataclass
from typing import Final

from scorekeeper.rulebook.asking.one_question import opposite
from scorekeeper.rulebook.asking.settling import Answer
from scorekeeper.rulebook.asking.situation import SaidCard

MAX_MATTER: Final = 120
NO_MATTER: Final = "?:"
"""What is said of nothing."""
MARK: Final = "."
"""Between what a matter is about and how it is asked for; what was agreed before has none."""
_NOT: Final = ".not"
"""What a matter ends with of which the opposite was asked."""
_ABOUT: Final = 66
_CASE: Final = 26
_ASPECT: Final = 20
"""How long the parts of a matter are at most."""
_STACKING: Final = "stacking"
_COMMON: Final = frozenset(
    {"may", "must", "what", "who", "when", "why", "how-many", "not", "card", "forbidden"}
)
_DUTIES: Final = frozenset(
    {"challenge-guilty", "challenge-innocent", "challenge-show", "discard-all", "draw-count"}
    | {"effect", "first-card", "last-card-draws", "lose-turn", "mercy", "no-playable", "roulette"}
    | {"seven", "two-draw", "uno-penalty", "uno-when", "zero"}
)
"""Rulings on what happens and has to: of those "does one" asks for what "must one" does."""
_NEITHER: Final = frozenset({"open", "number"})
"""Aspects of questions that ask for no yes or no."""
_ASKED_FOR: Final = frozenset({"yes", "no", "depends"})
_YES_NO: Final = frozenset({"yes", "no"})


@dataclass(frozen=True, slots=True)
class Closely:
    """How a question asks for its matter: `aspect` is what it asks, `turned` if for its opposite.

    `told`: whether the direction is known; where it is not, what is agreed answers this question
    and no other.
    """

    aspect: str
    turned: bool = False
    told: bool = True


def matter_of(answer: Answer) -> str:
    """The ruling and the cards it was asked of; for what no ruling settles, what was said.

    >>> # "stacking:draw-two:draw-two", "?:partners+say"
    """
    situation = answer.situation
    if answer.ruling is not None:
        # "Stack a +2": on another one.
        subject = situation.subject
        below = situation.pile or (subject if answer.ruling == _STACKING else None)
        if below is subject and answer.ruling != _STACKING:
            # One card was said, wherever it lies.
            below = None
        parts = (answer.ruling, _kind(subject), _kind(below))
        return ":".join(part for part in parts if part)[:MAX_MATTER]
    said = sorted(situation.concepts - _COMMON) + sorted({card.kind for card in situation.cards})
    return f"{NO_MATTER}{'+'.join(said)}"[:MAX_MATTER]


def told_closely(matter: str, question: str, answer: Answer) -> str:
    """A matter, with all that a yes or no to this question settles.

    >>> # "stacking:draw-two:draw-two.other-kind.may.not": "Is it forbidden to …?"
    """
    how = closely(answer)
    case = (answer.case or "said")[:_CASE]
    aspect = how.aspect if how.told else f"asked-{zlib.crc32(question.casefold().encode()):x}"
    behind = f"{MARK}{case}{MARK}{aspect}{_NOT if how.turned and how.told else ''}"
    return f"{matter.replace(MARK, '-')[:_ABOUT]}{behind}"


def broadly(matter: str) -> str:
    """The ruling and cards of a matter, however it is asked for."""
    return matter.partition(MARK)[0]


def is_told_closely(matter: str) -> bool:
    """Whether it is known what a yes to the matter says."""
    return MARK in matter


def asks_yes_or_no(matter: str) -> bool:
    """Whether a matter that is told closely is one of yes or no."""
    aspect = matter.removesuffix(_NOT).rpartition(MARK)[2]
    return is_told_closely(matter) and aspect not in _NEITHER


def opposite_matter(matter: str) -> str:
    """The matter of which a yes says what a no says to this one."""
    return matter.removesuffix(_NOT) if matter.endswith(_NOT) else f"{matter}{_NOT}"


def closely(answer: Answer) -> Closely:
    """How a question asks for its matter."""
    said, stance = answer.situation, answer.stance
    silent = answer.verdict == "unknown"
    if answer.verdict not in _ASKED_FOR and not (silent and said.ask in {"yes-no", "any"}):
        return Closely(said.ask if said.ask in _NEITHER else "open")
    turned = said.negated if stance is None else stance.turned != _is_denied(answer)
    if stance is None:
        turned = turned != ("forbidden" in said.concepts)
        return Closely(_with_numbers(said.modal or "may", answer), turned)
    if not _is_as_expected(answer, turned):
        return Closely("", told=False)
    own = "must" if answer.ruling in _DUTIES and "forbidden" not in said.concepts else "may"
    modal = said.modal or own
    if stance.beside or (stance.inverted and "forbidden" not in said.concepts):
        # "Must I play if I can?": its yes is the ruling's no, but not the other way round.
        return Closely("", told=False)
    if stance.refuses:
        # "May I keep my hand?": who may not has to swap.
        modal, turned = "must", not _is_denied(answer)
    return Closely(_with_numbers(modal, answer), turned)


def _is_denied(answer: Answer) -> bool:
    """Whether the answer to the plain question was turned, as a claim denied it."""
    return answer.situation.claimed and answer.situation.negated


def _is_as_expected(answer: Answer, turned: bool) -> bool:
    """Whether the verdict is what the case says, turned or not: else experience knows better, and
    it is not known what else was asked.
    """
    assert answer.stance is not None
    truth = answer.stance.truth
    if answer.verdict not in _YES_NO or truth not in _YES_NO:
        return True
    told = _numbers(answer)
    if told and answer.known is not None and answer.known not in told:
        # "Do I draw four?": no, though it is so that one draws.
        truth = "no"
    return answer.verdict == (opposite(truth) if turned else truth)


def _with_numbers(aspect: str, answer: Answer) -> str:
    """ "Am I out with 24?" is another matter than with 26."""
    return "-".join([aspect, *map(str, _numbers(answer))])[:_ASPECT]


def _numbers(answer: Answer) -> list[int]:
    return [number.value for number in answer.situation.numbers if number.asked]


def _kind(card: SaidCard | None) -> str:
    return card.kind if card is not None else ""
