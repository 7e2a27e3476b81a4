"""Moments as text, so that every database keeps them alike and sorts them in time."""

from datetime import UTC, datetime


def to_text(moment: datetime) -> str:
    """The moment in UTC; all texts have the same length.

    >>> to_text(datetime(2024, 3, 1, 19, 30, tzinfo=UTC))
    '2024-03-01T19:30:00.000000Z'
    """
    return moment.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"


def from_text(text: str) -> datetime:
    """The moment that `to_text` wrote. Raises ValueError where that is not to be seen."""
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError(text)
    return moment


def now() -> datetime:
    """The time of day, UTC."""
    return datetime.now(UTC)
