"""Questions of an evening: what may be challenged, what it costs, which card goes where."""

import pytest

from tests.rulebook.at_hand import answered

PROGRESSIVE = ("progressive",)
SEVENS = ("seven-zero",)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "+2 on +2, can I challenge it instead?"),
        ("en", "My sister laid a skip on me, may I challenge that?"),
        ("de", "+2 auf +2 – darf ich statt dessen anzweifeln?"),
        ("de", "Kann man eine Zieh 2 auch herausfordern?"),
        ("nl", "+2 op +2, mag ik in plaats daarvan uitdagen?"),
        ("nl", "Mag ik een plus 2 uitdagen?"),
        ("nl", "Mag je een sla-beurt-over aanvechten?"),
    ],
)
@pytest.mark.parametrize("house", [(), PROGRESSIVE])
def test_only_a_wild_draw_four_is_challenged(
    language: str, question: str, house: tuple[str, ...]
) -> None:
    told = answered(question, "classic", language, house=house)
    assert (told.ruling, told.verdict, told.confidence) == ("challenge-who", "no", 1.0)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "He put a +4 on my +2, can I challenge it?"),
        ("de", "Darf ich den Joker anzweifeln?"),
        ("nl", "Hij legt een +4 op mijn +2, mag ik uitdagen?"),
    ],
)
def test_what_may_be_a_wild_draw_four_is_not_refused(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict != "no"


@pytest.mark.parametrize(
    ("language", "question", "ruling"),
    [
        ("en", "Two +4s in a row, the challenger was wrong. How many?", "challenge-innocent"),
        ("en", "What does a wrong challenge cost after two stacked +4?", "challenge-innocent"),
        (
            "en",
            "Three +4 stacked and the last one bluffed. How many does he draw?",
            "challenge-guilty",
        ),
        ("de", "Wir sind bei drei +4. Der Letzte hat geblufft, wie viel?", "challenge-guilty"),
        ("de", "+4 auf +4, ich zweifle an und lag falsch. Wie viele Karten?", "challenge-innocent"),
        ("nl", "Twee +4 achter elkaar, de uitdager had ongelijk. Hoeveel?", "challenge-innocent"),
        ("nl", "Drie +4 op elkaar, de laatste blufte. Hoeveel pakt hij?", "challenge-guilty"),
    ],
)
def test_a_challenge_costs_more_where_several_were_laid(
    language: str, question: str, ruling: str
) -> None:
    told = answered(question, "classic", language, house=PROGRESSIVE)
    assert (told.ruling, told.case, told.confidence) == (ruling, "grows", 1.0)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Two +4s, nobody challenged. How many?", 8),
        ("de", "Zwei +4 liegen aufeinander, niemand zweifelt. Wie viele ziehe ich?", 8),
        ("nl", "Twee +4 op elkaar, niemand daagt uit. Hoeveel kaarten pak ik?", 8),
        ("en", "A +4, the challenger was wrong. How many?", 6),
    ],
)
def test_without_a_challenge_or_a_second_card_the_number_stays(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "classic", language, house=PROGRESSIVE).value == value


