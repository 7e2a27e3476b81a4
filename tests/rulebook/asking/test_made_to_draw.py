"""Who asks if somebody may be made to draw for a forgotten UNO does not ask to draw it."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("nl", "Sofie heeft geen uno gezegd, kan ik haar nu nog twee laten pakken?"),
        ("nl", "Mijn broer heeft geen uno geroepen, kan ik hem er nog twee doen pakken?"),
        ("en", "Emma forgot uno. May I still have her draw two?"),
        ("en", "Sophie didn't say uno, can I still make her draw two now?"),
        ("de", "Emma hat Uno vergessen. Darf ich sie noch zwei Karten nehmen lassen?"),
    ],
)
def test_making_somebody_draw_hangs_on_the_next_turn(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("uno-caught", "depends")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "Emma vergat uno, Bas is nog niet begonnen. mag ik haar nog laten pakken?", "yes"),
        ("nl", "Emma vergat uno en Bas is al begonnen. mag ik haar nog twee laten pakken?", "no"),
        ("en", "Emma forgot uno. Do I have to draw two?", "no"),
        ("nl", "Tim zei geen uno. Moet ik dan twee pakken?", "no"),
        ("de", "Emma hat Uno vergessen. Muss ich zwei ziehen?", "no"),
    ],
)  # fmt: skip
def test_whoever_asks_draws_nothing_for_another(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("nl", "krijg je straf als je uno roept met nog vijf kaarten in je hand"),
        ("nl", "moet je strafkaarten pakken als je te vroeg uno zegt"),
        ("nl", "ik riep uno terwijl ik er nog vier had. moet ik pakken?"),
        ("en", "I called uno though I had four left. Do I have to draw?"),
        ("de", "ich rief Uno, obwohl ich noch vier hatte. muss ich ziehen?"),
    ],
)
def test_calling_uno_too_early_is_no_forgetting(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("false-call", "unknown")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("nl", "krijg je straf als je geen uno roept met nog vijf kaarten in je hand"),
        ("nl", "moet ik uno roepen met nog vijf kaarten in mijn hand?"),
        ("nl", "Roep je Uno wanneer je er nog drie hebt?"),
        ("de", "Sagt man Uno, wenn man noch drei hat?"),
        ("en", "do you get a penalty if you don't call uno with five cards in your hand"),
    ],
)
def test_nobody_has_to_call_it_with_five(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "no"
