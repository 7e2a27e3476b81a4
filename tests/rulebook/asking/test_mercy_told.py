"""Hands that are told of one or several people, and who of them is out by the Mercy rule."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "My aunt counts 29 cards, am I out?", "no"),
        ("en", "Tom has 26 and Anna has 20, is Anna out?", "no"),
        ("en", "Grandpa is holding 25 cards. Is he still in?", "no"),
        ("de", "Mein Bruder hat 26 Karten, bin ich dann raus?", "no"),
        ("de", "Oma hält inzwischen 28 Karten: wirft mich das aus der Runde?", "no"),
        ("de", "Opa ist auf 24 Karten gekommen, ist er noch dabei?", "yes"),
        ("nl", "Mijn broer heeft er 26, lig ik er nu uit?", "no"),
        ("nl", "Papa is opgelopen tot 27 kaarten. Mag papa verder spelen?", "no"),
    ],
)
def test_whose_cards_are_counted_is_out_and_nobody_else(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("mercy", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I was at 23 cards and had to take 2, is that too many?", "yes"),
        ("en", "I was at 20 cards and had to take 4, is that too many?", "no"),
        ("en", "if I had 14 cards and drew 10 am I out", "no"),
        ("en", "Nan with 9 cards in hand can't answer Tom and draws all 16. Is Nan out?", "yes"),
        ("en", "Nan with 9 cards in hand can't answer Tom and draws all 16. Is Tom out?", "no"),
        ("en", "I held 17 and have just drawn 10 on Teddy's card. Am I knocked out?", "yes"),
        ("de", "Oma hatte 15 und zieht 10. Ist sie noch drin?", "no"),
        ("de", "Ich hatte 21 auf der Hand und habe 4 aufgenommen, sind das zu viele?", "yes"),
        ("de", "Anna stapelt und Tom nimmt 12 Karten zu den 12 auf der Hand. Ist Tom raus?", "no"),
        ("nl", "Ik heb bovenop mijn 20 kaarten nog 4 getrokken, mag ik doorspelen?", "yes"),
        ("nl", "Ik had er 15 en trok er 10. Ben ik uitgeschakeld?", "yes"),
    ],
)
def test_what_was_held_and_what_came_is_one_hand(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "no-mercy", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Tom takes ten cards at one go, is Tom out?"),
        ("en", "I'm sitting on 12 cards and must take everything that mum piled up, am I out?"),
        ("de", "Anna nimmt zehn Karten auf einmal, ist Anna raus?"),
        ("nl", "Vlieg ik eruit als ik nog 6 kaarten moet pakken?"),
    ],
)
def test_cards_that_nobody_counts_leave_it_open(language: str, question: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("mercy", "depends")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "We had to knock my sister out at 28 cards, is she out for the rest of the evening?",
         "no"),
        ("de", "Opa ist mit 27 Karten raus. Spielt er nächste Runde wieder mit?", "yes"),
        ("nl", "Oma ligt eruit met 28 kaarten, mag ze de volgende ronde weer meedoen?", "yes"),
    ],
)  # fmt: skip
def test_whoever_is_out_is_back_in_the_next_round(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("mercy-back", verdict)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Mum was on 8 cards and draws 16 more, how many cards does mum hold then?", 24),
        ("de", "Tom hatte 9 Karten und zieht 16. Wie viele Karten hält Tom dann?", 25),
        ("nl", "Sven had 7 kaarten en pakt er 20, hoeveel kaarten houdt Sven dan vast?", 27),
    ],
)
def test_how_many_somebody_holds_after_a_stack(language: str, question: str, value: int) -> None:
    assert answered(question, "no-mercy", language).value == value


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Grandma's +2 lies before me, I hold a +10, how many if I don't stack?", 2),
        ("en", "Tom plays a +2, Ann a +4 and I have a +6, how many cards do I take without "
         "stacking?", 6),
        ("de", "Vor mir liegt die +6 von Oma und ich habe eine +10. Wie viele ziehe ich, wenn "
         "ich nichts drauflege?", 6),
        ("nl", "Mama gooit me een +4 toe en ik heb nog een +6 in de hand, hoeveel kaarten moet "
         "ik zonder stapelen nemen?", 4),
    ],
)  # fmt: skip
def test_a_card_that_stays_in_the_hand_adds_nothing(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.value) == ("stack-total", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I have drawn eight and still nothing fits. Must I go on?"),
        ("de", "Ich hab schon acht gezogen und immer noch nichts. Muss ich weiter?"),
        ("de", "Auf welche zwei Arten kann ich hier gewinnen?"),
        ("nl", "Ik heb er al acht gepakt en nog niets. Moet ik verder?"),
    ],
)
def test_nothing_is_held_against_the_limit_where_something_else_is_asked(
    language: str, question: str
) -> None:
    assert answered(question, "no-mercy", language).ruling != "mercy"


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Nell had nine cards, got ten from a plus ten and then another five. Is she out?",
         "no"),
        ("en", "I had 11 cards, drew six because of a plus six and then eight more. Am I out?",
         "yes"),
        ("de", "Nele hatte neun Karten, bekam zehn durch eine Plus zehn und danach noch mal fünf. "
         "Ist sie raus?", "no"),
        ("de", "Nele hatte elf Karten, bekam zehn durch eine Plus zehn und danach noch vier. Ist "
         "sie ausgeschieden?", "yes"),
        ("nl", "Anna had negen kaarten, kreeg er tien door een plus tien en daarna nog eens vijf. "
         "Is ze uitgeschakeld?", "no"),
        ("nl", "Ik had twaalf kaarten, pakte er tien door een plus tien en toen nog vier. Mag ik "
         "nog meespelen?", "no"),
    ],
)  # fmt: skip
def test_a_card_that_is_told_beside_its_number_is_counted_once(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict, found.confidence) == ("mercy", verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "16 in hand and then drew eight, am i still playing", "yes"),
        ("en", "had 13, took twelve, do I still play", "no"),
        ("de", "16 auf der hand und dann acht gezogen, spiel ich noch mit", "yes"),
        ("de", "hatte 16 auf der hand dann 9 gezogen, spiele ich noch mit", "no"),
        ("nl", "had er 14 en toen tien gepakt, speel ik nog", "yes"),
        ("nl", "13 kaarten en dan twaalf getrokken, speel ik nog mee", "no"),
        ("en", "20 in hand, took four and then another one, am i still in", "no"),
        ("de", "20 Karten gehabt, vier gezogen und dann noch eine. Bin ich noch dabei?", "no"),
        ("nl", "had er 18, pakte er zes en daarna nog een, doe ik nog mee", "no"),
    ],
)
def test_hands_of_nobody_named_are_of_whoever_asks(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict, found.confidence) == ("mercy", verdict, 1.0)


def test_what_is_told_in_parts_is_not_counted_twice() -> None:
    question = "I had 12, drew ten, drew six from Tom and drew four from Ann. Am I out?"
    assert answered(question, "no-mercy", "en").confidence < 1.0


@pytest.mark.parametrize(
    ("language", "question", "tells"),
    [
        ("en", "My sister has 27 cards. Am I out?", "nobody else"),
        ("de", "Meine Schwester hat 27 Karten. Bin ich raus?", "sonst niemanden"),
        ("nl", "Mijn zus heeft 27 kaarten. Lig ik eruit?", "niemand anders"),
    ],
)
def test_why_another_hand_throws_nobody_out_is_told(
    language: str, question: str, tells: str
) -> None:
    told = answered(question, "no-mercy", language)
    assert told.verdict == "no"
    assert tells in told.answer


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "i'm holding 17. a draw 2 with a draw 6 on it came to me and i cant stack so i took "
         "them all. am i out", "yes"),
        ("en", "I had 14 cards, a +4 and a +6 came to me. Am I out?", "no"),
        ("de", "Ich hab 17 Karten. Eine Zieh 2 mit einer Zieh 6 drauf kam zu mir und ich kann "
         "nicht kontern, also hab ich alle gezogen. Bin ich raus?", "yes"),
        ("de", "Ich hatte 14 Karten, dann kamen eine +4 und eine +6, ich kann nichts drauflegen "
         "und nehme alles. Bin ich raus?", "no"),
        ("nl", "Ik heb 17 kaarten. Er kwam een +2 met een +6 erop naar mij en ik kan niet "
         "stapelen, dus ik pakte ze allemaal. Lig ik eruit?", "yes"),
        ("nl", "Ik had 14 kaarten, er lagen een +4 en een +6 en ik moest alles pakken. Ben ik "
         "eruit?", "no"),
    ],
)  # fmt: skip
def test_a_chain_that_has_to_be_taken_comes_to_the_hand(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("mercy", verdict)


def test_a_chain_that_may_be_answered_is_not_counted_yet() -> None:
    question = "My brother lays a +6 on a +2 and I hold 17. I can stack a +10. Am I out?"
    assert answered(question, "no-mercy", "en").confidence < 1.0


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I have 17 cards and lay a +6 on a +2. Am I out?", "no"),
        ("en", "I've got 24 cards and slap a +4 on top of his +4. Am I out?", "no"),
        ("de", "Ich hab 17 und leg ein +6 auf ein +2. Bin ich raus?", "no"),
        ("nl", "Ik heb 17 kaarten en leg een +6 op een +2. Blijf ik erin?", "yes"),
    ],
)
def test_what_i_lay_myself_i_do_not_draw(language: str, question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", language, players=4)
    assert (found.ruling, found.verdict, found.confidence) == ("mercy", verdict, 1.0)


def test_what_comes_back_to_whoever_laid_is_another_matter() -> None:
    question = (
        "I had 17 cards, played a draw six on her draw two and she stacked a draw ten. Am I out?"
    )
    assert answered(question, "no-mercy", "en", players=4).verdict == "yes"
