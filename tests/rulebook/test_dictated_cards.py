"""Cards one after another without commas, and what tells one from the next."""

import pytest

from tests.rulebook.at_hand import cards, read


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("blue five blue seven yellow skip plus four", {"5": 1, "7": 1, "skip": 1}),
        ("rot drei blau acht grün Aussetzen plus vier", {"3": 1, "8": 1, "skip": 1}),
        ("rood drie blauw acht groen pas plus vier", {"3": 1, "8": 1, "skip": 1}),
    ],
)
def test_a_plus_behind_cards_that_all_have_a_colour_is_a_card(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text) == expected | {"wild-draw-four": 1}


@pytest.mark.parametrize(
    "text",
    [
        "gelbe vier grüne vier plus zwei rot und ein Joker",
        "gele vier groene vier plus twee rood en een joker",
        "yellow four green four plus two red and a wild",
    ],
)
def test_its_colour_may_stand_behind_where_an_and_joins_the_cards(text: str) -> None:
    assert cards(text) == {"4": 2, "draw-two": 1, "wild": 1}


@pytest.mark.parametrize(
    "text",
    ["7 skip plus four", "red 3 blue 7 plus two yellow", "rote drei plus zwei grün und ein Joker"],
)
def test_elsewhere_such_a_plus_may_join_two_cards(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "a plus ten a red plus four and two skips",
        "eine plus zehn eine rote plus vier und zwei Aussetzer",
        "een plus tien een rode plus vier en twee passen",
    ],
)
def test_an_article_and_a_colour_begin_another_card(text: str) -> None:
    assert cards(text, "no-mercy") == {"wild-draw-ten": 1, "draw-four": 1, "skip": 2}


@pytest.mark.parametrize(
    "text",
    [
        "a black one with plus four and a reverse",
        "ne schwarze Karte mit +4 und ein Umdreher",
        "een zwarte met plus vier en een keerkaart",
    ],
)
def test_a_black_one_with_a_plus_is_the_wild_that_draws(text: str) -> None:
    assert cards(text) == {"wild-draw-four": 1, "reverse": 1}


def test_a_black_one_with_another_card_is_asked_about() -> None:
    assert read("a black one with a skip").not_understood


@pytest.mark.parametrize(
    "text",
    [
        "I have three the red seven the green one and a wild",
        "ich habe noch drei die rote sieben die grüne eins und einen Joker",
        "ik heb er nog drie de rode zeven de groene één en een joker",
    ],
)
def test_a_number_before_as_many_cards_says_how_many_there_are(text: str) -> None:
    assert cards(text) == {"7": 1, "1": 1, "wild": 1}