@pytest.mark.parametrize(
    ("language", "question", "ruling"),
    [
        ("en", "Gran says skip and reverse are 20 each, mum says 50. Who's right?", "card-points"),
        ("en", "Gran says +4 draws six, mum says four. Which of us is right?", "draw-count"),
        ("de", "Oma sagt Joker zählt 50, Opa sagt 20. Wer hat recht?", "card-points"),
        ("nl", "Oma zegt dat skip 20 is, opa zegt 50. Wie heeft gelijk?", "card-points"),
        (
            "nl",
            "Ik zeg dat een keuzekaart 50 punten is, mijn zus zegt 20. Wie heeft er gelijk?",
            "card-points",
        ),
    ],
)
def test_who_is_right_of_two_is_no_yes_or_no(language: str, question: str, ruling: str) -> None:
    told = answered(question, "classic", language)
    assert (told.ruling, told.verdict, told.confidence) == (ruling, "explain", 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I've got a red card. May I lay a wild draw four on red?", "no"),
        ("en", "Can I put a +4 on green if I have a green?", "no"),
        ("en", "I have no blue, can I throw the +4 on blue?", "yes"),
        ("de", "Ich hab noch eine blaue, darf ich dann die +4 auf blau legen?", "no"),
        ("de", "Ich habe nur blaue, darf ich die +4 auf rot legen?", "yes"),
        ("nl", "Ik heb nog een blauwe, mag ik dan de +4 gooien op blauw?", "no"),
        ("nl", "Ik heb geen blauwe, mag ik de +4 op blauw gooien?", "yes"),
        ("en", "I have a blue. May I lay the +4?", "depends"),
        ("de", "Ich habe noch eine blaue, darf ich die +4 legen und auf blau wechseln?", "depends"),
    ],
)
def test_the_question_tells_the_colour_that_lies(
    language: str, question: str, verdict: str
) -> None:
    told = answered(question, "classic", language)
    assert (told.ruling, told.verdict) == ("wild-draw-four-when", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Can I put a draw two on a red 5 if the draw two is blue?", "no"),
        ("en", "Can I lay a skip on a green 3 if the skip is green?", "yes"),
        ("de", "Kann ich +2 auf rote 5 legen wenn die +2 blau ist?", "no"),
        ("nl", "Mag ik een +2 op een rode 5 leggen als de +2 blauw is?", "no"),
        ("en", "Can a +2 go on any colour?", "no"),
        ("de", "Darf die +2 auf jede Farbe?", "no"),
        ("nl", "Mag een +2 op elke kleur?", "no"),
    ],
)
def test_a_coloured_card_follows_the_colour(language: str, question: str, verdict: str) -> None:
    told = answered(question, "classic", language)
    assert (told.ruling, told.verdict, told.confidence) == ("match", verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Do I have to state which colour with a +4?", "yes"),
        ("de", "Muss ich bei +4 angeben welche Farbe?", "yes"),
        ("nl", "Moet ik bij +4 aangeven welke kleur?", "yes"),
        ("de", "Muss ich bei der +2 eine Farbe ansagen?", "no"),
    ],
)
def test_whoever_lays_a_wild_has_to_name_a_colour(
    language: str, question: str, verdict: str
) -> None:
    told = answered(question, "classic", language)
    assert (told.ruling, told.verdict, told.confidence) == ("wild-colour", verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "variant", "ruling", "verdict"),
    [
        (
            "en",
            "He used the flex colour green, can I play a green 5 on it?",
            "flex",
            "flex-colour",
            "no",
        ),
        (
            "de",
            "Er hat die Flex-Farbe Grün benutzt, darf ich Grün legen?",
            "flex",
            "flex-colour",
            "no",
        ),
        (
            "nl",
            "Hij gebruikte de flexkleur groen, mag ik er een groene 5 op leggen?",
            "flex",
            "flex-colour",
            "no",
        ),
        ("en", "May I point at someone to swap with for the seven?", "no-mercy", "seven", "yes"),
        (
            "nl",
            "Mag ik iemand aanwijzen om mee te ruilen bij de zeven?",
            "no-mercy",
            "seven",
            "yes",
        ),
        (
            "de",
            "Darf ich bei der 7 jemanden aussuchen, mit dem ich tausche?",
            "no-mercy",
            "seven",
            "yes",
        ),
        ("en", "Does the 7 count if it's my last card?", "no-mercy", "last-card-swap", "unknown"),
        (
            "de",
            "Gilt die 7 auch, wenn sie meine letzte Karte ist?",
            "no-mercy",
            "last-card-swap",
            "unknown",
        ),
        (
            "nl",
            "Geldt de 7 ook als het mijn laatste kaart is?",
            "no-mercy",
            "last-card-swap",
            "unknown",
        ),
        ("en", "I was dealt 8 cards instead of 7.", "classic", "misdeal", "unknown"),
        ("de", "Ich hab 8 statt 7 Karten bekommen.", "classic", "misdeal", "unknown"),
        ("nl", "Ik heb 8 in plaats van 7 kaarten gekregen.", "classic", "misdeal", "unknown"),
        (
            "nl",
            "Ze loog over haar +4. Hoeveel kaarten pakt ze?",
            "classic",
            "challenge-guilty",
            "value",
        ),
    ],
)
def test_each_is_answered_by_its_own_ruling(
    language: str, question: str, variant: str, ruling: str, verdict: str
) -> None:
    told = answered(question, variant, language)
    assert (told.ruling, told.verdict) == (ruling, verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I laid a 7 and have one card left. Must the other say uno after the swap?"),
        (
            "de",
            "Ich hab die 7 gelegt und nur noch eine Karte. Muss der andere Uno sagen nach dem "
            "Tausch?",
        ),
        ("nl", "Ik leg een 7 en heb nog een kaart. Moet de ander uno zeggen na het ruilen?"),
    ],
)
def test_who_gets_a_single_card_calls_uno(language: str, question: str) -> None:
    told = answered(question, "classic", language, house=SEVENS)
    assert (told.ruling, told.verdict) == ("uno-when", "yes")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I have 410 and win 90, did I win the game?", "yes"),
        ("en", "I have 410 and win 60, did I win the game?", "no"),
        ("de", "Ich habe 410 und gewinne 90, hab ich das Spiel gewonnen?", "yes"),
        ("nl", "Ik heb 410 en win 90, heb ik het spel gewonnen?", "yes"),
    ],
)
def test_what_is_won_is_added(language: str, question: str, verdict: str) -> None:
    told = answered(question, "classic", language)
    assert (told.ruling, told.verdict, told.confidence) == ("target", verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Who wins the game, the highest or the lowest total?"),
        ("de", "Bei 500 wer gewinnt, der mit den meisten oder der mit den wenigsten?"),
        ("nl", "Wie wint er bij 500, die met de meeste of met de minste punten?"),
    ],
)
def test_the_tables_own_scoring_comes_first(language: str, question: str) -> None:
    told = answered(question, "classic", language)
    assert (told.ruling, told.case) == ("lowest-total", "of-two")
    assert "500" in told.answer


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Wild color roulette stacked on a +10?"),
        ("de", "Darf ich Farbroulette auf eine +10 stapeln?"),
        ("nl", "Mag ik kleurenroulette op een +10 stapelen?"),
    ],
)
def test_a_roulette_has_no_number_to_stack(language: str, question: str) -> None:
    told = answered(question, "no-mercy", language)
    assert (told.ruling, told.verdict, told.case) == ("stacking", "no", "roulette")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Can anyone catch me when I forget UNO?", "yes"),
        ("en", "Is only the next player allowed to catch me without UNO?", "no"),
        ("de", "Darf jeder einen beim vergessenen Uno erwischen?", "yes"),
        ("de", "Darf mich nur der nächste Spieler beim vergessenen UNO erwischen?", "no"),
        ("nl", "Mag iedereen mij betrappen als ik uno vergeet?", "yes"),
        ("nl", "Mag alleen de volgende speler mij betrappen op een vergeten uno?", "no"),
    ],
)
def test_anyone_may_catch_a_forgotten_call(language: str, question: str, verdict: str) -> None:
    told = answered(question, "classic", language)
    assert (told.ruling, told.case, told.verdict) == ("uno-caught", "anyone", verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Can anyone catch me after the next player has begun?"),
        ("en", "May everyone say uno for me when I forget it?"),
        ("de", "Darf nur ich Uno sagen?"),
    ],
)
def test_when_or_whether_to_call_is_another_matter(language: str, question: str) -> None:
    assert answered(question, "classic", language).case != "anyone"


@pytest.mark.parametrize(
    ("language", "question", "case"),
    [
        ("en", "We stop at 300 today, is that allowed?", "change"),
        ("en", "We only play to 200, is that ok?", "change"),
        ("de", "Wir hören heute bei 300 auf, ist das erlaubt?", "change"),
        ("nl", "We stoppen vandaag bij 300, mag dat?", "change"),
        ("en", "We stop at 500, is that right?", "target"),
    ],
)
def test_a_target_of_the_tables_own_is_allowed(language: str, question: str, case: str) -> None:
    told = answered(question, "classic", language)
    assert (told.ruling, told.case, told.verdict) == ("target", case, "yes")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Can I just pass?", "no"),
        ("en", "May I pass my turn?", "no"),
        ("de", "Darf ich einfach passen?", "no"),
        ("nl", "Mag ik passen?", "no"),
        ("de", "Darf ich beim Poker passen?", "unknown"),
    ],
)
def test_whoever_lays_nothing_draws(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language).verdict == verdict
