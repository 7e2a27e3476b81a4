"""How many cards somebody holds after a 7, a 0 among two or Swap Hands moved the hands told."""

import pytest

from tests.rulebook.at_hand import answered

SEVEN_ZERO = ("seven-zero",)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "I put a seven down, had three cards left and picked Rosa, who was carrying nine. "
         "How big is my hand now?", 9),
        ("en", "Played a 7, five cards remained, and I grabbed Mia's hand of two. How many do I "
         "have?", 2),
        ("en", "I dropped a seven with six cards left and chose Ana, who had ten cards in her "
         "hand. What's my hand size now?", 10),
        ("en", "I laid a seven, kept three and grabbed Zoe, who was clutching fourteen. How many "
         "cards has Zoe got now?", 3),
        ("de", "Ich hab eine Sieben hingelegt, hatte noch vier Karten und hab mir Rosa ausgesucht,"
         " die elf auf der Hand hatte. Wie groß ist meine Hand jetzt?", 11),
        ("de", "Sieben gelegt, noch fünf übrig, mit Opa getauscht, der mit zwei Karten dasaß. Wie "
         "viele habe ich nun?", 2),
        ("nl", "Ik legde een zeven neer, had nog vier kaarten en koos Rosa, die er elf vasthield. "
         "Hoe groot is mijn hand nu?", 11),
        ("nl", "Zeven gelegd, daarna nog vier over, en ik wees oma aan, die met elf zat. Hoeveel "
         "kaarten heb ik nu?", 11),
    ],
)  # fmt: skip
def test_whoever_is_picked_gives_their_hand_whatever_the_verbs(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict, found.value) == ("seven", "value", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "I lay a seven, have four cards left and choose Gus, who holds ten. With how many "
         "do I go on?", 10),
        ("en", "I laid a 7, had six left and took Ida's hand of five. How many do I hold now?", 5),
        ("en", "my wife put a 7 down and took my nine, she had one left. how many have i got", 1),
        ("en", "How many cards will I hold if I lay a 7, have two left and take Grandpa's hand of "
         "six?", 6),
        ("de", "hab sechs karten leg davon die sieben und tausch mit dem opa der neun hat wie "
         "viele halt ich danach", 9),
        ("de", "Jonas legt eine Sieben und tauscht mit mir. Er hatte noch drei übrig, ich acht. "
         "Mit wie vielen spiele ich weiter?", 3),
        ("nl", "Na mijn 7 blijven er nog drie kaarten bij mij over, mijn zus heeft er tien. Met "
         "hoeveel kaarten zit ik na de wissel?", 10),
        ("nl", "Tim legt een 7 en ruilt met mij. Hij houdt er twee over, ik had er negen. Hoeveel "
         "heb ik er nu?", 2),
    ],
)  # fmt: skip
def test_i_hold_what_the_other_held(language: str, question: str, value: int) -> None:
    found = answered(question, "classic", language, house=SEVEN_ZERO)
    assert (found.ruling, found.verdict, found.value) == ("seven", "value", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "I had 6 cards, played a 7 and swapped with Tom who had 9. How many does Tom have "
         "now?", 5),
        ("en", "I have seven cards, lay one of them, a 7, and swap with Tom who has three. How "
         "many does Tom hold?", 6),
        ("de", "hatte sechs, sieben gelegt, mit jonas getauscht der zwei hatte, wie viele hat "
         "jonas jetzt", 5),
        ("de", "Mit der 7 tausche ich meine drei Karten gegen die neun von Papa. Wie viele Karten "
         "hat Papa jetzt?", 3),
        ("de", "Ich leg die 7, hab danach vier und nehm Omas Hand, die hat neun. Wie viele hat "
         "Oma?", 4),
        ("nl", "had er zes, leg de 7, ruil met oma die er elf heeft, hoeveel heeft oma er dan", 5),
        ("nl", "Ik leg een 7, heb er nog drie en pak de hand van Tim met acht. Hoeveel heeft Tim "
         "nu?", 3),
        ("en", "Ann has nine cards, I have three. If she lays a 7 and swaps with me, how many do I "
         "get?", 8),
    ],
)  # fmt: skip
def test_the_seven_is_gone_from_the_hand_that_is_given_away(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "no-mercy", language).value == value


