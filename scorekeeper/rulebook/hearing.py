"""From tokens to the words that they may be: slips put right, words written as one taken apart."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.numerals import hundreds
from scorekeeper.rulebook.roles import Role
from scorekeeper.rulebook.tokens import Gap, Mark, Token, tokens

_SHORTEST: Final = 3
_LONGEST_NAME: Final = 4
"""Words of a name that are compared together."""

_OF_NAMES: Final = frozenset({Mark.WORD, Mark.NUMBER})


@dataclass(frozen=True, slots=True)
class Heard:
    """A token and the words that it may be."""

    token: Token
    keys: tuple[str, ...]


def heard(text: str, lexicon: Lexicon) -> list[Heard]:
    """The words of the text in order."""
    found = list(tokens(text))
    known = [_is_known(token, lexicon) for token in found]
    torn = {
        place
        for first, (one, other) in enumerate(pairwise(found))
        if one.key + other.key in lexicon.words
        for place in (first, first + 1)
    }
    result: list[Heard] = []
    strange: list[int] = []
    for place, token in enumerate(found):
        if known[place] or place in torn:
            result.append(Heard(token, (token.key,)))
        elif parts := _taken_apart(token, lexicon):
            result.extend(Heard(part, (part.key,)) for part in parts)
        else:
            strange.append(len(result))
            result.append(Heard(token, lexicon.slips.of_word(token.key) or (token.key,)))
    for place in reversed(strange):
        _put_right(result, place, lexicon)
    return result


def _is_known(token: Token, lexicon: Lexicon) -> bool:
    """Whether there is nothing to put right: no word, or one that has a meaning as it stands."""
    if token.mark is not Mark.WORD or lexicon.slips.knows(token.key):
        return True
    return lexicon.find(token.key, tight=True) is not None or bool(
        hundreds(token.key, lexicon.words)
    )


def _put_right(found: list[Heard], place: int, lexicon: Lexicon) -> None:
    """Replaces a strange word and its neighbours by the one name that they are a slip of."""
    for length in range(_LONGEST_NAME, 1, -1):
        for start in range(max(0, place - length + 1), place + 1):
            window = found[start : start + length]
            if len(window) < length or not _may_be_name(window, lexicon):
                continue
            name = lexicon.slips.of_name("".join(word.token.key for word in window))
            if name is not None:
                token = replace(window[0].token, key=name, end=window[-1].token.end)
                found[start : start + length] = [Heard(token, (name,))]
                return


def _may_be_name(window: Sequence[Heard], lexicon: Lexicon) -> bool:
    for place, word in enumerate(window):
        known = lexicon.words.get(word.keys[0])
        apart = known is not None and known.role in {Role.WEAK_SEPARATOR, Role.COLOUR}
        if apart or word.token.mark not in _OF_NAMES or (place and word.token.gap is Gap.NONE):
            return False
    return True


def _taken_apart(token: Token, lexicon: Lexicon) -> list[Token] | None:
    """A colour and what it is the colour of, written as one word: "rotsieben", "blauwskip"."""
    if len(token.key) != token.end - token.start:
        return None
    found = [
        cut
        for cut in range(_SHORTEST, len(token.key) - _SHORTEST + 1)
        if _makes_a_card(token.key[:cut], token.key[cut:], lexicon)
    ]
    if len(found) != 1:
        return None
    cut = token.start + found[0]
    return [
        replace(token, key=token.key[: found[0]], end=cut),
        replace(token, key=token.key[found[0] :], start=cut, gap=Gap.NONE),
    ]


def _makes_a_card(one: str, other: str, lexicon: Lexicon) -> bool:
    first, second = lexicon.words.get(one), lexicon.words.get(other)
    if first is None or second is None or Role.COLOUR not in {first.role, second.role}:
        return False
    carried = second if first.role is Role.COLOUR else first
    return carried.role is Role.NUMBER_WORD or carried.role is Role.CARD