def test_a_number_before_fewer_cards_is_asked_about() -> None:
    assert read("ik heb er nog vijf de rode zeven de groene één en een joker").not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("5x4, 1x9", {"4": 5, "9": 1}),
        ("6x3 und 2x8", {"3": 6, "8": 2}),
        ("5x4 en 1x9, joker", {"4": 5, "9": 1, "wild": 1}),
        ("7x2, 1x9", {"2": 7, "9": 1}),
        ("5x4, 7x2", {"5": 4, "7": 2}),
    ],
)
def test_one_product_tells_what_the_other_counts(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a couple of skips a blue three and a blue one", {"skip": 2, "3": 1, "1": 1}),
        ("twee passen een gele acht en een gele een", {"skip": 2, "8": 1, "1": 1}),
        ("a wild and a yellow one and a blue three", {"wild": 1, "1": 1, "3": 1}),
        ("two wilds, a yellow one, a blue three", {"wild": 2, "1": 1, "3": 1}),
        ("ein Joker und eine gelbe Eins und eine blaue Drei", {"wild": 1, "1": 1, "3": 1}),
        ("een joker en een gele een en een blauwe drie", {"wild": 1, "1": 1, "3": 1}),
    ],
)
def test_a_blue_one_is_a_1_behind_a_blue_three(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "a skip a blue three and a blue one",
        "two skips a blue three and a red one",
        "a wild, a skip, a yellow one, a blue three",
        "a wild and a yellow one",
    ],
)
def test_it_may_be_another_card_behind_one_that_it_could_be(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize("text", ["pas 20, joker 50, zeven 7, totaal 77", "pas 20, joker 50 = 70"])
def test_a_card_that_is_an_adverb_too_is_one_where_all_have_their_worth(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert reading.tally.cards["skip"] == 1


def test_it_is_asked_about_where_nothing_else_has_its_worth() -> None:
    assert read("pas 20, totaal 20").not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("joker een blauwe zeven", {"wild": 1, "7": 1}),
        ("neem twee een blauwe zeven", {"draw-two": 1, "7": 1}),
        ("rode drie een blauwe zeven en een skip", {"3": 1, "7": 1, "skip": 1}),
    ],
)
def test_een_before_a_colour_that_wants_a_noun_is_no_card(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize("text", ["joker een zeven", "drie een blauwe zeven", "drie een zeven"])
def test_een_that_may_be_the_1_of_a_list_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "joker plus sechs joker plus zehn joker plus sechs und ne rote drei",
        "joker plus zes joker plus tien joker plus zes en een rode drie",
        "wild plus six wild plus ten wild plus six and a red three",
    ],
)
def test_each_plus_belongs_to_the_wild_before_it(text: str) -> None:
    assert cards(text, "no-mercy") == {"wild-draw-six": 2, "wild-draw-ten": 1, "3": 1}


def test_where_a_plus_four_is_no_card_of_a_wild_it_is_asked_about() -> None:
    assert read("joker plus sechs joker plus vier", "no-mercy").not_understood


@pytest.mark.parametrize(
    "text", ["b2 r+4 Joker +6", "B2 R+4 wild +6", "b2 g+4 joker +6", "r+4 joker +6 b2"]
)
def test_a_letter_close_to_a_plus_is_its_colour(text: str) -> None:
    assert cards(text, "no-mercy") == {"2": 1, "draw-four": 1, "wild-draw-six": 1}


@pytest.mark.parametrize("text", ["b2 r +4 Joker +6", "7r+4 joker +6", "r7 +4 joker +6"])
def test_a_letter_that_may_belong_elsewhere_tells_nothing_of_a_plus(text: str) -> None:
    assert read(text, "no-mercy").not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "eine flex aussetzen zwei normale aussetzen und die sechs rot",
            {"flex-skip": 1, "skip": 2, "6": 1},
        ),
        (
            "een flex overslaan twee gewone overslaan en de zes rood",
            {"flex-skip": 1, "skip": 2, "6": 1},
        ),
        ("a flex skip two normal skips and the red six", {"flex-skip": 1, "skip": 2, "6": 1}),
    ],
)
def test_a_number_counts_where_each_card_before_it_has_an_article(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text, "flex") == expected


@pytest.mark.parametrize(
    "text",
    [
        "joker zwei aussetzen und die sechs rot",
        "ein joker zwei rot aussetzen und rot sechs",
        "joker twee overslaan en de rode zes",
        "a wild two skip and the red six",
    ],
)
def test_a_number_that_may_be_a_card_among_them_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "a draw four one wild green three green seven",
        "one draw four a wild green three green seven",
        "eine Zieh vier ein Joker grün drei grün sieben",
        "eine Zieh vier ein Joker grüne drei grüne sieben",
        "een neem vier een joker groen drie groen zeven",
    ],
)
def test_a_colour_behind_a_wild_is_that_of_the_number_behind_it(text: str) -> None:
    assert cards(text) == {"wild-draw-four": 1, "wild": 1, "3": 1, "7": 1}


