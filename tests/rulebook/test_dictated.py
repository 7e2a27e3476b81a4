"""Talk without a comma, before the cards and behind them, as people dictate a hand."""

import pytest

from scorekeeper.rulebook.word_lists import word_list
from tests.rulebook.at_hand import read


@pytest.mark.parametrize(
    "text",
    [
        "where did I put my glasses okay red 7 and a skip",
        "sorry the phone was ringing red 7 and a skip",
        "goodness me these eyes of mine red 7 and a skip",
        "give me a minute I'm still chewing red 7 and a skip",
        "let me get comfy and then it's a red 7 and a skip",
        "the cat sat on my cards so that's a red 7 and a skip",
        "wait a minute I need my glasses okay a red 7 and a skip",
        "a red 7 and a skip and my coffee is cold",
        "a red 7 and a skip and now I need a drink",
        "a red 7 and a skip what an evening",
        "a red 7 and a skip can we eat now",
        "wo hab ich denn meine brille so rote 7 und aussetzen",
        "das telefon hat geklingelt rote 7 und aussetzen",
        "meine hände zittern eine rote 7 und aussetzen",
        "moment ich muss meine jacke ausziehen also rote 7 und aussetzen",
        "lass mich mal meine lesebrille holen so rote 7 und aussetzen",
        "puh das sind viele also rote 7 und aussetzen",
        "die katze saß auf meinen karten also rote 7 und aussetzen",
        "ach kinder was für ein abend rote 7 und aussetzen",
        "rote 7 und aussetzen und jetzt brauch ich einen schnaps",
        "rote 7 und aussetzen was für ein trauerspiel",
        "waar is mijn bril nou goed rode 7 en een overslaan",
        "mijn handen trillen een rode 7 en een overslaan",
        "wacht even ik zoek mijn leesbril dus rode 7 en een overslaan",
        "zo dat was hem rode 7 en een overslaan",
        "sorry voor mijn slechte humeur rode 7 en een overslaan",
        "och kinderen wat een avond rode 7 en een overslaan",
        "rode 7 en een overslaan en mijn koffie wordt koud",
        "rode 7 en een overslaan en nu lust ik wel een borrel",
        "rode 7 en een overslaan en wie wil er taart",
    ],
)
def test_talk_around_the_cards_says_nothing_without_a_comma_either(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"7": 1, "skip": 1}
    assert reading.tally.amounts == ()


@pytest.mark.parametrize(
    "text",
    [
        "63 points I want a rematch",
        "63 what a rubbish evening",
        "63 points can we eat now",
        "dreiundsechzig was für ein blöder abend",
        "63 punkte können wir jetzt essen",
        "schnell die pizza kommt 63 punkte",
        "drieënzestig wat een stomme avond",
        "63 punten ik had zo'n slechte beurt",
        "snel de pizza komt eraan 63 punten",
        "63 points I think",
        "63 punkte glaub ich",
        "63 punten had ik volgens mij",
    ],
)
def test_talk_around_points_says_nothing_without_a_comma_either(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert reading.tally.amounts == (63,)


@pytest.mark.parametrize(
    "text",
    [
        # What asks or wishes for the cards.
        "I wanted a red 7 and a skip",
        "I need a red 7 and a skip",
        "can I have a red 7 and a skip",
        "can the baby have a red 7 and a skip",
        "where is my red 7",
        "who has the red 7",
        "give me a red 7",
        "ich brauch noch eine rote 7",
        "wo ist mein joker",
        "kann die oma eine rote 7 haben",
        "rote 7 und ein joker wär schön",
        "ik had graag een joker en een rode 7",
        "waar is mijn joker",
        "ik wou een rode 7 en een joker",
        # What was only thought.
        "I thought I had a red 7 and a skip",
        "ich dachte ich hab noch einen joker",
        "ik dacht dat ik nog een joker had",
        # Guesses.
        "around fifty I didn't really look",
        "50 points I think",
        "60 punkte glaub ich",
        "40 punten volgens mij",
        "63 maybe",
        "my brain says two skips or three",
        "mein kopf sagt zwei joker oder drei",
        "mijn hoofd zegt twee jokers of drie",
        # What is gone, or somebody else's.
        "a red 7 and a skip and now they are gone",
        "a red 7 and a skip I gave one away",
        "a red 7 and a skip I dropped it",
        "a red 7 and a skip one of them is Anna's",
        "a red 7 and a skip the dog has them",
        "my sister has a red 7 okay and I have a skip",
        "rote 7 und joker und jetzt sind sie weg",
        "rote 7 und joker braucht meine schwester",
        "meine schwester hat eine rote 7 und ich hab einen joker",
        "rode 7 en een joker en nu zijn ze weg",
        "twee jokers waarvan één van mama",
        "mijn zus heeft een rode 7 en ik heb een joker",
        # Another round, or another number.
        "40 points last week",
        "40 punkte letzte woche",
        "40 punten vorige keer",
        "40 points minus my jacket",
        "zevenendertig had ik niet",
        # A pause that may take something back.
        "warte rote 7",
        "mal rote 7",
        "red 7 and a skip that was my coffee no wait red 8",
    ],
)
def test_talk_that_may_change_the_hand_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "glasses red 7",
        "red 7 and the bicycle",
        "a bicycle and a red 7",
        "rote 7 und die brille",
        "ein fahrrad und eine rote 7",
        "rode 7 en een beurt",
        "rode 7 en mijn wekker",
        "so many red ones and a skip",
        "ziehkarte also rote 7",
    ],
)
def test_a_thing_beside_the_cards_may_be_a_card_that_nobody_knows(text: str) -> None:
    assert read(text).not_understood


def test_no_word_of_talk_is_taken_for_a_card() -> None:
    things, idle = word_list("dictated.things"), word_list("dictated.idle")
    for word in things | idle | word_list("dictated.verbs"):
        reading = read(f"red 7, {word}")
        assert dict(reading.tally.cards) == {"7": 1}, word
        assert reading.tally.amounts == (), word
