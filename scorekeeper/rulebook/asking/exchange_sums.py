"""The hand that comes to somebody by a swap, where the rules of the table have one."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_OF_CHOICE: Final = frozenset(
    {"may", "choose", "swap", "who", "opposite", "next-player", "bystander", "hand-word"}
)
_ANOTHERS: Final = frozenset({"asked-for:aside-me", "asked-for:hearer-me"})
_PICKS: Final = frozenset({"pick"})
"""An English word for drawing as well as for choosing."""
_OTHERWISE: Final = word_list("exchange.whether")
"""Where it is asked if there is anything to choose at all, or if nobody may be."""
_GOES_ON: Final = word_list("exchange.goes-on")
_OWN: Final = word_list("exchange.own")
_CARDS: Final = word_list("hand-wanted.hand")
_RULINGS: Final = {"7": "seven", "0": "zero", "swap-hands": "swap-hands"}


def exchanged_hand(story: Story) -> Sum | None:
    """How many cards whoever is asked of holds; None where hands stay, or nothing is told."""
    swapped = story.situation.exchanged
    asks = story.situation.ask != "yes-no"
    if swapped is None or swapped.more is not None or not asks:
        return None
    if not _hands_move(story, swapped.kind):
        return None
    ruling = _RULINGS[swapped.kind]
    case = None if ruling == "swap-hands" else "size"
    return Sum(swapped.now, str(swapped.now), ruling, case, certain=True)


def more_after_swap(story: Story) -> Compared | None:
    """ "Do I hold fewer cards now than before the swap?"."""
    swapped = story.situation.exchanged
    asks = story.situation.ask in {"yes-no", "any"}
    if swapped is None or swapped.more is None or not asks or not _hands_move(story, swapped.kind):
        return None
    return Compared(_RULINGS[swapped.kind], "yes" if swapped.more else "no")


def may_choose_partner(story: Story) -> Compared | None:
    """ "I lay a 7 and want Henk's hand, not my neighbour's. May I choose Henk?": its player may."""
    situation = story.situation
    own = frozenset(situation.keys[situation.begins :])
    picks = "choose" in situation.asked or bool(own & _PICKS)
    asks = situation.ask == "yes-no" and situation.modal == "may" and picks
    plain = not (situation.claimed or situation.negated) and own.isdisjoint(_OTHERWISE)
    mine = bool(own & PERSONS[situation.language].i)
    sevens = [card.kind for card in situation.named] == ["7"] and "swap" in story.said
    others = situation.asked - _OF_CHOICE - (frozenset({"draw"}) if own & _PICKS else frozenset())
    if not (asks and plain and mine and sevens) or others or not _hands_move(story, "7"):
        return None
    if "asked-for:doer-me" in situation.bindings:
        return Compared("seven", "yes")
    # Whoever laid the 7 chooses, and nobody else.
    persons, at = PERSONS[situation.language], situation.named[0].start
    laid = frozenset(situation.keys[:at]) & persons.i or situation.keys[at - 1] in persons.my
    aside = situation.bindings & _ANOTHERS and not laid
    return Compared("seven", "no") if aside else None


def next_one_chooses(story: Story) -> Compared | None:
    """ "I laid a 7. May the next player choose with whom I swap?": whoever laid it does."""
    situation, persons = story.situation, PERSONS[story.situation.language]
    own = situation.heard[situation.begins :]
    at = next(
        (n for n, word in enumerate(own) if "choose" in word.concepts or word.key in _PICKS), 0
    )
    before, behind = own[:at], {word.key for word in own[at:]}
    told = frozenset(situation.keys[: situation.begins])
    of_next = any("next-player" in word.concepts for word in before)
    mine = {word.key for word in before} & (persons.i | persons.they)
    of_next = (of_next and not mine) or _another_chooses(story, before)
    plain = situation.ask == "yes-no" and not (situation.negated or situation.doubted)
    sevens = [card.kind for card in situation.named] == ["7"] and "swap" in situation.asked
    if not (plain and sevens and of_next and told & persons.i and behind & persons.i):
        return None
    return Compared("seven", "no") if _hands_move(story, "7") else None


def _another_chooses(story: Story, before: Sequence[Heard]) -> bool:
    """ "I laid a 7. He says that he picks who I swap with": I alone am told of before the card."""
    situation, persons = story.situation, PERSONS[story.situation.language]
    choosing = {word.key for word in before}
    another = choosing & (persons.they | KIN) or any(word.is_name for word in before)
    laying = situation.heard[: situation.named[0].start] if situation.named else ()
    laid = {word.key for word in laying}
    mine = bool(laid & persons.i) and not laid & (persons.they | KIN)
    mine = mine and not any(word.is_name for word in laying)
    return bool(another) and mine and not choosing & persons.i and "who" in situation.asked


def keeps_own_hand(story: Story) -> Compared | None:
    """ "I lay a seven, can I just carry on with my own cards?": a swap is a must there."""
    situation, persons = story.situation, PERSONS[story.situation.language]
    asks = situation.ask == "yes-no" and situation.modal == "may" and "swap" not in story.said
    plain = not (situation.claimed or situation.negated or situation.doubted)
    sevens = [card.kind for card in situation.named] == ["7"]
    if not (asks and plain and sevens) or situation.named[0].end > situation.begins:
        return None
    told, own = situation.keys[: situation.begins], situation.keys[situation.begins :]
    known = all(key in _GOES_ON | _OWN | _CARDS | persons.i | persons.my for key in own)
    hand = any(a in _OWN and b in _CARDS for a, b in pairwise(own))
    mine = persons.i.intersection(told) and persons.i.intersection(own)
    others = persons.they | KIN
    alone = others.isdisjoint(told) and not any(one.is_name for one in situation.heard)
    must = story.facts.values.get("seven") == "must-swap"
    return Compared("seven", "no") if known and hand and mine and alone and must else None


def _hands_move(story: Story, kind: str) -> bool:
    values = story.facts.values
    if kind == "7":
        return values.get("seven") in {"must-swap", "may-swap"}
    if kind == "0":
        # Of more than two, another sits before whoever asks.
        return values.get("zero") == "pass-on" and values.get("players") == "2"
    return kind in story.kinds
