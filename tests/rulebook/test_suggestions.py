"""Which cards are offered for words that are not understood."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.handwords import read_hand
from scorekeeper.rulebook.suggestions import MOST, suggestions

LIBRARY = load_library(rules_dir())
CLASSIC = LIBRARY.variant("classic")
LEXICON = LIBRARY.lexicon(CLASSIC, "108", ("en", "de", "nl"))


@pytest.mark.parametrize(
    ("lang", "piece", "kind"),
    [
        ("en", "revolver", "reverse"),
        ("en", "draw", "draw-two"),
        ("en", "wild thing", "wild"),
        ("de", "Richtungsdings", "reverse"),
        ("de", "ziehen", "draw-two"),
        ("nl", "keuzedinges", "wild"),
        ("nl", "neem", "draw-two"),
    ],
)
def test_the_cards_whose_names_are_near_are_offered(lang: str, piece: str, kind: str) -> None:
    lexicon = LIBRARY.lexicon(CLASSIC, "108", tuple(dict.fromkeys((lang, "en", "de", "nl"))))
    assert kind in suggestions(piece, lexicon)


@pytest.mark.parametrize("piece", ["", "?", "qx", "12", "3,5", "+"])
def test_nothing_is_offered_for_what_is_no_word(piece: str) -> None:
    assert suggestions(piece, LEXICON) == ()


@given(st.text(max_size=80))
def test_few_cards_of_the_deck_are_offered_each_once(piece: str) -> None:
    offered = suggestions(piece, LEXICON)
    assert len(offered) == len(set(offered)) <= MOST
    assert set(offered) <= LEXICON.kinds.keys()


@pytest.mark.parametrize(
    ("lang", "piece", "kind"),
    [
        ("en", "a red one", "1"),
        ("en", "yellow eigt", "8"),
        ("de", "rote Driei", "3"),
        ("nl", "gele dire", "3"),
    ],
)
def test_behind_a_colour_its_number_is_offered_first(lang: str, piece: str, kind: str) -> None:
    lexicon = LIBRARY.lexicon(CLASSIC, "108", tuple(dict.fromkeys((lang, "en", "de", "nl"))))
    assert suggestions(piece, lexicon)[0] == kind


def test_a_number_that_the_deck_has_not_is_offered_no_more_than_any_other() -> None:
    flex = LIBRARY.variant("flex")
    lexicon = LIBRARY.lexicon(flex, flex.default_deck.id, ("en", "de", "nl"))
    assert "9" not in suggestions("red nien", lexicon)


@pytest.mark.parametrize("piece", ["seven hundred", "red seven hundred", "one"])
def test_without_a_colour_before_it_no_number_is_offered(piece: str) -> None:
    assert not any(kind.isdecimal() for kind in suggestions(piece, LEXICON))


@pytest.mark.parametrize("sum_", ["Ninety", "Acht en negentig", "ninety eight"])
def test_no_card_is_offered_for_a_sum_in_words(sum_: str) -> None:
    assert suggestions(sum_, LEXICON) == ()


def test_a_reading_offers_cards_for_each_thing_it_does_not_understand() -> None:
    reading = read_hand("7, revolver, skip, qx", CLASSIC, "108", LIBRARY)
    assert reading.not_understood == ("revolver", "qx")
    assert "reverse" in reading.suggestions["revolver"]
    assert reading.suggestions["qx"] == ()


@pytest.mark.parametrize(
    ("lang", "piece"),
    [
        ("en", "draw card"),
        ("de", "Ziehkarte"),
        ("nl", "pakkaart"),
        ("nl", "trekkaart"),
    ],
)
def test_a_name_of_two_cards_offers_both_and_no_third(lang: str, piece: str) -> None:
    lexicon = LIBRARY.lexicon(CLASSIC, "108", tuple(dict.fromkeys((lang, "en", "de", "nl"))))
    assert suggestions(piece, lexicon) == ("draw-two", "wild-draw-four")


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
@pytest.mark.parametrize("piece", ["blorg", "alles", "minus"])
def test_nothing_is_offered_that_is_a_mere_guess(lang: str, piece: str) -> None:
    lexicon = LIBRARY.lexicon(CLASSIC, "108", tuple(dict.fromkeys((lang, "en", "de", "nl"))))
    assert suggestions(piece, lexicon) == ()
