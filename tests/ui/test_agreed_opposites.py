"""What a table has agreed answers the opposite question the other way round, or not at all."""

from datetime import UTC, datetime

import pytest

from scorekeeper.domain.actions.rulings import agree_ruling
from scorekeeper.domain.payloads import RulingAgreed
from scorekeeper.l10n import translator
from scorekeeper.rulebook.asking.builder import Chosen
from scorekeeper.rulebook.asking.matters import opposite_matter
from scorekeeper.tables.half_agreed import Agreement
from scorekeeper.tables.inquiries import Inquired
from scorekeeper.tables.lookup import Inquiry, Pieced, Question, Words
from scorekeeper.tables.shown.answers import AnswerView
from scorekeeper.tables.shown.browsing import evening
from scorekeeper.tables.shown.verdicts import verdict_said
from scorekeeper.ui.screens.rules.agreement import agreement_of, draft_of
from tests.domain.builders import Sitting
from tests.rulebook.at_hand import LIBRARY, RULEBASE
from tests.ui.lookups import LOOKUP, played, view

OPPOSITES = [
    # game, language, what is asked, the same in other words, the opposite.
    ("classic", "en", "May I put a +2 on a +2?", "Can I stack a +2 on a +2?",
     "Is it forbidden to put a +2 on a +2?"),
    ("classic", "en", "Is it allowed to put a +2 on a +2?",
     "He says I can't put a +2 on a +2. Is he wrong?",
     "Mum says you may not put a +2 on a +2. Is she right?"),
    ("classic", "de", "Darf ich eine +2 auf eine +2 legen?", "Kann man +2 auf +2 stapeln?",
     "Ist es verboten, eine +2 auf eine +2 zu legen?"),
    ("classic", "de", "Mama sagt, man darf eine +2 auf eine +2 legen. Stimmt das?",
     "Darf ich eine +2 auf eine +2 legen?",
     "Mama sagt, man darf keine +2 auf eine +2 legen. Hat sie recht?"),
    ("classic", "de", "Darf man eine +2 auf eine +2 legen?", "Kann man eine +2 auf eine +2 legen?",
     "Er sagt, ich darf eine +2 auf eine +2 legen. Irrt er sich?"),
    ("classic", "nl", "Mag ik een +2 op een +2 leggen?", "Mag je een +2 op een +2 stapelen?",
     "Is het verboden om een +2 op een +2 te leggen?"),
    ("classic", "nl", "Kan een +2 op een +2?", "Mag ik een +2 op een +2 leggen?",
     "Mama zegt dat je geen +2 op een +2 mag leggen. Heeft ze gelijk?"),
    ("no-mercy", "en", "Must I swap hands with a 7?", "Do I have to swap when I play a 7?",
     "Can I keep my hand when I play a 7?"),
    ("no-mercy", "en", "Must I swap hands with a 7?", "Do I have to swap when I play a 7?",
     "Is the swap with a 7 optional?"),
    ("no-mercy", "de", "Muss ich bei einer 7 tauschen?", "Muss man bei der 7 tauschen?",
     "Darf ich bei einer 7 meine Karten behalten?"),
    ("no-mercy", "de", "Muss ich bei einer 7 tauschen?", "Muss man bei der 7 tauschen?",
     "Papa sagt, ich muss bei einer 7 nicht tauschen. Hat er recht?"),
    ("no-mercy", "nl", "Moet ik ruilen bij een 7?", "Moet je ruilen als je een 7 legt?",
     "Mag ik mijn kaarten houden bij een 7?"),
    ("classic", "en", "May I finish on a +2?", "Can a +2 be my last card?",
     "Grandpa says you may not finish on a +2. Is he right?"),
    ("classic", "de", "Darf ich mit einer +2 aufhören?", "Darf die +2 meine letzte Karte sein?",
     "Ist es verboten, mit einer +2 aufzuhören?"),
    ("classic", "nl", "Mag ik eindigen met een +2?", "Mag een +2 mijn laatste kaart zijn?",
     "Opa zegt dat je niet met een +2 mag eindigen. Klopt dat?"),
    ("classic", "en", "Can a blue 7 go on a red 5?", "May I put a blue 7 on a red 5?",
     "Grandma says a blue 7 can't go on a red 5. Is that true?"),
    ("classic", "de", "Darf ich eine blaue 7 auf eine rote 5 legen?",
     "Kann man eine blaue 7 auf eine rote 5 legen?",
     "Opa sagt, eine blaue 7 darf nicht auf eine rote 5. Stimmt das?"),
    ("classic", "nl", "Mag ik een blauwe 7 op een rode 5 leggen?",
     "Mag een blauwe 7 op een rode 5?",
     "Oma zegt dat een blauwe 7 niet op een rode 5 mag. Klopt dat?"),
    ("classic", "en", "May I show my cards to somebody?", "Can I show my cards to somebody?",
     "Is it forbidden to show my cards to somebody?"),
    ("classic", "de", "Darf ich ziehen, obwohl ich legen könnte?",
     "Kann ich ziehen, obwohl ich legen könnte?",
     "Ist es verboten zu ziehen, obwohl ich legen könnte?"),
    ("classic", "nl", "Mag ik twee kaarten tegelijk leggen?",
     "Kan ik twee kaarten tegelijk leggen?",
     "Is het verboden om twee kaarten tegelijk te leggen?"),
    ("classic", "en", "Must I say UNO?", "Do I have to say UNO?",
     "Dad says you don't have to say UNO. Is he right?"),
    ("no-mercy", "de", "Bin ich mit 25 Karten raus?", "Bin ich bei 25 Karten raus?",
     "Papa sagt, mit 25 Karten ist man nicht raus. Stimmt das?"),
    ("classic", "en", "Is a Wild worth 50 points?", "Does a Wild count 50 points?",
     "She says a Wild is not worth 50 points. Is she right?"),
]  # fmt: skip
OTHERS = [
    # Questions that a yes or no to the first one does not answer.
    ("no-mercy", "en", "Must I swap hands with a 7?", "May I swap hands with a 7?"),
    ("no-mercy", "en", "Must I swap hands with a 7?", "Who do I swap with when I play a 7?"),
    ("no-mercy", "en", "Must I swap hands with a 7?", "Is swapping with a 7 forbidden?"),
    ("no-mercy", "de", "Muss ich bei einer 7 tauschen?", "Darf ich bei einer 7 tauschen?"),
    ("classic", "en", "May I put a +2 on a +2?", "Must I put a +2 on a +2?"),
    ("classic", "en", "May I put a +2 on a +2?", "What happens when I put a +2 on a +2?"),
    ("classic", "en", "Does the next player draw 2 cards for a +2?",
     "Does the next player draw 4 cards for a +2?"),
    ("classic", "en", "Does the next player draw for a +2?",
     "Does the one who plays a +2 draw?"),
    ("classic", "en", "Does the next player draw for a +2?", "Do I draw when I play a +2?"),
    ("no-mercy", "en", "Am I out with 24 cards?", "Am I out with 25 cards?"),
    ("classic", "en", "Must I play the card I have drawn?",
     "May I play the card I have just drawn?"),
]  # fmt: skip
TURNED = {"yes": "no", "no": "yes"}
AT = datetime(2024, 3, 1, 20, tzinfo=UTC)
FORBIDDEN = "Is it forbidden to put a +2 on a +2?"
MAY = "May I put a +2 on a +2?"


