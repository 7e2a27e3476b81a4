"""Whose turn it is among two once one of them laid a card that takes the other's turn.

"He lays a skip: me again?", "I lay a +2 and she drew. Is it my turn?": whoever laid it plays on. Of
what is asked every word has to be a listed one (`two-on-again.*`).
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS, Whose
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.sayings import in_own_words
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.asking.two_alone import claim_begins
from scorekeeper.rulebook.asking.who_laid import who_laid
from scorekeeper.rulebook.word_lists import word_list

_RULINGS: Final = {
    "skip": "two-skip",
    "reverse": "two-reverse",
    "draw-two": "two-draw",
    "wild-draw-four": "two-draw",
}
_OF_IT: Final = frozenset(
    {
        "two-players",
        "players-word",
        "i-was-hit",
        "able",
        "one-left",
        "say",
        "turn",
        "again",
        "play",
        "draw",
        "hold",
        "opposite",
        "back",
    }
    | {
        "opponent-turn",
        "lose-turn",
        "effect",
        "you",
        "card",
        "still",
        "at-once",
        "several",
        "only",
        "may",
    }
)
"""What may be spoken of beside it; more tells of another matter."""
_BESIDE_CLAIM: Final = frozenset({"say", "served", "still-play", "turn-over"})
"""What sounds in a claim that it was my turn when she had drawn and laid a card."""
_TURN: Final = word_list("two-on-again.turn")
_AGAIN: Final = word_list("two-on-again.again")
_LAYS: Final = word_list("two-on-again.lays")
_SMALL: Final = word_list("two-on-again.small")
_ROW: Final = word_list("two-on-again.row")
_WAS: Final = word_list("two-on-again.was")
_TWO: Final = 2
_FOUR: Final = 4


def two_on_again(story: Story) -> Compared | None:
    """ "I lay a draw two and he drew. Is it my turn now?"."""
    situation, values = story.situation, story.facts.values
    asks = situation.ask in {"yes-no", "any"} and values.get("players") == str(_TWO)
    spoken = situation.claimed and in_own_words(situation.text)
    if not asks or situation.negated or situation.doubted or spoken:
        return None
    cards = [card for card in situation.named or situation.cards if not card.kind.isdecimal()]
    beside = story.said - _OF_IT - (_BESIDE_CLAIM if situation.claimed else frozenset())
    if len(cards) != 1 or cards[0].count != 1 or beside:
        return None
    card, ruling = cards[0], _RULINGS.get(cards[0].kind)
    draws = ruling == "two-draw"
    if not _ROW.isdisjoint(situation.keys[: card.start]):
        # "It goes Tom my sister me": who plays is told, and no two are alone.
        return None
    if ruling is None or (draws and story.stacks) or "flex-side" in story.facts.said:
        return None
    if any(n.value not in {1, _TWO, _FOUR} for n in situation.numbers):
        return None
    if ruling == "two-reverse" and values.get("two_players_reverse_skips") != "yes":
        return None
    begins = _begins(situation, card.end)
    if _laid_on(situation, card, begins):
        return None
    layer, asked = who_laid(situation, card), _asked(situation, begins)
    return Compared(ruling, yes_or_no(layer == asked)) if layer and asked else None


def _begins(situation: Situation, behind: int) -> int:
    """Where the question begins behind the card; a claim is the last clause."""
    heard = situation.heard
    breaks = [at for at in range(behind, len(heard)) if heard[at].breaks]
    if situation.claimed:
        return max(breaks[-1], claim_begins(situation)) if breaks else len(heard)
    if situation.begins >= behind:
        return situation.begins
    return breaks[0] if breaks else len(heard)


def _laid_on(situation: Situation, card: SaidCard, begins: int) -> bool:
    """ "I lay a skip and another card. She says it is her turn": it is, but was not before."""
    more = _LAYS.intersection(situation.keys[card.end : begins])
    return bool(more) and _WAS.isdisjoint(situation.keys[begins:])


def _asked(situation: Situation, begins: int) -> Whose:
    """Whose turn is asked about, where nothing else is."""
    persons = PERSONS[situation.language]
    own = frozenset(situation.keys[begins:])
    # "It's me?" and "my go?".
    mine = bool(own & (persons.i | persons.me | persons.my)) and not own & KIN
    they = persons.they | persons.them | persons.perhaps_they | KIN
    theirs = bool((own - _SMALL) & they)
    asks = bool(own & _TURN) or bool(own & _AGAIN)
    known = _TURN | _AGAIN | _LAYS | _SMALL | _WAS | persons.i | persons.me | persons.my | they
    if mine == theirs or not asks or own - known:
        return ""
    return "me" if mine else "other"
