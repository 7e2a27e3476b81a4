"""What is said beside the cards: names, lists, headings, colours of several, what is taken back."""

import pytest

from scorekeeper.rulebook.handwords import read_hand
from tests.rulebook.at_hand import LIBRARY, read


def cards(text: str, variant: str = "classic") -> dict[str, int]:
    reading = read(text, variant)
    assert reading.not_understood == ()
    return dict(reading.tally.cards)


@pytest.mark.parametrize(
    "text",
    [
        "Anna: 7, skip",
        "Anna has a 7 and a skip",
        "Sarah's got 7, skip",
        "Sven: 7, skip",
        "in Runde 2 hatte Kevin rot 7, skip",
        "Tom - 7, skip",
        "Jonas → 7, skip",
        "add them up: 7, skip",
        "a skip and a 7 left when Pete went out",
        "two cards: 7, skip",
        "2 Stück: 7, skip",
        "all red: 7, skip",
        "7, skip, alles rot",
        "rot 7 halt, skip",
        "ready? 7, skip",
    ],
)
def test_what_is_said_around_the_cards_is_no_card(text: str) -> None:
    assert cards(text) == {"7": 1, "skip": 1}


@pytest.mark.parametrize(
    "text",
    [
        "1) 7 2) skip",
        "1. rot 7 2. skip",
        "a) 7 b) skip",
        "#1 red 7 #2 skip",
        "erstens rot 7, zweitens skip",
    ],
)
def test_the_numbers_of_a_list_in_one_line_are_no_cards(text: str) -> None:
    assert cards(text) == {"7": 1, "skip": 1}


@pytest.mark.parametrize(
    "text",
    [
        "two skips, red and blue",
        "zwei Aussetzer, einer rot, einer blau",
        "skips: red and blue",
        "skip: 1x red, 1x blue",
        "2x skip (red+blue)",
        "one skip, no, two skips",
        "red skip, no, two red skips",
        "rode skip, nee, twee rode skips",
        "twee, nee, twee skips",
        "two skips, one red, the other blue",
        "zwei Aussetzen, die eine rot, die andere blau",
        "twee skips, de ene rood, de andere blauw",
        "two skips, one of them red",
        "zwei Aussetzen, eine davon rot",
        "twee skips, waarvan één rood",
        "twee skips, eentje rood, eentje geel",
        "zwei Aussetzen eins rot eins gelb",
        "pas, pas rood",
        "een gele pas en nog een pas",
        "2 passen",
        "two skips, 1 red and 1 blue",
    ],
)
def test_two_skips_are_two_however_they_are_told(text: str) -> None:
    assert cards(text) == {"skip": 2}


@pytest.mark.parametrize(
    "text",
    [
        "Anna: 7, Ben: skip",
        "Anna 20, ich 30",
        "Tom and Anna: 7, 8",
        "three skips, red and blue",
        "three skips, 2 red 1 blue",
        "drie skips, eentje rood",
        "two skips, one red, a blue seven",
        "won wild",
        "green plus two and four",
        "rote neun grüne neun zwei aussetzen",
        "two sevens, two red",
        "7, no, 2 skips",
        "red 5 no 7",
        "zwei halt",
        "ik heb pas 2 negens",
        "pas net gepakt, rode 7",
        "pas op, joker",
        "three red and a blue 7",
        "ich schätze 30",
        "rei Achter",
        "skip, no, reverse",
        "wild-4-skip",
        "a wild and the other card",
        "a wild and the other one",
        "7, skip und für Anna 30",
    ],
)
def test_what_may_be_another_hand_or_another_card_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("joker om zelf in te vullen, 7", {"customizable": 1, "7": 1}),
        ("twee jokers om zelf in te vullen en een joker", {"customizable": 2, "wild": 1}),
        ("einen Joker zum Beschriften und einen Joker", {"customizable": 1, "wild": 1}),
        ("a wild you write on and a wild", {"customizable": 1, "wild": 1}),
    ],
)
def test_a_wild_to_be_filled_in_is_one_card(text: str, told: dict[str, int]) -> None:
    assert dict(read_hand(text, LIBRARY.variant("classic"), "112", LIBRARY).tally.cards) == told


