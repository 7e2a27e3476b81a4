"""How many cards a chain comes to that is told part by part, and whether a number is right."""

import pytest

from tests.rulebook.at_hand import answered

PROGRESSIVE = ("progressive",)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Gus a Draw Two, Hedda one, Ike one, and Jo is empty. How many does Jo pick up?", 6),
        ("en", "Pam lays a Draw Two, Quin does the same, Rob too, and Sue is stuck. How many cards "
         "for Sue?", 6),
        ("en", "first Draw Two by the baker, then his son, then me. How many does my neighbour get "
         "if she has none?", 6),
        ("en", "nine plus twos one on top of the other how many", 18),
        ("de", "Ute eine Zieh-Zwei, Vera eine, Willi eine, Xaver hat keine. Wie viele nimmt "
         "Xaver?", 6),
        ("de", "Ina, Jan und Kim haben je eine Plus Zwei gelegt. Leo ist blank. Wie viele für "
         "Leo?", 6),
        ("de", "Fünf Zieh-Zwei liegen übereinander, und Gabi legt die sechste. Wie viele nimmt der "
         "Nächste?", 12),
        ("nl", "Aad een neem twee, Bert eentje, Cor eentje, en Dirk heeft er geen. Hoeveel pakt "
         "Dirk?", 6),
        ("nl", "Mijn zus legt een plus twee, ik doe er ene bij en mijn broer ook. Pa kan niet. "
         "Hoeveel raapt pa?", 6),
        ("en", "Just me and Kev. I laid a draw two, he laid one back, I had another one and laid "
         "it, and he's out of them. How many does Kev pick up?", 6),
        ("de", "Nur ich und Kevin. Ich lege eine Zieh Zwei, er legt eine drauf, ich hatte noch "
         "eine und lege sie, und er hat keine mehr. Wie viele zieht Kevin?", 6),
        ("nl", "Alleen ik en Kees. Ik legde een pak twee, hij legde er een terug, ik had er nog "
         "een en legde die erop, hij heeft er geen meer. Hoeveel pakt Kees?", 6),
        ("en", "Chain so far is three draw twos, and now Auntie Bee bungs a fourth one on. I've "
         "none. What's the damage for me?", 8),
        ("en", "The chain is two draw twos, and Kim zings a third on top. I've none. What do I "
         "pick up?", 6),
        ("de", "Bisher liegen drei Zieh Zwei, und jetzt pfeffert Tante Bea eine vierte drauf. Ich "
         "hab keine. Wie viel muss ich ziehen?", 8),
        ("nl", "Twee +2's liggen er, Jan mikt er een derde op en ik heb er geen. Hoeveel kaarten "
         "zijn dat voor mij?", 6),
        ("en", "Three draw twos lie there, Bob has a fourth one but keeps it. I've none. How many "
         "do I take?", 6),
        ("en", "Just me and Kev and Lou. Kev lays a draw two, Lou lays one and I have none. How "
         "many do I draw?", 4),
    ],
)  # fmt: skip
def test_whoever_lays_one_more_makes_the_chain_longer(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language, house=PROGRESSIVE)
    assert (found.ruling, found.value) == ("stack-total", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "There is a stack of six waiting for Ada, she drops a Draw 10 on it. How many does "
         "the next player take?", 16),
        ("en", "A four from Una, a six from Vic, another six from Walt. I have nothing. How many "
         "do I take?", 16),
        ("de", "Gegen Jens steht schon eine Strafe von 6, er packt eine +10 drauf. Wie viele "
         "nimmt der Nächste?", 16),
        ("de", "Britta +4, Conny +4, Doro +6, und Emil kann nicht. Wie viele zieht Conny?", 0),
        ("nl", "Er staat een straf van acht, Fien legt er een +10 op. Hoeveel pakt de volgende?",
         18),
        ("nl", "Hugo begint met twee, Iris doet er vier op, Jet zes. Hoeveel raapt de vierde?", 12),
    ],
)  # fmt: skip
def test_what_waits_already_counts_and_whoever_laid_a_card_draws_nothing(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.value) == ("stack-total", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Just us two: she opens with a Draw Two, I answer, she answers back, I can't. My "
         "bill?", 6),
        ("de", "Zu zweit: er bringt eine Zieh-Zwei, ich kontere, er hat keine mehr. Seine "
         "Strafe?", 4),
        ("nl", "Met twee spelers: ik +2, zij +2, ik weer +2. Hoeveel pakt zij?", 6),
    ],
)  # fmt: skip
def test_two_who_lay_in_turn_hit_each_other(language: str, question: str, value: int) -> None:
    found = answered(question, "classic", language, players=2, house=PROGRESSIVE)
    assert found.value == value


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Kay, Lou and Mo laid a Draw Two each and Ned has none. Is it eight for Ned?", "no"),
        ("en", "Three plus twos lie there and Olga lays a fourth one. Does Olga draw six?", "no"),
        ("en", "Two Draw Twos one after the other: four cards for the one who has none?", "yes"),
        ("de", "Oma legt eine Plus Zwei, Opa noch eine, ich auch, und Tante Lotte hat nichts. Sind "
         "das sechs für Tante Lotte?", "yes"),
        ("nl", "Ans +2, Bas +2, Cora heeft niets. Vier voor Cora?", "yes"),
        ("nl", "Ans +2, Bas +2, Cora heeft niets. Vier voor Bas?", "no"),
    ],
)  # fmt: skip
def test_a_number_named_for_the_chain_is_right_or_not(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language, house=PROGRESSIVE).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Gus a Draw Two, Hedda one, Ike one, and Jo is empty. How many does Jo pick up?"),
        ("de", "Ute eine Zieh-Zwei, Vera eine, Willi eine, Xaver hat keine. Wie viele nimmt "
         "Xaver?"),
        ("nl", "Aad een neem twee, Bert eentje, Cor eentje, en Dirk heeft er geen. Hoeveel pakt "
         "Dirk?"),
    ],
)  # fmt: skip
def test_no_chain_grows_where_draw_cards_do_not_add_up(language: str, question: str) -> None:
    assert answered(question, "classic", language).value != 6


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "There are five of us and I flex my Flex Draw Two. How many cards are drawn "
         "altogether?", 4),
        ("de", "Zu siebt, ich flex meine Flex-Zieh-Zwei. Wie viele Karten ziehen alle zusammen?",
         6),
        ("nl", "We zijn met zes en ik flex mijn Flex Neem Twee. Hoeveel kaarten trekken de anderen "
         "samen?", 5),
    ],
)  # fmt: skip
def test_a_flexed_draw_two_has_all_others_draw_one(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "flex", language)
    assert (found.ruling, found.value) == ("draw-count", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "a coloured Draw Four and a 6, is that 26?"),
        ("de", "Farbige Zieh 4 und eine 2, macht das 22?"),
        ("nl", "Een gekleurde +4 en een 6, is dat 26?"),
    ],
)
def test_a_bare_number_of_which_nothing_is_told_is_no_draw_card(
    language: str, question: str
) -> None:
    assert answered(question, "no-mercy", language).ruling != "stack-total"


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "Eerst een +2, dan een +4 erop, dus oma moet er zes?", "yes"),
        ("nl", "Ik leg +2, mama legt +4, oma moet er vier, klopt dat?", "no"),
        ("de", "Ich lege +2, Mama legt +4. Muss Oma sechs?", "yes"),
        ("de", "Ich lege +2, Mama legt +4, Oma muss vier, stimmt das?", "no"),
    ],
)
def test_who_must_so_many_draws_them(language: str, question: str, verdict: str) -> None:
    told = answered(question, "no-mercy", language, players=4)
    assert (told.verdict, told.ruling) == (verdict, "stack-total")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("nl", "Ik leg +2, mama legt +2, oma moet er vier?"),
        ("de", "Ich lege +2, Mama legt +2, muss Oma vier?"),
    ],
)
def test_where_nothing_adds_up_nobody_must_so_many(language: str, question: str) -> None:
    told = answered(question, "classic", language, players=4)
    assert (told.verdict, told.ruling) != ("yes", "stack-total")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Ich lege eine +2, er kontert mit einer weiteren, ich habe noch eine und lege sie "
         "ab. Wie viele zieht der Nächste?"),
        ("de", "Tom legt +2, Anna kontert mit einer +2, ich habe auch eine, ich lege sie ab. Wie "
         "viele muss Oma ziehen?"),
        ("de", "Ich lege eine +2, Tom legt eine zweite, ich lege meine letzte +2 ab. Wie viele "
         "zieht der Nächste?"),
        ("en", "Tom lays a +2, Anna counters with a +2, I have one too, I lay it. How many does "
         "Gran draw?"),
        ("nl", "Tom legt +2, Anna countert met een +2, ik heb er ook een, ik leg hem. Hoeveel "
         "moet oma trekken?"),
    ],
)  # fmt: skip
def test_who_has_one_more_and_lays_it_makes_the_chain_longer(language: str, question: str) -> None:
    told = answered(question, "classic", language, players=4, house=("progressive",))
    assert (told.value, told.ruling) == (6, "stack-total")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Ich spiele +2, er kontert mit +2. Ich habe noch eine, ich lege sie ab. Wie viele "
         "Karten kriegt er?"),
        ("en", "I play +2, he plays +2, I play a third one. How many does he take?"),
        ("nl", "Ik speel +2, hij speelt +2, ik speel er nog een. Hoeveel moet hij pakken?"),
    ],
)  # fmt: skip
def test_of_two_whoever_laid_before_is_hit_again(language: str, question: str) -> None:
    told = answered(question, "classic", language, players=2, house=("progressive",))
    assert (told.value, told.ruling) == (6, "stack-total")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "First me with a draw two, then Kyle with one, then Ursula, then Otto as well. Now "
         "it's me again and I have none. How many do I take?"),
        ("de", "Pass auf: erst ich ne Plus zwei, dann Kalle eine, dann Uschi, dann Manni auch "
         "noch. Jetz bin ich wieder anne Reihe und hab keine mehr. Wie viele muss ich nehmen?"),
        ("de", "Erst ich eine +2, dann Kalle eine, dann Uschi eine, dann Otto eine. Wie viele muss "
         "ich nehmen?"),
        ("nl", "Eerst ik een plus twee, dan Karel een, dan Oma, dan Piet ook nog. Nu ben ik weer "
         "en heb er geen meer. Hoeveel moet ik pakken?"),
    ],
)  # fmt: skip
def test_a_chain_that_comes_round_to_whoever_began_it_is_theirs(
    language: str, question: str
) -> None:
    found = answered(question, "classic", language, players=4, house=("progressive",))
    assert (found.ruling, found.value, found.confidence) == ("stack-total", 8, 1.0)


