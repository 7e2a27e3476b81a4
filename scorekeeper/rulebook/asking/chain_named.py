"""Where the card of a chain is told last, and where another claims what somebody has to draw.

"Fien began, I added one, then Jef, all of them Draw Twos": the first has laid it as well.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.chain_parts import Part, with_keys
from scorekeeper.rulebook.asking.chain_words import EACH, HAS, IF, LAYS, NONE, SAYS, TAKES
from scorekeeper.rulebook.word_lists import word_list

_RIGHT: Final = word_list("chain-words.right")
_TWO: Final = 2
_SHORT: Final = 5
_FAR: Final = 4


def named_at_last(parts: Sequence[Part]) -> list[Part]:
    """The parts, with the card in the first of them that is named for all at the end."""
    told = [at for at, part in enumerate(parts) if part.puts]
    if len(told) != 1 or not told[0]:
        return list(parts)
    last, before = parts[told[0]], list(parts[: told[0]])
    one = len(last.puts) == 1 and last.puts[0].often == 1 and not last.puts[0].under
    plain = not (last.who or last.numbers or last.others) and len(last.keys) <= _SHORT
    plain = plain and last.has(EACH) and not last.has(NONE, IF, HAS, TAKES)
    first = next((at for at, part in enumerate(before) if part.has(LAYS)), None)
    if not (one and plain) or first is None or before[first].has(NONE, IF) or before[first].one:
        return list(parts)
    before[first] = before[first]._replace(puts=last.puts)
    return [*before, *parts[told[0] + 1 :]]


def without_sayer(part: Part) -> Part:
    """ "Ann says Dee draws twelve": what is claimed, without whoever claims it of another."""
    said = next((at for at, key in enumerate(part.keys[:_FAR]) if key in SAYS), None)
    if said is None or not part.numbers:
        return part
    claimed = with_keys(part, part.keys[said + 1 :])
    return claimed if claimed.names or not claimed.who else part


def of_one_of_two(parts: Sequence[Part]) -> list[Part]:
    """ "Dad says twelve, Nina says four. Is dad's number right?": without the other's claim."""
    *told, last = parts
    if last.puts or last.numbers or last.one or not last.has(_RIGHT):
        return list(parts)
    claims = [part for part in told if len(part.numbers) == 1 and _sayer(part)]
    asked = [part for part in claims if _sayer(part) <= last.names]
    rest = [part for part in told if part not in claims]
    one = len(claims) == _TWO and len(asked) == 1 and told[-_TWO:] == claims
    return [*rest, asked[0]] if one else list(parts)


def _sayer(part: Part) -> frozenset[str]:
    """Whoever claims something, by name."""
    said = next((at for at, key in enumerate(part.keys[:_FAR]) if key in SAYS), 0)
    return part.names & {*part.keys[:said]}
