"""A chain of draw cards in which the next ones lay the same without naming it."""

import pytest

from tests.rulebook.at_hand import answered

PROGRESSIVE = ("progressive",)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "First Kate with a plus four, Liam on top, Noah as well, and then me without. How "
         "many do I pick up?", 12),
        ("en", "Kate started with a +2, Liam piled on, Noah followed suit, and I had none. How "
         "many do I draw?", 6),
        ("en", "I lead with a draw two, Kate piles on, Liam joins in, Nan has none. How many does "
         "Nan take?", 6),
        ("de", "Erst Jonas mit einer Plus Vier, Lena drauf, Tim gleich noch mal, dann ich ohne. "
         "Wie viele Karten nehme ich?", 12),
        ("de", "Erst ich mit einer Plus Zwei, dann legt Lena nach, Tim macht mit, und Opa hat "
         "keine. Wie viele zieht Opa?", 6),
        ("de", "Jonas mit einer Zieh Zwei, Lena genauso, Tim desgleichen, und ich steh blank da. "
         "Wie viele ziehe ich?", 6),
        ("nl", "Eerst Bas met een plus vier, Lies erbovenop, Koen ook nog eens, en dan ik zonder. "
         "Hoeveel pak ik er?", 12),
        ("nl", "Lies begint met een plus twee, Bas eroverheen, Koen doet mee, en ik heb er geen. "
         "Hoeveel pak ik?", 6),
        ("nl", "Lies een plus twee, Bas eroverheen, en dan Koen. Hoeveel pakt Koen?", 4),
    ],
)  # fmt: skip
def test_whoever_goes_on_top_lays_the_same_once_more(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language, players=4, house=PROGRESSIVE)
    assert (found.ruling, found.value, found.confidence) == ("stack-total", value, 1.0)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Kate a plus two, Liam on top, and I have none. How many do I draw?"),
        ("de", "Jonas eine Plus Zwei, Lena drauf, und ich hab keine. Wie viele ziehe ich?"),
        ("nl", "Lies een plus twee, Bas eroverheen, en ik heb er geen. Hoeveel pak ik?"),
    ],
)
def test_which_card_goes_on_top_is_not_told_where_higher_ones_may(
    language: str, question: str
) -> None:
    assert answered(question, "no-mercy", language, players=4).situation.chain is None
