"""Questions that are settled once two things told are compared: cards and a limit, two totals.

Each comparison is a function that gives the ruling and the answer, or None where nothing is told of
it; the first that gives one counts. No experience can know better.
"""

from collections.abc import Callable, Sequence
from typing import Final

from scorekeeper.rulebook.asking.accounts_settled import accounts_settled
from scorekeeper.rulebook.asking.answer_in_hand import answer_in_hand
from scorekeeper.rulebook.asking.behind_answers import behind_answered
from scorekeeper.rulebook.asking.beside_dealer import begins_beside_dealer
from scorekeeper.rulebook.asking.call_when import call_when
from scorekeeper.rulebook.asking.chain_sums import chain_claimed
from scorekeeper.rulebook.asking.claims_compared import (
    bonus_whoever_wins,
    claimed_by_dealer,
    draws_at_the_end,
    sits_out,
    stays_unpunished,
    winner_gets_bonus,
)
from scorekeeper.rulebook.asking.company import asks_if_so_many_may, asks_if_too_many
from scorekeeper.rulebook.asking.deal_open import deal_untold
from scorekeeper.rulebook.asking.dealer_at_side import begins_beside
from scorekeeper.rulebook.asking.deals_first import deals_first
from scorekeeper.rulebook.asking.deck_asked import deck_uncounted
from scorekeeper.rulebook.asking.drawn_open import drawn_untold
from scorekeeper.rulebook.asking.draws_another import draws_another
from scorekeeper.rulebook.asking.draws_one import draws_one
from scorekeeper.rulebook.asking.exchange_sums import (
    keeps_own_hand,
    may_choose_partner,
    more_after_swap,
    next_one_chooses,
)
from scorekeeper.rulebook.asking.flex_draws import keeps_the_turn
from scorekeeper.rulebook.asking.forbidden_card import card_forbidden
from scorekeeper.rulebook.asking.goes_along import goes_along
from scorekeeper.rulebook.asking.goes_on_answers import goes_on_answered
from scorekeeper.rulebook.asking.grown_penalty import grown_penalty, penalty_stays
from scorekeeper.rulebook.asking.hand_bounded import hand_bounded
from scorekeeper.rulebook.asking.hand_wanted import draws_when_wanted
from scorekeeper.rulebook.asking.hit_answers import (
    another_answered,
    doubt_answered,
    hit_answered,
)
from scorekeeper.rulebook.asking.jump_in_colours import jumped_in_with_colour
from scorekeeper.rulebook.asking.jumped_in import jumped_in
from scorekeeper.rulebook.asking.left_open import (
    leaves_match_open,
    leaves_total_open,
)
from scorekeeper.rulebook.asking.limits_told import (
    asks_if_out,
    cards_come_uncounted,
    cards_reached,
    is_out,
    points_reached,
)
from scorekeeper.rulebook.asking.mercy_answers import mercy_answered
from scorekeeper.rulebook.asking.on_again_of_many import on_again_of_many
from scorekeeper.rulebook.asking.own_four import four_answered
from scorekeeper.rulebook.asking.own_points import own_points_go
from scorekeeper.rulebook.asking.passed_way import passed_to_neighbour
from scorekeeper.rulebook.asking.race_by_name import race_by_name
from scorekeeper.rulebook.asking.race_of_all import last_in_race, race_of_all
from scorekeeper.rulebook.asking.race_told import race_after_round
from scorekeeper.rulebook.asking.roulette_done import roulette_done
from scorekeeper.rulebook.asking.round_ended import leaves_uncounted
from scorekeeper.rulebook.asking.seat_answers import seat_answered
from scorekeeper.rulebook.asking.stack_sums import may_answer
from scorekeeper.rulebook.asking.standings_told import reaches_or_not
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.asking.totals_named import totals_compared
from scorekeeper.rulebook.asking.turned_beside_dealer import turned_beside_dealer
from scorekeeper.rulebook.asking.two_alone import two_lose_turn, two_told
from scorekeeper.rulebook.asking.two_in_a_row import two_in_a_row
from scorekeeper.rulebook.asking.two_on_again import two_on_again
from scorekeeper.rulebook.asking.uno_told import call_missed
from scorekeeper.rulebook.asking.whole_game import game_won, still_lacks, target_named, would_be_won
from scorekeeper.rulebook.asking.whose_turn import whose_turn
from scorekeeper.rulebook.asking.won_since import reached_since
from scorekeeper.rulebook.asking.word_by_word import WORD_BY_WORD
from scorekeeper.rulebook.word_lists import word_list

