"""Words that only what stands beside them tells: "rit 7", "thre reverses", "26 pukte"."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from scorekeeper.rulebook.letters import is_turned, said_short
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.roles import CARD_ROLES, HIGHEST_FACE, Hue, Role
from scorekeeper.rulebook.tokens import Gap, Mark, Token, letters_of

_APART: Final = frozenset({Mark.SEPARATOR, Mark.AND})
ENDS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})
NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
WORTH: Final = CARD_ROLES | NUMBERS
_APART_FROM_NAMES: Final = CARD_ROLES | frozenset(
    {
        Role.COLOUR,
        Role.ARTICLE,
        Role.ARTICLE_OR_ONE,
        Role.POINTS,
        Role.NOTHING,
        Role.WITHOUT,
        # "2 pakkaarten" are no "2 pakkaart".
        Role.REST,
    }
)
_STARTS: Final = ENDS | {Role.FILLER, Role.HEDGE}
_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_IN_DOUBT: Final = "?"
"""What no word is."""

_LONGEST_NAME: Final = 3
"""Words of a name that were all misheard: "keer on"."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A token and the words that it may be."""

    token: Token
    keys: tuple[str, ...]


def role_at(found: Sequence[Heard], place: int, lexicon: Lexicon) -> Role | None:
    """The role of a neighbour on its own; numbers beyond those on cards have none here."""
    if not 0 <= place < len(found):
        return Role.SEPARATOR
    token = found[place].token
    if token.mark in _APART:
        return Role.SEPARATOR
    if token.mark is Mark.NUMBER:
        return Role.DIGITS if len(token.key) == 1 else None
    known = lexicon.find(found[place].keys[0], tight=False)
    if known is None or (known.role is Role.NUMBER_WORD and known.value > HIGHEST_FACE):
        return None
    return known.role


def is_one_word(found: Sequence[Heard], at: int, length: int) -> bool:
    """Whether a name stands there without a space, and one before it."""
    gaps = [word.token.gap for word in found[at : at + length]]
    return gaps[:1] == [Gap.SPACE] and gaps[1:] == [Gap.NONE] * (length - 1) and length > 1


def is_plus(word: Heard, lexicon: Lexicon) -> bool:
    """Whether it is a plus, be it written as a sign or as a word."""
    known = lexicon.words.get(word.keys[0])
    return word.token.mark is Mark.PLUS or (known is not None and known.role is Role.PLUS)


def put_right_by_company(found: list[Heard], place: int, lexicon: Lexicon) -> None:
    """Short words, where what stands beside them tells what they can be.

    Before a number or a card stands a colour ("rit 7", "lbue skip"); behind a colour, or alone
    between commas, a card ("red tow", "ski, wid"); before a plural, or a colour and nothing else,
    a number ("thre skips", "thre red"). "Rto +4" has a card behind it, too.
    """
    before = role_at(found, place - 1, lexicon)
    plus = _draws(found, place + 1, lexicon)
    after = Role.PLUS_CARD if plus else role_at(found, place + 1, lexicon)
    slips = lexicon.slips
    said = letters_of(found[place].token.typed)
    keys: tuple[str, ...] = ()
    if after in WORTH or (after in ENDS and before in WORTH):
        # "Rei Achter" are perhaps three, "twee dreën" threes.
        counts = after in CARD_ROLES
        if not (counts and slips.of_role(said, Role.NUMBER_WORD)):
            keys = slips.of_colour(said, nothing_else=after not in WORTH)
            if _may_be_initials(said, lexicon):
                keys = ()
        if not keys and before in _STARTS and _are_several(found, place + 1, lexicon):
            keys = slips.of_number_or_card(said, cards_only=False)
    elif after in ENDS and (before in ENDS or before in {Role.COLOUR, Role.ARTICLE}):
        cards_only = before is not Role.COLOUR
        keys = slips.of_number_or_card(said, cards_only=cards_only)
        if not keys and before in ENDS and found[place].token.key not in lexicon.given_names:
            # "Acth, nuen".
            near = slips.of_number_or_card(said, cards_only=False)
            keys = tuple(key for key in near if is_turned(said, key))
    elif before in _STARTS and after is Role.COLOUR:
        alone = before in ENDS and role_at(found, place + 2, lexicon) in ENDS
        if alone or _are_several(found, place + 2, lexicon):
            keys = slips.of_number_or_card(said, cards_only=False)
    if keys:
        found[place] = replace(found[place], keys=keys)


def _may_be_initials(said: str, lexicon: Lexicon) -> bool:
    """ "Gs" is no "gr", and more likely a green skip."""
    hue = lexicon.words.get(said[:1])
    lettered = hue is not None and hue.role is Role.COLOUR and hue.value == Hue.LETTER
    return lettered and said[1:] in lexicon.initials


def _draws(found: Sequence[Heard], place: int, lexicon: Lexicon) -> bool:
    """Whether "+4" or "plus four" stands there."""
    said = found[place : place + 2]
    if len(said) < 2 or not is_plus(said[0], lexicon):
        return False
    sign, number = (word.token for word in said)
    close = sign.mark is not Mark.PLUS or (sign.gap is not Gap.NONE and number.gap is Gap.NONE)
    known = lexicon.find("".join(word.keys[0] for word in said), tight=False)
    return close and known is not None and known.role is Role.PLUS_CARD


