"""Answers that are reckoned from numbers told: hands, totals, cards dealt and missing.

The number comes from `hand_sums.py`, `point_sums.py` or `card_sums.py`; the ruling that it rests on
gives the reason.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Final

from scorekeeper.domain.house_rules import play_rules
from scorekeeper.rulebook.asking.asks import Found
from scorekeeper.rulebook.asking.bonus_of import bonus_claimed
from scorekeeper.rulebook.asking.card_sums import card_sum, revealed
from scorekeeper.rulebook.asking.chain_sums import chain_sum
from scorekeeper.rulebook.asking.challenge_sums import challenge_sum
from scorekeeper.rulebook.asking.claimed_points import claimed_points
from scorekeeper.rulebook.asking.claimed_sums import claimed_sum, worth_of_each
from scorekeeper.rulebook.asking.compared import found_by_comparing
from scorekeeper.rulebook.asking.compared_answer import compared_answer
from scorekeeper.rulebook.asking.deal_claimed import claimed_deal, dealt_to_each
from scorekeeper.rulebook.asking.dealt_out import dealt_out
from scorekeeper.rulebook.asking.deck_asked import deck_claimed, deck_sum
from scorekeeper.rulebook.asking.deck_counted import deck_counted
from scorekeeper.rulebook.asking.discard_listed import listed_by_colour
from scorekeeper.rulebook.asking.discard_told import discarded
from scorekeeper.rulebook.asking.drawn_until import drawn_until
from scorekeeper.rulebook.asking.draws_told import draws_told
from scorekeeper.rulebook.asking.exchange_sums import exchanged_hand
from scorekeeper.rulebook.asking.facts import Facts, TableRules
from scorekeeper.rulebook.asking.fitting_counted import fitting_counted
from scorekeeper.rulebook.asking.fixed_counts import fixed_count
from scorekeeper.rulebook.asking.gathering import facts_of
from scorekeeper.rulebook.asking.hand_grown import grown_hand
from scorekeeper.rulebook.asking.hand_sums import hand_sum, handed_over, left_over
from scorekeeper.rulebook.asking.hands_given import hands_given
from scorekeeper.rulebook.asking.hands_passed import hands_passed
from scorekeeper.rulebook.asking.last_card_held import held_when_counted
from scorekeeper.rulebook.asking.left_to_table import left_to_table
from scorekeeper.rulebook.asking.listed_points import listed_points
from scorekeeper.rulebook.asking.mercy_people import mercy_told
from scorekeeper.rulebook.asking.mercy_room import mercy_room
from scorekeeper.rulebook.asking.mercy_sums import mercy_sum, names_the_most
from scorekeeper.rulebook.asking.missing_sums import ends_in_need, missing
from scorekeeper.rulebook.asking.next_ones_points import drawn_in_the_end, next_ones_points
from scorekeeper.rulebook.asking.own_added import added_to_own
from scorekeeper.rulebook.asking.pair_credit import pair_credited, rotating_total
from scorekeeper.rulebook.asking.piles_counted import pile_sum
from scorekeeper.rulebook.asking.point_sums import point_sum, target_reached, which_of
from scorekeeper.rulebook.asking.power_cards_counted import power_cards_counted
from scorekeeper.rulebook.asking.race_room import room_in_race
from scorekeeper.rulebook.asking.reached_with_hands import reached_with_hands
from scorekeeper.rulebook.asking.round_sums import lacks_cards
from scorekeeper.rulebook.asking.rulebase import Rulebase
from scorekeeper.rulebook.asking.runs_summed import run_summed
from scorekeeper.rulebook.asking.schedule_left import schedule_left
from scorekeeper.rulebook.asking.schedule_sums import schedule_sum
from scorekeeper.rulebook.asking.settling import Answer, cited_by, settle
from scorekeeper.rulebook.asking.situation import HandAsked, Situation
from scorekeeper.rulebook.asking.spared import spared_sum
from scorekeeper.rulebook.asking.stack_sums import stacked_sum
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import ENDED, OTHERS, REACHED, WINNER
from scorekeeper.rulebook.asking.turned import turned
from scorekeeper.rulebook.asking.units_asked import unit_sum
from scorekeeper.rulebook.asking.whose_points import points_of_one
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.library import Library
from scorekeeper.rulebook.word_lists import word_list

_STANDS: Final = frozenset(
    {("new", "total"), ("new", "score"), ("neuer", "stand"), ("nieuwe", "stand"), ("sta", "ik")}
    | {("staat", "hij"), ("staat", "ze"), ("staat", "zij"), ("steht", "er"), ("steht", "sie")}
    | {("neuer", "punktestand"), ("nieuwe", "score"), ("nieuw", "totaal"), ("steh", "ich")}
)
_NO_SUM: Final = frozenset({"wrong-card", "advice"})
"""What costs a penalty, whatever cards and numbers are told beside it."""
_ANOTHER: Final = word_list("reckoning.another")
_SURE: Final = 0.8
_TEXTS: Final = "sums"


def reckoned(
    situation: Situation,
    table: TableRules,
    language: str,
    rulebase: Rulebase,
    library: Library,
    facts: Facts,
) -> Answer | None:
    """The answer to a question that is reckoned or compared; None to all others.

    `facts`: what holds at this table for this question.
    """
    misdealt = {"wrong-card", "dealer"} <= situation.concepts
    if "other-game" in situation.concepts and not situation.named:
        # The 10 of "Phase 10" is no number to be added.
        return None
    story = _story(situation, table, facts)
    mishap = left_to_table(story)
    if mishap is None and situation.ask == "open" and (situation.asked & _NO_SUM or misdealt):
        return None
    compared = mishap or found_by_comparing(story)
    if compared is not None:
        told = (situation, table, language, rulebase, library, facts)
        return compared_answer(compared, *told)
    swapped = exchanged_hand(story)
    if swapped is not None:
        # The numbers of such a story are hands, and none is claimed.
        alone = replace(situation, hand=None)
        return _told(swapped, alone, table, language, rulebase, library, facts)
    chain = chain_sum(story)
    if chain is not None:
        return _told(chain, situation, table, language, rulebase, library, facts)
    of_more = deck_sum(story) or deck_claimed(story) or room_in_race(story)
    if of_more is not None:
        alone = replace(situation, hand=None)
        return _told(of_more, alone, table, language, rulebase, library, facts)
    of_one = (
        mercy_room(story)
        or next_ones_points(story)
        or drawn_in_the_end(story)
        or added_to_own(story)
        or pair_credited(story)
        or rotating_total(story)
        or points_of_one(story)
        or reached_with_hands(story)
    )
    if of_one is not None:
        # No size of a hand is asked for.
        alone = replace(situation, hand=None)
        return _told(of_one, alone, table, language, rulebase, library, facts)
    named = _claimed(story, lambda one: _story(one, table, facts_of(one, table, rulebase.sections)))
    if named is not None:
        return _told(named, situation, table, language, rulebase, library, facts)
    claimed = situation.hand.claimed if situation.hand is not None else None
    plain = situation.ask == "yes-no" and situation.hand is None and not names_the_most(situation)
    stands = _asks_where_one_stands(situation)
    either = plain and not situation.claimed and len(situation.numbers) > 1
    reached = stands or either or _may_be_reached(situation)
    if plain and not reached and not situation.numbers:
        return None
    found = (
        fitting_counted(story)
        or power_cards_counted(story)
        or held_when_counted(story)
        or grown_hand(story)
        or listed_by_colour(story)
        or drawn_until(story)
        or hands_given(story)
    )
    counts_cards = situation.hand is not None and not _asks_of_winner(situation)
    found = found or (hand_sum(story) if counts_cards else left_over(story))
    if plain and ends_in_need(story):
        found = missing(story)
    elif plain and not reached:
        found = claimed_sum(story) or claimed_deal(story)
    elif plain:
        found = point_sum(story) if stands else which_of(story) or target_reached(story)
        found = found or claimed_deal(story)
    elif claimed is None:
        found = (
            found
            or run_summed(story)
            or mercy_told(story)
            or hands_passed(story)
            or deck_counted(story)
            or draws_told(story)
            or schedule_left(story)
            or schedule_sum(story)
            or spared_sum(story)
            or stacked_sum(story)
        )
        found = found or pile_sum(story) or revealed(story) or dealt_out(story)
        found = found or challenge_sum(story) or mercy_sum(story) or fixed_count(story)
        found = found or unit_sum(story) or handed_over(story) or discarded(story)
        found = found or point_sum(story) or card_sum(story)
    if found is None and situation.ask == "any" and {"stack", "card"} <= situation.concepts:
        # An amount is named, though no verb asks: three plus twos, six cards for the last one?
        found = claimed_sum(story)
    if claimed is None and found is None and lacks_cards(story):
        return settle(Found(_TEXTS, 0.0), situation, table, language, rulebase, library, facts)
    if found is None or found.value < 0:
        # Of nothing there is less than none: what was told was taken wrongly.
        return None
    return _told(found, situation, table, language, rulebase, library, facts)


def reckoned_list(
    situation: Situation,
    table: TableRules,
    language: str,
    rulebase: Rulebase,
    library: Library,
    lexicon: Lexicon,
) -> Answer | None:
    """The answer to a question that is a list of cards; None to all others."""
    found = listed_points(situation, lexicon)
    return None if found is None else _told(found, situation, table, language, rulebase, library)


def _claimed(story: Story, story_of: Callable[[Situation], Story]) -> Sum | None:
    """Whether a direction, the worth of each card or points that are named are right."""
    if "direction" in story.said:
        return turned(story)
    each = worth_of_each(story) if len(story.situation.cards) > 1 else None
    bonus = bonus_claimed(story)
    return each or bonus or claimed_points(story.situation, story_of) or dealt_to_each(story)


def _story(situation: Situation, table: TableRules, facts: Facts) -> Story:
    kinds = {card.kind: card for card in table.variant.cards}
    rules = play_rules(table.variant, table.house)
    return Story(situation.hand or HandAsked(""), situation, facts, rules, kinds)


def _asks_of_winner(situation: Situation) -> bool:
    """ "… the third a +2. What does the winner get?": points, and no cards."""
    own = frozenset(situation.keys[situation.begins :])
    return "points" in situation.asked and not own.isdisjoint(WINNER)


def _asks_where_one_stands(situation: Situation) -> bool:
    """ "New total?", "waar sta ik dan": no verb of such a question need come first."""
    keys = situation.keys
    return not situation.claimed and any(pair in _STANDS for pair in pairwise(keys))


def _may_be_reached(situation: Situation) -> bool:
    """Whether it is asked if somebody has won or is out with points that are told."""
    reached = situation.asked & {"win", "target", "knock-out"}
    reached = reached or frozenset(situation.keys[situation.begins :]) & (REACHED | ENDED)
    return bool(reached) and (len(situation.numbers) > 1 or _others_hold(situation))


def _others_hold(situation: Situation) -> bool:
    """ "I was on 480, and she is left with a skip": cards that count for whoever asks."""
    before = situation.keys[: situation.cards[0].start] if situation.cards else ()
    others = bool(frozenset(before) & (OTHERS | _ANOTHER))
    others = others and "round" not in situation.asked
    return others and bool(situation.numbers) and "elimination" not in situation.concepts


def _told(
    found: Sum,
    situation: Situation,
    table: TableRules,
    language: str,
    rulebase: Rulebase,
    library: Library,
    facts: Facts | None = None,
) -> Answer:
    asked = Found(found.ruling, 0.0)
    base = settle(asked, situation, table, language, rulebase, library, facts)
    # What the ruling says of the cards it knows must not contradict what was reckoned.
    differs = base.known not in {None, found.value}
    other = found.ruling == "hand-points" and differs
    if differs and facts is not None:
        told = settle(asked, situation, table, language, rulebase, library, facts.without_points())
        base = replace(told, known=base.known)
    of = "worths" if other else found.of
    text = rulebase.texts[language].rulings[_TEXTS].cases[of]
    # The ruling's own sentence is the reason, if it does not say the same number over again.
    same = base.known == found.value and base.why
    why = (base.why if same else base.answer) if base.ruling is not None and not other else text.why
    added = _added(found, facts)
    claimed = situation.hand.claimed if situation.hand is not None else None
    if found.true is not None:
        claimed = found.value if found.true else found.value + 1
    true = claimed is not None and (claimed == found.value) != situation.negated
    # Nobody names the very number that comes out by chance.
    certain = found.certain or (true and found.true is None and not situation.negated)
    return replace(
        base,
        verdict="value" if claimed is None else "yes" if true else "no",
        value=found.value if claimed is None else None,
        answer=text.counted(found.value).format(value=found.shown, sum=added),
        why=why,
        citations=base.citations or _reckoned_by(of, facts, rulebase),
        ruling=found.ruling,
        confidence=1.0 if certain else _SURE,
    )


def _added(found: Sum, facts: Facts | None) -> str:
    """The sum with all that was added, unless it tells so itself."""
    sums = facts.sums if facts is not None and found.shown.isdecimal() else {}
    numbers = facts.numbers if facts is not None else {}
    told = (added for name, added in sums.items() if added and numbers[name] == found.value)
    return next((f"{added} = {found.shown}" for added in told), found.shown)


def _reckoned_by(of: str, facts: Facts | None, rulebase: Rulebase) -> tuple[str, ...]:
    """What a sum is founded on where the ruling that it belongs to says nothing here."""
    cases = rulebase.rulings[_TEXTS].case
    return next((cited_by(case, facts or Facts()) for case in cases if case.id == of), ())
