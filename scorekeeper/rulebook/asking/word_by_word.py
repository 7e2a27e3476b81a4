"""Comparisons for families of questions that differ in the one word which decides.

Nearly all of them read word by word and keep silent beside a word that they do not know, so that
their order is of no matter.
"""

from collections.abc import Callable
from typing import Final

from scorekeeper.rulebook.asking.after_my_flex import after_my_flex
from scorekeeper.rulebook.asking.age_asked import age_asked
from scorekeeper.rulebook.asking.any_of_them import any_of_them
from scorekeeper.rulebook.asking.begins_after_first import begins_after_first
from scorekeeper.rulebook.asking.bonus_told import bonus_told
from scorekeeper.rulebook.asking.call_again import called_again
from scorekeeper.rulebook.asking.called_in_time import called_in_time, said_unpunished
from scorekeeper.rulebook.asking.called_it import called_and_draws
from scorekeeper.rulebook.asking.catching import may_be_caught, who_catches
from scorekeeper.rulebook.asking.chain_on_hand import chain_on_hand
from scorekeeper.rulebook.asking.challenge_if import challenge_if
from scorekeeper.rulebook.asking.colour_if import colour_if
from scorekeeper.rulebook.asking.colour_named import colour_named
from scorekeeper.rulebook.asking.counts_for_deal import counts_for_deal
from scorekeeper.rulebook.asking.doubts_of_another import (
    doubts_of_another,
    doubts_of_one_hit,
    doubts_unhit,
)
from scorekeeper.rulebook.asking.draw_card_comes import draw_card_comes
from scorekeeper.rulebook.asking.drawn_again import drawn_again, goes_on_unfit
from scorekeeper.rulebook.asking.draws_though_held import draws_though_held
from scorekeeper.rulebook.asking.flex_colour_fits import flex_colour_fits
from scorekeeper.rulebook.asking.flex_colour_told import flex_colour_told
from scorekeeper.rulebook.asking.flex_colour_used import flex_colour_used
from scorekeeper.rulebook.asking.flexed_skip import next_one_is_skipped
from scorekeeper.rulebook.asking.flexed_told import flexed_told
from scorekeeper.rulebook.asking.flip_of_another import flip_of_another
from scorekeeper.rulebook.asking.hand_course import hand_course
from scorekeeper.rulebook.asking.hand_wished import hand_wished
from scorekeeper.rulebook.asking.hit_by_draw import hit_by_draw
from scorekeeper.rulebook.asking.jumped_together import jumped_together
from scorekeeper.rulebook.asking.just_reached import just_reached
from scorekeeper.rulebook.asking.laid_from_hand import laid_from_hand
from scorekeeper.rulebook.asking.laid_in_turn import laid_in_turn
from scorekeeper.rulebook.asking.lone_card import lone_card
from scorekeeper.rulebook.asking.looks_first import looks_first
from scorekeeper.rulebook.asking.may_pass import may_pass
from scorekeeper.rulebook.asking.mercy_if_stacked import mercy_if_stacked
from scorekeeper.rulebook.asking.mercy_revealed import mercy_revealed
from scorekeeper.rulebook.asking.misdealt_told import misdealt_told
from scorekeeper.rulebook.asking.more_on_again import more_on_again
from scorekeeper.rulebook.asking.must_name_colour import (
    must_name_colour,
    other_colour_named,
)
from scorekeeper.rulebook.asking.next_after_last import next_after_last
from scorekeeper.rulebook.asking.next_at_side import next_at_side
from scorekeeper.rulebook.asking.on_any_colour import draws_on_another_colour, on_any_colour
from scorekeeper.rulebook.asking.only_fours_doubted import only_fours_doubted
from scorekeeper.rulebook.asking.partner_taken import partner_taken
from scorekeeper.rulebook.asking.power_card_turned import power_card_turned
from scorekeeper.rulebook.asking.refused_at_end import refused_at_end
from scorekeeper.rulebook.asking.reversed_at import player_before_draws
from scorekeeper.rulebook.asking.roulette_chooser import roulette_chooser
from scorekeeper.rulebook.asking.roulette_victim import roulette_victim
from scorekeeper.rulebook.asking.seven_at_last import seven_at_last
from scorekeeper.rulebook.asking.shown_alone import shown_alone
from scorekeeper.rulebook.asking.shown_to import (
    refuses_to_show,
    refuses_to_show_all,
    shown_to_challenger,
    shown_to_onlooker,
)
from scorekeeper.rulebook.asking.shuffled_when import shuffled_when
from scorekeeper.rulebook.asking.side_hit import side_hit
from scorekeeper.rulebook.asking.skipped_with_all import skipped_with_all
from scorekeeper.rulebook.asking.stacking_at_all import stacking_at_all
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.asking.swap_chosen import swap_chosen
from scorekeeper.rulebook.asking.target_pointed import pointed_at
from scorekeeper.rulebook.asking.top_shuffled import top_shuffled
from scorekeeper.rulebook.asking.turn_after_jump import turn_after_jump
from scorekeeper.rulebook.asking.two_amounts_said import two_amounts_said
from scorekeeper.rulebook.asking.uno_after_swap import uno_after_swap
from scorekeeper.rulebook.asking.wait_or_jump import waits_or_jumps
from scorekeeper.rulebook.asking.was_a_bluff import was_a_bluff
from scorekeeper.rulebook.asking.whose_fault import pays_for_fault

WORD_BY_WORD: Final[tuple[Callable[[Story], Compared | None], ...]] = (
    age_asked,
    skipped_with_all,
    side_hit,
    bonus_told,
    called_again,
    called_in_time,
    said_unpunished,
    called_and_draws,
    may_be_caught,
    who_catches,
    counts_for_deal,
    drawn_again,
    goes_on_unfit,
    colour_named,
    pointed_at,
    draw_card_comes,
    next_after_last,
    refused_at_end,
    after_my_flex,
    flex_colour_told,
    laid_in_turn,
    any_of_them,
    next_one_is_skipped,
    player_before_draws,
    more_on_again,
    power_card_turned,
    roulette_chooser,
    roulette_victim,
    shown_to_onlooker,
    shown_to_challenger,
    shown_alone,
    refuses_to_show,
    refuses_to_show_all,
    pays_for_fault,
    doubts_of_another,
    doubts_of_one_hit,
    doubts_unhit,
    only_fours_doubted,
    flexed_told,
    chain_on_hand,
    mercy_if_stacked,
    mercy_revealed,
    hand_course,
    just_reached,
    challenge_if,
    flip_of_another,
    hit_by_draw,
    stacking_at_all,
    draws_though_held,
    lone_card,
    laid_from_hand,
    shuffled_when,
    swap_chosen,
    partner_taken,
    top_shuffled,
    may_pass,
    misdealt_told,
    colour_if,
    on_any_colour,
    draws_on_another_colour,
    must_name_colour,
    other_colour_named,
    seven_at_last,
    uno_after_swap,
    flex_colour_used,
    two_amounts_said,
    turn_after_jump,
    waits_or_jumps,
    was_a_bluff,
    looks_first,
    hand_wished,
    flex_colour_fits,
    next_at_side,
    begins_after_first,
    jumped_together,
)
