"""What the events of a table's log say: one class for each kind, with the version of its layout.

An unknown kind is kept as it came. What makes an event of a payload is `events.py`.
"""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass as pydantic_dataclass

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.hands import NO_CARDS, Amount, HandTally

Id = Annotated[str, Field(min_length=4, max_length=40, pattern=r"^[a-z0-9-]+$")]
Name = Annotated[str, Field(min_length=1, max_length=60)]
MAX_SEATS: Final = 10
MAX_MATTER: Final = 120
MAX_RULING_TEXT: Final = 300
"""Characters of a question, or of the answer that a table agrees on."""

MATTER_PATTERN: Final = r"^[a-z0-9?][a-z0-9?:+_.-]*$"
RulingVerdict = Literal["yes", "no", "value", "depends", "explain"]


class _Payload(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    v: Literal[1] = 1


class TableOpened(_Payload):
    kind: Literal["table-opened"] = "table-opened"
    name: Name


class RulesAgreed(_Payload):
    """Rules for the games to come, or, with `game`, for all of a game already begun."""

    kind: Literal["rules-agreed"] = "rules-agreed"
    rules: AgreedRules
    game: Id | None = None


class PlayerSeated(_Payload):
    """Somebody sits down; with `game` they join that game late, starting at `points`.

    `colour` is the seat's colour and shape, 0 to 9.
    """

    kind: Literal["player-seated"] = "player-seated"
    player: Id
    name: Name
    colour: Annotated[int, Field(ge=0, lt=MAX_SEATS)]
    game: Id | None = None
    points: Amount = 0


class PlayerRenamed(_Payload):
    kind: Literal["player-renamed"] = "player-renamed"
    player: Id
    name: Name


class PlayerLeft(_Payload):
    kind: Literal["player-left"] = "player-left"
    player: Id


class SeatingChanged(_Payload):
    """The seats in playing order, clockwise."""

    kind: Literal["seating-changed"] = "seating-changed"
    order: tuple[Id, ...] = Field(min_length=1, max_length=MAX_SEATS)


class GameStarted(_Payload):
    kind: Literal["game-started"] = "game-started"
    players: tuple[Id, ...] = Field(min_length=2, max_length=MAX_SEATS)
    dealer: Id


@pydantic_dataclass(frozen=True, slots=True, config=ConfigDict(extra="forbid"))
class RoundEntry:
    """One round as somebody entered it: who went out and what everyone else held.

    `knocked_out` says who caused it, None where that is not known; `last_standing`: `out` won
    because everyone else was knocked out. `table` and `pairs` say where it was played and who
    played with whom, where there are two tables or partners change.
    """

    out: Id
    hands: dict[Id, HandTally] = Field(max_length=MAX_SEATS)
    knocked_out: dict[Id, Id | None] = Field(default_factory=dict, max_length=MAX_SEATS)
    last_standing: bool = False
    table: Annotated[int, Field(ge=0, le=2)] = 0
    pairs: tuple[tuple[Id, Id], tuple[Id, Id]] | None = None


class DecidingRoundAgreed(_Payload):
    """A game that ended with several winners at round `after` goes on among them."""

    kind: Literal["deciding-round-agreed"] = "deciding-round-agreed"
    game: Id
    after: Id


class HandReported(_Payload):
    """A player's own hand for the round that comes after `after`."""

    kind: Literal["hand-reported"] = "hand-reported"
    game: Id
    after: Id
    player: Id
    hand: HandTally


class KnockOutReported(_Payload):
    """A player says to have been knocked out of the round that comes after `after`.

    `hand` are the cards they held, where those count.
    """

    kind: Literal["knock-out-reported"] = "knock-out-reported"
    game: Id
    after: Id
    player: Id
    hand: HandTally = NO_CARDS


class RoundScored(_Payload):
    """`after` is the round before this one, or the game for its first round."""

    kind: Literal["round-scored"] = "round-scored"
    game: Id
    after: Id
    entry: RoundEntry


class RoundRevised(_Payload):
    """A new entry for a round, a new place for it, or both."""

    kind: Literal["round-revised"] = "round-revised"
    round: Id
    entry: RoundEntry | None = None
    after: Id | None = None


class RoundVoided(_Payload):
    kind: Literal["round-voided"] = "round-voided"
    round: Id


class RulingAgreed(_Payload):
    """How this table settles a matter from now on, whatever the leaflets say or do not say.

    `matter` is what the rules engine calls it, `question` what somebody asked.
    """

    kind: Literal["ruling-agreed"] = "ruling-agreed"
    matter: Annotated[str, Field(min_length=1, max_length=MAX_MATTER, pattern=MATTER_PATTERN)]
    question: Annotated[str, Field(min_length=1, max_length=MAX_RULING_TEXT)]
    verdict: RulingVerdict
    answer: Annotated[str, Field(max_length=MAX_RULING_TEXT)] = ""
    value: Amount | None = None


class Retracted(_Payload):
    """Takes one event out; retracting the retraction puts it back."""

    kind: Literal["retracted"] = "retracted"
    event: Id


class TableClosed(_Payload):
    kind: Literal["table-closed"] = "table-closed"


class Unknown(BaseModel):
    """An event of a kind or layout from a newer version: kept, skipped, passed on unchanged."""

    model_config = ConfigDict(frozen=True, extra="allow")

    kind: Annotated[str, Field(min_length=1, max_length=40)]


KnownPayload = Annotated[
    TableOpened
    | RulesAgreed
    | PlayerSeated
    | PlayerRenamed
    | PlayerLeft
    | SeatingChanged
    | GameStarted
    | DecidingRoundAgreed
    | HandReported
    | KnockOutReported
    | RoundScored
    | RoundRevised
    | RoundVoided
    | RulingAgreed
    | Retracted
    | TableClosed,
    Field(discriminator="kind"),
]
Payload = KnownPayload | Unknown
_KNOWN: Final[TypeAdapter[KnownPayload]] = TypeAdapter(KnownPayload)
_KINDS: Final = frozenset(
    member.model_fields["kind"].default for member in _Payload.__subclasses__()
)


def read_payload(data: dict[str, Any]) -> Payload:
    """The payload that `data` describes.

    Raises pydantic's ValidationError where a kind and layout we know is filled in wrongly; a
    newer kind or layout becomes Unknown.
    """
    try:
        return _KNOWN.validate_python(data)
    except ValidationError:
        kind = data.get("kind")
        if not isinstance(kind, str) or (kind in _KINDS and data.get("v", 1) == 1):
            raise
        return Unknown.model_validate(data)


def payload_data(payload: Payload) -> dict[str, Any]:
    """The payload as plain data; fields at their default are left out, `kind` and `v` stay."""
    if isinstance(payload, Unknown):
        return {"kind": payload.kind, **(payload.model_extra or {})}
    data = payload.model_dump(mode="json", exclude_defaults=True)
    return {"kind": payload.kind, "v": payload.v, **data}