def put_right_points(found: list[Heard], place: int, lexicon: Lexicon) -> None:
    """ "26 pukte": the word for points behind a number, where it is nothing else that counts."""
    known = lexicon.words.get(found[place].keys[0])
    if known is not None and (known.role is not Role.UNKNOWN or known.kind):
        return
    numbered = place > 0 and found[place - 1].token.mark is Mark.NUMBER
    if not numbered or role_at(found, place + 1, lexicon) not in ENDS:
        return
    if points := lexicon.slips.of_role(letters_of(found[place].token.typed), Role.POINTS):
        found[place] = replace(found[place], keys=(points,))


def is_idle(token: Token, lexicon: Lexicon) -> bool:
    """Whether it is a word that says nothing."""
    known = lexicon.words.get(token.key)
    return known.role is Role.FILLER if known else token.key in lexicon.idle


def put_right_everyday(found: list[Heard], place: int, lexicon: Lexicon) -> None:
    """ "Red ski", "dire jokers": an everyday word, where only a card or a number can be meant.

    One that else says nothing is in doubt there: "a blue our, a red 5" has no second 5.
    """
    before = role_at(found, place - 1, lexicon)
    begins = role_at(found, place - 2, lexicon) in ENDS | _ARTICLES
    ends = role_at(found, place + 1, lexicon) in ENDS
    coloured = before is Role.COLOUR and begins and ends
    idle = is_idle(found[place].token, lexicon)
    said = letters_of(found[place].token.typed)
    alone = before in ENDS and role_at(found, place + 2, lexicon) in ENDS
    numbered = alone and role_at(found, place + 1, lexicon) is Role.DIGITS
    if numbered and not idle and (hue := lexicon.slips.of_colour(said)):
        # "Ref 6" in a list is red.
        found[place] = replace(found[place], keys=hue)
        return
    if coloured or (before in _STARTS and not idle and _are_several(found, place + 1, lexicon)):
        keys = lexicon.slips.of_number_or_card(said, cards_only=False)
        named = [lexicon.words[key].role in CARD_ROLES and len(key) > len(said) for key in keys]
        if any(named) or any(is_turned(said, key) for key in keys):
            found[place] = replace(found[place], keys=keys)
            return
    article = before in _ARTICLES and ends
    if idle and (coloured or article) and lexicon.slips.of_role(said, Role.NUMBER_WORD):
        token = replace(found[place].token, key=_IN_DOUBT)
        found[place] = Heard(token, (_IN_DOUBT,))


def with_names_of_items(found: Sequence[Heard], lexicon: Lexicon) -> list[Heard]:
    """ "Keer on", "drawn two": all that stands between two commas is one name but for a slip."""
    result: list[Heard] = []
    item: list[Heard] = []
    for place in range(len(found) + 1):
        if role_at(found, place, lexicon) in ENDS:
            result += _as_name(item, lexicon)
            result += found[place : place + 1]
            item = []
        else:
            item.append(found[place])
    return result


def _as_name(item: list[Heard], lexicon: Lexicon) -> list[Heard]:
    """The item as one name, if its words are no other known ones and only one name is near."""
    if len(item) == 1:
        return [_said_once(item[0], lexicon)]
    if not 1 < len(item) <= _LONGEST_NAME or any(len(word.keys) > 1 for word in item):
        return item
    keys = [word.keys[0] for word in item]
    known = [lexicon.find(key, tight=False) for key in keys]
    roles = {meaning.role if meaning else Role.UNKNOWN for meaning in known}
    strange = Role.UNKNOWN in roles or roles.isdisjoint(NUMBERS)
    phrases = ("".join(keys[at : at + size]) for size in (2, 3) for at in range(len(keys) - 1))
    if (
        not strange
        or roles & _APART_FROM_NAMES
        or any(lexicon.find(one, tight=True) for one in phrases)
    ):
        return item
    if not all(map(_is_word, item)):
        return item
    key = "".join(keys)
    name = lexicon.slips.of_name(key)
    if name is None:
        return item
    token = replace(item[0].token, key=name, end=item[-1].token.end)
    return [Heard(token, (name,))]


def _said_once(word: Heard, lexicon: Lexicon) -> Heard:
    """ "Jokers, pass": a word that only questions have, with a letter that is held."""
    said = word.keys[0]
    if word.token.mark is not Mark.WORD or lexicon.find(said, tight=True):
        return word
    near = lexicon.slips.of_number_or_card(said, cards_only=True)
    once = tuple(key for key in near if said_short(key) == said_short(said))
    return replace(word, keys=once) if once else word


def _is_word(word: Heard) -> bool:
    return word.token.mark in {Mark.WORD, Mark.NUMBER} and word.token.gap is not Gap.NONE


def _are_several(found: Sequence[Heard], place: int, lexicon: Lexicon) -> bool:
    """Whether a plural stands there that wants a number before it: "skips", "6s"."""
    keys = [word.keys[0] for word in found[place : place + 2]]
    known = lexicon.find("".join(keys), tight=True) or (
        lexicon.find(keys[0], tight=False) if keys else None
    )
    return known is not None and known.role is Role.CARDS