def agree(table: Sitting, shown: AnswerView, verdict: str, words: str = "") -> None:
    """As the form does it."""
    known = shown.agreed.agreed if shown.agreed else None
    wanted = Agreement(verdict, words=words)  # type: ignore[arg-type]
    draft = draft_of(wanted, shown.matter, shown.asked, shown.answer, known)
    table.add(agree_ruling(table.state, table.pen, draft))


def agreed_verdict(shown: AnswerView) -> str:
    assert shown.agreed is not None, shown.asked
    return shown.agreed.agreed.verdict


@pytest.mark.parametrize("verdict", ["yes", "no"])
@pytest.mark.parametrize(("game", "language", "asked", "again", "opposite"), OPPOSITES)
def test_the_opposite_is_answered_the_other_way_round_and_the_same_alike(
    game: str, language: str, asked: str, again: str, opposite: str, verdict: str
) -> None:
    def ask(text: str, table: Sitting) -> AnswerView:
        return view(Words(text), played(game), language=language, table=table)

    for first, same, other in ((asked, again, opposite), (opposite, opposite, asked)):
        table = Sitting()
        agree(table, ask(first, table), verdict)
        assert agreed_verdict(ask(first, table)) == verdict
        assert agreed_verdict(ask(same, table)) == verdict
        turned = ask(other, table)
        assert agreed_verdict(turned) == TURNED[verdict]
        assert turned.agreed is not None
        # It says which question had been asked, and what was said to that.
        assert first in turned.agreed.told
        assert turned.beside == ()


