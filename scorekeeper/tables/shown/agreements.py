"""What a table has agreed, as it is shown with an answer and in the list of all of it."""

from dataclasses import dataclass, field

from scorekeeper.domain.state import AgreedRuling, TableState
from scorekeeper.l10n import Translator
from scorekeeper.rulebook.asking import Answer, TableRules
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.tables.lookup import Under
from scorekeeper.tables.shown.choices import is_played_alike
from scorekeeper.tables.shown.matters import Agreed, agreed_for, matter_for
from scorekeeper.tables.shown.neighbours import beside
from scorekeeper.tables.shown.verdicts import Verdict, verdict_of, verdict_said
from scorekeeper.tables.shown.words import moment


@dataclass(frozen=True, slots=True)
class AgreedView:
    """What this table has agreed on the matter; `verdict` is that on the question asked now.

    `told` says what had been asked: with what was said to it where that was the opposite.
    """

    agreed: Agreed = field(repr=False)
    id: str
    verdict: Verdict
    answer: str
    question: str
    told: str
    line: str

    @property
    def turned(self) -> bool:
        """Whether the opposite had been asked when it was agreed."""
        return self.agreed.turned

    @property
    def in_short(self) -> str:
        """The verdict, or the words where it says nothing without them."""
        wordy = self.agreed.ruling.verdict in {"depends", "explain"}
        return self.answer if wordy else self.verdict.text


def agreement_on(
    answer: Answer, asked: str, base: TableRules, state: TableState | None
) -> Agreed | None:
    """What the table has agreed on the matter of an answer, if that is for the game it plays."""
    rules = answer.table or base
    if state is None or not is_played_alike(Under.of(rules), Under.of(base)):
        return None
    return agreed_for(matter_for(answer, asked), asked, state.rulings)


def agreed_beside(
    answer: Answer,
    matter: str,
    base: TableRules,
    state: TableState | None,
    but: Agreed | None = None,
) -> tuple[AgreedRuling, ...]:
    """What the table has agreed on kindred matters, if that is for the game it plays; without what
    answers the question itself.
    """
    rules = answer.table or base
    if state is None or not is_played_alike(Under.of(rules), Under.of(base)):
        return ()
    found = beside(answer, matter, state.rulings)
    return tuple(one for one in found if but is None or one.id != but.ruling.id)


def agreed_view(t: Translator, agreed: Agreed, said: Situation | None = None) -> AgreedView:
    """What was agreed, by whom and when; `said`: what is asked now, where that is anything."""
    ruling = agreed.ruling
    when = moment(t, ruling.at)
    before = verdict_of(t, ruling.verdict, ruling.value)
    return AgreedView(
        agreed=agreed,
        id=ruling.id,
        verdict=verdict_said(t, agreed.verdict, said, ruling.value) if said else before,
        answer=ruling.answer,
        question=ruling.question,
        told=t("rules-agreed-turned", question=ruling.question, verdict=before.text)
        if agreed.turned
        else t("rules-agreed-question", question=ruling.question),
        line=t("rules-agreed-by", name=ruling.by, when=when)
        if ruling.by
        else t("rules-agreed-all", when=when),
    )
