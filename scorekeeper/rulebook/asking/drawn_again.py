"""Whether another card is drawn after one that fits, or does not: by the rules of the table.

"I drew one and it doesn't fit either. Another one?": no where one is drawn, yes where cards are
drawn until one fits. "I draw one, and if that doesn't fit either, the next player is on" is the
other way round. Every word has to be known here.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import (
    ME,
    THEY,
    heard_clauses,
    keys_of,
    people_in,
)
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.asking.words import apart
from scorekeeper.rulebook.word_lists import word_list

_RULING: Final = "no-playable"
_UNTIL: Final = "until-playable"
_OTHERWISE: Final = frozenset(
    {"penalty", "draw-card", "i-was-hit", "uno", "stack", "challenge", "two-players", "swap"}
    | {"dealt", "begin", "lose-turn", "who", "how-many"}
)
_OTHER_ENDS: Final = _OTHERWISE - {"lose-turn"}
_DRAWS: Final = word_list("drawn-again.draws")
_AGAIN: Final = word_list("drawn-again.again")
_FITS: Final = word_list("drawn-again.fits")
_CARD_DOES: Final = word_list("mercy.fits")
_NOT: Final = word_list("drawn-again.not")
_SMALL: Final = word_list("drawn-again.small")
_ASKS: Final = word_list("drawn-again.asks")
_KNOWN: Final = _DRAWS | _AGAIN | _FITS | _NOT | _SMALL | _ASKS
_PLAYS: Final = word_list("drawn-again.plays")
"""Of what fits: "can't play it", but not "don't play it"."""
_CAN: Final = word_list("drawn-again.can")
_GOES: Final = word_list("drawn-again.goes")
_USELESS: Final = word_list("drawn-again.useless")
_IF: Final = word_list("heard.if")
_NEXT: Final = word_list("drawn-again.next")
_TURN: Final = word_list("drawn-again.turn")
_IS: Final = word_list("drawn-again.is")
_CARD: Final = word_list("drawn-again.card")
_OVER: Final = word_list("drawn-again.over")
_BESIDE: Final = word_list("drawn-again.beside")
"""What may be said beside the claim: "so", "right?", "stimmt das?"."""
_ENDING: Final = (
    _KNOWN | _CAN | _GOES | _USELESS | _IF | _NEXT | _TURN | _IS | _CARD | _OVER | _BESIDE
)
_NEAR: Final = 4


def drawn_again(story: Story) -> Compared | None:
    """ "Drew one, no use. Do I take another?"."""
    situation, rule = story.situation, story.facts.values.get("draw")
    if rule not in {"one", _UNTIL} or situation.named or story.said & _OTHERWISE:
        return None
    if situation.ask not in {"yes-no", "any"} or situation.claimed or situation.doubted:
        return None
    *told, asked = heard_clauses(situation) or [()]
    if not told or not _asks(asked) or not _is_known([*told, asked], situation.language):
        return None
    fits = _fits(told)
    drawn = [word.value for clause in told for word in clause if word.value is not None]
    many = any(value is not None and value > 1 for value in drawn)
    if fits is None or (many and rule != _UNTIL):
        return None
    return Compared(_RULING, yes_or_no(rule == _UNTIL and not fits))


def _asks(clause: Sequence[Heard]) -> bool:
    """ "Nog een?", "must I draw another one": nothing else is asked."""
    keys = {word.key for word in clause if word.value is None}
    return bool(keys & _AGAIN) and not keys & (_FITS | _NOT)


def _is_known(clauses: Sequence[Sequence[Heard]], language: str) -> bool:
    """Whether every word is, and no more than one person is spoken of."""
    people = [people_in(clause, _KNOWN, language) for clause in clauses]
    # "Hij past niet", "sie passt": the card.
    of_card = [bool(keys_of([clause]) & _CARD_DOES) for clause in clauses]
    found = (
        one.pronouns - ({THEY} if card else set())
        for one, card in zip(people, of_card, strict=True)
    )
    who = frozenset[str]().union(*found)
    return not any(one.named for one in people) and who != {ME, THEY}


def _fits(told: Sequence[Sequence[Heard]]) -> bool | None:
    """Whether the card drawn does; None where that is not told."""
    first = next((at for at, one in enumerate(told) if keys_of([one]) & _DRAWS), len(told))
    said = [clause for clause in told[first:] if keys_of([clause]) & _FITS]
    if len(said) != 1:
        return None
    return not keys_of(said) & _NOT


def goes_on_unfit(story: Story) -> Compared | None:
    """ "I draw one, and if that doesn't fit either, it's the next player's turn, right?".

    Or "… I draw another one, right?".
    """
    situation, rule = story.situation, story.facts.values.get("draw")
    if rule not in {"one", _UNTIL} or situation.named or story.said & _OTHER_ENDS:
        return None
    if situation.ask not in {"yes-no", "any"} or situation.negated or situation.doubted:
        return None
    heard, keys = situation.heard, [word.key for word in situation.heard]
    if any((word.value or 1) > 1 for word in heard) or not _ends_only(heard, situation.language):
        return None
    drawn = [at for at, key in enumerate(keys) if key in _DRAWS]
    unfit = _unfit_at(heard, drawn[0]) if drawn else None
    if unfit is None or _is_able(keys[: drawn[0]]):
        return None
    if len(drawn) == 1 and _turn_passes(heard[unfit:]):
        return Compared(_RULING, yes_or_no(rule == "one"))
    if [at >= unfit for at in drawn] == [False, True] and _draws_on(heard[unfit:]):
        return Compared(_RULING, yes_or_no(rule == _UNTIL))
    return None


def _is_able(told: Sequence[str]) -> bool:
    """ "I can play, but draw one": who need not draw asks something else."""
    return not (_FITS | _CAN).isdisjoint(told) and _NOT.isdisjoint(told)


def _draws_on(heard: Sequence[Heard]) -> bool:
    """ "… I draw another one": and neither "not" nor "or" with it."""
    keys = {word.key for word in heard}
    return bool(keys & _AGAIN) and not keys & (_NOT | _NEXT | _TURN | _OVER | _FITS)


def _ends_only(heard: Sequence[Heard], language: str) -> bool:
    """Whether every word is known, and nobody is named."""
    return not people_in(heard, _ENDING, language).named


def _unfit_at(heard: Sequence[Heard], drawn: int) -> int | None:
    """The place behind "… doesn't fit", said of what was drawn."""
    keys = [word.key for word in heard]
    for at in range(drawn + 1, len(keys)):
        near = range(max(at - _NEAR, drawn + 1), min(at + _NEAR, len(keys)))
        beside = [place for place in near if not apart(heard, at, place)]
        said = {keys[place] for place in beside}
        if keys[at] in _USELESS:
            return at + 1
        fits = keys[at] in _FITS | _GOES and (keys[at] not in _PLAYS or said & _CAN)
        nots = [place for place in beside if keys[place] in _NOT]
        if fits and nots:
            return max(at, *nots) + 1
    return None


def _turn_passes(heard: Sequence[Heard]) -> bool:
    """ "… is the next player's turn", "my turn is over"; with nothing denied and no more drawn."""
    keys = [word.key for word in heard]
    if not (_AGAIN | _CARD).isdisjoint(keys):
        return False
    for at, key in enumerate(keys):
        near = range(max(at - _NEAR, 0), min(at + _NEAR, len(keys)))
        said = {keys[place] for place in near if not apart(heard, at, place)}
        following = key in _NEXT and bool(
            said & _TURN or _IS.intersection(keys[max(at - 2, 0) : at])
        )
        if (following or (key in _OVER and said & _TURN)) and not said & _NOT:
            return True
    return False
