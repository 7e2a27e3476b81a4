"""What draw cards come to that are laid by so many, so many times, or each on its own.

"Four people in a row lay a +2, what does the fifth draw?", "first a +4, a round later a +2: how
many have I drawn together?".
"""

from typing import Final

from scorekeeper.rulebook.asking.card_words import ONE, TIMES
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import MORE
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 3
_LEAST: Final = 2
_MOST: Final = 10
"""People at a table, and times that one kind is laid on the other."""


def draws_told(story: Story) -> Sum | None:
    """The number of cards drawn; None where nothing of the kind is told or asked for."""
    situation = story.situation
    if situation.claimed or situation.ask == "yes-no" or story.hand.told or situation.unread:
        return None
    if story.said & _OTHERWISE or not _POINTS.isdisjoint(situation.keys):
        return None
    stacks = story.facts.values.get("stacking") not in {"none", "silent"}
    return (_again_and_again(story) or _on_a_penalty(story)) if stacks else _apart(story)


def _draws(story: Story) -> list[tuple[SaidCard, int]]:
    """The draw cards told, each with what it draws."""
    known = [(card, story.kinds.get(card.kind)) for card in story.cards()]
    return [(card, kind.draws.value) for card, kind in known if kind and kind.draws]


def _asks_for_draws(story: Story) -> bool:
    own = frozenset(story.situation.keys[story.situation.begins :])
    asks = story.situation.ask in {"number", "any"} or "what" in story.situation.asked
    return asks and own.isdisjoint(_HOLD)


def _again_and_again(story: Story) -> Sum | None:
    """One kind laid by so many, or so many times."""
    draws = _draws(story)
    if len(draws) != 1 or draws[0][0].count > 1 or not _asks_for_draws(story):
        return None
    card, each = draws[0]
    often = _times(story, card) or _people(story)
    if not _LEAST <= often <= _MOST:
        return None
    value = often * each
    return Sum(value, f"{often} × {each} = {value}", "stack-total", "total", "cards")


def _times(story: Story, card: SaidCard) -> int:
    """ "Three times a +2", "draw two five times running", "tweemaal plus zes"."""
    keys = story.situation.keys
    near = range(max(card.start - _NEAR, 0), min(card.end + _NEAR, len(keys)))
    beside = [at for at in near if not card.start <= at < card.end]
    said = [_IN_ONE_WORD[keys[at]] for at in beside if keys[at] in _IN_ONE_WORD]
    told = {n.at: n.value for n in story.situation.numbers}
    # "Five times": a number that is taken for a card.
    told |= {c.start: int(c.kind) for c in story.situation.cards if c.kind.isdecimal()}
    said += [
        value
        for at, value in told.items()
        if at in beside and not TIMES.isdisjoint(keys[at + 1 : at + 2])
    ]
    return said[0] if len(said) == 1 else 0


def _people(story: Story) -> int:
    """ "Four people lay a +2 each", where who is asked for is the next one."""
    told = [n.value for n in story.situation.numbers if n.unit == "players-word"]
    own = frozenset(story.situation.keys[story.situation.begins :])
    lays = "play" in story.said or not _LAY.isdisjoint(story.situation.keys)
    in_turn = not _IN_TURN.isdisjoint(story.situation.keys)
    return told[0] if len(told) == 1 and lays and in_turn and own & _NEXT else 0


def _on_a_penalty(story: Story) -> Sum | None:
    """ "The penalty stands at 20, and I add another +10"."""
    draws, keys = _draws(story), story.situation.keys
    told = [n for n in story.situation.numbers if n.unit in {"", "card", "points"}]
    stands = "penalty" in story.said or not _STANDS.isdisjoint(keys)
    if len(told) != 1 or not draws or not stands or not _asks_for_draws(story):
        return None
    card, more = draws[-1]
    before = keys[max(card.start - _NEAR, 0) : card.start]
    adds = "another" in before
    adds = adds or (not _ANOTHER.isdisjoint(before) and not (ONE | MORE).isdisjoint(before))
    if not adds or told[0].at > card.start or told[0].value < _LEAST:
        return None
    value = told[0].value + more
    return Sum(value, f"{told[0].value} + {more} = {value}", "stack-total", "total", "cards")


def _apart(story: Story) -> Sum | None:
    """Draw cards that hit the same one in turns of their own, where they do not add up."""
    draws = _draws(story)
    keys, own = story.situation.keys, frozenset(story.situation.keys[story.situation.begins :])
    apart = not _APART.isdisjoint(keys) and not _TOGETHER.isdisjoint(own)
    got = not _GOT.isdisjoint(keys) and "two-players" not in story.said
    if not draws or not (apart and got) or "draw" not in story.situation.asked:
        return None
    parts = [each for card, each in draws for _ in range(card.count)]
    twice = [
        n.value for n in story.situation.numbers if not _TURNS.isdisjoint(keys[n.at + 1 :][:1])
    ]
    if len(parts) == 1 and len(twice) == 1 and twice[0] <= _NEAR:
        parts *= twice[0]
    if len(parts) < _LEAST:
        return None
    value = sum(parts)
    return Sum(value, f"{' + '.join(map(str, parts))} = {value}", "draw-count", "draws", "cards")


_OTHERWISE: Final = frozenset(
    {"challenge", "bluff", "uno", "swap", "hand-word", "bystander", "mercy", "knock-out", "dodge"}
    | {"last-card", "finish"}
)
_POINTS: Final = word_list("draws-told.points")
_HOLD: Final = word_list("draws-told.hold")
_IN_ONE_WORD: Final = {
    key: times
    for times, written in enumerate(
        ("twice zweimal tweemaal", "thrice dreimal driemaal", "viermal viermaal"), 2
    )
    for key in written.split()
}
_LAY: Final = word_list("draws-told.lay")
_IN_TURN: Final = word_list("draws-told.in-turn")
_NEXT: Final = word_list("draws-told.next")
_STANDS: Final = word_list("draws-told.stands")
_ANOTHER: Final = word_list("draws-told.another")
_APART: Final = word_list("draws-told.apart")
_TOGETHER: Final = word_list("draws-told.together")
_GOT: Final = word_list("draws-told.got")
_TURNS: Final = word_list("draws-told.turns")
