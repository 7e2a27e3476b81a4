"""Which way hands go on with a 0, where it is told which way play goes."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Play is going to the right and somebody lays a 0. My left neighbour had four "
         "cards, my right neighbour nine. How many do I have now?", 4),
        ("de", "Null gelegt, wir spielen gerade rechts herum. Mein rechter Nachbar hatte sieben "
         "Karten, mein linker zwei. Wie viele habe ich jetzt?", 2),
        ("de", "Es läuft nach rechts und Bo legt die 0. Links von mir sitzt Eva mit fünf Karten, "
         "rechts Jan mit neun. Wie viele hab ich danach?", 5),
        ("nl", "We spelen rechtsom en ik leg een 0. Mijn linkerbuur had vier kaarten, mijn "
         "rechterbuur negen. Hoeveel heb ik er nu?", 4),
        ("nl", "We spelen tegen de klok in en ik leg een 0. Mijn linkerbuur had vier kaarten, mijn "
         "rechterbuur negen. Hoeveel heb ik er nu?", 4),
    ],
)  # fmt: skip
def test_play_to_the_right_brings_the_hand_of_the_left_neighbour(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "no-mercy", language, 4).value == value


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Somebody lays a 0. The player to the right of me had nine cards, my left neighbour "
         "four. How many do I have now?", 9),
        ("de", "Null gelegt, wir spielen gerade links herum. Mein rechter Nachbar hatte sieben "
         "Karten, mein linker zwei. Wie viele habe ich jetzt?", 7),
        ("nl", "We spelen linksom en ik leg een 0. Mijn linkerbuur had vier kaarten, mijn "
         "rechterbuur negen. Hoeveel heb ik er nu?", 9),
    ],
)  # fmt: skip
def test_who_sits_to_the_right_tells_nothing_of_the_way(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "no-mercy", language, 4).value == value
