"""Who is hit by a draw card may lay nothing else instead."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "game", "question"),
    [
        ("en", "classic", "He just hit me with a +2. Can I put a wild on it?"),
        ("en", "classic", "Someone +2'd me, I've got a red 5 and it's red. Can I play it?"),
        ("en", "classic", "I've been hit by a +4. May I play a red 7 instead?"),
        ("en", "classic", "I got a +2. Can I play a blue 3 instead of drawing?"),
        ("en", "flex", "He hit me with a draw 2. Can I put a wild on it?"),
        ("en", "no-mercy", "He just hit me with a +2. Can I put a roulette on it?"),
        ("de", "classic", "Er hat eine +2 gelegt, ich bin dran. Darf ich einen Joker drauflegen?"),
        ("de", "classic", "Darf ich eine rote 7 auf eine rote +2 legen statt zu ziehen?"),
        ("de", "classic", "Ich wurde mit +4 getroffen. Darf ich eine grüne 3 legen?"),
        ("nl", "no-mercy", "Hij heeft mij met +2 geraakt, mag ik een gewone rode 5 leggen?"),
        ("nl", "classic", "Ik krijg een +2, mag ik een joker leggen in plaats van pakken?"),
        ("nl", "classic", "Mijn zus legt een +4 voor mij. Mag ik er een keuzekaart op gooien?"),
    ],
)
def test_whoever_is_hit_by_a_draw_card_may_lay_nothing_else(
    language: str, game: str, question: str
) -> None:
    told = answered(question, game, language)
    assert (told.verdict, told.ruling, told.confidence) == ("no", "dodge", 1.0)
    assert told.case in {"number", "wild", "number-stacking", "other-stacking"}


@pytest.mark.parametrize(
    ("language", "game", "house", "question"),
    [
        ("en", "no-mercy", (), "He just hit me with a +2. Can I put a +4 on it?"),
        ("en", "no-mercy", (), "He just hit me with a +2. Can I put a wild draw 6 on it?"),
        ("de", "classic", ("progressive",), "Sie legt eine +2 auf mich. Darf ich eine +2 legen?"),
        ("en", "classic", (), "Can I put a wild on a +2?"),
        ("en", "classic", (), "I laid a +2 on him. Can I put a wild on it?"),
        ("en", "classic", (), "The one before me drew for a +2. Can I put a wild on it?"),
        ("de", "classic", (),
         "Oben liegt eine blaue Zieh Zwei, die Tim schon gezogen hat. Jetzt bin ich dran. Kann ich "
         "einen Wünscher legen?"),
    ],
)  # fmt: skip
def test_what_stacks_or_is_drawn_for_already_is_read_as_before(
    language: str, game: str, house: tuple[str, ...], question: str
) -> None:
    assert answered(question, game, language, house=house).verdict == "yes"
