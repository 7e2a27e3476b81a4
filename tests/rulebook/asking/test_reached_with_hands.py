"""Whether whoever went out reaches the target with what the others hold."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I have 388 and just went out, the others hold 111 together. Is that enough for "
            "the 500?", "no"),
        ("en", "I was on 388 and went out. The others have 120 between them. Do I reach 500?",
            "yes"),
        ("en", "The others hold 120 together. I was on 388 and I'm out. Have I won?", "yes"),
        ("de", "388 hab ich, und die andern haben zusammen nochmal 111 auf der Hand, wo ich gerade "
            "aus bin. Reicht das für die 500?", "no"),
        ("de", "388 hab ich, und die andern ham zusammen nochma 111 auf der Hand, wo ich grad aus "
            "bin. Langt dat für die 500?", "no"),
        ("de", "Ich bin aus, hatte 440 und die anderen haben zusammen noch 60. Hab ich gewonnen?",
            "yes"),
        ("nl", "Ik heb 388 en ben net uit, de anderen hebben samen 111 op hand. Is dat genoeg voor "
            "de 500?", "no"),
        ("nl", "Ik stond op 388 en ben uit. De anderen houden samen 120 over. Haal ik de 500?",
            "yes"),
    ],
)  # fmt: skip
def test_what_the_others_hold_is_added_to_what_one_has(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict, found.sure) == ("target", verdict, True)


def test_the_answer_shows_both_numbers_and_their_sum() -> None:
    found = answered(
        "I have 388 and just went out, the others hold 111 together. Is that enough for the 500?",
        "classic",
        "en",
    )
    assert "388 + 111 = 499" in found.answer


@pytest.mark.parametrize(
    ("language", "question"),
    [
        # Nobody went out, others are asked about, or something else is told beside it.
        ("en", "I have 388, the others have 112. Have they won?"),
        ("en", "I have 388 and went out last round, the others have 450. Is that enough for them?"),
        ("en", "I have 388 and went out, the others hold 111 and a skip. Is that enough for 500?"),
        ("de", "388 hab ich und die andern haben 112 auf der Hand. Bin ich Sieger?"),
        ("nl", "Ik heb 388 en ben uit, de anderen hebben 30 en 82. Haal ik dan 500?"),
    ],
)
def test_what_is_told_otherwise_is_not_taken_for_such_a_sum(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert not (found.ruling == "target" and found.sure)
