"""What the next player holds when a round is counted that somebody ended with a draw card.

"Nina went out with a Draw Two and I'm next, holding one lonely 5. How many cards do I have when the
points are added?": the cards that are drawn for the last one, and those held before.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from scorekeeper.rulebook.asking.hand_words import CARD, HOLD, ONE
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 3
_OTHERWISE: Final = frozenset(
    {"challenge", "bluff", "innocent", "guilty", "swap", "penalty", "caught", "stack", "bonus"}
    | {"wrong-card", "partners", "mercy", "knock-out"}
)


def held_when_counted(story: Story) -> Sum | None:
    """What the next player holds in the end; None where another is asked of, or not all is told."""
    situation = story.situation
    last = _last_card(story)
    card = story.kinds.get(last.kind) if last is not None else None
    if last is None or card is None or card.draws is None or not _asks_for_cards(situation):
        return None
    if story.said & _OTHERWISE or story.facts.values.get("last_card_draws") != "yes":
        return None
    asked = _person(situation, range(situation.begins, len(situation.keys)))
    if _asks_of_the_layer(situation, last) or _next(situation) != asked:
        return None
    if not _are_of(situation, asked):
        return None
    held = _held(situation, last)
    if held is None:
        return None
    value = held + card.draws.value
    shown = f"{held} + {card.draws.value} = {value}"
    return Sum(value, shown, "last-card-draws", None, "cards", certain=True)


def _last_card(story: Story) -> SaidCard | None:
    """The card that somebody ended with, or the first one told where they ended so."""
    situation = story.situation
    if situation.ended_with is not None:
        return situation.ended_with
    first = next(iter(situation.cards), None)
    ends = bool(story.said & {"finish", "last-card"}) or not _ENDS.isdisjoint(situation.keys)
    told = first is not None and ends and first.count == 1 and first.start < situation.begins
    return first if told else None


def _asks_of_the_layer(situation: Situation, last: SaidCard) -> bool:
    """ "Nina went out … how many cards does Nina have?": whoever laid the card is asked of."""
    part = next((part for part in _parts(situation) if last.start in part), range(0))
    keys = [key for key in _keys(situation, part) if key not in PERSONS[situation.language].my]
    named = {key for key in keys if key in KIN} | (set(keys[:1]) - _WITH)
    return not named.isdisjoint(situation.keys[situation.begins :])


def _asks_for_cards(situation: Situation) -> bool:
    """ "How many cards", "wie viele Karten", and none that are drawn."""
    own = situation.keys[situation.begins :]
    amount = next((at for at, key in enumerate(own) if key in _HOW), None)
    if situation.ask != "number" or amount is None or situation.claimed:
        return False
    counts = not CARD.isdisjoint(own[amount + 1 : amount + _NEAR])
    return counts and "draw" not in situation.asked and _OTHER_CARDS.isdisjoint(own)


def _parts(situation: Situation) -> Iterator[range]:
    """The clauses of the story, cut at "and", too."""
    start = 0
    for at in range(1, situation.begins):
        if situation.heard[at].breaks or situation.keys[at] in _AND:
            yield range(start, at)
            start = at
    yield range(start, situation.begins)


def _person(situation: Situation, places: range) -> str:
    """Whether a clause is of whoever asks, of somebody else, or names nobody."""
    persons = PERSONS[situation.language]
    keys = _keys(situation, places)
    if not persons.i.isdisjoint(keys) or not (persons.my | persons.me).isdisjoint(keys):
        return "me"
    return "me" if keys and keys[0] in persons.i_do | _I_AM else "other"


def _next(situation: Situation) -> str:
    """Who is told to be next; empty where nobody is."""
    for part in _parts(situation):
        if any(_says_next(situation, at) for at in part):
            return _acting(situation, part)
    return ""


def _are_of(situation: Situation, asked: str) -> bool:
    """Whether no number is told of the other one: "Tom is next. I had three cards"."""
    persons = PERSONS[situation.language]
    parts = list(_parts(situation))
    after = min((p.start for p in parts if any(_says_next(situation, at) for at in p)), default=0)
    for part in parts:
        if not any(number.at in part for number in situation.numbers):
            continue
        others = persons.they | persons.they_do
        theirs = part.start < after or not others.isdisjoint(_keys(situation, part))
        if _acting(situation, part) != asked and (asked == "other" or theirs):
            return False
    return True


def _keys(situation: Situation, part: range) -> list[str]:
    return [situation.keys[at] for at in part if situation.keys[at] not in _AND]


def _acting(situation: Situation, part: range) -> str:
    """Whether whoever asks is said to come next: "I come after him", and not "he after me"."""
    persons = PERSONS[situation.language]
    keys = _keys(situation, part)
    mine = not persons.i.isdisjoint(keys) or bool(keys and keys[0] in persons.i_do | _I_AM)
    return "me" if mine else "other"


def _says_next(situation: Situation, at: int) -> bool:
    """ "The next one", "my turn", "after her", "nach Opa", "na Nina" who was named before."""
    keys, persons = situation.keys, PERSONS[situation.language]
    if keys[at] in _NEXT:
        return True
    if keys[at] not in _AFTER or at + 1 >= len(keys):
        return False
    # "After my uncle".
    behind = keys[at + 1 : at + 2 + (keys[at + 1] in persons.my)]
    them = persons.they | persons.them | persons.me | persons.perhaps_they | KIN
    return not them.isdisjoint(behind) or behind[-1] in keys[:at]


def _held(situation: Situation, last: SaidCard) -> int | None:
    """How many cards the next player held: told by a number or card by card, and only so."""
    keys, begins = situation.keys, situation.begins
    numbers = [n for n in situation.numbers if n.at < begins and not last.start <= n.at < last.end]
    if any(n.unit not in {"", "card", "players-word"} or n.asked for n in numbers):
        return None
    told = [n for n in numbers if n.unit != "players-word"]
    # "One lonely 5": its face.
    faces = [n for n in told if n.unit == "" and _is_face(situation, n.at)]
    counts = [n.value for n in told if n not in faces]
    others = [c for c in situation.cards if c.start < begins and c.start > last.start]
    listed = len(faces) + sum(card.count for card in others)
    if not counts and not listed:
        counts = [1 for at in range(1, begins) if _is_one_card(situation, at, keys)][:1]
    if len(counts) == 1 and listed in {0, counts[0]}:
        return counts[0]
    return listed if listed and not counts else None


def _is_face(situation: Situation, at: int) -> bool:
    near = situation.keys[max(at - 2, 0) : at]
    behind = situation.keys[at + 1 : at + 2]
    single = not (ONE[situation.language] | _ARTICLES).isdisjoint(near)
    return single and CARD.isdisjoint(behind)


def _is_one_card(situation: Situation, at: int, keys: Sequence[str]) -> bool:
    """ "Met nog een kaart", "nur noch eine Karte": told with a verb or a word of holding."""
    before = keys[max(at - _NEAR, 0) : at]
    single = keys[at] in ONE[situation.language] and not CARD.isdisjoint(keys[at + 1 : at + 2])
    return single and not (HOLD[situation.language] | _HOLDING).isdisjoint(before)


_AFTER: Final = word_list("last-card-held.after")
_AND: Final = word_list("exchange.and")
_ARTICLES: Final = word_list("last-card-held.articles")
_ENDS: Final = word_list("last-card-held.ends")
_HOLDING: Final = word_list("last-card-held.holding")
_HOW: Final = word_list("last-card-held.how")
_I_AM: Final = word_list("last-card-held.i-am")
_NEXT: Final = word_list("last-card-held.next")
_WITH: Final = word_list("told-twice.from")
_OTHER_CARDS: Final = word_list("last-card-held.other-cards")
