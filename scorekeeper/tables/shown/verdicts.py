"""The verdict as it stands on a card: its words, its tone, its size."""

from dataclasses import dataclass
from typing import Final, Literal

from scorekeeper.l10n import Translator
from scorekeeper.rulebook.asking.situation import Situation

Tone = Literal["yes", "no", "plain"]
_YES_NO: Final = frozenset({"yes", "no"})


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict in large letters. `short`: a word or a number, which may be huge; `in_words`:
    there is neither, the sentence is all of it.
    """

    text: str
    tone: Tone
    short: bool
    in_words: bool = False


def verdict_of(t: Translator, verdict: str, value: int | None = None) -> Verdict:
    """The verdict as it stands on the card."""
    tone: Tone = "yes" if verdict == "yes" else "no" if verdict == "no" else "plain"
    short = verdict in {"yes", "no", "value"}
    # As the sentence below it writes the number, which knows no thousands.
    text = t(f"verdict-{verdict}", value=str(value or 0))
    return Verdict(text, tone, short, in_words=verdict == "explain")


def verdict_said(t: Translator, verdict: str, said: Situation, value: int | None = None) -> Verdict:
    """The verdict on what was said: a claim is right or wrong."""
    if said.claimed and verdict in _YES_NO:
        return _on_claim(t, verdict, said)
    return verdict_of(t, verdict, value)


def _on_claim(t: Translator, verdict: str, said: Situation) -> Verdict:
    """Who asks if somebody is right is told that: a bare yes to "she says I may not" reads as
    leave to do it, and so does its green.
    """
    text = t(f"verdict-{verdict}-{'wrong' if said.doubted else 'right'}")
    tone = "plain" if said.negated or said.doubted else verdict_of(t, verdict).tone
    return Verdict(text, tone, short=False)
