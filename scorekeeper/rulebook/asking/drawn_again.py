"""Whether another card is drawn after one that fits, or does not: by the rules of the table.

"I drew one and it doesn't fit either. Another one?": no where one is drawn, yes where cards are
drawn until one fits. Every word has to be known here.
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
from scorekeeper.rulebook.word_lists import word_list

_RULING: Final = "no-playable"
_UNTIL: Final = "until-playable"
_OTHERWISE: Final = frozenset(
    {"penalty", "draw-card", "i-was-hit", "uno", "stack", "challenge", "two-players", "swap"}
    | {"dealt", "begin", "lose-turn", "who", "how-many"}
)
_DRAWS: Final = word_list("drawn-again.draws")
_AGAIN: Final = word_list("drawn-again.again")
_FITS: Final = word_list("drawn-again.fits")
_CARD_DOES: Final = word_list("mercy.fits")
_NOT: Final = word_list("drawn-again.not")
_SMALL: Final = word_list("drawn-again.small")
_ASKS: Final = word_list("drawn-again.asks")
_KNOWN: Final = _DRAWS | _AGAIN | _FITS | _NOT | _SMALL | _ASKS


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
