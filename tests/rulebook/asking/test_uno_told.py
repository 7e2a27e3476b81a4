"""A call of UNO that was forgotten: who draws for it, and whether it was seen in time."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict", "value"),
    [
        ("en", "Rita forgot uno and Hank noticed before anybody's next turn had begun. Does Rita "
         "have to draw?", "yes", None),
        ("en", "Rita forgot uno and Hank noticed before the next turn had begun. Does Hank have "
         "to draw?", "no", None),
        ("en", "Hank called out Rita for the missing uno and the next player hadn't drawn yet. "
         "How many cards does Rita draw?", "value", 2),
        ("en", "Rita forgot uno and Hank only noticed after Bill had started the next turn. Must "
         "Rita take two?", "no", None),
        ("de", "Gerd hat Uno vergessen und Inge hat es gemerkt, bevor der nächste Zug angefangen "
         "hat. Muss Gerd vier ziehen?", "no", None),
        ("de", "Der Nächste hat noch nichts gelegt und Inge ruft, dass Gerd kein Uno gesagt hat. "
         "Wie viele Karten kriegt Gerd?", "value", 2),
        ("de", "Gerd hat Uno vergessen und Ute hat danach schon gezogen, als Inge es merkt. "
         "Kommt Gerd ungestraft davon?", "yes", None),
        ("nl", "Kees zei geen uno en Truus zag het voordat de volgende beurt begon. Moet Kees "
         "pakken?", "yes", None),
        ("nl", "Kees is uno vergeten en Truus betrapte hem op tijd. Moet Truus kaarten pakken?",
         "no", None),
        ("nl", "Ik was uno vergeten en niemand zag het. Moet ik twee kaarten pakken?", "no", None),
    ],
)  # fmt: skip
def test_only_whoever_forgot_it_draws_and_only_where_it_was_seen_in_time(
    language: str, question: str, verdict: str, value: int | None
) -> None:
    found = answered(question, "classic", language)
    assert (found.verdict, found.value, found.confidence) == (verdict, value, 1.0)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Rita forgot uno and maybe the next turn had begun when Hank saw it. Does Rita "
         "draw?"),
        ("de", "Gerd hat Uno vergessen, sich aber selbst verbessert, bevor der Nächste anfing. "
         "Muss Gerd ziehen?"),
    ],
)  # fmt: skip
def test_what_is_told_in_doubt_or_otherwise_is_left_to_experience(
    language: str, question: str
) -> None:
    assert answered(question, "classic", language).confidence < 1.0


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Rita forgot uno and Hank saw it. Does Rita have to draw?"),
        ("en", "Rita forgot uno and I noticed. Does she take two?"),
        ("de", "Gerd hat Uno vergessen und Inge hat es gesehen. Muss Gerd zwei ziehen?"),
        ("de", "Gerd sagt kein Uno, und mir fällt es auf. Kriegt er eine Strafe?"),
        ("nl", "Kees vergat uno en Truus zag het. Moet Kees pakken?"),
        ("nl", "Kees zei geen uno en ik merkte het. Moet hij twee kaarten pakken?"),
    ],
)  # fmt: skip
def test_seen_at_a_time_that_nobody_tells_may_have_been_too_late(
    language: str, question: str
) -> None:
    assert answered(question, "classic", language).verdict == "depends"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Rita forgot uno and Hank saw it right away. Does Rita have to draw?"),
        ("de", "Gerd hat Uno vergessen und Inge hat es sofort gesehen. Muss Gerd zwei ziehen?"),
        ("nl", "Kees vergat uno en Truus zag het meteen. Moet Kees pakken?"),
    ],
)  # fmt: skip
def test_seen_at_once_is_in_time(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "yes"
