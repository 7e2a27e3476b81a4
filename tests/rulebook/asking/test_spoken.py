"""Spoken forms, verbs in two parts, and what only leads to a question."""

import pytest

from scorekeeper.rulebook.asking.dialect import (
    in_writing,
    put_in_writing,
    spoken_forms,
    with_dialect,
)
from scorekeeper.rulebook.asking.languages import language_of
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
    ("game", "question", "verdict", "value"),
    [
        ("classic", "Mir spile bis 500, i ha 427 uf em Zedu. Wie viu Pünkt fähle mir no?", "value",
         73),
        ("classic", "Chöi mir o nume bis 300 spile, we aui iverstande si?", "yes", None),
        ("classic", "Mir spile s Usscheideränne bis 500. I bi bi 496 gsi u ha itz no 3 Pünkt "
         "derzue übercho. Bin i dusse?", "no", None),
        ("classic", "Mini Enkelin seit, ma müess jedes Mol wieder Uno rüefa, wenn ma uf ei Karta "
         "abakunnt, nid nu bim ersta Mol. Stimmt das?", "yes", None),
        ("no-mercy", "ha e blaui Discard All gleit. chan ich jetzt alli mini blaue grad mit "
         "abgeh?", "yes", None),
        ("no-mercy", "was git e wild draw 10 a pünkt, wänn si am schluss i de hand blibt", "value",
         50),
        ("no-mercy", "I han grad en Siebener glegt, aber mei Blatt isch so schee. Ka i 's Tausche "
         "au oifach bleibe lasse?", "no", None),
        ("classic", "Grad hend mir gmerkt, dass d'Uschi ihr Uno vergesse hot. Könne mir se no "
         "drankriege?", "depends", None),
        ("classic", "Ei, ich hann do die Vier-Zieh uff der Hand un bin dran. Derf ich die jetzt "
         "leje, ganz ehrlich?", "depends", None),
        ("classic", "Grad hann ich e Kart vom Stapel geholt. Derf die direkt widder raus?",
         "depends", None),
        ("classic", "Derf ich die Plus Vier leje, wenn ich noch e Kart von der Farb hann?", "no",
         None),
    ],
)  # fmt: skip
def test_questions_in_the_dialects_of_the_south(
    game: str, question: str, verdict: str, value: int | None
) -> None:
    found = answered(question, game, "de")
    assert (found.verdict, found.value) == (verdict, value)


def written(text: str) -> str:
    glossary = RULEBASE.tongues["de"].glossary
    words = words_of(text, "de")
    spoken = with_dialect(words, glossary.spoken, glossary.dialects)
    return " ".join(word.key for word in in_writing(words, spoken, "de"))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("I ha no drü, isch das guet?", "ich habe noch dru ist das gut"),
        ("Si blibt i de hand", "sie bleibt in der hand"),
        ("Er seit, das isch so", "er sagt das ist so"),
        ("Mini Frau seit, das geht", "meine frau sagt das geht"),
    ],
)
def test_a_word_is_dialect_beside_a_sign_of_it(text: str, meant: str) -> None:
    assert written(text) == meant


@pytest.mark.parametrize(
    "text",
    [
        "ha no wie geht no mercy",
        "seit wann gilt das",
        "er zieht seit drei runden",
        "mir legt jemand eine sieben",
        "muss man die hand zeigen",
        "wann darf man anzweifeln",
    ],
)
def test_plain_words_stay_what_they_are(text: str) -> None:
    assert written(text) == text


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Cannae play. Can a finish wi ma Skip?", "yes"),
        ("nl", "Wuk doen me nu, mogen me een +2 up een +2 leggen?", "no"),
    ],
)
def test_words_beside_a_sign_in_other_languages(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language).verdict == verdict


def test_the_words_of_a_dialect_tell_nothing_of_the_language() -> None:
    assert language_of("Speelt u nu op de twee?", RULEBASE.signs, "nl") == "nl"
    assert language_of("Do we use no mercy for u?", RULEBASE.signs, "en") == "en"


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
