"""Hands that are told, of whom they are, and who is asked about beside the Mercy limit.

"My sister counts 27 cards. Am I out?", "I had 14 and drew ten, do I stay in?" are read word by word
(`mercy_words.py`) and clause by clause. What has a word in it that is not listed for this is not
read here, and so what is read leaves little doubt. What the rules say of it is in
`mercy_answers.py`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_and_number import cards_at, names_at, places_told_once
from scorekeeper.rulebook.asking.hit_clauses import Clause, cut, tags_of
from scorekeeper.rulebook.asking.hit_words import (
    ME,
    MY,
    NUMBER,
    PERSON,
    SOMEBODY,
    THEY,
    Piece,
)
from scorekeeper.rulebook.asking.mercy import MercyAsk, MercyAsked
from scorekeeper.rulebook.asking.mercy_hands import Hand, hands_told, name_of, named_in
from scorekeeper.rulebook.asking.mercy_words import (
    begins_to_ask,
    mercy_pieces,
    says_too_many,
    tells_what_was_before,
)
from scorekeeper.rulebook.asking.persons import IsName
from scorekeeper.rulebook.asking.read_words import Read
from scorekeeper.rulebook.asking.roles import may_be_named, named_or_said_twice
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word, words_of
from scorekeeper.rulebook.lexicon import Lexicon

_INSIDE: Final = frozenset({"in", "round", "game"})
_IDLE: Final = frozenset({"small", "now", "on", "at", "many", "so-far"})
_FORESEES: Final = frozenset({"stays", "how-many", "later", "evening"})
"""What is asked in the end, and not told before."""
_ENDS: Final = frozenset(
    {"out", "over", "stays", "leaves", "aside", "how-many", "limit", "rule", "plays", "later"}
)
"""What only a question tells: who is out, or how many cards somebody has then."""


def mercy_asked(
    read: Read, cards: Sequence[SaidCard], language: str, lexicon: Lexicon
) -> MercyAsked | None:
    """What is asked beside hands told; "is that too many?" asks it, too, and claims nothing.

    Whoever asks so is answered as if they had claimed it was few enough, and has the answer
    turned round in the end.
    """
    text, words = read.text, read.claim.words
    names = named_or_said_twice(words, text, language, lexicon), may_be_named(words, text)
    places = places_told_once(words, cards)
    left = [words[at] for at in places]
    left_names = names_at(places, names[0]), names_at(places, names[1])
    found = mercy_told(left, cards_at(places, cards), language, left_names)
    whole = words_of(text, language) if found is None and read.claim.read else []
    if not says_too_many(whole, range(len(whole))):
        return found
    is_name = named_or_said_twice(whole, text, language, lexicon)
    found = mercy_told(whole, cards, language, (is_name, may_be_named(whole, text)))
    return None if found is None or found.asks != "out" else replace(found, asks="in")


def mercy_told(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    language: str,
    names: tuple[IsName, IsName],
) -> MercyAsked | None:
    """What is asked of whom beside the hands told; None where a word tells of more.

    `names`: whether the word at a place is a name, and whether it may be one.
    """
    named = any(_is_named_card(card, words) for card in cards)
    if named or any(word.plus for word in words) or all(word.value is None for word in words):
        return None
    pieces = _with_names(mercy_pieces(words, language, *names))
    if not all(piece.tag for piece in pieces):
        return None
    cuts = [clause for clause in cut(pieces, words) if not _was_before(clause, words)]
    parted = (part for clause in cuts for part in _parted(clause, words))
    clauses = [clause for clause in map(_without_and, parted) if not _is_idle(clause)]
    asked = _asked_among(clauses, words)
    told = [clause for clause in clauses if clause is not asked]
    if not told or any(tags_of(clause) & _FORESEES for clause in told):
        return None
    asks = _asked_for(asked, words)
    everything = {tag for clause in clauses for tag in tags_of(clause)}
    if "again" in tags_of(asked) and asks == "in":
        # "Does he join again when we deal anew?": in the next round, or nobody can tell when.
        asks = "in-later" if "deals" in everything else None
    people = {name_of(one) for one in asked if one.tag == PERSON} or {ME}
    hands = hands_told(told, words, next(iter(people)) if len(people) == 1 else "")
    of = _asked_of(asked, told, hands)
    if asks is None or not hands or of is None:
        return None
    hand = hands.get(of)
    if asks == "count" and (hand is None or hand.more):
        return None
    fits = any({"not", "fits"} <= tags_of(clause) for clause in told)
    so_far = "so-far" in (everything if fits else tags_of(asked))
    if hand is None:
        return MercyAsked(asks)
    return MercyAsked(asks, hand.cards, hand.more, draws_on=fits, so_far=so_far)


def _is_named_card(card: SaidCard, words: Sequence[Word]) -> bool:
    """Whether a card is meant for sure: "drew 4 more" is no Draw Four."""
    bare = card.end - card.start == 1 and words[card.start].value is not None
    return not (bare and not words[card.start].plus)


def _with_names(pieces: Sequence[Piece]) -> list[Piece]:
    """The words, with whoever is named in place of "he" or "she", where only one is."""
    named = {one.who for one in pieces if one.tag == PERSON} - {ME, MY, THEY, SOMEBODY}
    if len(named) != 1:
        return list(pieces)
    name = next(iter(named))
    return [one._replace(who=name) if one.who == THEY else one for one in pieces]


def _was_before(clause: Clause, words: Sequence[Word]) -> bool:
    """ "I'm on 17 | after drawing": nothing that is counted, or that is still to come."""
    return tells_what_was_before(words, clause[0].at) and NUMBER not in tags_of(clause)


def _without_and(clause: Clause) -> Clause:
    """A clause without what only joins it to others, or tells when."""
    return [piece for piece in clause if piece.tag not in {"when", "and"}]


def _is_idle(clause: Clause) -> bool:
    return tags_of(clause) <= _IDLE


def _parted(clause: Clause, words: Sequence[Word]) -> Iterator[Clause]:
    """ "Wenn sie 24 Karten hat | ist sie raus": a question behind its story, without a comma."""
    last = max((at for at, piece in enumerate(clause) if piece.tag == NUMBER), default=-1)
    begin = [at for at, one in enumerate(clause) if at > last and begins_to_ask(words, one.at)]
    for at in reversed(begin if last >= 0 else []):
        if _asks(clause[at:], words):
            yield clause[:at]
            yield clause[at:]
            return
    yield clause


def _asked_among(clauses: Sequence[Clause], words: Sequence[Word]) -> Clause:
    """The clause that asks; an empty one where none does, or nobody can tell which."""
    asking = [clause for clause in clauses if _asks(clause, words)]
    if len(asking) == 1 and asking[0] in (clauses[0], clauses[-1]):
        return asking[0]
    ends = [one for one in (*clauses[-1:], *clauses[:1]) if one in asking]
    return next((one for one in ends if begins_to_ask(words, one[0].at)), [])


def _asks(clause: Clause, words: Sequence[Word]) -> bool:
    """Whether a clause tells of no number, and of who is out or still in."""
    tags = tags_of(clause)
    if NUMBER in tags:
        return False
    many = says_too_many(words, [piece.at for piece in clause])
    return bool(tags & _ENDS) or many or ("still" in tags and bool(tags & _INSIDE))


def _asked_for(clause: Clause, words: Sequence[Word]) -> MercyAsk | None:
    """If it is asked who is out, who is still in, or how many cards there are."""
    tags = tags_of(clause)
    many = says_too_many(words, [piece.at for piece in clause])
    if tags & {"not", "stack", "fits", "adds", "we"} or ("too" in tags and not many):
        return None
    if "how-many" in tags:
        plain = not tags & (_ENDS - {"how-many"}) and not tags & {"later", "evening", "draws"}
        return "count" if plain and tags & {"holds", "card", "up-to", "in"} else None
    if "later" in tags:
        return _asked_for_later(tags)
    struck = bool(tags & {"rule", "limit"}) and bool(tags & {"strikes", "up-to", "draws"})
    # "Lay the hand aside", "die Karten weglegen".
    aside = "aside" in tags and bool(tags & {"card", "holds"})
    out = bool(tags & {"out", "over", "leaves"}) or many or aside or struck
    stays = "stays" in tags or _goes_on(clause)
    plays = "plays" in tags and not tags & {"card", "one", "lays"}
    stays = stays or ("still" in tags and (bool(tags & _INSIDE) or plays))
    unclear = ("draws" in tags and not struck) or (out and tags & {"still", "might"})
    if unclear or out == stays:
        return None
    if "evening" in tags or {"whole", "game"} <= tags:
        return "out-later" if out else "in-later"
    return "out" if out else "in"


def _asked_for_later(tags: set[str]) -> MercyAsk | None:
    """ "Do I play again in the next round?", "doe ik de volgende ronde mee"."""
    back = tags & {"stays", "plays", "in", "deals"} or ("again" in tags and "card" in tags)
    of_round = bool(tags & {"round", "deals"})
    return "in-later" if back and of_round and not tags & {"out", "leaves", "aside"} else None


def _goes_on(clause: Clause) -> bool:
    """ "May I play on?", "spielt er mit"."""
    said = [piece for piece in clause if piece.tag not in {PERSON, "still", "small", "now"}]
    return any(before.tag == "plays" and behind.tag == "at" for before, behind in pairwise(said))


def _asked_of(asked: Clause, told: Sequence[Clause], hands: Mapping[str, Hand]) -> str | None:
    """Whoever is asked about; None where nobody can tell."""
    people = {name_of(one) for one in asked if one.tag == PERSON}
    if not people:
        # "Is that too many?", "has the limit been reached?"
        return next(iter(hands)) if len(hands) == 1 else None
    if people == {THEY}:
        others = {who for clause in told for who in named_in(clause)} - {ME}
        return others.pop() if len(others) == 1 else None
    return people.pop() if len(people) == 1 and SOMEBODY not in people else None
