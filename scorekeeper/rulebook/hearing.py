"""From tokens to the words that they may be: slips put right, words written as one taken apart."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.company import (
    ENDS,
    NUMBERS,
    WORTH,
    Heard,
    is_idle,
    put_right_by_company,
    put_right_everyday,
    put_right_points,
    role_at,
    with_names_of_items,
)
from scorekeeper.rulebook.held_letters import SMALL
from scorekeeper.rulebook.letters import MIN_WORD
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.numerals import hundreds
from scorekeeper.rulebook.roles import CARD_ROLES, Hue, Meaning, Role
from scorekeeper.rulebook.spoken_marks import with_spoken_marks
from scorekeeper.rulebook.tokens import Gap, Mark, Token, key_of, letters_of, tokens

_SHORTEST: Final = 3
_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_SIGHS: Final = frozenset({Role.HEDGE, Role.FILLER, Role.INSTEAD})
_COUNTING: Final = WORTH | {Role.COLOUR, Role.MULTIPLE, Role.PIECES}
_LONGEST_NAME: Final = 4
"""Words of a name that are compared together."""

_OF_NAMES: Final = frozenset({Mark.WORD, Mark.NUMBER})


def heard(text: str, lexicon: Lexicon) -> list[Heard]:
    """The words of the text in order."""
    result = _heard(text, lexicon)
    for place, word in enumerate(result):
        number = lexicon.heard_as.get(word.keys[0])
        if number is not None and _ends_a_card(result, place, lexicon):
            result[place] = replace(word, keys=(number,))
    return result


def _ends_a_card(found: Sequence[Heard], place: int, lexicon: Lexicon) -> bool:
    """Whether a colour stands before that belongs to no number before it: "green to, …"."""
    if role_at(found, place - 1, lexicon) is not Role.COLOUR:
        return False
    after = role_at(found, place + 1, lexicon)
    if role_at(found, place, lexicon) in _SIGHS and after not in ENDS:
        # "Blauwe ach" is an 8 at its end, "blauwe ach gele 7" a sigh.
        return False
    ends = after in ENDS | {Role.COLOUR} or _starts_a_name(found, place + 1, lexicon)
    numbered = place > 1 and role_at(found, place - 2, lexicon) in WORTH
    return ends and (not numbered or role_at(found, place - 3, lexicon) is Role.COLOUR)


def _starts_a_name(found: Sequence[Heard], place: int, lexicon: Lexicon) -> bool:
    """Whether a card's name of one word or two stands there."""
    keys = [word.keys[0] for word in found[place : place + 2]]
    named = [lexicon.find("".join(keys[:length]), tight=False) for length in (1, 2)]
    return any(known is not None and known.role in CARD_ROLES for known in named)


def takes_hue(
    found: Sequence[Heard], at: int, names: tuple[Meaning | None, Meaning], lexicon: Lexicon
) -> bool:
    """ "Blauwe +4 joker +10": whether a colour stands before that tells which of two names it is.

    "Rot 7 blau +4 …" has one too, "7 blau +4 …" may have a blue 7. A letter stands close to it:
    "b2 r+4 joker +6".
    """
    short, whole = (known and lexicon.kinds.get(str(known.kind)) for known in names)
    hue = lexicon.words.get(found[at - 1].keys[0]) if at else None
    if not (short and whole and short.colour and not whole.colour):
        return False
    if hue is None or hue.role is not Role.COLOUR:
        return False
    if hue.value == Hue.LETTER:
        return found[at].token.gap is Gap.NONE and found[at - 1].token.gap is not Gap.NONE
    if hue.value not in {Hue.PLAIN, Hue.INFLECTED}:
        return False
    numbered = at > 1 and role_at(found, at - 2, lexicon) in NUMBERS
    free = not numbered or role_at(found, at - 3, lexicon) is Role.COLOUR
    return free or hue.value == Hue.INFLECTED


