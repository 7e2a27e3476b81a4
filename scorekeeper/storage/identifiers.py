"""The ids that this installation hands out. Ids of events are computed in `domain/events.py`."""

import secrets


def new_id() -> str:
    """Eight hexadecimal digits: 32 random bits, for players and devices."""
    return secrets.token_hex(4)
