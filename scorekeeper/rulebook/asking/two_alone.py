"""Who of two loses the turn for a skip, or a reverse that is one then, and who draws for theirs."""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS, Whose
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.asking.who_laid import AND, layer_of
from scorekeeper.rulebook.word_lists import word_list

_RULINGS: Final = {"skip": "two-skip", "reverse": "two-reverse"}
_PLAY: Final = word_list("two-alone.play")
_OF_IT: Final = frozenset(
    {"lose-turn", "opponent-turn", "play", "two-players", "i-was-hit", "turn", "effect"}
)
"""What may be spoken of beside it; more tells of another matter."""
_OF_TWO: Final = _OF_IT | frozenset(
    {"hold", "must", "only", "not", "draw", "players-word", "opposite", "you", "again", "may"}
    | {"still-play", "pass-on", "back"}
)
"""The same where every word of the question is known: "nobody else" tells that two play."""
_REVERSE_FOUR: Final = "wild-reverse-draw-four"
_THE_FOUR: Final = frozenset({"draw-four", "wild-draw-four"})
_STACKS_NOTHING: Final = frozenset({"stack", "no-match"})
_NONE: Final = word_list("chain-words.none")
_NEAR: Final = 5
_NUMBERS: Final = frozenset({2, 4})
_WAITS: Final = word_list("two-alone.waits")
_PLAYS: Final = word_list("two-alone.plays")
_DRAWS: Final = word_list("two-alone.draws")
_SMALL: Final = word_list("two-alone.small")


def two_lose_turn(story: Story) -> Compared | None:
    """ "Two of us play and I lay a skip. Does she lose her turn?": whoever did not lay it does."""
    situation, values = story.situation, story.facts.values
    kinds = [card.kind for card in situation.cards]
    ruling = _RULINGS.get(kinds[0]) if len(kinds) == 1 else None
    asks = "lose-turn" in situation.asked and situation.ask == "yes-no" and not situation.claimed
    if ruling is None or not asks or values.get("players") != "2" or story.said - _OF_IT:
        return None
    if ruling == "two-reverse" and values.get("two_players_reverse_skips") != "yes":
        return None
    named = zip(situation.keys, situation.keys[1:], situation.keys[2:], strict=False)
    me = PERSONS[situation.language].i
    if any(joint in AND and one in me and first not in _PLAY for first, joint, one in named):
        # "Only Mia and I play": whoever is named there lays nothing yet.
        return None
    lost = values.get("turn.lost", "open")
    return None if lost == "open" else Compared(ruling, "yes" if lost == "other" else "no")


def two_told(story: Story) -> Compared | None:
    """ "She laid a skip, do I have to wait?", "I lay a reverse +4. Is she the one who draws?"."""
    situation, values = story.situation, story.facts.values
    cards = [card for card in situation.named or situation.cards if not card.kind.isdecimal()]
    if cards and cards[0].kind == _REVERSE_FOUR:
        # "Does my brother draw the four?": those of the card told before.
        cards = [c for c in cards if c.start < situation.begins or c.kind not in _THE_FOUR]
    plain = situation.ask == "yes-no" and not situation.negated
    if values.get("players") != "2" or len(cards) != 1 or not plain:
        return None
    unstacked = cards[0].kind == _REVERSE_FOUR and _has_none(situation)
    beside = story.said - _OF_TWO - (_STACKS_NOTHING if unstacked else frozenset())
    beside -= {"say"} if situation.claimed else frozenset()
    # "Must I wait a turn": only in Flex is anything turned over.
    beside -= {"turn-over"} if values.get("variant") != "flex" else frozenset()
    if beside or any(n.value not in _NUMBERS for n in situation.numbers):
        return None
    layer, asked = layer_of(situation, cards[0]), _asked(situation)
    begins = claim_begins(situation)
    own = frozenset(situation.keys[begins:])
    if not layer or not asked or cards[0].start >= begins:
        return None
    if cards[0].kind == _REVERSE_FOUR:
        # It comes back to whoever laid it.
        return Compared("two-draw", yes_or_no(layer == asked)) if own & _DRAWS else None
    drawn = _drawn(cards[0], story)
    if drawn:
        amounts = [
            n.value for n in situation.numbers if n.at >= begins and n.unit != "players-word"
        ]
        other = story.stacks and layer != asked
        asks = bool(own & _DRAWS) and not (own & _WAITS or other)
        asks = asks and amounts in ([], [drawn])
        return Compared("two-draw", yes_or_no(layer != asked)) if asks else None
    ruling = _RULINGS.get(cards[0].kind)
    waits, plays = bool(own & _WAITS), _goes_on(situation)
    if ruling is None or waits == plays or (waits and "may" in situation.asked):
        return None
    if ruling == "two-reverse" and values.get("two_players_reverse_skips") != "yes":
        return None
    return Compared(ruling, yes_or_no((layer != asked) == waits))


def _drawn(card: SaidCard, story: Story) -> int:
    """How many the other one of two draws for a card; 0 for a card that is no plain draw card."""
    kind = story.kinds.get(card.kind)
    effect = None if kind is None else kind.effect
    plain = effect is not None and effect.draws == "next" and not effect.turns
    drawn = kind.draws if kind is not None and plain and not kind.flexed else None
    return 0 if drawn is None else drawn.value


def claim_begins(situation: Situation) -> int:
    """Where it begins what is asked; of a claim only its last clause, without who makes it."""
    begins = situation.begins
    if not situation.claimed:
        return begins
    heard = situation.heard
    begins = max((at for at, word in enumerate(heard) if word.breaks), default=begins)
    said = [at for at in range(begins, len(heard)) if "say" in heard[at].concepts]
    return said[-1] + 1 if said else begins


def _goes_on(situation: Situation) -> bool:
    """ "May I go on?", "bin ich dran", "ben ik aan de beurt"."""
    own = situation.keys[claim_begins(situation) :]
    return bool(_PLAYS.intersection(own)) and not _DRAWS.intersection(own)


def _has_none(situation: Situation) -> bool:
    """ "I have nothing to stack": so it is not put back, and nobody else is spoken of."""
    persons = PERSONS[situation.language]
    others = persons.they | persons.perhaps_they | KIN
    heard = situation.heard[: claim_begins(situation)]
    places = [at for at, word in enumerate(heard) if _STACKS_NOTHING.intersection(word.concepts)]
    near = [word for at in places for word in heard[max(at - _NEAR, 0) : at + 1]]
    none = any(word.key in _NONE or "not" in word.concepts for word in near)
    return none and others.isdisjoint(word.key for word in near)


def _asked(situation: Situation) -> Whose:
    """Who is asked about, where no word of the question tells of another matter."""
    persons = PERSONS[situation.language]
    own = frozenset(situation.keys[claim_begins(situation) :])
    mine, theirs = bool(own & persons.i), bool(own & (persons.they | KIN))
    people = persons.i | persons.me | persons.my | persons.they | persons.perhaps_they | KIN
    strange = own - _DRAWS - _WAITS - _PLAYS - _SMALL - people
    numbers = {situation.keys[n.at] for n in situation.numbers}
    numbers |= {situation.keys[c.start] for c in situation.named if c.kind in _THE_FOUR}
    if mine == theirs or strange - numbers:
        return ""
    return "me" if mine else "other"