def _heard(text: str, lexicon: Lexicon) -> list[Heard]:
    found = with_spoken_marks(list(tokens(text)), lexicon)
    known = [_is_known(token, lexicon) for token in found]
    torn = {
        place
        for first, (one, other) in enumerate(pairwise(found))
        if one.key + other.key in lexicon.words
        for place in (first, first + 1)
    }
    among_letters = _has_lettered(found, lexicon)
    result: list[Heard] = []
    strange: list[int] = []
    everyday: list[int] = []
    unheard: set[int] = set()
    for place, token in enumerate(found):
        if token.key in lexicon.no_cards or is_idle(token, lexicon):
            everyday.append(len(result))
        if known[place] or place in torn or token.key in lexicon.no_cards:
            result.append(Heard(token, (token.key,)))
        elif parts := _taken_apart(token, lexicon, among_letters=among_letters):
            result.extend(Heard(part, (part.key,)) for part in parts)
        else:
            keys = _slip_of(token, lexicon)
            strange.append(len(result))
            if not keys:
                unheard.add(len(result))
            named = _is_given_name(token, keys, lexicon)
            result.append(Heard(token, (token.key,) if named or not keys else keys))
    for place in everyday:
        put_right_everyday(result, place, lexicon)
    said = [word.token for word in result]
    for place in reversed(strange):
        if place >= len(result) or result[place].token is not said[place]:
            # "Gestalteterj oker" is one name by now.
            continue
        before = list(result)
        named = _put_right(result, place, lexicon)
        if named and _may_be_colour(before, place, lexicon):
            result = before
        elif place in unheard and not named:
            put_right_by_company(result, place, lexicon)
        if not named:
            put_right_points(result, place, lexicon)
    return with_names_of_items(result, lexicon)


def _is_given_name(token: Token, slips: Sequence[str], lexicon: Lexicon) -> bool:
    """Whether it is a name, and no slip of what counts: "Ole" is no "olle", "joke" a joker.

    A name that passes for a small word would hide that another one's hand begins.
    """
    near = map(lexicon.words.get, slips)
    counts = any(known and (known.kind or known.role in _COUNTING) for known in near)
    return token.key in lexicon.given_names and not counts


def _slip_of(token: Token, lexicon: Lexicon) -> tuple[str, ...]:
    slips = lexicon.slips
    typed = letters_of(token.typed)
    found = slips.of_word(token.key) or (slips.of_word(typed) if typed != token.key else ())
    # What is said again is known by the word as it is typed: "wirkloch" must not pass for nothing.
    found = tuple(word for word in found if word not in lexicon.affirms or len(word) < MIN_WORD)
    return found or _slip_with_noun(token.key, lexicon)


def _slip_with_noun(key: str, lexicon: Lexicon) -> tuple[str, ...]:
    """ "Umkerkarte": a card's name that nobody has written down with "card" behind it."""
    for noun in lexicon.nouns:
        base = key.removesuffix(noun)
        if base == key or len(base) < MIN_WORD:
            continue
        for name in lexicon.slips.of_word(base):
            known = lexicon.find(name + noun, tight=False)
            if known is not None and known.role in CARD_ROLES:
                return (name + noun,)
    return ()


def _is_known(token: Token, lexicon: Lexicon) -> bool:
    """Whether there is nothing to put right: no word, or one that has a meaning as it stands."""
    if token.mark is not Mark.WORD or lexicon.slips.knows(token.key):
        return True
    return lexicon.find(token.key, tight=True) is not None or bool(
        hundreds(token.key, lexicon.words)
    )


def _put_right(found: list[Heard], place: int, lexicon: Lexicon) -> bool:
    """Replaces a strange word and its neighbours by the one name that they are a slip of."""
    for length in range(_LONGEST_NAME, 0, -1):
        for start in range(max(0, place - length + 1), place + 1):
            window = found[start : start + length]
            if len(window) < length or not _may_be_name(window, lexicon):
                continue
            joined = "".join(word.token.key for word in window)
            typed = "".join(letters_of(word.token.typed) for word in window)
            name = lexicon.slips.of_name(joined) or (
                lexicon.slips.of_name(typed) if typed != joined else None
            )
            spoilt = name is not None and _spoils(found, place, window, name, lexicon)
            if name is not None and not spoilt:
                token = replace(window[0].token, key=name, end=window[-1].token.end)
                found[start : start + length] = [Heard(token, (name,))]
                return True
    return False


