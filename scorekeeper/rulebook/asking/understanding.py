"""From a question to the situation it describes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.bindings import bindings_of
from scorekeeper.rulebook.asking.bystanders import doubted_by_name, doubts_for_another, who_pays
from scorekeeper.rulebook.asking.called import on_called, without_call
from scorekeeper.rulebook.asking.cards import colours_of, said_cards, said_numbers
from scorekeeper.rulebook.asking.chains import with_chain
from scorekeeper.rulebook.asking.chatter import text_of, without_chatter
from scorekeeper.rulebook.asking.choices import AMOUNTS_OFFERED, offers_amounts
from scorekeeper.rulebook.asking.claims import Claim, claim_of
from scorekeeper.rulebook.asking.colours_said import on_one_of_colour, with_colours_said
from scorekeeper.rulebook.asking.company import players_told, without_two_cards
from scorekeeper.rulebook.asking.deeds import without_deeds
from scorekeeper.rulebook.asking.dialect import in_writing
from scorekeeper.rulebook.asking.ending import ended_with
from scorekeeper.rulebook.asking.explaining import wants_explained, without_request
from scorekeeper.rulebook.asking.facets import facets_of
from scorekeeper.rulebook.asking.flipping import flips_for_another
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.hand_asked import hand_asked
from scorekeeper.rulebook.asking.hands_named import hand_from_named
from scorekeeper.rulebook.asking.held_colour import says_to_hold
from scorekeeper.rulebook.asking.implied import implied_by
from scorekeeper.rulebook.asking.kinds_of_question import ask_of, is_relative
from scorekeeper.rulebook.asking.knocked_told import told_out, without_those_out
from scorekeeper.rulebook.asking.lead_ins import without_courtesies, without_lead_in
from scorekeeper.rulebook.asking.modals import modal_of, without_cannot
from scorekeeper.rulebook.asking.of_hand import asking_of_hand, of_hand
from scorekeeper.rulebook.asking.places import placed
from scorekeeper.rulebook.asking.proved import proved
from scorekeeper.rulebook.asking.revealed import revealed_by
from scorekeeper.rulebook.asking.rewording import plainly, with_verbs, without_slips_of
from scorekeeper.rulebook.asking.roulette_told import turned_up
from scorekeeper.rulebook.asking.same_cards import named_once
from scorekeeper.rulebook.asking.situation import Ask, SaidCard, Situation
from scorekeeper.rulebook.asking.spared import who_is_spared
from scorekeeper.rulebook.asking.spelling import Spelling
from scorekeeper.rulebook.asking.stacked_told import stacked_draws, with_total
from scorekeeper.rulebook.asking.strangers import strange_places
from scorekeeper.rulebook.asking.summed_lists import has_unread_item
from scorekeeper.rulebook.asking.swapped import hand_after, handed_to_me
from scorekeeper.rulebook.asking.told import (
    SPEAKS_OF,
    compared_with,
    denies,
    game_implied,
    game_named,
    houses_told,
    side_asked,
    without_denied,
)
from scorekeeper.rulebook.asking.unmarked import with_breaks
from scorekeeper.rulebook.asking.weighed import asks_for_draws, weighed
from scorekeeper.rulebook.asking.whole_lists import asks_for_whole_list
from scorekeeper.rulebook.asking.winners_told import others_win
from scorekeeper.rulebook.asking.words import Word, with_numbers, words_of
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.word_lists import word_list

_FLEX_CARD: Final = "flip-wild"
_ROULETTE: Final = "color-roulette"
_OF_FLEX: Final = frozenset({"green-side", "red-side"})
"""What is said of power cards, and elsewhere only of a colour: "green lies"."""
_IN_HAND: Final = frozenset({"hold", "hand-word", "still"})
_NEAR: Final = 3
_OUT: Final = word_list("understanding.out")
_OR_NOT: Final = (frozenset({"or", "oder", "of"}), frozenset({"not", "nicht", "niet"}))
_OF: Final = word_list("understanding.of")
_NO_PERMISSION: Final = word_list("understanding.no-permission")
"""Tags that ask for yes or no, but not for what is allowed."""
_JOINING: Final = ("articles", "before-card", "joints", "have", "yes-no", "on", "with", "subjects")
"""Lists of words that are no names."""
_ASKED: Final = frozenset({"may", "must", "how-many", "what", "who", "when", "really-true"})


@dataclass(frozen=True, slots=True)
class Tongue:
    """What it takes to understand one language."""

    glossary: Glossary
    spelling: Spelling
    numbers: Mapping[str, int]


def understand(text: str, tongue: Tongue, lexicon: Lexicon) -> Situation:
    """The situation that a question of this language describes, at a table with these cards."""
    glossary = tongue.glossary
    said_words = in_writing(words_of(text, glossary.language), glossary.spoken, glossary.language)
    cut = without_courtesies(said_words, glossary.greetings, glossary.thanks)
    cut = without_chatter(cut, glossary.chatter)
    text = text_of(cut, text, said_words)
    cut = with_breaks(cut, glossary, tongue.numbers)
    explains = wants_explained(cut, glossary)
    mended = tongue.spelling.mend(with_verbs(without_lead_in(cut, glossary.lead_ins), glossary))
    words = with_numbers(mended, tongue.numbers, glossary.lists["articles"])
    joining = frozenset[str]().union(*(glossary.lists[name] for name in _JOINING))
    claim = claim_of(plainly(words, glossary), text, glossary)
    words = claim.words
    unheard = () if _FLEX_CARD in lexicon.kinds else _OF_FLEX
    said = glossary.mentions(words, unheard)
    mentions = [m for m in said if not is_relative(words, m, glossary)]
    mentions = without_cannot(without_two_cards(mentions, words, glossary))
    cards = without_deeds(words, said_cards(words, mentions, glossary, lexicon), mentions)
    cards = without_slips_of(words, cards)
    stacked = stacked_draws(words, cards, mentions, tongue.numbers, lexicon.kinds)
    spoken = cards
    cards = with_chain(words, cards, mentions, lexicon.kinds)
    kept_cards = without_denied(words, cards, mentions, glossary)
    gone = [card for card in cards if card not in kept_cards]
    mentions, cards = [m for m in mentions if not _inside_a_card(m, gone)], kept_cards
    # What draw cards without a name may stand for is nothing that came up.
    came_up = [card for card in cards if card in spoken]
    shown = turned_up(words, came_up) if _ROULETTE in lexicon.kinds else None
    cards = named_once(words, cards, mentions, glossary, lexicon.kinds)
    mentions = [mention for mention in mentions if not _inside_a_card(mention, cards)]
    mentions = without_those_out(words, mentions, cards)
    compared = compared_with(words, cards, mentions)
    cards = [card for card in cards if card is not compared]
    if compared is not None:
        mentions = [mention for mention in mentions if mention.concept not in {"tie", "grow"}]
        mentions.append(Mention("points", (compared.start,)))
    mentions = _with_tag(words, mentions, glossary)
    if explains:
        mentions = without_request(mentions, len(words) - 1)
    _, begins = _asks(words, mentions, glossary, claim)
    played, pile, held = placed(words, cards, mentions, glossary, begins, spoken)
    if pile is None:
        on_colour = on_one_of_colour(words, cards, mentions, glossary)
        played, pile = on_colour if on_colour[1] is not None else (played, pile)
        held = tuple(card for card in held if card is not played and card is not pile)
    played, pile = with_colours_said(played, pile, words, mentions)
    if asks_for_draws(mentions, begins) and {c.kind for c in (played, pile) if c} <= DRAWING:
        # They are laid already, and what is drawn for them is asked.
        played = pile = None
    spoken_of = cards if compared is None else [*cards, compared]
    numbers = said_numbers(words, mentions, spoken_of, begins)
    mentions = [*mentions, *implied_by(words, mentions, cards, lexicon, glossary)]
    concepts = {mention.concept for mention in mentions}
    concepts |= {SPEAKS_OF[name] for name in concepts & SPEAKS_OF.keys()}
    if "drawn-card" in concepts and any(glossary.names(word, "fits") for word in words):
        # "The card I drew fits" is one phrase, and says both.
        concepts.add("fits")
    colours = colours_of(words, lexicon)
    ask, begins = _asks(words, mentions, glossary, claim)
    if explains:
        ask, begins = "open", 0
    has_colour = says_to_hold(words, mentions, colours, held, pile, glossary)
    concepts |= {proved(words, mentions, glossary)} - {""}
    if {"guilty", "innocent"} <= concepts:
        concepts.discard("guilty" if has_colour is False or "not" in concepts else "innocent")
    by_name = doubted_by_name(words, mentions, cards, begins, text, glossary, lexicon)
    if by_name or (
        by_name is None and doubts_for_another(words, mentions, cards, begins, text, glossary)
    ):
        concepts = (concepts - {"opposite"}) | {"bystander"}
    concepts |= {"i-was-hit"} if by_name is False else set()
    if {"partners", "knock-out"} <= concepts and "mercy" not in concepts:
        # Who is out in a game of partners has played the last card.
        concepts = (concepts - {"knock-out"}) | {"finish"}
    kept = weighed(frozenset(concepts), words, mentions, cards, colours, has_colour, glossary)
    named = tuple(cards)
    called = on_called(words, cards, mentions, colours, begins)
    if called is not None:
        (played, pile), held, kept = called, (), without_call(kept)
        cards = [card for card in cards if card is played or card.kind in DRAWING]
    have = glossary.lists["have"]
    hand_told = of_hand(words, cards, mentions, colours, begins, lexicon.kinds, have)
    if called is None and hand_told is not None:
        kept = asking_of_hand(kept, hand_told)
        played, pile, held, cards = (None, None, (), []) if "draw" in kept else hand_told.told()
    pays = who_pays(words, mentions, begins, glossary.language)
    of_two = ask == "number" and offers_amounts(words, begins)
    offered = frozenset({AMOUNTS_OFFERED} if of_two else ())
    if "bluffer-draws" in pays and "challenge" in kept and not kept & {"guilty", "innocent"}:
        # "She bluffed and I challenged. How many does she take?"
        kept |= {"guilty"}
    asked = frozenset(m.concept for m in mentions if m.end > begins)
    hand = hand_asked(words, mentions, cards, ask, begins, glossary.language)
    if ask != "yes-no" and compared is None and asks_for_whole_list(words, cards, said, glossary):
        kept = asked = (kept & _IN_HAND) | {"points", "how-many"}
        ask, hand, played, pile, held = "number", None, None, None, ()
    strange = strange_places(text, words, mentions, cards, glossary)
    return Situation(
        language=glossary.language,
        ask=ask,
        concepts=kept,
        asked=asked - (concepts - kept),
        cards=tuple(cards),
        named=named,
        played=played,
        pile=pile,
        held=held,
        colours=tuple(colour for _, colour in colours),
        has_colour=has_colour,
        numbers=numbers,
        variant=game_named(words, mentions) or game_implied(words, lexicon.kinds),
        players=players_told(concepts, numbers),
        house=houses_told(words, mentions),
        modal=modal_of(words, mentions, begins),
        negated=claim.denied if claim.read else denies(words, mentions),
        side=side_asked(words, colours, mentions, begins),
        others_win=others_win(words, mentions, begins, joining),
        hand_after=hand_after(words, numbers, begins, concepts),
        handed=handed_to_me(words, numbers, cards, begins),
        named_hand=hand_from_named(words, cards, mentions, begins, text, glossary.language),
        hand=hand,
        revealed=shown or revealed_by(words, cards),
        stacked=with_total(stacked, mentions),
        out=told_out(words, mentions, cards),
        ended_with=ended_with(words, mentions, cards),
        compared=compared,
        keys=tuple(word.key for word in words),
        begins=begins,
        facets=facets_of(words, claim.begins or 0, begins, mentions, cards, glossary)
        | flips_for_another(words, mentions, glossary)
        | pays
        | offered
        | who_is_spared(words, mentions, cards, begins, text, glossary),
        bindings=bindings_of(words, mentions, begins, text, glossary.language),
        claimed=claim.read,
        doubted=claim.doubted,
        unknown=len(strange),
        unread=has_unread_item(words, cards, strange),
        words=len(words),
    )


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


def _inside_a_card(mention: Mention, cards: Sequence[SaidCard]) -> bool:
    """Whether a word of the concept is part of a card's name, and not the other way round."""
    return any(
        card.start <= mention.start < card.end
        and not card.kind.isdecimal()
        # "A draw 2 left in the hand": of two who are left nobody speaks.
        and (mention.end <= card.end or mention.concept == "two-players")
        for card in cards
    )


