"""Who doubts, is hit, wins or is out, and what is left open: told by the words beside it."""

import pytest

from tests.rulebook.at_hand import answered

PROGRESSIVE = ("progressive",)
JUMP_IN = ("jump-in",)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Gwen, Hal and Ivy all stacked a Draw 2, and it stops with me because mine are all "
         "numbers. How many do I take?", 6),
        ("en", "Draw Two from Liv, Draw Two from Noor, one from me, another from Liv, and then "
         "Noor gave up. How many does Noor take?", 8),
        ("de", "Drei Leute legen nacheinander ihre Zieh zwei, und die vierte, unsere Tante Erna, "
         "hat keine. Wie viele kriegt Tante Erna?", 6),
        ("de", "Alle vier haben eine Plus Zwei gelegt und ich kann nicht. Wie viele Karten?", 8),
        ("nl", "Neem vier, nog een neem vier, en Ilse gooit er eentje bovenop. Ik heb er geen. "
         "Hoeveel voor mij?", 12),
    ],
)  # fmt: skip
def test_each_who_lays_one_counts_and_whoever_cannot_does_not(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "classic", language, house=PROGRESSIVE).value == value


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("de", "Mein Partner hat die letzte Karte gelegt. Auf der Gegenseite hat Ute noch eine 9 "
         "und eine Aussetzen, Bernd einen Joker, und ich selber noch ne 6. Was schreiben wir auf?",
         79),
        ("nl", "Wij zitten tegenover elkaar en mijn partner is uit. De tegenpartij heeft 30 en 41 "
         "in de hand, ik zelf nog 12. Hoeveel voor ons?", 71),
    ],
)  # fmt: skip
def test_what_i_still_hold_is_nothing_for_my_own_pair(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.value) == ("partners", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "most i can hold and stay in?"),
        ("en", "Most cards you can have before you're out?"),
        ("de", "höchstens wie viele darf ich halten und bleib drin"),
        ("nl", "maximaal aantal kaarten zonder dat je eruit ligt?"),
    ],
)
def test_the_most_somebody_may_hold_is_one_less_than_what_throws_them_out(
    language: str, question: str
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.value) == ("mercy", 24)


