"""What the screen says of a copy before it is taken; nothing of Flet."""

from dataclasses import dataclass

from scorekeeper.l10n import Translator
from scorekeeper.sharing.copying import Pile
from scorekeeper.tables.copying import Arrival


@dataclass(frozen=True, slots=True)
class Preview:
    """A copy in lines: what it is, and what taking it over would change."""

    title: str
    facts: tuple[str, ...]
    changes: tuple[str, ...]
    nothing_new: bool


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a copy of several codes has been read, 0 to 1, and in words."""

    share: float
    line: str
    missing: str


def preview_of(t: Translator, arrival: Arrival) -> Preview:
    """What has arrived, before anything is changed."""
    facts = [t("arrive-players", count=len(arrival.players), names=", ".join(arrival.players))]
    facts.append(t("arrive-rounds", count=arrival.rounds))
    if arrival.over:
        facts.append(t("arrive-over"))
    if arrival.last_at is not None:
        at = arrival.last_at.astimezone()
        date = t("date-short", day=at.day, month=t(f"month-{at.month}"))
        facts.append(t("arrive-last", date=date, time=f"{at:%H:%M}"))
    changes = []
    if arrival.new:
        changes.append(t("arrive-new", count=arrival.new))
    elif arrival.known:
        changes.append(t("arrive-nothing-new"))
    if arrival.only_here:
        changes.append(t("arrive-only-here", count=arrival.only_here))
    if arrival.new and arrival.disputed:
        changes.append(t("arrive-disputed", count=arrival.disputed))
    return Preview(arrival.name, tuple(facts), tuple(changes), not arrival.new)


def progress_of(t: Translator, pile: Pile) -> Progress | None:
    """How far the copy read last has come, where codes of it are still missing."""
    have, count = pile.progress
    missing = pile.missing
    if not missing:
        return None
    return Progress(
        share=have / count,
        line=t("arrive-progress", have=have, count=count),
        missing=t("arrive-missing", count=len(missing), numbers=_spans(missing)),
    )


def _spans(numbers: tuple[int, ...]) -> str:
    """Numbers in few words.

    >>> _spans((2, 3, 4, 7))
    '2–4, 7'
    """
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in spans)
