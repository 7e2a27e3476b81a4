"""An agreement in the making: the verdict, the words, who decided; nothing of Flet."""

from scorekeeper.domain.actions.rulings import RulingDraft
from scorekeeper.domain.payloads import MAX_RULING_TEXT, RulingVerdict
from scorekeeper.domain.state import AgreedRuling
from scorekeeper.rulebook.asking import Answer
from scorekeeper.tables.half_agreed import Agreement


def offered(answer: Answer, known: AgreedRuling | None = None) -> tuple[RulingVerdict, ...]:
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


def agreement_of(answer: Answer, known: AgreedRuling | None = None) -> Agreement:
    """What is chosen to begin with: what the table has agreed, or what the rules say; nothing
    where they are silent.
    """
    if known is not None:
        return Agreement(
            verdict=known.verdict,
            number="" if known.value is None else str(known.value),
            words="" if known.answer == answer.answer else known.answer,
            by=known.by,
        )
    return Agreement(
        verdict=None if answer.verdict == "unknown" else answer.verdict,
        number="" if answer.value is None else str(answer.value),
    )


def draft_of(wanted: Agreement, matter: str, question: str, answer: Answer) -> RulingDraft:
    """What would be agreed. What the rules say needs no words of its own."""
    said = wanted.words.strip()
    number = wanted.number.strip()
    value = int(number) if number.isdecimal() else None
    if not said and wanted.verdict == answer.verdict and value == answer.value:
        said = answer.answer[:MAX_RULING_TEXT]
    return RulingDraft(
        matter=matter,
        question=question[:MAX_RULING_TEXT],
        verdict=wanted.verdict or "depends",
        answer=said if wanted.verdict else "",
        value=value,
    )