@pytest.mark.parametrize(
    "text",
    [
        "a red skip green three blue skip",
        "ein rotes Aussetzen grün drei blau Aussetzen",
        "een rode skip groen drie blauw skip",
    ],
)
def test_a_card_that_has_its_colour_takes_no_other(text: str) -> None:
    assert cards(text) == {"skip": 2, "3": 1}


@pytest.mark.parametrize(
    "text",
    [
        "a skip green three green seven",
        "a skip green three blue skip",
        "one wild green three greens",
        "ein Aussetzen grün drei grün sieben",
        "ein Aussetzen grün drei blau Retour",
        "een skip groen drie groen zeven",
        "een skip groen drie blauw skip",
    ],
)
def test_a_colour_and_a_number_that_may_belong_to_two_cards_are_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "I have two plus six a red plus four and a yellow zero",
        "ich hab zwei plus sechs eine rote plus vier und eine gelbe null",
        "ik heb twee plus zes een rode plus vier en een gele nul",
    ],
)
def test_a_number_before_a_plus_counts_where_cards_with_articles_follow(text: str) -> None:
    assert cards(text, "no-mercy") == {"wild-draw-six": 2, "draw-four": 1, "0": 1}


@pytest.mark.parametrize(
    "text",
    [
        "two plus six",
        "two plus six red zero",
        "zwei plus sechs acht",
        "zwei plus sechs eine acht, 3",
        "zwei plus sechs drei Aussetzen",
        "twee plus zes een vier",
    ],
)
def test_elsewhere_the_number_may_be_a_card_or_a_term(text: str) -> None:
    assert read(text, "no-mercy").not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("pas pas blauw drie groen drie", {"skip": 2, "3": 2}),
        ("blauw drie pas pas groen drie", {"skip": 2, "3": 2}),
        ("pas pas rood", {"skip": 2}),
        ("skip skip blue three green three", {"skip": 2, "3": 2}),
        ("aussetzen aussetzen blau drei grün drei", {"skip": 2, "3": 2}),
    ],
)
def test_a_card_that_is_said_twice_is_two(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    "text", ["pas pas twee negens", "pas pas een blauwe drie", "ik heb pas blauw drie"]
)
def test_a_word_that_may_mean_only_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "een joker twee keer om",
        "joker drie keer om",
        "rode drie twee keer om",
        "een skip 2 keer om",
    ],
)
def test_a_reverse_whose_name_begins_as_a_count_does_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "een joker, twee keer om",
        "een joker en twee keer om",
        "twee keer om een joker",
        "ein Joker zwei Richtungswechsel",
        "a wild two reverses",
    ],
)
def test_its_number_counts_where_no_card_stands_before_it(text: str) -> None:
    assert cards(text) == {"wild": 1, "reverse": 2}


@pytest.mark.parametrize(
    ("text", "variant", "expected"),
    [
        (
            "zwei flex retour eine normale plus zwei und grün eins",
            "flex",
            {"flex-reverse": 2, "draw-two": 1, "1": 1},
        ),
        (
            "twee flex keer om een gewone skip en rood twee",
            "flex",
            {"flex-reverse": 2, "skip": 1, "2": 1},
        ),
        (
            "zwei rote plus vier eine blaue plus zwei und alle ablegen",
            "no-mercy",
            {"draw-four": 2, "draw-two": 1, "discard-all": 1},
        ),
        (
            "twee gele plus vier een rode plus twee en een skip",
            "no-mercy",
            {"draw-four": 2, "draw-two": 1, "skip": 1},
        ),
    ],
)
def test_an_article_ends_what_is_counted(text: str, variant: str, expected: dict[str, int]) -> None:
    assert cards(text, variant) == expected


@pytest.mark.parametrize(
    "text",
    [
        "two red plus four a blue plus two and discard all",
        "zwei plus vier eine blaue Sieben und alle ablegen",
        "twee skip een joker en groen drie",
    ],
)
def test_what_the_number_may_not_count_is_asked_about_before_an_article(text: str) -> None:
    assert read(text, "no-mercy").not_understood
