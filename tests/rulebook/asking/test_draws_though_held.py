"""Whether somebody must draw who holds a draw card of their own, and whether any are stacked."""

import pytest

from tests.rulebook.at_hand import answered

_CLAIMS = [
    ("de", "Mich trifft ne Zieh zwei und ich hab selber eine. Die andern rufen: nix da, du musst "
     "ziehen! Haben die recht?"),
    ("de", "Ich krieg ne +2 ab und hab selbst eine. Alle schreien, ich muss trotzdem ziehen. "
     "Stimmt das?"),
    ("de", "Muss ich bei der +2 ziehen, obwohl ich selber ne +2 hab?"),
    ("en", "I'm hit by a draw two and I've one myself. The others shout: nope, you draw! Are they "
     "right?"),
    ("en", "I've got a +2 too and they say I have to draw anyway. Are they right?"),
    ("nl", "Ik krijg een +2 en heb er zelf ook een. De rest roept: niks ervan, pakken! Hebben ze "
     "gelijk?"),
    ("nl", "Ik heb ook een +2 maar ze zeggen dat ik toch moet pakken. Klopt dat?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "question"), _CLAIMS)
@pytest.mark.parametrize(
    ("game", "house", "verdict"),
    [("classic", (), "yes"), ("classic", ("progressive",), "no"), ("no-mercy", (), "no")],
)
def test_who_may_answer_need_not_draw(
    language: str, question: str, game: str, house: tuple[str, ...], verdict: str
) -> None:
    assert answered(question, game, language, house=house).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Mich trifft ne +6 und ich hab nur ne +4. Die anderen sagen: du musst ziehen! "
         "Haben sie recht?"),
        ("en", "+6 on me and all I've got is a +2. They say I have to draw. Are they right?"),
        ("nl", "Ik krijg een +6 en heb alleen een +4. De rest zegt dat ik moet pakken. Klopt "
         "dat?"),
    ],
)  # fmt: skip
def test_a_lower_card_spares_nobody(language: str, question: str) -> None:
    assert answered(question, "no-mercy", language).verdict == "yes"


@pytest.mark.parametrize(
    ("language", "question", "stacked"),
    [
        ("en", "Ann says you can't stack. She right?", "no"),
        ("en", "Ann says I can't stack. Is she right?", "no"),
        ("en", "Ann says I can't stack. She wrong?", "yes"),
        ("en", "Dad says no stacking. Is he right?", "no"),
        ("de", "Ann sagt, stapeln is nich. Recht?", "no"),
        ("de", "Papa sagt, man darf stapeln. Stimmt das?", "yes"),
        ("nl", "Stapelen mag niet volgens mijn zus. Klopt dat?", "no"),
        ("nl", "Ann zegt dat stapelen niet mag. Gelijk?", "no"),
    ],
)
def test_whether_it_is_stacked_hangs_on_the_game(
    language: str, question: str, stacked: str
) -> None:
    assert answered(question, "no-mercy", language).verdict == stacked
    assert answered(question, "classic", language).verdict != stacked


@pytest.mark.parametrize(
    ("language", "question", "house", "verdict"),
    [
        # What the next one draws is another matter, and bare "may I" leaves open what lies there.
        ("de", "mir wurde +4 hingelegt und ich hab auch eine, der nächste kriegt dann acht oder?",
         ("progressive",), "yes"),
        ("nl", "Het was al rood. Ik gooi een keuzekaart en zeg: rood blijft rood. Mijn zoon roept "
         "dat ik moet veranderen, maar ik mag dit gewoon toch?", (), "yes"),
    ],
)  # fmt: skip
def test_near_it_something_else_is_asked(
    language: str, question: str, house: tuple[str, ...], verdict: str
) -> None:
    assert answered(question, "classic", language, house=house).verdict == verdict
