"""What people remark on beside their cards, and what takes a card back in the same words."""

import pytest

from tests.rulebook.at_hand import read


@pytest.mark.parametrize(
    "text",
    [
        "two wilds and a 9, that's so not fair",
        "two wilds and a 9 no mercy indeed",
        "not much, two wilds and a 9",
        "two wilds and a 9, how is that even possible",
        "two wilds and a 9, why is it always me",
        "it's two wilds and a 9 isn't it",
        "got two wilds and a 9 again, didn't I?",
        "no luck at all, two wilds and a 9",
        "unfair! two wilds and a 9",
        "two wilds, which sucks, and a 9",
        "two wilds and a 9, which really hurts",
        "lost badly lol, two wilds and a 9",
        "two wilds and a 9, oops",
        "zwei Joker, was weh tut, und eine 9",
        "zwei Joker und eine 9 hoppla",
        "haushoch verloren, zwei Joker und eine 9",
        "twee jokers, wat klote is, en een 9",
        "twee jokers en een 9 oeps",
        "dik verloren, twee jokers en een 9",
        "zwei Joker und eine 9, das ist doch nicht fair",
        "zwei Joker und eine 9, keine Gnade",
        "nicht viel, zwei Joker und eine 9",
        "zwei Joker und eine 9, wie geht das denn",
        "zwei Joker und eine 9, warum immer ich",
        "zwei Joker und eine 9, ne?",
        "zwei Joker und eine 9, nicht wahr",
        "kein Wunder, zwei Joker und eine 9",
        "twee jokers en een 9, dat is toch niet eerlijk",
        "twee jokers en een 9, geen genade inderdaad",
        "niet veel, twee jokers en een 9",
        "twee jokers en een 9, hoe kan dat nou",
        "twee jokers en een 9, waarom ik weer",
        "twee jokers en een 9, toch?",
        "ik heb twee jokers en een 9, of niet",
        "geen wonder, twee jokers en een 9",
    ],
)
def test_a_remark_says_nothing_of_the_cards(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"wild": 2, "9": 1}
    assert reading.tally.amounts == ()


@pytest.mark.parametrize(
    "text",
    [
        "two wilds, not really",
        "two wilds, not anymore",
        "two wilds, which I played",
        "zwei Joker, die ich gelegt habe",
        "twee jokers, die ik niet heb",
        "two wilds, I haven't",
        "two wilds, didn't I have three",
        "two skips, no not fair",
        "a red 7, that's not mine",
        "not much wild",
        "not many wilds, a red 7",
        "two wilds if I'm not lucky",
        "three wilds, two not nice",
        "zwei Joker, stimmt nicht",
        "zwei Joker, nicht wirklich",
        "zwei Joker oder",
        "drei Joker, zwei nicht fair",
        "zwei Joker, das wäre nicht fair",
        "eine rote 7, nicht meine",
        "nicht viel: eine 7",
        "nicht viel Joker",
        "twee jokers, klopt niet",
        "twee jokers, niet echt",
        "twee jokers, eentje niet leuk",
        "twee jokers, dat zou niet eerlijk zijn",
        "een rode 7, niet van mij",
        "niet veel joker",
    ],
)
def test_what_may_take_back_a_card_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "had to draw four, so red 1 and a skip",
        "drew four at the end so it's red 1 and a skip",
        "musste am Ende vier ziehen also rote 1 und Aussetzen",
        "moest op het eind vier pakken dus rode 1 en een skip",
    ],
)
def test_what_had_to_be_drawn_is_no_card(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"1": 1, "skip": 1}


@pytest.mark.parametrize(
    "text",
    [
        "had to draw four and a red 1",
        "musste vier ziehen und eine rote 1",
        "moest vier pakken en een rode 1",
    ],
)
def test_a_draw_behind_which_no_hand_begins_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "i had to keep a draw four and a red 1",
        "hatte eine Zieh Vier und eine rote 1",
        "had een pak vier en een rode 1",
    ],
)
def test_a_card_to_draw_that_is_held_counts(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"wild-draw-four": 1, "1": 1}


@pytest.mark.parametrize(
    "text",
    [
        "red 1 and a skip, unlucky or what",
        "red 1 and a skip, jesus",
        "rote 1 und Aussetzen, krass oder",
        "rote 1 Aussetzen krass oder",
        "rode 1 en een skip, ik ben de pineut",
        "ne rode 1 en ne skip, da's al",
    ],
)
def test_what_is_felt_about_the_cards_is_no_card(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"1": 1, "skip": 1}