@pytest.mark.parametrize(
    "text", ["de wilde plus vier keer om", "die wilde +4 Retour", "the black plus four reverse"]
)
def test_a_wild_plus_four_that_turns_round_is_one_card(text: str) -> None:
    assert cards(text, "no-mercy") == {"wild-reverse-draw-four": 1}


def test_a_card_with_two_colours_is_one_card() -> None:
    for text in ("red 7/blue", "red/blue 7", "a 7, red with blue as the flex colour"):
        assert cards(text, "flex") == {"7": 1}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("three times the one", {"1": 3}),
        ("drie keer de één", {"1": 3}),
        ("dreimal die Eins", {"1": 3}),
        ("gelbe sieben blaue drei einmal aussetzen", {"7": 1, "3": 1, "skip": 1}),
        ("rote neun grüne neun zwei Joker", {"9": 2, "wild": 2}),
        ("joker 50 plus vier 50 samen 100", {"wild": 1, "wild-draw-four": 1}),
        ("joker 50 zeven 7 samen 57", {"wild": 1, "7": 1}),
        ("three left, a 2, a 5 and a skip", {"2": 1, "5": 1, "skip": 1}),
        ("nog drie over, 2, 5 en een skip", {"2": 1, "5": 1, "skip": 1}),
        ("4 left, a 2, a 5 and a skip", {"4": 1, "2": 1, "5": 1, "skip": 1}),
        ("die letzten zwei sind ein Joker und eine 5", {"wild": 1, "5": 1}),
        ("I have 3 cards: 1 wild 2 skips", {"wild": 1, "skip": 2}),
        ("2 Neuner 1 Aussetzer und 1 Joker", {"9": 2, "skip": 1, "wild": 1}),
        ("ein Aussetzer für 20 und eine 8", {"skip": 1, "8": 1}),
        ("my hand: two left, wild and 2", {"wild": 1, "2": 1}),
        ("drie zijn over: skip, joker, 5", {"skip": 1, "wild": 1, "5": 1}),
        ("2 fours 8 and a skip", {"4": 2, "8": 1, "skip": 1}),
        ("three wilds 150 and a 7", {"wild": 3, "7": 1}),
        ("twee keer een plus twee", {"draw-two": 2}),
        ("skip and three yellow numbers: 1 2 3", {"skip": 1, "1": 1, "2": 1, "3": 1}),
        ("a yellow nine, two reds: 3 and 4", {"9": 1, "3": 1, "4": 1}),
        ("a 7 twice and a skip twice", {"7": 2, "skip": 2}),
        ("een 7 twee keer, een skip twee keer", {"7": 2, "skip": 2}),
        ("skips 2, wilds 3 and a 7", {"skip": 2, "wild": 3, "7": 1}),
        ("keine mehr Joker, eine 7", {"7": 1}),
        ("a wild and a plus four, both black", {"wild": 1, "wild-draw-four": 1}),
    ],
)
def test_what_is_said_without_commas_is_told_apart(text: str, told: dict[str, int]) -> None:
    assert cards(text) == told


def test_a_draw_card_times_a_number_is_that_many() -> None:
    assert cards("+10 x 1, +6 x 2", "no-mercy") == {"wild-draw-ten": 1, "wild-draw-six": 2}
    assert cards("zwei +10 eine +6", "no-mercy") == {"wild-draw-ten": 2, "wild-draw-six": 1}
    assert cards("wild +4 x2, 8") == {"wild-draw-four": 2, "8": 1}


def test_the_numbers_of_a_list_are_told_beside_the_cards() -> None:
    assert read("1) 7 2) skip").beside == ("1)", "2)")


@pytest.mark.parametrize(
    ("text", "variant", "kind"),
    [
        ("Farbwahl plus sechs, 7", "no-mercy", "wild-draw-six"),
        ("plus zehn Wunschkarte, 7", "no-mercy", "wild-draw-ten"),
        ("kleurkeuze retour plus vier, 7", "no-mercy", "wild-reverse-draw-four"),
        ("joker take four, 7", "flex", "flex-wild-draw-four"),
        ("Flip-Farbwahl, 7", "flex", "flip-wild"),
        ("joker take four, 7", "classic", "wild-draw-four"),
        ("neem vier keuzekaart, 7", "classic", "wild-draw-four"),
    ],
)
def test_a_wild_by_its_name_and_by_what_it_does_is_one_card(
    text: str, variant: str, kind: str
) -> None:
    assert cards(text, variant) == {kind: 1, "7": 1}


