"""A card that lies because somebody laid it: "…, if Tom laid a 4", "Oma hat eine 4 gelegt"."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

LAID: Final = word_list("places.laid")
_LAID_BEHIND: Final = 4
"""Words between a card and the verb at the end of the clause."""
_WHEN: Final = word_list("laid-before.when")
_LATER: Final = word_list("laid-before.later")
_TWO_CARDS: Final = 2
_OTHERWISE: Final = frozenset({"may", "must", "not", "hold", "last-card"})
"""What makes more of the clause than that a card was laid: "if he could have laid one"."""


def laid_before(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
) -> tuple[SaidCard, SaidCard] | None:
    """The card that is asked about and the one that another person has laid."""
    if len(cards) != _TWO_CARDS:
        return None
    asked, laid = cards
    language = glossary.language
    when = next(
        (at for at in range(asked.end, laid.start) if _is_when(words[at], language)),
        None,
    )
    if when is None or any(word.breaks for word in words[when + 1 : laid.end]):
        return None
    end = next((at for at in range(laid.end, len(words)) if words[at].breaks), len(words))
    said = {m.concept for m in mentions if m.start < asked.start}
    told = [m for m in mentions if when < m.start < end]
    concepts = {m.concept for m in told}
    if "may" not in said or "play" not in concepts or concepts & _OTHERWISE:
        return None
    if any(word.key in _LATER for word in words[when:end]):
        return None
    # "… after playing a +2", "… if I lay a +2": then both are laid by the same person.
    same = any(m.concept == "play" and m.start == when + 1 for m in told)
    mine = PERSONS[language].i
    both = all(any(word.key in mine for word in part) for part in (words[:when], words[when:end]))
    return None if same or both else (asked, laid)


def was_laid(words: Sequence[Word], card: SaidCard, glossary: Glossary) -> bool:
    """Whether somebody laid it, told by a verb behind the card in the same clause."""
    ends = glossary.lists["joints"] | glossary.lists["yes-no"] | glossary.lists["have"]
    for word in words[card.end : card.end + _LAID_BEHIND]:
        if word.breaks or word.key in ends or word.value is not None:
            return False
        if word.key in LAID:
            return True
    return False


def _is_when(word: Word, language: str) -> bool:
    # "Als Antwort" in German is something else.
    return word.key in _WHEN and (language != "de" or word.key != "als")
