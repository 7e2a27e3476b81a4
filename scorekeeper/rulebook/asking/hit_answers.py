"""What the rules say of somebody after one card was laid on somebody (`hit_told.py`).

Whoever is hit draws and loses the turn; whoever lays the card does not, nor do the others. Where
nobody says who is next, it hangs on that. Cards that may be put on, or be flexed, are left out.
"""

from typing import Final

from scorekeeper.domain.card_effects import CardEffect
from scorekeeper.rulebook.asking.hit import Act, Part
from scorekeeper.rulebook.asking.settling import Verdict
from scorekeeper.rulebook.asking.story import Compared, Story

_RULINGS: Final[dict[Act, str]] = {
    "draws": "draw-count", "loses": "lose-turn", "plays-on": "lose-turn",
}  # fmt: skip
_SAYS: Final[dict[Part, dict[Act, Verdict]]] = {
    "hit": {"draws": "yes", "loses": "yes", "plays-on": "no"},
    "doer": {"draws": "no", "loses": "no"},
    "aside": {"draws": "no", "loses": "no"},
    "open": {"draws": "depends", "loses": "depends"},
}
"""By the part of whoever is asked about; nothing where the card says nothing of it."""
_TWO: Final = "2"


def hit_answered(story: Story) -> Compared | None:
    """ "Tom lays a +4 and Anna is next. Does Tom draw four?": the ruling and the answer."""
    hit = story.situation.hit
    card = None if hit is None else story.kinds.get(hit.kind)
    effect = None if card is None else card.effect
    if hit is None or card is None or effect is None or card.flexed or not _at_next(effect):
        return None
    two = story.facts.values.get("players") == _TWO
    part: Part = "hit" if hit.part != "doer" and two else hit.part
    if card.draws is not None and _may_be_put_on(story):
        return None
    drawn = 0 if card.draws is None else card.draws.value
    if hit.act == "draws" and not drawn:
        return None
    ruling = _RULINGS[hit.act]
    if hit.counts and hit.act == "draws":
        return None if part == "open" else Compared(ruling, "value", drawn if part == "hit" else 0)
    verdict = _SAYS[part].get(hit.act)
    if hit.counts or verdict is None or story.situation.ask not in {"yes-no", "any"}:
        return None
    if hit.act == "draws" and hit.so_many not in {None, drawn}:
        verdict = "no"
    return Compared(ruling, verdict)


def _at_next(effect: CardEffect) -> bool:
    """Whether the next player alone is hit."""
    return effect.skips == "next" and effect.draws in {None, "next"} and not effect.turns


def _may_be_put_on(story: Story) -> bool:
    return story.rules.stacking is not None and story.rules.stacking.value != "none"