def test_four_cards_do_not_come_round_at_a_table_of_five() -> None:
    question = "I lay a +2, Ann lays one, Bob one, Cy one. How many do I draw?"
    found = answered(question, "classic", "en", players=5, house=("progressive",))
    assert found.value == 0


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Just him and me, and we let draw cards pile up. He opened with a Draw Two, I added "
         "one, he added one, I added another, and now he's run dry. How many does he take?", 8),
        ("de", "Nur er und ich, und wir lassen Ziehkarten stapeln. Er fing mit einer Zieh Zwei an, "
         "ich legte eine drauf, er legte eine drauf, ich noch eine, und jetzt hat er keine mehr. "
         "Wie viele zieht er?", 8),
        ("nl", "Alleen hij en ik, en we laten trekkaarten opstapelen. Hij begon met een neem twee, "
         "ik deed er een bij, hij deed er een bij, ik nog een, en nu heeft hij er geen meer. "
         "Hoeveel pakt hij?", 8),
        ("en", "Joris played a draw 2, Femke put one on top and I then too. Bram sits after me and "
         "has none. How many cards for Bram?", 6),
        ("de", "Joris spielte eine Zieh-2, Femke legte eine obendrauf und ich danach auch. Bram "
         "sitzt nach mir und hat keine. Wie viele Karten sind es für Bram?", 6),
        ("nl", "Joris speelde een neem-2, Femke deed er eentje bovenop en ik daarna ook. Bram zit "
         "na mij en heeft er geen. Hoeveel kaarten zijn er voor Bram?", 6),
        ("en", "three draw twos lay there, me number four, neighbour has none, how many does she "
         "take", 8),
        ("de", "drei zieh zweien lagen da, ich nummer vier, nachbarin hat keine, wie viele zieht "
         "sie", 8),
        ("nl", "drie neemtweeen lagen er, ik nummer vier, buurvrouw heeft er geen, hoeveel pakt "
         "ze", 8),
        ("en", "three draw twos lay there, I'm number four and have none, how many do I take", 6),
        ("nl", "drie neemtweeen lagen er, ik ben nummer vier en heb er geen, hoeveel pak ik", 6),
    ],
)  # fmt: skip
def test_how_it_is_played_and_who_lays_one_then_is_understood(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language, house=PROGRESSIVE)
    assert (found.ruling, found.value) == ("stack-total", value)
