"""Cards that one of two lays one after another: a skip or a reverse gives the turn back."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "ruling", "verdict"),
    [
        ("en", "Two of us. I laid a red Skip, then at once a second red Skip, then a red 5. She "
         "says I cheated by having three goes in a row. Did I break any rule?", "two-skip", "no"),
        ("en", "Just my sister and me. I played a red Skip and then a red 5 straight after. Was I "
         "allowed to?", "two-skip", "yes"),
        ("en", "Just my sister and me. She played a green Reverse, then a green 3. Is that against "
         "the rules?", "two-reverse", "no"),
        ("de", "Wir sind zu zweit. Ich lege ein rotes Aussetzen, gleich noch ein rotes Aussetzen "
         "und dann eine rote 5. Habe ich gegen eine Regel verstoßen?", "two-skip", "no"),
        ("de", "Nur meine Frau und ich. Ich habe einen blauen Richtungswechsel gelegt und danach "
         "sofort eine blaue 3. Durfte ich das?", "two-reverse", "yes"),
        ("nl", "We zijn met z'n tweeën. Ik leg een rode sla-beurt-over, meteen nog een rode "
         "sla-beurt-over en daarna een rode 5. Heb ik een regel overtreden?", "two-skip", "no"),
        ("nl", "Met ons tweeën. Ik leg een groene keer-om en meteen daarna een groene 3. Mag dat?",
         "two-reverse", "yes"),
    ],
)  # fmt: skip
def test_one_of_two_may_lay_on_a_skip_of_their_own(
    language: str, question: str, ruling: str, verdict: str
) -> None:
    found = answered(question, "classic", language, players=2)
    assert (found.ruling, found.verdict, found.confidence) == (ruling, verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "players"),
    [
        ("en", "Two of us. I laid a red Skip, then a blue 5. Did I break any rule?", 2),
        ("en", "I laid a red Skip, then she laid a red 7, then I put a red 5. Did I break any "
         "rule?", 2),
        ("en", "Four of us. I laid a red Skip, then a red 5. Did I break any rule?", 4),
        ("de", "Zu zweit. Ich lege eine rote 5 und dann ein rotes Aussetzen. Habe ich eine Regel "
         "gebrochen?", 2),
        ("nl", "Met ons tweeën. Ik leg een groene keer-om en daarna een gele 3. Mag dat?", 2),
    ],
)  # fmt: skip
def test_what_does_not_follow_is_not_read(language: str, question: str, players: int) -> None:
    assert answered(question, "classic", language, players=players).confidence < 1.0


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I laid a red 5 on a red 7. Did I break any rule?", "no"),
        ("en", "Mia laid a red 5 on a green 7. Has she broken any of the rules?", "yes"),
        ("de", "Ich habe eine rote 5 auf eine rote 7 gelegt. Habe ich eine Regel gebrochen?", "no"),
        ("de", "Mia legt eine rote 5 auf eine grüne 7. Hat sie irgendeine Regel verletzt?", "yes"),
        ("nl", "Ik heb een rode 5 op een rode 7 gelegd. Heb ik daarmee de regels gebroken?", "no"),
        ("nl", "Mia legt een rode 5 op een groene 7. Overtrad ze een regel?", "yes"),
    ],
)  # fmt: skip
def test_whoever_breaks_a_rule_does_what_is_forbidden(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("match", verdict)
