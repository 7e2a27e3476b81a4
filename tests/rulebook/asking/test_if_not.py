"""What is denied in a condition denies no claim: "if you can't play you draw one, right?"."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        (
            "en",
            "Granny says if you can't play you keep drawing until you can. Is that right?",
            "no",
        ),
        ("en", "Is it true that if you can't play you must draw until you can?", "no"),
        ("en", "Grandad says if you can't go you draw one. Right?", "yes"),
        ("en", "Dad says when you can't go you have to draw three. True?", "no"),
        ("de", "Oma sagt, wenn man nicht kann muss man ziehen bis was passt. Stimmt das?", "no"),
        ("de", "Opa sagt, wenn man nicht kann zieht man eine. Stimmt das?", "yes"),
        ("de", "Oma sagt, wer nicht kann zieht zwei. Stimmt das?", "no"),
        ("nl", "Oma zegt als je niet kan moet je pakken tot het past, klopt dat?", "no"),
        ("nl", "Opa zegt als je niet kan pak je een kaart. Klopt dat?", "yes"),
        ("nl", "Is het waar dat je moet blijven pakken als je niet kan?", "no"),
    ],
)
def test_who_cannot_lay_is_no_denial(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("no-playable", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "She says if you don't stack you lose your turn. Right?", "yes"),
        ("de", "Sie sagt, wenn man nicht stapelt verliert man seinen Zug. Stimmt das?", "yes"),
        ("nl", "Zij zegt als je niet stapelt verlies je je beurt. Klopt dat?", "yes"),
        ("en", "She says if you don't stack, you don't lose your turn. Right?", "no"),
    ],
)
def test_who_does_not_stack_loses_the_turn(language: str, question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("lose-turn", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "He says if your power card isn't green you can't use the flex side. Right?", "yes"),
        ("en", "Can I use the flex side if my power card isn't green?", "no"),
        ("de", "Er sagt, wenn die Powerkarte nicht grün ist darf man die Flex-Seite nicht nutzen. "
         "Stimmt das?", "yes"),
        ("nl", "Hij zegt als je powerkaart niet groen is mag je de flexkant niet gebruiken. "
         "Klopt dat?", "yes"),
        # Asked of the colour itself.
        ("en", "Isn't my power card green at the start?", "yes"),
        ("nl", "Is mijn powerkaart niet groen aan het begin?", "yes"),
    ],
)  # fmt: skip
def test_both_halves_may_be_denied(language: str, question: str, verdict: str) -> None:
    found = answered(question, "flex", language)
    assert (found.ruling, found.verdict) == ("power-card", verdict)


@pytest.mark.parametrize(
    ("language", "question", "ruling", "verdict"),
    [
        ("en", "If I finish on a +2 the next one doesn't draw?", "last-card-draws", "no"),
        ("de", "Er sagt, wenn ich mit einer +2 aufhöre zieht der Nächste nichts. Stimmt das?",
         "last-card-draws", "no"),
        ("nl", "Hij zegt als ik eindig met een +2 pakt de volgende niks. Klopt dat?",
         "last-card-draws", "no"),
        ("en", "Dad says if I forget uno nothing happens. Right?", "uno-penalty", "yes"),
        ("en", "Mum says if nobody notices forgetting uno costs nothing. Right?", "uno-penalty",
         "yes"),
        ("de", "Mama sagt wenn es keiner merkt kostet uno vergessen nichts. Stimmt das?",
         "uno-penalty", "yes"),
        ("nl", "Mam zegt als niemand het merkt kost uno vergeten niks. Klopt dat?", "uno-penalty",
         "yes"),
    ],
)  # fmt: skip
def test_what_follows_is_denied(language: str, question: str, ruling: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == (ruling, verdict)
