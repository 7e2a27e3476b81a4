"""Words of a question that mean nothing here: the more there are, the more may be misunderstood."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_SHORTEST: Final = 3
_DOES: Final = word_list("strangers.does")
"""What somebody does, where a name may stand."""
_NAMES_ARE_CAPITAL: Final = frozenset({"en", "nl"})
"""Languages in which a capital letter within a clause tells a name."""


def strange_places(
    text: str,
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    glossary: Glossary,
) -> list[int]:
    """Where the words stand that mean nothing here, without the names of people."""
    used = {place for mention in mentions for place in mention.places}
    used |= {place for card in cards for place in range(card.start, card.end)}
    return [
        place
        for place, word in enumerate(words)
        if place not in used
        and word.value is None
        and word.key not in glossary.lists["small"]
        and word.stem not in glossary.small_stems
        and not glossary.knows(word)
        and len(word.key) >= _SHORTEST
        and not _is_a_name(words, place, glossary)
        and not _is_capital(text, words, place, glossary.language)
    ]


def _is_a_name(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    """ "Lea has forgotten", "what does Tom draw": who does it has a name that nobody can know."""
    lists = glossary.lists
    verbs = lists["have"] | _DOES
    before = words[place - 1].key if place and not words[place].breaks else ""
    after = words[place + 1] if place + 1 < len(words) else None
    if after is not None and not after.breaks and after.key in verbs:
        return before not in lists["articles"] | lists["before-card"]
    return before in verbs


def _is_capital(text: str, words: Sequence[Word], place: int, language: str) -> bool:
    """ "I challenge Fien, Ana and Bo": a capital letter where no sentence begins."""
    if language not in _NAMES_ARE_CAPITAL or place == 0:
        return False
    start = words[place].start
    before = text[words[place - 1].end : start].strip()
    return text[start : start + 1].isupper() and before in {"", ","}