@pytest.mark.parametrize("text", ["red 7 or red 8", "rot 7 oder rot 8", "rood 7 of rood 8"])
def test_one_card_or_another_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "I think it's two wilds and a 9",
        "um I think it is two wilds and a 9",
        "two wilds and I think a 9",
        "ich glaube das sind zwei Joker und eine 9",
        "zwei Joker und ich denke eine 9",
        "volgens mij zijn het twee jokers en een 9",
        "twee jokers en ik denk een 9",
    ],
)
def test_a_belief_before_the_cards_changes_nothing(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"wild": 2, "9": 1}


@pytest.mark.parametrize(
    "text",
    [
        "I think it's 40",
        "I think it's seven",
        "a 7, I think it's an 8",
        "maybe it's a wild",
        "ich denke das sind 40",
        "eine 7, ich glaube eine 8",
        "vielleicht ist es ein Joker",
        "volgens mij is het 40",
        "een 7, ik denk een 8",
        "misschien is het een joker",
    ],
)
def test_a_guess_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "47 points in my name",
        "47 under my name",
        "47 Punkte auf meinen Namen",
        "47 auf mein Konto",
        "47 punten op mijn naam",
        "47 achter m'n naam",
    ],
)
def test_under_whose_name_points_stand_says_nothing_where_it_is_mine(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert (dict(reading.tally.cards), reading.tally.amounts) == ({}, (47,))


@pytest.mark.parametrize(
    "text",
    [
        "47 points to her name",
        "47 Punkte auf ihr Konto",
        "47 punten op haar naam",
        "47 punten op naam van Piet",
    ],
)
def test_points_under_another_name_are_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "wild, all the others together 15",
        "wild, all of the rest is 15",
        "Joker, alles andere zusammen ist 15",
        "Joker, all der Rest ist 15",
        "joker, al de rest samen is 15",
        "joker, heel de rest is 15",
    ],
)
def test_all_the_rest_is_the_rest(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert (dict(reading.tally.cards), reading.tally.amounts) == ({"wild": 1}, (15,))


@pytest.mark.parametrize(
    "text",
    [
        "wild and all the rest",
        "Joker und alles andere",
        "joker en al de rest",
        "7, 8, all the others red",
    ],
)
def test_a_rest_without_a_number_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "wild and 23 more",
        "wild plus 23 more",
        "Joker und noch 23",
        "Joker und 23 mehr",
        "joker en nog 23 erbij",
        "joker en 23 meer",
    ],
)
def test_more_than_anybody_holds_are_points(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert (dict(reading.tally.cards), reading.tally.amounts) == ({"wild": 1}, (23,))


@pytest.mark.parametrize(
    "text",
    [
        "wild and 12 more",
        "skip, 23 more or less",
        "Joker und 12 mehr",
        "joker en 12 meer",
        "joker, 23 meer of minder",
    ],
)
def test_more_that_may_be_cards_or_a_guess_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "two wilds and a 9, I know, I know",
        "I know, two wilds and a 9",
        "two wilds and a 9 (I know)",
        "two wilds and a 9 I know I know",
        "two wilds and a 9, don't laugh",
        "zwei Joker und eine 9, ja ja, ich weiß",
        "zwei Joker und eine 9 ich weiß ich weiß",
        "zwei Joker und eine 9, lach nicht",
        "twee jokers en een 9, ik weet het, ik weet het",
        "ja ik weet het hoor, twee jokers en een 9",
        "twee jokers en een 9, lach niet",
    ],
)
def test_what_is_said_of_any_hand_says_nothing_of_this_one(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"wild": 2, "9": 1}


@pytest.mark.parametrize(
    "text",
    [
        "two wilds, I don't know",
        "two wilds that I know of",
        "two wilds, I know one",
        "zwei Joker, ich weiß nicht",
        "zwei Joker, weiß ich nicht",
        "twee jokers, ik weet het niet",
        "twee jokers, weet ik veel",
    ],
)
def test_what_nobody_knows_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "no good 7",
        "no nice red 7, a skip",
        "not a good wild, a 7",
        "kein cooler Joker, eine 7",
        "keine super 7, ein Joker",
        "geen goed 7",
    ],
)
def test_a_denial_that_may_be_about_the_card_behind_it_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize("text", ["no normal skip", "kein normal Aussetzen", "geen normaal skip"])
def test_a_denied_kind_of_card_is_asked_about(text: str) -> None:
    assert read(text, "flex").not_understood


@pytest.mark.parametrize(
    "text",
    [
        "no good, a 7 and a skip",
        "no good: a 7 and a skip",
        "no good so a 7 and a skip",
        "no luck 7 skip",
        "not good 7 skip",
        "nicht gut eine 7 und Aussetzen",
        "niet goed 7 skip",
    ],
)
def test_a_sigh_before_the_cards_denies_none(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"7": 1, "skip": 1}
