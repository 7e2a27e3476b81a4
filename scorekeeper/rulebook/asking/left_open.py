"""What a question leaves open on which the answer hangs: the card that lies, a symbol on a card."""

from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING, WILDS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.word_lists import word_list

_HIGHEST: Final = "wild-draw-ten"
"""It goes on every draw card."""
_DOUBTING: Final = frozenset({"challenge", "may", "card", "wild-card", "draw-card"})
_POINTING: Final = word_list("left-open.pointing")
_ARTICLES: Final = word_list("left-open.articles")
_STACKING: Final = frozenset({"may", "stack", "play", "pass-on"})
"""What is said where nothing but that is asked."""
_TWO: Final = 2
_JUMPING: Final = frozenset({"out-of-turn", "may"})
_TOLD_APART: Final = frozenset({"same", "different", "colour", "several", "at-once", "second"})
_MATCHING: Final = frozenset(
    {"may", "play", "fits", "pile-word", "hold", "turn"}
    | {"name-flex", "name-no-mercy", "red-side", "green-side"}
)
"""What may be said beside two cards; in Flex a red card sounds like a side."""
_FOLLOWING: Final = frozenset({"turn-follows", "who", "next-player", "again", "draw"})
_AFTER: Final = word_list("left-open.after")
_ENDED: Final = word_list("left-open.ended")
_STOOD: Final = word_list("left-open.stood")
_HAND: Final = word_list("left-open.hand")
_STANDS: Final = word_list("round-sums.earlier")
_MOST_OF_A_HAND: Final = 160
"""Points."""
_TIMED: Final = frozenset({"next-begins", "not-yet", "in-time"})


def leaves_pile_open(situation: Situation) -> bool:
    """ "Can I stack my +6 on this?": nobody says what lies there."""
    subject = situation.subject
    pointed = "on-this" in situation.facets and (
        subject is not None or "draw-card" in situation.concepts
    )
    lower = subject is None or subject.kind != _HIGHEST
    hit = "i-was-hit" in situation.concepts
    open_ = _answers_a_penalty(situation) or (not hit and (pointed or _is_own(situation)))
    return lower and open_


def leaves_hit_open(situation: Situation) -> bool:
    """ "May I challenge this +4?": nobody says whom it hits."""
    named = situation.concepts <= _DOUBTING and len(situation.cards) == 1
    if not named or situation.modal != "may" or "challenge" not in situation.asked:
        return False
    before = situation.keys[max(situation.cards[0].start - 1, 0)]
    return before in _POINTING and bool(PERSONS[situation.language].i & set(situation.keys))


def leaves_time_open(situation: Situation) -> bool:
    """ "May I still catch her?": nobody says if the next player has begun."""
    return not situation.concepts & _TIMED and "may" in situation.asked


def leaves_symbol_open(situation: Situation) -> bool:
    """ "Must I turn my power card for a 4?": with or without the flip symbol."""
    return "flip-symbol" not in situation.concepts


def leaves_colour_open(situation: Situation) -> bool:
    """ "An eight lies there and I have an eight. May I jump in?": of which colours is not said."""
    numbers = [card for card in situation.cards if card.kind.isdecimal()]
    same = len({card.kind for card in numbers}) == 1 and len(numbers) == len(situation.cards)
    twice = len(numbers) == _TWO or (len(numbers) == 1 and "one-too" in situation.facets)
    coloured = situation.colours or any(card.colour or card.count > 1 for card in numbers)
    asked = situation.concepts >= _JUMPING and situation.ask in {"yes-no", "any"}
    asked = asked and not situation.concepts & _TOLD_APART
    return same and twice and not coloured and asked and _own_card_asked(situation)


