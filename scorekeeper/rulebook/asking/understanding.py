"""From a question to the situation it describes: who laid what, what is held, what is asked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from scorekeeper.rulebook.asking.answering_cards import answering
from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.behind_told import behind_told
from scorekeeper.rulebook.asking.bindings import bindings_of
from scorekeeper.rulebook.asking.bystanders import doubted_by_name, doubts_for_another, who_pays
from scorekeeper.rulebook.asking.called import on_called, without_call
from scorekeeper.rulebook.asking.cards import colours_of, said_numbers
from scorekeeper.rulebook.asking.choices import AMOUNTS_OFFERED, offers_amounts
from scorekeeper.rulebook.asking.claimants import DEALER
from scorekeeper.rulebook.asking.claims import Claim
from scorekeeper.rulebook.asking.colours_said import (
    on_one_of_colour,
    one_of_its_kind,
    with_colours_said,
)
from scorekeeper.rulebook.asking.company import players_told
from scorekeeper.rulebook.asking.doubt_told import doubt_told
from scorekeeper.rulebook.asking.either_or import EITHER_OR, names_two
from scorekeeper.rulebook.asking.ending import ended_with
from scorekeeper.rulebook.asking.exchanged import exchanged
from scorekeeper.rulebook.asking.facets import facets_of
from scorekeeper.rulebook.asking.flipping import flips_for_another
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.goes_on_told import goes_on_told
from scorekeeper.rulebook.asking.hand_asked import hand_asked
from scorekeeper.rulebook.asking.hands_in_order import hand_in_order
from scorekeeper.rulebook.asking.hands_named import hand_from_named
from scorekeeper.rulebook.asking.held_colour import says_to_hold
from scorekeeper.rulebook.asking.hit_told import hit_told
from scorekeeper.rulebook.asking.implied import implied_by
from scorekeeper.rulebook.asking.kinds_of_question import ask_of
from scorekeeper.rulebook.asking.knocked_told import told_out
from scorekeeper.rulebook.asking.mercy_told import mercy_asked
from scorekeeper.rulebook.asking.modals import modal_of
from scorekeeper.rulebook.asking.of_another import of_another
from scorekeeper.rulebook.asking.of_hand import asking_of_hand, of_hand
from scorekeeper.rulebook.asking.persons import IsName
from scorekeeper.rulebook.asking.pile_colour import agreed, held_when_laid
from scorekeeper.rulebook.asking.places import placed
from scorekeeper.rulebook.asking.proved import proved
from scorekeeper.rulebook.asking.read_cards import Named, read_cards
from scorekeeper.rulebook.asking.read_words import Read, read_words
from scorekeeper.rulebook.asking.revealed import revealed_by
from scorekeeper.rulebook.asking.roles import is_named, may_be_named
from scorekeeper.rulebook.asking.row_told import row_told
from scorekeeper.rulebook.asking.seats_told import seats_told
from scorekeeper.rulebook.asking.situation import Ask, Heard, SaidCard, Situation
from scorekeeper.rulebook.asking.spared import who_is_spared
from scorekeeper.rulebook.asking.stacked_told import with_total
from scorekeeper.rulebook.asking.strangers import strange_places
from scorekeeper.rulebook.asking.summed_lists import has_unread_item
from scorekeeper.rulebook.asking.swapped import hand_after, handed_to_me
from scorekeeper.rulebook.asking.told import (
    SPEAKS_OF,
    denies,
    game_implied,
    game_named,
    houses_told,
    side_asked,
)
from scorekeeper.rulebook.asking.tongue import Tongue
from scorekeeper.rulebook.asking.weighed import asks_for_draws, weighed
from scorekeeper.rulebook.asking.whole_lists import asks_for_whole_list
from scorekeeper.rulebook.asking.winners_told import others_win, winner_asked
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.lexicon import Lexicon

_IN_HAND: Final = frozenset({"hold", "hand-word", "still"})
_JOINING: Final = ("articles", "before-card", "joints", "have", "yes-no", "on", "with", "subjects")
"""Lists of words that are no names."""


@dataclass(frozen=True, slots=True)
class _Told:
    """What is told: concepts, cards, and where these are."""

    kept: frozenset[str]
    cards: tuple[SaidCard, ...]
    played: SaidCard | None = None
    pile: SaidCard | None = None
    held: tuple[SaidCard, ...] = ()


def understand(text: str, tongue: Tongue, lexicon: Lexicon) -> Situation:
    """The situation that a question of this language describes, at a table with these cards."""
    glossary = tongue.glossary
    read = read_words(text, tongue)
    named = read_cards(read, tongue, lexicon)
    return _described(read, named, glossary, lexicon)


def _described(read: Read, named: Named, glossary: Glossary, lexicon: Lexicon) -> Situation:
    text, claim, words, compared = read.text, read.claim, read.claim.words, named.compared
    _, begins = _asks(words, named.mentions, glossary, claim)
    played, pile, held = _places(words, named, glossary, begins)
    spoken_of = named.cards if compared is None else (*named.cards, compared)
    numbers = said_numbers(words, named.mentions, spoken_of, begins)
    mentions = [*named.mentions, *implied_by(words, named.mentions, named.cards, lexicon, glossary)]
    colours = colours_of(words, lexicon)
    ask, begins = _asks(words, mentions, glossary, claim)
    if read.explains:
        ask, begins = "open", 0
    beside = held_when_laid(words, named.spoken, begins)
    lies, hers = beside.told_apart(pile, held)
    has_colour = says_to_hold(words, mentions, colours, hers, lies, glossary)
    laid_with, has_colour = agreed(beside.held, has_colour, words, mentions, begins)
    concepts = _concepts(read, mentions, named.cards, begins, has_colour, glossary, lexicon)
    kept = weighed(concepts, words, mentions, named.cards, colours, has_colour, glossary)
    told = _Told(kept, named.cards, played, pile, held)
    told = _told_otherwise(told, words, mentions, colours, begins, glossary, lexicon)
    cards = told.cards
    pays = who_pays(words, mentions, begins, glossary.language)
    of_two = ask == "number" and offers_amounts(words, begins)
    ended = told.kept & {"guilty", "innocent"}
    if "bluffer-draws" in pays and "challenge" in told.kept and not ended:
        # "She bluffed and I challenged. How many does she take?"
        told = replace(told, kept=told.kept | {"guilty"})
    asked = frozenset(m.concept for m in mentions if m.end > begins)
    hand = hand_asked(words, mentions, cards, ask, begins, glossary.language)
    whole = ask != "yes-no" and compared is None
    if whole and asks_for_whole_list(words, cards, named.said, glossary):
        asked = (told.kept & _IN_HAND) | {"points", "how-many"}
        told, ask, hand = _Told(asked, cards), "number", None
    is_name = is_named(words, text, glossary.language, lexicon)
    names = (is_name, may_be_named(words, text))
    another = of_another(words, named.mentions, named.cards, begins, glossary.language, is_name)
    strange = strange_places(text, words, mentions, cards, glossary)
    joining = frozenset[str]().union(*(glossary.lists[name] for name in _JOINING))
    return Situation(
        language=glossary.language,
        ask=ask,
        concepts=told.kept,
        asked=asked - (concepts - told.kept),
        cards=cards,
        named=named.cards,
        played=told.played,
        pile=told.pile,
        held=told.held,
        colours=tuple(colour for _, colour in colours),
        has_colour=has_colour,
        laid_with=laid_with,
        numbers=numbers,
        variant=game_named(words, mentions) or game_implied(words, lexicon.kinds),
        players=players_told(concepts, numbers, words),
        house=houses_told(words, mentions),
        modal=modal_of(words, mentions, begins),
        negated=claim.denied if claim.read else denies(words, mentions),
        side=side_asked(words, colours, mentions, begins),
        others_win=others_win(words, mentions, begins, joining, glossary.language),
        hand_after=hand_after(words, numbers, begins, concepts),
        handed=handed_to_me(words, numbers, cards, begins),
        named_hand=hand_in_order(words, cards, mentions, glossary.language, names)
        or hand_from_named(words, cards, mentions, begins, text, glossary.language),
        exchanged=exchanged(words, cards, named.mentions, glossary.language, is_name),
        hand=hand,
        hit=hit_told(words, named.cards, begins, glossary.language, names),
        doubt=doubt_told(words, named.mentions, named.cards, begins, glossary.language, names),
        another=another,
        seats=seats_told(words, named.cards, begins, glossary.language, names)
        or row_told(words, named.spoken, named.said, glossary.language, is_name),
        behind=behind_told(words, named.cards, begins, glossary.language, names),
        mercy=mercy_asked(read, named.cards, glossary.language, lexicon),
        goes_on=goes_on_told(words, named.spoken, named.said, glossary.language, names, claim),
        revealed=named.shown or revealed_by(words, cards),
        stacked=with_total(named.stacked, mentions),
        chain=named.chain,
        half_told=named.half_told,
        out=told_out(words, mentions, cards),
        ended_with=ended_with(words, mentions, cards),
        compared=compared,
        keys=tuple(word.key for word in words),
        heard=tuple(_heard(words, named.mentions, is_name)),
        begins=begins,
        facets=facets_of(words, claim.begins or 0, begins, mentions, cards, glossary)
        | flips_for_another(words, mentions, glossary)
        | pays
        | frozenset({AMOUNTS_OFFERED} if of_two else ())
        | frozenset({EITHER_OR} if _sets_apart(words, claim, ask, begins, glossary) else ())
        | frozenset({DEALER} if claim.of_dealer else ())
        | winner_asked(words, mentions, begins, joining)
        | who_is_spared(words, mentions, cards, begins, text, glossary),
        bindings=bindings_of(words, mentions, begins, text, glossary.language),
        claimed=claim.read,
        doubted=claim.doubted,
        unknown=len(strange),
        unread=has_unread_item(words, cards, strange, text),
        words=len(words),
        text=text,
    )


def _heard(words: Sequence[Word], mentions: Sequence[Mention], is_name: IsName) -> Iterator[Heard]:
    """The words, each with the concepts it is part of."""
    concepts: dict[int, set[str]] = {}
    for mention in mentions:
        for place in mention.places:
            concepts.setdefault(place, set()).add(mention.concept)
    for at, word in enumerate(words):
        taken_for = tuple(sorted(concepts.get(at, ())))
        plain = (word.key, word.stem, word.value, word.plus, word.breaks)
        yield Heard(*plain, taken_for, is_name(at))


def _sets_apart(
    words: Sequence[Word], claim: Claim, ask: Ask, begins: int, glossary: Glossary
) -> bool:
    """Whether it is asked which of two things is so; of a claim it is asked whether it is."""
    return ask != "number" and not claim.read and names_two(words, begins, glossary)


def _places(
    words: Sequence[Word], named: Named, glossary: Glossary, begins: int
) -> tuple[SaidCard | None, SaidCard | None, tuple[SaidCard, ...]]:
    """The card that is laid, the one that lies there, and those that are held."""
    cards, mentions = named.cards, named.mentions
    answered = answering(words, cards)
    played, pile, held = (
        placed(words, cards, mentions, glossary, begins, named.spoken)
        if answered is None
        else (*answered, ())
    )
    if pile is None:
        on_colour = on_one_of_colour(words, cards, mentions, glossary)
        played, pile = on_colour if on_colour[1] is not None else (played, pile)
        held = tuple(card for card in held if card is not played and card is not pile)
    elif played is None:
        played = one_of_its_kind(words, cards, mentions, pile, glossary)
    played, pile = with_colours_said(played, pile, words, mentions)
    if asks_for_draws(mentions, begins) and {c.kind for c in (played, pile) if c} <= DRAWING:
        # They are laid already, and what is drawn for them is asked.
        played = pile = None
    return played, pile, held


def _concepts(
    read: Read,
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    begins: int,
    has_colour: bool | None,
    glossary: Glossary,
    lexicon: Lexicon,
) -> frozenset[str]:
    """What is spoken of, and what follows from it of who doubted whom, and rightly or not."""
    words = read.claim.words
    concepts = {mention.concept for mention in mentions}
    concepts |= {SPEAKS_OF[name] for name in concepts & SPEAKS_OF.keys()}
    if "drawn-card" in concepts and any(glossary.names(word, "fits") for word in words):
        # "The card I drew fits" is one phrase, and says both.
        concepts.add("fits")
    concepts |= {proved(words, mentions, glossary)} - {""}
    if {"guilty", "innocent"} <= concepts:
        concepts.discard("guilty" if has_colour is False or "not" in concepts else "innocent")
    by_name = doubted_by_name(words, mentions, cards, begins, read.text, glossary, lexicon)
    another = by_name is None and doubts_for_another(
        words, mentions, cards, begins, read.text, glossary, lexicon
    )
    if by_name or another:
        concepts = (concepts - {"opposite"}) | {"bystander"}
    concepts |= {"i-was-hit"} if by_name is False else set()
    if {"partners", "knock-out"} <= concepts and "mercy" not in concepts:
        # Who is out in a game of partners has played the last card.
        concepts = (concepts - {"knock-out"}) | {"finish"}
    return frozenset(concepts)


def _told_otherwise(
    told: _Told,
    words: Sequence[Word],
    mentions: Sequence[Mention],
    colours: Sequence[tuple[int, str]],
    begins: int,
    glossary: Glossary,
    lexicon: Lexicon,
) -> _Told:
    """What is told of a colour that somebody called, or of a hand that cards come to or leave."""
    called = on_called(words, told.cards, mentions, colours, begins)
    if called is not None:
        cards = tuple(card for card in told.cards if card is called[0] or card.kind in DRAWING)
        return _Told(without_call(told.kept), cards, *called)
    have = glossary.lists["have"]
    hand = of_hand(words, told.cards, mentions, colours, begins, lexicon.kinds, have)
    if hand is None:
        return told
    kept = asking_of_hand(told.kept, hand)
    if "draw" in kept:
        return _Told(kept, ())
    played, pile, held, about = hand.told()
    return _Told(kept, tuple(about), played, pile, held)


def _asks(
    words: Sequence[Word], mentions: Sequence[Mention], glossary: Glossary, claim: Claim
) -> tuple[Ask, int]:
    """What is asked for, and where the question begins; of a claim, if it is so."""
    ask, begins = ask_of(words, mentions, glossary)
    if not claim.read:
        return ask, begins
    if claim.begins is None:
        return "yes-no", begins
    return "yes-no", min(begins, claim.begins) if ask == "yes-no" else claim.begins