@pytest.mark.parametrize(
    ("language", "game", "question", "ruling", "verdict"),
    [
        ("en", "no-mercy", "were seven is that ok for no mercy", "players", "no"),
        ("en", "no-mercy", "we're six, is that ok for no mercy", "players", "yes"),
        ("de", "flex", "Zu neunt Flex, reicht das?", "players", "no"),
        ("en", "no-mercy", "seven each here too?", "deal", "yes"),
        ("nl", "flex", "Iedereen zeven, klopt dat?", "deal", "yes"),
        ("de", "classic", "Kriegt jeder acht Karten?", "deal", "no"),
    ],
)
def test_how_many_play_and_what_each_is_dealt_may_be_asked_in_few_words(
    language: str, game: str, question: str, ruling: str, verdict: str
) -> None:
    found = answered(question, game, language)
    assert (found.ruling, found.verdict) == (ruling, verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "there's four of us, an eight got played and i've an eight too but its not my turn. "
         "can i chuck it in", "depends"),
        ("de", "reinwerfen ist an da liegt ne fünf ich hab ne fünf aber der onkel is dran darf ich",
         "depends"),
        ("de", "Es liegt eine rote Acht, ich hab auch eine rote Acht und bin nicht dran. Darf ich "
         "sie reinwerfen?", "yes"),
        ("en", "A red six lies there, mine is blue. May I jump in?", "no"),
    ],
)  # fmt: skip
def test_the_same_number_may_jump_in_only_where_the_colour_is_the_same_too(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "flex", language, house=JUMP_IN)
    assert (found.ruling, found.verdict) == ("jump-in", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "ich steh bei 470 im ausscheidungsrennen flieg ich nach dieser runde raus",
         "depends"),
        ("nl", "Afvalrace: ik stond op 450 en de ronde is voorbij. Lig ik eruit?", "depends"),
        ("de", "Ausscheidungsrennen: nach dieser Runde habe ich 470 Punkte. Bin ich raus?", "no"),
        ("en", "In the race I have 520 after this round. Am I out?", "yes"),
    ],
)  # fmt: skip
def test_whether_a_round_throws_somebody_out_hangs_on_what_it_costs(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "We each count our own cards and low is good. Carl has 510, I'm on 220 and Jo's on "
         "190. Have I won?", "no"),
        ("en", "Lowest total wins: I have 120, Tim 90, Ann 505. Did Tim win?", "yes"),
        ("en", "Lowest total wins: I have 120, Tim 90, Ann 505. Have I won?", "no"),
        ("en", "Lowest total, Mia 510, Joe 220, Kay 219. Is Joe the winner?", "no"),
        ("de", "Jeder zählt seine eigenen Restkarten. Ich hab 210, Uschi 390, und Bernd ist gerade "
         "über 500 gerutscht und jubelt. Hat Bernd gewonnen?", "no"),
        ("nl", "Laagste wint: ik 130, Bo 110, Cas 520. Heeft Bo gewonnen?", "yes"),
    ],
)  # fmt: skip
def test_where_the_lowest_wins_the_totals_of_whoever_is_asked_about_are_compared(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("lowest-total", verdict)


def test_names_say_nothing_of_the_language() -> None:
    # "Mia" is Bavarian for "we", and "Jo" a German yes.
    found = answered("Lowest total, Mia 510, Jo 220. Is Jo the winner?", "classic", "en")
    assert found.situation.language == "en"


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "I'm out of cards. My wife is stuck with a Wild Draw Six and a four, my boy has a "
         "Discard All, a Skip and a Skip Everyone. What do I score?", 114),
        ("en", "I'm out. Ann holds a skip, Bob a 7. What do I score?", 27),
        ("en", "I knocked Ann out and went out. Bob holds a 7. What do I score?", 257),
        ("en", "Ann got knocked out, I'm out, Bob holds a 7. What do I score?", 257),
        ("de", "Ich bin raus, Ann hat noch eine Sieben und Bob ein Aussetzen. Wie viele Punkte "
         "schreibe ich?", 27),
        ("nl", "Ik ben uit, Ann heeft nog een zeven en Bob een skip. Hoeveel punten krijg ik?", 27),
    ],
)  # fmt: skip
def test_whoever_is_out_of_cards_and_scores_was_not_knocked_out(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "no-mercy", language, players=3).value == value


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Setzt der aus der die vier zieht?", "yes"),
        ("de", "Darf der, der die zwei zieht, noch legen?", "no"),
        ("en", "does the one who draws the four lose his turn", "yes"),
        ("nl", "Slaat degene die de vier pakt zijn beurt over?", "yes"),
    ],
)
def test_the_four_that_somebody_draws_is_no_card_with_a_4(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("lose-turn", verdict)


@pytest.mark.parametrize(
    ("language", "game", "question", "value"),
    [
        ("de", "classic", "wir sind drei jeder hat eine schwarze plus vier auf die andere gelegt "
         "und jetzt bin ich wieder dran ohne eine wieviele karten sind fällig", 12),
        ("en", "flex", "Draw Two from Ola, Draw Two from Finn, mine on top, and now Ola has "
         "nothing. How many must Ola take?", 6),
        ("en", "no-mercy", "two then four then six then ten and the ten hits me how many", 22),
    ],
)  # fmt: skip
def test_a_chain_is_told_to_its_end_and_nothing_of_it_twice(
    language: str, game: str, question: str, value: int
) -> None:
    found = answered(question, game, language, players=3, house=PROGRESSIVE)
    assert (found.ruling, found.value) == ("stack-total", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Zu zweit und ich spiel den Alle-ziehen-Joker mit Flex. Wieviel zieht mein Gegner?"),
        ("nl", "mijn vriendin en ik spelen samen ik flex allemaal nemen hoeveel pakt zij er dan"),
    ],
)
def test_all_draw_is_two_for_the_one_other_player_too(language: str, question: str) -> None:
    assert answered(question, "flex", language, players=2).value == 2


