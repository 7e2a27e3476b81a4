"""Whatever stands around a claim, its plain content is answered, and the answer turned as asked."""

from itertools import product
from typing import Final, NamedTuple

import pytest

from scorekeeper.rulebook.asking import Asked, TableRules, answer
from tests.rulebook.at_hand import LIBRARY, RULEBASE, answered

CLASSIC: Final = LIBRARY.variant("classic")
TABLE: Final = TableRules(CLASSIC, CLASSIC.default_deck.id)


class Claim(NamedTuple):
    """A claim as a main clause and behind "that", whether it is so, and whether it denies."""

    main: str
    behind: str
    holds: bool
    denies: bool


CLAIMS: Final = {
    "en": (
        Claim("a skip counts twenty points", "a skip counts twenty points", True, False),
        Claim("a reverse counts fifty points", "a reverse counts fifty points", False, False),
        Claim(
            "you can't put two cards down in one turn",
            "you can't put two cards down in one turn",
            True,
            True,
        ),
        Claim("you can't end on an action card", "you can't end on an action card", False, True),
    ),
    "de": (
        Claim(
            "ein Aussetzen zählt zwanzig Punkte", "ein Aussetzen zwanzig Punkte zählt", True, False
        ),
        Claim("ein Retour zählt fünfzig Punkte", "ein Retour fünfzig Punkte zählt", False, False),
        Claim(
            "man darf nicht zwei Karten auf einmal legen",
            "man nicht zwei Karten auf einmal legen darf",
            True,
            True,
        ),
        Claim(
            "man darf nicht mit einem Joker aufhören",
            "man nicht mit einem Joker aufhören darf",
            False,
            True,
        ),
    ),
    "nl": (
        Claim("een keer-om telt twintig punten", "een keer-om twintig punten telt", True, False),
        Claim(
            "een beurt-overslaan telt vijftig punten",
            "een beurt-overslaan vijftig punten telt",
            False,
            False,
        ),
        Claim(
            "je mag geen twee kaarten tegelijk leggen",
            "je geen twee kaarten tegelijk mag leggen",
            True,
            True,
        ),
        Claim(
            "je mag niet met een joker eindigen", "je niet met een joker mag eindigen", False, True
        ),
    ),
}
IS_IT_SO: Final = {
    "en": (
        "{main}, right?",
        "{main}. Is that right?",
        "He says {main}. Is he right?",
        "Is it true that {behind}?",
        "Am I right in thinking {main}?",
        "Surely {main}?",
        "{main}. True or false?",
        "Would I be right in saying {main}?",
        "I always thought {main}. Am I right?",
        "so {main}?",
    ),
    "de": (
        "{main}, richtig?",
        "{main}. Stimmt das?",
        "Er sagt, {main}. Hat er recht?",
        "Stimmt es, dass {behind}?",
        "Kann es sein, dass {behind}?",
        "Sehe ich das richtig, dass {behind}?",
        "{main} … oder irre ich mich?",
        "Kann jemand bestätigen, dass {behind}?",
        "Es heißt, {main}. Trifft das zu?",
        "Also {main}?",
    ),
    "nl": (
        "{main}, klopt dat?",
        "{main}. Is dat juist?",
        "Hij zegt dat {behind}. Heeft hij gelijk?",
        "Klopt het dat {behind}?",
        "Kan het kloppen dat {behind}?",
        "Begrijp ik goed dat {behind}?",
        "{main} … of vergis ik me?",
        "Kan iemand bevestigen dat {behind}?",
        "Men zegt dat {behind}. Klopt dat wel?",
        "Dus {main}?",
    ),
}
IS_IT_NOT_SO: Final = {
    "en": (
        "{main}. Is that wrong?",
        "He says that {behind}, is he wrong?",
        "Tom claims {main}. Is Tom lying?",
        "I was told {main}. Is that a myth?",
        "My gran says {main}. I say she's wrong. Am I right?",
        "I don't believe that {behind}. Am I right?",
    ),
    "de": (
        "{main}. Ist das falsch?",
        "Er sagt, {main}. Irrt er sich?",
        "Tom behauptet, {main}. Lügt Tom?",
        "Ich hab gehört, dass {behind}. Ist das ein Märchen?",
        "Meine Oma sagt, {main}. Ich sage, das stimmt nicht. Hab ich recht?",
        "Ich glaube nicht, dass {behind}. Hab ich recht?",
    ),
    "nl": (
        "{main}. Is dat fout?",
        "Hij zegt dat {behind}. Heeft hij ongelijk?",
        "Tom beweert dat {behind}. Liegt Tom?",
        "Ik heb gehoord dat {behind}. Is dat een fabeltje?",
        "Mijn oma zegt dat {behind}. Ik zeg dat het niet klopt. Heb ik gelijk?",
        "Ik geloof niet dat {behind}. Heb ik gelijk?",
    ),
}
WHAT_IT_DENIES: Final = {
    "en": ("{main}, can you?",),
    "de": ("{main}, oder?", "{main}, gell?"),
    "nl": ("{main}, toch?", "{main}, hè?"),
}
"""Behind a claim that denies something, these ask whether what is denied is so."""


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_claim_is_answered_by_whether_it_is_so(language: str) -> None:
    wrong = [
        question
        for frame, claim in product(IS_IT_SO[language], CLAIMS[language])
        for question in [_asked(frame, claim)]
        if _verdict(question, language) != _yes(claim.holds)
    ]
    assert not wrong


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_who_asks_whether_it_is_wrong_is_answered_the_other_way_round(language: str) -> None:
    wrong = [
        question
        for frame, claim in product(IS_IT_NOT_SO[language], CLAIMS[language])
        for question in [_asked(frame, claim)]
        if _verdict(question, language) != _yes(not claim.holds)
    ]
    assert not wrong


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_tag_that_turns_a_denied_claim_asks_for_what_is_denied(language: str) -> None:
    wrong = [
        question
        for frame, claim in product(WHAT_IT_DENIES[language], CLAIMS[language])
        if claim.denies
        for question in [_asked(frame, claim)]
        if _verdict(question, language) != _yes(not claim.holds)
    ]
    assert not wrong


