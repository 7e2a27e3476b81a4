"""Spoken forms, verbs in two parts, and what only leads to a question."""

import pytest

from scorekeeper.rulebook.asking.dialect import in_writing, put_in_writing, spoken_forms
from scorekeeper.rulebook.asking.lead_ins import lead_ins_of, without_lead_in
from scorekeeper.rulebook.asking.verbs import sentence_forms
from scorekeeper.rulebook.asking.words import words_of
from tests.rulebook.at_hand import RULEBASE, answered


def said(text: str, language: str) -> set[str]:
    tongue = RULEBASE.tongues[language]
    cut = in_writing(words_of(text, language), tongue.glossary.spoken, language)
    return {mention.concept for mention in tongue.glossary.mentions(cut)}


def test_a_spoken_form_may_be_several_words_at_its_own_place() -> None:
    spoken = spoken_forms(["kannste: kannst du"])
    words = in_writing(words_of("Kannste legen?", "de"), spoken, "de")
    assert [(word.key, word.start, word.end) for word in words] == [
        ("kannst", 0, 7),
        ("du", 0, 7),
        ("legen", 8, 13),
    ]


def test_what_is_no_entry_with_a_meaning_is_left_out() -> None:
    assert spoken_forms(["spoken"]) == {}


def test_phrases_are_put_as_questions_are() -> None:
    assert put_in_writing("nimmer dran", spoken_forms(["nimmer: nicht mehr"])) == "nicht mehr dran"
    assert put_in_writing("noch dran", {}) == "noch dran"


@pytest.mark.parametrize(
    ("verb", "form"),
    [
        ("weiterleiten", "leitet … weiter ."),
        ("weitergeben", "gibt … weiter ."),
        ("zurückwerfen", "zurückgeworfen"),
        ("ablegen", "abzulegen"),
    ],
)
def test_a_german_verb_in_its_other_forms(verb: str, form: str) -> None:
    assert form in sentence_forms(verb, ["weiter", "zurück", "ab"], "de")


@pytest.mark.parametrize(
    ("verb", "form"),
    [
        ("doorgeven", "geef … door ."),
        ("weggooien", "gooit … weg ."),
        ("wegleggen", "leg … weg ."),
        ("overslaan", "sla … over ."),
        ("meenemen", "mee te nemen"),
        ("doorpakken", "doorgepakt"),
    ],
)
def test_a_dutch_verb_in_its_other_forms(verb: str, form: str) -> None:
    assert form in sentence_forms(verb, ["door", "weg", "over", "mee"], "nl")


@pytest.mark.parametrize("word", ["weiter", "karten", "2", "weggaan"])
def test_what_is_no_verb_in_two_parts_has_no_other_forms(word: str) -> None:
    assert list(sentence_forms(word, ["weiter"], "de")) == []


def test_a_verb_in_two_parts_closes_its_clause() -> None:
    assert "pass-on" in said("Leite ich die Plus Vier dann an ihn weiter?", "de")
    assert "pass-on" not in said("Leite ich die Plus Vier, bin ich weiter", "de")


def test_dialect_is_understood() -> None:
    assert {"may", "play", "not"} <= said("Derf i a Fünf legn oder ned?", "de")
    assert {"may", "draw"} <= said("Moogde ge die kaarten pakken?", "nl")


@pytest.mark.parametrize(
    ("game", "question", "verdict", "value"),
    [
        ("no-mercy", "I hob grad siebzehn Kartn. Wia vui miassadn no dazuakemma, dass i nausfliag?",
         "value", 8),
        ("flex", "Flex-Retour, en Zieh-2-Zieljoker und e Foifi han ich no. Wie vill Pünkt git das?",
         "value", 75),
        ("no-mercy", "Watt passiert mitti Karten von eim, der grad rausgeflogen is?",
         "explain", None),
        ("classic", "Hömma, der Horst sacht, zu zweit is man nachm Richtungswechsel gleich nommal "
         "selbst dran. Hat der recht?", "yes", None),
        ("classic", "Der Horst sacht, zu zweit is man nachm Richtungswechsel nich nomma dran. Hat "
         "er recht?", "no", None),
    ],
)  # fmt: skip
def test_questions_in_dialect(game: str, question: str, verdict: str, value: int | None) -> None:
    found = answered(question, game, "de", players=2 if game == "classic" else None)
    assert (found.verdict, found.value) == (verdict, value)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Can you tell me who starts?", "who starts"),
        ("My dad plays a skip. Do you know who is next?", "my dad plays a skip who is next"),
        ("Do you know?", "do you know"),
    ],
)
def test_what_leads_to_a_question_is_left_out(text: str, left: str) -> None:
    lead_ins = lead_ins_of(["[can|could] you tell me", "do you know"])
    words = without_lead_in(words_of(text, "en"), lead_ins)
    assert " ".join(word.key for word in words) == left


def test_behind_what_leads_to_it_the_question_begins() -> None:
    lead_ins = lead_ins_of(["do you know"])
    words = without_lead_in(words_of("I skip him do you know who is next", "en"), lead_ins)
    assert [word.key for word in words if word.breaks] == ["who"]


@pytest.mark.parametrize(
    ("game", "question", "verdict", "value"),
    [
        ("classic", "Maag ich m'n +4 leggen?", "depends", None),
        ("classic", "De trekstapel is ip, wuk doen me nu?", "explain", None),
        ("classic", "Oevele kaartn moe'k pakkn a'k uno vergete?", "value", 2),
        ("no-mercy", "Hoovöl kaarten krieg ik, as der +2, +2, +4 en +10 op mekaar ligt en ik niks "
         "mear opleggen kan?", "value", 18),
        ("no-mercy", "Bun ik deruut met 25 kaarten?", "yes", None),
        # "Noe" would be heard like "no", and gin is a game of its own.
        ("no-mercy", "We spelen No Mercy met twee. Hoeveel kaarten worden er gedeeld?", "value",
         14),
        ("classic", "Hoeveel kaarten krijg je bij gin rummy?", "unknown", None),
    ],
)  # fmt: skip
def test_questions_in_dutch_dialects(
    game: str, question: str, verdict: str, value: int | None
) -> None:
    found = answered(question, game, "nl")
    assert (found.verdict, found.value) == (verdict, value)
