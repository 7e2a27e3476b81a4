"""What a doubted Wild Draw Four leaves in the hands of the two it concerns."""

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.asks import WILD_FOURS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.hand_words import NO
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import HandTold
from scorekeeper.rulebook.asking.story import Story, Sum, plus, without_laid
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 3
_AFTER: Final = 9
"""Words behind a doubt in which it is told how it ended."""
_BESIDE: Final = {"me": "other", "other": "me"}
_WAS_BLUFF: Final = frozenset(
    {("was", "bluf"), ("was", "bluff"), ("a", "bluff"), ("war", "bluff"), ("ein", "bluff")}
    | {("een", "bluf"), ("nur", "geblufft"), ("had", "bluffed"), ("hatte", "geblufft")}
    | {("hat", "geblufft"), ("had", "gebluft"), ("heeft", "gebluft")}
)
_BLUFFING: Final = frozenset({"bluffed", "bluffte", "blufte"})
_NO_BLUFF: Final = frozenset({"not", "never", "nicht", "nie", "niet", "nooit"})
_WAS_RIGHT: Final = frozenset(
    {("recht", "gehabt"), ("hatte", "recht"), ("had", "gelijk"), ("gelijk", "had")}
    | {("was", "right"), ("were", "right"), ("kreeg", "gelijk"), ("gelijk", "gekregen")}
)
_WRONGLY: Final = word_list("hand-doubts.wrongly")
_WAS_NOT: Final = frozenset(
    {("wasn", "t"), ("weren", "t"), ("was", "not"), ("war", "nicht"), ("was", "niet")}
    | {("stimmte", "nicht"), ("klopte", "niet")}
)


DOUBTS: Final = (
    "challeng", "doubt", "zweif", "gezweif", "anzweif", "angezweif", "bezweif", "herausgeford",
    "herausforder", "forder", "twijfel", "getwijfel", "daagde", "geuitdaag", "daag", "uitgedaag",
    "uitdag",
)  # fmt: skip
"""How words begin that speak of a challenge."""
_LOST: Final = word_list("hand-doubts.lost")
_WON: Final = word_list("hand-doubts.won")
_DISHONEST: Final = word_list("hand-doubts.dishonest")
_DENIED: Final = word_list("hand-doubts.denied")
_FORBIDDEN: Final = frozenset(
    {("niet", "mocht"), ("nicht", "durfte"), ("nicht", "erlaubt"), ("not", "allowed")}
)
_SUFFERS: Final = word_list("hand-doubts.suffers")
_NONE: Final = word_list("hand-doubts.none")
"""Where it is not told yet how it ended."""
_BLUFFS: Final = ("bluf", "gebluf")
_BLUFFED: Final = word_list("hand-doubts.bluffed")
_CAUGHT: Final = frozenset({("word", "gepakt"), ("wordt", "gepakt"), ("werd", "gepakt")})


def challenged(story: Story) -> Sum | None:
    doubted = bool(story.said & {"challenge", "bluff", "guilty"})
    looked = "innocent" in story.said and "served" not in story.said
    known = story.situation.has_colour is not None or _is_caught(story)
    caught = known and bool(story.said & {"caught", "show"})
    if (
        not (doubted or looked or caught)
        or not (story.has(*WILD_FOURS) or _is_doubted_unnamed(story))
        or "guilty" not in story.facts.numbers
    ):
        return None
    outcome = _outcome(story)
    if not outcome or _is_not_doubted(story.situation.keys):
        return None
    hand = story.hand
    doubted_by = hand.doubts if not hand.on_me else "me"
    bluffs = hand.plays if hand.plays and hand.plays != doubted_by else _BESIDE.get(doubted_by, "")
    if hand.plays == doubted_by == "other":
        # Of two others who are told of, nobody knows which one is asked for.
        bluffs = ""
    if _bluffs_myself(story):
        bluffs = "me"
    asked = "bluffer" if bluffs and hand.whose == bluffs else "challenger"
    if not bluffs or not hand.whose:
        asked = "bluffer" if outcome == "guilty" else "challenger"
    doubt = story.situation.doubt
    if doubt is not None and doubt.act == "holds":
        asked = "bluffer" if doubt.of == "layer" else "challenger"
    flex = story.facts.values.get("variant") == "flex"
    ruling = "flex-challenge" if flex else f"challenge-{outcome}"
    case = outcome if flex else "draws"
    before = story.before()
    if before is None:
        return None
    punished = "bluffer" if outcome == "guilty" else "challenger"
    if asked == "bluffer":
        before = HandTold(without_laid(story, before), before.at)
    if asked != punished:
        return plus(story, before, 0, ruling, case)
    return plus(story, before, story.facts.numbers[outcome], ruling, case)


def _is_not_doubted(keys: Sequence[str]) -> bool:
    """ "And I didn't challenge", "ik daag hem niet uit": it stays with the four."""
    doubts = [at for at, key in enumerate(keys) if key.startswith(DOUBTS)]
    return bool(doubts) and all(
        not (_DENIED.isdisjoint(keys[max(at - 2, 0) : at + 3])) for at in doubts
    )


