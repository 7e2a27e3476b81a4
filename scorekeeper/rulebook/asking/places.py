"""Which of the cards said is played, which lies on the pile, and which are held."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING, WILD_FOURS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.held_behind import Placed, four_beside_held, held_behind
from scorekeeper.rulebook.asking.laid_before import LAID, laid_before, was_laid
from scorekeeper.rulebook.asking.laid_when import is_laid_when
from scorekeeper.rulebook.asking.on_top import NEAR, is_put_on_top, is_put_onto, lies
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_ON_TOP_OF: Final = 2
"""Words more, if it is not "on" but "on top of"."""
_OF: Final = word_list("places.of")
_BETWEEN_LISTED: Final = 3
_TWO_CARDS: Final = 2
_I: Final = word_list("places.i")
_RECEIVED: Final = word_list("places.received")
_NEAR_VERB: Final = 4
_WANTS: Final = word_list("places.wants")
_LONG_BEFORE: Final = 6


def placed(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
    begins: int,
    spoken: Sequence[SaidCard] = (),
) -> Placed:
    """The card played, the card on the pile, and the cards held; None where nothing is said.

    `begins`: the place where the question itself begins, behind what is told before it; `spoken`:
    the cards with those that are named once more later.
    """
    held = _held(words, cards, mentions, glossary, spoken)
    chained = _on_a_chain(words, cards, held, begins) if _may(mentions) else None
    if chained is not None:
        return chained
    rest = [card for card in cards if card not in held]
    if not rest:
        # "I have a +2, may I put it on a …" with one card: it is the one played.
        rest, held = _played_of_held(cards)
    before = laid_before(words, rest, mentions, glossary)
    if before is not None:
        return (*before, held)
    pile, played = _on(words, rest, cards, mentions, glossary)
    if pile is None and played is None and rest:
        pile = next((card for card in rest if lies(card, words, mentions)), None)
    asked = [card for card in rest if card.start >= begins]
    told = [card for card in rest if card.start < begins]
    stated = bool(held) and not begins and _wants(mentions)
    if (
        played is None
        and len(asked) == 1
        and (told or held)
        and asked[0] is not pile
        and not stated
    ):
        played = asked[0]
        pile = pile or (told[0] if told else None)
    if pile is None and played is None and not held and _answered(words, rest):
        pile, played = rest
    if pile is None and len(rest) > 1:
        pile, played = _in_order(words, rest, mentions, glossary)
    if pile is None and played is None and len(rest) == 1 and held and _wants(mentions):
        if _i_play(rest[0], words, mentions):
            return rest[0], None, held
        pile, played, held = rest[0], held[-1], held[:-1]
    if pile is not None and played is None:
        played = next((card for card in rest if card is not pile), None)
        if played is None and held:
            played, held = held[-1], held[:-1]
    if pile is None and held and _was_received(words, held[-1]) and _wants(mentions):
        # "I got a +10, may I answer with a +4?"
        pile, held = held[-1], held[:-1]
    if not held and played is not None and played.kind in WILD_FOURS and pile is not None:
        held = held_behind(words, [c for c in rest if c not in {played, pile}], glossary)
    if not held and pile is None and played is None:
        return four_beside_held(words, rest, glossary)
    return played, pile, held


def _on_a_chain(
    words: Sequence[Word], cards: Sequence[SaidCard], held: tuple[SaidCard, ...], begins: int
) -> Placed | None:
    """ "+2, then +6: may I add a +2?": of draw cards told in order the last one lies on top."""
    if any(card.kind not in DRAWING for card in cards):
        return None
    laid = [card for card in cards if card not in held and card.start < begins]
    mine = [*held, *(card for card in cards if card not in held and card.start >= begins)]
    if not mine and laid and _is_wanted(words, laid[-1]):
        mine = [laid.pop()]
    if len(laid) < _TWO_CARDS or len(mine) != 1:
        return None
    return mine[0], laid[-1], ()


def _is_wanted(words: Sequence[Word], card: SaidCard) -> bool:
    """ "… and now Lea wants to lay her +6. Can she?"."""
    before = words[max(card.start - _LONG_BEFORE, 0) : card.start]
    return any(word.key in _WANTS for word in before)


def _was_received(words: Sequence[Word], card: SaidCard) -> bool:
    """ "I got a +4", "ich habe eine +4 gekriegt": somebody laid it."""
    near = words[max(card.start - _BETWEEN_LISTED, 0) : card.end + 1]
    return card.kind in DRAWING and any(word.key in _RECEIVED for word in near)


def _played_of_held(
    cards: Sequence[SaidCard],
) -> tuple[list[SaidCard], tuple[SaidCard, ...]]:
    """ "I hold a blue skip and the +4. May I …?": of cards all held, the doubtful one."""
    doubtful = [card for card in cards if card.kind == "wild-draw-four"]
    others = tuple(card for card in cards if card.kind != "wild-draw-four")
    if doubtful and others:
        return doubtful[-1:], others
    return list(cards), ()


def _answered(words: Sequence[Word], cards: Sequence[SaidCard]) -> bool:
    """ "Blue 7. I blue 1, ok?": a card lies, and of another I tell in a clause of my own."""
    if len(cards) != _TWO_CARDS or any(card.colour is None for card in cards):
        return False
    between = words[cards[0].end : cards[1].start]
    return any(word.key in _I for word in between) and any(word.breaks for word in between)


def _held(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
    spoken: Sequence[SaidCard],
) -> tuple[SaidCard, ...]:
    """The cards behind "have", with those that are listed right after them."""
    held: list[SaidCard] = []
    for card in cards:
        end = held[-1].end if held else 0
        # "A yellow 2, the +4 and a green 7. May I play the +4?"
        end = max([end, *(one.end for one in spoken if one.start - end <= 1 < card.start - end)])
        listed = (
            bool(held)
            and card.start - end <= _BETWEEN_LISTED
            and all(
                word.key in glossary.lists["joints"] | glossary.lists["before-card"]
                for word in words[end : card.start]
                if word.key not in glossary.lists["on"]
                and word.key not in COLOURS
                and word.value is None
            )
        )
        listed = listed and not lies(card, words, mentions)
        if listed or _is_held(card, words, mentions, glossary, cards):
            held.append(card)
    return tuple(held)


def _on(
    words: Sequence[Word],
    rest: Sequence[SaidCard],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
) -> tuple[SaidCard | None, SaidCard | None]:
    """By a word like "on": what stands behind it lies on the pile."""
    sits = {place for m in mentions if m.concept == "hold" for place in m.places}
    for place, word in enumerate(words):
        if word.key not in glossary.lists["on"] or place in sits:
            # "I'm sitting on a green 4": that one is held.
            continue
        near = NEAR + _ON_TOP_OF * (_key(words, place + 2) in _OF)
        behind = next((card for card in cards if 0 < card.start - place <= near), None)
        between = words[place + 1 : behind.start if behind else place + 2]
        if behind is not None and any(word.breaks for word in words[place + 1 : behind.start + 1]):
            behind = None
        if behind is not None and not any(word.stem in _HANDS for word in between):
            others = [card for card in rest if card is not behind]
            before = [card for card in others if card.end <= place]
            played = before[-1] if before else (others[0] if others else None)
            return behind, played
    for place, word in enumerate(words):
        refers = word.key in glossary.lists["it"] and (
            (place and words[place - 1].key in glossary.lists["on"])
            or word.key in _ALONE
            or (word.key == "bovenop" and _key(words, max(place - 2, 0)) == "daar")
        )
        if refers and len(rest) > 1:
            earlier = [card for card in rest if card.end <= place]
            if len(earlier) > 1:
                return earlier[-2], earlier[-1]
            if earlier:
                other = next(card for card in rest if card is not earlier[0])
                if is_laid_when(words, mentions, earlier[0], other, place):
                    return other, earlier[0]
                return earlier[0], other
    return None, None


def _key(words: Sequence[Word], place: int) -> str:
    return words[place].key if place < len(words) else ""


def _in_order(
    words: Sequence[Word],
    rest: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
) -> tuple[SaidCard | None, SaidCard | None]:
    """Two cards and no word between that tells: the one played "with", or the later one."""
    first, second = rest[0], rest[-1]
    asked = [m.start for m in mentions if m.concept in {"may", "must", "dodge", "stack"}]
    by = [card for card in rest if _is_by_means(card, words, mentions, glossary)]
    if by and by[0] is first:
        return second, first
    concepts = {mention.concept for mention in mentions}
    piled = (mention for mention in mentions if mention.concept == "pile-word")
    on_top = is_put_onto(second, words) or any(is_put_on_top(second, words, m) for m in piled)
    between = any(first.end <= at <= second.start for at in asked)
    if by or concepts & _ON_ANOTHER or on_top or between:
        return first, second
    return None, None


def _is_by_means(
    card: SaidCard, words: Sequence[Word], mentions: Sequence[Mention], glossary: Glossary
) -> bool:
    """Whether somebody answers "with" the card, and is not hit with it."""
    for place in range(max(card.start - 2, 0), card.start):
        if words[place].key in glossary.lists["with"]:
            return any(m.concept in _ON_ANOTHER and -1 <= place - m.end <= 1 for m in mentions)
    return False


def _is_held(
    card: SaidCard,
    words: Sequence[Word],
    mentions: Sequence[Mention],
    glossary: Glossary,
    cards: Sequence[SaidCard],
) -> bool:
    """Whether "have" stands before the card with no other card and no break between."""
    after = words[card.end] if card.end < len(words) else None
    shows = any(m.concept == "pile-word" and m.start == card.end for m in mentions)
    if after is not None and not after.breaks and shows:
        return False
    if was_laid(words, card, glossary):
        # "Leo had a +2 played on him", "Oma hat eine 4 auf den Tisch gelegt".
        return False
    for place in range(card.start - 1, max(card.start - 6, -1), -1):
        headed = words[place].stem in _HANDS
        if words[place + 1].breaks and (headed or _heads_a_hand(words, place)):
            # "Auf der Hand: …", "meine Karten: …": what is held is listed behind it.
            return True
        if words[place + 1].breaks:
            return False
        if any(other.start <= place < other.end for other in cards):
            return False
        lies = any(m.concept == "pile-word" and m.end == place for m in mentions)
        if lies and not words[place].breaks:
            return False
        if words[place].key in LAID:
            # "Grandma has played a blue 4".
            return False
        if words[place].key in glossary.lists["have"]:
            # "I have to play", "she has laid".
            return not any(
                (m.concept in {"must", "may"} and m.start == place)
                or (m.concept == "play" and place < m.start < card.start)
                for m in mentions
            )
    return False


def _heads_a_hand(words: Sequence[Word], place: int) -> bool:
    """ "My cards: …", where a list follows."""
    return (
        place > 0
        and words[place].stem in _CARDS
        and words[place - 1].key in _MINE
        and not words[place].breaks
    )


def _may(mentions: Sequence[Mention]) -> bool:
    return any(mention.concept == "may" for mention in mentions)


def _wants(mentions: Sequence[Mention]) -> bool:
    """Whether something is to be done with the card held."""
    said = {mention.concept for mention in mentions}
    return bool(said & {"stack", "play", "dodge", "pass-on"}) or said >= {"may", "i-was-hit"}


def _i_play(card: SaidCard, words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """ "Then I played my +4": the card of which somebody says that they laid it themselves."""
    laid = [m for m in mentions if m.concept == "play" and 0 < card.start - m.start <= _NEAR_VERB]
    return any(
        words[at].key in _I
        for m in laid
        for at in range(max(m.start - 1, 0), card.start)
        if not any(word.breaks for word in words[m.start + 1 : card.start + 1])
    )


_ON_ANOTHER: Final = frozenset({"stack", "dodge", "pass-on"})
_HANDS: Final = word_list("places.hands")
_CARDS: Final = word_list("places.cards")
_MINE: Final = word_list("places.mine")
_ALONE: Final = word_list("places.alone")
