"""What a doubted Wild Draw Four costs: nothing whoever was right, and more than the four."""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.hand_doubts import has_none
from scorekeeper.rulebook.asking.hit_words import DOUBTS
from scorekeeper.rulebook.asking.persons import who_are_somebody
from scorekeeper.rulebook.asking.rightly_doubted import is_rightly_doubted, was_right
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.spared import LAYER
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import MORE
from scorekeeper.rulebook.word_lists import word_list

_FAR: Final = 5
_FARTHER: Final = 8
_NEAR: Final = 3
_FOUR: Final = 4


def challenge_sum(story: Story) -> Sum | None:
    """The number of cards asked for; None where the plain penalty is, or something else."""
    said = story.said
    told = said & {"challenge", "guilty", "innocent", "bluff"}
    if story.situation.ask != "number" or story.hand_asked or not told:
        return None
    if "guilty" not in story.facts.numbers:
        return None
    # "Was kostet mich das?" is of cards here, where nobody speaks of points.
    keys = story.situation.keys
    cards = not _PRICE.isdisjoint(keys) and _POINTS.isdisjoint(keys)
    if ("points" in said and not cards) or "wrong-card" in said:
        return None
    if story.facts.values.get("variant") == "flex" and "wild-card" in story.facts.said:
        # Wilds that are held make it a bluff there.
        return None
    outcome = outcome_of(story)
    more = _above_the_four(story)
    if more and outcome != "guilty":
        value = story.facts.numbers["innocent"] - _FOUR
        shown = f"{story.facts.numbers['innocent']} − {_FOUR} = {value}"
        return Sum(value, shown, *_ruling(story, "innocent"), "cards")
    if not _draws_nothing(story, outcome):
        return None
    return Sum(0, "0", *_ruling(story, outcome), "cards")


def _ruling(story: Story, outcome: str) -> tuple[str, str]:
    """The ruling and case that the number rests on."""
    if story.facts.values.get("variant") == "flex":
        return "flex-challenge", outcome
    return f"challenge-{outcome}", "draws"


def outcome_of(story: Story) -> str:
    """Whether it was a bluff; empty where nothing is told of it."""
    said, keys = story.said, story.situation.keys
    if story.situation.laid_with in {"colour", "none"}:
        return outcome_by_colour(story)
    if is_rightly_doubted(story) or (_doubted_by(story) == "me" and was_right(keys)):
        return "guilty"
    if has_none(story) or "no-wild" in story.facts.said:
        return "innocent"
    shown = "caught" in said or not _PROVED.isdisjoint(keys)
    if "bluff" in said and shown and not said & {"innocent", "not"}:
        return "guilty"
    if "guilty" in said and "innocent" not in said:
        return "guilty"
    if "innocent" in said and "guilty" not in said:
        return "innocent"
    return ""


def outcome_by_colour(story: Story) -> str:
    """If it was a bluff, by the colours that are told; in Flex a wild fits as well."""
    laid_with = story.situation.laid_with
    flex = story.facts.values.get("variant") == "flex"
    if laid_with not in {"colour", "none"}:
        return ""
    said = story.facts.said
    if laid_with == "none" and flex and "wild-card" in said and "no-wild" not in said:
        return ""
    return "guilty" if laid_with == "colour" else "innocent"


def _asked_of(story: Story) -> frozenset[str]:
    """The words of the question, without when or why: "… after I rightly challenged her"."""
    begins = story.situation.begins
    own = story.situation.keys[begins:]
    ends = (at for at, key in enumerate(own) if at > _NEAR and key in _WHEN)
    return frozenset(own[: next(ends, len(own))])


def _draws_nothing(story: Story, outcome: str) -> bool:
    """Whether who is asked for is the one who was right."""
    facets, asked = story.situation.facets, story.situation.asked
    keys = story.situation.keys
    own = frozenset(keys[story.situation.begins :])
    draws = bool({"draw"} & asked or own & _COSTS)
    if not outcome or not draws:
        return False
    if _asks_for_named_doubter(story):
        return outcome == "guilty"
    if _asks_for_named_honest(story):
        return outcome == "innocent"
    mine = bool(_asked_of(story) & _ME)
    doubter = _doubted_by(story)
    if outcome == "innocent":
        # "I challenged, she was clean. How many does she draw?".
        theirs = bool(_THEY & own) and not mine and doubter == "me"
        layer = LAYER in facets and not (mine and doubter == "me")
        layer = layer or bool(own & _LAYERS) or _asks_for_who_laid(story)
        return "innocent-draws" in facets or (mine and doubter == "other") or theirs or layer
    if "challenger-draws" in facets or bool(own & _DOUBTERS):
        return True
    stresses = bool(own & _MYSELF) and not frozenset(keys[: story.situation.begins]) & _I
    stresses = stresses and any(key.startswith(DOUBTS) for key in keys)
    return mine and (doubter == "me" or (stresses and not doubter))


def _asks_for_named_doubter(story: Story) -> bool:
    """ "Gran challenges my +4 … how many does Gran draw?": by the same word as who doubted."""
    keys, begins = story.situation.keys, story.situation.begins
    return any(
        key.startswith(DOUBTS) and keys[at] in keys[begins:] and keys[at] not in _NO_NAMES
        for at, key in enumerate(keys[1:begins])
    )


def _asks_for_named_honest(story: Story) -> bool:
    """ "Wouter was honest, Xandra challenged. How many does Wouter take?"."""
    keys, begins = story.situation.keys, story.situation.begins
    return any(
        was in _IS and honest in _HONEST and name in keys[begins:] and name not in _NO_NAMES
        for name, was, honest in zip(keys, keys[1:begins], keys[2:begins], strict=False)
    )