def _with_tag(
    words: Sequence[Word], mentions: Sequence[Mention], glossary: Glossary
) -> list[Mention]:
    """What one word at the end asks for: "…, fine?" if it may be, "…, total?" how many."""
    last = len(words) - 1
    if last < 1:
        return list(mentions)
    key, apart = words[last].key, words[last].breaks or words[last - 1].breaks
    said = {mention.concept for mention in mentions}
    heads = [at for at in range(last) if _is_head(words, at, glossary)]
    if heads and "how-many" not in said:
        return [*mentions, Mention("how-many", (heads[0],))]
    kept = [m for m in mentions if not (apart and m.start == last)]
    if not said & _ASKED and _only_plays(words, mentions):
        return [*mentions, Mention("may", (last,))]
    # "Caught at once. Two cards?": so many are told.
    counted = words[last - 1].value is not None and not words[last].breaks
    amount = apart and not counted and key in glossary.lists["amounts"]
    if amount and not said & {"how-many", "what", "who"}:
        return [*kept, Mention("how-many", (last,))]
    if apart and key in _OUT:
        return [*mentions, Mention("knock-out", (last,))]
    out = last - len(_OR_NOT)
    if out > 0 and words[out].breaks and words[out].key in _OUT and _ends_in_or_not(words):
        return [*kept, Mention("knock-out", (out,))]
    if key not in glossary.lists["tags"] - _NO_PERMISSION or "really-true" in said:
        return list(mentions)
    return [*kept, Mention("may", (last,))]


def _ends_in_or_not(words: Sequence[Word]) -> bool:
    """ "Out or not?"."""
    return all(word.key in keys for word, keys in zip(words[-2:], _OR_NOT, strict=True))


def _only_plays(words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """ "Blue lies, I have blue. Play it?": the last clause names nothing but that."""
    first = len(words) - 1
    while first > 0 and not words[first].breaks:
        first -= 1
    clause = [mention for mention in mentions if mention.start >= first]
    short = first > 0 and len(words) - first < _NEAR
    return short and bool(clause) and all(mention.concept == "play" for mention in clause)


def _is_head(words: Sequence[Word], at: int, glossary: Glossary) -> bool:
    """ "Number of cards for the bluffer?": a clause that begins with an amount of something."""
    begins = at == 0 or words[at].breaks
    return begins and words[at].key in glossary.lists["amounts"] and words[at + 1].key in _OF
