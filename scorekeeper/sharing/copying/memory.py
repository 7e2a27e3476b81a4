"""What has been on the tape so far: people, phones, games and rounds, to be referred to shortly.

Both sides remember the same after every event, so a player is a place in a list instead of an id,
and a round mostly "the one before".
"""

from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence
from typing import Final

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.payloads import (
    GameStarted,
    HandReported,
    PlayerLeft,
    PlayerRenamed,
    PlayerSeated,
    Retracted,
    RoundEntry,
    RoundRevised,
    RoundScored,
    RulesAgreed,
    SeatingChanged,
)
from scorekeeper.domain.refusals import CopyRefused
from scorekeeper.sharing.copying.holdings import Deck
from scorekeeper.sharing.copying.tape import Tape

_HEX: Final = frozenset("0123456789abcdef")
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_TABLE_LENGTH: Final = 10
_TABLE_BITS: Final = (len(_LETTERS) ** _TABLE_LENGTH - 1).bit_length()
TABLES: Final = 3
"""A round stands at table 1 or 2, or at 0 where there is only one."""


def _form(written: str) -> int:
    if len(written) in (8, 16) and _HEX.issuperset(written):
        return 0 if len(written) == 8 else 1
    return 2 if len(written) == _TABLE_LENGTH and set(written) <= set(_LETTERS) else 3


def code_id(tape: Tape, key: Hashable, value: str | None) -> str:
    """An id that has not been seen before: digits as digits, anything else as text."""
    form = tape.choice((key, "form"), None if value is None else _form(value), 4)
    if form < 2:
        digits = (8, 16)[form]
        return f"{tape.raw(int(value, 16) if value else None, 4 * digits):0{digits}x}"
    if form == 3:
        return tape.text(value)
    number = 0
    for letter in value or "":
        number = number * len(_LETTERS) + _LETTERS.index(letter)
    number = tape.raw(number, _TABLE_BITS)
    letters = []
    for _ in range(_TABLE_LENGTH):
        number, place = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[place])
    return "".join(reversed(letters))


class Memory:
    """Everything that later events may refer to."""

    def __init__(self, decks: int) -> None:
        self.deck = Deck(decks)
        self.events: list[str] = []
        self.players: dict[str, int] = {}
        self.names: dict[str, str] = {}
        self.present: list[str] = []
        self.games: list[str] = []
        self.playing: dict[str, list[str]] = {}
        self.rules: AgreedRules | None = None
        self.entries: dict[str, RoundEntry] = {}
        self.tips: dict[tuple[str, int], str] = {}
        self.reports: dict[str, dict[str, HandTally]] = defaultdict(dict)
        self.used: dict[str, Counter[str]] = defaultdict(Counter)
        self.holding: dict[str, bool] = {}
        self.habits: dict[Hashable, int] = {}
        self._places: dict[str, int] = {}
        self._before: dict[str, tuple[tuple[str, int], str]] = {}

    def player(
        self, tape: Tape, key: Hashable, player: str | None, likely: Sequence[str] = ()
    ) -> str:
        """Somebody: mostly one of the `likely`, or anyone seen so far."""
        if likely and tape.flag((key, "likely", len(likely) == 1), player in likely, 0.95):
            place = likely.index(player) if player is not None else None
            return likely[tape.choice((key, "one-of", len(likely)), place, len(likely), 12)]
        known = tape.listed((key, "player"), player, self.players)
        if known is not None:
            return known
        stranger = code_id(tape, "player", player)
        self._meet(stranger)
        return stranger

    def event(self, tape: Tape, key: Hashable, event: str | None) -> str:
        """An event, as the number of events since; one that is not here, by its id."""
        back = len(self.events) - self._places[event] if event in self._places else 0
        back = tape.number((key, "back"), back)
        if back > len(self.events):
            raise CopyRefused("copy-damaged")
        return self.events[-back] if back else code_id(tape, "event", event)

    def game(self, tape: Tape, key: Hashable, game: str | None) -> str:
        """A game, mostly the last one."""
        last = self.games[-1] if self.games else ""
        if last and tape.flag((key, "last-game"), game == last, 0.97):
            return last
        return self.event(tape, (key, "game"), game)

    def after(self, tape: Tape, key: Hashable, game: str, table: int, after: str | None) -> str:
        """What a round of that table comes after, mostly the last round there."""
        tip = self.tip(game, table)
        if tape.flag((key, "tip"), after == tip, 0.97):
            return tip
        return self.event(tape, (key, "after"), after)

    def not_reported(self, game: str, after: str) -> list[str]:
        """Who has not reported a hand of that round."""
        reports = self.reports.get(after, {})
        return [player for player in self.playing.get(game, ()) if player not in reports]

    def waiting(self) -> int:
        """How many hands of the round to come have not been reported; 2 stands for more."""
        game = self.games[-1] if self.games else ""
        return min(len(self.not_reported(game, self.tip(game, 0))), 2)

    def tip(self, game: str, table: int) -> str:
        """The last round of a table, or the game itself."""
        return self.tips.get((game, table), game)

    def note(self, event: Event) -> None:
        """Remembers an event that has been coded whole."""
        self._places[event.id] = len(self.events)
        self.events.append(event.id)
        payload = event.payload
        match payload:
            case PlayerSeated():
                self._seat(payload)
            case PlayerRenamed():
                self.names[payload.player] = payload.name
            case PlayerLeft():
                self._leave(payload.player)
            case SeatingChanged():
                self.present = list(payload.order)
            case RulesAgreed():
                self.rules = payload.rules
                self.deck.add(list(payload.rules.card_points))
            case GameStarted():
                self.games.append(event.id)
                self.playing[event.id] = list(payload.players)
            case HandReported():
                self.reports[payload.after][payload.player] = payload.hand
            case RoundScored():
                self._score(event.id, payload)
            case RoundRevised() if payload.entry is not None:
                self.entries[payload.round] = payload.entry
            case Retracted() if payload.event in self._before:
                place, before = self._before[payload.event]
                if self.tips.get(place) == payload.event:
                    self.tips[place] = before
            case _:
                pass

    def _meet(self, player: str) -> None:
        self.players.setdefault(player, len(self.players))

    def _seat(self, payload: PlayerSeated) -> None:
        self._meet(payload.player)
        self.names[payload.player] = payload.name
        if payload.player not in self.present:
            self.present.append(payload.player)
        playing = self.playing.get(payload.game or "")
        if playing is not None and payload.player not in playing:
            playing.append(payload.player)

    def _leave(self, player: str) -> None:
        for seats in (self.present, *(self.playing[game] for game in self.games[-1:])):
            if player in seats:
                seats.remove(player)

    def _score(self, round_id: str, payload: RoundScored) -> None:
        place = (payload.game, payload.entry.table)
        self._before[round_id] = (place, payload.after)
        self.tips[place] = round_id
        self.entries[round_id] = payload.entry
