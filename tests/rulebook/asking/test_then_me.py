"""Who begins where an action card is turned up and it is told who sits behind the first player."""

import pytest

from tests.rulebook.at_hand import answered

_SKIP = (
    "Annelies deelt, links van haar zit Karim en daarna kom ik. "
    "De startkaart is een sla-beurt-over."
)


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict"),
    [
        ("nl", "classic", f"{_SKIP} Ben ik nu aan zet?", "yes"),
        ("nl", "classic", f"{_SKIP} Begint Karim?", "no"),
        ("nl", "no-mercy", f"{_SKIP} Begint Karim?", "yes"),
        ("nl", "flex", f"{_SKIP} Ben ik nu aan zet?", "no"),
        ("en", "classic", "Anna dealt, Karim sits on her left and then it's me. The first card is "
         "a Skip. Is it my turn now?", "yes"),
        ("en", "classic", "Grandma dealt, Walt is on her left and I come after him. The first card "
         "is a Draw Two. Does Walt start?", "no"),
        ("en", "no-mercy", "Grandma dealt, Walt is on her left and then me. First card is a Skip. "
         "Do I start?", "no"),
        ("de", "classic", "Anna gibt, links von ihr sitzt Karim und danach komme ich. Die "
         "Startkarte ist eine Aussetzen-Karte. Bin ich jetzt dran?", "yes"),
        ("de", "classic", "Oma hat gegeben, links von ihr sitzt Walter und dann ich. Die erste "
         "Karte ist eine Zieh Zwei. Darf Walter anfangen?", "no"),
        # A number changes nothing, and a reverse lets the dealer begin.
        ("nl", "classic", "Papa deelt, links van hem zit Bram en dan Lore. Eerste kaart is een "
         "rode 4. Begint Lore?", "no"),
        ("nl", "classic", "Papa deelt, links van hem zit Bram en dan Lore. Eerste kaart is een "
         "keer-om. Begint papa?", "yes"),
        ("nl", "classic", "Fien deelde, links van haar zit Kobe. De eerste kaart is een "
         "sla-beurt-over. Wordt Kobe overgeslagen?", "yes"),
        ("nl", "classic", "Bas deelt, links van hem zit Sanne, dan ik. Startkaart is een "
         "neem-twee. Moet ik pakken?", "no"),
        ("nl", "classic", "Bas deelt, links zit Sanne, dan ik. Startkaart is een keer-om. Ben ik "
         "aan de beurt?", "no"),
        ("de", "classic", "Oma gibt, links von ihr sitzt Tom, dann ich. Startkarte ist eine Zieh "
         "Zwei. Muss Tom ziehen?", "yes"),
    ],
)  # fmt: skip
def test_whoever_sits_behind_the_one_skipped_begins(
    language: str, game: str, question: str, verdict: str
) -> None:
    assert answered(question, game, language).verdict == verdict