def _asks_for_who_laid(story: Story) -> bool:
    """ "What does the one draw who played it rightly", "degene die hem terecht speelde"."""
    own = story.situation.keys[story.situation.begins :]
    who = any(pair in _WHO_LAID for pair in pairwise(own))
    return who and any(key in _LAID for key in own)


def _doubted_by(story: Story) -> str:
    """Who challenged: "I doubted", "my challenge"; "I was challenged", "he doubted it"."""
    keys = story.situation.keys
    they = who_are_somebody(_THEY, story.situation.language)
    passive = not _WERE.isdisjoint(keys)
    for at, key in enumerate(keys):
        if not key.startswith(DOUBTS) or key in _DOUBTERS:
            continue
        past = story.situation.language == "en" and key.endswith("ed")
        if at == 0 and past and keys[1:2] and keys[1] in _MY:
            # "Doubted my sister's draw four": nobody else is named who does.
            return "me"
        before = keys[max(at - _FAR, 0) : at]
        if not any(one in _I | _MY | they for one in before):
            before = keys[max(at - _FARTHER, 0) : at]
        # "My sister challenged" is of her.
        of_kin = any(one in _MY and after in KIN for one, after in pairwise((*before, key)))
        mine = any(one in (_I if of_kin else _I | _MY) for one in before)
        was = passive and any(one in _WERE for one in before[-_NEAR:])
        # "I was rightly, with my +4, challenged".
        farther = pairwise(keys[max(at - _FARTHER, 0) : at])
        was = was or any({*pair} & _I and {*pair} & _WERE for pair in farther)
        if len(before) > 1 and before[-1] in _I | they and before[-2] not in _WERE:
            # "She was clean, I challenged".
            return "me" if before[-1] in _I else "other"
        others = any(one in they for one in before)
        if was:
            return "other" if mine or not others else ""
        if (others or _MY.intersection(keys[at + 1 : at + _FAR])) and not _I.intersection(before):
            return "other"
        if mine:
            return "me"
    if "guilty" in story.said and not any(one in _I for one in keys[: story.situation.begins]):
        # "She turns out to be guilty": nobody else doubts than who asks.
        return "me" if any(one in they for one in keys[: story.situation.begins]) else ""
    return ""


def _above_the_four(story: Story) -> bool:
    """ "On top of the four", "wie viele mehr als die vier", "um wie viele wird es teurer"."""
    keys = story.situation.keys
    if not _DEARER.isdisjoint(keys):
        return True
    # "Hij loog over zijn +4" is no amount.
    above = _ON_TOP - {"over"} if story.situation.language == "nl" else _ON_TOP
    on_top = any(
        key in above and any(one in _FOURS for one in keys[at + 1 : at + _FAR])
        for at, key in enumerate(keys)
    )
    more = "more-than" in story.situation.facets or not (MORE | _EXTRA).isdisjoint(keys)
    if more and _without_doubt(keys):
        return True
    to_it = any(
        key in _FOURS and not _DAZU.isdisjoint(keys[at + 1 : at + _NEAR])
        for at, key in enumerate(keys)
    )
    return on_top or to_it


def _without_doubt(keys: tuple[str, ...]) -> bool:
    """ "More than without a challenge", "als ohne Herausforderung", "than if I'd kept quiet"."""
    if any(one in _WITHOUT and after.startswith(DOUBTS) for one, after in pairwise(keys)):
        return True
    return any(pair in _THAN_IF for pair in pairwise(keys))


_I: Final = word_list("challenge-sums.i")
_PRICE: Final = word_list("challenge-sums.price")
_POINTS: Final = word_list("challenge-sums.points")
_ME: Final = _I | word_list("challenge-sums.me")
_MY: Final = word_list("challenge-sums.my")
_THEY: Final = word_list("challenge-sums.they")
_NO_NAMES: Final = _I | _ME | _MY | _THEY | word_list("challenge-sums.no-names")
_WERE: Final = word_list("challenge-sums.were")
_IS: Final = frozenset({"was", "is", "war", "ist"})
_HONEST: Final = word_list("challenge-sums.honest")
_PROVED: Final = word_list("challenge-sums.proved")
_WHEN: Final = word_list("challenge-sums.when")
_LAYERS: Final = word_list("challenge-sums.layers")
_WHO_LAID: Final = frozenset(
    {("who", "laid"), ("who", "played"), ("degene", "die"), ("diegene", "die"), ("der", "die")}
    | {("one", "who"), ("person", "who"), ("speler", "die"), ("spieler", "der")}
)
_EXTRA: Final = word_list("challenge-sums.extra")
_THAN_IF: Final = frozenset(
    {("than", "if"), ("than", "by"), ("than", "just"), ("than", "when"), ("compared", "with")}
    | {("compared", "to"), ("als", "wenn"), ("als", "beim"), ("dan", "als"), ("dan", "wanneer")}
    | {("verglichen", "mit"), ("vergeleken", "met"), ("dan", "bij"), ("als", "hatte")}
)
_LAID: Final = word_list("challenge-sums.laid")
_DOUBTERS: Final = word_list("challenge-sums.doubters")
_COSTS: Final = word_list("challenge-sums.costs")
_WITHOUT: Final = word_list("challenge-sums.without")
_MYSELF: Final = word_list("challenge-sums.myself")
_DEARER: Final = word_list("challenge-sums.dearer")
_ON_TOP: Final = word_list("challenge-sums.on-top")
_DAZU: Final = word_list("challenge-sums.dazu")
_FOURS: Final = word_list("challenge-sums.fours")
