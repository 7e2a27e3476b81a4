"""Which card goes on which, which draw card passes a penalty on, and what a chain adds up to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.cited import Cited
from scorekeeper.domain.laying import COLOURS, Fit, Laid, fit, may_stack, penalty
from scorekeeper.domain.play_rules import Stacking
from scorekeeper.domain.variants import CardKind

SOURCE = ("deluxe-1999#play",)


def card(kind: str, draws: int | None = None, *, colour: bool = True) -> CardKind:
    return CardKind(
        kind=kind,
        face=kind.isdecimal(),
        colour=colour,
        points=Cited(value=0, cite=SOURCE),
        draws=None if draws is None else Cited(value=draws, cite=SOURCE),
    )


COLOURED = [
    *(card(str(number)) for number in range(10)),
    card("skip"), card("reverse"), card("draw-two", 2), card("draw-four", 4),
    card("flex-skip"), card("flex-reverse"), card("flex-draw-two", 2), card("discard-all"),
]  # fmt: skip
WILDS = [
    card("wild", colour=False),
    card("wild-draw-four", 4, colour=False),
    card("wild-draw-six", 6, colour=False),
    card("wild-draw-ten", 10, colour=False),
    card("flex-wild-draw-four", 4, colour=False),
]
DRAWING = [kind for kind in [*COLOURED, *WILDS] if kind.draws is not None]
BY_KIND = {kind.kind: kind for kind in [*COLOURED, *WILDS]}

STACKINGS: tuple[Stacking, ...] = ("none", "same-kind", "equal-or-higher")

colours = st.sampled_from(COLOURS)
told_colours = st.one_of(st.none(), colours)
coloured = st.builds(Laid, st.sampled_from(COLOURED), told_colours)
plain = st.builds(Laid, st.sampled_from(COLOURED), colours)
wild = st.builds(Laid, st.sampled_from(WILDS), told_colours)
laid = st.one_of(coloured, wild)
drawing = st.sampled_from(DRAWING)


def put(played: str, pile: str, flexing: bool = False) -> Fit:
    """As "red 7 on blue 7", each with a colour or none and, behind a slash, its Flex colour."""
    return fit(_laid(played), _laid(pile), flexing)


def _laid(written: str) -> Laid:
    *colour, kind = written.split()
    main, _, second = (colour[0] if colour else "").partition("/")
    return Laid(BY_KIND[kind], main or None, second or None)


@pytest.mark.parametrize(
    ("played", "pile", "expected"),
    [
        ("red 7", "red 3", "colour"),
        ("red 7", "blue 7", "same"),
        ("red 7", "blue 3", "none"),
        ("red skip", "blue skip", "same"),
        ("red skip", "red 3", "colour"),
        ("green reverse", "red skip", "none"),
        ("yellow draw-two", "yellow 5", "colour"),
        ("yellow draw-two", "blue draw-two", "same"),
        ("wild", "blue 3", "wild"),
        ("wild-draw-four", "blue 3", "wild"),
        ("7", "7", "same"),
        ("7", "red 3", "if-colour"),
        ("red 7", "3", "if-colour"),
        ("red 7", "red wild", "colour"),
        ("red 7", "blue wild", "none"),
        ("red 7", "wild", "if-colour"),
        ("red skip", "blue flex-skip", "same"),
        ("red flex-draw-two", "blue draw-two", "same"),
    ],
)
def test_a_card_fits_by_colour_number_symbol_or_as_a_wild(
    played: str, pile: str, expected: str
) -> None:
    assert put(played, pile) == expected


def test_the_flex_colour_counts_only_while_flexing() -> None:
    assert put("red/blue 7", "blue 3") == "none"
    assert put("red/blue 7", "blue 3", flexing=True) == "flex-colour"
    assert put("red/green 7", "blue 3", flexing=True) == "none"


def test_the_main_colour_counts_before_the_flex_colour() -> None:
    assert put("red/blue 7", "red 3", flexing=True) == "colour"


@given(laid, laid, st.booleans())
def test_a_card_always_either_fits_or_not_or_it_depends_on_its_colour(
    played: Laid, pile: Laid, flexing: bool
) -> None:
    assert fit(played, pile, flexing) in {
        "wild", "colour", "same", "flex-colour", "if-colour", "none",
    }  # fmt: skip


@given(coloured, coloured)
def test_what_fits_fits_the_other_way_round_as_well(one: Laid, other: Laid) -> None:
    assert fit(one, other) == fit(other, one)


@given(wild, laid, st.booleans())
def test_a_wild_always_fits(played: Laid, pile: Laid, flexing: bool) -> None:
    assert fit(played, pile, flexing) == "wild"


@given(laid)
def test_every_card_fits_on_its_twin(one: Laid) -> None:
    assert fit(one, one) in {"same", "wild"}


@given(plain, plain)
def test_with_both_colours_told_it_never_depends(one: Laid, other: Laid) -> None:
    assert fit(one, other) != "if-colour"


@given(plain, plain)
def test_cards_of_one_colour_always_fit(one: Laid, other: Laid) -> None:
    assert fit(one, Laid(other.card, one.colour)) in {"colour", "same"}


@given(plain, plain)
def test_telling_less_never_forbids_what_fits(one: Laid, other: Laid) -> None:
    without = fit(Laid(one.card), other)
    assert without == "if-colour" or without == fit(one, other)


@given(plain, laid, colours)
def test_flexing_only_ever_allows_more(one: Laid, pile: Laid, second: str) -> None:
    card_with_both = Laid(one.card, one.colour, second)
    before, after = fit(card_with_both, pile), fit(card_with_both, pile, flexing=True)
    assert after == before or (before, after) == ("none", "flex-colour")


@pytest.mark.parametrize(
    ("played", "pile", "same_kind", "equal_or_higher"),
    [
        ("draw-two", "draw-two", True, True),
        ("wild-draw-four", "wild-draw-four", True, True),
        ("wild-draw-four", "draw-two", False, True),
        ("draw-two", "wild-draw-four", False, False),
        ("draw-four", "wild-draw-four", False, True),
        ("wild-draw-ten", "wild-draw-six", False, True),
        ("wild-draw-six", "wild-draw-ten", False, False),
        ("flex-draw-two", "draw-two", True, True),
        ("skip", "draw-two", False, False),
        ("draw-two", "skip", False, False),
    ],
)
def test_a_draw_card_passes_on_what_the_table_lets_it(
    played: str, pile: str, same_kind: bool, equal_or_higher: bool
) -> None:
    one, other = BY_KIND[played], BY_KIND[pile]
    assert may_stack(one, other, "same-kind") is same_kind
    assert may_stack(one, other, "equal-or-higher") is equal_or_higher


@given(laid, laid)
def test_without_stacking_nothing_is_ever_passed_on(one: Laid, other: Laid) -> None:
    assert not may_stack(one.card, other.card, "none")


@given(drawing)
def test_a_draw_card_goes_on_its_own_kind_wherever_there_is_stacking(one: CardKind) -> None:
    assert may_stack(one, one, "same-kind")
    assert may_stack(one, one, "equal-or-higher")


@given(drawing, drawing)
def test_stacking_by_kind_works_both_ways_round(one: CardKind, other: CardKind) -> None:
    assert may_stack(one, other, "same-kind") == may_stack(other, one, "same-kind")


@given(drawing, drawing, drawing)
def test_stacking_by_number_is_an_order(one: CardKind, two: CardKind, three: CardKind) -> None:
    def over(played: CardKind, pile: CardKind) -> bool:
        return may_stack(played, pile, "equal-or-higher")

    assert over(one, two) or over(two, one)
    if over(three, two) and over(two, one):
        assert over(three, one)


@given(st.sampled_from([*COLOURED, *WILDS]), st.sampled_from([*COLOURED, *WILDS]))
def test_only_draw_cards_pass_anything_on(one: CardKind, other: CardKind) -> None:
    if one.draws is None or other.draws is None:
        assert not any(may_stack(one, other, stacking) for stacking in STACKINGS)


def test_a_chain_adds_up() -> None:
    assert penalty(BY_KIND[kind] for kind in ("draw-two", "draw-four", "wild-draw-ten")) == 16
    assert penalty([BY_KIND["draw-two"]] * 4) == 8
    assert penalty([]) == 0


@given(st.lists(st.sampled_from([*COLOURED, *WILDS]), max_size=20))
def test_the_penalty_is_the_sum_of_the_draw_cards_in_any_order(chain: list[CardKind]) -> None:
    assert penalty(chain) == sum(kind.draws.value for kind in chain if kind.draws is not None)
    assert penalty(chain) == penalty(reversed(chain))


@given(st.lists(drawing, max_size=10), st.lists(drawing, max_size=10))
def test_two_chains_together_draw_what_both_draw(one: list[CardKind], two: list[CardKind]) -> None:
    assert penalty([*one, *two]) == penalty(one) + penalty(two)