def leaves_match_open(situation: Situation) -> bool:
    """ "Does her 5 go on a red 3?": of two unlike cards a colour is not told."""
    played, pile = situation.played, situation.pile
    if played is None and pile is not None:
        return _is_any_of_another_colour(situation, pile)
    if played is None or pile is None or len(situation.named) != _TWO:
        return False
    told = [card.colour for card in (played, pile) if card.colour]
    plain = not {played.kind, pile.kind} & WILDS and pile.kind not in DRAWING
    alone = len(situation.colours) == len(told) < _TWO and not situation.unknown
    asked = situation.concepts <= _MATCHING and situation.ask in {"yes-no", "any"}
    return plain and alone and asked and played.kind != pile.kind and not situation.numbers


def _is_any_of_another_colour(situation: Situation, pile: SaidCard) -> bool:
    """ "A green seven lies, and I have a red card": it may be a red seven."""
    plain = pile.kind not in DRAWING | WILDS and len(situation.named) == 1
    other = pile.colour is not None and set(situation.colours) > {pile.colour}
    asked = {"card", "hold"} <= situation.concepts <= _MATCHING | {"card", "drawn-card"}
    once = len(situation.colours) == _TWO and not situation.unknown and not situation.numbers
    return plain and other and asked and once and situation.ask in {"yes-no", "any"}


def leaves_round_open(situation: Situation, limit: int) -> bool:
    """ "I'm on 460, am I out after this round?": what the round costs is not said."""
    keys, begins = situation.keys, situation.begins
    totals = [n for n in situation.numbers if n.value not in {limit, situation.players}]
    if len(totals) != 1 or not situation.concepts & {"round", "this-round"}:
        return False
    asked = situation.asked & {"round", "this-round"} and totals[0].at < begins
    after = not (_AFTER | _ENDED).isdisjoint(keys[begins:])
    # "I was on 450 and the round is over", "stand vor dieser Runde bei 450".
    stood = not _STOOD.isdisjoint(keys[: totals[0].at])
    over = "this-round" in situation.concepts or not _ENDED.isdisjoint(keys[totals[0].at :])
    return bool(asked and after) or (stood and over)


def leaves_total_open(situation: Situation, limit: int) -> bool:
    """Whether a total is not told: what the round costs, or what was there before it."""
    return leaves_round_open(situation, limit) or _is_of_one_hand(situation, limit)


def _is_of_one_hand(situation: Situation, limit: int) -> bool:
    """ "She still has 60 points in her hand": what she had before is not said."""
    told = [n for n in situation.numbers if n.value not in {limit, situation.players}]
    keys = frozenset(situation.keys)
    in_hand = "this-round" in situation.concepts or not _HAND.isdisjoint(keys)
    in_hand = in_hand and _STOOD.isdisjoint(keys) and _STANDS.isdisjoint(keys)
    return len(told) == 1 and told[0].value <= _MOST_OF_A_HAND and in_hand


def _own_card_asked(situation: Situation) -> bool:
    """Whether it is asked what may be laid, and not what follows."""
    return situation.modal == "may" and not situation.asked & _FOLLOWING


def _answers_a_penalty(situation: Situation) -> bool:
    """ "A penalty waits for me and I have a +4. May I stack it?": for which card is not said."""
    alone = len(situation.cards) == 1 and situation.cards[0].kind in DRAWING
    # "I have a draw card, can I stack?"
    alone = alone or (not situation.cards and "hold" in situation.concepts)
    told = situation.concepts - situation.asked
    asked = situation.modal == "may" and bool(situation.asked & {"stack", "play"})
    waits = bool(told & {"penalty", "draw-card"})
    # "I should draw, but I have a +2. May I lay it on top?"
    waits = waits or ("draw" in told and "stack" in situation.asked)
    return alone and asked and waits


def _is_own(situation: Situation) -> bool:
    """ "Can I stack my +6?", and nothing else is told."""
    if len(situation.cards) != 1 or situation.pile is not None or not situation.keys:
        return False
    card = situation.cards[0]
    before = situation.keys[max(card.start - 1, 0)]
    mine = before in PERSONS[situation.language].my
    # "Am I allowed to stack a +4?"
    mine = mine or (before in _ARTICLES and situation.concepts <= _STACKING and card.count == 1)
    asked = situation.modal == "may" and "stack" in situation.asked
    return mine and asked and card.start >= situation.begins