@pytest.mark.parametrize(("game", "language", "asked", "other"), OTHERS)
def test_what_it_does_not_settle_shows_it_beside_the_answer(
    game: str, language: str, asked: str, other: str
) -> None:
    for first, second in ((asked, other), (other, asked)):
        table = Sitting()
        agree(table, view(Words(first), played(game), language=language, table=table), "no")
        shown = view(Words(second), played(game), language=language, table=table)
        assert shown.agreed is None, second
        assert [one.question for one in shown.beside] == [first]


def test_a_claim_is_told_that_it_is_right_or_wrong() -> None:
    table = Sitting()
    claim = "Mama sagt, man darf keine +2 auf eine +2 legen. Hat sie recht?"
    agree(table, view(Words("Darf ich eine +2 auf eine +2 legen?"), language="de"), "yes")
    shown = view(Words(claim), language="de", table=table)
    assert shown.agreed is not None
    assert shown.agreed.verdict.text == "Nein, das stimmt nicht"
    # The form offers to agree on it in the same words.
    offered = verdict_said(translator("de"), "yes", shown.answer.situation)
    assert offered.text == "Ja, das stimmt"


def test_cards_put_together_are_answered_in_their_direction() -> None:
    table = Sitting()
    agree(table, view(Words(FORBIDDEN)), "yes")
    built: Question = Pieced("play", Chosen("draw-two"), Chosen("draw-two"))
    assert agreed_verdict(view(built, table=table)) == "no"
    asked = [(Inquired(Inquiry(built), AT), LOOKUP.answer(Inquiry(built), played(), "en"))]
    (line,) = evening(translator("en"), LIBRARY, RULEBASE, "en", asked, played(), table.state)
    assert line.answer == "Agreed: No"


def test_who_changes_it_from_the_other_side_changes_the_one_agreement_there_is() -> None:
    table = Sitting()
    agree(table, view(Words(FORBIDDEN)), "yes")
    shown = view(Words(MAY), table=table)
    assert shown.agreed is not None
    assert agreement_of(shown.answer, shown.agreed.agreed).verdict == "no"
    agree(table, shown, "yes")
    (ruling,) = table.state.rulings
    assert (ruling.question, ruling.verdict) == (FORBIDDEN, "no")
    assert agreed_verdict(view(Words(MAY), table=table)) == "yes"
    # What has no opposite goes through both doors, too.
    agree(table, view(Words(MAY), table=table), "depends", "Gran decides.")
    agree(table, view(Words(MAY), table=table), "no")
    assert agreed_verdict(view(Words(FORBIDDEN), table=table)) == "yes"
    assert len(table.state.rulings) == 1


def test_what_was_agreed_before_directions_were_kept_answers_its_own_question_only() -> None:
    table = Sitting()
    old = RulingAgreed(matter="stacking:draw-two:draw-two", question=FORBIDDEN, verdict="yes")
    table.add(table.pen.write(old))
    assert agreed_verdict(view(Words(FORBIDDEN.lower()), table=table)) == "yes"
    shown = view(Words(MAY), table=table)
    assert shown.agreed is None
    assert [one.question for one in shown.beside] == [FORBIDDEN]
    # It can be changed where it answers, and is no second one then.
    agree(table, view(Words(FORBIDDEN), table=table), "no")
    assert [one.verdict for one in table.state.rulings] == ["no"]


def test_words_and_numbers_agreed_before_have_no_direction() -> None:
    table = Sitting()
    matter = "stacking:draw-two:draw-two"
    old = RulingAgreed(matter=matter, question=FORBIDDEN, verdict="depends", answer="Ask Gran.")
    table.add(table.pen.write(old))
    assert agreed_verdict(view(Words(MAY), table=table)) == "depends"


def test_the_opposite_of_the_opposite_is_the_matter_itself() -> None:
    matter = view(Words(MAY)).matter
    assert opposite_matter(matter) == view(Words(FORBIDDEN)).matter
    assert opposite_matter(opposite_matter(matter)) == matter