_MANY: Final = 10
"""Points; what is less counts anything."""
_THREE: Final = 3
_DRAWS: Final = word_list("two-alone.draws")
_ALONE: Final = word_list("compared.alone")
_EACH: Final = word_list("compared.each")
_WHETHER: Final = word_list("compared.whether")
_UNKNOWN: Final = word_list("compared.unknown")
_TAKES: Final = word_list("compared.takes")


def found_by_comparing(story: Story) -> Compared | None:
    """ "24 cards, am I out?": the ruling that it rests on, and the answer."""
    for comparison in _COMPARISONS:
        found = comparison(story)
        if found is not None:
            return found
    return None


def _may_fit(story: Story) -> Compared | None:
    """ "Green 3 onto a 7?"."""
    return Compared("match", "depends") if leaves_match_open(story.situation) else None


def _may_draw_instead(story: Story) -> Compared | None:
    """ "I have a blue 3 that fits. May I draw instead?", where no sheet says anything of it."""
    situation, own = story.situation, frozenset(story.situation.keys[story.situation.begins :])
    silent = story.facts.values.get("may_draw_when_able") in {None, "silent"}
    asks = situation.ask == "yes-no" and situation.modal == "may" and bool(own & _DRAWS)
    able = {"able", "fits", "hold"} <= story.said and "refuse" in situation.asked
    plain = not story.said & {"drawn-card", "no-match", "stack", "penalty", "until"}
    found = silent and asks and able and plain
    return Compared("draw-although-able", "unknown") if found else None


def _worth_compared(story: Story) -> Compared | None:
    """ "Does a Skip count more than a 9?"."""
    situation, so = story.situation, story.facts.values.get("worth.so")
    asks = situation.ask in {"yes-no", "any"} and not situation.doubted
    plain = asks and "not" not in situation.asked
    return Compared("card-points", yes_or_no(so == "yes")) if plain and so is not None else None


def _so_many_may(story: Story) -> Compared | None:
    """ "Nine of us, is that all right?"."""
    fits = story.facts.values.get("players.fit")
    asks = fits is not None and asks_if_so_many_may(story.situation)
    right = "no" if asks_if_too_many(story.situation) else "yes"
    return Compared("players", yes_or_no(fits == right)) if asks else None


def _shared(story: Story) -> Compared | None:
    """ "Anna has 88, Tim 88 too, Bo 530. Does Anna alone win?": who is level shares the win."""
    situation, limit = story.situation, story.facts.numbers["target"]
    own = situation.keys[situation.begins :]
    alone = "only" in situation.asked or "sole" in situation.facets or not _ALONE.isdisjoint(own)
    asks = "win" in situation.asked and situation.ask in {"yes-no", "any"} and alone
    totals = [n for n in situation.numbers if n.unit in {"", "points"} and n.value > _MANY]
    told = [n.value for n in totals if not n.limit]
    # "Lou and Tom have 175 each".
    each = [n.value for n in totals if _EACH.intersection(_beside(story, n.at))]
    told += [value for value in each if told.count(value) == 1]
    if told.count(limit) and len(told) > _THREE:
        told.remove(limit)
    level = len(told) >= _THREE and told.count(min(told)) > 1 and max(told) >= limit
    if not asks or not level or not story.said & {"lowest", "keep-own"} or "not" in story.said:
        return None
    return Compared("ties", "no")


def _beside(story: Story, at: int) -> Sequence[str]:
    """The word before a number, and the one behind it."""
    keys, language = story.situation.keys, story.situation.language
    near = (*keys[max(at - 1, 0) : at], *keys[at + 1 : at + 2])
    return near if language == "de" else [key for key in near if key != "je"]


