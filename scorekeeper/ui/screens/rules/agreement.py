"""An agreement in the making: the verdict, the words, who decided; nothing of Flet."""

from scorekeeper.domain.actions.rulings import RulingDraft
from scorekeeper.domain.payloads import MAX_RULING_TEXT, RulingVerdict
from scorekeeper.rulebook.asking import Answer
from scorekeeper.tables.half_agreed import Agreement
from scorekeeper.tables.shown.matters import Agreed, turned_round


def offered(answer: Answer, known: Agreed | None = None) -> tuple[RulingVerdict, ...]:
    """The verdicts that the question may come to, what the rules say first; with what the table
    has agreed, whatever that is.
    """
    offers = _offered(answer)
    return offers if known is None or known.verdict in offers else (*offers, known.verdict)


def _offered(answer: Answer) -> tuple[RulingVerdict, ...]:
    usual: tuple[RulingVerdict, ...] = ("yes", "no", "depends")
    if answer.situation.ask == "number":
        usual = ("value", *usual)
    elif answer.situation.ask == "open":
        usual = ("explain", *usual)
    if answer.verdict == "unknown":
        return usual
    return (answer.verdict, *(verdict for verdict in usual if verdict != answer.verdict))


def agreement_of(answer: Answer, known: Agreed | None = None) -> Agreement:
    """What is chosen to begin with: what the table has agreed, or what the rules say; nothing
    where they are silent.
    """
    if known is not None:
        ruling = known.ruling
        return Agreement(
            verdict=known.verdict,
            number="" if ruling.value is None else str(ruling.value),
            words="" if ruling.answer == answer.answer else ruling.answer,
            by=ruling.by,
        )
    return Agreement(
        verdict=None if answer.verdict == "unknown" else answer.verdict,
        number="" if answer.value is None else str(answer.value),
    )


def draft_of(
    wanted: Agreement, matter: str, question: str, answer: Answer, known: Agreed | None = None
) -> RulingDraft:
    """What would be agreed. What the rules say needs no words of its own.

    What the table has agreed already is changed where it stands: to its own question, which may
    be the opposite of the one that is asked now.
    """
    said = wanted.words.strip()
    number = wanted.number.strip()
    value = int(number) if number.isdecimal() else None
    verdict = wanted.verdict or "depends"
    if not said and wanted.verdict == answer.verdict and value == answer.value:
        said = answer.answer[:MAX_RULING_TEXT]
    if known is not None:
        matter = known.ruling.matter
        if known.turned:
            question, verdict = known.ruling.question, turned_round(verdict)
    return RulingDraft(
        matter=matter,
        question=question[:MAX_RULING_TEXT],
        verdict=verdict,
        answer=said if wanted.verdict else "",
        value=value,
    )
