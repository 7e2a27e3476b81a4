"""A chain of draw cards that is told part by part, where each of the parts is understood.

"Al a Draw Two, Bev one, Cy one, Eva has none. How many does Eva take?": whoever lays one more
makes the chain longer, whoever has none ends it, and whoever is asked for is who ends it or has
laid one. Where a part tells anything else, nothing is read at all.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from scorekeeper.rulebook.asking.chain import ChainTold
from scorekeeper.rulebook.asking.chain_asked import asked_of, asks_who, question_at
from scorekeeper.rulebook.asking.chain_parts import SHE_, Part, parts_told
from scorekeeper.rulebook.asking.chain_story import Chain, tells
from scorekeeper.rulebook.asking.chain_words import ASKS, NONE, SHE, WAS
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word, words_of
from scorekeeper.rulebook.tokens import key_of


def chain_told(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    numbers: Mapping[str, int],
    kinds: Collection[str],
    language: str,
    text: str,
    *,
    denied: bool,
) -> ChainTold | None:
    """What the chain comes to; None where anything else is told or asked.

    `denied`: whether the words were read as a claim that is denied.
    """
    said = _as_said(words, text, language)
    parts = None if said is None else parts_told(said, cards, numbers, kinds, text)
    if parts and language == "nl":
        parts = [_without_er(part) for part in parts]
    if not parts or any(asks_who(part) for part in parts):
        return None
    asks = ASKS if language == "de" else ASKS - {WAS}
    question = question_at(parts, asks)
    if question is None:
        return None
    asked, told = parts[question:], parts[:question]
    if not told:
        told, asked = asked[1:], asked[:1]
    chain = Chain(same="wild-draw-ten" not in kinds)
    if not all(tells(chain, part) for part in told) or chain.waiting:
        return None
    found = asked_of(chain, asked, asks)
    turns = denied and said != list(words)
    return found if found is None else found._replace(turned=turns)


def _as_said(words: Sequence[Word], text: str, language: str) -> list[Word] | None:
    """The words with what was denied in them; None where a word was left out for a claim."""
    said = [_unchanged(word, key_of(text[word.start : word.end])) for word in words]
    told = sum(word.key in NONE for word in words_of(text, language))
    return said if sum(word.key in NONE for word in said) >= told else None


def _unchanged(word: Word, key: str) -> Word:
    """A word that denies, or was taken for one that does, as it was written."""
    return replace(word, key=key) if (key in NONE) != (word.key in NONE) and key else word


def _without_er(part: Part) -> Part:
    """Dutch "er" is nobody, as German "er" is: "hoeveel pak ik er?"."""
    somebody = (SHE - {"er"}).intersection(part.keys)
    return part if somebody else part._replace(who=part.who - {SHE_})
