"""What draw cards come to that are told to be laid one on the other, however they are told.

"Two, two, then a six", "three plus tens", "the fifth +2 in a row", "Ann, Bob and Cat each a +2":
each is read as cards with how often they were laid; corrections ("no, the other way round: six,
then ten") replace what was said before them. Whether cards add up here is for the rules to say.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from scorekeeper.rulebook.asking.asks import DRAWING, ONLY_FLEXED
from scorekeeper.rulebook.asking.card_words import coloured, unit_of
from scorekeeper.rulebook.asking.chain_words import LAYS
from scorekeeper.rulebook.asking.chains import BY_NUMBER, HELD
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.how_often import (
    ends_so,
    how_often,
    is_drawn,
    is_plural,
    is_sum,
    is_times,
    is_times_running,
    number_named,
)
from scorekeeper.rulebook.asking.laid_by_each import counts_layers, laid_more, times_each
from scorekeeper.rulebook.asking.numbers_of_people import is_company
from scorekeeper.rulebook.asking.persons import clause_at
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.stack_words import (
    ALSO,
    AMOUNT,
    HAS,
    MEAN,
    NEAR,
    NONE,
    NUMBERED,
    OF,
    OF_DRAWING,
    OF_US,
    ONLY,
    OTHER_MATTERS,
    PEOPLE,
    PLUS,
    RATHER,
    REMAIN,
    SORTS,
    UNITS,
)
from scorekeeper.rulebook.asking.told_again import Laid, goes_on, is_same_again, is_what_hits
from scorekeeper.rulebook.asking.words import Word


def stacked_draws(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    numbers: Mapping[str, int],
    kinds: Collection[str],
) -> int | None:
    """What all the draw cards told come to; None where something else is told beside them."""
    # What another game has is hardly meant beside the draw cards of this one.
    cards = _read_anew(words, [c for c in cards if c.kind in kinds or c.kind.isdecimal()])
    if any(card.kind not in DRAWING and not _may_be_drawn(card, kinds) for card in cards):
        return None
    if any(card.kind in ONLY_FLEXED for card in cards):
        return None
    told = _told(words, cards, mentions, numbers, kinds)
    if not told:
        return None
    told = _as_corrected(words, [one for one in told if not _is_held(words, one, told)])
    if not told:
        return None
    told = _with_which(told)
    if len(told) == 1 and told[0].often == 1 and not any(c.start == told[0].start for c in cards):
        return None
    if len(told) == 1 and told[0].often == 1:
        times = times_each(words, told[0].start, told[0].end, mentions)
        told = [told[0]._replace(often=times)]
    spans = [(one.start, one.end) for one in told]
    total = sum(one.draws * one.often for one in told)
    more, which = laid_more(words, spans, mentions)
    laid = sum(one.often for one in told) + more
    total += told[-1].draws * (more + max(which - laid, 0))
    return total if max(laid, which) > 1 else None


def _read_anew(words: Sequence[Word], cards: Sequence[SaidCard]) -> list[SaidCard]:
    """The cards, "coloured" being no wild, "reverse four" and "four draw twos" of one kind."""
    found: list[SaidCard] = []
    for card in cards:
        last = found[-1] if found else None
        joined = last is not None and last.end == card.start and not words[card.start].breaks
        if last is not None and joined and last.kind in {"wild", "reverse"}:
            found[-1] = replace(card, start=last.start)
        elif last is not None and joined and words[last.start].value and last.kind in DRAWING:
            found[-1] = replace(card, start=last.start + 1, count=1)
        else:
            found.append(card)
    return found


def _may_be_drawn(card: SaidCard, kinds: Collection[str]) -> bool:
    """Whether a number that was taken for a card may be what a draw card draws."""
    return card.kind.isdecimal() and is_drawn(int(card.kind), kinds)


def _draws(card: SaidCard) -> int:
    if card.kind.isdecimal():
        return int(card.kind)
    return next((value for value, kinds in BY_NUMBER.items() if card.kind in kinds), 4)


def _told(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    numbers: Mapping[str, int],
    kinds: Collection[str],
) -> list[Laid]:
    """Every draw card told, by its name or only by its number; none where a number is unclear."""
    named = {card.start: card for card in cards if not card.kind.isdecimal()}
    inside = {at for card in named.values() for at in range(card.start, card.end)}
    some = any(at not in inside and is_plural(word, numbers) for at, word in enumerate(words))
    several = len({one for one in BY_NUMBER if is_drawn(one, kinds)}) > len({2, 4}) or some
    found: list[Laid] = []
    counting: set[int] = set()
    for at, word in enumerate(words):
        card = named.get(at)
        draws = _draws(card) if card is not None else number_named(word, numbers)
        end = card.end if card is not None else at + 1
        if found and draws == found[-1].draws and is_what_hits(words, at, end):
            continue
        if card is not None and found and is_same_again(words, found[-1], at, draws or 0):
            continue
        if card is not None:
            sums = several and is_sum(words, at, card.end, numbers)
            place, count, which = how_often(words, at, kinds, sums=sums)
            if count == 1 and card.count > 1 and place < 0 and not sums:
                return []
            found.append(Laid(at, end, draws or 0, count, which))
        elif at not in inside and draws is not None:
            if _counts_otherwise(words, at, mentions) or not is_drawn(draws, kinds):
                continue
            if is_times(words, at) or (not word.plus and counts_layers(words, at, mentions)):
                continue
            last = found[-1] if found else None
            again = last is not None and is_same_again(words, last, at, draws)
            if last is not None and (again or goes_on(words, last, at, draws)):
                continue
            plural = is_plural(word, numbers) or ends_so(words, at + 1)
            place, count, which = how_often(words, at, kinds, bare=not plural)
            found.append(Laid(at, end, draws, count, which))
        else:
            continue
        if place >= 0 and unit_of(place, words, mentions) == "players-word":
            found[-1] = found[-1]._replace(often=1)
        counting.add(place)
    kept = _with_times([one for one in found if one.start not in counting], words, counting)
    unclear = _is_unclear(words, inside, counting, kept, mentions)
    return [] if unclear or _are_bare(words, kept, inside, mentions) else kept


def _with_times(told: Sequence[Laid], words: Sequence[Word], counting: set[int]) -> list[Laid]:
    """ "A +4, four times in a row", "four of them, four times running": so often the one before."""
    found = list(told)
    for at in range(len(words)):
        if at in counting or not is_times_running(words, at):
            continue
        often = words[at].value or 1
        before = [place for place, one in enumerate(found) if one.end <= at]
        if before and found[before[-1]].often in {1, often}:
            found[before[-1]] = found[before[-1]]._replace(often=often)
            counting.add(at)
    return found


def _are_bare(
    words: Sequence[Word],
    told: Sequence[Laid],
    inside: Collection[int],
    mentions: Sequence[Mention],
) -> bool:
    """Whether only numbers are told, far apart or coloured, and nothing of drawing."""
    if any(one.start in inside for one in told) or {m.concept for m in mentions} & OF_DRAWING:
        return False
    apart = any(after.start - one.end > NEAR for one, after in pairwise(told))
    return apart or any(coloured(words, one.start) for one in told)


def _is_unclear(
    words: Sequence[Word],
    inside: Collection[int],
    counting: Collection[int],
    found: Sequence[Laid],
    mentions: Sequence[Mention],
) -> bool:
    """Whether a number is told of which nothing is known."""
    known = {*inside, *counting, *(one.start for one in found)}
    return any(
        word.value is not None
        and at not in known
        and not _counts_otherwise(words, at, mentions)
        and not any(len(m.places) > 1 and at in m.places for m in mentions)
        and not counts_layers(words, at, mentions)
        for at, word in enumerate(words)
    )


def _counts_otherwise(words: Sequence[Word], at: int, mentions: Sequence[Mention]) -> bool:
    """Whether a number counts cards, people or points, or what somebody holds."""
    if words[at].plus:
        return False
    before = words[at - 1].key if at and not words[at].breaks else ""
    behind = tuple(word.key for word in words[at + 1 : at + 3])
    general = any(
        m.concept in {"draw-card", "card"} and 0 < m.start - at <= NEAR
        # "Zes plus tien": no word for all draw cards there.
        and words[m.start].key != PLUS
        and not any(word.breaks or word.value is not None for word in words[at + 1 : m.start + 1])
        for m in mentions
    )  # fmt: skip
    draws = {at for m in mentions if m.concept == "draw" for at in m.places}
    drawn = before in AMOUNT and at + 1 in draws
    ends = at + 2 >= len(words) or words[at + 2].breaks or bool(HAS.intersection(behind))
    remain = bool(REMAIN.intersection(behind[:1])) and ends
    if drawn or remain or behind[:1] in SORTS:
        return True
    people = behind in OF_US or before in NUMBERED or is_company(words, at)
    listed = at + 1 < len(words) and words[at + 1].breaks and words[at + 1].value is not None
    held = (before in HELD - ALSO or _left_of_hand(words, at)) and not listed
    part = behind[:1] and behind[0] in OF and any(w.value for w in words[at + 2 : at + 4])
    phrase = any(len(m.places) > 1 and at in m.places for m in mentions if m.concept in PEOPLE)
    return (
        general or people or held or bool(part) or phrase or unit_of(at, words, mentions) in UNITS
    )


def _left_of_hand(words: Sequence[Word], at: int) -> bool:
    """ "Ich hatte nur noch vier", "ik had er vier over": held before, and nothing laid."""
    clause = clause_at(words, at)
    before = at - 1
    while before > clause.start and words[before].key in ALSO | ONLY:
        before -= 1
    so_many = before < at - 1 and words[before].key in HELD - ALSO
    return so_many and LAYS.isdisjoint(words[later].key for later in clause if later > at)


def _is_held(words: Sequence[Word], one: Laid, told: Sequence[Laid]) -> bool:
    """ "I have no +2", "I sit there with one measly +4": not laid, or too low to be."""
    clause = clause_at(words, one.start)
    before = {words[at].key for at in clause if at < one.start}
    near = {words[at].key for at in clause if one.start - NEAR <= at < one.start}
    if near & NONE:
        return True
    laid = [other.draws for other in told if other.end <= one.start]
    low = bool(laid) and one.draws < laid[-1]
    return low and bool(before & HAS) and bool(before & ONLY)


def _as_corrected(words: Sequence[Word], told: list[Laid]) -> list[Laid]:
    """What stands behind the last correction, where it tells all anew."""
    for at in range(len(words) - 1, -1, -1):
        if words[at].key not in RATHER:
            continue
        later = [one for one in told if one.start > at]
        earlier = [one for one in told if one.start < at]
        if len(later) > 1 and earlier:
            return later
        if len(later) == 1 and earlier and earlier[-1].draws == later[0].draws:
            return [*earlier[:-1], earlier[-1]._replace(end=later[0].end)]
    if len(told) > 1 and _is_meant(words, told[-1]):
        # "Two sixes (plus six, I mean)".
        return told[:-1]
    return told


def _is_meant(words: Sequence[Word], one: Laid) -> bool:
    behind = {word.key for word in words[one.end : one.end + 2]}
    return bool(behind & MEAN)


def _with_which(told: Sequence[Laid]) -> list[Laid]:
    """ "The third +2": of those told before it, it is the third."""
    found: list[Laid] = []
    for one in told:
        before = sum(other.often for other in found if other.draws == one.draws)
        count = max(one.often - before, 1) if one.which else one.often
        found.append(one._replace(often=count))
    return found


def with_total(total: int | None, mentions: Sequence[Mention]) -> int | None:
    """The total, unless hands or points are spoken of."""
    said = {mention.concept for mention in mentions}
    return None if said & OTHER_MATTERS else total
