"""What whoever is hit holds against the card that comes, and if it may be laid on it."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Vera's draw two is aimed at me and all I can offer is a wild draw four. With "
         "progressive on, may I use it to send the whole lot further?", "no"),
        ("en", "Vera's Draw Two is meant for me, I've got a Draw Two as well. May I send it "
         "further?", "yes"),
        ("de", "Veras Zieh Zwei ist auf mich gerichtet und ich habe nur eine Zieh Vier. Darf ich "
         "damit alles weiterschieben?", "no"),
        ("de", "Mich trifft eine Plus Vier von Vera, ich halte eine Plus Vier. Kann ich die "
         "drauflegen und weiterreichen?", "yes"),
        ("nl", "Vera gooit een plus twee naar mij en ik heb alleen een plus vier. Mag ik daarmee "
         "de hele boel doorschuiven?", "no"),
    ],
)  # fmt: skip
def test_only_the_same_kind_sends_it_on_in_progressive(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language, players=4, house=("progressive",))
    assert (found.ruling, found.verdict, found.confidence) == ("stacking", verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "uncle Ed slams a plus six in front of me and i still have a plus four up my sleeve "
         "can i shove the whole lot on", "no"),
        ("de", "oma knallt mir ne plus vir vor die nase, ich hab noch ne plus sechs in der "
         "hinterhand, darf ich den ganzen haufen weiterschieben?", "yes"),
        ("nl", "oom Ed knalt een plus vir voor mijn neus en ik heb nog een plus zes achter de hand "
         "kan ik de hele bups doorschuiven", "yes"),
        ("nl", "Een plus zes van Vera, de mijne is een plus vier, kan ik hem doorschuiven?", "no"),
    ],
)  # fmt: skip
def test_an_equal_or_higher_one_sends_the_whole_lot_on(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "no-mercy", language, players=4)
    assert (found.ruling, found.verdict, found.confidence) == ("stacking", verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "red plus four from Vera, mine is a blue plus four, does the colour stop me passing "
         "it along", "no"),
        ("en", "Blue +6 from Vera, mine is a red +4, does that stop me passing it along", "yes"),
        ("de", "Vera legt mir eine rote Plus Vier hin, ich habe eine blaue Plus Vier. Hindert mich "
         "die Farbe am Weitergeben?", "no"),
        ("de", "Rote Plus Vier von Vera, meine ist eine blaue Plus Vier, verhindert die Farbe, "
         "dass ich sie weitergebe", "no"),
        ("nl", "rode plus vier van Vera, die van mij is een blauwe plus vier, houdt de kleur me "
         "tegen om hem door te schuiven", "no"),
    ],
)  # fmt: skip
def test_no_colour_stops_a_card_that_is_high_enough(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "no-mercy", language, players=4)
    assert (found.ruling, found.verdict) == ("stacking", verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Kyle hits me with a draw two, I've got one myself. Can I put it on so that the "
         "next one takes four?"),
        ("de", "Kalle legt mir ne Plus zwei hin, ich hab selber noch eine. Darf ich die "
         "drauflegen, damit der Nächste vier zieht?"),
        ("nl", "Karel legt een plus twee voor mij, ik heb er zelf ook nog een. Mag ik die erop "
         "leggen zodat de volgende vier pakt?"),
    ],
)  # fmt: skip
def test_what_it_is_laid_for_is_no_other_question(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=4, house=("progressive",))
    assert (found.ruling, found.verdict, found.confidence) == ("stacking", "yes", 1.0)
