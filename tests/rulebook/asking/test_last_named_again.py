"""The card that somebody went out with, named again as what another draws for, counts once: not."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "points"),
    [
        ("en", "There are only two of us, Amir and me. I finished on a Draw Two while he had a 4 "
         "and a 7. For my Draw Two he picked up a Skip and a 2. How many points do I get for the "
         "round?", 33),
        ("en", "I went out with a Draw Two. My Draw Two made Ann pick up a Skip and a 2, and she "
         "also had a 4. How many points do I get?", 26),
        ("de", "Ich habe mit einer +2 Schluss gemacht, er hatte noch eine 4. Für meine +2 hat er "
         "ein Aussetzen gezogen und einen Joker. Wie viele Punkte bekomme ich?", 74),
        ("nl", "Ik ging uit met een +2, hij had nog een 4 en een 7. Voor mijn +2 pakte hij een "
         "sla-beurt-over en een 2. Hoeveel punten krijg ik?", 33),
        # Another card of that kind is one that is held.
        ("en", "I went out with a Draw Two. Ann had a 4 and a Draw Two. How many points do I get?",
         24),
        ("nl", "Ik ging uit met een +2. Hij had nog een 4 en een +2. Hoeveel punten krijg ik?", 24),
    ],
)  # fmt: skip
def test_what_is_drawn_for_is_not_held(language: str, question: str, points: int) -> None:
    players = 2 if "only two" in question else None
    found = answered(question, "classic", language, players=players)
    assert (found.ruling, found.verdict, found.value) == ("round-score", "value", points)
