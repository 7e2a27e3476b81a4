"""Whether who is hit by a draw card may lay something else: "+2 on me. May I lay a wild?".

They draw and lose the turn, whatever fits. A draw card that may be put on it is read elsewhere;
beside a word of anything else nothing is read.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import is_plain_claim
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard, SaidCard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_HIT: Final = word_list("hit-by-draw.hit")
"""What is done to whoever asks: "hit", "getroffen", "geraakt"."""
_HITS: Final = word_list("hit-by-draw.hits")
"""What it does to whoever asks: "that hits me", "die mich trifft"."""
_GETS: Final = word_list("hit.gets") | word_list("hit-by-draw.gets")
_DRAWS: Final = word_list("hit.draws")
_INSTEAD: Final = word_list("hit-by-draw.instead")
_TURN: Final = frozenset({"turn", "next-player"})
_SAID: Final = frozenset(
    {"may", "play", "hold", "turn", "next-player", "i-was-hit", "current", "colour", "fits"}
    | {"stack", "draw", "card", "served", "able", "same", "wild-card", "draw-card", "pile-word"}
    | {"number-card", "must", "hand-word", "dodge", "opponents", "on-colour"}
    | {"red-side", "green-side"}
)
"""What may be said where nothing else is told or asked; a card's colour may be one of a side."""
_BEFORE_NOW: Final = frozenset({"draw", "served", "turn", "next-player"})
"""What may tell that the card has hit before, and somebody has drawn for it."""
_TWO: Final = 2


def hit_by_draw(story: Story) -> Compared | None:
    """ "I've been hit by a +4. May I play a red 7 instead?": not before drawing."""
    situation = story.situation
    may = situation.ask == "yes-no" and situation.modal == "may" and not is_plain_claim(situation)
    plain = story.said <= _SAID and not situation.unknown and len(situation.named) == _TWO
    if not may or not plain or story.facts.holds("jump_in=yes"):
        return None
    comes, other = sorted(situation.named, key=lambda one: not _hits(one, story))
    subject = situation.subject
    if not _hits(comes, story):
        return None
    if not _is_something_else(other, story) or subject is None or subject.kind != other.kind:
        return None
    told, asked = situation.heard[: situation.begins], situation.heard[situation.begins :]
    mine = {word.key for word in asked} & PERSONS[situation.language].i
    told_of_me = comes.start < situation.begins and _hits_me(situation, told)
    if not mine or not (told_of_me or _hits_me_now(comes, story) or _instead(told, asked)):
        return None
    # Whatever it would fit on.
    return Compared("dodge", "no", told=(("fit", "none"),))


def _hits(card: SaidCard, story: Story) -> bool:
    """Whether the next player draws for it, and it is one of this game."""
    kind = story.kinds.get(card.kind)
    draws = kind is not None and kind.draws is not None
    return draws and card.count == 1 and "flex-side" not in story.said


def _is_something_else(card: SaidCard, story: Story) -> bool:
    """A card that makes nobody draw, so that it passes nothing on either."""
    kind = story.kinds.get(card.kind)
    if card.count > 1 or (kind is not None and kind.draws is not None):
        return False
    # A plain wild is spoken of in games, too, that have wilds of their own.
    return kind is not None or card.kind == "wild"


def _hits_me_now(card: SaidCard, story: Story) -> bool:
    """ "May I lay a wild on a +2 that hits me?": told behind the card that is asked about."""
    situation, persons = story.situation, PERSONS[story.situation.language]
    behind = {word.key for word in situation.heard[card.end :]}
    asked = card.start >= situation.begins and story.said.isdisjoint(_BEFORE_NOW)
    return asked and bool(behind & _HITS) and bool(behind & (persons.me - persons.my))


def _instead(told: Sequence[Heard], asked: Sequence[Heard]) -> bool:
    """ "… instead of drawing": so nobody has drawn for it."""
    drawn = any("draw" in word.concepts for word in told)
    draws = any("draw" in word.concepts or word.key in _DRAWS for word in asked)
    return not drawn and draws and any(word.key in _INSTEAD for word in asked)


def _hits_me(situation: Situation, told: Sequence[Heard]) -> bool:
    """Whether the card hits whoever asks, and nobody is told to have drawn for it."""
    persons = PERSONS[situation.language]
    keys = {word.key for word in told}
    concepts = {concept for word in told for concept in word.concepts}
    hit = "i-was-hit" in concepts or bool(keys & (persons.me - persons.my))
    gets = bool(keys & persons.i) and bool(keys & (_GETS | _HIT))
    turn = bool(keys & persons.i) and bool(concepts & _TURN)
    own = _GETS | _HIT
    drawn = any({"draw", "served"} & {*w.concepts} and w.key not in own for w in told)
    return not drawn and (hit or gets or turn)
