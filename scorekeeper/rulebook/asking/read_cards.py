"""What a question names: cards and concepts, each word in one of them, chains added up."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scorekeeper.rulebook.asking.cards import said_cards
from scorekeeper.rulebook.asking.chain import ChainTold
from scorekeeper.rulebook.asking.chain_perhaps import leaves_open
from scorekeeper.rulebook.asking.chain_told import chain_read
from scorekeeper.rulebook.asking.chains import with_chain
from scorekeeper.rulebook.asking.company import without_two_cards
from scorekeeper.rulebook.asking.deeds import without_deeds
from scorekeeper.rulebook.asking.explaining import without_request
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.kinds_of_question import is_relative
from scorekeeper.rulebook.asking.knocked_told import without_those_out
from scorekeeper.rulebook.asking.modals import without_cannot
from scorekeeper.rulebook.asking.read_words import Read
from scorekeeper.rulebook.asking.rewording import without_slips_of
from scorekeeper.rulebook.asking.roles import is_named
from scorekeeper.rulebook.asking.roulette_told import turned_up
from scorekeeper.rulebook.asking.same_cards import named_once
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.stacked_told import stacked_draws
from scorekeeper.rulebook.asking.tags import with_tag
from scorekeeper.rulebook.asking.told import compared_with, without_denied
from scorekeeper.rulebook.asking.tongue import Tongue
from scorekeeper.rulebook.asking.unstacked import unstacked
from scorekeeper.rulebook.lexicon import Lexicon

_FLEX_CARD: Final = "flip-wild"
_ROULETTE: Final = "color-roulette"
_OF_FLEX: Final = frozenset({"green-side", "red-side"})
"""What is said of power cards, and elsewhere only of a colour: "green lies"."""


@dataclass(frozen=True, slots=True)
class Named:
    """The cards and concepts of a question.

    `said`: every concept found, `mentions`: those that are left; `cards`: those that the question
    turns on, `spoken`: as they were said; `stacked`: what draw cards come to if they add up;
    `chain`: the same where every part was understood; `half_told`: more may have been laid;
    `shown`: how many cards a roulette is told to turn up; `compared`: the card that the worth of
    another is compared with.
    """

    said: tuple[Mention, ...]
    mentions: tuple[Mention, ...]
    cards: tuple[SaidCard, ...]
    spoken: tuple[SaidCard, ...]
    stacked: int | None
    chain: ChainTold | None
    half_told: bool
    shown: int | None
    compared: SaidCard | None


def read_cards(read: Read, tongue: Tongue, lexicon: Lexicon) -> Named:
    """The cards and concepts named by the words, at a table with these cards."""
    glossary, words, kinds = tongue.glossary, read.claim.words, lexicon.kinds
    said = glossary.mentions(words, () if _FLEX_CARD in kinds else _OF_FLEX)
    mentions = [m for m in said if not is_relative(words, m, glossary)]
    mentions = without_cannot(without_two_cards(mentions, words, glossary))
    cards = without_deeds(words, said_cards(words, mentions, glossary, lexicon), mentions)
    spoken = cards = without_slips_of(words, cards)
    stacked = stacked_draws(words, cards, mentions, tongue.numbers, kinds)
    denied = read.claim.read and read.claim.denied
    chain, unread = chain_read(
        words, cards, tongue.numbers, kinds, glossary.language, read.text, denied=denied
    )
    half_told = leaves_open(unread, stacked or 0)
    is_name = is_named(words, read.text, glossary.language, lexicon)
    kept_back = unstacked(words, cards, kinds, glossary.language, is_name)
    if kept_back is not None:
        stacked = kept_back.draws
        chain = ChainTold(stacked) if kept_back.surely else None
        half_told = False
    if chain is not None and not chain.of_layer:
        stacked = chain.draws
    cards = with_chain(words, cards, mentions, kinds)
    kept = without_denied(words, cards, mentions, glossary)
    gone = [card for card in cards if card not in kept]
    mentions = _outside(mentions, gone)
    # What draw cards without a name may stand for is nothing that came up.
    came_up = [card for card in kept if card in spoken]
    shown = turned_up(words, came_up) if _ROULETTE in kinds else None
    cards = named_once(words, kept, mentions, glossary, kinds)
    mentions = without_those_out(words, _outside(mentions, cards), cards)
    compared = compared_with(words, cards, mentions)
    if compared is not None:
        cards = [card for card in cards if card is not compared]
        mentions = [mention for mention in mentions if mention.concept not in {"tie", "grow"}]
        # "So viel wert wie …": nothing is asked by the word that likens.
        between = range(cards[-1].end, compared.start)
        mentions = [m for m in mentions if m.concept != "what" or m.start not in between]
        mentions.append(Mention("points", (compared.start,)))
    mentions = with_tag(words, mentions, glossary)
    if read.explains:
        mentions = without_request(mentions, len(words) - 1)
    return Named(
        tuple(said), tuple(mentions), tuple(cards), tuple(spoken), stacked, chain, half_told,
        shown, compared,
    )  # fmt: skip


def _outside(mentions: Sequence[Mention], cards: Sequence[SaidCard]) -> list[Mention]:
    return [mention for mention in mentions if not _inside_a_card(mention, cards)]


def _inside_a_card(mention: Mention, cards: Sequence[SaidCard]) -> bool:
    """Whether a word of the concept is part of a card's name, and not the other way round."""
    return any(
        card.start <= mention.start < card.end
        and not card.kind.isdecimal()
        # "A draw 2 left in the hand": of two who are left nobody speaks.
        and (mention.end <= card.end or mention.concept == "two-players")
        for card in cards
    )