def _asked(frame: str, claim: Claim) -> str:
    question = frame.format(main=claim.main, behind=claim.behind)
    return question[0].upper() + question[1:]


def _verdict(question: str, language: str) -> str:
    return answer(Asked(question, TABLE, likely=language), RULEBASE, LIBRARY).verdict


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "A +2 means drawing two cards?", "yes"),
        ("en", "A +2 means drawing four cards?", "no"),
        ("de", "Eine +2 heißt zwei Karten ziehen?", "yes"),
        ("de", "Ein Joker heißt 40 Punkte?", "no"),
        ("nl", "Een +2 betekent twee kaarten pakken?", "yes"),
        ("en", "What does a +2 mean?", "explain"),
    ],
)
def test_what_a_card_means_in_numbers_is_claimed(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I can't play so I draw one and if that doesn't fit is my turn over?", "yes"),
        ("I can't play so I draw one and that's it, right?", "yes"),
        ("I can't play so I draw until something fits, right?", "no"),
        ("I can't go so I have to draw two, is that right?", "no"),
        ("I couldn't play so I drew one and it fits so I may lay it, right?", "yes"),
        ("You can't lay two cards so the others get a chance, right?", "yes"),
    ],
)
def test_whoever_cannot_does_something_else_and_for_no_purpose(question: str, verdict: str) -> None:
    assert answered(question, "classic", "en", players=4).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Die Vier-Zieh ist doch nur zulässig, wenn man von der Farbe, die gerade oben "
         "liegt, nichts auf der Hand hat, richtig?", "yes"),
        ("de", "Wenn man von der Farbe, die oben liegt, nichts hat, darf man die Vier-Zieh nicht "
         "legen, stimmt das?", "no"),
        ("nl", "De Wild +4 mag alleen als je van de kleur, die boven ligt, niets in je hand hebt, "
         "toch?", "yes"),
        ("en", "A wild draw four is only allowed if you have nothing of the colour that lies on "
         "top, right?", "yes"),
    ],
)  # fmt: skip
def test_a_condition_goes_on_behind_what_tells_which(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language).verdict == verdict
