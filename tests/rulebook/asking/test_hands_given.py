"""What is left in the pile and what all hold, where all have their cards."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "game", "players", "value"),
    [
        ("de", "Wir sind zu viert, jeder hat sein Blatt bekommen und eine Karte liegt aufgedeckt. "
         "Wie viele stecken noch im Ziehstapel?", "classic", 4, 79),
        ("de", "Altes Spiel mit 108 Karten, zu dritt. Alle haben ihre Handkarten, aufgedeckt ist "
         "noch nichts. Wie viele sind im Nachziehstapel?", "classic", 3, 87),
        ("en", "Everybody's got their cards and one lies face up. How many are in the draw pile?",
         "classic", 5, 72),
        ("en", "Three of us have picked up our hands, one card is turned over. How big is the "
         "draw pile?", "no-mercy", 3, 146),
        ("nl", "Iedereen heeft zijn kaarten en er ligt er één open. Hoeveel zitten er nog in de "
         "trekstapel?", "classic", 6, 65),
        ("nl", "We hebben allemaal onze kaarten al, de eerste is omgedraaid. Hoeveel kaarten telt "
         "de pot?", "classic", 2, 93),
        ("de", "Jeder hat seine sieben, eine ist aufgedeckt. Wie viele Karten sind im Stapel?",
         "classic", 4, 79),
        ("en", "How many cards are in the draw pile once everyone has their cards and one is "
         "turned up?", "classic", 4, 79),
        ("nl", "Hoeveel kaarten zitten er in de trekstapel als iedereen zijn kaarten heeft en er "
         "één open ligt?", "classic", 4, 79),
    ],
)  # fmt: skip
def test_when_all_have_their_cards_the_rest_is_the_pile(
    language: str, question: str, game: str, players: int, value: int
) -> None:
    found = answered(question, game, language, players=players)
    assert (found.ruling, found.value) == ("deal", value)


@pytest.mark.parametrize(
    ("language", "question", "game", "players", "value"),
    [
        ("de", "Wir sind vier und haben ausgeteilt, ohne die Power-Karten gerechnet. Wie viele "
         "Handkarten sind im Umlauf?", "flex", 4, 28),
        ("de", "Zu sechst, alle haben ihre Karten. Wie viele sind das zusammen?",
         "classic", 6, 42),
        ("en", "Five of us, all dealt, leaving the power cards aside. How many hand cards are in "
         "circulation?", "flex", 5, 35),
        ("en", "Everyone has their hand. How many cards are we holding between us?",
         "classic", 7, 49),
        ("nl", "Er is gedeeld, met z'n vijven, powerkaarten niet meegeteld. Hoeveel handkaarten "
         "zijn er in omloop?", "flex", 5, 35),
        ("nl", "Iedereen heeft zijn kaarten gekregen. Hoeveel kaarten zijn dat samen?",
         "no-mercy", 3, 21),
        ("de", "Wir sind sechs. Wie viele Karten halten wir am Anfang alle zusammen?",
         "classic", 6, 42),
        ("en", "Six of us. Ignoring power cards, how many cards are in people's hands after the "
         "deal?", "flex", 6, 42),
        ("nl", "We zijn met zes. Hoeveel kaarten zitten er na het delen in alle handen samen?",
         "classic", 6, 42),
    ],
)  # fmt: skip
def test_all_hands_together_are_counted_for_all_players(
    language: str, question: str, game: str, players: int, value: int
) -> None:
    found = answered(question, game, language, players=players)
    assert (found.ruling, found.value) == ("deal", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Alle haben ihre Karten abgelegt, eine liegt offen. Wie viele sind im Stapel?"),
        ("en", "Everyone has laid their cards and one is open. How many are in the draw pile?"),
        ("nl", "Iedereen heeft zijn kaarten weggelegd, één ligt open. Hoeveel in de trekstapel?"),
    ],
)
def test_cards_that_all_have_laid_are_not_given_to_them(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=4)
    assert found.value != 108 - 4 * 7 - 1