def _outcome(story: Story) -> str:
    said = story.said
    keys = story.situation.keys
    if ended := _how_it_ended(keys):
        return ended
    if story.hand.doubts != "other" and _wrongly(keys):
        return "innocent"
    if not _DISHONEST.isdisjoint(keys) or any(pair in _FORBIDDEN for pair in pairwise(keys)):
        return "guilty"
    if any(_was_not(keys, at, said) for at in range(len(keys))):
        return "innocent"
    if "innocent" in said and "guilty" not in said:
        return "innocent"
    if "guilty" in said and "innocent" not in said:
        return "guilty"
    if has_none(story):
        return "innocent"
    if story.situation.has_colour is not None:
        return "guilty" if story.situation.has_colour else "innocent"
    told = any(pair in _WAS_BLUFF for pair in pairwise(keys)) or _is_caught(story)
    # "He bluffed"; but not "he bluffed not", and not who only says so.
    told = told or (not _BLUFFING.isdisjoint(keys) and _NO_BLUFF.isdisjoint(keys))
    right = any(pair in _WAS_RIGHT for pair in pairwise(keys))
    if right and story.hand.doubts:
        return "guilty"
    return "guilty" if told or {"bluff", "caught"} <= said else ""


def _how_it_ended(keys: Sequence[str]) -> str:
    """ "I challenge and lose", "my challenge failed"; who is challenged and loses has bluffed."""
    doubts = [at for at, key in enumerate(keys) if key.startswith(DOUBTS)]
    for at in doubts:
        near = frozenset(keys[max(at - _NEAR, 0) : at + _AFTER])
        passive = not _SUFFERS.isdisjoint(keys[max(at - _NEAR, 0) : at + 2])
        lost, won = bool(near & _LOST), bool(near & _WON)
        if lost != won and _NONE.isdisjoint(near):
            return "guilty" if won != passive else "innocent"
    return ""


def _bluffs_myself(story: Story) -> bool:
    """ "My bluff", "I bluffed": nobody else is punished for it."""
    persons = PERSONS[story.situation.language]
    keys = story.situation.keys
    doubted = any(
        key.startswith(DOUBTS)
        and not _SUFFERS.isdisjoint(keys[max(at - _NEAR, 0) : at])
        and not persons.i.isdisjoint(keys[max(at - _NEAR, 0) : at])
        # "She was bluffing, I challenged".
        and not any(one.startswith(_BLUFFS) for one in keys[max(at - _NEAR, 0) : at])
        for at, key in enumerate(keys)
    )
    pairs = {*pairwise(keys)}
    if story.hand.plays == "me":
        # "I laid a +4 and was challenged".
        doubted = doubted or any(a in _SUFFERS and b.startswith(DOUBTS) for a, b in pairs)
    mine = any(after.startswith(_BLUFFS) and one in persons.my | persons.i for one, after in pairs)
    return doubted or mine or _bluffed_i(story)


def _bluffed_i(story: Story) -> bool:
    """ "Geblufft hab ich", "bluffte ich"; not "she was bluffing, I challenged"."""
    keys, heard = story.situation.keys, story.situation.heard
    mine = PERSONS[story.situation.language].i
    return any(
        one in _BLUFFED
        and after in mine
        and not (at < len(heard) and heard[at].breaks)
        and not any(key.startswith(DOUBTS) for key in keys[at + 1 : at + _NEAR])
        for at, (one, after) in enumerate(pairwise(keys), start=1)
    )


def _is_caught(story: Story) -> bool:
    """ "I laid the +4 and got caught": with nothing else that one may be caught at."""
    other = story.said & {"uno", "forget", "one-left", "wrong-card"}
    caught = "caught" in story.said and bool(story.hand.plays)
    keys = story.situation.keys
    # In Dutch the word for catching is that for drawing.
    caught = caught or ("bluff" in story.said and any(pair in _CAUGHT for pair in pairwise(keys)))
    return caught and not other - {"one-left"}


def _is_doubted_unnamed(story: Story) -> bool:
    """ "I had five, challenged and was wrong": only one card can be doubted."""
    return bool(story.said & {"challenge", "bluff"}) and not story.situation.cards


def _was_not(keys: Sequence[str], at: int, said: Collection[str]) -> bool:
    """ "She doubted, but it was not so"; "war nicht sauber gelegt" tells the other thing."""
    unfair = "guilty" in said and not _WRONGLY.isdisjoint(keys[at + 2 : at + 3])
    return tuple(keys[at : at + 2]) in _WAS_NOT and not unfair


def _wrongly(keys: Sequence[str]) -> bool:
    """ "I doubted it wrongly", "onterecht", "und war falsch"; not "nicht sauber gelegt"."""
    return any(b in _WRONGLY and a not in _DENIED for a, b in pairwise(("", *keys)))


def has_none(story: Story) -> bool:
    """ "There was not a single green"."""
    keys = story.situation.keys
    none = NO[story.situation.language]
    return any(
        key in COLOURS and none & set(keys[max(at - _NEAR, 0) : at]) for at, key in enumerate(keys)
    )
