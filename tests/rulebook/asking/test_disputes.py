"""Claims of which two speak, that somebody cries out or denies, and whether they are right."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Ola played a 7. She says she needn't swap, I say she must. Is she right?", "no"),
        ("en", "Ola played a 7. She says she needn't swap, I say she must. Am I right?", "yes"),
        ("en", "Ola played a 7. She says she needn't swap, I say she must. Am I wrong?", "no"),
        ("en", "Ola played a 7. I say she must swap, she says no. Is she right?", "no"),
        ("de", "Ola hat eine 7 gelegt. Sie sagt, sie muss nicht tauschen, ich sage, sie muss. "
         "Habe ich recht?", "yes"),
        ("de", "Ola hat eine 7 gelegt. Ich sage, sie muss tauschen, sie sagt nein. "
         "Hat sie recht?", "no"),
        ("de", "Ben legt eine 7 und sagt, Tauschen sei freiwillig. Wir sagen, er muss. "
         "Haben wir recht?", "yes"),
        ("nl", "Ola legde een 7. Zij zegt dat ze niet hoeft te ruilen, ik zeg van wel. "
         "Heb ik gelijk?", "yes"),
        ("nl", "Ola legde een 7. Ik zeg dat ze moet ruilen, zij zegt van niet. "
         "Heeft ze gelijk?", "no"),
    ],
)  # fmt: skip
def test_of_two_the_one_who_is_asked_about_is_judged(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("seven", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I want to draw although I have a fitting card. Max says I may, Eva says I may not. "
         "Is Max right?", "yes"),
        ("en", "I want to draw although I have a fitting card. Max says I may, Eva says I may not. "
         "Is Eva right?", "no"),
        ("en", "Ed finished on a Skip. Flo says that's not allowed, the rest of us say it is. "
         "Is Flo right?", "no"),
        ("de", "Ich will ziehen, obwohl ich eine passende Karte habe. Max meint, ich darf, Eva "
         "meint, ich darf nicht. Hat Max recht?", "yes"),
        ("de", "Ed hat mit einer Aussetzen beendet. Flo sagt, das geht nicht, wir anderen sagen, "
         "doch. Haben wir recht?", "yes"),
        ("nl", "Ik wil pakken terwijl ik een passende kaart heb. Max vindt dat het mag, Eva vindt "
         "van niet. Heeft Max gelijk?", "yes"),
        ("nl", "Ed is met een Sla Beurt Over geëindigd. Flo zegt dat dat niet mag, wij zeggen van "
         "wel. Hebben wij gelijk?", "yes"),
    ],
)  # fmt: skip
def test_who_is_asked_about_may_be_named(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Paul claims I can't finish with a Wild. I can, can't I?"),
        ("de", "Paul behauptet, ich dürfe nicht mit einem Joker aufhören. Das darf ich doch, "
         "oder?"),
        ("nl", "Mijn laatste kaart is de Ruil Handen en Colin moppert dat ik er "
         "niet mee kan winnen. Ik kan er toch mee winnen, of niet?"),
    ],
)  # fmt: skip
def test_a_short_answer_has_its_matter_from_what_another_says(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "yes"


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "My dad denies that the next player still draws when I finish on a Draw Two. "
         "Is he right?", "no"),
        ("en", "My dad denies that the next player still draws when I finish on a Draw Two. "
         "Is he wrong?", "yes"),
        ("de", "Papa bestreitet, dass der Nächste nach meiner letzten Zieh Zwei noch zieht. "
         "Irrt er?", "yes"),
        ("de", "Papa bezweifelt, dass man mit einer Aussetzen beenden darf. Hat er recht?", "no"),
        ("nl", "Papa ontkent dat de volgende na mijn laatste Neem Twee nog pakt. "
         "Heeft hij gelijk?", "no"),
        ("nl", "Papa betwijfelt of je met een Sla Beurt Over mag eindigen. Heeft hij gelijk?",
         "no"),
    ],
)  # fmt: skip
def test_who_denies_something_claims_that_it_is_not_so(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Mia drew the two for my Draw Two and now Uncle Ned yells that she also misses her "
         "turn. Is Uncle Ned right?"),
        ("de", "Tim hat für die Zieh zwei gezogen und will jetzt noch eine Karte loswerden, Carla "
         "schreit, er müsse aussetzen. Hat Carla recht?"),
        ("nl", "Lotte heeft de twee kaarten voor de Neem Twee gepakt. Oma roept dat ze nu een "
         "beurt moet overslaan. Heeft oma gelijk?"),
    ],
)  # fmt: skip
def test_what_somebody_cries_out_is_a_claim(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("lose-turn", "yes")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Game opens with a Skip face up. Grandpa, who dealt, reckons that costs him his "
         "first turn. Is he right?", "no"),
        ("en", "First card: a Skip. I dealt and they say I lose my turn. Are they right?", "no"),
        ("en", "First card up is a Skip. Tim sits to the dealer's left and grumbles that he loses "
         "his go. Is Tim right?", "yes"),
        ("de", "Zu Beginn liegt eine Aussetzen. Opa, der gegeben hat, meint, das kostet ihn seinen "
         "ersten Zug. Hat er recht?", "no"),
        ("nl", "Als eerste kaart ligt er een Sla Beurt Over. De gever vindt dat hem dat zijn "
         "eerste beurt kost. Heeft hij gelijk?", "no"),
    ],
)  # fmt: skip
def test_the_first_card_does_nothing_to_the_dealer_who_claims_it(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("first-card", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Tom kept quiet at one card. The next player had already drawn when I noticed. "
         "Does he get away without a penalty?", "yes"),
        ("en", "Tom kept quiet at one card and I caught him before the next player did anything. "
         "Is he off scot free?", "no"),
        ("de", "Tom blieb bei einer Karte stumm. Die Nächste hatte schon gelegt, als ich es "
         "merkte. Bleibt das straffrei?", "yes"),
        ("nl", "Bram zweeg bij zijn voorlaatste kaart. Zijn buurvrouw had haar kaart al getrokken "
         "toen ik het opmerkte. Is hij er zonder straf van af?", "yes"),
        ("nl", "De volgende heeft al gespeeld. Is het nu nog op tijd om Bram te pakken op zijn "
         "vergeten uno?", "no"),
    ],
)  # fmt: skip
def test_silence_goes_unpunished_once_the_next_one_has_begun(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Zoe won the round, but it was me who knocked Ben out with my Wild Draw Ten. "
         "Does Zoe get the 250?", "yes"),
        ("en", "Zoe won the round, but it was me who knocked Ben out with my Wild Draw Ten. "
         "Do I get the 250?", "no"),
        ("de", "Zoe hat die Runde gewonnen, aber ich hab Ben mit meiner Zieh Zehn rausgeworfen. "
         "Kriegt Zoe jetzt die 250?", "yes"),
        ("nl", "Lotte heeft de ronde gewonnen, maar ik was het die Bram eruit speelde met mijn "
         "plus tien. Krijgt Lotte nou die 250?", "yes"),
    ],
)  # fmt: skip
def test_whoever_won_gets_the_bonus_though_another_threw_somebody_out(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "no-mercy", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I finished on a Draw Two. Some website claims it does nothing any more once you're "
         "out. Is the website right?"),
        ("nl", "Ik ging uit met een Neem Twee. Een website beweert dat die dan niets meer doet. "
         "Heeft de website gelijk?"),
    ],
)  # fmt: skip
def test_a_last_draw_card_is_not_without_effect(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("last-card-draws", "no")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "They hit me with a red +4 and mine is green. Does the colour stop me from "
         "stacking?"),
        ("de", "Rote +4 gegen mich, meine eigene +4 ist grün. Scheitert das Stapeln an der Farbe?"),
        ("nl", "Een rode +4 tegen mij, mijn eigen +4 is groen. Strandt het stapelen op de kleur?"),
    ],
)  # fmt: skip
def test_a_colour_that_hinders_denies_that_one_may(language: str, question: str) -> None:
    assert answered(question, "no-mercy", language).verdict == "no"