@pytest.mark.parametrize(
    ("asked", "value"),
    [("do I have", 4), ("does Tom have", 2), ("does Ann have", 9)],
)
def test_of_three_who_are_told_of_two_swap_and_the_third_keeps_the_hand(
    asked: str, value: int
) -> None:
    told = "Ann has nine, Tom four, I've two left after the 7. I take Tom's hand."
    assert answered(f"{told} How many {asked}?", "no-mercy", "en").value == value


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "I play Swap Hands with 5 left and choose my sister, who holds twelve. How many "
         "cards does she have now?", 5),
        ("de", "Ich spiele Hände tauschen und habe danach neun Karten. Ich wähle Ute, die drei "
         "hat. Wie viele hat Ute nun?", 9),
        ("nl", "Handenruil gespeeld, ik hou er drie over, Bas heeft er vijf en ik kies Bas. "
         "Hoeveel heeft Bas nu?", 3),
    ],
)  # fmt: skip
def test_swap_hands_moves_both_hands(language: str, question: str, value: int) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.value) == ("swap-hands", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "us two, i lay a zero and keep four, she has seven. what do i hold now", 7),
        ("de", "Zu zweit, ich lege die Null, mir bleiben drei, ihr bleiben acht. Wie viele hab ich "
         "dann?", 8),
        ("nl", "Met z'n tweeën: ik leg een nul en hou er twee over, zij heeft er zeven. Hoeveel "
         "heb ik nu?", 7),
    ],
)  # fmt: skip
def test_of_two_a_zero_swaps(language: str, question: str, value: int) -> None:
    found = answered(question, "no-mercy", language, players=2)
    assert (found.ruling, found.value) == ("zero", value)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I laid a 7, had eight left and took Ida's hand of three. Do I hold fewer cards now "
         "than before the swap?", "yes"),
        ("en", "I laid a 7, had two left and took Ida's hand of nine. Do I have fewer than before "
         "the swap?", "no"),
        ("nl", "Ik leg een 7, had nog acht kaarten en nam Ida's hand van twee. Heb ik er nu minder "
         "dan voor de ruil?", "yes"),
    ],
)  # fmt: skip
def test_more_or_fewer_than_before_the_swap(language: str, question: str, verdict: str) -> None:
    assert answered(question, "no-mercy", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I lay a 7 and swap my eleven with Bea, who has three. How many points is that?"),
        ("en", "I lay a 7, swap with Mia, then draw two and lay a Skip. Tom has five. Mine now?"),
        ("de", "Ich tausche mit meiner 7 die Hand mit Udo, der vier hat. Dann lege ich noch eine. "
         "Wie viele hab ich?"),
    ],
)  # fmt: skip
def test_where_more_has_happened_no_exchange_is_read(language: str, question: str) -> None:
    assert answered(question, "no-mercy", language).situation.exchanged is None


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I laid a seven. May the next player choose who I swap with?", "no"),
        ("en", "I laid a seven. May I choose who I swap with?", "yes"),
        ("de", "Ich spiele eine 7. Darf der Nächste bestimmen, mit wem ich tausche?", "no"),
        ("de", "Ich spiele eine 7. Darf ich bestimmen, mit wem ich tausche?", "yes"),
        ("nl", "Ik leg een zeven. Kiest de volgende speler met wie ik ruil?", "no"),
        ("nl", "Ik leg een zeven. Mag ik kiezen met wie ik ruil?", "yes"),
    ],
)
def test_whoever_laid_the_seven_chooses(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language, 4, SEVEN_ZERO).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "My brother played a seven and now he's choosing who he swaps with. Is that up to "
         "him?", "yes"),
        ("en", "Tom played a seven and chooses who he swaps with. May I choose?", "no"),
        ("en", "I played a seven and now my brother's choosing who I swap with. Is that up to him?",
         "no"),
        ("de", "Mein Bruder hat eine Sieben gelegt und sucht sich jetzt aus, mit wem er tauscht. "
         "Ist das seine Sache?", "yes"),
        ("de", "Mein Bruder hat eine Sieben gelegt und wählt jetzt, mit wem er tauscht. Darf er "
         "das entscheiden?", "yes"),
        ("nl", "Mijn broer speelde een zeven en kiest nu met wie hij ruilt. Is dat aan hem?",
         "yes"),
        ("nl", "Ik legde een zeven en kies nu met wie ik ruil. Is dat aan mij?", "yes"),
        ("en", "My brother played a seven and now the dealer's choosing who he swaps with. Is that "
         "up to him?", "no"),
    ],
)  # fmt: skip
def test_whoever_laid_the_seven_chooses_with_whom_to_swap(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language, 4, SEVEN_ZERO)
    assert (found.ruling, found.verdict) == ("seven", verdict)
