"""A word for every wild, or for every draw card, offers them all with the number that was told."""

from types import SimpleNamespace

import pytest

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.handwords import HandReading, read_hand
from scorekeeper.rulebook.mending import Read
from scorekeeper.tables.hand_line import languages_of
from scorekeeper.tables.shown.doubts import Doubt, doubts_of

LIBRARY = load_library(rules_dir())
WILDS = ["wild-reverse-draw-four", "wild-draw-six", "wild-draw-ten", "color-roulette"]
FLEX_WILDS = ["flip-wild", "flex-target-draw-two", "flex-all-draw", "flex-wild-draw-four"]
DRAW_CARDS = ["draw-two", "draw-four", *WILDS[:-1]]


def reader(language: str, game: str) -> Read:
    """What a line means to somebody who plays this game."""
    variant = LIBRARY.variant(game)

    def read(text: str) -> HandReading | None:
        languages = languages_of(language)
        return read_hand(text, variant, variant.default_deck.id, LIBRARY, languages)

    return read


def doubts(language: str, game: str, text: str) -> tuple[Doubt, ...]:
    """What of a line is asked about, and what is offered for it."""
    deck = LIBRARY.variant(game).default_deck.id
    rules: AgreedRules = SimpleNamespace(variant=game, deck=deck)  # type: ignore[assignment]
    return doubts_of(LIBRARY, language, rules, text, reader(language, game))


def assert_offered(
    language: str, game: str, text: str, kinds: list[str], count: int, rest: dict[str, int]
) -> None:
    """That so many of each kind are offered, and that the line then says so."""
    (doubt,) = doubts(language, game, text)
    assert [offer.kind for offer in doubt.offers] == kinds
    for offer in doubt.offers:
        name = LIBRARY.card_name(offer.kind, language)
        assert offer.name == (f"{count} × {name}" if count > 1 else name)
        after = reader(language, game)(offer.line)
        assert after is not None
        assert after.not_understood == ()
        assert dict(after.tally.cards) == {offer.kind: count, **rest}


@pytest.mark.parametrize(
    ("language", "text", "count"),
    [
        ("nl", "keuzekaart", 1),
        ("nl", "een joker", 1),
        ("nl", "twee keuzekaarten", 2),
        ("nl", "twee keuzekarten", 2),
        ("nl", "keuzekaarten: 2", 2),
        ("nl", "twee zwarte", 2),
        ("nl", "2 zwatre", 2),
        ("nl", "zwarte kaart", 1),
        ("de", "ein Joker", 1),
        ("de", "zwei Joker", 2),
        ("de", "3x Joker", 3),
        ("de", "zwei schwarze Karten", 2),
        ("de", "zwei schwatze", 2),
        ("en", "wild", 1),
        ("en", "a joker", 1),
        ("en", "two wild cards", 2),
        ("en", "three jokres", 3),
        ("en", "jokers x2", 2),
        ("en", "two blacks", 2),
    ],
)
def test_a_word_for_any_wild_offers_every_wild(language: str, text: str, count: int) -> None:
    assert_offered(language, "no-mercy", text, WILDS, count, {})


@pytest.mark.parametrize(
    ("language", "text", "count"),
    [("en", "a joker", 1), ("de", "zwei Joker", 2), ("nl", "drie zwarte", 3)],
)
def test_flex_has_other_wilds(language: str, text: str, count: int) -> None:
    assert_offered(language, "flex", text, FLEX_WILDS, count, {})


@pytest.mark.parametrize(
    ("language", "text", "count"),
    [
        ("nl", "pakkaart", 1),
        ("nl", "een pakkart", 1),
        ("nl", "2 pakkaarten", 2),
        ("nl", "4 trekkaarten", 4),
        ("de", "Zieh-Karte", 1),
        ("de", "Ziehkrate", 1),
        ("de", "zwei Ziehkarten", 2),
        ("de", "2 Pluskarten", 2),
        ("en", "draw card", 1),
        ("en", "2 draw cards", 2),
    ],
)
def test_a_word_for_any_draw_card_offers_every_draw_card(
    language: str, text: str, count: int
) -> None:
    assert_offered(language, "no-mercy", text, DRAW_CARDS, count, {})


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("nl", "twee keuzekaarten en een 9"),
        ("de", "eine 9 und zwei Joker"),
        ("en", "red 9, two wilds"),
    ],
)
def test_what_stands_beside_it_stays(language: str, text: str) -> None:
    assert_offered(language, "no-mercy", text, WILDS, 2, {"9": 1})


def test_what_is_near_to_nothing_but_wilds_offers_every_wild_too() -> None:
    (doubt,) = doubts("en", "flex", "wild thing")
    assert sorted(offer.kind for offer in doubt.offers) == sorted(FLEX_WILDS)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "two blorgs"), ("de", "zwei Plömpel"), ("nl", "twee zwabbers"), ("en", "red card")],
)
def test_other_words_offer_no_whole_family(language: str, text: str) -> None:
    (doubt,) = doubts(language, "no-mercy", text)
    assert len(doubt.offers) < len(WILDS)
    assert reader(language, "no-mercy")(text).families == {}  # type: ignore[union-attr]


@pytest.mark.parametrize(("language", "text"), [("nl", "2 pakkaarten"), ("nl", "vier pakkaarten")])
def test_several_draw_cards_are_not_taken_for_one_with_that_number(
    language: str, text: str
) -> None:
    reading = reader(language, "no-mercy")(text)
    assert reading is not None
    assert reading.not_understood == (text,)
    assert not reading.tally.cards
