"""Whom a draw card hits and who wants to doubt it: somebody else may not do it for them."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.facets import OTHERS, doer
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.persons import (
    PERSONS,
    IsName,
    Persons,
    Whose,
    clause_at,
    person_at,
)
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.seated import asked_by_name, hit_by_name
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.word_lists import word_list

_ANOTHER: Final = word_list("bystanders.another")
_FOUR: Final = "4"
"""As the Wild Draw Four may be called."""
_GIVES: Final = word_list("bystanders.gives")
_IF: Final = word_list("heard.if")
_SHALL: Final = word_list("bystanders.shall")
_DOUBTED: Final = frozenset({"challenge", "show"})
_BLUFFS: Final = frozenset({"bluff", "guilty"})
_BLUFFED: Final = ("bluf", "gebluf")
_CHALLENGE: Final = frozenset({"challenge"})


def doubts_for_another(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    begins: int,
    text: str,
    glossary: Glossary,
    lexicon: Lexicon,
) -> bool:
    """ "My sister wants to challenge the +4 aimed at me", "it was for Nina, may I doubt it?"."""
    doubts = [m for m in mentions if m.concept in _DOUBTED]
    card = next((one for one in cards if one.kind in DRAWING or one.kind == _FOUR), None)
    if not doubts:
        return False

    def is_name(at: int) -> bool:
        given = words[at].key in lexicon.given_names and text[words[at].start].isupper()
        return given or _is_name(words, at, text, glossary)

    hit = _draws_if(words, mentions, glossary.language)
    hit = hit or (_hit(words, card, text, glossary, is_name) if card is not None else "")
    hit = hit or _must_draw(words, mentions, begins, glossary.language)
    if not hit:
        return False
    who = doer(words, 0, mentions, _CHALLENGE, glossary.language)
    if hit == "me" and not who:
        clause = clause_at(words, doubts[-1].start)
        who = "other" if any(_is_name(words, at, text, glossary) for at in clause) else ""
    return bool(who) and who != hit


def doubted_by_name(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    begins: int,
    text: str,
    glossary: Glossary,
    lexicon: Lexicon,
) -> bool | None:
    """Whether somebody else is named as hit than who wants to doubt; None where names tell not."""
    card = next((one for one in cards if one.kind in DRAWING), None)
    if card is None or not any(m.concept in _DOUBTED for m in mentions):
        return None

    def is_name(at: int) -> bool:
        known = words[at].key in lexicon.given_names and text[words[at].start].isupper()
        return known or _is_name(words, at, text, glossary, opens=True)

    hit = hit_by_name(words, mentions, card, begins, is_name)
    asks = asked_by_name(words, begins, is_name)
    return hit != asks if hit and asks else None


def who_pays(
    words: Sequence[Word], mentions: Sequence[Mention], begins: int, language: str
) -> frozenset[str]:
    """ "He bluffed. Must I draw?": whether who draws is the one who bluffed, as facets."""
    bluffs = [m for m in mentions if m.end <= begins and _tells_of_bluffing(words, m)]
    draws = [m for m in mentions if m.concept == "draw" and m.end > begins]
    if not draws:
        return frozenset()
    if not bluffs:
        return _challenger_pays(words, mentions, draws, begins, language)
    bluffer = doer(words, 0, bluffs, _BLUFFS, language)
    drawer = doer(words, begins, draws, frozenset({"draw"}), language)
    if not bluffer or not drawer:
        return frozenset()
    return frozenset({"bluffer-draws" if bluffer == drawer else "challenger-draws"})


def _tells_of_bluffing(words: Sequence[Word], mention: Mention) -> bool:
    proved = mention.concept == "guilty" and any(
        words[at].key.startswith(_BLUFFED) for at in mention.places
    )
    return mention.concept == "bluff" or proved


def _challenger_pays(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    draws: Sequence[Mention],
    begins: int,
    language: str,
) -> frozenset[str]:
    """ "My challenge succeeded. Do I draw?": nobody else is told of who could draw."""
    if not any(m.concept == "guilty" and m.end <= begins for m in mentions):
        return frozenset()
    mine = any(
        m.concept in {"challenge", "guilty"}
        and any(words[at].key in PERSONS[language].my for at in (m.start, max(m.start - 1, 0)))
        for m in mentions
        if m.end <= begins
    )
    drawer = doer(words, begins, draws, frozenset({"draw"}), language)
    return frozenset({"challenger-draws"} if mine and drawer == "me" else ())


def _hit(
    words: Sequence[Word], card: SaidCard, text: str, glossary: Glossary, is_name: IsName
) -> Whose:
    """Whom the card hits: "on me", "gegen Paul", "mijn zus kreeg de +4"."""
    persons = PERSONS[glossary.language]
    clause = clause_at(words, card.start)
    got = [at for at in clause if words[at].key in glossary.lists["gets-hit"]]
    for at in range(clause.start + 1, clause.stop):
        if words[at - 1].key not in glossary.lists["at-somebody"] or at in range(
            card.start, card.end
        ):
            continue
        if words[at].key in persons.me:
            return "me"
        other = words[at].key in persons.them | KIN or (
            words[at].key in persons.my and person_at(words, at, glossary.language) == "other"
        )
        if other or is_name(at):
            return "other"
    if _is_given(words, card, clause, is_name, persons):
        return "other"
    for at in got:
        before = range(clause.start, at)
        if at == clause.start + 1 and _is_name(words, clause.start, text, glossary, opens=True):
            # "Papa kriegt die +4".
            return "other"
        if any(words[place].key in persons.i for place in (*before, at + 1) if place < len(words)):
            return "me"
        told = any(
            person_at(words, place, glossary.language) == "other"
            or _is_name(words, place, text, glossary)
            for place in before
        )
        if told:
            return "other"
    return ""


def _is_given(
    words: Sequence[Word], card: SaidCard, clause: range, is_name: IsName, persons: Persons
) -> bool:
    """ "Max legt Oma eine +4": two people before the card, and the verb between them."""
    to, verb, who = card.start - 2, card.start - 3, card.start - 4
    if who != clause.start or words[verb].key not in _GIVES:
        return False
    lays = is_name(who) or words[who].key in KIN | persons.they | persons.i
    return lays and (is_name(to) or words[to].key in KIN | persons.them)


def _must_draw(
    words: Sequence[Word], mentions: Sequence[Mention], begins: int, language: str
) -> Whose:
    """Who is told to have to draw, before the question."""
    told = [m for m in mentions if m.concept == "draw" and m.end <= begins]
    musts = {at for m in mentions if m.concept == "must" for at in m.places}
    for draw in told:
        clause = clause_at(words, draw.start)
        if musts.intersection(clause) or any(words[at].key in _SHALL for at in clause):
            return doer(words, 0, [draw], frozenset({"draw"}), language)
    return ""


def _draws_if(words: Sequence[Word], mentions: Sequence[Mention], language: str) -> Whose:
    """ "… if another player has to draw": who has to, behind the condition."""
    musts = {at for m in mentions if m.concept == "must" for at in m.places}
    denied = {at for m in mentions if m.concept == "not" for at in m.places}
    for draw in (m for m in mentions if m.concept == "draw"):
        clause = clause_at(words, draw.start)
        if_at = next((at for at in clause if at < draw.start and words[at].key in _IF), None)
        if if_at is None:
            continue
        told = range(if_at + 1, clause.stop)
        if musts.isdisjoint(told) or not denied.isdisjoint(told):
            continue
        for at in range(draw.start - 1, if_at, -1):
            if words[at].key in OTHERS | _ANOTHER:
                return "other"
            if who := person_at(words, at, language):
                return who
    return ""


def _is_name(
    words: Sequence[Word], at: int, text: str, glossary: Glossary, *, opens: bool = False
) -> bool:
    """Whether the word is written as a name, and stands for nothing known."""
    word = words[at]
    if (
        word.value is not None
        or word.key in COLOURS
        or not text[word.start : word.start + 1].isupper()
    ):
        return False
    if (at == 0 and not opens) or words[at].key in PERSONS[glossary.language].i:
        return False
    known = bool(glossary.alone.get(word.stem))
    return not known and (glossary.language != "de" or word.key in glossary.lists["small"])
