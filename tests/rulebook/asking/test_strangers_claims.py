"""Families of wordings in which strangers asked, told of people, hands and claims."""

import pytest

from tests.rulebook.at_hand import answered

_SWAPS = ("seven-zero",)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Just me and my boy tonight. I drop a reverse on him, does that skip him?", "yes"),
        ("en", "My son and I play. I put a reverse on him. Does he miss a turn?", "yes"),
        ("de", "Mein Sohn und ich spielen. Ich lege einen Richtungswechsel, muss er aussetzen?",
         "yes"),
        ("de", "Mein Sohn und ich spielen. Ich lege einen Richtungswechsel, muss ich aussetzen?",
         "no"),
        ("nl", "Mijn zoon en ik spelen samen. Ik leg een keerkaart, moet hij een beurt overslaan?",
         "yes"),
    ],
)  # fmt: skip
def test_who_plays_with_me_has_not_laid_it(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, players=2)
    assert (found.ruling, found.verdict) == ("two-reverse", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Ate was holding 24 cards already, then she had to pick up one more from the pile. "
         "She's out na?", "yes"),
        ("de", "Sie hatte schon 24 Karten, dann musste sie noch eine vom Stapel ziehen. Sie ist "
         "raus, ne?", "yes"),
        ("nl", "Ze had al 24 kaarten, toen moest ze er nog eentje van de stapel pakken. Ze is "
         "eruit, hè?", "yes"),
        ("de", "Ich hatte 23 Karten, dann zog ich noch eine. Bin ich raus?", "no"),
        # It is among them.
        ("en", "I have 24 cards now because I had to draw one more. Am I out?", "no"),
        # Nobody knows how many a stack has.
        ("en", "I have 20 cards and have to draw one more stack. Am I out?", "depends"),
        ("en", "I'm on 19 cards, a stack's aimed at me and I've nothing to answer it with. Am I "
         "out?", "depends"),
        ("de", "Ich hab 19 Karten, ein Stapel kommt auf mich zu und ich hab nichts zum Kontern. "
         "Bin ich raus?", "depends"),
        ("nl", "Ik heb 19 kaarten, er komt een stapel op me af en ik kan niks terugleggen. Lig ik "
         "eruit?", "depends"),
        ("en", "I'm on 24 cards, a stack's aimed at me and I've nothing to answer it with. Am I "
         "out?", "yes"),
    ],
)  # fmt: skip
def test_one_more_or_a_stack_comes_to_a_hand(language: str, question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("mercy", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "ok 7-0 rule, i played the 7. my cousin says HE gets to pick who i swap with. does "
         "he?", "no"),
        ("en", "I put down a seven. My dad says he doesn't get to pick who I swap with. Right?",
         "yes"),
        ("de", "Ich leg ne 7 und Papa meint, er entscheidet, mit wem ich tausche. Hat er recht?",
         "no"),
        ("nl", "ik legde een 7. mijn broer zegt dat HIJ mag uitkiezen met wie ik wissel. is dat "
         "zo?", "no"),
        ("en", "I put a 7 down and my dad says I decide who I swap with. Is that so?", "yes"),
    ],
)  # fmt: skip
def test_nobody_else_chooses_for_my_seven(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, house=_SWAPS)
    assert (found.ruling, found.verdict) == ("seven", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict", "ruling"),
    [
        ("nl", "Hij wil mijn hand zien na mijn neem vier. Ga ik nu zelf vier kaarten pakken?",
         "depends", "challenge-guilty"),
        ("de", "Ich hab eine +4 gelegt und Opa will meine Hand sehen. Muss ich jetzt selber vier "
         "ziehen?", "depends", "challenge-guilty"),
        ("en", "She wants to see my cards after my wild draw four. Do I draw four?", "depends",
         "challenge-guilty"),
        ("en", "I played a wild draw four and Tom wants to look at my hand. Does he draw six?",
         "depends", "challenge-innocent"),
        ("en", "I played a wild draw four and Tom wants to look at my hand. Do I have to draw "
         "six?", "no", "challenge-innocent"),
        # It is asked whether it is shown.
        ("nl", "Ik legde een neem vier en mijn zus wil mijn kaarten inzien. Moet ik die laten "
         "zien?", "yes", "challenge-show"),
    ],
)  # fmt: skip
def test_who_wants_to_see_a_hand_challenges(
    language: str, question: str, verdict: str, ruling: str
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == (ruling, verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "ik had groen geroepen bij de roulette en toen kwam er een +6 joker voorbij. telt "
         "die als groen", "no"),
        ("en", "I called green for the roulette and a wild draw six came up. Does it count as "
         "green?", "no"),
        ("de", "Ich hab beim Roulette Gelb gesagt, dann kam eine +10. Gilt die als gelb?", "no"),
        ("de", "Ich hab beim Roulette Gelb gesagt, dann kam eine gelbe 4. Gilt die als gelb?",
         "yes"),
    ],
)  # fmt: skip
def test_a_wild_counts_as_no_colour_of_a_roulette(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("roulette", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "ik deed een flex sla over en koos de flex. mag ik dan nu direct weer", "yes"),
        ("en", "I played a flex skip and went for the flex. Do I go again?", "yes"),
        ("de", "Ich hab eine Flex Aussetzen gelegt und Flex gewählt. Darf ich jetzt gleich "
         "nochmal?", "yes"),
        ("en", "I played a flex skip and chose the normal side. Do I go again?", "no"),
    ],
)  # fmt: skip
def test_whoever_chose_the_flex_has_flexed(language: str, question: str, verdict: str) -> None:
    found = answered(question, "flex", language)
    assert (found.ruling, found.verdict) == ("play-again", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "kayla's the one who knocked jess out but i won the round. kayla says the 250 goes "
         "to her. is she right", "no"),
        ("de", "Kayla hat Jess rausgeworfen, aber ich hab die Runde gewonnen. Kayla sagt, die 250 "
         "gehen an sie. Hat sie recht?", "no"),
        ("nl", "Kayla heeft Jess uitgeschakeld maar ik won de ronde. Kayla zegt dat de 250 naar "
         "haar gaan. Heeft ze gelijk?", "no"),
        ("en", "Kayla knocked Jess out and I won the round. Does the 250 go to me?", "yes"),
    ],
)  # fmt: skip
def test_the_bonus_is_mine_where_i_have_won(language: str, question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("knock-out-bonus", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "wij zijn maar met zn tweeen en ik leg een zeven, kan ik gewoon met mijn eigen "
         "kaarten verder spelen", "no"),
        ("en", "There's only two of us and I play a seven, can I just carry on with my own "
         "cards?", "no"),
        ("de", "Ich lege eine 7. Darf ich mit meinen eigenen Karten weiterspielen?", "no"),
        ("en", "I play a seven. Must I swap?", "yes"),
    ],
)  # fmt: skip
def test_a_seven_leaves_nobody_the_own_hand(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, house=_SWAPS)
    assert (found.ruling, found.verdict) == ("seven", verdict)


def test_scots_words_are_put_in_writing() -> None:
    question = "Och, I've forgotten. How many o' thae Draw Two cards are there in a full pack?"
    assert answered(question, "classic", "en").value == 8
