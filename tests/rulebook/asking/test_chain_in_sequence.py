"""Chains of draw cards told as people tell them, one after the other, and what stays in doubt."""

import pytest

from tests.rulebook.at_hand import answered

PROGRESSIVE = ("progressive",)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "He opened with a draw two, I added one, she topped it with another, and now "
         "grandpa's run dry. How many does the poor man pick up?", 6),
        ("en", "Kit put a plus two on me, I hit Rosie with mine, Rosie hit Kit, Kit had yet "
         "another one and I've got no more. How many do I draw in total?", 8),
        ("en", "Nan opened with a draw four, grandad stuck one on it, and I stuck one on that. "
         "Bess is stumped. How many cards for Bess?", 12),
        ("en", "Max laid a draw two on me, I passed it along with one of my own, Eve had one as "
         "well, and Tom is clean out. How many does Tom take?", 6),
        ("en", "Lee laid a plus two, Mia did likewise, I did the same, and it's Noah's turn but "
         "he comes up empty. How many must Noah draw?", 6),
        ("en", "Draw four, another one, and a third. The fourth player can't. How many does he "
         "take?", 12),
        ("de", "Er fing an mit ner Plus zwei, ich hab eine draufgetan, Mara hat nachgelegt, und "
         "jetzt guckt Tim blöd, weil er keine hat. Wie viele nimmt Tim auf?", 6),
        ("de", "Sven hat mit einer Plus vier angefangen, Tina hat ihre hinterhergeschickt, ich hab "
         "meine auch noch draufgepackt, und Udo sitzt auf dem Trockenen. Wie viele für Udo?", 12),
        ("de", "Ich leg ne Zieh zwei, Ben schiebt weiter mit seiner, Cleo schiebt auch weiter, "
         "Dana hat nix. Wie viele nimmt Dana?", 6),
        ("de", "Sie kontert meine Zieh zwei mit ihrer, er setzt noch eine drauf, und ich hab keine "
         "mehr. Wie viele muss ich ziehen?", 6),
        ("de", "Anna legt Plus vier, Bert ebenfalls, Carla zieht nach, Dirk kann nicht. Wie viele "
         "für Dirk?", 12),
        ("nl", "Sven begon met een plus vier, Tina gooide de hare erachteraan, ik de mijne ook "
         "nog, en Udo zit zonder. Hoeveel voor Udo?", 12),
        ("nl", "Ik leg een pak twee, Bas schuift door met de zijne, Cleo schuift ook door, Dana "
         "heeft niks. Hoeveel pakt Dana?", 6),
        ("nl", "Lotte opende met een plus twee, ik volgde, Daan volgde ook, en Eva is blut. "
         "Hoeveel kaarten zijn dat voor Eva?", 6),
        ("nl", "Mama gooit een neem vier, papa legt er eentje bij, ik leg er ook eentje bij en "
         "mijn broer staat met lege handen. Hoeveel moet hij er pakken?", 12),
        ("nl", "Fien begon, ik deed er ene bij, dan Jef, dan weer Fien, dan ik weer, allemaal pak "
         "twee. Jef zit zonder. Hoeveel zijn het er voor Jef?", 10),
    ],
)  # fmt: skip
def test_every_step_is_one_more_of_the_same_card(language: str, question: str, value: int) -> None:
    found = answered(question, "classic", language, house=PROGRESSIVE)
    assert (found.ruling, found.value) == ("stack-total", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "just the two of us. me draw two, him draw two, me again, and he's got none. how "
         "many for him", 6),
        ("de", "nur wir zwei. ich zieh-zwei gelegt, oma auch eine, dann wieder ich. jetzt hat sie "
         "keine mehr, wieviel für oma", 6),
        ("de", "Zu zweit mit Progressiv: sie Zieh vier, ich Zieh vier, sie nochmal Zieh vier, und "
         "ich steh blank da. Wie viele landen bei mir?", 12),
        ("nl", "Met zijn tweeën: ik pak twee, zij pak twee, ik nog een, en ze heeft er geen meer. "
         "Hoeveel voor haar?", 6),
    ],
)  # fmt: skip
def test_a_card_that_sounds_like_a_deed_is_laid_by_each(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language, players=2, house=PROGRESSIVE)
    assert (found.ruling, found.value) == ("stack-total", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Jo opened with a plus four, I topped it with a plus six, Lin matched that with a "
         "plus six of hers, and now it's back on Jo who can't answer. How many for Jo?", 16),
        ("de", "Abe legt ne Plus zwei, Bea ne Plus vier, Cal auch ne Plus vier, und Dora "
         "kapituliert. Wie viele zieht Dora?", 10),
        ("nl", "Abe legt een plus twee, Bea een plus vier, Cas ook een plus vier, en Dora geeft "
         "op. Hoeveel pakt Dora?", 10),
    ],
)  # fmt: skip
def test_higher_cards_are_added_up_as_they_are_told(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.value) == ("stack-total", value)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Ann starts with a draw four, Bob piles his on, Cy piles his on and Dee has none. "
         "Ann says Dee draws twelve. Is she right?", "yes"),
        ("nl", "Ons ma begon met ne plus vier, onze pa smeet daar ne plus vier bovenop en mijn "
         "broer nog ene. Ik heb er gene meer. Ons ma zegt dat ik er twaalf moet pakken, heeft ze "
         "gelijk?", "yes"),
        ("en", "Lars drops a plus four, I put mine on it, Dad adds another one, and Nina has none. "
         "Dad says twelve for Nina, Nina says four. Is Dad right?", "yes"),
        ("de", "Lars haut die Plus vier hin, ich tu meine Plus vier drauf, Papa legt noch eine "
         "nach, und Nina hat nix. Papa sagt zwölf für Nina, Nina sagt vier. Stimmt Papas Zahl?",
         "yes"),
        ("nl", "Lars legt een plus vier, ik leg de mijne erop, papa doet er nog een bij en Nina "
         "heeft niks. Papa zegt twaalf voor Nina, Nina zegt vier. Heeft papa gelijk?", "yes"),
    ],
)  # fmt: skip
def test_what_another_says_of_the_chain_is_right_or_not(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language, house=PROGRESSIVE)
    assert (found.ruling, found.verdict) == ("stack-total", verdict)