@pytest.mark.parametrize(
    "question",
    [
        "von vier leuten bin nur ich noch übrig alle andern sind mit zu viel karten rausgeflogen "
        "wie viele punkte schreibe ich mir auf",
        "alle andern sind mit zu viel karten rausgeflogen wie viele punkte schreibe ich mir auf",
    ],
)
def test_too_many_cards_are_told_and_not_asked_for(question: str) -> None:
    assert answered(question, "no-mercy", "de", players=4).value == 750


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "flex wild draw four challenged and i was the bluffer how many for me", 4),
        ("en", "He had no match and not one wild. How many do I draw for doubting his flex plus "
         "four?", 6),
        ("de", "Ich zweifel die Flex Plus Vier an, er hat nichts Passendes und keinen Joker. Wie "
         "viele zieh ich?", 6),
    ],
)  # fmt: skip
def test_whoever_doubts_in_flex_lays_nothing_and_is_not_spared(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "flex", language).value == value


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "is grandpa wrong when he says a wild can always be played", "no"),
        ("en", "Is my sister right when she says a skip is worth 20 points?", "yes"),
        ("en", "Is my sister right in saying that a skip is worth 50 points?", "no"),
        ("de", "Irrt sich Opa, wenn er sagt, dass ein Joker immer geht?", "no"),
        ("de", "Liegt Oma falsch, wenn sie meint, man darf zwei Karten auf einmal legen?", "yes"),
        ("nl", "Heeft opa ongelijk als hij zegt dat een joker altijd mag?", "no"),
        ("nl", "Vergist oma zich als ze denkt dat je twee kaarten tegelijk mag leggen?", "yes"),
        ("en", "I went out with a plus two so my neighbor doesn't have to draw, right?", "no"),
        ("de", "Kann man eine Plus Vier legen, wann immer man will?", "no"),
    ],
)
def test_who_is_right_or_wrong_is_asked_before_what_they_say(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I lay a skip. Does she lose her turn?", "yes"),
        ("en", "He plays a skip, do I lose my turn?", "yes"),
        ("en", "He plays a reverse, does he lose his turn?", "no"),
        ("de", "Ich lege Aussetzen. Verliere ich meinen Zug?", "no"),
        ("de", "Nur Mia und ich spielen. Mia legt Reverse. Setze ich aus?", "yes"),
        ("nl", "Ik leg sla over. Verliest zij haar beurt?", "yes"),
    ],
)
def test_of_two_whoever_did_not_lay_the_skip_loses_the_turn(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language, players=2).verdict == verdict


@pytest.mark.parametrize(
    ("language", "game", "question", "value"),
    [
        ("de", "classic", "Zweifelt meine Schwester meine +4 an und ich war ehrlich, wie viele "
         "zieht sie?", 6),
        ("nl", "classic", "Ik geloofde er niks van en daagde Wouter uit. Hij had echt geen enkele "
         "gele. Met hoeveel kaarten word ik nu gestraft?", 6),
        ("en", "no-mercy", "Ola lays +2, Finn stacks +4. How many does Finn draw, or none?", 0),
        ("en", "no-mercy", "A zero is laid. I hold 7, Tom to the right has 4, Ann who is left of "
         "me has 5. We play counterclockwise. How many cards do I have now?", 5),
        ("en", "no-mercy", "Four of us. I went out, and during the round Pete got knocked out. The "
         "other two are left with a 6 and a discard all, and a colour roulette. What do I score?",
         326),
        ("en", "classic", "Two couples. My husband and I won the round, the other two still had 18 "
         "and 31 in their hands and my husband had 25. How many points for us?", 49),
    ],
)  # fmt: skip
def test_who_doubts_who_is_hit_and_who_is_out_is_told_by_the_words_beside_them(
    language: str, game: str, question: str, value: int
) -> None:
    assert answered(question, game, language).value == value


@pytest.mark.parametrize(
    ("game", "question", "case"),
    [
        ("flex", "reinwerfen ist an da liegt ne fünf ich hab ne fünf aber der onkel is dran darf "
         "ich", ("jump-in", "open")),
        ("classic", "ich steh bei 470 im ausscheidungsrennen flieg ich nach dieser runde raus",
         ("elimination", "open")),
    ],
)  # fmt: skip
def test_what_an_answer_hangs_on_is_said_with_it(
    game: str, question: str, case: tuple[str, str]
) -> None:
    found = answered(question, game, "de", house=JUMP_IN)
    assert (found.ruling, found.case) == case
