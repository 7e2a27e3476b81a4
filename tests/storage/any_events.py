"""Strategies for events of every kind with whatever people, phones and newer versions put in."""

from datetime import UTC, datetime
from typing import Any, Final

from hypothesis import strategies as st

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.payloads import (
    GameStarted,
    HandReported,
    KnockOutReported,
    Payload,
    PlayerLeft,
    PlayerRenamed,
    PlayerSeated,
    Retracted,
    RoundEntry,
    RoundRevised,
    RoundScored,
    RoundVoided,
    RulesAgreed,
    RulingAgreed,
    SeatingChanged,
    TableClosed,
    TableOpened,
    Unknown,
)

IDS: Final = st.text("abc019-", min_size=4, max_size=12)
KINDS_OF_CARDS: Final = st.text("abz09", min_size=1, max_size=8)
NAMES: Final = st.text(min_size=1, max_size=60)
POINTS: Final = st.integers(0, 10_000)
HANDS: Final = st.builds(
    HandTally,
    cards=st.dictionaries(KINDS_OF_CARDS, st.integers(1, 200), max_size=5),
    amounts=st.lists(POINTS, max_size=5).map(tuple),
)
ENTRIES: Final = st.builds(RoundEntry, out=IDS, hands=st.dictionaries(IDS, HANDS, max_size=5))
RULES: Final = st.builds(
    AgreedRules,
    variant=KINDS_OF_CARDS,
    deck=KINDS_OF_CARDS,
    card_points=st.dictionaries(KINDS_OF_CARDS, POINTS, max_size=5),
    target=st.integers(1, 1_000_000),
)
ORDERS: Final = st.lists(IDS, min_size=2, max_size=10).map(tuple)

JSON: Final[st.SearchStrategy[Any]] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)
FROM_NEWER_VERSIONS: Final = st.builds(
    lambda kind, data: Unknown.model_validate({**data, "kind": kind}),
    st.sampled_from(["round-annulled", "weather-noted", "unreadable"]),
    st.dictionaries(st.text("abcdefgh", min_size=3, max_size=8), JSON, max_size=4),
)
PAYLOADS: Final[st.SearchStrategy[Payload]] = st.one_of(
    st.builds(TableOpened, name=NAMES),
    st.builds(RulesAgreed, rules=RULES, game=st.none() | IDS),
    st.builds(
        PlayerSeated,
        player=IDS,
        name=NAMES,
        colour=st.integers(0, 9),
        game=st.none() | IDS,
        points=POINTS,
    ),
    st.builds(PlayerRenamed, player=IDS, name=NAMES),
    st.builds(PlayerLeft, player=IDS),
    st.builds(SeatingChanged, order=ORDERS),
    st.builds(GameStarted, players=ORDERS, dealer=IDS),
    st.builds(HandReported, game=IDS, after=IDS, player=IDS, hand=HANDS),
    st.builds(KnockOutReported, game=IDS, after=IDS, player=IDS, hand=HANDS),
    st.builds(RoundScored, game=IDS, after=IDS, entry=ENTRIES),
    st.builds(RoundRevised, round=IDS, entry=st.none() | ENTRIES, after=st.none() | IDS),
    st.builds(RoundVoided, round=IDS),
    st.builds(
        RulingAgreed,
        matter=st.text("abc?:+-", min_size=1, max_size=12).map(lambda text: f"a{text}"),
        question=NAMES,
        verdict=st.sampled_from(["yes", "no", "value", "depends", "explain"]),
        answer=NAMES,
        value=st.none() | POINTS,
    ),
    st.builds(Retracted, event=IDS),
    st.builds(TableClosed),
    FROM_NEWER_VERSIONS,
)
MOMENTS: Final = st.datetimes(
    min_value=datetime(1990, 1, 2), max_value=datetime(2190, 1, 1), timezones=st.just(UTC)
).map(lambda moment: moment.replace(microsecond=0))


def events(table: str) -> st.SearchStrategy[Event]:
    """One event of the table."""
    return st.builds(
        Event,
        id=IDS,
        table=st.just(table),
        device=IDS,
        lamport=st.integers(0, 2**53),
        at=MOMENTS,
        by=st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=60),
        payload=PAYLOADS,
    )


def logs(table: str) -> st.SearchStrategy[list[Event]]:
    """Events of one table, no two with the same id."""
    return st.lists(events(table), min_size=1, max_size=6, unique_by=lambda event: event.id)
