"""Whether whoever forgot UNO gets away with it: seen too late, or said before it was seen."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Bruno forgot to say uno. The next girl had already put her card down and only then "
         "did Lena shout. Is he off the hook?", "yes"),
        ("en", "I didn't say uno and Lena shouted before the next player did anything. Am I off "
         "the hook?", "no"),
        ("en", "Tom forgot uno. Anna had laid her card by the time Ben called him out. Is Tom "
         "safe?", "yes"),
        ("en", "Tom forgot uno. Anna had laid her card by the time Ben called him out. Does Tom "
         "draw?", "no"),
        ("en", "Kim forgot uno and Lena shouted at once, the next player hadn't even moved. Is Kim "
         "off the hook?", "no"),
        ("de", "Bruno hat vergessen, Uno zu sagen. Die Nächste hatte schon gelegt, und erst dann "
         "rief Lena. Ist er aus dem Schneider?", "yes"),
        ("de", "Tom hat Uno vergessen, Ben hat es sofort gemerkt, die Nächste hatte noch nichts "
         "gemacht. Kommt Tom davon?", "no"),
        ("nl", "Bruno vergat uno te zeggen. Het volgende meisje had al gelegd en toen pas riep "
         "Lena. Komt hij ermee weg?", "yes"),
        ("nl", "Tom vergat uno. Ben riep het voordat Anna iets deed. Is Tom de dans ontsprongen?",
         "no"),
    ],
)  # fmt: skip
def test_once_the_next_turn_has_begun_one_is_off_the_hook(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "She forgot, then blurted UNO out before any of us had noticed. So nothing to draw "
         "for her, right?", "yes"),
        ("en", "She said uno before anyone caught her. So she has to draw two, right?", "no"),
        ("de", "Sie hat's vergessen, dann aber UNO gerufen, bevor es einer von uns gemerkt hat. "
         "Sie muss also nichts ziehen, stimmt's?", "yes"),
        ("nl", "Ze vergat het, riep toen UNO voordat iemand van ons het doorhad. Ze hoeft dus niks "
         "te pakken, klopt dat?", "yes"),
    ],
)  # fmt: skip
def test_what_is_said_before_anybody_notices_costs_nothing(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language).verdict == verdict