def test_without_commas_a_wild_beside_another_one_may_be_two_cards() -> None:
    assert read("skip joker take four 7").not_understood == ("joker take four",)


def test_a_wild_that_is_named_whole_is_a_second_one() -> None:
    assert cards("wild wild draw four, 7") == {"wild": 1, "wild-draw-four": 1, "7": 1}


@pytest.mark.parametrize(
    "text", ["Wunschkarten, rote 7", "wild cards and a red 7", "keuzekaarten, groene 7"]
)
def test_how_many_cards_a_plural_means_is_not_guessed(text: str) -> None:
    reading = read(text)
    assert dict(reading.tally.cards) == {"7": 1}
    assert len(reading.not_understood) == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("een zes, een rode, en een overslaankaart", {"6": 1, "skip": 1}),
        ("eine 6, eine rote, und ein Aussetzer", {"6": 1, "skip": 1}),
        ("just the skip, red", {"skip": 1}),
        ("draw two, green. Skip, blue. That's your forty", {"draw-two": 1, "skip": 1}),
        ("beides Plus zwei, eine rot und eine grün", {"draw-two": 2}),
        ("beide roten Plus zwei und beide blauen Nuller", {"draw-two": 2, "0": 2}),
        ("Leute, also plus zwei, rote 6", {"draw-two": 1, "6": 1}),
        ("je eine 4 in rot, blau und grün", {"4": 3}),
        ("jeweils eine 6 in Rot und Grün, Aussetzer", {"6": 2, "skip": 1}),
        ("van elk een 6 in rood en groen", {"6": 2}),
        ("a 6 each in red and green, skip", {"6": 2, "skip": 1}),
        ("je eine rote und eine blaue Plus zwei", {"draw-two": 2}),
        ("zweimal die rote Sieben, einmal die gelbe", {"7": 3}),
        ("drei Karten in Grün: Eins, Zwei und Aussetzer", {"1": 1, "2": 1, "skip": 1}),
        ("three cards in green: 1, 2, skip", {"1": 1, "2": 1, "skip": 1}),
        ("gelbe Sechs und ne Plus zwei, die normale", {"6": 1, "draw-two": 1}),
        ("mijn buurvrouw Toos: keer om blauw, keer om geel", {"reverse": 2}),
        ("plus vier met een rode vijf", {"wild-draw-four": 1, "5": 1}),
    ],
)
def test_colours_behind_a_card_add_nothing_but_its_number(text: str, told: dict[str, int]) -> None:
    assert cards(text) == told


@pytest.mark.parametrize(
    "text",
    [
        "eine 7, noch eine gelbe, und ein Aussetzer",
        "eine rote 7, eine gelbe, und ein Aussetzer",
        "a six, a red one, and a skip",
        "skip, red",
        "zweimal die rote Sieben, einmal gelb",
        "drei Karten in Grün: Eins und Aussetzer",
        "mijn buurvrouw Toos een 7 en ik een 5",
    ],
)
def test_a_colour_that_may_be_a_card_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "skip, red 7, thanks a lot Dave",
        "skip, red 7, no joke",
        "skip, plain old red 7, better luck next time",
        "Aussetzen, rote 7, vielen Dank auch, Dieter",
        "Aussetzen, kein Witz, stinknormale rote 7",
        "Aussetzen, rote 7, nächstes Mal besser",
        "skip, doodgewone rode 7, dank je wel hoor Kees",
        "skip, rode 7, volgende keer beter",
    ],
)
def test_thanks_to_somebody_and_hopes_for_the_next_time_say_nothing(text: str) -> None:
    assert cards(text) == {"skip": 1, "7": 1}


@pytest.mark.parametrize(
    "text",
    [
        "skip, thanks Dave, red 7",
        "skip, red 7, Dave",
        "Aussetzen, nächste Runde zwei Joker",
        "skip, volgende keer twee skips",
    ],
)
def test_what_may_be_of_another_hand_or_round_is_asked_about(text: str) -> None:
    assert read(text).not_understood
