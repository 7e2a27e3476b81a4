"""How a question stands to the case that answers it: whether it asks for that or its opposite."""

from dataclasses import dataclass

from scorekeeper.rulebook.asking.rulings import Case, Truth
from scorekeeper.rulebook.asking.situation import Situation


@dataclass(frozen=True, slots=True)
class Stance:
    """How a question stands to what the case says itself, its `truth`.

    `turned`: it asks for the opposite, as "is it forbidden" does; `inverted`: its yes is the
    ruling's no, as where "must I play" is asked, and one may draw; `refuses`: it asks whether one
    may do without; `beside`: it claims something else than the case tells of.
    """

    truth: Truth | None
    turned: bool = False
    inverted: bool = False
    refuses: bool = False
    beside: bool = False


def truth_of(case: Case, situation: Situation) -> Truth | None:
    """What the case says to what one may, what one must, or what is so."""
    # "Is it against the rules?" asks whether one may.
    modal = situation.modal or ("may" if "forbidden" in situation.asked else "")
    return {"may": case.may, "must": case.must}.get(modal) or case.truth


def is_turned(case: Case, situation: Situation, inverted: bool, contrary: bool) -> bool:
    """Whether the question asks for the opposite of what the case says."""
    if not contrary and refuses_to(situation) and case.must is None:
        inverted = not inverted
    forbidden = "forbidden" in (situation.asked if situation.modal == "may" else situation.concepts)
    return (inverted or forbidden) != situation.negated


def refuses_to(situation: Situation) -> bool:
    """ "May I keep my hand?": whether one may do without."""
    return situation.modal == "may" and _refuses(situation)


def _refuses(situation: Situation) -> bool:
    """Whether it is asked if somebody may do without; not if that was only told before."""
    if "kept-back" in situation.facets and "draw" in situation.asked:
        # "May I leave it in my hand and draw?": drawing is asked for, and nothing refused.
        return False
    acts = {"play", "draw", "stack", "choose", "drawn-card"}
    return "refuse" in situation.asked or (
        "refuse" in situation.concepts and not situation.asked & acts
    )
