"""What a question says, as far as it was understood: the situation at the table."""

from dataclasses import dataclass, field
from typing import Literal

from scorekeeper.rulebook.asking.chain import ChainTold
from scorekeeper.rulebook.asking.exchange import Exchange
from scorekeeper.rulebook.asking.goes_on import GoesOn
from scorekeeper.rulebook.asking.hit import Behind, Doubt, Hit, OfAnother, Seats
from scorekeeper.rulebook.asking.mercy import MercyAsked

Side = Literal["left", "right", ""]
LaidWith = Literal["colour", "none", "open", "unclear", ""]
"""Whether the colour that lies is held; "open" where none is told, "unclear" where the hand is
not told in full."""
Ask = Literal["yes-no", "number", "open", "any"]
"""Whether somebody asks for yes or no, for a number, for something else, or leaves it open."""


@dataclass(frozen=True, slots=True)
class SaidCard:
    """A card somebody speaks of: its kind, its place, how many, its colour, and if it is here."""

    kind: str
    start: int
    end: int
    count: int = 1
    colour: str | None = None
    here: bool = True


@dataclass(frozen=True, slots=True)
class SaidNumber:
    """A number that is no card, with the concept it counts ("card", "points" …), if any.

    `asked`: whether it is in the question itself, not in the story told before; `of_partner`:
    whether it is what the own partner or side holds, and not the opponents; `of_players`: whether
    it counts the opponents themselves; `of_out`: whether it is what somebody was knocked out with;
    `claimed`: whether something is said to be so much;
    `limit`: whether something goes on up to it.
    """

    value: int
    unit: str
    at: int
    asked: bool = True
    of_partner: bool | None = None
    of_players: bool = False
    of_out: bool = False
    claimed: bool = False
    limit: bool = False


@dataclass(frozen=True, slots=True)
class HandTold:
    """How many cards somebody is told to hold, and at which place.

    `laid`: whether the card that was played is gone from them already, None where it is not said.
    """

    value: int
    at: int
    whose: Literal["me", "other", ""] = ""
    laid: bool | None = None
    side: Side = ""


@dataclass(frozen=True, slots=True)
class HandAsked:
    """A question how many cards somebody holds after what was told.

    `backwards`: what was held before is asked for; `told`: what they and others held before;
    `claimed`: a number of which it is asked if it is so;
    `plays`: who lays the card that is spoken of, at the place `card_at`; `on_me`: whether it hits
    whoever asks; `doubts`: who challenges it; `again`: how often more the same card is said to
    follow; `drawn`: how many cards are told to be drawn, `laid`: to be laid; `alike`: how many
    are told to have one colour; `without`: cards that somebody says not to have.
    """

    whose: Literal["me", "other", ""]
    told: tuple[HandTold, ...] = ()
    claimed: int | None = None
    plays: Literal["me", "other", ""] = ""
    card_at: int = 0
    doubts: Literal["me", "other", ""] = ""
    on_me: bool = False
    again: int = 0
    drawn: int | None = None
    laid: int | None = None
    alike: int | None = None
    without: tuple[SaidCard, ...] = ()
    against_the_clock: bool = False
    backwards: bool = False


@dataclass(frozen=True, slots=True)
class Heard:
    """A word as it was heard, and the concepts it is part of, in the order of their names.

    `value` is that of a number, "+4" among them (`plus`); `breaks`: a comma or full stop is before
    it; `is_name`: it is somebody's name, as far as that can be known.
    """

    key: str
    stem: str
    value: int | None = None
    plus: bool = False
    breaks: bool = False
    concepts: tuple[str, ...] = ()
    is_name: bool = False


@dataclass(frozen=True, slots=True)
class Situation:
    """A question, understood. Cards are in the order said; `played`, `pile` and `held` among them.
    `named` are those too that the question does not turn on, which patterns leave aside.

    `has_colour`: whether the player holds the colour asked for, None where nothing is said of it;
    `laid_with`: the same of a Wild Draw Four where every colour told is understood;
    `asked` are the concepts of the question itself, without the story told before it;
    `negated`: whether it is asked if it is true that something is not so; `side`: which colour of a
    Flex card is asked for; `others_win`: whether the story has somebody else win;
    `hand_after`: how many cards the player holds after a swap; `handed`: how many were handed over;
    `named_hand`: how many come to somebody where hands are told with the names of their holders;
    `exchanged`: what whoever is asked of holds after two have swapped their hands;
    `hand`: that it is asked how many somebody holds in the end; `hit`: what is asked of whom after
    one card was laid, `doubt`: after it was challenged, `another`: what is not of whom it is
    asked; `mercy`: what is asked of whom beside hands told; `goes_on`: which card is to go on
    which; `seats`: whose turn it is in an order that is told; `behind`: the same where who sits
    behind whom is told one by one;
    `revealed`: how many cards came up until the colour wanted did;
    `stacked`: what the draw cards told come to if they add up; `chain`: the same where every part
    of what is told was understood, `half_told`: somebody may have laid one more;
    `out`: how many players are said to be knocked out;
    `ended_with`: the card somebody went out with; `compared`: the one whose worth it is compared
    with; `heard`: the words in order, the question's own from `begins` on, `keys` their keys alone;
    `facets` are what is said beside the concepts, `bindings` what belongs to what; `claimed`:
    whether it is asked if something told is so, `doubted`: if it is wrong; `unknown` counts
    words that mean nothing here, `unread`: whether one of them stands in a list of cards; `text`:
    what was written, with blanks for what is said before it and behind it.
    """

    language: str
    ask: Ask = "open"
    concepts: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()
    cards: tuple[SaidCard, ...] = ()
    named: tuple[SaidCard, ...] = ()
    played: SaidCard | None = None
    pile: SaidCard | None = None
    held: tuple[SaidCard, ...] = ()
    colours: tuple[str, ...] = ()
    has_colour: bool | None = None
    laid_with: LaidWith = ""
    numbers: tuple[SaidNumber, ...] = ()
    variant: str | None = None
    players: int | None = None
    house: frozenset[str] = field(default=frozenset())
    modal: Literal["may", "must", ""] = ""
    negated: bool = False
    side: Literal["main", "flex", ""] = ""
    others_win: bool = False
    hand_after: int | None = None
    handed: int | None = None
    named_hand: int | None = None
    exchanged: Exchange | None = None
    hand: HandAsked | None = None
    hit: Hit | None = None
    doubt: Doubt | None = None
    another: OfAnother | None = None
    seats: Seats | None = None
    behind: Behind | None = None
    mercy: MercyAsked | None = None
    goes_on: GoesOn | None = None
    revealed: int | None = None
    stacked: int | None = None
    chain: ChainTold | None = None
    half_told: bool = False
    out: int | None = None
    ended_with: SaidCard | None = None
    compared: SaidCard | None = None
    keys: tuple[str, ...] = ()
    heard: tuple[Heard, ...] = ()
    begins: int = 0
    facets: frozenset[str] = frozenset()
    bindings: frozenset[str] = frozenset()
    claimed: bool = False
    doubted: bool = False
    unknown: int = 0
    unread: bool = False
    words: int = 0
    text: str = ""

    @property
    def subject(self) -> SaidCard | None:
        """The card that is asked about."""
        return self.played or next(
            (card for card in self.cards if card is not self.pile and card not in self.held),
            self.pile or (self.cards[0] if self.cards else None),
        )
