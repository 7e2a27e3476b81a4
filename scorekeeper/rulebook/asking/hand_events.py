"""What somebody holds after one card drawn, after one laid out of turn, and after cards gained.

"Four cards, I draw one and lay it at once": what is told is known by the verbs behind the drawing,
since the card itself need not be named.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.card_words import ONE, TIMES
from scorekeeper.rulebook.asking.drawn_until import which_fits
from scorekeeper.rulebook.asking.story import Story, Sum, plus
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 3
_TWO: Final = 2
_REACH: Final = 12


def drawn_until_one_fits(story: Story) -> Sum | None:
    """Drawn on until one fitted, which was laid: "the fourth fits and I lay it"."""
    told = story.before()
    until = story.facts.values.get("draw") == "until-playable"
    if told is None or not until or "uno" in story.said or story.situation.cards:
        return None
    keys = story.situation.keys[: story.situation.begins] or story.situation.keys
    drawn = which_fits(keys) or _times_drawn(story, told.value) or _first_fits(keys)
    if not drawn:
        return None
    value = told.value + drawn - 1
    ruling = "drawn-card" if drawn == 1 else "no-playable"
    case = "must" if drawn == 1 else "until-playable"
    return Sum(value, f"{told.value} + {drawn} − 1 = {value}", ruling, case)


def _times_drawn(story: Story, held: int) -> int | None:
    """ "I have to draw six times until one fits": the number beside the drawing, not the hand's."""
    keys = story.situation.keys
    if not {"until", "no-match"} & story.said or _FITS.isdisjoint(keys):
        return None
    found = {
        number.value
        for number in story.situation.numbers
        if number.value != held
        and not _DRAWN.isdisjoint(keys[max(number.at - _NEAR, 0) : number.at + _NEAR])
        and not {*TIMES, "cards", "kaarten", "karten"}.isdisjoint(
            keys[number.at + 1 : number.at + _NEAR]
        )
    }
    return found.pop() if len(found) == 1 else None


def _first_fits(keys: Sequence[str]) -> int | None:
    """ "The first one that I draw fits"."""
    return next(
        (
            1
            for at, key in enumerate(keys)
            if key in _FIRST and not _FITS.isdisjoint(keys[at + 1 : at + 2 * _NEAR])
        ),
        None,
    )


def drawn_and_kept(story: Story) -> Sum | None:
    """The hand with one card that was drawn, or without it where it was laid at once."""
    told, situation = story.before(), story.situation
    if told is None or story.said & _OTHERWISE or _counts_draws(story):
        return None
    keys = _told_in(situation.keys, situation.begins)
    drew = _drew_one(keys)
    if drew is None:
        return None
    behind = frozenset(keys[drew : drew + _REACH])
    kept, laid = bool(behind & _KEEP), bool(behind & _LAY)
    plain = len(story.hand.told) == 1 and not situation.cards
    if not kept and not laid and behind & _NOT:
        # "I drew a red 2 that didn't go either".
        found = plus(story, told, 1, "no-playable", None)
        return found and replace(found, certain=plain)
    if kept and not laid:
        found = plus(story, told, 1, _ruling_kept(story), None)
        return found and replace(found, certain=plain)
    if laid and not kept and behind.isdisjoint(_NOT) and drew > told.at:
        value = told.value
        return Sum(value, f"{value} + 1 − 1 = {value}", "drawn-card", None, certain=plain)
    return None


def _told_in(keys: Sequence[str], begins: int) -> Sequence[str]:
    """The words before "how many", which need not begin the last sentence."""
    amount = next((at for at in range(len(keys) - 1, -1, -1) if keys[at] in _HOW), begins)
    return keys[:amount] or keys


def _counts_draws(story: Story) -> bool:
    """Whether draw cards are told of, or more than one card that is drawn."""
    draws = any((k := story.kinds.get(c.kind)) and k.draws for c in story.situation.cards)
    return draws or (story.hand.drawn or 1) > 1


def _ruling_kept(story: Story) -> str:
    """Drawn although a card fitted, or because none did."""
    rather = not _RATHER.isdisjoint(story.situation.keys) or "draw-rather" in story.said
    return "draw-although-able" if rather and "no-match" not in story.said else "drawn-card"


def _drew_one(keys: Sequence[str]) -> int | None:
    """The place behind "I draw one", "ik trek er een", "zieh eine": where one card is drawn."""
    for at, key in enumerate(keys):
        if key not in _DRAWN:
            continue
        near = keys[max(at - _NEAR, 0) : at + 2 * _NEAR]
        if not (ONE | _A).isdisjoint(near):
            return at + 1
    return None


def jumped_in(story: Story) -> Sum | None:
    """One card fewer after jumping in with one."""
    told = story.before()
    jumps = bool(story.said & {"jump-in", "out-of-turn"})
    if told is None or not jumps or story.rules.jump_in is None:
        return None
    if told.laid and told.at > story.hand.card_at:
        return None
    if story.said & {"draw", "penalty", "challenge", "caught"} or story.hand.whose == "other":
        return None
    value = told.value - 1
    return Sum(value, f"{told.value} − 1 = {value}", "jump-in", None)


def laid_then_hit(story: Story) -> Sum | None:
    """ "Of my seven I have played five, then I got a Draw Two"."""
    laid, told = story.hand.laid, story.hand.told
    if not laid or not told or story.said & _OTHERWISE or story.hand.whose != "me":
        return None
    cards = [c for c in story.cards() if (k := story.kinds.get(c.kind)) and k.draws]
    others = [one.value for one in told if one.value != laid]
    if len(cards) != 1 or len(story.situation.cards) != 1 or len(others) != 1:
        return None
    kind = story.kinds[cards[0].kind]
    if cards[0].count > 1 or kind.draws is None or others[0] <= laid or told[0].laid:
        return None
    value = others[0] - laid + kind.draws.value
    shown = f"{others[0]} − {laid} + {kind.draws.value} = {value}"
    return Sum(value, shown, "draw-count", "draws")


def gained(story: Story) -> Sum | None:
    """ "I had twelve and got ten on top"."""
    keys = story.situation.keys
    told = next((one for one in story.hand.told if one.whose == story.hand.whose), story.before())
    if told is None or story.said & _OTHERWISE or story.situation.cards:
        return None
    if story.rules.mercy_limit is None:
        return None
    came = [
        n.value
        for n in story.situation.numbers
        if n.at != told.at
        and n.unit in {"", "card"}
        and not _CAME.isdisjoint(keys[max(n.at - _NEAR, 0) : n.at + _NEAR])
    ]
    if len(came) != 1 or len(story.situation.numbers) > _TWO:
        return None
    return plus(story, told, came[0], "mercy", None)


_OTHERWISE: Final = frozenset(
    {"challenge", "bluff", "swap", "penalty", "caught", "uno", "wrong-card", "points", "stack"}
)
_HOW: Final = word_list("hand-events.how")
_A: Final = word_list("hand-events.a")
_DRAWN: Final = word_list("hand-events.drawn")
_KEEP: Final = word_list("hand-events.keep")
_LAY: Final = word_list("hand-events.lay")
_NOT: Final = word_list("hand-events.not")
_RATHER: Final = word_list("hand-events.rather")
_FIRST: Final = word_list("hand-events.first")
_FITS: Final = word_list("hand-events.fits")
_CAME: Final = word_list("hand-events.came")
