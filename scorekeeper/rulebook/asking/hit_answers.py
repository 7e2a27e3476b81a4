"""What the rules say of somebody after a card was laid on somebody, or was challenged.

Whoever is hit draws and loses the turn; whoever lays the card does not, nor do the others. Where
nobody says who is next, it hangs on that. Cards that may be put on, or be flexed, are left out.
After a challenge one of two pays, and the other nothing. What is told is read in `hit_told.py` and
`doubt_told.py`.
"""

from typing import Final

from scorekeeper.domain.card_effects import CardEffect
from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.challenge_sums import outcome_by_colour, outcome_of
from scorekeeper.rulebook.asking.hit import Act, Doubt, Matter, OfAnother, Part
from scorekeeper.rulebook.asking.settling import Verdict
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

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
_ANOTHERS: Final[dict[Matter, str]] = {
    "uno": "uno-penalty", "advice": "advice", "bonus": "knock-out-bonus",
    "points": "round-score", "colour": "wild-colour", "roulette": "roulette",
}  # fmt: skip
_SHARED: Final = frozenset(
    {"partners", "lowest", "keep-own", "elimination", "first-card", "leave", "late", "tie"}
)
"""Where it may be more than one person's, or goes another way."""
_TWO: Final = "2"
_PAYS_OTHERWISE: Final = frozenset({"stack", "grow", "flex-side", "points", "hold-more"})
"""What tells of more than the challenge."""
_SEEN: Final = frozenset(
    {"challenge", "show", "draw", "card", "hand-word", "pile-word", "must", "play", "hold"}
    | {
        "penalty",
        "really-true",
        "turn",
        "not-yet",
        "wild-card",
        "draw-card",
        "knocked-cards",
        "what",
    }
)
"""What may be said where only that a hand is shown is told, and not what is in it."""
_WRONGLY: Final = word_list("hit.wrongly")
_DENIED: Final = frozenset({"no:guilty", "no:caught", "no:bluff"})


def hit_answered(story: Story) -> Compared | None:
    """ "Tom lays a +4 and Anna is next. Does Tom draw four?": the ruling and the answer."""
    hit = story.situation.hit
    card = None if hit is None else story.kinds.get(hit.kind)
    effect = None if card is None else card.effect
    if hit is None or card is None or effect is None or card.flexed or not _at_next(effect):
        return None
    two = story.facts.values.get("players") == _TWO
    part: Part = "hit" if hit.part != "doer" and two else hit.part
    if card.draws is not None and story.stacks:
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


def doubt_answered(story: Story) -> Compared | None:
    """ "Anna challenged Tom's +4, he was honest. Does Tom draw six?"."""
    doubt, numbers = story.situation.doubt, story.facts.numbers
    if (
        doubt is None
        or doubt.act == "holds"
        or "guilty" not in numbers
        or story.said & _PAYS_OTHERWISE
    ):
        return None
    outcome = _outcome_told(story)
    seen = bool(outcome) and story.situation.laid_with in {"colour", "none"}
    if "show" in story.said and not seen:
        return _not_seen_yet(story, doubt) if not outcome else None
    flex = story.facts.values.get("variant") == "flex"
    ruling = "flex-challenge" if flex else f"challenge-{outcome or 'guilty'}"
    pays = {"guilty": "layer", "innocent": "doubter"}.get(outcome)
    if pays is None:
        return None
    drawn = numbers[outcome] if doubt.of == pays else 0
    if doubt.counts and doubt.act == "draws":
        return Compared(ruling, "value", drawn)
    asks = story.situation.ask == "yes-no" or doubt.so_many is not None
    if doubt.counts or not asks:
        return None
    verdict = _pays(doubt, outcome, drawn)
    return None if verdict is None else Compared(ruling, verdict)


def _not_seen_yet(story: Story, doubt: Doubt) -> Compared | None:
    """ "I challenged, and now she shows me her hand. So I take six?": what is in it is not told."""
    outcome = "innocent" if doubt.of == "doubter" else "guilty"
    fits = doubt.act == "draws" and doubt.so_many == story.facts.numbers[outcome]
    # "… and showed it: no card of that colour".
    if not fits or doubt.counts or story.said - _SEEN or story.situation.colours:
        return None
    flex = story.facts.values.get("variant") == "flex"
    return Compared("flex-challenge" if flex else f"challenge-{outcome}", "depends")


def another_answered(story: Story) -> Compared | None:
    """ "Tom forgot UNO and Anna caught him. Does Anna draw two?": it is not hers."""
    another = story.situation.another
    if another is None or story.situation.claimed or story.said & _SHARED:
        return None
    holds = story.facts.holds
    if another.matter == "points" and not holds("scoring=winner-takes-all"):
        return None
    if another.matter == "bonus" and not holds("knock_out_to=winner"):
        return None
    ruling = _ANOTHERS[another.matter]
    if another.own:
        return _for_advice(another, story)
    if another.counts:
        return Compared(ruling, "value", 0)
    return Compared(ruling, "no") if story.situation.ask == "yes-no" else None


def _for_advice(another: OfAnother, story: Story) -> Compared | None:
    """ "Tom tells Anna what to play. Does Tom draw?": he does, where that costs anything."""
    costs = story.rules.suggestion_penalty
    if costs is None:
        return None
    if another.counts:
        return Compared("advice", "value", costs.value)
    return Compared("advice", "yes") if story.situation.ask == "yes-no" else None


def _outcome_told(story: Story) -> str:
    """If it was a bluff; empty where it hangs on a hand that is told, or is not told."""
    situation = story.situation
    if story.facts.values.get("variant") == "flex":
        # There a wild that is held fits as well.
        if situation.doubt is not None and situation.doubt.wild:
            return "guilty"
        others = {card.kind for card in situation.named} - WILDS
        if "no-wild" in story.facts.said and not others and len(situation.colours) <= 1:
            return "guilty" if situation.laid_with == "colour" else outcome_of(story)
    if situation.laid_with in {"colour", "none"}:
        return outcome_by_colour(story)
    hand = len(situation.named) > 1 or len(situation.colours) > 1 or "wild-card" in story.facts.said
    caught = situation.doubt is not None and situation.doubt.caught
    outcome = outcome_of(story) or ("guilty" if caught and "innocent" not in story.said else "")
    # "I wrongly accused him of bluffing": of whom it is said is not told by the word.
    unclear = situation.bindings & _DENIED or not _WRONGLY.isdisjoint(situation.keys)
    denied = outcome == "guilty" and unclear
    return "" if hand or denied else outcome


def _pays(doubt: Doubt, outcome: str, drawn: int) -> Verdict | None:
    if doubt.act == "draws":
        wanted = doubt.so_many
        return "yes" if drawn and wanted in {None, drawn} else "no"
    if doubt.of == "layer":
        return None
    loses = outcome == "innocent"
    return "yes" if loses == (doubt.act == "loses") else "no"
