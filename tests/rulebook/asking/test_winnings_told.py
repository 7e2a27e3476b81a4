"""What the winner of a round gets: from those knocked out, from pairs, and from hands by name."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Three of them got knocked out and Grandma won the round. What's her bonus?", 750),
        ("en", "Ben, Cleo and Dan were knocked out and Sue won. How much bonus does she get?", 750),
        ("en", "Ben and two others got knocked out, I won. What bonus do I get?", 750),
        ("en", "I threw three out, but Dad won the round. What's my bonus?", 0),
        ("de", "Max, Ida und Tom sind rausgeflogen, Oma hat gewonnen. Wie viel Bonus kriegt sie?",
         750),
        ("de", "Rausgeflogen sind Max und Ida, gewonnen habe ich. Wie viel Bonus bekomme ich?",
         500),
        ("de", "Papa hat Ida und Max rausgeworfen, gewonnen hab aber ich. Wie viel Bonus kriegt "
         "Papa?", 0),
        ("nl", "Papa won de ronde, Bram en Lies lagen er toen al uit. Hoe groot is zijn bonus?",
         500),
        ("nl", "Bram, Lies en Tim werden uitgeschakeld en oma won de ronde. Wat krijgt ze als "
         "bonus?", 750),
        ("nl", "Ik gooide Bram en Lies eruit maar papa won. Wat is mijn bonus?", 0),
    ],
)  # fmt: skip
def test_the_bonus_is_for_whoever_won_and_for_each_who_was_knocked_out(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.value) == ("knock-out-bonus", value)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Greg won the round with his last card, Ivy and Jo had both been knocked out on "
         "the way. Does he pocket 500 in bonus?", "yes"),
        ("en", "Two got knocked out and I won. Do I get 250?", "no"),
        ("en", "I knocked two people out but Fred won the round. Do the 500 go to me?", "no"),
        ("en", "I knocked out two of them and Fred won. Does Fred get the 500?", "yes"),
        ("de", "Ich hab zwei Leute rausgehauen, aber Ute hat die Runde gemacht. Gehn die 500 an "
         "mich?", "no"),
        ("de", "Oma hat zwei rausgekickt, die Runde hat aber Opa gewonnen. Kriegt Opa die 500?",
         "yes"),
        ("de", "Oma hat zwei rausgekickt, die Runde hat aber Opa gewonnen. Kriegt Oma die 500?",
         "no"),
        ("nl", "Ik heb twee mensen eruit gegooid, maar Ferdi won de ronde. Gaan de 500 naar mij?",
         "no"),
        ("nl", "Tess won, ik schakelde Bo en Kim uit. Gaat de 500 naar Tess?", "yes"),
        ("nl", "Femke gooide Jan eruit, maar ik won de ronde. Is de 250 voor Femke?", "no"),
    ],
)  # fmt: skip
def test_a_bonus_that_is_named_is_right_for_the_winner_alone(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("knock-out-bonus", verdict)


@pytest.mark.parametrize(
    ("language", "players", "question", "value"),
    [
        ("en", 4, "Lottie's out! Bram and Mum both got knocked out and I still have a skip "
         "everyone and a nine. How much does Lottie get?", 529),
        ("en", 3, "Paul was out already with 31 cards, then I went out while Ann still held a "
         "plus ten and a 2. How many points for me?", 302),
        ("en", 4, "Ben was knocked out. Dan is left with a wild and a 9, Kim with a skip. I went "
         "out. What do I score?", 329),
        ("de", 4, "Ben und Ida flogen raus, Tom hat noch einen Joker und eine 4. Ich hab "
         "gewonnen. Wie viel krieg ich?", 554),
        ("de", 3, "Wir sind zu dritt. Paul flog schon mit dreißig Karten raus, und dann hab ich "
         "Schluss gemacht, während Anna noch eine Plus sechs und eine 5 hielt. Wie viele Punkte "
         "kriege ich?", 305),
        ("nl", 4, "Lotte is uit! Bram en mama zijn er allebei uit gevlogen en ik heb nog een sla "
         "over en een acht. Hoeveel krijgt Lotte?", 528),
        ("nl", 3, "Pol lag er al uit met dertig kaarten, en toen ging ik uit terwijl Ann nog een "
         "plus zes en een 7 vasthield. Hoeveel punten krijg ik?", 307),
    ],
)  # fmt: skip
def test_hands_and_those_knocked_out_count_together(
    language: str, players: int, question: str, value: int
) -> None:
    assert answered(question, "no-mercy", language, players=players).value == value


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Mum and I are a team and she's just gone out. I'm left with a wild. Of the other "
         "two, Dad has a reverse and a four and Sam has a wild. How many points do we get?", 74),
        ("en", "My partner went out, I came away with 22, Ute has 31 and Bernd 12. How many points "
         "for us?", 43),
        ("en", "I went out! My partner Eric is left with 26, Lilly with 17 and Tom with a wild. "
         "How many points do we score?", 67),
        ("de", "Meine Partnerin hat die letzte Karte gelegt. Lilli hat noch 17 auf der Hand, ihr "
         "Partner Erik 26 und ich selber 40. Wie viele Punkte schreiben wir uns auf?", 43),
        ("en", "Ted and I won the round. Our opponents sit with 33 and 45, Ted himself with 20. "
         "What's that worth to us?", 78),
        ("de", "Mein Mann und ich spielen gegen die Kinder. Er ist fertig. Ich hab noch 12, Pia 20 "
         "und Rob 18. Wie viele Punkte für uns?", 38),
        ("nl", "Mijn man en ik spelen tegen de kinderen. Hij is uit. Ik heb nog 12, Pia 20 en Rob "
         "18. Hoeveel punten voor ons?", 38),
        ("de", "Oma und ich spielen zusammen, sie hat Schluss gemacht. Ich halte noch eine "
         "Aussetzen, Max eine 8 und eine 2, Ida einen Joker. Was schreiben wir auf?", 60),
        ("nl", "Papa en ik tegen mama en Kim. Ik ben uit, papa heeft nog een joker, mama een "
         "stopkaart en Kim een 7. Hoeveel punten krijgen we?", 27),
        ("nl", "Mijn partner gooit zijn laatste kaart op tafel. Ik heb nog een keuzekaart, Piet "
         "een 8 en een plus twee, Els een 3. Hoeveel krijgen wij?", 31),
    ],
)  # fmt: skip
def test_for_a_pair_only_the_hands_of_the_other_two_count(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.value) == ("partners", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Lilly went out. Her partner Eric has 26, I have 40 and my partner has 12. How many "
         "points do we get?"),
        ("de", "Lilli ist fertig. Ihr Partner Erik hat 26, ich habe 40 und mein Partner 12. Wie "
         "viele Punkte kriegen wir?"),
        ("nl", "Lies is uit. Haar partner Erik heeft 26, ik heb 40 en mijn partner 12. Hoeveel "
         "punten krijgen we?"),
    ],
)  # fmt: skip
def test_the_pair_that_did_not_go_out_is_told_no_sum(language: str, question: str) -> None:
    assert not answered(question, "classic", language, players=4).value


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Karen lays her last card. I have a 3 and a reverse left, Pete a 9. How many points "
         "can she put down?", 32),
        ("en", "Lottie's out. Max is left with draw four and 3, Gran with two skips, Finn with an "
         "8 and a 0. How many points does Lottie get?", 101),
        ("de", "Lotte ist raus. Bei Max liegen Zieh vier und 3, bei Oma zwei Aussetzen, bei Finn "
         "ne 8 und ne 0. Drei Leute, drei Rechnungen. Wie viele Punkte kriegt Lotte?", 101),
        ("de", "Karin legt ihre letzte Karte, eine 7. Ich hab noch eine Aussetzen und einen Joker. "
         "Wie viele Punkte kriegt sie?", 70),
        ("nl", "Karin legt haar laatste kaart neer. Ik houd een 7 en een stopkaart over, Piet een "
         "keuzekaart. Hoeveel mag Karin noteren?", 77),
        ("nl", "twe vieren de ruilkaart en een stop hoeveel smaen", 68),
    ],
)  # fmt: skip
def test_every_card_told_counts_but_the_one_somebody_ended_with(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "classic", language).value == value


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict"),
    [
        ("en", "classic", "Leftover Skip as dear as Draw Two?", "yes"),
        ("en", "no-mercy", "Skip everyone as dear as colour roulette?", "no"),
        ("en", "classic", "Is a wild dearer than a reverse?", "yes"),
        ("en", "no-mercy", "Is a Draw 10 no dearer than a Draw 6?", "yes"),
        ("de", "no-mercy", "Alle aussetzen gleichviel wert wie Alle abwerfen?", "yes"),
        ("de", "classic", "Ist ein Joker teurer als eine Aussetzen?", "yes"),
        ("de", "classic", "Joker so teuer wie eine Aussetzen?", "no"),
        ("nl", "classic", "Telt een keerkaart evenveel als een joker?", "no"),
        ("nl", "classic", "Overgebleven stopkaart net zo duur als een keerkaart?", "yes"),
    ],
)
def test_what_two_cards_count_is_compared(
    language: str, game: str, question: str, verdict: str
) -> None:
    found = answered(question, game, language)
    assert (found.ruling, found.verdict) == ("card-points", verdict)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Eight of us at two tables with the partners changing until everybody has had "
         "everybody. For how many rounds will Sue be my partner?", 4),
        ("en", "Eight players at two tables, rotating partners. How many rounds will Tom be my "
         "opponent?", 8),
        ("en", "Eight players at two tables, everyone plays with everyone. How many rounds until "
         "I've partnered everybody?", 28),
        ("de", "Acht Leute, zwei Tische, jeder mit jedem mal zusammen. Wie viele Runden spiele ich "
         "mit ein und demselben Partner?", 4),
        ("de", "Acht Leute, zwei Tische, jeder mit jedem mal Partner. Wie viele Runden dauert das "
         "Ganze?", 28),
        ("nl", "Acht spelers, twee tafels, wisselende partners. Hoeveel rondes spelen Suus en ik "
         "samen?", 4),
        ("nl", "Acht spelers, twee tafels, wisselende partners. Hoeveel rondes zijn dat samen?",
         28),
    ],
)  # fmt: skip
def test_rounds_with_one_partner_are_fewer_than_all_rounds(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language, players=8)
    assert (found.ruling, found.value) == ("rotating-partners", value)