def _mode_unknown(story: Story) -> Compared | None:
    """ "505, and nobody knows whether the highest or the lowest total wins. Has Tom won?"."""
    situation = story.situation
    told = situation.keys[: situation.begins]
    asks = situation.ask in {"yes-no", "any"} and "win" in situation.asked
    lowest = story.said & {"lowest", "keep-own"}
    both = lowest and ("highest" in story.said or not _TAKES.isdisjoint(told))
    open_ = not _WHETHER.isdisjoint(told) and not _UNKNOWN.isdisjoint(told)
    plain = not (situation.claimed or situation.negated or situation.doubted or situation.cards)
    return Compared("target", "depends") if asks and both and open_ and plain else None


def _lowest_won(story: Story) -> Compared | None:
    """ "I have 120, Tim 90, Ann 505. Did Tim win?", where the lowest total does."""
    situation, mine = story.situation, story.facts.values.get("lowest.mine")
    lowest = bool(story.said & {"lowest", "keep-own"})
    asks = "win" in situation.asked and situation.ask in {"yes-no", "any"}
    other = situation.claimed or story.said & {"not", "tie", "lose", "highest"}
    if mine is None or not (lowest and asks) or other:
        return None
    # Nobody has won before somebody is at the limit.
    ended = story.facts.holds("lowest.ended=yes")
    return Compared("lowest-total", yes_or_no(mine == "yes")) if ended else None


def _own_target(story: Story) -> Compared | None:
    """ "We only play to 200, is that ok?": any number is that all agree on."""
    claimed = story.situation.claimed and not story.situation.negated
    told = [number.value for number in story.situation.numbers]
    other = len(told) == 1 and told[0] != story.facts.numbers["target"]
    own = claimed and other and "other-target" in story.facts.said and not story.situation.cards
    return Compared("target", "yes") if own and not story.situation.modal else None


def _uncounted(story: Story) -> Compared | None:
    """ "Race to 500, I'm on 470, Tom has just gone out. Am I out?"."""
    open_ = leaves_uncounted(story.situation, story.facts.numbers["target"])
    return Compared("elimination", "depends") if open_ else None


def _answered(story: Story) -> Compared | None:
    """ "May my +6 go on a +4?"."""
    may = may_answer(story)
    return None if may is None else Compared("stacking", yes_or_no(may))


def _thrown_out(story: Story) -> Compared | None:
    """Cards against the Mercy limit, points against that of the race."""
    situation, numbers, most = story.situation, story.facts.numbers, story.rules.mercy_limit
    by_points = points_reached(situation, numbers["target"])
    by_cards = (
        None if most is None else cards_reached(situation, numbers.get("chain", 0), most.value)
    )
    reached = by_points or by_cards
    if reached is None and most is not None and asks_if_out(situation):
        return Compared("mercy", "depends") if cards_come_uncounted(situation, most.value) else None
    out = None if reached is None else is_out(situation, reached)
    if out is None:
        return None
    if by_points and not by_points.out and leaves_total_open(situation, by_points.limit):
        return Compared("elimination", "depends")
    return Compared("elimination" if by_points else "mercy", yes_or_no(out))


_COMPARISONS: Final[tuple[Callable[[Story], Compared | None], ...]] = (
    *WORD_BY_WORD, accounts_settled, last_in_race, begins_beside, reached_since,
    claimed_by_dealer,
    winner_gets_bonus, call_missed, bonus_whoever_wins,
    stays_unpunished, sits_out, draws_at_the_end, grown_penalty, penalty_stays, chain_claimed,
    jumped_in,
    jumped_in_with_colour, turned_beside_dealer,
    passed_to_neighbour, goes_along, draws_another,
    draws_one, call_when, goes_on_answered, _may_fit, card_forbidden,
    deals_first, _worth_compared, _so_many_may,
    on_again_of_many, two_lose_turn, two_told, two_in_a_row, two_on_again, seat_answered,
    whose_turn, behind_answered, keeps_the_turn, answer_in_hand, hit_answered, doubt_answered,
    draws_when_wanted, four_answered, another_answered, _may_draw_instead, more_after_swap,
    next_one_chooses,
    keeps_own_hand, may_choose_partner, roulette_done,
    deal_untold, drawn_untold, _uncounted, race_by_name, race_after_round, _mode_unknown,
    _own_target,
    reaches_or_not, would_be_won, game_won, target_named, still_lacks, _shared, totals_compared,
    _lowest_won, _answered, hand_bounded, mercy_answered, own_points_go, _thrown_out,
    begins_beside_dealer, deck_uncounted, race_of_all,
)  # fmt: skip