@pytest.mark.parametrize(
    ("language", "variant", "question"),
    [
        ("en", "no-mercy", "Ann lays a +2, Bob passes it on with a +4, Cy passes it on, Dee can't. "
         "How many does Dee draw?"),
        ("en", "classic", "Ann lays a draw two, Bob picks up two, then Cy lays a draw two and I "
         "have none. How many do I draw?"),
        ("de", "classic", "Anna legt ne +2, Bob zieht zwei, dann legt Cy ne +2 und ich hab keine. "
         "Wie viele ziehe ich?"),
        ("nl", "classic", "Anna legt een +2, Bob pakt er twee, dan legt Cas een +2 en ik heb er "
         "geen. Hoeveel pak ik?"),
        ("nl", "classic", "Anna legt +2, Bob speelt door, Cas heeft niks. Hoeveel pakt Cas?"),
    ],
)  # fmt: skip
def test_no_sum_is_certain_where_a_part_was_not_understood(
    language: str, variant: str, question: str
) -> None:
    assert not answered(question, variant, language, house=PROGRESSIVE).sure


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Ann lays a draw two, Bob lays one, Cy gives up. How many does Cy draw?"),
        ("en", "Ann lays a draw two, Bob lays one, Cy passes. How many does Cy draw?"),
        ("de", "Anna legt +2, Bob legt nach, Cy gibt auf. Wie viele zieht Cy?"),
        ("nl", "Anna legt +2, Bob legt bij, Cas geeft op. Hoeveel pakt Cas?"),
    ],
)
def test_whoever_gives_up_or_passes_lays_none(language: str, question: str) -> None:
    assert answered(question, "classic", language, house=PROGRESSIVE).value == 4


def test_whoever_is_only_said_to_be_next_may_have_a_card() -> None:
    question = "Auf die +4 ist ne +6 gekommen, nun ist Ida an der Reihe. Zieht Ida zehn?"
    assert answered(question, "no-mercy", "de").verdict != "yes"
