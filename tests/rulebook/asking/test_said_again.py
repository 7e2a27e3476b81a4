"""A claim told twice, the second time by what is not so; and claims that end with a clause."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "game", "players", "question", "verdict", "ruling"),
    [
        ("en", "no-mercy", None, "I kept drawing till one finally fitted. That one has to be "
            "played, I can't just pocket it, isn't that right?", "yes", "drawn-card"),
        ("en", "classic", None, "A card I drew that fits must be played and I may not keep it, "
            "right?", "no", "drawn-card"),
        ("en", "classic", 2, "There's but the two of us. Once I hit him with a draw two it's my "
            "turn again and he don't get a play in between, ain't that right?", "yes", "two-draw"),
        ("en", "classic", None, "You may keep a drawn card, you don't have to play it, right?",
            "yes", "drawn-card"),
        ("de", "no-mercy", None, "Die gezogene Karte, die passt, muss ich spielen, ich darf sie "
            "nicht behalten, stimmt das?", "yes", "drawn-card"),
        ("de", "classic", None, "Wenn ich was Passendes ziehe, muss ich es spielen und kann es "
            "nicht einfach behalten. Richtig?", "no", "drawn-card"),
        ("de", "classic", 2, "Zu zweit: nach meiner Aussetzen bin ich wieder dran und mein Gegner "
            "kommt nicht dazwischen, oder?", "yes", "two-skip"),
        ("nl", "no-mercy", None, "De getrokken kaart die past moet ik spelen, ik mag hem niet "
            "houden, klopt dat?", "yes", "drawn-card"),
        ("nl", "classic", 2, "Met z'n tweeën ben ik na mijn +2 weer aan de beurt en komt hij er "
            "niet tussendoor aan de beurt, klopt dat?", "yes", "two-draw"),
        ("en", "classic", None, "Whoever has a card that fits has to play it, they can't draw "
            "instead. True?", "no", "draw-although-able"),
        ("de", "classic", None, "Wer was Passendes hat, der muss es auch hinlegen, freiwillig "
            "ziehen is nich. Seh ick det richtig?", "no", "draw-although-able"),
        ("nl", "classic", None, "Wie iets passends heeft moet het leggen, vrijwillig pakken mag "
            "niet. Klopt dat?", "no", "draw-although-able"),
    ],
)  # fmt: skip
def test_the_second_half_does_not_turn_the_first_round(
    language: str, game: str, players: int | None, question: str, verdict: str, ruling: str
) -> None:
    told = answered(question, game, language, players)
    assert (told.verdict, told.ruling) == (verdict, ruling)


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict", "ruling"),
    [
        ("de", "classic", "Meine Enkelin meint, mit dem Joker dürfe man sich niemals die Farbe "
            "wünschen, die ohnehin gerade gespielt wird. Ist das richtig so?", "no", "wild-colour"),
        ("de", "classic", "Er sagt, die rote 5 passt nicht auf die rote 7, die da liegt. Stimmt "
            "das?", "no", "match"),
        ("nl", "classic", "Ze zegt dat je met een joker nooit de kleur mag kiezen, die toch al "
            "ligt. Klopt dat?", "no", "wild-colour"),
        ("en", "flex", "In Flex you can't answer a Draw 2 with your own Draw 2 so as to hand the "
            "penalty on, correct?", "yes", "stacking"),
        ("en", "classic", "I may not lay a skip on a Draw Two so as not to draw, right?",
            "yes", "dodge"),
        ("de", "classic", "Man darf auf die +2 keine +2 legen, damit man nicht ziehen muss, "
            "richtig?", "yes", "stacking"),
        ("nl", "classic", "Je mag op een +2 geen +2 leggen, zodat je niet hoeft te pakken, klopt "
            "dat?", "yes", "stacking"),
    ],
)  # fmt: skip
def test_a_clause_that_tells_which_or_what_for_ends_no_claim(
    language: str, game: str, question: str, verdict: str, ruling: str
) -> None:
    told = answered(question, game, language)
    assert (told.verdict, told.ruling) == (verdict, ruling)


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict", "ruling"),
    [
        ("en", "classic", "Ma da says ye cannae finish on a skip. Is he right?", "no", "last-card"),
        ("de", "classic", "Ick hab jehört, ne rote Null darf nich uff ne jelbe Null druff. Is det "
            "wahr?", "no", "match"),
        ("de", "classic", "Ick hab jehört, ne rote Null darf uff ne jelbe Null druff. Is det "
            "wahr?", "yes", "match"),
        ("de", "no-mercy", "Mei, da Sepp hod gsagt, a aufdeckte Aktionskartn am Anfang werd bei "
            "No Mercy ned ausgführt. Stimmt des so?", "yes", "first-card"),
        ("de", "no-mercy", "Oida, der redt ma ein, auf a Plus zehn dürft i ka Plus sechs "
            "draufhaun. Hat der Recht?", "yes", "stacking"),
        ("nl", "classic", "Ons ma zegt da ge ni moogt eindigen op een +2. Klopt da?",
            "no", "last-card"),
    ],
)  # fmt: skip
def test_claims_are_denied_in_dialect_too(
    language: str, game: str, question: str, verdict: str, ruling: str
) -> None:
    told = answered(question, game, language)
    assert (told.verdict, told.ruling) == (verdict, ruling)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "The 250 goes to whoever did the knocking out even if somebody else wins the round, "
            "doesn't it?", "no"),
        ("en", "The 250 goes to the winner of the round even if somebody else knocked the player "
            "out, right?", "yes"),
        ("de", "Auch wenn ein anderer die Runde gewinnt, gehen die 250 an den, der ihn "
            "rausgeworfen hat. Stimmt das?", "no"),
        ("de", "Die 250 kriegt der Sieger der Runde, auch wenn ein anderer ihn rausgeworfen hat, "
            "richtig?", "yes"),
        ("nl", "De 250 gaat naar wie hem eruit gooide, ook als iemand anders de ronde wint, toch?",
            "no"),
        ("nl", "De 250 gaat naar de winnaar van de ronde, ook al gooide een ander hem eruit. Klopt "
            "dat?", "yes"),
    ],
)  # fmt: skip
def test_the_bonus_is_the_winners_whoever_else_threw_out(
    language: str, question: str, verdict: str
) -> None:
    told = answered(question, "no-mercy", language)
    assert (told.verdict, told.ruling) == (verdict, "knock-out-bonus")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Reinwerfen geht nur, wenn Farbe UND Zahl dieselben sind, ne?", "yes"),
        ("de", "Dazwischenwerfen darf man nur, wenn die Farbe gleich ist, oder?", "no"),
        ("en", "You can only jump in if both colour and number are the same, right?", "yes"),
        ("en", "Can I jump in if only the colour is the same and not the number?", "no"),
        ("nl", "Ertussen gooien mag alleen als kleur en getal hetzelfde zijn, toch?", "yes"),
        ("nl", "Mag ik ertussen gooien als alleen de kleur hetzelfde is en het getal niet?", "no"),
    ],
)
def test_only_if_both_are_the_same_is_no_single_one(
    language: str, question: str, verdict: str
) -> None:
    told = answered(question, "classic", language, house=("jump-in",))
    assert (told.verdict, told.ruling) == (verdict, "jump-in")


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict", "ruling"),
    [
        ("de", "classic", "Die Tante verteilt jedem fünf Karten und sagt, mehr gäbe es am Anfang "
            "nicht. Stimmt das?", "no", "deal"),
        ("de", "classic", "Jeder kriegt sieben Karten, mehr gibt es am Anfang nicht, richtig?",
            "yes", "deal"),
        ("en", "classic", "Everybody gets five cards and there are no more to begin with, right?",
            "no", "deal"),
        ("nl", "classic", "Iedereen krijgt zeven kaarten, meer krijg je niet aan het begin, klopt "
            "dat?", "yes", "deal"),
        ("de", "classic", "Nach einer Plus zwei darf man nicht mehr legen, richtig?",
            "yes", "lose-turn"),
        ("en", "classic", "After drawing I may only lay the drawn card, none of my old ones, "
            "right?", "yes", "drawn-other-card"),
        ("de", "classic", "Wer freiwillig zieht, darf danach nur die gezogene Karte legen und "
            "keine von den alten. Ist das so?", "yes", "drawn-other-card"),
        ("nl", "classic", "Wie vrijwillig trekt, mag daarna alleen die getrokken kaart leggen en "
            "geen van de oude. Is dat zo?", "yes", "drawn-other-card"),
        ("en", "classic", "It isn't the youngest who deals first, it's whoever draws the highest "
            "card. Agreed?", "yes", "dealer"),
        ("de", "classic", "Es ist nicht der Jüngste, der zuerst gibt, es ist der mit der höchsten "
            "Karte. Stimmt das?", "yes", "dealer"),
        ("nl", "classic", "Het is niet de jongste die eerst deelt, het is wie de hoogste kaart "
            "trekt. Klopt dat?", "yes", "dealer"),
    ],
)  # fmt: skip
def test_no_more_and_none_of_the_others_say_a_number_or_a_card_again(
    language: str, game: str, question: str, verdict: str, ruling: str
) -> None:
    told = answered(question, game, language)
    assert (told.verdict, told.ruling) == (verdict, ruling)


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict", "ruling"),
    [
        ("nl", "classic", '"Een foute kaart neem je terug, strafkaarten zijn er niet", beweert '
            "opa. Klopt dat?", "no", "wrong-card"),
        ("de", "classic", "Man darf +2 nicht auf +2 stapeln, sagt mein kleiner Bruder. Hat er "
            "recht?", "yes", "stacking"),
        ("de", "classic", "Man darf +2 auf +2 stapeln, sagt mein kleiner Bruder. Hat er recht?",
            "no", "stacking"),
        ("en", "classic", "You may not stack a +2 on a +2, says my brother. Is he right?",
            "yes", "stacking"),
        ("en", "classic", "My friend says I am forbidden to stack a +2 on a +2. He is mistaken, "
            "yes?", "no", "stacking"),
        ("de", "no-mercy", "Sie legt grüne Plus zwei, ich ne rote Plus vier drauf. Sie motzt, die "
            "Farbe passt nicht, also gilt das nicht. Ist sie im Recht?", "no", "stacking"),
        ("de", "classic", "Die Runde startet im Uhrzeigersinn, da muss ich gar nicht nachschauen, "
            "richtig?", "yes", "direction"),
        ("en", "classic", "I have blue 5, no red at all. May I put the wild draw four on red?",
            "yes", "wild-draw-four-when"),
    ],
)  # fmt: skip
def test_who_says_it_may_stand_behind_it(
    language: str, game: str, question: str, verdict: str, ruling: str
) -> None:
    told = answered(question, game, language)
    assert (told.verdict, told.ruling) == (verdict, ruling)
