"""Whose turn it is after one card, asked of nobody by name: "She plays a reverse. Who is next?".

The answer names the seat, as whoever sits after the one who is skipped: the cases `next=…` of the
rulings. What asks has nothing but listed words in it (`whose-turn.*` in `rules/text/*/words.txt`);
what is told may be anything that leaves but one card, or nothing but that somebody was skipped.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.domain.card_effects import CardEffect
from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.asking.heard_parts import heard_clauses, is_plain_claim
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, SaidCard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_WHO: Final = word_list("whose-turn.who")
_IN: Final = {
    "en": word_list("whose-turn.en"),
    "de": word_list("whose-turn.de"),
    "nl": word_list("whose-turn.nl"),
}
"""What asks for somebody in one language: "wie" is "how" in another."""
_NEXT: Final = word_list("whose-turn.next")
"""What is said of whoever has the turn: "next", "dran", "beurt"."""
_SMALL: Final = word_list("whose-turn.small")
_AFTER: Final = word_list("whose-turn.after")
_WHO_IS: Final = word_list("whose-turn.who-is")
"""What may be all that is asked: "wie is er"."""
_IS: Final = word_list("whose-turn.is")
_LAID: Final = word_list("whose-turn.laid")
_SKIPS: Final = word_list("whose-turn.skips")
_TURNS: Final = word_list("whose-turn.turns")
_OTHERWISE: Final = frozenset(
    {"first-card", "begin", "deal", "dealer", "out-of-turn", "same", "challenge", "bluff", "guilty"}
    | {"innocent", "wrong-card", "penalty", "advice", "uno", "finish", "last-card", "knock-out"}
    | {"mercy", "win", "no-match", "partners", "leave", "join-late", "dodge", "pass-on"}
    | {"progressive", "power-card", "flip-symbol", "combine"}
)
"""What tells of more than a card and whom it hits."""
_BARE: Final = _OTHERWISE | {"everyone", "flex-side", "not"}
"""The same where no card is named."""
_DRAWN: Final = frozenset({2, 4, 6, 10})
_TWO: Final = "2"
_OF_TWO: Final = {"skip": "two-skip", "reverse": "two-reverse"}
_BY_CARD: Final = {
    "flex-skip": "flex-skip", "flex-reverse": "flex-reverse", "flex-draw-two": "flex-draw",
    "flex-wild-draw-four": "flex-draw",
}  # fmt: skip
"""Where it hangs on the side that is played, and nobody says which."""


def whose_turn(story: Story) -> Compared | None:
    """ "I lay a skip. Who is next?": the ruling, and the seat that its case names."""
    situation = story.situation
    asks = situation.ask in {"open", "any"} and not is_plain_claim(situation)
    if not asks or story.said & _OTHERWISE or not _asks_whose_turn(situation):
        return None
    if not situation.named:
        return _after_what_happened(story)
    card = _card_laid(situation)
    kind = None if card is None else story.kinds.get(card.kind)
    return None if kind is None else _after(kind, story)


def _asks_whose_turn(situation: Situation) -> bool:
    clauses = heard_clauses(situation)
    own = {id(word) for word in situation.heard[situation.begins :]}
    for at, whole in enumerate(clauses):
        goes_on = at + 1 < len(clauses) and clauses[at + 1][0].key in _NEXT | _LAID
        # "Dee, who is next, takes ten. Right?": of whom something else is told or asked.
        if goes_on or id(whole[-1]) not in own or _asks_later(clauses[at + 1 :], situation):
            continue
        if any(_asks(clause, situation) for clause in _parted(whole, situation)):
            return True
    return False


def _asks_later(behind: Sequence[Sequence[Heard]], situation: Situation) -> bool:
    """ "Dee, who's next. She gets the ten?": what follows asks, and is no "mine or hers"."""
    persons = PERSONS[situation.language]
    small = _SMALL | KIN | persons.i | persons.me | persons.my | persons.they
    tells = [
        one
        for one in behind
        if one[0].key not in _AFTER and not all(w.key in small or w.is_name for w in one)
    ]
    asks_last = situation.text.rstrip().endswith("?") and situation.text.count("?") == 1
    return bool(tells) and asks_last


def _parted(clause: Sequence[Heard], situation: Situation) -> list[Sequence[Heard]]:
    """The clause, and what asks in it behind a card: "I play a skip everyone whose turn"."""
    who = _WHO | _IN[situation.language]
    inside = _inside_cards(situation)
    behind = [
        clause[at:]
        for at in range(1, len(clause))
        if clause[at].key in who and (id(clause[at - 1]) in inside or clause[at - 1].key in _LAID)
    ]
    return [clause, *behind]


def _asks(clause: Sequence[Heard], situation: Situation) -> bool:
    """Whether a clause asks who is next, with what it says of "after a skip" left out."""
    persons = PERSONS[situation.language]
    who = _WHO | _IN[situation.language]
    known = _SMALL | _SKIPS | KIN | persons.i | persons.me | persons.my | persons.they
    inside = _inside_cards(situation)
    core: list[Heard] = []
    after = False
    for word in clause:
        if _is_whole(core, who) and word.key in _AFTER:
            # "Who is next after Tom has drawn": what follows is told.
            break
        asks = word.key in who | _NEXT and id(word) not in inside
        after = (after and not asks) or word.key in _AFTER
        if after and (word.key in known | _AFTER or word.is_name or id(word) in inside):
            continue
        core.append(word)
    listed = all(w.key in known | who | _NEXT or w.value is not None or w.is_name for w in core)
    bare = [word.key for word in core]
    if situation.language == "de" and bare and bare[-1] in _IS and bare[0] in who:
        # "Ändert die Karte, wer dran ist?": told, and not asked.
        return False
    alone = bool(who & {*bare}) and len(bare) > 1 and {*bare} <= _WHO_IS
    return listed and (_is_whole(core, who) or alone)


def _inside_cards(situation: Situation) -> set[int]:
    """The words that are part of a card, or tell which side of it is played."""
    places = {at for card in situation.named for at in range(card.start, card.end)}
    heard = situation.heard
    return {id(w) for at, w in enumerate(heard) if at in places or "flex-side" in w.concepts}


def _is_whole(core: Sequence[Heard], who: frozenset[str]) -> bool:
    keys = {word.key for word in core}
    return bool(keys & who and keys & _NEXT)


def _card_laid(situation: Situation) -> SaidCard | None:
    """The card that is laid, where there is but one; a number may lie below it, or before it."""
    actions = [card for card in situation.named if not card.kind.isdecimal()]
    numbers = [card for card in situation.named if card.kind.isdecimal()]
    cards = actions or numbers
    if len(cards) != 1 or cards[0].count > 1 or not cards[0].here:
        return None
    return None if any(_comes_later(one, cards[0], situation) for one in numbers) else cards[0]


def _comes_later(number: SaidCard, card: SaidCard, situation: Situation) -> bool:
    """Whether a number is laid behind the card: no card below it, nor how many play."""
    counts = number.start >= situation.begins or number.kind == str(situation.players)
    return number.start > card.start and number is not situation.pile and not counts


def _after(card: CardKind, story: Story) -> Compared | None:
    """What comes after this card, by the players and by the side of the card that is told."""
    two = story.facts.values.get("players") == _TWO
    flexed = card.flexed is not None and "flex-side" in story.said
    if card.flexed is not None and not flexed and "plain-side" not in story.said:
        seat = _BY_CARD.get(card.kind, "usual")
        return None if two and seat != "usual" else Compared("effect", "explain", seat=seat)
    effect = card.flexed if flexed else card.effect
    if card.kind in {"7", "0"} and _swaps(card.kind, story):
        return Compared("effect", "explain", seat="swapped")
    if effect is None:
        plain = card.face
        return Compared("effect", "explain", seat="usual") if plain else None
    if effect.skips == "others":
        return Compared("play-again", "explain", seat="again")
    if two and (effect.skips == "next" or effect.turns):
        return _of_two(card, effect, story)
    return _of_more(effect, story)


def _swaps(kind: str, story: Story) -> bool:
    rule = {"7": "seven=must-swap", "0": "zero=pass-on"}[kind]
    return story.facts.holds(rule)


def _of_two(card: CardKind, effect: CardEffect, story: Story) -> Compared | None:
    """With two the other one is skipped, so that whoever laid it goes on."""
    reverses = card.kind == "reverse" and story.facts.holds("two_players_reverse_skips=yes")
    if effect.turns and not reverses:
        return None
    if effect.draws == "next":
        return Compared("two-draw", "explain", seat="stack" if _may_stack(card, story) else "again")
    return Compared(_OF_TWO.get(card.kind, "two-skip"), "explain", seat="again")


def _may_stack(card: CardKind, story: Story) -> bool:
    return card.draws is not None and story.stacks and "served" not in story.said


def _of_more(effect: CardEffect, story: Story) -> Compared:
    skips = effect.skips == "next"
    if effect.draws == "next" and skips:
        stacks = story.stacks and effect.colour != "next"
        seat = "turned-drawn" if effect.turns else "stack" if stacks else "drawn"
        return Compared("lose-turn", "explain", seat=seat)
    if effect.turns:
        return Compared("effect", "explain", seat="flex-turned" if skips else _turned(story))
    return Compared("effect", "explain", seat="skipped" if skips else "usual")


def _after_what_happened(story: Story) -> Compared | None:
    """ "I skipped Bob. Who plays?", "Lou reverses. Who's up?", "Nina drew two. Who goes on?"."""
    keys = frozenset(story.situation.keys)
    skips, turns = bool(keys & _SKIPS), bool(keys & _TURNS)
    counted = {one.value for one in story.situation.numbers} & _DRAWN or "stack" in story.said
    drawn = bool(counted and story.said & {"draw", "served"})
    two = story.facts.values.get("players") == _TWO
    if story.said & _BARE or (skips and turns):
        return None
    if skips:
        ruling = "two-skip" if two else "effect"
        return Compared(ruling, "explain", seat="again" if two else "skipped")
    if turns:
        reverses = story.facts.holds("two_players_reverse_skips=yes")
        again = Compared("two-reverse", "explain", seat="again") if reverses else None
        return again if two else Compared("effect", "explain", seat=_turned(story))
    if drawn:
        ruling = "two-draw" if two else "lose-turn"
        return Compared(ruling, "explain", seat="again" if two else "drawn")
    return None


def _turned(story: Story) -> str:
    """With two a Reverse is a Skip, which is told where nobody says how many play."""
    untold = "players" not in story.facts.values
    return (
        "turned-open" if untold and story.facts.holds("two_players_reverse_skips=yes") else "turned"
    )