def _spoils(
    found: Sequence[Heard], place: int, window: Sequence[Heard], name: str, lexicon: Lexicon
) -> bool:
    """Whether a window holds words that are no part of the name: "reverse if", "wild or draw"."""
    others = "".join(word.token.key for word in window if word is not found[place])
    # "Zweial" is rather "zweimal" than "zwei ab", "drei Kartten" are no "Drehkarten".
    slip = lexicon.words.get(found[place].keys[0])
    if slip is not None and slip.role in SMALL and found[place].keys[0] != found[place].token.key:
        return True
    if len(window) == 1 or not others:
        return False
    if others == name:
        return True
    # "Thre reverses" are no "the reverse", "drwi Joker" not "der Joker".
    known = lexicon.find(others, tight=False)
    said = letters_of(found[place].token.typed)
    counted = lexicon.slips.of_role(said, Role.NUMBER_WORD) is not None
    return known is not None and (
        known.role is Role.CARDS or (counted and known.role in CARD_ROLES)
    )


def _may_be_colour(found: Sequence[Heard], place: int, lexicon: Lexicon) -> bool:
    """Whether a slip is as near to a colour as to a name: "gel 4" is "geel 4" or "get 4"."""
    if role_at(found, place + 1, lexicon) not in NUMBERS:
        return False
    return bool(lexicon.slips.of_colour(letters_of(found[place].token.typed)))


def _may_be_name(window: Sequence[Heard], lexicon: Lexicon) -> bool:
    for place, word in enumerate(window):
        known = lexicon.words.get(word.keys[0])
        if not place and known is not None and known.role in _ARTICLES:
            # "Ne vvier" is no "neem vier".
            return False
        apart = known is not None and known.role in {Role.WEAK_SEPARATOR, Role.COLOUR}
        apart = apart or word.keys[0] == "x"
        if apart or word.token.mark not in _OF_NAMES or (place and word.token.gap is Gap.NONE):
            return False
    return True


def _has_lettered(found: Sequence[Token], lexicon: Lexicon) -> bool:
    """Whether a number has its colour as a letter: "b4 …"."""
    return any(
        _is_letter(one.key, lexicon) and other.mark is Mark.NUMBER and other.gap is Gap.NONE
        for one, other in pairwise(found)
    )


def _is_letter(key: str, lexicon: Lexicon) -> bool:
    known = lexicon.words.get(key)
    return known is not None and known.role is Role.COLOUR and known.value == Hue.LETTER


def _taken_apart(
    token: Token, lexicon: Lexicon, *, among_letters: bool = False
) -> list[Token] | None:
    """A colour and what it is the colour of, written as one word: "rotsieben", "blauwskip".

    Among others with a letter, "gsk" is a green skip.
    """
    # "Groenskip", whose key is "gronskip".
    key = token.key if len(token.key) == len(token.typed) else letters_of(token.typed)
    if len(key) != token.end - token.start:
        return None
    # "Gskip", but "gskip" may be a slip.
    lettered = (token.typed[:1].isupper() and token.typed[1:].islower()) or (
        among_letters and _is_letter(key[:1], lexicon) and key[1:] in lexicon.words
    )
    found = [
        cut
        for cut in (*((1,) if lettered else ()), *range(_SHORTEST, len(key) - _SHORTEST + 1))
        if _makes_a_card(key_of(key[:cut]), key_of(key[cut:]), lexicon)
    ]
    if len(found) != 1:
        return None
    cut = token.start + found[0]
    return [
        replace(token, key=key_of(key[: found[0]]), end=cut),
        replace(token, key=key_of(key[found[0] :]), start=cut, gap=Gap.NONE),
    ]


def _makes_a_card(one: str, other: str, lexicon: Lexicon) -> bool:
    first, second = lexicon.words.get(one), lexicon.words.get(other)
    if first is None or second is None or Role.COLOUR not in {first.role, second.role}:
        return False
    carried = second if first.role is Role.COLOUR else first
    if carried.role is Role.CARD and carried.kind in lexicon.kinds:
        # "Bluewild": a wild is of no colour.
        return lexicon.kinds[str(carried.kind)].colour
    return carried.role is Role.NUMBER_WORD
