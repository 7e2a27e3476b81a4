"""Combinations of concepts that cases speak of by one name: "not all red", "the dealer alone"."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.asks import WILD_FOURS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.either_or import EITHER_OR
from scorekeeper.rulebook.asking.hand_words import NO
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_FOUR: Final = 4
_HUNDRED: Final = 100
"""The least points anybody plays to."""
_SOME: Final = frozenset({"two-players", "four-players", "players-word"})
_NEAR: Final = 3
_FAR: Final = 6
_PLAIN_WILDS: Final = frozenset({"wild", "flip-wild"})
_PLAYABLE: Final = word_list("also-said.playable")
_NEXT: Final = word_list("also-said.next")
_PLAYABLE_IF: Final = word_list("also-said.playable-if")
_IS: Final = word_list("also-said.is")
_NEITHER: Final = word_list("also-said.neither")
_IF: Final = word_list("also-said.if")
_WILD_WORDS: Final = word_list("also-said.wild-words")
_EXCEPT: Final = word_list("also-said.except")
_STILL_SO: Final = word_list("also-said.still-so")
_TURNED: Final = word_list("also-said.turned")
_BLUFFED: Final = word_list("also-said.bluffed")
_OK: Final = word_list("also-said.ok")
"""What asks of something told whether one may, though it sounds like a claim."""
_POSSESSED: Final = word_list("also-said.possessed")
_OF_MINE: Final = frozenset({("van", "mij"), ("von", "mir"), ("of", "mine")})
_PART_OF: Final = word_list("also-said.part-of")
_PARTNERS: Final = frozenset(
    {"partner", "partnerin", "mate", "teammate", "mitspieler", "maat", "team", "pair", "", "we"}
)
_PHRASES: Final = frozenset(
    {
        "demanded", "flip-of-other", "most-safe", "single-penalty", "same-size", "lowest-tie",
        "from-zero", "carry", "nothing-to-shuffle", "tables-asked", "partners-counted",
        "power-counted", "colours-counted", "any-hand", "at-will",
    }
)  # fmt: skip
"""Said in phrases that are facets, and each a case of its own."""

_OF_CATCHING: Final = frozenset(
    {"caught", "everyone", "forget", "may", "uno", "when", "only", "next-player", "not"}
    | {"players-word", "handling"}
)
"""What may be said where it is asked who may catch somebody who forgot UNO."""


def also_said(situation: Situation) -> set[str]:
    """The names of what is said by several concepts together."""
    named = {name for name, holds in _COMBINED.items() if holds(situation)}
    return named | (situation.facets & _PHRASES)


def _turn_asked(situation: Situation) -> bool:
    asked = situation.asked
    return "turn-over" in asked and not {"red-side", "still"} <= asked


def _told_playable(situation: Situation) -> bool:
    """ "The card I drew is playable. May I …?", and not "is it playable?"."""
    heard = situation.heard
    for at in range(1, len(heard)):
        near = {heard[at - 1].key} | {word.key for word in heard[at + 1 : at + 2]}
        if heard[at].key not in _PLAYABLE or not near & _IS:
            continue
        clause = range(max(n for n in range(at + 1) if not n or heard[n].breaks), at)
        if at < situation.begins or any(heard[n].key in _PLAYABLE_IF for n in clause):
            return True
    return False


def _dealer_alone(situation: Situation) -> bool:
    said = situation.concepts
    return "dealer" in said and not said & {"next-player", "opposite"}


def _partners_own_cards(situation: Situation) -> bool:
    said, asked = situation.concepts, situation.asked
    if "partners" not in said:
        return False
    return (
        (bool(asked & {"knocked-cards", "hand-word", "hold"}) and "opposite" not in asked)
        or (situation.ask == "yes-no" and "hold" in said and "points" in asked)
        or ("keep-own" in asked and "opposite" not in asked)
        or ({"card", "points"} <= asked and "opponents" not in said)
        or (bool(asked & {"points", "who-gets", "opponents"}) and _speaks_of_own(situation))
    )


def _speaks_of_own(situation: Situation) -> bool:
    """ "Do my 57 points go to them?", and not "does my partner get any?"."""
    keys = situation.keys[situation.begins :]
    return any(
        (key in _POSSESSED and after not in _PARTNERS) or (key, after) in _OF_MINE
        for key, after in pairwise((*keys, ""))
    )


def _not_all_red(situation: Situation) -> bool:
    """Whether the power cards of some are told to show red, and nobody says that all do."""
    said, asked = situation.concepts, situation.asked
    if "red-side" in said and _is_a_part(situation):
        return True
    if "all-red" in said:
        return _tells_one_green(situation)
    both = "several" in said and situation.players == _TWO
    # "One of them is still green. Do we turn them?".
    left = {"power-card", "green-side", "still"} <= said and "green-side" not in asked
    # "Only two of four are red".
    few = (situation.numbers or "everyone" not in said) and {
        "power-card", "red-side", "turn-over", "only",
    } <= said  # fmt: skip
    return bool(
        ({"red-side", "green-side"} <= said and said & {"still", "everyone", "not", "players-word"})
        # "After a round": that turns nothing.
        or {"power-card", "turn-over", "round", "after"} <= said
        or ({"power-card", "red-side"} <= said and said & _SOME and not both)
        or (left and "turn-over" in asked)
        or few
    )


def _tells_one_green(situation: Situation) -> bool:
    """ "We're all red by now but Ann is green", "Sven staat als enige nog op groen": not all."""
    keys, begins = situation.keys, situation.begins
    for at, key in enumerate(keys):
        near = frozenset(keys[max(at - _FAR, 0) : at])
        left_over = near & _EXCEPT or (at < begins and near & _STILL_SO)
        if COLOURS.get(key) == "green" and left_over and not near & _TURNED:
            return True
    return False


def _is_a_part(situation: Situation) -> bool:
    """ "Three of us four", "two of the five": some, and not all."""
    told = situation.numbers
    return any(
        one.value < other.value
        and other.at - one.at <= _FOUR
        and situation.keys[one.at + 1] in _PART_OF
        for one, other in pairwise(told)
    )


def _other_target(situation: Situation) -> bool:
    """ "Can we play to 300?", "must it be 500?": whether the table may take a number of its own."""
    # "We stop at 300 today, is that allowed?": asked of what is told before.
    bare = situation.modal == "may" and situation.asked <= {"may"} and len(situation.numbers) == 1
    agreed = situation.claimed and key_of(_last_word(situation.text)) in _OK
    told = [n.value for n in situation.numbers if (n.asked or bare) and n.value >= _HUNDRED]
    # Whoever must reach it to win is not asked what is agreed.
    wins = situation.asked & {"win", "lose", "elimination", "finish", "who-gets"}
    # "May it be 600, too?", "must we play to 1000?": the target need not be named.
    limits = any(n.limit and n.value >= _HUNDRED for n in situation.numbers)
    meant = "target" in situation.concepts or situation.modal == "may" or limits
    return meant and bool((situation.modal or agreed) and told) and not wins


def _last_word(text: str) -> str:
    """The word that a question ends with: "…, is that ok?"."""
    words = text.rstrip(" ?!.").split()
    return words[-1] if words else ""


def _plain_side(situation: Situation) -> bool:
    """ "Played as a plain wild", "my power card is red": without its Flex option."""
    said = situation.concepts
    reds = {"power-card", "red-side"} <= said and not said & {"turn-over", "all-red"}
    return "flex-side" not in said and ("main-colour" in said or reds)


def _all_blanks(situation: Situation) -> bool:
    """ "Must all three blanks be in?"."""
    blanks = [card.count for card in situation.cards if card.kind == "customizable"]
    many = bool(blanks) and ("several" in situation.concepts or max(blanks) > 1)
    return situation.modal == "must" and many


def _denied_wilds(situation: Situation) -> list[bool]:
    """Of each plain wild that is spoken of, whether it is said not to be there."""
    none, keys = NO[situation.language], situation.keys
    return [
        not none.isdisjoint(keys[max(card.start - _NEAR, 0) : card.start])
        or not _NEITHER.isdisjoint(keys[max(card.start - _FAR, 0) : card.start])
        for card in situation.cards
        if card.kind in _PLAIN_WILDS
    ]


def _wild_card(situation: Situation) -> bool:
    denied = _denied_wilds(situation)
    return bool(denied) and not all(denied)


def _no_wild(situation: Situation) -> bool:
    """ "Nothing that fits and no wild", "neither the colour nor a wild": no bluff in Flex."""
    denied = _denied_wilds(situation)
    fits = "guilty" in situation.concepts and _NEITHER.isdisjoint(situation.keys)
    # "No matching card": what matches is spoken of, and not there.
    fits = fits and "no-match" not in situation.concepts
    return (bool(denied) and all(denied) and not fits) or _names_no_wild(situation)


def _names_no_wild(situation: Situation) -> bool:
    """ "Nothing that fits and not a wild": where what is denied was taken for no card."""
    none, keys = NO[situation.language], situation.keys
    wild = any(
        key in _WILD_WORDS and not none.isdisjoint(keys[max(at - 2, 0) : at])
        for at, key in enumerate(keys)
    )
    return wild and bool(situation.concepts & {"no-match", "innocent"})


def _has_bluffed(situation: Situation) -> bool:
    """ "I was the bluffer", "der Leger blufft": told, and neither denied nor only supposed."""
    none, keys = NO[situation.language] | _IF, situation.keys
    return "bluff" in situation.concepts and any(
        key in _BLUFFED and none.isdisjoint(keys[max(at - _FAR, 0) : at])
        for at, key in enumerate(keys)
    )


def _fours_stacked(situation: Situation) -> bool:
    """ "Three +4", "a +4 on a +4": more than one was laid."""
    fours = sum(card.count for card in situation.cards if card.kind in WILD_FOURS)
    return fours >= _TWO or (fours == 1 and "stack" in situation.concepts)


def _most_or_fewest(situation: Situation) -> bool:
    """ "Who wins, the highest or the lowest total?", where no way of counting is named."""
    both = "highest" in situation.asked or EITHER_OR in situation.facets
    open_ = situation.ask == "open" and not situation.claimed
    open_ = open_ and len(situation.numbers) < _TWO
    return open_ and both and "lowest" in situation.asked and "keep-own" not in situation.concepts


def _catcher_asked(situation: Situation) -> bool:
    """ "Can anyone catch me without UNO?", "… only the next player?", and nothing else."""
    asked = situation.asked
    who = "everyone" in asked or ("only" in asked and "next-player" in asked)
    plain = not (situation.begins or situation.cards or situation.numbers or situation.unknown)
    of_uno = "caught" in asked and not asked.isdisjoint({"uno", "forget"})
    return plain and who and of_uno and asked <= _OF_CATCHING


def _says(*concepts: str) -> Callable[[Situation], bool]:
    return lambda situation: not situation.concepts.isdisjoint(concepts)


_COMBINED: Final[Mapping[str, Callable[[Situation], bool]]] = {
    "turn-follows": _says("turn", "next-player", "after", "begin"),
    "next": lambda situation: (
        _says("next-player", "round", "after", "again")(situation)
        or not _NEXT.isdisjoint(situation.keys)
    ),
    "turn-asked": _turn_asked,
    "dealer-alone": _dealer_alone,
    "partners-own-cards": _partners_own_cards,
    "not-all-red": _not_all_red,
    "other-target": _other_target,
    "action-said": lambda situation: any(not card.kind.isdecimal() for card in situation.cards),
    "wild-card": _wild_card,
    "no-wild": _no_wild,
    "has-bluffed": _has_bluffed,
    "fours-stacked": _fours_stacked,
    "most-or-fewest": _most_or_fewest,
    "catcher-asked": _catcher_asked,
    "fit-open": lambda situation: (
        not situation.concepts & {"fits", "able", "no-match"}
        and not situation.cards
        and not _told_playable(situation)
    ),
    "plain-side": _plain_side,
    "all-blanks": _all_blanks,
    # "How many rounds in sum?" asks for no points.
    "points-alone": lambda situation: (
        "points" in situation.asked and "round" not in situation.asked
    ),
    # "The most that I may hold and stay in".
    "most-safe": lambda situation: {"how-many", "hold", "stay"} <= situation.asked,
}
COMBINED: Final = frozenset(_COMBINED) | _PHRASES
"""Every name that may be said so."""
