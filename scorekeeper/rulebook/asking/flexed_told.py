"""What befalls whom by a card of Flex of which it is told if it was flexed.

"I flexed my Flex Reverse. The first one in the new direction, does she get to play?" is no, and yes
"without flexing it". Every word has to be known (`flexed-told.*` in `rules/text/*/words.txt`); what
the cards do is in `rules/variants/flex.toml`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scorekeeper.domain.card_effects import CardEffect
from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.asking.flex_draws import EACH_ONE
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, SaidCard
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_CARD: Final = ""
"""What stands for the words of the card."""
_WHEN: Final = word_list("hit.when")
_AND: Final = word_list("heard.and")
_FLEX: Final = word_list("flexed-told.flex")
_PLAIN: Final = word_list("flexed-told.plain")
_NOT: Final = word_list("flexed-told.not")
_LAYS: Final = word_list("hit.lays")
_USES: Final = word_list("flexed-told.uses")
_FIRST: Final = word_list("flexed-told.first")
_DIRECTION: Final = word_list("flexed-told.direction")
_LEFT: Final = word_list("flexed-told.left")
_NEXT: Final = word_list("hit.next") | _LEFT
"""Whoever plays next, who sits to the left: "my neighbour on the left"."""
_OTHERS: Final = word_list("flexed-told.others")
_ANYBODY: Final = word_list("flexed-told.anybody")
_TURN: Final = word_list("hit.turn") | word_list("flexed-told.turn")
_LOSES: Final = word_list("hit.loses")
_DRAWS: Final = word_list("hit.draws")
_GETS: Final = word_list("hit.gets")
_AGAIN: Final = word_list("flexed-told.again")
_CHOOSES: Final = word_list("flexed-told.chooses")
_WHO: Final = word_list("seats.who")
_HOW_MANY: Final = word_list("hit.how-many")
_EACH: Final = word_list("flexed-told.each")
_ASKS: Final = word_list("goes-on.asks") | word_list("flexed-told.asks")
_OR_NOT: Final = word_list("flexed-told.or-not")
_SMALL: Final = word_list("flexed-told.small")
_KNOWN: Final = (
    _FLEX | _PLAIN | _NOT | _LAYS | _USES | _FIRST | _DIRECTION | _NEXT | _OTHERS | _ANYBODY | _TURN
    | _LOSES | _DRAWS | _GETS | _AGAIN | _CHOOSES | _WHO | _HOW_MANY | _SMALL | _AND | _WHEN
    | _EACH | _OR_NOT | {_CARD}
)  # fmt: skip
_SIDES: Final = word_list("flexed-told.sides")
_BESIDE: Final = word_list("flexed-told.beside")
"""What stands before "flex" where it is no name: "as a flex", "I flex"."""
_IN: Final = word_list("flexed-told.in")
_JUST: Final = word_list("flexed-told.just")
_BARE: Final = "flex"
_ACTS: Final = _TURN | _LAYS | _LOSES | _DRAWS | _GETS | _AGAIN | _CHOOSES
_SPEAKS: Final = _KNOWN - _SMALL - _OR_NOT
"""What makes a clause more than an aside."""
_ASIDE: Final = frozenset({"what", "really-true", "other-card"})
"""Concepts that may be heard in an aside."""
_MOST: Final = 2
"""Clauses that ask."""
_TWO: Final = "2"
_ONE: Final = word_list("flexed-told.one")
Clause = Sequence[str]


@dataclass(frozen=True, slots=True)
class _Used:
    """The card, what the side does that was used, and whether whoever asks laid it."""

    card: CardKind
    effect: CardEffect
    mine: bool


def flexed_told(story: Story) -> Compared | None:
    """ "I laid the Flex Skip without flexing it. Am I on again?": the ruling and the answer."""
    situation, values = story.situation, story.facts.values
    if values.get("variant") != "flex" or values.get("players") == _TWO:
        return None
    if situation.negated or situation.doubted or "two-players" in story.said:
        return None
    card = _card(story)
    if card is None:
        return None
    telling: list[Clause] = []
    asking: list[Clause] = []
    for clause in _clauses(situation.heard, card):
        (telling if _tells(clause) else asking).append(clause)
    used = _used(telling, story, card)
    asked = _asked(asking)
    if used is None or not asked or _NOT & set(asked):
        return None
    known = _KNOWN | _persons(situation.language)
    read = all(key in known or key.isdecimal() for key in asked)
    return _answered(used, asked, story) if read else None


def _asked(asking: Sequence[Clause]) -> Clause:
    """What asks: "the first one in the new direction, | does she play" are one; empty for more."""
    acting = [clause for clause in asking if not _ACTS.isdisjoint(clause)]
    chooses = len(asking) == _MOST and _CHOOSES & set(asking[0]) and asking[1][0] in _WHO
    if (len(acting) != 1 and not chooses) or len(asking) > _MOST:
        return ()
    asked = [key for clause in asking for key in clause]
    ends = asked[-1] in _NOT and asked[-2:-1] and asked[-2] in _OR_NOT
    return asked[:-2] if ends else asked


def _card(story: Story) -> SaidCard | None:
    """The one card that can be flexed."""
    named = [card for card in story.situation.named if _flexible(story, card.kind) is not None]
    alone = len({card.kind for card in named}) == 1 and named[0].count == 1
    return named[0] if alone else None


def _flexible(story: Story, kind: str) -> CardKind | None:
    """The card of this kind that has a Flex side: a Skip that is flexed is a Flex Skip."""
    for card in (story.kinds.get(kind), story.kinds.get(f"flex-{kind}")):
        if card is not None and card.flexed is not None:
            return card
    return None


def _clauses(heard: Sequence[Heard], card: SaidCard) -> Iterator[Clause]:
    """The words of each clause, cut at "and" and "if" as well, the card as one of them."""
    for part in _cut(heard, card):
        keys = [_CARD if at == card.start else _key(heard[at]) for at in part]
        inside = {n for n, at in enumerate(part) if card.start < at < card.end}
        clause = [key for n, key in enumerate(keys) if n not in inside]
        aside = _SPEAKS.isdisjoint(clause) and not any(key.isdecimal() for key in clause)
        aside = aside and all(_ASIDE.issuperset(heard[at].concepts) for at in part)
        if clause and not aside:
            yield clause


def _key(word: Heard) -> str:
    """The word, or its number: "one" may be somebody."""
    return word.key if word.value in {None, 1} else str(word.value)


def _cut(heard: Sequence[Heard], card: SaidCard) -> Iterator[Sequence[int]]:
    """The places of each clause; "I flexed my Flex Skip am I on again" is cut at the verb, too."""
    part: list[int] = []
    for at, word in enumerate(heard):
        joins = word.key in _AND | _WHEN
        keys = {heard[n].key for n in part}
        told = at >= card.end and keys & (_FLEX | _PLAIN)
        if word.breaks or joins or (told and word.key in _ASKS):
            yield part
            part = []
        if not joins:
            part.append(at)
    yield part


def _tells(clause: Clause) -> bool:
    """Whether it tells of the card and of its side."""
    return _CARD in clause or not _FLEX.isdisjoint(clause)


def _used(telling: Sequence[Clause], story: Story, said: SaidCard) -> _Used | None:
    """The side that was used; None where it is not told, or more is told than that."""
    language = story.situation.language
    keys = [key for clause in telling for key in clause]
    named = [key for key in keys if key not in _KNOWN | _persons(language) | KIN]
    begins = {clause[0] for clause in telling if _CARD in clause}
    # "Tom flexes …": whoever lays it stands first.
    if len(named) > 1 or not begins.issuperset(named):
        return None
    flexed, plain = _side(telling)
    if flexed == plain or not (_LAYS | _USES | _FLEX).intersection(keys):
        return None
    card = _flexible(story, said.kind)
    effect = None if card is None else card.flexed if flexed else card.effect
    if card is None or effect is None:
        return None
    mine = not PERSONS[language].i.isdisjoint(keys) and not named
    return _Used(card, effect, mine)


def _side(telling: Sequence[Clause]) -> tuple[bool, bool]:
    """Whether it is told that the card was flexed, and whether that it was not."""
    keys = {key for clause in telling for key in clause}
    bare = [_is_flexing(clause, at) for clause in telling for at in range(len(clause))]
    # "I laid the card as flex" is cut at "as"; "Flex: I laid …" names the game.
    bare = [True if one is None and [_BARE] in telling[1:] else one for one in bare]
    if None in bare:
        return (False, False)
    flexes = bool(keys & _FLEX - {_BARE}) or True in bare
    plain = bool(keys & _PLAIN or (keys & _JUST and not flexes))
    denied = bool(keys & _NOT)
    if plain and denied:
        # "Not on its normal side": that is said of the other one, or of something else.
        return (False, flexes)
    return (flexes and not denied and not plain, plain or (flexes and denied))


def _is_flexing(clause: Clause, at: int) -> bool | None:
    """ "As a flex", "the flex side", and not "in Flex"; None where it may be the game."""
    if clause[at] != _BARE:
        return False
    before, behind = clause[at - 1] if at else "", clause[at + 1] if at + 1 < len(clause) else ""
    if behind in _SIDES | _NOT or before in _BESIDE | _NOT:
        return True
    return False if before in _IN else None


def _persons(language: str) -> frozenset[str]:
    persons = PERSONS[language]
    return persons.i | persons.me | persons.my | persons.they | persons.perhaps_they


def _answered(used: _Used, asked: Clause, story: Story) -> Compared | None:
    keys, effect = set(asked), used.effect
    persons = PERSONS[story.situation.language]
    # "My neighbour on the left": that is not my turn.
    mine = keys & persons.my and keys & _TURN and not keys & _LEFT
    me = bool(keys & persons.i or mine)
    asks = story.situation.ask in {"yes-no", "any"} and not keys & _HOW_MANY
    # "Wie" is who in Dutch, and how in German.
    german = story.situation.language == "de"
    who = keys & _WHO and not (german and keys & _HOW_MANY)
    if keys & _CHOOSES and who:
        so = asks and me and used.mine and bool(keys & _DRAWS)
        return Compared("effect", yes_or_no(effect.draws == "chosen")) if so else None
    if who:
        return None
    if keys & _AGAIN and me:
        again = asks and used.mine and not keys & (_DRAWS | _LOSES | _NEXT | _OTHERS)
        return Compared("play-again", yes_or_no(effect.again)) if again else None
    if me or len(_subjects(keys)) != 1:
        return None
    if keys & (_DRAWS | _GETS) and not keys & (_TURN - _NEXT | _LAYS | _LOSES):
        # "Flexed Draw 2, each other draws?" wants a number.
        plainly = story.situation.ask == "yes-no" or asked[0] in _DRAWS
        return _drawn(used, asked, asks=asks and plainly)
    return _turn_kept(effect, keys) if asks else None


def _subjects(keys: set[str]) -> list[frozenset[str]]:
    """Of whom it is asked: the first in a direction, the next, the others, or anybody."""
    return [words for words in (_FIRST, _NEXT, _OTHERS, _ANYBODY) if keys & words]


def _drawn(used: _Used, asked: Clause, *, asks: bool) -> Compared | None:
    """Whether somebody draws, or so many, or how many."""
    draws, keys = used.effect.draws, set(asked)
    hit = {"next": _NEXT, "others": _NEXT | _OTHERS}.get(draws or "", frozenset[str]())
    counts = bool(keys & _HOW_MANY)
    numbers = {int(key) for key in keys if key.isdecimal()} | _ones(asked)
    if keys & _FIRST or counts == asks or len(numbers) > (0 if counts else 1):
        return None
    if draws is not None and not keys & (hit if counts or numbers else hit | _ANYBODY):
        return None
    if draws == "others" and (counts or numbers) and not keys & (_EACH | _NEXT):
        # "How many do the others draw?" may be all of them together.
        return None
    count = _count(used)
    if counts:
        return None if count is None else Compared("draw-count", "value", count)
    if numbers and draws == "others" and keys & _NEXT:
        return None
    return Compared("draw-count", yes_or_no(draws is not None and numbers <= {count}))


def _ones(asked: Clause) -> set[int]:
    """ "Draw one" is a number, and "the next one" is none."""
    pairs = zip(["", *asked], asked, strict=False)
    return {1 for before, key in pairs if key in _ONE and before not in _NEXT | _FIRST | _EACH}


def _count(used: _Used) -> int | None:
    """How many cards whoever is hit draws."""
    if used.effect.draws == "others":
        return EACH_ONE.get(used.card.kind)
    known = used.card.draws if used.effect.draws is not None else None
    return 0 if used.effect.draws is None else None if known is None else known.value


def _turn_kept(effect: CardEffect, keys: set[str]) -> Compared | None:
    """Whether the next one plays, or loses the turn."""
    first = bool(keys & _FIRST)
    if first != bool(keys & _DIRECTION) or (effect.turns and not first):
        # Who is next once the direction has turned?
        return None
    if not keys & (_FIRST | _NEXT) or not keys & (_TURN | _LAYS | _LOSES):
        return None
    skipped = effect.skips is not None
    return Compared("lose-turn", yes_or_no(skipped == bool(keys & _LOSES)))
