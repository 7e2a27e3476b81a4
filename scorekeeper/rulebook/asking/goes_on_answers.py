"""What the rules say of one card on another, once both are told (`goes_on_told.py`)."""

from typing import Final

from scorekeeper.domain.laying import Fit, Laid, fit
from scorekeeper.rulebook.asking.goes_on import GoesOn
from scorekeeper.rulebook.asking.settling import Verdict
from scorekeeper.rulebook.asking.story import Compared, Story

_SAYS: Final[dict[Fit, Verdict]] = {
    "same": "yes", "colour": "yes", "none": "no", "if-colour": "depends",
}  # fmt: skip
_OPPOSITE: Final[dict[Verdict, Verdict]] = {"yes": "no", "no": "yes"}


def goes_on_answered(story: Story) -> Compared | None:
    """ "A red 4 lies, she holds a blue 9. Would a blue 4 fit?"."""
    asked = story.situation.goes_on
    if asked is None or story.facts.values.get("variant") == "flex":
        # There a card has two colours, and which of them counts hangs on the power card.
        return None
    jumps = story.facts.holds("jump_in=yes") and not story.said.isdisjoint({"turn", "next-player"})
    verdict = None if jumps else _verdict(asked, story)
    if verdict is None:
        return None
    return Compared("match", _OPPOSITE.get(verdict, verdict) if asked.denied else verdict)


def _verdict(asked: GoesOn, story: Story) -> Verdict | None:
    laid, lies = asked.laid, asked.lies
    below = story.kinds.get(lies.kind or "")
    if below is None or below.draws is not None:
        # A draw card that lies may have to be answered first.
        return None
    if laid.kind is None:
        return _by_colour(laid.colour, lies.colour, called=not below.colour)
    card = story.kinds.get(laid.kind)
    if card is None or not card.colour:
        return None
    return _SAYS.get(fit(Laid(card, laid.colour), Laid(below, lies.colour)))


def _by_colour(laid: str | None, lies: str | None, *, called: bool) -> Verdict | None:
    """ "My yellow card": its colour is all that is told of it."""
    if lies is None:
        return "depends"
    if laid == lies:
        return "yes"
    # On a card with a number or a symbol the same one would go, too.
    return "no" if called else "depends"
