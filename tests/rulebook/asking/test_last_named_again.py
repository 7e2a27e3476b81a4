"""The card that somebody went out with, named again as what another draws for, counts once: not."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "points"),
    [
        ("en", "There are only two of us, Amir and me. I finished on a Draw Two while he had a 4 "
         "and a 7. For my Draw Two he picked up a Skip and a 2. How many points do I get for the "
         "round?", 33),
        ("en", "I went out with a Draw Two. My Draw Two made Ann pick up a Skip and a 2, and she "
         "also had a 4. How many points do I get?", 26),
        ("de", "Ich habe mit einer +2 Schluss gemacht, er hatte noch eine 4. Für meine +2 hat er "
         "ein Aussetzen gezogen und einen Joker. Wie viele Punkte bekomme ich?", 74),
        ("nl", "Ik ging uit met een +2, hij had nog een 4 en een 7. Voor mijn +2 pakte hij een "
         "sla-beurt-over en een 2. Hoeveel punten krijg ik?", 33),
        # Another card of that kind is one that is held.
        ("en", "I went out with a Draw Two. Ann had a 4 and a Draw Two. How many points do I get?",
         24),
        ("nl", "Ik ging uit met een +2. Hij had nog een 4 en een +2. Hoeveel punten krijg ik?", 24),
    ],
)  # fmt: skip
def test_what_is_drawn_for_is_not_held(language: str, question: str, points: int) -> None:
    players = 2 if "only two" in question else None
    found = answered(question, "classic", language, players=players)
    assert (found.ruling, found.verdict, found.value) == ("round-score", "value", points)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Elimination to 500, we've four people in. Leo was on 455 before this hand and he's "
         "been left with a Wild Draw Four? No, sorry, that was Mia. Leo had a Reverse, a 9 and "
         "another 9. So is Leo out now?", "no"),
        ("en", "Elimination to 500. Leo was on 465 before this hand and he's been left with a "
         "Wild? No, sorry, that was Mia. Leo had a Reverse, a 9 and an 8. So is Leo out now?",
         "yes"),
        ("de", "Ausscheiden ab 500. Leo stand bei 455 und hatte noch einen Joker. Nein, Quatsch, "
         "das war Mia. Leo hatte einen Richtungswechsel, eine 9 und eine 8. Ist Leo jetzt "
         "draußen?", "no"),
        ("nl", "Afvalrace tot 500. Leo stond op 455 en had nog een keuzekaart. Nee, sorry, dat was "
         "Mia. Leo had een keer-om, een 9 en een 8. Is Leo nu uit?", "no"),
    ],
)  # fmt: skip
def test_what_another_held_is_left_out(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("elimination", verdict)


@pytest.mark.parametrize(
    ("language", "question", "points"),
    [
        # Whoever goes out gets what everybody held.
        ("en", "I went out. Tom had a skip and a 9. No wait, those were Ann's. Tom had a 5. How "
         "many points do I get?", 34),
        ("en", "Kit got up to 26 cards and was out. Then I played my last card. Mo still had a "
         "+10 and a 3. How many points do I get?", 303),
        ("de", "Kit kam auf 26 Karten und war raus. Dann legte ich meine letzte Karte. Mo hatte "
         "noch eine +10 und eine 3. Wie viele Punkte bekomme ich?", 303),
        ("nl", "Kit kwam op 26 kaarten en lag eruit. Toen legde ik mijn laatste kaart. Mo had nog "
         "een +10 en een 3. Hoeveel punten krijg ik?", 303),
    ],
)  # fmt: skip
def test_the_winner_gets_what_all_held(language: str, question: str, points: int) -> None:
    game = "no-mercy" if points > 100 else "classic"
    assert answered(question, game, language).value == points


@pytest.mark.parametrize(
    ("language", "question", "cards"),
    [
        ("en", "Six of us in. How many cards are we holding between us once everybody's been dealt "
         "a hand?", 42),
        ("en", "Six of us. How many cards does each of us hold once everybody's been dealt a "
         "hand?", 7),
        ("de", "Zu sechst. Wie viele Karten halten wir zusammen, wenn alle ihre Hand bekommen "
         "haben?", 42),
        ("nl", "We zijn met z'n zessen. Hoeveel kaarten houden we samen vast als iedereen een hand "
         "heeft gekregen?", 42),
    ],
)  # fmt: skip
def test_all_hands_are_counted_between_us(language: str, question: str, cards: int) -> None:
    found = answered(question, "classic", language, players=6)
    assert (found.ruling, found.value) == ("deal", cards)
