"""Plus signs, rows, faces and sums between cards, and what leaves them in doubt."""

import pytest

from tests.rulebook.at_hand import cards, read


def amounts(text: str) -> list[int]:
    reading = read(text)
    assert reading.not_understood == ()
    assert not reading.tally.cards
    return list(reading.tally.amounts)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 Skip + 3", {"skip": 1, "3": 1}),
        ("1 wild + 3", {"wild": 1, "3": 1}),
        ("1 skip + 1 wild + 3", {"skip": 1, "wild": 1, "3": 1}),
        ("skip + 1 wild", {"skip": 1, "wild": 1}),
        ("1 Zieh 2 + 3", {"draw-two": 1, "3": 1}),
        ("1 Richtungswechsel + rote 3", {"reverse": 1, "3": 1}),
        ("1 Neem vier + 3", {"wild-draw-four": 1, "3": 1}),
        ("1 keer om + 3", {"reverse": 1, "3": 1}),
        ("7 + 2 skips", {"7": 1, "skip": 2}),
    ],
)
def test_a_plus_sign_tells_cards_apart_as_a_comma_does(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    "text", ["1 wild + 2", "1 wild and 3", "1 wild + 4", "1 7 + 3", "7 + 2 skip", "7 + 4 wild"]
)
def test_it_leaves_in_doubt_what_may_be_another_card(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "wild wild +4 +4 red 7",
        "red 7 wild wild +4 +4",
        "Joker Joker +4 +4 rote 7",
        "Farbwahl Farbwahl +4 +4, rote 7",
        "joker joker +4 +4, rode 7",
        "keuzekaart keuzekaart +4 +4 rode 7",
    ],
)
def test_as_many_plus_fours_as_wilds_in_a_row_are_as_many_of_each(text: str) -> None:
    assert cards(text) == {"wild": 2, "wild-draw-four": 2, "7": 1}


@pytest.mark.parametrize(
    "text",
    [
        "wild wild +4",
        "wild +4 +4",
        "wild wild +4 +4 +4",
        "wild wild wild +4 +4",
        "wild wild +4 +4 x2",
        "3x wild wild +4 +4",
        "joker wild wild +4 +4",
        "Joker Joker +4",
        "joker +4 +4",
        "wild wild draw four draw four",
        "wild wild draw 4 draw 4",
        "Joker Joker zieh vier zieh vier",
        "Farbwahl Farbwahl zieh vier zieh vier",
        "joker joker neem vier neem vier",
        "keuzekaart keuzekaart pak vier pak vier",
    ],
)
def test_other_rows_may_hold_a_wild_draw_four(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "reverse reverse draw four draw four",
        "Retour Retour +4 +4",
        "keer om keer om +4 +4",
    ],
)
def test_so_may_rows_of_reverses(text: str) -> None:
    assert read(text, "no-mercy").not_understood


@pytest.mark.parametrize(
    "text",
    ["wild, wild, draw four, draw four", "wild and wild and draw four and draw four"],
)
def test_rows_with_something_between_are_told_apart(text: str) -> None:
    assert cards(text) == {"wild": 2, "wild-draw-four": 2}


@pytest.mark.parametrize(
    "text",
    [
        "roulette plus ten skip blue three",
        "roulette plus zehn skip blau drei",
        "roulette plus tien skip blauw drie",
    ],
)
def test_a_plus_ten_before_another_card_adds_no_ten(text: str) -> None:
    assert cards(text, "no-mercy") == {
        "color-roulette": 1,
        "wild-draw-ten": 1,
        "skip": 1,
        "3": 1,
    }


@pytest.mark.parametrize(
    "text",
    [
        "roulette plus ten",
        "roulette plus zehn Punkte",
        "roulette plus zehn Aussetzen blau drei",
        "roulette plus sechs skip blau drei",
        "roulette plus tien blauw",
    ],
)
def test_points_or_a_number_may_be_added_elsewhere(text: str) -> None:
    assert read(text, "no-mercy").not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("20er", [20]),
        ("Fünfziger", [50]),
        ("20er, 50er", [20, 50]),
        ("20er + 3", [20, 3]),
        ("twintiger", [20]),
        ("that's a fifty and a twenty so seventy", [50, 20]),
        ("das ist eine fünfzig und eine zwanzig macht siebzig", [50, 20]),
        ("dat is een vijftig en een twintig dus zeventig", [50, 20]),
        ("that's a twenty", [20]),
    ],
)
def test_what_cards_are_worth_is_told_one_by_one(text: str, expected: list[int]) -> None:
    assert amounts(text) == expected


@pytest.mark.parametrize("text", ["that's a fifty and a wild", "dat is een vijftig en een joker"])
def test_a_worth_that_begins_a_list_sums_up_nothing(text: str) -> None:
    reading = read(text)
    assert (dict(reading.tally.cards), reading.tally.amounts) == ({"wild": 1}, (50,))


@pytest.mark.parametrize(
    "text",
    [
        "20s",
        "twenties",
        "20 pointers",
        "twintigers",
        "alle 20er",
        "that's a fifty and a twenty so sixty",
        "dat is een vijftig en een twintig dus zestig",
    ],
)
def test_a_plural_wants_its_number_and_a_sum_must_agree(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize("text", ["7, 😀", "😀, 7", "7 und 😀", "joker, 🎉, blauwe 2", "7 + 😀"])
def test_a_face_that_stands_in_a_list_is_asked_about(text: str) -> None:
    assert any("😀" in piece or "🎉" in piece for piece in read(text).not_understood)


@pytest.mark.parametrize(
    "text", ["7, skip 😀", "7, skip! 🎉", "lost again, 😭, 7, skip", "7, Aussetzen :("]
)
def test_a_face_beside_words_tells_of_no_card(text: str) -> None:
    assert cards(text) == {"7": 1, "skip": 1}
