"""Drafts as text and back. What a newer version or a damaged disk has written is ignored."""

import json
import logging
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from scorekeeper.domain.hands import NO_CARDS, HandTally
from scorekeeper.domain.payloads import MAX_SEATS
from scorekeeper.tables.round_drafts import HandDraft, Part, RoundDraft

logger = logging.getLogger(__name__)

MAX_CONTENT: Final = 50_000
"""Characters of one draft; ten full hands take about five thousand."""

_Word = Annotated[str, Field(max_length=80)]


class _Hand(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    tally: HandTally = NO_CARDS
    text: str = ""
    entered: bool = False


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    hand: HandTally | None = None
    knocked_out: bool = False
    cause: _Word | None = None


class _Content(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    v: Literal[1] = 1
    after: _Word
    out: _Word | None = None
    hands: dict[_Word, _Hand] = Field(default_factory=dict, max_length=MAX_SEATS)
    knocked_out: dict[_Word, _Word | None] = Field(default_factory=dict, max_length=MAX_SEATS)
    table: Annotated[int, Field(ge=0, le=2)] = 0
    was: dict[_Word, _Part] = Field(default_factory=dict, max_length=MAX_SEATS)


def write_content(draft: RoundDraft) -> str | None:
    """The draft as JSON; None for one that is too long to be kept or makes no sense."""
    try:
        content = _Content(
            after=draft.after,
            out=draft.out,
            hands={
                player: _Hand(tally=hand.tally, text=hand.text, entered=hand.entered)
                for player, hand in draft.hands.items()
            },
            knocked_out=draft.knocked_out,
            table=draft.table,
            was={
                player: _Part(hand=part.hand, knocked_out=part.knocked_out, cause=part.cause)
                for player, part in draft.was.items()
            },
        )
    except ValidationError:
        logger.warning("a draft is not kept: it could not be read again")
        return None
    data = {"v": content.v, **content.model_dump(exclude_defaults=True)}
    # Escaped to ASCII: not every character that people type is one that databases take.
    text = json.dumps(data, separators=(",", ":"))
    return text if len(text) <= MAX_CONTENT else None


def read_content(text: str) -> RoundDraft | None:
    """The draft that `write_content` wrote; None where that is not to be seen."""
    if len(text) > MAX_CONTENT:
        return None
    try:
        content = _Content.model_validate_json(text)
    except ValidationError:
        logger.warning("a draft cannot be read and is ignored")
        return None
    hands = {
        player: HandDraft(tally=hand.tally, text=hand.text, entered=hand.entered)
        for player, hand in content.hands.items()
    }
    was = {
        player: Part(part.hand, part.knocked_out, part.cause)
        for player, part in content.was.items()
    }
    return RoundDraft(content.after, content.out, hands, content.knocked_out, content.table, was)
